//! What the awaited player may do, and whether an order may be given (R2, A20).

use super::{
    Initiative, aim, covering,
    field::Field,
    illegal::Illegal,
    movement,
    order::{Action, Mark, Order, Then},
    posture, reload,
    sequence::Frame,
    shooting::{self, How},
    turns::Turn,
    windows::Ask,
};
use crate::engine::{BookOrder, Viewer, clock::Clock, rules, window::Window};
use crate::force::{UnitId, UnitIx};
use std::borrow::Cow;

/// The choices of a window.
pub type Choices = rules::Choices<Initiative>;

/// Everything that orders are judged by.
#[derive(Clone, Copy, Debug)]
pub struct View<'w> {
    /// Who stands where.
    pub field: &'w Field,
    /// How far the battle has come.
    pub turn: &'w Turn,
    /// What is asked.
    pub clock: &'w Clock<Frame>,
    /// Who looks on: what is shown is what that one may know (R27, A22). Orders are judged by all there is.
    pub viewer: Viewer,
}

impl<'w> View<'w> {
    /// The field as the one who looks on may know it.
    pub fn known(&self) -> Cow<'w, Field> {
        self.field.known_to(self.viewer)
    }

    /// Who is on the move, if somebody is.
    pub fn mover(&self) -> Option<UnitIx> {
        match self.clock.top() {
            Frame::Walk(walk) => Some(walk.unit),
            _ => None,
        }
    }
}

/// What the awaited player may do. Moves are planned from [`Choices::movers`].
pub(super) fn choices(view: View) -> Option<Choices> {
    let window = view.clock.window().filter(|_| view.clock.outcome().is_none())?.clone();
    let mut choices = Choices::of(window.clone());
    match Ask::of(&window) {
        Ask::Call => list_actions(view.field, &window, &mut choices),
        Ask::Watch => list_shooters(view, &mut choices),
        Ask::SetUp | Ask::Carrier | Ask::Declare | Ask::Repeat => {}
    }
    Some(choices)
}

/// What the character that is called may do, without moves; and why not the rest. Of enemies that it may not know of,
/// nothing is said (R27).
fn list_actions(field: &Field, window: &Window, choices: &mut Choices) {
    let Some(unit) = window.about.and_then(|id| field.find(id)) else { return };
    let id = field.unit(unit).id;
    let mut actions = vec![Action::Hold];
    for (enemy, _) in field.standing(id.side.other()).filter(|(enemy, _)| field.is_known(*enemy)) {
        let enemy = field.unit(enemy).id;
        actions.extend([Action::Fire(enemy), Action::Aim(Mark::Target(enemy))]);
    }
    actions.extend([Action::Reload, Action::GoProne, Action::StandUp]);
    for action in actions {
        let judged = check_action(field, unit, &action);
        let order = Order::Act(id, action);
        match judged {
            Ok(()) => choices.orders.push(order),
            Err(why) => choices.refused.push((order, why)),
        }
    }
    choices.movers.push(id);
}

/// Anyone who may take opportunity fire. Passing is marked.
fn list_shooters(view: View, choices: &mut Choices) {
    choices.orders.push(Order::LetPass);
    choices.default = Some(Order::LetPass);
    let Some(mover) = view.mover() else { return };
    let able = covering::shooters(view.field, view.turn, mover);
    choices.orders.extend(able.into_iter().map(|(unit, _)| Order::Interrupt(view.field.unit(unit).id)));
}

/// Whether an order may be given now.
pub(super) fn check(view: View, order: &Order) -> Result<(), Illegal> {
    let Some(window) = view.clock.window().filter(|_| view.clock.outcome().is_none()) else {
        return Err(Illegal::BattleOver);
    };
    let field = view.field;
    let find = |id: UnitId| field.find(id).ok_or(Illegal::NoSuchCharacter { unit: id });
    match (Ask::of(window), order) {
        (_, Order::Concede) | (Ask::Watch, Order::LetPass) => Ok(()),
        (Ask::Call, Order::Act(id, action)) => {
            let unit = find(*id)?;
            match window.about.filter(|called| called != id) {
                Some(called) => Err(Illegal::NotCalled { unit: *id, called }),
                None => check_action(field, unit, action),
            }
        }
        (Ask::Watch, Order::Interrupt(id)) => {
            let (unit, mover) = (find(*id)?, view.mover());
            let mover = mover.filter(|mover| field.unit(*mover).id.side != id.side);
            let mover = mover.ok_or(Illegal::NotAiming { unit: *id })?;
            covering::shot(field, view.turn, unit, mover).map(|_| ())
        }
        _ => Err(Illegal::OtherWindow { order: order.name(), window: window.name() }),
    }
}

/// Whether a character that is called may do this.
fn check_action(field: &Field, unit: UnitIx, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Hold => Ok(()),
        Action::Fire(id) => {
            let target = field.find(*id).ok_or(Illegal::NoSuchCharacter { unit: *id })?;
            let how = How { aimed: aim::is_on(field, unit, target), moved: false };
            shooting::plan(field, unit, target, how).map(|_| ())
        }
        Action::Aim(mark) => aim::check(field, unit, *mark),
        Action::Reload => reload::check(field, unit),
        Action::Move(pace, path, Then::Stop) => movement::check(field, unit, *pace, path),
        Action::GoProne => posture::check(field, unit, true),
        Action::StandUp => posture::check(field, unit, false),
        _ => Err(Illegal::OtherWindow { order: action.name(), window: Ask::Call.name() }),
    }
}
