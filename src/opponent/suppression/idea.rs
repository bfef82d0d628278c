//! What an idea is judged by, and planning its path once it is chosen.

use super::{
    fire::{self, Fire},
    place::{self, Outlook},
    scene::Scene,
};
use crate::board::Cell;
use crate::data::suppression::persona::{Consider, Persona};
use crate::engine::Rules;
use crate::force::UnitId;
use crate::opponent::{idea::Idea, why::Reason};
use crate::rules::suppression::{
    Order, Suppression,
    actions::Action,
    choices::View,
    marching::{self, March},
    order::Deed,
    planning,
    shooting::Stands,
};

/// The gains of an idea, one per criterion, in hundredths of points.
pub type Grounds = [i32; Consider::ALL.len()];

/// A move whose steps haven't been planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplanned {
    /// The action.
    pub action: Action,
    /// The leader's destination.
    pub to: Cell,
}

/// The gains of an idea, by criterion.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gains(Grounds);

impl Gains {
    /// The same with one more gain.
    #[must_use]
    pub fn and(mut self, what: Consider, gain: i64) -> Self {
        self.0[what as usize] += gain.clamp(-1_000_000, 1_000_000) as i32;
        self
    }

    /// The gains of being on a cell: progress toward objectives, and fire from there.
    #[must_use]
    pub fn at(self, scene: &Scene, outlook: &Outlook, cell: Cell, evasion: i8) -> Self {
        let goal = place::goal(scene, &outlook.objectives, cell);
        let danger = place::danger(scene, outlook, cell, evasion);
        self.and(Consider::Goal, goal).and(Consider::Danger, -danger * scene.time.danger() / 100)
    }

    /// The gains of fire.
    #[must_use]
    pub fn firing(self, scene: &Scene, outlook: &Outlook, fire: &Fire) -> Self {
        let part = scene.time.harm();
        let clearing = place::clearing(scene, &outlook.objectives, fire);
        let gains = self.and(Consider::Casualties, fire.casualties * part / 100);
        gains.and(Consider::Markers, fire.markers * part / 100).and(Consider::Goal, clearing)
    }

    /// All in all.
    pub fn score(&self, persona: &Persona) -> i32 {
        reasons(persona, &self.0).map(|reason| reason.points).sum()
    }

    /// An idea with a single order.
    pub fn idea(self, persona: &Persona, order: Order, goal: Option<Unplanned>) -> Idea<Suppression> {
        let score = self.score(persona);
        Idea { orders: vec![order], goal, grounds: self.0, score }
    }
}

/// The contribution of each criterion.
pub fn reasons(persona: &Persona, grounds: &Grounds) -> impl Iterator<Item = Reason<Suppression>> {
    Consider::ALL.iter().map(|what| {
        let input = grounds[*what as usize];
        Reason { what: *what, input, points: (i64::from(input) * persona.weight(*what) / 100) as i32 }
    })
}

/// Plans the steps of a move, and the target from its end. False if there is no path, or nothing may be done there.
pub fn settle(view: View, idea: &mut Idea<Suppression>) -> bool {
    let Some(Unplanned { action, to }) = idea.goal.take() else { return true };
    let Some(deed) = idea.orders.first().and_then(|order| planned(view, order.clone(), action, to)) else {
        return false;
    };
    let order = Order::Act(deed);
    let fits = Suppression::check(view, &order).is_ok();
    idea.orders = vec![order];
    fits
}

fn planned(view: View, order: Order, action: Action, to: Cell) -> Option<Deed> {
    let Order::Act(mut deed) = order else { return None };
    let unit = view.field.find(deed.unit)?;
    let march = March::of(view.field, unit, action)?;
    deed.moves = planning::march(view.field, march, to)?;
    if action.shoots() && deed.target.is_none() {
        let after = marching::check(view.field, march, &deed.moves).ok()?;
        let stands: Stands = after.living(unit).collect();
        deed.target = fire::best(&after, unit, &stands, action).map(|fire| fire.target);
    }
    Some(deed)
}

/// A bare action of a unit, whose steps are planned later.
pub const fn bare(unit: UnitId, action: Action) -> Order {
    Order::Act(Deed::new(unit, action))
}
