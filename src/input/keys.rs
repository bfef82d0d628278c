//! Turns keys into intents.

use super::{
    Act, Bindings, Free, Intent, Lens, Listening, Pads, Pointer, Shown,
    intent::{Fold, Held, Moment},
    steer::Steer,
    verb::Verb,
};
use crate::board::Direction;
use bevy::{input::keyboard::KeyboardInput, prelude::*, window::RequestRedraw};
use leafwing_input_manager::prelude::ActionState;

/// What the player is being asked, as far as the key bindings need to know.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Nothing: digits select units, arrows move the cursor.
    #[default]
    Nothing,
    /// Nothing, but there is a draft that Enter takes wherever the cursor is.
    Draft,
    /// Which die to keep: digits take it, arrows mark one.
    Die,
    /// One of several answers: digits take it, arrows mark one.
    Options,
    /// Several questions at once: digits and left/right arrows answer one of them, up/down arrows choose it.
    Form,
    /// A replay is shown: arrows step through its orders and turns.
    Replay,
    /// A card: only back, accept, help and the menu work; its buttons do the rest.
    Card,
    /// A screen without a map, or a question that covers it: undo works too.
    Page,
}

/// Logical pixels per second that held keys move the view.
const PAN_SPEED: f32 = 900.0;

/// What a key does when it goes down, except the cursor and digits.
fn plain(act: Act) -> Option<Intent> {
    Some(match act {
        Act::Back => Intent::Back,
        Act::ZoomIn => Intent::Zoom { steps: 1.0, at: None },
        Act::ZoomOut => Intent::Zoom { steps: -1.0, at: None },
        Act::WholeBoard => Intent::WholeBoard,
        Act::GoActive => Intent::GoActive,
        Act::NextUnit => Intent::NextUnit,
        Act::PreviousUnit => Intent::PreviousUnit,
        Act::EndTurn => Intent::EndTurn,
        Act::FewerTargets => Intent::FewerTargets,
        Act::MoreTargets => Intent::MoreTargets,
        Act::Undo => Intent::Undo,
        Act::Redo => Intent::Redo,
        Act::Help => Intent::Help(None),
        Act::Skip => Intent::Skip,
        Act::Ledger => Intent::Fold(Fold::Ledger),
        Act::Column => Intent::Fold(Fold::Column),
        Act::Buttons => Intent::Buttons,
        Act::Menu => Intent::Menu,
        Act::NextView => Intent::NextView,
        Act::Rolls => Intent::Open(Shown::Rolls),
        Act::Advice => Intent::Advice,
        Act::Reasons => Intent::Reasons,
        Act::FullScreen => Intent::FullScreen,
        _ => return Verb::of(act).map(Intent::Mode),
    })
}

fn digit(act: Act) -> Option<u8> {
    Act::DIGITS.into_iter().position(|known| known == act).map(|place| place as u8 + 1)
}

fn arrow(act: Act) -> Option<Direction> {
    Some(match act {
        Act::CursorUp => Direction::North,
        Act::CursorDown => Direction::South,
        Act::CursorLeft => Direction::West,
        Act::CursorRight => Direction::East,
        _ => return None,
    })
}

/// What a digit does.
const fn number(asked: Asked, number: u8) -> Intent {
    match asked {
        Asked::Nothing | Asked::Draft | Asked::Replay => Intent::UnitNumber(number),
        Asked::Die => Intent::TakeDie(number as usize - 1),
        Asked::Options | Asked::Form | Asked::Card | Asked::Page => Intent::TakeOption(number as usize - 1),
    }
}

/// Whether a key takes effect, or is left to the focused button.
const fn heard(act: Act, asked: Asked, focused: bool) -> bool {
    match act {
        Act::Choose | Act::Skip if focused => false,
        Act::Back | Act::Choose | Act::Help | Act::Menu | Act::Buttons | Act::FullScreen => true,
        Act::Undo | Act::Redo => !matches!(asked, Asked::Card),
        _ => !matches!(asked, Asked::Card | Asked::Page),
    }
}

/// What an arrow does: a step of the cursor, the next answer, or a step through a replay.
pub(super) fn arrow_means(
    act: Act,
    asked: Asked,
    pointer: &mut Pointer,
    lens: &Lens,
    free: &Free,
    intents: &mut MessageWriter<Intent>,
) {
    let Some(direction) = arrow(act) else { return };
    if matches!(asked, Asked::Nothing | Asked::Draft) {
        intents.write_batch(pointer.step(direction, lens, free));
    } else {
        let forward = matches!(direction, Direction::South | Direction::East);
        let aside = matches!(direction, Direction::West | Direction::East);
        let step = if forward { 1 } else { -1 };
        intents.write(match (asked, aside) {
            (Asked::Replay, true) => Intent::Theatre(Moment::Order(step)),
            (Asked::Replay, false) => Intent::Theatre(Moment::Turn(step)),
            (Asked::Form, true) => Intent::MarkChoice(step),
            _ => Intent::MarkOption(step),
        });
    }
}

