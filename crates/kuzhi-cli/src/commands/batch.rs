//! `apply --batch`: one move a line, one answer a line.
//!
//! Made to be fast: lines, answers and the kernels of rounds with closed holes are kept and used again,
//! and nothing is written before the input pauses or a good deal has come together.

use std::{
    borrow::Cow,
    collections::HashMap,
    io::{Read, Write},
};

use kuzhi_core::{
    Game, HoleSet, Kernel, Position, Seat, Setup, Silent, Turn, notation::SetupTextError,
};
use serde::Deserialize;

use crate::{
    failure::Failure,
    line_reader::{Line, LineReader, MOST_BYTES},
};

/// Answers every line of the input.
pub(crate) fn run(game: &Game, input: &mut dyn Read, out: &mut dyn Write) -> Result<(), Failure> {
    const ENOUGH: usize = 1 << 16;
    let mut reader = LineReader::new(input);
    let mut referee = Referee::new(game);
    let mut answers: Vec<u8> = Vec::with_capacity(2 * ENOUGH);
    loop {
        let send = || {
            out.write_all(&answers)?;
            answers.clear();
            out.flush()
        };
        let Some(line) = reader.next(send)? else {
            break;
        };
        match line {
            Line::Bytes(line) => referee.answer(line, &mut answers),
            Line::TooLong => {
                error(
                    &mut answers,
                    &format!("line: has more than {MOST_BYTES} bytes"),
                );
            }
        }
        answers.push(b'\n');
        if answers.len() >= ENOUGH {
            out.write_all(&answers)?;
            answers.clear();
        }
    }
    out.write_all(&answers)?;
    Ok(())
}

/// What a line asks.
#[derive(Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with a position and a move"
)]
struct Question<'a> {
    #[serde(borrow)]
    position: Cow<'a, str>,
    #[serde(borrow)]
    r#move: Cow<'a, str>,
}

/// Plays moves of one game, and remembers what it takes to play them.
struct Referee<'g> {
    game: &'g Game,
    open: Cow<'g, Kernel>,
    /// The kernels of rounds with closed holes that have come up.
    closed: HashMap<HoleSet, Kernel>,
}

impl<'g> Referee<'g> {
    fn new(game: &'g Game) -> Self {
        Self {
            game,
            open: game.kernel(HoleSet::EMPTY),
            closed: HashMap::new(),
        }
    }

    fn answer(&mut self, line: &[u8], answer: &mut Vec<u8>) {
        match self.turn(line) {
            Ok((turn, extras)) => self.write(answer, &turn, &extras),
            Err(message) => error(answer, &message),
        }
    }

