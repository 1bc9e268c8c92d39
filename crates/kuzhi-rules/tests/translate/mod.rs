//! The kernel's rules, positions and moves in the words of the naive account.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file that borrows this module uses a different part of it"
)]

#[path = "../reference/mod.rs"]
pub mod naive;

use kuzhi_core::{Choices, Game, Hole, HoleSet, Move, Position, Seat, rule_set as rules};

pub fn choices(choices: Choices) -> Vec<naive::Choice> {
    match choices {
        Choices::Holes(holes) => holes
            .into_iter()
            .map(|hole| naive::Choice::Hole(hole.index()))
            .collect(),
        Choices::Pass => vec![naive::Choice::Pass],
        Choices::Over(_) => Vec::new(),
    }
}

pub fn to_move(choice: naive::Choice) -> Move {
    match choice {
        naive::Choice::Hole(hole) => Move::Sow(Hole::new(hole).expect("a hole of the board")),
        naive::Choice::Pass => Move::Pass,
    }
}

pub const fn player(seat: Seat) -> naive::Player {
    match seat {
        Seat::South => naive::Player::South,
        Seat::North => naive::Player::North,
    }
}

pub fn state(game: &Game, position: &Position) -> naive::State {
    let closed: HoleSet = position.closed();
    let hole = |index| {
        let hole = Hole::new(index).expect("a hole of the board");
        if closed.contains(hole) {
            naive::Hole::Closed
        } else {
            naive::Hole::Open(position.seeds(hole).into())
        }
    };
    naive::State {
        holes: (0..2 * game.holes()).map(hole).collect(),
        stores: position.stores().map(u32::from),
        mover: player(position.mover()),
    }
}

/// The rules in the naive account's words.
pub fn settings(rules: &rules::RuleSet) -> naive::Settings {
    let set = &rules.sowing;
    naive::Settings {
        holes_per_row: rules.board.holes.get().into(),
        seeds: rules.setup.seeds.at(0).into(),
        stores: match rules.board.stores {
            rules::Stores::CapturesOnly => naive::Stores::CapturesOnly,
            rules::Stores::SownByOwner => naive::Stores::SownByOwner,
        },
        direction: match rules.turn.direction {
            rules::Direction::Counterclockwise => naive::Direction::CounterClockwise,
            rules::Direction::Clockwise => naive::Direction::Clockwise,
        },
        from: match rules.turn.from {
            rules::From::AnyOwn => naive::Liftable::Any,
            rules::From::LeftmostOwn => naive::Liftable::Leftmost,
            rules::From::RightmostOwn => naive::Liftable::Rightmost,
        },
        stuck: match rules.turn.stuck {
            rules::Stuck::Passes => naive::Stuck::Passes,
            rules::Stuck::CannotHappen => naive::Stuck::None,
        },
        feeding: match rules.feeding.as_ref().map(|feeding| feeding.tested) {
            None => naive::Feeding::NoDuty,
            Some(rules::Feeds::AfterCapture) => naive::Feeding::AfterCapture,
            Some(rules::Feeds::Placed) => naive::Feeding::ByPlacing,
        },
        origin: match set.origin {
            rules::Origin::Sown => naive::Origin::Sown,
            rules::Origin::Skipped => naive::Origin::Skipped,
        },
        relay: match set.relay {
            rules::Relay::None => naive::Relay::None,
            rules::Relay::NextHole => naive::Relay::NextHole,
            rules::Relay::LastHole => naive::Relay::LastHole,
        },
        closed_holes: match set.closed_holes {
            rules::ClosedHoles::Skipped => naive::ClosedHoles::Skipped,
            rules::ClosedHoles::Empty => naive::ClosedHoles::Empty,
        },
        endless: match set.endless {
            rules::Endless::Stop => naive::Endless::Stop,
            rules::Endless::Forbidden => naive::Endless::Forbid,
            rules::Endless::EndRound => naive::Endless::EndRound,
        },
        again: match rules.turn.again {
            rules::Again::Never => naive::Again::Never,
            rules::Again::LastSeedInOwnStore => naive::Again::LastSeedInOwnStore,
        },
        fours: rules.while_sowing.as_ref().map(fours),
        sweep: rules.sweep.as_ref().map(sweep),
        eat: rules.by_count.as_ref().map(eat),
        lone_seed: rules.lone_seed.as_ref().map(|lone| naive::LoneSeed {
            needs: match lone.needs {
                rules::Needs::OppositeOccupied => naive::LoneSeedNeeds::OppositeOccupied,
                rules::Needs::Nothing => naive::LoneSeedNeeds::Nothing,
            },
        }),
        empty_row: rules.empty_row.as_ref().map(empty_row),
        few_seeds: rules.few_seeds.as_ref().map(|few| naive::FewSeeds {
            at_most: few.at_most.get().into(),
            rest: rest(few.rest),
        }),
        starved: match rules.starved.as_ref().map(|starved| starved.rest) {
            Some(rules::StarvedRest::Starved) | None => naive::StarvedRest::Starved,
            Some(rules::StarvedRest::Feeder) => naive::StarvedRest::Feeder,
            Some(rules::StarvedRest::RowOwner) => naive::StarvedRest::RowOwner,
        },
        majority: rules.majority_threshold(),
        repetition: naive::Repetition {
            count: rules.repetition.count.get().into(),
            rest: rest(rules.repetition.rest),
        },
        rounds: rules.rounds.as_ref().map(|rounds| naive::Rounds {
            refill: rounds.refill.get().into(),
            fill_from: match rounds.fill_from {
                rules::FillFrom::OwnLeft => naive::FillFrom::OwnLeft,
                rules::FillFrom::OwnRight => naive::FillFrom::OwnRight,
            },
        }),
    }
}

