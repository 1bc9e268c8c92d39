//! The two players.

use core::{fmt, ops::Not};

/// A player, named by their side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// At the bottom of the board.
    South = 0,
    /// At the top of the board.
    North = 1,
}

impl Seat {
    /// Both players, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// 0 for South, 1 for North.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that names the seat in notation: `s` or `n`.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::North => 'n',
        }
    }

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }
}

impl Not for Seat {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}
