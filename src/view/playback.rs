//! Playback: facts are shown one after another, and what is shown lags behind what is, until all is told.

use super::beat::{Beat, Pose, Tumble};
use super::cast::{Cast, Shown, TokenState};
use super::outlook::Outlook;
use super::ViewSystems;
use crate::board::{Cell, Edge};
use crate::engine::fact::{BattleLog, Fact};
use crate::force::{PieceId, Side};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

/// What is being shown.
#[derive(Clone, Debug)]
struct Running {
    beat: Beat,
    facts: Vec<Fact>,
    /// Milliseconds it has run at the plain speed, and how many it takes.
    after: f32,
    length: f32,
}

/// The queue of facts that have not been shown yet.
#[derive(Resource, Clone, Debug)]
pub struct Playback {
    queue: VecDeque<Fact>,
    /// Facts of the log that have been put into the queue.
    read: usize,
    /// Facts that have been shown.
    told: usize,
    running: Option<Running>,
    shown: Shown,
    stale: bool,
    skips: bool,
    /// Times the plain speed: 1, 2 or 4; 0 shows everything at once.
    pub speed: u8,
    /// Cuts instead of motion.
    pub reduced: bool,
}

impl Default for Playback {
    fn default() -> Self {
        Self {
            queue: VecDeque::new(),
            read: 0,
            told: 0,
            running: None,
            shown: Shown::default(),
            stale: true,
            skips: false,
            speed: 1,
            reduced: false,
        }
    }
}

impl Playback {
    /// Whether all is told, so that the next order may be given.
    pub fn caught_up(&self) -> bool {
        self.running.is_none() && self.queue.is_empty()
    }

    /// Shows the rest up to the next decision at once.
    pub const fn skip(&mut self) {
        self.skips = true;
    }

    /// Another battle, or another moment of it: shows the [`Cast`] at once, and of the log only what comes from now on.
    pub fn jump(&mut self, log: &BattleLog) {
        let (speed, reduced) = (self.speed, self.reduced);
        *self = Self { read: log.len(), told: log.len(), speed, reduced, ..Self::default() };
    }

    /// How many facts of the log have been shown: the log on the screen ends there.
    pub const fn told(&self) -> usize {
        self.told
    }

    /// The dice that are shown now, and whether they still roll.
    pub fn tumbling(&self) -> Option<(&Tumble, bool)> {
        let running = self.running.as_ref()?;
        match &running.beat {
            Beat::Dice(tumble) => Some((tumble, running.beat.is_rolling(running.after, self.reduced))),
            _ => None,
        }
    }

    /// Where a primate is shown now.
    pub fn cell(&self, piece: PieceId) -> Option<Cell> {
        self.shown.cell(piece)
    }

    /// All primates as they are shown, in order.
    pub fn tokens(&self) -> impl Iterator<Item = &TokenState> {
        self.shown.all()
    }

    /// What is shown, after how many milliseconds.
    pub(super) fn beat(&self) -> Option<(&Beat, f32)> {
        self.running.as_ref().map(|running| (&running.beat, running.after))
    }

    /// How a primate's card lies.
    pub(super) fn pose(&self, token: &TokenState, homes: [Edge; 2]) -> Option<Pose> {
        let cell = token.cell?;
        let home = homes[usize::from(token.piece.unit.side == Side::Second)];
        let posed = self.running.as_ref().and_then(|running| match self.reduced {
            true => running.beat.end_pose(token.piece, cell, home),
            false => running.beat.pose(token.piece, cell, running.after, home),
        });
        Some(posed.unwrap_or(Pose::on(cell)))
    }

    /// Takes what is new in the log; a log that has become shorter was taken back.
    fn read_on(&mut self, log: &BattleLog) {
        if log.len() < self.read {
            self.queue.clear();
            self.running = None;
            (self.read, self.told) = (log.len(), log.len());
            self.stale = true;
        }
        self.queue.extend(log.facts()[self.read..].iter().cloned());
        self.read = log.len();
    }

    /// Lets time pass.
    fn play(&mut self, milliseconds: f32) -> Vec<Cell> {
        if self.skips || self.speed == 0 {
            self.finish();
            return Vec::new();
        }
        let mut left = milliseconds * f32::from(self.speed);
        let mut looked_at = Vec::new();
        while left >= 0.0 {
            let Some(running) = &mut self.running else {
                let Some((beat, facts)) = Beat::next(&mut self.queue, &self.shown) else {
                    break;
                };
                looked_at = if matches!(beat, Beat::Quiet) { looked_at } else { beat.cells(&self.shown) };
                let length = beat.length(self.reduced);
                self.running = Some(Running { beat, facts, after: 0.0, length });
                continue;
            };
            running.after += left;
            left = running.after - running.length;
            if left >= 0.0 {
                self.end_beat();
            }
        }
        looked_at
    }

    fn end_beat(&mut self) {
        if let Some(running) = self.running.take() {
            running.facts.iter().for_each(|fact| self.shown.take(&fact.what));
            self.told += running.facts.len();
            self.stale = true;
        }
    }

    fn finish(&mut self) {
        self.end_beat();
        self.told += self.queue.len();
        self.queue.drain(..).for_each(|fact| self.shown.take(&fact.what));
        self.stale = true;
        self.skips = false;
    }
}

/// Plays facts.
pub fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .init_resource::<Cast>()
        .init_resource::<BattleLog>()
        .add_systems(Update, (read_log, play_facts, adopt_cast).chain().in_set(ViewSystems::Play))
        .add_systems(Last, keep_awake);
}

fn read_log(log: Res<BattleLog>, mut playback: ResMut<Playback>) {
    if log.len() != playback.read {
        playback.read_on(&log);
    }
}

fn play_facts(mut playback: ResMut<Playback>, mut outlook: ResMut<Outlook>, time: Res<Time<Real>>) {
    if playback.caught_up() {
        if playback.skips {
            playback.skips = false;
        }
        return;
    }
    // The first frame after a rest is long; nothing may be missed for it.
    let cells = playback.play(time.delta().as_secs_f32().min(0.05) * 1000.0);
    if !cells.is_empty() {
        outlook.show(cells);
    }
}

/// What the book says is shown once everything that led to it has been told.
fn adopt_cast(mut playback: ResMut<Playback>, cast: Res<Cast>) {
    if playback.caught_up() && (playback.stale || cast.is_changed()) {
        playback.shown = Shown::adopt(&cast);
        playback.stale = false;
    }
}

/// Frames are drawn only while something moves.
fn keep_awake(playback: Res<Playback>, outlook: Res<Outlook>, mut redraw: MessageWriter<RequestRedraw>) {
    if !playback.caught_up() || outlook.is_waiting() {
        redraw.write(RequestRedraw);
    }
}
