//! Whole matches solved the slow way.

use std::collections::{BTreeMap, HashMap, HashSet};

use kuzhi_core::{Game, NextRound, Outcome, Position, Reason, Seat, Silent, Standing};
use kuzhi_search::match_play::Claim;

/// Where a position leads.
enum Next {
    /// The round is over, with these seeds for both.
    Over([u32; 2]),
    Moves(Vec<Move>),
}

enum Move {
    Ends([u32; 2]),
    Leads(usize),
}

/// All rounds of a match that one of the players starts.
pub(crate) struct Rounds {
    positions: Vec<Position>,
    next: Vec<Next>,
    /// What endless play from a position on gives.
    endless: Vec<[u32; 2]>,
    /// The positions by the seeds on the board, few first.
    layers: BTreeMap<u32, Vec<usize>>,
}

pub(crate) fn standing(total: u32, south: u32, starter: Seat) -> Standing {
    Standing {
        owned: [south, total - south],
        round: 1,
        starter,
    }
}

impl Rounds {
    pub(crate) fn of(game: &Game, roots: &[Position], total: u32, starter: Seat) -> Self {
        let settle = |outcome: Outcome| standing(total, 0, starter).after(outcome).owned;
        let mut index: HashMap<Position, usize> = HashMap::new();
        let mut rounds = Self {
            positions: Vec::new(),
            next: Vec::new(),
            endless: Vec::new(),
            layers: BTreeMap::new(),
        };
        let mut add = |positions: &mut Vec<Position>, position: Position| {
            *index.entry(position).or_insert_with(|| {
                positions.push(position);
                positions.len() - 1
            })
        };
        for root in roots {
            add(&mut rounds.positions, *root);
        }
        let mut done = 0;
        while let Some(&position) = rounds.positions.get(done) {
            let next = match game.over(&position) {
                Some(outcome) => Next::Over(settle(outcome)),
                None => Next::Moves(
                    game.moves(&position)
                        .into_iter()
                        .map(|r#move| {
                            let turn = game.play(&position, r#move, &mut Silent).expect("legal");
                            match turn.over {
                                Some(outcome) => Move::Ends(settle(outcome)),
                                None => Move::Leads(add(&mut rounds.positions, turn.position)),
                            }
                        })
                        .collect(),
                ),
            };
            rounds.next.push(next);
            let shared = game.outcome(&position, Reason::Repetition);
            rounds.endless.push(settle(shared));
            let layer = rounds.layers.entry(position.board().total());
            layer.or_default().push(done);
            done += 1;
        }
        rounds
    }

    /// The positions from which South can force the round to end with one of these amounts for them.
    pub(crate) fn forced(&self, goal: &HashSet<u32>) -> Vec<bool> {
        let hit = |owned: &[u32; 2]| goal.contains(&owned[0]);
        let mut forced: Vec<bool> = self.endless.iter().map(hit).collect();
        for layer in self.layers.values() {
            loop {
                let mut changed = false;
                for &here in layer {
                    let after = |r#move: &Move| match r#move {
                        Move::Ends(owned) => hit(owned),
                        Move::Leads(to) => forced[*to],
                    };
                    let now = match (&self.next[here], self.positions[here].mover()) {
                        (Next::Over(owned), _) => hit(owned),
                        (Next::Moves(moves), Seat::South) => moves.iter().any(after),
                        (Next::Moves(moves), Seat::North) => moves.iter().all(after),
                    };
                    changed |= now != forced[here];
                    forced[here] = now;
                }
                if !changed {
                    break;
                }
            }
        }
        forced
    }
}

/// A match, solved the slow way.
pub(crate) struct Slow<'g> {
    game: &'g Game,
    pub(crate) total: u32,
    pub(crate) rounds: [Rounds; 2],
    /// The index of the first position of every round, by starter and by what South owns.
    pub(crate) roots: [HashMap<u32, usize>; 2],
}

impl<'g> Slow<'g> {
    pub(crate) fn new(game: &'g Game, total: u32) -> Self {
        let mut roots = [HashMap::new(), HashMap::new()];
        let rounds = Seat::BOTH.map(|starter| {
            let mut first = Vec::new();
            for south in 0..=total {
                if let Some(NextRound::Begins(position)) =
                    game.next_round(&standing(total, south, starter))
                {
                    roots[starter.index()].insert(south, first.len());
                    first.push(position);
                }
            }
            Rounds::of(game, &first, total, starter)
        });
        Self {
            game,
            total,
            rounds,
            roots,
        }
    }

    /// The winner of a match that is over with this division.
    fn over(&self, south: u32, starter: Seat, limit_reached: bool) -> Option<Seat> {
        let mut standing = standing(self.total, south, starter);
        if limit_reached {
            standing.round = u32::MAX;
        }
        match self.game.next_round(&standing)? {
            NextRound::Begins(_) => None,
            NextRound::Over(end) => end.winner,
        }
    }

    pub(crate) fn can(&self, starter: Seat, south: u32, claim: &Claim) -> bool {
        // Divisions in a claim count the player's own seeds.
        let in_goal = |south: &u32| {
            let owned = match claim.player {
                Seat::South => *south,
                Seat::North => self.total - south,
            };
            claim.goal.contains(u8::try_from(owned).expect("few seeds"))
        };
        let forced = |goal: HashSet<u32>| {
            let root = self.roots[starter.index()][&south];
            self.rounds[starter.index()].forced(&goal)[root]
        };
        match claim.player {
            Seat::South => forced((0..=self.total).filter(in_goal).collect()),
            Seat::North => !forced((0..=self.total).filter(|south| !in_goal(south)).collect()),
        }
    }

    /// The divisions, by starter and by what South owns, from which a player wins after one round more
    /// than those given.
    fn one_more(&self, player: Seat, won: &HashSet<(Seat, u32)>) -> HashSet<(Seat, u32)> {
        let mut more = HashSet::new();
        for starter in Seat::BOTH {
            let is_won = |south: &u32| won.contains(&(!starter, *south));
            let goal: HashSet<u32> = match player {
                Seat::South => (0..=self.total).filter(is_won).collect(),
                Seat::North => (0..=self.total).filter(|south| !is_won(south)).collect(),
            };
            let forced = self.rounds[starter.index()].forced(&goal);
            for (&south, &root) in &self.roots[starter.index()] {
                if forced[root] == (player == Seat::South) {
                    more.insert((starter, south));
                }
            }
        }
        more
    }

    fn finished(&self, player: Seat, limit_reached: bool) -> HashSet<(Seat, u32)> {
        let all = Seat::BOTH
            .into_iter()
            .flat_map(|starter| (0..=self.total).map(move |south| (starter, south)));
        all.filter(|&(starter, south)| self.over(south, starter, limit_reached) == Some(player))
            .collect()
    }

    pub(crate) fn won(&self, player: Seat, limit: Option<u32>) -> HashSet<(Seat, u32)> {
        let exhausted = self.finished(player, false);
        let mut won = match limit {
            Some(_) => self.finished(player, true),
            None => exhausted.clone(),
        };
        for _ in 0..limit.unwrap_or(u32::MAX) {
            let mut next = self.one_more(player, &won);
            next.extend(&exhausted);
            if next == won {
                break;
            }
            won = next;
        }
        won
    }
}
