//! The blocks that were unpacked last.

use std::sync::{Arc, Mutex, PoisonError};

/// Unpacked blocks by their number in the file. Each has one place that it can be kept in.
#[derive(Debug)]
pub(crate) struct Cache(Box<[Slot]>);

type Slot = Mutex<Option<(u64, Arc<[i8]>)>>;

impl Cache {
    pub(crate) fn new(blocks: usize) -> Self {
        Self(
            core::iter::repeat_with(Slot::default)
                .take(blocks.max(1))
                .collect(),
        )
    }

    pub(crate) fn get(&self, block: u64) -> Option<Arc<[i8]>> {
        let slot = self
            .slot(block)
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let kept = slot.as_ref().filter(|(kept, _)| *kept == block);
        kept.map(|(_, values)| Arc::clone(values))
    }

    pub(crate) fn put(&self, block: u64, values: &Arc<[i8]>) {
        let mut slot = self
            .slot(block)
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *slot = Some((block, Arc::clone(values)));
    }

    fn slot(&self, block: u64) -> &Slot {
        // Blocks that are asked for together are seldom neighbours, so the low digits are as good a
        // choice as any.
        let slots = self.0.len() as u64;
        &self.0[usize::try_from(block % slots).unwrap_or(0)]
    }
}
