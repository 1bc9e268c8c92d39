//! Text for positions, moves and choices: our own, and that of other programs.
//!
//! Reading never stops at the first fault: every error here lists all that is wrong, names the part of
//! the text it is about, and quotes no more than a few characters of it. `docs/NOTATION.md` describes
//! the formats.

pub mod aalina;
mod excerpt;
mod move_text;
mod not_writable;
pub mod play_strategy;
mod position_text;
mod position_text_error;
mod setup_choice;
mod trace_text;

pub(crate) use self::position_text::seed_count;
pub use self::{
    excerpt::Excerpt,
    move_text::{MoveText, MoveTextError},
    not_writable::NotWritable,
    position_text_error::{Fault, Field, SetupTextError, SetupTextProblem},
    setup_choice::SetupChoiceError,
    trace_text::TraceTextError,
};
