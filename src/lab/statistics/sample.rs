//! A mean, or a rate, of values that come in clusters.

use super::{critical, p_value};
use std::collections::BTreeMap;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error, robust to clusters.
    pub error: f64,
    /// The lower bound; of a single cluster nothing is known: 0 for a rate, minus infinity else.
    pub low: f64,
    /// The upper bound; of a single cluster 1 for a rate, infinity else.
    pub high: f64,
    /// Values.
    pub count: u64,
    /// Clusters that they come in.
    pub clusters: u64,
}

impl Estimate {
    /// From the lower bound to the upper one.
    pub fn width(&self) -> f64 {
        self.high - self.low
    }

    /// How often chance alone gives a mean that far from `value`, or farther, were that the truth.
    pub fn p_against(&self, value: f64) -> f64 {
        match self.mean - value {
            0.0 => 1.0,
            _ if self.error == 0.0 => 0.0,
            far => p_value(far / self.error, self.clusters),
        }
    }
}

/// Values in clusters, as far as their mean asks for them.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    /// Values and their sum, by cluster.
    clusters: BTreeMap<u64, (u64, f64)>,
}

impl Sample {
    /// Adds a value.
    pub fn add(&mut self, cluster: u64, value: f64) {
        let (count, sum) = self.clusters.entry(cluster).or_default();
        *count += 1;
        *sum += value;
    }

    /// How many values there are.
    pub fn count(&self) -> u64 {
        self.clusters.values().map(|(count, _)| count).sum()
    }

    fn total(&self) -> f64 {
        self.clusters.values().map(|(_, sum)| sum).sum()
    }

    /// Mean and variance of the mean: the squared sums of the clusters' residuals, times G / (G - 1).
    fn spread(&self) -> Option<(f64, f64)> {
        let (count, clusters) = (self.count() as f64, self.clusters.len() as f64);
        if self.clusters.is_empty() {
            return None;
        }
        let mean = self.total() / count;
        let residual = |(size, sum): &(u64, f64)| (sum - *size as f64 * mean).powi(2);
        let squares: f64 = self.clusters.values().map(residual).sum();
        let variance = if clusters > 1.0 { squares / (count * count) * clusters / (clusters - 1.0) } else { f64::NAN };
        Some((mean, variance))
    }

    /// The mean with Student's interval of G - 1 degrees of freedom; none of nothing.
    pub fn mean(&self) -> Option<Estimate> {
        let (mean, variance) = self.spread()?;
        let clusters = self.clusters.len() as u64;
        let (error, half) = match critical(clusters) {
            Some(errors) => (variance.sqrt(), errors * variance.sqrt()),
            None => (f64::INFINITY, f64::INFINITY),
        };
        Some(Estimate { mean, error, low: mean - half, high: mean + half, count: self.count(), clusters })
    }

    /// The mean of values from 0 to 1 with Wilson's interval, in which the number of trials is what the spread of the
    /// clusters says: as many independent ones as would spread as much, but never more than there were battles. Where all
    /// came out alike nothing spreads, and each cluster counts once.
    pub fn rate(&self) -> Option<Estimate> {
        let (mean, variance) = self.spread()?;
        let (count, clusters) = (self.count(), self.clusters.len() as u64);
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

/// Wilson's interval of a rate of so many independent trials.
pub fn wilson(rate: f64, trials: f64, errors: f64) -> (f64, f64) {
    let square = errors * errors;
    let over = 1.0 + square / trials;
    let centre = (rate + square / (2.0 * trials)) / over;
    let half = errors / over * (rate * (1.0 - rate) / trials + square / (4.0 * trials * trials)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}
