//! `solve --match`: who wins the match from every division of the seeds.

use std::io::Write;

use kuzhi_core::{
    Seat, Standing,
    rule_set::{Scope, Word as _},
};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;
use kuzhi_search::{
    Limits,
    match_play::{Blunder, LineEnd, Margins, MatchError, Outcomes, RoundLine, Verdict},
};
use serde_json::{Value, json};

use super::solve::USUAL_MEMORY;
use crate::{
    chosen_game::ChosenGame, effort::Effort, failure::Failure, line_text::signed, text::text,
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
        Margins::as_far_as(game, memory, limits).map_err(|error| refused(&error, chosen))?;
    let seconds_of_margins = watch.seconds();
    watch.tell(|| text!(texts, "match-solving-outcomes"));
    let rest = Limits {
        nodes: limits.nodes.saturating_sub(margins.nodes()),
        ..limits
    };
    let (outcomes, more_nodes) = match Outcomes::solve(&margins, memory, rest) {
        Ok(outcomes) => {
            let (nodes, _) = outcomes.searched();
            (Some(outcomes), nodes)
        }
        Err(MatchError::Unfinished { .. }) => (None, 0),
        Err(MatchError::Undecided { nodes, .. }) => (None, nodes),
        Err(error) => return Err(refused(&error, chosen)),
    };
    let (seconds, stopped) = (watch.seconds(), watch.exit_code());
    drop(watch);
    let answer = Answer {
        margins: &margins,
        outcomes: outcomes.as_ref(),
        nodes: margins.nodes() + more_nodes,
        seconds: [seconds_of_margins, seconds],
    };
    if as_json {
        writeln!(out, "{}", answer.as_json())?;
    } else {
        writeln!(out, "{}", answer.as_text(texts).join("\n"))?;
    }
    if outcomes.is_some() {
        Ok(())
    } else {
        Err(Failure::Shown.stopped_by(stopped))
    }
}

/// That matches of these rules cannot be solved, with the argument that is to blame.
fn refused(error: &MatchError, chosen: &ChosenGame) -> Failure {
    let field = match error {
        MatchError::NoRounds => "--match".to_owned(),
        MatchError::Unsolvable(_)
        | MatchError::SeedsLost { .. }
        | MatchError::TooManySeeds { .. }
        | MatchError::Unfinished { .. }
        | MatchError::Undecided { .. } => chosen.blamed(error.places()),
    };
    Failure::refused(format!("{field}: {}", error.reason()))
}

struct Answer<'a> {
    margins: &'a Margins<'a>,
    /// Who wins; none if a limit was met before that was known of every round.
    outcomes: Option<&'a Outcomes<'a, 'a>>,
    nodes: u64,
    /// When the rounds were solved, and when all was.
    seconds: [f64; 2],
}

