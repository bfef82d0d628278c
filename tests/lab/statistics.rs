//! Statistics against published values, closed forms, and figures computed by another program.

use monkeys::lab::statistics::{Observation, Sample, critical, logit, ols, p_value, sample::wilson};

fn near(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() <= within, "{found} is not {expected}");
}

/// Newcombe (1998), Statistics in Medicine 17, table I: Wilson's method without correction, four examples.
#[test]
fn wilson_as_newcombe_prints_it() {
    for (hits, trials, low, high) in [
        (81.0, 263.0, 0.2553, 0.3662),
        (15.0, 148.0, 0.0624, 0.1605),
        (0.0, 20.0, 0.0, 0.1611),
        (1.0, 29.0, 0.0061, 0.1718),
    ] {
        let found = wilson(hits / trials, trials, 1.959_964);
        near(found.0, low, 5e-5);
        near(found.1, high, 5e-5);
    }
}

/// Student's table: 12.706 for one degree of freedom, 2.776 for four, 2.093 for nineteen.
#[test]
fn critical_values_as_every_table_prints_them() {
    for (clusters, expected) in [(2, 12.706), (5, 2.776), (20, 2.093)] {
        near(critical(clusters).expect("two clusters or more"), expected, 5e-4);
    }
    assert_eq!(critical(1), None);
    near(p_value(2.776, 5), 0.05, 1e-4);
}

fn sample(values: &[f64], clusters: &[u64]) -> Sample {
    let mut sample = Sample::default();
    values.iter().zip(clusters).for_each(|(value, cluster)| sample.add(*cluster, *value));
    sample
}

/// With each value as a cluster of its own: the plain standard error of a mean, s over the root of n.
#[test]
fn clusters_of_one_are_independent_values() {
    let values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
    let mean = sample(&values, &[0, 1, 2, 3, 4, 5, 6, 7]).mean().expect("there are values");
    // Mean 5, squared residuals 32, so s squared is 32/7 and the error its root over the root of 8.
    near(mean.mean, 5.0, 1e-12);
    near(mean.error, (32.0_f64 / 7.0 / 8.0).sqrt(), 1e-12);
    near(mean.high - mean.mean, 2.364_624 * mean.error, 1e-5);
}

/// Every value appears twice in the same cluster: twice the values, no more information.
#[test]
fn copies_in_a_cluster_add_nothing() {
    let once = sample(&[1.0, 0.0, 1.0, 1.0, 0.0], &[0, 1, 2, 3, 4]).mean().expect("there are values");
    let thrice: Vec<f64> = [1.0, 0.0, 1.0, 1.0, 0.0].repeat(3);
    let thrice = sample(&thrice, &[0, 1, 2, 3, 4].repeat(3)).mean().expect("there are values");
    near(once.error, thrice.error, 1e-12);
    near(once.low, thrice.low, 1e-12);
    assert_eq!((thrice.count, thrice.clusters), (15, 5));
}

const X: [f64; 16] = [2.5, 2.5, 3.0, 3.0, 3.5, 3.5, 4.0, 4.0, 4.5, 4.5, 5.0, 5.0, 5.5, 5.5, 6.0, 6.0];
const WON: [f64; 16] = [1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0];
const LENGTH: [f64; 16] = [8.0, 9.0, 7.0, 10.0, 9.0, 9.0, 11.0, 10.0, 12.0, 9.0, 12.0, 13.0, 11.0, 13.0, 14.0, 12.0];
const CLUSTER: [u64; 16] = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0];

fn observations(y: &[f64]) -> Vec<Observation<2>> {
    let all = X.iter().zip(y).zip(CLUSTER);
    all.map(|((x, y), cluster)| Observation { x: [1.0, *x], count: 1, sum: *y, cluster }).collect()
}

/// The three fits below by statsmodels 0.14 (`cov_type="cluster"`, `use_t=True`).
#[test]
fn a_clustered_mean_as_statsmodels_has_it() {
    let mean = sample(&WON, &CLUSTER).clustered().expect("there are values");
    near(mean.mean, 0.5, 1e-12);
    near(mean.error, 0.069_877_12, 1e-8);
    near(mean.low, 0.305_99, 1e-5);
    near(mean.high, 0.694_01, 1e-5);
}

#[test]
fn clustered_least_squares_as_statsmodels_has_them() {
    let model = ols(&observations(&LENGTH)).expect("it can be fitted");
    let [constant, slope] = model.terms;
    near(constant.value, 4.541_666_67, 1e-8);
    near(constant.error, 0.809_454_11, 1e-8);
    near(slope.value, 1.416_666_67, 1e-8);
    near(slope.error, 0.119_039_31, 1e-8);
    near(slope.low, 1.086_160_54, 1e-7);
    near(slope.high, 1.747_172_79, 1e-7);
    near(slope.p, 0.000_285_54, 1e-8);
    assert_eq!((model.count, model.clusters), (16, 5));
}