/// Sends the intents for keys that went down in this frame.
#[allow(clippy::too_many_arguments, reason = "a system's parameters")]
pub(super) fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    (bindings, listening): (Res<Bindings>, Res<Listening>),
    asked: Res<Asked>,
    lens: Res<Lens>,
    free: Res<Free>,
    time: Res<Time<Real>>,
    mut pointer: ResMut<Pointer>,
    mut intents: MessageWriter<Intent>,
) {
    if free.typing || listening.is_on() {
        return;
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for act in Act::ALL {
        if !bindings.went_down(act, &keys) || !heard(act, *asked, free.focused) {
            continue;
        }
        if arrow(act).is_some() {
            arrow_means(act, *asked, &mut pointer, &lens, &free, &mut intents);
        } else {
            intents.write_batch(means(act, *asked, &mut pointer, shift, time.elapsed_secs_f64()));
        }
    }
}

/// What an act other than an arrow does.
fn means(act: Act, asked: Asked, pointer: &mut Pointer, shift: bool, now: f64) -> Option<Intent> {
    match act {
        Act::Choose => {
            let at_cursor = asked == Asked::Nothing && pointer.points();
            let click = at_cursor.then(|| pointer.choose(shift, now)).flatten();
            Some(click.unwrap_or(Intent::Accept))
        }
        Act::PickUp => pointer.lift(),
        _ => plain(act).or_else(|| digit(act).map(|count| number(asked, count))),
    }
}

/// Sends the intents for gamepad buttons that went down in this frame; its arrows are handled with the stick.
#[allow(clippy::too_many_arguments, reason = "a system's parameters")]
pub(super) fn read_pads(
    gamepads: Query<&Gamepad>,
    (pads, listening): (Res<Pads>, Res<Listening>),
    asked: Res<Asked>,
    free: Res<Free>,
    time: Res<Time<Real>>,
    mut pointer: ResMut<Pointer>,
    mut intents: MessageWriter<Intent>,
    mut steers: MessageWriter<Steer>,
) {
    if listening.is_on() || gamepads.is_empty() {
        return;
    }
    for act in Act::ALL {
        if !pads.went_down(act, gamepads.iter()) || arrow(act).is_some() {
            continue;
        }
        let steers_by = match (act, *asked) {
            (Act::Choose, _) if free.focused => Steer::of(act),
            (Act::NextUnit | Act::PreviousUnit, Asked::Card | Asked::Page) => Steer::of(act),
            _ => None,
        };
        match steers_by {
            Some(steer) => {
                steers.write(steer);
            }
            None if heard(act, *asked, free.focused) => {
                intents.write_batch(means(act, *asked, &mut pointer, false, time.elapsed_secs_f64()));
            }
            None => {}
        }
    }
}

/// Repeats a held arrow at the keyboard's repeat rate.
pub(super) fn repeat_arrows(
    mut pressed: MessageReader<KeyboardInput>,
    bindings: Res<Bindings>,
    asked: Res<Asked>,
    lens: Res<Lens>,
    free: Res<Free>,
    mut pointer: ResMut<Pointer>,
    mut intents: MessageWriter<Intent>,
) {
    let walks = !free.typing && matches!(*asked, Asked::Nothing | Asked::Draft | Asked::Replay);
    for key in pressed.read().filter(|key| walks && key.repeat && key.state.is_pressed()) {
        let act = Act::ALL.into_iter().find(|act| bindings.keys(*act).iter().any(|known| known.code == key.key_code));
        if let Some(act) = act {
            arrow_means(act, *asked, &mut pointer, &lens, &free, &mut intents);
        }
    }
}

/// Sends when a key that shows something while held goes down and up.
pub(super) fn hold_keys(
    hands: Query<&ActionState<Act>>,
    (gamepads, pads): (Query<&Gamepad>, Res<Pads>),
    free: Res<Free>,
    mut held: Local<[bool; 3]>,
    mut intents: MessageWriter<Intent>,
) {
    let kinds = [(Act::LineOfSight, Held::LineOfSight), (Act::Threat, Held::Threat), (Act::Breakdown, Held::Breakdown)];
    for ((act, kind), was) in kinds.into_iter().zip(held.iter_mut()) {
        let is = !free.typing && hands.iter().any(|hand| hand.pressed(&act)) || pads.is_held(act, gamepads.iter());
        if is != *was {
            *was = is;
            intents.write(Intent::Hold(kind, is));
        }
    }
}

/// Moves the view while its keys are held.
pub(super) fn pan_by_keys(
    hands: Query<&ActionState<Act>>,
    free: Res<Free>,
    time: Res<Time<Real>>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if free.typing {
        return;
    }
    let ways = [
        (Act::PanUp, Vec2::new(0.0, 1.0)),
        (Act::PanDown, Vec2::new(0.0, -1.0)),
        (Act::PanLeft, Vec2::new(1.0, 0.0)),
        (Act::PanRight, Vec2::new(-1.0, 0.0)),
    ];
    let held = ways.iter().filter(|(act, _)| hands.iter().any(|hand| hand.pressed(act)));
    let way: Vec2 = held.map(|(_, way)| *way).sum();
    if way != Vec2::ZERO {
        // The first frame after a pause may be long; the view must not jump.
        intents.write(Intent::Pan(way.normalize() * PAN_SPEED * time.delta_secs().min(0.05)));
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_on_a_screen_without_a_map_is_taken_back_by_its_key() {
        assert!(heard(Act::Undo, Asked::Page, true) && heard(Act::Redo, Asked::Page, false));
        assert!(!heard(Act::Undo, Asked::Card, false), "a card comes first");
        assert!(!heard(Act::EndTurn, Asked::Page, false) && !heard(Act::EndTurn, Asked::Card, false));
        assert!(heard(Act::EndTurn, Asked::Nothing, false));
    }
}
