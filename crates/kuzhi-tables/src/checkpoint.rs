//! Writing a table file layer by layer, so that a build can be taken up again.
//!
//! The file is written under another name and renamed when it is whole. A layer counts from the moment
//! when its entry in the directory is whole, which is written after everything else of the layer has
//! reached the disk. Whatever stands behind the last such layer is written anew.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    thread,
};

use crate::{
    block,
    format::{BlockEntry, Header, Histogram, LayerEntry},
    source::Source,
};

/// A table file that is not finished.
pub(crate) struct Checkpoint {
    file: File,
    name: PathBuf,
    target: PathBuf,
    header: Header,
    /// The layers that are whole, in order.
    done: Vec<LayerEntry>,
}

/// Why a file could not be begun or taken up again.
#[derive(Debug)]
pub(crate) enum NoCheckpoint {
    Io(io::Error),
    /// The file holds the beginning of another table.
    OfAnotherTable(PathBuf),
    /// Somebody else is writing it.
    InUse(PathBuf),
}

impl From<io::Error> for NoCheckpoint {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Checkpoint {
    /// Begins a file, or takes one up again.
    pub(crate) fn open(target: &Path, header: Header) -> Result<Self, NoCheckpoint> {
        let mut name = target.as_os_str().to_owned();
        name.push(".partial");
        let name = PathBuf::from(name);
        let mut options = OpenOptions::new();
        let file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&name)?;
        // Not every file system can lock; another error says nothing.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(NoCheckpoint::InUse(name));
        }
        let mut checkpoint = Self {
            file,
            name,
            target: target.to_owned(),
            header,
            done: Vec::new(),
        };
        checkpoint.take_up()?;
        Ok(checkpoint)
    }

    /// The file that is being written.
    pub(crate) fn name(&self) -> &Path {
        &self.name
    }

    /// Finds out what is there, and cuts off what is not whole.
    fn take_up(&mut self) -> Result<(), NoCheckpoint> {
        let header = self.header.to_bytes();
        let length = self.file.length()?;
        let mut begin = self.directory(self.header.layout.layers().count());
        // A file that was just begun may hold only a part of the header; anything else is somebody else's.
        let mut found = [0; Header::LENGTH];
        let there = length.min(Header::LENGTH as u64);
        let there = usize::try_from(there).map_err(io::Error::other)?;
        self.file.read_at(0, &mut found[..there])?;
        if found[..there] != header[..there] {
            return Err(NoCheckpoint::OfAnotherTable(self.name.clone()));
        }
        if length >= begin {
            for (number, seeds) in self.header.layout.layers().enumerate() {
                let mut bytes = [0; LayerEntry::LENGTH];
                self.file.read_at(self.directory(number), &mut bytes)?;
                match LayerEntry::from_bytes(&bytes) {
                    Some(entry)
                        if entry.fits(&self.header.layout, seeds, begin) && entry.end <= length =>
                    {
                        begin = entry.end;
                        self.done.push(entry);
                    }
                    _ => break,
                }
            }
        }
        let blank = self.directory(self.done.len());
        let rest = self.directory(self.header.layout.layers().count()) - blank;
        self.file.set_len(begin)?;
        self.write_at(0, &header)?;
        self.write_at(blank, &vec![0; usize::try_from(rest).unwrap_or(0)])?;
        Ok(())
    }

    /// Where the directory's entry with this number stands.
    #[expect(clippy::unused_self, reason = "reads as a question to the file")]
    const fn directory(&self, number: usize) -> u64 {
        (Header::LENGTH + number * LayerEntry::LENGTH) as u64
    }

    fn write_at(&mut self, from: u64, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(from))?;
        self.file.write_all(bytes)
    }

    /// The layers that are whole.
    pub(crate) fn done(&self) -> &[LayerEntry] {
        &self.done
    }

    /// The bytes written so far.
    pub(crate) const fn file(&self) -> &File {
        &self.file
    }

    /// Adds a layer; `values` gives the value of the position with a number.
    pub(crate) fn add(
        &mut self,
        seeds: u32,
        threads: usize,
        values: &(impl Fn(u64) -> i16 + Sync),
    ) -> io::Result<()> {
        let positions = self.header.layout.positions(seeds);
        let begin = match self.done.last() {
            Some(entry) => entry.end,
            None => self.directory(self.header.layout.layers().count()),
        };
        let mut histogram = Histogram::new(seeds);
        let mut index = Vec::new();
        let mut end = begin;
        self.file.seek(SeekFrom::Start(begin))?;
        let blocks: Vec<u64> = (0..block::count(positions)).collect();
        for group in blocks.chunks(threads.max(1) * BLOCKS_AT_ONCE) {
            for (packed, counted) in pack(group, (seeds, positions), threads, values)? {
                histogram.add(&counted);
                let entry = BlockEntry {
                    from: end,
                    length: u32::try_from(packed.len()).map_err(io::Error::other)?,
                    crc: crc32fast::hash(&packed),
                };
                self.file.write_all(&packed)?;
                end += packed.len() as u64;
                index.extend(entry.to_bytes());
            }
        }
        let summary = [histogram.to_bytes(), index].concat();
        self.file.write_all(&summary)?;
        self.file.sync_data()?;
        let entry = LayerEntry {
            seeds,
            summary_crc: crc32fast::hash(&summary),
            positions,
            blocks: begin,
            summary: end,
            end: end + summary.len() as u64,
        };
        self.write_at(self.directory(self.done.len()), &entry.to_bytes())?;
        self.file.sync_data()?;
        self.done.push(entry);
        Ok(())
    }

    /// Gives the finished file its name.
    pub(crate) fn finish(self) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.name, &self.target)
    }
}

/// How many blocks a thread packs before they are written.
const BLOCKS_AT_ONCE: usize = 32;

/// A packed block and the histogram of what is in it.
type Packed = (Vec<u8>, Histogram);

/// Packs some blocks of a layer, in order.
fn pack(
    blocks: &[u64],
    (seeds, positions): (u32, u64),
    threads: usize,
    values: &(impl Fn(u64) -> i16 + Sync),
) -> io::Result<Vec<Packed>> {
    let one = |&number: &u64| {
        let from = number * block::VALUES as u64;
        let count = block::length(number, positions) as u64;
        let mut histogram = Histogram::new(seeds);
        let mut small = Vec::with_capacity(block::VALUES);
        for value in (from..from + count).map(values) {
            histogram.count(value);
            small.push(i8::try_from(value).map_err(io::Error::other)?);
        }
        Ok((block::pack(&small)?, histogram))
    };
    let share = blocks.len().div_ceil(threads.max(1)).max(1);
    thread::scope(|scope| {
        let workers: Vec<_> = blocks
            .chunks(share)
            .map(|blocks| scope.spawn(move || blocks.iter().map(one).collect::<Vec<_>>()))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("packing does not panic"))
            .collect()
    })
}
