//! The numbers of rolls, tokens and scores (R3 to R18, F9 to F25).

use super::speed::Speed;
use serde::{Deserialize, Serialize};

/// Added to a unit's own roll, and to the enemy's roll against it (R16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pair(pub i8, pub i8);

/// All numbers that don't belong to a unit, weapon, sheet, table or ground.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Rolls to hit.
    pub to_hit: ToHit,
    /// How range affects shots (R17).
    pub range: Range,
    /// Armor dice (F13, R18).
    pub armor: Armor,
    /// How many units of a side fit in a hex (F9).
    pub stacking: Stacking,
    /// The number of tokens or markers that the first placement puts down; later ones put down one (F22, F23).
    pub first_placement: u8,
    /// What hexes do to the units in them (F23).
    pub clouds: Clouds,
    /// Continuing damage (R3 to R8).
    pub agony: Agony,
    /// Points that healing costs (F24).
    pub healing: Healing,
    /// The end of the battle (F25, G16).
    pub score: Score,
}

/// Rolls to hit (F11, R16).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToHit {
    /// Sides of the die.
    pub die: u8,
    /// The sum that hits.
    pub need: i8,
    /// A first die showing at least this is followed by others.
    pub opens: u8,
    /// Each following die showing at least this adds 1 and is followed by another.
    pub goes_on: u8,
    /// By speed on the ground.
    pub speeds: Vec<(Speed, Pair)>,
    /// In the air, added to that.
    pub flying: Pair,
    /// In smoke.
    pub smoke: Pair,
    /// Aimed.
    pub aim: i8,
    /// On the edge of the firing arc.
    pub edge: i8,
    /// At tiny units.
    pub tiny: i8,
    /// At huge units.
    pub huge: i8,
    /// For shots by and at steady units.
    pub steady: Pair,
    /// For shots at units in camouflage.
    pub camouflage: i8,
    /// For shots at long range by units that are bad at it.
    pub bad_at_long: i8,
    /// For shots at point blank by units that are best at it.
    pub optimal: i8,
    /// With accurate weapons.
    pub accurate: i8,
    /// For shots by units with a crippled crew.
    pub crew: i8,
    /// For shots by and at units with damaged sights.
    pub impaired: Pair,
}

impl ToHit {
    /// The value of an open-ended die: its first face, and 1 for each following one that is high enough (F11).
    pub fn value(&self, dice: &[u8]) -> i8 {
        let Some((first, further)) = dice.split_first() else { return 0 };
        *first as i8 + further.iter().filter(|face| **face >= self.goes_on).count() as i8
    }
}

/// How range affects shots (R16, R17, A6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    /// Up to this many hexes is point blank.
    pub close: u16,
    /// To hit at point blank.
    pub close_to_hit: i8,
    /// AP at point blank.
    pub close_ap: u8,
    /// Damage at point blank.
    pub close_damage: i8,
    /// Long range extends to this multiple of the weapon's range.
    pub long: u8,
    /// To hit at long range.
    pub long_to_hit: i8,
    /// AP at long range is divided by this.
    pub long_ap: u8,
    /// Damage at long range.
    pub long_damage: i8,
}

/// Armor dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armor {
    /// Sides of a die.
    pub die: u8,
    /// What a die must show to count.
    pub need: u8,
    /// This many dice that count block the hit.
    pub blocks: u8,
    /// Damage of a hit that is partly blocked.
    pub partly: i8,
}

impl Armor {
    /// The chances that armor dice let all of a hit through, and that they let it through with less damage, in
    /// millionths (F13).
    pub fn lets_through(self, dice: u8) -> [i64; 2] {
        let (die, fails) = (i64::from(self.die.max(1)), i64::from(self.need) - 1);
        let counts = die - fails;
        let mut chances = [MILLION, 0];
        for _ in 0..dice {
            let [none, one] = chances;
            chances = [none * fails / die, (none * counts + one * fails) / die];
        }
        if self.blocks < 2 { [chances[0], 0] } else { chances }
    }
}

/// Units of a side in a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stacking {
    /// Most units.
    pub units: u8,
    /// Most large or huge units among them.
    pub large: u8,
}

/// Effects of hexes on units in them: what a die must show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clouds {
    /// A poison cloud.
    pub poison: u8,
    /// An acid cloud.
    pub acid: u8,
    /// A burning hex.
    pub burning: u8,
}

/// Continuing damage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agony {
    /// The die of acid, minor acid and fire.
    pub die: u8,
    /// What the faces of an acid die do; each face also does what those before it do, except the first (R3).
    pub acid: Vec<AcidRow>,
    /// The most rolls that one token can cause in a step (A13).
    pub acid_most: u8,
    /// The poison of the cloud left by acid (A12).
    pub acid_cloud: u8,
    /// Minor acid ends on this or less (R5).
    pub minor_gone: u8,
    /// Fire and bleeding end on this or less (R6, R8).
    pub ends: u8,
    /// The dice of poison, highest first (A12).
    pub poison: Vec<u8>,
}

/// The additional effect of a face of the acid die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AcidRow {
    /// The acid becomes minor acid.
    Minor,
    /// One future-damage token.
    Token,
    /// A cloud of poison and acid in the hex.
    Cloud,
    /// All armor goes down by one.
    Armor,
    /// The unit catches fire.
    Fire,
    /// Two more rolls instead.
    Twice,
}

/// Points that healing costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Healing {
    /// Poison or bleeding, one die step.
    pub step: u8,
    /// A future-damage token.
    pub token: u8,
    /// A minor acid token.
    pub minor: u8,
    /// A fire token.
    pub fire: u8,
    /// A whole token of poison or bleeding.
    pub whole: u8,
    /// Acid becomes minor acid.
    pub acid: u8,
    /// A shaken token of a vehicle.
    pub shaken: u8,
    /// Critical damage.
    pub critical: u8,
}

/// The end of the battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// An army is broken when this fraction of its worth is left: a third for 3.
    pub broken: u16,
    /// Multiplier for the price of enemies destroyed.
    pub destroyed: u16,
    /// Multiplier for the price of enemies crippled.
    pub crippled: u16,
    /// Multiplier for the price of your own survivors.
    pub survivors: u16,
    /// Added for the winner.
    pub winner: u16,
}

impl ToHit {
    /// What a speed adds; flying is added to that.
    pub fn speed(&self, speed: Speed) -> Pair {
        let ground = speed.on_the_ground();
        let found = self.speeds.iter().find(|(known, _)| *known == ground);
        let Pair(own, against) = found.map_or(Pair::default(), |(_, pair)| *pair);
        let Pair(flying, against_flying) = if speed.flies() { self.flying } else { Pair::default() };
        Pair(own + flying, against + against_flying)
    }

    /// The chance that an open-ended die shows what a shot needs, in millionths (F11).
    pub fn chance(&self, need: i8) -> i64 {
        let (die, opens, need) = (i64::from(self.die.max(1)), i64::from(self.opens), i64::from(need));
        if need <= opens {
            return MILLION * (die + 1 - need.max(1)).max(0) / die;
        }
        let further = i64::from(self.die + 1 - self.goes_on);
        let first = MILLION * (die + 1 - opens).max(0) / die;
        // A first die higher than the one that opens counts for more on its own.
        (opens..need).fold(first, |chance, _| chance * further / die)
    }
}

/// A certainty, in millionths.
const MILLION: i64 = 1_000_000;
