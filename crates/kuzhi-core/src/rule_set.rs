//! What can be said about a game: the closed vocabulary of two-row mancala.
//!
//! A [`RuleSet`] is plain data. It says everything that separates one game of the family from another,
//! and nothing in this workspace asks for a game's name. Each section is defined in a file of its own
//! below this one, each word beside the value it stands for.

pub mod board;
pub mod canonical;
pub mod capture;
pub mod check;
pub mod ending;
pub mod rounds;
pub mod sowing;
pub mod turn;
pub mod values;

pub use self::{
    board::{BoardRules, DealRules, RitualManner, RitualRules, SetupRules, Stores},
    canonical::Scope,
    capture::{
        AfterSweep, ByCount, GrandSlam, LastSeed, LoneSeed, Needs, OppositeHoles, Reach, Rows, Run,
        RunTaken, Sweep, SweepRun, TakenBy, WhileSowing,
    },
    check::Senseless,
    ending::{
        EmptyRow, EmptyRowRest, FewSeeds, Majority, MajorityThen, RepetitionRules, Rest, Starved,
        StarvedRest, Whose,
    },
    rounds::{FillFrom, MatchOver, MatchRules, Remainder, Starter},
    sowing::{ClosedHoles, Endless, Origin, Relay, SowingRules},
    turn::{Again, Direction, FeedingRules, Feeds, From, Stuck, TurnRules},
    values::{Between, Counts, RoundLimit, Seeds},
};
pub use crate::{
    section::{Key, Kind, Scalar, Section, Value},
    words::{Term, Word},
};

/// What the vocabulary says about one section, without a value.
#[derive(Clone, Copy, Debug)]
pub struct SectionInfo {
    /// The heading in a rule file: `capture.sweep`.
    pub path: &'static str,
    /// What the section is about.
    pub meaning: &'static str,
    /// Its keys, all of which are required where the section stands.
    pub keys: &'static [Key],
    /// Whether every rule file has it.
    pub required: bool,
}

/// A key that is missing or holds something unacceptable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongKey {
    /// The heading of its section.
    pub section: &'static str,
    /// The name of the key; `None` if the whole section is missing.
    pub key: Option<&'static str>,
}

/// Defines [`RuleSet`] as a list of sections, some of which every game has.
macro_rules! rule_set {
    (
        required { $( $(#[doc = $rdoc:literal])+ $rfield:ident: $rtype:ty, )+ }
        optional { $( $(#[doc = $odoc:literal])+ $ofield:ident: $otype:ty, )+ }
    ) => {
        /// Everything there is to say about a game's rules.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct RuleSet {
            $( $(#[doc = $rdoc])+ pub $rfield: $rtype, )+
            $( $(#[doc = $odoc])+ pub $ofield: Option<$otype>, )+
        }

        impl RuleSet {
            /// Every section of the vocabulary, those that all games have first.
            pub const SECTIONS: &'static [SectionInfo] = &[
                $(SectionInfo {
                    path: <$rtype>::PATH, meaning: <$rtype>::MEANING, keys: <$rtype>::KEYS, required: true,
                },)+
                $(SectionInfo {
                    path: <$otype>::PATH, meaning: <$otype>::MEANING, keys: <$otype>::KEYS, required: false,
                },)+
            ];

            /// The values of every section, in the order of [`RuleSet::SECTIONS`]; `None` for a section
            /// that this game does not have.
            pub fn scalars(&self) -> Vec<Option<Vec<Scalar>>> {
                vec![
                    $(Some(self.$rfield.scalars()),)+
                    $(self.$ofield.as_ref().map(Section::scalars),)+
                ]
            }

            /// The rule set with these values, one list per section in the order of
            /// [`RuleSet::SECTIONS`].
            ///
            /// # Errors
            ///
            /// Names every required section that is missing, and every key whose value is missing or
            /// not acceptable.
            pub fn from_scalars(
                values: &[Option<Vec<Option<Scalar>>>],
            ) -> Result<Self, Vec<WrongKey>> {
                let mut wrong = Vec::new();
                let mut index = 0..;
                $(let $rfield = required::<$rtype>(at(values, &mut index), &mut wrong);)+
                $(let $ofield = optional::<$otype>(at(values, &mut index), &mut wrong);)+
                match ($($rfield,)+) {
                    ($(Some($rfield),)+) if wrong.is_empty() => {
                        Ok(Self { $($rfield,)+ $($ofield,)+ })
                    }
                    _ => Err(wrong),
                }
            }
        }
    };
}

rule_set! {
    required {
        /// The board.
        board: BoardRules,
        /// The first round's set-up.
        setup: SetupRules,
        /// A turn.
        turn: TurnRules,
        /// Sowing.
        sowing: SowingRules,
        /// The same position again.
        repetition: RepetitionRules,
    }
    optional {
        /// A random deal instead of an even one.
        deal: DealRules,
        /// The choice of sides.
        ritual: RitualRules,
        /// The duty to feed.
        feeding: FeedingRules,
        /// Capture while sowing.
        while_sowing: WhileSowing,
        /// Capture by the count of the last hole.
        by_count: ByCount,
        /// Capture by a lone last seed.
        lone_seed: LoneSeed,
        /// Capture across a gap.
        sweep: Sweep,
        /// The end by an empty row.
        empty_row: EmptyRow,
        /// The end by too few seeds.
        few_seeds: FewSeeds,
        /// The end by starvation.
        starved: Starved,
        /// The decision by majority.
        majority: Majority,
        /// Rounds and matches.
        rounds: MatchRules,
    }
}

impl RuleSet {
    /// The seeds with which a round begins, both rows together.
    pub fn total_seeds(&self) -> u32 {
        self.setup.seeds.total(self.board.holes.get())
    }

    /// Whether a move that takes nothing can be told from where it led: in games of single laps that take
    /// nothing on the way.
    pub fn takes_back(&self) -> bool {
        self.sowing.relay == Relay::None && self.while_sowing.is_none()
    }

    /// The number of seeds that is more than half of all, where having them decides the game.
    pub fn majority_threshold(&self) -> Option<u32> {
        let stops = |majority: &&Majority| majority.then == MajorityThen::Over;
        self.majority.as_ref().filter(stops)?;
        Some(self.total_seeds() / 2 + 1)
    }
}

type Values = Option<Vec<Option<Scalar>>>;

fn at<'a>(
    values: &'a [Values],
    index: &mut core::ops::RangeFrom<usize>,
) -> Option<&'a [Option<Scalar>]> {
    values.get(index.next()?)?.as_deref()
}

fn required<S: Section>(values: Option<&[Option<Scalar>]>, wrong: &mut Vec<WrongKey>) -> Option<S> {
    if values.is_none() {
        wrong.push(WrongKey {
            section: S::PATH,
            key: None,
        });
    }
    optional(values, wrong)
}

fn optional<S: Section>(values: Option<&[Option<Scalar>]>, wrong: &mut Vec<WrongKey>) -> Option<S> {
    S::from_scalars(values?)
        .map_err(|indexes| {
            wrong.extend(indexes.into_iter().map(|index| WrongKey {
                section: S::PATH,
                key: Some(S::KEYS[index].name),
            }));
        })
        .ok()
}
