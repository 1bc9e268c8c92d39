//! The set-ups of a match: one for every division of the seeds.

use kuzhi_core::rule_set::{MatchOver, MatchRules, Remainder, Rest, RuleSet, Starter};
use kuzhi_core::{
    Game, HoleSet, MatchEnd, NextRound, Outcome, Position, Ranker, Reason, Seat, Standing,
};

use crate::{match_play::MatchError, unsolvable::solvable};

/// A round, by its set-up: the share of the player who starts it, or [`SetUps::opening`].
pub(crate) type Place = usize;

/// The rounds that a match can have, and how it ends.
#[derive(Clone, Debug)]
pub(crate) struct SetUps<'g> {
    pub(crate) game: &'g Game,
    /// All seeds of the match.
    pub(crate) total: u8,
    /// The most rounds, if there is such a limit.
    pub(crate) limit: Option<u32>,
    /// The first position of each round; `None` where the match is over.
    positions: Vec<Option<Position>>,
    opening: Place,
    /// By share, the smallest lead that gives it.
    leads: Vec<i16>,
}

impl<'g> SetUps<'g> {
    pub(crate) fn new(game: &'g Game) -> Result<Self, MatchError> {
        let rules = game.rules();
        let rounds = playable(rules)?;
        let start = Standing::at_start(game);
        let owned: u32 = start.owned.iter().sum();
        let total = checked_total(game, owned)?;
        let mut set_ups = Self {
            game,
            total,
            limit: rounds.rounds.0.map(u32::from),
            positions: Vec::new(),
            opening: 0,
            leads: Vec::new(),
        };
        set_ups.leads = set_ups.smallest_leads();
        set_ups.positions = (0..=total).map(|share| set_ups.lay_out(share)).collect();
        set_ups.opening = set_ups.share(&start);
        let first = turned_to_south(game, game.start());
        if set_ups.positions[set_ups.opening] != Some(first) {
            // The first round is laid out in another way than those after it.
            set_ups.opening = set_ups.positions.len();
            set_ups.positions.push(Some(first));
        }
        Ok(set_ups)
    }

    fn smallest_leads(&self) -> Vec<i16> {
        let all = i16::from(self.total);
        let lead_for = |share| (-all..all).find(|&lead| self.share_by_lead(lead) >= share);
        (0..=self.total)
            .map(|share| lead_for(share).unwrap_or(all))
            .collect()
    }

    fn lay_out(&self, share: u8) -> Option<Position> {
        match self.game.next_round(&self.standing(share, 1))? {
            NextRound::Begins(position) => Some(position),
            NextRound::Over(_) => None,
        }
    }

    /// A standing in which South starts, with this share.
    fn standing(&self, share: u8, round: u32) -> Standing {
        Standing {
            owned: [u32::from(share), u32::from(self.total - share)],
            round,
            starter: Seat::South,
        }
    }

    /// All rounds.
    pub(crate) fn places(&self) -> impl Iterator<Item = (Place, &Position)> {
        let places = self.positions.iter().enumerate();
        places.filter_map(|(place, position)| Some((place, position.as_ref()?)))
    }

    /// How many places there are, those included where the match is over.
    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    /// The first position of a round, its starter sitting South.
    pub(crate) fn position(&self, place: Place) -> Option<&Position> {
        self.positions.get(place)?.as_ref()
    }

    /// The round that follows a standing; `None` if none does, or if the standing is not one of this
    /// match.
    pub(crate) fn round(&self, standing: &Standing) -> Option<Place> {
        let [south, north] = standing.owned;
        if south.checked_add(north)? != u32::from(self.total) {
            return None;
        }
        match self.game.next_round(standing)? {
            NextRound::Over(_) => None,
            NextRound::Begins(_) if *standing == Standing::at_start(self.game) => {
                Some(self.opening)
            }
            NextRound::Begins(_) => Some(self.share(standing)),
        }
    }

    /// The share of the starter in a standing of this match.
    fn share(&self, standing: &Standing) -> Place {
        let owned = standing.owned[standing.starter.index()];
        usize::try_from(owned).map_or(0, |owned| owned.min(self.total.into()))
    }

    /// The standing before a round that South starts: the first of a match, unless that one is laid out
    /// in another way.
    pub(crate) fn standing_before(&self, place: Place) -> Standing {
        let start = Standing::at_start(self.game);
        let first = self.share(&start);
        let share = if place == self.opening { first } else { place };
        let regular = self.opening == first || place == self.opening;
        let share = u8::try_from(share).unwrap_or(self.total);
        self.standing(share, if regular { 1 } else { 2 })
    }

    /// The standings before all rounds, those that South starts first.
    pub(crate) fn standings(&self) -> Vec<Standing> {
        let before = |(place, _): (Place, &Position)| self.standing_before(place);
        let south: Vec<Standing> = self.places().map(before).collect();
        let turned = south.iter().map(|standing| Standing {
            owned: [standing.owned[1], standing.owned[0]],
            starter: Seat::North,
            ..*standing
        });
        let all = south.iter().copied().chain(turned);
        all.filter(|standing| self.round(standing).is_some())
            .collect()
    }

