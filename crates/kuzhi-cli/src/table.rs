//! The table at which a game is played: talks with the players, line by line.
//!
//! What is typed comes from any input, so that a script can play as well as a person; when the input
//! ends, the sitting ends.

mod opening;
mod order;
mod record_file;
mod talk;

use std::path::Path;

use kuzhi_core::{
    Hole, Move, Player, Reason, Seat, Trace, Turn,
    record::{Headers, Record},
};
use kuzhi_search::Level;

use self::{order::Order, record_file::NotUsed};
pub(crate) use self::{
    order::Who,
    record_file::RecordFile,
    talk::{Manner, Talk},
};
use crate::{
    board_picture,
    commands::legal,
    computer::Computer,
    failure::Failure,
    sentence,
    session::{Next, Session},
    text::{seat_name, text},
};

/// A table with two players at it.
pub(crate) struct Table<'t, 'g> {
    pub(crate) session: Session<'g>,
    /// Who plays, the first player of the ritual first.
    pub(crate) players: [Who; 2],
    pub(crate) computer: Computer<'g>,
    pub(crate) talk: Talk<'t>,
    /// The file that the record is kept in from move to move.
    pub(crate) record: Option<RecordFile>,
    /// The files that somebody had it written to.
    pub(crate) saved: Vec<RecordFile>,
}

/// Whether the players stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stay {
    Go,
    Stay,
}

impl Table<'_, '_> {
    /// Plays until the last round is over, somebody quits, or the input ends.
    pub(crate) fn play(&mut self) -> Result<(), Failure> {
        let result = self.rounds();
        // Whatever happened, the record is kept.
        let kept = self.keep_record();
        result?;
        kept
    }

    fn rounds(&mut self) -> Result<(), Failure> {
        loop {
            if self.round()? == Stay::Go {
                return self.tell_break();
            }
            self.keep_record()?;
            if self.after_round()? == Stay::Go {
                return Ok(());
            }
        }
    }

    /// Plays one round to its end.
    fn round(&mut self) -> Result<Stay, Failure> {
        self.draw(None)?;
        while self.session.round().over().is_none() {
            // The board is seen before sides are chosen; and who takes the choice back chooses again.
            if self.opening()? == Stay::Go || self.turn()? == Stay::Go {
                return Ok(Stay::Go);
            }
            self.keep_record()?;
        }
        Ok(Stay::Stay)
    }

