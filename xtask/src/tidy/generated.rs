//! Pages that are written from the code say what the code says.

use super::Problem;
use crate::codegen;

pub(super) fn check() -> Vec<Problem> {
    let message = "not what the code says; run: cargo xtask codegen";
    let problem = |(path, line)| Problem::new(path, line, message);
    codegen::stale().into_iter().map(problem).collect()
}
