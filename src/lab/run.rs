//! A run: threads play the parts of a plan, finished parts are written to disk, and when all of them exist they are
//! joined.

use super::{
    book::Counted,
    bout,
    experiment::{Board, Experiment},
    failure::Failure,
    fixture::Fixture,
    folder::{Folder, Found},
    join,
    part::{Part, Played},
    row::Row,
    schema,
    stamp::Stamp,
    summary::Summary,
    tally::Tally,
};
use crate::battle::crash;
use crate::data::{
    caught::{caught, joined},
    error::LoadError,
};
use crate::words::Message;
use bevy_ecs::world::World;
use std::{
    collections::{BTreeMap, VecDeque},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// How a run is carried out; none of it affects the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// Threads that play.
    pub threads: usize,
    /// The part of the run, out of how many, counted from 1; none for all of it.
    pub shard: Option<(u32, u32)>,
}

/// Events of a run in progress. Battles are reported as they end, in any order and from any thread.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// The most battles that will be played.
    Begun {
        /// All of them.
        battles: u64,
    },
    /// A battle from an earlier attempt at the same run.
    Kept(&'a Row),
    /// A battle was played.
    Played(&'a Row),
    /// All battles have been played; the tables are being written.
    Joining,
}

/// An observer of a run, which may also stop it.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Once it is true, every thread stops after its current battle; everything played is kept.
    pub stop: &'a AtomicBool,
    /// Receives an event.
    pub tell: &'a (dyn Fn(Event) + Sync),
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The folder contains three files.
    Finished(Summary),
    /// It was already finished.
    Already,
    /// It was stopped; the same run continues from there.
    Stopped {
        /// Battles kept.
        played: u64,
        /// Of how many.
        battles: u64,
    },
}

/// Carries out an experiment in a folder, or continues it there.
///
/// # Errors
/// A problem with a folder or disk; a board without room for the armies. Everything finished is kept.
pub fn run<B: Counted>(experiment: &Experiment<B>, path: &Path, work: Work, watch: Watch) -> Result<Outcome, Failure> {
    let stamp = Stamp::new(experiment.plan(), work.shard);
    let parts = shard(Part::all(experiment.plan()), work.shard)?;
    let Found::Open(folder) = Folder::open(path, &stamp)? else { return Ok(Outcome::Already) };
    let mut clock = Summary::begin(&folder, work.threads)?;
    let battles = parts.iter().map(|part| part.size() as u64).sum();
    (watch.tell)(Event::Begun { battles });
    let hall = Hall::new(experiment, folder.parts(), stamp.clone(), watch);
    // If points stop on their own, each stage is counted in order, so that later stages don't matter.
    if experiment.plan().until_width.is_none() {
        hall.take_up(&parts)?;
    }
    let played = hall.play_all(&parts, work.threads)?;
    let count = hall.tally().count();
    clock.played(count, hall.fresh());
    if watch.stop.load(Ordering::Relaxed) && !hall.is_whole(&parts) {
        clock.keep(&folder)?;
        return Ok(Outcome::Stopped { played: count, battles });
    }
    (watch.tell)(Event::Joining);
    join::join(&folder, &stamp, &played)?;
    let summary = clock.finish(&folder)?;
    folder.close()?;
    Ok(Outcome::Finished(summary))
}

/// The parts of a shard, dealt out in turn. A shard without parts isn't valid.
fn shard(mut parts: Vec<Part>, shard: Option<(u32, u32)>) -> Result<Vec<Part>, Failure> {
    let Some((number, of)) = shard else { return Ok(parts) };
    if of as usize > parts.len() || number == 0 || number > of {
        let what = Message::new("lab-too-many-shards").with("number", number.to_string()).with("of", of.to_string());
        return Err(Failure::said(what.with("most", parts.len())));
    }
    parts.retain(|part| part.number % of == number - 1);
    Ok(parts)
}

/// If one thread fails, the others stop after their current battle.
struct Failing<'a>(&'a AtomicBool);

impl Drop for Failing<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// A lock whose holder can't have left it half changed: its contents are only ever added to.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The most recently used boards, by point, variant and number.
type Boards<B> = VecDeque<((u16, u8, u32), Arc<Board<B>>)>;

/// Figures of boards, by point and number.
type BoardFigures = BTreeMap<(u16, u32), Arc<[u32]>>;

/// The state shared by the threads of a run.
struct Hall<'a, B: Counted> {
    experiment: &'a Experiment<B>,
    parts: PathBuf,
    stamp: Stamp,
    watch: Watch<'a>,
    boards: Mutex<Boards<B>>,
    figures: Mutex<BoardFigures>,
    tally: Mutex<Tally>,
    fresh: Mutex<u64>,
}

impl<'a, B: Counted> Hall<'a, B> {
    fn new(experiment: &'a Experiment<B>, parts: PathBuf, stamp: Stamp, watch: Watch<'a>) -> Self {
        let tally = Mutex::new(Tally::new(experiment.plan()));
        let (boards, figures, fresh) = (Mutex::new(VecDeque::new()), Mutex::default(), Mutex::default());
        Self { experiment, parts, stamp, watch, boards, figures, tally, fresh }
    }

