//! Why a match cannot be solved.

use core::fmt;

use crate::unsolvable::Unsolvable;

/// Why a match cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The game is not played in rounds.
    NoRounds,
    /// Its rounds have no exact values.
    Unsolvable(Unsolvable),
    /// Seeds can leave the match, so that a round is not described by what one player has after it.
    SeedsLost {
        /// The place in the rules that gives seeds to nobody: its section and key.
        path: &'static str,
    },
    /// There are more seeds than boards can be numbered with.
    TooManySeeds {
        /// The seeds of the match.
        total: u32,
        /// The most that can be numbered on this board.
        most: u32,
    },
    /// A limit was met while the rounds were solved.
    Unfinished {
        /// How many rounds were solved before.
        solved: usize,
        /// How many there are.
        rounds: usize,
    },
    /// A limit was met while it was found out who wins.
    Undecided {
        /// How many sets of divisions had been searched for.
        searches: usize,
        /// How many nodes that took.
        nodes: u64,
    },
}

impl MatchError {
    /// The places in the rules of which one should be changed: their sections and keys. The first is the
    /// one that messages name; there is none where a limit was met.
    pub const fn places(&self) -> &[&'static str] {
        match self {
            Self::NoRounds => &["match"],
            Self::Unsolvable(unsolvable) => unsolvable.places(),
            Self::SeedsLost { path } => core::slice::from_ref(path),
            Self::TooManySeeds { .. } => &["setup.seeds", "board.holes"],
            Self::Unfinished { .. } | Self::Undecided { .. } => &[],
        }
    }

    /// Why, without the place.
    pub fn reason(&self) -> String {
        match self {
            Self::NoRounds => {
                "this game is not played in rounds; its rules have no such section".to_owned()
            }
            Self::Unsolvable(unsolvable) => unsolvable.reason(),
            Self::SeedsLost { .. } => {
                "seeds that go to nobody leave the match; choose rules under \
                which all seeds stay with the players"
                    .to_owned()
            }
            Self::TooManySeeds { total, most } => {
                format!("{total} seeds; boards of this size can be solved with {most} at the most")
            }
            Self::Unfinished { solved, rounds } => {
                format!("stopped after {solved} of {rounds} rounds; give more nodes or more time")
            }
            Self::Undecided { searches, .. } => format!(
                "stopped in search {searches} for the winner of the match; give more nodes or more time"
            ),
        }
    }
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.places().first() {
            Some(place) => write!(f, "{place}: {}", self.reason()),
            None => f.write_str(&self.reason()),
        }
    }
}

impl core::error::Error for MatchError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Unsolvable(unsolvable) => Some(unsolvable),
            Self::NoRounds
            | Self::SeedsLost { .. }
            | Self::TooManySeeds { .. }
            | Self::Unfinished { .. }
            | Self::Undecided { .. } => None,
        }
    }
}

impl From<Unsolvable> for MatchError {
    fn from(unsolvable: Unsolvable) -> Self {
        Self::Unsolvable(unsolvable)
    }
}
