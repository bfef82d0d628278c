//! The Action Phase: units and their actions, checked and carried out (R1, R4 to R22, A4, A5, A9, A13, A18, A19).

use super::{
    actions::{Action, Category},
    command,
    deeds::Deeds,
    fall_back,
    field::Field,
    illegal::Illegal,
    marching::{self, March},
    markers::{self, BREAKING},
    order::{Deed, Order, Target},
    profiles::WeaponTrait,
    sequence::Frame,
    shooting::{self, Mode, Stands},
    template,
    turns::{Turn, begin_phase},
    volley,
    windows::Ask,
};
use crate::force::{PrimateIx, Side, UnitIx};
use std::cmp::{self, Reverse};

/// The Action Phase starts.
pub(super) fn begin_actions(mut deeds: Deeds) {
    begin_phase(&mut deeds, "action", "R1");
}

/// Asks for the next action, as long as the player hasn't ended the phase.
pub(super) fn ask_act(mut deeds: Deeds) {
    if deeds.clock.outcome().is_none() {
        let side = deeds.turn.side;
        deeds.clock.ask(Ask::Act.at(side, None));
    }
}

/// Starts an action, or ends the phase.
pub(super) fn take_act(mut deeds: Deeds) {
    match deeds.order() {
        Order::Act(deed) => {
            deeds.clock.again();
            deeds.clock.call(Frame::Action(deed));
        }
        _ => force_back(&mut deeds),
    }
}

/// Units that had to fall back and weren't given an order do so now (A4).
fn force_back(deeds: &mut Deeds) {
    let units: Vec<UnitIx> = must_fall_back(&deeds.field, deeds.turn.side).collect();
    for unit in units {
        deeds.change(unit, |unit| unit.acted.0 = Some(Action::FallBack));
        fall_back::fall_back(deeds, unit, "A4");
    }
}

/// Units that still have to fall back before the phase ends (R4, A4).
pub fn must_fall_back(field: &Field, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
    field.standing(side).filter(|unit| {
        let state = field.unit(*unit);
        state.markers.0 >= BREAKING && state.acted.0.is_none() && !state.falling.0
    })
}

fn deed(deeds: &Deeds) -> Option<(UnitIx, Deed)> {
    let Frame::Action(deed) = deeds.clock.top() else { return None };
    Some((deeds.field.find(deed.unit)?, deed.clone()))
}

/// The action is declared before anything is done (R19).
pub(super) fn declare(mut deeds: Deeds) {
    let Some((unit, Deed { action, .. })) = deed(&deeds) else { return };
    deeds.change(unit, |unit| unit.acted.0 = Some(action));
    deeds.set_evasion(unit, action.evasion(), action.rule());
    if action == Action::FallBack {
        fall_back::fall_back(&mut deeds, unit, "R11");
    }
}

/// The shots of an action that fires before it moves (A9).
pub(super) fn shoot_before(mut deeds: Deeds) {
    if let Some((unit, deed)) = deed(&deeds).filter(|(_, deed)| deed.shoot_first) {
        shoot(&mut deeds, unit, &deed);
    }
}

/// The move of an action.
pub(super) fn move_unit(mut deeds: Deeds) {
    let Some((unit, deed)) = deed(&deeds) else { return };
    if let Some(march) = March::of(&deeds.field, unit, deed.action) {
        marching::walk(&mut deeds, march, &deed.moves, deed.action.rule());
    }
}

/// The shots of every other action, from the models' final positions (A19).
pub(super) fn shoot_after(mut deeds: Deeds) {
    if let Some((unit, deed)) = deed(&deeds).filter(|(_, deed)| !deed.shoot_first) {
        shoot(&mut deeds, unit, &deed);
    }
}

