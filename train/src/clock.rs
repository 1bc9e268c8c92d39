//! The time a thread has been running on a processor, which other work on the machine hardly disturbs.

use std::fs;

/// Seconds on a processor since this thread began.
pub(crate) fn seconds() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("a Linux system");
    let first = text.split(' ').next();
    let nanoseconds = first.and_then(|word| word.parse::<f64>().ok());
    nanoseconds.expect("nanoseconds") / 1e9
}
