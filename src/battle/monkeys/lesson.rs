//! Lessons of Monkeys With Guns: checking their claims about the table with the same helpers that the rules use, and
//! playing them, as shorthands.

pub use crate::battle::teaching::{
    Teaching, answer, awaits_draft, begin, follow, go_on, happened, lay_again, model, pass, permits, rehearse, step,
};

use crate::battle::{
    book::Played,
    monkeys::{rolls, tell::Names},
    teaching::{self, Class, Course, Teaches},
};
use crate::board::Cell;
use crate::data::{
    LoadError,
    monkeys::{
        lesson::{Claim, block},
        level::Level,
        setup::Setup,
    },
};
use crate::engine::Viewer;
use crate::force::{Body, PieceId, UnitId, UnitIx};
use crate::rules::monkeys::{
    Monkeys, charging,
    choices::Table,
    door,
    foresight::ghost::{Ghost, seen_by},
    formation,
    order::{Leg, Order, Shot},
    targets::{self, Spots},
    volley,
    windows::Ask,
};
use bevy_ecs::world::World;

impl Played for Monkeys {
    fn side_names(level: &Level) -> [String; 2] {
        level.sides.each_ref().map(|side| side.name.clone())
    }

    fn rolls(world: &World, level: Option<&Level>, _: Viewer) -> Option<String> {
        let mut names = Names::of(world);
        if let Some(level) = level {
            names.sides = Self::side_names(level);
        }
        Some(rolls::csv(&rolls::rolls(world), &names))
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

impl Teaches for Monkeys {
    const WALK: &'static str = "Move";

    fn holds(world: &World, claim: &Claim) -> bool {
        holds(world, claim)
    }

    fn number(order: &Order) -> Option<usize> {
        match order {
            Order::Designate(given) | Order::Keep(given) => Some((*given).into()),
            Order::Fire { shots, .. } => Some(named(shots)),
            _ => None,
        }
    }

    fn ends(table: Table, order: &Order) -> Option<Cell> {
        let Order::Move { unit, steps } = order else { return None };
        let lead = formation::lead(table.field, table.field.find_unit(*unit)?)?;
        let id = table.field.primate(lead).id;
        let walked = steps.iter().find_map(|leg| match leg {
            Leg::Go(piece, path) if *piece == id => Some(path),
            _ => None,
        });
        let start = table.field.cell(lead)?;
        Some(walked.map_or(start, |path| path.end(start)))
    }

    fn walk(table: Table, unit: UnitId, verb: &str, cell: Cell) -> Option<Order> {
        let unit = table.field.find_unit(unit).filter(|_| verb == Self::WALK)?;
        formation::plan(table.field, unit, cell)
    }

    fn ending(table: Table) -> Option<Order> {
        table.clock.window().filter(|window| Ask::of(window) == Ask::Act).map(|_| Order::EndTurn)
    }
}

/// How many different enemies a volley names.
fn named(shots: &[Shot]) -> usize {
    let mut named: Vec<PieceId> = shots.iter().flat_map(|shot| shot.at.iter().copied()).collect();
    named.sort_unstable();
    named.dedup();
    named.len()
}

/// The progress of the lesson, if the battle is part of one.
pub fn teaching(world: &World) -> Option<&Teaching> {
    teaching::teaching::<Monkeys>(world)
}

/// Whether the last order may be taken back: the other side's orders may not.
pub fn is_undoable(world: &World) -> bool {
    teaching::is_undoable::<Monkeys>(world)
}

/// The battle continues differently from here: forget what the lesson did after the orders given so far.
pub fn forget_later(world: &mut World) {
    teaching::forget_later::<Monkeys>(world);
}

/// Whether a claim is true now.
pub fn holds(world: &World, claim: &Claim) -> bool {
    let table = door::table(world);
    let (field, turn) = (table.field, table.turn);
    let unit = |id: &UnitId| field.find_unit(*id);
    let of = |id: &UnitId, test: &dyn Fn(UnitIx) -> bool| unit(id).is_some_and(test);
    match claim {
        Claim::Clan(id, clan) => {
            of(id, &|unit| field.stands(unit) && field.members(unit).all(|mate| field.clan(mate).name == *clan))
        }
        Claim::Left(id, count) => of(id, &|unit| field.members(unit).count() == *count),
        Claim::Pinned(id, count) => {
            let pinned = |unit| field.members(unit).filter(|mate| field.primate(*mate).pin.holds()).count();
            of(id, &|unit| pinned(unit) == *count)
        }
        Claim::Actions(id, count) => of(id, &|unit| field.unit(unit).actions.left == *count),
        Claim::Watches(id) => of(id, &|unit| field.unit(unit).watch.0),
        Claim::Reaches(one, other) => {
            both(table, *one, *other, |one, other| targets::check_reachable(field, one, other).is_ok())
        }
        Claim::Lies(one, other, open, covered) => {
            both(table, *one, *other, |one, other| lies(table, one, other) == (*open, *covered))
        }
        Claim::Stronger(one, other) => both(table, *one, *other, |one, other| {
            let best = volley::best(field, one, other, Spots::Standing);
            best.is_some_and(|plan| plan.sums.0 > plan.sums.1)
        }),
        Claim::Charges(one, other) => both(table, *one, *other, |one, other| {
            charging::offers(table, one, &[other]).iter().any(|(_, verdict)| verdict.is_ok())
        }),
        Claim::CoverFrom(id, one, other) => of(id, &|unit| {
            let eyes = field.members(unit).filter_map(|mate| field.cell(mate));
            let eyes: Vec<_> = eyes.collect();
            let safe = |cell| eyes.iter().all(|eye| !field.sight.sees(*eye, cell) || field.sight.covered(*eye, cell));
            block(*one, *other).cells().into_iter().all(safe)
        }),
        Claim::Sheltered(unit, by, one, other) => {
            let sheltered = |unit, by| block(*one, *other).cells().into_iter().all(|cell| hides(table, unit, by, cell));
            both(table, *unit, *by, sheltered)
        }
        Claim::Units(side, count) => {
            field.all_units().filter(|unit| field.side(*unit) == *side && field.stands(*unit)).count() == *count
        }
        Claim::Platoons(side, count) => turn.platoons[side.index()].len() == *count,
        Claim::Active(side, platoon) => turn.side == *side && turn.active == Some(*platoon),
        Claim::Waiting(side, platoons) => turn.round == 1 && turn.undesignated(*side) == *platoons,
        Claim::Rounds(rounds) => turn.rounds == Some(*rounds),
        Claim::Dice(faces) => {
            let asked = table.clock.window().is_some_and(|window| Ask::of(window) == Ask::Die);
            asked && table.clock.top().thrown().is_some_and(|thrown| thrown.faces == *faces)
        }
    }
}

fn both(table: Table, one: UnitId, other: UnitId, test: impl Fn(UnitIx, UnitIx) -> bool) -> bool {
    let (one, other) = (table.field.find_unit(one), table.field.find_unit(other));
    one.zip(other).is_some_and(|(one, other)| test(one, other))
}

/// Whether the planner's walk to a cell leaves nobody in a unit in the open as seen from another.
fn hides(table: Table, unit: UnitIx, by: UnitIx, cell: Cell) -> bool {
    let walk = formation::plan(table.field, unit, cell);
    let Some(ghost) = walk.and_then(|order| Ghost::of(table.field, table.turn, &order)) else { return false };
    let ends: Vec<Cell> = ghost.field.members(unit).filter_map(|mate| ghost.field.cell(mate)).collect();
    let in_the_open = |eye| ends.iter().any(|end| seen_by(&ghost.field, eye, *end) == Some(false));
    !ghost.field.members(by).any(in_the_open)
}

/// How many members of a unit are in the open and in cover from the guns of another, each at its worst.
fn lies(table: Table, unit: UnitIx, target: UnitIx) -> (usize, usize) {
    let field = table.field;
    let worst = |at: Body| {
        let aims = targets::guns(field, unit).filter_map(|gun| targets::aim(field, gun, at, Spots::Standing).ok());
        aims.map(|aim| aim.covered).min()
    };
    let worst: Vec<bool> = field.targets(target).filter_map(worst).collect();
    let covered = worst.iter().filter(|covered| **covered).count();
    (worst.len() - covered, covered)
}
