//! How much a player sees, level by level. The numbers were found by letting the levels play each other:
//! each should clearly beat the one below.

use super::Level;

/// How much a player sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// So many laps of a relay are followed.
    pub(super) laps: u32,
    /// A sowing of more seeds than this is not counted out: what it captures is overlooked.
    pub(super) sown: u8,
    /// So many holes of a run of captures are seen.
    pub(super) run: u32,
    /// So many moves are looked ahead, the first included.
    pub(super) ahead: u8,
    /// So many of the likeliest replies are thought of.
    pub(super) replies: usize,
    /// Values are wrong by at most so many quarters of a seed.
    pub(super) slip: u32,
}

impl Sight {
    /// What a level sees; `None` for the strongest, which sees everything.
    pub(super) const fn of(level: Level) -> Option<Self> {
        let (seen, thought) = match level.number() {
            1 => ((1, 5, 0), (1, 0, 60)),
            2 => ((6, 13, 0), (1, 0, 28)),
            3 => ((11, 15, 1), (1, 0, 20)),
            4 => ((30, 22, 2), (1, 0, 2)),
            5 => ((30, 24, 3), (2, 3, 2)),
            6 => ((30, 28, 4), (3, 5, 1)),
            7 => ((60, 60, 9), (6, 7, 0)),
            _ => return None,
        };
        let ((laps, sown, run), (ahead, replies, slip)) = (seen, thought);
        Some(Self {
            laps,
            sown,
            run,
            ahead,
            replies,
            slip,
        })
    }
}
