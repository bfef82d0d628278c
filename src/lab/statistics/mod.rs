//! The statistics of rows: means and rates with intervals that account for similar battles on the same board, effects
//! by regression, variants compared pair by pair. Only this module uses floating point.
//!
//! A cluster is a board with all its battles, both battles of each pair and of every lap. If a point has only one
//! board, such as a level's own ground, a cluster is a pair of twins, and the result is about that board. docs/lab.md
//! lists the assumptions.

pub mod regression;
pub mod sample;

pub use regression::{Coefficient, Model, Observation, logit, ols};
pub use sample::{Estimate, Sample};

use statrs::distribution::{ContinuousCDF, StudentsT};

/// Probability that an interval misses the true value at either end.
const TAIL: f64 = 0.025;

/// The distribution of a mean over this many clusters, in standard errors from the true value.
fn student(clusters: u64) -> Option<StudentsT> {
    StudentsT::new(0.0, 1.0, clusters.checked_sub(1).filter(|freedom| *freedom > 0)? as f64).ok()
}

/// Standard errors on either side that contain the true value nineteen times out of twenty; none for a single cluster.
pub fn critical(clusters: u64) -> Option<f64> {
    student(clusters).map(|student| student.inverse_cdf(1.0 - TAIL))
}

/// How often chance alone gives a value this many standard errors from zero, or farther.
pub fn p_value(errors: f64, clusters: u64) -> f64 {
    student(clusters).map_or(1.0, |student| 2.0 * student.cdf(-errors.abs()))
}