    fn tally(&self) -> MutexGuard<'_, Tally> {
        open(&self.tally)
    }

    /// Battles played since it was opened.
    fn fresh(&self) -> u64 {
        *open(&self.fresh)
    }

    fn stopped(&self) -> bool {
        self.watch.stop.load(Ordering::Relaxed)
    }

    /// Plays everything that remains to be played; returns the parts that belong to the run, in the order of their
    /// rows.
    fn play_all(&self, parts: &[Part], threads: usize) -> Result<Vec<Part>, Failure> {
        let Some(width) = self.experiment.plan().until_width else {
            self.play(parts.to_vec(), threads)?;
            return Ok(parts.to_vec());
        };
        let mut played = Vec::new();
        for stage in 0..=parts.iter().map(|part| part.stage).max().unwrap_or(0) {
            let open: Vec<Part> =
                parts.iter().filter(|part| part.stage == stage && !self.is_narrow(part, width)).copied().collect();
            if open.is_empty() || self.stopped() {
                break;
            }
            self.play(open.clone(), threads)?;
            played.extend(open);
        }
        played.sort_by_key(|part| part.number);
        Ok(played)
    }

    /// Whether the interval of a part's point is narrow enough.
    fn is_narrow(&self, part: &Part, width: u16) -> bool {
        let tally = self.tally();
        let point = tally.points().iter().find(|(point, _)| *point == part.point);
        let score = point.and_then(|(_, tally)| tally.score());
        score.is_some_and(|score| score.width() * 1000.0 <= f64::from(width))
    }

    /// Whether the parts are complete.
    fn is_whole(&self, parts: &[Part]) -> bool {
        let battles: u64 = parts.iter().map(|part| part.size() as u64).sum();
        self.tally().count() == battles
    }

    /// Counts the results of an earlier attempt; damaged parts are removed, to be played again.
    fn take_up(&self, parts: &[Part]) -> Result<(), Failure> {
        parts.iter().try_for_each(|part| part.read(&self.parts, &self.stamp).map(|played| self.keep(&played)))
    }

    fn keep(&self, played: &Played) {
        for row in &played.rows {
            self.tally().add(row);
            (self.watch.tell)(Event::Kept(row));
        }
    }

    /// Threads take part after part until none is left, somebody stops the run, or something fails.
    fn play(&self, mut parts: Vec<Part>, threads: usize) -> Result<(), Failure> {
        parts.sort_by_key(Part::turn);
        let queue = Mutex::new(VecDeque::from(parts));
        let failed = Mutex::new(None);
        let halt = AtomicBool::new(false);
        let next = || if halt.load(Ordering::Relaxed) || self.stopped() { None } else { open(&queue).pop_front() };
        let work = || {
            let _failing = Failing(&halt);
            let mut world = bout::world::<B>();
            while let Some(part) = next() {
                if let Err(failure) = self.play_part(&mut world, &part, threads) {
                    open(&failed).get_or_insert(failure);
                    halt.store(true, Ordering::Relaxed);
                }
            }
        };
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            running.into_iter().for_each(joined);
        });
        match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(failure) => Err(failure),
            None => Ok(()),
        }
    }

    fn play_part(&self, world: &mut World, part: &Part, threads: usize) -> Result<(), Failure> {
        let mut played = part.read(&self.parts, &self.stamp)?;
        let kept = played.rows.len();
        if self.stamp.plan.until_width.is_some() {
            self.keep(&played);
        }
        for pair in part.fixtures(&self.stamp.plan).skip(kept / 2) {
            if self.stopped() {
                break;
            }
            self.play_pair(world, &pair, &mut played, threads)?;
        }
        if played.rows.len() > kept { part.write(&self.parts, &self.stamp, &played) } else { Ok(()) }
    }

    fn play_pair(
        &self,
        world: &mut World,
        pair: &[Fixture; 2],
        played: &mut Played,
        threads: usize,
    ) -> Result<(), Failure> {
        let board = self.board(&pair[0], threads)?;
        let figures = self.figures(&pair[0], &board);
        for fixture in pair {
            let played_out = caught(|| bout::play(world, self.experiment, &board, &figures, fixture));
            let (row, marks) = played_out.unwrap_or_else(|why| {
                crash::again::<B>(&format!("battle {}: {why}", fixture.index), |world| {
                    bout::play_recorded(world, self.experiment, &board, &figures, fixture);
                })
            });
            self.tally().add(&row);
            *open(&self.fresh) += 1;
            (self.watch.tell)(Event::Played(&row));
            played.add(row, &marks);
        }
        Ok(())
    }

    /// The board of a battle: a recently used one, or a new one.
    fn board(&self, fixture: &Fixture, threads: usize) -> Result<Arc<Board<B>>, LoadError> {
        let key = (fixture.point.place, fixture.point.variant, fixture.board);
        let kept = |boards: &Boards<B>| boards.iter().find(|(known, _)| *known == key).map(|(_, board)| board.clone());
        if let Some(board) = kept(&open(&self.boards)) {
            return Ok(board);
        }
        let board = Arc::new(self.experiment.board(fixture.point, fixture.board)?);
        let mut boards = open(&self.boards);
        boards.push_front((key, board.clone()));
        let variants = usize::from(self.experiment.plan().variants());
        boards.truncate(super::part::BOARDS as usize * (threads + 1) * variants);
        Ok(board)
    }

    fn figures(&self, fixture: &Fixture, board: &Board<B>) -> Arc<[u32]> {
        let key = (fixture.point.place, fixture.board);
        if let Some(figures) = open(&self.figures).get(&key) {
            return figures.clone();
        }
        let figures = schema::figures(board);
        open(&self.figures).insert(key, figures.clone());
        figures
    }
}
