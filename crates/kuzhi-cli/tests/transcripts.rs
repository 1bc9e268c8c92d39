//! Transcripts of the program: what is typed, what it answers, and with which exit code.
//!
//! With `TRYCMD=overwrite` the answers are written into the transcripts; read the difference.

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        .env("NO_COLOR", "1")
        .case("tests/cmd/*.trycmd")
        .case("tests/cmd/*.toml");
}
