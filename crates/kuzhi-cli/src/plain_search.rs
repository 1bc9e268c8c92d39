//! Plain alpha-beta search to a fixed depth, without memory or judgement: a yardstick for players that
//! have them.

use kuzhi_core::{Choices, Game, Kernel, Move, Position, Reason, Round, Seat, Silent, SplitMix};

/// The move that gains most if one looks so many moves ahead; `None` if the round is over. Chance decides
/// between moves that are equally good.
pub(crate) fn best_move(round: &Round<'_>, depth: u32, random: &mut SplitMix) -> Option<Move> {
    let position = *round.position();
    round.moves().first()?;
    let kernel = round.game().kernel(position.closed());
    let mut search = Search {
        game: round.game(),
        kernel: &kernel,
        line: round.past().iter().map(|(position, _)| *position).collect(),
    };
    search.line.push(position);
    let (mut best, mut moves) = (-INFINITE, Vec::new());
    for after in search.afters(&position) {
        // The window leaves room for a value that is just as good, so that equals are seen.
        let gain = search.worth(position.mover(), &after, depth, (best - 1, INFINITE));
        if gain > best {
            moves.clear();
            best = gain;
        }
        if gain == best {
            moves.push(after.r#move);
        }
    }
    let drawn = random.below(u32::try_from(moves.len()).ok()?);
    moves.get(drawn as usize).copied()
}

struct Search<'a> {
    game: &'a Game,
    kernel: &'a Kernel,
    /// The positions of the round so far and of the line being looked at.
    line: Vec<Position>,
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

impl Search<'_> {
    /// What a move is worth to the player who makes it.
    fn worth(&mut self, mover: Seat, after: &After, depth: u32, (alpha, beta): (i32, i32)) -> i32 {
        let (alpha, beta) = (alpha - after.gain, beta - after.gain);
        let rest = match after.rest {
            Some(rest) => rest,
            None if after.position.mover() == mover => {
                self.value(&after.position, depth - 1, (alpha, beta))
            }
            None => -self.value(&after.position, depth - 1, (-beta, -alpha)),
        };
        after.gain + rest
    }

    /// What a position is worth to the player to move.
    fn value(&mut self, position: &Position, depth: u32, (mut alpha, beta): (i32, i32)) -> i32 {
        if let Choices::Over(reason) = self.kernel.choices(position) {
            return self.leftovers(position, reason, position.mover());
        }
        if depth == 0 || self.has_been_there(position) {
            return 0;
        }
        self.line.push(*position);
        let mut best = -INFINITE;
        for after in self.afters(position) {
            let value = self.worth(position.mover(), &after, depth, (alpha, beta));
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.line.pop();
        best
    }

    fn leftovers(&self, position: &Position, reason: Reason, seat: Seat) -> i32 {
        let score = self.game.outcome(position, reason).score;
        let gained = |seat: Seat| {
            let score = i32::try_from(score[seat.index()]).unwrap_or(INFINITE);
            score - i32::from(position.store(seat))
        };
        gained(seat) - gained(seat.other())
    }

    /// Whether the same board with the same player to move stands earlier in the line.
    fn has_been_there(&self, position: &Position) -> bool {
        let earlier = self.line.iter().rev();
        earlier
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
