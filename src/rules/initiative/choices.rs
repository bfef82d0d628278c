//! The options of the player whose decision is pending, and whether an order may be given (R2, A20).

use super::{
    Initiative, aim,
    characters::Repetition,
    covering,
    field::Field,
    grip,
    illegal::Illegal,
    load, melee, mounts, movement,
    order::{Action, Attack, Mark, Order},
    posture, ready, reload, repetition,
    sequence::Frame,
    set_up,
    shooting::{self, How},
    talk,
    turns::Turn,
    windows::Ask,
};
use crate::engine::{BookOrder, Viewer, clock::Clock, rules, window::Window};
use crate::force::{UnitId, UnitIx};
use std::borrow::Cow;

/// The choices of a window.
pub type Choices = rules::Choices<Initiative>;

/// Everything that orders are checked against.
#[derive(Clone, Copy, Debug)]
pub struct View<'w> {
    /// Everyone's position and state.
    pub field: &'w Field,
    /// How far the battle has come.
    pub turn: &'w Turn,
    /// What is asked.
    pub clock: &'w Clock<Frame>,
    /// The viewer: only what it may know is shown (R27, A22). Orders are checked against everything.
    pub viewer: Viewer,
}

impl<'w> View<'w> {
    /// The field as the viewer knows it.
    pub fn known(&self) -> Cow<'w, Field> {
        self.field.known_to(self.viewer)
    }

    /// Whether a character is hidden from the viewer (G12).
    pub fn hides(&self, unit: UnitIx) -> bool {
        self.field.hides(self.viewer, unit)
    }

    /// The character that is moving, if any.
    pub fn mover(&self) -> Option<UnitIx> {
        match self.clock.top() {
            Frame::Walk(walk) => Some(walk.unit),
            _ => None,
        }
    }
}

/// The options of the player whose decision is pending. Moves are planned from [`Choices::movers`].
pub(super) fn choices(view: View) -> Option<Choices> {
    let window = view.clock.window().filter(|_| view.clock.outcome().is_none())?.clone();
    let mut choices = Choices::of(window.clone());
    let about = window.about.and_then(|id| view.field.find(id));
    match (Ask::of(&window), about) {
        (Ask::SetUp, _) => {
            choices.orders = set_up::offers(view.field, view.turn);
            choices.default = set_up::proposed(view.field, &choices.orders);
        }
        (Ask::Carrier, _) => list_carriers(view, &window, &mut choices),
        (Ask::Declare, _) => list_repetitions(view, &window, &mut choices),
        (Ask::Repeat, Some(unit)) => list_going_on(view, unit, &mut choices),
        (Ask::Call, Some(unit)) => list_actions(view.field, unit, &mut choices),
        (Ask::Watch, _) => list_shooters(view, &mut choices),
        _ => {}
    }
    Some(choices)
}

/// All movers: those that can't carry the load are refused with the reason (G23).
fn list_carriers(view: View, window: &Window, choices: &mut Choices) {
    for unit in view.field.of(window.side).filter(|unit| !view.field.is_mount(*unit)) {
        judge(choices, view, Order::Carry(view.field.unit(unit).id));
    }
    choices.default = choices.orders.first().cloned();
}

/// Repetitions that may be declared or taken back, except moves (R17).
fn list_repetitions(view: View, window: &Window, choices: &mut Choices) {
    let field = view.field;
    choices.orders.push(Order::Declared);
    for unit in field.of(window.side).filter(|unit| !field.is_mount(*unit)) {
        let id = field.unit(unit).id;
        if repetition::check_able(field, unit).is_ok() {
            choices.movers.push(id);
        }
        let mut actions = vec![Action::Reload, Action::Hold];
        if field.setting.book.switches.repetition_allows_attacks {
            actions.extend(attacks(field, unit));
        }
        for action in actions {
            judge(choices, view, Order::Repeat(id, action));
        }
    }
}

/// Options of a character that repeats an action, except other paths (R18).
fn list_going_on(view: View, unit: UnitIx, choices: &mut Choices) {
    let id = view.field.unit(unit).id;
    judge(choices, view, Order::GoOn(id));
    judge(choices, view, Order::BreakOff(id));
    if matches!(view.field.unit(unit).repetition, Repetition::Of(Action::Move(..))) {
        choices.movers.push(id);
    }
}

