//! Counts in battles of Monkeys With Guns.

use crate::counted;

counted! {
    /// The counts for each contender. Casualties are counted twice: by their pile and by their cause.
    pub enum Count {
        Primates "primates" "primates": "Primates that it started with.",
        Orders "orders" "": "Orders it gave: every decision of the battle counts as one.",
        Moves "moves" "": "Orders to move, including stealth moves.",
        Charges "charges" "": "Orders to overrun.",
        Attacks "attacks" "": "Attacks it made: rolls on the attack chart (T-64), for any reason.",
        AttacksInCover "attacks_in_cover" "": "Attacks it made at targets that were all in cover (G-08).",
        Shots "shots" "": "Individual shots of its attacks, one per shooter and target (T-49).",
        ShotsInCover "shots_in_cover" "": "Shots at a target in cover.",
        Overwatch "overwatch" "": "Attacks it made from overwatch (T-126).",
        Defensive "defensive" "": "Attacks it made at chargers, on the way or in contact (T-109, T-159).",
        Dice "dice" "": "Dice that were rolled for its attacks, close combats, routs and tests.",
        Result1 "result_1" "": "Attacks it made with result 1 on the attack chart (11.1).",
        Result2 "result_2" "": "The same with result 2.",
        Result3 "result_3" "": "The same with result 3.",
        Result4 "result_4" "": "The same with result 4.",
        Result5 "result_5" "": "The same with result 5.",
        Result6 "result_6" "": "The same with result 6.",
        Melees "melees" "": "Close combats in which it charged (T-113).",
        Pins "pins" "": "Times that one of its primates was pinned (T-69, T-40).",
        Routs "routs" "": "Times that one of its squads rolled for a rout after losing its leader (T-78).",
        Wounded "wounded" "primates": "Its primates in the pile of the wounded (T-70).",
        Hollow "hollow" "primates": "Its primates hit by hollow points (6.2).",
        Injured "injured" "primates": "Its primates in the pile of the injured (T-117).",
        Routed "routed" "primates": "Its primates that ran away (T-80).",
        Missing "missing" "primates": "Its primates missing in action (T-28, T-93, G-34).",
        Retreated "retreated" "primates": "Its primates that left over a legal edge (G-34); they are not casualties.",
        ByFire "by_fire" "primates": "Its primates that were wounded by attacks in the firing phase.",
        ByOverwatch "by_overwatch" "primates": "Its primates that were wounded by overwatch.",
        ByDefensive "by_defensive" "primates": "Its primates that were wounded by fire at chargers.",
        ByMelee "by_melee" "primates": "Its primates that were injured in close combat.",
        ByBlast "by_blast" "primates": "Its primates that were wounded by an exploding vehicle, or found no room beside it (T-92, T-93).",
        ByRout "by_rout" "primates": "Its primates that routed.",
        ByStraggling "by_straggling" "primates": "Its primates that went missing outside the sphere of influence (T-28).",
        ByLeaving "by_leaving" "primates": "Its primates that left over an edge that they may not leave by (G-34).",
        Wrecks "wrecks" "": "Its vehicles that were destroyed (chart 11.2).",
        Squares "squares" "squares": "Squares entered by its vehicles and by its primates on foot, one per step.",
        Scrap "scrap" "scrap": "Scrap of its casualties (G-31).",
    }
}

counted! {
    /// Counts for each cell.
    pub enum Mark {
        Deaths "deaths" "primates": "Primates that became casualties there.",
        ShotsFrom "shots_from" "": "Shots taken from there.",
        ShotsAt "shots_at" "": "Shots taken at a target there.",
        Traffic "traffic" "": "Steps onto it.",
        Pins "pins" "": "Times that a primate was pinned there (T-69, T-40).",
    }
}

/// What removed a primate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// An attack in the firing phase.
    Fire,
    /// Overwatch.
    Overwatch,
    /// Fire at chargers.
    Defensive,
    /// Close combat.
    Melee,
    /// A vehicle that blew up.
    Blast,
    /// A rout.
    Rout,
    /// Left outside the sphere of influence.
    Straggling,
    /// Left the board where it wasn't allowed.
    Leaving,
}

impl Cause {
    /// All causes, in the order of the columns.
    pub const ALL: [Cause; 8] = [
        Cause::Fire,
        Cause::Overwatch,
        Cause::Defensive,
        Cause::Melee,
        Cause::Blast,
        Cause::Rout,
        Cause::Straggling,
        Cause::Leaving,
    ];

    /// Its count.
    pub const fn count(self) -> Count {
        match self {
            Cause::Fire => Count::ByFire,
            Cause::Overwatch => Count::ByOverwatch,
            Cause::Defensive => Count::ByDefensive,
            Cause::Melee => Count::ByMelee,
            Cause::Blast => Count::ByBlast,
            Cause::Rout => Count::ByRout,
            Cause::Straggling => Count::ByStraggling,
            Cause::Leaving => Count::ByLeaving,
        }
    }
}
