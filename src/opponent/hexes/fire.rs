//! What a weapon may be expected to do: the chance to hit, what armor stops, and the row of the target's table (R16 to R18).

use super::{
    odds::{Odds, WHOLE},
    sights::Sights,
    worth,
};
use crate::board::hex::{Bearing, Hex};
use crate::force::UnitIx;
use crate::rules::hexes::{
    field::{Field, Group, Make},
    numbers::ToHit,
    profiles::{HitToken, Laid, Weapon},
    shooting::{self, Band},
    speed::Speed,
};

/// Sums of damage that make a difference, and the lowest of them.
const SUMS: usize = 40;
const LOWEST: i16 = -12;

/// Of what a target has left, a volley takes no more than so many hundredths on average.
const MOST: i64 = 92;

/// A weapon of a unit.
#[derive(Clone, Copy, Debug)]
pub struct Gun<'w> {
    /// Its numbers.
    pub weapon: &'w Weapon,
    /// Its place among all weapons of its side.
    pub number: usize,
    /// Shots of all models in a Fire cell.
    pub shots: i64,
    /// What a die must show in each band, but for speeds, ground, the edge of the arc and an aim.
    need: [i8; 3],
    /// The sectors that it reaches, for each front of its unit.
    arcs: [Sectors; 6],
    /// Whether it can be used as it is.
    pub ready: bool,
}

/// Sectors around a hex, a bit for each.
pub type Sectors = u8;

/// The sectors in which another hex lies.
pub fn sectors(from: Hex, to: Hex) -> Sectors {
    from.sector_of(to).bearings().fold(0, |all, bearing| all | 1 << bearing as u8)
}

/// The bearings of some sectors, clockwise from the north.
pub fn bearings(sectors: Sectors) -> impl Iterator<Item = Bearing> {
    Bearing::ALL.into_iter().filter(move |bearing| (sectors >> *bearing as u8) & 1 == 1)
}

/// A line of fire from hex to hex.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The sectors around the shooter that it runs in.
    pub sectors: Sectors,
    /// How far it is.
    pub band: Band,
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
    /// The unit.
    pub unit: UnitIx,
    /// Armor by side.
    pub armor: [u8; 4],
    /// What damage of each sum does, from the lowest sum on.
    blows: [i64; SUMS],
    /// What it is worth.
    pub left: i64,
    /// What is taken off the damage of a hit that its armor stops in part.
    partly: i16,
}

impl Body {
    /// Of a unit as it is.
    pub fn of(field: &Field, unit: UnitIx) -> Self {
        let groups = [Group::Front, Group::FrontSide, Group::BackSide, Group::Back];
        let (armor, blows) = (groups.map(|group| field.armor(unit, group)), worth::blows(field, unit, LOWEST));
        Self { unit, armor, blows, left: worth::left(field, unit), partly: field.numbers().armor.partly.into() }
    }

    fn blow(&self, amount: i16) -> i64 {
        self.blows[usize::try_from(amount - LOWEST).unwrap_or(0).min(SUMS - 1)]
    }

    /// What a hit of a weapon does to a side, in hundredths of a point: AP, the die with what is added, and what is added
    /// where no armor die stops it.
    pub fn hit(&self, odds: &Odds, group: Group, (ap, die, plus, through): (u8, u8, i16, i16)) -> i64 {
        let [none, part] = odds.through(self.armor[group.at()].saturating_sub(ap));
        let mean = |plus: i16| {
            let faces = (1..=i16::from(die)).map(|face| self.blow(face + plus));
            faces.sum::<i64>() / i64::from(die.max(1))
        };
        (none * mean(plus + through) + part * mean(plus + self.partly)) / WHOLE
    }

    /// The side that a shot from some sectors strikes when it looks somewhere: the weakest of them (F10).
    pub fn struck(&self, facing: Bearing, from: Sectors) -> Group {
        let groups = bearings(from).map(|bearing| Group::of(facing, bearing));
        groups.min_by_key(|group| (self.armor[group.at()], *group)).unwrap_or(Group::Front)
    }

    /// The most that a volley takes from it.
    pub const fn most(&self) -> i64 {
        self.left * MOST / 100
    }
}

impl Post {
    /// Of a unit in the field as it is.
    pub fn of(field: &Field, unit: UnitIx) -> Option<Self> {
        let (hex, stance) = (field.hex(unit)?, field.unit(unit).stance);
        let (own, against) = (own(field, hex, stance.speed), against(field, unit, hex, stance.speed));
        Some(Self { hex, facing: stance.facing, own, against, flies: field.flies(unit) })
    }
}