fn shoot(deeds: &mut Deeds, unit: UnitIx, deed: &Deed) {
    let mode = mode(deed.action);
    let shot = match deed.target {
        Some(Target::Unit(target)) => {
            let Some(target) = deeds.field.find(target) else { return };
            volley::shoot(deeds, unit, target, mode)
        }
        Some(Target::Cell(centre)) => template::fire(deeds, unit, centre, mode),
        None if deed.action.shoots() => return deeds.mention("shots-lost", Some(unit), "A18"),
        None => return,
    };
    debug_assert_eq!(shot, Ok(()), "a checked target can be shot at");
}

/// How an action affects shooting (R15 to R17, G23).
pub fn mode(action: Action) -> Mode {
    Mode { aim: action.aim(), light: action == Action::ShootingAdvance }
}

/// Whether a unit may take an action at all, whatever its moves and targets (R4 to R7, A6, G9).
pub fn check_action(field: &Field, turn: &Turn, unit: UnitIx, action: Action) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let id = state.id;
    if id.side != turn.side {
        return Err(Illegal::NotYours { unit: id });
    }
    if !field.stands(unit) {
        return Err(Illegal::Gone { unit: id });
    }
    if let Some(action) = state.acted.0 {
        return Err(Illegal::HasActed { unit: id, action: action.name() });
    }
    if state.falling.0 {
        return Err(Illegal::FallingBack { unit: id });
    }
    let markers = state.markers.0;
    if markers >= BREAKING && action != Action::FallBack {
        return Err(Illegal::MustFallBack { unit: id, markers });
    }
    if !markers::allow(markers, action) {
        return Err(Illegal::TooManyMarkers { unit: id, markers, category: action.category().name() });
    }
    let leads = field.leader(unit).is_some();
    if !leads && (action.category() == Category::Major || action.moves()) {
        return Err(Illegal::Leaderless { unit: id });
    }
    if action.category() == Category::Major && state.outside.0 > 0 {
        return Err(Illegal::OutOfCommand { unit: id, outside: state.outside.0, radius: command::radius(field, unit) });
    }
    Ok(())
}

/// Whether a unit may take its action as ordered (R19).
pub(super) fn check(field: &Field, turn: &Turn, deed: &Deed) -> Result<(), Illegal> {
    let unit = field.find(deed.unit).ok_or(Illegal::NoSuchUnit { unit: deed.unit })?;
    let (action, name) = (deed.action, deed.action.name());
    check_action(field, turn, unit, action)?;
    if deed.shoot_first && action != Action::ShootingAdvance {
        return Err(Illegal::NotBefore { action: name });
    }
    if !action.shoots() && deed.target.is_some() {
        return Err(Illegal::NoFire { action: name });
    }
    if !action.moves() && !deed.moves.is_empty() {
        return Err(Illegal::NoMoves { action: name });
    }
    let moved = March::of(field, unit, action).map(|march| marching::check(field, march, &deed.moves)).transpose()?;
    if action == Action::AtTheDouble && !field.setting.book.switches.double_any_direction {
        let to = moved.as_ref().and_then(|after| after.leader(unit)).map(|(_, cell)| cell);
        marching::check_closer(field, unit, to)?;
    }
    if !action.shoots() {
        return Ok(());
    }
    let stands: Stands = match moved.as_ref().filter(|_| !deed.shoot_first) {
        Some(after) => after.living(unit).collect(),
        None => field.living(unit).collect(),
    };
    match deed.target {
        Some(target) => check_target(field, unit, &stands, target, action),
        None if deed.shoot_first || !action.moves() => Err(missing_target(field, unit, &stands, action)),
        None => check_no_target(field, unit, &stands, action),
    }
}

