//! A small network that estimates positions, learned by `cargo xtask train`.
//!
//! Every hole and number of seeds has a row of [`LANES`] weights; the rows of a board are added up. All
//! lanes but the last are then cut off below 0 and above [`CEILING`], weighed, and added to the last,
//! which is the part of the estimate that is a plain sum over the holes. How they are weighed depends on
//! how many seeds are left. Everything is whole numbers, so that it is the same on every machine.

use core::fmt;

use kuzhi_core::{Position, Seat};

use crate::engine::Estimate;

/// The weights of one game.
#[derive(Clone)]
pub struct Network {
    holes: usize,
    /// The rows of weights, [`COUNTS`] for each hole, the mover's holes first.
    rows: Box<[Row]>,
    /// What is added to the rows of every board.
    base: Row,
    /// How the lanes are weighed, by the seeds that are left; the last is added.
    outputs: [Row; STAGES],
}

/// A network is a row of so many numbers for each hole and number of seeds.
pub const LANES: usize = 16;

/// Numbers of seeds that are told apart, 0 among them; more count as the last.
pub const COUNTS: usize = 24;

/// How many ways of weighing there are.
pub const STAGES: usize = 8;

/// The most that a lane counts: not quite two, in 64ths.
pub const CEILING: i16 = 127;

/// One row of weights.
pub type Row = [i16; LANES];

/// What a file of weights begins with.
const MAGIC: [u8; 8] = *b"KUZHINET";

/// The bytes before the weights: the magic, the digest of the rules and the holes of a row.
const HEAD: usize = MAGIC.len() + 32 + 1;

/// No weight of a board is larger, so that sums of rows fit.
pub const LARGEST: i16 = 1000;

/// Why bytes are not the weights of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoNetwork {
    /// They do not begin as a file of weights does.
    NotWeights,
    /// They were learned for other rules.
    OtherRules,
    /// There are too few of them, or too many, or the weights are too large.
    Damaged,
}

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotWeights => "this is not a file of weights; `cargo xtask train` makes one",
            Self::OtherRules => "these weights were learned for other rules; train them again",
            Self::Damaged => "this file of weights is damaged; train it again",
        })
    }
}

impl core::error::Error for NoNetwork {}

impl Network {
    /// Reads weights, which must have been learned for rules with this play digest.
    ///
    /// # Errors
    ///
    /// Says why the bytes are not such weights.
    pub fn read(bytes: &[u8], digest: &[u8; 32]) -> Result<Self, NoNetwork> {
        let (head, weights) = bytes.split_at_checked(HEAD).ok_or(NoNetwork::NotWeights)?;
        if head[..MAGIC.len()] != MAGIC {
            return Err(NoNetwork::NotWeights);
        }
        if head[MAGIC.len()..HEAD - 1] != *digest {
            return Err(NoNetwork::OtherRules);
        }
        let holes = usize::from(head[HEAD - 1]);
        let rows = 2 * holes * COUNTS;
        if holes == 0 || holes > 16 || weights.len() != 2 * LANES * (rows + 1 + STAGES) {
            return Err(NoNetwork::Damaged);
        }
        let (pairs, _) = weights.as_chunks::<2>();
        let numbers: Vec<i16> = pairs.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        let (all, _) = numbers.as_chunks::<LANES>();
        let mut outputs = [[0; LANES]; STAGES];
        outputs.copy_from_slice(&all[rows + 1..]);
        let within = |row: &Row| {
            row.iter()
                .all(|weight| (-LARGEST..=LARGEST).contains(weight))
        };
        if !all[..=rows].iter().all(within) {
            return Err(NoNetwork::Damaged);
        }
        Ok(Self {
            holes,
            rows: all[..rows].into(),
            base: all[rows],
            outputs,
        })
    }

    /// Writes weights: the rows of all holes, the base, and how the lanes are weighed.
    pub fn write(digest: &[u8; 32], holes: u8, rows: &[Row]) -> Vec<u8> {
        let numbers = rows.iter().flatten();
        MAGIC
            .iter()
            .chain(digest)
            .chain(&[holes])
            .copied()
            .chain(numbers.flat_map(|weight| weight.to_le_bytes()))
            .collect()
    }

    /// The sum of the rows of a board.
    // In a function of its own its lanes stay together, eight in a register.
    #[inline(never)]
    fn sum(&self, position: &Position) -> Row {
        let board = position.board().as_array();
        let (own, other) = match position.mover() {
            Seat::South => (0, self.holes),
            Seat::North => (self.holes, 0),
        };
        let (near, far) = self.rows.split_at(self.holes * COUNTS);
        let mut sum = self.base;
        add(&mut sum, &board[own..own + self.holes], near);
        add(&mut sum, &board[other..other + self.holes], far);
        sum
    }
}

/// Adds the rows of some holes that hold these seeds.
#[inline]
fn add(sum: &mut Row, seeds: &[u8], rows: &[Row]) {
    for (&seeds, rows) in seeds.iter().zip(rows.as_chunks::<COUNTS>().0) {
        let weights = &rows[usize::from(seeds).min(COUNTS - 1)];
        for (lane, weight) in sum.iter_mut().zip(weights) {
            *lane += weight;
        }
    }
}

impl Estimate for Network {
    fn points(&self, position: &Position) -> i16 {
        let mut sum = self.sum(position);
        let stage = (position.board().total() / 16) as usize;
        let output = &self.outputs[stage.min(STAGES - 1)];
        let plain = i32::from(sum[LANES - 1]) + i32::from(output[LANES - 1]);
        // All lanes are weighed alike, several at a time; the plain one counts for nothing there.
        sum[LANES - 1] = 0;
        let weighed = sum.iter().zip(output).map(|(lane, weight)| {
            let lane = (*lane).clamp(0, CEILING);
            i32::from(lane) * i32::from(*weight)
        });
        let points = plain * PLAIN + weighed.sum::<i32>();
        i16::try_from(points >> SHIFT).unwrap_or(0)
    }
}

/// A lane times its weight is in so many bits' parts of a point: 64ths times 32nds.
const SHIFT: u32 = 11;

/// The plain lane is in 64ths of a seed, fourths of a point.
const PLAIN: i32 = 1 << (SHIFT - 2);