/// What a shooter in a hex adds to its own rolls by its speed and smoke.
pub fn own(field: &Field, hex: Hex, speed: Speed) -> i8 {
    let to_hit = &field.numbers().to_hit;
    to_hit.speed(speed).0 + if field.land.cloud(hex).smoke > 0 { to_hit.smoke.0 } else { 0 }
}

/// What a unit in a hex adds to rolls against it at a speed.
pub fn against(field: &Field, unit: UnitIx, hex: Hex, speed: Speed) -> i8 {
    shooting::against_terms_at(field, unit, hex, speed).into_iter().map(|(_, value)| value).sum()
}

/// The weapons of a unit, numbered from a number on.
pub fn guns<'w>(field: &Field, make: &'w Make, unit: UnitIx, first: usize) -> Vec<Gun<'w>> {
    let (models, to_hit) = (i64::from(field.unit(unit).models.0), &field.numbers().to_hit);
    let gun = |(place, weapon): (usize, &'w Weapon)| {
        let need = |band| {
            let terms = shooting::own_terms(field, unit, weapon, band).into_iter();
            let own = terms.filter(|(name, _)| !matches!(*name, "speed" | "smoke")).map(|(_, value)| value);
            to_hit.need - own.sum::<i8>()
        };
        let arc = |facing: Bearing| {
            let has = |bearing: &Bearing| weapon.arc.has(Group::of(facing, *bearing).at());
            Bearing::ALL.iter().filter(|bearing| has(bearing)).fold(0, |all, bearing| all | 1 << *bearing as u8)
        };
        Gun {
            weapon,
            number: first + place,
            shots: models * i64::from(weapon.shots),
            need: [Band::PointBlank, Band::Normal, Band::Long].map(need),
            arcs: Bearing::ALL.map(arc),
            ready: shooting::is_ready(field, unit, place),
        }
    };
    make.weapons.iter().enumerate().map(gun).collect()
}

impl Gun<'_> {
    /// The line from hex to hex, if the weapon reaches that far and sees along it.
    pub fn line(&self, field: &Field, sights: &Sights, (from, to): (Hex, Hex), in_the_air: bool) -> Option<Line> {
        let band = shooting::band(field, self.weapon, from.distance(to))?;
        sights.sees(field, from, to, in_the_air).then(|| Line { sectors: sectors(from, to), band })
    }

    /// What a die must show along a line, but for speeds, ground and an aim; none out of its arc. In any direction, if the
    /// shooter could turn.
    pub fn need(&self, to_hit: &ToHit, line: Line, facing: Option<Bearing>) -> Option<i8> {
        let need = self.need[line.band as usize];
        let Some(facing) = facing else { return Some(need) };
        let within = self.arcs[facing as usize] & line.sectors;
        let on_edge = line.sectors.count_ones() == 2 && within != line.sectors;
        (within != 0).then_some(if on_edge { need - to_hit.edge } else { need })
    }

    /// What one hit of it does to a side of a target in a band; of a cloud, what it does to a target in it.
    pub fn each(&self, field: &Field, odds: &Odds, body: &Body, (band, group): (Band, Group)) -> i64 {
        if let Some(laid) = self.weapon.lays {
            return if let Laid::Poison(die) = laid { worth::poison(field, body.unit, die) } else { 0 };
        }
        let range = field.numbers().range;
        let (ap, plus) = match band {
            Band::PointBlank => (self.weapon.ap.saturating_add(range.close_ap), range.close_damage),
            Band::Normal => (self.weapon.ap, 0),
            Band::Long => (self.weapon.ap / range.long_ap.max(1), range.long_damage),
        };
        let Some(damage) = self.weapon.damage else { return 0 };
        let (plus, through) = (i16::from(damage.plus) + i16::from(plus), i16::from(self.weapon.penetrating));
        let token = match self.weapon.gives {
            Some(HitToken::Fire) => worth::burn(field, body.unit),
            Some(HitToken::Acid) => worth::acid(field, body.unit),
            None => 0,
        };
        token + body.hit(odds, group, (ap, damage.die, plus, through))
    }

    /// What a volley of it may be expected to do, by what a die must show and what each hit does; a cloud always comes.
    pub fn volley(&self, odds: &Odds, need: i8, each: i64) -> i64 {
        if self.weapon.lays.is_some() { each } else { self.shots * odds.hit(need) / 1000 * each / (WHOLE / 1000) }
    }
}
