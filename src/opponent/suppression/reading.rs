//! The situation of a turn of Suppression Actions, from the facts and the board, which both players see.

use crate::board::Cell;
use crate::engine::fact::{Fact, What};
use crate::force::{PieceId, Side, UnitId, UnitIx, squad::Pile};
use crate::opponent::speech::{Chapter, Situation, seen};
use crate::rules::suppression::{
    actions::Action,
    choices::View,
    field::{Field, apart},
    objectives::holder,
};
use std::collections::{BTreeMap, BTreeSet};

/// With this many markers a unit can't shoot (R4).
const HELD_DOWN: u8 = 2;

/// The situation of a side in its turn.
pub fn situation(view: View, chapter: Chapter) -> Situation {
    let (side, field) = (chapter.side, view.field);
    let shooters = chapter.seen().filter_map(|fact| match fact.what {
        What::Shot { by, .. } if by.unit.side == side => Some(by.unit),
        _ => None,
    });
    let took = |objective: usize| {
        holder(field, objective) == Some(side) && view.turn.holders.get(objective) != Some(&Some(side))
    };
    Situation {
        begins: chapter.orders().filter(|(order, _)| is_command(order)).count() == 1 && !chapter.ends,
        ends: chapter.ends,
        opens: chapter.opens(),
        charges: chapter.orders().last().is_some_and(|(order, _)| order == "Charge"),
        felled_leader: hurt(chapter.seen(), side.other()).into_iter().any(|unit| leaderless(field, unit)),
        took_prize: (0..field.setting.scenario.objectives.len()).any(took),
        bereaved: hurt(chapter.since(), side).into_iter().any(|unit| leaderless(field, unit) || is_gone(field, unit)),
        pinned: is_held_down(field, side),
        nearer: nearer(field, chapter),
        firing: shooters.collect::<BTreeSet<_>>().len(),
        fallen: fallen(chapter),
        ..Situation::default()
    }
}

/// Orders that make a unit do something.
fn is_command(order: &str) -> bool {
    order == "Charge" || Action::ALL.into_iter().any(|action| action.name() == order)
}

/// The units of a side that have lost models.
fn hurt<'a>(facts: impl Iterator<Item = &'a Fact>, of: Side) -> BTreeSet<UnitId> {
    let lost = facts.filter_map(|fact| match fact.what {
        What::Removed { piece, .. } if piece.unit.side == of => Some(piece.unit),
        _ => None,
    });
    lost.collect()
}

fn leaderless(field: &Field, unit: UnitId) -> bool {
    field.find(unit).is_some_and(|unit| field.stands(unit) && field.leader(unit).is_none())
}

fn is_gone(field: &Field, unit: UnitId) -> bool {
    field.find(unit).is_some_and(|unit| !field.stands(unit))
}

/// Whether at least half of a side's units on the board can't shoot because of markers, or are falling back.
fn is_held_down(field: &Field, side: Side) -> bool {
    let down = |unit: &UnitIx| field.unit(*unit).markers.0 >= HELD_DOWN || field.unit(*unit).falling.0;
    let all: Vec<UnitIx> = field.standing(side).collect();
    let held = all.iter().filter(|unit| down(unit)).count();
    held > 0 && 2 * held >= all.len()
}

/// Units that got nearer to an enemy or to an objective. They are measured from the first cell that a model entered,
/// since facts don't say where it came from.
fn nearer(field: &Field, chapter: Chapter) -> usize {
    let mut walks: BTreeMap<PieceId, (Cell, Cell)> = BTreeMap::new();
    for fact in chapter.seen() {
        if let What::Moved { piece, cell } = fact.what
            && piece.unit.side == chapter.side
        {
            walks.entry(piece).and_modify(|walk| walk.1 = cell).or_insert((cell, cell));
        }
    }
    let enemies = field.standing(chapter.side.other()).flat_map(|unit| field.living(unit)).map(|(_, cell)| cell);
    let aims: [Vec<Cell>; 2] =
        [enemies.collect(), field.setting.scenario.objectives.iter().flatten().copied().collect()];
    let far = |aims: &[Cell], cell: Cell| aims.iter().map(|aim| apart(*aim, cell)).min().unwrap_or(0);
    let gains = |unit: UnitId, aims: &[Cell]| {
        let own = walks.iter().filter(|(piece, _)| piece.unit == unit);
        own.map(|(_, (from, to))| far(aims, *from) - far(aims, *to)).sum::<i32>() > 0
    };
    let units: BTreeSet<UnitId> = walks.keys().map(|piece| piece.unit).collect();
    units.into_iter().filter(|unit| aims.iter().any(|aims| gains(*unit, aims))).count()
}

/// Models of the side and of its enemy lost so far, except those that left the board alive.
fn fallen(chapter: Chapter) -> (usize, usize) {
    let lost = seen(chapter.before).chain(chapter.seen()).filter_map(|fact| match fact.what {
        What::Removed { piece, pile } if pile != Pile::Retreated => Some(piece.unit.side == chapter.side),
        _ => None,
    });
    lost.fold((0, 0), |(own, enemy), is_own| (own + usize::from(is_own), enemy + usize::from(!is_own)))
}
