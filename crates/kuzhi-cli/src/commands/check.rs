//! `check`: what is wrong with a rule file, and whether its worked examples come out.

use std::io::{self, IsTerminal as _, Write};

use kuzhi_core::rule_set::Scope;
use kuzhi_i18n::{Messages, visible};
use kuzhi_rules::{Diagnostic, GameFile, digest, example};
use serde_json::{Value, json};

use crate::{
    chosen_game::{RuleText, rule_text},
    diagnostics,
    failure::Failure,
    text::text,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    file: String,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let source = rule_text(&args.file, texts)?;
    let (game, problems) = kuzhi_rules::parse(&source.text);
    // A file with problems may say something else than was meant, so its examples prove nothing.
    let game = game.filter(|_| problems.is_empty());
    let failures = game.as_ref().map(example::run).unwrap_or_default();
    let checked = Checked {
        source,
        problems,
        game,
        failures,
    };
    if args.json {
        writeln!(out, "{}", checked.as_json())?;
    } else {
        checked.tell(texts, out)?;
    }
    if checked.is_fine() {
        Ok(())
    } else {
        Err(Failure::Shown)
    }
}

struct Checked {
    source: RuleText,
    problems: Vec<Diagnostic>,
    game: Option<GameFile>,
    failures: Vec<example::Failure>,
}

impl Checked {
    fn is_fine(&self) -> bool {
        self.game.is_some() && self.failures.is_empty()
    }

    fn as_json(&self) -> Value {
        let problems: Value = self.problems.iter().map(problem_as_json).collect();
        let failures: Value = self
            .failures
            .iter()
            .map(|failure| {
                json!({
                    "example": failure.example,
                    "field": failure.field,
                    "message": failure.message,
                })
            })
            .collect();
        let digests = self.game.as_ref().map(|game| {
            json!({
                "play": digest(&game.standard, Scope::Play).to_string(),
                "full": digest(&game.standard, Scope::Full).to_string(),
            })
        });
        json!({
            "file": self.source.name,
            "id": self.game.as_ref().map(|game| &game.id),
            "ok": self.is_fine(),
            "digests": digests,
            "diagnostics": problems,
            "examples": self.game.as_ref().map_or(0, |game| game.examples.len()),
            "failures": failures,
        })
    }

    fn tell(&self, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(game) = &self.game else {
            let terminal = io::stdout().is_terminal();
            let drawn = diagnostics::drawn(&self.source, &self.problems, texts, terminal);
            writeln!(out, "{drawn}\n")?;
            let count = self.problems.len();
            writeln!(out, "{}", text!(texts, "check-problems", count = count))?;
            return Ok(());
        };
        for failure in &self.failures {
            writeln!(out, "{}", visible(&failure.to_string()))?;
        }
        let (failed, examples) = (self.failures.len(), game.examples.len());
        let verdict = if failed == 0 {
            text!(
                texts,
                "check-fine",
                file = &self.source.name,
                examples = examples
            )
        } else {
            text!(texts, "check-failures", count = failed)
        };
        writeln!(out, "{verdict}")?;
        Ok(())
    }
}

fn problem_as_json(problem: &Diagnostic) -> Value {
    json!({
        "message": problem.message,
        "line": problem.line,
        "column": problem.column,
        "bytes": [problem.span.start, problem.span.end],
        "expected": problem.expected,
        "suggestion": problem.suggestion,
    })
}
