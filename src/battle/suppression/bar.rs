//! The action bar: the groups of actions, the ways to give them, and complete orders from the player's input.

use crate::battle::{
    account::{Group, Note},
    shown::Wish,
};
use crate::board::Cell;
use crate::engine::Rules;
use crate::force::UnitIx;
use crate::rules::suppression::{
    Illegal, Order, Suppression, View,
    action::{check_action, check_target},
    actions::{Action, Category, Motion},
    assault::{pursuit, run_in},
    choices::targets,
    field::Field,
    marching::{self, March},
    order::{Deed, Step, Target},
    planning,
    profiles::WeaponTrait,
    set_up,
    shooting::Stands,
    windows::Ask,
};
use crate::words::word;

/// The actions by complexity, most complex first; the charge of the Assault Phase separately (R3, G12).
pub(super) fn groups() -> Vec<Group> {
    let group = |category: Category| {
        let verbs = Action::ALL.into_iter().filter(|action| action.category() == category).map(Action::name);
        Group { title: word(&format!("suppression-group-{}", category.name())), verbs: verbs.collect() }
    };
    let charge = Group { title: word("suppression-group-charge"), verbs: vec!["Charge"] };
    [Category::Major, Category::Minor, Category::Free].map(group).into_iter().chain([charge]).collect()
}

/// A Shooting Advance either moves or shoots first (R16, A9).
pub(super) fn ways(verb: &str) -> Vec<Note> {
    if verb != Action::ShootingAdvance.name() {
        return Vec::new();
    }
    ["suppression-way-move-first", "suppression-way-shoot-first"].map(|id| Note::new(word(id), "A9")).into()
}

/// A complete order from the player's input, or why there is none.
pub(super) fn order(view: View, wish: &Wish) -> Option<Result<Order, Illegal>> {
    let window = view.clock.window().filter(|window| window.side == wish.unit.side)?;
    let unit = view.field.find(wish.unit)?;
    let order = match Ask::of(window) {
        Ask::SetUp => {
            let cells = set_up::plan(view.field, unit, wish.cell);
            Order::SetUp(wish.unit, cells.unwrap_or_else(|| set_up::crowded(view.field, unit, wish.cell)))
        }
        Ask::Consolidate => Order::Consolidate(way(view.field, pursuit(unit), wish.cell)),
        Ask::Act => match deed(view, unit, wish)? {
            Ok(deed) => Order::Act(deed),
            Err(why) => return Some(Err(why)),
        },
        Ask::Charge => {
            let target = enemy(view.field, unit, wish)?;
            let moves = planning::charge(view.field, run_in(unit), target).unwrap_or_default();
            Order::Charge { unit: wish.unit, target: view.field.unit(target).id, moves }
        }
        Ask::Lead | Ask::Officer => return None,
    };
    Some(Suppression::check(view, &order).map(|()| order))
}

/// The enemy at the cell pointed at.
fn enemy(field: &Field, unit: UnitIx, wish: &Wish) -> Option<UnitIx> {
    let other = field.model(field.at(wish.cell)?).unit;
    (field.unit(other).id.side != field.unit(unit).id.side).then_some(other)
}

/// An action with its details. Without a verb it is the move to the cell, or fire at the enemy there.
fn deed(view: View, unit: UnitIx, wish: &Wish) -> Option<Result<Deed, Illegal>> {
    let (field, foe) = (view.field, enemy(view.field, unit, wish));
    let usual = if foe.is_some() { Action::OpenFire } else { Action::Advance };
    let action = match wish.verb {
        Some(verb) => Action::ALL.into_iter().find(|action| action.name() == verb)?,
        None => usual,
    };
    let travels = moves_away(action) && foe.is_none();
    if !travels && !action.shoots() {
        return None;
    }
    if let Err(why) = check_action(field, view.turn, unit, action) {
        return Some(Err(why));
    }
    let mut deed = Deed::new(wish.unit, action);
    let march = March::of(field, unit, action);
    deed.moves = match march {
        Some(march) if travels => way(field, march, wish.cell),
        Some(march) if action.motion() == Motion::Regroup => regroup(field, march, action, foe),
        _ => Vec::new(),
    };
    deed.shoot_first = travels && action == Action::ShootingAdvance && wish.way == 1;
    if action.shoots() {
        let after = march.filter(|_| !deed.shoot_first && !deed.moves.is_empty());
        let after = after.and_then(|march| marching::check(field, march, &deed.moves).ok());
        deed.target = aim(after.as_ref().unwrap_or(field), unit, (action, travels), foe, wish);
    }
    Some(Ok(deed))
}

/// Whether a unit moves to another place in an action.
fn moves_away(action: Action) -> bool {
    matches!(action.motion(), Motion::Times(_))
}

/// Whether the player may point an action of a unit at a place.
pub(super) fn leads(action: Action) -> bool {
    moves_away(action) || action.shoots() && action.motion() == Motion::Regroup
}

/// The moves that take a unit to a cell. If there are none, the leader's move alone: the check then says why it isn't
/// possible.
fn way(field: &Field, march: March, to: Cell) -> Vec<Step> {
    let alone = || field.leader(march.unit).map(|(leader, _)| (field.number(leader), to));
    planning::march(field, march, to).unwrap_or_else(|| alone().into_iter().collect())
}

/// The moves that gather a unit around its leader, such that it can shoot at an enemy if it couldn't otherwise.
fn regroup(field: &Field, march: March, action: Action, foe: Option<UnitIx>) -> Vec<Step> {
    let gathered = planning::regroup(field, march).unwrap_or_default();
    let Some(foe) = foe.map(|foe| Target::Unit(field.unit(foe).id)) else { return gathered };
    let fits = |stands: &Stands| check_target(field, march.unit, stands, foe, action).is_ok();
    let after = |moves: &[Step]| marching::check(field, march, moves).map(|after| after.living(march.unit).collect());
    if after(&gathered).is_ok_and(|stands| fits(&stands)) {
        return gathered;
    }
    let seeing = planning::regroup_to_see(field, march, |model, cell| fits(&vec![(model, cell)]));
    seeing.filter(|moves| after(moves).is_ok_and(|stands| fits(&stands))).unwrap_or(gathered)
}

/// The target of a unit: after a move the named enemy, otherwise the first legal target; without a move the enemy at
/// the cell pointed at, or the cell with a template.
fn aim(
    field: &Field,
    unit: UnitIx,
    (action, travels): (Action, bool),
    foe: Option<UnitIx>,
    wish: &Wish,
) -> Option<Target> {
    let stands: Stands = field.living(unit).collect();
    if travels {
        return wish.target.map(Target::Unit).or_else(|| targets(field, unit, &stands, action).first().copied());
    }
    let has_template = stands.iter().any(|(model, _)| field.weapon(*model).has(WeaponTrait::Template));
    let at_unit = foe.map(|foe| Target::Unit(field.unit(foe).id));
    let fits = |target: &Target| check_target(field, unit, &stands, *target, action).is_ok();
    at_unit.filter(|target| !has_template || fits(target)).or(has_template.then_some(Target::Cell(wish.cell)))
}
