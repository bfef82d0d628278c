//! Views of the whole board: what a character sees, who sees it, who could fire at it, at whom it could fire. All of it
//! is asked of the rules of sight and fire, on a field without what the viewer doesn't know.

use super::{fire, outline};
use crate::battle::{
    account::{Fire, Hurt},
    views::{Count, Line, Survey, Target},
};
use crate::board::{Cell, sight};
use crate::engine::{BookOrder, Viewer};
use crate::force::{Side, UnitId, UnitIx};
use crate::rules::initiative::{
    View, aim,
    field::Field,
    order::{Action, Order},
    shooting::{self, How},
    wounds,
};

/// The field as a viewer knows it (R27).
#[derive(Clone, Debug)]
pub struct Known(Field);

impl Known {
    /// As a viewer knows it.
    pub fn to(view: View, viewer: Viewer) -> Self {
        Self(view.field.known_to(viewer).into_owned())
    }

    /// How a character would fire at an enemy on a cell: aimed if its aim covers it there (A12).
    fn how(&self, unit: UnitIx, enemy: UnitIx, cell: Cell) -> How {
        How { aimed: aim::is_on_at(&self.0, unit, enemy, cell), moved: false }
    }

    /// Whether a character could fire at somebody on a cell, and if so whether the target is covered there. Without a
    /// target, somebody of the other side stands there.
    fn reaches(&self, unit: UnitIx, target: Option<UnitIx>, cell: Cell) -> Option<bool> {
        let field = &self.0;
        let from = field.cell(unit).filter(|from| *from != cell && field.sees(*from, cell))?;
        let side = field.unit(unit).id.side.other();
        let target = target.or_else(|| field.people(side).map(|(enemy, _)| enemy).next())?;
        if !wounds::is_able(field, unit) || field.unit(unit).grip.is_tight() {
            return None;
        }
        let plan = shooting::plan_line(field, unit, target, (from, cell), self.how(unit, target, cell)).ok()?;
        Some(plan.harder.covered)
    }
}

/// The cell from which a character looks: now, or after its order.
pub(super) fn eyes(view: View, id: UnitId, order: Option<&Order>) -> Option<Cell> {
    let known = view.known();
    let unit = known.find(id)?;
    let now = known.cell(unit);
    let own = order.filter(|order| order.unit() == Some(id));
    let leg = own.and_then(|order| outline::next_leg(&known, unit, order));
    let then = own.and_then(|order| match (order, leg.as_ref().or_else(|| outline::action(order))) {
        (Order::SetUp(_, cell, _), _) | (_, Some(Action::Dismount(cell))) => Some(*cell),
        (_, Some(Action::Move(_, path, _) | Action::Escape(_, path) | Action::Duck(path))) => path.last().copied(),
        _ => None,
    });
    then.or(now)
}

impl Survey for Known {
    fn cells(&self) -> Vec<Cell> {
        self.0.setting.sight.ground().spots().cells().collect()
    }

    fn sees(&self, _: UnitId, from: Cell, to: Cell) -> Option<bool> {
        self.0.sees(from, to).then(|| self.0.setting.sight.covered(from, to))
    }

    fn line(&self, _: UnitId, from: Cell, to: Cell) -> (Line, String) {
        let ground = self.0.setting.sight.ground();
        let line = Line::along(from, to, &sight::trace(ground, from, to), |cell| ground.kind(cell).name.clone());
        let seen = line.seen();
        (line, seen)
    }

    fn seers(&self, side: Side) -> Vec<(UnitId, Cell)> {
        self.0.people(side).map(|(unit, cell)| (self.0.unit(unit).id, cell)).collect()
    }

    fn threat(&self, by: Side, at: Option<UnitId>, cell: Cell) -> Count {
        let target = at.and_then(|id| self.0.find(id));
        self.0.people(by).filter_map(|(unit, _)| self.reaches(unit, target, cell)).collect()
    }

    fn fire(&self, id: UnitId, cell: Cell) -> Count {
        let field = &self.0;
        let Some(unit) = field.find(id) else { return Count::default() };
        let here = field.cell(unit) == Some(cell);
        let plan = |(enemy, _): (UnitIx, Cell)| {
            let how = if here { fire::now(field, unit, enemy) } else { How::default() };
            shooting::plan_from(field, unit, cell, enemy, how).ok().map(|plan| plan.harder.covered)
        };
        field.people(id.side.other()).filter_map(plan).collect()
    }

    fn targets(&self, id: UnitId) -> Vec<Target> {
        let field = &self.0;
        let Some(unit) = field.find(id) else { return Vec::new() };
        let target = |(enemy, _): (UnitIx, Cell)| {
            let how = fire::now(field, unit, enemy);
            let plan = shooting::plan_if_able(field, unit, enemy, how).ok()?;
            let chance = chance(&fire::could(field, unit, enemy, how));
            Some(Target { unit: field.unit(enemy).id, cell: plan.cell, chance })
        };
        field.people(id.side.other()).filter_map(target).collect()
    }
}

/// The chance that fire hurts its target.
fn chance(fire: &Fire) -> String {
    let hurts = fire.chances.iter().filter(|one| matches!(one.hurts, Hurt::Them(_)));
    let tenths: u16 = hurts.map(|one| one.tenths).sum();
    format!("{}.{} %", tenths / 10, tenths % 10)
}
