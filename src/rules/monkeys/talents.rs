//! Talents of the command squad, all of them in this file (section 8; 1.11 to 1.14, G-06, G-13, G-29, T-16, T-36,
//! T-138).
//!
//! Chapters call the functions of this file and know no talent by name. Officers help the platoon from where they are.
//! An acting leader has no talents of its own (T-36).

use super::{
    field::Field,
    profiles::{Band, Loads, talent::Gift, talent::Talent},
    shots::Gun,
};
use crate::board::Cell;
use crate::force::{Body, Post, PrimateIx, UnitId, UnitIx};

/// Talents that a primate has bought.
fn own(field: &Field, primate: PrimateIx) -> impl Iterator<Item = &Talent> {
    field.kit(primate).talents.iter().map(|talent| &field.book.talents[usize::from(*talent)])
}

/// The officers of a unit's platoon, on the board or not (G-13).
fn officers(field: &Field, unit: UnitId) -> impl Iterator<Item = PrimateIx> + '_ {
    let posts = [Post::Co, Post::Xo].into_iter();
    let units = posts.filter_map(move |post| field.find_unit(UnitId { post, ..unit }));
    units.flat_map(|officer| field.roll_call(officer))
}

/// Whether a body is an officer of a unit's platoon (G-13).
fn commands(field: &Field, officer: PrimateIx, unit: UnitId) -> bool {
    let id = field.unit(field.primate(officer).unit).id;
    matches!(id.post, Post::Co | Post::Xo) && (id.side, id.platoon) == (unit.side, unit.platoon)
}

/// Whether an officer's talent reaches a body: everywhere and permanently, or within its band (3.6, T-18).
fn reaches(field: &Field, talent: &Talent, officer: PrimateIx, body: Body) -> bool {
    let Some(band) = talent.within else { return true };
    field.gap(officer.into(), body).is_some_and(|squares| squares <= field.book.bands.farthest(band))
}

/// The total that a platoon's officers give to one of its members.
fn given(field: &Field, body: Body, number: impl Fn(Gift) -> Option<i8>) -> i32 {
    let Some(unit) = field.unit_of(body) else { return 0 };
    let mut sum = 0;
    let of = field.unit(unit).id;
    for officer in field.gifted().filter(|gifted| commands(field, *gifted, of)) {
        for talent in own(field, officer) {
            if let Some(bonus) = number(talent.effect)
                && reaches(field, talent, officer, body)
            {
                sum += i32::from(bonus);
            }
        }
    }
    sum
}

/// Talents of a platoon's officers that affect any other of its units now, by their index in the book, each with its
/// holder.
pub fn at_work(field: &Field, unit: UnitIx) -> Vec<(u8, PrimateIx)> {
    let others = officers(field, field.unit(unit).id).filter(|officer| field.primate(*officer).unit != unit);
    let works = |officer: PrimateIx, place: u8| {
        let talent = &field.book.talents[usize::from(place)];
        field.members(unit).any(|mate| reaches(field, talent, officer, mate.into()))
    };
    let held = |officer: PrimateIx| field.kit(officer).talents.iter().map(move |place| (*place, officer));
    others.flat_map(held).filter(|(place, officer)| works(*officer, *place)).collect()
}

/// What a primate's own talents add to a number.
fn bought(field: &Field, primate: PrimateIx, number: impl Fn(Gift) -> Option<i8>) -> i32 {
    own(field, primate).filter_map(|talent| number(talent.effect)).map(i32::from).sum()
}

/// Added to Morale: Discipline and Buck Up! near the officers, and the unit's own Old Hands (T-73).
pub fn morale_bonus(field: &Field, primate: PrimateIx) -> i32 {
    let near = given(field, primate.into(), |gift| match gift {
        Gift::Discipline { morale } | Gift::BuckUp { morale } => Some(morale),
        _ => None,
    });
    let mine = bought(field, primate, |gift| match gift {
        Gift::OldHands { morale } => Some(morale),
        _ => None,
    });
    near + mine
}

/// Added to Accuracy: Range Practice of the platoon, even after the CO is lost, and Steady Aim while braced.
pub fn accuracy_bonus(field: &Field, primate: PrimateIx) -> i32 {
    let platoon = given(field, primate.into(), |gift| match gift {
        Gift::RangePractice { accuracy } => Some(accuracy),
        _ => None,
    });
    let braced = field.primate(primate).braced.0;
    let mine = bought(field, primate, |gift| match gift {
        Gift::SteadyAim { accuracy } if braced => Some(accuracy),
        _ => None,
    });
    platoon + mine
}

