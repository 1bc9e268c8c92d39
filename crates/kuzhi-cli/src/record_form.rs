//! The forms in which a record can be written.

use kuzhi_core::record::{Headers, Record, ogn};

use crate::{chosen_game::ChosenGame, failure::Failure, position_argument::refused};

/// A way to write records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum RecordForm {
    Kuzhi,
    Ogn,
}

impl RecordForm {
    /// A record of a game in this form, if the form can hold it. It names the game.
    pub(crate) fn of(self, chosen: &ChosenGame, mut record: Record) -> Result<String, Failure> {
        if record.headers.get(Headers::GAME).is_none() {
            // This is a name that headers may have.
            let _ = record.headers.set(Headers::GAME, &chosen.file.id);
        }
        match self {
            Self::Kuzhi => Ok(record.to_string()),
            Self::Ogn => ogn::write(&chosen.game, &record).map_err(refused),
        }
    }
}
