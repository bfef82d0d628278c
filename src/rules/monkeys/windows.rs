//! The questions that the book asks the players (T-14): each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// Keep the ground or have it generated again.
        Ground: Pick "G-33",
        /// Place a unit in its zone.
        Deploy: Cells "G-32",
        /// Activate a platoon.
        Designate: Pick "T-07",
        /// The orders of a turn.
        Act: Act "T-14",
        /// Fire the guns of a neighboring hex, or not.
        Barrage: Pick "C-15",
        /// Aim a gun at a mark, or fire blind.
        Mark: Pick "C-21",
        /// Drop prone before the enemy fires.
        GetDown: Pick "T-162",
        /// Place the chargers around the lead.
        Regroup: Cells "T-103",
        /// Choose the new lead of the charge.
        NewLead: Members "T-158",
        /// Continue a charge, or break it off.
        PressOn: Pick "T-106",
        /// Stand against a charge, or flee.
        Stand: Pick "T-108",
        /// Choose where the charged unit flees.
        FleeMove: Cells "T-108",
        /// Choose the losses in close combat.
        Losses: Members "T-116",
        /// Charge the next enemy, or halt.
        ChargeOn: Targets "T-118",
        /// React to what a watcher sees.
        Watch: Pick "T-126",
        /// Choose the attack to resolve next.
        Resolve: Pick "T-46",
        /// Choose shooters and targets.
        Volley: Targets "T-51",
        /// Which die counts.
        Die: Die "T-65",
        /// Choose the damage to a vehicle.
        Damage: Pick "T-87",
        /// Place the survivors of a wreck.
        BailOut: Cells "T-93",
        /// Choose the first leader check.
        Check: Pick "T-151",
        /// Choose the new leader of a unit.
        Successor: Members "T-34",
        /// Place the squads of a troop in another hex that is fired at on the grid.
        Grid: Pick "C-40",
        /// Choose the direct target of a shell on a square of the grid.
        Strike: Pick "C-23",
    }
}

impl Ask {
    /// Whether it belongs to a charge: [`super::charging`] lists the valid answers.
    pub const fn is_of_charge(self) -> bool {
        use Ask::{ChargeOn, FleeMove, Losses, NewLead, PressOn, Regroup, Stand};
        matches!(self, Regroup | NewLead | PressOn | Stand | FleeMove | Losses | ChargeOn)
    }
}
