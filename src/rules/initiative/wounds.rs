//! Wounds by location, and their effect on Initiative (R12, G7, F5).

use super::{
    deeds::{Deeds, Throw},
    field::Field,
    grip, load, mounts, panic,
    profiles::Kind,
    repetition, turns,
};
use crate::force::UnitIx;

/// The location of a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "parts of a body")]
pub enum Location {
    Head,
    Chest,
    Abdomen,
    RightArm,
    LeftArm,
    RightLeg,
    LeftLeg,
}

impl Location {
    /// All of them, in the order of the damage of [`super::characters::Hurt`].
    pub const ALL: [Self; 7] =
        [Self::Head, Self::Chest, Self::Abdomen, Self::RightArm, Self::LeftArm, Self::RightLeg, Self::LeftLeg];

    /// The location that a d10 shows (G7).
    pub const fn of(die: u8) -> Self {
        match die {
            1 => Self::Head,
            4 | 5 => Self::Abdomen,
            6 => Self::RightArm,
            7 => Self::LeftArm,
            8 => Self::RightLeg,
            9 => Self::LeftLeg,
            _ => Self::Chest,
        }
    }

    /// Its name in facts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Head => "head",
            Self::Chest => "chest",
            Self::Abdomen => "abdomen",
            Self::RightArm => "right-arm",
            Self::LeftArm => "left-arm",
            Self::RightLeg => "right-leg",
            Self::LeftLeg => "left-leg",
        }
    }

    /// The damage that it can take (G7).
    pub const fn capacity(self, kind: &Kind) -> u16 {
        let body = kind.strength as u16 + kind.constitution as u16;
        match self {
            Self::Head => kind.constitution as u16,
            Self::Chest => (3 * body).div_ceil(2),
            _ => body,
        }
    }

    /// Armor over it (G7).
    pub const fn armor(self, kind: &Kind) -> u8 {
        match self {
            Self::Head => kind.helmet,
            Self::Chest | Self::Abdomen => kind.vest,
            _ => 0,
        }
    }

    /// Whether a critical wound there kills (G7).
    pub(super) const fn is_vital(self) -> bool {
        matches!(self, Self::Head | Self::Chest)
    }

    pub(super) const fn is_leg(self) -> bool {
        matches!(self, Self::RightLeg | Self::LeftLeg)
    }
}

/// The severity of damage at a location (G7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the levels of the book")]
pub enum Wound {
    None,
    Scratch,
    Slight,
    Serious,
    Critical,
}

impl Wound {
    /// All of them, the lightest first.
    pub const ALL: [Self; 5] = [Self::None, Self::Scratch, Self::Slight, Self::Serious, Self::Critical];

    /// The wound from this damage to a location with `capacity`.
    pub const fn of(damage: u16, capacity: u16) -> Self {
        match damage {
            0 => Self::None,
            _ if 2 * damage <= capacity => Self::Scratch,
            _ if damage <= capacity => Self::Slight,
            _ if damage <= 2 * capacity => Self::Serious,
            _ => Self::Critical,
        }
    }

    /// The most damage that a wound of this level can have, at a location with `capacity`; none for any.
    pub(super) const fn most(self, capacity: u16) -> Option<u16> {
        match self {
            Self::None => Some(0),
            Self::Scratch => Some(capacity / 2),
            Self::Slight => Some(capacity),
            Self::Serious => Some(2 * capacity),
            Self::Critical => None,
        }
    }

    /// The Initiative left if this is the worst wound (R12, G7).
    pub const fn leaves(self, full: u8) -> u8 {
        match self {
            Self::None | Self::Scratch => full,
            Self::Slight => full.saturating_sub(1),
            Self::Serious => full.saturating_sub(3),
            Self::Critical => 0,
        }
    }

    /// Its name in facts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "unhurt",
            Self::Scratch => "scratch",
            Self::Slight => "slight",
            Self::Serious => "serious",
            Self::Critical => "critical",
        }
    }
}

/// The wound of a character at a location.
pub fn wound(field: &Field, unit: UnitIx, location: Location) -> Wound {
    Wound::of(field.unit(unit).hurt.0[location as usize], location.capacity(field.kind(unit)))
}

