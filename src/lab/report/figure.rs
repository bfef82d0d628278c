//! Numbers for readers: with their intervals, and only as many digits as are meaningful.

use crate::board::generate::Pieces;
use crate::lab::{
    plan::{Against, Named, Plan, Terrain},
    results::{Difference, Measure},
    stamp::Stamp,
    statistics::Estimate,
};
use crate::rules::Book;
use crate::words::{say, word};

/// A rate as `48.2 % (44.1 to 52.3)`, anything else as `7.31 (7.02 to 7.60)`; says so if the bounds are unknown.
pub fn words(estimate: &Estimate, rate: bool) -> String {
    let (times, digits, unit) = if rate { (100.0, 1, " %") } else { (1.0, 2, "") };
    let value = |value: f64| format!("{:.digits$}", value * times);
    interval(estimate, &format!("{}{unit}", value(estimate.mean)), value)
}

/// A value with its bounds.
fn interval(estimate: &Estimate, mean: &str, bound: impl Fn(f64) -> String) -> String {
    if !estimate.low.is_finite() || !estimate.high.is_finite() {
        return say("lab-estimate-open", &[("mean", mean.into())]);
    }
    let (low, high) = (bound(estimate.low), bound(estimate.high));
    say("lab-estimate", &[("mean", mean.into()), ("low", low.into()), ("high", high.into())])
}

/// With fewer boards than this at a point, or pairs on the only board, intervals aren't reliable.
const FEW: u32 = 10;

/// The warning for a run whose intervals are based on few boards, or few pairs on the only board, even when it is
/// finished; none if it has enough.
pub fn caution(plan: &Plan) -> Option<String> {
    let (id, count) =
        if plan.boards > 1 { ("lab-few-boards", plan.boards) } else { ("lab-few-pairs", plan.battles / 2) };
    (count < FEW).then(|| say(id, &[("count", i64::from(count).into()), ("few", i64::from(FEW).into())]))
}

/// The significance of a value: `p = 0.031`, `p < 0.001`.
pub fn p_words(p: f64) -> String {
    if p < 0.001 { "p < 0.001".to_owned() } else { format!("p = {p:.3}") }
}

/// The difference of two variants with its sign, its interval and its significance.
pub fn difference(difference: &Difference) -> String {
    let one = &difference.estimate;
    let points = format!(" {}", word("lab-points"));
    let (times, digits, unit) = if difference.measure.is_rate() { (100.0, 1, points.as_str()) } else { (1.0, 2, "") };
    let value = |value: f64| format!("{:+.digits$}", value * times);
    let told = interval(one, &format!("{}{unit}", value(one.mean)), value);
    if one.low.is_finite() && one.high.is_finite() { format!("{told}, {}", p_words(one.p_against(0.0))) } else { told }
}

impl Measure {
    /// Its name, as text.
    pub fn title(self) -> String {
        crate::words::word(&format!("lab-measure-{}", self.key()))
    }
}

/// A word of a command as a shell accepts it: quoted if it contains anything that a shell interprets.
pub fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "_-./:=,@%+".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// The command for a run, or for its shard.
pub fn of_run(stamp: &Stamp, out: &str) -> String {
    let part = stamp.shard.map_or_else(String::new, |(number, of)| format!(" --shard {number}/{of}"));
    command(&stamp.plan, out) + &part
}

/// The command for a run of a plan.
pub fn command(plan: &Plan, out: &str) -> String {
    let mut words = vec!["monkeys playtest".to_owned()];
    let usual = Book::default();
    let book = Book::of(&plan.book).filter(|book| *book != usual);
    words.extend(book.map(|book| format!("--book {}", book.folder())));
    let pair = |names: &[Named; 2]| quoted(&format!("{},{}", names[0].name, names[1].name));
    match &plan.terrain {
        Terrain::Level(named) => words.push(format!("--level {}", quoted(&named.name))),
        Terrain::Grown(grown) => {
            let percent = |value: u8| format!("{}.{:02}", value / 100, value % 100);
            let (from, to, step) = (percent(grown.from), percent(grown.to), percent(grown.step));
            words.push(format!("--density {from}..{to}:{step}"));
            words.push(format!("--style {}", grown.style.key()));
            words.push(format!("--symmetry {}", format!("{:?}", grown.symmetry).to_lowercase()));
            words.push(format!("--size {}x{}", grown.size.0, grown.size.1));
            if grown.pieces != Pieces::default() {
                words.push(format!("--pieces {}", format!("{:?}", grown.pieces).to_lowercase()));
            }
            words.push(format!("--boards {}", plan.boards));
        }
    }
    words.extend(plan.rosters.iter().map(|rosters| format!("--rosters {}", pair(rosters))));
    words.push(format!("--platoons {}", plan.platoons));
    words.push(format!("--opponents {}", pair(&plan.opponents)));
    words.extend(plan.scenario.as_ref().and_then(|_| plan.scenario_word()).map(|word| format!("--scenario {word}")));
    words.extend(plan.rounds.map(|rounds| format!("--rounds {rounds}")));
    words.extend(plan.switches.iter().map(|(name, value)| format!("--set {}", quoted(&format!("{name}={value}")))));
    match &plan.against {
        Some(Against::Opponents(others)) => words.push(format!("--against-opponents {}", pair(others))),
        Some(Against::Switches(list)) => {
            words.extend(list.iter().map(|(name, value)| format!("--switch {}", quoted(&format!("{name}={value}")))));
        }
        None => {}
    }
    words.push(format!("--battles {} --seed {}", plan.battles, plan.seed));
    words.extend(plan.until_width.map(|width| format!("--until-width 0.{width:03}")));
    words.push(format!("--out {}", quoted(out)));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_told_with_its_bounds_or_that_they_are_not_known() {
        let known = Estimate { mean: 0.482, error: 0.02, low: 0.441, high: 0.523, count: 40, clusters: 10 };
        assert_eq!(words(&known, true), "48.2 % (44.1 to 52.3)");
        assert_eq!(words(&known, false), "0.48 (0.44 to 0.52)");
        let open = Estimate { low: f64::NEG_INFINITY, high: f64::INFINITY, ..known };
        assert_eq!(words(&open, false), "0.48 (unknown)");
    }
}
