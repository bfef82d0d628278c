//! A gunnery step: Fire, Aim, Load (F5, G2, G15, G18, A26).

use super::{
    aiming,
    answers::{Answer, Question},
    cards,
    damage::{Blow, Hit},
    deeds::Deeds,
    field::{Field, Group},
    land::Marker,
    polls::{self, Poll},
    profiles::{DamageType, HitToken, Laid},
    sequence::Frame,
    sheets::FireCell,
    shooting::{self, NoShot},
    states::WEAPONS,
    windows::Ask,
};
use crate::board::{Cell, hex::Hex};
use crate::engine::What;
use crate::force::UnitIx;

/// A gunnery step in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gunnery {
    /// 1 or 2.
    pub step: u8,
    /// The choices made so far.
    pub poll: Poll,
}

impl Gunnery {
    /// Before any choices.
    pub fn new(step: u8) -> Self {
        Self { step, poll: Poll::default() }
    }
}

/// The choices of a gunnery step: one for each weapon that has a target.
pub(super) fn questions(field: &Field, step: u8) -> Vec<Question> {
    let fires = |(unit, _): &(UnitIx, Hex)| cards::fire(field, *unit, step) == FireCell::Fire;
    let weapons = |(unit, _)| (0..field.make(unit).weapons.len()).map(move |weapon| (unit, weapon));
    field
        .on_board()
        .filter(fires)
        .flat_map(weapons)
        .filter_map(|(unit, weapon)| question(field, unit, weapon))
        .collect()
}

fn question(field: &Field, unit: UnitIx, weapon: usize) -> Option<Question> {
    let (id, number) = (field.unit(unit).id, weapon as u8 + 1);
    let (mut answers, mut marked, mut best) = (vec![Answer::Hold(id, number)], 0, 0);
    if shooting::lays(field, unit, weapon) == Some(Laid::Smoke) {
        let hexes = shooting::smoke_hexes(field, unit, weapon);
        answers.extend(hexes.into_iter().map(|hex| Answer::Smoke(id, number, Cell::from(hex))));
    } else {
        for (target, groups) in shooting::targets(field, unit, weapon) {
            let thrown = shooting::lays(field, unit, weapon).is_some();
            for group in groups.into_iter().take(if thrown { 1 } else { usize::MAX }) {
                let worth = worth(field, unit, weapon, target, group);
                if worth > best {
                    (best, marked) = (worth, answers.len());
                }
                answers.push(Answer::Fire(id, number, field.unit(target).id, group));
            }
        }
    }
    (answers.len() > 1).then_some(Question { side: id.side, answers, marked })
}

/// A unit whose card says Fire but which has no target: the shot that came nearest to being one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missed {
    /// The unit.
    pub unit: UnitIx,
    /// The index of the weapon.
    pub weapon: usize,
    /// The enemy.
    pub target: UnitIx,
    /// Why it can't be fired at.
    pub why: NoShot,
}

/// Units that fire in a gunnery step, 1 or 2, but have no target.
pub fn missed(field: &Field, step: u8) -> Vec<Missed> {
    let fires = |unit: &UnitIx| cards::fire(field, *unit, step) == FireCell::Fire;
    let weapons = |unit: UnitIx| 0..field.make(unit).weapons.len();
    let idle = |unit: &UnitIx| weapons(*unit).all(|weapon| question(field, *unit, weapon).is_none());
    let units = field.on_board().map(|(unit, _)| unit).filter(fires).filter(idle);
    units.filter_map(|unit| nearest_miss(field, unit, field.standing(field.side(unit).other()))).collect()
}

/// Of the shots of a unit at some enemies, none of which is possible, the one that comes nearest to it; the nearest
/// enemy if several do.
pub fn nearest_miss(field: &Field, unit: UnitIx, enemies: impl Iterator<Item = (UnitIx, Hex)>) -> Option<Missed> {
    let from = field.hex(unit)?;
    let weapons = 0..field.make(unit).weapons.len();
    let miss = |weapon: usize, target: UnitIx| {
        let why = shooting::aimed(field, unit, weapon, target)?.err()?;
        Some(Missed { unit, weapon, target, why })
    };
    let all = enemies.flat_map(|(target, hex)| {
        let of = move |weapon| miss(weapon, target).map(|missed| (missed, from.distance(hex)));
        weapons.clone().filter_map(of).collect::<Vec<_>>()
    });
    let near = |(missed, far): &(Missed, u16)| (std::cmp::Reverse(missed.why.passed()), *far);
    all.min_by_key(near).map(|(missed, _)| missed)
}

/// A rough expected value of a shot: the chance to hit and to penetrate armor, times the value of what is hit.
pub fn worth(field: &Field, unit: UnitIx, weapon: usize, target: UnitIx, group: Group) -> u32 {
    let price = u32::from(field.kind(target).price);
    if shooting::lays(field, unit, weapon).is_some() {
        let friends = field.hex(target).is_some_and(|hex| {
            field.on_board().any(|(one, at)| field.side(one) == field.side(unit) && at.distance(hex) == 0)
        });
        let models = u32::from(field.unit(target).models.0);
        return if friends || !field.kind(target).class.is_biological() { 0 } else { models * price };
    }
    let Some(shot) = shooting::shot(field, unit, weapon, target) else { return 0 };
    let stopped = field.armor(target, group).saturating_sub(shot.ap);
    let chance = shooting::chance(field, shot.need) * shooting::worth_of_hit(field, stopped) / 1000;
    chance * price / u32::from(field.kind(target).models.max(1))
}

