//! Lessons of Initiative Ladder: playing their battles, and checking their claims about the table with the same helpers
//! that the rules use.

use super::rolls;
use crate::battle::{
    book::Played,
    shown::Shown,
    teaching::{self, Class, Course, Teaches, Teaching},
};
use crate::board::Cell;
use crate::data::{
    LoadError,
    initiative::{Level, lesson::Claim, setup::Setup},
};
use crate::engine::{Fact, Rules, Viewer, What};
use crate::force::{UnitId, UnitIx};
use crate::rules::initiative::{
    Initiative, View, aim,
    movement::{self, Pace},
    order::{Action, Order, Then},
    shooting::{self, How, Shots},
    windows::Ask,
    wounds,
};
use bevy_ecs::world::World;

impl Played for Initiative {
    /// A hidden character has been detected (G12).
    fn uncovers(fact: &Fact) -> bool {
        fact.rule.0 == "G12" && matches!(fact.what, What::Placed { .. } | What::Watched { .. })
    }

    fn side_names(level: &Level) -> [String; 2] {
        level.sides.each_ref().map(|side| side.name.clone())
    }

    fn rolls(world: &World, level: Option<&Level>, viewer: Viewer) -> Option<String> {
        Some(rolls::table(world, level, viewer))
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

impl Teaches for Initiative {
    const WALK: &'static str = Pace::Walk.name();

    fn holds(world: &World, claim: &Claim) -> bool {
        holds(Self::view(world), claim)
    }

    fn ends(_: View, order: &Order) -> Option<Cell> {
        let path = match order {
            Order::Act(_, Action::Move(_, path, _) | Action::Escape(_, path) | Action::Duck(path)) => path,
            Order::Repeat(_, Action::Move(_, path, _)) | Order::NewWay(_, path) => path,
            Order::SetUp(_, cell, _) => return Some(*cell),
            _ => return None,
        };
        path.last().copied()
    }

    fn walk(view: View, unit: UnitId, verb: &str, cell: Cell) -> Option<Order> {
        if verb == "Repeat" {
            return Self::planned(view, unit, None, cell)?.ok();
        }
        let pace = Pace::ALL.into_iter().find(|pace| pace.name() == verb)?;
        let path = movement::way(view.field, view.field.find(unit)?, pace, cell)?;
        Some(Order::Act(unit, Action::Move(pace, path, Then::Stop)))
    }

    fn ending(view: View) -> Option<Order> {
        let window = view.clock.window()?;
        match Ask::of(window) {
            Ask::Declare => Some(Order::Declared),
            Ask::Call => Some(Order::Act(window.about?, Action::Hold)),
            Ask::Watch => Some(Order::LetPass),
            Ask::Repeat => Some(Order::GoOn(window.about?)),
            Ask::SetUp | Ask::Carrier => None,
        }
    }
}

/// Whether a claim is true now.
fn holds(view: View, claim: &Claim) -> bool {
    let (field, turn) = (view.field, view.turn);
    let of = |id: &UnitId, test: &dyn Fn(UnitIx) -> bool| field.find(*id).is_some_and(test);
    match claim {
        Claim::Kind(id, kind) => of(id, &|unit| field.kind(unit).name == *kind && field.cell(unit).is_some()),
        Claim::Initiative(id, number) => of(id, &|unit| wounds::initiative(field, unit) == *number),
        Claim::Prone(id) => of(id, &|unit| field.unit(unit).prone.0),
        Claim::Aims(id) => of(id, &|unit| field.unit(unit).aiming.0.is_some()),
        Claim::Hidden(id) => of(id, &|unit| field.unit(unit).stealth.hidden),
        Claim::Rounds(id, rounds) => of(id, &|unit| field.rounds(unit) == *rounds),
        Claim::Sees(one, other) => of(one, &|one| of(other, &|other| field.see_each_other(one, other))),
        Claim::Needs(one, other, need) => of(one, &|one| of(other, &|other| needs(view, one, other) == Some(*need))),
        Claim::Turn(number) => turn.turn == *number,
        Claim::Phase(number) => turn.phase == *number,
        Claim::Turns(number) => field.setting.scenario.turns == Some(*number),
        Claim::Able(side, count) => field.of(*side).filter(|unit| wounds::is_able(field, *unit)).count() == *count,
    }
}

/// The number that the first shot of a character at another needs; none if it can't fire, or fires bursts.
fn needs(view: View, unit: UnitIx, target: UnitIx) -> Option<u8> {
    let how = How { aimed: aim::is_on(view.field, unit, target), moved: false };
    match shooting::plan(view.field, unit, target, how).ok()?.shots {
        Shots::Single(numbers) => numbers.first().copied(),
        Shots::Bursts(_) => None,
    }
}
