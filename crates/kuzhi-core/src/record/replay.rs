//! Playing a record over again, to see whether it is true.

use core::fmt;

use super::{
    Ending, Gain, Headers, MoveRecord, Record, RoundRecord,
    choices::{Following, WrongChoice},
};
use crate::{
    deal::deal,
    event::Silent,
    game::{Game, Outcome, Turn},
    kernel::Reason,
    matches::{NextRound, Standing},
    moves::{IllegalMove, Move},
    notation::{Excerpt, MoveTextError},
    position::Position,
    round::Round,
    seat::Seat,
    setup::SetupProblem,
};

/// What came of playing a record over again.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The rounds as far as they could be played.
    pub rounds: Vec<ReplayedRound>,
    /// The first thing that is not as the record says; nothing is played after it.
    pub disagreement: Option<Disagreement>,
}

/// A round that was played over again.
#[derive(Clone, Debug)]
pub struct ReplayedRound {
    /// Its number.
    pub number: u32,
    /// Where it began.
    pub start: Position,
    /// Who moved first in it: the side to move, unless the record begins in its middle and says so.
    pub starter: Seat,
    /// Its moves.
    pub turns: Vec<(Move, Turn)>,
    /// How it ended, if it did.
    pub over: Option<Outcome>,
}

/// A place where a record is not true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The number of the round.
    pub round: u32,
    /// The number of the move, from 1; `None` for the round's start or end.
    pub r#move: Option<usize>,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong where a record is not true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nothing says where the round begins.
    NoStart,
    /// The position where the round begins is none of this game.
    Start(Vec<SetupProblem>),
    /// The round begins with another number of seeds than the game has.
    Total {
        /// The number in the record.
        written: u32,
        /// The number that the game has.
        expected: u32,
    },
    /// The round does not begin where the round before leads.
    NotTheNext {
        /// Where it should begin.
        expected: String,
    },
    /// A field of the position names another round.
    OtherRound(Excerpt),
    /// A field of the position names no side that could have moved first.
    First(Excerpt),
    /// The match was over before this round.
    MatchOver,
    /// Choices that the opening ritual of the game does not ask for.
    Choices(Vec<WrongChoice>),
    /// The board has no such hole.
    NoSuchHole(MoveTextError),
    /// The move may not be played.
    Illegal(IllegalMove),
    /// The move wins something else.
    Gain {
        /// The gain in the record.
        written: Gain,
        /// What it wins.
        found: Gain,
    },
    /// The round is not over.
    NotOver,
    /// The score is another.
    Score {
        /// The score in the record.
        written: [u32; 2],
        /// The score that was reached.
        found: [u32; 2],
    },
    /// The round ended for another reason.
    Reason {
        /// The reason in the record.
        written: Reason,
        /// The reason for which it ended.
        found: Reason,
    },
}

