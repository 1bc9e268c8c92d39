//! A transposition table as bytes, so that a search can be taken up again another day.
//!
//! Only what is occupied is kept, entry by entry, and put into a table of any size when it is read. All
//! numbers are little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `KUZHISRC` |
//! | 4 | version of the format: 3 |
//! | 4 | the closed holes, a bit for each |
//! | 32 | play digest of the rules |
//! | 8 | number of entries |
//! | 8 | bytes of memory of the table that they were in |
//! | 8 | checksum of all before, so that damaged numbers are not believed |
//! | 16 each | an entry: the number of its board, and what is known of it |
//! | 8 | checksum of all before |

use core::fmt;
use std::sync::atomic::Ordering::Relaxed;

use kuzhi_core::HoleSet;

use crate::{
    memory::{Bucket, WAYS},
    table::{Entry, Table},
};

/// What a search was about: its results are of no use to any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The play digest of the rules.
    pub rules: [u8; 32],
    /// The holes that are closed.
    pub closed: HoleSet,
}

/// Why bytes are not taken for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept<E> {
    /// They cannot be read.
    Input(E),
    /// They are something else, or of another version of the format.
    NotATable,
    /// They are of a search under other rules.
    OtherRules {
        /// The play digest of those rules.
        rules: [u8; 32],
    },
    /// They are of a search with other holes closed.
    OtherHoles,
    /// They do not fit their checksum.
    Damaged,
}

/// What was read of a table that was handed out.
#[derive(Debug)]
pub struct Restored {
    /// The table.
    pub table: Table,
    /// How many boards were handed out.
    pub boards: u64,
    /// How many of them found no room, because others had taken the places that they share.
    pub lost: u64,
}

const MAGIC: [u8; 8] = *b"KUZHISRC";
const VERSION: u32 = 3;

/// Stands for an entry that cannot be kept; no board has this number.
const NO_BOARD: u64 = u64::MAX;

/// How many entries are handed over at a time.
const AT_A_TIME: usize = 4096;

impl Table {
    /// Hands out what has been found out, piece by piece. Searches may go on meanwhile: what they find out
    /// may or may not be part of it.
    ///
    /// # Errors
    ///
    /// The first one that `out` gives.
    pub fn write<E>(
        &self,
        subject: &Subject,
        out: &mut dyn FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut sum = Checksum::default();
        let mut send = |bytes: &[u8]| {
            sum.add(bytes);
            out(bytes)
        };
        let count = self.entries().count();
        send(&header(subject, count as u64, self.size()))?;
        let mut piece = Vec::with_capacity(16 * AT_A_TIME);
        // What is occupied stays so; there may only be more by now.
        for (key, word) in self.entries().take(count) {
            piece.extend_from_slice(&key.to_le_bytes());
            piece.extend_from_slice(&word.to_le_bytes());
            if piece.len() == 16 * AT_A_TIME {
                send(&piece)?;
                piece.clear();
            }
        }
        send(&piece)?;
        let sum = sum.0;
        out(&sum.to_le_bytes())
    }

    /// What is occupied: the numbers of boards, and what is known of them. An entry that another thread is
    /// just writing is one of no board.
    fn entries(&self) -> impl Iterator<Item = (u64, u64)> {
        let slots = self.buckets().iter().flat_map(|bucket| {
            let slots = bucket.0.iter();
            slots.map(move |slot| (bucket, slot))
        });
        slots.filter_map(|(bucket, [check, word])| {
            let (check, word) = (check.load(Relaxed), word.load(Relaxed));
            let key = check ^ word;
            if !Entry::is_one(word) {
                None
            } else if self.is_place_of(key, bucket) {
                Some((key, word))
            } else {
                Some((NO_BOARD, Entry::NOTHING))
            }
        })
    }

    /// How many bytes of memory there are.
    fn size(&self) -> u64 {
        size_of_val(self.buckets()) as u64
    }
}

/// A table that was handed out before, of which only the head has been read.
#[derive(Debug)]
pub struct Kept {
    entries: u64,
    made_with: u64,
    sum: Checksum,
}

impl Kept {
    /// Whether a table that was handed out may begin like this, be it whole or not.
    pub fn may_begin_with(bytes: &[u8]) -> bool {
        let length = bytes.len().min(MAGIC.len());
        bytes[..length] == MAGIC[..length]
    }

