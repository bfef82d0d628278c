//! Plans the moves of a unit from its leader's goal, for lists of choices, players and opponents (A8, A21).

use super::{
    actions::{Action, Motion},
    command,
    field::{Field, apart, order_of, within},
    marching::{self, March},
    movement::Mover,
    order::Step,
};
use crate::board::Cell;
use crate::force::{PrimateIx, Side, UnitIx, squad::Place};

/// Moves that keep the formation: the others follow the leader as far as there is room. None if the leader can't get
/// there.
pub fn march(field: &Field, march: March, to: Cell) -> Option<Vec<Step>> {
    let (_, from) = field.leader(march.unit)?;
    let shift = (to.x - from.x, to.y - from.y);
    follow(field, march, to, |_, cell| Cell::new(cell.x + shift.0, cell.y + shift.1))
}

/// Cells that the leader of a unit may move to in an action (R13, R16, R18, A7).
pub fn goals(field: &Field, unit: UnitIx, action: Action) -> Vec<Cell> {
    let moves_away = matches!(action.motion(), Motion::Times(_));
    let (Some(march), Some((leader, from))) = (March::of(field, unit, action), field.leader(unit)) else {
        return Vec::new();
    };
    let Some(mover) = Mover::new(field, leader, march.allowance).filter(|_| moves_away) else { return Vec::new() };
    let nearer = action == Action::AtTheDouble && !field.setting.book.switches.double_any_direction;
    let fits = |cell: &Cell| !nearer || marching::check_closer(field, unit, Some(*cell)).is_ok();
    mover.ends().filter(|cell| *cell != from).filter(fits).collect()
}

/// Moves that gather a unit around its leader, which stays (A8); models inside its radius stay too.
pub fn regroup(field: &Field, march: March) -> Option<Vec<Step>> {
    let (_, to) = field.leader(march.unit)?;
    follow(field, march, to, |_, cell| cell)
}

/// The same, with models stepping to where they see their target, if there is such a cell in the radius.
pub fn regroup_to_see(field: &Field, march: March, sees: impl Fn(PrimateIx, Cell) -> bool) -> Option<Vec<Step>> {
    let (_, to) = field.leader(march.unit)?;
    let (radius, side) = (command::radius(field, march.unit), field.unit(march.unit).id.side);
    follow(field, march, to, |model, cell| {
        let ends = Mover::new(field, model, march.allowance).into_iter().flat_map(|mover| mover.ends());
        let seeing = ends.filter(|end| within(to, *end, radius) && sees(model, *end));
        seeing.min_by_key(|end| (apart(*end, cell), order_of(side, *end))).unwrap_or(cell)
    })
}

/// Moves that bring models next to an enemy unit (G12): the leader goes as near as it can; if that takes the unit away
/// from the only cells next to the enemy that it can reach, as near as those allow. None if no model can get there.
pub fn charge(field: &Field, march: March, target: UnitIx) -> Option<Vec<Step>> {
    let (leader, from) = field.leader(march.unit)?;
    let side = field.unit(march.unit).id.side;
    let key = |cell: &Cell| (nearest(field, side, target, *cell).0, apart(*cell, from), order_of(side, *cell));
    let mover = Mover::new(field, leader, march.allowance)?;
    let to = mover.ends().min_by_key(key)?;
    let straight = follow(field, march, to, |_, cell| nearest(field, side, target, cell).1);
    straight.filter(|moves| touches(field, march.unit, moves, target)).or_else(|| {
        let open = openings(field, march, target);
        let mut ends: Vec<Cell> = if open.is_empty() { Vec::new() } else { mover.ends().collect() };
        ends.sort_by_cached_key(key);
        ends.into_iter().find_map(|to| reach_in(field, march, target, (to, &open)))
    })
}

/// The distance to the nearest model of a unit, and its cell; the cell itself if nobody is left.
fn nearest(field: &Field, side: Side, target: UnitIx, cell: Cell) -> (Option<i32>, Cell) {
    let near = field.living(target).map(|(_, enemy)| (apart(cell, enemy), enemy));
    let near = near.min_by_key(|(far, enemy)| (*far, order_of(side, *enemy)));
    near.map_or((None, cell), |(far, enemy)| (Some(far), enemy))
}

