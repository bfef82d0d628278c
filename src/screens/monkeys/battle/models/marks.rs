//! Shooters and named targets, face by face, with the reasons why some can't shoot or be shot at.

use super::{
    super::{hulls, names::kind},
    duel::Duel,
    faces,
    look::Look,
    terms::signed,
};
use crate::force::{Body, PrimateIx, vehicle::Seat};
use crate::panels::{
    Why,
    forecast::{Shooter, Target},
};
use crate::rules::monkeys::{
    field::Field,
    gun::Gun,
    mounts,
    order::Shot,
    power::{self, Salvo},
    targets::{self, Aim, Miss},
};
use crate::words::{Term, say};

/// Shooters and named targets, pair by pair.
pub type Pairs = Vec<(Gun, Body)>;

/// The pairs of checked salvos.
pub fn of_salvos(salvos: &[Salvo]) -> Pairs {
    salvos.iter().flat_map(|salvo| salvo.at.iter().map(|(at, _)| (salvo.by, *at))).collect()
}

/// The pairs of shots as they are drafted.
pub fn of_shots(field: &Field, shots: &[Shot]) -> Pairs {
    let pair = |shot: &Shot, at| Some((Gun::find(field, shot.by, shot.with)?, field.find_body(at)?));
    shots.iter().flat_map(|shot| shot.at.iter().filter_map(move |at| pair(shot, *at))).collect()
}

/// How many are named.
pub fn count(targets: &[Target]) -> usize {
    targets.iter().filter(|target| target.named).count()
}

/// A row for each member that might shoot.
pub fn shooters(look: &Look, duel: &Duel, pairs: &Pairs) -> Vec<Shooter> {
    duel.field.members(duel.unit).map(|mate| shooter(look, duel, pairs, mate)).collect()
}

fn shooter(look: &Look, duel: &Duel, pairs: &Pairs, mate: PrimateIx) -> Shooter {
    let field = duel.field;
    let named: Vec<&(Gun, Body)> = pairs.iter().filter(|(by, _)| by.primate(field) == Some(mate)).collect();
    let aims = named.iter().filter_map(|(by, at)| targets::aim(field, *by, *at, duel.spots()).ok());
    let worst = aims.map(|aim| aim.range).min();
    let worth = |range| named.first().map_or(0, |(by, _)| power::worth(field, *by, range));
    Shooter {
        piece: field.primate(mate).id,
        portrait: faces::portrait(field, look.turn, mate),
        name: shooter_words(look, duel, mate, named.first().map(|(by, _)| *by)),
        select: selector(look, mate, &named.iter().map(|(by, _)| *by).collect::<Vec<_>>()),
        value: worst.map_or_else(|| "\u{2013}".to_owned(), |range| signed(worth(range))),
        shoots: worst.is_some(),
        why: idle(look, duel, mate),
    }
}

/// A shooter with the weapon it fires, if that is not its usual one.
fn shooter_words(look: &Look, duel: &Duel, mate: PrimateIx, by: Option<Gun>) -> String {
    let name = look.names.primate(mate);
    let usual = duel.field.weapon(mate).map(|weapon| &weapon.name);
    match by.map(|by| &by.weapon(duel.field).name).filter(|weapon| Some(*weapon) != usual) {
        Some(weapon) => say("shooter-with", &[("name", name.into()), ("weapon", kind(weapon).into())]),
        None => name.to_owned(),
    }
}

/// Whether the shooter's fire selector is set in the current volley; `None` if it has none (G-20).
fn selector(look: &Look, mate: PrimateIx, guns: &[Gun]) -> Option<bool> {
    let by = *guns.first()?;
    let set = crate::rules::monkeys::gun::Fire { by, select: true };
    let piece = look.field.primate(mate).id;
    let draft = look.hands.volley().filter(|_| set.is_possible(look.field))?;
    Some(draft.shots.iter().any(|shot| shot.by == piece && shot.select))
}

