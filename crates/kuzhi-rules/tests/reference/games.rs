//! The six games under their default settings.

use super::settings::*;
use super::state::{Hole, Player, State};

/// Section 2.1 with the defaults of section 1.
pub fn pallankuzhi(seeds: u32) -> Settings {
    Settings {
        holes_per_row: 7,
        seeds,
        relay: Relay::NextHole,
        fours: Some(Fours {
            counts: vec![4],
            taken_by: TakenBy::Sower,
            last_seed: LastSeed::Included,
        }),
        sweep: Some(Sweep {
            chain: SweepChain::Single,
            reach: Reach::Adjacent,
            then: AfterSweep::TurnOver,
            opposite: Opposite::Left,
        }),
        empty_row: Some(EmptyRow {
            whose: Whose::Mover,
            rest: EmptyRowRest::Opponent,
        }),
        rounds: Some(Rounds {
            refill: seeds,
            fill_from: FillFrom::OwnLeft,
        }),
        ..bare()
    }
}

/// Section 3.1: Pallankuzhi's mechanisms, clockwise, fours to the row, another end.
pub fn pasu_pondi(seeds: u32) -> Settings {
    Settings {
        direction: Direction::Clockwise,
        fours: Some(Fours {
            counts: vec![4],
            taken_by: TakenBy::HoleOwner,
            last_seed: LastSeed::Included,
        }),
        empty_row: Some(EmptyRow {
            whose: Whose::Either,
            rest: EmptyRowRest::RowOwner,
        }),
        ..pallankuzhi(seeds)
    }
}

/// Section 4.1.
pub fn al_manqala() -> Settings {
    Settings {
        holes_per_row: 7,
        seeds: 7,
        stuck: Stuck::Passes,
        feeding: Feeding::AfterCapture,
        eat: Some(Eat {
            counts: vec![2, 4],
            rows: Rows::Both,
            chain: EatChain::Backwards,
            opposite: Opposite::Left,
            chain_taken: ChainTaken::Together,
            grand_slam: GrandSlam::Stands,
        }),
        starved: StarvedRest::Starved,
        majority: Some(50),
        ..bare()
    }
}

/// Section 5.1, with E3 and E8.
pub fn mangala_iv() -> Settings {
    Settings {
        holes_per_row: 7,
        seeds: 7,
        from: Liftable::Leftmost,
        stuck: Stuck::Passes,
        relay: Relay::LastHole,
        eat: Some(Eat {
            counts: vec![2, 4],
            rows: Rows::Both,
            chain: EatChain::Backwards,
            opposite: Opposite::Taken,
            chain_taken: ChainTaken::Together,
            grand_slam: GrandSlam::Stands,
        }),
        few_seeds: Some(FewSeeds {
            at_most: 1,
            rest: Rest::Nobody,
        }),
        repetition: Repetition {
            count: 2,
            rest: Rest::Nobody,
        },
        ..bare()
    }
}

/// Section 7a, any number of holes and seeds.
pub fn kalah(holes_per_row: usize, seeds: u32) -> Settings {
    Settings {
        holes_per_row,
        seeds,
        stores: Stores::SownByOwner,
        again: Again::LastSeedInOwnStore,
        lone_seed: Some(LoneSeed {
            needs: LoneSeedNeeds::OppositeOccupied,
        }),
        empty_row: Some(EmptyRow {
            whose: Whose::Either,
            rest: EmptyRowRest::RowOwner,
        }),
        ..bare()
    }
}

/// Section 7b.
pub fn oware() -> Settings {
    Settings {
        holes_per_row: 6,
        seeds: 4,
        feeding: Feeding::AfterCapture,
        origin: Origin::Skipped,
        eat: Some(Eat {
            counts: vec![2, 3],
            rows: Rows::Opponent,
            chain: EatChain::Backwards,
            opposite: Opposite::Left,
            chain_taken: ChainTaken::Together,
            grand_slam: GrandSlam::CapturesNothing,
        }),
        empty_row: Some(EmptyRow {
            whose: Whose::Mover,
            rest: EmptyRowRest::RowOwner,
        }),
        starved: StarvedRest::RowOwner,
        majority: Some(25),
        ..bare()
    }
}

/// The opening: the same number of seeds in every hole, South to move (E6).
pub fn opening(settings: &Settings) -> State {
    State {
        holes: vec![Hole::Open(settings.seeds); 2 * settings.holes_per_row],
        stores: [0, 0],
        mover: Player::South,
    }
}

/// Sowing and nothing else; every game above says what it adds.
fn bare() -> Settings {
    Settings {
        holes_per_row: 7,
        seeds: 0,
        stores: Stores::CapturesOnly,
        direction: Direction::CounterClockwise,
        from: Liftable::Any,
        stuck: Stuck::None,
        feeding: Feeding::NoDuty,
        origin: Origin::Sown,
        relay: Relay::None,
        closed_holes: ClosedHoles::Skipped,
        endless: Endless::Stop,
        again: Again::Never,
        fours: None,
        sweep: None,
        eat: None,
        lone_seed: None,
        empty_row: None,
        few_seeds: None,
        starved: StarvedRest::Starved,
        majority: None,
        repetition: Repetition {
            count: 3,
            rest: Rest::Shared,
        },
        rounds: None,
    }
}
