//! `apply`: plays a move in a position, or many moves from the input.

use std::io::Write;

use kuzhi_core::{Game, Move, Trace, Turn};
use kuzhi_i18n::Messages;
use serde_json::{Value, json};

use super::batch;
use crate::{
    board_picture::{self, Lines},
    chosen_game::GameArgument,
    failure::Failure,
    json,
    position_argument::{self, GivenPosition},
    sentence, trace_text,
};

#[derive(Debug, clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch that somebody types"
)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(
        long,
        value_name = "POSITION",
        allow_hyphen_values = true,
        required_unless_present = "batch"
    )]
    position: Option<String>,
    #[arg(
        long,
        value_name = "MOVE",
        allow_hyphen_values = true,
        required_unless_present = "batch"
    )]
    r#move: Option<String>,
    #[arg(long)]
    trace: bool,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, conflicts_with_all = ["position", "move", "trace", "ascii"])]
    batch: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = args.game.load(texts)?;
    let game = &chosen.game;
    let (Some(position), Some(r#move)) = (&args.position, &args.r#move) else {
        return batch::run(game, &mut std::io::stdin().lock(), out);
    };
    let before = position_argument::read(game, position)?;
    let mover = before.position.mover();
    let r#move = game
        .parse_move(mover, r#move)
        .map_err(|error| Failure::wrong_use(error.to_string()))?;
    let mut trace = Trace::new();
    let turn = game
        .play(&before.position, r#move, &mut trace)
        .map_err(|why| Failure::refused(format!("move: {}", sentence::of_refusal(texts, &why))))?;
    let shown = Shown {
        game,
        before,
        r#move,
        turn,
        trace,
    };
    if args.json {
        writeln!(out, "{}", shown.as_json(args.trace))?;
    } else {
        writeln!(out, "{}", shown.as_text(args, texts))?;
    }
    Ok(())
}

struct Shown<'g> {
    game: &'g Game,
    before: GivenPosition,
    r#move: Move,
    turn: Turn,
    trace: Trace,
}

impl Shown<'_> {
    fn position(&self) -> String {
        position_argument::write(self.game, &self.turn.position, &self.before.extras)
    }

    fn as_json(&self, trace: bool) -> Value {
        let mut answer = json!({
            "position": self.position(),
            "stored": self.turn.stored,
            "over": json::over(self.turn.over),
            "laps": self.turn.laps,
        });
        if trace {
            answer["trace"] = json::trace(self.game, &self.trace);
        }
        answer
    }

    fn as_text(&self, args: &Args, texts: &Messages) -> String {
        let (game, turn) = (self.game, &self.turn);
        let mut parts = Vec::new();
        if args.trace {
            parts.extend(trace_text::lines(texts, game, &self.trace));
            parts.push(String::new());
        }
        let lines = if args.ascii {
            Lines::Ascii
        } else {
            Lines::Drawn
        };
        let marked = match self.r#move {
            Move::Sow(hole) => Some(hole),
            Move::Pass => None,
        };
        parts.push(board_picture::draw(
            texts,
            game,
            &turn.position,
            (marked, lines),
        ));
        let mover = self.before.position.mover();
        let did = (turn, &self.trace[..]);
        parts.push(sentence::of_move(texts, game, (mover, self.r#move), did));
        if let Some(outcome) = turn.over {
            parts.push(sentence::of_end(texts, game, &turn.position, outcome, None));
        }
        parts.push(self.position());
        parts.join("\n")
    }
}
