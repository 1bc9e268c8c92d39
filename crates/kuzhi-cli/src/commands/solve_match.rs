//! `solve --match`: who wins the match from every division of the seeds.

use std::io::Write;

use kuzhi_core::{
    Seat, Standing,
    rule_set::{Scope, Word as _},
};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;
use kuzhi_search::match_play::{Blunder, LineEnd, Margins, MatchError, Outcomes, RoundLine};
use serde_json::{Value, json};

use super::solve::USUAL_MEMORY;
use crate::{
    chosen_game::ChosenGame,
    effort::Effort,
    failure::Failure,
    line_text::signed,
    text::{seat_name, text},
    watch::Watch,
};

pub(super) fn run(
    chosen: &ChosenGame,
    (effort, as_json): (&Effort, bool),
    texts: &Messages,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game = &chosen.game;
    let memory = effort.bytes(USUAL_MEMORY, texts)?;
    let watch = effort.watch();
    let stop = || watch.stop();
    let limits = effort.limits(&stop);
    watch.tell(|| text!(texts, "match-solving-rounds"));
    let margins =
        Margins::solve(game, memory, limits).map_err(|error| refused(&error, chosen, &watch))?;
    let seconds_of_margins = watch.seconds();
    watch.tell(|| text!(texts, "match-solving-outcomes"));
    let outcomes = Outcomes::solve(&margins, memory, limits)
        .map_err(|error| refused(&error, chosen, &watch))?;
    let seconds = watch.seconds();
    drop(watch);
    let answer = Answer {
        outcomes: &outcomes,
        seconds: [seconds_of_margins, seconds],
    };
    if as_json {
        writeln!(out, "{}", answer.as_json())?;
    } else {
        writeln!(out, "{}", answer.as_text(texts).join("\n"))?;
    }
    Ok(())
}

/// That a match is not solved; where its rules are to blame, with the argument that is.
fn refused(error: &MatchError, chosen: &ChosenGame, watch: &Watch) -> Failure {
    match error {
        MatchError::NoRounds => Failure::refused(format!("--match: {}", error.reason())),
        MatchError::Unsolvable(_)
        | MatchError::SeedsLost { .. }
        | MatchError::TooManySeeds { .. } => {
            let field = chosen.blamed(error.places());
            Failure::refused(format!("{field}: {}", error.reason()))
        }
        MatchError::Unfinished { .. } | MatchError::Undecided { .. } => {
            Failure::refused(error.to_string()).stopped_by(watch.exit_code())
        }
    }
}

struct Answer<'a> {
    outcomes: &'a Outcomes<'a, 'a>,
    /// When the rounds were solved, and when all was.
    seconds: [f64; 2],
}

