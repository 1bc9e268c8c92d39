//! What a search needs, put together in one place.

use std::{borrow::Cow, sync::Arc};

use kuzhi_core::{
    Game, HoleSet, Kernel, Probe,
    rule_set::{RuleSet, Scope},
};
use kuzhi_rules::{built_in, digest};
use kuzhi_search::{Engine, Estimate, Network, Table};

use crate::known_values::KnownValues;

/// A search's memory and what it knows beforehand, for the rounds of a game with some holes closed.
pub(crate) struct Thinking<'g> {
    kernel: Cow<'g, Kernel>,
    /// Shared with whoever keeps it for another day.
    pub(crate) table: Arc<Table>,
    known: Option<&'g KnownValues>,
    /// A table that was built on the way, of more seeds than what is known beforehand.
    built: Option<kuzhi_tables::Table>,
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
            table: Arc::new(table),
            known,
            built: None,
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

    /// Looks boards up in a table from now on that was built for these rules. What was only believed before
    /// is forgotten.
    pub(crate) fn take(&mut self, built: kuzhi_tables::Table) {
        self.table.keep_proven();
        self.built = Some(built);
    }

    pub(crate) fn engine(&self) -> Engine<'_> {
        let known = self.known.map(|known| known as &(dyn Probe + Sync));
        let built = self.built.as_ref().map(|built| built as _);
        Engine {
            probe: built.or(known),
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

    /// The rules of the rounds.
    pub(crate) fn rules(&self) -> &RuleSet {
        self.kernel.rules()
    }

    /// The holes that are closed.
    pub(crate) fn closed(&self) -> HoleSet {
        self.kernel.closed()
    }

    /// Up to how many seeds boards are looked up; 0 if none are.
    pub(crate) fn looked_up(&self) -> u32 {
        let known = self.known.map(KnownValues::most_seeds);
        self.built_seeds().or(known).unwrap_or(0)
    }

    /// The seeds of the largest boards of the table that was built on the way, if one was.
    pub(crate) fn built_seeds(&self) -> Option<u32> {
        let built = self.built.as_ref();
        built.map(|built| built.layout().most_seeds())
    }
}