/// Why a member can't shoot at all.
fn idle(look: &Look, duel: &Duel, mate: PrimateIx) -> Option<Why> {
    let field = duel.field;
    let name = look.names.primate(mate);
    let why = |id, rule, more: Vec<(&'static str, Term)>| {
        let terms: Vec<(&'static str, Term)> = std::iter::once(("name", name.into())).chain(more).collect();
        Some(Why::new(say(id, &terms), rule))
    };
    if field.primate(mate).pin.holds() {
        return why("shooter-pinned", "T-38", Vec::new());
    }
    if field.unit(duel.unit).ammunition.is_out() {
        return why("shooter-empty", "T-101", Vec::new());
    }
    let gun = duel.roll().guns(field).into_iter().find(|gun| gun.primate(field) == Some(mate));
    if let Some(gun) = gun {
        let aims: Vec<Result<Aim, Miss>> = field.targets(duel.target).map(|at| aimed(duel, gun, at)).collect();
        let (id, rule, terms) = told(nobody(&aims)?, true);
        let port = id == "shooter-arc" && mounts::port_of(field, mate).is_some();
        return why(if port { "shooter-port" } else { id }, rule, terms);
    }
    match field.primate(mate).place.seat() {
        Some((_, Seat::Operator)) => return why("shooter-drives", "G-23", Vec::new()),
        Some((_, Seat::Passenger)) => return why("shooter-passenger", "T-95", Vec::new()),
        Some((_, Seat::Gunner(_))) => return why("shooter-rides", "G-23", Vec::new()),
        None => {}
    }
    let Some(weapon) = field.weapon(mate) else {
        return why("shooter-unarmed", "T-43", Vec::new());
    };
    if !targets::is_armed(field, mate) {
        return why("shooter-brace", "T-99", vec![("weapon", kind(&weapon.name).into())]);
    }
    why("shooter-other-roll", "T-47", Vec::new())
}

/// The aim, or the reason that a refused volley gives.
fn aimed(duel: &Duel, by: Gun, at: Body) -> Result<Aim, Miss> {
    let (field, spots) = (duel.field, duel.spots());
    targets::aim(field, by, at, spots).map_err(|_| targets::reason(field, by, at, spots))
}

/// The most informative miss, if no aim is good.
fn nobody(aims: &[Result<Aim, Miss>]) -> Option<Miss> {
    let misses: Vec<Miss> = aims.iter().filter_map(|aim| aim.err()).collect();
    if misses.len() == aims.len() { worst_told(&misses) } else { None }
}

/// The most informative miss: out of sight before out of reach, the nearest first.
fn worst_told(misses: &[Miss]) -> Option<Miss> {
    let rank = |miss: &&Miss| match miss {
        Miss::NoSight | Miss::Arc => -1,
        Miss::Armor { .. } => 0,
        Miss::OutOfReach { squares, .. } => *squares,
        Miss::Stood => i32::MAX,
    };
    misses.iter().min_by_key(rank).copied()
}

fn told(miss: Miss, of_shooter: bool) -> (&'static str, &'static str, Vec<(&'static str, Term)>) {
    match (miss, of_shooter) {
        (Miss::NoSight, true) => ("shooter-blind", "T-50", Vec::new()),
        (Miss::Stood, true) => ("shooter-unentered", "T-125", Vec::new()),
        (Miss::Stood, false) => ("target-unentered", "T-125", Vec::new()),
        (Miss::Arc, true) => ("shooter-arc", "G-22", Vec::new()),
        (Miss::Arc, false) => ("target-arc", "G-22", Vec::new()),
        (Miss::NoSight, false) => ("target-unseen", "T-50", Vec::new()),
        (Miss::OutOfReach { squares, reach }, shooter) => {
            let id = if shooter { "shooter-far" } else { "target-far" };
            (id, "G-02", vec![("squares", squares.into()), ("reach", reach.into())])
        }
        (Miss::Armor { damage, armor }, shooter) => {
            let id = if shooter { "shooter-weak" } else { "target-hard" };
            (id, "T-53", vec![("damage", i32::from(damage).into()), ("armor", i32::from(armor).into())])
        }
    }
}

/// A face for each member of the target.
pub fn targets(look: &Look, duel: &Duel, pairs: &Pairs) -> Vec<Target> {
    duel.field.targets(duel.target).map(|enemy| target(look, duel, pairs, enemy)).collect()
}

fn target(look: &Look, duel: &Duel, pairs: &Pairs, enemy: Body) -> Target {
    let field = duel.field;
    let enemy_body = enemy;
    let id = field.name(enemy);
    let named = pairs.iter().any(|(_, at)| *at == enemy_body);
    let name = look.names.piece(id);
    let guns = duel.roll().guns(field);
    let aims: Vec<Result<Aim, Miss>> = guns
        .into_iter()
        .map(|by| (by, aimed(duel, by, enemy_body)))
        .filter(|(by, _)| !named || pairs.contains(&(*by, enemy_body)))
        .map(|(_, aim)| aim)
        .collect();
    let seen: Vec<Aim> = aims.iter().filter_map(|aim| aim.ok()).collect();
    let why = seen.is_empty().then(|| {
        let (id, rule, mut terms) = told(nobody(&aims).unwrap_or(Miss::NoSight), false);
        terms.push(("name", name.as_str().into()));
        Why::new(say(id, &terms), rule)
    });
    let covered = !seen.is_empty() && seen.iter().all(|aim| aim.covered);
    let words = match enemy {
        Body::Vehicle(_) => "target-vehicle",
        Body::Primate(_) if covered => "target-covered",
        Body::Primate(_) => "target-open",
    };
    let size = power::toughness(field, enemy_body);
    Target {
        piece: id,
        portrait: faces::body_portrait(field, look.turn, enemy),
        hull: enemy.vehicle().map(|vehicle| hulls::look(field, look.turn, vehicle)),
        named,
        hint: say(words, &[("name", name.into()), ("size", size.into())]),
        why,
    }
}
