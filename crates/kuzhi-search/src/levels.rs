//! Players of eight strengths, for people to play with.
//!
//! The strongest looks as far as its limits allow, and plays perfectly where it can prove a value. The
//! others err as people do: they do not follow a relay to its end, lose count in a long sowing, overlook
//! the far end of a run of captures, and look at few replies. What they do see they judge well, but for a
//! little imprecision. `docs/LEVELS.md` says what came of it.

mod glance;
mod imagine;
mod sight;

use kuzhi_core::{Move, Position, Silent, SplitMix};

use self::{imagine::Imagination, sight::Sight};
use crate::{analyse::Analyst, engine::Engine, limits::Limits};

/// How strong a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The number of the strongest.
    pub const MOST: u8 = 8;
    /// The strongest.
    pub const STRONGEST: Self = Self(Self::MOST);

    /// The level with this number, from 1 for the weakest.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=Self::MOST => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A player of some strength.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    /// What it thinks with. Only the strongest uses more of it than the rules.
    pub engine: Engine<'a>,
    /// How strong it is.
    pub level: Level,
    /// When the strongest stops thinking. The others think little, and always equally much.
    pub limits: Limits<'a>,
    /// On how many threads the strongest thinks.
    pub threads: usize,
    /// The positions of the round so far. A player who is winning does not go back to them.
    pub past: &'a [Position],
}

/// What a player thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The move to play.
    pub r#move: Move,
    /// The seeds that the player to move should gain over the other from here on.
    pub gain: f32,
    /// Whether that is proven.
    pub exact: bool,
}

impl Player<'_> {
    /// The move to play; `None` if the round is over.
    ///
    /// Chance decides between moves that look equally good, and a little between others.
    pub fn advise(&self, position: &Position, random: &mut SplitMix) -> Option<Advice> {
        match Sight::of(self.level) {
            Some(sight) => Imagination::new(self.engine.kernel, sight).advise(position, random),
            None => self.best(position),
        }
    }

    fn best(&self, position: &Position) -> Option<Advice> {
        let analyst = Analyst {
            engine: self.engine,
            limits: self.limits,
            lines: 1,
            threads: self.threads,
        };
        let found = analyst.analyse(position, &mut |_| {});
        let line = found.lines.first()?;
        let best = Advice {
            r#move: line.r#move,
            gain: line.value,
            exact: line.exact && found.exact,
        };
        if best.gain <= 0.0 || !self.goes_back(position, best.r#move) {
            return Some(best);
        }
        // The same gain comes of going round in a circle first, until the rules end the round.
        let lines = usize::MAX;
        let found = Analyst { lines, ..analyst }.analyse(position, &mut |_| {});
        let mut lines = found.lines.iter();
        let onward = lines.find(|line| !self.goes_back(position, line.r#move));
        let onward = onward.filter(|line| line.value > 0.0);
        Some(onward.map_or(best, |line| Advice {
            r#move: line.r#move,
            gain: line.value,
            exact: line.exact,
        }))
    }

    /// Whether a move leads to a board that has been there.
    fn goes_back(&self, position: &Position, r#move: Move) -> bool {
        let mut after = *position;
        match r#move {
            Move::Sow(hole) => {
                self.engine.kernel.play(&mut after, hole, &mut Silent);
            }
            Move::Pass => self.engine.kernel.pass(&mut after, &mut Silent),
        }
        self.past.contains(&after)
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_core::Game;

    use super::*;
    use crate::table::Table;

    /// All games, each with its first position.
    fn games() -> Vec<Game> {
        let rules = kuzhi_rules::built_in::all().iter().map(|game| {
            let file = kuzhi_rules::parse(game.text).0.expect("a rule file");
            file.standard
        });
        rules
            .map(|rules| Game::new(&rules).expect("rules that make sense"))
            .collect()
    }

    #[test]
    fn every_level_plays_every_game_to_its_end() {
        for game in games() {
            for number in 1..=Level::MOST {
                let mut random = SplitMix::new(number.into());
                let mut position = game.start();
                let kernel = game.kernel(position.closed());
                let table = Table::new(1 << 20);
                let player = Player {
                    engine: Engine::new(&kernel, &table),
                    level: Level::new(number).expect("a level"),
                    limits: Limits {
                        nodes: 2_000,
                        ..Limits::NONE
                    },
                    threads: 1,
                    past: &[],
                };
                for _ in 0..40 {
                    let Some(advice) = player.advise(&position, &mut random) else {
                        break;
                    };
                    let moves = game.moves(&position);
                    if moves.is_empty() {
                        // Decided by majority, of which the search knows nothing.
                        break;
                    }
                    assert!(moves.contains(&advice.r#move), "level {number}");
                    let turn = game.play(&position, advice.r#move, &mut kuzhi_core::Silent);
                    position = turn.expect("one of the moves").position;
                }
            }
        }
    }

    #[test]
    fn no_time_at_all_is_enough_for_a_move() {
        for game in games() {
            let (position, table) = (game.start(), Table::new(1 << 16));
            let kernel = game.kernel(position.closed());
            let player = Player {
                engine: Engine::new(&kernel, &table),
                level: Level::STRONGEST,
                limits: Limits {
                    stop: &|| true,
                    ..Limits::NONE
                },
                threads: 2,
                past: &[],
            };
            let advice = player.advise(&position, &mut SplitMix::new(1));
            let advice = advice.expect("a move at the start");
            assert!(game.moves(&position).contains(&advice.r#move));
        }
    }

    #[test]
    fn a_seed_of_chance_gives_the_same_moves_again() {
        for game in games() {
            let (position, table) = (game.start(), Table::new(1 << 16));
            let kernel = game.kernel(position.closed());
            for number in 1..Level::MOST {
                let player = Player {
                    engine: Engine::new(&kernel, &table),
                    level: Level::new(number).expect("a level"),
                    limits: Limits::NONE,
                    threads: 1,
                    past: &[],
                };
                let advice = || player.advise(&position, &mut SplitMix::new(5));
                assert_eq!(advice(), advice());
            }
        }
    }
}
