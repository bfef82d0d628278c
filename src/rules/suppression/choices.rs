//! The options of the player whose decision is pending, and whether an order may be given (R1, R5, A5, A18).

use super::{
    Suppression, action,
    actions::Action,
    assault, checks, command,
    field::{Field, apart},
    illegal::Illegal,
    marching::{self, March},
    markers::BREAKING,
    order::{Deed, Order, Target},
    planning,
    profiles::WeaponTrait,
    sequence::Frame,
    set_up,
    shooting::Stands,
    starting, template,
    turns::Turn,
    windows::Ask,
};
use crate::board::Cell;
use crate::engine::{clock::Clock, rules, window::Window};
use crate::force::{Side, UnitId, UnitIx, squad::Place};

/// The choices of a window.
pub type Choices = rules::Choices<Suppression>;

/// Everything that orders are checked against.
#[derive(Clone, Copy, Debug)]
pub struct View<'w> {
    /// Everyone's position and state.
    pub field: &'w Field,
    /// How far the battle has come.
    pub turn: &'w Turn,
    /// What is asked.
    pub clock: &'w Clock<Frame>,
}

/// The options of the player whose decision is pending. Orders with moves are planned from [`Choices::movers`].
pub(super) fn choices(view: View) -> Option<Choices> {
    let window = view.clock.window().filter(|_| view.clock.outcome().is_none())?.clone();
    let (field, turn, side) = (view.field, view.turn, window.side);
    let mut choices = Choices::of(window.clone());
    match Ask::of(&window) {
        Ask::SetUp => choices.orders.extend(set_up::offers(field, side)),
        Ask::Lead => list_leaders(field, &window, &mut choices),
        Ask::Officer => list_officers(field, side, &mut choices),
        Ask::Act => {
            for unit in field.standing(side) {
                list_actions(field, turn, unit, &mut choices);
            }
            choices.orders.push(Order::EndActions);
        }
        Ask::Charge => {
            for unit in field.standing(side) {
                if let Err(why) = assault::check_charger(field, turn, unit) {
                    let id = field.unit(unit).id;
                    choices.refused.push((Order::Charge { unit: id, target: id, moves: Vec::new() }, why));
                }
            }
            let name = |unit: UnitIx| field.unit(unit).id;
            let charges = assault::charges(field, turn);
            let order = |(unit, target, moves)| Order::Charge { unit: name(unit), target: name(target), moves };
            choices.orders.extend(charges.map(order));
            choices.orders.push(Order::EndAssault);
        }
        Ask::Consolidate => list_pursuits(field, &window, &mut choices),
    }
    if window.kind.is_marked() && choices.default.is_none() {
        choices.default = choices.orders.first().cloned();
    }
    Some(choices)
}

/// Any living model may lead a swarm; the default is the one that leaves the fewest outside its radius.
fn list_leaders(field: &Field, window: &Window, choices: &mut Choices) {
    let Some(unit) = window.about.and_then(|id| field.find(id)) else { return };
    let order = |model| Order::Lead(field.model(model).id);
    choices.orders = field.living(unit).map(|(model, _)| order(model)).collect();
    let best = field.living(unit).min_by_key(|(_, cell)| command::outside_of(field, unit, Some(*cell)));
    choices.default = best.map(|(model, _)| order(model));
}

/// The default is the officer with the best odds.
fn list_officers(field: &Field, side: Side, choices: &mut Choices) {
    let order = |unit: UnitIx| Order::Officer(field.unit(unit).id);
    choices.orders = starting::officers(field, side).map(order).collect();
    // Odds of failing: (6 - limit) / 6 to the power of the number of dice.
    let fails = |unit: &UnitIx| {
        let limit = u64::from(checks::limit(field.kind(*unit).nv, 0).min(6));
        let dice = u32::from(checks::dice(field, *unit));
        (6 - limit).pow(dice) * 6_u64.pow(20_u32.saturating_sub(dice))
    };
    choices.default = starting::officers(field, side).min_by_key(fails).map(order);
}

fn list_pursuits(field: &Field, window: &Window, choices: &mut Choices) {
    let Some(unit) = window.about.and_then(|id| field.find(id)) else { return };
    choices.orders.push(Order::Consolidate(Vec::new()));
    choices.movers.push(field.unit(unit).id);
    let march = assault::pursuit(unit);
    let Some((_, from)) = field.leader(unit) else { return };
    for direction in crate::board::Direction::ALL {
        let (dx, dy) = direction.delta();
        let to = Cell::new(from.x + 2 * dx, from.y + 2 * dy);
        let planned = planning::march(field, march, to).filter(|moves| !moves.is_empty());
        choices.orders.extend(planned.map(Order::Consolidate));
    }
}

