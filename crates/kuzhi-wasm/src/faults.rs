//! What is wrong with something that was typed, as messages without a language.

use kuzhi_core::{
    Seat, SetupProblem,
    notation::{Excerpt, Fault, Field, MoveTextError, SetupTextError, SetupTextProblem},
    record::{Disagreement, RecordFault, RecordProblem, Why},
};
use kuzhi_wire::Said;

use crate::telling;

/// What is wrong with the text of a position.
pub(crate) fn of_position_text(error: &SetupTextError) -> Vec<Said> {
    error.problems().iter().map(of_field).collect()
}

fn of_field(problem: &SetupTextProblem) -> Said {
    let key = match (problem.fault, problem.field) {
        (Fault::Missing, _) => "fault-missing",
        (Fault::TooLong, _) => "fault-long",
        (Fault::NotTwoRows | Fault::TooManyHoles | Fault::RowsDiffer | Fault::NotAGroup, _)
        | (_, Field::Text | Field::Board | Field::Row(_)) => "fault-rows",
        (_, Field::Hole { .. }) => "fault-seeds",
        (_, Field::Store(_)) => "fault-number",
        (_, Field::Mover) => "fault-mover",
        (_, Field::Number(_)) => "fault-trailing",
    };
    let found = problem.found.as_ref().map_or_else(String::new, quoted);
    at(key, problem.field).with("found", found)
}

/// A message about a part of a position.
fn at(key: &str, field: Field) -> Said {
    let (place, seat, number) = match field {
        Field::Text | Field::Board => ("text", None, 0),
        Field::Row(seat) => ("row", Some(seat), 0),
        Field::Hole { seat, number } => ("hole", Some(seat), number),
        Field::Store(seat) => ("store", Some(seat), 0),
        Field::Mover => ("mover", None, 0),
        Field::Number(number) => ("field", None, number),
    };
    let row = match seat {
        Some(Seat::North) => "north",
        Some(Seat::South) | None => "south",
    };
    Said::new(key)
        .with("place", place)
        .with("row", row)
        .with("number", number)
}

/// What keeps a set-up from being a position of a game.
pub(crate) fn of_setup(problems: &[SetupProblem]) -> Vec<Said> {
    let tell = |problem: &SetupProblem| match *problem {
        SetupProblem::HoleCount {
            seat,
            given,
            wanted,
        } => at("fault-holes", Field::Row(seat))
            .with("given", given)
            .with("wanted", wanted),
        SetupProblem::TooManySeeds { total } => {
            Said::new("fault-total").with("total", total.to_string())
        }
        SetupProblem::RowClosed { seat } => at("fault-row-closed", Field::Row(seat)),
        SetupProblem::NoClosedHoles { seat } => at("fault-no-closed", Field::Row(seat)),
    };
    problems.iter().map(tell).collect()
}

/// Why a text is no move.
pub(crate) fn of_move_text(error: &MoveTextError) -> Said {
    match error {
        MoveTextError::Empty => Said::new("fault-move").with("found", ""),
        MoveTextError::NotAMove(found) => Said::new("fault-move").with("found", quoted(found)),
        MoveTextError::NoSuchHole { .. } => Said::new("refusal-no-such-hole"),
    }
}

/// What is wrong in the text of a record.
pub(crate) fn of_record(problem: &RecordProblem) -> Vec<Said> {
    let line = |key: &str| Said::new(key).with("line", problem.place.line);
    let about = |key: &str, found: &Excerpt| vec![line(key).with("found", quoted(found))];
    match &problem.fault {
        RecordFault::Empty => vec![Said::new("record-empty")],
        RecordFault::Header(found)
        | RecordFault::RoundNumber(found)
        | RecordFault::Seed(found)
        | RecordFault::Unknown(found)
        | RecordFault::MoveNumber { written: found, .. }
        | RecordFault::Gain(found)
        | RecordFault::Choice(found) => about("record-unknown", found),
        RecordFault::RepeatedHeader(found)
        | RecordFault::LateHeader(found)
        | RecordFault::LateChoice(found)
        | RecordFault::AfterResult(found) => about("record-place", found),
        RecordFault::OtherResult(found) => about("record-result", found),
        RecordFault::OpenComment => vec![line("record-comment")],
        RecordFault::NoResult { round } => {
            vec![Said::new("record-no-result").with("round", *round)]
        }
        RecordFault::Position(field) => vec![line("record-position"), of_field(field)],
        RecordFault::Move(error) => vec![line("record-move"), of_move_text(error)],
        RecordFault::TooMany => vec![Said::new("record-more")],
    }
}

/// Where a record is not true.
pub(crate) fn of_disagreement(wrong: &Disagreement) -> Vec<Said> {
    let about = |key: &str| {
        Said::new(key)
            .with("round", wrong.round)
            .with("move", wrong.r#move.unwrap_or(0))
    };
    match &wrong.why {
        Why::NoStart | Why::OtherRound(_) | Why::First(_) => vec![about("replay-start")],
        Why::Start(problems) => {
            let mut said = vec![about("replay-start")];
            said.extend(of_setup(problems));
            said
        }
        Why::Total { written, expected } => vec![
            Said::new("error-total")
                .with("found", *written)
                .with("expected", *expected),
        ],
        Why::NotTheNext { .. } => vec![about("replay-next")],
        Why::MatchOver => vec![about("replay-over")],
        Why::Choices(_) => vec![about("replay-choices")],
        Why::NoSuchHole(error) => vec![about("replay-move"), of_move_text(error)],
        Why::Illegal(why) => vec![about("replay-move"), telling::of_refusal(why)],
        Why::Gain { written, found } => vec![
            about("replay-gain")
                .with("written", written.to_string())
                .with("found", found.to_string()),
        ],
        Why::NotOver | Why::Score { .. } | Why::Reason { .. } => vec![about("replay-end")],
    }
}

/// What was found, without the marks around it: they differ between languages.
fn quoted(found: &Excerpt) -> String {
    found.to_string().trim_matches('`').to_owned()
}
