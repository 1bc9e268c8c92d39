//! Who plays in a match between programs.

use std::{str::FromStr, time::Duration};

use kuzhi_core::{Choices, Game, Move, Position, Round, Seat, Silent, SplitMix};
use kuzhi_search::{Level, Limits, Player, Table};

use crate::{clock, known_values::KnownValues, plain_search, thinking::Thinking};

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contestant {
    /// As the computer does at this level.
    Level(Level),
    /// By plain search, so many moves ahead.
    Depth(u32),
    /// As well as the engine can in so many milliseconds a move.
    Time(u32),
    /// For what a move wins at once.
    Greedy,
    /// By lot.
    Random,
}

/// What the strongest level may spend on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allowance {
    Nodes(u64),
    Time(Duration),
}

/// A contestant in a round, with what it has found out.
pub(crate) struct Seated<'g> {
    how: Contestant,
    allowance: Allowance,
    random: SplitMix,
    thinking: Thinking<'g>,
}

/// The memory of each contestant.
const MEMORY: usize = 16 << 20;

impl<'g> Seated<'g> {
    pub(crate) fn new(
        how: Contestant,
        (game, start): (&'g Game, &Position),
        known: Option<&'g KnownValues>,
        allowance: Allowance,
        seed: u64,
    ) -> Self {
        let allowance = match how {
            Contestant::Time(ms) => Allowance::Time(Duration::from_millis(ms.into())),
            _ => allowance,
        };
        let known = known.filter(|_| how.thinks());
        Self {
            how,
            allowance,
            random: SplitMix::new(seed),
            thinking: Thinking::new((game, start.closed()), Table::new(MEMORY), known).estimating(),
        }
    }

    /// Its move; `None` if the round is over.
    pub(crate) fn choose(&mut self, round: &Round<'_>) -> Option<Move> {
        let moves = round.moves();
        if let [only] = moves[..] {
            return Some(only);
        }
        match self.how {
            Contestant::Level(level) => self.play(round, level),
            Contestant::Time(_) => self.play(round, Level::STRONGEST),
            Contestant::Depth(depth) => plain_search::best_move(round, depth, &mut self.random),
            Contestant::Greedy => plain_search::best_move(round, 1, &mut self.random),
            Contestant::Random => {
                let drawn = self.random.below(u32::try_from(moves.len()).ok()?);
                moves.get(drawn as usize).copied()
            }
        }
    }

    fn play(&mut self, round: &Round<'_>, level: Level) -> Option<Move> {
        let past: Vec<Position> = round.past().iter().map(|(before, _)| *before).collect();
        let begun = clock::now();
        let allowance = self.allowance;
        let time_is_up = || match allowance {
            Allowance::Nodes(_) => false,
            Allowance::Time(time) => clock::now().duration_since(begun) >= time,
        };
        let nodes = match allowance {
            Allowance::Nodes(nodes) => nodes,
            Allowance::Time(_) => u64::MAX,
        };
        let player = Player {
            engine: self.thinking.engine(),
            level,
            limits: Limits {
                nodes,
                stop: &time_is_up,
                ..Limits::NONE
            },
            threads: 1,
            past: &past,
        };
        let advice = player.advise(round.position(), &mut self.random)?;
        Some(advice.r#move)
    }
}

impl Contestant {
    /// Whether it searches with the engine, and so may ask an endgame table.
    const fn thinks(self) -> bool {
        match self {
            Self::Level(_) | Self::Time(_) => true,
            Self::Depth(_) | Self::Greedy | Self::Random => false,
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str, most: u32| {
            let number: Option<u32> = text.parse().ok();
            number.filter(|number| (1..=most).contains(number) && number.to_string() == text)
        };
        let found = match text.split_once(':') {
            None if text == "greedy" => Some(Self::Greedy),
            None if text == "random" => Some(Self::Random),
            Some(("level", level)) => number(level, Level::MOST.into())
                .and_then(|level| Level::new(u8::try_from(level).ok()?))
                .map(Self::Level),
            Some(("depth", depth)) => number(depth, 100).map(Self::Depth),
            Some(("time", time)) => number(time, 3_600_000).map(Self::Time),
            _ => None,
        };
        found.ok_or_else(|| {
            format!(
                "expected level:1 to level:{}, depth:N, time:MILLISECONDS, greedy or random",
                Level::MOST
            )
        })
    }
}

impl std::fmt::Display for Contestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level:{}", level.number()),
            Self::Depth(depth) => write!(f, "depth:{depth}"),
            Self::Time(time) => write!(f, "time:{time}"),
            Self::Greedy => f.write_str("greedy"),
            Self::Random => f.write_str("random"),
        }
    }
}

/// The position after some moves that are drawn, in which the round goes on.
pub(crate) fn opening(game: &Game, plies: u32, random: &mut SplitMix) -> Option<Position> {
    const TRIES: u32 = 1000;
    let start = kuzhi_core::deal(game, random.next_u64());
    let kernel = game.kernel(start.closed());
    (0..TRIES).find_map(|_| {
        let mut position = start;
        for _ in 0..plies {
            match kernel.choices(&position) {
                Choices::Over(_) => return None,
                Choices::Pass => kernel.pass(&mut position, &mut Silent),
                Choices::Holes(holes) => {
                    let drawn = random.below(u32::try_from(holes.len()).ok()?);
                    let hole = holes.nth(drawn as usize)?;
                    if kernel.play(&mut position, hole, &mut Silent).ends_round {
                        return None;
                    }
                }
            }
        }
        game.over(&position).is_none().then_some(position)
    })
}

/// Plays a round to its end, South's contestant first; gives what South has more than North. A round that
/// does not end is stopped, as if both had agreed to it.
pub(crate) fn play_round(game: &Game, start: Position, mut seated: [Seated<'_>; 2]) -> i32 {
    const MOST_MOVES: usize = 1000;
    let mut round = Round::new(game, start);
    while round.over().is_none() && round.past().len() < MOST_MOVES {
        let mover = round.position().mover();
        let chosen = seated[mover.index()].choose(&round);
        let played = chosen.map(|r#move| round.play(r#move, &mut Silent));
        if !matches!(played, Some(Ok(_))) {
            break;
        }
    }
    let [south, north] = round
        .agree()
        .score
        .map(|score| i32::try_from(score).unwrap_or(0));
    debug_assert_eq!(Seat::South.index(), 0);
    south - north
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_read_as_they_are_written() {
        for text in [
            "level:1", "level:8", "depth:3", "time:100", "greedy", "random",
        ] {
            let contestant: Contestant = text.parse().expect(text);
            assert_eq!(contestant.to_string(), text);
        }
        for text in [
            "", "level:0", "level:9", "level:", "depth:0", "depth:+1", "time:", "greedy:1",
        ] {
            assert!(text.parse::<Contestant>().is_err(), "{text:?}");
        }
    }
}
