//! Solving a layer backwards: for games whose moves can be taken back.
//!
//! Each position is looked at once, for the best that its ways out of the layer yield and for how many
//! of its moves stay within. Then values are passed on to the positions before, from the largest down:
//! what can be won is won by someone who moves towards it, and what must be lost is lost when no move is
//! left that avoids it. `docs/TABLES.md` says why the result is right.

use std::ops::Range;

use kuzhi_core::{Hole, Position};

use crate::{
    ahead::Moves,
    behind::{Origins, Reached},
    cells,
    layer::{Layer, Ways},
    split::Split,
    states::{State, States},
    sweep::{Report, Sweeps, Unsolved},
    tiles::{Strip, Tiles},
    words,
};

/// Solves a layer whose lower layers are solved.
pub(crate) fn solve(layer: &Layer<'_>, threads: usize, report: Report<'_>) -> Result<(), Unsolved> {
    let mut sweeps = Sweeps::new(layer, threads, report);
    let tiles = Tiles::new(layer);
    let mut solution = Retrograde {
        layer,
        split: Split::new(layer),
        states: States::new(layer.positions(), layer.layout().holes(), threads == 1)?,
        wanted: i16::from(layer.seeds()),
        limit: cells::index(layer.positions()) / FEW / threads + 1,
    };
    let notes = sweeps.prepared_tiles(
        &tiles,
        &|rows| solution.moves(rows),
        &|strip, moves, notes| solution.look_at(strip, moves, notes),
    )?;
    let mut open = layer.positions() - due(&notes);
    sweeps.swept(open)?;
    while solution.wanted > 0 {
        let notes = sweeps.numbers(&|numbers, notes: &mut Notes| solution.want(numbers, notes))?;
        open -= due(&notes);
        let mut highest = highest(&notes);
        let mut fresh = Fresh::TooMany;
        while !fresh.is_empty() {
            let notes = solution.pass_all_on(&fresh, &tiles, &mut sweeps)?;
            open -= due(&notes);
            sweeps.swept(open)?;
            highest = highest.max(self::highest(&notes));
            fresh = solution.fresh(notes);
        }
        solution.wanted = highest.min(solution.wanted - 1);
    }
    solution.finish();
    Ok(())
}

/// One position of so many is few: those are then kept in a list.
const FEW: usize = 1024;

/// A layer being solved backwards.
struct Retrograde<'a> {
    layer: &'a Layer<'a>,
    /// What moves do to single rows, if that can be told.
    split: Option<Split>,
    /// What the moves yield of which the worth is known is in a position's cell.
    states: States,
    /// What is to be won now. More cannot be forced from any position whose value is not known.
    wanted: i16,
    /// How many positions a thread lists.
    limit: usize,
}

/// So many messages are handed over together.
const TOGETHER: usize = 256;

/// What a thread notes during a sweep.
#[derive(Default)]
struct Notes {
    /// How many values became known.
    due: u64,
    /// The highest that any position is known to yield whose value is not known, or 0.
    highest: i16,
    /// The positions whose values became known, or some of them.
    fresh: Vec<u64>,
    /// Whether there were too many to be listed.
    too_many: bool,
    /// For positions before, what a move is worth; not handed over yet.
    heard: Vec<(u64, i16)>,
    /// The moves that may have led to the other row of the positions just looked at.
    origins: Origins,
}

/// The positions whose values became known during a sweep.
enum Fresh {
    Lists(Vec<Vec<u64>>),
    TooMany,
}

impl Fresh {
    fn is_empty(&self) -> bool {
        matches!(self, Self::Lists(lists) if lists.iter().all(Vec::is_empty))
    }
}

fn due(notes: &[Notes]) -> u64 {
    notes.iter().map(|notes| notes.due).sum()
}

fn highest(notes: &[Notes]) -> i16 {
    notes.iter().map(|notes| notes.highest).fold(0, i16::max)
}

