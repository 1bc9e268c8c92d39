//! The record of the program Aualé: Oware Game Notation, for one round on a board of six holes a row.
//!
//! Tags stand as in PGN. Moves are letters, `A` to `F` for South's holes and `a` to `f` for North's,
//! numbered by pairs, with `+4` for what the mover won; comments stand in braces after them, variations
//! in parentheses, which are passed over. A result such as `25-12`, or `*`, comes last.

use std::collections::BTreeMap;

use super::{
    Ending, Entry, Gain, Headers, MoveRecord, Record, RoundRecord,
    flow::Flow,
    lexer::{Problems, Token, header_text, tokens},
    parse::{gain, move_number, result, set_header},
    problem::{Place, RecordFault, RecordProblem},
};
use crate::{
    game::Game,
    kernel::Reason,
    notation::{Excerpt, MoveText, NotWritable, aalina},
    seat::Seat,
};

/// The tags that come first, all of them always.
const ROSTER: [&str; 8] = [
    VARIANT, "Event", "Site", "Date", ROUND, "South", "North", RESULT,
];

/// The tag that names the game, in the words of whoever wrote the record.
pub const VARIANT: &str = "Variant";
const ROUND: &str = "Round";
const RESULT: &str = "Result";
const FEN: &str = "FEN";
const TERMINATION: &str = "Termination";
const UNKNOWN: &str = "?";

/// Reads a record of Aualé's.
///
/// Tags with the value `?` are left out. What the last move of a finished round won is not taken over,
/// because Aualé counts the leftovers in.
///
/// ```
/// use kuzhi_core::record::ogn;
///
/// let text = "[Variant \"Oware\"]\n[South \"Ama\"]\n[Result \"*\"]\n\n1. D e 2. F+2 { bold }\n";
/// let (record, problems) = ogn::read(text);
/// assert!(problems.is_empty());
/// assert!(record.to_string().ends_with("1. S4 2. N5 3. S6+2 {bold}\n*\n"));
/// ```
pub fn read(text: &str) -> (Record, Vec<RecordProblem>) {
    let mut problems = Problems::default();
    let (tokens, end) = tokens(text, &mut problems);
    if tokens.is_empty() {
        problems.note(end, RecordFault::Empty);
    }
    let mut reader = Reader {
        record: Record::default(),
        round: RoundRecord::new(1),
        tagged: Ending::default(),
        result: None,
        ended: false,
        depth: 0,
        problems,
    };
    for (place, token) in tokens {
        match token {
            Token::Header { name, value } => reader.tag(place, name, &value),
            Token::Comment(comment) if reader.depth == 0 => {
                let comment = words(&comment);
                reader.round.entries.push(Entry::Comment(comment));
            }
            Token::Comment(_) => {}
            Token::Word(word) => reader.word(place, word),
        }
    }
    reader.finish()
}

struct Reader {
    record: Record,
    round: RoundRecord,
    /// What the tags say about the end.
    tagged: Ending,
    /// Where a result stood among the tags.
    result: Option<(Place, Excerpt)>,
    ended: bool,
    /// How many variations are open.
    depth: usize,
    problems: Problems,
}

impl Reader {
    fn tag(&mut self, place: Place, name: &str, value: &str) {
        match name {
            _ if value == UNKNOWN => {}
            ROUND => {
                let number = value.parse().ok().filter(|&number| number > 0);
                self.round.number = number.unwrap_or(1);
            }
            RESULT => {
                self.tagged.score = result(value).and_then(|ending| ending.score);
                self.result = Some((place, Excerpt::of(value)));
            }
            TERMINATION if Reason::from_word(value).is_some() => {
                self.tagged.reason = Reason::from_word(value);
            }
            FEN => match aalina::read_position(value) {
                Ok(setup) => self.round.start = Some(setup),
                Err(error) => {
                    for problem in error.problems() {
                        let fault = RecordFault::Position(problem.clone());
                        self.problems.note(place, fault);
                    }
                }
            },
            _ => {
                let headers = &mut self.record.headers;
                set_header(headers, &mut self.problems, place, (name, value));
            }
        }
    }

