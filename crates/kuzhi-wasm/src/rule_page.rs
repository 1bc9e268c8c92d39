//! Everything there is to know about a game's rules.

use kuzhi_core::{
    Game, deal,
    rule_set::{From, RitualManner, RuleSet, Scope},
};
use kuzhi_rules::{GameFile, GameOption, digest};
use kuzhi_search::solvable;
use kuzhi_wire::{Choice, GameCard, OptionCard, Preset, RulePage, RuleSection, Said, Source};

use crate::{chosen::Chosen, rule_words};

/// A game in the list of games.
pub(crate) fn card(file: &GameFile, rules: &RuleSet) -> GameCard {
    let manner = rules.ritual.as_ref().map(|ritual| ritual.manner);
    GameCard {
        id: file.id.clone(),
        theme: file.theme.clone(),
        names: file.names.clone(),
        also: file.also.clone(),
        solvable: solvable(rules).is_ok(),
        matches: rules.rounds.is_some(),
        ritual: manner.is_some_and(|manner| manner != RitualManner::Skipped),
        forced: rules.turn.from != From::AnyOwn,
    }
}

/// The page.
pub(crate) fn page(chosen: &Chosen) -> RulePage {
    let (file, rules) = (&chosen.file, chosen.game.rules());
    RulePage {
        card: card(file, rules),
        sections: sections(rules),
        presets: file
            .presets
            .iter()
            .map(|preset| Preset {
                id: preset.id.clone(),
                text: preset
                    .patches
                    .iter()
                    .flat_map(|patch| rule_words::of_patch(rules, patch))
                    .collect(),
            })
            .collect(),
        options: file
            .options
            .iter()
            .map(|option| self::option(chosen, option))
            .collect(),
        sources: file
            .sources
            .iter()
            .map(|source| Source {
                key: source.key.clone(),
                title: source.title.clone(),
                location: source.location.clone(),
            })
            .collect(),
        digest: digest(rules, Scope::Full).to_string(),
        start: start(&chosen.game),
    }
}

fn start(game: &Game) -> String {
    game.setup(&deal(game, 1)).to_string()
}

fn sections(rules: &RuleSet) -> Vec<RuleSection> {
    let scalars = rules.scalars();
    let present = RuleSet::SECTIONS.iter().zip(&scalars);
    let sections = present.filter_map(|(section, values)| {
        let keys = section.keys.iter().zip(values.as_ref()?);
        let told = keys
            .filter(|(key, _)| rule_words::matters(rules, section, key))
            .map(|(key, value)| rule_words::sentence(rules, section, key, value));
        Some(RuleSection {
            path: section.path.to_owned(),
            heading: rule_words::heading(section),
            rules: told.collect(),
        })
    });
    sections.collect()
}

/// What an option asks: in words of its own, the game's or those of all games, or else about the first
/// place that it changes.
fn question(chosen: &Chosen, option: &GameOption) -> Said {
    let mut patches = option.choices.iter().flat_map(|choice| &choice.patches);
    let mut said = patches
        .next()
        .map_or_else(Said::default, rule_words::question);
    let own = format!("option-{}", option.id);
    said.keys
        .splice(0..0, [format!("game-{}-{own}", chosen.file.id), own]);
    said
}

fn option(chosen: &Chosen, option: &GameOption) -> OptionCard {
    let set = chosen.choice.set.iter();
    let mut said = set
        .filter(|(id, _)| *id == option.id)
        .map(|(_, choice)| choice);
    let patches = || option.choices.iter().flat_map(|choice| &choice.patches);
    OptionCard {
        id: option.id.clone(),
        question: question(chosen, option),
        default: option.default.clone(),
        chosen: said.next_back().unwrap_or(&option.default).clone(),
        choices: option
            .choices
            .iter()
            .map(|choice| Choice {
                id: choice.id.clone(),
                text: if choice.patches.is_empty() {
                    // What the file says where nothing is changed, at the first place that others change.
                    patches().next().map_or_else(Vec::new, |patch| {
                        rule_words::at_place(&chosen.file.standard, patch)
                    })
                } else {
                    choice
                        .patches
                        .iter()
                        .flat_map(|patch| rule_words::of_patch(chosen.game.rules(), patch))
                        .collect()
                },
                sources: choice.sources.clone(),
            })
            .collect(),
    }
}
