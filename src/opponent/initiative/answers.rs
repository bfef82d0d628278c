//! Answers to the windows other than calls and repetitions: where to set up, who carries the load, who fires at a mover.

use super::{
    place::nearest,
    toll::{self, Toll},
    worth,
};
use crate::board::{Cell, distance};
use crate::force::{Side, UnitIx};
use crate::opponent::book::Thinker;
use crate::rules::initiative::{
    Choices, Initiative, Order, aim,
    choices::View,
    covering,
    field::Field,
    muster::{Goal, Manner},
    sequence::Frame,
    set_up::LURK,
    shooting::{self, How},
    windows::Ask,
    wounds,
};

/// Set-up: cover, a friend next door, and a cell of the way.
const COVER: i64 = 10;
const CROWD: i64 = 6;
const A_CELL: i64 = 2;

/// Fire below this isn't worth the rounds; nor is less than this worth giving an ambush away.
const SCRAP: i64 = 12;
const OPENING: i64 = 45;

/// A shot waits for a better one farther on if that is better by so much, in hundredths.
const BETTER: i64 = 115;

/// A shot waits for a better mover if it does less than so many hundredths of the best one.
const WAITS: i64 = 60;

/// The answer.
pub fn answer(thinker: Thinker<Initiative>, choices: &Choices) -> Option<Order> {
    let view = thinker.view;
    let marked = || choices.default.clone().or_else(|| choices.orders.first().cloned());
    match Ask::of(&choices.window) {
        Ask::SetUp => choices.orders.iter().max_by_key(|order| set_up(view, thinker.side, order)).cloned(),
        Ask::Carrier => choices.orders.iter().max_by_key(|order| carrier(view.field, order)).cloned(),
        Ask::Watch => {
            let worth = |order: &Order| Some((interrupt(view, order)?, order.clone()));
            let best = choices.orders.iter().filter_map(worth).max_by_key(|(gain, _)| *gain);
            best.map(|(_, order)| order).or_else(marked)
        }
        _ => marked(),
    }
}

/// How good a place is to set up.
fn set_up(view: View, side: Side, order: &Order) -> i64 {
    let (field, Order::SetUp(_, cell, _)) = (view.field, order) else { return i64::MIN };
    let beside = field.standing(side).filter(|(_, other)| other.is_beside(*cell)).count() as i64;
    let cover = if field.is_cover(*cell) { COVER } else { 0 };
    let lone = cover - CROWD * beside;
    match (field.setting.manners[side.index()], &field.setting.scenario.goal) {
        (Manner::Lurking, _) => {
            let roads = field.setting.roads.iter();
            let road = roads.map(|road| distance(*road, *cell)).min().unwrap_or(LURK);
            lone - A_CELL * i64::from((road - LURK).abs())
        }
        (_, Goal::Hold { cells, .. }) => lone - A_CELL * i64::from(nearest(cells, *cell)),
        (_, Goal::Carry { to, .. }) => -A_CELL * i64::from(to.distance(*cell).unwrap_or(0)),
        (_, Goal::Break) => lone,
    }
}

/// Who carries the load: somebody who is called often and shoots little.
fn carrier(field: &Field, order: &Order) -> i64 {
    let Order::Carry(id) = order else { return i64::MIN };
    let Some(unit) = field.find(*id) else { return i64::MIN };
    let kind = field.kind(unit);
    let body = i64::from(kind.strength) + i64::from(kind.constitution) + 4 * i64::from(kind.vest);
    20 * i64::from(wounds::initiative(field, unit)) + body - 5 * i64::from(kind.rifle)
}

/// What opportunity fire is worth now; none where it is better to wait.
fn interrupt(view: View, order: &Order) -> Option<i64> {
    let (field, Order::Interrupt(id)) = (view.field, order) else { return None };
    let Frame::Walk(walk) = view.clock.top() else { return None };
    let unit = field.find(*id)?;
    let plan = covering::shot(field, view.turn, unit, walk.unit).ok()?;
    let weapon = field.weapon(unit);
    let toll = |target: UnitIx| Toll::of(field, target, (weapon.dice, weapon.plus as i8));
    let mover = toll(walk.unit);
    let now = mover.of_hits(&toll::hits(&plan.shots));
    let hidden = !field.is_known(unit);
    if now < if hidden { OPENING } else { SCRAP } {
        return None;
    }
    let from = field.cell(unit)?;
    let how = How { aimed: aim::saw(field, unit, walk.unit), moved: false };
    let later = |cell: &Cell| {
        let offered = field.sees(from, *cell) && aim::is_on_at(field, unit, walk.unit, *cell);
        let plan = offered.then(|| shooting::plan_line(field, unit, walk.unit, (from, *cell), how).ok()).flatten()?;
        Some(mover.of_hits(&toll::hits(&plan.shots)))
    };
    let on_the_way = walk.ahead.iter().filter_map(later).max().unwrap_or(0);
    // Fire in a phase without a call of its own is a gift; any other costs the action of the phase, and the one shot of the side.
    let free = view.turn.phase > wounds::initiative(field, unit);
    let others = if free { 0 } else { best_of_others(view, unit, walk.unit, &toll) };
    (on_the_way * 100 <= now * BETTER && now * 100 >= others * WAITS).then_some(now)
}

/// What fire at the best of those would do who may still move in this phase, in sight and in aim.
fn best_of_others(view: View, unit: UnitIx, mover: UnitIx, toll: &dyn Fn(UnitIx) -> Toll) -> i64 {
    let field = view.field;
    let phase = view.clock.frames().find_map(|frame| match frame {
        Frame::Phase(phase) => Some(phase),
        _ => None,
    });
    let Some(phase) = phase else { return 0 };
    let side = field.unit(unit).id.side;
    let coming = phase.queue.iter().skip(phase.called.into()).copied();
    let in_aim = coming.filter(|enemy| {
        field.unit(*enemy).id.side != side
            && *enemy != mover
            && field.is_known(*enemy)
            && aim::is_on(field, unit, *enemy)
    });
    let harm = |enemy: UnitIx| {
        let how = How { aimed: aim::saw(field, unit, enemy), moved: false };
        let plan = shooting::plan(field, unit, enemy, how).ok()?;
        // It may as well stay where it is.
        Some(toll(enemy).of_hits(&toll::hits(&plan.shots)).min(worth::left(field, enemy)) / 2)
    };
    in_aim.filter_map(harm).max().unwrap_or(0)
}
