//! Ordered Hexes, as the opponent knows it.

use super::{
    answers,
    idea::{self, Grounds},
    plan, reading, venues, walks, worth,
};
use crate::data::hexes::{
    Level,
    persona::{Consider, Persona},
};
use crate::data::{
    LoadError,
    persona::{Budget, Strength, Voice},
};
use crate::engine::{Rules, window::Window};
use crate::force::{Side, UnitId};
use crate::opponent::{
    book::{Character, Mind, Thinker},
    idea::{Idea, Plan},
    ladder::venue::Venue,
    speech::{Chapter, Situation},
    why::Reason,
};
use crate::rules::hexes::{
    Hexes, Order, Snapshot, choices::View, field::Field, muster::Goal, order::Written, score, sequence::Frame,
    sheets::FireCell, windows::Ask,
};
use crate::words::word;
use bevy_ecs::world::World;
use std::sync::{Arc, LazyLock};

/// Who the enemy is taken for in play-outs: every character that ships.
static ENEMIES: LazyLock<Vec<Arc<Persona>>> = LazyLock::new(Persona::all);

/// Effort of an order in a play-out, and of each unit on the board: an order answers for a whole side.
const AN_ORDER: u64 = 8;
const A_UNIT: u64 = 3;

/// Turns of both sides in a round.
const ROUND: u16 = 2;

/// Movement steps of a round.
const STEPS: u8 = 3;

/// What habits are counted by, whenever a side writes its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Cards written.
    Cards,
    /// Those with which a unit stays in its hex.
    Stays,
    /// Those that aim.
    Aims,
    /// Units in cover.
    Covered,
    /// Units next to an enemy.
    Close,
}

impl Deed {
    /// How many kinds there are.
    const COUNT: usize = Deed::Close as usize + 1;
}

impl Character for Persona {
    fn name(&self) -> &str {
        &self.name
    }

    fn about(&self) -> &str {
        &self.about
    }

    fn whim(&self) -> u32 {
        self.whim
    }

    fn voice(&self) -> Option<&Voice> {
        Some(&self.voice)
    }
}

impl Mind for Hexes {
    type Persona = Persona;
    type Standing = ();
    type Unplanned = ();
    type Grounds = Grounds;
    type Consider = Consider;
    type Role = &'static str;
    type Goal = ();
    type Look = (u16, u8);

