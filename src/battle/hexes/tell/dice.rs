//! How dice become numbers: a die that rolls on, and the sum of a damage die. Facts tell the dice alone, so that the rest
//! is looked up in the field as they have told it so far.

use super::Names;
use crate::engine::fact::{Fact, What};
use crate::force::{UnitId, UnitIx};
use crate::rules::hexes::{
    field::Field,
    profiles::{Damage, Weapon},
    shooting::{self, Band},
};
use crate::words::{Term, say, word};
use std::collections::BTreeMap;

/// What is known of the dice of a step.
pub(super) struct Volleys {
    field: Option<Field>,
    /// The dice to hit of each shot, by the number of its fact.
    dice: BTreeMap<u32, usize>,
    /// The shot that the dice belong to: its unit, its target, and its number of dice; none in an assault.
    shot: Option<(UnitId, UnitId, usize)>,
    /// How many armor dice have stopped the hit being resolved; none if none were rolled.
    stopped: Option<u8>,
}

impl Volleys {
    /// Before the first fact.
    pub fn new(names: &Names, facts: &[Fact]) -> Self {
        let mut dice: BTreeMap<u32, usize> = BTreeMap::new();
        let mut last = None;
        for fact in facts {
            match &fact.what {
                What::Shot { .. } => last = Some(fact.number),
                What::Threw { why: "to-hit", .. } => *dice.entry(last.unwrap_or(fact.number)).or_default() += 1,
                _ => {}
            }
        }
        Self { field: names.opening().cloned(), dice, shot: None, stopped: None }
    }

    /// The field as it has been told so far.
    pub const fn field(&self) -> Option<&Field> {
        self.field.as_ref()
    }

    /// Follows a fact.
    pub fn follow(&mut self, fact: &Fact) {
        match &fact.what {
            What::Began { .. } => (self.shot, self.stopped) = (None, None),
            What::Shot { by, at, .. } => {
                let dice = self.dice.get(&fact.number).copied().unwrap_or_default();
                (self.shot, self.stopped) = (Some((by.unit, at.unit, dice)), None);
            }
            What::Threw { why: "armor", hits, .. } => self.stopped = Some(*hits),
            What::Threw { why: "to-hit" | "damage", .. } => self.stopped = None,
            _ => {}
        }
        self.field.iter_mut().for_each(|field| field.follow(fact));
    }

    /// The faces of dice; of an open-ended die, what they make.
    pub fn faces(&self, why: &str, dice: &[u8]) -> String {
        let list = |dice: &[u8]| dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        match (dice, self.field()) {
            ([first, further @ ..], Some(field)) if is_open(why) && !further.is_empty() => {
                let value = i32::from(field.numbers().to_hit.value(dice));
                let terms =
                    [("first", i32::from(*first).into()), ("further", list(further).into()), ("value", value.into())];
                say("hexes-dice-on", &terms)
            }
            _ => list(dice),
        }
    }

    /// The number that an open-ended die needs: how it can show more than it has faces.
    pub fn need(&self, why: &str, need: i32) -> Term {
        let to_hit = self.field().map(|field| &field.numbers().to_hit).filter(|_| is_open(why));
        match to_hit.filter(|to_hit| need > i32::from(to_hit.die)) {
            Some(to_hit) => {
                let terms = [("need", need.into()), ("opens", i32::from(to_hit.opens).into())];
                say("hexes-need-on", &terms).into()
            }
            None => need.into(),
        }
    }

    /// What is added to a damage die, and the sum; none if nothing is, or if it isn't clear which weapon it is.
    pub fn sum(&self, unit: UnitId, dice: &[u8]) -> Option<(String, i32)> {
        let field = self.field()?;
        let unit = field.find(unit)?;
        let mut ways: Vec<Vec<(String, i32)>> = match self.shot {
            Some((_, target, shots)) => self.shots(unit, field.find(target)?, shots),
            None => field
                .kind(unit)
                .assault
                .map(|own| self.terms(own.damage, "hexes-damage-assault", 0))
                .into_iter()
                .collect(),
        };
        ways.dedup();
        let [terms] = ways.as_slice() else { return None };
        let value: i32 = dice.iter().map(|face| i32::from(*face)).sum();
        let told = |(name, value): &(String, i32)| {
            let id = if *value < 0 { "hexes-damage-less" } else { "hexes-damage-more" };
            say(id, &[("value", value.abs().into()), ("name", name.as_str().into())])
        };
        let sum = value + terms.iter().map(|(_, value)| value).sum::<i32>();
        (!terms.is_empty()).then(|| (terms.iter().map(told).collect::<Vec<_>>().join(" "), sum))
    }

    /// What each weapon that the shot may be of adds to its damage die.
    fn shots(&self, unit: UnitIx, target: UnitIx, shots: usize) -> Vec<Vec<(String, i32)>> {
        let Some(field) = self.field() else { return Vec::new() };
        let Some((from, to)) = field.hex(unit).zip(field.hex(target)) else { return Vec::new() };
        let models = usize::from(field.unit(unit).models.0);
        let of = |weapon: &Weapon| {
            let (band, damage) = (shooting::band(field, weapon, from.distance(to))?, weapon.damage?);
            let range = field.numbers().range;
            let (name, at_range) = match band {
                Band::PointBlank => ("hexes-damage-point-blank", range.close_damage),
                Band::Normal => ("", 0),
                Band::Long => ("hexes-damage-long-range", range.long_damage),
            };
            let mut terms = vec![(weapon.name.replace('-', " "), i32::from(damage.plus))];
            terms.push((if name.is_empty() { String::new() } else { word(name) }, i32::from(at_range)));
            terms.extend(self.by_armor(weapon.penetrating));
            terms.retain(|(_, value)| *value != 0);
            (usize::from(weapon.shots) * models == shots).then_some(terms)
        };
        field.make(unit).weapons.iter().filter_map(of).collect()
    }

    fn terms(&self, damage: Damage, name: &str, penetrating: i8) -> Vec<(String, i32)> {
        let own = (word(name), i32::from(damage.plus));
        std::iter::once(own).chain(self.by_armor(penetrating)).filter(|(_, value)| *value != 0).collect()
    }

    /// What armor takes away, or what it adds that nothing was stopped.
    fn by_armor(&self, penetrating: i8) -> Option<(String, i32)> {
        let partly = self.field()?.numbers().armor.partly;
        Some(match self.stopped {
            None | Some(0) => (word("hexes-damage-through"), i32::from(penetrating)),
            Some(_) => (word("hexes-damage-armor"), i32::from(partly)),
        })
    }
}

/// Whether a die is open-ended: a six is rolled on (F11).
fn is_open(why: &str) -> bool {
    why == "to-hit" || why.ends_with("cloud") || why == "burning-hex"
}
