//! What it is worth for a character to be on a cell: out of fire, near what is fought for, with somebody to shoot at.

use super::{
    fire::Gun,
    scene::{Enemy, Scene},
    toll::Toll,
    worth,
};
use crate::board::{Block, Cell, Zone, distance};
use crate::force::UnitIx;
use crate::rules::initiative::{characters::Repetition, field::Field, muster::Goal, order::Action, wounds};
use std::cell::OnceCell;

/// Being near what is held, alone of its side or beside a friend; a cell of the way there.
const THERE: i64 = 170;
const THERE_TOO: i64 = 40;
const TO_HOLD: i64 = 9;
/// Turns before it counts.
const EARLY: u16 = 1;

/// A cell of the way to the enemy, where there is no other goal; and within the reach of Short it needn't go nearer.
const TO_ENEMY: i64 = 6;

/// A cell of the load's way, of the way to it, and of the way beside it.
const LOADED: i64 = 40;
const TO_LOAD: i64 = 22;
const BESIDE: i64 = 4;

/// Of the fire that a place allows in the next call, so many hundredths are counted: it may come to nothing.
const PROSPECT: i64 = 55;

/// What the fire of an enemy does to somebody it hasn't detected, in hundredths.
const UNSEEN: i64 = 15;

/// A little for cover where no enemy sees the cell yet.
const COVER: i64 = 8;

/// What a character looks at when it thinks about where to be.
pub struct Outlook {
    /// The unit.
    pub unit: UnitIx,
    /// Where it is.
    pub here: Cell,
    /// Its own fire, if it can fire.
    pub gun: Option<Gun>,
    /// What its hits do to each enemy, in the order of the scene, once somebody asks.
    tolls: Vec<OnceCell<Toll>>,
    /// What hits of each enemy do to it, in the order of the scene; none of one that can't fire.
    own: Vec<Option<Toll>>,
    worth: i64,
    low: bool,
    hidden: bool,
    aims: Aims,
}

/// What a character goes for.
enum Aims {
    /// The nearest enemy.
    Enemies,
    /// Cells that are held, how near is near enough, whether that counts soon, and whether a friend is there.
    Held { area: Zone, near: i32, soon: bool, taken: bool },
    /// Where the load goes, in its hands.
    Home(Zone),
    /// A load that lies somewhere, to be fetched.
    Fetched(Cell),
    /// Where the load is, to be near it.
    Near(Cell),
}

impl Aims {
    fn of(scene: &Scene, friends: &[Cell]) -> Self {
        let (field, unit) = (scene.field, scene.unit);
        match &field.setting.scenario.goal {
            Goal::Break => Self::Enemies,
            Goal::Hold { cells, near, from, .. } => {
                let near = i32::from(*near);
                let taken = friends.iter().any(|friend| nearest(cells, *friend) <= near);
                Self::Held { area: area(cells), near, soon: scene.view.turn.turn + EARLY >= *from, taken }
            }
            Goal::Carry { movers, to, .. } => match field.load() {
                None => Self::Enemies,
                Some((_, Some(carrier))) if carrier == unit => Self::Home(to.clone()),
                Some((load, None)) if *movers == scene.side => {
                    let own = field.cell(unit).map_or(0, |own| distance(own, load));
                    let first = friends.iter().all(|friend| distance(*friend, load) >= own);
                    if first { Self::Fetched(load) } else { Self::Near(load) }
                }
                Some((load, _)) => Self::Near(load),
            },
        }
    }
}

impl Outlook {
    /// Of the character that a scene is about.
    pub fn of(scene: &Scene) -> Option<Self> {
        let (field, unit) = (scene.field, scene.unit);
        let hits = |enemy: &Enemy| enemy.gun.map(|gun| Toll::of(field, unit, (gun.dice, 0)));
        let own = scene.enemies.iter().map(hits).collect();
        let gun = Gun::of(field, unit);
        let friends =
            field.standing(scene.side).filter(|(friend, _)| *friend != unit && wounds::is_able(field, *friend));
        Some(Self {
            unit,
            here: field.cell(unit)?,
            gun,
            tolls: vec![OnceCell::new(); scene.enemies.len()],
            own,
            worth: worth::of(wounds::initiative(field, unit)) + if field.carries(unit) { LOADED * 5 } else { 0 },
            low: field.unit(unit).prone.0 || field.is_small(unit),
            hidden: !field.is_known(unit),
            aims: Aims::of(scene, &friends.map(|(friend, cell)| bound_for(field, friend, cell)).collect::<Vec<_>>()),
        })
    }

    /// What its hits do to an enemy.
    pub fn toll(&self, scene: &Scene, place: usize) -> &Toll {
        let dice = self.gun.map_or(0, |gun| gun.dice);
        self.tolls[place].get_or_init(|| Toll::of(scene.field, scene.enemies[place].unit, (dice, 0)))
    }

    /// The same for a character that lies down.
    #[must_use]
    pub fn lying(mut self, lies: bool) -> Self {
        self.low |= lies;
        self
    }

