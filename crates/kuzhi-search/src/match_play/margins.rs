//! What every round of a match is worth in seeds, and where play for most seeds leads.

use std::borrow::Cow;

use kuzhi_core::{Game, Kernel, Position, Standing};

use crate::{
    engine::Engine,
    limits::Limits,
    match_play::{
        MatchError, RoundLine,
        blunder::{self, Descent},
        line,
        set_ups::{Place, SetUps},
    },
    search::Search,
    solve::value,
    table::Table,
};

/// The exact values of all rounds that a match can have.
///
/// ```
/// use kuzhi_core::{Game, Standing, rule_set::Between};
/// use kuzhi_search::{Limits, match_play::Margins};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = include_str!("../../../../games/pallankuzhi/game.toml");
/// let (file, _) = kuzhi_rules::parse(text);
/// let mut rules = file.expect("a built-in game").rules(&[]).expect("its own rules");
/// rules.board.holes = Between::new(3).expect("a small board");
/// let game = Game::new(&rules).expect("a game that makes sense");
/// let margins = Margins::solve(&game, 1 << 20, Limits::NONE)?;
/// let start = Standing::at_start(&game);
/// let round = margins.round(&start).expect("the first round");
/// assert_eq!(round.after.owned.iter().sum::<u32>(), 36);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Margins<'g> {
    pub(crate) set_ups: SetUps<'g>,
    /// By place; `None` where the match is over, or where a limit was met before.
    values: Vec<Option<i16>>,
    nodes: u64,
}

/// What a round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundValue {
    /// The round as it is laid out.
    pub position: Position,
    /// The net seeds that its starter gains over the other player in it.
    pub value: i16,
    /// How the match stands after it if both play for most seeds.
    pub after: Standing,
}

impl<'g> Margins<'g> {
    /// Solves every round, one after the other, on a table of so many bytes. The limits are for all of
    /// them together.
    ///
    /// # Errors
    ///
    /// Says why the matches of this game cannot be solved, or that a limit was met.
    pub fn solve(game: &'g Game, bytes: usize, limits: Limits<'_>) -> Result<Self, MatchError> {
        let margins = Self::as_far_as(game, bytes, limits)?;
        margins.check_whole()?;
        Ok(margins)
    }

    /// The same, but what was solved before a limit was met is kept, see [`Margins::solved`].
    ///
    /// # Errors
    ///
    /// Says why the matches of this game cannot be solved.
    pub fn as_far_as(game: &'g Game, bytes: usize, limits: Limits<'_>) -> Result<Self, MatchError> {
        let set_ups = SetUps::new(game)?;
        let mut places: Vec<Place> = set_ups.places().map(|(place, _)| place).collect();
        // Rounds with the same closed holes share what is found out about their boards.
        places.sort_by_key(|&place| set_ups.closed(place).bits());
        let mut values = vec![None; set_ups.len()];
        let mut nodes = 0;
        let mut table = Table::new(bytes);
        for group in places.chunk_by(|&a, &b| set_ups.closed(a) == set_ups.closed(b)) {
            let kernel = game.kernel(set_ups.closed(group[0]));
            table.clear();
            let limits = Limits {
                nodes: limits.nodes.saturating_sub(nodes),
                ..limits
            };
            let mut search = Search::new(Engine::new(&kernel, &table), limits);
            for &place in group {
                values[place] = set_ups.position(place).and_then(|position| {
                    let value = value(&mut search, position, limits.depth);
                    value.exact.then_some(value.seeds)
                });
            }
            nodes += search.nodes();
            if search.stopped() {
                break;
            }
        }
        Ok(Self {
            set_ups,
            values,
            nodes,
        })
    }

    /// How many rounds are solved, and how many there are. If they are not all, a limit was met.
    pub fn solved(&self) -> [usize; 2] {
        let solved = self.values.iter().flatten().count();
        [solved, self.set_ups.places().count()]
    }

    /// Says so if not all rounds are solved.
    pub(crate) fn check_whole(&self) -> Result<(), MatchError> {
        let [solved, rounds] = self.solved();
        if solved < rounds {
            return Err(MatchError::Unfinished { solved, rounds });
        }
        Ok(())
    }

    /// The game.
    pub const fn game(&self) -> &'g Game {
        self.set_ups.game
    }

    /// All seeds of the match.
    pub const fn total(&self) -> u32 {
        self.set_ups.total as u32
    }

    /// How many nodes were searched.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The round that follows a standing; `None` if none does, if the standing is not one of this match,
    /// or if a limit was met before the round was solved.
    pub fn round(&self, standing: &Standing) -> Option<RoundValue> {
        let place = self.set_ups.round(standing)?;
        let position = *self.set_ups.position(place)?;
        let share = self.share_after(place)?;
        Some(RoundValue {
            position: self.set_ups.seen_by(standing.starter, position),
            value: self.values[place]?,
            after: self.set_ups.standing_after(standing, share),
        })
    }

    /// The standings before all rounds that a match can have, those that South starts first. As far as
    /// possible they are those before a first round.
    pub fn standings(&self) -> Vec<Standing> {
        self.set_ups.standings()
    }

    /// The rounds from a standing on if both play for most seeds; `None` if the standing is not one of
    /// this match, or if one of the rounds is not solved.
    pub fn line(&self, from: &Standing) -> Option<RoundLine> {
        line::follow(self.game(), from, |standing| {
            self.round(standing).map(|round| round.after)
        })
    }

    /// Where more seeds lead to fewer: the pairs of neighbouring shares of the starter of which the
    /// larger one has less after a round played for most seeds.
    pub fn descents(&self) -> Vec<Descent> {
        blunder::descents(self)
    }

    /// The share that the starter of a round has after it.
    pub(crate) fn share_after(&self, place: Place) -> Option<u8> {
        let value = (*self.values.get(place)?)?;
        Some(self.set_ups.share_by_margin(place, value))
    }

    /// The kernel of a round.
    pub(crate) fn kernel(&self, place: Place) -> Cow<'g, Kernel> {
        self.game().kernel(self.set_ups.closed(place))
    }
}
