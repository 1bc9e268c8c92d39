//! What a search needs, put together in one place.

use std::borrow::Cow;

use kuzhi_core::{Game, HoleSet, Kernel, Probe, rule_set::Scope};
use kuzhi_rules::{built_in, digest};
use kuzhi_search::{Engine, Estimate, Network, Table};

use crate::known_values::KnownValues;

/// A search's memory and what it knows beforehand, for the rounds of a game with some holes closed.
pub(crate) struct Thinking<'g> {
    kernel: Cow<'g, Kernel>,
    pub(crate) table: Table,
    known: Option<&'g KnownValues>,
    estimate: Option<Box<dyn Estimate>>,
}

impl<'g> Thinking<'g> {
    /// Nothing is known yet but what stands in an endgame table.
    pub(crate) fn new(
        (game, closed): (&'g Game, HoleSet),
        table: Table,
        known: Option<&'g KnownValues>,
    ) -> Self {
        Self {
            kernel: game.kernel(closed),
            table,
            known,
            estimate: None,
        }
    }

    /// The same with guesses at what positions are worth beyond the horizon, where there are such for
    /// the game.
    pub(crate) fn estimating(mut self) -> Self {
        let digest = digest(self.kernel.rules(), Scope::Play);
        let read = |weights| Network::read(weights, digest.as_bytes()).ok();
        let network = built_in::all().iter().find_map(|game| read(game.weights));
        self.estimate = network.map(|network| Box::new(network) as Box<dyn Estimate>);
        self
    }

    pub(crate) fn engine(&self) -> Engine<'_> {
        Engine {
            probe: self.known.map(|known| known as &(dyn Probe + Sync)),
            estimate: self.estimate.as_deref(),
            ..Engine::new(&self.kernel, &self.table)
        }
    }

    /// The same without guesses, for what is after proofs.
    pub(crate) fn proving(&self) -> Engine<'_> {
        Engine {
            estimate: None,
            ..self.engine()
        }
    }

    /// The holes that are closed.
    pub(crate) fn closed(&self) -> HoleSet {
        self.kernel.closed()
    }
}