    /// Reads a word outside variations, which begin and end with parentheses anywhere in it.
    fn word(&mut self, place: Place, word: &str) {
        let mut start = 0;
        for (index, letter) in word.char_indices() {
            match letter {
                '(' => {
                    self.outside(place, word, start..index);
                    self.depth += 1;
                }
                ')' if self.depth > 0 => self.depth -= 1,
                _ => continue,
            }
            start = index + 1;
        }
        self.outside(place, word, start..word.len());
    }

    fn outside(&mut self, place: Place, word: &str, range: core::ops::Range<usize>) {
        let (before, piece) = (&word[..range.start], &word[range]);
        let column = place.column + before.chars().count();
        let place = Place { column, ..place };
        if self.depth == 0 && !piece.is_empty() {
            self.piece(place, piece);
        }
    }

    fn piece(&mut self, place: Place, piece: &str) {
        let piece = move_number(piece).map_or(piece, |(_, rest)| rest);
        if piece.is_empty() {
            return;
        }
        if self.ended {
            let fault = RecordFault::AfterResult(Excerpt::of(piece));
            return self.problems.note(place, fault);
        }
        if let Some(ending) = result(piece) {
            self.round.ending = ending;
            self.ended = true;
            return;
        }
        let (letter, won) = piece.split_at(piece.find('+').unwrap_or(piece.len()));
        let mut letters = letter.chars();
        match (letters.next(), letters.next()) {
            (None, _) => {}
            (Some(letter), None) if aalina::read_letter(letter).is_some() => {
                let played =
                    aalina::read_letter(letter).map(|text| MoveRecord { text, gain: None });
                self.round.entries.extend(played.map(Entry::Move));
            }
            _ => {
                let fault = RecordFault::Unknown(Excerpt::of(letter));
                return self.problems.note(place, fault);
            }
        }
        if !won.is_empty() {
            self.won(place, won);
        }
    }

    fn won(&mut self, place: Place, won: &str) {
        match (gain(won), self.round.entries.last_mut()) {
            (Some(gain), Some(Entry::Move(played))) if played.gain.is_none() => {
                played.gain = Some(gain);
            }
            _ => {
                let fault = RecordFault::Gain(Excerpt::of(won));
                self.problems.note(place, fault);
            }
        }
    }

    fn finish(mut self) -> (Record, Vec<RecordProblem>) {
        let ending = &mut self.round.ending;
        ending.reason = self.tagged.reason;
        if let Some((place, found)) = self.result
            && self.ended
            && ending.score != self.tagged.score
        {
            self.problems.note(place, RecordFault::OtherResult(found));
        }
        ending.score = ending.score.or(self.tagged.score);
        let last = self
            .round
            .entries
            .iter_mut()
            .rev()
            .find_map(|entry| match entry {
                Entry::Move(played) => Some(played),
                Entry::Choice(_) | Entry::Comment(_) => None,
            });
        if let (Some(_), Some(last)) = (ending.score, last) {
            last.gain = None;
        }
        self.record.rounds.push(self.round);
        (self.record, self.problems.sorted())
    }
}

/// Writes a record of one round in Aualé's form.
///
/// The tag `Variant` is taken from a header of that name, or else from `Game`.
///
/// # Errors
///
/// Refuses what the form has no place for.
pub fn write(game: &Game, record: &Record) -> Result<String, NotWritable> {
    const HOLES: usize = 6;
    let [round] = &record.rounds[..] else {
        let rounds = record.rounds.len();
        return Err(NotWritable::SeveralRounds { rounds });
    };
    if game.holes() != HOLES {
        let (seat, holes) = (Seat::South, game.holes());
        return Err(NotWritable::NotSixHoles { seat, holes });
    }
    let tags = tags(record, round)?;
    let tag = |name: &str| tags.get(name).map_or(UNKNOWN, String::as_str);
    let first = ROSTER.map(|name| header_text(name, tag(name)));
    let others = tags
        .iter()
        .filter(|(name, _)| !ROSTER.contains(&name.as_str()))
        .map(|(name, value)| header_text(name, value));
    let tags: Vec<String> = first.into_iter().chain(others).collect();
    Ok(format!("{}\n\n{}", tags.join("\n"), moves(game, round)?))
}

