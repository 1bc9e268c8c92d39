//! Every disputed point as one plain field.

/// All that a position's future depends on, the opening layout and the refilling between rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Length of each player's row.
    pub holes_per_row: usize,
    /// Seeds in each hole of a row at the opening, from its owner's left (P-30).
    pub seeds: Vec<u32>,
    /// E10, P-01.
    pub stores: Stores,
    /// PP-11.
    pub direction: Direction,
    /// M4-01.
    pub from: Liftable,
    /// E7, M4-14.
    pub stuck: Stuck,
    /// AM-05.
    pub feeding: Feeding,
    /// E4, P-02.
    pub origin: Origin,
    /// The relay of P-06, AM-16 and M4-10.
    pub relay: Relay,
    /// E5, P-23.
    pub closed_holes: ClosedHoles,
    /// E1.
    pub endless: Endless,
    /// The extra turn of 7a.
    pub again: Again,
    /// P-07 to P-10.
    pub fours: Option<Fours>,
    /// The pussa or pondi: P-04, P-05, P-11, PP-01.
    pub sweep: Option<Sweep>,
    /// AM-02 to AM-06, M4-07 to M4-09, 7b.
    pub eat: Option<Eat>,
    /// The capture of 7a.
    pub lone_seed: Option<LoneSeed>,
    /// P-13, P-14, PP-02, AM-07.
    pub empty_row: Option<EmptyRow>,
    /// M4-12, M4-13.
    pub few_seeds: Option<FewSeeds>,
    /// AM-09; of use only where feeding is a duty.
    pub starved: StarvedRest,
    /// E11.
    pub majority: Majority,
    /// E2, E3.
    pub repetition: Repetition,
    /// P-21, P-22; absent where a game has no rounds.
    pub rounds: Option<Rounds>,
}

/// Are stores places on the sowing path?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stores {
    CapturesOnly,
    SownByOwner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    CounterClockwise,
    Clockwise,
}

/// Which of the mover's occupied holes may be lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Liftable {
    Any,
    Leftmost,
    Rightmost,
}

/// What a mover with nothing to lift does, if no end of the round has been reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stuck {
    /// The ends leave no such position.
    None,
    Passes,
}

/// The duty to bring seeds to an opponent whose row is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feeding {
    NoDuty,
    /// Something must still lie there when the move is over.
    AfterCapture,
    /// It is enough that a seed was dropped there.
    ByPlacing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Sown,
    /// The hole lifted for this lap gets no seed of this lap.
    Skipped,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relay {
    None,
    NextHole,
    LastHole,
}

/// How the next-hole test and the test of the hole beyond see a closed hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosedHoles {
    Skipped,
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endless {
    Stop,
    Forbid,
    EndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    Never,
    LastSeedInOwnStore,
}

/// A drop that makes one of these counts is taken at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fours {
    pub counts: Vec<u32>,
    pub taken_by: TakenBy,
    pub last_seed: LastSeed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBy {
    Sower,
    HoleOwner,
}

/// Does the last seed of a lap make counts too?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastSeed {
    Included,
    Excluded,
}

/// Sowing stopped before an empty hole: the occupied hole on its far side is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sweep {
    pub chain: SweepChain,
    pub reach: Reach,
    pub then: AfterSweep,
    /// The hole opposite the far hole goes with it (Pandi, 9.5).
    pub opposite: Opposite,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SweepChain {
    Single,
    Alternating,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Adjacent,
    NextOccupied,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterSweep {
    TurnOver,
    RelayOn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opposite {
    Left,
    Taken,
}

/// The last seed of a move makes a count, and its hole is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Eat {
    pub counts: Vec<u32>,
    pub rows: Rows,
    pub chain: EatChain,
    pub opposite: Opposite,
    pub chain_taken: ChainTaken,
    pub grand_slam: GrandSlam,
}

/// Rows, seen from the mover, in which a hole can be eaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    Both,
    Own,
    Opponent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EatChain {
    None,
    Backwards,
    Forwards,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChainTaken {
    Together,
    OneByOne,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrandSlam {
    Stands,
    CapturesNothing,
}

/// The last seed lies alone in an own hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoneSeed {
    pub needs: LoneSeedNeeds,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoneSeedNeeds {
    OppositeOccupied,
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmptyRow {
    pub whose: Whose,
    pub rest: EmptyRowRest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Mover,
    Either,
}

/// What a store with more than half of all seeds does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Majority {
    Decides,
    PlaysOn,
}

/// Who gets the board when a row is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyRowRest {
    /// The opponent of the player whose row is empty.
    Opponent,
    /// The player whose row is empty.
    ThatPlayer,
    RowOwner,
    Nobody,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FewSeeds {
    pub at_most: u32,
    pub rest: Rest,
}

/// Who gets the board where neither player is singled out by the end itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    Nobody,
    RowOwner,
    Shared,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StarvedRest {
    Starved,
    Feeder,
    RowOwner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The occurrence that ends the round, its start being the first.
    pub count: usize,
    pub rest: Rest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    pub refill: u32,
    pub fill_from: FillFrom,
    /// The number of the last round, if there is one (P-27).
    pub most: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FillFrom {
    OwnLeft,
    OwnRight,
}
