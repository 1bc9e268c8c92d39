//! Looking inside a table file: what is stored where.

use kuzhi_core::Position;

use crate::{
    block,
    file::{ReadError, TableFile},
    format::Histogram,
    layout::Place,
    source::Source,
};

/// What a file says of a layer, without reading its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerFacts {
    /// The seeds on its boards.
    pub seeds: u32,
    /// How many positions it has.
    pub positions: u64,
    /// How many positions have each value.
    pub values: Histogram,
    /// How many blocks it is stored in.
    pub blocks: u64,
    /// Where its first block begins in the file.
    pub from: u64,
    /// How many bytes its blocks take.
    pub bytes: u64,
}

/// Where the value of a position is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionFacts {
    /// Its layer and its number within the layer.
    pub place: Place,
    /// Its block within the layer.
    pub block: u64,
    /// Its number within the block.
    pub offset: u64,
    /// Where the block begins in the file.
    pub from: u64,
    /// How many bytes the block takes.
    pub bytes: u32,
    /// The block's checksum.
    pub checksum: u32,
    /// The value.
    pub value: i16,
}

impl<S: Source> TableFile<S> {
    /// What the file says of a layer; `None` if it does not hold it.
    ///
    /// # Errors
    ///
    /// If the layer's summary cannot be read or is damaged.
    pub fn inspect_layer(&self, seeds: u32) -> Result<Option<LayerFacts>, ReadError> {
        let (Some(layer), Some(values)) = (self.layer(seeds), self.histogram(seeds)?) else {
            return Ok(None);
        };
        Ok(Some(LayerFacts {
            seeds,
            positions: layer.positions,
            values,
            blocks: block::count(layer.positions),
            from: layer.blocks,
            bytes: layer.summary - layer.blocks,
        }))
    }

    /// Where the value of a position is stored; `None` if the file does not hold it.
    ///
    /// # Errors
    ///
    /// If the position's block cannot be read or is damaged.
    pub fn inspect_position(
        &self,
        position: &Position,
    ) -> Result<Option<PositionFacts>, ReadError> {
        let Some(place) = self.layout().place(position) else {
            return Ok(None);
        };
        let Some(layer) = self.layer(place.seeds) else {
            return Ok(None);
        };
        let block = place.index / block::VALUES as u64;
        let entry = self.block_entry(layer, block)?;
        Ok(Some(PositionFacts {
            place,
            block,
            offset: place.index % block::VALUES as u64,
            from: entry.from,
            bytes: entry.length,
            checksum: entry.crc,
            value: self.at(place)?,
        }))
    }
}
