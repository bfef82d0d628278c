//! What a weapon may be expected to do: the chance to hit, what armor stops, and the row of the target's table (R16 to R18).

use super::{
    odds::{self, WHOLE},
    sights, worth,
};
use crate::board::hex::{Bearing, Hex};
use crate::force::UnitIx;
use crate::rules::hexes::{
    field::{Field, Group},
    profiles::{HitToken, Laid, Weapon},
    shooting::{self, Band},
};

/// Sums of damage that are told apart, and the lowest of them.
const SUMS: usize = 40;
const LOWEST: i16 = -12;

/// Of what a target has left, a volley takes no more than so many hundredths on the average.
const MOST: i64 = 92;

/// A weapon of a unit.
#[derive(Clone, Debug)]
pub struct Gun {
    /// Its numbers.
    pub weapon: Weapon,
    /// Shots of all models in a Fire cell.
    pub shots: i64,
    /// What its unit adds to its rolls in each band, but for its speed and smoke.
    own: [i8; 3],
    /// Whether it can be used as it is.
    pub ready: bool,
}

/// A unit as it stands, or could stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// Where.
    pub hex: Hex,
    /// Its front.
    pub facing: Bearing,
    /// What it adds to its own rolls by its speed and smoke.
    pub own: i8,
    /// What it adds to rolls against it.
    pub against: i8,
    /// Whether it flies.
    pub flies: bool,
}

/// What can happen to a unit.
#[derive(Clone, Debug)]
pub struct Body {
    /// Who.
    pub unit: UnitIx,
    /// Armor by side.
    pub armor: [u8; 4],
    /// What damage of each sum does, from the lowest sum on.
    blows: [i64; SUMS],
    /// What it is worth.
    pub left: i64,
}

impl Body {
    /// Of a unit as it is.
    pub fn of(field: &Field, unit: UnitIx) -> Self {
        let mut blows = [0; SUMS];
        for (amount, blow) in (LOWEST..).zip(&mut blows) {
            *blow = worth::blow(field, unit, amount);
        }
        let groups = [Group::Front, Group::FrontSide, Group::BackSide, Group::Back];
        Self { unit, armor: groups.map(|group| field.armor(unit, group)), blows, left: worth::left(field, unit) }
    }

    fn blow(&self, amount: i16) -> i64 {
        self.blows[usize::try_from(amount - LOWEST).unwrap_or(0).min(SUMS - 1)]
    }

    /// What a hit of a weapon does to a side, in hundredths of a point: AP, the die with what is added, and what is added
    /// where no armor die stops it.
    pub fn hit(&self, field: &Field, group: Group, (ap, die, plus, through): (u8, u8, i16, i16)) -> i64 {
        let armor = field.numbers().armor;
        let [none, part] = odds::through(armor, self.armor[group.at()].saturating_sub(ap));
        let mean = |plus: i16| {
            let faces = (1..=i16::from(die)).map(|face| self.blow(face + plus));
            faces.sum::<i64>() / i64::from(die.max(1))
        };
        (none * mean(plus + through) + part * mean(plus + i16::from(armor.partly))) / WHOLE
    }
}

impl Post {
    /// Of a unit in the field as it is.
    pub fn of(field: &Field, unit: UnitIx) -> Option<Self> {
        let (hex, stance) = (field.hex(unit)?, field.unit(unit).stance);
        let to_hit = &field.numbers().to_hit;
        let smoke = if field.land.cloud(hex).smoke > 0 { to_hit.smoke.0 } else { 0 };
        let against = shooting::against_terms(field, unit, hex).into_iter().map(|(_, value)| value).sum();
        let own = to_hit.speed(stance.speed).0 + smoke;
        Some(Self { hex, facing: stance.facing, own, against, flies: field.flies(unit) })
    }
}

/// The weapons of a unit.
pub fn guns(field: &Field, unit: UnitIx) -> Vec<Gun> {
    let make = field.make(unit);
    let models = i64::from(field.unit(unit).models.0);
    let gun = |(place, weapon): (usize, &Weapon)| {
        let own = |band| {
            let terms = shooting::own_terms(field, unit, weapon, band).into_iter();
            terms.filter(|(name, _)| !matches!(*name, "speed" | "smoke")).map(|(_, value)| value).sum()
        };
        let own = [Band::PointBlank, Band::Normal, Band::Long].map(own);
        let ready = shooting::is_ready(field, unit, place);
        Gun { weapon: weapon.clone(), shots: models * i64::from(weapon.shots), own, ready }
    };
    make.weapons.iter().enumerate().map(gun).collect()
}

impl Gun {
    /// What it does from a post to somebody at another one, with the side that it strikes; none if it can't be fired
    /// there. In any direction, if the shooter could turn.
    pub fn at(
        &self,
        field: &Field,
        (from, turns): (&Post, bool),
        (body, to): (&Body, &Post),
        aimed: bool,
    ) -> Option<(i64, Group)> {
        let band = shooting::band(field, &self.weapon, from.hex.distance(to.hex))?;
        let sector = from.hex.sector_of(to.hex);
        let arc = |bearing: Bearing| self.weapon.arc.has(Group::of(from.facing, bearing).at());
        if !turns && !sector.bearings().any(arc) || !sights::sees(field, from.hex, to.hex, from.flies || to.flies) {
            return None;
        }
        let groups = to.hex.sector_of(from.hex).bearings().map(|bearing| Group::of(to.facing, bearing));
        let group = groups.min_by_key(|group| (body.armor[group.at()], *group))?;
        if let Some(laid) = self.weapon.lays {
            let Laid::Poison(die) = laid else { return None };
            return Some((worth::poison(field, body.unit, die), group));
        }
        let (to_hit, range) = (&field.numbers().to_hit, field.numbers().range);
        let (place, ap, plus) = match band {
            Band::PointBlank => (0, self.weapon.ap.saturating_add(range.close_ap), range.close_damage),
            Band::Normal => (1, self.weapon.ap, 0),
            Band::Long => (2, self.weapon.ap / range.long_ap.max(1), range.long_damage),
        };
        let edge = if !turns && sector.is_edge() && !sector.bearings().all(arc) { to_hit.edge } else { 0 };
        let aim = if aimed { to_hit.aim } else { 0 };
        let need = to_hit.need - (from.own + self.own[place] + to.against + edge + aim);
        let damage = self.weapon.damage?;
        let (plus, through) = (i16::from(damage.plus) + i16::from(plus), i16::from(self.weapon.penetrating));
        let token = match self.weapon.gives {
            Some(HitToken::Fire) => worth::burn(field, body.unit),
            Some(HitToken::Acid) => worth::acid(field, body.unit),
            None => 0,
        };
        let each = token + body.hit(field, group, (ap, damage.die, plus, through));
        let all = self.shots * odds::hit(to_hit, need) / 1000 * each / (WHOLE / 1000);
        Some((all.min(body.left * MOST / 100), group))
    }
}
