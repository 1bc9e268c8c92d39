//! Oware against the crate `board-game` in random late positions: the moves that may be played, and
//! what each of them leads to.
//!
//! A late position is one with at most half of the seeds left on the board. That library makes
//! positions by play only, so play begins with one to four seeds in a hole: the fewer there are, the
//! emptier the board becomes before a majority decides. No position is compared twice.
//!
//! Two ends of that library's are not in the rules. Here they are predicted, and counted:
//! it shares two single seeds that lie five or six holes apart at once, and it lets a capture of all
//! the opponent's seeds stand if the mover's own row is empty then.
//!
//! 10,000 positions, or 100,000 if the variable `KUZHI_ALL` is set.

use std::collections::HashSet;

use board_game::{
    board::{Board as _, Outcome, Player},
    games::oware::OwareBoard,
};
use kuzhi_core::{
    Choices, Game, Hole, HoleSet, Move, Position, Reason, Seat, Silent, SplitMix,
    rule_set::{GrandSlam, RuleSet, Seeds},
};

#[test]
fn oware_agrees_with_another_library() {
    let everything = std::env::var_os("KUZHI_ALL").is_some();
    let wanted = if everything { 100_000 } else { 10_000 };
    let games: Vec<Oware> = (1..=4).map(Oware::new).collect();
    let mut random = SplitMix::new(2026);
    let mut seen = HashSet::new();
    let mut counts = Counts::default();
    while seen.len() < wanted {
        let oware = &games[random.below(4) as usize];
        oware.play_round(&mut random, &mut seen, wanted, &mut counts);
    }
    report(&counts, wanted);
    assert!(counts.split > 0 && counts.slams > 0, "{counts:?}");
    assert!(counts.excepted() * 20 < counts.moves, "{counts:?}");
}

#[expect(
    clippy::print_stderr,
    reason = "how many were excepted is worth knowing"
)]
fn report(counts: &Counts, positions: usize) {
    eprintln!("{positions} positions: {counts:?}");
}

/// What was compared.
#[derive(Debug, Default)]
struct Counts {
    moves: usize,
    /// Moves after which two single seeds were split at once.
    split: usize,
    /// Moves that captured everything and left the mover's own row empty.
    slams: usize,
}

impl Counts {
    const fn excepted(&self) -> usize {
        self.split + self.slams
    }
}

/// What a move leads to, in words that fit both libraries.
#[derive(Debug, PartialEq, Eq)]
struct Result {
    /// South's row and North's, each from its owner's left.
    rows: [[u8; 6]; 2],
    stores: [u8; 2],
    end: End,
}

#[derive(Debug, PartialEq, Eq)]
enum End {
    NotYet,
    Won(Seat),
    Drawn,
}

/// The game, beginning with so many seeds in a hole.
struct Oware {
    seeds: u8,
    game: Game,
    /// The same game, in which a capture of everything stands.
    slams: Game,
}

impl Oware {
    fn new(seeds: u8) -> Self {
        let mut rules = rules();
        rules.setup.seeds = Seeds::Each(seeds);
        let game = Game::new(&rules).expect("rules that make sense");
        let capture = rules.by_count.as_mut().expect("Oware captures by count");
        capture.grand_slam = GrandSlam::Stands;
        let slams = Game::new(&rules).expect("rules that make sense");
        Self { seeds, game, slams }
    }

    /// Plays a round at random in both libraries and compares its late positions.
    fn play_round(
        &self,
        random: &mut SplitMix,
        seen: &mut HashSet<OwareBoard<6>>,
        wanted: usize,
        counts: &mut Counts,
    ) {
        let mut ours = self.game.start();
        let mut theirs = OwareBoard::<6>::new(self.seeds);
        // Rounds may go in circles for ever.
        for _ in 0..200 {
            if theirs.is_done() || seen.len() == wanted {
                return;
            }
            let half = ours.total() / 2;
            if ours.board().total() <= half && seen.insert(theirs.clone()) {
                self.compare(&ours, &theirs, counts);
            }
            let moves = self.game.moves(&ours);
            let Some(Move::Sow(hole)) = moves.get(random.below(6) as usize % moves.len().max(1))
            else {
                return;
            };
            theirs.play(hole.place(6)).expect("a legal move");
            let turn = self.game.play(&ours, Move::Sow(*hole), &mut Silent);
            ours = turn.expect("a legal move").position;
            // After an end that only the other library knows there is nothing more to compare.
            if !theirs.is_done() {
                assert_eq!(rows(&ours), theirs.pits());
            }
        }
    }

