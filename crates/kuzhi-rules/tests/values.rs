//! Whole games solved: a wrong end of the round shows in their values and in no count of moves.
//!
//! On small boards the kernel and the naive account must give the same value. If the variable
//! `KUZHI_ALL` is set, the kernel must also give the values that others have computed.

mod translate;

use std::collections::HashMap;
use std::hash::Hash;

use kuzhi_core::{Choices, Game, Position, Seat, Silent, rule_set::RuleSet};
use kuzhi_rules::{built_in, parse};
use translate::{naive, settings};

/// Both ends and both captures of Kalah.
const ENDS_AND_CAPTURES: [&str; 4] = [
    "",
    "lone-seed=empty-capture",
    "end-test=mover",
    "lone-seed=empty-capture end-test=mover",
];

#[test]
fn the_naive_account_gives_small_boards_the_same_value() {
    for board in ["holes=2 seeds=3", "holes=3 seeds=2", "holes=3 seeds=3"] {
        for choices in ENDS_AND_CAPTURES {
            let rules = kalah(&format!("{board} {choices}"));
            assert_eq!(value(&rules), naive_value(&rules), "{board} {choices}");
        }
    }
}

/// By G. Irving, J. Donkers and J. Uiterwijk, "Solving Kalah", ICGA Journal 23, 2000, who end a game
/// as soon as a row is empty; the last one, where the end comes at the mover's turn, by another program.
#[test]
fn the_values_of_others_come_out() {
    let known = [2, 2, 0];
    if std::env::var_os("KUZHI_ALL").is_some() {
        let choices = ["", ENDS_AND_CAPTURES[1], ENDS_AND_CAPTURES[3]];
        for (choices, known) in choices.into_iter().zip(known) {
            assert_eq!(value(&kalah(&format!("preset=three {choices}"))), known);
        }
    }
}

fn kalah(choices: &str) -> RuleSet {
    let built_in = built_in::find("kalah").expect("a built-in game");
    let file = parse(built_in.text).0.expect("the file is whole");
    let choice = |word: &str| {
        let (option, choice) = word.split_once('=').expect("option=choice");
        (option.to_owned(), choice.to_owned())
    };
    let choices: Vec<_> = choices.split_whitespace().map(choice).collect();
    file.rules(&choices).expect("choices of the file")
}

/// By how much the first player wins.
fn value(rules: &RuleSet) -> i32 {
    let game = Game::new(rules).expect("accepted rules make a game");
    let kernel = game.kernel(game.start().closed());
    let seeds = |position: &Position| net(Seat::South.index(), [position.board().total(), 0]);
    solve(&game.start(), seeds, |position| {
        let mover = position.mover().index();
        let holes = match kernel.choices(position) {
            Choices::Holes(holes) => holes,
            Choices::Over(reason) => {
                return Node::Over(net(mover, game.outcome(position, reason).score));
            }
            Choices::Pass => unreachable!("nobody passes"),
        };
        let moves = holes.into_iter().map(|hole| {
            let mut after: Position = *position;
            let again = kernel.play(&mut after, hole, &mut Silent).again;
            Move {
                gain: net(mover, after.stores().map(u32::from)),
                again,
                after: after.with_stores([0; 2]),
            }
        });
        Node::Moves(moves.collect())
    })
}

/// The same, by the naive account.
fn naive_value(rules: &RuleSet) -> i32 {
    let settings = settings(rules);
    let seeds = |state: &naive::State| net(Seat::South.index(), [state.seeds_on_board(), 0]);
    solve(&naive::opening(&settings), seeds, |state| {
        let mover = state.mover.index();
        if let Some(over) = naive::over(&settings, state, false) {
            return Node::Over(net(mover, over.score));
        }
        let moves = naive::legal(&settings, state).into_iter().map(|choice| {
            let mut made = naive::play(&settings, state, choice).expect("a legal choice");
            made.state.stores = [0; 2];
            Move {
                gain: net(mover, made.stored),
                again: made.state.mover == state.mover,
                after: made.state,
            }
        });
        Node::Moves(moves.collect())
    })
}

/// What one side has more than the other.
fn net(side: usize, seeds: [u32; 2]) -> i32 {
    let difference =
        i32::try_from(seeds[0]).expect("few seeds") - i32::try_from(seeds[1]).expect("few seeds");
    if side == Seat::South.index() {
        difference
    } else {
        -difference
    }
}

/// A position with empty stores.
enum Node<P> {
    /// The round is over, and the mover gains so much of what is left.
    Over(i32),
    Moves(Vec<Move<P>>),
}

struct Move<P> {
    gain: i32,
    again: bool,
    after: P,
}

/// Halves the range of values until one is left.
fn solve<P: Clone + Eq + Hash>(
    start: &P,
    seeds: impl Fn(&P) -> i32,
    look: impl Fn(&P) -> Node<P>,
) -> i32 {
    let (mut least, mut most) = (-seeds(start), seeds(start));
    let mut solver = Solver {
        look,
        seeds,
        known: HashMap::new(),
    };
    while least < most {
        // Rounded up, also below zero.
        let middle = most - (most - least) / 2;
        if solver.is_at_least(start, middle) {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    least
}

/// Answers whether the mover gains at least so much from here, and remembers the answers.
struct Solver<P, L, S> {
    look: L,
    /// The seeds on the board, of which no more can be gained.
    seeds: S,
    /// The least and the most that is known to be gained from a position.
    known: HashMap<P, (i32, i32)>,
}

impl<P: Clone + Eq + Hash, L: Fn(&P) -> Node<P>, S: Fn(&P) -> i32> Solver<P, L, S> {
    fn is_at_least(&mut self, position: &P, bound: i32) -> bool {
        let all = (self.seeds)(position);
        let (least, most) = self.known.get(position).copied().unwrap_or((-all, all));
        if least >= bound || most < bound {
            return least >= bound;
        }
        let answer = match (self.look)(position) {
            Node::Over(value) => value >= bound,
            Node::Moves(mut moves) => {
                // Moves that keep the turn or gain much are likelier to be good.
                moves.sort_by_key(|one| std::cmp::Reverse((one.again, one.gain)));
                moves.into_iter().any(|one| {
                    let wanted = bound - one.gain;
                    if one.again {
                        self.is_at_least(&one.after, wanted)
                    } else {
                        !self.is_at_least(&one.after, 1 - wanted)
                    }
                })
            }
        };
        let known = if answer {
            (bound, most)
        } else {
            (least, bound - 1)
        };
        self.known.insert(position.clone(), known);
        answer
    }
}
