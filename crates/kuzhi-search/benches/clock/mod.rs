//! The time that the processor spent.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// For how many seconds this thread has been running on a processor.
pub(crate) fn cpu_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time)
        .expect("a thread runs forwards")
        .as_secs_f64()
}
