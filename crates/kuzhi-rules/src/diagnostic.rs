//! What is wrong with a rule file, as plain data.

use core::{fmt, ops::Range};

/// One thing that is wrong with a rule file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What is wrong: one sentence without a full stop.
    pub message: String,
    /// The bytes of the text that it is about.
    pub span: Range<usize>,
    /// The line on which these begin, from 1.
    pub line: usize,
    /// Where on that line, counted in characters from 1.
    pub column: usize,
    /// What could have stood there.
    pub expected: Option<String>,
    /// The nearest thing that could have stood there, if something is near.
    pub suggestion: Option<String>,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)?;
        if let Some(expected) = &self.expected {
            write!(f, "; expected {expected}")?;
        }
        if let Some(suggestion) = &self.suggestion {
            write!(f, "; did you mean `{suggestion}`?")?;
        }
        Ok(())
    }
}

/// Gathers diagnostics about one text.
#[derive(Debug)]
pub(crate) struct Diagnostics<'t> {
    text: &'t str,
    list: Vec<Diagnostic>,
}

impl<'t> Diagnostics<'t> {
    pub(crate) const fn new(text: &'t str) -> Self {
        Self {
            text,
            list: Vec::new(),
        }
    }

    /// Notes a problem; what is returned can be given more detail.
    pub(crate) fn add(
        &mut self,
        span: Range<usize>,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let start = self.text.floor_char_boundary(span.start);
        let end = self.text.ceil_char_boundary(span.end.max(start));
        self.list.push(Diagnostic {
            message: message.into(),
            span: start..end,
            line: 1,
            column: 1,
            expected: None,
            suggestion: None,
        });
        self.list
            .last_mut()
            .expect("a diagnostic has just been added")
    }

    pub(crate) const fn len(&self) -> usize {
        self.list.len()
    }

    /// All of it, in the order of the text, with lines and columns.
    pub(crate) fn into_sorted(mut self) -> Vec<Diagnostic> {
        self.list
            .sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.span.end));
        self.list.dedup();
        // One walk through the text places all of them, however many they are.
        let (mut line, mut column, mut at) = (1, 1, 0);
        for diagnostic in &mut self.list {
            for character in self.text[at..diagnostic.span.start].chars() {
                if character == '\n' {
                    (line, column) = (line + 1, 1);
                } else {
                    column += 1;
                }
            }
            at = diagnostic.span.start;
            (diagnostic.line, diagnostic.column) = (line, column);
        }
        self.list
    }
}

impl Diagnostic {
    /// One thing about a text, at its place.
    pub(crate) fn at(text: &str, span: Range<usize>, message: String) -> Self {
        let mut diagnostics = Diagnostics::new(text);
        diagnostics.add(span, message);
        diagnostics
            .into_sorted()
            .pop()
            .expect("a diagnostic has just been added")
    }

    pub(crate) fn expected(&mut self, expected: impl Into<String>) -> &mut Self {
        self.expected = Some(expected.into());
        self
    }

    pub(crate) fn suggestion(&mut self, suggestion: Option<String>) -> &mut Self {
        self.suggestion = suggestion;
        self
    }
}
