//! Text that flows into lines.

/// Lines of at most 79 characters, unless a single piece is longer.
#[derive(Default)]
pub(super) struct Flow {
    text: String,
    column: usize,
}

impl Flow {
    const WIDTH: usize = 79;

    /// Adds a piece that is not to be broken.
    pub(super) fn push(&mut self, piece: &str) {
        let first_line = piece.split('\n').next().unwrap_or("").chars().count();
        if self.column > 0 {
            if self.column + 1 + first_line > Self::WIDTH {
                self.end_line();
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(piece);
        self.column = match piece.rsplit_once('\n') {
            Some((_, last_line)) => last_line.chars().count(),
            None => self.column + first_line,
        };
    }

    /// Begins a new line, unless one has just begun.
    pub(super) fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }

    /// The text, its last line ended.
    pub(super) fn finish(mut self) -> String {
        self.end_line();
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_before_the_eightieth_character() {
        let mut flow = Flow::default();
        for piece in [
            "a".repeat(40),
            "b".repeat(38),
            "c".repeat(100),
            "d\ne".to_owned(),
        ] {
            flow.push(&piece);
        }
        flow.push("f");
        flow.end_line();
        let text = flow.finish();
        let lengths: Vec<usize> = text.lines().map(str::len).collect();
        assert_eq!(lengths, [79, 100, 1, 3]);
    }
}
