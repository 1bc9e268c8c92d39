//! Choosing options: what `--set` does.

use core::fmt;

use kuzhi_core::rule_set::{RuleSet, Senseless};

use crate::{
    draft::{Change, Draft, Patch},
    game_file::GameFile,
    suggest::{nearest, one_of},
};

/// Something wrong with a choice of options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceProblem {
    /// The game has no such option.
    UnknownOption {
        /// What was asked for.
        option: String,
        /// What the game has.
        known: Vec<String>,
        /// The nearest of these.
        suggestion: Option<String>,
    },
    /// The option has no such choice.
    UnknownChoice {
        /// The option.
        option: String,
        /// What was asked for.
        choice: String,
        /// The choices it has.
        known: Vec<String>,
        /// The nearest of these.
        suggestion: Option<String>,
    },
    /// The value should have been a number between two bounds.
    NotANumber {
        /// The option.
        option: String,
        /// What was given.
        given: String,
        /// The smallest number accepted.
        least: u8,
        /// The largest number accepted.
        most: u8,
    },
    /// One option was given twice.
    Twice {
        /// The option.
        option: String,
    },
    /// Two choices change the same place in the rules.
    Conflict {
        /// The place.
        path: String,
        /// The first choice, as `option=choice`.
        first: String,
        /// The second choice, as `option=choice`.
        second: String,
    },
    /// A choice changes a key of a section that the game does not have.
    NoSection {
        /// The choice, as `option=choice`.
        choice: String,
        /// The place.
        path: String,
    },
    /// The rules make no sense with these choices.
    Senseless {
        /// The choices without which they would, as `option=choice`; none if they make no sense anyway.
        choices: Vec<String>,
        /// Why they do not.
        senseless: Senseless,
    },
}

impl ChoiceProblem {
    /// The option or the choice that the problem is about, the first if there are several; the place in
    /// the rules where no choice is to blame.
    pub fn field(&self) -> &str {
        match self {
            Self::UnknownOption { option, .. }
            | Self::UnknownChoice { option, .. }
            | Self::NotANumber { option, .. }
            | Self::Twice { option } => option,
            Self::Conflict { first, .. } => first,
            Self::NoSection { choice, .. } => choice,
            Self::Senseless { choices, senseless } => {
                choices.first().map_or(senseless.path, String::as_str)
            }
        }
    }
}

impl fmt::Display for ChoiceProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |known: &[String]| one_of(known.iter().map(String::as_str));
        match self {
            Self::UnknownOption { option, known, .. } => {
                write!(f, "{option}: no such option; expected {}", list(known))?;
            }
            Self::UnknownChoice {
                option,
                choice,
                known,
                ..
            } => write!(
                f,
                "{option}: no choice `{choice}`; expected {}",
                list(known)
            )?,
            Self::NotANumber {
                option,
                given,
                least,
                most,
            } => write!(
                f,
                "{option}: `{given}` is not a whole number from {least} to {most}"
            )?,
            Self::Twice { option } => write!(f, "{option}: chosen twice")?,
            Self::Conflict {
                path,
                first,
                second,
            } => write!(f, "{first} and {second}: both change {path}")?,
            Self::NoSection { choice, path } => {
                write!(f, "{choice}: it changes {path}, whose section is not there")?;
            }
            Self::Senseless { choices, senseless } => {
                let place = match choices.as_slice() {
                    [] => senseless.path.to_owned(),
                    choices => all_of(choices),
                };
                write!(f, "{place}: {}", senseless.reason)?;
            }
        }
        match self {
            Self::UnknownOption {
                suggestion: Some(suggestion),
                ..
            }
            | Self::UnknownChoice {
                suggestion: Some(suggestion),
                ..
            } => write!(f, "; did you mean `{suggestion}`?"),
            _ => Ok(()),
        }
    }
}

impl core::error::Error for ChoiceProblem {}

/// Names as a sentence lists them, without quotes.
fn all_of(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
}

/// What is always available besides a game's own options.
pub(crate) const RESERVED: [&str; 3] = ["preset", "seeds", "holes"];

/// A choice that was made: its name as `option=choice`, and what it does.
struct Chosen {
    name: String,
    preset: bool,
    patches: Vec<Patch>,
    /// Places that it leaves as they are, and that a preset must not change.
    keeps: Vec<Patch>,
}