impl Answer<'_> {
    fn start(&self) -> Standing {
        Standing::at_start(self.margins.game())
    }

    fn digest(&self) -> String {
        digest(self.margins.game().rules(), Scope::Play).to_string()
    }

    fn verdict(&self, standing: &Standing) -> Option<Verdict> {
        self.outcomes?.verdict(standing)
    }

    fn as_json(&self) -> Value {
        let margins = self.margins;
        let start = self.start();
        let rounds: Vec<_> = margins
            .standings()
            .iter()
            .filter_map(|standing| self.round_as_json(standing))
            .collect();
        let blunders = self.outcomes.map_or(&[][..], Outcomes::blunders).iter();
        let winner = self.verdict(&start).and_then(|found| found.winner);
        let line = self.outcomes.and_then(|outcomes| outcomes.line(&start));
        let [solved, of] = margins.solved();
        json!({
            "exact": self.outcomes.is_some(),
            "solved": { "rounds": solved, "of": of },
            "seeds": margins.total(),
            "winner": winner.map(Seat::word),
            "line": margins_line(line),
            "margin_line": margins_line(margins.line(&start)),
            "rounds": rounds,
            "slips": blunders.map(blunder_as_json).collect::<Vec<_>>(),
            "nodes": self.nodes,
            "seconds_of_margins": self.seconds[0],
            "seconds": self.seconds[1],
            "digest": self.digest(),
        })
    }

    fn round_as_json(&self, standing: &Standing) -> Option<Value> {
        let round = self.margins.round(standing)?;
        let mut told = json!({
            "owned": standing.owned,
            "starter": standing.starter.word(),
            "value": round.value,
            "margin_after": round.after.owned,
        });
        if let Some(verdict) = self.verdict(standing) {
            told["winner"] = json!(verdict.winner.map(Seat::word));
            told["within"] = json!(verdict.within);
            told["after"] = json!(verdict.after.owned);
        }
        Some(told)
    }

    fn as_text(&self, texts: &Messages) -> Vec<String> {
        let start = self.start();
        let mut lines = vec![self.winner_as_text(texts)];
        if let Some(line) = self.outcomes.and_then(|outcomes| outcomes.line(&start)) {
            lines.push(text!(texts, "match-best-line", line = rounds(&line, texts)));
        }
        if let Some(line) = self.margins.line(&start) {
            lines.push(text!(
                texts,
                "match-margin-line",
                line = rounds(&line, texts)
            ));
        }
        for blunder in self.outcomes.map_or(&[][..], Outcomes::blunders) {
            lines.push(blunder_as_text(blunder, texts));
        }
        if self.margins.solved()[0] > 0 {
            lines.push(String::new());
            lines.extend(self.table(texts));
        }
        lines.push(String::new());
        lines.push(self.work_as_text(texts));
        lines
    }

    fn winner_as_text(&self, texts: &Messages) -> String {
        if self.outcomes.is_none() {
            let [solved, rounds] = self.margins.solved();
            return text!(texts, "match-unfinished", solved = solved, rounds = rounds);
        }
        let found = self.verdict(&self.start());
        match found.and_then(|found| found.winner) {
            Some(seat) => text!(texts, "match-won-by", side = seat.word()),
            None => text!(texts, "match-won-by-nobody"),
        }
    }

    fn work_as_text(&self, texts: &Messages) -> String {
        let [of_margins, all] = self.seconds.map(|seconds| format!("{seconds:.3}"));
        if self.outcomes.is_none() {
            return text!(
                texts,
                "match-rounds-searched",
                nodes = self.nodes,
                seconds = all,
                digest = self.digest()
            );
        }
        text!(
            texts,
            "match-searched",
            nodes = self.nodes,
            margins = of_margins,
            seconds = all,
            digest = self.digest()
        )
    }

    /// One row for every round that South starts; those that North starts are the same, seen from the
    /// other side of the table.
    fn table(&self, texts: &Messages) -> Vec<String> {
        let mut lines = vec![match self.outcomes {
            Some(_) => text!(texts, "match-table-head"),
            None => text!(texts, "match-rounds-head"),
        }];
        let standings = self.margins.standings().into_iter();
        for standing in standings.filter(|standing| standing.starter == Seat::South) {
            let Some(round) = self.margins.round(&standing) else {
                continue;
            };
            let line = format!(
                "{:>5} {:>5} {:>6} {:>6}",
                standing.owned[0],
                standing.owned[1],
                signed(round.value),
                round.after.owned[0],
            );
            lines.push(match self.verdict(&standing) {
                None => line,
                Some(verdict) => {
                    let winner = match verdict.winner {
                        Some(Seat::South) => "first",
                        Some(Seat::North) => "other",
                        None => "nobody",
                    };
                    let winner = text!(texts, "match-table-winner", winner = winner);
                    format!("{line} {:>6}  {winner}", verdict.after.owned[0])
                }
            });
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
                Some(seat) => text!(texts, "match-line-won", side = seat.word()),
                None => text!(texts, "match-line-drawn"),
            }
        }
        LineEnd::Repeats { from } => text!(texts, "match-line-repeats", round = from + 1),
    };
    format!("{}; {end}", shown.join(", "))
}
