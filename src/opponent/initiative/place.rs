//! What it is worth for a character to be on a cell: out of fire, near what is fought for, with somebody to shoot at.

use super::{
    fire::Gun,
    scene::{Enemy, Scene},
    toll::Toll,
    worth,
};
use crate::board::{Cell, distance};
use crate::force::UnitIx;
use crate::rules::initiative::{field::Field, muster::Goal, wounds};

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
    /// Who.
    pub unit: UnitIx,
    /// Where it is.
    pub here: Cell,
    /// Its own fire, if it can fire.
    pub gun: Option<Gun>,
    /// What its hits do to each enemy, in the order of the scene.
    pub tolls: Vec<Toll>,
    /// What hits of so many dice do to it.
    own: Vec<(u8, Toll)>,
    worth: i64,
    low: bool,
    hidden: bool,
    friends: Vec<Cell>,
}

impl Outlook {
    /// Of the character that a scene is about.
    pub fn of(scene: &Scene) -> Option<Self> {
        let (field, unit) = (scene.field, scene.unit);
        let mut own: Vec<(u8, Toll)> = Vec::new();
        for gun in scene.enemies.iter().filter_map(|enemy| enemy.gun) {
            if own.iter().all(|(dice, _)| *dice != gun.dice) {
                own.push((gun.dice, Toll::of(field, unit, (gun.dice, 0))));
            }
        }
        let gun = Gun::of(field, unit);
        let dice = gun.map_or(0, |gun| gun.dice);
        let tolls = scene.enemies.iter().map(|enemy| Toll::of(field, enemy.unit, (dice, 0))).collect();
        let friends =
            field.standing(scene.side).filter(|(friend, _)| *friend != unit && wounds::is_able(field, *friend));
        Some(Self {
            unit,
            here: field.cell(unit)?,
            gun,
            tolls,
            own,
            worth: worth::of(wounds::initiative(field, unit)) + if field.carries(unit) { LOADED * 5 } else { 0 },
            low: field.unit(unit).prone.0 || field.is_small(unit),
            hidden: !field.is_known(unit),
            friends: friends.map(|(_, cell)| cell).collect(),
        })
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
        let harm = |enemy: &Enemy| {
            let Some(gun) = enemy.gun.filter(|_| enemy.calls > 0 && scene.field.sees(enemy.at, cell)) else { return 0 };
            let hits = gun.at(scene.field, (enemy.at, cell), self.low) * enemy.calls / 100 * enemy.share / 100;
            let toll = self.own.iter().find(|(dice, _)| *dice == gun.dice);
            toll.map_or(0, |(_, toll)| toll.of_mean(hits))
        };
        let sum: i64 = scene.enemies.iter().map(harm).sum();
        let told = sum.min(self.worth);
        if self.hidden { told * UNSEEN / 100 } else { told }
    }

    /// What its own fire from a cell promises for the next call.
    pub fn prospect(&self, scene: &Scene, cell: Cell) -> i64 {
        let Some(gun) = self.gun else { return 0 };
        let harm = |(enemy, toll): (&Enemy, &Toll)| {
            if !scene.field.sees(enemy.at, cell) {
                return 0;
            }
            let low = scene.field.unit(enemy.unit).prone.0 || scene.field.is_small(enemy.unit);
            toll.of_mean(gun.at(scene.field, (cell, enemy.at), low))
        };
        scene.enemies.iter().zip(&self.tolls).map(harm).max().unwrap_or(0) * PROSPECT / 100
    }

    /// What being on a cell is worth by what is fought for.
    pub fn goal(&self, scene: &Scene, cell: Cell) -> i64 {
        let field = scene.field;
        let cover = if field.is_cover(cell) { COVER } else { 0 };
        cover
            + match &field.setting.scenario.goal {
                Goal::Hold { cells, near, from, .. } => {
                    let far = nearest(cells, cell) - i32::from(*near);
                    let early = scene.view.turn.turn + EARLY < *from;
                    let others = self.friends.iter().any(|friend| nearest(cells, *friend) <= i32::from(*near));
                    match (far <= 0, others) {
                        (true, false) if early => THERE / 2,
                        (true, false) => THERE,
                        (true, true) => THERE_TOO,
                        (false, true) => -TO_HOLD * i64::from(far) / 3,
                        (false, false) => -TO_HOLD * i64::from(far),
                    }
                }
                Goal::Carry { movers, to, .. } if *movers == scene.side => self.carrying(field, cell, &to.cells()),
                Goal::Carry { .. } => field.load().map_or(0, |(load, _)| -BESIDE * i64::from(distance(load, cell))),
                Goal::Break => self.closing(scene, cell),
            }
    }

    fn carrying(&self, field: &Field, cell: Cell, ends: &[Cell]) -> i64 {
        let Some((load, carrier)) = field.load() else { return 0 };
        match carrier {
            Some(carrier) if carrier == self.unit => -LOADED * i64::from(nearest(ends, cell)),
            Some(_) => -BESIDE * i64::from(distance(load, cell)),
            None => {
                let first = self.friends.iter().all(|friend| distance(*friend, load) >= distance(self.here, load));
                -(if first { TO_LOAD } else { BESIDE }) * i64::from(distance(load, cell))
            }
        }
    }

    /// The way to the nearest enemy, as far as the weapon doesn't reach yet.
    fn closing(&self, scene: &Scene, cell: Cell) -> i64 {
        let short = i32::from(scene.field.weapon(self.unit).short);
        let far = scene.enemies.iter().map(|enemy| distance(enemy.at, cell)).min().unwrap_or(0);
        -TO_ENEMY * i64::from((far - short).max(0))
    }
}

/// How far the nearest of some cells is.
pub fn nearest(cells: &[Cell], from: Cell) -> i32 {
    cells.iter().map(|cell| distance(*cell, from)).min().unwrap_or(0)
}
