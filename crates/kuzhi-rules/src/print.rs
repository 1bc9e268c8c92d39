//! Writing rule files.

use core::fmt::{self, Display};

use kuzhi_core::rule_set::{Key, RuleSet, Scalar};

use crate::{
    draft::{Change, Patch},
    game_file::{Choice, Example, GameFile, GameOption, Preset, Source},
    parse::FORMAT,
};

/// The text of a rule file. Reading it back gives the same game.
pub fn print(game: &GameFile) -> String {
    Printed(|text: &mut fmt::Formatter<'_>| write_game(text, game)).to_string()
}

/// The sections of a rule file that say the rules.
pub fn print_rules(rules: &RuleSet) -> String {
    Printed(|text: &mut fmt::Formatter<'_>| write_rules(text, rules)).to_string()
}

/// Something that can write itself.
struct Printed<W>(W);

impl<W: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> Display for Printed<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}

fn write_game(text: &mut fmt::Formatter<'_>, game: &GameFile) -> fmt::Result {
    writeln!(text, "format = {FORMAT}")?;
    writeln!(text, "id = {}", quoted(&game.id))?;
    writeln!(text, "version = {}", game.version)?;
    writeln!(text, "theme = {}", quoted(&game.theme))?;
    writeln!(text, "names = {}", pairs(&game.names))?;
    if !game.also.is_empty() {
        writeln!(text, "also = {}", texts(&game.also))?;
    }
    if let Some(holes) = &game.other_holes {
        writeln!(text, "other-holes = [{}, {}]", holes.start(), holes.end())?;
    }
    for source in &game.sources {
        write_source(text, source)?;
    }
    writeln!(text)?;
    write_rules(text, &game.standard)?;
    for option in &game.options {
        write_option(text, option)?;
    }
    for preset in &game.presets {
        write_preset(text, preset)?;
    }
    for example in &game.examples {
        write_example(text, example)?;
    }
    Ok(())
}

fn write_source(text: &mut fmt::Formatter<'_>, source: &Source) -> fmt::Result {
    writeln!(text, "\n[source.{}]", key(&source.key))?;
    writeln!(text, "title = {}", quoted(&source.title))?;
    if let Some(location) = &source.location {
        writeln!(text, "where = {}", quoted(location))?;
    }
    Ok(())
}

fn write_rules(text: &mut fmt::Formatter<'_>, rules: &RuleSet) -> fmt::Result {
    let mut between = "";
    for (info, values) in RuleSet::SECTIONS.iter().zip(rules.scalars()) {
        let Some(values) = values else { continue };
        writeln!(text, "{between}[{}]", info.path)?;
        for (key, value) in info.keys.iter().zip(&values) {
            writeln!(text, "{} = {}", key.name, scalar(value))?;
        }
        between = "\n";
    }
    Ok(())
}

fn write_option(text: &mut fmt::Formatter<'_>, option: &GameOption) -> fmt::Result {
    writeln!(text, "\n[option.{}]", key(&option.id))?;
    if let Some(point) = &option.point {
        writeln!(text, "point = {}", quoted(point))?;
    }
    writeln!(text, "default = {}", quoted(&option.default))?;
    for choice in &option.choices {
        writeln!(text, "choice.{} = {}", key(&choice.id), table(choice))?;
    }
    if option.choices.is_empty() {
        writeln!(text, "choice = {{}}")?;
    }
    Ok(())
}

fn table(choice: &Choice) -> String {
    let mut parts = Vec::new();
    if !choice.sources.is_empty() {
        parts.push(format!("sources = {}", texts(&choice.sources)));
    }
    if !choice.patches.is_empty() {
        parts.push(format!("set = {}", patches(&choice.patches)));
    }
    braces(&parts)
}

fn write_preset(text: &mut fmt::Formatter<'_>, preset: &Preset) -> fmt::Result {
    writeln!(text, "\n[preset.{}]", key(&preset.id))?;
    writeln!(text, "set = {}", patches(&preset.patches))
}

fn patches(patches: &[Patch]) -> String {
    let parts: Vec<_> = patches
        .iter()
        .map(|patch| format!("{} = {}", quoted(&patch.path()), change(patch)))
        .collect();
    braces(&parts)
}

fn change(patch: &Patch) -> String {
    match &patch.change {
        Change::Key(_, value) => scalar(value),
        Change::Remove => String::from("false"),
        Change::Section(values) => {
            let part = |(key, value): (&Key, _)| format!("{} = {}", key.name, scalar(value));
            let keys = patch.info().keys.iter();
            let parts: Vec<_> = keys.zip(values).map(part).collect();
            braces(&parts)
        }
    }
}

fn write_example(text: &mut fmt::Formatter<'_>, example: &Example) -> fmt::Result {
    writeln!(text, "\n[[example]]")?;
    writeln!(text, "id = {}", quoted(&example.id))?;
    writeln!(text, "shows = {}", texts(&example.shows))?;
    if !example.with.is_empty() {
        writeln!(text, "with = {}", pairs(&example.with))?;
    }
    if let Some(seed) = example.deal {
        writeln!(text, "deal = {seed}")?;
    }
    writeln!(text, "before = {}", quoted(&example.before))?;
    if let Some(legal) = &example.legal {
        writeln!(text, "legal = {}", texts(legal))?;
    }
    match example.moves.as_slice() {
        [] => {}
        [only] => writeln!(text, "move = {}", quoted(only))?,
        several => writeln!(text, "moves = {}", texts(several))?,
    }
    if example.forced {
        writeln!(text, "forced = true")?;
    }
    if example.agree {
        writeln!(text, "agree = true")?;
    }
    if let Some(after) = &example.after {
        writeln!(text, "after = {}", quoted(after))?;
    }
    if let Some(laps) = example.laps {
        writeln!(text, "laps = {laps}")?;
    }
    if example.endless {
        writeln!(text, "endless = true")?;
    }
    if let Some(over) = &example.over {
        let reason = quoted(over.reason.word());
        let [south, north] = over.score;
        writeln!(
            text,
            "over = {{ reason = {reason}, score = [{south}, {north}] }}"
        )?;
    }
    if let Some(next) = &example.next_round {
        writeln!(text, "next-round = {}", quoted(next))?;
    }
    Ok(())
}

fn scalar(value: &Scalar) -> String {
    match value {
        Scalar::Word(word) => quoted(word),
        Scalar::Number(number) => number.to_string(),
        Scalar::Numbers(numbers) => list(numbers.iter()),
    }
}

fn texts(texts: &[String]) -> String {
    list(texts.iter().map(|text| quoted(text)))
}

fn list(elements: impl Iterator<Item = impl Display>) -> String {
    let elements: Vec<_> = elements.map(|element| element.to_string()).collect();
    format!("[{}]", elements.join(", "))
}

fn pairs(pairs: &[(String, String)]) -> String {
    let parts: Vec<_> = pairs
        .iter()
        .map(|(name, value)| format!("{} = {}", key(name), quoted(value)))
        .collect();
    braces(&parts)
}

fn braces(parts: &[String]) -> String {
    if parts.is_empty() {
        String::from("{}")
    } else {
        format!("{{ {} }}", parts.join(", "))
    }
}

/// A key as TOML writes it: bare if it can be.
fn key(name: &str) -> String {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if !name.is_empty() && name.bytes().all(bare) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

/// A text as TOML writes it, between quotes.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(character);
            }
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            control if control.is_control() => {
                let code = format!("\\u{:04X}", u32::from(control));
                quoted.push_str(&code);
            }
            _ => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}