    fn turn(&mut self, line: &[u8]) -> Result<(Turn, Extras), String> {
        // A list would do for the fields of an object, if it were asked.
        match line.trim_ascii_start().first() {
            Some(b'{') => {}
            Some(_) => return Err(String::from("line: is not a JSON object")),
            None => return Err(String::from("line: is empty")),
        }
        let question: Question<'_> =
            serde_json::from_slice(line).map_err(|error| format!("line: {error}"))?;
        let mut setup: Setup = question
            .position
            .parse()
            .map_err(|error: SetupTextError| list(error.problems()))?;
        let position = self.game.position(&setup).map_err(list)?;
        let r#move = self
            .game
            .parse_move(position.mover(), &question.r#move)
            .map_err(|error| error.to_string())?;
        let game = self.game;
        let turn = game
            .play_in(
                self.kernel(position.closed()),
                &position,
                r#move,
                &mut Silent,
            )
            .map_err(|why| format!("move: {why}"))?;
        Ok((turn, std::mem::take(&mut setup.extras)))
    }

    fn kernel(&mut self, closed: HoleSet) -> &Kernel {
        const MOST: usize = 1000;
        if closed.is_empty() {
            return &self.open;
        }
        if self.closed.len() >= MOST {
            self.closed.clear();
        }
        let game = self.game;
        self.closed
            .entry(closed)
            .or_insert_with(|| game.kernel(closed).into_owned())
    }

    fn write(&self, answer: &mut Vec<u8>, turn: &Turn, extras: &[(String, String)]) {
        answer.extend_from_slice(br#"{"position":""#);
        self.write_position(answer, &turn.position);
        if !extras.is_empty() {
            let extras = extras.iter().map(|(key, value)| format!(" {key}={value}"));
            let mut text = Vec::new();
            string(&mut text, &extras.collect::<String>());
            // The quotes around this part of a text are not wanted in the middle of it.
            answer.extend_from_slice(&text[1..text.len() - 1]);
        }
        answer.extend_from_slice(br#"","stored":["#);
        write_pair(answer, turn.stored.map(u32::from));
        answer.extend_from_slice(br#"],"over":"#);
        match turn.over {
            Some(outcome) => {
                answer.extend_from_slice(br#"{"reason":""#);
                answer.extend_from_slice(outcome.reason.word().as_bytes());
                answer.extend_from_slice(br#"","score":["#);
                write_pair(answer, outcome.score);
                answer.extend_from_slice(b"]}");
            }
            None => answer.extend_from_slice(b"null"),
        }
        answer.extend_from_slice(br#","laps":"#);
        write_number(answer, turn.laps);
        answer.push(b'}');
    }

    /// The text of a position without further fields, as [`Setup`] writes it.
    fn write_position(&self, answer: &mut Vec<u8>, position: &Position) {
        let holes = self.game.holes();
        let seeds = &position.board().as_array()[..2 * holes];
        let closed = position.closed().bits();
        for (index, &seeds) in seeds.iter().enumerate() {
            if index > 0 {
                answer.push(if index == holes { b'/' } else { b',' });
            }
            if closed & (1 << index) == 0 {
                write_number(answer, seeds.into());
            } else {
                answer.push(b'x');
            }
        }
        for store in position.stores() {
            answer.push(b' ');
            write_number(answer, store.into());
        }
        answer.push(b' ');
        answer.push(match position.mover() {
            Seat::South => b's',
            Seat::North => b'n',
        });
    }
}

type Extras = Vec<(String, String)>;

fn list<P: ToString>(problems: impl IntoIterator<Item = P>) -> String {
    let problems: Vec<_> = problems
        .into_iter()
        .map(|problem| problem.to_string())
        .collect();
    problems.join("; ")
}

fn write_pair(answer: &mut Vec<u8>, [south, north]: [u32; 2]) {
    write_number(answer, south);
    answer.extend_from_slice(b",");
    write_number(answer, north);
}

/// A number in digits, most of the time a small one.
fn write_number(answer: &mut Vec<u8>, number: u32) {
    if number >= 10 {
        write_number(answer, number / 10);
    }
    answer.extend(char::from_digit(number % 10, 10).map(|digit| digit as u8));
}

fn error(answer: &mut Vec<u8>, message: &str) {
    answer.extend_from_slice(br#"{"error":"#);
    string(answer, message);
    answer.push(b'}');
}

/// A text as JSON writes it. A vector takes everything, so this cannot fail.
fn string(answer: &mut Vec<u8>, text: &str) {
    let written: serde_json::Result<()> = serde_json::to_writer(answer, text);
    debug_assert!(written.is_ok());
}

#[cfg(test)]
#[expect(clippy::cast_possible_truncation, reason = "the numbers are small")]
mod tests {
    use kuzhi_core::{Move, SplitMix};
    use kuzhi_rules::built_in;

    use super::*;

    #[test]
    fn positions_are_written_as_everywhere() {
        for built_in in built_in::all() {
            let rules = kuzhi_rules::parse(built_in.text).0.unwrap().standard;
            let game = Game::new(&rules).unwrap();
            let referee = Referee::new(&game);
            let mut position = game.start();
            let mut random = SplitMix::new(1);
            for _ in 0..100 {
                let mut text = Vec::new();
                referee.write_position(&mut text, &position);
                let expected = game.setup(&position).to_string();
                assert_eq!(String::from_utf8(text), Ok(expected));
                let moves: Vec<Move> = game.moves(&position);
                let Some(drawn) = moves.get(random.below(moves.len() as u32) as usize) else {
                    break;
                };
                position = game.play(&position, *drawn, &mut Silent).unwrap().position;
            }
        }
    }

    #[test]
    fn numbers_are_written_in_digits() {
        let mut text = Vec::new();
        for number in [0, 9, 10, 255, u32::MAX] {
            write_number(&mut text, number);
            text.push(b' ');
        }
        assert_eq!(text, b"0 9 10 255 4294967295 ");
    }

    /// Bytes of every kind, most of them close to a line that makes sense.
    #[test]
    fn every_line_is_answered_with_an_object() {
        let rules = kuzhi_rules::parse(built_in::all()[0].text)
            .0
            .unwrap()
            .standard;
        let game = Game::new(&rules).unwrap();
        let good = br#"{"position": "0,0,2,0,0,1,1/2,0,0,0,0,0,0 40 12 s a=b", "move": "3"}"#;
        let mut random = SplitMix::new(7);
        let mut draw = |bound: usize| random.below(bound as u32) as usize;
        let mut input = Vec::new();
        for _ in 0..20_000 {
            let mut line = good.to_vec();
            for _ in 0..draw(4) {
                let (from, to) = (draw(line.len()), draw(line.len()));
                match draw(4) {
                    0 => line[from] = draw(256) as u8,
                    1 => line.truncate(from),
                    2 => line.insert(from, line[to]),
                    _ => line.swap(from, to),
                }
                line.push(b' ');
            }
            line.retain(|&byte| byte != b'\n');
            line.push(b'\n');
            input.extend(line);
        }
        let mut output = Vec::new();
        run(&game, &mut &input[..], &mut output).unwrap();
        let answers: Vec<_> = std::str::from_utf8(&output).unwrap().lines().collect();
        assert_eq!(answers.len(), 20_000);
        let mut played = 0;
        for answer in answers {
            let answer: serde_json::Value = serde_json::from_str(answer).unwrap();
            assert!(
                answer["error"].is_string() != answer["position"].is_string(),
                "{answer}"
            );
            played += usize::from(answer["position"].is_string());
        }
        assert!((5_000..15_000).contains(&played), "{played}");
    }
}
