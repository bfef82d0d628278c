//! The sticks of a gamepad: the left one moves the cursor or the marked answer, the right one moves the view.

use super::{Act, Asked, Free, Intent, Lens, Listening, Pads, Pointer, keys, steer::Steer};
use bevy::{prelude::*, window::RequestRedraw};

/// How far a stick must lean to count, as a fraction of its range.
const LEAN: f32 = 0.5;
/// Seconds until a held stick or button repeats, and between two repeats.
const FIRST: f32 = 0.32;
const NEXT: f32 = 0.075;
/// Logical pixels per second that the right stick moves the view.
const PAN_SPEED: f32 = 1000.0;

/// Whether a stick is used.
pub(super) fn leans(pad: &Gamepad) -> bool {
    pad.left_stick().length() > LEAN || pad.right_stick().length() > LEAN
}

/// The direction of the left stick or the four direction buttons.
fn way(pads: &Pads, pad: &Gamepad) -> Option<Act> {
    let arrows = [Act::CursorUp, Act::CursorDown, Act::CursorLeft, Act::CursorRight];
    if let Some(held) = arrows.into_iter().find(|act| pads.is_held(*act, [pad])) {
        return Some(held);
    }
    let lean = pad.left_stick();
    match lean {
        small if small.length() < LEAN => None,
        wide if wide.x.abs() > wide.y.abs() => Some(if wide.x > 0.0 { Act::CursorRight } else { Act::CursorLeft }),
        tall => Some(if tall.y > 0.0 { Act::CursorUp } else { Act::CursorDown }),
    }
}

/// What the held direction has done so far.
#[derive(Default)]
pub(super) struct Walk {
    way: Option<Act>,
    wait: f32,
}

impl Walk {
    /// The step that is due now.
    fn step(&mut self, way: Option<Act>, seconds: f32) -> Option<Act> {
        if way != self.way {
            (self.way, self.wait) = (way, FIRST);
            return way;
        }
        self.wait -= seconds;
        if way.is_none() || self.wait > 0.0 {
            return None;
        }
        self.wait = NEXT;
        way
    }
}

/// Moves the cursor, the marked answer or the focus as long as the stick or button is held.
#[allow(clippy::too_many_arguments, reason = "a system's parameters")]
pub(super) fn walk_by_pad(
    gamepads: Query<&Gamepad>,
    (pads, listening): (Res<Pads>, Res<Listening>),
    (asked, lens, free): (Res<Asked>, Res<Lens>, Res<Free>),
    time: Res<Time<Real>>,
    mut walk: Local<Walk>,
    mut pointer: ResMut<Pointer>,
    mut intents: MessageWriter<Intent>,
    mut steers: MessageWriter<Steer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let held = gamepads.iter().find_map(|pad| way(&pads, pad));
    if held.is_some() {
        redraw.write(RequestRedraw);
    }
    if listening.is_on() {
        return;
    }
    let Some(act) = walk.step(held, time.delta_secs().min(0.05)) else { return };
    match *asked {
        Asked::Card | Asked::Page => {
            steers.write_batch(Steer::of(act));
        }
        asked => keys::arrow_means(act, asked, &mut pointer, &lens, &free, &mut intents),
    }
}

/// Moves the view by the right stick.
pub(super) fn pan_by_stick(
    gamepads: Query<&Gamepad>,
    time: Res<Time<Real>>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let lean: Vec2 = gamepads.iter().map(Gamepad::right_stick).filter(|lean| lean.length() > 0.2).sum();
    if lean != Vec2::ZERO {
        let pull = Vec2::new(-lean.x, lean.y);
        intents.write(Intent::Pan(pull * PAN_SPEED * time.delta_secs().min(0.05)));
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_way_steps_at_once_waits_and_then_walks_on() {
        let mut walk = Walk::default();
        let right = Some(Act::CursorRight);
        assert_eq!(walk.step(right, 0.016), right);
        let steps = (0..40).filter(|_| walk.step(right, 0.016).is_some()).count();
        assert!((4..=6).contains(&steps), "{steps} in 640 ms");
        assert_eq!(walk.step(None, 0.016), None);
        assert_eq!(walk.step(right, 0.016), right, "a new lean counts at once");
    }
}