    /// Lets the player to move play, or do something else.
    fn turn(&mut self) -> Result<Stay, Failure> {
        let mover = self.session.round().position().mover();
        match self.who(mover) {
            Who::Computer(level) => {
                let moves = self.session.round().moves();
                let r#move = match moves[..] {
                    [only] => Some(only),
                    _ => self
                        .computer
                        .advise(self.session.round(), level)
                        .map(|advice| advice.r#move),
                };
                if let Some(r#move) = r#move {
                    self.make(r#move)?;
                }
                Ok(Stay::Stay)
            }
            Who::Human => self.human_turn(),
        }
    }

    fn human_turn(&mut self) -> Result<Stay, Failure> {
        let round = self.session.round();
        let due = match round.moves()[..] {
            [Move::Pass] => Some(Move::Pass),
            _ => None,
        };
        let offer = match due {
            Some(_) => {
                let who = seat_name(self.talk.texts, round.position().mover());
                text!(self.talk.texts, "play-offer-pass", who = who)
            }
            None => legal::sentence(self.talk.texts, round.game(), round.position()),
        };
        self.talk.say(&offer)?;
        let Some(line) = self.answer()? else {
            return Ok(Stay::Go);
        };
        match Order::read(&line) {
            Order::Nothing => match due {
                Some(pass) => self.make(pass)?,
                None => self.talk.say(&text!(self.talk.texts, "play-what-now"))?,
            },
            Order::Move(text) => self.try_move(&text)?,
            Order::Choice(_) => self.talk.say(&text!(self.talk.texts, "play-no-choice"))?,
            Order::Undo => self.undo()?,
            Order::Hint => self.hint()?,
            Order::Agree => return self.offer_agreement(),
            Order::Yes => self.talk.say(&text!(self.talk.texts, "play-no-question"))?,
            Order::Moves => {}
            Order::Board => self.draw(self.last_hole())?,
            Order::Help => self.help()?,
            Order::Save(path) => self.save(&path)?,
            Order::Quit => return Ok(Stay::Go),
        }
        Ok(Stay::Stay)
    }

    /// What the player to move types. Meanwhile the strongest computer thinks on, unless a script plays:
    /// that should get the same moves every time.
    fn answer(&mut self) -> Result<Option<String>, Failure> {
        let position = *self.session.round().position();
        let other = self.who(position.mover().other());
        let talk = &mut self.talk;
        if talk.manner.echo || other != Who::Computer(Level::STRONGEST) {
            return talk.ask();
        }
        self.computer.ponder(&position, || talk.ask())
    }

    fn try_move(&mut self, text: &str) -> Result<(), Failure> {
        let round = self.session.round();
        if let Ok(r#move) = round.game().parse_move(round.position().mover(), text) {
            return self.make(r#move);
        }
        let holes = round.game().holes();
        let text: String = text.chars().take(20).collect();
        let answer = text!(
            self.talk.texts,
            "play-not-a-move",
            text = text,
            holes = holes
        );
        self.talk.say(&answer)
    }

    /// Makes a move and tells what it did, or tells why it may not be made.
    fn make(&mut self, r#move: Move) -> Result<(), Failure> {
        let mover = self.session.round().position().mover();
        match self.session.play(r#move) {
            Ok((turn, trace)) => self.tell_move((mover, r#move), &turn, &trace),
            Err(why) => {
                let why = sentence::of_refusal(self.talk.texts, &why);
                self.talk
                    .say(&text!(self.talk.texts, "play-refused", why = why))
            }
        }
    }

    fn tell_move(
        &mut self,
        (mover, r#move): (Seat, Move),
        turn: &Turn,
        trace: &Trace,
    ) -> Result<(), Failure> {
        let game = self.session.round().game();
        let did = sentence::of_move(self.talk.texts, game, (mover, r#move), (turn, trace));
        self.talk.say(&did)?;
        let marked = match r#move {
            Move::Sow(hole) => Some(hole),
            Move::Pass => None,
        };
        self.draw(marked)
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let players = self.players;
        let human = |player: Player| players[player as usize] == Who::Human;
        if self.session.undo(human) {
            self.talk.say(&text!(self.talk.texts, "play-undone"))?;
            self.draw(self.last_hole())
        } else {
            self.talk
                .say(&text!(self.talk.texts, "play-nothing-to-undo"))
        }
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let round = self.session.round();
        let Some(advice) = self.computer.hint(round) else {
            return Ok(());
        };
        let r#move = round.game().move_text(advice.r#move);
        let gain = format!("{:+}", advice.gain);
        let hint = text!(self.talk.texts, "play-hint", move = r#move, gain = gain);
        self.talk.say(&hint)
    }

    /// Asks the other player to stop here.
    fn offer_agreement(&mut self) -> Result<Stay, Failure> {
        let mover = self.session.round().position().mover();
        let texts = self.talk.texts;
        let who = seat_name(texts, mover);
        let other = seat_name(texts, mover.other());
        let agreed = match self.who(mover.other()) {
            Who::Computer(level) => self.computer_agrees(level),
            Who::Human => {
                let question = text!(texts, "play-agree-question", who = who, other = &other);
                self.talk.say(&question)?;
                let Some(answer) = self.talk.ask()? else {
                    return Ok(Stay::Go);
                };
                match Order::read(&answer) {
                    Order::Quit => return Ok(Stay::Go),
                    Order::Agree | Order::Yes => true,
                    _ => false,
                }
            }
        };
        if agreed {
            self.session.agree();
        } else {
            self.talk
                .say(&text!(texts, "play-not-agreed", other = other))?;
        }
        Ok(Stay::Stay)
    }

    /// Whether the computer, who is not to move, loses nothing by stopping here.
    fn computer_agrees(&mut self, level: Level) -> bool {
        let round = self.session.round();
        let Some(advice) = self.computer.advise(round, level) else {
            return false;
        };
        let position = round.position();
        let score = round.game().outcome(position, Reason::Agreement).score;
        let gain = |seat: Seat| i64::from(score[seat.index()]) - i64::from(position.store(seat));
        let mover = position.mover();
        gain(mover) - gain(mover.other()) <= i64::from(advice.gain)
    }

    /// Tells how a round ended and lays out the next one.
    fn after_round(&mut self) -> Result<Stay, Failure> {
        let texts = self.talk.texts;
        let round = self.session.round();
        let (game, position, over) = (round.game(), *round.position(), round.over());
        let next = self.session.next();
        if let Some(outcome) = over {
            let joins = match next {
                Next::Nothing => None,
                Next::Round(_) | Next::MatchOver(_) | Next::Stopped { .. } => {
                    sentence::joined(outcome, self.session.owned())
                }
            };
            let end = sentence::of_end(texts, game, &position, outcome, joins);
            self.talk.say(&end)?;
        }
        match next {
            Next::Nothing => Ok(Stay::Go),
            Next::MatchOver(end) => {
                self.talk.say(&sentence::of_match_end(texts, &end))?;
                Ok(Stay::Go)
            }
            Next::Stopped { rounds, owned } => {
                self.talk
                    .say(&sentence::of_match_stopped(texts, rounds, owned))?;
                Ok(Stay::Go)
            }
            Next::Round(standing) => {
                let [south, north] = standing.owned;
                let starter = seat_name(texts, standing.starter);
                self.talk.say("")?;
                self.talk.say(&text!(
                    texts,
                    "match-next-round",
                    round = standing.round,
                    south = south,
                    north = north,
                    starter = starter
                ))?;
                Ok(Stay::Stay)
            }
        }
    }

    /// Tells how things stand when the players leave before the end.
    fn tell_break(&mut self) -> Result<(), Failure> {
        let position = self.session.round().position();
        let [south, north] = position.stores();
        let seeds = position.board().total();
        let standing = text!(
            self.talk.texts,
            "play-stopped",
            south = south,
            north = north,
            seeds = seeds
        );
        self.talk.say(&standing)
    }

    fn help(&mut self) -> Result<(), Failure> {
        self.talk.say(&text!(self.talk.texts, "play-help"))
    }

    fn save(&mut self, path: &str) -> Result<(), Failure> {
        let texts = self.talk.texts;
        if path.is_empty() {
            return self.talk.say(&text!(texts, "play-save-where"));
        }
        let answer = match self.write_to(path) {
            Ok(()) => text!(texts, "play-saved", file = path),
            Err(why) => why.told(path, texts),
        };
        self.talk.say(&answer)
    }

    /// Writes the record to a file in which nothing stands but what this sitting has written.
    fn write_to(&mut self, path: &str) -> Result<(), NotUsed> {
        let record = self.record();
        let mut ours = self.saved.iter().chain(&self.record);
        if let Some(file) = ours.find(|file| file.path() == Path::new(path)) {
            return file.write(&record);
        }
        let file = RecordFile::new(path)?;
        file.write(&record)?;
        self.saved.push(file);
        Ok(())
    }

    fn keep_record(&self) -> Result<(), Failure> {
        match &self.record {
            None => Ok(()),
            Some(file) => file.write(&self.record()).map_err(|why| {
                let path = file.path().display().to_string();
                Failure::refused(why.told(&path, self.talk.texts))
            }),
        }
    }

    /// The record with the names of those who play.
    fn record(&self) -> Record {
        let mut record = self.session.record();
        for (name, seat) in [Headers::SOUTH, Headers::NORTH].into_iter().zip(Seat::BOTH) {
            // Both are names that headers may have.
            let _ = record.headers.set(name, &self.who(seat).to_string());
        }
        record
    }

    fn draw(&mut self, marked: Option<Hole>) -> Result<(), Failure> {
        let round = self.session.round();
        let (game, position) = (round.game(), round.position());
        let look = (marked, self.talk.manner.lines);
        let picture = board_picture::draw(self.talk.texts, game, position, look);
        self.talk.say("")?;
        self.talk.say(picture.trim_end_matches('\n'))?;
        self.talk.say("")
    }

    /// The hole of the last move.
    fn last_hole(&self) -> Option<Hole> {
        match self.session.round().past().last()? {
            (_, Move::Sow(hole)) => Some(*hole),
            (_, Move::Pass) => None,
        }
    }

    fn who(&self, seat: Seat) -> Who {
        self.players[self.session.player(seat) as usize]
    }
}
