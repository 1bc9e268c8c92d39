//! The parts of a table file and their bytes.
//!
//! All numbers are little-endian. A file is a header, a directory with an entry for every layer, and
//! then for every layer its blocks, its histogram and its block index. `docs/TABLES.md` has the tables.

use kuzhi_rules::Digest;

use crate::{block, cells::signed, layout::Layout};

/// The version of the format that is written and read.
pub const FORMAT: u32 = 1;

const MAGIC: [u8; 8] = *b"KUZHITBL";

/// The longest label, in bytes.
pub(crate) const LABEL: usize = 63;

/// What stands at the front of a file.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    pub(crate) layout: Layout,
    pub(crate) rules: Digest,
    /// What whoever made the table calls its game.
    pub(crate) label: String,
}

/// Why a header could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoHeader {
    OtherMagic,
    OtherVersion(u32),
    Damaged,
}

impl Header {
    pub(crate) const LENGTH: usize = 120;

    pub(crate) fn to_bytes(&self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        let mut put = Put(&mut bytes);
        put.bytes(&MAGIC);
        put.u32(FORMAT);
        put.bytes(&[
            small(self.layout.holes()),
            small(self.layout.step() as usize),
            small(self.layout.most_seeds() as usize),
            small(self.label.len()),
        ]);
        put.bytes(self.rules.as_bytes());
        put.u32(u32::try_from(block::VALUES).expect("a block is small"));
        put.bytes(self.label.as_bytes());
        sealed(bytes)
    }

    pub(crate) fn from_bytes(bytes: &[u8; Self::LENGTH]) -> Result<Self, NoHeader> {
        let mut get = Get(bytes);
        if get.bytes::<8>() != MAGIC {
            return Err(NoHeader::OtherMagic);
        }
        let version = get.u32();
        if version != FORMAT {
            return Err(NoHeader::OtherVersion(version));
        }
        if !is_sealed(bytes) {
            return Err(NoHeader::Damaged);
        }
        let [holes, step, most, label] = get.bytes();
        let rules = Digest::from(get.bytes::<32>());
        let values = get.u32();
        let label = get
            .0
            .get(..label.into())
            .and_then(|label| core::str::from_utf8(label).ok());
        let possible = (1..=16).contains(&holes) && (1..=2).contains(&step);
        match (possible, label) {
            (true, Some(label)) if values as usize == block::VALUES => Ok(Self {
                layout: Layout::of(holes, step, most.into()).map_err(|_| NoHeader::Damaged)?,
                rules,
                label: label.to_owned(),
            }),
            _ => Err(NoHeader::Damaged),
        }
    }
}

/// Where a layer's parts stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LayerEntry {
    pub(crate) seeds: u32,
    /// The checksum of the histogram and the block index together.
    pub(crate) summary_crc: u32,
    pub(crate) positions: u64,
    /// Where its blocks begin.
    pub(crate) blocks: u64,
    /// Where its histogram begins; the block index follows at once.
    pub(crate) summary: u64,
    /// Where it ends.
    pub(crate) end: u64,
}

impl LayerEntry {
    pub(crate) const LENGTH: usize = 44;

    pub(crate) fn to_bytes(self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        let mut put = Put(&mut bytes);
        put.u32(self.seeds);
        put.u32(self.summary_crc);
        for number in [self.positions, self.blocks, self.summary, self.end] {
            put.u64(number);
        }
        sealed(bytes)
    }

    /// The entry, if it is one and whole.
    pub(crate) fn from_bytes(bytes: &[u8; Self::LENGTH]) -> Option<Self> {
        let mut get = Get(bytes);
        is_sealed(bytes).then(|| Self {
            seeds: get.u32(),
            summary_crc: get.u32(),
            positions: get.u64(),
            blocks: get.u64(),
            summary: get.u64(),
            end: get.u64(),
        })
    }