impl Answer<'_> {
    fn start(&self) -> Standing {
        Standing::at_start(self.outcomes.margins().game())
    }

    fn nodes(&self) -> u64 {
        self.outcomes.margins().nodes() + self.outcomes.searched().0
    }

    fn digest(&self) -> String {
        digest(self.outcomes.margins().game().rules(), Scope::Play).to_string()
    }

    fn as_json(&self) -> Value {
        let margins = self.outcomes.margins();
        let start = self.start();
        let rounds: Vec<_> = margins
            .standings()
            .iter()
            .filter_map(|standing| self.round_as_json(standing))
            .collect();
        let blunders = self.outcomes.blunders().iter();
        let winner = self.outcomes.verdict(&start).and_then(|found| found.winner);
        json!({
            "seeds": margins.total(),
            "winner": winner.map(Seat::word),
            "line": margins_line(self.outcomes.line(&start)),
            "margin_line": margins_line(margins.line(&start)),
            "rounds": rounds,
            "slips": blunders.map(blunder_as_json).collect::<Vec<_>>(),
            "nodes": self.nodes(),
            "seconds_of_margins": self.seconds[0],
            "seconds": self.seconds[1],
            "digest": self.digest(),
        })
    }

    fn round_as_json(&self, standing: &Standing) -> Option<Value> {
        let round = self.outcomes.margins().round(standing)?;
        let verdict = self.outcomes.verdict(standing)?;
        Some(json!({
            "owned": standing.owned,
            "starter": standing.starter.word(),
            "value": round.value,
            "margin_after": round.after.owned,
            "winner": verdict.winner.map(Seat::word),
            "within": verdict.within,
            "after": verdict.after.owned,
        }))
    }

    fn as_text(&self, texts: &Messages) -> Vec<String> {
        let margins = self.outcomes.margins();
        let start = self.start();
        let winner = self.outcomes.verdict(&start).and_then(|found| found.winner);
        let mut lines = vec![match winner {
            Some(seat) => text!(texts, "match-won-by", who = seat_name(texts, seat)),
            None => text!(texts, "match-won-by-nobody"),
        }];
        if let Some(line) = self.outcomes.line(&start) {
            lines.push(text!(texts, "match-best-line", line = rounds(&line, texts)));
        }
        if let Some(line) = margins.line(&start) {
            lines.push(text!(
                texts,
                "match-margin-line",
                line = rounds(&line, texts)
            ));
        }
        for blunder in self.outcomes.blunders() {
            lines.push(blunder_as_text(blunder, texts));
        }
        lines.push(String::new());
        lines.extend(self.table(texts));
        lines.push(String::new());
        let [of_margins, all] = self.seconds.map(|seconds| format!("{seconds:.3}"));
        lines.push(text!(
            texts,
            "match-searched",
            nodes = self.nodes(),
            margins = of_margins,
            seconds = all,
            digest = self.digest()
        ));
        lines
    }

    /// One row for every round that South starts; those that North starts are the same, seen from the
    /// other side of the table.
    fn table(&self, texts: &Messages) -> Vec<String> {
        let mut lines = vec![text!(texts, "match-table-head")];
        let standings = self.outcomes.margins().standings().into_iter();
        for standing in standings.filter(|standing| standing.starter == Seat::South) {
            let (Some(round), Some(verdict)) = (
                self.outcomes.margins().round(&standing),
                self.outcomes.verdict(&standing),
            ) else {
                continue;
            };
            let winner = match verdict.winner {
                Some(Seat::South) => "first",
                Some(Seat::North) => "other",
                None => "nobody",
            };
            lines.push(format!(
                "{:>5} {:>5} {:>6} {:>6} {:>6}  {}",
                standing.owned[0],
                standing.owned[1],
                signed(round.value),
                round.after.owned[0],
                verdict.after.owned[0],
                text!(texts, "match-table-winner", winner = winner)
            ));
        }
        lines
    }
}

/// A line of rounds: how the match stands before each, and after the last one.
fn margins_line(line: Option<RoundLine>) -> Value {
    let Some(line) = line else {
        return Value::Null;
    };
    let standing = |standing: &Standing| {
        json!({
            "owned": standing.owned,
            "starter": standing.starter.word(),
        })
    };
    let end = match line.end {
        LineEnd::Over(end) => json!({ "winner": end.winner.map(Seat::word) }),
        LineEnd::Repeats { from } => json!({ "repeats_from": from + 1 }),
    };
    json!({
        "standings": line.standings.iter().map(standing).collect::<Vec<_>>(),
        "end": end,
    })
}

fn blunder_as_json(blunder: &Blunder) -> Value {
    json!({
        "owned": blunder.standing.owned,
        "starter": blunder.standing.starter.word(),
        "player": blunder.player.word(),
        "loses_a_win": blunder.wins,
        "at_once": blunder.at_once,
    })
}

fn blunder_as_text(blunder: &Blunder, texts: &Messages) -> String {
    let [first, other] = blunder.standing.owned;
    text!(
        texts,
        "match-slip",
        first = first,
        other = other,
        player = if blunder.player == Seat::South {
            "first"
        } else {
            "other"
        },
        what = if blunder.wins { "win" } else { "safety" },
        when = if blunder.at_once {
            "at-once"
        } else {
            "punished"
        }
    )
}

/// The rounds of a line: what South and North own before each, and who starts.
fn rounds(line: &RoundLine, texts: &Messages) -> String {
    let standing = |standing: &Standing| {
        let [south, north] = standing.owned;
        format!("{south}:{north} {}", standing.starter.letter())
    };
    let mut shown: Vec<String> = line.standings.iter().map(standing).collect();
    let end = match line.end {
        LineEnd::Over(end) => {
            // Nobody starts a round after the last one.
            shown.pop();
            let [south, north] = end.owned;
            shown.push(format!("{south}:{north}"));
            match end.winner {
                Some(seat) => text!(texts, "match-line-won", who = seat_name(texts, seat)),
                None => text!(texts, "match-line-drawn"),
            }
        }
        LineEnd::Repeats { from } => text!(texts, "match-line-repeats", round = from + 1),
    };
    format!("{}; {end}", shown.join(", "))
}
