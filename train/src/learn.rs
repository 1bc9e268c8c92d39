//! Learning: weights that come as near as possible to what search and play say, by gradient descent.

use kuzhi_core::SplitMix;
use kuzhi_search::network::{CEILING, COUNTS, LANES, LARGEST, Network, Row, STAGES};

/// What is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A sum over the holes, each weighed by its place and seeds.
    Linear,
    /// The same and a layer of hidden lanes.
    Network,
}

/// A board with what it is worth to the player to move, in seeds.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// The row of weights of every hole.
    pub(crate) rows: Vec<u16>,
    pub(crate) seeds: u32,
    pub(crate) worth: f32,
}

/// How often all samples are gone through.
const EPOCHS: u32 = 10;

/// How far the first steps go.
const RATE: f32 = 0.03;

/// Errors beyond so many seeds pull no harder.
const PULL: f32 = 4.0;

type Lanes = [f32; LANES];

/// A number that is learned, with the squares of what pulled at it so far: what was pulled at often moves
/// less (J. Duchi and others, "Adaptive subgradient methods for online learning", 2011).
#[derive(Clone, Copy)]
struct Weights {
    now: Lanes,
    pulled: Lanes,
}

impl Weights {
    fn pull(&mut self, by: &Lanes, rate: f32) {
        for ((now, pulled), by) in self.now.iter_mut().zip(&mut self.pulled).zip(by) {
            *pulled += by * by;
            *now -= rate * by / (pulled.sqrt() + 1e-6);
        }
    }
}

/// A network of numbers that are not whole yet.
pub(crate) struct Learner {
    form: Form,
    rows: Vec<Weights>,
    base: Weights,
    outputs: Vec<Weights>,
}

impl Learner {
    pub(crate) fn new(form: Form, holes: usize, random: &mut SplitMix) -> Self {
        let mut weights = |most: f32| {
            let mut now = [0.0; LANES];
            for lane in &mut now[..LANES - 1] {
                *lane = most * (random.below(2001) as f32 / 1000.0 - 1.0);
            }
            Weights {
                now,
                pulled: [0.1; LANES],
            }
        };
        let rows = (0..2 * holes * COUNTS).map(|_| weights(0.15)).collect();
        let mut base = weights(0.1);
        base.now[..LANES - 1]
            .iter_mut()
            .for_each(|lane| *lane += 0.7);
        let output = weights(if form == Form::Linear { 0.0 } else { 1.0 });
        Self {
            form,
            rows,
            base,
            outputs: vec![output; STAGES],
        }
    }

    /// Goes through all samples again and again, but for every twentieth, of which it gives the error.
    pub(crate) fn learn(&mut self, samples: &[Sample], random: &mut SplitMix) -> f32 {
        let mut order: Vec<usize> = (0..samples.len()).filter(|index| index % 20 != 0).collect();
        for epoch in 0..EPOCHS {
            for index in (1..order.len()).rev() {
                let other = random.below(u32::try_from(index + 1).unwrap_or(u32::MAX));
                order.swap(index, other as usize);
            }
            let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
            for &index in &order {
                self.step(&samples[index], rate);
            }
        }
        let left_out = || samples.iter().step_by(20);
        let squares: f32 = left_out()
            .map(|one| (self.worth(one) - one.worth).powi(2))
            .sum();
        (squares / left_out().count().max(1) as f32).sqrt()
    }

    fn sum(&self, sample: &Sample) -> Lanes {
        let mut sum = self.base.now;
        for &row in &sample.rows {
            let row = &self.rows[usize::from(row)].now;
            sum.iter_mut()
                .zip(row)
                .for_each(|(lane, weight)| *lane += weight);
        }
        sum
    }

    fn worth(&self, sample: &Sample) -> f32 {
        let sum = self.sum(sample);
        let output = &self.outputs[stage(sample)].now;
        let hidden = sum[..LANES - 1].iter().zip(output);
        let hidden: f32 = hidden
            .map(|(lane, weight)| lane.clamp(0.0, most()) * weight)
            .sum();
        sum[LANES - 1] + output[LANES - 1] + hidden
    }

    fn step(&mut self, sample: &Sample, rate: f32) {
        let error = (self.worth(sample) - sample.worth).clamp(-PULL, PULL);
        let sum = self.sum(sample);
        let output = &mut self.outputs[stage(sample)];
        let (mut on_rows, mut on_output) = ([0.0; LANES], [0.0; LANES]);
        if self.form == Form::Network {
            for lane in 0..LANES - 1 {
                on_output[lane] = error * sum[lane].clamp(0.0, most());
                let inside = sum[lane] > 0.0 && sum[lane] < most();
                on_rows[lane] = if inside {
                    error * output.now[lane]
                } else {
                    0.0
                };
            }
        }
        (on_rows[LANES - 1], on_output[LANES - 1]) = (error, error);
        output.pull(&on_output, rate);
        self.base.pull(&on_rows, rate);
        for &row in &sample.rows {
            self.rows[usize::from(row)].pull(&on_rows, rate);
        }
    }

    /// The weights as whole numbers, as a file.
    pub(crate) fn write(&self, digest: &[u8; 32], holes: u8) -> Vec<u8> {
        let inner = self.rows.iter().chain([&self.base]);
        let inner = inner.map(|row| row.now.map(|weight| whole(weight * 64.0, LARGEST)));
        let outputs = self.outputs.iter().map(|output| {
            let mut row = output.now.map(|weight| whole(weight * 512.0, i16::MAX));
            row[LANES - 1] = whole(output.now[LANES - 1] * 64.0, i16::MAX);
            row
        });
        let rows: Vec<Row> = inner.chain(outputs).collect();
        Network::write(digest, holes, &rows)
    }
}

fn stage(sample: &Sample) -> usize {
    (sample.seeds / 16) as usize % STAGES
}

fn most() -> f32 {
    f32::from(CEILING) / 64.0
}

#[expect(clippy::cast_possible_truncation, reason = "it is cut off beforehand")]
fn whole(number: f32, most: i16) -> i16 {
    number.round().clamp(-f32::from(most), f32::from(most)) as i16
}
