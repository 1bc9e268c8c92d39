//! Short ways to say things in the chosen language.

use kuzhi_core::Seat;
use kuzhi_i18n::Messages;

/// The text of a message with its values: `text!(texts, "score-of-nobody", seeds = 3)`.
macro_rules! text {
    ($texts:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.text($key, &[$((stringify!($name), ::kuzhi_i18n::Value::from($value))),*])
    };
}
pub(crate) use text;

/// What a player is called.
pub(crate) fn seat_name(texts: &Messages, seat: Seat) -> String {
    match seat {
        Seat::South => text!(texts, "seat-south"),
        Seat::North => text!(texts, "seat-north"),
    }
}
