//! Just enough of Rust's grammar to tell code from comments and strings, and tests from the program.

use std::ops::RangeInclusive;

/// The text with its comments replaced by spaces; lines stay where they are.
pub(super) fn without_comments(text: &str) -> String {
    blanked(text, &[Kind::Comment])
}

/// The text with its comments and strings replaced by spaces; lines stay where they are.
pub(super) fn bare(text: &str) -> String {
    blanked(text, &[Kind::Comment, Kind::Literal])
}

/// The lines of items under `#[cfg(test)]`, counted from 1.
pub(super) fn test_lines(text: &str) -> Vec<RangeInclusive<usize>> {
    const ATTRIBUTE: &str = "#[cfg(test)]";
    let bare = bare(text);
    let line_at = |offset: usize| 1 + bare[..offset].matches('\n').count();
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = bare[from..].find(ATTRIBUTE).map(|at| from + at) {
        let item = start + ATTRIBUTE.len();
        from = item + item_len(&bare[item..]);
        found.push(line_at(start)..=line_at(from));
    }
    found
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

fn blanked(text: &str, kinds: &[Kind]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let in_word = out.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let (kind, len) = piece(rest, in_word);
        let (piece, after) = rest.split_at(len);
        if kinds.contains(&kind) {
            out.extend(piece.chars().map(|c| if c == '\n' { c } else { ' ' }));
        } else {
            out.push_str(piece);
        }
        rest = after;
    }
    out
}

/// The kind and length of what the text begins with; code comes in pieces of one character.
fn piece(rest: &str, in_word: bool) -> (Kind, usize) {
    if rest.starts_with("//") {
        return (Kind::Comment, rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (Kind::Comment, block_comment_len(rest));
    }
    if let Some(len) = raw_string_len(rest).filter(|_| !in_word) {
        return (Kind::Literal, len);
    }
    if rest.starts_with('"') {
        return (Kind::Literal, quoted_len(rest, '"'));
    }
    if is_char_literal(rest) {
        return (Kind::Literal, quoted_len(rest, '\''));
    }
    (Kind::Code, rest.chars().next().map_or(0, char::len_utf8))
}

/// Block comments nest.
fn block_comment_len(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += 1;
        }
    }
    at
}

/// The length of a string like `r#"…"#` or `br"…"`, if the text begins with one.
fn raw_string_len(rest: &str) -> Option<usize> {
    let after_r = rest
        .strip_prefix(['b', 'c'])
        .unwrap_or(rest)
        .strip_prefix('r')?;
    let inside = after_r.trim_start_matches('#');
    let end = format!("\"{}", &after_r[..after_r.len() - inside.len()]);
    let inside = inside.strip_prefix('"')?;
    let len = inside.find(&end).map_or(inside.len(), |at| at + end.len());
    Some(rest.len() - inside.len() + len)
}

fn quoted_len(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if c == quote && !escaped {
            return at + 1;
        }
        escaped = c == '\\' && !escaped;
    }
    rest.len()
}

/// `'a'` and `'\n'`, but not the lifetime `'a`.
fn is_char_literal(rest: &str) -> bool {
    let mut chars = rest.chars();
    chars.next() == Some('\'')
        && match chars.next() {
            Some('\\') => true,
            Some(_) => chars.next() == Some('\''),
            None => false,
        }
}

/// How far an item reaches: to the `;` or the brace that ends it.
fn item_len(bare: &str) -> usize {
    let mut depth = 0_usize;
    for (at, c) in bare.char_indices() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && (c == ';' || c == '}') {
            return at;
        }
    }
    bare.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, code: &str, skeleton: &str) {
        assert_eq!(without_comments(text), code);
        assert_eq!(bare(text), skeleton);
    }

    #[test]
    fn comments_are_blanked_and_strings_on_request() {
        check("a // b\nc", "a     \nc", "a     \nc");
        check(
            "a /* b /* c */ d */ e",
            "a                   e",
            "a                   e",
        );
        check(r#"a "// \" b" c"#, r#"a "// \" b" c"#, "a           c");
        check(r##"r#"a"b"# c"##, r##"r#"a"b"# c"##, "         c");
        check("for\"a\"", "for\"a\"", "for   ");
    }

    #[test]
    fn a_quote_in_a_character_opens_no_string() {
        check("'\"' // a", "'\"'     ", "        ");
        check(r"'\'' // a", r"'\''     ", "         ");
        check(
            "fn a<'a>(b: &'a str)",
            "fn a<'a>(b: &'a str)",
            "fn a<'a>(b: &'a str)",
        );
    }

    #[test]
    fn an_identifier_that_ends_in_r_opens_no_raw_string() {
        check("bar\"a\" b", "bar\"a\" b", "bar    b");
    }

    #[test]
    fn test_items_end_where_they_end() {
        let text = "\
mod a;
#[cfg(test)]
mod tests;
fn b() {}
#[cfg(test)]
fn c(d: [u8; 2]) {
    let brace = '}';
}
fn e() {}
";
        assert_eq!(test_lines(text), [2..=3, 5..=8]);
    }
}