    /// The same for a character that gives itself away.
    #[must_use]
    pub fn revealed(mut self) -> Self {
        self.hidden = false;
        self
    }

    /// What enemies can do to it on a cell before it is called again.
    pub fn danger(&self, scene: &Scene, cell: Cell) -> i64 {
        self.danger_within(scene, cell, i64::MAX)
    }

    /// The same; if it is more than this, then perhaps only a part of it.
    pub fn danger_within(&self, scene: &Scene, cell: Cell, most: i64) -> i64 {
        if !scene.is_seen(cell) {
            return 0;
        }
        let enough = if self.hidden { self.worth } else { self.worth.min(most) };
        let mut sum = 0;
        for (enemy, toll) in scene.enemies.iter().zip(&self.own) {
            let (Some(gun), Some(toll)) = (enemy.gun, toll) else { continue };
            if enemy.calls > 0 && enemy.eyes.sees(cell) {
                let mean = gun.across(distance(enemy.at, cell), self.low, || enemy.eyes.covers(cell));
                sum += toll.of_mean(mean * enemy.calls / 100 * enemy.share / 100);
            }
            if sum > enough {
                break;
            }
        }
        let told = sum.min(self.worth);
        if self.hidden { told * UNSEEN / 100 } else { told }
    }

    /// What its own fire from a cell promises for the next call.
    pub fn prospect(&self, scene: &Scene, cell: Cell) -> i64 {
        let Some(gun) = self.gun.filter(|_| scene.is_seen(cell)) else { return 0 };
        let mut best = 0;
        for (place, enemy) in scene.enemies.iter().enumerate().filter(|(_, enemy)| enemy.eyes.sees(cell)) {
            let low = scene.field.unit(enemy.unit).prone.0 || scene.field.is_small(enemy.unit);
            let harm = |hits: i64| if hits > 0 { self.toll(scene, place).of_mean(hits) } else { 0 };
            // Whether the ground covers it is dear to tell.
            if harm(gun.open(cell, enemy.at, low)) > best {
                best = best.max(harm(gun.at(scene.field, (cell, enemy.at), low)));
            }
        }
        best * PROSPECT / 100
    }

    /// What being on a cell is worth by what is fought for.
    pub fn goal(&self, scene: &Scene, cell: Cell) -> i64 {
        let cover = if scene.field.is_cover(cell) { COVER } else { 0 };
        let way = match &self.aims {
            Aims::Enemies => self.closing(scene, cell),
            Aims::Held { area, near, soon, taken } => match (area.distance(cell).unwrap_or(0) - near, taken) {
                (..=0, false) => {
                    if *soon {
                        THERE
                    } else {
                        THERE / 2
                    }
                }
                (..=0, true) => THERE_TOO,
                (far, true) => -TO_HOLD * i64::from(far) / 3,
                (far, false) => -TO_HOLD * i64::from(far),
            },
            Aims::Home(ends) => -LOADED * i64::from(ends.distance(cell).unwrap_or(0)),
            Aims::Fetched(load) => -TO_LOAD * i64::from(distance(*load, cell)),
            Aims::Near(load) => -BESIDE * i64::from(distance(*load, cell)),
        };
        cover + way
    }

    /// The way to the nearest enemy, as far as the weapon doesn't reach yet.
    fn closing(&self, scene: &Scene, cell: Cell) -> i64 {
        let short = i32::from(scene.field.weapon(self.unit).short);
        let mut nearest = i32::MAX;
        for enemy in &scene.enemies {
            nearest = nearest.min(distance(enemy.at, cell));
            if nearest <= short {
                return 0;
            }
        }
        if nearest == i32::MAX { 0 } else { -TO_ENEMY * i64::from(nearest - short) }
    }
}

/// Where a friend will be: at the end of the way that it repeats, or where it is.
fn bound_for(field: &Field, friend: UnitIx, at: Cell) -> Cell {
    match &field.unit(friend).repetition {
        Repetition::Of(Action::Move(_, path, _)) => path.last().copied().unwrap_or(at),
        _ => at,
    }
}

/// Cells as one block if they fill it, which is quicker to measure.
fn area(cells: &[Cell]) -> Zone {
    let (xs, ys) = (|| cells.iter().map(|cell| cell.x), || cells.iter().map(|cell| cell.y));
    let ends = |least: Option<i16>, most: Option<i16>| least.zip(most).unwrap_or_default();
    let ((left, right), (top, bottom)) = (ends(xs().min(), xs().max()), ends(ys().min(), ys().max()));
    let whole = Block { from: Cell::new(left, top), to: Cell::new(right, bottom) };
    if whole.cells().len() == cells.len() {
        return Zone(vec![whole]);
    }
    Zone(cells.iter().map(|cell| Block { from: *cell, to: *cell }).collect())
}

/// How far the nearest of some cells is.
pub fn nearest(cells: &[Cell], from: Cell) -> i32 {
    cells.iter().map(|cell| distance(*cell, from)).min().unwrap_or(0)
}
