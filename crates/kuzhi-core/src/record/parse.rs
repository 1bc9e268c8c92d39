//! Reading a record.

use super::{
    Ending, Entry, Gain, Headers, MoveRecord, Record, RoundRecord,
    lexer::{Problems, Token, tokens},
    problem::{Place, RecordFault, RecordProblem},
};
use crate::{
    kernel::Reason,
    notation::{Excerpt, MoveText, MoveTextError, seed_count},
    ritual::SetupChoice,
    setup::Setup,
};

/// The header that begins a round.
pub(super) const ROUND: &str = "Round";

/// The header that says where a round begins.
pub(super) const POSITION: &str = "Position";

impl Record {
    /// Reads a record.
    ///
    /// There is always a record to work with, made of all that was understood; what was not is listed
    /// beside it, in the order of the text.
    ///
    /// ```
    /// use kuzhi_core::record::Record;
    ///
    /// let (record, problems) = Record::parse("1. S3+4 2. N9x 3. S2 5. N1\n43-41");
    /// assert_eq!(record.rounds[0].moves().count(), 3);
    /// let messages: Vec<String> = problems.iter().map(ToString::to_string).collect();
    /// assert!(messages[0].starts_with("line 1, column 12: `N9x` is not understood; expected a move"));
    /// assert_eq!(messages[1], "line 1, column 22: move number: `5` is wrong; expected 4");
    /// ```
    pub fn parse(text: &str) -> (Self, Vec<RecordProblem>) {
        let mut problems = Problems::default();
        let (tokens, end) = tokens(text, &mut problems);
        let mut parser = Parser {
            record: Self::default(),
            start: None,
            open: None,
            problems,
        };
        if tokens.is_empty() {
            parser.problems.note(end, RecordFault::Empty);
        }
        let mut tokens = tokens.into_iter().peekable();
        while let Some((place, token)) = tokens.next() {
            match token {
                Token::Header { name, value } => parser.header(place, name, &value),
                Token::Comment(comment) => parser.entry(Entry::Comment(comment)),
                Token::Word(word) if is_choice(word) => {
                    let second = tokens.next_if(|(_, next)| matches!(next, Token::Word(_)));
                    match second {
                        Some((_, Token::Word(second))) => parser.choice(place, word, second),
                        _ => parser.choice(place, word, ""),
                    }
                }
                Token::Word(word) => parser.word(place, word),
            }
        }
        parser.finish(end)
    }
}

/// Whether a word begins a choice.
fn is_choice(word: &str) -> bool {
    SetupChoice::ALL
        .iter()
        .any(|choice| choice.words()[0].eq_ignore_ascii_case(word))
}

struct Parser {
    record: Record,
    /// A position that stood before any round.
    start: Option<Setup>,
    open: Option<OpenRound>,
    problems: Problems,
}

struct OpenRound {
    round: RoundRecord,
    moves: usize,
    /// The number of the next move; unknown after something that was not understood.
    next: Option<usize>,
    /// Whether its result was read.
    ended: bool,
}

impl OpenRound {
    fn new(number: u32, start: Option<Setup>) -> Self {
        let round = RoundRecord {
            start,
            ..RoundRecord::new(number)
        };
        Self {
            round,
            moves: 0,
            next: Some(1),
            ended: false,
        }
    }
}

impl Parser {
    /// The round being read; the first need not have a header.
    fn open(&mut self) -> &mut OpenRound {
        let start = &mut self.start;
        self.open
            .get_or_insert_with(|| OpenRound::new(1, start.take()))
    }

    fn entry(&mut self, entry: Entry) {
        self.open().round.entries.push(entry);
    }

    fn close(&mut self, place: Place) {
        if let Some(OpenRound { round, ended, .. }) = self.open.take() {
            if !ended {
                let round = round.number;
                self.problems.note(place, RecordFault::NoResult { round });
            }
            self.record.rounds.push(round);
        }
    }

    fn finish(mut self, end: Place) -> (Record, Vec<RecordProblem>) {
        if self.start.is_some() {
            self.open();
        }
        self.close(end);
        (self.record, self.problems.sorted())
    }

    fn header(&mut self, place: Place, name: &str, value: &str) {
        if name.eq_ignore_ascii_case(ROUND) {
            return self.round(place, value);
        }
        let late = |open: &OpenRound| open.ended || !open.round.entries.is_empty();
        if self.open.as_ref().is_some_and(late) {
            let fault = RecordFault::LateHeader(Excerpt::of(name));
            return self.problems.note(place, fault);
        }
        if name.eq_ignore_ascii_case(POSITION) {
            return self.position(place, name, value);
        }
        if name == Headers::SEED && seed(value).is_none() {
            self.problems
                .note(place, RecordFault::Seed(Excerpt::of(value)));
        }
        let headers = match &mut self.open {
            Some(open) => &mut open.round.headers,
            None => &mut self.record.headers,
        };
        set_header(headers, &mut self.problems, place, (name, value));
    }

    fn round(&mut self, place: Place, value: &str) {
        self.close(place);
        let before = self.record.rounds.last().map_or(0, |round| round.number);
        let digits = value.bytes().all(|byte| byte.is_ascii_digit());
        let number = value
            .parse()
            .ok()
            .filter(|&number| digits && number > before);
        if number.is_none() {
            let fault = RecordFault::RoundNumber(Excerpt::of(value));
            self.problems.note(place, fault);
        }
        let number = number.unwrap_or(before.saturating_add(1));
        self.open = Some(OpenRound::new(number, self.start.take()));
    }

