//! A mean, or a rate, of values in clusters.

use super::{critical, p_value};
use std::collections::BTreeMap;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error, robust to clusters.
    pub error: f64,
    /// The lower bound; if nothing is known about it, 0 for a rate and minus infinity otherwise. That is the case for a
    /// single cluster, and for a mean of values that are all equal.
    pub low: f64,
    /// The upper bound; if nothing is known about it, 1 for a rate and infinity otherwise.
    pub high: f64,
    /// Values.
    pub count: u64,
    /// Number of clusters they come in.
    pub clusters: u64,
}

impl Estimate {
    /// The distance from the lower bound to the upper one.
    pub fn width(&self) -> f64 {
        self.high - self.low
    }

    /// The same if no value can be outside these bounds: the mean can't either, so the interval is cut there. An
    /// unknown bound stays unknown.
    pub fn within(self, least: f64, most: f64) -> Self {
        let cut = |bound: f64| if bound.is_finite() { bound.clamp(least, most) } else { bound };
        Self { low: cut(self.low), high: cut(self.high), ..self }
    }

    /// How often chance alone gives a mean this far from `value`, or farther, if that were the true value.
    pub fn p_against(&self, value: f64) -> f64 {
        match self.mean - value {
            0.0 => 1.0,
            _ if self.error == 0.0 => 0.0,
            far => p_value(far / self.error, self.clusters),
        }
    }
}

/// Values in clusters, reduced to what their mean needs.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    /// Number of values and their sum, by cluster, for clusters that may still grow.
    open: BTreeMap<u64, (u64, f64)>,
    /// All others.
    closed: Closed,
    /// The sum of all squared values.
    squares: f64,
}

/// What is kept of clusters that no longer grow, so that millions of pairs take no more memory than one.
#[derive(Clone, Copy, Debug, Default)]
struct Closed {
    clusters: u64,
    count: u64,
    sum: f64,
    /// Sums of the clusters' squared sizes, of their sizes times their sums, and of their squared sums.
    products: [f64; 3],
}

impl Closed {
    fn take(&mut self, (count, sum): (u64, f64)) {
        let size = count as f64;
        self.clusters += 1;
        self.count += count;
        self.sum += sum;
        self.products[0] += size * size;
        self.products[1] += size * sum;
        self.products[2] += sum * sum;
    }

    /// The squared sums of the clusters' residuals.
    fn squares(&self, mean: f64) -> f64 {
        let [sizes, both, sums] = self.products;
        (sums - 2.0 * mean * both + mean * mean * sizes).max(0.0)
    }
}

impl Sample {
    /// Adds a value.
    pub fn add(&mut self, cluster: u64, value: f64) {
        let (count, sum) = self.open.entry(cluster).or_default();
        *count += 1;
        *sum += value;
        self.squares += value * value;
    }

    /// Adds a value to a cluster of known size; a full cluster is closed.
    pub fn add_to(&mut self, cluster: u64, size: u64, value: f64) {
        self.add(cluster, value);
        if self.open.get(&cluster).is_some_and(|(count, _)| *count >= size) {
            self.closed.take(self.open.remove(&cluster).unwrap_or_default());
        }
    }

    /// The number of values.
    pub fn count(&self) -> u64 {
        self.closed.count + self.open.values().map(|(count, _)| count).sum::<u64>()
    }

    fn total(&self) -> f64 {
        self.closed.sum + self.open.values().map(|(_, sum)| sum).sum::<f64>()
    }

    fn clusters(&self) -> u64 {
        self.closed.clusters + self.open.len() as u64
    }

    /// Mean and variance of the mean: the squared sums of the clusters' residuals, times G / (G - 1).
    fn spread(&self) -> Option<(f64, f64)> {
        let (count, clusters) = (self.count() as f64, self.clusters() as f64);
        if self.clusters() == 0 {
            return None;
        }
        let mean = self.total() / count;
        let residual = |(size, sum): &(u64, f64)| (sum - *size as f64 * mean).powi(2);
        let squares = self.closed.squares(mean) + self.open.values().map(residual).sum::<f64>();
        let variance = if clusters > 1.0 { squares / (count * count) * clusters / (clusters - 1.0) } else { f64::NAN };
        Some((mean, variance))
    }

    /// The variance of the mean if every value were a cluster of its own; none if all values are equal, which says
    /// nothing about how far others might be from them.
    fn alone(&self) -> Option<f64> {
        let (count, total) = (self.count() as f64, self.total());
        let spread = count * self.squares - total * total;
        // Sums of squares are accurate to some sixteen digits.
        let seen = spread > count * self.squares * 1e-12;
        seen.then(|| spread / (count * count * (count - 1.0)))
    }

    /// The mean with Student's interval for G - 1 degrees of freedom, based on the clusters' spread; none without
    /// values.
    pub fn clustered(&self) -> Option<Estimate> {
        let (_, variance) = self.spread()?;
        self.with(variance)
    }

    /// The same, but never more certain than with independent values: clusters that happen to have equal means say no
    /// more than their values do. If all values are equal, nothing is known about the bounds.
    pub fn mean(&self) -> Option<Estimate> {
        let (_, variance) = self.spread()?;
        self.with(self.alone().map_or(f64::INFINITY, |alone| alone.max(variance)))
    }

    fn with(&self, variance: f64) -> Option<Estimate> {
        let ((mean, _), clusters) = (self.spread()?, self.clusters());
        let (error, half) = match critical(clusters) {
            Some(errors) => (variance.sqrt(), errors * variance.sqrt()),
            None => (f64::INFINITY, f64::INFINITY),
        };
        Some(Estimate { mean, error, low: mean - half, high: mean + half, count: self.count(), clusters })
    }

    /// The mean of values from 0 to 1 with Wilson's interval. Its number of trials follows from the spread of the
    /// clusters: as many independent trials as would have the same spread, but never more than there were battles. If
    /// all results are equal there is no spread, and each cluster counts once.
    pub fn rate(&self) -> Option<Estimate> {
        let (mean, variance) = self.spread()?;
        let (count, clusters) = (self.count(), self.clusters());
        let Some(errors) = critical(clusters) else {
            return Some(Estimate { mean, error: f64::INFINITY, low: 0.0, high: 1.0, count, clusters });
        };
        let alone = mean * (1.0 - mean);
        let trials = match alone {
            0.0 => clusters as f64,
            _ if variance > 0.0 => (alone / variance).min(count as f64),
            _ => count as f64,
        };
        let (low, high) = wilson(mean, trials, errors);
        Some(Estimate { mean, error: (alone / trials).sqrt(), low, high, count, clusters })
    }
}

/// Wilson's interval of a rate with this many independent trials.
pub fn wilson(rate: f64, trials: f64, errors: f64) -> (f64, f64) {
    let square = errors * errors;
    let over = 1.0 + square / trials;
    let centre = (rate + square / (2.0 * trials)) / over;
    let half = errors / over * (rate * (1.0 - rate) / trials + square / (4.0 * trials * trials)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}