    /// Whether it is the entry of a layer that begins at this place and has the parts it must have.
    pub(crate) fn fits(&self, layout: &Layout, seeds: u32, begin: u64) -> bool {
        let positions = layout.positions(seeds);
        let index = block::count(positions) * BlockEntry::LENGTH as u64;
        self.seeds == seeds
            && self.positions == positions
            && self.blocks == begin
            && self.summary >= begin
            && self.summary.checked_add(histogram_length(seeds) + index) == Some(self.end)
    }
}

/// Where a block stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockEntry {
    pub(crate) from: u64,
    pub(crate) length: u32,
    pub(crate) crc: u32,
}

impl BlockEntry {
    pub(crate) const LENGTH: usize = 16;

    pub(crate) fn to_bytes(self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        let mut put = Put(&mut bytes);
        put.u64(self.from);
        put.u32(self.length);
        put.u32(self.crc);
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8; Self::LENGTH]) -> Self {
        let mut get = Get(bytes);
        Self {
            from: get.u64(),
            length: get.u32(),
            crc: get.u32(),
        }
    }
}

/// How many positions of a layer have each value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    seeds: i16,
    counts: Vec<u64>,
}

impl Histogram {
    /// The histogram of a layer before any of its values is counted.
    pub(crate) fn new(seeds: u32) -> Self {
        Self {
            seeds: signed(seeds),
            counts: vec![0; 2 * seeds as usize + 1],
        }
    }

    /// Counts a value, if it is possible in this layer.
    pub(crate) fn count(&mut self, value: i16) {
        let index = usize::try_from(value + self.seeds).ok();
        if let Some(count) = index.and_then(|index| self.counts.get_mut(index)) {
            *count += 1;
        }
    }

    /// Adds the counts of another histogram of the same layer.
    pub(crate) fn add(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// The values that occur, from the lowest, and how many positions have each.
    pub fn values(&self) -> impl Iterator<Item = (i16, u64)> {
        (-self.seeds..=self.seeds)
            .zip(self.counts.iter().copied())
            .filter(|&(_, count)| count > 0)
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.counts
            .iter()
            .flat_map(|count| count.to_le_bytes())
            .collect()
    }

    pub(crate) fn from_bytes(seeds: u32, bytes: &[u8]) -> Self {
        let mut get = Get(bytes);
        let mut histogram = Self::new(seeds);
        histogram.counts.fill_with(|| get.u64());
        histogram
    }
}

/// How many bytes the histogram of a layer takes.
pub(crate) const fn histogram_length(seeds: u32) -> u64 {
    8 * (2 * seeds as u64 + 1)
}

/// Writes the checksum of all bytes before them into the last four.
fn sealed<const LENGTH: usize>(mut bytes: [u8; LENGTH]) -> [u8; LENGTH] {
    let crc = crc32fast::hash(&bytes[..LENGTH - 4]);
    bytes[LENGTH - 4..].copy_from_slice(&crc.to_le_bytes());
    bytes
}

fn is_sealed<const LENGTH: usize>(bytes: &[u8; LENGTH]) -> bool {
    sealed(*bytes) == *bytes
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("the layout and the label are small")
}

/// Writes numbers one after the other.
struct Put<'a>(&'a mut [u8]);

impl Put<'_> {
    fn bytes(&mut self, bytes: &[u8]) {
        let (here, rest) = core::mem::take(&mut self.0).split_at_mut(bytes.len());
        here.copy_from_slice(bytes);
        self.0 = rest;
    }

    fn u32(&mut self, number: u32) {
        self.bytes(&number.to_le_bytes());
    }

    fn u64(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }
}

/// Reads numbers one after the other; zeros where there are no bytes left.
struct Get<'a>(&'a [u8]);

impl Get<'_> {
    fn bytes<const LENGTH: usize>(&mut self) -> [u8; LENGTH] {
        match self.0.split_first_chunk() {
            Some((bytes, rest)) => {
                self.0 = rest;
                *bytes
            }
            None => [0; LENGTH],
        }
    }

    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.bytes())
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.bytes())
    }
}
