//! What a page is answered, for every game.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use kuzhi_rules::built_in;
use kuzhi_wasm::Desk;
use kuzhi_wire::{Answer, Ask, Course, GameChoice, Phase, Reply, Rounds, View};

/// A clock on which no time passes: what is asked is thought through to its end.
fn still() -> f64 {
    0.0
}

/// A clock on which a millisecond passes whenever it is looked at.
fn ticking() -> f64 {
    static TICKS: AtomicU32 = AtomicU32::new(0);
    f64::from(TICKS.fetch_add(1, Relaxed))
}

fn ask(desk: &mut Desk, ask: &Ask) -> Answer {
    match desk.answer(ask) {
        Reply::Answer(answer) => *answer,
        Reply::Problems(problems) => panic!("{ask:?}: {problems:?}"),
    }
}

fn course(id: &str, rounds: Rounds) -> Course {
    Course {
        game: GameChoice {
            id: id.to_owned(),
            set: Vec::new(),
        },
        seed: 7,
        rounds,
        start: None,
        actions: Vec::new(),
    }
}

fn view(desk: &mut Desk, course: &Course) -> View {
    let course = course.clone();
    match ask(desk, &Ask::View { course }) {
        Answer::View(view) => view,
        other => panic!("{other:?}"),
    }
}

fn games(desk: &mut Desk) -> Vec<String> {
    match ask(desk, &Ask::Games) {
        Answer::Games(games) => games.into_iter().map(|game| game.id).collect(),
        other => panic!("{other:?}"),
    }
}

/// Plays a round with the computer on both sides, at its weakest, and checks that no seed is lost.
#[test]
fn the_computer_plays_a_whole_round_of_every_game() {
    let mut desk = Desk::new(still);
    for id in games(&mut desk) {
        let mut course = course(&id, Rounds::One);
        let seeds = |view: &View| {
            let board = &view.board;
            let all = board.seeds.iter().chain(&board.stores);
            all.map(|&seeds| u32::from(seeds)).sum::<u32>()
        };
        let all = seeds(&view(&mut desk, &course));
        for _ in 0..400 {
            let now = view(&mut desk, &course);
            assert_eq!(seeds(&now), all, "{id}");
            let action = match now.phase {
                Phase::Guess => String::from("guess odd"),
                Phase::Side { .. } => String::from("side south"),
                Phase::Over { .. } => break,
                Phase::Turn { pass: true, .. } => String::from("pass"),
                Phase::Turn { moves, .. } => {
                    let asked = Ask::Advise {
                        course: course.clone(),
                        level: 1,
                        millis: 10,
                    };
                    let Answer::Advice(advice) = ask(&mut desk, &asked) else {
                        panic!("{id}: no advice");
                    };
                    let action = advice.action.unwrap();
                    assert!(moves.contains(&action), "{id}: {action} is not allowed");
                    action
                }
            };
            let asked = Ask::Act {
                course: course.clone(),
                action,
            };
            let Answer::Acted(acted) = ask(&mut desk, &asked) else {
                panic!("{id}: nothing was done");
            };
            course.actions.push(acted.action);
        }
        let over = view(&mut desk, &course).phase;
        assert!(matches!(over, Phase::Over { .. }), "{id}: {over:?}");
    }
}

#[test]
fn a_record_comes_back_as_the_course_that_was_written() {
    let mut desk = Desk::new(still);
    for id in games(&mut desk) {
        let mut course = course(&id, Rounds::Study);
        for _ in 0..6 {
            if let Phase::Turn { moves, .. } = view(&mut desk, &course).phase {
                course.actions.push(moves[0].clone());
            }
        }
        let written = Ask::Write {
            course: course.clone(),
            south: String::from("மீனா"),
            north: String::new(),
        };
        let Answer::Record(text) = ask(&mut desk, &written) else {
            panic!("{id}: no record");
        };
        let read = Ask::Read {
            text,
            game: course.game.clone(),
        };
        let Answer::Read(read) = ask(&mut desk, &read) else {
            panic!("{id}: nothing was read");
        };
        assert_eq!(read.problems, [], "{id}");
        assert_eq!(read.course.actions, course.actions, "{id}");
    }
}

