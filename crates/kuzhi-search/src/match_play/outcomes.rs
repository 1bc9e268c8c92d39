//! Who wins the match with best play.

use kuzhi_core::{Seat, Standing};

use crate::{
    limits::Limits,
    match_play::{
        Blunder, Claim, Divisions, Margins, MatchError, Proof, RoundLine, blunder,
        fixpoint::{Fate, Fates, Fixpoint},
        line,
        question::{Questions, Undecided},
    },
};

/// Who wins the match from every division of the seeds, and how.
#[derive(Clone, Debug)]
pub struct Outcomes<'m, 'g> {
    margins: &'m Margins<'g>,
    /// With 0, 1, 2 … rounds left, the last for all larger numbers; only one where there is no limit.
    stages: Vec<Fates>,
    blunders: Vec<Blunder>,
    nodes: u64,
    searches: usize,
}

/// What becomes of a match with best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who can force the match to be won for them; `None` if neither can, so that it is drawn or can go
    /// on for ever.
    pub winner: Option<Seat>,
    /// A number of rounds within which the winner can force it, not always the smallest.
    pub within: Option<u32>,
    /// What proves it: that the winner can force the result of the next round into divisions from which
    /// they win in fewer rounds; or, of each player, that they cannot force it into any from which they
    /// win.
    pub claims: Vec<Claim>,
    /// How the match stands after the next round, if both put the outcome of the match first and the
    /// seeds second.
    pub after: Standing,
    /// What proves that: that the starter can force the result to be at least as good, and that the
    /// other player can force it to be no better.
    pub after_claims: Vec<Claim>,
}

impl Verdict {
    /// Whether the value of the round was not enough to tell who wins.
    pub fn searched(&self) -> bool {
        self.claims.iter().any(|claim| claim.proof == Proof::Search)
    }
}

impl<'m, 'g> Outcomes<'m, 'g> {
    /// Solves the match, with a table of so many bytes. The limits are for all searches together.
    ///
    /// # Errors
    ///
    /// Says that a limit was met, now or while the rounds were solved.
    pub fn solve(
        margins: &'m Margins<'g>,
        bytes: usize,
        limits: Limits<'_>,
    ) -> Result<Self, MatchError> {
        margins.check_whole()?;
        let mut questions = Questions::new(margins, bytes, limits);
        let solved = Self::stages(margins, &mut questions);
        let (stages, blunders) = solved.map_err(|Undecided| MatchError::Undecided {
            searches: questions.searches,
            nodes: questions.nodes,
        })?;
        Ok(Self {
            margins,
            stages,
            blunders,
            nodes: questions.nodes,
            searches: questions.searches,
        })
    }

    fn stages<'a>(
        margins: &'a Margins<'g>,
        questions: &mut Questions<'a, 'g>,
    ) -> Result<(Vec<Fates>, Vec<Blunder>), Undecided> {
        let mut fixpoint = Fixpoint { margins, questions };
        let stages = match margins.set_ups.limit {
            None => vec![fixpoint.until_exhausted()?],
            Some(limit) => fixpoint.until_limit(limit)?,
        };
        // Without a limit the rounds that follow are those themselves.
        let first = stages.len() - 1;
        let later = first.saturating_sub(1);
        let blunders = blunder::blunders(margins, questions, (&stages[first], &stages[later]))?;
        Ok((stages, blunders))
    }

    /// What the match is solved from.
    pub const fn margins(&self) -> &'m Margins<'g> {
        self.margins
    }

    /// How many nodes were searched for sets, and in how many searches.
    pub const fn searched(&self) -> (u64, usize) {
        (self.nodes, self.searches)
    }

    /// What becomes of the match from a standing on; `None` if it is over.
    pub fn verdict(&self, standing: &Standing) -> Option<Verdict> {
        let set_ups = &self.margins.set_ups;
        let place = set_ups.round(standing)?;
        let left = set_ups.rounds_left(standing);
        let fate: &Fate = self.stages.get(self.stage(left))?.get(place)?;
        let (share, proof) = fate.play.as_ref()?;
        let seen = |claims: &[Claim]| -> Vec<Claim> {
            let turn = |claim: &Claim| Claim {
                player: turned(claim.player, standing.starter),
                ..*claim
            };
            claims.iter().map(turn).collect()
        };
        Some(Verdict {
            winner: fate.winner.map(|winner| turned(winner, standing.starter)),
            within: fate.winner.map(|_| left.unwrap_or(fate.within)),
            claims: seen(&fate.claims),
            after: set_ups.standing_after(standing, *share),
            after_claims: seen(proof),
        })
    }

    fn stage(&self, left: Option<u32>) -> usize {
        let last = self.stages.len() - 1;
        left.map_or(last, |left| last.min(left as usize))
    }

    /// What a player must own before a round which this one starts, to win with best play. In a match
    /// with a limit this is about its first round.
    pub fn won(&self, player: Seat, starter: Seat) -> Divisions {
        let total = self.margins.set_ups.total;
        let wins = |owned: &u8| {
            let (share, seat) = if player == starter {
                (*owned, Seat::South)
            } else {
                (total - owned, Seat::North)
            };
            let fates = self.stages.last();
            fates.is_some_and(|fates| fates[usize::from(share)].winner == Some(seat))
        };
        (0..=total).filter(wins).collect()
    }

    /// The rounds from a standing on with best play, which end if one of the players can win; `None` if
    /// the standing is not one of this match.
    pub fn line(&self, from: &Standing) -> Option<RoundLine> {
        line::follow(self.margins.game(), from, |standing| {
            self.verdict(standing).map(|verdict| verdict.after)
        })
    }

    /// The rounds in which a player who makes sure of most seeds lets a won match slip, or one that was
    /// not lost. In a match with a limit, those of the first round.
    pub fn blunders(&self) -> &[Blunder] {
        &self.blunders
    }
}

/// The seat of a player who sits there when this player, the starter, sits South.
const fn turned(seat: Seat, starter: Seat) -> Seat {
    match starter {
        Seat::South => seat,
        Seat::North => seat.other(),
    }
}
