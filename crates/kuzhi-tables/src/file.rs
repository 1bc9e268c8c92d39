//! Reading table files.

use core::fmt;
use std::{
    io,
    sync::{Arc, OnceLock},
};

use kuzhi_core::{Position, Probe, rule_set::RuleSet};
use kuzhi_rules::Digest;

use crate::{
    block,
    cache::Cache,
    cells::{Cells, NoMemory},
    format::{self, BlockEntry, FORMAT, Header, Histogram, LayerEntry, NoHeader},
    layout::{Layout, Place, WrongRules},
    source::Source,
    table::Table,
};

/// A table file.
///
/// Opening reads the header and the directory only. Values are read block by block as they are asked
/// for, and the checksum of each block is compared; [`TableFile::verify`] reads everything.
#[derive(Debug)]
pub struct TableFile<S> {
    source: S,
    header: Header,
    layers: Vec<LayerEntry>,
    cache: Cache,
}

/// A part of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The header.
    Header,
    /// The directory's entry of a layer.
    Entry {
        /// The layer's seeds.
        seeds: u32,
    },
    /// The histogram and the block index of a layer.
    Summary {
        /// The layer's seeds.
        seeds: u32,
    },
    /// A block of values.
    Block {
        /// The seeds of its layer.
        seeds: u32,
        /// Its number in the layer, from 0.
        number: u64,
    },
}

/// Why a table file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It cannot be read.
    #[error("the table cannot be read")]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("this is not a table file")]
    NotATable,
    /// It is of another version of the format.
    #[error("the table is of format {found}, but only format {FORMAT} can be read; build it anew")]
    Version {
        /// Its version.
        found: u32,
    },
    /// A part is damaged.
    #[error("the table is damaged: {0} does not fit its checksum")]
    Damaged(Part),
    /// Its build has not come to its end.
    #[error("the table is not finished: the layer of {seeds} seeds is missing")]
    Unfinished {
        /// The first layer that is missing.
        seeds: u32,
    },
    /// Its length is wrong.
    #[error("the table should be {expected} bytes long, but is {found}")]
    Length {
        /// The length it should have.
        expected: u64,
        /// The length it has.
        found: u64,
    },
}

/// Why a part of an open file cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It cannot be read.
    #[error("the table cannot be read")]
    Io(#[from] io::Error),
    /// It is damaged.
    #[error("the table is damaged: {0} does not fit its checksum")]
    Damaged(Part),
}

/// How many unpacked blocks are kept if nothing is said: eight mebibytes.
const BLOCKS_KEPT: usize = 256;

impl<S: Source> TableFile<S> {
    /// Opens a table file.
    ///
    /// # Errors
    ///
    /// Says what keeps it from being a whole table of this format.
    pub fn open(source: S) -> Result<Self, OpenError> {
        let length = source.length()?;
        let mut bytes = [0; Header::LENGTH];
        let there = Header::LENGTH.min(usize::try_from(length).unwrap_or(Header::LENGTH));
        source.read_at(0, &mut bytes[..there])?;
        let header = Header::from_bytes(&bytes).map_err(|error| match error {
            NoHeader::OtherMagic => OpenError::NotATable,
            _ if there < Header::LENGTH => OpenError::Length {
                expected: Header::LENGTH as u64,
                found: length,
            },
            NoHeader::OtherVersion(found) => OpenError::Version { found },
            NoHeader::Damaged => OpenError::Damaged(Part::Header),
        })?;
        let layers = directory(&source, &header.layout, length)?;
        Ok(Self::of_layers(source, header, layers))
    }

    /// The layers of a file that are known to be whole.
    pub(crate) fn of_layers(source: S, header: Header, layers: Vec<LayerEntry>) -> Self {
        Self {
            source,
            header,
            layers,
            cache: Cache::new(BLOCKS_KEPT),
        }
    }

    /// Keeps so many unpacked blocks, of 32 KiB each.
    #[must_use]
    pub fn keeping(mut self, blocks: usize) -> Self {
        self.cache = Cache::new(blocks);
        self
    }

    /// Which boards it holds.
    pub const fn layout(&self) -> &Layout {
        &self.header.layout
    }

