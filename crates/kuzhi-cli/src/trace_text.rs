//! A trace for people: a line for each lap and each capture.

use kuzhi_core::{Event, Game, Hole};
use kuzhi_i18n::Messages;

use crate::{
    json::hole,
    text::{seat_name, text},
};

/// The lines that tell a trace.
pub(crate) fn lines(texts: &Messages, game: &Game, trace: &[Event]) -> Vec<String> {
    let mut telling = Telling {
        texts,
        game,
        lines: Vec::new(),
        drops: Vec::new(),
    };
    for &event in trace {
        telling.tell(event);
    }
    telling.end_drops();
    telling.lines
}

struct Telling<'a> {
    texts: &'a Messages,
    game: &'a Game,
    lines: Vec<String>,
    /// Where seeds have fallen since the last line.
    drops: Vec<String>,
}

impl Telling<'_> {
    fn tell(&mut self, event: Event) {
        let texts = self.texts;
        let line = match event {
            Event::Drop { hole } => {
                self.drops.push(self.hole(hole));
                return;
            }
            Event::DropInStore { seat } => {
                let store = text!(texts, "trace-store", seat = seat_name(texts, seat));
                self.drops.push(store);
                return;
            }
            Event::Lift { hole, seeds } => {
                text!(texts, "trace-lift", hole = self.hole(hole), seeds = seeds)
            }
            Event::Take {
                hole,
                seeds,
                to,
                why,
            } => text!(
                texts,
                "trace-take",
                hole = self.hole(hole),
                seeds = seeds,
                to = seat_name(texts, to),
                why = why.word()
            ),
            Event::Stop(stop) => text!(texts, "trace-stop", why = stop.word()),
            Event::Again => text!(texts, "trace-again"),
            Event::Pass => text!(texts, "trace-pass"),
        };
        self.end_drops();
        self.lines.push(line);
    }

    fn end_drops(&mut self) {
        if !self.drops.is_empty() {
            let holes = self.drops.join(" ");
            self.drops.clear();
            self.lines
                .push(text!(self.texts, "trace-drops", holes = holes));
        }
    }

    fn hole(&self, hole: Hole) -> String {
        self::hole(self.game, hole)
    }
}
