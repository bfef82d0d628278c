//! What may happen because of an order (T-28, T-67, T-75, T-92, T-101, T-104, T-109, T-123, T-126, T-136, T-140,
//! T-171).

use crate::force::{Body, PrimateIx, UnitIx, VehicleIx};
use crate::rules::monkeys::shots::Gun;

/// Something that an order may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Risk {
    /// A unit on overwatch sees the mover and may fire (T-123).
    Watch {
        /// The unit that watches.
        watcher: UnitIx,
    },
    /// A unit on overwatch looks for the hidden mover, and may fire if it finds it (T-136).
    Search {
        /// The unit that watches.
        watcher: UnitIx,
    },
    /// A unit on overwatch may fire at the charged unit as it flees from a charge of the watcher's own side (T-129).
    Pursuit {
        /// The unit that watches.
        watcher: UnitIx,
        /// The unit that flees.
        fleeing: UnitIx,
    },
    /// The charged unit fires at the chargers on their way (T-104).
    Approach {
        /// The unit that fires.
        by: UnitIx,
    },
    /// The charged unit stands firm and fires at the chargers beside it (T-109).
    StandFirm {
        /// The unit that fires.
        by: UnitIx,
    },
    /// A unit may lose its leader: then it tests, and members that fail may rout (T-75).
    LeaderCheck {
        /// Which unit.
        unit: UnitIx,
    },
    /// A vehicle may be destroyed, and everyone in it attacked (T-92).
    Explosion {
        /// Which vehicle.
        vehicle: VehicleIx,
    },
    /// A blast hits one of your own (T-63).
    Friend {
        /// The body it hits.
        body: Body,
    },
    /// A unit is out of ammunition if the die shows 1 (T-67).
    Dry {
        /// Which unit.
        unit: UnitIx,
    },
    /// A weapon is empty as soon as it has fired (6.1).
    Spent {
        /// Which weapon.
        gun: Gun,
    },
    /// A special weapon is empty if the die of its own roll shows 1 (T-67).
    Jams {
        /// Which weapon.
        gun: Gun,
    },
    /// A unit is no longer hidden (T-140).
    Revealed {
        /// Which unit.
        unit: UnitIx,
    },
    /// A unit's overwatch ends (T-126).
    WatchEnds {
        /// Which unit.
        unit: UnitIx,
    },
    /// A primate is outside the sphere and goes missing at the end of the turn unless it comes back (T-28).
    Missing {
        /// The primate.
        primate: PrimateIx,
    },
    /// The last member of a unit leaves the board and leaves a vehicle behind (T-171).
    Abandoned {
        /// Which vehicle.
        vehicle: VehicleIx,
    },
    /// A unit on overwatch that has nothing to fire with (T-101).
    Idle {
        /// Which unit.
        unit: UnitIx,
    },
}
