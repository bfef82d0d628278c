//! The situation of a turn of Initiative Ladder, from the facts and the board as far as both players see them.

use crate::board::{Cell, distance};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId, UnitIx};
use crate::opponent::speech::{Chapter, Situation};
use crate::rules::initiative::{choices::View, field::Field, muster::Goal, order::Attack, wounds};
use std::collections::{BTreeMap, BTreeSet};

/// The situation of a side in a turn.
pub fn situation(view: View, chapter: Chapter) -> Situation {
    let (side, field) = (chapter.side, view.field);
    let shooters = chapter.seen().filter_map(|fact| match fact.what {
        What::Shot { by, .. } if by.unit.side == side => Some(by.unit),
        _ => None,
    });
    let aims = chapter.seen().filter_map(|fact| match fact.what {
        What::Marked { who: Who::Unit(unit), mark: "aiming" } if unit.side == side => Some(unit),
        _ => None,
    });
    let took = |fact: &Fact| matches!(fact.what, What::Held { side: Some(by), .. } if by == side);
    let fights = |order: &str| Attack::ALL.into_iter().any(|attack| attack.name() == order);
    Situation {
        begins: chapter.orders().filter(|(order, _)| *order != "Declared").count() == 1 && !chapter.ends,
        ends: chapter.ends,
        opens: chapter.opens(),
        charges: chapter.orders().last().is_some_and(|(order, _)| fights(order)),
        took_prize: chapter.seen().any(took),
        bereaved: is_bereaved(chapter, side),
        pinned: is_held_down(field, side),
        nearer: nearer(field, chapter),
        watching: aims.collect::<BTreeSet<UnitId>>().len(),
        firing: shooters.collect::<BTreeSet<UnitId>>().len(),
        fallen: (fallen(field, side), fallen(field, side.other())),
        ..Situation::default()
    }
}

/// Whether a side has lost somebody since its turn before.
fn is_bereaved(chapter: Chapter, side: Side) -> bool {
    chapter.since().any(|fact| match fact.what {
        What::Removed { piece, .. } => piece.unit.side == side,
        What::Counted { who: Who::Unit(unit), mark: "initiative", count } => unit.side == side && count == 0,
        _ => false,
    })
}

/// Whether at least half of those who can act lie on the ground or panic, as far as it is known of them: a line about
/// those who hide would give them away.
fn is_held_down(field: &Field, side: Side) -> bool {
    let known = field.of(side).filter(|unit| field.is_known(*unit));
    let able: Vec<UnitIx> = known.filter(|unit| wounds::is_able(field, *unit)).collect();
    let down = able.iter().filter(|unit| field.unit(**unit).prone.0 || field.unit(**unit).lost.0 > 0).count();
    down > 0 && 2 * down >= able.len()
}

/// Those of a side who can't act any more, as far as it is known of them.
fn fallen(field: &Field, side: Side) -> usize {
    let known = field.of(side).filter(|unit| field.is_known(*unit) && !field.is_mount(*unit) && !field.waits(*unit));
    known.filter(|unit| !wounds::is_able(field, *unit)).count()
}

/// Characters that have come nearer to an enemy or to what is fought for. They are measured from the first cell that they
/// entered, since facts don't say where they came from.
fn nearer(field: &Field, chapter: Chapter) -> usize {
    let mut walks: BTreeMap<PieceId, (Cell, Cell)> = BTreeMap::new();
    for fact in chapter.seen() {
        if let What::Moved { piece, cell } = fact.what
            && piece.unit.side == chapter.side
        {
            walks.entry(piece).and_modify(|walk| walk.1 = cell).or_insert((cell, cell));
        }
    }
    let known = field.standing(chapter.side.other()).filter(|(enemy, _)| field.is_known(*enemy));
    let enemies: Vec<Cell> = known.map(|(_, cell)| cell).collect();
    let goals = match &field.setting.scenario.goal {
        Goal::Hold { cells, .. } => cells.clone(),
        Goal::Carry { movers, to, .. } if *movers == chapter.side => to.cells(),
        _ => Vec::new(),
    };
    let gains = |(from, to): &(Cell, Cell), aims: &[Cell]| {
        let far = |cell: Cell| aims.iter().map(|aim| distance(*aim, cell)).min().unwrap_or(0);
        far(*from) > far(*to)
    };
    walks.values().filter(|walk| gains(walk, &enemies) || gains(walk, &goals)).count()
}