    /// Reads the head of what was handed out. `fill` fills the piece that it is given with the bytes that
    /// come next.
    ///
    /// # Errors
    ///
    /// Says why the bytes are not those of a table for this subject.
    pub fn begin<E>(
        subject: &Subject,
        fill: &mut dyn FnMut(&mut [u8]) -> Result<(), E>,
    ) -> Result<Self, NotKept<E>> {
        let mut sum = Checksum::default();
        let mut head = [0; HEADER];
        fill(&mut head).map_err(NotKept::Input)?;
        sum.add(&head);
        check(&head, subject)?;
        let kept = Self {
            entries: number(&head[48..56]),
            made_with: number(&head[56..64]),
            sum,
        };
        if kept.needed() > kept.made_with {
            return Err(NotKept::Damaged);
        }
        Ok(kept)
    }

    /// The bytes of memory of the table that was handed out. In as many, or in a multiple of them, no
    /// board loses its place.
    pub const fn made_with(&self) -> u64 {
        self.made_with
    }

    /// The least memory, in bytes, in which there are as many places as entries. Some may still lose
    /// theirs, since not every entry can stand in every place.
    pub const fn needed(&self) -> u64 {
        let buckets = self.entries.div_ceil(WAYS as u64);
        buckets.saturating_mul(size_of::<Bucket>() as u64)
    }

    /// A table of so many bytes of memory with what was handed out, as far as it has room. `fill` goes on
    /// where it was.
    ///
    /// # Errors
    ///
    /// Says why the bytes are not those of a table.
    pub fn read<E>(
        self,
        bytes: usize,
        fill: &mut dyn FnMut(&mut [u8]) -> Result<(), E>,
    ) -> Result<Restored, NotKept<E>> {
        let (mut sum, mut left) = (self.sum, self.entries);
        let table = Table::new(bytes);
        let mut boards: u64 = 0;
        let mut piece = vec![0; 16 * AT_A_TIME];
        while left > 0 {
            let count = usize::try_from(left).map_or(AT_A_TIME, |left| left.min(AT_A_TIME));
            let piece = &mut piece[..16 * count];
            fill(piece).map_err(NotKept::Input)?;
            sum.add(piece);
            for entry in piece.chunks_exact(16) {
                let (key, word) = (number(&entry[..8]), number(&entry[8..]));
                if !Entry::is_one(word) {
                    return Err(NotKept::Damaged);
                }
                if key != NO_BOARD {
                    // Two threads may have noted one board at once.
                    boards += u64::from(table.get(key).is_none());
                    table.put(key, Entry::unpack(word));
                }
            }
            left -= count as u64;
        }
        let mut end = [0; 8];
        fill(&mut end).map_err(NotKept::Input)?;
        if u64::from_le_bytes(end) != sum.0 {
            return Err(NotKept::Damaged);
        }
        let lost = boards.saturating_sub(table.entries().count() as u64);
        Ok(Restored {
            table,
            boards,
            lost,
        })
    }
}

const HEADER: usize = 8 + 4 + 4 + 32 + 8 + 8 + 8;

fn header(subject: &Subject, entries: u64, bytes: u64) -> [u8; HEADER] {
    let mut head = [0; HEADER];
    head[..8].copy_from_slice(&MAGIC);
    head[8..12].copy_from_slice(&VERSION.to_le_bytes());
    head[12..16].copy_from_slice(&subject.closed.bits().to_le_bytes());
    head[16..48].copy_from_slice(&subject.rules);
    head[48..56].copy_from_slice(&entries.to_le_bytes());
    head[56..64].copy_from_slice(&bytes.to_le_bytes());
    let sum = checksum_of(&head);
    head[64..].copy_from_slice(&sum.to_le_bytes());
    head
}

/// The checksum of a header, which stands at its end.
fn checksum_of(head: &[u8; HEADER]) -> u64 {
    let mut sum = Checksum::default();
    sum.add(&head[..64]);
    sum.0
}

