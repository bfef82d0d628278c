//! The moves of a whole unit: the leader first, the others inside its radius if possible (R8, R9, A7, A8, A21, F6).

use super::{
    actions::{Action, Motion},
    command,
    deeds::Deeds,
    field::{Field, apart, within},
    illegal::Illegal,
    movement::{Allowance, Mover},
    order::Step,
};
use crate::board::Cell;
use crate::force::{PrimateIx, UnitIx, squad::Place};

/// How a unit moves.
#[derive(Clone, Copy, Debug)]
pub struct March {
    /// The unit.
    pub unit: UnitIx,
    /// How far.
    pub allowance: Allowance,
    /// Whether its leader stays where it is (R9).
    pub leader_stays: bool,
}

impl March {
    /// A unit in an action; none if the action has no moves.
    pub fn of(field: &Field, unit: UnitIx, action: Action) -> Option<Self> {
        let allowance = Allowance::of(field, unit, action)?;
        Some(Self { unit, allowance, leader_stays: action.motion() == Motion::Regroup })
    }
}

/// Checks moves one by one. Returns the field after them.
pub fn check(field: &Field, march: March, moves: &[Step]) -> Result<Field, Illegal> {
    let unit = march.unit;
    let Some((leader, _)) = field.leader(unit) else {
        return Err(Illegal::Leaderless { unit: field.unit(unit).id });
    };
    let mut after = field.clone();
    let mut moved: Vec<PrimateIx> = Vec::with_capacity(moves.len());
    for (number, cell) in moves {
        let id = field.unit(unit).id.primate(*number);
        let found = field.numbered(unit, *number).filter(|model| field.cell(*model).is_some());
        let model = found.ok_or(Illegal::NoSuchModel { model: id })?;
        if moved.contains(&model) {
            return Err(Illegal::MovesTwice { model: id });
        }
        if model == leader && !moved.is_empty() {
            return Err(Illegal::LeaderFirst { model: id });
        }
        if model == leader && march.leader_stays && field.cell(leader) != Some(*cell) {
            return Err(Illegal::LeaderStays { model: id });
        }
        check_step(&after, march, model, *cell)?;
        if model != leader {
            check_nearness(&after, march, model, *cell)?;
        }
        after.put(model, Place::On(*cell));
        moved.push(model);
    }
    for (model, cell) in field.living(unit).filter(|(model, _)| *model != leader && !moved.contains(model)) {
        check_nearness(&after, march, model, cell)?;
    }
    Ok(after)
}

/// Whether a model may end its move there.
fn check_step(field: &Field, march: March, model: PrimateIx, cell: Cell) -> Result<(), Illegal> {
    if field.cell(model) == Some(cell) {
        return Ok(());
    }
    let id = field.model(model).id;
    if let Some(by) = field.at(cell) {
        return Err(Illegal::Occupied { model: id, cell, by: field.model(by).id });
    }
    if !field.is_free(cell) {
        return Err(Illegal::NoPlace { model: id, cell });
    }
    let Some(mover) = Mover::new(field, model, march.allowance) else { return Ok(()) };
    mover.path(cell).map(|_| ()).ok_or_else(|| mover.refusal(model, cell))
}

/// A model that can end inside the radius must do so; one that can't goes as near to its leader as possible (A21).
fn check_nearness(field: &Field, march: March, model: PrimateIx, cell: Cell) -> Result<(), Illegal> {
    let (Some((_, leader)), radius) = (field.leader(march.unit), command::radius(field, march.unit)) else {
        return Ok(());
    };
    if within(leader, cell, radius) {
        return Ok(());
    }
    let Some(mover) = Mover::new(field, model, march.allowance) else { return Ok(()) };
    let nearest = mover.ends().min_by_key(|end| apart(*end, leader)).unwrap_or(cell);
    let model = field.model(model).id;
    if within(leader, nearest, radius) {
        Err(Illegal::LeavesCommand { model, cell, radius })
    } else if apart(nearest, leader) < apart(cell, leader) {
        Err(Illegal::NotNearest { model, cell, radius })
    } else {
        Ok(())
    }
}

/// Cells where a model may end, as far as its own legs go; if its leader stays, only those allowed by A21.
pub(super) fn ends(field: &Field, march: March, model: PrimateIx) -> Vec<Cell> {
    let mut ends: Vec<Cell> =
        Mover::new(field, model, march.allowance).into_iter().flat_map(|mover| mover.ends()).collect();
    if let Some((_, leader)) = field.leader(march.unit).filter(|_| march.leader_stays) {
        let nearest = ends.iter().map(|end| apart(*end, leader)).min().unwrap_or_default();
        let radius = command::radius(field, march.unit);
        ends.retain(|end| within(leader, *end, radius) || apart(*end, leader) == nearest);
    }
    ends
}

/// At The Double, the leader must end nearer to at least one enemy unit than it started (A7).
pub(super) fn check_closer(field: &Field, unit: UnitIx, to: Option<Cell>) -> Result<(), Illegal> {
    let id = field.unit(unit).id;
    let (Some((_, from)), Some(to)) = (field.leader(unit), to) else {
        return Err(Illegal::Leaderless { unit: id });
    };
    let far = |from: Cell, enemy: UnitIx| field.living(enemy).map(|(_, cell)| apart(from, cell)).min();
    let nearer = field.standing(id.side.other()).any(|enemy| far(to, enemy) < far(from, enemy));
    if nearer { Ok(()) } else { Err(Illegal::NotCloser { unit: id }) }
}

/// Carries out checked moves.
pub(super) fn walk(deeds: &mut Deeds, march: March, moves: &[Step], rule: &'static str) {
    for (number, cell) in moves {
        let Some(model) = deeds.field.numbered(march.unit, *number) else { continue };
        let path = Mover::new(&deeds.field, model, march.allowance).and_then(|mover| mover.path(*cell));
        let path = path.filter(|path| !path.is_empty());
        if let Some(path) = path {
            deeds.leave_trench(march.unit);
            deeds.walk(model, &path, rule);
        }
    }
}
