//! The results of a run so far, point by point: updated row by row, so that curves can be drawn while it runs.

use super::{
    count::Counting,
    fixture::{Contender, Point},
    plan::Plan,
    results::Measure,
    row::Row,
    statistics::{Estimate, Sample},
};
use std::collections::BTreeMap;

/// The samples of one point and variant.
#[derive(Clone, Debug)]
pub struct PointTally {
    counting: &'static Counting,
    score: Sample,
    first: Sample,
    side: Sample,
    decided: Sample,
    rounds: Sample,
    casualties: Sample,
    lost: Sample,
    decisions: Sample,
    minutes: Sample,
    pace: Sample,
    forced: Sample,
    causes: Vec<Sample>,
    /// The limit of rounds, if it is known from the plan or from a battle that lasted that long.
    limit: Option<u16>,
    /// The most primates of both contenders in one battle.
    primates: u64,
    /// Number of battles by how they ended.
    pub endings: BTreeMap<String, u64>,
}

/// All points of a run.
#[derive(Clone, Debug)]
pub struct Tally {
    points: Vec<(Point, PointTally)>,
    boards: u32,
}

impl Tally {
    /// Nothing yet.
    pub fn new(plan: &Plan) -> Self {
        let empty = PointTally::new(plan);
        let points = plan.all_points().into_iter().map(|point| (point, empty.clone())).collect();
        Self { points, boards: plan.boards }
    }

    /// Adds a battle.
    pub fn add(&mut self, row: &Row) {
        let cluster = (cluster(row, self.boards), if self.boards > 1 { u64::MAX } else { 2 });
        let point = row.fixture.point;
        if let Some((_, tally)) = self.points.iter_mut().find(|(known, _)| *known == point) {
            tally.add(cluster, row);
        }
    }

    /// All points in order, variant by variant.
    pub fn points(&self) -> &[(Point, PointTally)] {
        &self.points
    }

    /// Battles of all points.
    pub fn count(&self) -> u64 {
        self.points.iter().map(|(_, tally)| tally.count()).sum()
    }
}

/// The cluster of a battle in its point: its board or, if there is only one board, its pair.
pub fn cluster(row: &Row, boards: u32) -> u64 {
    let fixture = &row.fixture;
    if boards > 1 { fixture.board.into() } else { (fixture.battle / 2).into() }
}

impl PointTally {
    fn new(plan: &Plan) -> Self {
        let (counting, none) = (plan.counting(), Sample::default);
        Self {
            counting,
            score: none(),
            first: none(),
            side: none(),
            decided: none(),
            rounds: none(),
            casualties: none(),
            lost: none(),
            decisions: none(),
            minutes: none(),
            pace: none(),
            forced: none(),
            causes: vec![none(); counting.causes.len()],
            limit: plan.rounds,
            primates: 0,
            endings: BTreeMap::new(),
        }
    }

    /// Adds a battle to its cluster of known size.
    fn add(&mut self, (cluster, size): (u64, u64), row: &Row) {
        let half = |score: u8| f64::from(score) / 2.0;
        self.score.add_to(cluster, size, half(row.score()));
        self.first.add_to(cluster, size, half(row.score_of_first()));
        self.side.add_to(cluster, size, half(row.score_of_side()));
        self.decided.add_to(cluster, size, f64::from(u8::from(row.is_decided())));
        self.rounds.add_to(cluster, size, row.rounds.into());
        self.casualties.add_to(cluster, size, row.casualties().into());
        for (sample, measure) in [
            (&mut self.lost, Measure::Lost),
            (&mut self.decisions, Measure::Decisions),
            (&mut self.minutes, Measure::Minutes),
            (&mut self.pace, Measure::Pace),
            (&mut self.forced, Measure::Forced),
        ] {
            sample.add_to(cluster, size, measure.of(row));
        }
        for (sample, cause) in self.causes.iter_mut().zip(self.counting.causes) {
            let lost = Contender::BOTH.map(|one| f64::from(row.counts[one as usize].of(*cause)));
            sample.add_to(cluster, size, lost.iter().sum());
        }
        if row.full_time {
            self.limit = self.limit.max(Some(row.rounds));
        }
        let primates = row.counts.iter().map(|one| u64::from(one.of(self.counting.strength))).sum();
        self.primates = self.primates.max(primates);
        *self.endings.entry(row.how.clone()).or_default() += 1;
    }

    /// Battles so far.
    pub fn count(&self) -> u64 {
        self.score.count()
    }

    /// Number of clusters behind its intervals: boards, or pairs of battles if there is only one board.
    pub fn clusters(&self) -> u64 {
        self.score().map_or(0, |score| score.clusters)
    }

    /// How often contender A wins, counting draws as half; none before the first battle.
    pub fn score(&self) -> Option<Estimate> {
        self.score.rate()
    }

    /// How often the side that moves first wins, counting draws as half.
    pub fn first(&self) -> Option<Estimate> {
        self.first.rate()
    }

    /// How often the first side of the board wins (the west one, or the attacker), counting draws as half.
    pub fn side(&self) -> Option<Estimate> {
        self.side.rate()
    }

    /// How often a battle is decided before the last round is over.
    pub fn decided(&self) -> Option<Estimate> {
        self.decided.rate()
    }

    /// Rounds a battle.
    pub fn rounds(&self) -> Option<Estimate> {
        let most = self.limit.map_or(f64::INFINITY, f64::from);
        self.rounds.mean().map(|mean| mean.within(0.0, most))
    }

    /// Casualties of both contenders per battle.
    pub fn casualties(&self) -> Option<Estimate> {
        self.casualties.mean().map(|mean| mean.within(0.0, self.primates as f64))
    }

    /// The estimate of a measure.
    pub fn estimate(&self, measure: Measure) -> Option<Estimate> {
        match measure {
            Measure::Score => self.score(),
            Measure::First => self.first(),
            Measure::Decided => self.decided(),
            Measure::Rounds => self.rounds(),
            Measure::Casualties => self.casualties(),
            Measure::Lost => share(&self.lost),
            Measure::Decisions => amount(&self.decisions),
            Measure::Minutes => amount(&self.minutes),
            Measure::Pace => amount(&self.pace),
            Measure::Forced => share(&self.forced),
        }
    }

    /// The largest difference between two values of a measure.
    pub fn range(&self, measure: Measure) -> f64 {
        match measure {
            Measure::Score | Measure::First | Measure::Decided | Measure::Lost | Measure::Forced => 1.0,
            Measure::Rounds => self.limit.map_or(f64::INFINITY, f64::from),
            Measure::Casualties => self.primates as f64,
            Measure::Decisions | Measure::Minutes | Measure::Pace => f64::INFINITY,
        }
    }

    /// Casualties of both contenders by one cause per battle, by its index among the causes of the book.
    pub fn by(&self, cause: usize) -> Option<Estimate> {
        self.causes[cause].mean().map(|mean| mean.within(0.0, self.primates as f64))
    }
}

/// The average of shares. If all battles have the same one, it is as certain as a rate that never varied.
fn share(sample: &Sample) -> Option<Estimate> {
    let mean = sample.mean()?.within(0.0, 1.0);
    if mean.low.is_finite() { Some(mean) } else { sample.rate() }
}

/// The average of amounts, which are never negative.
fn amount(sample: &Sample) -> Option<Estimate> {
    sample.mean().map(|mean| mean.within(0.0, f64::INFINITY))
}
