//! The squares that a unit considers before it moves, each judged quickly.
//!
//! A thorough opponent looks at every square within reach. The others look at a pattern of squares around the unit,
//! open ones far apart and covered ones closer, as far as a straight walk could reach. Only the best of them are
//! checked for a real path.

use super::{
    mind::Mind,
    scene::Line,
    taste::{Footing, Inputs},
};
use crate::board::{Cell, distance, straight};
use crate::data::monkeys::persona::Consider;
use crate::rules::monkeys::{
    formation,
    gait::{Pace, Walker},
    stealth,
};

/// Squares between two destinations that are evaluated in full, so that they differ.
const APART: i32 = 4;

/// With more destinations than this, only some are considered: every second one in cover, every ninth in the open.
const MANY: usize = 60;

/// Squares considered by estimate: this many steps from the unit in each direction, spaced according to its Speed.
const STRIDES: i16 = 4;

/// How much a straight walk may cost, in percent of Speed, with a possible way around.
const DETOUR: u16 = 125;

/// Number of squares judged by estimate for each destination that may be evaluated in full.
const GUESSES: usize = 2;

impl Mind<'_> {
    /// Squares worth evaluating in full, best first; some may turn out to be out of reach.
    pub fn squares(&self, pace: Pace, count: usize) -> Vec<Cell> {
        let field = self.scene.field;
        if !self.plans_first() {
            return self.best_cells(self.pattern(pace), GUESSES * count);
        }
        let ends = match pace {
            Pace::Walk => formation::destinations(field, self.unit),
            Pace::Sneak => formation::hideouts(field, self.unit),
        };
        let sparse = ends.len() > MANY;
        let ground = field.ground();
        let sampled = |cell: &Cell| {
            let coarse = cell.x % 3 == 0 && cell.y % 3 == 0;
            !sparse || coarse || (cell.x + cell.y) % 2 == 0 && ground.gives_cover(*cell)
        };
        self.best_cells(ends.into_iter().map(|(cell, _)| cell).filter(sampled), count)
    }

    /// The pattern of squares around the unit that an approximately straight walk could reach.
    fn pattern(&self, pace: Pace) -> impl Iterator<Item = Cell> {
        let (field, scene) = (self.scene.field, self.scene);
        let start = scene.friends[self.me].centre();
        let lead = formation::lead(field, self.unit);
        let walker = lead.map(|lead| Walker::new(field, lead, pace));
        let speed = walker.as_ref().map_or(0, |walker| walker.gait().speed);
        let stride = ((speed as i16 + STRIDES - 1) / STRIDES).max(2);
        let most = speed as i16 / stride * stride;
        let rows = (-most..=most).step_by(stride as usize);
        let cells = rows.flat_map(move |dy| {
            (-most..=most).step_by(stride as usize).map(move |dx| Cell::new(start.x + dx, start.y + dy))
        });
        let may_reach = move |cell: Cell| {
            let near = distance(start, cell);
            if cell == start || near > speed.into() {
                return false;
            }
            let cost = walker.as_ref().and_then(|walker| walker.price_of(start, straight(start, cell)));
            cost.map_or(2 * near <= speed.into(), |(cost, _)| cost <= speed / 4 * (DETOUR / 25))
        };
        let cells = cells.chain(self.at_goal());
        cells.filter_map(move |cell| self.settle(cell, pace)).filter(move |cell| may_reach(*cell))
    }

    /// The squares of the unit's goal, which a pattern may miss.
    fn at_goal(&self) -> impl Iterator<Item = Cell> + use<> {
        let around =
            |goal: Cell| (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| Cell::new(goal.x + dx, goal.y + dy)));
        self.scene.goals[self.me].cell().into_iter().flat_map(around)
    }

    /// Whether an approximately straight path is short enough for one action.
    pub fn may_walk(&self, start: Cell, way: &[Cell]) -> bool {
        let Some(lead) = formation::lead(self.scene.field, self.unit) else { return false };
        let walker = Walker::new(self.scene.field, lead, Pace::Walk);
        let to = way.last().copied().unwrap_or(start);
        let cost = walker.price_of(start, straight(start, to));
        cost.map_or(2 * way.len() <= walker.gait().speed.into(), |(cost, _)| cost <= walker.gait().speed * 3 / 2)
    }

    /// The square itself or the best one next to it: free, and in cover if possible.
    fn settle(&self, cell: Cell, pace: Pace) -> Option<Cell> {
        let field = self.scene.field;
        let ground = field.ground();
        let fits = |cell: &Cell| {
            ground.contains(*cell)
                && field.at(*cell).map_or(field.is_free(*cell), |other| field.primate(other).unit == self.unit)
                && (pace == Pace::Walk || stealth::hides(field, *cell))
        };
        let covered = |cell: &Cell| ground.gives_cover(*cell);
        let beside = [cell, Cell::new(cell.x + 1, cell.y), Cell::new(cell.x, cell.y + 1)];
        beside.iter().copied().filter(fits).find(covered).or_else(|| Some(cell).filter(fits))
    }

    /// The best squares at first sight, no two close together.
    fn best_cells(&self, looked: impl Iterator<Item = Cell>, count: usize) -> Vec<Cell> {
        let mut judged: Vec<(i32, Cell)> = looked.map(|cell| (-self.glance(cell), cell)).collect();
        judged.sort_unstable();
        let mut best: Vec<Cell> = Vec::with_capacity(count);
        for (_, cell) in judged {
            if best.len() == count {
                break;
            }
            if best.iter().all(|other| distance(*other, cell) >= APART) {
                best.push(cell);
            }
        }
        best
    }

    /// The value of a square at first sight, based on the leader's position alone.
    fn glance(&self, cell: Cell) -> i32 {
        let scene = self.scene;
        let mut inputs = Inputs::default();
        let (mut exposure, mut fire, mut watch) = (0, 0, 0);
        let at_cover = scene.field.ground().at_cover(cell);
        for (foe, enemy) in scene.foes.iter().enumerate() {
            let squares = distance(cell, enemy.centre());
            let eye = &scene.eyes(foe)[0];
            if scene.sees(eye, cell) {
                let covered = eye.covers(cell);
                exposure += scene.threat(self.me, foe, Line::at(squares, covered));
                fire = fire.max(scene.fire(self.me, foe, Line::at(squares, enemy.covered)));
            } else {
                let near = (squares - enemy.speed).max(squares / 2);
                exposure += scene.threat(self.me, foe, Line::at(near, at_cover)) / 3;
                watch = watch.max(scene.fire(self.me, foe, Line::at(near, false)) / 3);
            }
        }
        inputs[Consider::Exposure as usize] = exposure;
        inputs[Consider::Objective as usize] = self.nearness(cell);
        inputs[Consider::Orders as usize] = self.obedience(cell);
        inputs[Consider::Cover as usize] = if scene.field.ground().gives_cover(cell) { 1000 } else { 0 };
        let points = |what: Consider, input: i32| scene.taste.points(what, input, self.part, Footing::default());
        let act = if self.left() > 1 {
            points(Consider::AttackValue, fire).max(points(Consider::WatchedApproach, watch))
        } else {
            0
        };
        scene.taste.score(&inputs, self.part, Footing::default()) + act
    }
}

/// The squares of a straight path, without the first one.
pub fn straight_cells(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    straight(from, to).scan(from, |at, direction| {
        *at = at.step(direction);
        Some(*at)
    })
}
