//! A game: a rule set that makes sense, and everything that can be done with it.

use std::borrow::Cow;

use crate::{
    event::{Event, Observer},
    hole::{Hole, HoleSet},
    kernel::{Choices, Kernel, Played, Reason},
    moves::{IllegalMove, Move},
    position::{Board, Position},
    rule_set::{From, RuleSet, Senseless, check::MOST_SEEDS},
    seat::Seat,
    setup::{Setup, SetupProblem},
};

/// A game that can be played.
///
/// Its methods check what they are given. Search, counting and tables, which only follow moves they were
/// offered, use the [`Kernel`] of a position's round directly.
#[derive(Clone, Debug)]
pub struct Game {
    open: Kernel,
    majority: Option<u32>,
}

/// A finished round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why it is over.
    pub reason: Reason,
    /// What each player has, leftovers given out, South first.
    pub score: [u32; 2],
    /// Whether the seeds left were shared and one was left over, which neither has.
    pub odd_seed: bool,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The position it leads to, leftovers still on the board.
    pub position: Position,
    /// What entered each store, South's first.
    pub stored: [u8; 2],
    /// How many times seeds were lifted; 0 for a pass.
    pub laps: u32,
    /// Whether its sowing would never have ended.
    pub endless: bool,
    /// Set if the round is over.
    pub over: Option<Outcome>,
}

impl Game {
    /// Makes a game of a rule set.
    ///
    /// # Errors
    ///
    /// Names every combination of rules that makes no sense.
    pub fn new(rules: &RuleSet) -> Result<Self, Vec<Senseless>> {
        let senseless = rules.senseless();
        if !senseless.is_empty() {
            return Err(senseless);
        }
        Ok(Self {
            open: Kernel::new(rules, HoleSet::EMPTY),
            majority: rules.majority_threshold(),
        })
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        self.open.rules()
    }

    /// How many holes a row has.
    pub const fn holes(&self) -> usize {
        self.open.holes()
    }