/// Moves with the leader on a cell and models on openings inside its radius. None if it keeps them all from those.
fn reach_in(
    field: &Field,
    march: March,
    target: UnitIx,
    (to, open): (Cell, &[(PrimateIx, Cell)]),
) -> Option<Vec<Step>> {
    let (radius, side) = (command::radius(field, march.unit), field.unit(march.unit).id.side);
    let inside = || open.iter().filter(|(_, end)| within(to, *end, radius));
    inside().next()?;
    let moves = follow(field, march, to, |model, cell| {
        let own = inside().filter(|(other, _)| *other == model).map(|(_, end)| *end);
        let own = own.min_by_key(|end| (apart(*end, cell), order_of(side, *end)));
        own.unwrap_or_else(|| nearest(field, side, target, cell).1)
    })?;
    touches(field, march.unit, &moves, target).then_some(moves)
}

/// Cells next to a unit that the models of another can reach.
fn openings(field: &Field, march: March, target: UnitIx) -> Vec<(PrimateIx, Cell)> {
    let enemies: Vec<Cell> = field.living(target).map(|(_, enemy)| enemy).collect();
    // A step costs at least its length, and the last one ends less than two squares from the enemy.
    let far = march.allowance.far + 2;
    let close = |cell: Cell| enemies.iter().any(|enemy| within(cell, *enemy, far));
    let ends = |(model, _): (PrimateIx, Cell)| {
        let mover = Mover::new(field, model, march.allowance);
        mover.into_iter().flat_map(|mover| mover.ends().collect::<Vec<_>>()).map(move |end| (model, end))
    };
    let movers = field.living(march.unit).filter(|(_, cell)| close(*cell)).flat_map(ends);
    movers.filter(|(_, end)| enemies.iter().any(|enemy| enemy.is_beside(*end))).collect()
}

/// Whether a model of a unit is next to another unit after these moves.
fn touches(field: &Field, unit: UnitIx, moves: &[Step], target: UnitIx) -> bool {
    let beside = |cell: Cell| field.living(target).any(|(_, enemy)| enemy.is_beside(cell));
    let stays = |model: PrimateIx| !moves.iter().any(|(number, _)| field.numbered(unit, *number) == Some(model));
    let stayed = field.living(unit).filter(|(model, _)| stays(*model)).map(|(_, cell)| cell);
    moves.iter().map(|(_, cell)| *cell).chain(stayed).any(beside)
}

/// Moves the leader to a cell and the others as near as possible to their desired cells, inside the radius.
pub fn follow(field: &Field, march: March, to: Cell, wish: impl Fn(PrimateIx, Cell) -> Cell) -> Option<Vec<Step>> {
    let unit = march.unit;
    let (leader, from) = field.leader(unit)?;
    let mut after = field.clone();
    let mut moves = Vec::with_capacity(field.count(unit));
    if to != from {
        if !field.is_free(to) {
            return None;
        }
        Mover::new(field, leader, march.allowance)?.path(to)?;
        after.put(leader, Place::On(to));
        moves.push((field.number(leader), to));
    }
    let mut others: Vec<(PrimateIx, Cell)> = field.living(unit).filter(|(model, _)| *model != leader).collect();
    others.sort_by_key(|(model, cell)| (apart(*cell, to), *model));
    let radius = command::radius(field, unit);
    for (model, cell) in others {
        let goal = place(&after, march, model, wish(model, cell), (to, radius))?;
        // A model that stays outside the radius says so, so that later moves can't change the result.
        if goal != cell || !within(to, cell, radius) {
            moves.push((field.number(model), goal));
            after.put(model, Place::On(goal));
        }
    }
    Some(moves)
}

/// Where a model ends: inside the radius, as near as possible to its desired cell; otherwise as near as possible to the
/// leader.
fn place(field: &Field, march: March, model: PrimateIx, wish: Cell, (leader, radius): (Cell, u8)) -> Option<Cell> {
    let mover = Mover::new(field, model, march.allowance)?;
    let own = field.cell(model)?;
    let fits = wish == own || field.is_free(wish);
    if fits && within(leader, wish, radius) && mover.path(wish).is_some() {
        return Some(wish);
    }
    let side = field.unit(march.unit).id.side;
    let key = |cell: &Cell| {
        let inside = within(leader, *cell, radius);
        let far = if inside { apart(*cell, wish) } else { apart(*cell, leader) };
        (!inside, far, apart(*cell, own), order_of(side, *cell))
    };
    mover.ends().min_by_key(key)
}
