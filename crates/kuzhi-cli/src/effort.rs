//! How much a search may spend, as arguments.

use std::{num::NonZeroUsize, time::Duration};

use kuzhi_i18n::Messages;
use kuzhi_search::{Limits, Search};

use crate::{failure::Failure, machine, quantity, watch::Watch};

/// What a search may spend.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Effort {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "TIME", value_parser = quantity::time)]
    pub(crate) time: Option<Duration>,
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    pub(crate) threads: NonZeroUsize,
    #[arg(long, value_name = "SIZE", value_parser = quantity::bytes)]
    pub(crate) memory: Option<u64>,
}

impl Effort {
    /// The limits of each thread.
    pub(crate) fn limits<'a>(&self, stop: &'a (dyn Fn() -> bool + Sync)) -> Limits<'a> {
        let threads = self.threads.get() as u64;
        Limits {
            depth: Search::DEEPEST,
            nodes: self.nodes.map_or(u64::MAX, |nodes| nodes.div_ceil(threads)),
            stop,
        }
    }

    /// Begins to watch over a search.
    pub(crate) fn watch(&self) -> Watch {
        Watch::new(self.time)
    }

    /// Whether neither time nor nodes are limited.
    pub(crate) const fn is_unlimited(&self) -> bool {
        self.nodes.is_none() && self.time.is_none()
    }

    /// The memory of a search, given what it is if nothing is said. More than the machine can spare is
    /// refused.
    pub(crate) fn bytes(&self, usual: u64, texts: &Messages) -> Result<usize, Failure> {
        if let Some(asked) = self.memory {
            machine::can_spare(asked, texts)?;
        }
        Ok(usize::try_from(self.memory.unwrap_or(usual)).unwrap_or(usize::MAX))
    }
}

/// Reads a number of threads.
pub(crate) fn threads(text: &str) -> Result<NonZeroUsize, String> {
    const MOST: usize = 1024;
    let number: Option<NonZeroUsize> = text.parse().ok();
    number
        .filter(|number| number.get() <= MOST)
        .ok_or_else(|| format!("expected a whole number from 1 to {MOST}"))
}