    fn position(&mut self, place: Place, name: &str, value: &str) {
        let start = match &mut self.open {
            Some(open) => &mut open.round.start,
            None => &mut self.start,
        };
        if start.is_some() {
            let fault = RecordFault::RepeatedHeader(Excerpt::of(name));
            return self.problems.note(place, fault);
        }
        match value.parse() {
            Ok(setup) => *start = Some(setup),
            Err(error) => {
                let error: crate::notation::SetupTextError = error;
                for problem in error.problems() {
                    let fault = RecordFault::Position(problem.clone());
                    self.problems.note(place, fault);
                }
            }
        }
    }

    fn choice(&mut self, place: Place, first: &str, second: &str) {
        let words = format!("{first} {second}");
        let found = Excerpt::of(words.trim_ascii_end());
        let open = self.open();
        let Ok(choice) = words.parse() else {
            return self.problems.note(place, RecordFault::Choice(found));
        };
        let fault = if open.ended {
            Some(RecordFault::AfterResult(found))
        } else if open.moves > 0 {
            Some(RecordFault::LateChoice(found))
        } else {
            None
        };
        if let Some(fault) = fault {
            return self.problems.note(place, fault);
        }
        self.entry(Entry::Choice(choice));
    }

    fn word(&mut self, place: Place, word: &str) {
        if self.open().ended {
            return self.after_result(place, word);
        }
        let Some((number, rest)) = move_number(word) else {
            return self.move_or_result(place, word);
        };
        let next = number.parse().ok();
        if let Some(expected) = core::mem::replace(&mut self.open().next, next)
            && next != Some(expected)
        {
            let written = Excerpt::of(number);
            let fault = RecordFault::MoveNumber { written, expected };
            self.problems.note(place, fault);
        }
        if !rest.is_empty() {
            let column = place.column + word.chars().count() - rest.chars().count();
            self.move_or_result(Place { column, ..place }, rest);
        }
    }

    fn after_result(&mut self, place: Place, word: &str) {
        let ending = &mut self.open().round.ending;
        match Reason::from_word(word) {
            Some(reason) if ending.reason.is_none() => ending.reason = Some(reason),
            _ => {
                let fault = RecordFault::AfterResult(Excerpt::of(word));
                self.problems.note(place, fault);
            }
        }
    }

    fn move_or_result(&mut self, place: Place, word: &str) {
        if let Some(ending) = result(word) {
            let open = self.open();
            open.round.ending = ending;
            open.ended = true;
        } else if word.starts_with('+') {
            self.gain(place, word);
        } else {
            let (text, gain) = word.split_at(word.find('+').unwrap_or(word.len()));
            self.played(place, text);
            if !gain.is_empty() {
                let column = place.column + text.chars().count();
                self.gain(Place { column, ..place }, gain);
            }
        }
    }

    fn played(&mut self, place: Place, word: &str) {
        let open = self.open();
        match word.parse::<MoveText>() {
            Ok(text) => {
                open.moves += 1;
                open.next = open.next.and_then(|next| next.checked_add(1));
                let played = MoveRecord { text, gain: None };
                open.round.entries.push(Entry::Move(played));
            }
            Err(error) => {
                open.next = None;
                let fault = match error {
                    MoveTextError::NoSuchHole { .. } => RecordFault::Move(error),
                    _ => RecordFault::Unknown(Excerpt::of(word)),
                };
                self.problems.note(place, fault);
            }
        }
    }

    fn gain(&mut self, place: Place, word: &str) {
        match (gain(word), self.open().round.entries.last_mut()) {
            (Some(gain), Some(Entry::Move(played))) if played.gain.is_none() => {
                played.gain = Some(gain);
            }
            _ => {
                let fault = RecordFault::Gain(Excerpt::of(word));
                self.problems.note(place, fault);
            }
        }
    }
}

/// The number that chance was drawn with.
pub(super) fn seed(value: &str) -> Option<u64> {
    let seed: Option<u64> = value.parse().ok();
    seed.filter(|seed| seed.to_string() == value)
}

/// Adds a header unless there is one of that name.
pub(super) fn set_header(
    headers: &mut Headers,
    problems: &mut Problems,
    place: Place,
    (name, value): (&str, &str),
) {
    if headers.get(name).is_some() {
        let fault = RecordFault::RepeatedHeader(Excerpt::of(name));
        problems.note(place, fault);
    } else if headers.set(name, value).is_err() {
        problems.note(place, RecordFault::Header(Excerpt::of(name)));
    }
}

/// The number before a move, and what is written after its dots.
pub(super) fn move_number(word: &str) -> Option<(&str, &str)> {
    let (number, rest) = word.split_once('.')?;
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| (number, rest.trim_start_matches('.')))
}

/// A result: a score, or `*` for none.
pub(super) fn result(word: &str) -> Option<Ending> {
    if word == "*" {
        return Some(Ending::default());
    }
    let (south, north) = word.split_once('-')?;
    let score = [seed_count(south).ok()?, seed_count(north).ok()?];
    Some(Ending {
        score: Some(score),
        reason: None,
    })
}

/// A gain: `+4` for the mover, `+4/3` for both.
pub(super) fn gain(word: &str) -> Option<Gain> {
    let seeds = word.strip_prefix('+')?;
    let (mover, other) = seeds.split_once('/').unwrap_or((seeds, "0"));
    Some(Gain {
        mover: seed_count(mover).ok()?,
        other: seed_count(other).ok()?,
    })
}