    /// The play digest of its rules.
    pub const fn rules(&self) -> Digest {
        self.header.rules
    }

    /// What whoever made it calls its game.
    pub fn label(&self) -> &str {
        &self.header.label
    }

    /// The table to be asked about positions of a game, if it was made for the game's rules.
    ///
    /// # Errors
    ///
    /// Names both digests if it was not.
    pub fn for_rules(self, rules: &RuleSet) -> Result<FileProbe<S>, WrongRules> {
        WrongRules::check(self.rules(), rules)?;
        Ok(FileProbe {
            file: self,
            trouble: OnceLock::new(),
        })
    }

    /// Reads the whole table into memory, and compares the checksums of all its parts.
    ///
    /// # Errors
    ///
    /// If a part cannot be read or is damaged, or there is not enough memory.
    pub fn load(&self) -> Result<Table, ReadError> {
        let layout = self.layout();
        let cells = Cells::new(layout.all_positions())
            .map_err(|NoMemory| io::Error::from(io::ErrorKind::OutOfMemory))?;
        for layer in &self.layers {
            // Nobody needs the counts here, but a damaged file is refused wherever the damage is.
            self.histogram(layer.seeds)?;
            self.each_block(layer.seeds, |from, values| {
                cells.fill(layout.start(layer.seeds) + from, layer.seeds, values);
            })?;
        }
        Ok(Table::new(layout.clone(), self.rules(), cells))
    }

    /// The value at a place of the layout.
    pub(crate) fn at(&self, place: Place) -> Result<i16, ReadError> {
        let part = Part::Entry { seeds: place.seeds };
        let layer = self.layer(place.seeds).ok_or(ReadError::Damaged(part))?;
        let values = self.kept_block(layer, place.index / block::VALUES as u64)?;
        let index = usize::try_from(place.index % block::VALUES as u64).unwrap_or(usize::MAX);
        let value = values.get(index).copied();
        value.map(i16::from).ok_or(ReadError::Damaged(part))
    }

    /// A block from those that were unpacked last, or else from the file.
    fn kept_block(&self, layer: &LayerEntry, number: u64) -> Result<Arc<[i8]>, ReadError> {
        // A layer has more bytes than blocks, so no two blocks of a file have the same key.
        let key = layer.blocks + number;
        if let Some(values) = self.cache.get(key) {
            return Ok(values);
        }
        let values: Arc<[i8]> = self.block(layer, number)?.into();
        self.cache.put(key, &values);
        Ok(values)
    }

    /// What the directory says of a layer.
    pub(crate) fn layer(&self, seeds: u32) -> Option<&LayerEntry> {
        self.layers.iter().find(|layer| layer.seeds == seeds)
    }

    /// Where a block of a layer stands.
    pub(crate) fn block_entry(
        &self,
        layer: &LayerEntry,
        number: u64,
    ) -> Result<BlockEntry, ReadError> {
        let index = layer.summary + format::histogram_length(layer.seeds);
        let mut bytes = [0; BlockEntry::LENGTH];
        self.source
            .read_at(index + number * BlockEntry::LENGTH as u64, &mut bytes)?;
        Ok(BlockEntry::from_bytes(&bytes))
    }

    /// Reads and unpacks a block.
    pub(crate) fn block(&self, layer: &LayerEntry, number: u64) -> Result<Vec<i8>, ReadError> {
        let seeds = layer.seeds;
        let damaged = || ReadError::Damaged(Part::Block { seeds, number });
        let entry = self.block_entry(layer, number)?;
        let end = entry.from.checked_add(entry.length.into());
        if entry.from < layer.blocks || end.is_none_or(|end| end > layer.summary) {
            return Err(damaged());
        }
        let mut packed = vec![0; usize::try_from(entry.length).map_err(|_| damaged())?];
        self.source.read_at(entry.from, &mut packed)?;
        if crc32fast::hash(&packed) != entry.crc {
            return Err(damaged());
        }
        let values = block::unpack(&packed, block::length(number, layer.positions));
        values
            .filter(|values| {
                values
                    .iter()
                    .all(|value| u32::from(value.unsigned_abs()) <= seeds)
            })
            .ok_or_else(damaged)
    }