/// Whether models in these positions may shoot at a target in an action (A18).
pub fn check_target(
    field: &Field,
    unit: UnitIx,
    stands: &Stands,
    target: Target,
    action: Action,
) -> Result<(), Illegal> {
    match target {
        Target::Unit(id) => {
            let target = field.find(id).ok_or(Illegal::NoSuchUnit { unit: id })?;
            if id.side == field.unit(unit).id.side {
                return Err(Illegal::NotEnemy { target: id });
            }
            if !field.stands(target) {
                return Err(Illegal::Gone { unit: id });
            }
            shooting::volley(field, unit, stands, target, mode(action)).map(|_| ())
        }
        Target::Cell(centre) => template::aim(field, unit, stands, centre, mode(action)).map(|_| ()),
    }
}

/// Why an order to shoot must have a target: either there is one to name, or there is none at all.
fn missing_target(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> Illegal {
    if has_target(field, unit, stands, action) {
        Illegal::NoTarget { action: action.name() }
    } else {
        why_no_target(field, unit, stands, action)
    }
}

/// A unit that moves and then shoots may go without a target only if none is left after the move, and if there was one
/// when the action was declared: now, or from a cell that one of its models can reach (A18).
fn check_no_target(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> Result<(), Illegal> {
    if has_target(field, unit, stands, action) {
        return Err(Illegal::NoTarget { action: action.name() });
    }
    if finds_target(field, unit, action) { Ok(()) } else { Err(why_no_target(field, unit, stands, action)) }
}

/// Whether a unit has a target in an action: now, or from a cell that one of its models can reach in it (A18).
pub fn finds_target(field: &Field, unit: UnitIx, action: Action) -> bool {
    if has_target(field, unit, &field.living(unit).collect(), action) {
        return true;
    }
    let Some(march) = March::of(field, unit, action) else { return false };
    let stays = |model: &PrimateIx| march.leader_stays && field.unit(unit).lead.leader == Some(*model);
    field.living(unit).filter(|(model, _)| !stays(model)).any(|(model, _)| {
        let ends = marching::ends(field, march, model);
        ends.into_iter().any(|cell| has_target(field, unit, &vec![(model, cell)], action))
    })
}

/// Whether models in these positions have an enemy to shoot at in an action: a unit, or a cell for a template.
fn has_target(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> bool {
    enemies(field, unit).any(|target| why_not(field, unit, stands, target, action).is_none())
}

fn enemies(field: &Field, unit: UnitIx) -> impl Iterator<Item = UnitIx> + '_ {
    field.standing(field.unit(unit).id.side.other())
}

/// Why a unit can't shoot at any enemy: the reason for the one that is closest to being a legal target.
pub(super) fn why_no_target(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> Illegal {
    let whys = enemies(field, unit).filter_map(|target| why_not(field, unit, stands, target, action));
    whys.min_by_key(hindrance).unwrap_or(Illegal::NoTarget { action: action.name() })
}

/// Why models in these positions can't shoot at an enemy in an action, neither at the unit nor with a template at any
/// of its models: the reason that is easiest to overcome; none if they can.
pub fn why_not(field: &Field, unit: UnitIx, stands: &Stands, target: UnitIx, action: Action) -> Option<Illegal> {
    let mut why = shooting::volley(field, unit, stands, target, mode(action)).err()?;
    if stands.iter().any(|(model, _)| field.weapon(*model).has(WeaponTrait::Template)) {
        for (_, cell) in field.living(target) {
            let at_cell = template::aim(field, unit, stands, cell, mode(action)).err()?;
            why = cmp::min_by_key(why, at_cell, hindrance);
        }
    }
    Some(why)
}

/// Sorts reasons against a target, easiest to overcome first; of two ranges, the longer one is reported.
const fn hindrance(why: &Illegal) -> (u8, Reverse<u8>) {
    match why {
        Illegal::Impossible { .. } => (0, Reverse(0)),
        Illegal::OutOfRange { range, .. } => (1, Reverse(*range)),
        Illegal::TooNear { .. } => (1, Reverse(0)),
        Illegal::NoSight { .. } => (2, Reverse(0)),
        Illegal::Heavy { .. } => (3, Reverse(0)),
        _ => (4, Reverse(0)),
    }
}
