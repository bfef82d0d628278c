//! A ghost that is dropped on a forbidden square shakes its head, once.

use super::ViewSystems;
use super::outlook::Outlook;
use super::pens::Drawn;
use super::playback::Playback;
use bevy::{prelude::*, window::RequestRedraw};

/// How long it shakes, in seconds.
const LONG: f32 = 0.36;
/// The initial distance to each side, in cells.
const WIDE: f32 = 0.22;
/// Oscillations per second.
const QUICK: f32 = 11.0;

/// Part of a shaking ghost.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Shaken {
    times: u32,
    x: f32,
}

impl Shaken {
    /// Part of a ghost that was refused this many times.
    pub(super) const fn of(times: u32, part: &Drawn) -> Self {
        Self { times, x: part.2.translation.x }
    }
}

/// The refusal behind the current shaking, and the seconds since.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Shake {
    times: u32,
    after: f32,
}

/// Shakes ghosts; if motion is reduced they stay still.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shake>().add_systems(Update, shake_ghosts.after(ViewSystems::Draw));
}

/// A ghost's offset from its place this many seconds after it was refused, in cells.
fn offset(after: f32) -> f32 {
    let left = (1.0 - after / LONG).max(0.0);
    (after * QUICK * std::f32::consts::TAU).sin() * left * WIDE
}

fn shake_ghosts(
    mut shake: ResMut<Shake>,
    mut parts: Query<(&Shaken, &mut Transform)>,
    playback: Res<Playback>,
    outlook: Res<Outlook>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((newest, _)) = parts.iter().next() else { return };
    if newest.times != shake.times {
        *shake = Shake { times: newest.times, after: 0.0 };
    } else if shake.after < LONG {
        shake.after += time.delta_secs().min(0.05);
    } else {
        return;
    }
    let by = if playback.reduced { 0.0 } else { offset(shake.after) * outlook.cell_px() as f32 };
    for (part, mut place) in &mut parts {
        place.translation.x = part.x + by;
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_moves_to_both_sides_and_then_lies_still() {
        let way: Vec<f32> = (0..10u8).map(|step| offset(f32::from(step) * 0.03)).collect();
        assert!(way.iter().any(|x| *x > 0.05) && way.iter().any(|x| *x < -0.05), "{way:?}");
        assert!(way.iter().all(|x| x.abs() <= WIDE));
        assert_eq!(offset(LONG).abs(), 0.0);
        assert_eq!(offset(9.0).abs(), 0.0);
    }
}