/// Added to a die that searches for hidden units: Ambush near the CO (T-138).
pub fn detection_bonus(field: &Field, body: Body) -> i32 {
    given(field, body, |gift| match gift {
        Gift::Ambush { detection } => Some(detection),
        _ => None,
    })
}

/// Added to the Damage of a gun against a body: Weak Spot, against vehicles.
pub fn damage_bonus(field: &Field, gun: Gun, body: Body) -> i8 {
    let (Some(primate), Body::Vehicle(_)) = (gun.primate(field), body) else { return 0 };
    let bonus = bought(field, primate, |gift| match gift {
        Gift::WeakSpot { damage } => Some(damage),
        _ => None,
    });
    i8::try_from(bonus).unwrap_or(i8::MAX)
}

/// The band that a gun is rated for: Strong Arm moves grenades, thrown or launched, one band farther.
pub fn range(field: &Field, gun: Gun) -> Band {
    let weapon = gun.weapon(field);
    let Some(primate) = gun.primate(field).filter(|_| weapon.loads == Loads::Grenade) else { return weapon.range };
    let farther = bought(field, primate, |gift| match gift {
        Gift::StrongArm { bands } => i8::try_from(bands).ok(),
        _ => None,
    });
    (0..farther).fold(weapon.range, |band, _| band.farther())
}

/// Radius of a gun's blast (T-156): Set Charges widens it while braced. 0 for no blast.
pub fn area(field: &Field, gun: Gun) -> u8 {
    let area = gun.weapon(field).area;
    let braced = |primate: &PrimateIx| field.primate(*primate).braced.0;
    let Some(primate) = gun.primate(field).filter(braced).filter(|_| area > 0) else { return area };
    let wider = bought(field, primate, |gift| match gift {
        Gift::SetCharges { area } => i8::try_from(area).ok(),
        _ => None,
    });
    area.saturating_add(u8::try_from(wider).unwrap_or(0))
}

/// The talents of its own that a primate has only while braced, by their index in the book.
pub fn braced_only(field: &Field, primate: PrimateIx) -> impl Iterator<Item = u8> + '_ {
    let needs = |gift: Gift| matches!(gift, Gift::SteadyAim { .. } | Gift::SetCharges { .. } | Gift::QuickTube);
    let talents = field.kit(primate).talents.iter().copied();
    talents.filter(move |talent| needs(field.book.talents[usize::from(*talent)].effect))
}

/// Whether a primate reloads a One-Shot weapon in addition to whatever else it does: Quick Tube, while braced.
pub fn reloads_beside(field: &Field, primate: PrimateIx) -> bool {
    field.primate(primate).braced.0 && own(field, primate).any(|talent| talent.effect == Gift::QuickTube)
}

/// Squares besides their leader's that members of a unit may stay within six squares of: those of an XO with Follow Me,
/// for a unit that has lost its leader (G-29).
pub fn anchors(field: &Field, unit: UnitIx) -> Vec<Cell> {
    if !field.unit(unit).lead.acting {
        return Vec::new();
    }
    let leads = |officer: &PrimateIx| own(field, *officer).any(|talent| talent.effect == Gift::FollowMe);
    let guides = officers(field, field.unit(unit).id).filter(leads);
    guides.filter(|guide| field.primate(*guide).unit != unit).flat_map(|guide| field.squares(guide.into())).collect()
}

/// The officer of a unit's platoon that has a talent, with the talent; on the board.
pub fn officer_with(field: &Field, unit: UnitId, wanted: impl Fn(Gift) -> bool) -> Option<(PrimateIx, &Talent)> {
    let standing = officers(field, unit).filter(|officer| field.primate(*officer).place.is_on_board());
    let with = |officer: PrimateIx| own(field, officer).find(|talent| wanted(talent.effect)).map(|t| (officer, t));
    standing.into_iter().find_map(with)
}

/// The reach of a talent from its holder in squares; unlimited without a band.
pub fn reach(field: &Field, talent: &Talent) -> i32 {
    talent.within.map_or(i32::MAX, |band| field.book.bands.farthest(band))
}
