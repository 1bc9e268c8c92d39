//! Properties of reading and writing rule files.

use kuzhi_core::rule_set::{Kind, RuleSet, Scalar, Scope};
use kuzhi_rules::{
    Change, Choice, Example, GameFile, GameOption, Over, Patch, Places, Preset, Source, built_in,
    digest, example, parse, print, print_rules,
};
use proptest::{collection::vec, option, prelude::*, sample};

/// A value of a key's kind.
fn scalar(kind: Kind) -> BoxedStrategy<Scalar> {
    match kind {
        Kind::Words(terms) => sample::select(terms)
            .prop_map(|term| Scalar::Word(term.word.to_owned()))
            .boxed(),
        Kind::Number { least, most } => (least..=most).prop_map(Scalar::Number).boxed(),
        Kind::Counts => sample::subsequence((1..=255).collect::<Vec<i64>>(), 1..=8)
            .prop_map(Scalar::Numbers)
            .boxed(),
        Kind::Seeds => prop_oneof![
            (1..=127_i64).prop_map(Scalar::Number),
            vec(0..=255_i64, 1..=16).prop_map(Scalar::Numbers),
        ]
        .boxed(),
        Kind::Limit(word) => prop_oneof![
            Just(Scalar::Word(word.to_owned())),
            (1..=i64::from(u16::MAX)).prop_map(Scalar::Number),
        ]
        .boxed(),
    }
}

fn section(index: usize) -> BoxedStrategy<Vec<Scalar>> {
    let keys = RuleSet::SECTIONS[index].keys.iter();
    keys.map(|key| scalar(key.kind)).collect::<Vec<_>>().boxed()
}

/// Any rule set, whether it makes sense or not.
fn rule_set() -> BoxedStrategy<RuleSet> {
    let sections: Vec<_> = (0..RuleSet::SECTIONS.len())
        .map(|index| {
            if RuleSet::SECTIONS[index].required {
                section(index).prop_map(Some).boxed()
            } else {
                option::of(section(index)).boxed()
            }
        })
        .collect();
    sections
        .prop_map(|sections| {
            let some = |values: Vec<Scalar>| values.into_iter().map(Some).collect();
            let sections: Vec<_> = sections
                .into_iter()
                .map(|values| values.map(some))
                .collect();
            RuleSet::from_scalars(&sections).expect("every value is acceptable")
        })
        .boxed()
}

fn patch() -> BoxedStrategy<Patch> {
    (0..RuleSet::SECTIONS.len())
        .prop_flat_map(|index| {
            let keys = RuleSet::SECTIONS[index].keys;
            let key = (0..keys.len()).prop_flat_map(move |key| {
                scalar(keys[key].kind).prop_map(move |value| Change::Key(key, value))
            });
            let change = prop_oneof![
                key,
                section(index).prop_map(Change::Section),
                Just(Change::Remove)
            ];
            change.prop_map(move |change| Patch {
                section: index,
                change,
            })
        })
        .boxed()
}

/// Patches of different places, as a file can say them.
fn patches() -> impl Strategy<Value = Vec<Patch>> {
    vec(patch(), 0..4).prop_map(|mut patches| {
        let mut paths = Vec::new();
        patches.retain(|patch| {
            let fresh = !paths.contains(&patch.path());
            paths.push(patch.path());
            fresh
        });
        patches
    })
}

const NAME: &str = "[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,5}){0,2}";

/// Different names, each with something.
fn named<T: core::fmt::Debug>(
    name: &'static str,
    value: impl Strategy<Value = T>,
) -> impl Strategy<Value = Vec<(String, T)>> {
    vec((name, value), 0..4).prop_map(|mut list| {
        let mut names = Vec::new();
        list.retain(|(name, _)| {
            let fresh = !names.contains(name);
            names.push(name.clone());
            fresh
        });
        list
    })
}

fn game_option() -> impl Strategy<Value = (Option<String>, String, Vec<Choice>)> {
    let sources = vec("(?s).{0,8}", 0..3);
    let choices = named(NAME, (sources, patches())).prop_map(|choices| {
        let choice = |(id, (sources, patches))| Choice {
            id,
            sources,
            patches,
        };
        choices.into_iter().map(choice).collect()
    });
    (option::of("(?s).{0,8}"), NAME, choices)
}

fn worked_example() -> impl Strategy<Value = Example> {
    let reasons = sample::select(kuzhi_core::Reason::ALL.to_vec());
    let over = (reasons, [0..=255_u32, 0..=255]);
    let told = (
        vec("(?s).{0,9}", 0..3),
        named(NAME, "(?s).{0,6}"),
        "(?s).{0,12}",
        option::of(vec("[1-9]|pass", 0..4)),
        vec("[1-9]|pass", 0..4),
    );
    let comes_out = (
        option::of(any::<u32>()),
        any::<bool>(),
        any::<bool>(),
        option::of("(?s).{0,12}"),
        option::of(any::<u32>()),
        any::<bool>(),
        option::of(over.prop_map(|(reason, score)| Over { reason, score })),
        option::of("(?s).{0,12}"),
    );
    (told, comes_out).prop_map(|((shows, with, before, legal, moves), rest)| {
        let (deal, forced, agree, after, laps, endless, over, next_round) = rest;
        Example {
            id: String::new(),
            shows,
            with,
            deal,
            before,
            legal,
            moves,
            forced,
            agree,
            after,
            laps,
            endless,
            over,
            next_round,
            places: Places::default(),
        }
    })
}

