//! Attack power against defense power, term by term (text paragraph 9; 3.7, T-57 to T-62).

use super::{field::Field, gun::Gun, joiners, stealth, talents, targets::Aim};
use crate::engine::fact::Line;
use crate::force::Body;

/// A shooter with his aims, all checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Salvo {
    /// What fires.
    pub by: Gun,
    /// Whom it names, and how it sees each.
    pub at: Vec<(Body, Aim)>,
}

/// Someone affected by an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Victim {
    /// Who.
    pub body: Body,
    /// In cover from every shooter assigned to it (T-71).
    pub covered: bool,
}

/// Both powers of an attack with their terms, and who is affected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reckoning {
    /// Terms of the attack power.
    pub attack: Vec<Line>,
    /// Terms of the defense power.
    pub defense: Vec<Line>,
    /// The two powers, never below 0 (T-62).
    pub sums: (i32, i32),
    /// Everyone affected, each once (T-52), in roster order.
    pub victims: Vec<Victim>,
}

/// Adds up an attack. Full damage of every weapon fired once, Accuracy of everyone firing once (T-57), the range
/// modifier of his worst target (T-60), half again of all that if it comes out of hiding (T-107); against Size and Armor
/// of everyone affected (T-61).
pub fn reckon(field: &Field, salvos: &[Salvo]) -> Reckoning {
    let victims = victims(salvos);
    let attack: Vec<Line> = salvos.iter().flat_map(|salvo| attack_terms(field, salvo)).collect();
    let bonus = concentrated(field, salvos, victims.len());
    let defense: Vec<Line> = victims.iter().flat_map(|victim| defense_terms(field, victim.body)).collect();
    let sum = |lines: &[Line]| lines.iter().map(|line| line.value).sum::<i32>().max(0);
    let mut attack: Vec<Line> = attack.into_iter().chain(bonus).collect();
    if from_hiding(field, salvos) {
        attack.push(Line { label: "term-hidden", who: None, value: stealth::half_again(sum(&attack)) });
    }
    let sums = (sum(&attack), sum(&defense));
    Reckoning { attack, defense, sums, victims }
}

/// The sums alone, without the lines: for plans that weigh many attacks.
pub fn sums(field: &Field, salvos: &[Salvo]) -> ((i32, i32), Vec<Victim>) {
    let victims = victims(salvos);
    let mut attack: i32 =
        salvos.iter().map(|salvo| worth(field, salvo.by, worst_range(salvo)) + weak_spot(field, salvo)).sum::<i32>()
            + concentrated(field, salvos, victims.len()).map_or(0, |line| line.value);
    if from_hiding(field, salvos) {
        attack += stealth::half_again(attack);
    }
    let defense: i32 = victims.iter().map(|victim| toughness(field, victim.body)).sum();
    ((attack.max(0), defense.max(0)), victims)
}

/// What one gun adds to the attack power.
pub fn worth(field: &Field, gun: Gun, range: i8) -> i32 {
    i32::from(gun.weapon(field).damage) + i32::from(accuracy(field, gun)) + trained(field, gun) + i32::from(range)
}

/// What one target adds to the defense power: Size and Armor.
pub fn toughness(field: &Field, target: Body) -> i32 {
    size(field, target) + i32::from(armor(field, target)) + joined(field, target)
}

/// What the talent Charge! adds to the defense of one who has joined a charge (T-61, T-120).
fn joined(field: &Field, target: Body) -> i32 {
    target.primate().map_or(0, |primate| joiners::bonus(field, primate).1)
}

/// The Size of a body by number (4.3).
pub fn size(field: &Field, body: Body) -> i32 {
    match body {
        Body::Primate(primate) => field.kit(primate).size as i32,
        Body::Vehicle(vehicle) => field.vehicle(vehicle).rig.size.into(),
    }
}

