//! Who can force a won match: the least fixpoint over the graph of rounds.
//!
//! At first only finished matches are won. Then every round whose starter, or whose other player, can
//! force its result into what is won for them is won too, one round later; and so on until nothing is
//! added. What is left can be forced by neither, because in each of these rounds both can prevent what
//! is won for the other. The numbers of rounds make the proof well-founded; they are not the smallest
//! possible, since a search that would only show a sooner win is not made. A limit on the number of rounds gives stages instead: what is won with so many
//! rounds left follows from what is won with one less.

use core::mem::replace;

use kuzhi_core::Seat;

use crate::match_play::{
    Claim, Divisions, Margins, Proof,
    question::{Questions, Undecided},
    set_ups::{Place, SetUps},
};

/// What becomes of a match from one round on. South is the starter of that round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fate {
    pub(crate) winner: Option<Seat>,
    /// The number of rounds within which the winner can force the end; 0 where the match is over. In a
    /// match with a limit, 1 stands for any number.
    pub(crate) within: u32,
    /// What proves who wins, or that neither does.
    pub(crate) claims: Vec<Claim>,
    /// What the starter has after the round with best play, and what proves that.
    pub(crate) play: Option<(u8, Vec<Claim>)>,
}

impl Fate {
    fn won(claim: Claim, within: u32) -> Self {
        Self {
            winner: Some(claim.player),
            within,
            claims: vec![claim],
            play: None,
        }
    }

    const fn over(winner: Option<Seat>) -> Self {
        Self {
            winner,
            within: 0,
            claims: Vec::new(),
            play: None,
        }
    }
}

/// The fates of all rounds, by place.
pub(crate) type Fates = Vec<Fate>;

/// Solves matches.
pub(crate) struct Fixpoint<'q, 'a, 'g> {
    pub(crate) margins: &'a Margins<'g>,
    pub(crate) questions: &'q mut Questions<'a, 'g>,
}