/// The worst wound of a character: it determines the loss, not the sum (G7).
pub fn worst(field: &Field, unit: UnitIx) -> Wound {
    let (hurt, kind) = (&field.unit(unit).hurt.0, field.kind(unit));
    let hit = Location::ALL.into_iter().zip(hurt).filter(|(_, hurt)| **hurt > 0);
    hit.map(|(location, hurt)| Wound::of(*hurt, location.capacity(kind))).max().unwrap_or(Wound::None)
}

/// A character's current Initiative: wounds lower it by 1 or 3, a critical one to 0 (R12, G7). 0 off the board.
pub fn initiative(field: &Field, unit: UnitIx) -> u8 {
    if field.cell(unit).is_none() { 0 } else { worst(field, unit).leaves(field.unit(unit).rating.0) }
}

/// Whether a character can act at all (R12).
pub fn is_able(field: &Field, unit: UnitIx) -> bool {
    initiative(field, unit) > 0
}

/// The dice of a hit, and what is added to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// Dice.
    pub dice: u8,
    /// Added to their sum.
    pub plus: i8,
}

/// A hit with the weapon in a character's hand.
pub(super) fn hit_by(deeds: &mut Deeds, unit: UnitIx, target: UnitIx) {
    let weapon = deeds.field.weapon(unit);
    let blow = Blow { dice: weapon.dice, plus: weapon.plus as i8 };
    hit(deeds, target, blow);
}

/// A hit: where it lands, what is left after armor, and its effect (G7). The legs of a rider are those of its mount
/// (G14). Dead characters aren't hit again.
pub(super) fn hit(deeds: &mut Deeds, target: UnitIx, blow: Blow) {
    if deeds.field.cell(target).is_none() {
        return;
    }
    let location = Location::of(deeds.throw(target, &Throw::sum(1, 10, "location", "G7"))[0]);
    let struck = deeds.field.unit(target).riding.0.filter(|_| location.is_leg()).unwrap_or(target);
    let dice = blow.dice.saturating_sub(location.armor(deeds.field.kind(struck)));
    // What happens to the mount of an unknown rider is just as unknown (G12).
    let faces = deeds.throw_about(struck, target, &Throw::sum(dice, 6, "damage", "G7"));
    let sum: i32 = faces.iter().map(|face| i32::from(*face)).sum();
    let damage = if dice == 0 { 0 } else { (sum + i32::from(blow.plus)).max(0) as u16 };
    let before = initiative(&deeds.field, struck);
    deeds.change(struck, |state| {
        let hurt = &mut state.hurt.0[location as usize];
        *hurt = hurt.saturating_add(damage);
    });
    deeds.note(struck, target, (location.name(), damage.into()), "G7");
    if deeds.field.is_mount(struck) {
        if mounts::is_out(&deeds.field, struck) {
            mounts::collapse(deeds, struck);
        }
        return;
    }
    suffer(deeds, struck, location, before);
    if i32::from(damage) >= 2 * i32::from(deeds.field.kind(struck).agility) {
        panic::knock_down(deeds, struck);
    }
}

/// The effect of a wound: death, or a loss of Initiative.
fn suffer(deeds: &mut Deeds, target: UnitIx, location: Location, before: u8) {
    if location.is_vital() && wound(&deeds.field, target, location) == Wound::Critical {
        give_up_all(deeds, target);
        let cell = deeds.field.cell(target);
        deeds.remove(target, "G7");
        if let Some(cell) = cell {
            mounts::leave(deeds, target, cell);
        }
        return;
    }
    let after = initiative(&deeds.field, target);
    if after < before {
        deeds.count(target, "initiative", after.into(), "R12");
        if turns::is_ambushed(&deeds.field, &deeds.turn, deeds.field.unit(target).id.side) {
            repetition::break_off(deeds, target, "A15");
        }
    }
    if after == 0 && before > 0 {
        give_up_all(deeds, target);
    }
}

/// A character that can no longer act ends its holds, isn't held any more, and drops its aim and its load.
fn give_up_all(deeds: &mut Deeds, unit: UnitIx) {
    super::aim::end(deeds, unit);
    grip::release(deeds, unit);
    load::drop(deeds, unit, "G23");
    repetition::end(deeds, unit);
}
