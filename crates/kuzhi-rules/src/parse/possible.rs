//! The rule sets that a file with faults may stand for.
//!
//! What a file says in one place can be judged although another place cannot be read: a fault that
//! every possible reading has does not come from the unreadable place.

use kuzhi_core::{
    SplitMix,
    rule_set::{Key, Kind, RuleSet, Scalar, Senseless},
};

use crate::draft::Draft;

/// As many readings as are looked at.
const MOST: u32 = 64;

/// The rule sets that a draft may stand for: itself if nothing is missing, and else readings with other
/// values where values are missing. With `headings`, sections that do not stand there may be meant by
/// headings that could not be read.
pub(super) fn readings(draft: &Draft, headings: bool) -> Vec<RuleSet> {
    let mut draft = draft.clone();
    for (info, section) in RuleSet::SECTIONS.iter().zip(&mut draft.0) {
        if info.required {
            section.get_or_insert_with(|| vec![None; info.keys.len()]);
        }
    }
    let gaps = gaps(&draft, headings);
    let number = gaps
        .iter()
        .try_fold(1, |number: u32, gap| number.checked_mul(gap.length()));
    let all = number.filter(|number| *number <= MOST);
    let mut readings = Vec::new();
    for index in 0..all.unwrap_or(MOST) {
        let mut reading = draft.clone();
        let mut random = SplitMix::new(index.into());
        let mut rest = index;
        for (place, gap) in (0..).zip(&gaps) {
            let length = gap.length();
            let choice = match all {
                Some(_) => rest % length,
                // Every value comes first by itself, and then anything with anything.
                None if index < MOST / 2 => (index + place) % length,
                None => random.below(length),
            };
            rest /= length;
            gap.fill(&mut reading, choice as usize);
        }
        readings.extend(reading.rules());
    }
    readings
}

/// What makes no sense in any reading.
pub(super) fn senseless(readings: &[RuleSet]) -> Vec<Senseless> {
    let Some((first, others)) = readings.split_first() else {
        return Vec::new();
    };
    let mut common = first.senseless();
    for other in others {
        let also = other.senseless();
        common.retain(|senseless| also.contains(senseless));
    }
    common
}

/// Something that a draft leaves open.
enum Gap {
    /// The value of a key in a section.
    Value(usize, usize, Vec<Scalar>),
    /// Whether a section stands there.
    Section(usize),
}

impl Gap {
    fn length(&self) -> u32 {
        match self {
            Self::Value(_, _, values) => u32::try_from(values.len()).unwrap_or(1).max(1),
            Self::Section(_) => 2,
        }
    }

    fn fill(&self, draft: &mut Draft, choice: usize) {
        match self {
            Self::Value(section, key, values) => {
                // A section that the same reading leaves out has no values.
                if let Some(keys) = &mut draft.0[*section] {
                    keys[*key] = values.get(choice).cloned();
                }
            }
            Self::Section(section) => {
                let keys = RuleSet::SECTIONS[*section].keys;
                draft.0[*section] = (choice == 1).then(|| vec![None; keys.len()]);
            }
        }
    }
}

/// What a draft leaves open: whether a section is there comes before its values.
fn gaps(draft: &Draft, headings: bool) -> Vec<Gap> {
    let mut gaps = Vec::new();
    for (index, (info, section)) in RuleSet::SECTIONS.iter().zip(&draft.0).enumerate() {
        match section {
            Some(_) => {}
            None if info.required || !headings => continue,
            None => gaps.push(Gap::Section(index)),
        }
        for (key, about) in info.keys.iter().enumerate() {
            let known = section.as_ref().and_then(|values| values[key].as_ref());
            if known.is_none() {
                gaps.push(Gap::Value(index, key, candidates(about)));
            }
        }
    }
    gaps
}

/// Values that a key can have: all of them if they are few, and else some that lie far apart.
fn candidates(key: &Key) -> Vec<Scalar> {
    const FEW: i64 = 17;
    match key.kind {
        Kind::Words(terms) => terms
            .iter()
            .map(|term| Scalar::Word(term.word.to_owned()))
            .collect(),
        Kind::Number { least, most } if most - least < FEW => {
            (least..=most).map(Scalar::Number).collect()
        }
        Kind::Number { least, most } => vec![Scalar::Number(least), Scalar::Number(most)],
        Kind::Counts => vec![Scalar::Numbers(vec![2]), Scalar::Numbers(vec![4])],
        Kind::Seeds => vec![Scalar::Number(1), Scalar::Number(4), Scalar::Number(127)],
        Kind::Limit(word) => vec![Scalar::Word(word.to_owned()), Scalar::Number(1)],
    }
}
