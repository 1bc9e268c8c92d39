//! Games to read and write moves of, made without rule files.
#![allow(dead_code, reason = "no test uses all of them")]

use kuzhi_core::{Game, Seat, rule_set::*};

/// Sown by relay over seven holes, with fours, sweeps and rounds; fours to the owner of their hole.
pub(crate) fn game() -> Game {
    pallankuzhi(TakenBy::HoleOwner)
}

/// The same with fours to the sower.
pub(crate) fn pallankuzhi(taken_by: TakenBy) -> Game {
    build(&RuleSet {
        while_sowing: Some(WhileSowing {
            count: counts(&[4]),
            taken_by,
            last_seed: LastSeed::Included,
        }),
        sweep: Some(Sweep {
            takes: Reach::HoleBeyond,
            run: SweepRun::Single,
            then: AfterSweep::TurnOver,
        }),
        empty_row: Some(EmptyRow {
            whose: Whose::Mover,
            rest: EmptyRowRest::Opponent,
        }),
        rounds: Some(MatchRules {
            refill: between(6),
            fill_from: FillFrom::OwnLeft,
            remainder: Remainder::Kept,
            starter: Starter::Alternates,
            over: MatchOver::CannotFillAHole,
            rounds: RoundLimit(None),
        }),
        ..bare(7, 6, Relay::NextHole)
    })
}

/// Six holes of four, with a duty to feed and a majority.
pub(crate) fn oware() -> Game {
    let mut rules = bare(6, 4, Relay::None);
    rules.sowing.origin = Origin::Skipped;
    build(&RuleSet {
        by_count: Some(ByCount {
            count: counts(&[2, 3]),
            rows: Rows::Opponent,
            run: Run::Backwards,
            run_taken: RunTaken::Together,
            opposite: OppositeHoles::Left,
            grand_slam: GrandSlam::CapturesNothing,
        }),
        feeding: Some(FeedingRules {
            tested: Feeds::AfterCapture,
        }),
        empty_row: Some(EmptyRow {
            whose: Whose::Mover,
            rest: EmptyRowRest::RowOwner,
        }),
        starved: Some(Starved {
            rest: StarvedRest::RowOwner,
        }),
        majority: Some(Majority {
            then: MajorityThen::Over,
        }),
        ..rules
    })
}

/// Six holes of four and stores that are sown: extra turns.
pub(crate) fn kalah() -> Game {
    let mut rules = bare(6, 4, Relay::None);
    rules.board.stores = Stores::SownByOwner;
    rules.turn.again = Again::LastSeedInOwnStore;
    build(&RuleSet {
        lone_seed: Some(LoneSeed {
            needs: Needs::OppositeOccupied,
        }),
        empty_row: Some(EmptyRow {
            whose: Whose::Either,
            rest: EmptyRowRest::RowOwner,
        }),
        ..rules
    })
}

/// Captures of twos and fours in both rows, and passes.
pub(crate) fn al_manqala() -> Game {
    let mut rules = bare(7, 7, Relay::None);
    rules.turn.stuck = Stuck::Passes;
    build(&RuleSet {
        by_count: Some(ByCount {
            count: counts(&[2, 4]),
            rows: Rows::Both,
            run: Run::Backwards,
            run_taken: RunTaken::Together,
            opposite: OppositeHoles::Left,
            grand_slam: GrandSlam::Stands,
        }),
        feeding: Some(FeedingRules {
            tested: Feeds::AfterCapture,
        }),
        starved: Some(Starved {
            rest: StarvedRest::Starved,
        }),
        majority: Some(Majority {
            then: MajorityThen::Over,
        }),
        ..rules
    })
}

/// Seven holes of six with an opening ritual.
pub(crate) fn with_ritual(manner: RitualManner) -> Game {
    build(&RuleSet {
        ritual: Some(RitualRules { manner }),
        ..pallankuzhi(TakenBy::Sower).rules().clone()
    })
}

fn build(rules: &RuleSet) -> Game {
    Game::new(rules).expect("rules that make sense")
}

fn counts(counts: &[u8]) -> Counts {
    Counts::new(counts).expect("different counts")
}

fn between<const LEAST: u8, const MOST: u8>(number: u8) -> Between<LEAST, MOST> {
    Between::new(number).expect("a number between the bounds")
}

fn bare(holes: u8, seeds: u8, relay: Relay) -> RuleSet {
    RuleSet {
        board: BoardRules {
            holes: between(holes),
            stores: Stores::CapturesOnly,
        },
        setup: SetupRules {
            seeds: Seeds::Each(seeds),
            first: Seat::South,
        },
        turn: TurnRules {
            from: From::AnyOwn,
            direction: Direction::Counterclockwise,
            stuck: Stuck::CannotHappen,
            again: Again::Never,
        },
        sowing: SowingRules {
            origin: Origin::Sown,
            relay,
            closed_holes: ClosedHoles::Skipped,
            endless: Endless::Stop,
        },
        repetition: RepetitionRules {
            count: between(3),
            rest: Rest::Shared,
        },
        deal: None,
        ritual: None,
        feeding: None,
        while_sowing: None,
        by_count: None,
        lone_seed: None,
        sweep: None,
        empty_row: None,
        few_seeds: None,
        starved: None,
        majority: None,
        rounds: None,
    }
}