/// Plays a record over again, round by round, up to the first thing that is not as it says.
///
/// A round begins at its written position. One without begins where the game begins, dealt with the
/// header `Seed` where the rules deal at random, or where the round before leads in a match; and a
/// written position must agree with the round before. Gains, scores and reasons are checked where they
/// are written. Whether the digest is that of these rules is for the caller to look at.
pub fn replay(game: &Game, record: &Record) -> Replay {
    let mut rounds: Vec<ReplayedRound> = Vec::new();
    let mut standing = Standing::at_start(game);
    let mut ritual = Following::new(game);
    for round in &record.rounds {
        let seed = round.headers.get(Headers::SEED);
        let seed = seed.or_else(|| record.headers.get(Headers::SEED));
        let before = rounds.last().map(|last| (last, &mut standing));
        let start = start(game, round, before, seed.and_then(super::parse::seed));
        let start = start.and_then(|start| match ritual.round(round) {
            wrong if wrong.is_empty() => Ok(start),
            wrong => Err(Why::Choices(wrong)),
        });
        let result = start.map_err(|why| (None, why)).and_then(|start| {
            let (played, wrong) = replay_round(game, start, round);
            rounds.push(played);
            wrong.map_or(Ok(()), Err)
        });
        if let Err((r#move, why)) = result {
            let disagreement = Some(Disagreement {
                round: round.number,
                r#move,
                why,
            });
            return Replay {
                rounds,
                disagreement,
            };
        }
    }
    Replay {
        rounds,
        disagreement: None,
    }
}

/// Where a round begins, given the round before and how the match stood before that one.
fn start(
    game: &Game,
    round: &RoundRecord,
    before: Option<(&ReplayedRound, &mut Standing)>,
    seed: Option<u64>,
) -> Result<Position, Why> {
    let follows = match before {
        Some((last, standing)) => following(game, round, last, standing)?,
        None => None,
    };
    let written = match &round.start {
        Some(setup) => Some(game.position(setup).map_err(Why::Start)?),
        None => None,
    };
    number_agrees(round)?;
    let first = first(round)?;
    let other_starter = |expected: Position| first.is_some_and(|first| first != expected.mover());
    match (written, follows) {
        (Some(written), Some(expected)) if written != expected || other_starter(expected) => {
            Err(Why::NotTheNext {
                expected: game.setup(&expected).to_string(),
            })
        }
        (Some(written), None) => with_all_seeds(game, round, written),
        (_, Some(expected)) => Ok(expected),
        (None, None) => unwritten(game, round, seed).ok_or(Why::NoStart),
    }
}

/// Who moved first in a round that begins in its middle, if its position says so.
fn first(round: &RoundRecord) -> Result<Option<Seat>, Why> {
    let Some(value) = field(round, "first") else {
        return Ok(None);
    };
    let named = Seat::BOTH
        .into_iter()
        .find(|seat| value.chars().eq([seat.letter()]));
    named
        .map(Some)
        .ok_or_else(|| Why::First(Excerpt::of(value)))
}

/// Whether the position names the round that it stands in, if it names one.
fn number_agrees(round: &RoundRecord) -> Result<(), Why> {
    match field(round, "round") {
        Some(value) if value != round.number.to_string() => {
            Err(Why::OtherRound(Excerpt::of(value)))
        }
        _ => Ok(()),
    }
}

/// A further field of the position where a round begins.
fn field<'r>(round: &'r RoundRecord, name: &str) -> Option<&'r str> {
    let setup = round.start.as_ref()?;
    let (_, value) = setup.extras.iter().find(|(key, _)| key == name)?;
    Some(value)
}

/// The position that the round before leads to, in a match.
fn following(
    game: &Game,
    round: &RoundRecord,
    last: &ReplayedRound,
    standing: &mut Standing,
) -> Result<Option<Position>, Why> {
    let Some(outcome) = last
        .over
        .filter(|_| Some(last.number) == round.number.checked_sub(1))
    else {
        return Ok(None);
    };
    let now = Standing {
        round: last.number,
        starter: last.starter,
        ..*standing
    };
    *standing = now.after(outcome);
    match game.next_round(standing) {
        None => Ok(None),
        Some(NextRound::Begins(position)) => Ok(Some(position)),
        Some(NextRound::Over(_)) => Err(Why::MatchOver),
    }
}

/// Refuses a position whose seeds are not those of the game. Later rounds of a match may have lost
/// some.
fn with_all_seeds(game: &Game, round: &RoundRecord, position: Position) -> Result<Position, Why> {
    let (written, expected) = (position.total(), game.rules().total_seeds());
    let some_lost = game.rules().rounds.is_some() && round.number > 1;
    if written == expected || (some_lost && written < expected) {
        Ok(position)
    } else {
        Err(Why::Total { written, expected })
    }
}

/// Where a round begins of which nothing is written.
fn unwritten(game: &Game, round: &RoundRecord, seed: Option<u64>) -> Option<Position> {
    if game.rules().deal.is_some() {
        return seed.map(|seed| deal(game, seed));
    }
    let first = round.number == 1 || game.rules().rounds.is_none();
    first.then(|| game.start())
}

