//! Running worked examples.

use core::{fmt, ops::Range};

use kuzhi_core::{Game, NextRound, Outcome, Position, Round, Seat, Setup, Silent, Standing, Turn};

use crate::{
    diagnostic::Diagnostic,
    game_file::{Example, GameFile},
};

/// A worked example that does not come out as it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The example's id.
    pub example: String,
    /// The key of the example that does not hold: `after`, `legal`, `moves` …
    pub field: &'static str,
    /// What was said and what is.
    pub message: String,
    /// The bytes of the rule file that say it; empty if the example comes from no file.
    pub span: Range<usize>,
}

impl Failure {
    /// The failure as a diagnostic about the text that the game was read from.
    pub fn diagnostic(&self, text: &str) -> Diagnostic {
        Diagnostic::at(text, self.span.clone(), self.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "example {}: {}: {}",
            self.example, self.field, self.message
        )
    }
}

/// Runs all examples of a game.
///
/// What an example does not mention must be as usual: without `over` the round goes on, without
/// `endless` the sowing ends.
pub fn run(game: &GameFile) -> Vec<Failure> {
    game.examples
        .iter()
        .flat_map(|example| run_one(game, example))
        .collect()
}

/// What does not hold of one example.
fn run_one(file: &GameFile, example: &Example) -> Vec<Failure> {
    let mut run = Run {
        example,
        failures: Vec::new(),
    };
    if let Some(game) = run.game(file) {
        run.all(&game);
    }
    run.failures
}

/// An example being run.
struct Run<'e> {
    example: &'e Example,
    failures: Vec<Failure>,
}

impl Run<'_> {
    fn fail(&mut self, field: &'static str, message: impl Into<String>) {
        self.failures.push(Failure {
            example: self.example.id.clone(),
            field,
            message: message.into(),
            span: self.example.places.get(field),
        });
    }

    fn compare<T: PartialEq + fmt::Display>(&mut self, field: &'static str, said: &T, is: &T) {
        if said != is {
            self.fail(field, format!("it says {said}, but it is {is}"));
        }
    }

    fn game(&mut self, file: &GameFile) -> Option<Game> {
        let rules = match file.rules(&self.example.with) {
            Ok(rules) => rules,
            Err(problems) => {
                for problem in problems {
                    self.fail("with", problem.to_string());
                }
                return None;
            }
        };
        match Game::new(&rules) {
            Ok(game) => Some(game),
            Err(senseless) => {
                for senseless in senseless {
                    self.fail("with", format!("{}: {}", senseless.path, senseless.reason));
                }
                None
            }
        }
    }

    fn all(&mut self, game: &Game) {
        let Some(start) = self.position("before", &self.example.before, game) else {
            return;
        };
        if let Some(seed) = self.example.deal {
            let text = |position| game.setup(position).to_string();
            let dealt = kuzhi_core::deal(game, seed.into());
            self.compare("deal", &text(&start), &text(&dealt));
        }
        let mut round = Round::new(game, start);
        if let Some(legal) = &self.example.legal {
            let moves = round.moves();
            let moves: Vec<_> = moves.iter().map(|&played| game.move_text(played)).collect();
            self.compare("legal", &legal.join(" "), &moves.join(" "));
        }
        let Some(last) = self.play(game, &mut round) else {
            return;
        };
        self.last_turn(last);
        if self.example.agree {
            round.agree();
        }
        if let Some(after) = &self.example.after
            && let Some(after) = self.position("after", after, game)
        {
            let text = |position| game.setup(position).to_string();
            self.compare("after", &text(&after), &text(round.position()));
        }
        self.over(round.over());
        if self.example.next_round.is_some() {
            self.next_round(game, &round);
        }
    }

    fn position(&mut self, field: &'static str, text: &str, game: &Game) -> Option<Position> {
        let setup: Setup = match text.parse() {
            Ok(setup) => setup,
            Err(error) => {
                self.fail(field, error.to_string());
                return None;
            }
        };
        match game.position(&setup) {
            Ok(position) => Some(position),
            Err(problems) => {
                for problem in problems {
                    self.fail(field, problem.to_string());
                }
                None
            }
        }
    }

    /// Plays all moves and gives the last turn, if there is one; `None` if a move cannot be played.
    #[expect(
        clippy::option_option,
        reason = "an example without moves and one that fails are different things"
    )]
    fn play(&mut self, game: &Game, round: &mut Round<'_>) -> Option<Option<Turn>> {
        let mut last = None;
        for (index, text) in self.example.moves.iter().enumerate() {
            let number = index + 1;
            let played = match game.parse_move(round.position().mover(), text) {
                Ok(played) => played,
                Err(error) => {
                    self.fail("moves", format!("number {number}: {error}"));
                    return None;
                }
            };
            match round.play(played, &mut Silent) {
                Ok(turn) => last = Some(turn),
                Err(refused) => {
                    self.fail("moves", format!("move {number}, `{text}`: {refused}"));
                    return None;
                }
            }
        }
        if self.example.forced {
            last = forced(round).or(last);
        }
        Some(last)
    }

    fn last_turn(&mut self, last: Option<Turn>) {
        let (laps, endless) = last.map_or((0, false), |turn| (turn.laps, turn.endless));
        if let Some(said) = self.example.laps {
            self.compare("laps", &said, &laps);
        }
        self.compare("endless", &self.example.endless, &endless);
    }

    fn over(&mut self, over: Option<Outcome>) {
        let told = |over: Option<(&str, [u32; 2])>| match over {
            Some((reason, [south, north])) => format!("over ({reason}, {south}-{north})"),
            None => String::from("not over"),
        };
        let said = self
            .example
            .over
            .map(|over| (over.reason.word(), over.score));
        let is = over.map(|over| (over.reason.word(), over.score));
        self.compare("over", &told(said), &told(is));
    }

    /// Compares what follows the round, which is taken for the first of its match.
    fn next_round(&mut self, game: &Game, round: &Round<'_>) {
        let Some(outcome) = round.over() else {
            self.fail("next-round", "the round is not over");
            return;
        };
        let standing = Standing {
            owned: [0; 2],
            round: 1,
            starter: game.rules().setup.first,
        };
        let standing = standing.after(outcome);
        let is = match game.next_round(&standing) {
            None => String::from("nothing, as this game has no matches"),
            Some(NextRound::Begins(position)) => game.setup(&position).to_string(),
            Some(NextRound::Over(end)) => String::from(match end.winner {
                Some(Seat::South) => "south-wins",
                Some(Seat::North) => "north-wins",
                None => "draw",
            }),
        };
        let said = self.example.next_round.clone().unwrap_or_default();
        self.compare("next-round", &said, &is);
    }
}

/// Whether an example says that play goes on by itself where it does not: with no move, or a choice.
pub(crate) fn nothing_is_forced(game: &Game, example: &Example) -> bool {
    let played = || {
        let start = game.position(&example.before.parse().ok()?).ok()?;
        let mut round = Round::new(game, start);
        for text in &example.moves {
            let played = game.parse_move(round.position().mover(), text).ok()?;
            round.play(played, &mut Silent).ok()?;
        }
        Some(round.moves().len())
    };
    example.forced && played().is_some_and(|moves| moves != 1)
}

/// Plays for as long as only one move may be played, and gives the last turn.
fn forced(round: &mut Round<'_>) -> Option<Turn> {
    let mut last = None;
    // Repetition ends every forced line, the longest possible one included; far fewer moves will do.
    for _ in 0..10_000 {
        let &[only] = round.moves().as_slice() else {
            break;
        };
        last = round.play(only, &mut Silent).ok();
    }
    last
}
