//! Guns in a neighboring hex fire at the battle: blind, or at a square marked with smoke (C-15 to C-21, C-33).
//!
//! A platoon that supports a battle has a place in the order like any other, but all it can do is fire its guns.

pub use super::frames::Barrage;

use super::{
    afar,
    attack::Attack,
    blast,
    field::Field,
    frames::Cause,
    loads, measures,
    order::{Given, Order, Volley},
    power,
    rounds::Chambers,
    scenario::Scenario,
    sequence::{Frame, Stage},
    shots::{Aim, Fire, Gun, Salvo, Spots},
    table::Table,
    turn::Turn,
    windows::Ask,
};
use crate::board::{Cell, Edge, distance};
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Body, Roster, Side};
use bevy_ecs::prelude::*;

/// Squares from the enemy's edge for each pip of the first die (C-17).
const DEEP: i16 = 6;

/// Squares from the enemy's left for each pip of the second die (C-17).
const WIDE: i16 = 8;

fn barrage(clock: &mut Clock<Frame>) -> &mut Barrage {
    match clock.top_mut() {
        Frame::Barrage(barrage) => barrage,
        other => unreachable!("guns of another hex fire in their own frame, not in {other:?}"),
    }
}

/// All guns of the active platoon that reach the battle, loaded or not.
fn guns(field: &Field, turn: &Turn) -> Vec<Gun> {
    let state = turn.active.and_then(|platoon| turn.platoons[turn.side.index()].get(usize::from(platoon) - 1));
    let Some(far) = state.and_then(|state| state.afar) else { return Vec::new() };
    turn.units(field).into_iter().flat_map(|unit| afar::guns(field, unit, far)).map(|(gun, _)| gun).collect()
}

/// Crews off the board have reloaded their guns since they fired, as long as rounds remain (C-16).
pub(super) fn reload_guns(
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut chambers: Chambers,
    mut log: ResMut<BattleLog>,
) {
    if field.book.switch_or("off_board_crews_reload", 1) == 0 {
        return;
    }
    for gun in guns(&field, &turn).into_iter().filter(|gun| !gun.is_loaded(&field)) {
        loads::fill(&field, gun, &roster, &mut chambers, &mut log);
    }
}

/// The owner fires all guns or none. Nobody is asked if nothing can be fired (C-15, C-16).
pub(super) fn ask_barrage(mut clock: ResMut<Clock<Frame>>, turn: Res<Turn>, field: Res<Field>) {
    let loaded: Vec<Gun> = guns(&field, &turn).into_iter().filter(|gun| gun.is_loaded(&field)).collect();
    let Some(first) = loaded.first() else {
        clock.leave();
        return;
    };
    let about = first.unit(&field).map(|unit| field.unit(unit).id);
    clock.ask(Ask::Barrage.at(turn.side, about));
}

/// All of them commit before any of them fires (C-15).
pub(super) fn take_barrage(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    turn: Res<Turn>,
    field: Res<Field>,
    given: Res<Given>,
) {
    let loaded: Vec<Gun> = guns(&field, &turn).into_iter().filter(|gun| gun.is_loaded(&field)).collect();
    let who = loaded.first().map(|gun| gun.piece(&field).unit.into());
    if *given.order() == Order::Barrage {
        log.tell("C-15", What::Said { what: "barrage", who });
        barrage(&mut clock).left = loaded;
    } else {
        log.tell("C-15", What::Said { what: "fire-held", who });
        clock.leave();
    }
}

/// Squares that Targeting Smoke marks for a side (C-21, G-28).
fn marks(field: &Field, side: Side) -> Vec<Cell> {
    field.clouds.iter().filter(|cloud| cloud.marks && cloud.side() == side).map(|cloud| cloud.cell).collect()
}

/// Whether a gun has an Area of Effect, which allows centering it on a mark (G-28).
fn takes_marks(field: &Field, gun: Gun) -> bool {
    gun.area(field) > 0
}

/// Options for aiming the next gun: at each mark, or at none.
pub(super) fn aims(table: Table) -> Vec<Order> {
    let side = table.turn.side;
    let marked = marks(table.field, side).into_iter().map(Order::FireAt);
    marked.chain([Order::FireBlind]).collect()
}

/// If there are marks, the owner chooses for each gun whether to center it on one (C-21).
pub(super) fn ask_mark(mut clock: ResMut<Clock<Frame>>, turn: Res<Turn>, field: Res<Field>) {
    if clock.outcome().is_some() {
        return;
    }
    let barrage = barrage(&mut clock);
    barrage.aimed = None;
    let Some(gun) = barrage.left.first().copied() else {
        clock.leave();
        return;
    };
    if takes_marks(&field, gun) && !marks(&field, turn.side).is_empty() {
        let about = gun.unit(&field).map(|unit| field.unit(unit).id);
        clock.ask(Ask::Mark.at(turn.side, about));
    }
}

