//! Playback: facts are shown one after another, so the display lags behind the battle until all are shown.

use super::ViewSystems;
use super::beat::{Beat, Pose, Tumble};
use super::cast::{Cast, TokenState, VehicleToken};
use super::outlook::Outlook;
use super::shown::Shown;
use crate::board::{Cell, Edge};
use crate::engine::{BattleLog, Fact, Viewer};
use crate::force::{PieceId, Side, UnitId};
use bevy::prelude::*;
use std::collections::VecDeque;

/// The beat being shown.
#[derive(Clone, Debug)]
struct Running {
    beat: Beat,
    facts: Vec<Fact>,
    /// Milliseconds it has run at normal speed, and its length.
    after: f32,
    length: f32,
}

/// A beat starts, so its sounds do too.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Began(pub Beat);

/// The queue of facts that have not been shown yet.
#[derive(Resource, Clone, Debug)]
pub struct Playback {
    queue: VecDeque<Fact>,
    /// Facts of the log that have been queued.
    read: usize,
    running: Option<Running>,
    /// Beats that started since the last frame.
    begun: Vec<Beat>,
    pub(super) shown: Shown,
    stale: bool,
    skips: bool,
    /// Speed relative to normal: 1, 2 or 4; 0 shows everything at once.
    pub speed: u8,
    /// Cuts instead of motion.
    pub reduced: bool,
    /// Whether everything is paused.
    pub paused: bool,
    /// The viewer: what that one may not know is not shown.
    pub viewer: Viewer,
}

impl Default for Playback {
    fn default() -> Self {
        Self {
            queue: VecDeque::new(),
            read: 0,
            running: None,
            begun: Vec::new(),
            shown: Shown::default(),
            stale: true,
            skips: false,
            speed: 1,
            reduced: false,
            paused: false,
            viewer: Viewer::All,
        }
    }
}

impl Playback {
    /// Whether everything has been shown, so that the next order may be given.
    pub fn caught_up(&self) -> bool {
        self.running.is_none() && self.queue.is_empty()
    }

    /// Shows the rest up to the next decision at once.
    pub const fn skip(&mut self) {
        self.skips = true;
    }

    /// Jumps to another battle, or another moment of it: shows the [`Cast`] at once, and of the log only what follows.
    pub fn jump(&mut self, log: &BattleLog) {
        let Self { speed, reduced, paused, viewer, .. } = *self;
        *self = Self { read: log.len(), speed, reduced, paused, viewer, ..Self::default() };
    }

    /// How many facts of the log have been shown: the log on the screen ends there.
    pub fn told(&self) -> usize {
        let running = self.running.iter().flat_map(|running| &running.facts);
        running.chain(&self.queue).next().map_or(self.read, |next| next.number as usize)
    }

    /// How many facts are visible: those that have been shown, and the dice that are rolling.
    pub fn seen(&self) -> usize {
        let rolling = self.running.as_ref().filter(|running| matches!(running.beat, Beat::Dice(_)));
        rolling.and_then(|running| running.facts.last()).map_or_else(|| self.told(), |fact| fact.number as usize + 1)
    }

    /// The dice being shown, and whether they are still rolling.
    pub fn tumbling(&self) -> Option<(&Tumble, bool)> {
        let running = self.running.as_ref()?;
        match &running.beat {
            Beat::Dice(tumble) => Some((tumble, running.beat.is_rolling(running.after, self.reduced))),
            _ => None,
        }
    }

    /// Where a primate or vehicle is shown now.
    pub fn cell(&self, piece: PieceId) -> Option<Cell> {
        self.shown.cell(piece)
    }

    /// All primates as shown, in order.
    pub fn tokens(&self) -> impl Iterator<Item = &TokenState> {
        self.shown.all()
    }

    /// All vehicles as shown, in order.
    pub fn vehicles(&self) -> impl Iterator<Item = &VehicleToken> {
        self.shown.vehicles()
    }

    /// The center of a piece on the table, in cells from the top left corner of the board.
    pub(super) fn middle(&self, piece: PieceId) -> Option<Vec2> {
        self.shown.middle(piece)
    }

    /// The closest pair of pieces from two units.
    pub(super) fn clash(&self, one: UnitId, other: UnitId) -> Option<(PieceId, PieceId)> {
        self.shown.clash(one, other).map(|(one, other)| (one.0, other.0))
    }

    /// The beat being shown, and how many milliseconds it has run.
    pub(super) fn beat(&self) -> Option<(&Beat, f32)> {
        self.running.as_ref().map(|running| (&running.beat, running.after))
    }

