//! Taking times: several pieces of work in turn, again and again, so that a slow spell of the machine
//! falls on all of them. Processor time is taken where the system tells it, wall-clock time elsewhere.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// A piece of work, and the times that it took.
pub struct Timed<'w, T> {
    work: Box<dyn Fn() -> T + 'w>,
    seconds: Vec<f64>,
    result: Option<T>,
}

impl<'w, T: Copy + PartialEq + core::fmt::Debug> Timed<'w, T> {
    /// Work that has not been done yet.
    pub fn new(work: impl Fn() -> T + 'w) -> Self {
        Self {
            work: Box::new(work),
            seconds: Vec::new(),
            result: None,
        }
    }

    /// What it gave.
    ///
    /// # Panics
    ///
    /// If it has not been done.
    pub fn result(&self) -> T {
        self.result.expect("work that was done")
    }

    /// The median of its times.
    ///
    /// # Panics
    ///
    /// If it has not been done.
    pub fn median(&self) -> f64 {
        median(self.seconds.clone())
    }

    /// How many times as long as this the other one took: the median over the runs, in each of which
    /// the two stood next to each other.
    ///
    /// # Panics
    ///
    /// If they have not been done.
    pub fn times_faster_than<U>(&self, other: &Timed<'_, U>) -> f64 {
        let ratios = other.seconds.iter().zip(&self.seconds);
        median(ratios.map(|(other, own)| other / own).collect())
    }
}

/// Work that can be done and timed, whatever it gives.
pub trait Run {
    /// Does it once more.
    ///
    /// # Panics
    ///
    /// If it does not give what it gave before.
    fn run(&mut self);
}

impl<T: Copy + PartialEq + core::fmt::Debug> Run for Timed<'_, T> {
    fn run(&mut self) {
        let (result, seconds) = timed(&self.work);
        assert_eq!(*self.result.get_or_insert(result), result, "the same work");
        self.seconds.push(seconds);
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "this is the clock of the benches"
)]
fn timed<T>(work: impl Fn() -> T) -> (T, f64) {
    let (started, cpu_before) = (Instant::now(), cpu_seconds());
    let result = black_box(work());
    let seconds = match (cpu_before, cpu_seconds()) {
        (Some(before), Some(after)) => after - before,
        _ => started.elapsed().as_secs_f64(),
    };
    (result, seconds)
}

/// How long this thread has had a processor, on systems that tell. Unlike the time on the wall it does
/// not grow while others are being served.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds).as_secs_f64())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 {
        values[middle]
    } else {
        f64::midpoint(values[middle - 1], values[middle])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let is = |values: &[f64], expected: f64| (median(values.to_vec()) - expected).abs() < 1e-12;
        assert!(is(&[3.0, 1.0, 2.0], 2.0));
        assert!(is(&[4.0, 1.0, 2.0, 3.0], 2.5));
    }
}
