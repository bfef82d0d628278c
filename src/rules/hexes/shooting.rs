//! A shot: possible targets, the roll needed, the effect of armor (R16 to R18, F10 to F13, A5 to A9, A23).

use super::{
    aiming,
    deeds::{Deeds, Throw},
    field::{Field, Group},
    numbers::Pair,
    profiles::{Laid, Size, Trait, Weapon},
    speed::Speed,
};
use crate::board::hex::Hex;
use crate::force::UnitIx;

/// The distance of a target (R16, A6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// Next to the shooter, or over it.
    PointBlank,
    /// Within range.
    Normal,
    /// Beyond it, within the limit.
    Long,
}

/// A term of a roll to hit.
pub type Term = (&'static str, i8);

/// A shot at a target, with everything that its roll depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The distance band.
    pub band: Band,
    /// What is added to the die.
    pub terms: Vec<Term>,
    /// What the die must show.
    pub need: i8,
    /// AP at this range.
    pub ap: u8,
    /// What is added to the damage die at this range.
    pub damage: i8,
}

/// Why a weapon can't be fired at an enemy, in the order in which it is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoShot {
    /// It isn't loaded (F5).
    Unloaded,
    /// It is used up (G18).
    UsedUp,
    /// The enemy is beyond its long range (A6).
    TooFar,
    /// The enemy is outside its arc (F10).
    OutOfArc,
    /// This hex hides the enemy (F8).
    Hidden(Hex),
}

impl NoShot {
    /// How near it came to being a shot: the number of checks passed.
    pub const fn passed(self) -> u8 {
        match self {
            Self::Unloaded | Self::UsedUp => 0,
            Self::TooFar => 1,
            Self::OutOfArc => 2,
            Self::Hidden(_) => 3,
        }
    }
}

/// Whether a weapon of a unit can be used: loaded if necessary, and not used up (F5, G18).
pub fn is_ready(field: &Field, unit: UnitIx, weapon: usize) -> bool {
    unready(field, unit, weapon).is_none()
}

fn unready(field: &Field, unit: UnitIx, weapon: usize) -> Option<NoShot> {
    let (kind, arms) = (&field.make(unit).weapons[weapon], field.unit(unit).arms);
    if kind.loads && !arms.loaded[weapon] {
        return Some(NoShot::Unloaded);
    }
    kind.uses.filter(|uses| arms.used[weapon] >= *uses).map(|_| NoShot::UsedUp)
}

/// The band of a distance for a weapon; none beyond it (A6).
pub fn band(field: &Field, weapon: &Weapon, far: u16) -> Option<Band> {
    let numbers = field.numbers().range;
    let range = u16::from(weapon.range);
    match far {
        _ if far > farthest(field, weapon) => None,
        _ if far <= numbers.close => Some(Band::PointBlank),
        _ if far <= range => Some(Band::Normal),
        _ => Some(Band::Long),
    }
}

/// Enemies that a weapon can be fired at, each with the sides of it that can be hit: on the edge between two, the
/// shooter chooses (F10).
pub fn targets(field: &Field, unit: UnitIx, weapon: usize) -> Vec<(UnitIx, Vec<Group>)> {
    let reached = |(target, _): (UnitIx, Hex)| Some((target, aimed(field, unit, weapon, target)?.ok()?));
    field.standing(field.side(unit).other()).filter_map(reached).collect()
}

/// The sides of a target that a weapon can hit, or why it can't be fired at it; none if either isn't on the board.
pub fn aimed(field: &Field, unit: UnitIx, weapon: usize, target: UnitIx) -> Option<Result<Vec<Group>, NoShot>> {
    let (from, to) = (field.hex(unit)?, field.hex(target)?);
    let kind = &field.make(unit).weapons[weapon];
    if let Some(unready) = unready(field, unit, weapon) {
        return Some(Err(unready));
    }
    if band(field, kind, from.distance(to)).is_none() {
        return Some(Err(NoShot::TooFar));
    }
    if !field.groups(unit, from, to).into_iter().any(|group| kind.arc.has(group.at())) {
        return Some(Err(NoShot::OutOfArc));
    }
    let hidden = field.hidden_by(from, to, field.flies(unit) || field.flies(target));
    Some(hidden.map_or_else(|| Ok(field.groups(target, to, from)), |crossing| Err(NoShot::Hidden(crossing.hex()))))
}

