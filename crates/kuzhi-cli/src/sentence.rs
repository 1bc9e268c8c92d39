//! Sentences about a game: what a move did, why one is refused, how a round ended.

use kuzhi_core::{
    Event, Game, IllegalMove, MatchEnd, MatchEndReason, Move, Outcome, Position, Reason, Seat,
    Stop, Turn, richer, rule_set::Relay,
};
use kuzhi_i18n::Messages;

use crate::text::{seat_name, text};

/// What a move did.
pub(crate) fn of_move(
    texts: &Messages,
    game: &Game,
    (mover, r#move): (Seat, Move),
    (turn, trace): (&Turn, &[Event]),
) -> String {
    let who = seat_name(texts, mover);
    let Move::Sow(hole) = r#move else {
        return text!(texts, "did-pass", who = who);
    };
    let gained = Gained::of(mover, trace);
    let key = match game.rules().sowing.relay {
        Relay::None => "did-sow",
        Relay::NextHole | Relay::LastHole => "did-sow-laps",
    };
    let mut sentences = vec![text!(
        texts,
        key,
        who = &who,
        hole = game.number(hole),
        laps = turn.laps,
        captured = gained.captured
    )];
    if gained.sown > 0 {
        sentences.push(text!(
            texts,
            "did-sow-into-store",
            who = &who,
            seeds = gained.sown
        ));
    }
    if gained.by_other > 0 {
        let other = seat_name(texts, mover.other());
        sentences.push(text!(
            texts,
            "did-give",
            other = other,
            seeds = gained.by_other
        ));
    }
    if turn.endless {
        sentences.push(text!(texts, "did-endless"));
    }
    if trace.contains(&Event::Again) && turn.over.is_none() {
        sentences.push(text!(texts, "did-again", who = who));
    }
    sentences.join(" ")
}

/// What went into the stores in a move.
#[derive(Default)]
struct Gained {
    captured: u32,
    sown: u32,
    by_other: u32,
}

impl Gained {
    fn of(mover: Seat, trace: &[Event]) -> Self {
        let mut gained = Self::default();
        for &event in trace {
            match event {
                Event::Take { seeds, to, .. } if to == mover => {
                    gained.captured += u32::from(seeds);
                }
                Event::Take { seeds, .. } => gained.by_other += u32::from(seeds),
                Event::DropInStore { .. } => gained.sown += 1,
                Event::Lift { .. }
                | Event::Drop { .. }
                | Event::Stop(
                    Stop::LapOver
                    | Stop::NextEmpty
                    | Stop::LastWasEmpty
                    | Stop::Capture
                    | Stop::InStore
                    | Stop::Endless,
                )
                | Event::Again
                | Event::Pass => {}
            }
        }
        gained
    }
}

/// Why a move may not be played.
pub(crate) fn of_refusal(texts: &Messages, why: &IllegalMove) -> String {
    match why {
        IllegalMove::NoSuchHole => text!(texts, "refused-no-such-hole"),
        IllegalMove::NotYours { mover } => {
            text!(texts, "refused-not-yours", mover = seat_name(texts, *mover))
        }
        IllegalMove::Closed => text!(texts, "refused-closed"),
        IllegalMove::Empty => text!(texts, "refused-empty"),
        IllegalMove::Forced { number } => text!(texts, "refused-forced", hole = *number),
        IllegalMove::MustFeed => text!(texts, "refused-must-feed"),
        IllegalMove::Endless => text!(texts, "refused-endless"),
        IllegalMove::MustPass => text!(texts, "refused-must-pass"),
        IllegalMove::CannotPass => text!(texts, "refused-cannot-pass"),
        IllegalMove::Over(reason) => text!(texts, "refused-over", reason = reason.word()),
    }
}

/// How a round ended in a position: why, the score, the seeds left over, and who has won. In a match an
/// odd seed may join what a player owns for the next round.
pub(crate) fn of_end(
    texts: &Messages,
    game: &Game,
    position: &Position,
    outcome: Outcome,
    joins: Option<Seat>,
) -> String {
    let [south, north] = outcome.score;
    let mut sentences = vec![
        why_over(texts, game, position, outcome.reason),
        text!(texts, "score", south = south, north = north),
    ];
    let unscored = position.total().saturating_sub(south + north);
    if let Some(seat) = joins {
        let key = if richer(outcome.score).is_some() {
            "score-of-the-poorer"
        } else {
            "score-of-the-next-to-begin"
        };
        sentences.push(text!(texts, key, who = seat_name(texts, seat)));
    } else if unscored > 0 {
        sentences.push(text!(texts, "score-of-nobody", seeds = unscored));
    }
    sentences.push(of_winner(texts, richer(outcome.score)));
    sentences.join(" ")
}

/// The player who owns more after a round than they scored in it.
pub(crate) fn joined(outcome: Outcome, owned: [u32; 2]) -> Option<Seat> {
    let mut seats = Seat::BOTH.into_iter();
    seats.find(|seat| owned[seat.index()] > outcome.score[seat.index()])
}

fn why_over(texts: &Messages, game: &Game, position: &Position, reason: Reason) -> String {
    let mover = position.mover();
    let row_is_empty = |seat| {
        let mut holes = (1..=game.holes()).filter_map(|number| game.hole(seat, number));
        holes.all(|hole| position.seeds(hole) == 0)
    };
    let about = match reason {
        Reason::RowEmpty if !row_is_empty(mover) => mover.other(),
        Reason::Majority if position.store(mover.other()) > position.store(mover) => mover.other(),
        _ => mover,
    };
    text!(
        texts,
        format!("over-{}", reason.word()).as_str(),
        who = seat_name(texts, about),
        other = seat_name(texts, about.other()),
        seeds = position.board().total(),
        total = game.rules().total_seeds()
    )
}

/// Who has won a round or a match.
pub(crate) fn of_winner(texts: &Messages, winner: Option<Seat>) -> String {
    match winner {
        Some(seat) => text!(texts, "wins", who = seat_name(texts, seat)),
        None => text!(texts, "draw"),
    }
}

/// That a match is stopped after so many rounds, and how it stands.
pub(crate) fn of_match_stopped(texts: &Messages, rounds: usize, owned: [u32; 2]) -> String {
    let [south, north] = owned;
    let why = text!(texts, "match-stopped", rounds = rounds);
    let score = text!(texts, "match-owned", south = south, north = north);
    [why, score].join(" ")
}

/// How a match ended.
pub(crate) fn of_match_end(texts: &Messages, end: &MatchEnd) -> String {
    let [south, north] = end.owned;
    let key = match end.reason {
        MatchEndReason::Exhausted => "match-over-exhausted",
        MatchEndReason::RoundLimit => "match-over-round-limit",
    };
    let poorer = end.winner.map_or(Seat::South, Seat::other);
    let why = text!(texts, key, poorer = seat_name(texts, poorer));
    let score = text!(texts, "match-owned", south = south, north = north);
    [why, score, of_winner(texts, end.winner)].join(" ")
}