impl Retrograde<'_> {
    /// What the rows of a tile say of the moves of its positions.
    fn moves(&self, rows: &[[u8; Hole::MOST]]) -> Vec<Moves> {
        let split = self.split.iter();
        split
            .flat_map(|split| {
                let row = |row| words::rows(row, split.holes).0;
                rows.iter()
                    .map(move |own| split.moves(self.layer, row(own)))
            })
            .collect()
    }

    /// Looks at the ways out of the layer and counts the moves within.
    fn look_at(&self, strip: &Strip<'_>, moves: &[Moves], notes: &mut Notes) {
        // Without seeds in either row, what may be played depends on more.
        let split = self.split.as_ref().filter(|_| strip.other() != 0);
        let Some(split) = split.filter(|_| moves.first().is_some_and(Moves::are_some)) else {
            for number in strip.numbers() {
                let ways = self.layer.ways(&strip.position(number));
                self.saw(ways, number, notes);
            }
            return;
        };
        let reply = split.reply(self.layer, strip.other());
        for (row, moves) in moves.iter().enumerate() {
            let ways = moves.ways(split, self.layer, strip.own(row), &reply);
            self.saw(ways, strip.numbers().start + row, notes);
        }
    }

    /// Notes what a position's moves yield.
    #[inline]
    fn saw(&self, ways: Ways, number: usize, notes: &mut Notes) {
        self.layer.set(number, ways.best);
        let known = ways.within == 0 || ways.best >= self.wanted;
        notes.due += u64::from(known);
        let state = if known {
            State::DUE
        } else {
            State::open(ways.within)
        };
        self.states.change(number, |_| Some(state));
    }

    /// Finds the positions that yield what is wanted.
    fn want(&self, numbers: Range<usize>, notes: &mut Notes) {
        self.states.each_open(numbers, |number| {
            let best = self.layer.noted(number);
            if best >= self.wanted {
                notes.due += 1;
                self.states.change(number, |_| Some(State::DUE));
            } else {
                notes.highest = notes.highest.max(best);
            }
        });
    }

    /// Passes on the values that became known.
    fn pass_all_on(
        &self,
        fresh: &Fresh,
        tiles: &Tiles,
        sweeps: &mut Sweeps<'_, '_>,
    ) -> Result<Vec<Notes>, Unsolved> {
        let mut notes = match fresh {
            Fresh::TooMany => sweeps.prepared_tiles(
                tiles,
                &|rows| vec![None; rows.len()],
                &|strip, rows, notes| self.pass_strip_on(strip, rows, notes),
            ),
            Fresh::Lists(lists) => sweeps.lists(lists, &|position, number, notes: &mut Notes| {
                self.pass_one_on(position, number, notes);
            }),
        }?;
        for notes in &mut notes {
            self.deliver(notes);
        }
        Ok(notes)
    }

    /// Passes on the values of a strip that became known.
    fn pass_strip_on(&self, strip: &Strip<'_>, rows: &mut [Option<Reached>], notes: &mut Notes) {
        let first = strip.numbers().start;
        if self.split.is_some() {
            notes.origins.begin(strip.other());
        }
        self.states.each_due(strip.numbers(), |number| {
            let Some(split) = &self.split else {
                return self.pass_on(&strip.position(number), number, notes);
            };
            let row = number - first;
            let reached =
                rows[row].get_or_insert_with(|| split.reached(self.layer, strip.own(row)));
            if !split.finds_all_before(reached, strip.other()) {
                return self.pass_on(&strip.position(number), number, notes);
            }
            self.pass_by_rows(split, reached, number, notes);
        });
    }

    /// Passes a single position's value on.
    fn pass_one_on(&self, position: &Position, number: usize, notes: &mut Notes) {
        if let Some(split) = &self.split {
            let (own, other) = words::rows(position.board().as_array(), split.holes);
            let reached = split.reached(self.layer, own);
            if split.finds_all_before(&reached, other) {
                notes.origins.begin(other);
                return self.pass_by_rows(split, &reached, number, notes);
            }
        }
        self.pass_on(position, number, notes);
    }

    /// Passes a position's value on to the positions before, which are found by its rows.
    #[inline]
    fn pass_by_rows(&self, split: &Split, reached: &Reached, number: usize, notes: &mut Notes) {
        let value = self.done(number);
        let (heard, origins) = (&mut notes.heard, &mut notes.origins);
        split.each_before(self.layer, reached, origins, |before| {
            heard.push((before, value));
        });
        self.deliver_if_many(notes);
    }

    /// Passes a position's value on to the positions before, found by the kernel.
    #[inline]
    fn pass_on(&self, position: &Position, number: usize, notes: &mut Notes) {
        let value = self.done(number);
        self.layer
            .before(position, |before| notes.heard.push((before as u64, value)));
        self.deliver_if_many(notes);
    }

    /// Takes a position from those whose values have to be passed on; gives what moving there is worth.
    #[inline]
    fn done(&self, number: usize) -> i16 {
        self.states.change(number, |_| Some(State::DONE));
        -self.layer.noted(number)
    }

    #[inline]
    fn deliver_if_many(&self, notes: &mut Notes) {
        if notes.heard.len() >= TOGETHER {
            self.deliver(notes);
        }
    }

    /// Hands over what has been heard. All is fetched first, so that it comes from memory together.
    fn deliver(&self, notes: &mut Notes) {
        let heard = core::mem::take(&mut notes.heard);
        let fetched = heard.iter().fold(0, |fetched, &(number, _)| {
            let number = cells::index(number);
            fetched ^ self.layer.noted(number) ^ self.states.get(number).fetched()
        });
        core::hint::black_box(fetched);
        for &(number, value) in &heard {
            self.hear(cells::index(number), value, notes);
        }
        notes.heard = heard;
        notes.heard.clear();
    }

    /// Takes note that a move of a position is worth so much.
    #[inline]
    fn hear(&self, number: usize, value: i16, notes: &mut Notes) {
        let mut best = 0;
        let state = self.states.change(number, |state| {
            if !state.is_open() {
                return None;
            }
            // The cell first: whoever counts the last move down must see what all moves are worth.
            best = self.layer.raise(number, value);
            Some(if best >= self.wanted {
                State::DUE
            } else {
                state.counted_down()
            })
        });
        match state {
            None => {}
            Some(State::DUE) => notes.list(number, self.limit),
            Some(_) => notes.highest = notes.highest.max(best),
        }
    }

    /// What has become known since the last sweep and has not been passed on.
    fn fresh(&self, notes: Vec<Notes>) -> Fresh {
        if notes.iter().any(|notes| notes.too_many) {
            return Fresh::TooMany;
        }
        let mut lists: Vec<Vec<u64>> = notes.into_iter().map(|notes| notes.fresh).collect();
        for list in &mut lists {
            list.retain(|&number| self.states.get(cells::index(number)) == State::DUE);
        }
        Fresh::Lists(lists)
    }

    /// Nobody can force anything from the positions that are left.
    fn finish(&self) {
        let all = 0..cells::index(self.layer.positions());
        self.states
            .each_open(all, |number| self.layer.set(number, 0));
    }
}

impl Notes {
    #[inline]
    fn list(&mut self, number: usize, limit: usize) {
        self.due += 1;
        if self.fresh.len() < limit {
            self.fresh.push(number as u64);
        } else {
            self.too_many = true;
        }
    }
}
