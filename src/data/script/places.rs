//! Where the parts of a script are in its file, so that a step that fails is named by line and column.

use crate::data::{error::Place, shape};
use ron::value::RawValue;
use serde::Deserialize;

/// The line and column of each step and of the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    steps: Vec<Place>,
    /// The list of dice.
    pub dice: Place,
}

/// The parts of a script that can be pointed at, as they are written. The parser lends them from the text itself.
#[derive(Deserialize)]
struct Outline<'a> {
    #[serde(borrow, default)]
    dice: Option<&'a RawValue>,
    #[serde(borrow, default)]
    play: Vec<&'a RawValue>,
}

impl Places {
    /// The places of a script that has been read without fault.
    pub fn of(text: &str) -> Self {
        let outline = shape::options().from_str::<Outline>(text);
        let outline = outline.unwrap_or(Outline { dice: None, play: Vec::new() });
        let place = |part: &RawValue| place(text, part.trim().get_ron());
        Self {
            steps: outline.play.iter().map(|step| place(step)).collect(),
            dice: outline.dice.map_or(Place::File, place),
        }
    }

    /// The place of a step, counted from 0.
    pub fn step(&self, step: usize) -> Place {
        self.steps.get(step).cloned().unwrap_or(Place::File)
    }

    /// The place of what a path into the file names: its step where it leads into the steps.
    pub(in crate::data) fn of_path(&self, path: &str) -> Option<Place> {
        let step = path.strip_prefix("play[")?.split(']').next()?.parse().ok()?;
        self.steps.get::<usize>(step).cloned()
    }
}

/// The line and column of a part of a text, from where the two lie in memory.
fn place(text: &str, part: &str) -> Place {
    let offset = part.as_ptr().addr().wrapping_sub(text.as_ptr().addr());
    let Some(before) = text.get(..offset) else { return Place::File };
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Place::Line(line, column)
}
