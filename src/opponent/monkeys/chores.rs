//! A unit's options besides moving and fighting: bracing, reloading, hiding, smoke, crates, orders of the CO, getting
//! in and out, leaving the board.

use super::{
    arms::Battery,
    exits,
    goals::Goal,
    mind::{Idea, Mind, Unplanned},
    pose::Pose,
    scene::Line,
    taste::Inputs,
};
use crate::board::{Cell, distance};
use crate::data::monkeys::persona::Consider;
use crate::rules::monkeys::{
    brace, command, convoy, formation,
    gait::Pace,
    loads,
    order::Order,
    scenarios::scavenging,
    smoke,
    stealth::{self, Hidden},
};

/// The value of a reload to a unit that isn't dry, per weapon that it fills.
const FILLED: i32 = 120;

/// Only personalities that value hiding at least this much sneak from place to place.
const SNEAKS: i32 = 10_000;

/// No unit sneaks at this distance from the enemy.
const STALKED: i32 = 36;

impl Mind<'_> {
    /// Bracing, reloading and hiding, each with what follows.
    pub fn prepare(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        self.reload(here, ideas);
        if !self.is_brisk() {
            self.brace(here, ideas);
            self.hide(here, ideas);
        }
    }

    fn follow(&self, pose: &Pose, order: Order, extra: &Inputs, ideas: &mut Vec<Idea>) {
        if self.left() > 1 {
            self.strike(pose, std::slice::from_ref(&order), extra, ideas);
        }
        let mut inputs = self.stand(pose, None);
        inputs.iter_mut().zip(extra).for_each(|(input, more)| *input += more);
        self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
    }

    fn brace(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        let (field, order) = (self.scene.field, Order::Brace(self.id()));
        let bracing = brace::who_braces(field, self.unit);
        // A weapon that can be fired unbraced needs no bracing.
        let needs = |mate: &crate::force::PrimateIx| {
            let mut arms = field.kit(*mate).firearms(&field.book);
            arms.any(|arm| !crate::rules::monkeys::targets::can_wield(field, *mate, arm))
        };
        let heavy = bracing.iter().filter(|mate| needs(mate)).count() as i32;
        let trained = bracing.iter().any(|mate| !field.kit(*mate).talents.is_empty());
        let emplaced = !field.emplaced(self.unit).is_empty();
        if heavy == 0 && !emplaced && !trained || self.left() < 2 || !self.allows(&order) {
            return;
        }
        let mut pose = here.clone();
        for mate in bracing {
            pose.field.to_mut().primates[mate.at()].braced.0 = true;
        }
        pose.guns = Some(Battery::of(&pose.field, self.unit));
        let mut extra = Inputs::default();
        extra[Consider::Bracing as usize] = (1000 * heavy / self.scene.friends[self.me].members).min(1000);
        self.follow(&pose, order, &extra, ideas);
    }

    /// The order to reload, and what loaded weapons are worth; none if it isn't allowed, or not worth a thought.
    pub fn reloading(&self) -> Option<(Order, i32)> {
        let field = self.scene.field;
        let order = Order::Reload { unit: self.id(), loads: loads::plan(field, self.unit) };
        let dry = field.unit(self.unit).ammunition.is_out();
        if !self.allows(&order) || self.is_brisk() && !dry {
            return None;
        }
        let empty = field.members(self.unit).flat_map(|mate| field.primate(mate).arms.0.map(|arm| arm.empty));
        let empty = empty.filter(|empty| *empty).count() as i32;
        Some((order, if dry { 1000 } else { (FILLED * empty).clamp(FILLED, 600) }))
    }

    fn reload(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        let Some((order, readiness)) = self.reloading() else { return };
        let mut extra = Inputs::default();
        extra[Consider::Readiness as usize] = readiness;
        let mut pose = here.clone();
        let state = &mut pose.field.to_mut().units[self.unit.at()];
        state.ammunition = brace::Ammunition::Loaded;
        pose.guns = Some(Battery::of(&pose.field, self.unit));
        self.follow(&pose, order, &extra, ideas);
    }

    /// Hiding where the unit is, or where it can sneak to.
    fn hide(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        let (field, unit) = (self.scene.field, self.id());
        let hidden = field.unit(self.unit).hidden;
        let stay = Order::Stealth { unit, steps: Vec::new() };
        let mut extra = Inputs::default();
        extra[Consider::Hiding as usize] = 1000;
        if !hidden.holds() && self.allows(&stay) {
            self.follow(&self.hidden(here.clone()), stay, &extra, ideas);
        }
        let wants = self.scene.taste.points(Consider::Hiding, 1000, self.part, Self::footing(&extra, false));
        let wants = wants - SNEAKS;
        let near = self.scene.nearest_foe(here.anchor()).is_some_and(|(_, squares)| squares <= STALKED);
        if wants <= 0 || self.left() < 2 || !near {
            return;
        }
        let count = self.budget.candidates.div_ceil(3);
        let goals = self.squares(Pace::Sneak, count).into_iter();
        if !self.plans_first() {
            goals.for_each(|goal| self.sneak_to((goal, Pace::Sneak), &extra, ideas));
            return;
        }
        let planned = goals.filter_map(|goal| formation::plan_stealth(field, self.unit, goal));
        let posed = planned.filter_map(|order| Pose::after(self, &order).map(|pose| (order, pose)));
        for (order, pose) in posed.take(count) {
            if pose.cells.iter().all(|cell| stealth::hides(field, *cell)) {
                self.follow(&self.hidden(pose), order, &extra, ideas);
            }
        }
    }

    /// A stealth action whose path is planned once it turns out to be the best.
    fn sneak_to(&self, goal: (Cell, Pace), extra: &Inputs, ideas: &mut Vec<Idea>) {
        let from = ideas.len();
        let order = Order::Stealth { unit: self.id(), steps: Vec::new() };
        self.follow(&self.hidden(Pose::guess(self, goal)), order, extra, ideas);
        ideas[from..].iter_mut().for_each(|idea| idea.goal = Some(Unplanned::Way(goal.0, goal.1)));
    }

    /// The unit hidden in its future position: its fire then comes from hiding (T-107).
    fn hidden<'p>(&self, mut pose: Pose<'p>) -> Pose<'p> {
        let field = self.scene.field;
        pose.ambush = field.book.switch("ambush_bonus_needs_earlier_stealth") == 0;
        // Only an exact volley needs the actual board.
        if self.budget.thorough {
            pose.field.to_mut().units[self.unit.at()].hidden = Hidden::Newly;
        }
        pose
    }

    /// The remaining options: crates, smoke, orders of the CO, vehicles, leaving the board.
    pub fn serve(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        self.pick_up(here, ideas);
        self.leave(ideas);
        if !self.is_brisk() {
            self.smoke(here, ideas);
            self.command(here, ideas);
            self.ride(ideas);
        }
    }

    fn pick_up(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        let (field, turn) = (self.scene.field, self.scene.table.turn);
        let able = |mate: &crate::force::PrimateIx| scavenging::check_pick_up(field, turn, *mate).is_ok();
        let leader = field.unit(self.unit).lead.leader;
        // A leader that walks off with a crate leaves its squad behind, so prefer anyone else.
        let Some(mate) = field.ready(self.unit).filter(able).min_by_key(|mate| (Some(*mate) == leader, *mate)) else {
            return;
        };
        let mut inputs = self.stand(here, None);
        inputs[Consider::Prize as usize] = 1000;
        self.propose(ideas, vec![Order::PickUp(field.primate(mate).id)], inputs, Self::footing(&inputs, false));
    }

    fn smoke(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        let field = self.scene.field;
        if smoke::throwers(field, self.unit).next().is_none() {
            return;
        }
        let exposure = self.exposure(here, None);
        for (primate, cell) in smoke::ideas(field, self.unit) {
            let order = Order::Smoke { unit: self.id(), primate, cell };
            if !self.allows(&order) {
                continue;
            }
            let mut inputs = self.stand(here, None);
            let between = distance(cell, here.anchor()) >= 2;
            inputs[Consider::Screening as usize] = if between { exposure } else { exposure / 2 };
            inputs[Consider::Exposure as usize] = exposure * 2 / 3;
            self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
        }
    }

    /// One more action, from the CO: it is worth what the unit would do with it, which is decided when it has it.
    fn command(&self, here: &Pose, ideas: &mut Vec<Idea>) {
        let (field, order) = (self.scene.field, Order::SpecialOrder(self.id()));
        if !command::has_special_orders(field, self.unit) || self.left() != 2 || !self.allows(&order) {
            return;
        }
        let mut inputs = self.stand(here, None);
        inputs[Consider::Objective as usize] += 100;
        if let Some((foe, squares)) = self.scene.nearest_foe(here.anchor()) {
            let reach = self.scene.friends[self.me].speed * 2;
            let fire = self.scene.fire(self.me, foe, Line::at(squares.min(12), false));
            inputs[Consider::AttackValue as usize] = if squares > reach { fire / 3 } else { fire / 5 };
        }
        self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
    }

    /// Getting in to go far, getting out to fight.
    fn ride(&self, ideas: &mut Vec<Idea>) {
        let scene = self.scene;
        if scene.field.vehicles.is_empty() {
            return;
        }
        for order in convoy::orders(scene.field, scene.table.turn, self.unit) {
            let Some(pose) = Pose::after(self, &order) else { continue };
            let boards = matches!(&order, Order::Move { steps, .. } if steps.iter().any(|leg| {
                matches!(leg, crate::rules::monkeys::order::Leg::Mount(..))
            }));
            let mut inputs = self.stand(&pose, None);
            let far = 1000 - self.nearness(pose.anchor());
            let squares = scene.nearest_foe(pose.anchor()).map_or(i32::MAX, |(_, squares)| squares);
            let worth = if boards {
                far / 4
            } else if squares <= 18 {
                150
            } else {
                0
            };
            inputs[Consider::Objective as usize] = (inputs[Consider::Objective as usize] + worth - 60).max(0);
            self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
        }
    }

    /// Leaving over the edge, if that is the unit's task.
    fn leave(&self, ideas: &mut Vec<Idea>) {
        let Goal::Leave(edges) = self.scene.goals[self.me] else { return };
        let Some(order) = exits::plan(self.scene.table, self.unit, edges) else { return };
        let mut inputs = Inputs::default();
        inputs[Consider::Prize as usize] = 1000;
        inputs[Consider::Cover as usize] = 1000;
        self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
    }
}
