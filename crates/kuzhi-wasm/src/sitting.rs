//! A game played over again from its course, with what it waits for now.

use kuzhi_core::{
    Game, Move, NextRound, Outcome, Player, Position, Ritual, RitualStep, Round, Seat, Setup,
    SetupChoice, Standing, Trace, deal,
    record::{Entry, RoundRecord},
    rule_set::{From, RitualManner},
};
use kuzhi_wire::{
    self as wire, Acted, Course, Ended, Happening, Next, Past, Phase, Rounds, Said, View,
};

use crate::{faults, telling, wire as to_wire};

/// The most actions that a course may have: more than any game, and few enough to be played at once.
const MOST_ACTIONS: usize = 20_000;

/// A game under way.
pub(crate) struct Sitting<'g> {
    game: &'g Game,
    rounds: Rounds,
    ritual: Option<Ritual>,
    standing: Standing,
    pub(crate) round: Round<'g>,
    pub(crate) past: Vec<Past>,
    /// The rounds as they stand in a record.
    pub(crate) written: Vec<RoundRecord>,
}

/// What an action did.
pub(crate) struct Done {
    pub(crate) action: String,
    pub(crate) happening: Option<Happening>,
    pub(crate) said: Vec<Said>,
}

impl<'g> Sitting<'g> {
    /// The game as its course leaves it.
    pub(crate) fn of(game: &'g Game, course: &Course) -> Result<Self, Vec<Said>> {
        let mut sitting = Self::begin(game, course)?;
        if course.actions.len() > MOST_ACTIONS {
            return Err(vec![Said::new("error-too-long")]);
        }
        for action in &course.actions {
            sitting.act(action).map_err(|why| vec![why])?;
        }
        Ok(sitting)
    }

    fn begin(game: &'g Game, course: &Course) -> Result<Self, Vec<Said>> {
        let seed = u64::from(course.seed);
        let mut standing = Standing::at_start(game);
        let (start, ritual) = match &course.start {
            None if course.rounds == Rounds::Study => (deal(game, seed), None),
            None => (deal(game, seed), Some(Ritual::new(game.rules(), seed))),
            Some(text) => {
                let position = position(game, text)?;
                let total = game.rules().total_seeds();
                if course.rounds != Rounds::Study && position.total() != total {
                    let wrong = Said::new("error-total")
                        .with("found", position.total())
                        .with("expected", total);
                    return Err(vec![wrong]);
                }
                standing.starter = position.mover();
                (position, None)
            }
        };
        let mut first = RoundRecord::new(1);
        first.start = Some(game.setup(&start));
        Ok(Self {
            game,
            rounds: course.rounds,
            ritual,
            standing,
            round: Round::new(game, start),
            past: Vec::new(),
            written: vec![first],
        })
    }

    /// Does what the game waits for.
    pub(crate) fn act(&mut self, action: &str) -> Result<Done, Said> {
        let before = self.position_text();
        let mover = to_wire::seat(self.round.position().mover());
        let round = self.standing.round;
        let (done, stored, laps) = match action.trim() {
            "next" => (self.next()?, [0; 2], 0),
            "agree" => (self.agree()?, [0; 2], 0),
            text => match text.parse::<SetupChoice>() {
                Ok(choice) => (self.choose(choice)?, [0; 2], 0),
                Err(_) => self.play(text)?,
            },
        };
        self.past.push(Past {
            round,
            position: before,
            action: done.action.clone(),
            mover,
            stored: to_wire::score(stored),
            laps,
        });
        Ok(done)
    }

    fn choose(&mut self, choice: SetupChoice) -> Result<Done, Said> {
        let wrong = || Said::new("error-not-now");
        let ritual = self.ritual.as_mut().ok_or_else(wrong)?;
        if !ritual.choose(choice) {
            return Err(wrong());
        }
        self.write(Entry::Choice(choice));
        Ok(Done {
            action: choice.to_string(),
            happening: None,
            said: Vec::new(),
        })
    }

