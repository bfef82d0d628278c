//! The positions of a script's parts in its file, so that a failing step is reported by line and column.

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

/// The parts of a script whose positions are needed, as written. They are borrowed from the text itself.
#[derive(Deserialize)]
struct Outline<'a> {
    #[serde(borrow, default)]
    dice: Option<&'a RawValue>,
    #[serde(borrow, default)]
    play: Vec<&'a RawValue>,
}

impl Places {
    /// The positions in a script that was read without errors.
    pub fn of(text: &str) -> Self {
        let outline = shape::options().from_str::<Outline>(text);
        let outline = outline.unwrap_or(Outline { dice: None, play: Vec::new() });
        let mut cursor = Cursor::at_the_start_of(text);
        let mut place = |part: &RawValue| cursor.place(part.trim().get_ron());
        Self {
            steps: outline.play.iter().map(|step| place(step)).collect(),
            dice: outline.dice.map_or(Place::File, place),
        }
    }

    /// The position of a step, counted from 0.
    pub fn step(&self, step: usize) -> Place {
        self.steps.get(step).cloned().unwrap_or(Place::File)
    }

    /// The position for a path into the file: that of its step if it leads into the steps.
    pub(in crate::data) fn of_path(&self, path: &str) -> Option<Place> {
        let step = path.strip_prefix("play[")?.split(']').next()?.parse().ok()?;
        self.steps.get::<usize>(step).cloned()
    }
}

/// A position in a text that only moves forward, so that a list of many steps is scanned once, not once per step.
struct Cursor<'a> {
    text: &'a str,
    offset: usize,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    const fn at_the_start_of(text: &'a str) -> Self {
        Self { text, offset: 0, line: 1, column: 1 }
    }

    /// The line and column of a part of the text, computed from its location in memory.
    fn place(&mut self, part: &str) -> Place {
        let offset = part.as_ptr().addr().wrapping_sub(self.text.as_ptr().addr());
        if offset < self.offset {
            *self = Self::at_the_start_of(self.text);
        }
        let Some(between) = self.text.get(self.offset..offset) else { return Place::File };
        let (lines, last) = (between.matches('\n').count(), between.rsplit('\n').next().unwrap_or_default());
        let wide = last.chars().count();
        self.column = if lines > 0 { wide + 1 } else { self.column + wide };
        (self.line, self.offset) = (self.line + lines, offset);
        Place::Line(self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_found_by_line_and_column_whatever_stands_between() {
        let places = Places::of("(\n  play: [A(\"\u{e4}\"), b,\n\n    c], dice: [1])");
        let at = [(2, 10), (2, 18), (4, 5)].map(|(line, column)| Place::Line(line, column));
        assert_eq!([0, 1, 2].map(|step| places.step(step)), at);
        assert_eq!(places.dice, Place::Line(4, 15));
        let before = "(dice: [1], play: [\n a])";
        let places = Places::of(before);
        assert_eq!((places.dice.clone(), places.step(0)), (Place::Line(1, 8), Place::Line(2, 2)));
    }
}
