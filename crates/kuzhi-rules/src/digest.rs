//! Digests that name a rule set.

use core::fmt;

use kuzhi_core::rule_set::{RuleSet, Scope};

/// A digest: 32 bytes, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest([u8; 32]);

impl Digest {
    /// Its bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for Digest {
    /// The digest with these bytes, as they were stored somewhere.
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// The digest of a rule set: BLAKE3 over its canonical form.
///
/// Use [`Scope::Play`] to name tables and values, and [`Scope::Full`] to name records.
pub fn digest(rules: &RuleSet, scope: Scope) -> Digest {
    Digest(*blake3::hash(rules.canonical(scope).as_bytes()).as_bytes())
}
