//! A finished run, read back: its curves, the effect of density, the comparison of its variants, its heat maps.

use super::{
    attempt::Attempt,
    count::Marks,
    failure::Failure,
    fixture::Point,
    folder,
    join::{add, none},
    part::grids,
    row::{CellRow, Row},
    sheet::Reader,
    stamp::Stamp,
    statistics::{Estimate, Model, Observation, Sample, logit, ols},
    summary::Summary,
    tally::{Tally, cluster},
};
use crate::board::Grid;
use crate::words::Message;
use std::{collections::BTreeMap, path::Path};

/// A measure of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// Contender A wins, with a draw as half a win.
    Score,
    /// The side that moved first wins.
    First,
    /// It is decided before the last round is over.
    Decided,
    /// Rounds.
    Rounds,
    /// Casualties of both contenders.
    Casualties,
    /// The share of both contenders' strength that is lost.
    Lost,
    /// Decisions of both players.
    Decisions,
    /// Minutes at a table.
    Minutes,
    /// Decisions with several answers per hour at a table.
    Pace,
    /// The share of decisions with a single answer.
    Forced,
}

impl Measure {
    /// The measures of a run.
    pub const ALL: [Measure; 5] =
        [Measure::Score, Measure::First, Measure::Decided, Measure::Rounds, Measure::Casualties];

    /// The measures for comparing rule books, with the same meaning in each.
    pub const BOOKS: [Measure; 7] = [
        Measure::First,
        Measure::Rounds,
        Measure::Decisions,
        Measure::Minutes,
        Measure::Lost,
        Measure::Pace,
        Measure::Forced,
    ];

    /// Its name in the text files, after `lab-measure-`.
    pub const fn key(self) -> &'static str {
        match self {
            Measure::Score => "score",
            Measure::First => "first",
            Measure::Decided => "decided",
            Measure::Rounds => "rounds",
            Measure::Casualties => "casualties",
            Measure::Lost => "lost",
            Measure::Decisions => "decisions",
            Measure::Minutes => "minutes",
            Measure::Pace => "pace",
            Measure::Forced => "forced",
        }
    }

    /// Whether it is a rate, from 0 to 1.
    pub const fn is_rate(self) -> bool {
        matches!(self, Measure::Score | Measure::First | Measure::Decided | Measure::Lost | Measure::Forced)
    }

    /// Its value in a battle.
    pub fn of(self, row: &Row) -> f64 {
        match self {
            Measure::Score => f64::from(row.score()) / 2.0,
            Measure::First => f64::from(row.score_of_first()) / 2.0,
            Measure::Decided => f64::from(u8::from(row.is_decided())),
            Measure::Rounds => row.rounds.into(),
            Measure::Casualties => row.casualties().into(),
            Measure::Lost => row.lost(),
            Measure::Decisions => row.pace.decisions.into(),
            Measure::Minutes => row.pace.minutes(),
            Measure::Pace => row.pace.an_hour(),
            Measure::Forced => row.pace.forced_share(),
        }
    }
}

/// The effect of ten more percentage points of density: on the log odds for a rate, on the value itself for the others.
/// The first term is the constant.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// On what.
    pub measure: Measure,
    /// The fitted model; none if it can't be fitted: few boards, battles that are all equal, or a rate that is 0 or 1
    /// above or below some density.
    pub model: Option<Model<2>>,
}

/// Variant 1 minus variant 0, over pairs of battles with the same seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// In what.
    pub measure: Measure,
    /// The mean difference.
    pub estimate: Estimate,
}

/// The results of a run.
#[derive(Clone, Debug)]
pub struct Results {
    /// Its origin.
    pub stamp: Stamp,
    /// How long it took; none if its summary was removed.
    pub summary: Option<Summary>,
    /// Curves and their intervals.
    pub tally: Tally,
    /// The effect of density in variant 0; empty for a run with one density.
    pub effects: Vec<Effect>,
    /// The comparison of two variants at each density, and overall (the last entry, without a density).
    pub differences: Vec<(Option<Point>, Vec<Difference>)>,
}

/// What is kept of the battles while reading.
#[derive(Default)]
struct Reading {
    /// Battles of each cluster with its density, and the sums of their measures.
    clusters: BTreeMap<u64, (f64, u64, [f64; Measure::ALL.len()])>,
    /// Values of variant 0 at the current point, by battle.
    before: BTreeMap<u32, [f64; Measure::ALL.len()]>,
    differences: BTreeMap<Option<u16>, [Sample; Measure::ALL.len()]>,
}

