//! Where play for most seeds is not best play in a match.

use kuzhi_core::{Seat, Standing};

use crate::match_play::{
    Margins,
    fixpoint::{Fates, won},
    question::{Questions, Undecided},
};

/// A round in which more seeds beforehand mean fewer afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Descent {
    /// The smaller share of the starter; the larger one is one seed more.
    pub share: u8,
    /// What the starter has after a round begun with each of them, if both play for most seeds.
    pub after: [u8; 2],
}

/// A round in which whoever makes sure of the most seeds lets the match slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blunder {
    /// The round; South starts it.
    pub standing: Standing,
    /// Who can do better than to play for most seeds.
    pub player: Seat,
    /// Whether the match would be won; otherwise it would be kept from being lost.
    pub wins: bool,
    /// Whether the match slips even if the other player plays for most seeds too. Otherwise the other
    /// player must give up seeds to punish it.
    pub at_once: bool,
}

pub(super) fn descents(margins: &Margins<'_>) -> Vec<Descent> {
    let pair = |share: u8| {
        let after = |share: u8| margins.share_after(usize::from(share));
        let after = [after(share)?, after(share.checked_add(1)?)?];
        (after[1] < after[0]).then_some(Descent { share, after })
    };
    (0..margins.set_ups.total).filter_map(pair).collect()
}

/// All blunders in rounds that are followed by others with these fates.
///
/// A player who can force a result into a set, but not into that part of it in which they also have
/// what play for most seeds makes sure of, cannot have both.
pub(super) fn blunders(
    margins: &Margins<'_>,
    questions: &mut Questions<'_, '_>,
    (fates, later): (&Fates, &Fates),
) -> Result<Vec<Blunder>, Undecided> {
    let set_ups = &margins.set_ups;
    let total = set_ups.total;
    let mut blunders = Vec::new();
    for (place, _) in set_ups.places() {
        let Some(margin) = margins.share_after(place) else {
            continue;
        };
        for player in Seat::BOTH {
            let (wins, goal) = match fates[place].winner {
                Some(winner) if winner == player => (true, won(set_ups, later, player)),
                Some(_) => continue,
                None => (false, won(set_ups, later, player.other()).others(total)),
            };
            let enough = |after: &u8| match player {
                Seat::South => *after >= margin,
                Seat::North => *after <= margin,
            };
            let both = goal.iter().filter(enough).collect();
            if !questions.can(place, player, both)?.0 {
                blunders.push(Blunder {
                    standing: set_ups.standing_before(place),
                    player,
                    wins,
                    at_once: !goal.contains(margin),
                });
            }
        }
    }
    Ok(blunders)
}
