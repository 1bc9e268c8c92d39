//! What `solve` has found out of a position, proven or not.

use kuzhi_core::{
    Game, Move, Position,
    rule_set::{Scope, Word as _},
};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;
use kuzhi_search::{
    Analysis, Analyst, Engine, Limits, Solution, Table, Unsolvable, best_line, proven_bounds,
    solve_on,
};
use serde_json::{Map, Value, json};

use super::{super::legal, Args};
use crate::{
    chosen_game::ChosenGame,
    clock,
    failure::Failure,
    json,
    known_values::KnownValues,
    line_text::{self, number, signed, signed_part},
    table_builder::{Looked, TableBuilder},
    text::text,
    thinking::Thinking,
    watch::Watch,
};

/// What was found out of a position.
pub(super) struct Found<'g> {
    game: &'g Game,
    position: Position,
    solution: Solution,
    /// The moves; none if the round is over.
    moves: Vec<Known>,
    /// How far ahead the last look went, if not all is proven.
    depth: Option<u8>,
    nodes: u64,
    line: Vec<Move>,
    seconds: f64,
    /// The seeds of the largest boards of the table that was built on the way, if one was.
    built_seeds: Option<u32>,
}

/// What is known of a move.
struct Known {
    r#move: Move,
    /// What it is worth to the player who makes it, or seems to be.
    value: f32,
    /// What it is proven to be worth at least and at most.
    bounds: [i16; 2],
}

impl Known {
    fn new(r#move: Move, value: f32, [low, high]: [i16; 2]) -> Self {
        Self {
            r#move,
            value: value.max(low.into()).min(high.into()),
            bounds: [low, high],
        }
    }

    const fn is_exact(&self) -> bool {
        self.bounds[0] == self.bounds[1]
    }
}