    /// The pose of a primate's card.
    pub(super) fn pose(&self, token: &TokenState, homes: [Edge; 2]) -> Option<Pose> {
        self.pose_on(token.piece, token.cell?, homes)
    }

    /// The pose of a vehicle's hull: its center, and how far it is turned from its facing.
    pub(super) fn vehicle_pose(&self, token: &VehicleToken, homes: [Edge; 2]) -> Option<Pose> {
        let pose = self.pose_on(token.piece, token.corner?, homes)?;
        let turn = self.running.as_ref().map_or(0.0, |running| {
            let after = if self.reduced { f32::MAX } else { running.after };
            running.beat.turn(token.piece, token.look.facing, after)
        });
        let half = (token.look.size.cells() - 1) as f32 / 2.0;
        Some(Pose { at: pose.at + half, turn, ..pose })
    }

    fn pose_on(&self, piece: PieceId, cell: Cell, homes: [Edge; 2]) -> Option<Pose> {
        let home = homes[usize::from(piece.unit.side == Side::Second)];
        let posed = self.running.as_ref().and_then(|running| match self.reduced {
            true => running.beat.end_pose(piece, cell, home),
            false => running.beat.pose(piece, cell, running.after, home),
        });
        Some(posed.unwrap_or(Pose::on(cell)))
    }

    /// Reads what is new in the log; a shorter log means that orders were undone.
    pub(super) fn read_on(&mut self, log: &BattleLog) {
        if log.len() < self.read {
            self.queue.clear();
            self.running = None;
            self.read = log.len();
            self.stale = true;
        }
        self.queue.extend(log.facts()[self.read..].iter().filter(|fact| fact.is_seen_by(self.viewer)).cloned());
        self.read = log.len();
    }