impl GameFile {
    /// The rules of the game with some choices `(option, choice)` made.
    ///
    /// Besides the game's own options these are `preset`, `seeds` (refilling included), and `holes`
    /// where the game allows other boards.
    ///
    /// # Errors
    ///
    /// Gives all that is wrong with the choices.
    pub fn rules(&self, choices: &[(String, String)]) -> Result<RuleSet, Vec<ChoiceProblem>> {
        let chosen = self.all_chosen(choices)?;
        let rules = self.patched(&chosen.iter().collect::<Vec<_>>())?;
        let senseless = rules.senseless();
        if senseless.is_empty() {
            return Ok(rules);
        }
        Err(senseless
            .into_iter()
            .map(|senseless| ChoiceProblem::Senseless {
                choices: self.to_blame(&chosen, senseless),
                senseless,
            })
            .collect())
    }

    /// Of some choices those that change one of these places in the rules, as `option=choice`, in words:
    /// what to name where such a place is to blame for something. `None` if no choice changes any.
    pub fn choices_about(&self, choices: &[(String, String)], places: &[&str]) -> Option<String> {
        let about = |patch: &Patch| {
            let path = patch.path();
            let in_it = |place: &&str| {
                let rest = place.strip_prefix(&path);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            };
            places.iter().any(in_it)
        };
        let chosen = self.all_chosen(choices).ok()?.into_iter();
        let names: Vec<_> = chosen
            .filter(|choice| choice.patches.iter().any(about))
            .map(|choice| choice.name)
            .collect();
        (!names.is_empty()).then(|| all_of(&names))
    }

    /// The rules with some choices made, whether they make sense or not.
    pub(crate) fn rules_as_chosen(&self, choices: &[(String, String)]) -> Option<RuleSet> {
        let chosen = self.all_chosen(choices).ok()?;
        self.patched(&chosen.iter().collect::<Vec<_>>()).ok()
    }

    fn all_chosen(&self, choices: &[(String, String)]) -> Result<Vec<Chosen>, Vec<ChoiceProblem>> {
        let mut problems = Vec::new();
        let mut chosen = Vec::new();
        for (index, (option, choice)) in choices.iter().enumerate() {
            if choices[..index].iter().any(|(other, _)| other == option) {
                problems.push(ChoiceProblem::Twice {
                    option: option.clone(),
                });
                continue;
            }
            match self.chosen(option, choice) {
                Ok(choice) => chosen.push(choice),
                Err(problem) => problems.push(problem),
            }
        }
        // A preset is settled first, since other choices may change what it says.
        let (mut chosen, others): (Vec<_>, Vec<_>) =
            chosen.into_iter().partition(|choice| choice.preset);
        chosen.extend(others);
        problems.extend(conflicts(&chosen));
        if problems.is_empty() {
            Ok(chosen)
        } else {
            Err(problems)
        }
    }

    /// The choices without any one of which the rules would make sense in this respect; where several
    /// do the same harm, all that change anything.
    fn to_blame(&self, chosen: &[Chosen], senseless: Senseless) -> Vec<String> {
        let holds = |chosen: &[&Chosen]| {
            let rules = self.patched(chosen).ok();
            rules.is_some_and(|rules| !rules.senseless().contains(&senseless))
        };
        let needed = |at: usize| {
            let others = chosen.iter().enumerate().filter(|(index, _)| *index != at);
            holds(&others.map(|(_, choice)| choice).collect::<Vec<_>>())
        };
        let names = |at: &[usize]| at.iter().map(|&at| chosen[at].name.clone()).collect();
        let blamed: Vec<_> = (0..chosen.len()).filter(|&at| needed(at)).collect();
        if !blamed.is_empty() || !holds(&[]) {
            return names(&blamed);
        }
        let all = 0..chosen.len();
        names(
            &all.filter(|&at| !chosen[at].patches.is_empty())
                .collect::<Vec<_>>(),
        )
    }

    fn chosen(&self, option: &str, choice: &str) -> Result<Chosen, ChoiceProblem> {
        let (patches, keeps) = match option {
            "preset" => (self.preset_patches(choice)?, Vec::new()),
            "seeds" => (self.seeds_patches(choice)?, Vec::new()),
            "holes" if self.other_holes.is_some() => (self.holes_patches(choice)?, Vec::new()),
            _ => self.option_patches(option, choice)?,
        };
        Ok(Chosen {
            name: format!("{option}={choice}"),
            preset: option == "preset",
            patches,
            keeps,
        })
    }

    fn preset_patches(&self, id: &str) -> Result<Vec<Patch>, ChoiceProblem> {
        let preset = self.preset(id).ok_or_else(|| {
            unknown_choice(
                "preset",
                id,
                self.presets.iter().map(|preset| preset.id.clone()),
            )
        })?;
        Ok(preset.patches.clone())
    }

