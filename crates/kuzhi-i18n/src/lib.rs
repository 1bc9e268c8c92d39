//! Texts for people: which language, and the messages in it.
//!
//! A [`Language`] is chosen once, by its tag or by what the environment says. Its [`Messages`] turn a key
//! and some values into text; what a language does not say is said in English.
#![forbid(unsafe_code)]

mod language;
mod messages;
mod value;

pub use self::{
    language::{Language, UnknownLanguage},
    messages::Messages,
    value::{Value, visible},
};
