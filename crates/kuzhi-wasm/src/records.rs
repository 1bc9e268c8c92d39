//! Records in and out.

use kuzhi_core::{
    Move, Reason,
    record::{Entry, Headers, Record, Replay, ogn, replay},
    rule_set::Scope,
};
use kuzhi_rules::digest;
use kuzhi_wire::{Course, GameChoice, ReadRecord, Rounds, Said};

use crate::{
    chosen::{Chosen, Shelf},
    faults,
    sitting::{self, Sitting},
};

/// Records longer than this are not looked at.
const MOST_BYTES: usize = 1 << 20;

/// Writes a game as a record.
pub(crate) fn write(
    chosen: &Chosen,
    course: &Course,
    [south, north]: [&str; 2],
) -> Result<String, Vec<Said>> {
    let sitting = Sitting::of(&chosen.game, course)?;
    let mut headers = Headers::default();
    let set: Vec<String> = course
        .game
        .set
        .iter()
        .map(|(option, choice)| format!("{option}={choice}"))
        .collect();
    let digest = digest(chosen.game.rules(), Scope::Full).to_string();
    for (name, value) in [
        (Headers::GAME, course.game.id.as_str()),
        (Headers::SET, &set.join(", ")),
        (Headers::DIGEST, &digest),
        (Headers::SOUTH, south),
        (Headers::NORTH, north),
        (Headers::SEED, &course.seed.to_string()),
    ] {
        if !value.is_empty() {
            headers
                .set(name, value)
                .map_err(|error| vec![Said::plain(error.to_string())])?;
        }
    }
    let record = Record {
        headers,
        rounds: sitting.record(),
    };
    Ok(record.to_string())
}

/// Reads a record as a course, as far as it can be played.
pub(crate) fn read(
    shelf: &mut Shelf,
    text: &str,
    usual: &GameChoice,
) -> Result<ReadRecord, Vec<Said>> {
    if text.len() > MOST_BYTES {
        return Err(vec![Said::new("error-too-long")]);
    }
    let (record, problems) = Record::parse(text);
    // Another program's records have tags of their own, which ours are not read with.
    let (record, problems) = if record.headers.get(ogn::VARIANT).is_some() {
        ogn::read(text)
    } else {
        (record, problems)
    };
    let mut problems: Vec<Said> = problems.iter().flat_map(faults::of_record).collect();
    let chosen = shelf.get(&choice(&record, usual))?;
    let replayed = replay(&chosen.game, &record);
    problems.extend(
        replayed
            .disagreement
            .iter()
            .flat_map(faults::of_disagreement),
    );
    let written = record.headers.get(Headers::DIGEST);
    let found = digest(chosen.game.rules(), Scope::Full).to_string();
    if written.is_some_and(|written| written != found) {
        problems.push(Said::new("error-other-digest"));
    }
    Ok(ReadRecord {
        course: playable(&chosen, told(&chosen, &record, &replayed)),
        problems,
    })
}

/// The course that a record tells, as far as it was replayed.
fn told(chosen: &Chosen, record: &Record, replayed: &Replay) -> Course {
    let mut course = sitting::course(chosen.choice.clone(), Rounds::One);
    course.seed = record
        .headers
        .get(Headers::SEED)
        .and_then(|seed| seed.parse().ok())
        .unwrap_or(0);
    if replayed.rounds.len() > 1 {
        course.rounds = Rounds::Match;
    }
    for (index, (round, written)) in replayed.rounds.iter().zip(&record.rounds).enumerate() {
        if index == 0 {
            let usual = kuzhi_core::deal(&chosen.game, course.seed.into());
            if usual != round.start {
                course.start = Some(chosen.game.setup(&round.start).to_string());
                if round.start.total() != chosen.game.rules().total_seeds() {
                    course.rounds = Rounds::Study;
                }
            }
        } else {
            course.actions.push(String::from("next"));
        }
        let choices = written.entries.iter().filter_map(|entry| match entry {
            Entry::Choice(choice) => Some(choice.to_string()),
            Entry::Move(_) | Entry::Comment(_) => None,
        });
        course.actions.extend(choices);
        let text = |r#move: Move| chosen.game.full_move_text(r#move).to_string();
        course
            .actions
            .extend(round.turns.iter().map(|&(r#move, _)| text(r#move)));
        if round
            .over
            .is_some_and(|over| over.reason == Reason::Agreement)
        {
            course.actions.push(String::from("agree"));
        }
    }
    course
}

/// The course as far as it can be played here.
fn playable(chosen: &Chosen, mut course: Course) -> Course {
    let no_choices = |course: &Course| !course.actions.iter().any(|action| action.contains(' '));
    // A record without the choice of sides is looked at without it.
    if chosen.game.rules().ritual.is_some() && no_choices(&course) && course.rounds == Rounds::One {
        course.rounds = Rounds::Study;
    }
    while !course.actions.is_empty() && Sitting::of(&chosen.game, &course).is_err() {
        course.actions.pop();
    }
    course
}

fn choice(record: &Record, usual: &GameChoice) -> GameChoice {
    let Some(game) = record.headers.get(Headers::GAME) else {
        return usual.clone();
    };
    let set = record.headers.get(Headers::SET).unwrap_or("");
    GameChoice {
        id: game.to_owned(),
        set: set
            .split(',')
            .filter_map(|pair| pair.trim().split_once('='))
            .map(|(option, choice)| (option.to_owned(), choice.to_owned()))
            .collect(),
    }
}
