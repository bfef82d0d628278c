//! What is drawn around a unit: the four groups of its sides, the ranges of its weapons, the paths of its cards, its
//! shots.

use super::marks;
use crate::battle::outline::{About, Outline, ShotLine, Trail};
use crate::board::{
    Cell,
    hex::{Bearing, Hex},
};
use crate::force::{UnitIx, squad::Place};
use crate::rules::hexes::{
    View,
    answers::Answer,
    entry,
    field::{Field, Group},
    movement,
    order::{Order, Written},
    states::{Card, Orders, Rest, Stance},
};
use crate::words::word;

/// What is drawn around a unit while the player considers an order.
pub(super) fn outline(view: View, about: &About<Order>) -> Outline {
    let mut outline = Outline { aimed: marks::contested(view), ..Outline::default() };
    let field = view.field;
    let Some(unit) = field.find(about.unit) else { return outline };
    let draft = about.draft;
    let stands = match draft {
        Some(Order::SetUp(id, cell, facing, _)) if *id == about.unit => {
            Hex::halved(cell.x, cell.y).map(|hex| (hex, *facing))
        }
        _ => field
            .hex(unit)
            .filter(|_| view.turn.deployed || draft.is_none())
            .map(|hex| (hex, field.unit(unit).stance.facing)),
    };
    let Some((hex, facing)) = stands else { return outline };
    outline.groups = groups(field, hex, facing);
    (outline.near, outline.far) = ranges(field, unit, hex, facing);
    outline.trails = trails(view, unit, draft);
    outline.others = others(view, unit, draft);
    if let Some(Order::Choose(answers)) = draft {
        outline.shots = shots(field, answers);
    }
    if let Some(Order::SetUp(..)) = draft {
        outline.looks = vec![(Cell::from(hex), facing)];
    }
    outline
}

/// All hexes in the four groups around a unit; those on an edge belong to the group nearer to its front.
fn groups(field: &Field, from: Hex, facing: Bearing) -> [Vec<Cell>; 4] {
    let mut groups: [Vec<Cell>; 4] = Default::default();
    for hex in field.table().hexes().filter(|hex| *hex != from && from.distance(*hex) <= REACH) {
        let nearest = from.sector_of(hex).bearings().map(|sector| Group::of(facing, sector)).min();
        if let Some(group) = nearest {
            groups[group.at()].push(hex.into());
        }
    }
    groups
}

/// Distance in hexes within which the groups are tinted.
const REACH: u16 = 2;

/// Hexes in weapon range that it may fire into and sees, and those up to its long range.
fn ranges(field: &Field, unit: UnitIx, from: Hex, facing: Bearing) -> (Vec<Cell>, Vec<Cell>) {
    let long = u16::from(field.numbers().range.long);
    let make = field.make(unit);
    let reach = |hex: &Hex, far: bool| {
        make.weapons.iter().any(|weapon| {
            let range = u16::from(weapon.range) * if far && weapon.lays.is_none() { long } else { 1 };
            let in_arc = from.sector_of(*hex).bearings().any(|sector| weapon.arc.has(Group::of(facing, sector).at()));
            in_arc && from.distance(*hex) <= range
        }) && *hex != from
            && field.sees(from, *hex, field.flies(unit))
    };
    let of = |far: bool| field.table().hexes().filter(|hex| reach(hex, far)).map(Cell::from).collect();
    (of(false), of(true))
}

