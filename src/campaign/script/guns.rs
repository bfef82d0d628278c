//! The shelling target of an otherwise idle troop (C-25).

use super::{Decision, Mind, strength};
use crate::campaign::{door, order::Order, shelling, state::TroopId};

impl Mind<'_, '_> {
    /// The guns fire at the enemy in reach with the most squads, or the strongest of several: each shell lands on a
    /// random square of the grid. None if there are too few squads for this temper.
    pub(super) fn shell(&self, troop: TroopId) -> Option<Decision> {
        let in_reach = door::choices(self.world).into_iter().filter_map(|order| match order {
            Order::Shell(at) => Some((shelling::squads(self.world, at).len(), strength::of(self.world, at), at)),
            _ => None,
        });
        let (squads, _, at) = in_reach.max()?;
        let least = self.temper.shells as usize;
        let worth = least > 0 && squads >= least;
        let why = || {
            self.said("tribe-shells", at).with("squads", squads).with("guns", shelling::guns(self.world, troop).len())
        };
        worth.then(|| Decision { order: Order::Shell(at), why: why() })
    }
}
