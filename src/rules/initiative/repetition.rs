//! Repetition: the same action in each phase of a turn, at the start of the phase (R17 to R19, R28, A8, A9, A15, G9).

use super::{
    acting, aim,
    characters::{Acted, Repetition},
    deeds::Deeds,
    ending,
    field::Field,
    illegal::Illegal,
    movement::{self, Pace},
    order::{Action, Order, Then},
    sequence::Frame,
    turns::{self, PHASES, Turn},
    walking,
    windows::Ask,
    wounds,
};
use crate::board::Cell;
use crate::force::{Side, UnitIx};

/// Whether a character may declare any repetition.
pub(super) fn check_able(field: &Field, unit: UnitIx) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let id = state.id;
    if !wounds::is_able(field, unit) {
        return Err(Illegal::Unable { unit: id });
    }
    if state.grip.is_tight() {
        return Err(Illegal::InGrip { unit: id });
    }
    if state.repetition == Repetition::Broken {
        return Err(Illegal::BrokenOff { unit: id });
    }
    if state.lost.0 > 0 { Err(Illegal::Panics { unit: id }) } else { Ok(()) }
}

/// Whether a character may declare that it repeats an action: a move, reloading, or an attack if that is allowed (A8).
/// Holding takes a declaration back.
pub(super) fn check_declare(field: &Field, turn: &Turn, unit: UnitIx, action: &Action) -> Result<(), Illegal> {
    check_free(field, turn, unit)?;
    let id = field.unit(unit).id;
    let attacks = field.setting.book.switches.repetition_allows_attacks;
    match action {
        Action::Hold if matches!(field.unit(unit).repetition, Repetition::Of(_)) => Ok(()),
        Action::Hold => Err(Illegal::RepeatsNothing { unit: id }),
        Action::Move(pace, path, Then::Stop) => check_way(field, unit, *pace, path),
        _ if turn.calm => Err(Illegal::CalmTurn { unit: id }),
        Action::Reload => super::choices::check_action(field, unit, action),
        Action::Fire(_) | Action::Fight(..) if attacks => super::choices::check_action(field, unit, action),
        _ => Err(Illegal::NotRepeated { unit: id, action: action.name() }),
    }
}

/// Whether a path can be repeated: its first part is possible now, and it is no longer than six actions allow (R17).
/// Each action starts with a cheap diagonal, so together they may reach farther than six times the distance of one
/// (G1).
fn check_way(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell]) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    let first = movement::allowance(field, unit, pace)?;
    let later = movement::once_risen(field, unit, pace, first);
    let (cost, far) = (movement::way_cost(field, unit, path)?, first + (u16::from(PHASES) - 1) * later);
    if cost > far && legs(field, unit, pace, path).last() != path.last() {
        return Err(Illegal::TooFar { unit: id, cost, far });
    }
    if leg(field, unit, pace, path).is_empty() { Err(Illegal::CannotGoOn { unit: id }) } else { Ok(()) }
}

/// The part of a path that a character covers in one action, as long as there is room.
pub fn leg(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell]) -> Vec<Cell> {
    let Ok(far) = movement::allowance(field, unit, pace) else { return Vec::new() };
    let affordable = |count: &usize| movement::way_cost(field, unit, &path[..*count]).is_ok_and(|cost| cost <= far);
    let longest = (1..=path.len()).take_while(affordable);
    let ends = longest.filter(|count| movement::is_free(field, unit, path[*count - 1]));
    ends.last().map_or_else(Vec::new, |count| path[..count].to_vec())
}

/// The position of a character that repeats a path after each phase, as far as it gets in a turn (R17).
pub fn legs(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell]) -> Vec<Cell> {
    let (mut then, mut rest, mut ends) = (field.clone(), path, Vec::new());
    while ends.len() < usize::from(PHASES) {
        let leg = leg(&then, unit, pace, rest);
        let Some(end) = leg.last() else { break };
        ends.push(*end);
        rest = &rest[leg.len()..];
        then = then.with_at(unit, *end);
        if pace != Pace::Crawl {
            then.characters[unit.at()].prone.0 = false;
        }
    }
    ends
}