/// The farthest that a weapon reaches, in hexes (A6).
pub fn farthest(field: &Field, weapon: &Weapon) -> u16 {
    let range = u16::from(weapon.range);
    if weapon.lays.is_some() { range } else { range * u16::from(field.numbers().range.long) }
}

/// Hexes into which smoke can be thrown (G18).
pub fn smoke_hexes(field: &Field, unit: UnitIx, weapon: usize) -> Vec<Hex> {
    let kind = &field.make(unit).weapons[weapon];
    let Some(from) = field.hex(unit).filter(|_| is_ready(field, unit, weapon)) else { return Vec::new() };
    let near = |hex: &Hex| {
        let in_arc = field.groups(unit, from, *hex).into_iter().any(|group| kind.arc.has(group.at()));
        in_arc && from.distance(*hex) <= kind.range.into()
    };
    field.table().hexes().filter(near).collect()
}

/// A shot of a weapon at a target; none if either isn't on the board, or the target is too far.
pub fn shot(field: &Field, unit: UnitIx, weapon: usize, target: UnitIx) -> Option<Shot> {
    let (from, to) = (field.hex(unit)?, field.hex(target)?);
    let kind = &field.make(unit).weapons[weapon];
    let band = band(field, kind, from.distance(to))?;
    let mut terms = own_terms(field, unit, kind, band);
    let groups = field.groups(unit, from, to);
    let outside = groups.iter().any(|group| !kind.arc.has(group.at()));
    let (to_hit, range) = (&field.numbers().to_hit, field.numbers().range);
    if from.sector_of(to).is_edge() && outside {
        terms.push(("edge", to_hit.edge));
    }
    if aiming::helps(field, unit, target, to) {
        terms.push(("aim", to_hit.aim));
    }
    terms.extend(against_terms(field, target, to));
    terms.retain(|(_, value)| *value != 0);
    let sum: i8 = terms.iter().map(|(_, value)| *value).sum();
    // Range first, then armor (A7); a hit needs the sum, whatever the die shows (A8).
    let (ap, damage) = match band {
        Band::PointBlank => (kind.ap.saturating_add(range.close_ap), range.close_damage),
        Band::Normal => (kind.ap, 0),
        Band::Long => (kind.ap / range.long_ap.max(1), range.long_damage),
    };
    Some(Shot { band, terms, need: to_hit.need - sum, ap, damage })
}

/// What a shooter adds to its own roll (R16).
pub fn own_terms(field: &Field, unit: UnitIx, weapon: &Weapon, band: Band) -> Vec<Term> {
    let (to_hit, range, state) = (&field.numbers().to_hit, field.numbers().range, field.unit(unit));
    let Pair(speed, _) = to_hit.speed(state.stance.speed);
    let in_smoke = state.hex().is_some_and(|hex| field.land.cloud(hex).smoke > 0);
    let mut terms = vec![("speed", speed), ("smoke", if in_smoke { to_hit.smoke.0 } else { 0 })];
    terms.push(match band {
        Band::PointBlank => ("point-blank", range.close_to_hit),
        Band::Normal => ("range", 0),
        Band::Long => ("long-range", range.long_to_hit),
    });
    for own in &field.kind(unit).traits {
        terms.push(match own {
            Trait::Shot(value) => ("shot", *value),
            Trait::BadAtLongRange if band == Band::Long => ("bad-at-long-range", to_hit.bad_at_long),
            Trait::OptimalAtPointBlank if band == Band::PointBlank => ("optimal-at-point-blank", to_hit.optimal),
            Trait::Steady => ("steady", to_hit.steady.0),
            _ => continue,
        });
    }
    let trained = |own: &Trait| matches!(own, Trait::EnhancedAccuracy(weapons) if weapons.contains(&weapon.name));
    if weapon.accurate || field.kind(unit).traits.iter().any(trained) {
        terms.push(("accurate", to_hit.accurate));
    }
    terms.push(("crew", if state.hurt.crew { to_hit.crew } else { 0 }));
    terms.push(("impaired", to_hit.impaired.0 * state.hurt.impaired.min(9) as i8));
    terms
}

