//! The book's orders, with their keys.

use crate::input::{Act, Verb};
use crate::rules::monkeys::order::Order;

/// Walk somewhere.
pub const MOVE: Verb = Verb::at(Act::Move);
/// Shoot at a unit.
pub const ATTACK: Verb = Verb::at(Act::Attack);
/// Watch squares that an enemy may enter.
pub const OVERWATCH: Verb = Verb::at(Act::Overwatch);
/// Steady weapons and take cover.
pub const BRACE: Verb = Verb::at(Act::Brace);
/// Fill the magazines.
pub const RELOAD: Verb = Verb::at(Act::Reload);
/// Move unseen.
pub const HIDE: Verb = Verb::at(Act::Hide);
/// Run into close combat.
pub const CHARGE: Verb = Verb::at(Act::Charge);
/// Mount, dismount or drive.
pub const VEHICLE: Verb = Verb::at(Act::Vehicle);
/// Pass on an action: the button of an officer.
pub const SPECIAL_ORDER: Verb = Verb::at(Act::SpecialOrder);
/// Throw smoke.
pub const SMOKE: Verb = Verb::at(Act::Smoke);
/// Pick up something from the ground.
pub const PICK_UP: Verb = Verb::at(Act::Crate);
/// Walk off the board.
pub const LEAVE: Verb = Verb::at(Act::Leave);
/// The unit is finished this turn.
pub const DONE: Verb = Verb::at(Act::Done);
/// Fire at a troop in another hex.
pub const SHELL: Verb = Verb::at(Act::Shell);

/// The verb by which an order is given; `None` for answers and for the end of the turn.
pub const fn of(order: &Order) -> Option<Verb> {
    Some(match order {
        Order::Move { .. } => MOVE,
        Order::Attack { .. } => ATTACK,
        Order::Overwatch(_) => OVERWATCH,
        Order::Brace(_) => BRACE,
        Order::Reload { .. } => RELOAD,
        Order::Stealth { .. } => HIDE,
        Order::Overrun { .. } => CHARGE,
        Order::SpecialOrder(_) => SPECIAL_ORDER,
        Order::Smoke { .. } => SMOKE,
        Order::PickUp(_) => PICK_UP,
        Order::Done(_) => DONE,
        Order::Shell { .. } => SHELL,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;
    use crate::rules::monkeys::Monkeys;

    #[test]
    fn the_keys_press_the_verbs_of_the_book() {
        let all = [
            (MOVE, "move"),
            (ATTACK, "attack"),
            (OVERWATCH, "overwatch"),
            (BRACE, "brace"),
            (RELOAD, "reload"),
            (HIDE, "hide"),
            (CHARGE, "charge"),
            (VEHICLE, "vehicle"),
            (SPECIAL_ORDER, "special-order"),
            (SMOKE, "smoke"),
            (PICK_UP, "pick-up"),
            (LEAVE, "leave"),
            (DONE, "done"),
            (SHELL, "shell"),
        ];
        assert_eq!(all.map(|(verb, _)| verb.0), std::array::from_fn::<u8, 14, _>(|place| place as u8));
        assert_eq!(Monkeys::VERBS.iter().map(|kind| kind.name).collect::<Vec<_>>(), all.map(|(_, name)| name));
    }
}
