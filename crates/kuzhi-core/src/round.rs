//! A round being played: its course so far, repetition, agreement, taking back.

use crate::{
    event::Observer,
    game::{Game, Outcome, Turn},
    kernel::Reason,
    moves::{IllegalMove, Move},
    position::Position,
};

/// A round with its memory.
///
/// A position alone cannot know that it has been there before; a round does, and ends by repetition
/// where the rules say so.
#[derive(Clone, Debug)]
pub struct Round<'g> {
    game: &'g Game,
    past: Vec<(Position, Move)>,
    position: Position,
    over: Option<Outcome>,
}

impl<'g> Round<'g> {
    /// A round that begins here.
    pub fn new(game: &'g Game, start: Position) -> Self {
        Self {
            game,
            past: Vec::new(),
            position: start,
            over: game.over(&start),
        }
    }

    /// The game being played.
    pub const fn game(&self) -> &'g Game {
        self.game
    }

    /// Where it stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The positions before each move, and the moves.
    pub fn past(&self) -> &[(Position, Move)] {
        &self.past
    }

    /// Whether it is over, and with what score.
    pub const fn over(&self) -> Option<Outcome> {
        self.over
    }

    /// The moves that may be played.
    pub fn moves(&self) -> Vec<Move> {
        if self.over.is_some() {
            Vec::new()
        } else {
            self.game.moves(&self.position)
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// Says why it may not be played; the round is then as it was.
    pub fn play<O: Observer>(
        &mut self,
        r#move: Move,
        observer: &mut O,
    ) -> Result<Turn, IllegalMove> {
        if let Some(outcome) = self.over {
            return Err(IllegalMove::Over(outcome.reason));
        }
        let mut turn = self.game.play(&self.position, r#move, observer)?;
        self.past.push((self.position, r#move));
        self.position = turn.position;
        let limit = usize::from(self.game.rules().repetition.count.get());
        if turn.over.is_none() && self.occurrences() >= limit {
            turn.over = Some(self.game.outcome(&self.position, Reason::Repetition));
        }
        self.over = turn.over;
        Ok(turn)
    }

    /// How often the present board with the same player to move has occurred in this round, the
    /// present occurrence included.
    pub fn occurrences(&self) -> usize {
        let same = |then: &Position| {
            then.board == self.position.board && then.mover == self.position.mover
        };
        // Seeds never come back from the stores, so a board with more seeds ends the search.
        let seeds = self.position.board.total();
        let earlier = self.past.iter().rev().map(|(position, _)| position);
        1 + earlier
            .take_while(|position| position.board.total() == seeds)
            .filter(|position| same(position))
            .count()
    }

    /// Ends the round because both players agree; the rest goes where the rules send it after a
    /// repetition. A round that is over stays as it is.
    pub fn agree(&mut self) -> Outcome {
        let agreed = || self.game.outcome(&self.position, Reason::Agreement);
        *self.over.get_or_insert_with(agreed)
    }

    /// Takes the last move back and gives it; `None` at the start. An agreement to stop is withdrawn
    /// with it.
    pub fn undo(&mut self) -> Option<Move> {
        let undone = self.past.pop();
        if let Some((position, _)) = undone {
            self.position = position;
        }
        self.over = self.game.over(&self.position);
        undone.map(|(_, r#move)| r#move)
    }
}
