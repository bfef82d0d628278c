//! What the book asks the players (T-14): each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// Keep the ground or let it be generated again.
        Ground: Pick "G-33",
        /// Place a unit in its zone.
        Deploy: Cells "G-32",
        /// Activate a platoon.
        Designate: Pick "T-07",
        /// The orders of a turn.
        Act: Act "T-14",
        /// Let the guns of a neighboring hex fire, or not.
        Barrage: Pick "C-15",
        /// Whether a gun is aimed at a mark, or fires blind.
        Mark: Pick "C-21",
        /// Go to ground before the bullets come.
        GetDown: Pick "T-162",
        /// Where the chargers gather behind the lead.
        Regroup: Cells "T-103",
        /// Who leads the charge on.
        NewLead: Members "T-158",
        /// Go on with a charge, or abort it.
        PressOn: Pick "T-106",
        /// Stand against a charge, or flee.
        Stand: Pick "T-108",
        /// Where the charged unit flees to.
        FleeMove: Cells "T-108",
        /// Who falls in close combat.
        Losses: Members "T-116",
        /// Charge the next enemy, or halt.
        ChargeOn: Targets "T-118",
        /// React to what a watcher sees.
        Watch: Pick "T-126",
        /// Which attack is resolved next.
        Resolve: Pick "T-46",
        /// Who fires at whom.
        Volley: Targets "T-51",
        /// Which die counts.
        Die: Die "T-65",
        /// What a hit takes from a vehicle.
        Damage: Pick "T-87",
        /// Where the crew of a wreck lands.
        BailOut: Cells "T-93",
        /// Which leader check comes first.
        Check: Pick "T-151",
        /// Who leads the unit now.
        Successor: Members "T-34",
        /// Where on the grid the squads are of a troop in another hex that is fired at.
        Grid: Pick "C-40",
        /// Whom a shell hits directly that comes down on a square of the grid.
        Strike: Pick "C-23",
    }
}

impl Ask {
    /// Whether it belongs to a charge: [`super::charging`] says what may be answered.
    pub const fn is_of_charge(self) -> bool {
        use Ask::{ChargeOn, FleeMove, Losses, NewLead, PressOn, Regroup, Stand};
        matches!(self, Regroup | NewLead | PressOn | Stand | FleeMove | Losses | ChargeOn)
    }
}