    /// Goes through the blocks of a layer; gets the number of each block's first position too.
    pub(crate) fn each_block(
        &self,
        seeds: u32,
        mut each: impl FnMut(u64, &[i8]),
    ) -> Result<(), ReadError> {
        let missing = ReadError::Damaged(Part::Entry { seeds });
        let layer = self.layer(seeds).ok_or(missing)?;
        for number in 0..block::count(layer.positions) {
            each(number * block::VALUES as u64, &self.block(layer, number)?);
        }
        Ok(())
    }

    /// How many positions of a layer have each value, as the file says; `None` for a layer that it does
    /// not hold.
    ///
    /// # Errors
    ///
    /// If the layer's summary cannot be read or is damaged.
    pub fn histogram(&self, seeds: u32) -> Result<Option<Histogram>, ReadError> {
        let Some(layer) = self.layer(seeds) else {
            return Ok(None);
        };
        let damaged = ReadError::Damaged(Part::Summary { seeds });
        let Ok(length) = usize::try_from(layer.end - layer.summary) else {
            return Err(damaged);
        };
        let mut summary = vec![0; length];
        self.source.read_at(layer.summary, &mut summary)?;
        if crc32fast::hash(&summary) != layer.summary_crc {
            return Err(damaged);
        }
        Ok(Some(Histogram::from_bytes(seeds, &summary)))
    }
}

/// Reads the directory and compares it with the layout and the length of the file.
fn directory<S: Source>(
    source: &S,
    layout: &Layout,
    length: u64,
) -> Result<Vec<LayerEntry>, OpenError> {
    let count = layout.layers().count();
    let mut end = (Header::LENGTH + count * LayerEntry::LENGTH) as u64;
    if length < end {
        return Err(OpenError::Length {
            expected: end,
            found: length,
        });
    }
    let mut layers = Vec::with_capacity(count);
    for (number, seeds) in layout.layers().enumerate() {
        let mut bytes = [0; LayerEntry::LENGTH];
        source.read_at(
            (Header::LENGTH + number * LayerEntry::LENGTH) as u64,
            &mut bytes,
        )?;
        if bytes == [0; LayerEntry::LENGTH] {
            return Err(OpenError::Unfinished { seeds });
        }
        let entry = LayerEntry::from_bytes(&bytes).filter(|entry| entry.fits(layout, seeds, end));
        let entry = entry.ok_or(OpenError::Damaged(Part::Entry { seeds }))?;
        end = entry.end;
        layers.push(entry);
    }
    if length == end {
        Ok(layers)
    } else {
        Err(OpenError::Length {
            expected: end,
            found: length,
        })
    }
}

/// A table file that may be asked about positions, since it is of their game's rules.
#[derive(Debug)]
pub struct FileProbe<S> {
    file: TableFile<S>,
    trouble: OnceLock<ReadError>,
}

impl<S: Source> FileProbe<S> {
    /// The file.
    pub const fn file(&self) -> &TableFile<S> {
        &self.file
    }

    /// The value of a position; `None` if the table does not hold it.
    ///
    /// # Errors
    ///
    /// If the block with the value cannot be read or is damaged.
    pub fn look_up(&self, position: &Position) -> Result<Option<i16>, ReadError> {
        let place = self.file.layout().place(position);
        place.map(|place| self.file.at(place)).transpose()
    }

    /// What first went wrong when a value was asked for through [`Probe`]. From then on the table
    /// answers that it knows nothing, and play goes on without it.
    pub fn trouble(&self) -> Option<&ReadError> {
        self.trouble.get()
    }
}

impl<S: Source> Probe for FileProbe<S> {
    fn value(&self, position: &Position) -> Option<i16> {
        if self.trouble.get().is_some() {
            return None;
        }
        self.look_up(position).unwrap_or_else(|error| {
            // Another thread may have met trouble at the same time; one report is enough.
            let _ = self.trouble.set(error);
            None
        })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => f.write_str("the header"),
            Self::Entry { seeds } => {
                write!(f, "the directory's entry of the layer of {seeds} seeds")
            }
            Self::Summary { seeds } => write!(f, "the summary of the layer of {seeds} seeds"),
            Self::Block { seeds, number } => {
                write!(f, "block {number} of the layer of {seeds} seeds")
            }
        }
    }
}