    fn option_patches(
        &self,
        id: &str,
        choice: &str,
    ) -> Result<(Vec<Patch>, Vec<Patch>), ChoiceProblem> {
        let option = self.option(id).ok_or_else(|| self.unknown_option(id))?;
        let chosen = option.choice(choice).ok_or_else(|| {
            unknown_choice(
                id,
                choice,
                option.choices.iter().map(|choice| choice.id.clone()),
            )
        })?;
        let others = option.choices.iter().flat_map(|choice| &choice.patches);
        Ok((chosen.patches.clone(), others.cloned().collect()))
    }

    fn unknown_option(&self, option: &str) -> ChoiceProblem {
        let own = self.options.iter().map(|option| option.id.as_str());
        let reserved = RESERVED.into_iter().filter(|&name| match name {
            "preset" => !self.presets.is_empty(),
            "holes" => self.other_holes.is_some(),
            _ => true,
        });
        let known: Vec<_> = reserved.chain(own).map(str::to_owned).collect();
        ChoiceProblem::UnknownOption {
            option: option.to_owned(),
            suggestion: nearest(option, known.iter().map(String::as_str)),
            known,
        }
    }

    fn seeds_patches(&self, given: &str) -> Result<Vec<Patch>, ChoiceProblem> {
        let seeds = number("seeds", given, (1, 127))?;
        let mut patches = vec![number_patch("setup", "seeds", seeds)];
        if self.standard.rounds.is_some() {
            patches.push(number_patch("match", "refill", seeds));
        }
        Ok(patches)
    }

    fn holes_patches(&self, given: &str) -> Result<Vec<Patch>, ChoiceProblem> {
        let range = self.other_holes.clone().unwrap_or(1..=16);
        let holes = number("holes", given, (*range.start(), *range.end()))?;
        Ok(vec![number_patch("board", "holes", holes)])
    }

    /// The rules with these choices, whether they make sense or not.
    fn patched(&self, chosen: &[&Chosen]) -> Result<RuleSet, Vec<ChoiceProblem>> {
        let mut draft = Draft::of(&self.standard);
        let mut problems = Vec::new();
        // Whole sections first, so that a key of an added section can be changed.
        for keys in [false, true] {
            for choice in chosen {
                let turn = |patch: &&Patch| matches!(patch.change, Change::Key(..)) == keys;
                for patch in choice.patches.iter().filter(turn) {
                    if !draft.apply(patch) {
                        problems.push(ChoiceProblem::NoSection {
                            choice: choice.name.clone(),
                            path: patch.path(),
                        });
                    }
                }
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        draft.rules().map_err(|wrong| {
            wrong
                .into_iter()
                .map(|wrong| ChoiceProblem::NoSection {
                    choice: String::from("a choice"),
                    path: wrong.section.to_owned(),
                })
                .collect()
        })
    }
}

/// Pairs of choices that change the same place.
fn conflicts(chosen: &[Chosen]) -> Vec<ChoiceProblem> {
    let mut problems = Vec::new();
    for (index, second) in chosen.iter().enumerate() {
        for first in &chosen[..index] {
            let kept = if first.preset { &second.keeps[..] } else { &[] };
            let spoken = || second.patches.iter().chain(kept);
            let clash = first
                .patches
                .iter()
                .find(|patch| spoken().any(|other| other.overlaps(patch)));
            if let Some(patch) = clash {
                problems.push(ChoiceProblem::Conflict {
                    path: patch.path(),
                    first: first.name.clone(),
                    second: second.name.clone(),
                });
            }
        }
    }
    problems
}

fn unknown_choice(
    option: &str,
    choice: &str,
    known: impl Iterator<Item = String>,
) -> ChoiceProblem {
    let known: Vec<_> = known.collect();
    ChoiceProblem::UnknownChoice {
        option: option.to_owned(),
        choice: choice.to_owned(),
        suggestion: nearest(choice, known.iter().map(String::as_str)),
        known,
    }
}

fn number(option: &str, given: &str, (least, most): (u8, u8)) -> Result<u8, ChoiceProblem> {
    let number: Option<u8> = given.parse().ok();
    number
        .filter(|number| (least..=most).contains(number))
        // There is one way to write a number: without a sign, and without zeros in front.
        .filter(|number| number.to_string() == given)
        .ok_or_else(|| ChoiceProblem::NotANumber {
            option: option.to_owned(),
            given: given.to_owned(),
            least,
            most,
        })
}

fn number_patch(section: &str, key: &str, number: u8) -> Patch {
    let index = RuleSet::SECTIONS
        .iter()
        .position(|info| info.path == section)
        .expect("the vocabulary has this section");
    let key = RuleSet::SECTIONS[index]
        .keys
        .iter()
        .position(|info| info.name == key)
        .expect("the section has this key");
    Patch {
        section: index,
        change: Change::Key(key, kuzhi_core::rule_set::Scalar::Number(number.into())),
    }
}
