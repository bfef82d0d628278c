//! Intents of a campaign: its set-up, its map, its cards.

/// The tabs of a campaign's side panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CampaignLeaf {
    /// The chosen troop, or the hex under the pointer.
    #[default]
    Troop,
    /// Tribes with their scrap and points.
    Tribes,
    /// What has happened.
    Chronicle,
}

impl CampaignLeaf {
    /// All of them, in their order.
    pub const ALL: [CampaignLeaf; 3] = [CampaignLeaf::Troop, CampaignLeaf::Tribes, CampaignLeaf::Chronicle];

    /// Its name in the word files.
    pub const fn word_id(self) -> &'static str {
        match self {
            CampaignLeaf::Troop => "campaign-leaf-troop",
            CampaignLeaf::Tribes => "campaign-leaf-tribes",
            CampaignLeaf::Chronicle => "campaign-leaf-chronicle",
        }
    }
}

/// An action in a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignTurn {
    /// Set up this campaign, by its index in the list.
    Choose(usize),
    /// Switch the player of this tribe.
    Seat(usize, i8),
    /// Switch the temper of this tribe's script.
    Temper(usize, i8),
    /// Switch the army that this tribe raises.
    Army(usize, i8),
    /// Start the campaign that is set up.
    Begin,
    /// Resume this saved campaign, by its index in the list; the newest is the first.
    Resume(usize),
    /// Open the list of saved campaigns.
    Saves,
    /// Ask for the name of a copy of the campaign.
    SaveAs,
    /// Select this troop, by its index among all.
    Troop(usize),
    /// Open this tab of the side panel.
    Leaf(CampaignLeaf),
    /// The march or the shelling that is drafted is called off.
    CallOff,
    /// The troop whose turn it is is done.
    Done,
    /// Give the answer with this index.
    Answer(usize),
    /// Switch the fate of this wreck.
    Fate(usize, i8),
    /// The squad to move on the grid, by its index in the list.
    Squad(usize),
    /// A square of the grid, by its column and row from 1: selects the squad on it, or puts the selected one there.
    Square(u8, u8),
    /// The defending troop sets up at the other edge (C-36).
    Edge,
    /// Let scripts fight the battle at once.
    Settle,
    /// Fight the battle at the table.
    Fight,
    /// Show the map as it was after this entry of the chronicle, from 0; or as it is now, if that is shown already.
    Moment(usize),
    /// Watch this battle, by its number from 0.
    Watch(usize),
    /// The card on top has been read.
    Read,
    /// An action in the camp of a troop.
    Camp(CampTurn),
}

/// Something in a camp that the player can pick up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CampPiece {
    /// A platoon: the index of its troop among all, and its own index there.
    Platoon(usize, u8),
    /// A unit of the troop: its platoon, and its index there.
    Unit(u8, u8),
    /// A unit of another troop in the same hex: the index of that troop among all, the platoon, and the unit there.
    /// Nothing of this troop can go there, and nothing can be picked up there.
    Beyond(usize, u8, u8),
    /// A primate, by its number.
    Primate(u16),
    /// A thing in the store, by its index.
    Thing(usize),
}

/// An action in the camp of a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampTurn {
    /// Open the camp of a troop, by its index among all.
    Open(usize),
    /// Return to the map.
    Close,
    /// Pick something up, or let it go.
    Hold(CampPiece),
    /// Put one thing on another.
    Put(CampPiece, CampPiece),
    /// Sell the thing with this index in the store.
    Sell(usize),
    /// Buy the offer with this index.
    Buy(usize),
}
