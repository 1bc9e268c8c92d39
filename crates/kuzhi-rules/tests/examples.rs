//! The games that come with the crate are without fault, and their worked examples come out.

mod translate;

use kuzhi_core::{Game, SplitMix};
use kuzhi_rules::{Example, GameFile, GameOption, built_in, example, parse};
use translate::{naive, player, settings, to_move};

#[test]
fn every_game_reads_without_a_diagnostic() {
    assert!(built_in::all().len() >= 6);
    for built_in in built_in::all() {
        let (game, diagnostics) = parse(built_in.text);
        let told: Vec<_> = diagnostics.iter().map(ToString::to_string).collect();
        assert_eq!(told, [""; 0], "{}", built_in.id);
        assert_eq!(
            game.unwrap().id,
            built_in.id,
            "a game lies in a folder of its id"
        );
    }
}

#[test]
fn every_example_comes_out() {
    let mut failures = Vec::new();
    for built_in in built_in::all() {
        let game = parse(built_in.text).0.unwrap();
        assert!(!game.examples.is_empty(), "{} has no example", game.id);
        let failed = example::run(&game).into_iter();
        failures.extend(failed.map(|failure| format!("{}: {failure}", game.id)));
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Options whose choices no position can tell apart, and why.
const NOT_SHOWN: [(&str, &str, &str); 3] = [
    (
        "mangala-iv",
        "ritual",
        "the ritual comes before the first position; tests of the core and of the program play it",
    ),
    (
        "pallankuzhi",
        "leftovers",
        "the row that is not empty is the opponent's, so both readings give the same",
    ),
    (
        "pasu-pondi",
        "leftovers",
        "the row that is not empty is the opponent's, so both readings give the same",
    ),
];

/// Each choice of an option has examples that would not come out with another choice in its place.
#[test]
fn every_choice_is_told_from_every_other_by_an_example() {
    let mut missing = Vec::new();
    for built_in in built_in::all() {
        let game = parse(built_in.text).0.unwrap();
        for option in &game.options {
            let exempt =
                |(id, exempt, _): &(&str, &str, &str)| *id == game.id && *exempt == option.id;
            let choices = || option.choices.iter().map(|choice| choice.id.as_str());
            for (choice, other) in
                choices().flat_map(|one| choices().map(move |other| (one, other)))
            {
                if choice != other
                    && !NOT_SHOWN.iter().any(exempt)
                    && !told_apart(&game, option, choice, other)
                {
                    missing.push(format!("{}: {}={choice} from {other}", game.id, option.id));
                }
            }
        }
    }
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}

/// Whether an example that is played with a choice fails with another one.
fn told_apart(game: &GameFile, option: &GameOption, choice: &str, other: &str) -> bool {
    let chosen = |example: &Example| {
        let mut with = example.with.iter();
        let given = with.find(|(id, _)| *id == option.id);
        given.map_or(option.default.clone(), |(_, choice)| choice.clone())
    };
    game.examples
        .iter()
        .filter(|example| chosen(example) == choice)
        .any(|example| {
            let mut example = example.clone();
            example.with.retain(|(id, _)| *id != option.id);
            example.with.push((option.id.clone(), other.to_owned()));
            // A choice that makes no sense with the rest of the example shows nothing.
            if game.rules(&example.with).is_err() {
                return false;
            }
            let mut game = game.clone();
            game.examples = vec![example];
            !example::run(&game).is_empty()
        })
}

/// What examples say comes out by the naive account of the rules too.
#[test]
fn every_example_comes_out_by_the_naive_account() {
    for built_in in built_in::all() {
        let file = parse(built_in.text).0.unwrap();
        for example in &file.examples {
            let rules = file.rules(&example.with).unwrap();
            let game = Game::new(&rules).unwrap();
            check_naively(&game, example, &format!("{}: {}", file.id, example.id));
        }
    }
}

fn check_naively(game: &Game, example: &Example, place: &str) {
    let settings = settings(game.rules());
    let mut state = naive::State::from_text(&example.before).expect(place);
    let over = |state: &naive::State| naive::over(&settings, state, true);
    if let Some(seed) = example.deal {
        check_deal(game, &state, seed, place);
    }
    if let Some(said) = &example.legal {
        let legal = match over(&state) {
            Some(_) => Vec::new(),
            None => naive::legal(&settings, &state),
        };
        let legal: Vec<_> = legal.iter().map(|&choice| name(game, choice)).collect();
        assert_eq!(&legal, said, "{place}");
    }
    let mut course = vec![state.clone()];
    let mut ended = over(&state);
    let (mut laps, mut endless) = (0, false);
    let mut texts = example.moves.iter();
    while ended.is_none() {
        let legal = naive::legal(&settings, &state);
        let choice = match texts.next() {
            Some(text) => legal
                .into_iter()
                .find(|&choice| name(game, choice) == *text),
            None if example.forced && legal.len() == 1 => Some(legal[0]),
            None => break,
        };
        let made = naive::play(&settings, &state, choice.expect(place)).expect(place);
        (state, laps, endless) = (made.state, made.laps, made.endless);
        course.push(state.clone());
        ended = made.ended.or_else(|| over(&state)).or_else(|| {
            let due = naive::repetition_is_due(&settings, &course);
            due.then(|| naive::after_repetition(&settings, &state))
        });
    }
    assert_eq!(texts.next(), None, "{place}: the round is over");
    let mut ended = ended.map(|ended| (ended.reason.word(), ended.score));
    if example.agree && ended.is_none() {
        ended = Some((
            "agreement",
            naive::after_repetition(&settings, &state).score,
        ));
    }
    if let Some(after) = &example.after {
        assert_eq!(&state.to_text(), after, "{place}");
    }
    if let Some(said) = example.laps {
        assert_eq!(laps, said as usize, "{place}");
    }
    assert_eq!(endless, example.endless, "{place}");
    let said = example.over.map(|over| (over.reason.word(), over.score));
    assert_eq!(ended, said, "{place}");
    if let (Some(next), Some((_, score))) = (&example.next_round, ended) {
        let total = state.seeds_on_board() + state.stores.iter().sum::<u32>();
        assert_eq!(&naive_next(game, &settings, score, total), next, "{place}");
    }
}

/// The round after the first one, or who wins the match.
fn naive_next(game: &Game, settings: &naive::Settings, score: [u32; 2], total: u32) -> String {
    let starter = player(game.rules().setup.first.other());
    let owned = if score[0] + score[1] + 1 == total {
        naive::with_odd_seed(score, starter)
    } else {
        score
    };
    match naive::next_round(settings, owned, starter) {
        Some(next) => next.to_text(),
        None => String::from(match owned[0].cmp(&owned[1]) {
            core::cmp::Ordering::Less => "north-wins",
            core::cmp::Ordering::Equal => "draw",
            core::cmp::Ordering::Greater => "south-wins",
        }),
    }
}

/// A dealt board has all seeds, and where they are scattered, those that the rules put into every hole
/// and one drop after another into holes drawn from the stream of the seed.
fn check_deal(game: &Game, dealt: &naive::State, seed: u32, place: &str) {
    let rules = game.rules();
    let holes = dealt.holes.len();
    let each = rules.deal.as_ref().map(|deal| u32::from(deal.least.get()));
    let mut seeds = vec![each.unwrap_or(rules.setup.seeds.at(0).into()); holes];
    let mut random = SplitMix::new(seed.into());
    while seeds.iter().sum::<u32>() < rules.total_seeds() {
        seeds[random.below(u32::try_from(holes).expect("few holes")) as usize] += 1;
    }
    let dealt: Vec<_> = dealt.holes.iter().map(|hole| hole.seeds()).collect();
    assert_eq!(dealt, seeds, "{place}");
}

/// How a move of the naive account is written.
fn name(game: &Game, choice: naive::Choice) -> String {
    game.move_text(to_move(choice))
}
