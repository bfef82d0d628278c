//! How a measure is displayed everywhere: in the window, on a page, in a plot.

use super::results::Measure;

impl Measure {
    /// A value for display: rates in percent.
    pub fn shown(self, value: f64) -> f64 {
        if self.is_rate() { value * 100.0 } else { value }
    }

    /// The ends of its axis: the whole range for a rate, otherwise from 0 to a round value above everything drawn.
    /// Values are given as they are, the ends as displayed.
    pub fn axis(self, values: impl IntoIterator<Item = f64>) -> (f64, f64) {
        if self.is_rate() {
            return (0.0, 100.0);
        }
        let most = values.into_iter().filter(|value| value.is_finite()).fold(0.0, f64::max);
        (0.0, round_above(most))
    }
}

/// The next round number that is not below a value, in steps of a tenth of a power of ten for small values; never zero.
fn round_above(value: f64) -> f64 {
    if value <= 0.0 {
        return 1.0;
    }
    let power = 10.0_f64.powf(value.log10().floor());
    let steps = [1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0];
    steps.into_iter().map(|step| step * power).find(|round| *round >= value).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_the_whole_of_their_range() {
        for measure in [Measure::Score, Measure::First, Measure::Decided] {
            assert_eq!(measure.axis([0.4, 0.6]), (0.0, 100.0));
            assert_eq!(measure.shown(0.25), 25.0);
        }
    }

    #[test]
    fn other_axes_begin_at_nothing_and_hold_all_that_is_drawn() {
        for most in [0.3, 1.0, 7.4, 9.99, 10.0, 23.7, 480.0] {
            let (low, high) = Measure::Casualties.axis([most, most / 2.0, f64::NAN, f64::INFINITY]);
            assert_eq!(low, 0.0);
            assert!(high >= most && high <= 1.5 * most, "{most}: {high}");
        }
        assert_eq!(Measure::Rounds.axis([]), (0.0, 1.0));
        assert_eq!(Measure::Rounds.axis([7.4]), (0.0, 8.0));
    }
}
