//! What can only be said about a file as a whole: whether its rules make sense, with every choice, and
//! whether its examples fit its board.

use std::{collections::HashMap, rc::Rc};

use kuzhi_core::{
    Game, Seat, Setup,
    notation::MoveTextError,
    rule_set::{Again, Between, RuleSet, Seeds, Senseless, Stuck, check::MOST_SEEDS},
};

use super::{possible, reader::Reader};
use crate::{
    choices::{ChoiceProblem, RESERVED},
    example::nothing_is_forced,
    game_file::{Example, GameFile, GameOption},
    suggest::one_of,
};

/// Choices that were made, as pairs `(option, choice)`.
type With = [(String, String)];

impl Reader<'_> {
    /// Checks a game whose rules are one of some readings; only what all of them have is wrong.
    pub(super) fn check(&mut self, game: &mut GameFile, readings: &[RuleSet]) {
        let senseless = possible::senseless(readings);
        for senseless in &senseless {
            let message = format!("{}: {}", senseless.path, senseless.reason);
            self.problems.add(self.place(senseless.path), message);
        }
        let mut whole = Whole {
            game,
            readings,
            senseless,
            boards: HashMap::new(),
        };
        self.check_choices(&mut whole);
        self.check_presets(&mut whole);
        for index in 0..whole.game.examples.len() {
            let example = whole.game.examples[index].clone();
            let faultless = !self.is_broken(&format!("example.{index}"));
            self.check_example_on_board(&mut whole, &example, faultless);
        }
    }

    fn check_choices(&mut self, whole: &mut Whole<'_>) {
        let named = |option: &&GameOption| !RESERVED.contains(&option.id.as_str());
        let options = whole.game.options.iter().filter(named);
        let choices: Vec<_> = options
            .flat_map(|option| option.choices.iter().map(|choice| (&option.id, &choice.id)))
            .map(|(option, choice)| (option.clone(), choice.clone()))
            .collect();
        for (option, choice) in choices {
            let path = format!("option.{option}.choice.{choice}");
            self.check_rules(whole, (option, choice), &path);
        }
    }

    fn check_presets(&mut self, whole: &mut Whole<'_>) {
        let presets = whole.game.presets.iter();
        let presets: Vec<_> = presets.map(|preset| preset.id.clone()).collect();
        for preset in presets {
            let path = format!("preset.{preset}");
            self.check_rules(whole, (String::from("preset"), preset), &path);
        }
    }

    fn check_rules(&mut self, whole: &mut Whole<'_>, choice: (String, String), path: &str) {
        if self.is_broken(path) {
            return;
        }
        for problem in whole.problems(&[choice]) {
            let problem = match problem {
                ChoiceProblem::Senseless { senseless, .. } => {
                    format!("{}: {}", senseless.path, senseless.reason)
                }
                other => other.to_string(),
            };
            let message = format!("the rules make no sense with this: {problem}");
            self.problems.add(self.place(path), message);
        }
    }

    /// Checks what an example says by the board that it is played on.
    fn check_example_on_board(
        &mut self,
        whole: &mut Whole<'_>,
        example: &Example,
        faultless: bool,
    ) {
        let faults = self.faults();
        if !example.with.is_empty() && self.with_is_readable(&example.with) {
            for problem in whole.problems(&example.with) {
                let said_before = example.with.len() < 2 && problem.is_about_rules();
                if !said_before {
                    self.with_problem(example, &problem);
                }
            }
        }
        let understood = self.faults() == faults && self.with_is_readable(&example.with);
        // Choices that are not understood may change the board, where it can be changed.
        let with = match understood {
            true => &example.with[..],
            false if whole.game.other_holes.is_none() && !self.is_broken("other-holes") => &[],
            false => return,
        };
        let boards = whole.boards(with);
        self.check_positions(&boards, example);
        self.check_moves(&boards, example);
        let clear = understood && faultless && self.faults() == faults;
        if clear && whole.nothing_is_forced(example) {
            self.problems
                .add(
                    example.places.get("forced"),
                    "nothing is forced here: there is not just one move",
                )
                .expected("`forced` only where play goes on by itself");
        }
    }

    /// Whether all that an example is played with could be read where it is defined.
    fn with_is_readable(&self, with: &With) -> bool {
        with.iter()
            .all(|(option, choice)| match (option.as_str(), choice) {
                ("preset", preset) => !self.is_broken(&format!("preset.{preset}")),
                ("holes", _) => !self.is_broken("other-holes"),
                (option, choice) => {
                    !self.is_broken(&format!("option.{option}"))
                        && !self.is_broken(&format!("option.{option}.choice.{choice}"))
                }
            })
    }

    /// Notes what is wrong with the choices of an example, beside the one that it is about.
    fn with_problem(&mut self, example: &Example, problem: &ChoiceProblem) {
        let key = |option: &str| example.places.get(&format!("with.{option}"));
        let value = |option: &str| example.places.get(&format!("with.{option}="));
        let list = |known: &[String]| one_of(known.iter().map(String::as_str));
        match problem {
            // What a heading that cannot be read was to define is not known.
            ChoiceProblem::UnknownOption { .. } if self.strange_headings => {}
            ChoiceProblem::UnknownChoice { option, .. }
                if self.strange_headings && option == "preset" => {}
            ChoiceProblem::UnknownOption {
                option,
                known,
                suggestion,
            } => {
                self.problems
                    .add(key(option), format!("no such option `{option}`"))
                    .expected(list(known))
                    .suggestion(suggestion.clone());
            }
            ChoiceProblem::UnknownChoice {
                option,
                choice,
                known,
                suggestion,
            } => {
                self.problems
                    .add(
                        value(option),
                        format!("`{option}` has no choice `{choice}`"),
                    )
                    .expected(list(known))
                    .suggestion(suggestion.clone());
            }
            ChoiceProblem::NotANumber {
                option,
                given,
                least,
                most,
            } => {
                self.problems
                    .add(value(option), format!("`{option}` cannot be `{given}`"))
                    .expected(format!("a whole number from {least} to {most}"));
            }
            ChoiceProblem::Twice { .. }
            | ChoiceProblem::Conflict { .. }
            | ChoiceProblem::NoSection { .. }
            | ChoiceProblem::Senseless { .. } => {
                self.problems
                    .add(example.places.get("with"), problem.to_string());
            }
        }
    }

    fn check_positions(&mut self, games: &[Game], example: &Example) {
        let texts = [
            ("before", Some(&example.before)),
            ("after", example.after.as_ref()),
            ("next-round", example.next_round.as_ref()),
        ];
        for (field, text) in texts {
            // A text that is no position at all has been noted.
            let Some(setup) = text.and_then(|text| text.parse::<Setup>().ok()) else {
                continue;
            };
            let wrong = |game: &Game| game.position(&setup).err().unwrap_or_default();
            for problem in common(games, wrong) {
                let start = |game: &Game| game.setup(&game.start()).to_string();
                let diagnostic = self
                    .problems
                    .add(example.places.get(field), problem.to_string());
                if let [game] = games {
                    diagnostic.expected(format!("a position such as `{}`", start(game)));
                }
            }
        }
    }

    fn check_moves(&mut self, games: &[Game], example: &Example) {
        let legal = example.legal.as_deref().unwrap_or_default();
        for (field, moves) in [("legal", legal), ("moves", &example.moves[..])] {
            for (index, text) in moves.iter().enumerate() {
                // Which holes there are does not depend on who moves.
                let wrong = |game: &Game| match game.parse_move(Seat::South, text) {
                    Err(error @ MoveTextError::NoSuchHole { .. }) => vec![error],
                    _ => Vec::new(),
                };
                for error in common(games, wrong) {
                    let place = example.places.get(&format!("{field}.{index}"));
                    self.sentence(&place, &error.to_string());
                }
            }
        }
    }
}