/// The actions of one unit: complete orders if nothing has to be planned, reasons if nothing can be done.
fn list_actions(field: &Field, turn: &Turn, unit: UnitIx, choices: &mut Choices) {
    let id = field.unit(unit).id;
    let mut moves = false;
    for action in Action::ALL {
        let bare = Deed::new(id, action);
        if let Err(why) = action::check_action(field, turn, unit, action) {
            choices.refused.push((Order::Act(bare), why));
            continue;
        }
        moves |= action.moves();
        match action {
            Action::Advance | Action::AtTheDouble => {}
            Action::Halt => {
                let march = March::of(field, unit, action);
                let planned = march.and_then(|march| planning::regroup(field, march));
                choices.orders.extend(planned.map(|moves| Order::Act(bare.with(moves))));
            }
            Action::GoToGround | Action::FallBack => choices.orders.push(Order::Act(bare)),
            _ => list_shots(field, unit, &bare, choices),
        }
    }
    if moves {
        choices.movers.push(id);
    }
}

/// The targets of a shooting action, with no moves except for gathering.
fn list_shots(field: &Field, unit: UnitIx, bare: &Deed, choices: &mut Choices) {
    let action = bare.action;
    let mut deed = bare.clone();
    let mut after = None;
    if let Some(march) = March::of(field, unit, action) {
        let Some(moves) = planning::regroup(field, march) else { return };
        after = moved(field, unit, &moves);
        deed.moves = moves;
    }
    let stands: Stands = after.as_ref().unwrap_or(field).living(unit).collect();
    let before = choices.orders.len();
    for target in targets(field, unit, &stands, action) {
        choices.orders.push(Order::Act(deed.clone().at(target)));
    }
    if choices.orders.len() == before && !action.moves() {
        let why = action::why_no_target(field, unit, &stands, action);
        choices.refused.push((Order::Act(deed), why));
    }
}

fn moved(field: &Field, unit: UnitIx, moves: &[(u8, Cell)]) -> Option<Field> {
    if moves.is_empty() {
        return None;
    }
    let mut after = field.clone();
    for (number, cell) in moves {
        after.put(field.numbered(unit, *number)?, Place::On(*cell));
    }
    Some(after)
}

/// Possible targets of models in these positions in an action: every enemy unit and, for a template, the best cell of
/// each.
pub fn targets(field: &Field, unit: UnitIx, stands: &Stands, action: Action) -> Vec<Target> {
    let side = field.unit(unit).id.side;
    let has_template = stands.iter().any(|(model, _)| field.weapon(*model).has(WeaponTrait::Template));
    let mut targets = Vec::new();
    for enemy in field.standing(side.other()) {
        let target = Target::Unit(field.unit(enemy).id);
        let fits = |target: Target| action::check_target(field, unit, stands, target, action).is_ok();
        if fits(target) {
            targets.push(target);
        }
        if has_template {
            let cells = field.living(enemy).map(|(_, cell)| cell).filter(|cell| fits(Target::Cell(*cell)));
            let best = cells.max_by_key(|cell| (template::gain(field, side, *cell), std::cmp::Reverse(*cell)));
            targets.extend(best.map(Target::Cell));
        }
    }
    targets
}

/// Whether an order may be given now.
pub(super) fn check(view: View, order: &Order) -> Result<(), Illegal> {
    let Some(window) = view.clock.window().filter(|_| view.clock.outcome().is_none()) else {
        return Err(Illegal::BattleOver);
    };
    let (field, turn, side) = (view.field, view.turn, window.side);
    let find = |id: UnitId| field.find(id).ok_or(Illegal::NoSuchUnit { unit: id });
    let about = || window.about.and_then(|id| field.find(id));
    match (Ask::of(window), order) {
        (_, Order::Concede) | (Ask::Act, Order::EndActions) | (Ask::Charge, Order::EndAssault) => Ok(()),
        (Ask::SetUp, Order::SetUp(unit, cells)) => set_up::check(field, turn, find(*unit)?, cells),
        (Ask::Lead, Order::Lead(piece)) => match about() {
            Some(unit) => command::check_lead(field, unit, *piece),
            None => Err(Illegal::NotNamed { unit: piece.unit }),
        },
        (Ask::Officer, Order::Officer(unit)) => starting::check_officer(field, side, find(*unit)?),
        (Ask::Act, Order::Act(deed)) => action::check(field, turn, deed),
        (Ask::Charge, Order::Charge { unit, target, moves }) => {
            assault::check(field, turn, find(*unit)?, find(*target)?, moves)
        }
        (Ask::Consolidate, Order::Consolidate(moves)) => match about() {
            Some(unit) if !moves.is_empty() => marching::check(field, assault::pursuit(unit), moves).map(|_| ()),
            _ => Ok(()),
        },
        _ => Err(Illegal::OtherWindow { order: crate::engine::BookOrder::name(order), window: window.name() }),
    }
}

/// Units that still have to fall back, and those that haven't acted (A4, A5).
pub fn waiting(view: View<'_>) -> impl Iterator<Item = (UnitIx, bool)> + '_ {
    let units = view.field.standing(view.turn.side);
    units.filter(|unit| view.field.unit(*unit).acted.0.is_none()).map(|unit| {
        let state = view.field.unit(unit);
        (unit, state.markers.0 >= BREAKING && !state.falling.0)
    })
}

/// The enemy unit nearest to a cell.
pub(super) fn nearest_enemy(field: &Field, side: Side, from: Cell) -> Option<Cell> {
    let cells = field.standing(side.other()).flat_map(|unit| field.living(unit).map(|(_, cell)| cell));
    cells.min_by_key(|cell| (apart(*cell, from), *cell))
}
