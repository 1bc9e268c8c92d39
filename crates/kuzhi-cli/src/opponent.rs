//! The computer's play: a search of fixed effort that gives the same advice on every machine.

use kuzhi_core::{Choices, Game, Kernel, Move, Position, Reason, Round, Seat, Silent, SplitMix};

/// What somebody who has looked ahead says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The move to play.
    pub(crate) r#move: Move,
    /// The seeds that the player to move should win from here on, more than the other player.
    pub(crate) gain: i32,
}

/// How hard the computer thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Level(u8);

impl Level {
    /// The strongest.
    pub(crate) const MOST: u8 = 8;
    /// The level where nobody asks for another.
    pub(crate) const USUAL: Self = Self(4);
    /// The level of hints.
    pub(crate) const OF_HINTS: Self = Self(6);

    /// The level with this number, from 1 for the weakest.
    pub(crate) const fn new(number: u8) -> Option<Self> {
        match number {
            1..=Self::MOST => Some(Self(number)),
            _ => None,
        }
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// How many positions may be looked at, beyond those after each move.
    const fn nodes(self) -> u64 {
        match self.0 {
            1 => 0,
            2 => 60,
            3 => 400,
            4 => 3_000,
            5 => 20_000,
            6 => 100_000,
            7 => 500_000,
            _ => 3_000_000,
        }
    }
}

/// Somebody who can be asked for a move.
pub(crate) trait Opponent {
    /// The move for the player on turn; `None` if the round is over.
    fn advise(&mut self, round: &Round<'_>, level: Level) -> Option<Advice>;
}

/// Looks ahead by alpha-beta search, one move deeper each time, until its effort is spent.
pub(crate) struct AlphaBeta {
    /// Decides between moves that look equally good.
    random: SplitMix,
}

impl AlphaBeta {
    pub(crate) const fn new(seed: u64) -> Self {
        Self {
            random: SplitMix::new(seed),
        }
    }
}

impl Opponent for AlphaBeta {
    fn advise(&mut self, round: &Round<'_>, level: Level) -> Option<Advice> {
        const DEEPEST: u32 = 100;
        round.moves().first()?;
        let position = *round.position();
        let kernel = round.game().kernel(position.closed());
        let mut search = Search::new(round.game(), &kernel, round.past());
        let mut best = search.root(&position, 1)?;
        search.budget = level.nodes();
        for depth in 2..=DEEPEST {
            if !search.cut {
                break;
            }
            match search.root(&position, depth) {
                Some(better) => best = better,
                None => break,
            }
        }
        let drawn = self.random.below(u32::try_from(best.moves.len()).ok()?);
        Some(Advice {
            r#move: *best.moves.get(drawn as usize)?,
            gain: best.gain,
        })
    }
}

/// The moves that win most, and what they win.
struct Best {
    moves: Vec<Move>,
    gain: i32,
}

struct Search<'a> {
    game: &'a Game,
    kernel: &'a Kernel,
    majority: Option<u32>,
    /// The positions of the round so far and of the line being looked at.
    line: Vec<Position>,
    past: usize,
    budget: u64,
    nodes: u64,
    /// Whether a line was left before its end.
    cut: bool,
}

/// A position after a move.
struct After {
    position: Position,
    /// What the move won.
    gain: i32,
    /// What the rest of the round is worth to the player who moved, if that is known.
    rest: Option<i32>,
    r#move: Move,
}

const INFINITE: i32 = 10_000;

impl<'a> Search<'a> {
    fn new(game: &'a Game, kernel: &'a Kernel, past: &[(Position, Move)]) -> Self {
        Self {
            game,
            kernel,
            majority: game.rules().majority_threshold(),
            line: past.iter().map(|(position, _)| *position).collect(),
            past: past.len(),
            budget: u64::MAX,
            nodes: 0,
            cut: false,
        }
    }