/// All tags whose value is known, by name.
fn tags(record: &Record, round: &RoundRecord) -> Result<BTreeMap<String, String>, NotWritable> {
    let headers = record.headers.iter().chain(round.headers.iter());
    let mut tags: BTreeMap<String, String> = headers
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    if let (Some(game), None) = (tags.get(Headers::GAME).cloned(), tags.get(VARIANT)) {
        tags.insert(VARIANT.to_owned(), game);
    }
    if let Some(start) = &round.start {
        tags.insert(FEN.to_owned(), aalina::write_position(start)?);
    }
    if let Some(reason) = round.ending.reason {
        tags.insert(TERMINATION.to_owned(), reason.word().to_owned());
    }
    tags.insert(ROUND.to_owned(), round.number.to_string());
    tags.insert(RESULT.to_owned(), result_text(round.ending));
    Ok(tags)
}

fn result_text(ending: Ending) -> String {
    let reason = None;
    Ending { reason, ..ending }.to_string()
}

fn moves(game: &Game, round: &RoundRecord) -> Result<String, NotWritable> {
    let mut flow = Flow::default();
    let mut mover = match &round.start {
        Some(start) => start.mover,
        None => game.rules().setup.first,
    };
    let mut count = 0;
    let mut entries = round.entries.iter().peekable();
    while let Some(entry) = entries.next() {
        match entry {
            Entry::Choice(_) => return Err(NotWritable::SetupChoice),
            Entry::Comment(_) if count == 0 => return Err(NotWritable::CommentBeforeMoves),
            Entry::Comment(comment) => {
                // A move has one comment there; a second would replace the first.
                let mut comments = vec![comment.as_str()];
                while let Some(Entry::Comment(more)) = entries.peek() {
                    comments.push(more);
                    entries.next();
                }
                push_comment(&mut flow, &comments.join(" "))?;
            }
            Entry::Move(played) => {
                if count % 2 == 0 {
                    flow.push(&format!("{}.", count / 2 + 1));
                }
                count += 1;
                flow.push(&move_text(played, &mut mover, count)?);
            }
        }
    }
    flow.push(&result_text(round.ending));
    Ok(flow.finish())
}

fn move_text(played: &MoveRecord, mover: &mut Seat, number: usize) -> Result<String, NotWritable> {
    let MoveText::Hole { seat, number: hole } = played.text else {
        return Err(NotWritable::Pass { number });
    };
    let seat = seat.unwrap_or(*mover);
    *mover = seat.other();
    let holes = hole;
    let letter =
        aalina::write_letter(seat, hole).ok_or(NotWritable::NotSixHoles { seat, holes })?;
    match played.gain {
        Some(Gain { other: 1.., .. }) => Err(NotWritable::OthersGain { number }),
        Some(Gain {
            mover: won @ 1.., ..
        }) => Ok(format!("{letter}+{won}")),
        Some(_) | None => Ok(letter.to_string()),
    }
}

fn push_comment(flow: &mut Flow, comment: &str) -> Result<(), NotWritable> {
    if comment.contains('}') {
        return Err(NotWritable::BraceInComment);
    }
    let comment = words(comment);
    if !comment.is_empty() {
        for word in ["{"].into_iter().chain(comment.split(' ')).chain(["}"]) {
            flow.push(word);
        }
    }
    Ok(())
}

/// A text with one space between its words.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
