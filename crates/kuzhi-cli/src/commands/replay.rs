//! `replay`: walks through a record.

use std::{
    io::{self, Write},
    path::Path,
};

use kuzhi_core::{
    Game, Move, Position, Standing, Trace, Turn,
    record::{Disagreement, Headers, Record, Replay, ReplayedRound, ogn, replay},
    rule_set::Scope,
};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;
use serde_json::{Value, json};

use crate::{
    board_picture::{self, Lines},
    chosen_game::{ChosenGame, built_in_called, file_text, recorded_rule_text, rule_text},
    failure::Failure,
    json, position_argument,
    record_form::RecordForm,
    sentence,
    text::text,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    file: String,
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "FORM", conflicts_with_all = ["ascii", "json"])]
    r#as: Option<RecordForm>,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let record = read(&args.file, texts)?;
    let chosen = game_of(&record, args, texts)?;
    let replayed = replay(&chosen.game, &record);
    let found = digest(chosen.game.rules(), Scope::Full).to_string();
    let written = record.headers.get(Headers::DIGEST);
    let other_digest = written.filter(|&written| written != found);
    let disagreement = &replayed.disagreement;
    if let Some(form) = args.r#as {
        if disagreement.is_none() {
            write!(out, "{}", form.of(&chosen, record)?)?;
        }
    } else if args.json {
        let answer = json!({
            "game": chosen.file.id,
            "digest": found,
            "digest_matches": written.map(|_| other_digest.is_none()),
            "rounds": rounds_as_json(&chosen.game, &replayed),
            "disagreement": disagreement.as_ref().map(disagreement_as_json),
        });
        writeln!(out, "{answer}")?;
    } else {
        if let Some(written) = other_digest {
            let warning = text!(
                texts,
                "replay-other-digest",
                written = written,
                found = found
            );
            out.flush()?;
            writeln!(io::stderr(), "{warning}")?;
        }
        let lines = if args.ascii {
            Lines::Ascii
        } else {
            Lines::Drawn
        };
        let walk = Walk {
            texts,
            game: &chosen.game,
            lines,
        };
        for (index, round) in replayed.rounds.iter().enumerate() {
            walk.round(round, replayed.rounds.get(index + 1), out)?;
        }
    }
    match disagreement {
        None => Ok(()),
        Some(_) if args.json => Err(Failure::Shown),
        Some(disagreement) => Err(Failure::refused(disagreement.to_string())),
    }
}

/// The record in a file, which must be understood as a whole.
fn read(file: &str, texts: &Messages) -> Result<Record, Failure> {
    let path = Path::new(file);
    let text = file_text(path, texts)?;
    let is_ogn = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("ogn"));
    let (record, problems) = if is_ogn {
        ogn::read(&text)
    } else {
        Record::parse(&text)
    };
    if problems.is_empty() {
        Ok(record)
    } else {
        let problems = problems.iter().map(|problem| format!("{file}: {problem}"));
        Err(Failure::problems(problems))
    }
}

/// The game that a record is of, or the one to read it as.
fn game_of(record: &Record, args: &Args, texts: &Messages) -> Result<ChosenGame, Failure> {
    let written = record.headers.get(Headers::GAME).or_else(|| {
        let variant = record.headers.get(ogn::VARIANT)?;
        built_in_called(variant)
    });
    let source = match (args.game.as_deref(), written) {
        (Some(asked), _) => rule_text(asked, texts)?,
        (None, Some(named)) => recorded_rule_text(named, texts)?,
        (None, None) => {
            return Err(Failure::wrong_use(text!(texts, "error-record-of-no-game")));
        }
    };
    let mut choices = Vec::new();
    for choice in record.headers.get(Headers::SET).unwrap_or("").split(',') {
        let choice = choice.trim();
        match choice.split_once('=') {
            Some((option, choice)) => choices.push((option.to_owned(), choice.to_owned())),
            None if choice.is_empty() => {}
            None => {
                return Err(Failure::wrong_use(text!(
                    texts,
                    "error-record-set",
                    given = choice
                )));
            }
        }
    }
    ChosenGame::new(&source, choices, texts)
}

fn rounds_as_json(game: &Game, replayed: &Replay) -> Value {
    let rounds = replayed.rounds.iter().map(|round| {
        let turns = round.turns.iter().map(|(r#move, turn)| {
            json!({
                "move": game.move_text(*r#move),
                "position": position_argument::write(game, &turn.position, &[]),
                "stored": turn.stored,
                "over": json::over(turn.over),
                "laps": turn.laps,
            })
        });
        json!({
            "round": round.number,
            "start": position_argument::write(game, &round.start, &[]),
            "moves": turns.collect::<Value>(),
            "over": json::over(round.over),
        })
    });
    rounds.collect()
}

fn disagreement_as_json(disagreement: &Disagreement) -> Value {
    json!({
        "round": disagreement.round,
        "move": disagreement.r#move,
        "message": disagreement.why.to_string(),
    })
}

/// Tells a record to people.
struct Walk<'a> {
    texts: &'a Messages,
    game: &'a Game,
    lines: Lines,
}

impl Walk<'_> {
    fn round(
        &self,
        round: &ReplayedRound,
        next: Option<&ReplayedRound>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let heading = text!(self.texts, "replay-round", round = round.number);
        writeln!(out, "{heading}\n")?;
        let mut position = round.start;
        self.position(&position, None, out)?;
        for (index, (r#move, turn)) in round.turns.iter().enumerate() {
            self.turn(index + 1, &position, (*r#move, turn), out)?;
            position = turn.position;
        }
        if let Some(outcome) = round.over {
            let goes_on = next.is_some_and(|next| next.number.checked_sub(1) == Some(round.number));
            let joins = (goes_on && self.game.rules().rounds.is_some())
                .then(|| {
                    let standing = Standing {
                        owned: outcome.score,
                        round: round.number,
                        starter: round.starter,
                    };
                    standing.after(outcome).owned
                })
                .and_then(|owned| sentence::joined(outcome, owned));
            let end = sentence::of_end(self.texts, self.game, &position, outcome, joins);
            writeln!(out, "{end}\n")?;
        }
        Ok(())
    }

    fn turn(
        &self,
        number: usize,
        before: &Position,
        (r#move, turn): (Move, &Turn),
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let mut trace = Trace::new();
        // The move has been played before, so it can be played again.
        let _ = self.game.play(before, r#move, &mut trace);
        let mover = before.mover();
        let did = sentence::of_move(self.texts, self.game, (mover, r#move), (turn, &trace));
        writeln!(out, "{number}. {did}\n")?;
        let marked = match r#move {
            Move::Sow(hole) => Some(hole),
            Move::Pass => None,
        };
        self.position(&turn.position, marked, out)
    }

    fn position(
        &self,
        position: &Position,
        marked: Option<kuzhi_core::Hole>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let picture = board_picture::draw(self.texts, self.game, position, (marked, self.lines));
        let text = position_argument::write(self.game, position, &[]);
        writeln!(out, "{picture}\n{text}\n")?;
        Ok(())
    }
}