/// Whether it is a header for this subject.
fn check<E>(head: &[u8; HEADER], subject: &Subject) -> Result<(), NotKept<E>> {
    let expected = header(subject, 0, 0);
    if head[..12] != expected[..12] {
        return Err(NotKept::NotATable);
    }
    if number(&head[64..]) != checksum_of(head) {
        return Err(NotKept::Damaged);
    }
    if head[16..48] != expected[16..48] {
        let mut rules = [0; 32];
        rules.copy_from_slice(&head[16..48]);
        return Err(NotKept::OtherRules { rules });
    }
    if head[12..16] != expected[12..16] {
        return Err(NotKept::OtherHoles);
    }
    Ok(())
}

fn number(bytes: &[u8]) -> u64 {
    bytes.try_into().map_or(0, u64::from_le_bytes)
}

/// A checksum against damage: each word changes everything that follows.
#[derive(Debug)]
struct Checksum(u64);

impl Default for Checksum {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Checksum {
    /// Adds bytes, in pieces whose lengths are multiples of eight.
    fn add(&mut self, bytes: &[u8]) {
        for word in bytes.chunks(8) {
            let mixed = (self.0 ^ number(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            self.0 = mixed ^ (mixed >> 29);
        }
    }
}

impl<E: fmt::Display> fmt::Display for NotKept<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(error) => write!(f, "cannot be read: {error}"),
            Self::NotATable => f.write_str("is not a search that was kept by this version"),
            Self::OtherRules { rules } => {
                f.write_str("is a search under other rules, with the play digest ")?;
                rules.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
            Self::OtherHoles => f.write_str("is a search with other holes closed"),
            Self::Damaged => f.write_str("is damaged: it does not fit its checksum"),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> core::error::Error for NotKept<E> {}

#[cfg(test)]
mod tests {
    use kuzhi_core::{Game, Position};

    use super::*;
    use crate::{engine::Engine, limits::Limits, solve::solve};

    const SUBJECT: Subject = Subject {
        rules: [7; 32],
        closed: HoleSet::EMPTY,
    };

    fn game() -> (Game, Position) {
        let built_in = kuzhi_rules::built_in::find("pallankuzhi").expect("a built-in game");
        let rules = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
        let game = Game::new(&rules.standard).expect("rules that make sense");
        let start = game.start();
        (game, start)
    }

    fn kept(table: &Table) -> Vec<u8> {
        let mut bytes = Vec::new();
        table
            .write(&SUBJECT, &mut |piece| {
                bytes.extend_from_slice(piece);
                Ok::<(), ()>(())
            })
            .expect("nothing can fail");
        bytes
    }

    fn read(mut bytes: &[u8], subject: &Subject) -> Result<Table, NotKept<()>> {
        let mut fill = |piece: &mut [u8]| {
            let (first, rest) = bytes.split_at_checked(piece.len()).ok_or(())?;
            piece.copy_from_slice(first);
            bytes = rest;
            Ok(())
        };
        Ok(restored(&mut fill, subject, 1 << 20)?.table)
    }

    fn restored<E>(
        fill: &mut dyn FnMut(&mut [u8]) -> Result<(), E>,
        subject: &Subject,
        bytes: usize,
    ) -> Result<Restored, NotKept<E>> {
        Kept::begin(subject, fill)?.read(bytes, fill)
    }

    #[test]
    fn what_was_found_out_need_not_be_found_out_again() {
        let (game, start) = game();
        let kernel = game.kernel(HoleSet::EMPTY);
        let table = Table::new(1 << 22);
        let first = solve(Engine::new(&kernel, &table), &start, Limits::NONE).expect("solvable");
        let table = read(&kept(&table), &SUBJECT).expect("what was written");
        let again = solve(Engine::new(&kernel, &table), &start, Limits::NONE).expect("solvable");
        assert_eq!((again.value, &again.moves), (first.value, &first.moves));
        assert!(again.nodes < first.nodes / 10, "{again:?}");
    }

    #[test]
    fn a_table_can_be_kept_while_searches_go_on() {
        let (game, start) = game();
        let kernel = game.kernel(HoleSet::EMPTY);
        let whole = Table::new(1 << 22);
        let value = |table: &Table| {
            let solution = solve(Engine::new(&kernel, table), &start, Limits::NONE);
            solution.expect("solvable").moves
        };
        let expected = value(&whole);
        let table = Table::new(1 << 16);
        std::thread::scope(|scope| {
            let searches: Vec<_> = (0..2).map(|_| scope.spawn(|| value(&table))).collect();
            let mut times = 0;
            while times == 0 || searches.iter().any(|search| !search.is_finished()) {
                let kept = read(&kept(&table), &SUBJECT).expect("what was written");
                if times < 3 {
                    assert_eq!(value(&kept), expected);
                }
                times += 1;
            }
        });
    }

    #[test]
    fn what_is_half_written_is_left_out() {
        let table = Table::new(1 << 12);
        for key in 0..20 {
            table.put(key, Entry::unpack(1 << 63));
        }
        let torn = table.buckets().iter().flat_map(|bucket| &bucket.0);
        let torn = torn.filter(|slot| Entry::is_one(slot[1].load(Relaxed)));
        // What is left of the check of another entry.
        torn.take(5).for_each(|slot| slot[0].store(77_777, Relaxed));
        let again = read(&kept(&table), &SUBJECT).expect("what was written");
        let known = (0..20).filter(|&key| again.get(key).is_some()).count();
        assert_eq!(known, 15);
        assert!(again.get(NO_BOARD).is_none());
    }

    #[test]
    fn a_kept_search_tells_how_much_memory_it_needs() {
        let table = Table::new(1 << 12);
        for key in 0..5 {
            table.put(key, Entry::unpack(1 << 63));
        }
        let bytes = kept(&table);
        let mut rest = &bytes[..];
        let head = Kept::begin(&SUBJECT, &mut |piece| {
            std::io::Read::read_exact(&mut rest, piece)
        });
        let head = head.expect("what was written");
        assert_eq!((head.made_with(), head.needed()), (1 << 12, 128));
        for begun in [&b""[..], b"KUZ", &bytes] {
            assert!(Kept::may_begin_with(begun));
        }
        assert!(!Kept::may_begin_with(b"KUZHITBL"));
    }

    #[test]
    fn boards_that_find_no_room_are_counted() {
        let table = Table::new(1 << 12);
        (0..200).for_each(|key| table.put(key, Entry::unpack(1 << 63)));
        let bytes = kept(&table);
        let boards = table.entries().count() as u64;
        let with = |bytes_of_memory| {
            let mut rest = &bytes[..];
            let mut fill = |piece: &mut [u8]| std::io::Read::read_exact(&mut rest, piece);
            let all = restored(&mut fill, &SUBJECT, bytes_of_memory).expect("what was written");
            let there = all.table.entries().count() as u64;
            assert_eq!((all.boards, there + all.lost), (boards, boards));
            all.lost
        };
        for multiple in 1..4 {
            assert_eq!(with(multiple << 12), 0, "{multiple}");
        }
        assert!(with(3 << 10) > 0 && with(1 << 10) > with(3 << 10));
    }

    /// Numbers that nothing vouches for are not believed, however large they are.
    #[test]
    fn a_damaged_size_is_damage() {
        let table = Table::new(1 << 12);
        table.put(5, Entry::unpack(1 << 63));
        let mut bytes = kept(&table);
        for place in 48..64 {
            bytes[place] ^= 0x55;
            assert_eq!(read(&bytes, &SUBJECT).err(), Some(NotKept::Damaged));
            bytes[place] ^= 0x55;
        }
        // More entries than there was memory for, with the right checksum.
        bytes[..HEADER].copy_from_slice(&header(&SUBJECT, 1 << 40, 1 << 12));
        assert_eq!(read(&bytes, &SUBJECT).err(), Some(NotKept::Damaged));
    }

    #[test]
    fn other_bytes_are_refused() {
        let table = Table::new(1 << 12);
        table.put(5, Entry::unpack(1 << 63));
        let bytes = kept(&table);
        assert!(read(&bytes, &SUBJECT).is_ok());
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert!(read(&damaged, &SUBJECT).is_err(), "{place}");
            assert!(read(&bytes[..place], &SUBJECT).is_err(), "{place}");
        }
        let closed = [kuzhi_core::Hole::new(3).expect("a hole")]
            .into_iter()
            .collect();
        let other_holes = Subject { closed, ..SUBJECT };
        assert_eq!(read(&bytes, &other_holes).err(), Some(NotKept::OtherHoles));
        let rules = [8; 32];
        let other_rules = Subject { rules, ..SUBJECT };
        let refused = NotKept::OtherRules { rules: [7; 32] };
        assert_eq!(read(&bytes, &other_rules).err(), Some(refused));
    }
}
