//! Where the parts of a worked example stand in the text of its rule file.

use core::ops::Range;

/// The places of an example's parts, kept to say where one does not come out.
///
/// They say nothing about the game, so an example is the same wherever it stands: all places are equal.
#[derive(Clone, Debug, Default)]
pub struct Places(Vec<(String, Range<usize>)>);

impl PartialEq for Places {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Places {}

impl Places {
    /// Remembers a part by its name, such as `moves` or `moves.2` for the third of several; the whole
    /// example has an empty name.
    pub(crate) fn add(&mut self, part: impl Into<String>, span: &Range<usize>) {
        self.0.push((part.into(), span.clone()));
    }

    /// The bytes of the text where a part stands; those of what it belongs to if it is not there, and
    /// nothing if the example comes from no text.
    pub fn get(&self, part: &str) -> Range<usize> {
        let mut part = part;
        loop {
            if let Some((_, span)) = self.0.iter().find(|(name, _)| name == part) {
                return span.clone();
            }
            if part.is_empty() {
                return 0..0;
            }
            part = part.rfind('.').map_or("", |point| &part[..point]);
        }
    }
}