impl ChoiceProblem {
    /// Whether it is about what choices do to the rules, and not about how they are named.
    const fn is_about_rules(&self) -> bool {
        matches!(self, Self::Senseless { .. } | Self::NoSection { .. })
    }
}

/// A file that has been read, with all that its rules may be.
struct Whole<'g> {
    game: &'g mut GameFile,
    readings: &'g [RuleSet],
    /// What makes no sense without any choice.
    senseless: Vec<Senseless>,
    /// What examples with some choices are laid out on.
    boards: HashMap<Vec<(String, String)>, Rc<Vec<Game>>>,
}

impl Whole<'_> {
    /// What is wrong with some choices in every reading, and not without them.
    fn problems(&mut self, with: &With) -> Vec<ChoiceProblem> {
        let mut common: Option<Vec<ChoiceProblem>> = None;
        for reading in self.readings {
            self.game.standard = reading.clone();
            let problems = self.game.rules(with).err().unwrap_or_default();
            match &mut common {
                None => common = Some(problems),
                Some(common) => {
                    common.retain(|problem| problems.iter().any(|other| same(problem, other)));
                }
            }
        }
        let mut common = common.unwrap_or_default();
        common.retain(|problem| match problem {
            ChoiceProblem::Senseless { senseless, .. } => !self.senseless.contains(senseless),
            _ => true,
        });
        common
    }

    /// The boards of the readings with some choices: games that have nothing else of the rules, which
    /// may make no sense.
    fn boards(&mut self, with: &With) -> Rc<Vec<Game>> {
        if let Some(boards) = self.boards.get(with) {
            return Rc::clone(boards);
        }
        let mut rules = Vec::new();
        for reading in self.readings {
            self.game.standard = reading.clone();
            let board = self.game.rules_as_chosen(with).map(just_the_board);
            rules.extend(board.filter(|board| !rules.contains(board)));
        }
        let games = rules.iter().filter_map(|rules| Game::new(rules).ok());
        let boards = Rc::new(games.collect::<Vec<_>>());
        self.boards.insert(with.to_vec(), Rc::clone(&boards));
        boards
    }

    /// Whether the rules are known and an example says that a move is forced where none is.
    fn nothing_is_forced(&mut self, example: &Example) -> bool {
        let [rules] = self.readings else { return false };
        if !example.forced {
            return false;
        }
        self.game.standard = rules.clone();
        let rules = self.game.rules(&example.with).ok();
        let game = rules.and_then(|rules| Game::new(&rules).ok());
        game.is_some_and(|game| nothing_is_forced(&game, example))
    }
}