    const TURN: &'static str = "new-round";
    const SHARED_TURNS: bool = true;
    const ORDERS: &'static [&'static str] = &Order::NAMES;
    const DEEDS: usize = Deed::COUNT;
    const WIDTH: usize = 8;

    fn characters() -> Vec<String> {
        Persona::names()
    }

    fn reason_words(reason: &Reason<Self>) -> String {
        word(reason.what.reason())
    }

    fn situation(view: View, chapter: Chapter, persona: &Persona) -> Option<Situation> {
        Some(reading::situation(view, chapter, persona))
    }

    /// Cards are weighed: they are the plans of the book. A player that looks ahead also weighs where everyone goes.
    fn weighs(window: &Window, budget: Budget) -> bool {
        match Ask::of(window) {
            Ask::Plan => true,
            Ask::Move => budget.plans > 1,
            _ => false,
        }
    }

    /// Cards take effect in the round after the one that is running; moves are judged at the end of theirs.
    fn horizon(view: View, budget: Budget) -> u16 {
        let moves = view.clock.window().is_some_and(|window| Ask::of(window) == Ask::Move);
        if moves {
            return ROUND;
        }
        budget.turns.max(ROUND) + if view.field.setting.scenario.plan_now { 0 } else { ROUND }
    }

    /// The enemy's cards that lie face down are taken for those that a quick player would write.
    fn suppose(world: &World, side: Side) -> Option<Snapshot> {
        let view = Self::view(world);
        let enemy = side.other();
        view.field.standing(enemy).find(|(unit, _)| view.field.unit(*unit).orders.next.is_some())?;
        let (persona, budget) = (ENEMIES.first()?, Strength::Quick.budget(Self::BOOK));
        let plan = plan::think(Thinker { view, side: enemy, persona, standing: &[], budget })?;
        let Order::Plan(written) = plan.ideas.first()?.orders.first()? else { return None };
        Some(Self::snapshot(world).with_cards(written))
    }

    fn is_like(_: &Idea<Self>, _: &Idea<Self>) -> bool {
        false
    }

    fn answer(thinker: Thinker<Self>) -> Option<Order> {
        answers::answer(thinker)
    }

    fn think(thinker: Thinker<Self>) -> Option<Plan<Self>> {
        let moves = matches!(thinker.view.clock.top(), Frame::Movement(_));
        if moves { walks::think(thinker) } else { plan::think(thinker) }
    }

    fn rest(_: UnitId) -> Order {
        Order::Plan(Vec::new())
    }

    fn end_turn() -> Order {
        Order::Plan(Vec::new())
    }

    /// Cards are played out farthest and may cost half of what the round may; the moves still to come share the rest.
    fn waiting(view: View) -> usize {
        match view.clock.top() {
            Frame::Movement(movement) => usize::from(STEPS.saturating_sub(movement.step)) + 1,
            _ => 2,
        }
    }

    fn look(view: View) -> (u16, u8) {
        (view.turn.round, view.turn.step)
    }

    fn worth(view: View, _: &Persona, side: Side) -> i64 {
        worth::value(view, side)
    }

    /// The same question is asked in several steps of a round.
    fn beat(view: View) -> u8 {
        view.turn.step
    }

    fn price(view: View, _: &Order) -> u64 {
        AN_ORDER + A_UNIT * view.field.on_board().count() as u64
    }

    fn enemies() -> &'static [Arc<Persona>] {
        &ENEMIES
    }

    fn reasons(thinker: Thinker<Self>, _: Option<&'static str>, idea: &Idea<Self>) -> Vec<Reason<Self>> {
        let mut lines: Vec<Reason<Self>> =
            idea::reasons(thinker.persona, &idea.grounds).filter(|line| line.points != 0).collect();
        lines.sort_by_key(|line| (-line.points.abs(), line.what));
        lines
    }

    fn venues() -> Result<Vec<Venue<Self>>, LoadError> {
        venues::venues()
    }

    fn scenario(level: &Level) -> &'static str {
        match level.scenario.goal {
            Goal::Entrenched => "entrenched",
            Goal::Cross(_) => "cross",
        }
    }

    /// The price of all that is gone.
    fn lost(view: View, side: Side) -> u32 {
        let full: u32 = view.field.of(side).map(|unit| u32::from(view.field.kind(unit).price)).sum();
        full.saturating_sub(score::worth(view.field, side) / score::PARTS)
    }

    fn count(view: View, side: Side, order: &Order, deeds: &mut [u32]) {
        let Order::Plan(written) = order else { return };
        written.iter().for_each(|card| count(view.field, side, card, deeds));
    }
}

fn count(field: &Field, side: Side, Written(id, movement, fire): &Written, deeds: &mut [u32]) {
    let Some(unit) = field.find(*id) else { return };
    let Some(hex) = field.hex(unit) else { return };
    let make = field.make(unit);
    let card = make.moves.iter().find(|card| card.name() == *movement);
    let goes = card.is_some_and(|card| {
        card.cells.all().iter().flat_map(|cell| &cell.0).flat_map(|part| &part.signs).any(|sign| sign.moves())
    });
    let aims = make.fires.iter().filter(|card| card.name == *fire).flat_map(|card| &card.entries);
    let aims = aims.flat_map(|entry| entry.cells.0).any(|cell| cell == FireCell::Aim);
    let close = field.standing(side.other()).any(|(_, at)| at.distance(hex) <= 1);
    let covered = field.terrain(hex).to_be_hit < 0;
    for (deed, is) in
        [(Deed::Cards, true), (Deed::Stays, !goes), (Deed::Aims, aims), (Deed::Covered, covered), (Deed::Close, close)]
    {
        deeds[deed as usize] += u32::from(is);
    }
}