/// What a target in a hex adds to the roll against it (R16, R19, A5).
pub fn against_terms(field: &Field, target: UnitIx, hex: Hex) -> Vec<Term> {
    against_terms_at(field, target, hex, field.unit(target).stance.speed)
}

/// The same at a hypothetical speed.
pub fn against_terms_at(field: &Field, target: UnitIx, hex: Hex, at: Speed) -> Vec<Term> {
    let (to_hit, state, kind) = (&field.numbers().to_hit, field.unit(target), field.kind(target));
    let terrain = field.terrain(hex);
    let Pair(_, speed) = to_hit.speed(at);
    let smoke = if field.land.cloud(hex).smoke > 0 { to_hit.smoke.1 } else { 0 };
    let mut terms = vec![("target-speed", speed), ("target-smoke", smoke), ("terrain", terrain.to_be_hit)];
    terms.push(match kind.size {
        Size::Tiny => ("tiny", to_hit.tiny),
        Size::Huge => ("huge", to_hit.huge),
        Size::Small | Size::Medium | Size::Large => ("size", 0),
    });
    for own in &kind.traits {
        terms.push(match own {
            Trait::Steady => ("target-steady", to_hit.steady.1),
            Trait::TakeCover(speeds, less) if speeds.contains(&at) => ("take-cover", -(*less as i8)),
            Trait::Elusive(speeds, less) if speeds.contains(&at) => ("elusive", -(*less as i8)),
            Trait::Camouflage(ground) if *ground == terrain.name => ("camouflage", to_hit.camouflage),
            _ => continue,
        });
    }
    terms.push(("target-impaired", to_hit.impaired.1 * state.hurt.impaired.min(9) as i8));
    terms
}

/// What area fire needs in addition against a unit that takes cover in suitable terrain (R19, A9, A21).
pub fn evasion(field: &Field, unit: UnitIx) -> i8 {
    let state = field.unit(unit);
    let covers = |own: &Trait| matches!(own, Trait::TakeCover(speeds, _) if speeds.contains(&state.stance.speed));
    let in_cover = state.hex().is_some_and(|hex| field.terrain(hex).to_be_hit < 0);
    i8::from(in_cover && field.kind(unit).traits.iter().any(covers))
}

/// Rolls armor dice: how much they reduce the damage, or none if they block it all (F13, R18).
pub(super) fn armor_roll(deeds: &mut Deeds, unit: UnitIx, dice: u8) -> Option<i8> {
    let armor = deeds.field.numbers().armor;
    if dice == 0 {
        return Some(0);
    }
    let throw = Throw { dice: dice.into(), sides: armor.die, need: Some(armor.need), why: "armor", rule: "F13" };
    let counted = deeds.throw(unit, &throw).into_iter().filter(|face| *face >= armor.need).count();
    match counted {
        0 => Some(0),
        _ if counted < usize::from(armor.blocks) => Some(armor.partly),
        _ => None,
    }
}

/// The chance that a die shows what a shot needs, in thousandths (F11).
pub fn chance(field: &Field, need: i8) -> u32 {
    let to_hit = &field.numbers().to_hit;
    let (die, opens) = (u32::from(to_hit.die), i32::from(to_hit.opens));
    let need = i32::from(need);
    if need <= opens {
        return 1000 * (die + 1).saturating_sub(need.max(1) as u32) / die.max(1);
    }
    let further = u32::from(to_hit.die + 1 - to_hit.goes_on);
    (opens..need).fold(1000 / die.max(1), |chance, _| chance * further / die.max(1))
}

/// What remains of a hit after armor dice, in thousandths, to compare targets by: a partly stopped hit counts as a third.
pub fn worth_of_hit(field: &Field, dice: u8) -> u32 {
    let armor = field.numbers().armor;
    let fails = 1000 * u32::from(armor.need - 1) / u32::from(armor.die.max(1));
    let none = (0..dice).fold(1000, |chance, _| chance * fails / 1000);
    let one = (1..dice).fold(1000 - fails, |chance, _| chance * fails / 1000) * u32::from(dice);
    none + one / 3
}

/// What a weapon leaves in a hex, if anything.
pub fn lays(field: &Field, unit: UnitIx, weapon: usize) -> Option<Laid> {
    field.make(unit).weapons[weapon].lays
}
