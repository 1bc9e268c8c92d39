//! Counts of move sequences, as data: `games/*/perft.txt`.
//!
//! A file has one statement a line; `#` begins a comment.
//!
//! - `set option=choice …` chooses options for what follows; `set` alone chooses none.
//! - `position start` or `position <position text>` says where to count from.
//! - `perft DEPTH NODES` says what must come out.
//!
//! Counts of more than two million nodes are only made if the variable `KUZHI_ALL` is set. Small ones
//! are also made by the naive account of the rules.

mod translate;

use kuzhi_core::{Game, Position, Setup, perft::perft};
use kuzhi_rules::{GameFile, built_in, parse};
use translate::{naive, settings, state};

/// The largest count that is made every time.
const QUICK: u64 = 2_000_000;
/// The largest count that the naive account makes every time, and the largest it ever makes.
const NAIVE: [u64; 2] = [5_000, 1_000_000];

#[test]
fn every_count_comes_out() {
    let everything = std::env::var_os("KUZHI_ALL").is_some();
    for built_in in built_in::all() {
        let file = parse(built_in.text)
            .0
            .expect("the built-in games are whole");
        let lines = read(&file, built_in.perft);
        assert!(!lines.is_empty(), "{}/perft.txt counts nothing", file.id);
        for line in lines {
            if line.nodes <= QUICK || everything {
                let kernel = line.game.kernel(line.position.closed());
                let nodes = perft(&kernel, &line.position, line.depth);
                assert_eq!(nodes, line.nodes, "{}", line.place);
            }
            if line.nodes <= NAIVE[usize::from(everything)] {
                let settings = settings(line.game.rules());
                let start = state(&line.game, &line.position);
                let nodes = naive_perft(&settings, &start, line.depth);
                assert_eq!(nodes, line.nodes, "{}, by the naive account", line.place);
            }
        }
    }
}

/// One count to be made.
struct Line {
    game: Game,
    position: Position,
    depth: u32,
    nodes: u64,
    /// Where it stands.
    place: String,
}

fn read(file: &GameFile, text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut game = make(file, "");
    let mut start = String::from("start");
    for (index, line) in text.lines().enumerate() {
        let place = format!("{}/perft.txt:{}: {line}", file.id, index + 1);
        let statement = line.split('#').next().unwrap_or_default().trim();
        let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        match word {
            "" => {}
            "set" => (game, start) = (make(file, rest), String::from("start")),
            "position" => rest.clone_into(&mut start),
            "perft" => {
                let (depth, nodes) = rest.split_once(' ').expect(&place);
                lines.push(Line {
                    position: position(&game, &start),
                    game: game.clone(),
                    depth: depth.parse().expect(&place),
                    nodes: nodes.replace('_', "").parse().expect(&place),
                    place,
                });
            }
            _ => panic!("unknown statement: {place}"),
        }
    }
    lines
}

fn make(file: &GameFile, choices: &str) -> Game {
    let pairs: Vec<_> = choices
        .split_whitespace()
        .map(|pair| pair.split_once('=').expect("option=choice"))
        .map(|(option, choice)| (option.to_owned(), choice.to_owned()))
        .collect();
    let rules = file.rules(&pairs).expect("choices that the game has");
    Game::new(&rules).expect("accepted rules make a game")
}

fn position(game: &Game, text: &str) -> Position {
    if text == "start" {
        return game.start();
    }
    let setup: Setup = text.parse().expect("position text");
    game.position(&setup).expect("a position of the game")
}

fn naive_perft(settings: &naive::Settings, state: &naive::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    naive::legal(settings, state)
        .into_iter()
        .map(|choice| {
            let made = naive::play(settings, state, choice).expect("a legal choice");
            match made.ended {
                Some(_) => u64::from(depth == 1),
                None => naive_perft(settings, &made.state, depth - 1),
            }
        })
        .sum()
}
