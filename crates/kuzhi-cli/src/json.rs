//! The shapes that several commands share in their JSON.

use kuzhi_core::{Event, Game, Hole, Move, Outcome, Position, Seat, rule_set::Word as _};
use serde_json::{Value, json};

/// The end of a round, or `null` while it goes on.
pub(crate) fn over(over: Option<Outcome>) -> Value {
    over.map_or(
        Value::Null,
        |outcome| json!({ "reason": outcome.reason.word(), "score": outcome.score }),
    )
}

/// A hole by its full name.
pub(crate) fn hole(game: &Game, hole: Hole) -> String {
    game.full_move_text(Move::Sow(hole)).to_string()
}

/// A row from its owner's left; a closed hole is `null`.
pub(crate) fn row(game: &Game, position: &Position, seat: Seat) -> Value {
    let holes = (1..=game.holes()).filter_map(|number| game.hole(seat, number));
    holes
        .map(|hole| {
            let open = !position.closed().contains(hole);
            open.then(|| position.seeds(hole))
        })
        .map(|seeds| json!(seeds))
        .collect()
}

/// A trace, event by event.
pub(crate) fn trace(game: &Game, trace: &[Event]) -> Value {
    trace
        .iter()
        .map(|&event| self::event(game, event))
        .collect()
}

fn event(game: &Game, event: Event) -> Value {
    let hole = |hole| self::hole(game, hole);
    match event {
        Event::Lift { hole: from, seeds } => {
            json!({ "event": "lift", "hole": hole(from), "seeds": seeds })
        }
        Event::Drop { hole: into } => json!({ "event": "drop", "hole": hole(into) }),
        Event::DropInStore { seat } => json!({ "event": "store", "seat": seat.word() }),
        Event::Take {
            hole: from,
            seeds,
            to,
            why,
        } => json!({
            "event": "take", "hole": hole(from), "seeds": seeds,
            "to": to.word(), "why": why.word(),
        }),
        Event::Stop(stop) => json!({ "event": "stop", "why": stop.word() }),
        Event::Again => json!({ "event": "again" }),
        Event::Pass => json!({ "event": "pass" }),
    }
}
