//! Serves the app: files that were built into the program, and room for what is played over the network.
#![forbid(unsafe_code)]

mod files;
mod headers;
mod serve;

pub use self::serve::{Listening, ServeError, bind};