impl<'g> Found<'g> {
    pub(super) fn of(
        args: &Args,
        (chosen, position): (&'g ChosenGame, &Position),
        (thinking, watch): (&mut Thinking<'_>, &Watch),
        texts: &Messages,
    ) -> Result<Self, Failure> {
        let game = &chosen.game;
        let stop = || watch.stop_early();
        let all = args.effort.limits(&stop);
        let limits = Limits {
            nodes: all.nodes - nodes_of_last_look(all.nodes),
            ..all
        };
        let tables = TableBuilder::new(&args.effort, watch, texts);
        let mut all_nodes = 0;
        let mut search = |thinking: &Thinking<'_>, nodes| {
            let engine = thinking.proving();
            let mut tell = |solution: &Solution| {
                watch.tell(|| so_far(game, solution, &proven_bounds(engine, position), texts));
            };
            let (limits, threads) = (Limits { nodes, ..limits }, args.effort.threads.get());
            let answer = solve_on(engine, position, limits, threads, &mut tell);
            all_nodes += answer.as_ref().map_or(0, |solution| solution.nodes);
            Looked {
                proven: answer
                    .as_ref()
                    .map_or(true, |solution| solution.value.exact),
                answer,
            }
        };
        let solution = tables
            .until_proven((thinking, position), limits.nodes, &mut search)
            .map_err(|unsolvable| refused(unsolvable, args, chosen))?;
        let engine = thinking.proving();
        let mut found = Self {
            game,
            position: *position,
            moves: Vec::new(),
            depth: None,
            nodes: all_nodes,
            line: Vec::new(),
            seconds: 0.0,
            built_seeds: thinking.built_seeds(),
            solution,
        };
        let analysis = (!found.solution.value.exact).then(|| {
            let nodes = nodes_of_last_look(all.nodes);
            last_look(thinking, position, (args, watch), nodes)
        });
        found.moves = found.known_moves(engine, analysis.as_ref());
        found.nodes += analysis.as_ref().map_or(0, |analysis| analysis.nodes);
        if found.is_exact() {
            // Everything is in the table by now; where it is not, the line is cut.
            let nodes = found.nodes.saturating_mul(4).max(1 << 20);
            found.line = best_line(engine, position, Limits { nodes, ..limits }).moves;
        } else {
            found.depth = analysis.map(|analysis| analysis.depth);
        }
        found.seconds = watch.seconds();
        Ok(found)
    }

    /// What was found out of the moves by the search, by a last look, and what the table has of the search.
    fn known_moves(&self, engine: Engine<'_>, analysis: Option<&Analysis>) -> Vec<Known> {
        let bounds = proven_bounds(engine, &self.position).into_iter();
        let moves = self.solution.moves.iter().zip(bounds);
        moves
            .map(|((r#move, value), (_, bounds))| {
                let seeds = value.seeds;
                if value.exact {
                    return Known::new(*r#move, seeds.into(), [seeds; 2]);
                }
                let mut lines = analysis.into_iter().flat_map(|analysis| &analysis.lines);
                match lines.find(|line| line.r#move == *r#move) {
                    Some(line) if line.exact => {
                        #[expect(
                            clippy::cast_possible_truncation,
                            reason = "what is proven is a whole number of seeds"
                        )]
                        let seeds = line.value as i16;
                        Known::new(*r#move, line.value, [seeds; 2])
                    }
                    Some(line) => Known::new(*r#move, line.value, bounds),
                    None => Known::new(*r#move, seeds.into(), bounds),
                }
            })
            .collect()
    }

    /// Whether all values are proven.
    pub(super) fn is_exact(&self) -> bool {
        self.moves.iter().all(Known::is_exact)
    }

    /// What the position is worth, or seems to be.
    fn value(&self) -> f32 {
        let values = self.moves.iter().map(|known| known.value);
        values
            .reduce(f32::max)
            .unwrap_or_else(|| self.solution.value.seeds.into())
    }

    /// What it is proven to be worth at least and at most.
    fn bounds(&self) -> [i16; 2] {
        let most = |end: usize| self.moves.iter().map(|known| known.bounds[end]).max();
        [0, 1].map(|end| most(end).unwrap_or(self.solution.value.seeds))
    }

    fn digest(&self) -> String {
        digest(self.game.rules(), Scope::Play).to_string()
    }

    pub(super) fn as_json(&self, known: Option<&KnownValues>) -> Value {
        let of_moves = |what: &dyn Fn(&Known) -> Value| -> Map<_, _> {
            let moves = self.moves.iter();
            moves
                .map(|known| (self.game.move_text(known.r#move), what(known)))
                .collect()
        };
        let unproven = self.moves.iter().filter(|known| !known.is_exact());
        let unproven = unproven.map(|known| self.game.move_text(known.r#move));
        let over = self.game.over(&self.position);
        json!({
            "value": number(self.value()),
            "exact": self.is_exact(),
            "moves": of_moves(&|known| number(known.value)),
            "unproven": unproven.collect::<Vec<_>>(),
            "bounds": self.bounds(),
            "move_bounds": of_moves(&|known| json!(known.bounds)),
            "depth": self.depth,
            "pv": line_text::short(self.game, &self.line),
            "nodes": self.nodes,
            "seconds": self.seconds,
            "digest": self.digest(),
            "played_on": over.is_some() && !self.moves.is_empty(),
            "over": json::over(over),
            "tables": known.map(|known| &known.file),
            "built_seeds": self.built_seeds,
        })
    }

    pub(super) fn as_text(&self, known: Option<&KnownValues>, texts: &Messages) -> String {
        if self.moves.is_empty() {
            return legal::sentence(texts, self.game, &self.position);
        }
        let played_on = legal::played_on(texts, self.game, &self.position);
        let mut lines: Vec<_> = played_on.into_iter().collect();
        lines.extend(self.values_as_text(texts));
        if !self.line.is_empty() {
            lines.push(self.line_as_text(texts));
        }
        let seconds = format!("{:.3}", self.seconds);
        lines.push(text!(
            texts,
            "solve-searched",
            nodes = self.nodes,
            seconds = seconds,
            digest = self.digest()
        ));
        if let Some(known) = known {
            let (file, seeds) = (&known.file, known.most_seeds());
            lines.push(text!(texts, "solve-with-table", file = file, seeds = seeds));
        }
        if let Some(seeds) = self.built_seeds {
            lines.push(text!(texts, "solve-with-built-table", seeds = seeds));
        }
        lines.join("\n")
    }

    /// What the position is worth, and a line for each move.
    fn values_as_text(&self, texts: &Messages) -> Vec<String> {
        let side = self.position.mover().word();
        let value = signed_part(self.value());
        let mut lines = Vec::new();
        if self.is_exact() {
            lines.push(text!(texts, "solve-value", side = side, value = value));
        } else {
            let depth = self.depth.unwrap_or(0);
            let [low, high] = self.bounds().map(signed);
            lines.push(text!(
                texts,
                "solve-not-proven",
                side = side,
                value = value,
                depth = depth
            ));
            lines.push(text!(texts, "solve-bounds", low = low, high = high));
        }
        for known in &self.moves {
            let (name, value) = (self.game.move_text(known.r#move), signed_part(known.value));
            let [low, high] = known.bounds.map(signed);
            lines.push(if known.is_exact() {
                format!("  {name}: {value}")
            } else {
                text!(
                    texts,
                    "solve-move-not-proven",
                    move = name,
                    value = value,
                    low = low,
                    high = high
                )
            });
        }
        lines
    }

    fn line_as_text(&self, texts: &Messages) -> String {
        let line = text!(
            texts,
            "solve-line",
            line = line_text::full(self.game, &self.line)
        );
        let last = line_text::after(self.game, &self.position, &self.line);
        match self.game.over(&last) {
            None => line,
            Some(outcome) => {
                let [south, north] = outcome.score;
                let score = text!(texts, "solve-score", south = south, north = north);
                format!("{line}\n{score}")
            }
        }
    }
}

/// That there is no exact value, with the argument that is to blame.
fn refused(unsolvable: Unsolvable, args: &Args, chosen: &ChosenGame) -> Failure {
    let field = match (unsolvable, &args.position) {
        (Unsolvable::TooManySeeds { .. }, Some(_)) => "--position".to_owned(),
        (Unsolvable::TooManySeeds { .. }, None) | (Unsolvable::RepetitionByRows, _) => {
            chosen.blamed(unsolvable.places())
        }
    };
    Failure::refused(format!("{field}: {}", unsolvable.reason()))
}

/// How many of so many nodes are left for a last look: an eighth, but not more than some seconds' worth.
fn nodes_of_last_look(nodes: u64) -> u64 {
    const MOST: u64 = 30_000_000;
    (nodes / 8).min(MOST)
}

/// The memory of a last look.
const MEMORY_OF_LAST_LOOK: usize = 16 << 20;

/// Looks at all moves once more when a search is stopped, as `analyse` does: a search that is after a proof
/// sees little of the moves that it has not come to. The look has a memory of its own, so that what is kept
/// of the search for another day does not lose its place to guesses.
fn last_look(
    thinking: &Thinking<'_>,
    position: &Position,
    (args, watch): (&Args, &Watch),
    nodes: u64,
) -> Analysis {
    let (end, stopped_before) = (watch.end_of_last_look(), watch.interrupted());
    let stop = || {
        let is_over = end.is_some_and(|end| clock::now() >= end);
        is_over || (!stopped_before && watch.interrupted())
    };
    let limits = args.effort.limits(&stop);
    let table = Table::new(MEMORY_OF_LAST_LOOK);
    let analyst = Analyst {
        engine: Engine {
            table: &table,
            ..thinking.engine()
        },
        limits: Limits { nodes, ..limits },
        lines: usize::MAX,
        threads: args.effort.threads.get(),
    };
    analyst.analyse(position, &mut |_| {})
}

/// What is shown while the search goes on: how far ahead it looks at which move, what is proven of the
/// position, and the moves that are done.
fn so_far(
    game: &Game,
    solution: &Solution,
    bounds: &[(Move, [i16; 2])],
    texts: &Messages,
) -> String {
    let most = |end: usize| bounds.iter().map(|(_, bounds)| bounds[end]).max();
    let mut parts = Vec::new();
    if let (Some(low), Some(high)) = (most(0), most(1)) {
        let (low, high) = (signed(low), signed(high));
        parts.push(text!(texts, "solve-so-far", low = low, high = high));
    }
    if let Some((r#move, depth)) = solution.looking {
        let name = game.move_text(r#move);
        parts.push(text!(texts, "solve-looking", move = name, depth = depth));
    }
    parts.extend(solution.moves.iter().map(|(r#move, value)| {
        let mark = if value.exact { "" } else { "?" };
        format!("{}: {}{mark}", game.move_text(*r#move), signed(value.seeds))
    }));
    parts.join("  ")
}

#[cfg(test)]
mod tests {
    use kuzhi_i18n::Language;
    use kuzhi_search::Value;

    use super::*;

    #[test]
    fn the_line_of_progress_tells_depth_and_bounds() {
        let built_in = kuzhi_rules::built_in::find("oware").expect("a built-in game");
        let rules = kuzhi_rules::parse(built_in.text).0.expect("a rule file");
        let game = Game::new(&rules.standard).expect("rules that make sense");
        let texts = Messages::new(Language::english());
        let moves = game.moves(&game.start());
        let value = Value {
            seeds: -2,
            exact: true,
        };
        let solution = Solution {
            value,
            moves: vec![(moves[0], value)],
            nodes: 5,
            looking: Some((moves[1], 45)),
        };
        let bounds = [(moves[0], [-2, -2]), (moves[1], [-5, 12])];
        assert_eq!(
            so_far(&game, &solution, &bounds, &texts),
            "between -2 and +12  2: 45 moves ahead  1: -2"
        );
    }

    #[test]
    fn part_of_the_nodes_is_left_for_a_last_look() {
        assert_eq!(nodes_of_last_look(1), 0);
        assert_eq!(nodes_of_last_look(2048), 256);
        assert_eq!(nodes_of_last_look(1 << 40), 30_000_000);
    }
}
