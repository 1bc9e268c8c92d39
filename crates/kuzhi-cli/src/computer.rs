//! The computer as a player at the table.

use kuzhi_core::{Game, Move, Position, Round, SplitMix};
use kuzhi_search::{Analyst, Level, Limits, Player, Table};

use crate::{known_values::KnownValues, ponder, table_builder, thinking::Thinking};

/// The level where nobody asks for another.
pub(crate) const USUAL: Level = match Level::new(4) {
    Some(level) => level,
    None => Level::STRONGEST,
};

/// What the computer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The move to play.
    pub(crate) r#move: Move,
    /// The seeds that the player to move should win from here on, more than the other player.
    pub(crate) gain: i32,
}

/// The computer, with what it has found out about the present round.
pub(crate) struct Computer<'g> {
    game: &'g Game,
    known: Option<&'g KnownValues>,
    random: SplitMix,
    thinking: Option<Thinking<'g>>,
}

/// How many nodes the strongest level may search: about a second's work, and the same on every machine.
const NODES: u64 = 3_000_000;

/// How many nodes are searched for a hint.
const NODES_OF_HINTS: u64 = 300_000;

/// The memory of a search.
const MEMORY: usize = 64 << 20;

impl<'g> Computer<'g> {
    /// Chance decides where moves look equally good, and how the weaker levels err.
    pub(crate) const fn new(game: &'g Game, known: Option<&'g KnownValues>, seed: u64) -> Self {
        Self {
            game,
            known,
            random: SplitMix::new(seed),
            thinking: None,
        }
    }

    /// The move for the player on turn; `None` if the round is over.
    pub(crate) fn advise(&mut self, round: &Round<'_>, level: Level) -> Option<Advice> {
        self.think(round, (level, NODES))
    }

    /// The move to recommend to a person.
    pub(crate) fn hint(&mut self, round: &Round<'_>) -> Option<Advice> {
        self.think(round, (Level::STRONGEST, NODES_OF_HINTS))
    }

    fn think(&mut self, round: &Round<'_>, (level, nodes): (Level, u64)) -> Option<Advice> {
        round.moves().first()?;
        let past: Vec<Position> = round.past().iter().map(|(before, _)| *before).collect();
        let mut random = self.random.clone();
        let thinking = self.thinking(round.position());
        if level == Level::STRONGEST {
            table_builder::prepare(thinking, round.position());
        }
        let player = Player {
            engine: thinking.engine(),
            level,
            limits: Limits {
                nodes,
                ..Limits::NONE
            },
            threads: 1,
            past: &past,
        };
        let advice = player.advise(round.position(), &mut random)?;
        self.random = random;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "no gain exceeds the seeds of a game"
        )]
        let gain = advice.gain.round() as i32;
        Some(Advice {
            r#move: advice.r#move,
            gain,
        })
    }

    /// Thinks about a position in the background while somebody else does something, and stops when that
    /// is done.
    pub(crate) fn ponder<T>(&mut self, position: &Position, meanwhile: impl FnOnce() -> T) -> T {
        let engine = self.thinking(position).engine();
        ponder::while_doing(meanwhile, |stop| {
            let analyst = Analyst {
                engine,
                limits: Limits {
                    stop,
                    ..Limits::NONE
                },
                lines: usize::MAX,
                threads: 1,
            };
            analyst.analyse(position, &mut |_| {});
        })
    }

    /// What is known of the round of a position.
    fn thinking(&mut self, position: &Position) -> &mut Thinking<'g> {
        let closed = position.closed();
        let kept = self.thinking.take().filter(|kept| kept.closed() == closed);
        self.thinking.insert(kept.unwrap_or_else(|| {
            Thinking::new((self.game, closed), Table::new(MEMORY), self.known).estimating()
        }))
    }
}
