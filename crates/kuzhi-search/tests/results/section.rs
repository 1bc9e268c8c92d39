//! What the page says about one rule set.

use std::fmt::Write as _;

use kuzhi_core::{Game, HoleSet, Move, Seat, Standing, rule_set::Scope};
use kuzhi_rules::digest;
use kuzhi_search::{
    Engine, Limits, Table, Value, best_line,
    match_play::{Blunder, Descent, LineEnd, Margins, Outcomes, RoundLine, Verdict},
    solve,
};

const BYTES: usize = 16 << 20;

/// All tables of a rule set.
pub(crate) fn tables(game: &str, preset: &str) -> String {
    let text = kuzhi_rules::built_in::find(game)
        .expect("a built-in game")
        .text;
    let file = kuzhi_rules::parse(text).0.expect("a rule file");
    let choice = ("preset".to_owned(), preset.to_owned());
    let rules = file.rules(&[choice]).expect("a preset of this game");
    let game = Game::new(&rules).expect("accepted rules make a game");
    let margins = Margins::solve(&game, BYTES, Limits::NONE).expect("a match of this game");
    let outcomes = Outcomes::solve(&margins, BYTES, Limits::NONE).expect("a solved match");
    let mut text = format!(
        "\nPlay digest `{}`, full digest `{}`.\n",
        digest(&rules, Scope::Play),
        digest(&rules, Scope::Full)
    );
    text.push_str(&round(&game));
    text.push_str(&whole_match(&outcomes));
    text.push_str(&slips(&outcomes));
    text.push_str(&every_division(&outcomes));
    text
}

/// The first round: its value, its openings, and its best line.
fn round(game: &Game) -> String {
    let (start, kernel) = (game.start(), game.kernel(HoleSet::EMPTY));
    let table = Table::new(BYTES);
    let solution =
        solve(Engine::new(&kernel, &table), &start, Limits::NONE).expect("a game with values");
    let Value { seeds, exact } = solution.value;
    assert!(exact && solution.moves.iter().all(|(_, value)| value.exact));
    let mut text = format!(
        "\nThe round is worth {} to South, who moves first.\n\n",
        signed(seeds)
    );
    let (mut holes, mut rule, mut values) = (String::new(), String::new(), String::new());
    for (r#move, value) in &solution.moves {
        let Move::Sow(hole) = r#move else {
            unreachable!("the first move is a sowing")
        };
        let _ = write!(holes, " {} |", game.number(*hole));
        rule.push_str(" ---: |");
        let _ = write!(values, " {} |", signed(value.seeds));
    }
    let _ = writeln!(
        text,
        "| First move |{holes}\n| --- |{rule}\n| Value |{values}"
    );
    let best = best_line(Engine::new(&kernel, &table), &start, Limits::NONE);
    assert!(best.complete, "some best line ends");
    let mut position = start;
    let mut line = Vec::new();
    for r#move in best.moves {
        let turn = game
            .play(&position, r#move, &mut kuzhi_core::Silent)
            .expect("a legal move");
        line.push(match r#move {
            Move::Sow(hole) => format!(
                "{}{}",
                position.mover().letter().to_ascii_uppercase(),
                game.number(hole)
            ),
            Move::Pass => "pass".to_owned(),
        });
        position = turn.position;
    }
    assert_eq!(position, best.last);
    let [south, north] = game.over(&position).map_or([0, 0], |outcome| outcome.score);
    let _ = writeln!(
        text,
        "\nA best line: {}. It ends {south} to {north}.",
        line.join(" ")
    );
    text
}

/// The match from the start, and what must be owned to win it.
fn whole_match(outcomes: &Outcomes<'_, '_>) -> String {
    let margins = outcomes.margins();
    let start = Standing::at_start(margins.game());
    let verdict = outcomes.verdict(&start).expect("a first round");
    let mut text = format!("\nThe match from the start: {}.\n\n", who(verdict.winner));
    let both_margin = margins.line(&start).expect("the start is known");
    let both_best = outcomes.line(&start).expect("the start is known");
    let _ = writeln!(text, "- Both for most seeds: {}.", rounds(&both_margin));
    let _ = writeln!(text, "- Best play: {}.", rounds(&both_best));
    let _ = writeln!(
        text,
        "- Whoever starts a round wins the match with {}; the other player with {}.",
        outcomes.won(Seat::South, Seat::South),
        outcomes.won(Seat::North, Seat::South)
    );
    text
}

pub(crate) fn signed(value: i16) -> String {
    if value == 0 {
        "0".to_owned()
    } else {
        format!("{value:+}")
    }
}

fn who(winner: Option<Seat>) -> String {
    winner.map_or_else(
        || "neither can force a win".to_owned(),
        |winner| format!("{winner} wins"),
    )
}