    /// Compares the moves of a position and what each leads to.
    fn compare(&self, ours: &Position, theirs: &OwareBoard<6>, counts: &mut Counts) {
        let place = self.game.setup(ours);
        let moves = self.game.moves(ours);
        let holes: Vec<usize> = moves.iter().map(|&r#move| place_of(r#move)).collect();
        let may_play = |&r#move: &usize| theirs.is_available_move(r#move) == Ok(true);
        let others: Vec<usize> = (0..6).filter(may_play).collect();
        assert_eq!(holes, others, "{place}");
        for r#move in moves {
            let mut after = theirs.clone();
            after.play(place_of(r#move)).expect("a legal move");
            let expected = self.expected(ours, r#move, counts);
            assert_eq!(their_result(&after), expected, "{place} {move:?}");
            counts.moves += 1;
        }
    }

    /// What the other library makes of a move, by our rules and its two own ones.
    fn expected(&self, position: &Position, r#move: Move, counts: &mut Counts) -> Result {
        let play = |game: &Game| {
            let turn = game.play(position, r#move, &mut Silent);
            turn.expect("a legal move").position
        };
        let (after, slammed) = (play(&self.game), play(&self.slams));
        if slammed.board().total() == 0 && after.board().total() > 0 {
            counts.slams += 1;
            return self.over_with(slammed.stores());
        }
        if self.is_over_by_rule(&after).is_none() && is_split(&after) {
            counts.split += 1;
            return self.over_with(after.stores().map(|store| store + 1));
        }
        match self.is_over_by_rule(&after) {
            Some(reason) => {
                let score = self.game.outcome(&after, reason).score;
                self.over_with(score.map(|seeds| u8::try_from(seeds).expect("few seeds")))
            }
            None => Result {
                rows: rows(&after),
                stores: after.stores(),
                end: match self.game.over(&after) {
                    Some(over) => winner(over.score),
                    None => End::NotYet,
                },
            },
        }
    }

    /// Why the round is over, the decision by majority left aside.
    fn is_over_by_rule(&self, position: &Position) -> Option<Reason> {
        match self.game.kernel(HoleSet::EMPTY).choices(position) {
            Choices::Over(reason) => Some(reason),
            Choices::Holes(_) | Choices::Pass => None,
        }
    }

    fn over_with(&self, stores: [u8; 2]) -> Result {
        let total: u8 = stores.iter().sum();
        assert_eq!(total, 12 * self.seeds, "every seed is stored");
        Result {
            rows: [[0; 6]; 2],
            stores,
            end: winner(stores.map(u32::from)),
        }
    }
}

fn rules() -> RuleSet {
    let built_in = kuzhi_rules::built_in::find("oware").expect("a built-in game");
    let file = kuzhi_rules::parse(built_in.text).0.expect("a whole file");
    file.rules(&[]).expect("the rules as they stand")
}

/// Whether the player who has just moved left two single seeds five or six holes apart, counted from
/// that player's first hole on.
fn is_split(after: &Position) -> bool {
    let row = after.mover().other().index() * 6;
    let seeds = |place: usize| after.seeds(Hole::new((row + place) % 12).expect("a hole"));
    let single: Vec<usize> = (0..12).filter(|&place| seeds(place) == 1).collect();
    match single[..] {
        [first, last] => after.board().total() == 2 && matches!(last - first, 5 | 6),
        _ => false,
    }
}

fn rows(position: &Position) -> [[u8; 6]; 2] {
    let seeds = |hole: usize| position.seeds(Hole::new(hole).expect("a hole"));
    [
        core::array::from_fn(seeds),
        core::array::from_fn(|place| seeds(6 + place)),
    ]
}

fn place_of(r#move: Move) -> usize {
    match r#move {
        Move::Sow(hole) => hole.place(6),
        Move::Pass => unreachable!("nobody passes"),
    }
}

fn winner([south, north]: [u32; 2]) -> End {
    match south.cmp(&north) {
        core::cmp::Ordering::Less => End::Won(Seat::North),
        core::cmp::Ordering::Equal => End::Drawn,
        core::cmp::Ordering::Greater => End::Won(Seat::South),
    }
}

fn their_result(board: &OwareBoard<6>) -> Result {
    let seat = |player| match player {
        Player::A => Seat::South,
        Player::B => Seat::North,
    };
    Result {
        rows: board.pits(),
        stores: [board.score(Player::A), board.score(Player::B)],
        end: match board.outcome() {
            Some(Outcome::WonBy(player)) => End::Won(seat(player)),
            Some(Outcome::Draw) => End::Drawn,
            None => End::NotYet,
        },
    }
}
