//! Counts in battles of Ordered Hexes.

use crate::counted;

counted! {
    /// The counts for each contender.
    pub enum Count {
        Units "units" "units": "Units that it began with.",
        Models "models" "models": "Models of those units.",
        Orders "orders" "": "Orders it gave: every decision of the battle is one.",
        Shots "shots" "": "Times that one of its units fired a weapon at another (A26).",
        HitDice "hit_dice" "": "Dice that it rolled to hit, each with those that followed a 6 (F11).",
        Hits "hits" "": "Those of them that hit.",
        Strikes "strikes" "": "Dice of strength that it rolled in assaults (F18).",
        Struck "struck" "": "Those of them that counted.",
        Assaults "assaults" "units": "Times that one of its units was in an assault (F17).",
        ModelsLost "models_lost" "models": "Models that it lost.",
        Shaken "shaken" "": "Shaken tokens that its units were given (F22).",
        Destroyed "destroyed" "units": "Its units that were destroyed.",
        Fled "fled" "units": "Its units that fled off the table (F20).",
        Hexes "hexes" "hexes": "Hexes entered by its units, one per step.",
    }
}

counted! {
    /// Counts for each cell: a hex is its column and its half hexes from the top.
    pub enum Mark {
        Falls "falls" "units": "Units that were destroyed there.",
        ShotsFrom "shots_from" "": "Times that somebody fired there.",
        Traffic "traffic" "": "Steps into it.",
    }
}