#[test]
fn a_clustered_logit_as_statsmodels_has_it() {
    let model = logit(&observations(&WON)).expect("it can be fitted");
    let [constant, slope] = model.terms;
    near(constant.value, 2.118_975_27, 1e-7);
    near(constant.error, 2.944_858_18, 1e-6);
    near(slope.value, -0.498_582_42, 1e-7);
    near(slope.error, 0.641_542_39, 1e-7);
    near(slope.low, -2.279_789_64, 1e-6);
    near(slope.high, 1.282_624_80, 1e-6);
    near(slope.p, 0.480_462_21, 1e-7);
}

/// Anscombe (1973), The American Statistician 27: the first of the four sets, y = 3.00 + 0.500 x.
#[test]
fn least_squares_as_anscombe_prints_them() {
    let x = [10.0, 8.0, 13.0, 9.0, 11.0, 14.0, 6.0, 4.0, 12.0, 7.0, 5.0];
    let y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    let all = x.iter().zip(y).enumerate();
    let all: Vec<_> =
        all.map(|(cluster, (x, y))| Observation { x: [1.0, *x], count: 1, sum: y, cluster: cluster as u64 }).collect();
    let model = ols(&all).expect("it can be fitted");
    near(model.terms[0].value, 3.000_09, 1e-5);
    near(model.terms[1].value, 0.500_09, 1e-5);
}

/// Dalal, Fowlkes and Hoadley (1989), JASA 84: distress of O-rings by temperature, 15.043 - 0.2322 t.
#[test]
fn a_logit_as_the_o_rings_are_printed() {
    let temperature = [66, 70, 69, 68, 67, 72, 73, 70, 57, 63, 70, 78, 67, 53, 67, 75, 70, 81, 76, 79, 75, 76, 58];
    let distress = [0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1];
    let all = temperature.iter().zip(distress).enumerate();
    let all: Vec<_> = all
        .map(|(cluster, (x, y))| Observation {
            x: [1.0, f64::from(*x)],
            count: 1,
            sum: f64::from(y),
            cluster: cluster as u64,
        })
        .collect();
    let model = logit(&all).expect("it can be fitted");
    near(model.terms[0].value, 15.0429, 5e-5);
    near(model.terms[1].value, -0.2322, 5e-5);
}

/// Battles of one cluster and one density may be added one by one or in sums.
#[test]
fn battles_added_up_fit_as_they_do_one_by_one() {
    let twice: Vec<Observation<2>> = observations(&WON).into_iter().chain(observations(&WON)).collect();
    let double: Vec<Observation<2>> =
        observations(&WON).into_iter().map(|one| Observation { count: 2, sum: 2.0 * one.sum, ..one }).collect();
    for fit in [ols::<2>, logit::<2>] {
        let (one, other) = (fit(&twice).expect("it can be fitted"), fit(&double).expect("it can be fitted"));
        assert_eq!((one.count, one.clusters), (other.count, other.clusters));
        for (one, other) in one.terms.iter().zip(&other.terms) {
            near(one.value, other.value, 1e-9);
            near(one.error, other.error, 1e-9);
        }
    }
}

/// A complete pair is kept as sums; the mean and its error are the same.
#[test]
fn pairs_that_are_whole_need_no_more_room() {
    let (mut one, mut other) = (Sample::default(), Sample::default());
    for battle in 0..200_u64 {
        let value = f64::from(u8::try_from(battle * battle % 7).expect("a small number"));
        one.add(battle / 2, value);
        other.add_to(battle / 2, 2, value);
    }
    let (one, other) = (one.mean().expect("there are values"), other.mean().expect("there are values"));
    assert_eq!((one.mean, one.count, one.clusters), (other.mean, 200, 100));
    assert_eq!((other.count, other.clusters), (200, 100));
    near(one.error, other.error, 1e-12);
}

/// Two groups, each value its own cluster: the slope is the difference of the means, its variance the sum of both
/// groups' squared residuals over their squared sizes, times n / (n - 2).
#[test]
fn the_sandwich_of_two_groups_in_closed_form() {
    let (one, other) = ([3.0, 5.0, 10.0], [1.0, 2.0, 2.0, 7.0]);
    let all = one.iter().map(|y| (1.0, *y)).chain(other.iter().map(|y| (0.0, *y))).enumerate();
    let all: Vec<_> =
        all.map(|(cluster, (x, y))| Observation { x: [1.0, x], count: 1, sum: y, cluster: cluster as u64 }).collect();
    let slope = ols(&all).expect("it can be fitted").terms[1];
    // Means 6 and 3; squared residuals 9 + 1 + 16 = 26 and 4 + 1 + 1 + 16 = 22.
    near(slope.value, 3.0, 1e-12);
    near(slope.error, ((26.0 / 9.0 + 22.0 / 16.0) * 7.0 / 5.0_f64).sqrt(), 1e-12);
}

