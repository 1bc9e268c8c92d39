//! Text for positions, moves and choices: our own, and that of other programs.
//!
//! Reading never stops at the first fault: every error here lists all that is wrong, names the part of
//! the text it is about, and quotes no more than a few characters of it. `docs/NOTATION.md` describes
//! the formats.

mod excerpt;
mod position_text;
mod position_text_error;

pub use self::{
    excerpt::Excerpt,
    position_text_error::{Fault, Field, SetupTextError, SetupTextProblem},
};
