//! One idea, one file: a file that grows past the limit holds more than one.

use super::Problem;
use super::lexer;
use super::tree::{File, Tree};

/// Lines, tests not counted.
const LIMIT: usize = 500;

/// A file that may be longer, and why.
struct Exception {
    path: &'static str,
    reason: &'static str,
}

const EXCEPTIONS: [Exception; 0] = [];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    check_against(tree, &EXCEPTIONS)
}

fn check_against(tree: &Tree, exceptions: &[Exception]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.rust().filter(|file| !file.is_test()) {
        let length = length(file);
        let exception = exceptions
            .iter()
            .find(|exception| exception.path == file.path);
        if let (true, None) = (length > LIMIT, exception) {
            let message = format!("{length} lines without tests; split it by idea (limit {LIMIT})");
            problems.push(Problem::new(&file.path, LIMIT, message));
        }
        if let (true, Some(exception)) = (length <= LIMIT, exception) {
            let message = format!("needs no exception any more ({})", exception.reason);
            problems.push(Problem::new(&file.path, 1, message));
        }
    }
    problems
}

fn length(file: &File) -> usize {
    let tests = lexer::test_lines(&file.text);
    let counted = |number: &usize| !tests.iter().any(|lines| lines.contains(number));
    file.lines()
        .map(|(number, _)| number)
        .filter(counted)
        .count()
}

#[cfg(test)]
mod tests {
    use super::super::expect;
    use super::*;

    const LONG: Exception = Exception {
        path: "crates/a/src/long.rs",
        reason: "a table",
    };

    #[track_caller]
    fn check_text(text: &str, exceptions: &[Exception], expected: &[&str]) {
        expect(
            &check_against(&Tree::of(&[(LONG.path, text)]), exceptions),
            expected,
        );
    }

    #[test]
    fn tests_do_not_count() {
        let program = "fn a() {}\n".repeat(LIMIT);
        let tests = format!("#[cfg(test)]\nmod tests {{\n{program}}}\n");
        check_text(&format!("{program}{tests}"), &[], &[]);
        check_text(
            &format!("{program}{tests}fn b() {{}}\n"),
            &[],
            &["crates/a/src/long.rs:500: 501 lines without tests; split it by idea (limit 500)"],
        );
    }

    #[test]
    fn an_exception_is_needed_or_goes() {
        check_text(&"fn a() {}\n".repeat(LIMIT + 1), &[LONG], &[]);
        check_text(
            "fn a() {}\n",
            &[LONG],
            &["crates/a/src/long.rs:1: needs no exception any more (a table)"],
        );
    }
}
