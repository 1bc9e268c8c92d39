//! The opponent to be better than: alpha-beta to a fixed depth, without table, order or estimate.

use kuzhi_core::{Choices, Kernel, Move, Position, Seat, Silent};

/// The best move so many moves ahead.
pub(crate) fn best(kernel: &Kernel, position: &Position, depth: u8) -> Option<Move> {
    let Choices::Holes(holes) = kernel.choices(position) else {
        return Some(Move::Pass);
    };
    let mut best = None;
    let mut low = -1000;
    for hole in holes {
        let value = after(kernel, position, Move::Sow(hole), [low, 1000], depth);
        if best.is_none() || value > low {
            (best, low) = (Some(Move::Sow(hole)), value);
        }
    }
    best
}

fn value(kernel: &Kernel, position: &Position, [mut low, high]: [i32; 2], depth: u8) -> i32 {
    let choices = kernel.choices(position);
    if let Choices::Over(reason) = choices {
        let shares = kernel.leftovers(position, reason);
        let mover = position.mover().index();
        return i32::try_from(shares[mover]).unwrap_or(0)
            - i32::try_from(shares[1 - mover]).unwrap_or(0);
    }
    if depth == 0 {
        return 0;
    }
    let Choices::Holes(holes) = choices else {
        return after(kernel, position, Move::Pass, [low, high], depth);
    };
    let mut best = -1000;
    for hole in holes {
        best = best.max(after(kernel, position, Move::Sow(hole), [low, high], depth));
        low = low.max(best);
        if best >= high {
            break;
        }
    }
    best
}

/// What a move is worth to the player who makes it.
fn after(
    kernel: &Kernel,
    position: &Position,
    r#move: Move,
    [low, high]: [i32; 2],
    depth: u8,
) -> i32 {
    let mut next = *position;
    let mover = position.mover();
    match r#move {
        Move::Sow(hole) => {
            kernel.play(&mut next, hole, &mut Silent);
        }
        Move::Pass => kernel.pass(&mut next, &mut Silent),
    }
    let gain = lead(&next, mover) - lead(position, mover);
    if next.mover() == mover {
        gain + value(kernel, &next, [low - gain, high - gain], depth - 1)
    } else {
        gain - value(kernel, &next, [gain - high, gain - low], depth - 1)
    }
}

/// What a player has stored more than the other.
pub(crate) fn lead(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(seat.other()))
}
