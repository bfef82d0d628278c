//! Set-up: one character at a time, or one side before the other; columns in pairs, ambushers in cover (G11, G22, G23,
//! A16).

use super::{
    aim,
    characters::Rating,
    deeds::{Deeds, Throw},
    field::Field,
    illegal::Illegal,
    load,
    muster::{Goal, Manner, SetUp},
    order::{Mark, Order},
    profiles::Going,
    stealth,
    turns::Turn,
    windows::Ask,
};
use crate::board::{Cell, distance};
use crate::engine::What;
use crate::force::{Side, UnitIx};
use std::cmp::Reverse;

/// Number of cells offered for each character.
const OFFERS: usize = 12;

/// How far from the road an ambusher is proposed to lie in wait, in cells: near enough to hit, too far to be met at once.
pub const LURK: i32 = 8;

/// If the book says so, a die determines the Initiative of each character (G11, F3), with a maximum of 6 (A16). Then
/// the side with the lower sum of Initiatives sets up first; dice break ties (G22).
pub(super) fn begin_battle(mut deeds: Deeds) {
    if deeds.field.setting.book.switches.random_initiative {
        for unit in deeds.field.all().filter(|unit| !deeds.field.is_mount(*unit)).collect::<Vec<_>>() {
            let die = deeds.throw(unit, &Throw::sum(1, 6, "rating", "G11"))[0];
            deeds.change(unit, |state| state.rating = Rating(die));
        }
    }
    if deeds.field.setting.scenario.set_up == SetUp::Alternate && deeds.field.all().any(|unit| deeds.field.waits(unit))
    {
        deeds.turn.side = first(&mut deeds);
    }
}

fn first(deeds: &mut Deeds) -> Side {
    let field = &deeds.field;
    let sum = |side: Side| field.of(side).map(|unit| u16::from(field.unit(unit).rating.0)).sum::<u16>();
    let [one, other] = Side::BOTH.map(sum);
    match one.cmp(&other) {
        std::cmp::Ordering::Less => return Side::First,
        std::cmp::Ordering::Greater => return Side::Second,
        std::cmp::Ordering::Equal => {}
    }
    // Laid dice that have run out never differ.
    while !deeds.dice.ran_dry() {
        let dice = deeds.dice.pool(2, 6);
        let (one, other) = (dice[0], dice[1]);
        deeds.tell_all("G22", What::Rolled { dice, why: "set-up-first", chooser: None });
        if one != other {
            return if one > other { Side::First } else { Side::Second };
        }
    }
    Side::First
}

/// Asks for the next character to set up, as long as there are any. The carrier of the load is chosen as soon as all
/// candidates are there (G23).
pub(super) fn ask_set_up(mut deeds: Deeds) {
    let field = &deeds.field;
    if load::is_due(field) {
        return;
    }
    let turn = match field.setting.scenario.set_up {
        SetUp::Alternate => deeds.turn.side,
        SetUp::Whole(side) => side,
    };
    let waits = |side: &Side| field.of(*side).any(|unit| field.waits(unit));
    if let Some(side) = [turn, turn.other()].into_iter().find(waits) {
        deeds.turn.side = side;
        deeds.ask_side(Ask::SetUp, side);
    }
}

/// Sets up a character. If the sides take turns, the other side is next.
pub(super) fn take_set_up(mut deeds: Deeds) {
    deeds.clock.again();
    let Order::SetUp(id, cell, mark) = deeds.order() else { return };
    let Some(unit) = deeds.field.find(id) else { return };
    deeds.place(unit, cell, "G22");
    if let Some(mark) = mark {
        aim::lurk(&mut deeds, unit, mark);
    }
    deeds.turn.set_up[id.side.index()] = Some(unit);
    deeds.turn.side = deeds.turn.side.other();
}

/// Everyone is set up: characters that are too near to stay hidden are detected.
pub(super) fn set_up_done(mut deeds: Deeds) {
    deeds.turn.set_up = [None; 2];
    stealth::look(&mut deeds, None);
}

/// Whether a character may be set up on a cell with this aim.
pub(super) fn check(field: &Field, turn: &Turn, unit: UnitIx, cell: Cell, mark: Option<Mark>) -> Result<(), Illegal> {
    check_spot(field, turn, unit, cell)?;
    let id = field.unit(unit).id;
    match (field.setting.manners[id.side.index()], mark) {
        (Manner::Column | Manner::Free, None) => Ok(()),
        (Manner::Lurking, Some(Mark::Direction(to))) if to == cell => Err(Illegal::NoDirection { unit: id }),
        (Manner::Lurking, Some(Mark::Direction(to) | Mark::Area(to))) => {
            if field.going(to).is_some() {
                Ok(())
            } else {
                Err(Illegal::OffBoard { cell: to })
            }
        }
        _ => Err(Illegal::OtherAim { unit: id }),
    }
}

/// Whether a character may be set up on a cell, whatever its aim is.
fn check_spot(field: &Field, turn: &Turn, unit: UnitIx, cell: Cell) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    if id.side != turn.side || !field.waits(unit) {
        return Err(Illegal::NotWaiting { unit: id });
    }
    check_place(field, unit, cell)?;
    match field.setting.manners[id.side.index()] {
        Manner::Column => check_pair(field, turn, unit, cell),
        Manner::Free | Manner::Lurking => Ok(()),
    }
}