/// The Armor of a body, with what damage has left of a vehicle's (4.5, T-53).
pub fn armor(field: &Field, body: Body) -> i8 {
    match body {
        Body::Primate(primate) => field.kit(primate).armor,
        Body::Vehicle(vehicle) => field.vehicle(vehicle).armor(),
    }
}

/// Whether the unit that fires strikes out of hiding (T-155).
fn from_hiding(field: &Field, salvos: &[Salvo]) -> bool {
    let unit = salvos.first().and_then(|salvo| salvo.by.unit(field));
    unit.is_some_and(|unit| stealth::strikes_from_hiding(field, unit))
}

/// Accuracy of whoever fires a gun with what the gun adds, at no particular range (4.1).
pub(super) fn accuracy(field: &Field, gun: Gun) -> i8 {
    gun.primate(field).map_or(0, |primate| field.kit(primate).accuracy) + gun.weapon(field).accuracy
}

/// What talents add to the Accuracy of whoever fires (section 8).
fn trained(field: &Field, gun: Gun) -> i32 {
    gun.primate(field).map_or(0, |primate| talents::accuracy_bonus(field, primate))
}

/// What talents add to the Damage of a gun, once, however many of its targets they are good against (T-57).
fn weak_spot(field: &Field, salvo: &Salvo) -> i32 {
    let bonus = salvo.at.iter().map(|(body, _)| talents::damage_bonus(field, salvo.by, *body)).max();
    i32::from(bonus.unwrap_or(0))
}

fn worst_range(salvo: &Salvo) -> i8 {
    salvo.at.iter().map(|(_, aim)| aim.range).min().unwrap_or(0)
}

fn attack_terms(field: &Field, salvo: &Salvo) -> impl Iterator<Item = Line> + use<> {
    let who = Some(salvo.by.piece(field));
    let damage = Line { label: "term-damage", who, value: salvo.by.weapon(field).damage.into() };
    let others = [
        ("term-accuracy", i32::from(accuracy(field, salvo.by))),
        ("term-talent", trained(field, salvo.by) + weak_spot(field, salvo)),
        ("term-range", i32::from(worst_range(salvo))),
    ];
    let others = others.into_iter().filter(|(_, value)| *value != 0);
    std::iter::once(damage).chain(others.map(move |(label, value)| Line { label, who, value }))
}

/// The terms of what one target adds to the defense power.
pub fn defense_terms(field: &Field, target: Body) -> impl Iterator<Item = Line> + use<> {
    let who = Some(field.name(target));
    let armor = armor(field, target);
    let size = Line { label: "term-size", who, value: size(field, target) };
    let armor = (armor != 0).then(|| Line { label: "term-armor", who, value: armor.into() });
    let joined = joined(field, target);
    let joined = (joined != 0).then_some(Line { label: "term-joined", who, value: joined });
    std::iter::once(size).chain(armor).chain(joined)
}

/// The concentrated-fire bonus: none by the later sentence of the text; a switch gives so much for each target that
/// the Rate of Fire would have covered and was not named (T-59).
fn concentrated(field: &Field, salvos: &[Salvo], named: usize) -> Option<Line> {
    let bonus = field.book.switch("concentrated_fire_bonus");
    let quarters: i32 = salvos.iter().map(|salvo| i32::from(salvo.by.weapon(field).quarters)).sum();
    let spared = ((quarters + 3) / 4 - named as i32).max(0);
    (bonus * spared != 0).then(|| Line { label: "term-concentrated", who: None, value: bonus * spared })
}

fn victims(salvos: &[Salvo]) -> Vec<Victim> {
    let mut victims: Vec<Victim> = Vec::with_capacity(10);
    for (body, aim) in salvos.iter().flat_map(|salvo| &salvo.at) {
        match victims.iter_mut().find(|victim| victim.body == *body) {
            Some(victim) => victim.covered &= aim.covered,
            None => victims.push(Victim { body: *body, covered: aim.covered }),
        }
    }
    victims.sort_by_key(|victim| victim.body);
    victims
}