fn counts(counts: &rules::Counts) -> Vec<u32> {
    counts
        .as_slice()
        .iter()
        .map(|&count| count.into())
        .collect()
}

fn fours(capture: &rules::WhileSowing) -> naive::Fours {
    naive::Fours {
        counts: counts(&capture.count),
        taken_by: match capture.taken_by {
            rules::TakenBy::Sower => naive::TakenBy::Sower,
            rules::TakenBy::HoleOwner => naive::TakenBy::HoleOwner,
        },
        last_seed: match capture.last_seed {
            rules::LastSeed::Included => naive::LastSeed::Included,
            rules::LastSeed::Left => naive::LastSeed::Excluded,
        },
    }
}

fn sweep(capture: &rules::Sweep) -> naive::Sweep {
    naive::Sweep {
        chain: match capture.run {
            rules::SweepRun::Single => naive::SweepChain::Single,
            rules::SweepRun::Alternating => naive::SweepChain::Alternating,
        },
        reach: match capture.takes {
            rules::Reach::HoleBeyond => naive::Reach::Adjacent,
            rules::Reach::NextOccupied => naive::Reach::NextOccupied,
        },
        then: match capture.then {
            rules::AfterSweep::TurnOver => naive::AfterSweep::TurnOver,
            rules::AfterSweep::RelayOn => naive::AfterSweep::RelayOn,
        },
        opposite: naive::Opposite::Left,
    }
}

fn eat(capture: &rules::ByCount) -> naive::Eat {
    naive::Eat {
        counts: counts(&capture.count),
        rows: match capture.rows {
            rules::Rows::Both => naive::Rows::Both,
            rules::Rows::Own => naive::Rows::Own,
            rules::Rows::Opponent => naive::Rows::Opponent,
        },
        chain: match capture.run {
            rules::Run::None => naive::EatChain::None,
            rules::Run::Backwards => naive::EatChain::Backwards,
            rules::Run::Forwards => naive::EatChain::Forwards,
        },
        opposite: match capture.opposite {
            rules::OppositeHoles::Left => naive::Opposite::Left,
            rules::OppositeHoles::Taken => naive::Opposite::Taken,
        },
        chain_taken: match capture.run_taken {
            rules::RunTaken::Together => naive::ChainTaken::Together,
            rules::RunTaken::OneByOne => naive::ChainTaken::OneByOne,
        },
        grand_slam: match capture.grand_slam {
            rules::GrandSlam::Stands => naive::GrandSlam::Stands,
            rules::GrandSlam::CapturesNothing => naive::GrandSlam::CapturesNothing,
        },
    }
}

fn empty_row(end: &rules::EmptyRow) -> naive::EmptyRow {
    naive::EmptyRow {
        whose: match end.whose {
            rules::Whose::Mover => naive::Whose::Mover,
            rules::Whose::Either => naive::Whose::Either,
        },
        rest: match end.rest {
            rules::EmptyRowRest::Opponent => naive::EmptyRowRest::Opponent,
            rules::EmptyRowRest::EmptyPlayer => naive::EmptyRowRest::ThatPlayer,
            rules::EmptyRowRest::RowOwner => naive::EmptyRowRest::RowOwner,
        },
    }
}

const fn rest(rest: rules::Rest) -> naive::Rest {
    match rest {
        rules::Rest::Shared => naive::Rest::Shared,
        rules::Rest::RowOwner => naive::Rest::RowOwner,
        rules::Rest::Nobody => naive::Rest::Nobody,
    }
}