/// Whether the ground and the zones allow a character to be set up on a cell.
fn check_place(field: &Field, unit: UnitIx, cell: Cell) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    match field.going(cell) {
        None => return Err(Illegal::OffBoard { cell }),
        Some(Going::Closed) => return Err(Illegal::Barred { unit: id, cell }),
        Some(_) => {}
    }
    if !field.setting.zones[id.side.index()].contains(cell) {
        return Err(Illegal::OutsideZone { unit: id, cell });
    }
    if field.at(cell).is_some() {
        return Err(Illegal::Occupied { unit: id, cell });
    }
    match field.setting.manners[id.side.index()] {
        Manner::Column if !field.is_road(cell) => Err(Illegal::NoRoad { unit: id, cell }),
        Manner::Lurking if !field.is_cover(cell) => Err(Illegal::NoAmbush { unit: id, cell }),
        _ => Ok(()),
    }
}

/// The first of a pair needs room for the second; the second must be next to the first.
fn check_pair(field: &Field, turn: &Turn, unit: UnitIx, cell: Cell) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    let unpaired = unpaired(field, turn, id.side);
    let fits = match unpaired.and_then(|first| field.cell(first)) {
        Some(first) => first.is_beside(cell),
        None => {
            let last = field.of(id.side).filter(|other| field.waits(*other)).count() == 1;
            last || cell.neighbours().any(|beside| check_place(field, unit, beside).is_ok())
        }
    };
    if fits { Ok(()) } else { Err(Illegal::NotPaired { unit: id, cell }) }
}

/// The first of a pair whose second hasn't been set up yet.
fn unpaired(field: &Field, turn: &Turn, side: Side) -> Option<UnitIx> {
    let standing = field.people(side).count();
    turn.set_up[side.index()].filter(|_| standing % 2 == 1)
}

/// All cells where a character may be set up now.
pub fn places(field: &Field, turn: &Turn, unit: UnitIx) -> Vec<Cell> {
    let id = field.unit(unit).id;
    let cells = field.setting.zones[id.side.index()].0.iter().flat_map(|block| block.cells());
    let mut cells: Vec<Cell> = cells.collect();
    cells.sort_unstable();
    cells.dedup();
    let manner = field.setting.manners[id.side.index()];
    let aims = |cell: Cell| manner != Manner::Lurking || marks(field, id.side, cell).next().is_some();
    cells.retain(|cell| check_spot(field, turn, unit, *cell).is_ok() && aims(*cell));
    cells
}

/// The default aim of an ambusher on a cell: at the nearest road, or at where the enemy sets up.
pub fn lurk(field: &Field, side: Side, cell: Cell) -> Option<Mark> {
    if field.setting.manners[side.index()] != Manner::Lurking {
        return None;
    }
    marks(field, side, cell).min_by_key(|other| (distance(cell, *other), *other)).map(Mark::Direction)
}

/// What an ambusher on a cell could aim at: the roads, or if there are none, where the enemy sets up.
fn marks(field: &Field, side: Side, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
    let roads = field.setting.roads.iter().copied().filter(move |road| *road != cell);
    let far = field.setting.zones[side.other().index()].0.first().map(|block| block.from);
    let far = far.filter(|far| *far != cell && roads.clone().next().is_none());
    roads.chain(far)
}

/// Where the next character is proposed to start: behind cover and beside no one of its own side if possible, and as near
/// as possible to what both sides want. A column takes the first place offered.
pub(super) fn proposed(field: &Field, offers: &[Order]) -> Option<Order> {
    let of = |order: &Order| if let Order::SetUp(id, cell, _) = order { Some((*id, *cell)) } else { None };
    let (first, _) = of(offers.first()?)?;
    if field.setting.manners[first.side.index()] == Manner::Column {
        return offers.first().cloned();
    }
    let worth = |cell: Cell| {
        let alone = !field.standing(first.side).any(|(_, other)| other.is_beside(cell));
        (field.is_cover(cell) && alone, alone, Reverse(way(field, first.side, cell)))
    };
    let own = offers.iter().filter(|order| of(order).is_some_and(|(id, _)| id == first));
    // Of equals, the first.
    own.rev().max_by_key(|order| of(order).map(|(_, cell)| worth(cell))).cloned()
}

/// How far a cell is from where one would like to start: near the place to hold, the road, or where the enemy sets up;
/// an ambusher a few cells away from the road.
fn way(field: &Field, side: Side, cell: Cell) -> Option<i32> {
    if let Goal::Hold { cells, .. } = &field.setting.scenario.goal {
        return cells.iter().map(|held| distance(cell, *held)).min();
    }
    let far = marks(field, side, cell).map(|mark| distance(cell, mark)).min();
    let lurks = field.setting.manners[side.index()] == Manner::Lurking;
    far.map(|far| if lurks { (far - LURK).abs() } else { far })
}

/// Some cells for each character still to be set up.
pub(super) fn offers(field: &Field, turn: &Turn) -> Vec<Order> {
    let waiting = field.of(turn.side).filter(|unit| field.waits(*unit));
    let spread = |unit: UnitIx| {
        let (id, cells) = (field.unit(unit).id, places(field, turn, unit));
        let every = cells.len().div_ceil(OFFERS).max(1);
        // Not all in the same column.
        let some: Vec<Cell> = cells.into_iter().skip(usize::from(unit.0) % every).step_by(every).collect();
        some.into_iter().map(move |cell| Order::SetUp(id, cell, lurk(field, id.side, cell))).collect::<Vec<_>>()
    };
    waiting.flat_map(spread).collect()
}