/// Rules that make sense on the board of some rules, which may not.
fn just_the_board(rules: RuleSet) -> RuleSet {
    let seeds = rules.total_seeds();
    let mut board = RuleSet {
        deal: None,
        ritual: None,
        feeding: None,
        while_sowing: None,
        by_count: None,
        lone_seed: None,
        sweep: None,
        empty_row: None,
        few_seeds: None,
        starved: None,
        majority: None,
        ..rules
    };
    board.turn.again = Again::Never;
    board.turn.stuck = Stuck::Passes;
    let row = match &board.setup.seeds {
        Seeds::Each(_) => true,
        Seeds::Row(row) => row.len() == usize::from(board.board.holes.get()),
    };
    if !row || !(1..=MOST_SEEDS).contains(&seeds) {
        board.setup.seeds = Seeds::Each(1);
    }
    if let Some(rounds) = &mut board.rounds
        && let Some(one) = Between::new(1)
    {
        rounds.refill = one;
    }
    board
}

/// Whether two problems are one: which choices are to blame may differ from reading to reading.
fn same(one: &ChoiceProblem, other: &ChoiceProblem) -> bool {
    match (one, other) {
        (
            ChoiceProblem::Senseless { senseless: one, .. },
            ChoiceProblem::Senseless {
                senseless: other, ..
            },
        ) => one == other,
        _ => one == other,
    }
}

/// What is wrong in all of some games.
fn common<P: PartialEq>(games: &[Game], wrong: impl Fn(&Game) -> Vec<P>) -> Vec<P> {
    let Some((first, others)) = games.split_first() else {
        return Vec::new();
    };
    let mut common = wrong(first);
    for game in others {
        if common.is_empty() {
            break;
        }
        let also = wrong(game);
        common.retain(|problem| also.contains(problem));
    }
    common
}
