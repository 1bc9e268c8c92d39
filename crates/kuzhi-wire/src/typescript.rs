//! The types in TypeScript.

use ts_rs::{Config, TS};

use crate::{
    Acted, Advice, Answer, Arg, Ask, Board, Choice, Course, Ended, GameCard, GameChoice, Happening,
    Lesson, Line, MoveValue, Next, OptionCard, Parity, Past, Phase, Player, Preset, ReadRecord,
    Reply, Rounds, RulePage, RuleSection, Said, Seat, SeatScore, Source, Step, Thought, View,
};

/// A module with all types.
pub fn typescript() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// What the pages and their workers say to each other.\n\
         // Written by `cargo xtask codegen` from `crates/kuzhi-wire`.\n",
    );
    macro_rules! add {
        ($($name:ty),+ $(,)?) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$name>::decl(&config));
                text.push('\n');
            )+
        };
    }
    add!(
        Ask,
        Answer,
        Reply,
        Said,
        Arg,
        Seat,
        Board,
        Step,
        Happening,
        GameChoice,
        Rounds,
        Course,
        Player,
        Parity,
        Phase,
        Ended,
        SeatScore,
        Next,
        Past,
        View,
        Acted,
        ReadRecord,
        GameCard,
        RulePage,
        RuleSection,
        Preset,
        OptionCard,
        Choice,
        Source,
        Lesson,
        MoveValue,
        Thought,
        Advice,
        Line,
    );
    without_comments(&text)
}

/// The declarations without what is documented at the types themselves.
fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("/**") {
        kept.push_str(before.trim_end());
        kept.push(' ');
        rest = after
            .split_once("*/")
            .map_or("", |(_, code)| code.trim_start());
    }
    kept.push_str(rest);
    kept
}