impl Results {
    /// Reads a finished run.
    ///
    /// # Errors
    /// If there is none, or its files are truncated or not ours, or don't agree with one another.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let battles = path.join(folder::BATTLES);
        if !battles.exists() && Attempt::stamp(path).is_some() {
            return Err(Failure::said(Message::new("lab-stopped-run").with("path", path.display().to_string())));
        }
        let mut reader = Reader::<Row>::open(&battles)?;
        let stamp = reader.stamp().clone();
        let (mut tally, mut reading) = (Tally::new(&stamp.plan), Reading::default());
        while let Some(rows) = reader.next_rows()? {
            for row in &rows {
                tally.add(row);
                reading.take(row, stamp.plan.boards);
            }
        }
        let summary = Summary::of(path, &stamp, tally.count())?;
        let differences = reading.differences(&tally);
        Ok(Self { summary, tally, effects: reading.effects(), differences, stamp })
    }

    /// The marks of a point, totaled over all its boards.
    ///
    /// # Errors
    /// If there is no table of cells, or it is truncated or from another run.
    pub fn heat(path: &Path) -> Result<BTreeMap<(u16, u8), Grid<Marks>>, Failure> {
        let mut reader = cells(path)?;
        let mut sums: BTreeMap<(u16, u8), Grid<Marks>> = BTreeMap::new();
        while let Some(rows) = reader.next_rows()? {
            for point in rows.chunk_by(|one, other| (one.point, one.variant) == (other.point, other.variant)) {
                let sum = sums.entry((point[0].point, point[0].variant)).or_insert_with(none);
                grids(point).values().for_each(|marks| add(sum, marks));
            }
        }
        Ok(sums)
    }

    /// The marks of one board of a point.
    ///
    /// # Errors
    /// If there is no table of cells, or it is truncated or from another run.
    pub fn heat_of(path: &Path, point: Point, board: u32) -> Result<Grid<Marks>, Failure> {
        let mut reader = cells(path)?;
        let mut sum = none();
        while let Some(rows) = reader.next_rows()? {
            let key = (point.place, point.variant, board);
            let mine: Vec<CellRow> =
                rows.into_iter().filter(|row| (row.point, row.variant, row.board) == key).collect();
            grids(&mine).values().for_each(|marks| add(&mut sum, marks));
        }
        Ok(sum)
    }
}

/// The table of cells of a run.
fn cells(path: &Path) -> Result<Reader<CellRow>, Failure> {
    let reader = Reader::<CellRow>::open(&path.join(folder::CELLS))?;
    reader.check_origin(&Reader::<Row>::origin(&path.join(folder::BATTLES))?)?;
    Ok(reader)
}

impl Reading {
    fn take(&mut self, row: &Row, boards: u32) {
        let point = row.fixture.point;
        let values = Measure::ALL.map(|measure| measure.of(row));
        // A board belongs to its density: clusters of the whole run are boards of points.
        let cluster = (u64::from(point.place) << 32) | cluster(row, boards);
        if let (0, Some(density)) = (point.variant, point.density) {
            let (_, count, sums) = self.clusters.entry(cluster).or_insert((f64::from(density), 0, Default::default()));
            *count += 1;
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        if point.variant == 0 {
            if row.fixture.battle == 0 {
                self.before.clear();
            }
            self.before.insert(row.fixture.battle, values);
        } else if let Some(before) = self.before.get(&row.fixture.battle) {
            for place in [Some(point.place), None] {
                let samples = self.differences.entry(place).or_default();
                for ((sample, before), after) in samples.iter_mut().zip(before).zip(values) {
                    sample.add(cluster, after - before);
                }
            }
        }
    }

    fn effects(&self) -> Vec<Effect> {
        let fit = |measure: Measure| {
            let of = |(cluster, (density, count, sums)): (&u64, &(f64, u64, [f64; Measure::ALL.len()]))| Observation {
                x: [1.0, density / 10.0],
                count: *count,
                sum: sums[measure as usize],
                cluster: *cluster,
            };
            let observations: Vec<Observation<2>> = self.clusters.iter().map(of).collect();
            Effect { measure, model: if measure.is_rate() { logit(&observations) } else { ols(&observations) } }
        };
        let mut densities = self.clusters.values().map(|(density, ..)| *density);
        let first = densities.next();
        let several = densities.any(|density| Some(density) != first);
        Measure::ALL.into_iter().filter(|_| several).map(fit).collect()
    }

    fn differences(&self, tally: &Tally) -> Vec<(Option<Point>, Vec<Difference>)> {
        // No two battles differ by more than the total.
        let most = |measure| tally.points().iter().map(|(_, point)| point.range(measure)).fold(0.0, f64::max);
        let told = |samples: &[Sample; Measure::ALL.len()]| {
            let pairs = Measure::ALL.into_iter().zip(samples);
            let told = pairs.filter_map(|(measure, sample)| {
                let estimate = sample.mean()?.within(-most(measure), most(measure));
                Some(Difference { measure, estimate })
            });
            told.collect()
        };
        let mut all: Vec<(Option<Point>, Vec<Difference>)> = Vec::new();
        for point in tally.points().iter().map(|(point, _)| point).filter(|point| point.variant == 0) {
            let samples = self.differences.get(&Some(point.place));
            all.extend(samples.map(|samples| (Some(*point), told(samples))));
        }
        all.extend(self.differences.get(&None).map(|samples| (None, told(samples))));
        all
    }
}
