//! The sounds of each beat, and after how many milliseconds at normal speed each one starts.

use super::Sound;
use crate::view::beat::Beat;

/// Milliseconds from one sound of a kind to the next: closer ones would merge into noise.
const APART: f32 = 75.0;
/// Milliseconds from one walker to the next, and per step, as in the display.
const FOLLOW: f32 = 150.0;
const STEP: f32 = 90.0;
/// The most sounds in one beat: a crowd isn't louder than a handful.
const MOST: usize = 10;

/// The sounds of a beat; empty for anything invisible.
pub fn score(beat: &Beat) -> Vec<(f32, Sound)> {
    let several = |sound: Sound, count: usize| -> Vec<(f32, Sound)> {
        (0..count.min(MOST)).map(|place| (place as f32 * APART, sound)).collect()
    };
    match beat {
        Beat::Walk(ways) => {
            let set_down = |(place, cells): (usize, usize)| {
                let start = place as f32 * FOLLOW;
                let steps = (1..cells).step_by(2).map(move |step| (start + step as f32 * STEP, Sound::Step));
                steps.chain([(start + cells as f32 * STEP, Sound::Card)])
            };
            ways.iter().map(|way| way.cells.len()).enumerate().flat_map(set_down).collect()
        }
        Beat::Volley(shots) => several(Sound::Shot, shots.len()),
        Beat::Dice(tumble) => vec![(0.0, Sound::Dice(tumble.dice.len().clamp(1, 3) as u8))],
        Beat::Fall(pieces) => several(Sound::Slide, pieces.len().min(3)),
        Beat::Fade(_) => vec![(0.0, Sound::Slide)],
        Beat::Run(_) => vec![(0.0, Sound::Hoot), (320.0, Sound::Slide)],
        Beat::Stamp(_, badge) => vec![(0.0, if badge.is_shock() { Sound::Drum } else { Sound::Stamp })],
        Beat::Call(..) => vec![(0.0, Sound::Call)],
        Beat::Clash(..) => vec![(0.0, Sound::Clash)],
        Beat::Jolt(..) => vec![(0.0, Sound::Knock)],
        Beat::Blast(_) | Beat::Land(..) => vec![(0.0, Sound::Cork)],
        Beat::Smoke(..) => vec![(0.0, Sound::Slide), (320.0, Sound::Puff)],
        Beat::Board(..) => vec![(0.0, Sound::Latch)],
        Beat::Appear(pieces) => several(Sound::Card, pieces.len()),
        Beat::Take(..) => vec![(0.0, Sound::Take)],
        Beat::Quiet => Vec::new(),
    }
}
