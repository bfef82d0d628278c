//! Curves: map an input of 0 to 1000 along straight lines between points.

use crate::data::{
    findings::{Findings, Path},
    number::within,
};
use crate::words::Message;

/// The largest input and the largest value.
const TOP: i32 = 1000;

/// A curve of straight lines, in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve(Vec<(i32, i32)>);

impl Curve {
    /// The output equals the input.
    pub(in crate::data) fn straight() -> Self {
        Self(vec![(0, 0), (TOP, TOP)])
    }

    /// Inputs must increase from point to point; inputs and values are between 0 and 1000.
    pub(in crate::data) fn checked(findings: &mut Findings, path: &Path, points: &[(i64, i64)]) -> Self {
        if points.is_empty() {
            findings.fault(path, Message::new("data-empty"));
        }
        for (place, (x, y)) in points.iter().enumerate() {
            let path = path.at(place);
            within(findings, &path, *x, 0, TOP.into());
            within(findings, &path, *y, 0, TOP.into());
            if place > 0 && points[place - 1].0 >= *x {
                findings.fault(&path, Message::new("opponent-curve"));
            }
        }
        let clamp = |number: i64| number.clamp(0, TOP.into()) as i32;
        Self(points.iter().map(|(x, y)| (clamp(*x), clamp(*y))).collect())
    }

    /// The value for an input: constant before the first point and after the last.
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
