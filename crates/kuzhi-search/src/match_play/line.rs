//! The rounds of a match, one after the other, until it ends or comes back to where it was.

use kuzhi_core::{Game, MatchEnd, NextRound, Standing};

/// A line of rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLine {
    /// How the match stands before each round, and after the last one.
    pub standings: Vec<Standing>,
    /// What happens then.
    pub end: LineEnd,
}

/// Where a line of rounds leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The match is over.
    Over(MatchEnd),
    /// The seeds are divided, and the starter chosen, as before this round of the line, counted from 0:
    /// the same rounds follow again and again.
    Repeats {
        /// Which.
        from: usize,
    },
}

/// Follows a match from a standing on; `None` if it leads to a standing that has neither a next round
/// nor an end.
pub(crate) fn follow(
    game: &Game,
    from: &Standing,
    after: impl Fn(&Standing) -> Option<Standing>,
) -> Option<RoundLine> {
    let mut standings = vec![*from];
    let mut standing = *from;
    loop {
        if let Some(NextRound::Over(end)) = game.next_round(&standing) {
            return Some(RoundLine {
                standings,
                end: LineEnd::Over(end),
            });
        }
        standing = after(&standing)?;
        let same =
            |then: &Standing| then.owned == standing.owned && then.starter == standing.starter;
        let earlier = standings.iter().position(same);
        standings.push(standing);
        let limited = game
            .rules()
            .rounds
            .as_ref()
            .is_some_and(|rules| rules.rounds.0.is_some());
        if let (Some(from), false) = (earlier, limited) {
            return Some(RoundLine {
                standings,
                end: LineEnd::Repeats { from },
            });
        }
    }
}
