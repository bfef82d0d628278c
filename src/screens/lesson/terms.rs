//! The terms that the sentences of a lesson fill in: keys, labels of buttons, both sides.

use crate::battle::teaching::Course;
use crate::input::{Act, Hints};
use crate::screens::host::host;
use crate::words::{Term, word};
use bevy::prelude::World;

/// Keys by the names that the sentences of lessons use.
const KEYS: [(&str, Act); 17] = [
    ("accept", Act::Choose),
    ("back", Act::Back),
    ("undo", Act::Undo),
    ("help", Act::Help),
    ("end", Act::EndTurn),
    ("move", Act::Move),
    ("attack", Act::Attack),
    ("overwatch", Act::Overwatch),
    ("charge", Act::Charge),
    ("next-unit", Act::NextUnit),
    ("fewer", Act::FewerTargets),
    ("more", Act::MoreTargets),
    ("views", Act::NextView),
    ("whole-board", Act::WholeBoard),
    ("advice", Act::Advice),
    ("reasons", Act::Reasons),
    ("rolls", Act::Rolls),
];

/// Buttons by the names that the sentences use, each with its label.
const BUTTONS: [(&str, &str); 10] = [
    ("button-next", "lesson-next"),
    ("button-done", "lesson-done"),
    ("button-play-on", "lesson-play-on"),
    ("button-play-next", "lesson-play-next"),
    ("button-undo", "act-undo"),
    ("button-overwatch", "act-overwatch"),
    ("button-charge", "act-charge"),
    ("button-fire", "order-button-fire"),
    ("button-fewer", "window-fewer-targets"),
    ("button-more", "window-more-targets"),
];

/// The values for those terms: keys, labels of buttons, both sides as the chosen colors name them.
pub(super) fn terms(world: &World, lesson: &dyn Course) -> Vec<(&'static str, Term)> {
    let (shown, host, taught) = (world.resource::<Hints>(), host(world), lesson.side());
    let keys = KEYS.map(|(name, act)| (name, Term::from(shown.of(act))));
    let buttons = BUTTONS.map(|(name, id)| (name, Term::from(word(id))));
    let sides = [("ours", taught), ("theirs", taught.other())];
    let sides = sides.map(|(name, side)| (name, Term::from(host.side(world, side))));
    keys.into_iter().chain(buttons).chain(sides).collect()
}