/// Asks for the targets of all weapons.
pub(super) fn ask_fire(mut deeds: Deeds) {
    polls::ask(&mut deeds, Ask::Fire);
}

/// Records the answers of a side.
pub(super) fn take_fire(mut deeds: Deeds) {
    polls::take(&mut deeds);
}

/// All units fire, aim and load at once: shots in the order of the shooters' names, then thrown weapons land (G15).
pub(super) fn shoot(mut deeds: Deeds) {
    let Frame::Gunnery(Gunnery { step, .. }) = *deeds.clock.top() else { return };
    let answers = polls::settled(deeds.view());
    let cells: Vec<(UnitIx, FireCell)> =
        deeds.field.on_board().map(|(unit, _)| (unit, cards::fire(&deeds.field, unit, step))).collect();
    let mut thrown: Vec<(UnitIx, Hex, Marker)> = Vec::new();
    let mut fired: Vec<UnitIx> = Vec::new();
    for answer in &answers {
        let Some(unit) = answer.unit().and_then(|id| deeds.field.find(id)) else { continue };
        match *answer {
            Answer::Fire(_, number, target, group) => {
                let Some(target) = deeds.field.find(target) else { continue };
                fired.push(unit);
                let weapon = usize::from(number - 1);
                match (shooting::lays(&deeds.field, unit, weapon), deeds.field.hex(target)) {
                    (Some(Laid::Poison(die)), Some(hex)) => thrown.push((unit, hex, Marker::Poison(die))),
                    _ => fire(&mut deeds, unit, weapon, target, group),
                }
                use_up(&mut deeds, unit, weapon);
            }
            Answer::Smoke(_, number, cell) => {
                fired.push(unit);
                thrown.extend(Hex::halved(cell.x, cell.y).map(|hex| (unit, hex, Marker::Smoke)));
                use_up(&mut deeds, unit, usize::from(number - 1));
            }
            _ => {}
        }
    }
    for (unit, hex, marker) in thrown {
        deeds.note(unit, "throws", 0, "G18");
        deeds.cloud(hex, marker, "F23");
    }
    for unit in fired {
        aiming::lose(&mut deeds, unit);
    }
    for (unit, cell) in cells {
        match cell {
            FireCell::Aim => aiming::aim(&mut deeds, unit, step),
            FireCell::Load => load(&mut deeds, unit),
            FireCell::Fire | FireCell::Nothing => {}
        }
    }
    aiming::expire(&mut deeds, step);
}

/// All models of a unit fire a weapon at a target: one die per model and shot (A26, F11).
fn fire(deeds: &mut Deeds, unit: UnitIx, weapon: usize, target: UnitIx, group: Group) {
    let Some(shot) = shooting::shot(&deeds.field, unit, weapon, target) else { return };
    let kind = deeds.field.make(unit).weapons[weapon].clone();
    let Some(damage) = kind.damage else { return };
    let Some(hex) = deeds.field.hex(target) else { return };
    let (by, at) = (deeds.field.piece(unit), deeds.field.piece(target));
    deeds.tell("A26", What::Shot { by, at, cell: Cell::from(hex), covered: false });
    let dice = deeds.field.armor(target, group).saturating_sub(shot.ap);
    let shots = u16::from(kind.shots) * u16::from(deeds.field.unit(unit).models.0);
    for _ in 0..shots {
        if deeds.open_die(unit, shot.need, "to-hit", "F11") < shot.need {
            continue;
        }
        match kind.gives {
            Some(HitToken::Fire) => deeds.turn.blows.push(Blow { unit: target, hit: Hit::Fire }),
            Some(HitToken::Acid) => deeds.turn.blows.push(Blow { unit: target, hit: Hit::Acid }),
            None => {}
        }
        let Some(stopped) = shooting::armor_roll(deeds, unit, dice) else { continue };
        let through = if stopped == 0 { kind.penetrating } else { stopped };
        let die = deeds.die(unit, damage.die, "damage", "F14");
        let amount = i16::from(die) + i16::from(damage.plus) + i16::from(shot.damage) + i16::from(through);
        deeds.turn.blows.push(Blow { unit: target, hit: Hit::Damage(DamageType::Regular, amount, None) });
    }
}

/// Empties a weapon that has to be loaded, and counts the use of one with limited uses (F5, G18).
fn use_up(deeds: &mut Deeds, unit: UnitIx, weapon: usize) {
    let kind = &deeds.field.make(unit).weapons[weapon];
    let (loads, counted) = (kind.loads, kind.uses.is_some());
    deeds.change(unit, |state| {
        state.arms.loaded[weapon] &= !loads;
        state.arms.used[weapon] += u8::from(counted);
    });
    if loads {
        deeds.mark(unit, "loaded", false, "F5");
    }
}

/// Loads every weapon of the unit.
fn load(deeds: &mut Deeds, unit: UnitIx) {
    deeds.change(unit, |state| state.arms.loaded = [true; WEAPONS]);
    deeds.mark(unit, "loaded", true, "F5");
}
