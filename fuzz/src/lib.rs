//! Rule sets and positions made of the bytes that the fuzzer offers.

use kuzhi_core::{
    Game, Position, Seat, Setup,
    rule_set::{Again, Key, Kind, RuleSet, Scalar, SectionInfo, Seeds, Stuck},
};
use libfuzzer_sys::arbitrary::{Result, Unstructured};

/// Any game whose rules make sense.
pub fn game(bytes: &mut Unstructured<'_>) -> Result<Game> {
    let holes = bytes.int_in_range(1..=16)?;
    let mut values = Vec::new();
    for section in RuleSet::SECTIONS {
        values.push(section_values(bytes, section, holes)?);
    }
    let mut rules = RuleSet::from_scalars(&values).expect("values that the vocabulary accepts");
    mend(&mut rules);
    Ok(Game::new(&rules).expect("rules that were mended"))
}

type Values = Option<Vec<Option<Scalar>>>;

fn section_values(
    bytes: &mut Unstructured<'_>,
    section: &SectionInfo,
    holes: u8,
) -> Result<Values> {
    if !section.required && !bytes.arbitrary()? {
        return Ok(None);
    }
    let mut value = |key: &Key| match (section.path, key.name) {
        ("board", "holes") => Ok(Some(Scalar::Number(holes.into()))),
        _ => scalar(bytes, key.kind, holes).map(Some),
    };
    section
        .keys
        .iter()
        .map(&mut value)
        .collect::<Result<_>>()
        .map(Some)
}

fn scalar(bytes: &mut Unstructured<'_>, kind: Kind, holes: u8) -> Result<Scalar> {
    Ok(match kind {
        Kind::Words(terms) => Scalar::Word(bytes.choose(terms)?.word.to_owned()),
        Kind::Number { least, most } => Scalar::Number(bytes.int_in_range(least..=most)?),
        Kind::Counts => {
            let mut counts = vec![bytes.int_in_range(1..=255)?];
            for _ in 0..bytes.int_in_range(0..=7)? {
                counts.push(bytes.int_in_range(1..=9)?);
            }
            counts.sort_unstable();
            counts.dedup();
            Scalar::Numbers(counts)
        }
        Kind::Seeds if bytes.arbitrary()? => Scalar::Number(bytes.int_in_range(1..=127)?),
        Kind::Seeds => {
            let seeds = (0..holes).map(|_| bytes.int_in_range(0..=7));
            Scalar::Numbers(seeds.collect::<Result<_>>()?)
        }
        Kind::Limit(word) if bytes.arbitrary()? => Scalar::Word(word.to_owned()),
        Kind::Limit(_) => Scalar::Number(bytes.int_in_range(1..=65_535)?),
    })
}

/// Takes out what makes no sense, until all of the rest does.
fn mend(rules: &mut RuleSet) {
    while let Some(wrong) = rules.senseless().first() {
        match wrong.path {
            "setup.seeds" => rules.setup.seeds = Seeds::Each(1),
            "deal.least" => rules.deal = None,
            "turn.again" => rules.turn.again = Again::Never,
            "turn.stuck" if rules.empty_row.is_some() => rules.turn.stuck = Stuck::CannotHappen,
            "turn.stuck" => rules.turn.stuck = Stuck::Passes,
            "feeding" => rules.feeding = None,
            "end.starved" => rules.starved = None,
            "capture.sweep.then" | "capture.sweep.takes" => rules.sweep = None,
            "capture.last-seed.run-taken" => rules.by_count = None,
            "end.few-seeds.at-most" => rules.few_seeds = None,
            "end.majority.then" => rules.majority = None,
            "match" | "match.refill" => rules.rounds = None,
            path => panic!("nobody has said how to mend {path}"),
        }
    }
}

/// Any position of a game.
pub fn position(bytes: &mut Unstructured<'_>, game: &Game) -> Result<Position> {
    let can_close = game.rules().rounds.is_some();
    let most = bytes.int_in_range(0..=60)?;
    let mut left = 255;
    let mut seeds = |bytes: &mut Unstructured<'_>, most: u32| {
        let seeds = bytes.int_in_range(0..=most)?.min(left);
        left -= seeds;
        Ok(seeds)
    };
    let mut rows = [Vec::new(), Vec::new()];
    for row in &mut rows {
        for _ in 0..game.holes() {
            let closed = can_close && bytes.ratio(1, 4)?;
            row.push(if closed {
                None
            } else {
                Some(seeds(bytes, most)?)
            });
        }
        if row.iter().all(Option::is_none) {
            row[0] = Some(0);
        }
    }
    let setup = Setup {
        rows,
        stores: [seeds(bytes, 100)?, seeds(bytes, 100)?],
        mover: *bytes.choose(&Seat::BOTH)?,
        extras: Vec::new(),
    };
    Ok(game.position(&setup).expect("a set-up that fits the game"))
}
