//! Lessons of Ordered Hexes: playing their battles, and checking their claims about the table.

use crate::battle::{
    book::Played,
    teaching::{self, Class, Course, Teaches, Teaching},
};
use crate::board::Cell;
use crate::data::{
    LoadError,
    hexes::{Level, lesson::Claim, setup::Setup},
};
use crate::engine::{Fact, Rules, What, fact::Audience};
use crate::force::{UnitId, UnitIx};
use crate::rules::hexes::{Hexes, View, answers::Answer, order::Order};
use bevy_ecs::world::World;

impl Played for Hexes {
    /// Where the other side has set up, and its cards (G1).
    fn uncovers(fact: &Fact) -> bool {
        let turned_up = match &fact.what {
            What::Noted { what, .. } => *what == "movement-card",
            What::Placed { .. } => fact.rule.0 == "G23",
            _ => false,
        };
        turned_up && fact.audience == Audience::Both
    }

    fn side_names(level: &Level) -> [String; 2] {
        level.sides.each_ref().map(|side| side.name.clone())
    }

    fn taught(name: &str) -> Option<Box<dyn Course>> {
        Some(Box::new(Class::<Self>::shipped(name).ok()?))
    }

    fn check_lesson(
        file: &str,
        taught: &Teaching,
        began: (u64, Option<&Setup>),
        orders: usize,
    ) -> Result<(), LoadError> {
        teaching::check::<Self>(file, taught, began, orders)
    }
}

impl Teaches for Hexes {
    const WALK: &'static str = "Choose";

    fn holds(world: &World, claim: &Claim) -> bool {
        holds(Self::view(world), claim)
    }

    /// Where the first unit named by an order ends.
    fn ends(_: View, order: &Order) -> Option<Cell> {
        match order {
            Order::SetUp(_, cell, ..) => Some(*cell),
            Order::Choose(answers) => answers.iter().find_map(|answer| match answer {
                Answer::Move(_, _, cell) | Answer::Retreat(_, cell, _) => Some(*cell),
                _ => None,
            }),
            Order::Plan(_) | Order::Concede => None,
        }
    }

    /// The offered order that takes the unit there.
    fn walk(view: View, unit: UnitId, verb: &str, cell: Cell) -> Option<Order> {
        use crate::engine::BookOrder;
        let leads = |answer: &Answer| matches!(answer, Answer::Move(id, _, to) | Answer::Retreat(id, to, _) if *id == unit && *to == cell);
        let fits = |order: &Order| match order {
            Order::SetUp(id, to, ..) => *id == unit && *to == cell,
            Order::Choose(answers) => answers.iter().any(leads),
            _ => false,
        };
        Self::choices(view)?.orders.into_iter().find(|order| order.name() == verb && fits(order))
    }

    /// The marked order.
    fn ending(view: View) -> Option<Order> {
        Self::choices(view)?.default
    }
}

/// Whether a claim is true now.
fn holds(view: View, claim: &Claim) -> bool {
    let (field, turn) = (view.field, view.turn);
    let of = |id: &UnitId, test: &dyn Fn(UnitIx) -> bool| field.find(*id).is_some_and(test);
    let hex = |id: &UnitId| field.find(*id).and_then(|unit| field.hex(unit));
    match claim {
        Claim::Kind(id, kind) => of(id, &|unit| field.kind(unit).name == *kind && field.hex(unit).is_some()),
        Claim::Models(id, count) => of(id, &|unit| field.unit(unit).models.0 == *count),
        Claim::Speed(id, speed) => of(id, &|unit| field.unit(unit).stance.speed == *speed),
        Claim::Shaken(id) => of(id, &|unit| field.is_shaken(unit)),
        Claim::Apart(one, other, far) => {
            hex(one).zip(hex(other)).is_some_and(|(one, other)| one.distance(other) == *far)
        }
        Claim::Round(number) => turn.round == *number,
        Claim::Rounds(number) => field.setting.scenario.rounds == Some(*number),
        Claim::Standing(side, count) => field.standing(*side).count() == *count,
    }
}