/// The gun is aimed at the mark, or fires blind.
pub(super) fn take_mark(mut clock: ResMut<Clock<Frame>>, given: Res<Given>) {
    let Order::FireAt(cell) = given.order() else { return };
    barrage(&mut clock).aimed = Some(*cell);
}

/// The shell lands and hits whatever is there (C-17 to C-20).
pub(super) fn land(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    mut chambers: Chambers,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    if clock.outcome().is_some() || barrage(&mut clock).left.is_empty() {
        return;
    }
    let gun = barrage(&mut clock).left.remove(0);
    let aimed = barrage(&mut clock).aimed;
    let cell = aimed.unwrap_or_else(|| blind(&field, &turn, &mut dice, &mut log));
    let by = gun.piece(&field);
    log.tell(if aimed.is_some() { "C-21" } else { "C-17" }, What::Landed { by, aimed: cell, cell });
    chambers.fire(gun, &field, &roster, &mut log);
    match strike(&field, gun, cell) {
        Some(attack) => clock.call(Frame::Attack(attack)),
        None => log.tell("C-19", What::Said { what: "shell-wasted", who: Some(by.into()) }),
    }
    clock.go_to(Stage::AskMark);
}

/// A square in the enemy's part of the board: the first die is its distance from the enemy's edge, the second from its
/// left (C-17). If the enemy has no narrow edge of its own, a die picks one: this applies to both sides of an Ambush
/// and to the besieged in a Siege (C-18).
fn blind(field: &Field, turn: &Turn, dice: &mut Dice, log: &mut BattleLog) -> Cell {
    let enemy = turn.side.other();
    let edgeless = match turn.stakes.scenario {
        Scenario::Ambush => true,
        Scenario::Siege => enemy != turn.stakes.attacker,
        Scenario::Battle | Scenario::Scavenging | Scenario::Skirmish => false,
    };
    let edge = if edgeless {
        let face = dice.die();
        log.tell("C-18", What::Rolled { dice: vec![face], why: "edge", chooser: None });
        narrow(field)[usize::from(face.is_multiple_of(2))]
    } else {
        field.homes[enemy.index()]
    };
    let faces = dice.roll(2).to_vec();
    let (deep, wide) = (i16::from(faces[0]) * DEEP, i16::from(faces[1]) * WIDE);
    log.tell("C-17", What::Rolled { dice: faces, why: "blind", chooser: None });
    square(field.ground().size(), edge, deep, wide)
}

/// The narrow edges of the board: the one for odd die results, and the one for even ones.
fn narrow(field: &Field) -> [Edge; 2] {
    let (width, height) = field.ground().size();
    if width >= height { [Edge::West, Edge::East] } else { [Edge::North, Edge::South] }
}

/// The square at this distance from an edge and this distance from its left end, as seen from that edge; both from 1
/// (C-17).
const fn square((width, height): (i16, i16), edge: Edge, deep: i16, wide: i16) -> Cell {
    match edge {
        Edge::West => Cell::new(deep - 1, wide - 1),
        Edge::East => Cell::new(width - deep, height - wide),
        Edge::North => Cell::new(width - wide, deep - 1),
        Edge::South => Cell::new(wide - 1, height - deep),
    }
}

/// The attack of a shell that lands on a square: its direct target is the nearest one within its blast, or the hardest
/// of several (C-19); cover is measured from the square (C-20). None if it hurts nobody.
fn strike(field: &Field, gun: Gun, cell: Cell) -> Option<Attack> {
    let (unit, fire) = (gun.unit(field)?, Fire::from(gun));
    let direct = nearest(field, fire, cell)?;
    let covered = blast::reached_at(field, cell, direct);
    let salvos = vec![Salvo { by: gun, select: false, at: vec![(direct, Aim { cell, covered, range: 0, scope: 0 })] }];
    let reckoning = power::reckon(field, &salvos, Spots::Standing);
    let target = field.unit_of(direct).unwrap_or(unit);
    let (sums, victims, volley) = (reckoning.sums, reckoning.victims, Volley::Special(gun.piece(field)));
    Some(Attack { salvos, sums, victims, volley, ..Attack::new(unit, target, Cause::Shell) })
}

/// The body that a shell hits directly.
fn nearest(field: &Field, fire: Fire, cell: Cell) -> Option<Body> {
    let gap = |body: Body| field.squares(body).map(|square| distance(cell, square)).min();
    let hurt = |body: &Body| measures::armor(field, *body) <= fire.damage_at(field, *body);
    let near = blast::bodies(field).filter(hurt).filter_map(|body| Some((gap(body)?, body)));
    let within = near.filter(|(gap, _)| *gap <= i32::from(fire.by.area(field)));
    within.min_by_key(|(gap, body)| (*gap, -measures::toughness(field, *body), *body)).map(|(_, body)| body)
}