    /// The kernel for rounds with these holes closed. Made once for a round, it serves every position
    /// of that round.
    pub fn kernel(&self, closed: HoleSet) -> Cow<'_, Kernel> {
        if closed.is_empty() {
            Cow::Borrowed(&self.open)
        } else {
            Cow::Owned(Kernel::new(self.rules(), closed))
        }
    }

    /// The first position of a game whose seeds are laid out evenly.
    ///
    /// Where the rules scatter the seeds, [`deal()`](crate::deal()) makes the position.
    pub fn start(&self) -> Position {
        let (rules, holes) = (self.rules(), self.holes());
        let mut board = Board::default();
        for hole in 0..2 * holes {
            board.0[hole] = rules.setup.seeds.at(hole % holes);
        }
        Position {
            board,
            stores: [0; 2],
            mover: rules.setup.first,
            closed: HoleSet::EMPTY,
        }
    }

    /// The position that a set-up describes.
    ///
    /// # Errors
    ///
    /// Gives everything that keeps it from being a position of this game.
    pub fn position(&self, setup: &Setup) -> Result<Position, Vec<SetupProblem>> {
        let problems = self.problems(setup);
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut position = Position {
            board: Board::default(),
            stores: setup.stores.map(small),
            mover: setup.mover,
            closed: HoleSet::EMPTY,
        };
        for (index, hole) in setup.rows.iter().flatten().enumerate() {
            match hole {
                Some(seeds) => position.board.0[index] = small(*seeds),
                None => position.closed.insert(Hole::wrapping(index)),
            }
        }
        Ok(position)
    }

    fn problems(&self, setup: &Setup) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        for seat in Seat::BOTH {
            let row = &setup.rows[seat.index()];
            if row.len() != self.holes() {
                problems.push(SetupProblem::HoleCount {
                    seat,
                    given: row.len(),
                    wanted: self.holes(),
                });
            }
            if row.contains(&None) {
                if self.rules().rounds.is_none() {
                    problems.push(SetupProblem::NoClosedHoles { seat });
                } else if row.iter().all(Option::is_none) {
                    problems.push(SetupProblem::RowClosed { seat });
                }
            }
        }
        let seeds = setup.rows.iter().flatten().flatten().chain(&setup.stores);
        let total = seeds.map(|&seeds| u64::from(seeds)).sum();
        if total > u64::from(MOST_SEEDS) {
            problems.push(SetupProblem::TooManySeeds { total });
        }
        problems
    }

    /// The set-up that describes a position.
    pub fn setup(&self, position: &Position) -> Setup {
        let hole = |index: usize| {
            let hole = Hole::wrapping(index);
            let open = !position.closed.contains(hole);
            open.then(|| u32::from(position.seeds(hole)))
        };
        let holes = self.holes();
        Setup {
            rows: [
                (0..holes).map(hole).collect(),
                (holes..2 * holes).map(hole).collect(),
            ],
            stores: position.stores.map(u32::from),
            mover: position.mover,
            extras: Vec::new(),
        }
    }

    /// What the player to move can do, the decision by majority included.
    pub fn choices(&self, position: &Position) -> Choices {
        self.choices_in(&self.kernel(position.closed), position)
    }

    fn choices_in(&self, kernel: &Kernel, position: &Position) -> Choices {
        if self.decided(position) {
            Choices::Over(Reason::Majority)
        } else {
            kernel.choices(position)
        }
    }

    fn decided(&self, position: &Position) -> bool {
        let most = position.stores.iter().max().copied().unwrap_or(0);
        self.majority
            .is_some_and(|majority| u32::from(most) >= majority)
    }

    /// The moves that may be played, holes from each owner's left; none if the round is over.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        match self.choices(position) {
            Choices::Holes(holes) => holes.into_iter().map(Move::Sow).collect(),
            Choices::Pass => vec![Move::Pass],
            Choices::Over(_) => Vec::new(),
        }
    }

    /// Whether the round is over, and with what score.
    pub fn over(&self, position: &Position) -> Option<Outcome> {
        match self.choices(position) {
            Choices::Over(reason) => Some(self.outcome(position, reason)),
            Choices::Holes(_) | Choices::Pass => None,
        }
    }

    /// The outcome if a round ends in this position for this reason.
    pub fn outcome(&self, position: &Position, reason: Reason) -> Outcome {
        let leftovers = self.open.leftovers(position, reason);
        let score = |seat: Seat| u32::from(position.store(seat)) + leftovers[seat.index()];
        Outcome {
            reason,
            score: Seat::BOTH.map(score),
            odd_seed: self.open.shares_equally(reason) && position.board.total() % 2 == 1,
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// Says why the move may not be played.
    pub fn play<O: Observer>(
        &self,
        position: &Position,
        r#move: Move,
        observer: &mut O,
    ) -> Result<Turn, IllegalMove> {
        self.play_in(&self.kernel(position.closed), position, r#move, observer)
    }

    /// Plays a move with the [kernel](Self::kernel) of the position's round, which somebody who plays
    /// many moves keeps.
    ///
    /// # Errors
    ///
    /// Says why the move may not be played.
    pub fn play_in<O: Observer>(
        &self,
        kernel: &Kernel,
        position: &Position,
        r#move: Move,
        observer: &mut O,
    ) -> Result<Turn, IllegalMove> {
        let mut after = *position;
        let played = match (self.choices_in(kernel, position), r#move) {
            (Choices::Over(reason), _) => return Err(IllegalMove::Over(reason)),
            (Choices::Pass, Move::Pass) => {
                kernel.pass(&mut after, observer);
                Played {
                    laps: 0,
                    endless: false,
                    ends_round: false,
                    again: false,
                }
            }
            (Choices::Holes(holes), Move::Sow(hole)) if holes.contains(hole) => {
                kernel.play(&mut after, hole, observer)
            }
            (Choices::Holes(_), Move::Pass) => return Err(IllegalMove::CannotPass),
            (Choices::Pass, Move::Sow(_)) => return Err(IllegalMove::MustPass),
            (Choices::Holes(holes), Move::Sow(hole)) => {
                return Err(self.why_not(position, holes, hole));
            }
        };
        let choices = if played.ends_round {
            Choices::Over(Reason::Endless)
        } else {
            self.choices_in(kernel, &after)
        };
        let over = match choices {
            Choices::Over(reason) => Some(self.outcome(&after, reason)),
            Choices::Holes(_) | Choices::Pass => None,
        };
        let stored = |seat: Seat| after.store(seat) - position.store(seat);
        Ok(Turn {
            position: after,
            stored: Seat::BOTH.map(stored),
            laps: played.laps,
            endless: played.endless,
            over,
        })
    }

    fn why_not(&self, position: &Position, allowed: HoleSet, hole: Hole) -> IllegalMove {
        let mover = position.mover;
        if hole.index() >= 2 * self.holes() {
            return IllegalMove::NoSuchHole;
        }
        if hole.owner(self.holes()) != mover {
            return IllegalMove::NotYours { mover };
        }
        if position.closed.contains(hole) {
            return IllegalMove::Closed;
        }
        if position.seeds(hole) == 0 {
            return IllegalMove::Empty;
        }
        if self.rules().turn.from != From::AnyOwn
            && let Some(forced) = allowed.first()
        {
            let number = forced.place(self.holes()) + 1;
            return IllegalMove::Forced { number };
        }
        let other = self.open.row(mover.other());
        let kernel = self.kernel(position.closed);
        if let Some(feeding) = &self.rules().feeding
            && position.board.sum(other) == 0
            && !kernel.feeds(position, hole, feeding.tested)
        {
            return IllegalMove::MustFeed;
        }
        IllegalMove::Endless
    }

    /// The hole that a number names: 1 is the hole at its owner's left.
    pub fn hole(&self, seat: Seat, number: usize) -> Option<Hole> {
        Hole::of(seat, number.checked_sub(1)?, self.holes())
    }

    /// The number of a hole in its owner's row, from 1.
    pub const fn number(&self, hole: Hole) -> usize {
        hole.place(self.holes()) + 1
    }
}

/// Applies an event to a position, as a picture of the board would.
///
/// Following a trace in this way leads to the position that the move leads to.
pub fn follow(position: &mut Position, event: Event) {
    match event {
        Event::Lift { hole, .. } => position.board.0[hole.index()] = 0,
        Event::Drop { hole } => position.board.0[hole.index()] += 1,
        Event::DropInStore { seat } => position.stores[seat.index()] += 1,
        Event::Take {
            hole, seeds, to, ..
        } => {
            position.board.0[hole.index()] -= seeds;
            position.stores[to.index()] += seeds;
        }
        Event::Stop(_) | Event::Again | Event::Pass => {}
    }
}

fn small(seeds: u32) -> u8 {
    u8::try_from(seeds).expect("a set-up of at most 255 seeds in all")
}