/// Whether a character can continue its repetition.
pub(super) fn check_go_on(field: &Field, unit: UnitIx) -> Result<(), Illegal> {
    let state = field.unit(unit);
    match &state.repetition {
        Repetition::Of(Action::Move(pace, path, _)) if leg(field, unit, *pace, path).is_empty() => {
            Err(Illegal::CannotGoOn { unit: state.id })
        }
        Repetition::Of(Action::Move(..)) => Ok(()),
        Repetition::Of(action) => super::choices::check_action(field, unit, action),
        _ => Err(Illegal::RepeatsNothing { unit: state.id }),
    }
}

/// Whether a character can continue a repeated move along another path, at the same pace (A8).
pub(super) fn check_new_way(field: &Field, unit: UnitIx, path: &[Cell]) -> Result<(), Illegal> {
    let state = field.unit(unit);
    match &state.repetition {
        Repetition::Of(Action::Move(pace, ..)) => check_way(field, unit, *pace, path),
        Repetition::Of(action) => Err(Illegal::NotRepeated { unit: state.id, action: action.name() }),
        _ => Err(Illegal::RepeatsNothing { unit: state.id }),
    }
}

/// Whether a character has no choice about its repetition: in a calm turn, and as a mover of an ambush turn with
/// Initiative below 6 until the first shot (A15, G15).
fn is_bound(field: &Field, turn: &Turn, unit: UnitIx) -> bool {
    let walks_into_it = turns::is_ambushed(field, turn, field.unit(unit).id.side) && !turn.alarmed;
    turn.calm || walks_into_it && wounds::initiative(field, unit) < PHASES
}

/// Whether a side declares in this turn. Characters with Initiative 6 may too: what they repeat comes before all calls
/// (R18).
fn declares(field: &Field, turn: &Turn, side: Side) -> bool {
    let able = |unit: UnitIx| !field.is_mount(unit) && check_free(field, turn, unit).is_ok();
    !turn.declared[side.index()] && field.of(side).any(able)
}

/// Whether a character may choose its repetition: movers of an ambush turn repeat their walk, unless their Initiative
/// is 6 (R25).
fn check_free(field: &Field, turn: &Turn, unit: UnitIx) -> Result<(), Illegal> {
    check_able(field, unit)?;
    let id = field.unit(unit).id;
    let walks = turns::is_ambushed(field, turn, id.side) && wounds::initiative(field, unit) < PHASES;
    if walks { Err(Illegal::WalksOn { unit: id }) } else { Ok(()) }
}

/// Asks both sides for their repetitions, starting with the one that has the lower sum of Initiatives.
pub(super) fn ask_declare(mut deeds: Deeds) {
    let field = &deeds.field;
    let sum = |side: &Side| field.of(*side).map(|unit| u16::from(wounds::initiative(field, unit))).sum::<u16>();
    let mut sides = Side::BOTH;
    sides.sort_by_key(sum);
    let Some(side) = sides.into_iter().find(|side| declares(field, &deeds.turn, *side)) else { return };
    deeds.turn.side = side;
    deeds.ask_side(Ask::Declare, side);
}

/// A side declares a repetition, takes one back, or is done.
pub(super) fn take_declare(mut deeds: Deeds) {
    deeds.clock.again();
    match deeds.order() {
        Order::Repeat(id, action) => {
            let Some(unit) = deeds.field.find(id) else { return };
            if action == Action::Hold {
                end(&mut deeds, unit);
            } else {
                set(&mut deeds, unit, action, "R17");
            }
        }
        _ => {
            let side = deeds.turn.side;
            deeds.turn.declared[side.index()] = true;
        }
    }
}

/// Makes a character repeat an action from now on.
pub(super) fn set(deeds: &mut Deeds, unit: UnitIx, action: Action, rule: &'static str) {
    deeds.change(unit, |state| state.repetition = Repetition::Of(action));
    deeds.mark(unit, "repeating", true, rule);
}

