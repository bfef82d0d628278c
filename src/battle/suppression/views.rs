//! Views of the whole board: what a unit sees, who sees it, who could fire at it, at whom it could fire. All of it is
//! asked of the rules of sight and shooting.

use super::{fire, outline};
use crate::battle::{
    account::Hurt,
    views::{self, Count, Line, Survey, Target},
};
use crate::board::{Cell, distance, sight::trace};
use crate::force::{PrimateIx, Side, UnitId, UnitIx};
use crate::rules::suppression::{
    Order, View,
    field::{Field, apart, within},
    profiles::Weapon,
    sight,
};
use crate::words::{capital, say};

/// A copy of the field; nothing in this book is secret.
#[derive(Clone, Debug)]
pub struct Known(Field);

impl Known {
    /// As everybody knows it.
    pub fn to(view: View) -> Self {
        Self(view.field.clone())
    }

    /// Whether somebody on a cell is concealed or in hard cover (G24).
    fn covers(&self, cell: Cell) -> bool {
        let terrain = self.0.terrain(cell);
        terrain.conceals || terrain.protects
    }

    /// The weapons of a unit, each with the cell of its model.
    fn weapons(&self, unit: UnitIx) -> impl Iterator<Item = (&Weapon, Cell)> {
        self.0.living(unit).map(|(model, cell): (PrimateIx, Cell)| (self.0.weapon(model), cell))
    }

    /// Whether a weapon on one cell reaches another that is seen from there. A template may land out of range too, but
    /// can't be aimed there.
    fn reaches(&self, weapon: &Weapon, from: Cell, to: Cell) -> bool {
        let (far, least, range) = (apart(from, to), i32::from(weapon.least), i32::from(weapon.range));
        (least * least..=range * range).contains(&far) && sight::sees(&self.0, from, to)
    }
}

/// The cells of a unit's models, its leader's first: now, or after its order.
pub(super) fn eyes(view: View, id: UnitId, order: Option<&Order>) -> Vec<Cell> {
    let Some(unit) = view.field.find(id) else { return Vec::new() };
    if let Some(Order::SetUp(own, cells)) = order
        && *own == id
    {
        return cells.clone();
    }
    let own = order.filter(|order| outline::is_given_to(order, id, view));
    let after = own.and_then(|order| outline::after(view.field, unit, order));
    let field = after.as_ref().unwrap_or(view.field);
    let head = field.head(unit).map(|(_, cell)| cell);
    let others = field.living(unit).map(|(_, cell)| cell).filter(|cell| Some(*cell) != head);
    head.into_iter().chain(others).collect()
}

impl Survey for Known {
    fn cells(&self) -> Vec<Cell> {
        self.0.ground().spots().cells().collect()
    }

    fn sees(&self, _: UnitId, from: Cell, to: Cell) -> Option<bool> {
        sight::sees(&self.0, from, to).then(|| self.covers(to))
    }

    fn line(&self, _: UnitId, from: Cell, to: Cell) -> (Line, String) {
        let ground = self.0.ground();
        let traced = trace(ground, from, to);
        let mut line = Line::along(from, to, &traced, |cell| ground.kind(cell).name.clone());
        // Cover is what the ground at the end of the line gives, not what is beside it (G24).
        line.cover = (traced.blocked.is_none() && self.covers(to)).then(|| {
            let kind = capital(&self.0.terrain(to).name);
            (to, say("sight-covers-own", &[("kind", kind.into())]))
        });
        let misty = |cell: &Cell| self.0.mist.is_some_and(|far| !within(from, *cell, far));
        // Mist ends a line where it begins, unless something else does before.
        let fog = views::crossed(&traced).chain([to]).find(misty);
        let nearer =
            |cell: &Cell| traced.blocked.is_none_or(|blocked| distance(from, *cell) <= distance(from, blocked));
        if let Some(cell) = fog.filter(nearer) {
            let far = i32::from(self.0.mist.unwrap_or_default());
            line.blocked = Some((cell, say("suppression-view-mist", &[("far", far.into())])));
            line.cover = None;
        }
        let seen = line.seen();
        (line, seen)
    }

    fn seers(&self, side: Side) -> Vec<(UnitId, Cell)> {
        let field = &self.0;
        let models = |unit: UnitIx| field.living(unit).map(move |(_, cell)| (field.unit(unit).id, cell));
        field.standing(side).flat_map(models).collect()
    }

    fn threat(&self, by: Side, _: Option<UnitId>, cell: Cell) -> Count {
        let units = self.0.standing(by).filter(|unit| !self.0.unit(*unit).falling.0);
        let weapons = units.flat_map(|unit| self.weapons(unit));
        let reaching = weapons.filter(|(weapon, from)| *from != cell && self.reaches(weapon, *from, cell));
        reaching.map(|_| self.covers(cell)).collect()
    }

    fn fire(&self, id: UnitId, cell: Cell) -> Count {
        let field = &self.0;
        let Some(unit) = field.find(id) else { return Count::default() };
        // The unit's longest-range weapon is taken there.
        let longest = self.weapons(unit).map(|(weapon, _)| weapon).max_by_key(|weapon| weapon.range);
        let Some(weapon) = longest else { return Count::default() };
        let covered = |enemy: UnitIx| {
            let near = |at: &Cell| *at != cell && self.reaches(weapon, cell, *at);
            let seen: Vec<Cell> = field.living(enemy).map(|(_, at)| at).filter(near).collect();
            (!seen.is_empty()).then(|| seen.into_iter().all(|at| self.covers(at)))
        };
        field.standing(id.side.other()).filter_map(covered).collect()
    }

    fn targets(&self, id: UnitId) -> Vec<Target> {
        let field = &self.0;
        let Some(unit) = field.find(id) else { return Vec::new() };
        let target = |enemy: UnitIx| {
            let fire = fire::could(field, unit, enemy);
            let hurts = || fire.chances.iter().filter(|one| matches!(one.hurts, Hurt::Them(_)));
            let tenths: u16 = hurts().map(|one| one.tenths).sum();
            let terms = [
                ("fallen", format!("{}.{}", fire.fallen / 10, fire.fallen % 10).into()),
                ("percent", format!("{}.{} %", tenths / 10, tenths % 10).into()),
            ];
            let (_, cell) = field.head(enemy)?;
            let chance = say("suppression-view-target", &terms);
            fire.why.is_none().then(|| Target { unit: field.unit(enemy).id, cell, chance })
        };
        field.standing(id.side.other()).filter_map(target).collect()
    }
}
