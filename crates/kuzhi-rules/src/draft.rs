//! Rule sets under construction, and the patches that options lay over them.

use kuzhi_core::rule_set::{RuleSet, Scalar, SectionInfo, WrongKey};

/// A change of one place in the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// Which section, by its place in [`RuleSet::SECTIONS`].
    pub section: usize,
    /// What changes.
    pub change: Change,
}

/// What a patch does to its section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// One key, by its place in the section's keys, gets a value.
    Key(usize, Scalar),
    /// The section stands there with these values, one for each key.
    Section(Vec<Scalar>),
    /// The section is removed.
    Remove,
}

impl Patch {
    /// The place that is changed: `capture.sweep.then`, or `deal` for a whole section.
    pub fn path(&self) -> String {
        let section = self.info();
        match &self.change {
            Change::Key(key, _) => format!("{}.{}", section.path, section.keys[*key].name),
            Change::Section(_) | Change::Remove => section.path.to_owned(),
        }
    }

    /// Whether both speak about the same place.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        self.section == other.section
            && match (&self.change, &other.change) {
                (Change::Key(key, _), Change::Key(other, _)) => key == other,
                _ => true,
            }
    }

    pub(crate) const fn info(&self) -> &'static SectionInfo {
        &RuleSet::SECTIONS[self.section]
    }
}

/// Values for the sections of a rule set, perhaps not all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draft(pub(crate) Vec<Option<Vec<Option<Scalar>>>>);

impl Draft {
    /// A draft without any section.
    pub(crate) fn empty() -> Self {
        Self(vec![None; RuleSet::SECTIONS.len()])
    }

    pub(crate) fn of(rules: &RuleSet) -> Self {
        let present = |section: Vec<Scalar>| section.into_iter().map(Some).collect();
        let sections = rules.scalars().into_iter();
        Self(sections.map(|section| section.map(present)).collect())
    }

    /// Makes a change; `false` if it is one of a key in a section that is not there.
    pub(crate) fn apply(&mut self, patch: &Patch) -> bool {
        let section = &mut self.0[patch.section];
        match &patch.change {
            Change::Key(key, value) => {
                let Some(values) = section else { return false };
                values[*key] = Some(value.clone());
            }
            Change::Section(values) => *section = Some(values.iter().cloned().map(Some).collect()),
            Change::Remove => *section = None,
        }
        true
    }

    /// The value of a key, if it has one.
    pub(crate) fn value(&self, section: &str, key: &str) -> Option<&Scalar> {
        let (section, key) = place_of(section, key)?;
        self.0[section].as_ref()?.get(key)?.as_ref()
    }

    /// Takes the value of a key away.
    pub(crate) fn forget(&mut self, section: &str, key: &str) {
        if let Some((section, key)) = place_of(section, key)
            && let Some(values) = &mut self.0[section]
        {
            values[key] = None;
        }
    }

    pub(crate) fn rules(&self) -> Result<RuleSet, Vec<WrongKey>> {
        RuleSet::from_scalars(&self.0)
    }
}

/// A section and a key by their places.
fn place_of(section: &str, key: &str) -> Option<(usize, usize)> {
    let index = RuleSet::SECTIONS
        .iter()
        .position(|info| info.path == section)?;
    let keys = RuleSet::SECTIONS[index].keys;
    Some((index, keys.iter().position(|info| info.name == key)?))
}
