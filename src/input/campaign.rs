//! Intents of a campaign: its set-up, its map, its cards.

/// What the side panel of a campaign shows.
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

    /// Its name in the files of words.
    pub const fn word_id(self) -> &'static str {
        match self {
            CampaignLeaf::Troop => "campaign-leaf-troop",
            CampaignLeaf::Tribes => "campaign-leaf-tribes",
            CampaignLeaf::Chronicle => "campaign-leaf-chronicle",
        }
    }
}

/// What is done in a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignTurn {
    /// Set up this campaign, by its place in the list.
    Choose(usize),
    /// Another player takes the seat of this tribe.
    Seat(usize, i8),
    /// The script of this tribe takes on another temper.
    Temper(usize, i8),
    /// This tribe raises another army.
    Army(usize, i8),
    /// The campaign that is set up begins.
    Begin,
    /// Go on with this saved campaign, by its place in the list; the newest is the first.
    Resume(usize),
    /// Look at this troop, by its place among all.
    Troop(usize),
    /// Turn to this leaf of the side panel.
    Leaf(CampaignLeaf),
    /// The troop whose turn it is has nothing left to do.
    Done,
    /// Give the answer at this place of those that are offered.
    Answer(usize),
    /// Another fate for this wreck.
    Fate(usize, i8),
    /// The squad that is moved on the grid, by its place in the list.
    Squad(usize),
    /// A square of the grid, by its column and row from 1: the squad on it is chosen, or the chosen one is put there.
    Square(u8, u8),
    /// The troop that was there sets up at the other edge (C-36).
    Edge,
    /// Scripts fight the battle at once.
    Settle,
    /// The battle is fought at the table.
    Fight,
    /// Show the map as it was after this entry of the chronicle, from 0; or as it is now, if that is shown already.
    Moment(usize),
    /// Watch this battle, by its number from 0.
    Watch(usize),
    /// The card on top has been read.
    Read,
    /// What is done in the camp of a troop.
    Camp(CampTurn),
}

/// Something in a camp that hands can take hold of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CampPiece {
    /// A platoon: the place of its troop among all, and its place there.
    Platoon(usize, u8),
    /// A unit of the troop: its platoon, and its place there.
    Unit(u8, u8),
    /// A unit of another troop beside it: the place of that troop among all, the platoon, and the unit there. Nothing of this
    /// troop goes there, and hands take nothing from there.
    Beyond(usize, u8, u8),
    /// A primate, by its number.
    Primate(u16),
    /// A thing in the store, by its place.
    Thing(usize),
}

/// What is done in the camp of a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampTurn {
    /// Opens the camp of a troop, by its place among all.
    Open(usize),
    /// Back to the map.
    Close,
    /// Takes hold of something, or lets it go.
    Hold(CampPiece),
    /// Puts one thing to another.
    Put(CampPiece, CampPiece),
    /// Sells the thing at this place of the store.
    Sell(usize),
    /// Buys what is offered at this place.
    Buy(usize),
}
