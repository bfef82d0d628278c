//! Who sees whom (G15, G20, A14).

use super::field::{Field, within};
use crate::board::{Cell, sight::Lookout};

/// Whether two cells see each other: a clear line, no farther than the mist allows.
pub fn sees(field: &Field, one: Cell, other: Cell) -> bool {
    field.mist.is_none_or(|far| within(one, other, far)) && field.setting.sight.sees(one, other)
}

/// A cell from which many others are checked.
#[derive(Clone, Copy, Debug)]
pub struct Watch<'a> {
    lookout: Lookout<'a>,
    mist: Option<u8>,
}

impl<'a> Watch<'a> {
    /// From a cell.
    pub fn from(field: &'a Field, at: Cell) -> Self {
        Self { lookout: field.setting.sight.lookout(at), mist: field.mist }
    }

    /// Whether it and another cell see each other; see [`sees`].
    pub fn sees(&self, other: Cell) -> bool {
        self.mist.is_none_or(|far| within(self.lookout.at(), other, far)) && self.lookout.sees(other)
    }
}