    /// Advances the playback.
    pub(super) fn play(&mut self, milliseconds: f32) -> Vec<Cell> {
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
                self.shown.begin(&beat, &facts);
                if !matches!(beat, Beat::Quiet) {
                    self.begun.push(beat.clone());
                }
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

    #[cfg(test)]
    pub(super) fn show(&mut self, cast: &Cast) {
        (self.shown, self.stale) = (Shown::adopt(cast), false);
    }

    fn end_beat(&mut self) {
        if let Some(running) = self.running.take() {
            running.facts.iter().for_each(|fact| self.shown.take(&fact.what));
            self.stale = true;
        }
    }

    fn finish(&mut self) {
        self.end_beat();
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
        .add_message::<Began>()
        .add_systems(Update, (read_log, play_facts, adopt_cast).chain().in_set(ViewSystems::Play));
}

fn read_log(log: Res<BattleLog>, mut playback: ResMut<Playback>) {
    if log.len() != playback.read {
        playback.read_on(&log);
    }
}

fn play_facts(
    mut playback: ResMut<Playback>,
    mut outlook: ResMut<Outlook>,
    mut began: MessageWriter<Began>,
    time: Res<Time<Real>>,
) {
    if playback.caught_up() {
        if playback.skips {
            playback.skips = false;
        }
        if outlook.is_held() {
            outlook.let_go();
        }
        return;
    }
    if playback.paused {
        return;
    }
    // The first frame after a pause is long; nothing may be skipped because of that.
    let cells = playback.play(time.delta().as_secs_f32().min(0.05) * 1000.0);
    began.write_batch(playback.begun.drain(..).map(Began));
    if !cells.is_empty() {
        outlook.follow(cells);
    }
}

/// Adopts the book's state once everything that led to it has been shown.
fn adopt_cast(mut playback: ResMut<Playback>, cast: Res<Cast>) {
    if playback.caught_up() && (playback.stale || cast.is_changed()) {
        playback.shown = Shown::adopt(&cast);
        playback.stale = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::fact::What;
    use crate::force::UnitId;
    use crate::view::art::looks::{Badge, Badges, CardSize, CounterLook, Face, Lead, Lift};
    use crate::view::art::palette::{Outline, Palette};

    const ONE: PieceId = UnitId::squad(Side::First, 1, 1).primate(1);
    const TWO: PieceId = UnitId::squad(Side::First, 1, 1).primate(2);

    fn token(piece: PieceId, x: i16) -> TokenState {
        let look = CounterLook {
            face: Face::of_clan("baboon"),
            palette: Palette::Print,
            outline: Outline::Square,
            size: CardSize::Medium,
            tag: crate::force::Tag::squad(1),
            lead: Lead::None,
            weapon: None,
            badges: Badges::default(),
            markers: 0,
            lift: Lift::None,
        };
        TokenState { piece, cell: Some(Cell::new(x, 0)), look }
    }

    fn playback() -> Playback {
        let cast = Cast { tokens: vec![token(ONE, 0), token(TWO, 1)], ..Cast::default() };
        Playback { shown: Shown::adopt(&cast), stale: false, ..Playback::default() }
    }

    fn log(facts: &[What]) -> BattleLog {
        let mut log = BattleLog::default();
        facts.iter().for_each(|what| log.tell("test", what.clone()));
        log
    }

    fn moved(piece: PieceId, x: i16) -> What {
        What::Moved { piece, cell: Cell::new(x, 1) }
    }

    #[test]
    fn a_walk_is_shown_step_by_step_and_lags_behind() {
        let mut playback = playback();
        playback.read_on(&log(&[moved(ONE, 1), moved(ONE, 2), moved(TWO, 3)]));
        assert!(!playback.caught_up());
        playback.play(45.0);
        let pose = playback.pose(&token(ONE, 0), [Edge::West; 2]).expect("on the board");
        assert!(pose.at.x > 0.9 && pose.at.x < 1.1, "half a step: {pose:?}");
        assert_eq!((playback.cell(ONE), playback.told()), (Some(Cell::new(0, 0)), 0));
        playback.play(150.0);
        assert!(!playback.caught_up(), "the second sets out later");
        playback.play(100.0);
        assert!(playback.caught_up());
        assert_eq!((playback.cell(ONE), playback.cell(TWO)), (Some(Cell::new(2, 1)), Some(Cell::new(3, 1))));
        assert_eq!(playback.told(), 3);
    }

    #[test]
    fn marks_become_badges_and_the_fallen_leave() {
        let mut playback = playback();
        let mark = What::Marked { who: ONE.into(), mark: "pinned" };
        let fall = What::Removed { piece: TWO, pile: crate::force::squad::Pile::Wounded };
        playback.read_on(&log(&[mark, fall]));
        playback.play(250.0);
        let badges = playback.tokens().next().map(|token| token.look.badges);
        assert!(badges.is_some_and(|badges| badges.has(Badge::Pinned)));
        let falling = playback.tokens().nth(1).copied().expect("two of them");
        let pose = playback.pose(&falling, [Edge::West; 2]).expect("still there");
        assert!(pose.turn > 0.0 && pose.alpha < 1.0);
        playback.play(400.0);
        assert_eq!(playback.cell(TWO), None);
    }

    #[test]
    fn skipping_and_full_speed_show_the_end_at_once() {
        for skips in [true, false] {
            let mut playback = playback();
            playback.read_on(&log(&[moved(ONE, 1), moved(ONE, 2)]));
            if skips {
                playback.skip();
            } else {
                playback.speed = 0;
            }
            playback.play(1.0);
            assert!(playback.caught_up());
            assert_eq!(playback.cell(ONE), Some(Cell::new(2, 1)));
        }
    }

    #[test]
    fn what_is_taken_back_is_not_shown_any_more() {
        let mut playback = playback();
        playback.read_on(&log(&[moved(ONE, 1), moved(ONE, 2)]));
        playback.play(10.0);
        playback.read_on(&log(&[]));
        assert!(playback.caught_up() && playback.stale);
        assert_eq!(playback.told(), 0);
    }

    #[test]
    fn dice_roll_and_then_lie() {
        let mut playback = playback();
        playback.read_on(&log(&[What::Rolled { dice: vec![5, 2], why: "attack", chooser: None }]));
        playback.play(1.0);
        assert!(playback.tumbling().is_some_and(|(tumble, rolling)| rolling && tumble.dice == [5, 2]));
        playback.play(700.0);
        assert!(playback.tumbling().is_some_and(|(_, rolling)| !rolling));
        playback.play(700.0);
        assert!(playback.tumbling().is_none() && playback.caught_up());
    }

    #[test]
    fn reduced_motion_cuts_and_marks() {
        let mut playback = Playback { reduced: true, ..playback() };
        playback.read_on(&log(&[moved(ONE, 1), moved(ONE, 2)]));
        playback.play(1.0);
        let pose = playback.pose(&token(ONE, 0), [Edge::West; 2]).expect("on the board");
        assert_eq!(pose, Pose::on(Cell::new(2, 1)));
        assert!(!playback.caught_up());
        playback.play(300.0);
        assert!(playback.caught_up());
    }
}