/// Repeating characters act, one after another (R18). Each may continue, change its path, or break off.
pub(super) fn ask_repeat(mut deeds: Deeds) {
    if ending::end_at_once(&mut deeds) {
        return;
    }
    while let Some(unit) = next(&mut deeds) {
        let Repetition::Of(action) = &deeds.field.unit(unit).repetition else { continue };
        let moves = matches!(action, Action::Move(..));
        if !wounds::is_able(&deeds.field, unit) {
            continue;
        }
        // A held character can't move until it has escaped.
        if moves && deeds.field.unit(unit).grip.is_tight() {
            break_off(&mut deeds, unit, "G9");
            continue;
        }
        if is_bound(&deeds.field, &deeds.turn, unit) {
            go_on(&mut deeds, unit);
            deeds.clock.again();
            return;
        }
        if moves || check_go_on(&deeds.field, unit).is_ok() {
            deeds.turn.side = deeds.field.unit(unit).id.side;
            deeds.ask_about(Ask::Repeat, unit);
            return;
        }
        break_off(&mut deeds, unit, "R19");
    }
}

fn next(deeds: &mut Deeds) -> Option<UnitIx> {
    let Frame::Phase(phase) = deeds.clock.top_mut() else { return None };
    let unit = *phase.repeaters.get(usize::from(phase.repeated))?;
    phase.repeated += 1;
    Some(unit)
}

/// A character continues, along another path if the player says so, or breaks off.
pub(super) fn take_repeat(mut deeds: Deeds) {
    deeds.clock.again();
    let order = deeds.order();
    let Some(unit) = crate::engine::BookOrder::unit(&order).and_then(|id| deeds.field.find(id)) else { return };
    match order {
        Order::BreakOff(_) => break_off(&mut deeds, unit, "R19"),
        Order::NewWay(_, way) => {
            deeds.change(unit, |state| {
                if let Repetition::Of(Action::Move(_, path, _)) = &mut state.repetition {
                    *path = way;
                }
            });
            go_on(&mut deeds, unit);
        }
        _ => go_on(&mut deeds, unit),
    }
}

/// A character repeats its action once more: that is its action in the phase.
fn go_on(deeds: &mut Deeds, unit: UnitIx) {
    let Repetition::Of(action) = deeds.field.unit(unit).repetition.clone() else { return };
    deeds.change(unit, |state| state.acted = Acted(true));
    let Action::Move(pace, path, then) = action else {
        // A character that can't continue has already been asked, or has no choice and does nothing.
        if check_go_on(&deeds.field, unit).is_ok() {
            acting::act(deeds, unit, action);
        }
        return;
    };
    aim::end(deeds, unit);
    let leg = leg(&deeds.field, unit, pace, &path);
    let rest = path[leg.len()..].to_vec();
    deeds.change(unit, |state| state.repetition = Repetition::Of(Action::Move(pace, rest, then)));
    if !leg.is_empty() {
        walking::begin(deeds, unit, pace, leg, then);
    }
}

/// A character breaks off its repetition (R19). Panicking characters have to, and so do wounded ones in an ambush turn
/// (A15).
pub(super) fn break_off(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    if matches!(deeds.field.unit(unit).repetition, Repetition::Of(_)) {
        deeds.change(unit, |state| state.repetition = Repetition::Broken);
        deeds.mark(unit, "repeating", false, rule);
        deeds.mark(unit, "broken-off", true, rule);
    }
}

/// A character no longer repeats anything, and is free to act.
pub(super) fn end(deeds: &mut Deeds, unit: UnitIx) {
    let (mark, rule) = match deeds.field.unit(unit).repetition {
        Repetition::None => return,
        Repetition::Of(_) => ("repeating", "R17"),
        Repetition::Broken => ("broken-off", "R19"),
    };
    deeds.change(unit, |state| state.repetition = Repetition::None);
    deeds.mark(unit, mark, false, rule);
}

/// The turn is over, and so are repetitions: they are declared again for the next turn (R17).
pub(super) fn end_all(deeds: &mut Deeds) {
    for unit in deeds.field.all() {
        if matches!(deeds.field.unit(unit).repetition, Repetition::Of(_)) {
            end(deeds, unit);
        }
    }
}
