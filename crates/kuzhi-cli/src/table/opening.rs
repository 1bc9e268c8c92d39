//! The opening ritual at the table.

use kuzhi_core::{Parity, Player, RitualStep, Seat, SetupChoice};

use super::{Order, Stay, Table, Who};
use crate::{
    computer,
    failure::Failure,
    text::{seat_name, text},
};

impl Table<'_, '_> {
    /// Goes through the opening ritual, as far as it is not over yet.
    pub(super) fn opening(&mut self) -> Result<Stay, Failure> {
        loop {
            let step = self.session.ritual().step();
            match step {
                RitualStep::Done { .. } => return Ok(Stay::Stay),
                RitualStep::Guess => {
                    let [asker, guesser] =
                        [Player::First, Player::Second].map(|player| self.player_name(player));
                    let question = text!(
                        self.talk.texts,
                        "ritual-question",
                        asker = asker,
                        guesser = guesser
                    );
                    self.talk.say(&question)?;
                    if self.choose(Player::Second)? == Stay::Go {
                        return Ok(Stay::Go);
                    }
                    self.keep_record()?;
                    self.tell_hidden()?;
                }
                RitualStep::Side { chooser } => {
                    if self.choose(chooser)? == Stay::Go {
                        return Ok(Stay::Go);
                    }
                    self.keep_record()?;
                    self.tell_seats()?;
                }
            }
        }
    }

    /// Lets a player make the choice that the ritual waits for.
    fn choose(&mut self, player: Player) -> Result<Stay, Failure> {
        let name = self.player_name(player);
        let texts = self.talk.texts;
        if let Who::Computer(_) = self.players[player as usize] {
            let choice = self.computers_choice(player);
            self.session.choose(choice);
            let words = choice.to_string();
            self.talk
                .say(&text!(texts, "ritual-chose", player = name, choice = words))?;
            return Ok(Stay::Stay);
        }
        let key = match self.session.ritual().step() {
            RitualStep::Guess => "ritual-guess",
            RitualStep::Side { .. } | RitualStep::Done { .. } => "ritual-side",
        };
        loop {
            self.talk.say(&text!(texts, key, player = &name))?;
            let Some(line) = self.talk.ask()? else {
                return Ok(Stay::Go);
            };
            match Order::read(&line) {
                Order::Choice(choice) if self.session.choose(choice) => return Ok(Stay::Stay),
                Order::Quit => return Ok(Stay::Go),
                Order::Help => self.help()?,
                Order::Save(path) => self.save(&path)?,
                _ => self.talk.say(&text!(texts, "ritual-not-now"))?,
            }
        }
    }

    /// What the computer chooses: always the same guess, since what is hidden is drawn like a coin, and
    /// the side that it would rather play.
    fn computers_choice(&mut self, player: Player) -> SetupChoice {
        if self.session.ritual().step() == RitualStep::Guess {
            return SetupChoice::Guess(Parity::Odd);
        }
        let level = match self.players[player as usize] {
            Who::Computer(level) => level,
            Who::Human => computer::USUAL,
        };
        let advice = self.computer.advise(self.session.round(), level);
        let mover = self.session.round().position().mover();
        let good_to_move = advice.is_none_or(|advice| advice.gain >= 0);
        SetupChoice::Side(if good_to_move { mover } else { mover.other() })
    }

    fn tell_hidden(&mut self) -> Result<(), Failure> {
        let ritual = self.session.ritual();
        let seeds = match ritual.hidden() {
            Parity::Odd => 1,
            Parity::Even => 2,
        };
        let right = match ritual.step() {
            RitualStep::Side {
                chooser: Player::Second,
            } => "right",
            _ => "wrong",
        };
        let hidden = text!(
            self.talk.texts,
            "ritual-hidden",
            seeds = seeds,
            guess = right
        );
        self.talk.say(&hidden)
    }

    fn tell_seats(&mut self) -> Result<(), Failure> {
        let texts = self.talk.texts;
        let [south, north] = Seat::BOTH.map(|seat| self.player_name(self.session.player(seat)));
        let mover = self.session.round().position().mover();
        let seats = text!(
            texts,
            "ritual-seats",
            south = south,
            north = north,
            mover = seat_name(texts, mover)
        );
        self.talk.say(&seats)
    }

    fn player_name(&self, player: Player) -> String {
        let which = match player {
            Player::First => "first",
            Player::Second => "second",
        };
        let (kind, level) = match self.players[player as usize] {
            Who::Human => ("human", 0),
            Who::Computer(level) => ("computer", level.number()),
        };
        text!(
            self.talk.texts,
            "ritual-player",
            which = which,
            kind = kind,
            level = level
        )
    }
}