/// Plays one round over again from a position; gives what was played and what is wrong first, with
/// the number of the move.
pub fn replay_round(
    game: &Game,
    start: Position,
    round: &RoundRecord,
) -> (ReplayedRound, Option<(Option<usize>, Why)>) {
    let mut course = Round::new(game, start);
    let mut turns = Vec::new();
    let mut wrong = None;
    for (index, written) in round.moves().enumerate() {
        match play(&mut course, written) {
            Ok(turn) => turns.push(turn),
            Err(why) => {
                wrong = Some((Some(index + 1), why));
                break;
            }
        }
    }
    if wrong.is_none() {
        wrong = end(&mut course, round.ending).err().map(|why| (None, why));
    }
    let played = ReplayedRound {
        number: round.number,
        start,
        starter: first(round).ok().flatten().unwrap_or(start.mover()),
        turns,
        over: course.over(),
    };
    (played, wrong)
}

fn play(course: &mut Round<'_>, written: &MoveRecord) -> Result<(Move, Turn), Why> {
    let mover = course.position().mover();
    let r#move = course
        .game()
        .written_move(mover, written.text)
        .map_err(Why::NoSuchHole)?;
    let turn = course.play(r#move, &mut Silent).map_err(Why::Illegal)?;
    let found = Gain::of(mover, &turn);
    match written.gain {
        Some(written) if written != found => Err(Why::Gain { written, found }),
        _ => Ok((r#move, turn)),
    }
}

/// Compares how a round ended with what is written. Players who agree to stop end a round here.
fn end(course: &mut Round<'_>, written: Ending) -> Result<(), Why> {
    if course.over().is_none() && written.reason == Some(Reason::Agreement) {
        course.agree();
    }
    match (course.over(), written) {
        (
            None,
            Ending {
                score: None,
                reason: None,
            },
        ) => Ok(()),
        (None, _) => Err(Why::NotOver),
        (Some(found), _) => {
            let found_reason = found.reason;
            if let Some(written) = written.reason
                && written != found_reason
            {
                let found = found_reason;
                return Err(Why::Reason { written, found });
            }
            match written.score {
                Some(written) if written != found.score => Err(Why::Score {
                    written,
                    found: found.score,
                }),
                _ => Ok(()),
            }
        }
    }
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, ", self.round)?;
        match (self.r#move, self.why.is_at_start()) {
            (Some(number), _) => write!(f, "move {number}: ")?,
            (None, true) => f.write_str("start: ")?,
            (None, false) => f.write_str("end: ")?,
        }
        write!(f, "{}", self.why)
    }
}

impl core::error::Error for Disagreement {}

impl Why {
    const fn is_at_start(&self) -> bool {
        matches!(
            self,
            Self::NoStart
                | Self::Start(_)
                | Self::Total { .. }
                | Self::NotTheNext { .. }
                | Self::OtherRound(_)
                | Self::First(_)
                | Self::MatchOver
                | Self::Choices(_)
        )
    }
}

fn listed<P: ToString>(problems: &[P]) -> String {
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    problems.join("; ")
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart => {
                f.write_str("nothing says where it begins; add [Position \"…\"] or [Seed \"…\"]")
            }
            Self::Start(problems) => f.write_str(&listed(problems)),
            Self::Total { written, expected } => {
                write!(f, "there are {written} seeds, but the game has {expected}")
            }
            Self::NotTheNext { expected } => {
                write!(f, "after the round before it begins at {expected}")
            }
            Self::OtherRound(found) => write!(
                f,
                "round: {found} is written in the position; expected the number in [Round \"…\"]"
            ),
            Self::First(found) => write!(f, "first: {found} is not a side; expected s or n"),
            Self::Choices(wrong) => f.write_str(&listed(wrong)),
            Self::MatchOver => f.write_str("the match was over with the round before"),
            Self::NoSuchHole(error) => error.fmt(f),
            Self::Illegal(error) => error.fmt(f),
            Self::Gain { written, found } => {
                write!(f, "{written} is written, but the move wins {found}")
            }
            Self::NotOver => f.write_str("a result is written, but the round is not over; write *"),
            Self::Score { written, found } => write!(
                f,
                "{}-{} is written, but the score is {}-{}",
                written[0], written[1], found[0], found[1]
            ),
            Self::Reason { written, found } => write!(
                f,
                "{} is written, but the round ended by {}",
                written.word(),
                found.word()
            ),
        }
    }
}
