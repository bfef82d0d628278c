//! The effect of density, or of anything else, on a result: least squares and logit, with errors robust to clusters.

use super::{critical, p_value};
use nalgebra::{SMatrix, SVector};
use std::collections::BTreeMap;

/// Number of steps after which a fit that hasn't converged is given up.
const STEPS: usize = 50;

/// Battles of one cluster with the same explanatory values, as used in a regression.
#[derive(Clone, Copy, Debug)]
pub struct Observation<const K: usize> {
    /// The explanatory values; the first is 1 for a model with a constant.
    pub x: [f64; K],
    /// How many there are.
    pub count: u64,
    /// The sum of the results; for a logit, each is 0 to 1.
    pub sum: f64,
    /// Its cluster.
    pub cluster: u64,
}

/// The effect of one term.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coefficient {
    /// The change of the result (for a logit, of the log odds) for one more of the term.
    pub value: f64,
    /// Its standard error, robust to clusters.
    pub error: f64,
    /// The lower bound of its 95 % interval.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// How often chance alone gives this much, or more.
    pub p: f64,
}

/// A fitted model.
#[derive(Clone, Debug, PartialEq)]
pub struct Model<const K: usize> {
    /// Its terms, in the order of [`Observation::x`].
    pub terms: [Coefficient; K],
    /// Battles.
    pub count: u64,
    /// Number of clusters they come in.
    pub clusters: u64,
}

/// Least squares; none if the terms can't be separated, there is no residual variation, or there are too few clusters.
pub fn ols<const K: usize>(observations: &[Observation<K>]) -> Option<Model<K>> {
    let (mut squares, mut moments) = (SMatrix::<f64, K, K>::zeros(), SVector::<f64, K>::zeros());
    for one in observations {
        let x = SVector::from(one.x);
        squares += x * x.transpose() * one.count as f64;
        moments += x * one.sum;
    }
    let bread = squares.try_inverse()?;
    let fit = bread * moments;
    robust(observations, &fit, &bread, |score| score)
}

/// A logit by Newton's steps; none if there is no best fit (above or below some value of a term all battles are won, or
/// lost), there is no residual variation, or there are too few clusters.
pub fn logit<const K: usize>(observations: &[Observation<K>]) -> Option<Model<K>> {
    if (1..K).any(|term| is_parted(observations, term)) {
        return None;
    }
    let mut fit = SVector::<f64, K>::zeros();
    for _ in 0..STEPS {
        let (mut slope, mut bend) = (SVector::<f64, K>::zeros(), SMatrix::<f64, K, K>::zeros());
        for one in observations {
            let x = SVector::from(one.x);
            let chance = logistic(x.dot(&fit));
            let count = one.count as f64;
            slope += x * (one.sum - count * chance);
            bend += x * x.transpose() * (count * chance * (1.0 - chance));
        }
        let bread = bend.try_inverse()?;
        let step = bread * slope;
        fit += step;
        if !fit.iter().all(|value| value.is_finite() && value.abs() < 1e3) {
            return None;
        }
        if step.amax() < 1e-10 {
            return robust(observations, &fit, &bread, logistic);
        }
    }
    None
}

/// Whether a value of a term separates wins from losses: the odds then have no bound, and however far Newton's method
/// goes toward it, the resulting numbers are meaningless.
fn is_parted<const K: usize>(observations: &[Observation<K>], term: usize) -> bool {
    let ends = |holds: fn(&Observation<K>) -> bool| {
        let values = observations.iter().filter(|one| holds(one)).map(|one| one.x[term]);
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(x), high.max(x)))
    };
    let (won, lost) = (ends(|one| one.sum > 0.0), ends(|one| one.sum < one.count as f64));
    won.1 <= lost.0 || lost.1 <= won.0
}

/// The probability for a log odds.
pub fn logistic(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// The sandwich: bread, the clusters' summed scores, bread; times G / (G - 1) and (N - 1) / (N - K).
fn robust<const K: usize>(
    observations: &[Observation<K>],
    fit: &SVector<f64, K>,
    bread: &SMatrix<f64, K, K>,
    expected: impl Fn(f64) -> f64,
) -> Option<Model<K>> {
    let mut sums: BTreeMap<u64, SVector<f64, K>> = BTreeMap::new();
    for one in observations {
        let x = SVector::from(one.x);
        *sums.entry(one.cluster).or_insert_with(SVector::zeros) +=
            x * (one.sum - one.count as f64 * expected(x.dot(fit)));
    }
    let battles: u64 = observations.iter().map(|one| one.count).sum();
    let (count, clusters) = (battles as f64, sums.len() as f64);
    let meat = sums.values().fold(SMatrix::<f64, K, K>::zeros(), |all, sum| all + sum * sum.transpose());
    let errors = critical(sums.len() as u64).filter(|_| count > K as f64)?;
    let small = clusters / (clusters - 1.0) * (count - 1.0) / (count - K as f64);
    let spread = bread * meat * bread * small;
    let term = |place: usize| {
        let (value, error) = (fit[place], spread[(place, place)].max(0.0).sqrt());
        let p = if error > 0.0 { p_value(value / error, sums.len() as u64) } else { 1.0 };
        Coefficient { value, error, low: value - errors * error, high: value + errors * error, p }
    };
    let terms: [Coefficient; K] = std::array::from_fn(term);
    // If all clusters are exactly on the fit, they say nothing about how far others would be from it.
    if terms.iter().any(|term| term.error <= term.value.abs() * 1e-9) {
        return None;
    }
    Some(Model { terms, count: battles, clusters: sums.len() as u64 })
}
