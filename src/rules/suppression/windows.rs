//! The questions that the book asks the players: each window with its shape and its rule.

crate::windows! {
    /// A question of the book.
    pub enum Ask {
        /// Set up a whole unit.
        SetUp: Cells "G25",
        /// Choose the leader of a swarm.
        Lead: Members "G18",
        /// The officer that tests the morale of the army.
        Officer: Pick "G7",
        /// The orders of an Action Phase.
        Act: Act "R5",
        /// The charges of an Assault Phase.
        Charge: Act "G12",
        /// The move of a fight's victor.
        Consolidate: Cells "G12",
    }
}
