//! From the types of the core to those of the wire.

use kuzhi_core::rule_set::{Direction, Stores};
use kuzhi_core::{Event, Game, Hole, Move, Outcome, Parity, Player, Position, Seat, richer};
use kuzhi_wire as wire;

pub(crate) fn seat(seat: Seat) -> wire::Seat {
    match seat {
        Seat::South => wire::Seat::South,
        Seat::North => wire::Seat::North,
    }
}

pub(crate) fn player(player: Player) -> wire::Player {
    match player {
        Player::First => wire::Player::First,
        Player::Second => wire::Player::Second,
    }
}

pub(crate) fn parity(parity: Parity) -> wire::Parity {
    match parity {
        Parity::Odd => wire::Parity::Odd,
        Parity::Even => wire::Parity::Even,
    }
}

pub(crate) fn score([south, north]: [u32; 2]) -> wire::SeatScore {
    wire::SeatScore { south, north }
}

pub(crate) fn winner(outcome: Outcome) -> Option<wire::Seat> {
    richer(outcome.score).map(seat)
}

pub(crate) fn hole(hole: Hole) -> u8 {
    u8::try_from(hole.index()).unwrap_or(u8::MAX)
}

pub(crate) fn hole_of(r#move: Move) -> Option<u8> {
    match r#move {
        Move::Sow(from) => Some(hole(from)),
        Move::Pass => None,
    }
}

pub(crate) fn board(game: &Game, position: &Position) -> wire::Board {
    let all = 2 * game.holes();
    wire::Board {
        holes: u8::try_from(game.holes()).unwrap_or(u8::MAX),
        seeds: position.board().as_array()[..all].to_vec(),
        closed: position.closed().into_iter().map(hole).collect(),
        stores: position.stores(),
        mover: seat(position.mover()),
        sown: game.rules().board.stores != Stores::CapturesOnly,
        counterclockwise: game.rules().turn.direction == Direction::Counterclockwise,
    }
}

pub(crate) fn step(event: Event) -> wire::Step {
    match event {
        Event::Lift { hole: from, seeds } => wire::Step::Lift {
            hole: hole(from),
            seeds,
        },
        Event::Drop { hole: into } => wire::Step::Drop { hole: hole(into) },
        Event::DropInStore { seat: whose } => wire::Step::Store { seat: seat(whose) },
        Event::Take {
            hole: from,
            seeds,
            to,
            why,
        } => wire::Step::Take {
            hole: hole(from),
            seeds,
            to: seat(to),
            why: why.word().to_owned(),
        },
        Event::Stop(why) => wire::Step::Stop {
            why: why.word().to_owned(),
        },
        Event::Again => wire::Step::Again,
        Event::Pass => wire::Step::Pass,
    }
}