impl Fixpoint<'_, '_, '_> {
    /// The fates where matches go on until a player is exhausted.
    pub(crate) fn until_exhausted(&mut self) -> Result<Fates, Undecided> {
        let mut fates = over(&self.margins.set_ups, false);
        let mut open = self.rounds();
        let mut within = 1;
        loop {
            let won = self.won(&fates);
            // What values tell comes first: a search that is not needed is not made.
            let mut decided = self.by_value(&open, won);
            if decided.is_empty() {
                decided.extend(self.first_by_search(&open, won)?);
            }
            if decided.is_empty() {
                break;
            }
            for (place, claim) in decided {
                open.retain(|&still| still != place);
                fates[place] = Fate::won(claim, within);
            }
            within += 1;
        }
        let won = self.won(&fates);
        for place in open {
            fates[place].claims = self.neither(place, won)?;
        }
        self.best_play(&mut fates)?;
        Ok(fates)
    }

    /// Finds the results of all rounds of a match without a limit.
    fn best_play(&mut self, fates: &mut Fates) -> Result<(), Undecided> {
        let order = self.order(|next| match fates[next].winner {
            // The starter of a round is North in the next one.
            Some(Seat::North) => 2,
            None => 1,
            Some(Seat::South) => 0,
        });
        for place in self.rounds() {
            fates[place].play = Some(self.play(place, &order)?);
        }
        for place in self.rounds() {
            let within = fates[place].within;
            let Some(winner) = fates[place].winner else {
                continue;
            };
            if self.ends(fates, place) {
                continue;
            }
            // Whoever wins must come nearer to the end, even if it costs seeds.
            let order = self.order(|next| {
                let nearer = fates[next].winner == Some(!winner) && fates[next].within < within;
                i8::from(nearer == (winner == Seat::South))
            });
            fates[place].play = Some(self.play(place, &order)?);
        }
        Ok(())
    }

    /// Whether the rounds from one on with best play lead to the end of the match.
    fn ends(&self, fates: &Fates, from: Place) -> bool {
        let mut place = from;
        for _ in 0..fates.len() {
            match &fates[place].play {
                Some((share, _)) => place = usize::from(self.margins.set_ups.next(*share)),
                None => return true,
            }
        }
        false
    }

    /// The fates with 0, 1, 2 … rounds left, up to the limit or until they stay the same.
    pub(crate) fn until_limit(&mut self, limit: u32) -> Result<Vec<Fates>, Undecided> {
        let mut stages = Vec::new();
        let mut later = over(&self.margins.set_ups, true);
        for _ in 0..limit {
            let won = self.won(&later);
            let order = self.order(|next| match later[next].winner {
                Some(Seat::North) => 2,
                None => 1,
                Some(Seat::South) => 0,
            });
            let mut fates = over(&self.margins.set_ups, false);
            for place in self.rounds() {
                let claim = self.winner(place, won)?;
                fates[place] = match claim {
                    Some(claim) => Fate::won(claim, 1),
                    None => Fate {
                        claims: self.neither(place, won)?,
                        ..Fate::over(None)
                    },
                };
                fates[place].play = Some(self.play(place, &order)?);
            }
            let settled = fates == later;
            stages.push(replace(&mut later, fates));
            if settled {
                break;
            }
        }
        stages.push(later);
        Ok(stages)
    }

    fn rounds(&self) -> Vec<Place> {
        let places = self.margins.set_ups.places();
        places.map(|(place, _)| place).collect()
    }

    fn won(&self, later: &Fates) -> [Divisions; 2] {
        Seat::BOTH.map(|player| won(&self.margins.set_ups, later, player))
    }

    /// The rounds of which their values alone tell that one of the players wins.
    fn by_value(&self, open: &[Place], won: [Divisions; 2]) -> Vec<(Place, Claim)> {
        let claims = |&place: &Place| {
            Seat::BOTH.into_iter().find_map(move |player| {
                let goal = won[player.index()];
                let can = self.questions.by_value(place, player, goal)?;
                can.then(|| (place, self.said(player, goal, (true, Proof::Value))))
            })
        };
        open.iter().filter_map(claims).collect()
    }

    /// A round that one of the players wins. Those come first of which the value is nearest to telling.
    fn first_by_search(
        &mut self,
        open: &[Place],
        won: [Divisions; 2],
    ) -> Result<Option<(Place, Claim)>, Undecided> {
        let mut open: Vec<(usize, Place, Seat)> = Seat::BOTH
            .into_iter()
            .flat_map(|player| open.iter().map(move |&place| (place, player)))
            .map(|(place, player)| {
                let goal = won[player.index()];
                (self.questions.doubts(place, player, goal), place, player)
            })
            .collect();
        open.sort_unstable();
        for (_, place, player) in open {
            let claim = self.claim(place, player, won[player.index()])?;
            if claim.can {
                return Ok(Some((place, claim)));
            }
        }
        Ok(None)
    }

    /// That one of the players can force the result of a round into what is won for them.
    fn winner(&mut self, place: Place, won: [Divisions; 2]) -> Result<Option<Claim>, Undecided> {
        let claims = self.neither(place, won)?;
        Ok(claims.into_iter().find(|claim| claim.can))
    }

    /// Of each player, whether they can force the result of a round into what is won for them. If
    /// neither can, this is what proves that neither wins.
    fn neither(&mut self, place: Place, won: [Divisions; 2]) -> Result<Vec<Claim>, Undecided> {
        let mut claims = Vec::new();
        for player in Seat::BOTH {
            claims.push(self.claim(place, player, won[player.index()])?);
        }
        Ok(claims)
    }

    /// Whether a player, South being the starter, can force a result into a set of shares of the
    /// starter.
    fn claim(&mut self, place: Place, player: Seat, goal: Divisions) -> Result<Claim, Undecided> {
        let answer = self.questions.can(place, player, goal)?;
        Ok(self.said(player, goal, answer))
    }

    fn said(&self, player: Seat, goal: Divisions, (can, proof): (bool, Proof)) -> Claim {
        Claim {
            player,
            can,
            goal: match player {
                Seat::South => goal,
                Seat::North => goal.turned(self.margins.set_ups.total),
            },
            proof,
        }
    }

    /// The results of a round from the worst to the best for its starter: by the class of the round that
    /// follows, then by the seeds.
    fn order(&self, class: impl Fn(Place) -> i8) -> Vec<u8> {
        let set_ups = &self.margins.set_ups;
        let mut order: Vec<u8> = (0..=set_ups.total).collect();
        order.sort_by_key(|&share| (class(usize::from(set_ups.next(share))), share));
        order
    }

    /// The result of a round with best play, the best in an order that its starter can force, and what
    /// proves it.
    fn play(&mut self, place: Place, order: &[u8]) -> Result<(u8, Vec<Claim>), Undecided> {
        let from = |index: usize| order[index..].iter().copied().collect::<Divisions>();
        let (mut can, mut cannot) = (0, order.len());
        while cannot - can > 1 {
            let middle = usize::midpoint(can, cannot);
            if self.questions.can(place, Seat::South, from(middle))?.0 {
                can = middle;
            } else {
                cannot = middle;
            }
        }
        let rest = from(cannot).others(self.margins.set_ups.total);
        let claims = vec![
            self.claim(place, Seat::South, from(can))?,
            self.claim(place, Seat::North, rest)?,
        ];
        Ok((order[can], claims))
    }
}

/// The fates of finished matches; of all others nothing is known yet.
fn over(set_ups: &SetUps<'_>, limit_reached: bool) -> Fates {
    let end = |share| set_ups.over(share, limit_reached)?.winner;
    let ends = (0..=set_ups.total).map(|share| Fate::over(end(share)));
    let opening = (ends.len()..set_ups.len()).map(|_| Fate::over(None));
    ends.chain(opening).collect()
}

/// The shares of the starter after a round from which a player, South being that starter, wins.
pub(crate) fn won(set_ups: &SetUps<'_>, later: &Fates, player: Seat) -> Divisions {
    let wins = |share: &u8| {
        let next = usize::from(set_ups.next(*share));
        // In the next round the seats are turned.
        later[next].winner == Some(player.other())
    };
    (0..=set_ups.total).filter(wins).collect()
}
