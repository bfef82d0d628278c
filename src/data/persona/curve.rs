//! Curves: map an input of 0 to 1000 by straight lines between points.

/// The largest input and the largest value.
pub const TOP: i32 = 1000;

/// A curve of straight lines, in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve(Vec<(i32, i32)>);

impl Curve {
    /// A curve through points whose inputs grow; checked by who reads them from a file.
    pub(super) const fn new(points: Vec<(i32, i32)>) -> Self {
        Self(points)
    }

    /// The value of an input: level before the first point and behind the last.
    pub fn at(&self, input: i32) -> i32 {
        let Some(next) = self.0.iter().position(|(x, _)| *x >= input) else {
            return self.0.last().map_or(0, |(_, y)| *y);
        };
        let (x, y) = self.0[next];
        match next.checked_sub(1).map(|before| self.0[before]) {
            Some((from, low)) if x > from => low + (y - low) * (input - from) / (x - from),
            _ => y,
        }
    }
}