#[test]
fn every_game_has_rules_and_most_have_lessons() {
    let mut desk = Desk::new(still);
    for id in games(&mut desk) {
        let game = course(&id, Rounds::One).game;
        let Answer::Rules(page) = ask(&mut desk, &Ask::Rules { game: game.clone() }) else {
            panic!("{id}: no rules");
        };
        assert!(page.sections.len() > 4, "{id}");
        let text = built_in::find(&id).unwrap().text;
        let examples = text[text.find("[[example]]").unwrap()..].to_owned();
        let Answer::Lessons(lessons) = ask(&mut desk, &Ask::Lessons { game, examples }) else {
            panic!("{id}: no lessons");
        };
        assert!(lessons.len() > 3, "{id}: {}", lessons.len());
        assert!(lessons.iter().all(|lesson| !lesson.says.is_empty()), "{id}");
    }
}

#[test]
fn what_makes_no_sense_is_answered_and_changes_nothing() {
    let mut desk = Desk::new(still);
    let id = games(&mut desk).swap_remove(0);
    let course = course(&id, Rounds::Study);
    let long = "x".repeat(100_000);
    for action in [
        "",
        "S0",
        "S99",
        "next",
        "agree agree",
        "guess odd",
        "٣",
        &long,
    ] {
        let asked = Ask::Act {
            course: course.clone(),
            action: action.to_owned(),
        };
        assert!(
            matches!(desk.answer(&asked), Reply::Problems(_)),
            "{action:.20}"
        );
    }
    let nowhere = Ask::View {
        course: Course {
            start: Some(long),
            ..course
        },
    };
    assert!(matches!(desk.answer(&nowhere), Reply::Problems(_)));
}

#[test]
fn a_dispute_is_asked_about_in_words_of_its_own_where_there_are_some() {
    let mut desk = Desk::new(still);
    for id in games(&mut desk) {
        let game = course(&id, Rounds::One).game;
        let Answer::Rules(page) = ask(&mut desk, &Ask::Rules { game }) else {
            panic!("{id} has no page of rules");
        };
        for option in page.options {
            let own = format!("option-{}", option.id);
            let of_the_game = format!("game-{id}-{own}");
            assert_eq!(option.question.keys[..2], [of_the_game, own], "{id}");
            assert!(option.question.keys.len() > 2, "{id}: {}", option.id);
        }
    }
}

/// In a browser there are no other words for what the vocabulary says than the messages.
#[test]
fn all_that_rule_pages_say_has_a_message() {
    let locales = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let text: String = ["app.ftl", "games.ftl", "rules.ftl"]
        .iter()
        .map(|file| std::fs::read_to_string(locales.join(file)).unwrap())
        .collect();
    let known: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect();
    let mut desk = Desk::new(still);
    for id in games(&mut desk) {
        let game = course(&id, Rounds::One).game;
        let Answer::Rules(page) = ask(&mut desk, &Ask::Rules { game }) else {
            panic!("{id} has no page of rules");
        };
        let sections = page.sections.into_iter();
        let told = sections.flat_map(|section| [vec![section.heading], section.rules].concat());
        let asked = page.options.into_iter().flat_map(|option| {
            let choices = option.choices.into_iter().flat_map(|choice| choice.text);
            choices.chain([option.question]).collect::<Vec<_>>()
        });
        let presets = page.presets.into_iter().flat_map(|preset| preset.text);
        for said in told.chain(asked).chain(presets) {
            let has = said.keys.iter().any(|key| known.contains(&key.as_str()));
            assert!(has, "{id}: {said:?}");
        }
    }
}

