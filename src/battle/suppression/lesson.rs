//! Lessons of Suppression Actions: playing their battles, and checking their claims about the table with the same
//! helpers that the rules use.

use crate::battle::{
    book::Played,
    shown::Shown,
    suppression::rolls,
    teaching::{self, Class, Course, Teaches, Teaching},
};
use crate::board::Cell;
use crate::data::{
    LoadError,
    suppression::{Level, lesson::Claim, setup::Setup},
};
use crate::engine::{BookOrder, Rules, Viewer, order::Refusal};
use crate::force::{UnitId, UnitIx};
use crate::rules::suppression::{
    Suppression, View,
    action::{check_action, mode},
    actions::{Action, Motion},
    assault,
    objectives::holder,
    order::Order,
    shooting::{self, Stands},
    windows::Ask,
};
use bevy_ecs::world::World;

impl Played for Suppression {
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

impl Teaches for Suppression {
    const WALK: &'static str = "Advance";

    fn holds(world: &World, claim: &Claim) -> bool {
        holds(world, claim)
    }

    fn ends(view: View, order: &Order) -> Option<Cell> {
        let moves = match order {
            Order::Act(deed) => (deed.action.motion() != Motion::Regroup).then_some(&deed.moves)?,
            Order::Charge { moves, .. } | Order::Consolidate(moves) => moves,
            _ => return None,
        };
        let unit = order.unit().or_else(|| view.clock.window()?.about)?;
        let unit = view.field.find(unit)?;
        let (leader, from) = view.field.head(unit)?;
        let number = view.field.number(leader);
        Some(moves.iter().find(|(mover, _)| *mover == number).map_or(from, |(_, cell)| *cell))
    }

    fn walk(view: View, unit: UnitId, verb: &str, cell: Cell) -> Option<Order> {
        Self::planned(view, unit, Some(verb), cell)?.ok()
    }

    fn ending(view: View) -> Option<Order> {
        match Ask::of(view.clock.window()?) {
            Ask::Act => Some(Order::EndActions),
            Ask::Charge => Some(Order::EndAssault),
            Ask::SetUp | Ask::Lead | Ask::Officer | Ask::Consolidate => None,
        }
    }
}

/// Whether a claim is true now.
fn holds(world: &World, claim: &Claim) -> bool {
    let view = Suppression::view(world);
    let (field, turn) = (view.field, view.turn);
    let of = |id: &UnitId, test: &dyn Fn(UnitIx) -> bool| field.find(*id).is_some_and(test);
    let both = |one: &UnitId, other: &UnitId, test: &dyn Fn(UnitIx, UnitIx) -> bool| {
        field.find(*one).zip(field.find(*other)).is_some_and(|(one, other)| test(one, other))
    };
    match claim {
        Claim::Kind(id, kind) => of(id, &|unit| field.kind(unit).name == *kind && field.stands(unit)),
        Claim::Left(id, count) => of(id, &|unit| field.count(unit) == *count),
        Claim::Markers(id, count) => of(id, &|unit| field.unit(unit).markers.0 == *count),
        Claim::Falling(id) => of(id, &|unit| field.unit(unit).falling.0),
        Claim::Evasion(id, change) => of(id, &|unit| field.unit(unit).evasion.0 == *change),
        Claim::May(id, action) => of(id, &|unit| check_action(field, turn, unit, *action).is_ok()),
        Claim::MayNot(id, action, rule) => {
            of(id, &|unit| check_action(field, turn, unit, *action).is_err_and(|why| why.rule().0 == rule))
        }
        Claim::Needs(one, other, action, need) => {
            both(one, other, &|unit, target| needs(view, unit, target, *action) == Some(i32::from(*need)))
        }
        Claim::Charges(one, other) => both(one, other, &|unit, target| {
            assault::charges(field, turn).any(|(charger, charged, _)| (charger, charged) == (unit, target))
        }),
        Claim::Holds(side, objective) => holder(field, usize::from(*objective) - 1) == Some(*side),
        Claim::Open(objective) => holder(field, usize::from(*objective) - 1).is_none(),
        Claim::Score(side, score) => turn.score[side.index()] == *score,
        Claim::Round(round) => turn.round == *round,
        Claim::Rounds(rounds) => field.setting.scenario.rounds == Some(*rounds),
        Claim::Units(side, count) => field.standing(*side).count() == *count,
    }
}

/// The number that a unit's best shooters need to hit another; none if nobody can shoot at it.
fn needs(view: View, unit: UnitIx, target: UnitIx, action: Action) -> Option<i32> {
    let stands: Stands = view.field.living(unit).collect();
    let volley = shooting::volley(view.field, unit, &stands, target, mode(action)).ok()?;
    volley.shots.iter().map(|shot| shot.need).min()
}
