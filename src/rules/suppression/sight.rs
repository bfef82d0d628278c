//! Who sees whom (G15, G20, A14).

use super::field::{Field, within};
use crate::board::Cell;

/// Whether two cells see each other: a clear line, no farther than the mist allows.
pub fn sees(field: &Field, one: Cell, other: Cell) -> bool {
    field.mist.is_none_or(|far| within(one, other, far)) && field.setting.sight.sees(one, other)
}
