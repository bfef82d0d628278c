//! Testing a roster: quick battles against another in the background, using the lab.

use crate::data::monkeys::troops::Draft;
use crate::lab::{Grown, Named, Plan, Terrain};
use crate::screens::lab::{Progress, Running};
use crate::words::{say, word};

/// The number of battles in a test.
const BATTLES: u32 = 200;
/// The number of boards they are fought on.
const BOARDS: u32 = 20;
/// The percentage of the board that is not open.
const DENSITY: u8 = 50;

/// Tests: the one being shown, and those being stopped.
#[derive(Default)]
pub struct Trials {
    now: Option<Trial>,
    ending: Vec<Trial>,
}

/// A test. Its files are deleted with it.
struct Trial {
    running: Running,
    _folder: tempfile::TempDir,
}

impl Trials {
    /// Starts a test of a roster against another: with as many platoons as both have.
    pub fn begin(&mut self, draft: &Draft, (other, platoons): (Named, usize)) -> Result<(), String> {
        self.stop();
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let own = Named { name: format!("{}.roster.ron", draft.name()), text: Some(draft.text()) };
        let terrain = Terrain::Grown(Grown { from: DENSITY, to: DENSITY, ..Grown::default() });
        let platoons = draft.platoons().min(platoons).clamp(1, 9) as u8;
        let rosters = Some([own, other]);
        let plan = Plan { terrain, rosters, platoons, boards: BOARDS, battles: BATTLES, ..Plan::default() };
        let running = Running::begin(&plan, &folder.path().join("trial"));
        self.now = Some(Trial { running, _folder: folder });
        Ok(())
    }

    /// The roster has changed, or the result is no longer needed. There is no need to wait for the battles in progress.
    pub fn stop(&mut self) {
        if let Some(trial) = self.now.take() {
            trial.running.stop();
            self.ending.push(trial);
        }
    }

    /// Drops the tests that have ended; returns whether one is still running, or being stopped.
    pub fn follow(&mut self) -> bool {
        self.ending.retain(|trial| trial.running.goes_on());
        self.goes_on() || !self.ending.is_empty()
    }

    /// Whether one is running.
    pub fn goes_on(&self) -> bool {
        self.now.as_ref().is_some_and(|trial| trial.running.goes_on())
    }

    /// Its progress: in words, and the share of battles won with its bounds.
    pub fn told(&self) -> (String, Option<[f32; 3]>) {
        let Some(trial) = &self.now else { return (word("troops-try-none"), None) };
        let progress: Progress = trial.running.look();
        if let Some(Err(why)) = &progress.ended {
            return (why.clone(), None);
        }
        let score = progress.tally.points().first().and_then(|(_, point)| point.score());
        let Some(score) = score else { return (word("troops-try-first"), None) };
        let percent = |share: f64| i64::from((share.clamp(0.0, 1.0) * 100.0).round() as i32);
        let terms = [
            ("low", percent(score.low).into()),
            ("high", percent(score.high).into()),
            ("count", (progress.done as usize).into()),
            ("all", (progress.all as usize).into()),
        ];
        let share = [score.low, score.mean, score.high].map(|share| share.clamp(0.0, 1.0) as f32);
        (say("troops-try-told", &terms), Some(share))
    }
}
