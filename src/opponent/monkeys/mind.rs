//! Plans for one unit: every course of action worth considering, with its inputs and its score.

use super::{
    pose::{self, Pose},
    scene::Scene,
    taste::{Footing, Inputs},
};
use crate::board::Cell;
use crate::data::{
    monkeys::persona::{Consider, Part},
    persona::Budget,
};
use crate::force::{UnitId, UnitIx};
use crate::rules::monkeys::{
    Monkeys, charging,
    choices::{self, Table},
    commit, convoy, formation,
    gait::Pace,
    legs::Run,
    order::Order,
};

/// The goal of an order before its path is planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplanned {
    /// Take the unit there, at this pace.
    Way(Cell, Pace),
    /// Charge this enemy.
    Charge(UnitIx),
}

/// A course of action of one unit.
pub type Idea = crate::opponent::idea::Idea<Monkeys>;

/// What a course is judged by.
#[derive(Clone, Debug)]
pub struct Grounds {
    /// The inputs of its criteria.
    pub inputs: Inputs,
    /// What conditions depend on.
    pub footing: Footing,
}

/// Plans the path of an idea's first order, if that hasn't been done. False if there is none, or if it leaves more
/// members behind than expected.
pub fn settle(table: Table, idea: &mut Idea) -> bool {
    let Some(goal) = idea.goal else { return true };
    let named = idea.orders.first().and_then(Order::unit);
    let Some(unit) = named.and_then(|id| table.field.find_unit(id)) else { return false };
    let Some((order, runs)) = goal.plan(table, unit) else { return false };
    // The estimate had everyone follow.
    if pose::missing_after(table.field, unit, &runs) > idea.grounds.inputs[Consider::Missing as usize] {
        return false;
    }
    (idea.orders[0], idea.goal) = (order, None);
    true
}

impl Unplanned {
    /// A complete legal order and the legs of its path; none if there is no path. A charge has no legs yet.
    fn plan(self, table: Table, unit: UnitIx) -> Option<(Order, Vec<Run>)> {
        let order = match self {
            Unplanned::Way(goal, Pace::Walk) => formation::plan(table.field, unit, goal)?,
            Unplanned::Way(goal, Pace::Sneak) => formation::plan_stealth(table.field, unit, goal)?,
            Unplanned::Charge(target) => {
                // With everyone that could join, if that is allowed: it is offered last.
                let mut offers = charging::offers(table, unit, &[target]).into_iter();
                return offers.rfind(|(_, verdict)| verdict.is_ok()).map(|(order, _)| (order, Vec::new()));
            }
        };
        let runs = pose::runs(table, unit, &order)?;
        Some((order, runs))
    }
}

/// A unit about to get orders.
pub struct Mind<'a> {
    /// What is seen.
    pub scene: &'a Scene<'a>,
    /// Which.
    pub unit: UnitIx,
    /// Its index among the friends.
    pub me: usize,
    /// Its role in the platoon.
    pub part: Option<&'a Part>,
    /// The budget.
    pub budget: Budget,
}

impl<'a> Mind<'a> {
    /// A unit of the side; none if it has nobody on the board.
    pub fn new(scene: &'a Scene<'a>, unit: UnitIx, part: Option<&'a Part>, budget: Budget) -> Option<Self> {
        let me = scene.friend(unit)?;
        Some(Self { scene, unit, me, part, budget })
    }

    /// Its name in files.
    pub fn id(&self) -> UnitId {
        self.scene.field.unit(self.unit).id
    }

    /// Actions left.
    pub fn left(&self) -> u8 {
        commit::actions_left(self.scene.field, self.unit)
    }

    /// Whether every path is planned before it is judged: for thorough opponents, and if a vehicle leads.
    pub fn plans_first(&self) -> bool {
        self.budget.thorough || convoy::leads(self.scene.field, self.unit).is_some()
    }

    /// Whether it thinks as in a play-out: a single destination, estimated fire, and no refinements.
    pub const fn is_brisk(&self) -> bool {
        self.budget.candidates <= 1
    }

    /// All ideas worth considering, best first.
    pub fn ideas(&self) -> Vec<Idea> {
        let mut ideas = Vec::with_capacity(24);
        let here = Pose::here(self);
        self.stay(&here, &mut ideas);
        self.prepare(&here, &mut ideas);
        self.go(&mut ideas);
        self.charge(&here, &mut ideas);
        self.serve(&here, &mut ideas);
        ideas.sort_by_key(|idea| std::cmp::Reverse(idea.score));
        ideas
    }

    /// Adds an idea to the list if its first order is legal.
    pub fn propose(&self, ideas: &mut Vec<Idea>, orders: Vec<Order>, inputs: Inputs, footing: Footing) {
        let score = self.scene.taste.score(&inputs, self.part, footing);
        ideas.push(Idea { orders, goal: None, grounds: Grounds { inputs, footing }, score });
    }

    /// Whether an order is legal in the current state.
    pub fn allows(&self, order: &Order) -> bool {
        choices::check(self.scene.table, order).is_ok()
    }

    /// Whether most of the unit is in cover by its inputs.
    pub const fn footing(inputs: &Inputs, target_pinned: bool) -> Footing {
        Footing { target_pinned, in_cover: inputs[Consider::Cover as usize] > 500 }
    }
}
