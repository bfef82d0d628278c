//! The bar of actions: their groups, the ways to give them, and whole orders from what hands want.

use crate::battle::{
    account::{Group, Note},
    shown::Wish,
};
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
    order::{Deed, Target},
    planning,
    profiles::WeaponTrait,
    set_up,
    shooting::Stands,
    windows::Ask,
};
use crate::words::word;

/// The actions by what they ask of a leader, the most first; the charge of the Assault Phase by itself (R3, G12).
pub(super) fn groups() -> Vec<Group> {
    let group = |category: Category| {
        let verbs = Action::ALL.into_iter().filter(|action| action.category() == category).map(Action::name);
        Group { title: word(&format!("suppression-group-{}", category.name())), verbs: verbs.collect() }
    };
    let charge = Group { title: word("suppression-group-charge"), verbs: vec!["Charge"] };
    [Category::Major, Category::Minor, Category::Free].map(group).into_iter().chain([charge]).collect()
}

/// A Shooting Advance moves first or shoots first (R16, A9).
pub(super) fn ways(verb: &str) -> Vec<Note> {
    if verb != Action::ShootingAdvance.name() {
        return Vec::new();
    }
    ["suppression-way-move-first", "suppression-way-shoot-first"].map(|id| Note::new(word(id), "A9")).into()
}

/// A whole order from what hands want, or why there is none.
pub(super) fn order(view: View, wish: &Wish) -> Option<Result<Order, Illegal>> {
    let window = view.clock.window().filter(|window| window.side == wish.unit.side)?;
    let unit = view.field.find(wish.unit)?;
    let order = match Ask::of(window) {
        Ask::SetUp => Order::SetUp(wish.unit, set_up::plan(view.field, unit, wish.cell)?),
        Ask::Consolidate => Order::Consolidate(planning::march(view.field, pursuit(unit), wish.cell)?),
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

/// The enemy that stands where hands point.
fn enemy(field: &Field, unit: UnitIx, wish: &Wish) -> Option<UnitIx> {
    let other = field.model(field.at(wish.cell)?).unit;
    (field.unit(other).id.side != field.unit(unit).id.side).then_some(other)
}

/// An action with its details. Without a verb it is the move that leads there, or the fire at who stands there.
fn deed(view: View, unit: UnitIx, wish: &Wish) -> Option<Result<Deed, Illegal>> {
    let (field, foe) = (view.field, enemy(view.field, unit, wish));
    let usual = if foe.is_some() { Action::OpenFire } else { Action::Advance };
    let action = match wish.verb {
        Some(verb) => Action::ALL.into_iter().find(|action| action.name() == verb)?,
        None => usual,
    };
    let travels = matches!(action.motion(), Motion::Times(_)) && foe.is_none();
    if !travels && !action.shoots() {
        return None;
    }
    if let Err(why) = check_action(field, view.turn, unit, action) {
        return Some(Err(why));
    }
    let mut deed = Deed::new(wish.unit, action);
    let march = March::of(field, unit, action);
    deed.moves = match march {
        Some(march) if travels => planning::march(field, march, wish.cell)?,
        Some(march) if action.motion() == Motion::Regroup => planning::regroup(field, march)?,
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

/// What a unit shoots at: after a move the named enemy, else the first that it may shoot at; without one who stands where
/// hands point, or the cell with a template.
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