    fn owned(&self, starter: Seat, share: u8) -> [u32; 2] {
        let shares = [share, self.total - share].map(u32::from);
        match starter {
            Seat::South => shares,
            Seat::North => [shares[1], shares[0]],
        }
    }

    /// A round as it lies on the table when this player starts it.
    pub(crate) fn seen_by(&self, starter: Seat, position: Position) -> Position {
        match starter {
            Seat::South => position,
            Seat::North => position.turned(self.game.holes()),
        }
    }

    /// The standing after a round which its starter ends with this share.
    pub(crate) fn standing_after(&self, before: &Standing, share: u8) -> Standing {
        Standing {
            owned: self.owned(before.starter, share),
            round: before.round.saturating_add(1),
            starter: before.starter.other(),
        }
    }

    /// How many rounds are left in a match with a limit.
    pub(crate) fn rounds_left(&self, standing: &Standing) -> Option<u32> {
        Some((self.limit? + 1).saturating_sub(standing.round))
    }

    /// The share with which the starter of the next round begins, if the starter of this one ends it
    /// with so many seeds.
    pub(crate) fn next(&self, share_after: u8) -> u8 {
        self.total - share_after
    }

    /// The end of a match that is over with this share.
    pub(crate) fn over(&self, share: u8, limit_reached: bool) -> Option<MatchEnd> {
        let round = if limit_reached { u32::MAX } else { 1 };
        match self.game.next_round(&self.standing(share, round))? {
            NextRound::Begins(_) => None,
            NextRound::Over(end) => Some(end),
        }
    }

    /// What the starter of a round has when it ends in this position for this reason.
    pub(crate) fn share_after(&self, position: &Position, reason: Reason) -> u8 {
        self.settle(self.game.outcome(position, reason))
    }

    /// What the starter has after a round in which they gain `net` more seeds than the other player.
    pub(crate) fn share_by_margin(&self, place: Place, net: i16) -> u8 {
        let stores = self.position(place).map_or([0, 0], Position::stores);
        self.share_by_lead(i16::from(stores[0]) - i16::from(stores[1]) + net)
    }

    /// The smallest lead at the end of a round with which its starter has at least so much.
    pub(crate) fn lead_for(&self, share: u8) -> i16 {
        self.leads[usize::from(share)]
    }

    fn share_by_lead(&self, lead: i16) -> u8 {
        let (total, lead) = (i32::from(self.total), i32::from(lead));
        // An odd seed left over by a sharing is not in the scores.
        let counted = total - (total + lead).rem_euclid(2);
        let score = [counted + lead, counted - lead].map(|twice| (twice / 2).unsigned_abs());
        self.settle(Outcome {
            reason: Reason::Agreement,
            score,
            odd_seed: counted < total,
        })
    }

    fn settle(&self, outcome: Outcome) -> u8 {
        let after = self.standing(0, 1).after(outcome);
        u8::try_from(after.owned[0]).map_or(self.total, |share| share.min(self.total))
    }

    /// The holes that are closed in a round.
    pub(crate) fn closed(&self, place: Place) -> HoleSet {
        self.position(place)
            .map_or(HoleSet::EMPTY, Position::closed)
    }
}

/// The rules of the match, if they are such that it can be solved.
fn playable(rules: &RuleSet) -> Result<&MatchRules, MatchError> {
    let rounds = rules.rounds.as_ref().ok_or(MatchError::NoRounds)?;
    solvable(rules)?;
    // Words that are added to these must be thought of here.
    let (Remainder::Kept, Starter::Alternates, MatchOver::CannotFillAHole) =
        (rounds.remainder, rounds.starter, rounds.over);
    let lost = |rest: Rest| match rest {
        Rest::Nobody => true,
        Rest::Shared | Rest::RowOwner => false,
    };
    let few = rules.few_seeds.as_ref().filter(|few| few.at_most.get() > 0);
    let path = if lost(rules.repetition.rest) {
        "repetition.rest"
    } else if few.is_some_and(|few| lost(few.rest)) {
        "end.few-seeds.rest"
    } else {
        return Ok(rounds);
    };
    Err(MatchError::SeedsLost { path })
}

/// The number of seeds, if all boards with so many can be told apart by their numbers.
fn checked_total(game: &Game, total: u32) -> Result<u8, MatchError> {
    let ranker = Ranker::new(2 * game.holes());
    // One bit of a key is needed for the player to move.
    let fits = |seeds: &u32| ranker.below(*seeds + 1) < 1 << 63;
    let most = (0..ranker.most_seeds())
        .take_while(fits)
        .last()
        .unwrap_or(0);
    match u8::try_from(total) {
        Ok(small) if total <= most => Ok(small),
        _ => Err(MatchError::TooManySeeds { total, most }),
    }
}

fn turned_to_south(game: &Game, position: Position) -> Position {
    match position.mover() {
        Seat::South => position,
        Seat::North => position.turned(game.holes()),
    }
}