/// Options of the called character except moves, and why the rest isn't allowed. Enemies that it may not know of aren't
/// mentioned (R27).
fn list_actions(field: &Field, unit: UnitIx, choices: &mut Choices) {
    let id = field.unit(unit).id;
    let mut actions = vec![Action::Hold];
    actions.extend(attacks(field, unit));
    // To aim at where an unseen enemy may appear, aim in a direction or at an area.
    let enemies = field.standing(id.side.other()).filter(|(enemy, _)| field.is_known(*enemy));
    let seen = enemies.filter(|(enemy, _)| field.see_each_other(unit, *enemy));
    actions.extend(seen.map(|(enemy, _)| Action::Aim(Mark::Target(field.unit(enemy).id))));
    actions.extend([Action::Reload, Action::GoProne, Action::StandUp, Action::LetGo]);
    actions.extend(ready::all(field, unit).into_iter().map(Action::Ready));
    actions.extend(near_mounts(field, unit).map(Action::Mount));
    actions.extend(mounts::landings(field, unit).into_iter().map(Action::Dismount));
    if field.unit(unit).grip.held_by.is_some() {
        actions.push(Action::Escape(movement::Pace::Walk, Vec::new()));
    }
    let ducks = field.unit(unit).repetition == Repetition::Broken;
    if ducks {
        actions.extend(movement::ducks(field, unit).into_iter().map(Action::Duck));
    }
    for action in actions {
        let judged = check_action(field, unit, &action);
        let order = Order::Act(id, action);
        match judged {
            Ok(()) => choices.orders.push(order),
            Err(why) => choices.refused.push((order, why)),
        }
    }
    let talks = talk::all(field, unit).into_iter().map(|say| Order::Talk(id, say, Action::Hold));
    if ducks {
        choices.refused.extend(talks.map(|talk| (talk, Illegal::BrokenOff { unit: id })));
    } else {
        choices.orders.extend(talks);
    }
    if !ducks && !field.unit(unit).grip.is_tight() {
        choices.movers.push(id);
    }
}

/// Fire at every known enemy, and melee with adjacent ones.
fn attacks(field: &Field, unit: UnitIx) -> Vec<Action> {
    let side = field.unit(unit).id.side.other();
    let known = field.standing(side).filter(|(enemy, _)| field.is_known(*enemy));
    let of = |(enemy, _)| {
        let id = field.unit(enemy).id;
        let beside = field.cell(unit).is_some_and(|own| melee::is_in_reach(field, own, enemy));
        let fights = Attack::ALL.into_iter().filter(move |_| beside).map(move |attack| Action::Fight(attack, id));
        std::iter::once(Action::Fire(id)).chain(fights)
    };
    known.flat_map(of).collect()
}

fn near_mounts(field: &Field, unit: UnitIx) -> impl Iterator<Item = UnitId> + '_ {
    let beside =
        move |mount: &UnitIx| field.cell(*mount).zip(field.cell(unit)).is_some_and(|(one, other)| one.is_beside(other));
    field.all().filter(|mount| field.is_mount(*mount)).filter(beside).map(|mount| field.unit(mount).id)
}

/// Everyone who may take opportunity fire. The default is to pass.
fn list_shooters(view: View, choices: &mut Choices) {
    choices.orders.push(Order::LetPass);
    choices.default = Some(Order::LetPass);
    let Frame::Walk(walk) = view.clock.top() else { return };
    let able = covering::shooters(view.field, view.turn, walk);
    choices.orders.extend(able.into_iter().map(|(unit, _)| Order::Interrupt(view.field.unit(unit).id)));
}

/// Adds an order to the allowed ones, or with its reason to the refused ones.
fn judge(choices: &mut Choices, view: View, order: Order) {
    match check(view, &order) {
        Ok(()) => choices.orders.push(order),
        Err(why) => choices.refused.push((order, why)),
    }
}

