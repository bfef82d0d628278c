//! What a unit can do from its current or a hypothetical position: fire, overwatch, or nothing.

use super::{
    arms::{self, POINTS},
    goals,
    mind::{Idea, Mind},
    pose::Pose,
    scene::Line,
    taste::{Footing, Inputs},
};
use crate::board::{Cell, distance};
use crate::data::monkeys::persona::Consider;
use crate::rules::monkeys::{odds::WHOLE, order::Order, targets::Spots, volley};

/// Number of targets whose volleys are computed exactly from the unit's current position; from elsewhere, only the best
/// one's is.
const TARGETS: usize = 2;

/// The percentage that counts of overwatch fire at enemies that don't have to come, and at those that do.
const SITS: i32 = 12;
const COMES: i32 = 45;

/// Number of foes for which it is checked whether they can come into sight at all.
const LIKELY: usize = 3;

/// Distance within which a friend can charge a pinned enemy, in squares.
const CHARGE: i32 = 20;

impl Mind<'_> {
    /// Fire, overwatch or nothing, from the unit's current position.
    pub fn stay(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        self.strike(here, &[], &Inputs::default(), ideas);
        let done = Order::Done(self.id());
        let inputs = self.stand(here, None);
        self.propose(ideas, vec![done], inputs, Self::footing(&inputs, false));
    }

    /// Fire or overwatch from a pose, after the orders that lead there; `extra` is the value of these orders
    /// themselves.
    pub fn strike(&self, pose: &Pose, before: &[Order], extra: &Inputs, ideas: &mut Vec<Idea>) {
        let most = if before.is_empty() { TARGETS } else { 1 };
        for (foe, points) in self.shots(pose, most) {
            let claimed = self.claimed(foe);
            let flesh = self.scene.foes[foe].flesh(self.scene.field);
            let prize = (flesh.prize * POINTS).max(1);
            let mut inputs = self.stand(pose, Some((foe, 1000 * points / prize)));
            inputs[Consider::AttackValue as usize] = points * (1000 - claimed) / 1000;
            inputs[Consider::Waste as usize] = claimed;
            inputs[Consider::Suppression as usize] = self.suppression(foe, points);
            inputs[Consider::Clearing as usize] = if goals::keeps(self.scene, foe) { points.min(1000) } else { 0 };
            inputs[Consider::Leaders as usize] = (1000 * flesh.following / flesh.prize.max(1)).min(1000);
            let target = self.scene.field.unit(self.scene.foes[foe].unit).id;
            self.then(before, Order::Attack { unit: self.id(), target }, inputs, extra, self.is_pinned(foe), ideas);
        }
        let mut inputs = self.stand(pose, None);
        let watched = self.watched(pose);
        inputs[Consider::WatchedApproach as usize] = watched;
        // Where nobody can come it costs nothing, except to a character that dislikes it.
        if watched == 0 && self.scene.taste.points(Consider::WatchedApproach, 1000, self.part, Footing::default()) < 0 {
            return;
        }
        self.then(before, Order::Overwatch(self.id()), inputs, extra, false, ideas);
    }

    fn then(
        &self,
        before: &[Order],
        last: Order,
        mut inputs: Inputs,
        extra: &Inputs,
        pinned: bool,
        ideas: &mut Vec<Idea>,
    ) {
        inputs.iter_mut().zip(extra).for_each(|(input, more)| *input += more);
        // An estimate may see what the rule doesn't.
        if before.is_empty() && !self.allows(&last) {
            return;
        }
        let orders = before.iter().cloned().chain([last]).collect();
        self.propose(ideas, orders, inputs, Self::footing(&inputs, pinned));
    }

    /// More than half of a foe is pinned.
    pub fn is_pinned(&self, foe: usize) -> bool {
        let enemy = &self.scene.foes[foe];
        2 * enemy.ready < enemy.members
    }

    /// The best targets from a pose, each with the exact value of the volley in points.
    fn shots(&self, pose: &Pose, most: usize) -> Vec<(usize, i32)> {
        let scene = self.scene;
        let guess = |foe: usize| {
            let enemy = &scene.foes[foe];
            let squares = distance(pose.anchor(), enemy.centre());
            let worth = self.fire_from(pose, foe, Line::at(squares, enemy.covered));
            worth * (1200 - self.claimed(foe)) / 1000
        };
        let mut ranked: Vec<(i32, usize)> = (0..scene.foes.len()).map(|foe| (-guess(foe), foe)).collect();
        ranked.retain(|(worth, _)| *worth < 0);
        ranked.sort_unstable();
        if !self.budget.thorough {
            let shots = ranked.into_iter().filter_map(|(_, foe)| self.shot(pose, foe).map(|worth| (foe, worth)));
            return shots.take(1).collect();
        }
        let exact = |(_, foe): (i32, usize)| {
            let plan = volley::best(&pose.field, self.unit, scene.foes[foe].unit, Spots::Standing)?;
            let magazine = scene.fire(self.me, foe, arms::point_blank(scene.field));
            let worth = arms::worth_of(scene.field, &plan, magazine);
            (worth > 0).then(|| (foe, (worth / WHOLE as i32 * POINTS).max(1)))
        };
        ranked.into_iter().take(2 * most).filter_map(exact).take(most).collect()
    }

    /// The value of a pose's guns at a distance.
    fn fire_from(&self, pose: &Pose, foe: usize, line: Line) -> i32 {
        let scene = self.scene;
        match &pose.guns {
            Some(guns) => arms::expected(scene.field, guns, scene.foes[foe].flesh(scene.field), line),
            None => scene.fire(self.me, foe, line),
        }
    }

    /// The estimated value of fire at a foe from a pose, by how many of the unit see it. None if nobody does.
    fn shot(&self, pose: &Pose, foe: usize) -> Option<i32> {
        let scene = self.scene;
        let enemy = &scene.foes[foe];
        let sees = |from: &&Cell| scene.eyes(foe).iter().any(|eye| scene.sees(eye, **from));
        let seeing = pose.cells.iter().filter(sees).count() as i32;
        let squares = distance(pose.anchor(), enemy.centre());
        let leader = pose.cells.iter().any(|from| scene.sees(&scene.eyes(foe)[0], *from));
        let line = Line { squares, covered: enemy.covered, leader };
        let mut worth = seeing * self.fire_from(pose, foe, line) / pose.cells.len() as i32;
        if pose.ambush {
            worth += worth / 3;
        }
        (worth > 0).then_some(worth)
    }

    /// Thousandths of a foe that friends have committed to attacking.
    pub fn claimed(&self, foe: usize) -> i32 {
        let scene = self.scene;
        let enemy = &scene.foes[foe];
        let mut left = 1000;
        for (friend, squad) in scene.friends.iter().enumerate() {
            if scene.field.unit(squad.unit).commitment.target == Some(enemy.unit) {
                let squares = distance(squad.centre(), enemy.centre());
                let worth = scene.fire(friend, foe, Line::at(squares, enemy.covered));
                left = left * (1000 - (1000 * worth / enemy.prize(scene.field).max(1)).min(900)) / 1000;
            }
        }
        1000 - left
    }

    /// Fire that pins enemies that a friend could charge.
    fn suppression(&self, foe: usize, points: i32) -> i32 {
        let enemy = &self.scene.foes[foe];
        let near = |squad: &super::scene::Squad| {
            squad.unit != self.unit && squad.ready >= 3 && distance(squad.centre(), enemy.centre()) <= CHARGE
        };
        if self.scene.friends.iter().any(near) { (2 * points).min(1000) } else { 0 }
    }

    /// Expected fire at enemies that come into sight: the most likely and most rewarding of them. 0 if none can.
    fn watched(&self, pose: &Pose) -> i32 {
        let scene = self.scene;
        if pose.guns.as_ref().unwrap_or(scene.friends[self.me].guns(scene.field)).is_empty() {
            return 0;
        }
        let mut worths: Vec<(i32, usize)> =
            (0..scene.foes.len()).map(|foe| (self.watched_at(pose, foe), foe)).collect();
        worths.sort_unstable();
        let likely = worths.into_iter().rev().take_while(|(worth, _)| *worth > 0).take(LIKELY);
        likely.into_iter().find(|(_, foe)| self.may_come(pose, *foe)).map_or(0, |(worth, _)| worth)
    }

    fn watched_at(&self, pose: &Pose, foe: usize) -> i32 {
        let scene = self.scene;
        let enemy = &scene.foes[foe];
        if enemy.ready == 0 {
            return 0;
        }
        let squares = distance(pose.anchor(), enemy.centre());
        let sees = scene.eyes(foe).iter().any(|eye| scene.sees(eye, pose.anchor()));
        let sits = sees && squares <= enemy.guns(scene.field).reach() && !enemy.guns(scene.field).is_empty();
        let near = (squares - enemy.speed).max(squares / 2);
        if near > scene.friends[self.me].guns(scene.field).reach() && pose.guns.is_none() {
            return 0;
        }
        let share = if sits { SITS } else { COMES };
        // A mover's path crosses open squares more often than not.
        (2 * self.fire_from(pose, foe, Line::at(near, false)) + self.fire_from(pose, foe, Line::at(near, true))) / 3
            * share
            / 100
    }

    /// Whether a foe could come into sight of a pose in its turn: somewhere on the straight path to it.
    fn may_come(&self, pose: &Pose, foe: usize) -> bool {
        let (field, enemy) = (self.scene.field, &self.scene.foes[foe]);
        let (at, to) = (enemy.centre(), pose.anchor());
        let far = distance(at, to).max(1);
        let on_the_way = |squares: i32| {
            let part = |from: i16, to: i16| from + ((i32::from(to - from)) * squares / far) as i16;
            Cell::new(part(at.x, to.x), part(at.y, to.y))
        };
        let steps = (0..=(2 * enemy.speed).min(far - 1)).step_by(2);
        steps.map(on_the_way).any(|cell| field.sees(to, cell))
    }
}
