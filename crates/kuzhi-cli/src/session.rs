//! A sitting: the opening ritual, the rounds that are played, and the record that is kept of them.
//!
//! It does no input or output; whoever talks with the players asks it.

use kuzhi_core::{
    Game, IllegalMove, MatchEnd, Move, NextRound, Outcome, Player, Position, Ritual, RitualStep,
    Round, Seat, SetupChoice, Standing, Trace, Turn,
    record::{Entry, Headers, Record, RoundRecord},
};

/// The field of a position that says who moved first in its round.
pub(crate) const FIRST: &str = "first";

/// How many rounds are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounds {
    /// One, which is no match.
    One,
    /// A match, until its rules end it or this many rounds of this sitting have been played.
    Match { most: Option<usize> },
}

/// What follows a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Nothing.
    Nothing,
    /// Another round, which has been laid out.
    Round(Standing),
    /// The match is over.
    MatchOver(MatchEnd),
    /// The match is stopped after so many rounds.
    Stopped { rounds: usize, owned: [u32; 2] },
}

/// Where a sitting begins.
pub(crate) struct Beginning {
    pub(crate) position: Position,
    /// Further fields that were given with the position.
    pub(crate) extras: Vec<(String, String)>,
    pub(crate) standing: Standing,
    pub(crate) ritual: Ritual,
}

/// A sitting.
pub(crate) struct Session<'g> {
    game: &'g Game,
    ritual: Ritual,
    /// The ritual as it was before a side was chosen, for as long as that can be taken back.
    before_side: Option<Ritual>,
    round: Round<'g>,
    standing: Standing,
    rounds: Rounds,
    headers: Headers,
    /// The rounds that are over, as they stand in the record.
    finished: Vec<RoundRecord>,
    /// The round being played, as it stands in the record.
    written: RoundRecord,
}

impl<'g> Session<'g> {
    /// A sitting that begins like this.
    pub(crate) fn new(game: &'g Game, beginning: Beginning, rounds: Rounds) -> Self {
        let Beginning {
            position,
            extras,
            standing,
            ritual,
        } = beginning;
        Self {
            game,
            ritual,
            before_side: None,
            round: Round::new(game, position),
            standing,
            rounds,
            headers: Headers::default(),
            finished: Vec::new(),
            written: begun(game, &standing, (&position, extras)),
        }
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        let mut written = self.written.clone();
        if let Some(outcome) = self.round.over() {
            written.close(outcome);
        }
        let mut rounds = self.finished.clone();
        rounds.push(written);
        Record {
            headers: self.headers.clone(),
            rounds,
        }
    }

    /// What the record says about the whole sitting.
    pub(crate) const fn headers_mut(&mut self) -> &mut Headers {
        &mut self.headers
    }

    /// What the opening ritual waits for.
    pub(crate) const fn ritual(&self) -> &Ritual {
        &self.ritual
    }

    /// The round being played.
    pub(crate) const fn round(&self) -> &Round<'g> {
        &self.round
    }

    /// What the players own in the round being played, or after the last.
    pub(crate) const fn owned(&self) -> [u32; 2] {
        self.standing.owned
    }

    /// Which of the two players sits there.
    pub(crate) const fn player(&self, seat: Seat) -> Player {
        let south = match self.ritual.step() {
            RitualStep::Done { south } => south,
            RitualStep::Guess | RitualStep::Side { .. } => Player::First,
        };
        match seat {
            Seat::South => south,
            Seat::North => south.other(),
        }
    }

    /// Makes a choice of the ritual; `false` if it waits for another one.
    pub(crate) fn choose(&mut self, choice: SetupChoice) -> bool {
        let before = self.ritual;
        if !self.ritual.choose(choice) {
            return false;
        }
        if matches!(choice, SetupChoice::Side(_)) {
            self.before_side = Some(before);
        }
        self.written.entries.push(Entry::Choice(choice));
        true
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, r#move: Move) -> Result<(Turn, Trace), IllegalMove> {
        let mover = self.round.position().mover();
        let mut trace = Trace::new();
        let turn = self.round.play(r#move, &mut trace)?;
        self.written.push(self.game, mover, r#move, &turn);
        Ok((turn, trace))
    }

    /// Ends the round because both players agree.
    pub(crate) fn agree(&mut self) -> Outcome {
        self.round.agree()
    }

    /// Goes back to the last position in which somebody had to move for whom `decides` is true, or to
    /// the choice of a side by such a player; `false` if there is none.
    pub(crate) fn undo(&mut self, decides: impl Fn(Player) -> bool) -> bool {
        let mut moves = self.round.past().iter().rev();
        let back = moves.position(|(before, _)| decides(self.player(before.mover())));
        if let Some(back) = back {
            for _ in 0..=back {
                self.round.undo();
                self.written.entries.pop();
            }
            return true;
        }
        let Some(before) = self.before_side else {
            return false;
        };
        let RitualStep::Side { chooser } = before.step() else {
            return false;
        };
        if !decides(chooser) {
            return false;
        }
        while self.round.undo().is_some() {
            self.written.entries.pop();
        }
        self.written.entries.pop();
        self.ritual = before;
        self.before_side = None;
        true
    }

    /// Lays out the next round after one that is over, if there is to be one.
    pub(crate) fn next(&mut self) -> Next {
        let (Some(outcome), Rounds::Match { most }) = (self.round.over(), self.rounds) else {
            return Next::Nothing;
        };
        self.standing = self.standing.after(outcome);
        let position = match self.game.next_round(&self.standing) {
            None => return Next::Nothing,
            Some(NextRound::Over(end)) => return Next::MatchOver(end),
            Some(NextRound::Begins(position)) => position,
        };
        let rounds = self.finished.len() + 1;
        if most.is_some_and(|most| rounds >= most) {
            let owned = self.standing.owned;
            return Next::Stopped { rounds, owned };
        }
        self.before_side = None;
        let mut written = begun(self.game, &self.standing, (&position, Vec::new()));
        std::mem::swap(&mut written, &mut self.written);
        written.close(outcome);
        self.finished.push(written);
        self.round = Round::new(self.game, position);
        Next::Round(self.standing)
    }
}

/// The record of a round that begins. Where it begins in its middle, the position says who moved first
/// in it, since that decides who moves first in the next.
fn begun(
    game: &Game,
    standing: &Standing,
    (start, extras): (&Position, Vec<(String, String)>),
) -> RoundRecord {
    let mut setup = game.setup(start);
    setup.extras = extras;
    let said = setup.extras.iter().any(|(key, _)| key == FIRST);
    if game.rules().rounds.is_some() && standing.starter != start.mover() && !said {
        let first = standing.starter.letter().to_string();
        setup.extras.push((FIRST.to_owned(), first));
    }
    let mut round = RoundRecord::new(standing.round);
    round.start = Some(setup);
    round
}
