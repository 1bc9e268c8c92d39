//! Watching over long work: it is stopped by Ctrl-C, by being asked to end, or when its time is up, and says on a terminal how
//! far it is.

use std::{
    io::{self, IsTerminal as _, Write as _},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use crate::{clock, screen};

/// Whether work should stop, and what is shown while it goes on.
///
/// The first Ctrl-C asks the work to stop; a second one ends the program.
pub(crate) struct Watch {
    interruption: Interruption,
    begun: Instant,
    deadline: Option<Instant>,
    /// When a search that is to be looked at once more before the time is up has to stop.
    early: Option<Instant>,
    asked: AtomicU64,
    line: Option<Mutex<Line>>,
}

/// The line that is shown on a terminal.
struct Line {
    text: String,
    shown: Option<Instant>,
}

/// Searches ask after every so many nodes whether to stop.
const NODES_A_TIME: u64 = 1024;

/// How long a last look may take after an interruption.
const LAST_LOOK: Duration = Duration::from_millis(300);

/// How much of a time is left for a last look: an eighth, but ten seconds at the most.
fn share(time: Duration) -> Duration {
    (time / 8).min(Duration::from_secs(10))
}

/// The line is not drawn more often than this.
const PAUSE: Duration = Duration::from_millis(100);

impl Watch {
    /// Begins to watch. There is a limit of time where one was asked for.
    pub(crate) fn new(time: Option<Duration>) -> Self {
        let begun = clock::now();
        Self {
            interruption: Interruption::new(),
            begun,
            deadline: time.and_then(|time| begun.checked_add(time)),
            early: time.and_then(|time| begun.checked_add(time.saturating_sub(share(time)))),
            asked: AtomicU64::new(0),
            line: io::stderr().is_terminal().then(|| {
                Mutex::new(Line {
                    text: String::new(),
                    shown: None,
                })
            }),
        }
    }

    /// Whether to stop. Searches ask this.
    pub(crate) fn stop(&self) -> bool {
        self.stop_at(self.deadline)
    }

    /// Whether to stop, leaving time for a last look.
    pub(crate) fn stop_early(&self) -> bool {
        self.stop_at(self.early)
    }

    /// When a last look has to stop, whatever stopped the work before.
    pub(crate) fn end_of_last_look(&self) -> Option<Instant> {
        let soon = || clock::now().checked_add(LAST_LOOK);
        match self.deadline {
            Some(deadline) if self.interrupted() => soon().map(|soon| soon.min(deadline)),
            None if self.interrupted() => soon(),
            deadline => deadline,
        }
    }

    fn stop_at(&self, deadline: Option<Instant>) -> bool {
        let asked = self.asked.fetch_add(1, Relaxed);
        if asked.is_multiple_of(64) {
            self.draw();
        }
        self.interrupted() || deadline.is_some_and(|deadline| clock::now() >= deadline)
    }

    /// Whether somebody has stopped the work.
    pub(crate) fn interrupted(&self) -> bool {
        self.interruption.heard.load(Relaxed)
    }

    /// The exit code that says by which signal the work was stopped, if it was.
    pub(crate) fn exit_code(&self) -> Option<u8> {
        let signal = u8::try_from(self.interruption.signal.load(Relaxed)).unwrap_or(0);
        // As a shell tells it of a program that a signal has ended.
        (signal > 0).then(|| 128_u8.saturating_add(signal))
    }

    /// How long the work has taken so far.
    pub(crate) fn seconds(&self) -> f64 {
        clock::now().duration_since(self.begun).as_secs_f64()
    }

    /// Shows on a terminal how far the work is.
    pub(crate) fn tell(&self, text: impl FnOnce() -> String) {
        if let Some(line) = &self.line {
            if let Ok(mut line) = line.lock() {
                line.text = text();
            }
            self.draw();
        }
    }

    fn draw(&self) {
        // Whoever finds another thread drawing has nothing to add.
        let Some(Ok(mut line)) = self.line.as_ref().map(Mutex::try_lock) else {
            return;
        };
        let now = clock::now();
        if line
            .shown
            .is_some_and(|shown| now.duration_since(shown) < PAUSE)
        {
            return;
        }
        line.shown = Some(now);
        let nodes = self.asked.load(Relaxed).saturating_mul(NODES_A_TIME) / 1_000_000;
        let seconds = self.seconds();
        let mut parts = vec![format!("{seconds:.0} s")];
        if nodes > 0 {
            parts.push(format!("{nodes} M"));
        }
        if !line.text.is_empty() {
            parts.push(line.text.clone());
        }
        let text: String = parts
            .join("  ")
            .chars()
            .take(screen::width().saturating_sub(1))
            .collect();
        let _ = write!(io::stderr(), "\r\x1b[K{text}");
    }
}

/// The line is wiped out when the work is over.
impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(line) = &self.line
            && line.lock().is_ok_and(|line| line.shown.is_some())
        {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Whether somebody has pressed Ctrl-C, or asked the program to end in another way. Where that cannot be
/// heard, it ends the program, as it always does.
struct Interruption {
    heard: Arc<AtomicBool>,
    /// The number of the signal.
    signal: Arc<AtomicUsize>,
}

impl Interruption {
    fn new() -> Self {
        use signal_hook::{
            consts::{SIGINT, SIGTERM},
            flag,
        };
        #[cfg(unix)]
        const SIGNALS: [i32; 3] = [SIGINT, SIGTERM, signal_hook::consts::SIGHUP];
        #[cfg(not(unix))]
        const SIGNALS: [i32; 2] = [SIGINT, SIGTERM];
        let (heard, number) = (Arc::default(), Arc::default());
        for signal in SIGNALS {
            let second = flag::register_conditional_default(signal, Arc::clone(&heard));
            if second.is_ok() {
                let value = usize::try_from(signal).unwrap_or(0);
                // Which one it was is known before it is heard.
                let _ = flag::register_usize(signal, Arc::clone(&number), value);
                let _ = flag::register(signal, Arc::clone(&heard));
            }
        }
        Self {
            heard,
            signal: number,
        }
    }
}
