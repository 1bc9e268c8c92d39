//! The position that somebody gives on the command line, in our notation or another program's.

use kuzhi_core::{
    Game, Position, Setup,
    notation::{NotWritable, SetupTextError, aalina, play_strategy},
};

use crate::failure::Failure;

/// A position, and what came with it.
pub(crate) struct GivenPosition {
    pub(crate) position: Position,
    /// Further fields.
    pub(crate) extras: Vec<(String, String)>,
    /// The number of the full move, where the notation has one.
    pub(crate) full_move: Option<u32>,
}

impl GivenPosition {
    /// A position that came with nothing.
    pub(crate) const fn alone(position: Position) -> Self {
        Self {
            position,
            extras: Vec::new(),
            full_move: None,
        }
    }
}

/// A way to write positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Notation {
    Kuzhi,
    Aalina,
    #[value(name = "playstrategy")]
    PlayStrategy,
}

impl Notation {
    /// The notation of a text. Each has something that makes the text wrong in the others: hyphens and no
    /// slash, or a hole such as `4S`.
    fn of(text: &str) -> Self {
        let text = text.trim_ascii();
        let board = text.split_ascii_whitespace().next().unwrap_or("");
        let holds_seeds = |group: &str| {
            let seeds = group.strip_suffix('S').unwrap_or("");
            !seeds.is_empty() && seeds.bytes().all(|byte| byte.is_ascii_digit())
        };
        let hyphened = text
            .split_once('-')
            .is_some_and(|(first, _)| first.bytes().all(|byte| byte.is_ascii_digit()));
        if hyphened && !text.starts_with('-') && !text.contains('/') {
            Self::Aalina
        } else if board.split([',', '/']).any(holds_seeds) {
            Self::PlayStrategy
        } else {
            Self::Kuzhi
        }
    }
}

/// Reads a position of a game, of any total that can be handled.
pub(crate) fn read(game: &Game, text: &str) -> Result<GivenPosition, Failure> {
    let (setup, full_move) = setup(text).map_err(|error| Failure::problems(error.problems()))?;
    let position = game.position(&setup).map_err(Failure::problems)?;
    Ok(GivenPosition {
        position,
        extras: setup.extras,
        full_move,
    })
}

fn setup(text: &str) -> Result<(Setup, Option<u32>), SetupTextError> {
    match Notation::of(text) {
        Notation::Kuzhi => Ok((text.parse()?, None)),
        Notation::Aalina => Ok((aalina::read_position(text)?, None)),
        Notation::PlayStrategy => {
            let numbered = play_strategy::read_position(text)?;
            Ok((numbered.setup, numbered.full_move))
        }
    }
}

/// The text of a position.
pub(crate) fn write(game: &Game, position: &Position, extras: &[(String, String)]) -> String {
    with_extras(game, position, extras).to_string()
}

/// The text of a position in any notation, if that notation can say it.
pub(crate) fn write_as(
    notation: Notation,
    game: &Game,
    given: &GivenPosition,
) -> Result<String, Failure> {
    let setup = with_extras(game, &given.position, &given.extras);
    match notation {
        Notation::Kuzhi => Ok(setup.to_string()),
        Notation::Aalina => aalina::write_position(&setup).map_err(refused),
        Notation::PlayStrategy => {
            play_strategy::write_position(&setup, given.full_move.unwrap_or(1)).map_err(refused)
        }
    }
}

/// That another program's notation cannot say something.
pub(crate) fn refused(why: NotWritable) -> Failure {
    Failure::refused(format!("--as: {why}"))
}

fn with_extras(game: &Game, position: &Position, extras: &[(String, String)]) -> Setup {
    let mut setup = game.setup(position);
    setup.extras = extras.to_vec();
    setup
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, notation: Notation) {
        assert_eq!(Notation::of(text), notation, "{text}");
    }

    #[test]
    fn each_notation_is_known_by_what_the_others_refuse() {
        check("4,4/4,4 0 0 s", Notation::Kuzhi);
        check("4,4/4,4 0 0 S", Notation::Kuzhi);
        check("-1,4/4,4 0 0 s", Notation::Kuzhi);
        check("-1", Notation::Kuzhi);
        check("4,4/4,4 0 0 s a=-", Notation::Kuzhi);
        check("", Notation::Kuzhi);
        check("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", Notation::Aalina);
        check("4-4", Notation::Aalina);
        check("4S,4S,4S,4S,4S,4S/6 0 0 S 1", Notation::PlayStrategy);
        check("6/5,1S 24 23 N", Notation::PlayStrategy);
    }
}