fn game_file() -> impl Strategy<Value = GameFile> {
    let head = (
        (NAME, 1..=u32::MAX, NAME),
        named("[a-z]{2}(-[A-Z]{2})?", "(?s).{0,12}"),
        vec("(?s).{0,12}", 0..3),
        named("(?s).{0,8}", ("(?s).{0,12}", option::of("(?s).{0,12}"))),
        option::of((1..=16_u8, 1..=16_u8)),
    );
    let body = (
        rule_set(),
        named(NAME, game_option()),
        named(NAME, patches()),
        named(NAME, worked_example()),
    );
    (head, body).prop_map(|(head, (standard, options, presets, examples))| {
        let ((id, version, theme), names, also, sources, holes) = head;
        let source = |(key, (title, location))| Source {
            key,
            title,
            location,
        };
        let option = |(id, (point, default, choices))| GameOption {
            id,
            point,
            default,
            choices,
        };
        GameFile {
            id,
            version,
            theme,
            names,
            also,
            sources: sources.into_iter().map(source).collect(),
            standard,
            other_holes: holes.map(|(one, other)| one.min(other)..=one.max(other)),
            options: options.into_iter().map(option).collect(),
            presets: presets
                .into_iter()
                .map(|(id, patches)| Preset { id, patches })
                .collect(),
            examples: examples
                .into_iter()
                .map(|(id, example)| Example { id, ..example })
                .collect(),
        }
    })
}

/// A text with a few of its bytes changed, cut out or repeated.
fn mutated() -> impl Strategy<Value = String> {
    let texts: Vec<_> = built_in::all().iter().map(|game| game.text).collect();
    let change = (any::<sample::Index>(), 0..40_usize, "[\\PC\\n]{0,6}");
    (sample::select(texts), vec(change, 1..6)).prop_map(|(text, changes)| {
        let mut text = text.to_owned();
        for (place, length, instead) in changes {
            let start = text.floor_char_boundary(place.index(text.len().max(1)));
            let end = text.floor_char_boundary(start + length);
            text.replace_range(start..end.max(start), &instead);
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// A file may hold nonsense, but what it says is what was printed.
    #[test]
    fn reading_what_was_printed_gives_the_same_game(game in game_file()) {
        let (read, _) = parse(&print(&game));
        prop_assert_eq!(read, Some(game));
    }

    #[test]
    fn equal_digests_mean_equal_rules(one in rule_set(), other in rule_set()) {
        let same = digest(&one, Scope::Full) == digest(&other, Scope::Full);
        prop_assert_eq!(same, one == other);
        prop_assert_eq!(print_rules(&one) == print_rules(&other), one == other);
    }

    /// Whatever stands there: no panic, and every diagnostic lies within the text.
    #[test]
    fn spoilt_files_are_refused_without_a_panic(text in mutated()) {
        let (game, diagnostics) = parse(&text);
        for diagnostic in &diagnostics {
            prop_assert!(text.get(diagnostic.span.clone()).is_some());
            prop_assert!(diagnostic.line >= 1 && diagnostic.column >= 1);
            let before = &text[..diagnostic.span.start];
            prop_assert_eq!(diagnostic.line, before.matches('\n').count() + 1);
        }
        if let Some(game) = game {
            example::run(&game);
            parse(&print(&game));
        }
    }

    #[test]
    fn any_text_is_survived(text in "[\\PC\\n\\[\\]{}=\".,#-]{0,300}") {
        parse(&text);
    }
}

#[test]
fn floods_of_text_are_survived() {
    let floods = [
        "[".repeat(100_000),
        "{".repeat(100_000),
        format!("a = {}", "[".repeat(100_000)),
        format!("a = {}", "{a=".repeat(50_000)),
        "a.".repeat(50_000),
        format!("[{}]", "a.".repeat(50_000)),
        "\"".repeat(100_001),
        "= \n".repeat(30_000),
        "[[example]]\n".repeat(8_000),
        "\u{0}é\n".repeat(20_000),
        (0..5_000).fold(String::new(), |text, n| {
            text + &format!("[option.a{n}]\ndefault = 1\n")
        }),
        format!("id = \"{}\"", "x".repeat(100_000)),
        format!("{}\n", "x".repeat(100_000)),
    ];
    for flood in floods {
        let (game, diagnostics) = parse(&flood);
        assert!(game.is_none());
        assert!(!diagnostics.is_empty());
    }
}