#[test]
fn every_level_makes_up_its_mind() {
    let mut desk = Desk::new(still);
    for id in games(&mut desk) {
        let mut course = course(&id, Rounds::One);
        // Rituals before the first move.
        while let Some(action) = match view(&mut desk, &course).phase {
            Phase::Guess => Some("guess odd"),
            Phase::Side { .. } => Some("side south"),
            _ => None,
        } {
            let (course_then, action) = (course.clone(), action.to_owned());
            let asked = Ask::Act {
                course: course_then,
                action,
            };
            let Answer::Acted(acted) = ask(&mut desk, &asked) else {
                panic!("{id}: nothing was done");
            };
            course.actions.push(acted.action);
        }
        let Phase::Turn { moves, .. } = view(&mut desk, &course).phase else {
            panic!("{id}: nobody's turn");
        };
        // The strongest takes its time where it cannot prove anything soon.
        let strongest = (id == "pallankuzhi").then_some(9);
        for level in [0, 1, 5, 7].into_iter().chain(strongest) {
            let asked = Ask::Advise {
                course: course.clone(),
                level,
                millis: 10,
            };
            let advice = (0..60).find_map(|_| match ask(&mut desk, &asked) {
                Answer::Advice(advice) => advice.action,
                other => panic!("{id}: {other:?}"),
            });
            let action = advice.unwrap_or_else(|| panic!("{id}: level {level} never decides"));
            assert!(moves.contains(&action), "{id}: {action} is not allowed");
        }
    }
}

#[test]
fn the_strongest_thinks_as_well_when_it_is_asked_again() {
    let mut desk = Desk::new(ticking);
    let course = course("al-manqala", Rounds::One);
    let asked = Ask::Advise {
        course,
        level: 8,
        millis: 20,
    };
    let mut decided = || {
        let looks = (1..100).find(|_| match ask(&mut desk, &asked) {
            Answer::Advice(advice) => advice.done,
            other => panic!("{other:?}"),
        });
        looks.unwrap()
    };
    let first = decided();
    assert!(
        first > 1,
        "the start of Al-manqala is not proven at one look"
    );
    // Taken back and asked again, as when a move is undone: not the first thing that comes to mind.
    assert_eq!(decided(), first);
}

/// What the strongest level thinks at first of some boards of Al-manqala, and which of the weights that
/// a desk was handed before it took over.
fn strongest(weights: &[&[u8]]) -> (Vec<i32>, Vec<bool>) {
    let mut desk = Desk::new(still);
    let taken = weights.iter().map(|one| desk.learn("al-manqala", one));
    let taken = taken.collect();
    let mut course = course("al-manqala", Rounds::One);
    let mut values = Vec::new();
    for _ in 0..5 {
        let asked = Ask::Advise {
            course: course.clone(),
            level: 8,
            millis: 20,
        };
        match ask(&mut desk, &asked) {
            Answer::Advice(advice) => values.push(advice.value),
            other => panic!("{other:?}"),
        }
        if let Phase::Turn { moves, .. } = view(&mut desk, &course).phase {
            course.actions.push(moves[0].clone());
        }
    }
    (values, taken)
}

#[test]
fn advice_uses_what_was_learned() {
    let weights = built_in::find("al-manqala").unwrap().weights;
    let (without, _) = strongest(&[]);
    let (with, taken) = strongest(&[weights]);
    assert_eq!(taken, [true]);
    assert_ne!(with, without);
}

#[test]
fn damaged_weights_are_refused_and_thinking_goes_on() {
    let weights = built_in::find("al-manqala").unwrap().weights;
    let (without, _) = strongest(&[]);
    let (with, _) = strongest(&[weights]);
    let mut other = weights.to_vec();
    other[8] ^= 1;
    let bad: [&[u8]; 4] = [&[], b"KUZHINET", &weights[..weights.len() - 1], &other];
    assert_eq!(strongest(&bad), (without, vec![false; 4]));
    // What was learned before is not forgotten over them.
    let (still_with, taken) = strongest(&[weights, &[]]);
    assert_eq!((still_with, taken), (with, vec![true, false]));
    let mut desk = Desk::new(still);
    assert!(!desk.learn("pallankuzhi", weights));
    assert!(!desk.learn("no such game", weights));
}
