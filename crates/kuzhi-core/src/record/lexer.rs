//! The pieces of a record's text: headers, comments and words.

use super::{
    headers::is_name,
    problem::{Place, RecordFault, RecordProblem},
};
use crate::notation::Excerpt;

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// `[Name "value"]`.
    Header { name: &'t str, value: String },
    /// `{comment}`.
    Comment(String),
    /// Anything else, up to a space.
    Word(&'t str),
}

/// Problems in the order of the text, up to a number that somebody can still read.
#[derive(Debug, Default)]
pub(super) struct Problems(Vec<RecordProblem>);

impl Problems {
    const MOST: usize = 100;

    pub(super) fn note(&mut self, place: Place, fault: RecordFault) {
        let fault = match self.0.len() {
            Self::MOST.. => return,
            length if length + 1 == Self::MOST => RecordFault::TooMany,
            _ => fault,
        };
        let after = self.0.partition_point(|problem| problem.place <= place);
        self.0.insert(after, RecordProblem { place, fault });
    }

    pub(super) fn sorted(self) -> Vec<RecordProblem> {
        self.0
    }
}

/// All pieces of a text with their places, and the place of its end.
pub(super) fn tokens<'t>(
    text: &'t str,
    problems: &mut Problems,
) -> (Vec<(Place, Token<'t>)>, Place) {
    let mut lexer = Lexer {
        rest: text.strip_prefix('\u{feff}').unwrap_or(text),
        place: Place { line: 1, column: 1 },
        problems,
    };
    let mut tokens = Vec::new();
    loop {
        lexer.take_while(char::is_whitespace);
        let place = lexer.place;
        let token = match lexer.rest.chars().next() {
            None => return (tokens, place),
            Some('{') => Some(Token::Comment(lexer.comment(place))),
            Some('[') => lexer.header(place),
            Some(_) => {
                let inner = |letter: char| !letter.is_whitespace() && !matches!(letter, '{' | '[');
                Some(Token::Word(lexer.take_while(inner)))
            }
        };
        tokens.extend(token.map(|token| (place, token)));
    }
}

struct Lexer<'t, 'p> {
    rest: &'t str,
    place: Place,
    problems: &'p mut Problems,
}

impl<'t> Lexer<'t, '_> {
    fn take(&mut self, bytes: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(bytes);
        for letter in taken.chars() {
            if letter == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, mut inner: impl FnMut(char) -> bool) -> &'t str {
        let end = self.rest.find(|letter| !inner(letter));
        self.take(end.unwrap_or(self.rest.len()))
    }

    /// Takes a comment. A backslash keeps its brace from closing it.
    fn comment(&mut self, place: Place) -> String {
        let mut escaped = false;
        let end = self.rest.find(|letter| {
            let closes = letter == '}' && !escaped;
            escaped = letter == '\\' && !escaped;
            closes
        });
        let inner = if let Some(end) = end {
            &self.take(end + 1)[1..end]
        } else {
            self.problems.note(place, RecordFault::OpenComment);
            &self.take(self.rest.len())[1..]
        };
        unescape(&inner.replace("\r\n", "\n"), COMMENT_ESCAPES)
    }

    /// Takes a header, or the rest of the line if it is none.
    fn header(&mut self, place: Place) -> Option<Token<'t>> {
        let line = self.rest.lines().next().unwrap_or(self.rest);
        if let Some((length, name, value)) = header(line) {
            self.take(length);
            return Some(Token::Header { name, value });
        }
        let line = self.take(line.len());
        let fault = RecordFault::Header(Excerpt::of(line));
        self.problems.note(place, fault);
        None
    }
}

/// Reads `[Name "value"]` at the beginning of a line; gives its length, the name and the value.
fn header(line: &str) -> Option<(usize, &str, String)> {
    let rest = line.strip_prefix('[')?.trim_ascii_start();
    let (name, rest) = rest.split_once('"')?;
    let name = name.trim_ascii_end();
    let mut escaped = false;
    let end = rest.find(|letter| {
        let closes = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        closes
    })?;
    let (value, rest) = rest.split_at(end);
    let rest = rest[1..].trim_ascii_start().strip_prefix(']')?;
    let value = unescape(value, HEADER_ESCAPES);
    is_name(name).then(|| (line.len() - rest.len(), name, value))
}

/// What a backslash makes of a letter in a comment, itself apart.
const COMMENT_ESCAPES: &[(char, char)] = &[('}', '}'), ('r', '\r')];

/// What a backslash makes of a letter in a header's value, itself apart.
const HEADER_ESCAPES: &[(char, char)] = &[('"', '"'), ('n', '\n'), ('r', '\r')];

/// A comment as it is written.
pub(super) fn comment_text(comment: &str) -> String {
    format!("{{{}}}", escape(comment, COMMENT_ESCAPES))
}

/// A header as it is written.
pub(super) fn header_text(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", escape(value, HEADER_ESCAPES))
}

/// Undoes [`escape`]. A backslash before any other letter stands for itself.
fn unescape(text: &str, pairs: &[(char, char)]) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            plain.push(letter);
            continue;
        }
        match letters.next() {
            Some('\\') | None => plain.push('\\'),
            Some(next) => match pairs.iter().find(|(written, _)| *written == next) {
                Some((_, meant)) => plain.push(*meant),
                None => plain.extend(['\\', next]),
            },
        }
    }
    plain
}

/// Writes a backslash before itself and before each letter that is written for another.
fn escape(text: &str, pairs: &[(char, char)]) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter == '\\' {
            escaped.push_str("\\\\");
        } else if let Some((written, _)) = pairs.iter().find(|(_, meant)| *meant == letter) {
            escaped.extend(['\\', *written]);
        } else {
            escaped.push(letter);
        }
    }
    escaped
}
