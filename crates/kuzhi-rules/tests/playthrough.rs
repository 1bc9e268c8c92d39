//! One random game of every rule file, printed with everything that can be observed at each position.
//!
//! `UPDATE_PLAYTHROUGHS=1 cargo test -p kuzhi-rules --test playthrough` writes
//! `games/*/playthrough.txt` anew; otherwise the files are compared. A change in them is a change of
//! behaviour.

use std::{fmt::Write as _, fs, path::Path};

use kuzhi_core::{
    Event, Game, Hole, Move, NextRound, Outcome, Position, Round, Seat, SplitMix, Standing, Trace,
    deal, rule_set::Scope,
};
use kuzhi_rules::{built_in, digest, parse};

/// How many moves of a round are printed at the most.
const MOST_MOVES: usize = 300;

#[test]
fn every_game_plays_as_it_did() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let update = std::env::var_os("UPDATE_PLAYTHROUGHS").is_some();
    let mut changed = Vec::new();
    for built_in in built_in::all() {
        let file = games.join(built_in.id).join("playthrough.txt");
        let now = playthrough(built_in.text);
        if update {
            fs::write(&file, now).expect("the folder can be written");
        } else if fs::read_to_string(&file).unwrap_or_default() != now {
            changed.push(built_in.id);
        }
    }
    assert!(
        changed.is_empty(),
        "{changed:?} play differently: see UPDATE_PLAYTHROUGHS above"
    );
}

fn playthrough(text: &str) -> String {
    let file = parse(text).0.expect("the built-in games are whole");
    let rules = file.rules(&[]).expect("its own rules make sense");
    let game = Game::new(&rules).expect("accepted rules make a game");
    let mut page = Page {
        text: String::new(),
        game: &game,
        random: SplitMix::new(1),
    };
    page.line(format_args!("game: {}", file.id));
    page.line(format_args!("version: {}", file.version));
    page.line(format_args!("play digest: {}", digest(&rules, Scope::Play)));
    page.line(format_args!("full digest: {}", digest(&rules, Scope::Full)));
    let start = deal(&game, 1);
    let outcome = page.round(start);
    page.next_round(outcome);
    page.text
}

/// A playthrough being written.
struct Page<'g> {
    text: String,
    game: &'g Game,
    random: SplitMix,
}

impl Page<'_> {
    fn line(&mut self, line: core::fmt::Arguments<'_>) {
        writeln!(self.text, "{line}").expect("writing to a string cannot fail");
    }

    /// Plays at random to the end, and tells everything.
    fn round(&mut self, start: Position) -> Option<Outcome> {
        let mut round = Round::new(self.game, start);
        for number in 1..=MOST_MOVES {
            self.position(&round);
            let moves = round.moves();
            if moves.is_empty() {
                break;
            }
            let choice = self
                .random
                .below(u32::try_from(moves.len()).expect("few moves"));
            let played = moves[choice as usize];
            let mut trace = Trace::new();
            let turn = round.play(played, &mut trace).expect("a legal move");
            let name = self.name(played);
            self.line(format_args!("\n{number}. {name}"));
            let story = self.story(&trace);
            self.line(format_args!("trace: {story}"));
            let [south, north] = turn.stored;
            let endless = if turn.endless { ", endless" } else { "" };
            self.line(format_args!(
                "stored: {south} {north}, laps: {}{endless}",
                turn.laps
            ));
        }
        round.over()
    }

    fn position(&mut self, round: &Round<'_>) {
        let position = self.game.setup(round.position());
        self.line(format_args!("position: {position}"));
        let names: Vec<_> = round
            .moves()
            .iter()
            .map(|&played| self.name(played))
            .collect();
        if !names.is_empty() {
            self.line(format_args!("moves: {}", names.join(" ")));
        }
        if round.occurrences() > 1 {
            self.line(format_args!("occurrence: {}", round.occurrences()));
        }
        if let Some(over) = round.over() {
            let [south, north] = over.score;
            self.line(format_args!(
                "over: {}, {south} {north}",
                over.reason.word()
            ));
        }
    }

    fn next_round(&mut self, outcome: Option<Outcome>) {
        let Some(outcome) = outcome else { return };
        let standing = Standing::at_start(self.game).after(outcome);
        match self.game.next_round(&standing) {
            Some(NextRound::Begins(position)) => {
                let position = self.game.setup(&position);
                self.line(format_args!("next round: {position}"));
            }
            Some(NextRound::Over(end)) => self.line(format_args!("match over: {end:?}")),
            None => {}
        }
    }

    fn name(&self, played: Move) -> String {
        match played {
            Move::Sow(hole) => self.game.number(hole).to_string(),
            Move::Pass => String::from("pass"),
        }
    }

    fn hole(&self, hole: Hole) -> String {
        let seat = seat(hole.owner(self.game.holes()));
        format!("{seat}{}", self.game.number(hole))
    }

    /// The trace in short: `S3(6)` a lift, `S4` a drop, `+S5(4)n` a capture for North.
    fn story(&self, trace: &Trace) -> String {
        let told = trace.iter().map(|&event| match event {
            Event::Lift { hole, seeds } => format!("{}({seeds})", self.hole(hole)),
            Event::Drop { hole } => self.hole(hole),
            Event::DropInStore { seat: owner } => format!("{}-store", seat(owner)),
            Event::Take {
                hole,
                seeds,
                to,
                why,
            } => format!("+{}({seeds}){} {why:?}", self.hole(hole), to.letter()),
            Event::Stop(stop) => format!("stop {stop:?}"),
            Event::Again => String::from("again"),
            Event::Pass => String::from("pass"),
        });
        told.collect::<Vec<_>>().join(", ")
    }
}

const fn seat(seat: Seat) -> char {
    match seat {
        Seat::South => 'S',
        Seat::North => 'N',
    }
}