/// Whether an order may be given now.
pub(super) fn check(view: View, order: &Order) -> Result<(), Illegal> {
    let Some(window) = view.clock.window().filter(|_| view.clock.outcome().is_none()) else {
        return Err(Illegal::BattleOver);
    };
    let field = view.field;
    let find = |id: UnitId| field.find(id).ok_or(Illegal::NoSuchCharacter { unit: id });
    match (Ask::of(window), order) {
        (_, Order::Concede) | (Ask::Watch, Order::LetPass) | (Ask::Declare, Order::Declared) => Ok(()),
        (Ask::SetUp, Order::SetUp(id, cell, mark)) => set_up::check(field, view.turn, find(*id)?, *cell, *mark),
        (Ask::Carrier, Order::Carry(id)) => load::check_carrier(field, find(*id)?),
        (Ask::Declare, Order::Repeat(id, action)) => {
            let unit = find(*id)?;
            if id.side == window.side && !field.is_mount(unit) {
                repetition::check_declare(field, view.turn, unit, action)
            } else {
                Err(Illegal::NotAsked { unit: *id })
            }
        }
        (Ask::Repeat, Order::GoOn(id) | Order::NewWay(id, _) | Order::BreakOff(id)) => {
            let unit = find(*id)?;
            match order {
                _ if window.about != Some(*id) => Err(Illegal::NotAsked { unit: *id }),
                Order::GoOn(_) => repetition::check_go_on(field, unit),
                Order::NewWay(_, path) => repetition::check_new_way(field, unit, path),
                _ => Ok(()),
            }
        }
        (Ask::Call, Order::Act(id, action)) => check_call(field, window, *id, action, find(*id)?),
        (Ask::Call, Order::Talk(id, say, action)) => {
            let unit = find(*id)?;
            check_call(field, window, *id, action, unit)?;
            // Talking is an action as well, and none that may follow on breaking off by itself (R19).
            if field.unit(unit).repetition == Repetition::Broken && *action == Action::Hold {
                return Err(Illegal::BrokenOff { unit: *id });
            }
            if action.fires() { Err(Illegal::TalksOrFires { unit: *id }) } else { talk::check(field, unit, *say) }
        }
        (Ask::Watch, Order::Interrupt(id)) => {
            let unit = find(*id)?;
            match view.clock.top() {
                Frame::Walk(walk) if field.unit(walk.unit).id.side != id.side => {
                    covering::shot_in_order(field, view.turn, unit, walk).map(|_| ())
                }
                _ => Err(Illegal::NotAiming { unit: *id }),
            }
        }
        _ => Err(Illegal::OtherWindow { order: order.name(), window: window.name() }),
    }
}

fn check_call(field: &Field, window: &Window, id: UnitId, action: &Action, unit: UnitIx) -> Result<(), Illegal> {
    match window.about.filter(|called| *called != id) {
        Some(called) => Err(Illegal::NotCalled { unit: id, called }),
        None => check_action(field, unit, action),
    }
}

/// Whether a called character may do this.
///
/// # Errors
/// Why it may not.
pub fn check_action(field: &Field, unit: UnitIx, action: &Action) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let find = |id: UnitId| field.find(id).ok_or(Illegal::NoSuchCharacter { unit: id });
    match (&state.repetition, action) {
        (Repetition::Broken, Action::Hold | Action::GoProne | Action::Duck(_)) => {}
        (Repetition::Broken, _) => return Err(Illegal::BrokenOff { unit: state.id }),
        (_, Action::Duck(_)) => return Err(Illegal::NotBroken { unit: state.id }),
        _ => {}
    }
    grip::allows(field, unit, action)?;
    match action {
        Action::Hold => Ok(()),
        Action::Fire(id) => {
            let target = find(*id)?;
            let how = How { aimed: aim::is_on(field, unit, target), moved: false };
            shooting::plan(field, unit, target, how).map(|_| ())
        }
        Action::Aim(mark) => aim::check(field, unit, *mark),
        Action::Reload => reload::check(field, unit),
        Action::Move(pace, path, then) => movement::check(field, unit, *pace, path, *then),
        Action::Fight(attack, id) => {
            let from = field.cell(unit).ok_or(Illegal::Unable { unit: state.id })?;
            melee::number(field, unit, from, *attack, find(*id)?).map(|_| ())
        }
        Action::Escape(pace, path) => grip::check_escape(field, unit, *pace, path),
        Action::LetGo => grip::check_let_go(field, unit),
        Action::Ready(change) => ready::check(field, unit, change),
        Action::GoProne => posture::check(field, unit, true),
        Action::StandUp => posture::check(field, unit, false),
        Action::Duck(path) => movement::check_duck(field, unit, path),
        Action::Mount(mount) => mounts::check_mount(field, unit, *mount).map(|_| ()),
        Action::Dismount(cell) => mounts::check_dismount(field, unit, *cell),
    }
}
