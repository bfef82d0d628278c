//! Where a unit could go: all squares within reach are judged by a glance, the best few worked out in full.

use super::{
    mind::{Idea, Mind},
    pose::Pose,
    taste::{Footing, Inputs},
};
use crate::board::{Cell, distance};
use crate::data::persona::Consider;
use crate::rules::monkeys::{formation, order::Order};

/// Squares between two destinations that are worked out, so that they differ.
const APART: i32 = 4;

/// More destinations than this, and only some are looked at: every second one in cover, every ninth in the open.
const MANY: usize = 60;

/// A second move takes a unit so far, in hundredths of its Speed.
const ONWARD: i32 = 70;

impl Mind<'_> {
    /// Moves, with what the unit does where it arrives.
    pub fn go(&self, ideas: &mut Vec<Idea>) {
        let field = self.scene.field;
        let ends = formation::destinations(field, self.unit);
        // Officers and small teams are worth fewer thoughts.
        let small = self.scene.friends[self.me].members < 3;
        let count = if small { self.budget.candidates.div_ceil(3) } else { self.budget.candidates };
        for goal in self.best_cells(&ends, count) {
            let Some(order) = formation::plan(field, self.unit, goal) else { continue };
            let Some(pose) = Pose::after(self, &order) else { continue };
            if self.left() > 1 {
                self.strike(&pose, std::slice::from_ref(&order), &Inputs::default(), ideas);
                self.run_on(&pose, order, ideas);
            } else {
                let inputs = self.stand(&pose, None);
                self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
            }
        }
    }

    /// The move alone, with the next one in mind.
    fn run_on(&self, pose: &Pose, order: Order, ideas: &mut Vec<Idea>) {
        let mut inputs = self.stand(pose, None);
        let (width, height) = self.scene.field.ground().size();
        let stride = self.scene.friends[self.me].speed * ONWARD * 10 / i32::from(width + height / 2).max(1);
        let nearness = &mut inputs[Consider::Objective as usize];
        if *nearness > 0 {
            *nearness = (*nearness + stride).min(1000);
        }
        self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
    }

    /// The best destinations by a glance, no two close together.
    pub fn best_cells(&self, ends: &[(Cell, u16)], count: usize) -> Vec<Cell> {
        let sparse = ends.len() > MANY;
        let ground = self.scene.field.ground();
        let sampled = |cell: &Cell| {
            let coarse = cell.x % 3 == 0 && cell.y % 3 == 0;
            !sparse || coarse || (cell.x + cell.y) % 2 == 0 && ground.gives_cover(*cell)
        };
        let looked = ends.iter().map(|(cell, _)| *cell).filter(sampled);
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

    /// What a square is worth by a glance at its leader's place alone.
    fn glance(&self, cell: Cell) -> i32 {
        let scene = self.scene;
        let mut inputs = Inputs::default();
        let (mut exposure, mut fire, mut watch) = (0, 0, 0);
        let at_cover = scene.field.ground().at_cover(cell);
        for (foe, enemy) in scene.foes.iter().enumerate() {
            let squares = distance(cell, enemy.centre());
            let seen = scene.field.sees(enemy.centre(), cell);
            if seen {
                let covered = scene.field.sight.covered(enemy.centre(), cell);
                exposure += scene.threat(self.me, foe, squares, covered);
                fire = fire.max(scene.fire(self.me, foe, squares, enemy.covered));
            } else {
                let near = (squares - enemy.speed).max(squares / 2);
                exposure += scene.threat(self.me, foe, near, at_cover) / 3;
                watch = watch.max(scene.fire(self.me, foe, near, false) / 3);
            }
        }
        inputs[Consider::Exposure as usize] = exposure;
        inputs[Consider::Objective as usize] = self.nearness(cell);
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
