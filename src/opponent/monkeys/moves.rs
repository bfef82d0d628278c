//! Destinations of a unit: the best squares at first sight are evaluated in full, each with what the unit does there.

use super::{
    goals::Goal,
    mind::{Idea, Mind, Unplanned},
    pose::Pose,
    taste::Inputs,
};
use crate::board::Cell;
use crate::data::monkeys::persona::Consider;
use crate::rules::monkeys::{formation, gait::Pace, order::Order, scenarios::scavenging, sphere};

/// The value of ending next to a crate with an action left, relative to picking it up.
const AT_HAND: i32 = 700;

/// Most places where a scattered unit looks whether it can gather.
const GATHERED: usize = 24;

/// How far a second move takes a unit, in hundredths of its Speed.
const ONWARD: i32 = 70;

impl Mind<'_> {
    /// Moves, each with what the unit does on arrival.
    pub fn go(&self, ideas: &mut Vec<Idea>) {
        let field = self.scene.field;
        self.gather(ideas);
        // Officers and small teams deserve less thinking time.
        let small = self.scene.friends[self.me].members < 3;
        let count = if small { self.budget.candidates.div_ceil(3) } else { self.budget.candidates };
        let goals = self.squares(Pace::Walk, count).into_iter();
        if !self.plans_first() {
            let walk = Order::Move { unit: self.id(), steps: Vec::new() };
            goals.for_each(|goal| self.go_to((goal, Pace::Walk), &walk, ideas));
            return;
        }
        let planned = goals.filter_map(|goal| formation::plan(field, self.unit, goal));
        let posed = planned.filter_map(|order| Pose::after(self, &order).map(|pose| (order, pose)));
        for (order, pose) in posed.take(count) {
            self.arrive(&pose, order, ideas);
        }
    }

    /// Brings members and their leader together again, if some are outside the sphere (T-28): where it stands, or
    /// between it and them.
    fn gather(&self, ideas: &mut Vec<Idea>) {
        let field = self.scene.field;
        let outside = sphere::sphere(field, self.unit).outside;
        let leader = field.unit(self.unit).lead.leader.and_then(|leader| field.cell(leader));
        let Some(cell) = leader.filter(|_| !outside.is_empty()) else { return };
        let between = outside.iter().map(|(_, mate)| Cell::new((cell.x + mate.x) / 2, (cell.y + mate.y) / 2));
        let beside = outside.iter().flat_map(|(_, mate)| mate.neighbours());
        let goals = std::iter::once(cell).chain(cell.neighbours()).chain(between).chain(beside);
        let planned = goals.take(GATHERED).filter_map(|goal| formation::plan(field, self.unit, goal));
        let posed = planned.filter_map(|order| Pose::after(self, &order).map(|pose| (order, pose)));
        let Some((order, pose)) = posed.min_by_key(|(_, pose)| pose.stragglers()) else { return };
        if let Some((reload, readiness)) = self.reloading().filter(|_| self.left() > 1) {
            let mut inputs = self.stand(&pose, None);
            inputs[Consider::Readiness as usize] = readiness;
            self.propose(ideas, vec![order.clone(), reload], inputs, Self::footing(&inputs, false));
        }
        self.arrive(&pose, order, ideas);
    }

    /// A move whose path is planned once it turns out to be the best.
    fn go_to(&self, goal: (Cell, Pace), order: &Order, ideas: &mut Vec<Idea>) {
        let from = ideas.len();
        self.arrive(&Pose::guess(self, goal), order.clone(), ideas);
        ideas[from..].iter_mut().for_each(|idea| idea.goal = Some(Unplanned::Way(goal.0, goal.1)));
    }

    fn arrive(&self, pose: &Pose, order: Order, ideas: &mut Vec<Idea>) {
        if self.left() > 1 {
            self.strike(pose, std::slice::from_ref(&order), &Inputs::default(), ideas);
            self.run_on(pose, order, ideas);
        } else {
            let inputs = self.stand(pose, None);
            self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
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
        // With its other action, the unit picks up the crate.
        if self.wants_crate() && scavenging::near(self.scene.field, self.scene.table.turn, pose.anchor()).is_some() {
            inputs[Consider::Prize as usize] = AT_HAND;
        }
        self.propose(ideas, vec![order], inputs, Self::footing(&inputs, false));
    }

    /// Whether the unit's task is to fetch a crate.
    fn wants_crate(&self) -> bool {
        matches!(self.scene.goals[self.me], Goal::Reach(..))
    }
}
