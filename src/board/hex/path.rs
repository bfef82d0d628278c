//! Walking distances between hexes.

use super::{Hex, HexMap, Table};
use std::collections::VecDeque;

/// Steps from the nearest of some hexes to every other one, through hexes that may be entered; none where there is no
/// path.
pub fn flood(
    table: Table,
    from: impl IntoIterator<Item = Hex>,
    may_enter: impl Fn(Hex) -> bool,
) -> HexMap<Option<u16>> {
    let mut far = HexMap::new(table, None);
    let mut queue: VecDeque<(Hex, u16)> = from.into_iter().map(|hex| (hex, 0)).collect();
    while let Some((hex, steps)) = queue.pop_front() {
        if table.contains(hex) && far[hex].is_none() && (steps == 0 || may_enter(hex)) {
            far[hex] = Some(steps);
            queue.extend(hex.neighbors().map(|next| (next, steps + 1)));
        }
    }
    far
}
