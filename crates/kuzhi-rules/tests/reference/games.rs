//! The six games under their default settings.

use super::settings::*;
use super::state::{Hole, Player, State};

/// Section 2.1 with the defaults of section 1.
pub fn pallankuzhi(seeds: u32) -> Settings {
    Settings {
        seeds: vec![seeds; 7],
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
            most: None,
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
        seeds: vec![7; 7],
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
        majority: Majority::Decides,
        ..bare()
    }
}

/// Section 5.1, with E3 and E8.
pub fn mangala_iv() -> Settings {
    Settings {
        seeds: vec![7; 7],
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
        seeds: vec![seeds; holes_per_row],
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
        seeds: vec![4; 6],
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
        majority: Majority::Decides,
        ..bare()
    }
}

/// The opening: both rows alike, South to move (E6).
pub fn opening(settings: &Settings) -> State {
    State {
        holes: settings
            .seeds
            .repeat(2)
            .into_iter()
            .map(Hole::Open)
            .collect(),
        stores: [0, 0],
        mover: Player::South,
    }
}

/// Sowing and nothing else; every game above says what it adds.
fn bare() -> Settings {
    Settings {
        holes_per_row: 7,
        seeds: vec![0; 7],
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
        majority: Majority::PlaysOn,
        repetition: Repetition {
            count: 3,
            rest: Rest::Shared,
        },
        rounds: None,
    }
}
