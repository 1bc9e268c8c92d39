//! Text for what happens in a move: `lift S1 6`, `drop S2`, `take N3 4 S sweep`.

use core::fmt;

use super::{excerpt::Excerpt, move_text::MoveText, position_text::seed_count};
use crate::{
    event::{Event, Stop, Taking},
    game::Game,
    hole::Hole,
    moves::Move,
    seat::Seat,
};

impl Taking {
    /// All reasons to take.
    pub const ALL: [Self; 6] = [
        Self::WhileSowing,
        Self::Sweep,
        Self::LastSeed,
        Self::Run,
        Self::Opposite,
        Self::LoneSeed,
    ];

    /// The word for it in a trace.
    pub const fn word(self) -> &'static str {
        match self {
            Self::WhileSowing => "while-sowing",
            Self::Sweep => "sweep",
            Self::LastSeed => "last-seed",
            Self::Run => "run",
            Self::Opposite => "opposite",
            Self::LoneSeed => "lone-seed",
        }
    }
}

impl Stop {
    /// All reasons to stop.
    pub const ALL: [Self; 6] = [
        Self::LapOver,
        Self::NextEmpty,
        Self::LastWasEmpty,
        Self::Capture,
        Self::InStore,
        Self::Endless,
    ];

    /// The word for it in a trace.
    pub const fn word(self) -> &'static str {
        match self {
            Self::LapOver => "lap-over",
            Self::NextEmpty => "next-empty",
            Self::LastWasEmpty => "last-was-empty",
            Self::Capture => "capture",
            Self::InStore => "in-store",
            Self::Endless => "endless",
        }
    }
}

/// A text that is no event of a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceTextError {
    /// The text.
    pub found: Excerpt,
}

impl fmt::Display for TraceTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        write!(
            f,
            "trace: {found} is not an event; expected one such as lift S1 6, drop S2, store S, take N3 4 S sweep, stop next-empty, again or pass"
        )
    }
}

impl core::error::Error for TraceTextError {}

impl Game {
    /// An event of a trace as words.
    pub fn event_text(&self, event: Event) -> String {
        let hole = |hole| self.full_move_text(Move::Sow(hole));
        let seat = |seat: Seat| seat.letter().to_ascii_uppercase();
        match event {
            Event::Lift { hole: from, seeds } => format!("lift {} {seeds}", hole(from)),
            Event::Drop { hole: into } => format!("drop {}", hole(into)),
            Event::DropInStore { seat: whose } => format!("store {}", seat(whose)),
            Event::Take {
                hole: from,
                seeds,
                to,
                why,
            } => format!("take {} {seeds} {} {}", hole(from), seat(to), why.word()),
            Event::Stop(why) => format!("stop {}", why.word()),
            Event::Again => "again".to_owned(),
            Event::Pass => "pass".to_owned(),
        }
    }

    /// Reads an event of a trace.
    ///
    /// # Errors
    ///
    /// Refuses anything that [`Game::event_text`] does not write.
    pub fn parse_event(&self, text: &str) -> Result<Event, TraceTextError> {
        let words: Vec<&str> = text.split_ascii_whitespace().take(6).collect();
        self.event(&words).ok_or_else(|| TraceTextError {
            found: Excerpt::of(text),
        })
    }

    fn event(&self, words: &[&str]) -> Option<Event> {
        Some(match words {
            ["lift", hole, seeds] => Event::Lift {
                hole: self.named_hole(hole)?,
                seeds: small(seeds)?,
            },
            ["drop", hole] => Event::Drop {
                hole: self.named_hole(hole)?,
            },
            ["store", whose] => Event::DropInStore { seat: seat(whose)? },
            ["take", hole, seeds, to, why] => Event::Take {
                hole: self.named_hole(hole)?,
                seeds: small(seeds)?,
                to: seat(to)?,
                why: Taking::ALL.into_iter().find(|known| known.word() == *why)?,
            },
            ["stop", why] => Event::Stop(Stop::ALL.into_iter().find(|known| known.word() == *why)?),
            ["again"] => Event::Again,
            ["pass"] => Event::Pass,
            _ => return None,
        })
    }

    /// A hole named with its side.
    fn named_hole(&self, text: &str) -> Option<Hole> {
        match text.parse().ok()? {
            MoveText::Hole {
                seat: Some(seat),
                number,
            } => self.hole(seat, number),
            MoveText::Hole { seat: None, .. } | MoveText::Pass => None,
        }
    }
}

fn seat(text: &str) -> Option<Seat> {
    match text {
        "S" => Some(Seat::South),
        "N" => Some(Seat::North),
        _ => None,
    }
}

fn small(text: &str) -> Option<u8> {
    u8::try_from(seed_count(text).ok()?).ok()
}
