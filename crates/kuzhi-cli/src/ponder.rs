//! Thinking in the background.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
};

/// Thinks on another thread while something is done on this one; what thinks is asked to stop as soon as
/// that is done, and has stopped when this returns.
pub(crate) fn while_doing<T>(
    something: impl FnOnce() -> T,
    think: impl FnOnce(&(dyn Fn() -> bool + Sync)) + Send,
) -> T {
    /// Set when it goes out of scope, so that a panic does not leave the other thread thinking.
    struct Done<'a>(&'a AtomicBool);

    impl Drop for Done<'_> {
        fn drop(&mut self) {
            self.0.store(true, Relaxed);
        }
    }

    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| think(&|| done.load(Relaxed)));
        let _done = Done(&done);
        something()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_ends_with_what_it_accompanies() {
        let thoughts = std::sync::Mutex::new(0_u64);
        let answer = while_doing(
            || 5,
            |stop| {
                while !stop() {
                    std::hint::spin_loop();
                }
                *thoughts.lock().expect("nobody else has it") += 1;
            },
        );
        assert_eq!((answer, *thoughts.lock().expect("it is over")), (5, 1));
    }
}