#[test]
fn rates_are_never_surer_than_independent_battles_nor_than_their_boards() {
    // All won on four boards of ten battles: four trials, no more.
    let all: Vec<u64> = (0..40).map(|battle| battle % 4).collect();
    let rate = sample(&[1.0; 40], &all).rate().expect("there are values");
    let (low, high) = wilson(1.0, 4.0, critical(4).expect("four clusters"));
    assert_eq!((rate.low, rate.high), (low, high));
    assert!(low < 0.5, "four boards say little");
    // Each board is won as often as lost: there is no spread, and forty battles are forty trials.
    let halves: Vec<f64> = (0..40).map(|battle| f64::from(battle / 4 % 2)).collect();
    let rate = sample(&halves, &all).rate().expect("there are values");
    let (low, high) = wilson(0.5, 40.0, critical(4).expect("four clusters"));
    assert_eq!((rate.mean, rate.low, rate.high), (0.5, low, high));
    // A single board says nothing about others.
    let alone = sample(&[1.0, 0.0], &[7, 7]).rate().expect("there are values");
    assert_eq!((alone.low, alone.high), (0.0, 1.0));
    assert!(sample(&[1.0], &[7]).mean().is_some_and(|mean| mean.low == f64::NEG_INFINITY));
    assert_eq!(Sample::default().rate(), None);
}

/// Intervals of 95 % contain the true value nineteen times out of twenty: two thousand made-up runs of 20 boards whose
/// own rates scatter around a half, 10 battles on each.
#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    let mut stream = monkeys::dice::Stream::new(7, "coverage");
    let (mut rates, mut means) = (0, 0);
    for _ in 0..2000 {
        let mut sample = Sample::default();
        for board in 0..20 {
            let own = 20 + stream.below(61);
            (0..10).for_each(|_| sample.add(board, f64::from(u8::from(stream.chance(own)))));
        }
        let holds = |estimate: monkeys::lab::statistics::Estimate| estimate.low <= 0.5 && 0.5 <= estimate.high;
        rates += u32::from(holds(sample.rate().expect("there are values")));
        means += u32::from(holds(sample.mean().expect("there are values")));
    }
    for held in [rates, means] {
        assert!((1880..=1930).contains(&held), "{held} of 2000 hold; 1900 are right, give or take three errors");
    }
}

/// Two boards that happen to have the same mean: their battles still show how far others may be from it.
#[test]
fn means_are_never_surer_than_independent_battles() {
    let values = [8.0, 9.0, 7.0, 10.0, 9.0, 8.0, 10.0, 7.0];
    let boards = [0, 0, 0, 0, 1, 1, 1, 1];
    let raw = sample(&values, &boards).clustered().expect("there are values");
    assert_eq!((raw.low, raw.high), (8.5, 8.5), "the boards alone say too much");
    let mean = sample(&values, &boards).mean().expect("there are values");
    // Squared residuals 10 of 8 values: s squared is 10/7.
    near(mean.error, (10.0_f64 / 7.0 / 8.0).sqrt(), 1e-12);
    near(mean.high - 8.5, 12.706_2 * mean.error, 1e-4);
    // All battles are alike, so they say nothing about others.
    let alike = sample(&[10.0; 8], &boards).mean().expect("there are values");
    assert_eq!((alike.mean, alike.low, alike.high), (10.0, f64::NEG_INFINITY, f64::INFINITY));
    assert_eq!(alike.p_against(0.0), 1.0);
    let third = sample(&[1.0 / 3.0; 1000], &[0, 1].repeat(500)).mean().expect("there are values");
    assert!(third.high.is_infinite(), "rounding is no spread");
}

/// All battles won at one density, half of them at another: however steep the odds, steeper ones fit better.
#[test]
fn a_density_at_which_all_is_won_has_no_factor_of_odds() {
    let at = |x: f64, wins: [f64; 4], first: u64| {
        let each = wins.into_iter().zip(first..);
        each.map(move |(sum, cluster)| Observation { x: [1.0, x], count: 4, sum, cluster }).collect::<Vec<_>>()
    };
    let fit = |low: [f64; 4], high: [f64; 4]| {
        let both: Vec<_> = at(3.0, low, 0).into_iter().chain(at(6.0, high, 4)).collect();
        logit(&both)
    };
    assert!(fit([1.0, 2.0, 3.0, 2.0], [4.0; 4]).is_none());
    assert!(fit([0.0; 4], [1.0, 2.0, 3.0, 2.0]).is_none());
    assert!(fit([4.0; 4], [4.0; 4]).is_none());
    // Boards that are all exactly on the fit leave nothing to chance.
    assert!(fit([2.0; 4], [3.0; 4]).is_none());
    assert!(fit([1.0, 2.0, 3.0, 2.0], [4.0, 4.0, 3.5, 4.0]).is_some());
}

#[test]
fn what_cannot_be_fitted_is_not() {
    let same: Vec<_> = observations(&WON).into_iter().map(|one| Observation { x: [1.0, 3.0], ..one }).collect();
    assert!(ols(&same).is_none() && logit(&same).is_none(), "one density has no effect");
    let split: Vec<_> = observations(&WON)
        .into_iter()
        .map(|one| Observation { sum: f64::from(u8::from(one.x[1] > 4.2)), ..one })
        .collect();
    assert!(logit(&split).is_none(), "odds without bound");
    let one: Vec<_> = observations(&LENGTH).into_iter().map(|one| Observation { cluster: 0, ..one }).collect();
    assert!(ols(&one).is_none(), "a single cluster");
}
