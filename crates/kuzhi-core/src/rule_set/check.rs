//! Combinations of rules that make no sense together, and why.

use super::{
    AfterSweep, Again, EmptyRow, FewSeeds, MajorityThen, OppositeHoles, Reach, Relay, RuleSet, Run,
    RunTaken, Seeds, Stores, Stuck, SweepRun, Whose,
};

/// Two rules that cannot stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Senseless {
    /// The section and key to look at: `end.starved` or `turn.stuck`.
    pub path: &'static str,
    /// Why it makes no sense, and what to do.
    pub reason: &'static str,
}

/// The most seeds that a board and its stores hold together.
pub const MOST_SEEDS: u32 = 255;

type Check = (fn(&RuleSet) -> bool, &'static str, &'static str);

/// What must not hold of a rule set, where to point, and the reason.
const CHECKS: &[Check] = &[
    (
        |rules| rules.total_seeds() > MOST_SEEDS,
        "setup.seeds",
        "a board and its stores hold at most 255 seeds together; give fewer seeds or fewer holes",
    ),
    (
        |rules| rules.total_seeds() == 0,
        "setup.seeds",
        "a round needs seeds; give at least one hole some",
    ),
    (
        |rules| matches!(&rules.setup.seeds, Seeds::Row(row) if row.len() != usize::from(rules.board.holes.get())),
        "setup.seeds",
        "the list must give a number for every hole of a row, as many as board.holes says",
    ),
    (
        |rules| {
            let holes = 2 * u32::from(rules.board.holes.get());
            rules
                .deal
                .as_ref()
                .is_some_and(|deal| holes * u32::from(deal.least.get()) > rules.total_seeds())
        },
        "deal.least",
        "there are not enough seeds to put so many into every hole; give a smaller number",
    ),
    (
        |rules| {
            rules.turn.again == Again::LastSeedInOwnStore
                && rules.board.stores != Stores::SownByOwner
        },
        "turn.again",
        "no seed ever falls into a store unless board.stores is \"sown-by-owner\"",
    ),
    (
        |rules| rules.turn.stuck == Stuck::CannotHappen && rules.empty_row.is_none(),
        "turn.stuck",
        "a player can run out of seeds here; add [end.empty-row], or let that player pass",
    ),
    (
        |rules| rules.turn.stuck == Stuck::Passes && rules.empty_row.is_some(),
        "turn.stuck",
        "nobody ever passes, because [end.empty-row] ends the round first; say \"cannot-happen\"",
    ),
    (
        |rules| rules.feeding.is_some() && rules.starved.is_none(),
        "feeding",
        "say with [end.starved] who gets the seeds when no move feeds the other player",
    ),
    (
        |rules| {
            let either = |end: &EmptyRow| end.whose == Whose::Either;
            rules.feeding.is_some() && rules.empty_row.as_ref().is_some_and(either)
        },
        "feeding",
        "the duty never arises, because [end.empty-row] ends the round as soon as a row is empty",
    ),
    (
        |rules| {
            let ends = |few: &FewSeeds| u32::from(few.at_most.get()) >= rules.total_seeds();
            rules.few_seeds.as_ref().is_some_and(ends)
        },
        "end.few-seeds.at-most",
        "the round would be over before the first move; give a smaller number",
    ),
    (
        |rules| rules.starved.is_some() && rules.feeding.is_none(),
        "end.starved",
        "starvation is the failure of a duty to feed; add [feeding], or use [end.empty-row]",
    ),
    (
        |rules| {
            rules
                .sweep
                .as_ref()
                .is_some_and(|sweep| sweep.then == AfterSweep::RelayOn)
                && rules.sowing.relay != Relay::NextHole
        },
        "capture.sweep.then",
        "sowing can only go on after a sweep if sowing.relay is \"next-hole\"",
    ),
    (
        |rules| {
            rules.sweep.as_ref().is_some_and(|sweep| {
                sweep.takes == Reach::NextOccupied
                    && (sweep.run == SweepRun::Alternating || sweep.then == AfterSweep::RelayOn)
            })
        },
        "capture.sweep.takes",
        "a run of sweeps, or sowing on after one, ends at two empty holes, which \"next-occupied\" jumps; say \"hole-beyond\"",
    ),
    (
        |rules| {
            rules.by_count.as_ref().is_some_and(|capture| {
                capture.run_taken == RunTaken::OneByOne
                    && (capture.run == Run::None || capture.opposite == OppositeHoles::Left)
            })
        },
        "capture.last-seed.run-taken",
        "the order of taking only matters for a run that takes opposite holes; say \"together\"",
    ),
    (
        |rules| {
            rules.rounds.is_some()
                && rules
                    .rounds
                    .as_ref()
                    .map(|rounds| u32::from(rounds.refill.get()))
                    > Some(rules.total_seeds() / 2)
        },
        "match.refill",
        "a hole could never be refilled with so many seeds; give a smaller number",
    ),
    (
        |rules| {
            rules.rounds.is_some()
                && rules
                    .majority
                    .as_ref()
                    .is_some_and(|majority| majority.then == MajorityThen::Over)
        },
        "end.majority.then",
        "the next round of a match needs to know every seed; say \"play-on\" or remove [end.majority]",
    ),
    (
        |rules| rules.rounds.is_some() && rules.deal.is_some(),
        "match",
        "a match refills its rounds evenly, so it cannot begin with a scattered deal",
    ),
];

impl RuleSet {
    /// Everything about this rule set that makes no sense; empty for a playable one.
    pub fn senseless(&self) -> Vec<Senseless> {
        CHECKS
            .iter()
            .filter(|(wrong, _, _)| wrong(self))
            .map(|&(_, path, reason)| Senseless { path, reason })
            .collect()
    }
}