/// The paths of a unit's cards: this round's, and the ones being written for the next. Free choices are made as the
/// game would make them by default.
fn trails(view: View, unit: UnitIx, draft: Option<&Order>) -> Vec<Trail> {
    let mut field = view.field.clone();
    let mut trails = Vec::new();
    // Cards are written before any step of the round is carried out.
    let done = match view.turn.step {
        0 => 0,
        step => crate::rules::hexes::rounds::STEPS[..usize::from(step)]
            .iter()
            .filter(|step| matches!(step, crate::rules::hexes::rounds::Step::Movement(_)))
            .count() as u8,
    };
    if field.unit(unit).orders.now.is_some() {
        trails.extend(walk(&mut field, unit, done.max(1).., word("hexes-trail-now"), done > 0));
    }
    if let Some(Order::Plan(written)) = draft {
        let card = written.iter().find(|one| one.0 == view.field.unit(unit).id).and_then(|one| card(&field, unit, one));
        if let Some(card) = card {
            // The first cards of a battle are for the round that is starting.
            let ahead = view.field.unit(unit).orders.now.is_some();
            let begins = field.make(unit).moves[usize::from(card.movement)].speed;
            let fits = begins == field.unit(unit).stance.speed;
            let rest = if fits { Rest::AsWritten } else { Rest::Nothing };
            // By then the Aftermath has taken a shaken token away (F22).
            let tokens = &mut field.units[unit.at()].tokens;
            tokens.shaken = tokens.shaken.saturating_sub(u8::from(ahead));
            field.units[unit.at()].orders = Orders { now: Some(card), next: None, rest };
            let words = word(if ahead { "hexes-trail-next" } else { "hexes-trail-now" });
            trails.extend(walk(&mut field, unit, 1.., words, false));
        }
    }
    trails
}

/// The ways of all other units that cards are written for.
fn others(view: View, chosen: UnitIx, draft: Option<&Order>) -> Vec<Trail> {
    let Some(Order::Plan(written)) = draft else { return Vec::new() };
    let units = written.iter().filter_map(|Written(id, ..)| view.field.find(*id));
    units.filter(|unit| *unit != chosen).flat_map(|unit| trails(view, unit, draft)).collect()
}

/// The indices of written cards.
fn card(field: &Field, unit: UnitIx, Written(_, movement, fire): &Written) -> Option<Card> {
    let make = field.make(unit);
    let movement = make.moves.iter().position(|card| card.name() == *movement)?;
    let fire = make.fires.iter().position(|card| card.name == *fire)?;
    Some(Card { movement: movement as u8, fire: fire as u8 })
}

/// Carries out a unit's movement steps on a copy, and returns its path.
fn walk(field: &mut Field, unit: UnitIx, steps: std::ops::RangeFrom<u8>, words: String, begun: bool) -> Option<Trail> {
    let mut cells: Vec<Cell> = field.hex(unit).map(Cell::from).into_iter().collect();
    for step in steps.take_while(|step| *step <= 3).skip(usize::from(begun)) {
        let from = field.hex(unit)?;
        let enemies = field.nearest_enemies(unit, from);
        let off = |way: &movement::Way| {
            enemies.iter().map(|(_, enemy)| Field::off_front(way.facing, way.to, *enemy)).min().unwrap_or(0)
        };
        let Some(way) = movement::ways(field, unit, step).into_iter().min_by_key(off) else { continue };
        let to = if entry::may_enter(field, unit, way.to) { way.to } else { from };
        let state = &mut field.units[unit.at()];
        state.stance = Stance { facing: way.facing, speed: way.speed };
        state.place = Place::On(to.into());
        if to != from {
            cells.push(to.into());
        }
    }
    let piece = field.piece(unit);
    let looks = field.unit(unit).stance.facing;
    let moves = cells.len() > 1;
    moves.then(|| Trail { piece, cells, beads: Vec::new(), words, ghost: true, looks: Some(looks) })
}

/// The shots that would be fired.
fn shots(field: &Field, answers: &[Answer]) -> Vec<ShotLine> {
    let line = |answer: &Answer| {
        let Answer::Fire(unit, number, target, _) = answer else { return None };
        let (unit, target) = (field.find(*unit)?, field.find(*target)?);
        let (from, to) = (field.hex(unit)?, field.hex(target)?);
        let weapon = &field.make(unit).weapons[usize::from(*number).saturating_sub(1)];
        Some(ShotLine { from: from.into(), to: to.into(), long: from.distance(to) > u16::from(weapon.range) })
    };
    answers.iter().filter_map(line).collect()
}
