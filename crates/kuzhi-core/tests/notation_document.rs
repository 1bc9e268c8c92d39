//! The examples of `docs/NOTATION.md` are true.

use kuzhi_core::{
    Seat, Setup, SetupChoice,
    notation::{MoveText, aalina, play_strategy},
    record::{Record, ogn, replay},
    rule_set::TakenBy,
};

mod common;

const PAGE: &str = include_str!("../../../docs/NOTATION.md");

#[test]
fn the_first_record_of_the_page_is_a_true_one() {
    let (_, block) = blocks()
        .into_iter()
        .find(|(kind, _)| *kind == "record")
        .unwrap();
    let (record, _) = Record::parse(block);
    let replayed = replay(&common::pallankuzhi(TakenBy::Sower), &record);
    assert_eq!(replayed.disagreement, None);
}

#[test]
fn every_block_of_the_page_holds() {
    let mut checked = 0;
    for (kind, block) in blocks() {
        match kind {
            "text" | "grammar" => continue,
            "record" => unchanged_record(block),
            "record-errors" => record_errors(block),
            "ogn" => unchanged_ogn(block),
            "position-errors"
            | "move-errors"
            | "aalina"
            | "aalina-moves"
            | "play-strategy"
            | "play-strategy-moves" => {
                for (input, answer) in questions(block) {
                    assert_eq!(answer_of(kind, input), answer, "{kind}: {input}");
                }
            }
            _ => block
                .lines()
                .for_each(|line| assert_eq!(echo(kind, line), line)),
        }
        checked += 1;
    }
    assert!(checked >= 13, "only {checked} blocks were found");
}

/// The kind and the text of each fenced block.
fn blocks() -> Vec<(&'static str, &'static str)> {
    let fenced = PAGE.split("```").skip(1).step_by(2);
    fenced
        .map(|block| block.split_once('\n').expect("a kind behind each fence"))
        .collect()
}

/// Lines, each with the indented lines that answer it.
fn questions(block: &str) -> Vec<(&str, String)> {
    let mut questions: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in block.lines() {
        match (line.strip_prefix("  "), questions.last_mut()) {
            (Some(answer), Some((_, answers))) => answers.push(answer),
            _ => questions.push((line, Vec::new())),
        }
    }
    questions
        .into_iter()
        .map(|(input, answers)| (input, answers.join("\n")))
        .collect()
}

fn answer_of(kind: &str, input: &str) -> String {
    match kind {
        "position-errors" => input.parse::<Setup>().expect_err(input).to_string(),
        "move-errors" => common::game()
            .parse_move(Seat::South, input)
            .expect_err(input)
            .to_string(),
        "aalina" => {
            let setup = aalina::read_position(input).expect(input);
            assert_eq!(aalina::write_position(&setup).expect(input), input);
            setup.to_string()
        }
        "aalina-moves" => {
            let moves = aalina::read_moves(input).expect(input);
            assert_eq!(aalina::write_moves(&moves).expect(input), input);
            let words: Vec<String> = moves.iter().map(MoveText::to_string).collect();
            words.join(" ")
        }
        "play-strategy" => {
            let read = play_strategy::read_position(input).expect(input);
            let number = read.full_move.expect(input);
            assert_eq!(
                play_strategy::write_position(&read.setup, number).expect(input),
                input
            );
            read.setup.to_string()
        }
        "play-strategy-moves" => play_strategy::read_move(input, 6).expect(input).to_string(),
        _ => panic!("a block of kind {kind}"),
    }
}

/// What is written for what was read from a line.
fn echo(kind: &str, line: &str) -> String {
    let game = common::game();
    match kind {
        "position" => line.parse::<Setup>().expect(line).to_string(),
        "moves" => line.parse::<MoveText>().expect(line).to_string(),
        "choices" => line.parse::<SetupChoice>().expect(line).to_string(),
        "trace" => game.event_text(game.parse_event(line).expect(line)),
        _ => panic!("a block of kind {kind}"),
    }
}

fn unchanged_record(block: &str) {
    let (record, problems) = Record::parse(block);
    assert_eq!(problems, []);
    assert_eq!(record.to_string(), block);
}

fn record_errors(block: &str) {
    let (text, expected): (Vec<&str>, Vec<&str>) =
        block.lines().partition(|line| !line.starts_with("  "));
    let (_, problems) = Record::parse(&text.join("\n"));
    let problems: Vec<String> = problems
        .iter()
        .map(|problem| format!("  {problem}"))
        .collect();
    assert_eq!(problems, expected);
}

fn unchanged_ogn(block: &str) {
    let (record, problems) = ogn::read(block);
    assert_eq!(problems, []);
    assert_eq!(ogn::write(&common::oware(), &record).expect(block), block);
    assert_eq!(replay(&common::oware(), &record).disagreement, None);
}