/// The rounds of a line: what South and North own before each, and who starts.
fn rounds(line: &RoundLine) -> String {
    let standing = |standing: &Standing| {
        let [south, north] = standing.owned;
        format!("{south}:{north} {}", standing.starter.letter())
    };
    let mut shown: Vec<String> = line.standings.iter().map(standing).collect();
    match line.end {
        LineEnd::Over(end) => {
            let [south, north] = end.owned;
            shown.pop();
            shown.push(format!("{south}:{north}"));
            let winner = end.winner.map_or("a draw".to_owned(), |winner| {
                format!("{winner} wins after {} rounds", line.standings.len() - 1)
            });
            format!("{}; {winner}", shown.join(", "))
        }
        LineEnd::Repeats { from } => format!(
            "{}; and so on for ever, as from round {}",
            shown.join(", "),
            from + 1
        ),
    }
}

/// Where more seeds are worse.
fn slips(outcomes: &Outcomes<'_, '_>) -> String {
    let margins = outcomes.margins();
    let mut text = String::new();
    let mut point = |what: &str, things: &[String]| {
        let things = if things.is_empty() {
            "none".to_owned()
        } else {
            things.join(", ")
        };
        let _ = writeln!(text, "- {what}: {things}.");
    };
    let descents = margins.descents();
    let descents: Vec<_> = descents.iter().copied().map(descent).collect();
    point(
        "More seeds for the starter of a round can leave fewer after it",
        &descents,
    );
    let blunders: Vec<_> = outcomes.blunders().iter().map(blunder).collect();
    point("Where playing for most seeds is a mistake", &blunders);
    let astray = astray(outcomes);
    point(
        "Where both play for most seeds and the match does not end as with best play",
        &astray,
    );
    let searched: Vec<_> = south_starts(outcomes)
        .filter(|(_, verdict)| verdict.searched())
        .map(|(standing, _)| standing.owned[0].to_string())
        .collect();
    point(
        "Shares of the starter for which the values of rounds do not tell who wins",
        &searched,
    );
    text
}

fn descent(descent: Descent) -> String {
    let [small, large] = descent.after;
    let share = descent.share;
    format!("{share} leaves {small} but {} only {large}", share + 1)
}

fn blunder(blunder: &Blunder) -> String {
    let [own, other] = blunder.standing.owned;
    let player = match blunder.player {
        Seat::South => "starter",
        Seat::North => "other player",
    };
    let spoils = if blunder.wins {
        "a win"
    } else {
        "a match that is not lost"
    };
    let when = if blunder.at_once {
        ""
    } else {
        ", if the other gives up seeds"
    };
    format!("at {own}:{other} the {player} lets {spoils} slip{when}")
}

fn south_starts<'a>(
    outcomes: &'a Outcomes<'_, '_>,
) -> impl Iterator<Item = (Standing, Verdict)> + 'a {
    let standings = outcomes.margins().standings().into_iter();
    standings
        .filter(|standing| standing.starter == Seat::South)
        .map(|standing| {
            (
                standing,
                outcomes.verdict(&standing).expect("a round follows"),
            )
        })
}

/// The divisions from which the line of most seeds does not end as the match does with best play.
fn astray(outcomes: &Outcomes<'_, '_>) -> Vec<String> {
    south_starts(outcomes)
        .filter_map(|(standing, verdict)| {
            let line = outcomes.margins().line(&standing).expect("a line");
            let winner = match line.end {
                LineEnd::Over(end) => end.winner,
                LineEnd::Repeats { .. } => None,
            };
            let [own, other] = standing.owned;
            let named = |winner: Option<Seat>| match winner {
                Some(Seat::South) => "the starter wins",
                Some(Seat::North) => "the other player wins",
                None => "no end",
            };
            let (instead, best) = (named(winner), named(verdict.winner));
            (winner != verdict.winner)
                .then(|| format!("{own}:{other} ({instead}; with best play {best})"))
        })
        .collect()
}

/// One row for every round.
fn every_division(outcomes: &Outcomes<'_, '_>) -> String {
    let mut text = String::from(
        "\n<details><summary>Every division</summary>\n\n\
         | Starter | Other | Value | Then | Best | Winner |\n\
         | ---: | ---: | ---: | ---: | ---: | --- |\n",
    );
    for (standing, verdict) in south_starts(outcomes) {
        let round = outcomes
            .margins()
            .round(&standing)
            .expect("a round follows");
        let winner = match verdict.winner {
            Some(Seat::South) => "starter",
            Some(Seat::North) => "other",
            None => "neither",
        };
        let [own, other] = standing.owned;
        let _ = writeln!(
            text,
            "| {own} | {other} | {} | {} | {} | {winner} |",
            signed(round.value),
            round.after.owned[0],
            verdict.after.owned[0]
        );
    }
    text.push_str("\n</details>\n\n");
    text
}
