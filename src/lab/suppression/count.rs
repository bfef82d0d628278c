//! Counts in battles of Suppression Actions.

use crate::counted;

counted! {
    /// The counts for each contender.
    pub enum Count {
        Models "models" "models": "Models that it began with.",
        Orders "orders" "": "Orders it gave: every decision of the battle is one.",
        Halts "halts" "": "Times that one of its units took the action Halt (R9).",
        Grounds "grounds" "": "The same of Go To Ground (R10).",
        Flights "flights" "": "The same of Fall Back (R11).",
        Advances "advances" "": "The same of Advance (R13).",
        Fires "fires" "": "The same of Open Fire (R14).",
        HaltFires "halt_fires" "": "The same of Halt And Fire (R15).",
        MoveFires "move_fires" "": "The same of Shooting Advance (R16).",
        Focuses "focuses" "": "The same of Focus Fire (R17).",
        Doubles "doubles" "": "The same of At The Double (R18).",
        Charges "charges" "": "Charges it made (G12).",
        Shots "shots" "": "Models of its own that shot, one for each volley (G16).",
        Templates "templates" "": "Templates it fired (G17).",
        HitDice "hit_dice" "": "Dice that it rolled to hit, in volleys and close combats.",
        Hits "hits" "": "Those of them that hit.",
        Markers "markers" "markers": "Suppression markers that its units got (G5).",
        Cleared "cleared" "markers": "Suppression markers that its units got rid of (G7, G9).",
        FellBack "fell_back" "units": "Times that one of its units fell back (G8).",
        Rallied "rallied" "units": "Times that one of its units rallied (G9).",
        Wounded "wounded" "models": "Its models that fell to fire (G11).",
        Injured "injured" "models": "Its models that fell in close combat (G12).",
        Routed "routed" "models": "Its models destroyed while falling back (G8, G9).",
        Squares "squares" "squares": "Cells entered by its models, one per step.",
        Score "score" "": "Points of score (G25).",
    }
}

counted! {
    /// What is counted of each cell.
    pub enum Mark {
        Deaths "deaths" "models": "Models that became casualties there.",
        ShotsFrom "shots_from" "": "Models that shot from there, one for each volley.",
        Traffic "traffic" "": "Steps onto it.",
    }
}