    fn play(&mut self, text: &str) -> Result<(Done, [u32; 2], u32), Said> {
        if !self.seated() {
            return Err(Said::new("error-sides-first"));
        }
        let before = *self.round.position();
        let mover = before.mover();
        let r#move = self
            .game
            .parse_move(mover, text)
            .map_err(|error| faults::of_move_text(&error))?;
        let mut trace = Trace::new();
        let turn = self
            .round
            .play(r#move, &mut trace)
            .map_err(|why| telling::of_refusal(&why))?;
        if let Some(written) = self.written.last_mut() {
            written.push(self.game, mover, r#move, &turn);
        }
        let happening = Happening {
            before: to_wire::board(self.game, &before),
            action: self.game.full_move_text(r#move).to_string(),
            mover: to_wire::seat(mover),
            hole: to_wire::hole_of(r#move),
            steps: trace.iter().copied().map(to_wire::step).collect(),
            after: to_wire::board(self.game, &turn.position),
        };
        let done = Done {
            action: happening.action.clone(),
            said: telling::of_move(self.game, (mover, r#move), (&turn, &trace)),
            happening: Some(happening),
        };
        Ok((done, turn.stored.map(u32::from), turn.laps))
    }

    fn agree(&mut self) -> Result<Done, Said> {
        if self.round.over().is_some() || !self.seated() {
            return Err(Said::new("error-not-now"));
        }
        self.round.agree();
        Ok(Self::without_move("agree"))
    }

    fn next(&mut self) -> Result<Done, Said> {
        let wrong = || Said::new("error-not-now");
        let outcome = self.round.over().ok_or_else(wrong)?;
        let standing = self.standing.after(outcome);
        let Some(NextRound::Begins(start)) = self.following(&standing) else {
            return Err(wrong());
        };
        if let Some(written) = self.written.last_mut() {
            written.close(outcome);
        }
        let mut written = RoundRecord::new(standing.round);
        written.start = Some(self.game.setup(&start));
        self.written.push(written);
        self.standing = standing;
        self.round = Round::new(self.game, start);
        Ok(Self::without_move("next"))
    }

    fn without_move(action: &str) -> Done {
        Done {
            action: action.to_owned(),
            happening: None,
            said: Vec::new(),
        }
    }

    fn following(&self, standing: &Standing) -> Option<NextRound> {
        match self.rounds {
            Rounds::Match => self.game.next_round(standing),
            Rounds::One | Rounds::Study => None,
        }
    }

    fn write(&mut self, entry: Entry) {
        if let Some(written) = self.written.last_mut() {
            written.entries.push(entry);
        }
    }

    fn position_text(&self) -> String {
        self.game.setup(self.round.position()).to_string()
    }

    fn step(&self) -> RitualStep {
        self.ritual.as_ref().map_or(
            RitualStep::Done {
                south: Player::First,
            },
            Ritual::step,
        )
    }

    fn seated(&self) -> bool {
        matches!(self.step(), RitualStep::Done { .. })
    }

    fn phase(&self) -> Phase {
        match self.step() {
            RitualStep::Guess => return Phase::Guess,
            RitualStep::Side { chooser } => {
                let manner = self
                    .game
                    .rules()
                    .ritual
                    .as_ref()
                    .map(|ritual| ritual.manner);
                let shown = manner == Some(RitualManner::OddOrEven);
                let hidden = self.ritual.as_ref().filter(|_| shown).map(Ritual::hidden);
                return Phase::Side {
                    chooser: to_wire::player(chooser),
                    hidden: hidden.map(to_wire::parity),
                };
            }
            RitualStep::Done { .. } => {}
        }
        if let Some(outcome) = self.round.over() {
            return self.over(outcome);
        }
        let moves = self.round.moves();
        Phase::Turn {
            moves: moves
                .iter()
                .map(|&r#move| self.game.full_move_text(r#move).to_string())
                .collect(),
            holes: moves
                .iter()
                .filter_map(|&r#move| to_wire::hole_of(r#move))
                .collect(),
            pass: moves.contains(&Move::Pass),
        }
    }

    fn over(&self, outcome: Outcome) -> Phase {
        let standing = self.standing.after(outcome);
        let next = match self.following(&standing) {
            None => Next::Nothing,
            Some(NextRound::Over(end)) => Next::MatchOver {
                owned: to_wire::score(end.owned),
                winner: end.winner.map(to_wire::seat),
                said: telling::of_match_end(&end),
            },
            Some(NextRound::Begins(_)) => Next::Round {
                number: standing.round,
                owned: to_wire::score(standing.owned),
                starter: to_wire::seat(standing.starter),
            },
        };
        let joins = match next {
            Next::Nothing => None,
            Next::Round { .. } | Next::MatchOver { .. } => Seat::BOTH
                .into_iter()
                .find(|seat| standing.owned[seat.index()] > outcome.score[seat.index()]),
        };
        Phase::Over {
            ended: Ended {
                reason: outcome.reason.word().to_owned(),
                score: to_wire::score(outcome.score),
                winner: to_wire::winner(outcome),
                said: telling::of_end(self.game, self.round.position(), outcome, joins),
            },
            next,
        }
    }

    /// How it stands.
    pub(crate) fn view(&self) -> View {
        let south = match self.step() {
            RitualStep::Done { south } => south,
            RitualStep::Guess | RitualStep::Side { .. } => Player::First,
        };
        View {
            board: to_wire::board(self.game, self.round.position()),
            position: self.position_text(),
            phase: self.phase(),
            round: self.standing.round,
            south: to_wire::player(south),
            forced: self.game.rules().turn.from != From::AnyOwn,
            past: self.past.clone(),
        }
    }

    /// How it stands after an action.
    pub(crate) fn acted(&self, done: Done) -> Acted {
        Acted {
            view: self.view(),
            action: done.action,
            happening: done.happening,
            said: done.said,
        }
    }

    /// The rounds so far, the last one with its end if it has one.
    pub(crate) fn record(&self) -> Vec<RoundRecord> {
        let mut rounds = self.written.clone();
        if let (Some(last), Some(outcome)) = (rounds.last_mut(), self.round.over()) {
            last.close(outcome);
        }
        rounds
    }
}

/// A position of a game.
pub(crate) fn position(game: &Game, text: &str) -> Result<Position, Vec<Said>> {
    let setup: Setup = text
        .parse()
        .map_err(|error| faults::of_position_text(&error))?;
    game.position(&setup)
        .map_err(|problems| faults::of_setup(&problems))
}

/// A course of a game that begins anew.
pub(crate) fn course(game: wire::GameChoice, rounds: Rounds) -> Course {
    Course {
        game,
        seed: 0,
        rounds,
        start: None,
        actions: Vec::new(),
    }
}
