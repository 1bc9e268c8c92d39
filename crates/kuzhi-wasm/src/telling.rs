//! What there is to say about moves and ends.

use kuzhi_core::{
    Event, Game, IllegalMove, MatchEnd, MatchEndReason, Move, Outcome, Position, Reason, Seat,
    Taking, Turn, richer,
};
use kuzhi_wire::Said;

use crate::wire;

/// What a move did.
pub(crate) fn of_move(
    game: &Game,
    (mover, r#move): (Seat, Move),
    (turn, trace): (&Turn, &[Event]),
) -> Vec<Said> {
    let who = wire::seat(mover);
    let Move::Sow(hole) = r#move else {
        return vec![Said::new("told-pass").with("who", who)];
    };
    let key = if turn.laps > 1 {
        "told-sow-laps"
    } else {
        "told-sow"
    };
    let mut said = vec![
        Said::new(key)
            .with("who", who)
            .with("hole", game.number(hole))
            .with("laps", turn.laps),
    ];
    said.extend(of_captures(mover, trace));
    if turn.endless {
        said.push(Said::new("told-endless"));
    }
    if trace.contains(&Event::Again) && turn.over.is_none() {
        said.push(Said::new("told-again").with("who", who));
    }
    said
}

fn of_captures(mover: Seat, trace: &[Event]) -> Vec<Said> {
    let mut said = Vec::new();
    let mut sown = 0_u32;
    let (mut swept, mut caught, mut given) = (0, 0, 0);
    for &event in trace {
        match event {
            Event::Take { seeds, to, .. } if to != mover => given += u32::from(seeds),
            Event::Take { seeds, why, .. } => match why {
                Taking::Sweep => swept += u32::from(seeds),
                Taking::WhileSowing
                | Taking::LastSeed
                | Taking::Run
                | Taking::Opposite
                | Taking::LoneSeed => caught += u32::from(seeds),
            },
            Event::DropInStore { .. } => sown += 1,
            Event::Lift { .. }
            | Event::Drop { .. }
            | Event::Stop(_)
            | Event::Again
            | Event::Pass => {}
        }
    }
    let who = wire::seat(mover);
    for (key, seeds) in [
        ("told-caught", caught),
        ("told-swept", swept),
        ("told-stored", sown),
    ] {
        if seeds > 0 {
            said.push(Said::new(key).with("who", who).with("seeds", seeds));
        }
    }
    if given > 0 {
        let other = wire::seat(mover.other());
        said.push(
            Said::new("told-given")
                .with("who", other)
                .with("seeds", given),
        );
    }
    if said.is_empty() {
        said.push(Said::new("told-nothing"));
    }
    said
}

/// Why a move may not be played.
pub(crate) fn of_refusal(why: &IllegalMove) -> Said {
    let key = match why {
        IllegalMove::NoSuchHole => "refusal-no-such-hole",
        IllegalMove::NotYours { .. } => "refusal-not-yours",
        IllegalMove::Closed => "refusal-closed",
        IllegalMove::Empty => "refusal-empty",
        IllegalMove::Forced { number } => {
            return Said::new("refusal-forced").with("hole", *number);
        }
        IllegalMove::MustFeed => "refusal-must-feed",
        IllegalMove::Endless => "refusal-endless",
        IllegalMove::MustPass => "refusal-must-pass",
        IllegalMove::CannotPass => "refusal-cannot-pass",
        IllegalMove::Over(_) => "refusal-over",
    };
    Said::new(key)
}

/// How a round ended.
pub(crate) fn of_end(
    game: &Game,
    position: &Position,
    outcome: Outcome,
    joins: Option<Seat>,
) -> Vec<Said> {
    let [south, north] = outcome.score;
    let mut said = vec![
        of_reason(game, position, outcome.reason),
        Said::new("told-score")
            .with("south", south)
            .with("north", north)
            .with("southWho", wire::seat(Seat::South))
            .with("northWho", wire::seat(Seat::North)),
    ];
    let unscored = position.total().saturating_sub(south + north);
    if let Some(seat) = joins {
        said.push(Said::new("told-odd-seed").with("who", wire::seat(seat)));
    } else if unscored > 0 {
        said.push(Said::new("told-unscored").with("seeds", unscored));
    }
    said.push(of_winner(richer(outcome.score)));
    said
}

fn of_reason(game: &Game, position: &Position, reason: Reason) -> Said {
    Said::new(format!("told-over-{}", reason.word()))
        .with("seeds", position.board().total())
        .with("total", game.rules().total_seeds())
}

fn of_winner(winner: Option<Seat>) -> Said {
    match winner {
        Some(seat) => Said::new("told-wins").with("who", wire::seat(seat)),
        None => Said::new("told-draw"),
    }
}

/// How a match ended.
pub(crate) fn of_match_end(end: &MatchEnd) -> Vec<Said> {
    let poorer = end.winner.map_or(Seat::South, Seat::other);
    let key = match end.reason {
        MatchEndReason::Exhausted => "told-match-exhausted",
        MatchEndReason::RoundLimit => "told-match-round-limit",
    };
    vec![
        Said::new(key).with("who", wire::seat(poorer)),
        match end.winner {
            Some(seat) => Said::new("told-match-wins").with("who", wire::seat(seat)),
            None => Said::new("told-match-draw"),
        },
    ]
}