    /// The best moves at this depth; `None` if the effort is spent before they are known.
    fn root(&mut self, position: &Position, depth: u32) -> Option<Best> {
        self.line.truncate(self.past);
        self.line.push(*position);
        self.nodes = 0;
        self.cut = false;
        let mut best = Best {
            moves: Vec::new(),
            gain: -INFINITE,
        };
        for after in self.afters(position) {
            // The window leaves room for a value that is just as good, so that equals are seen.
            let gain = self.worth(position.mover(), &after, depth, (best.gain - 1, INFINITE))?;
            if gain > best.gain {
                best.moves.clear();
                best.gain = gain;
            }
            if gain == best.gain {
                best.moves.push(after.r#move);
            }
        }
        (!best.moves.is_empty()).then_some(best)
    }

    /// What a move is worth to the player who makes it.
    fn worth(
        &mut self,
        mover: Seat,
        after: &After,
        depth: u32,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let (alpha, beta) = (alpha - after.gain, beta - after.gain);
        let rest = match after.rest {
            Some(rest) => rest,
            None if after.position.mover() == mover => {
                self.value(&after.position, depth - 1, (alpha, beta))?
            }
            None => -self.value(&after.position, depth - 1, (-beta, -alpha))?,
        };
        Some(after.gain + rest)
    }

    /// What a position is worth to the player to move.
    fn value(
        &mut self,
        position: &Position,
        depth: u32,
        (mut alpha, beta): (i32, i32),
    ) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.budget {
            return None;
        }
        if let Some(reason) = self.over(position) {
            return Some(self.leftovers(position, reason, position.mover()));
        }
        if self.has_been_there(position) {
            return Some(0);
        }
        if depth == 0 {
            self.cut = true;
            return Some(0);
        }
        self.line.push(*position);
        let mut best = -INFINITE;
        for after in self.afters(position) {
            let value = self.worth(position.mover(), &after, depth, (alpha, beta))?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.line.pop();
        Some(best)
    }

    fn over(&self, position: &Position) -> Option<Reason> {
        let most = position.stores().into_iter().max().map(u32::from);
        if self.majority.is_some_and(|majority| most >= Some(majority)) {
            return Some(Reason::Majority);
        }
        match self.kernel.choices(position) {
            Choices::Over(reason) => Some(reason),
            Choices::Holes(_) | Choices::Pass => None,
        }
    }

    fn leftovers(&self, position: &Position, reason: Reason, seat: Seat) -> i32 {
        let stores = position.stores().map(i32::from);
        let score = self.game.outcome(position, reason).score;
        let gained = |seat: Seat| {
            i32::try_from(score[seat.index()]).unwrap_or(INFINITE) - stores[seat.index()]
        };
        gained(seat) - gained(seat.other())
    }

    /// Whether the same board with the same player to move stands earlier in the line.
    fn has_been_there(&self, position: &Position) -> bool {
        self.line
            .iter()
            .rev()
            .take_while(|earlier| earlier.stores() == position.stores())
            .any(|earlier| earlier == position)
    }

    /// All positions that moves lead to, those that win most first.
    fn afters(&self, position: &Position) -> Vec<After> {
        let mut afters: Vec<After> = match self.kernel.choices(position) {
            Choices::Over(_) => Vec::new(),
            Choices::Pass => {
                let mut after = *position;
                self.kernel.pass(&mut after, &mut Silent);
                vec![After {
                    position: after,
                    gain: 0,
                    rest: None,
                    r#move: Move::Pass,
                }]
            }
            Choices::Holes(holes) => {
                let after = |hole| {
                    let mut after = *position;
                    let played = self.kernel.play(&mut after, hole, &mut Silent);
                    let rest = played
                        .ends_round
                        .then(|| self.leftovers(&after, Reason::Endless, position.mover()));
                    After {
                        position: after,
                        gain: gain(position, &after),
                        rest,
                        r#move: Move::Sow(hole),
                    }
                };
                holes.into_iter().map(after).collect()
            }
        };
        afters.sort_by_key(|after| -after.gain);
        afters
    }
}

/// What a move won, seen by the player who made it.
fn gain(before: &Position, after: &Position) -> i32 {
    let gained = |seat| i32::from(after.store(seat)) - i32::from(before.store(seat));
    let mover = before.mover();
    gained(mover) - gained(mover.other())
}
