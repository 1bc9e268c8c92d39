//! What JavaScript sees: an object that turns a question into an answer, both as JSON.

use kuzhi_wire::{Ask, Reply, Said};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{counting, desk::Desk};

#[wasm_bindgen]
extern "C" {
    /// The browser's clock, in milliseconds.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn clock() -> f64;
}

/// The rules and the engine.
#[wasm_bindgen]
#[expect(missing_debug_implementations, reason = "only JavaScript holds one")]
pub struct Kuzhi(Desk);

#[wasm_bindgen]
impl Kuzhi {
    /// One that knows the built-in games.
    #[wasm_bindgen(constructor)]
    #[expect(
        clippy::new_without_default,
        reason = "JavaScript calls the constructor"
    )]
    pub fn new() -> Self {
        Self(Desk::new(clock))
    }

    /// Answers a question.
    pub fn ask(&mut self, question: &str) -> String {
        let reply = match serde_json::from_str::<Ask>(question) {
            Ok(ask) => self.0.answer(&ask),
            Err(error) => Reply::Problems(vec![Said::plain(error.to_string())]),
        };
        serde_json::to_string(&reply).unwrap_or_default()
    }

    /// Takes over the weights that were learned for a game, unless they are none; thinking goes on
    /// either way.
    pub fn learn(&mut self, game: &str, weights: &[u8]) -> bool {
        self.0.learn(game, weights)
    }
}

/// The number of move sequences of a depth, so that this build can be compared with the figures of
/// `perft.txt`: choices as `option=choice` with spaces between them, and a position or `start`.
#[wasm_bindgen]
pub fn perft(game: &str, set: &str, position: &str, depth: u32) -> String {
    counting::count(game, set, position, depth).unwrap_or_else(|problems| {
        let problems = problems.into_iter().map(|problem| problem.plain);
        problems.collect::<Vec<_>>().join("; ")
    })
}
