//! Views of the whole board: what a unit sees, who sees it, which weapons could be fired at it, at whom it could fire.
//! All of it is asked of the rules of sight and gunnery, on a field without what the viewer doesn't know.

use super::marks;
use crate::battle::views::{Count, Line, Survey, Target};
use crate::board::{
    Cell,
    hex::{Hex, sight},
};
use crate::engine::Viewer;
use crate::force::{Side, UnitId, UnitIx, squad::Place};
use crate::rules::hexes::{View, field::Field, order::Order, shooting};
use crate::words::{capital, say, word};

/// The field as a viewer knows it.
#[derive(Clone, Debug)]
pub struct Known(Field);

impl Known {
    /// Without units that are being set up in secret.
    pub fn to(view: View, viewer: Viewer) -> Self {
        let mut field = view.field.clone();
        let secret = field.all().filter(|unit| marks::seen_at(view, *unit, viewer).is_none());
        for unit in secret.collect::<Vec<_>>() {
            field.units[unit.at()].place = Place::Reserve;
        }
        Self(field)
    }

    /// Whether somebody in a hex is harder to hit (R16).
    fn covers(&self, hex: Hex) -> bool {
        self.0.terrain(hex).to_be_hit < 0
    }

    fn hex(&self, cell: Cell) -> Option<Hex> {
        Hex::halved(cell.x, cell.y).filter(|hex| self.0.table().contains(*hex))
    }

    fn flies(&self, unit: UnitId) -> bool {
        self.0.find(unit).is_some_and(|unit| self.0.flies(unit))
    }

    /// How many weapons of a unit could be fired from one hex at another, with its current facing.
    fn weapons(&self, unit: UnitIx, (from, to): (Hex, Hex), in_the_air: bool) -> usize {
        let field = &self.0;
        if from == to || !field.sees(from, to, in_the_air) {
            return 0;
        }
        let groups = field.groups(unit, from, to);
        let weapons = field.make(unit).weapons.iter().enumerate();
        let reaching = weapons.filter(|(place, weapon)| {
            shooting::is_ready(field, unit, *place)
                && shooting::band(field, weapon, from.distance(to)).is_some()
                && groups.iter().any(|group| weapon.arc.has(group.at()))
        });
        reaching.count()
    }
}

/// The hex from which a unit looks: where it is, or would be set up.
pub(super) fn eyes(view: View, id: UnitId, order: Option<&Order>) -> Option<Cell> {
    if let Some(Order::SetUp(unit, cell, ..)) = order
        && *unit == id
    {
        return Some(*cell);
    }
    view.field.hex(view.field.find(id)?).map(Cell::from)
}

impl Survey for Known {
    fn cells(&self) -> Vec<Cell> {
        self.0.table().hexes().map(Cell::from).collect()
    }

    fn sees(&self, unit: UnitId, from: Cell, to: Cell) -> Option<bool> {
        let (from, to) = self.hex(from).zip(self.hex(to))?;
        self.0.sees(from, to, self.flies(unit)).then(|| self.covers(to))
    }

    fn line(&self, unit: UnitId, from: Cell, to: Cell) -> (Line, String) {
        let (Some(start), Some(end)) = (self.hex(from), self.hex(to)) else { return (Line::default(), String::new()) };
        let field = &self.0;
        let on_table = |hex: &Hex| field.table().contains(*hex);
        let mut between: Vec<Hex> =
            sight::line(start, end).into_iter().map(sight::Crossing::hex).filter(on_table).collect();
        between.sort_by_key(|hex| hex.distance(start));
        let kind = |hex: Hex| match field.land.cloud(hex).smoke {
            0 => capital(&field.terrain(hex).name),
            _ => word("hexes-view-smoke"),
        };
        let blocked = field.hidden_by(start, end, self.flies(unit)).map(|crossing| {
            let hex = crossing.hex();
            (Cell::from(hex), say("hexes-view-blocked", &[("kind", kind(hex).into())]))
        });
        let is_covered = blocked.is_none() && self.covers(end);
        let cover =
            is_covered.then(|| (to, say("hexes-view-harder", &[("kind", capital(&field.terrain(end).name).into())])));
        let line = match (&blocked, &cover) {
            (Some(_), _) => "unseen",
            (None, Some(_)) => "covered",
            (None, None) => "open",
        };
        let far = i32::from(start.distance(end));
        let seen = say("hexes-view-seen", &[("line", line.into()), ("hexes", far.into())]);
        let cells = [from].into_iter().chain(between.into_iter().map(Cell::from)).chain([to]).collect();
        (Line { cells, blocked, cover }, seen)
    }

    fn seers(&self, side: Side) -> Vec<(UnitId, Cell)> {
        self.0.standing(side).map(|(unit, hex)| (self.0.unit(unit).id, hex.into())).collect()
    }

    fn threat(&self, by: Side, at: Option<UnitId>, cell: Cell) -> Count {
        let Some(to) = self.hex(cell) else { return Count::default() };
        let flies = at.is_some_and(|unit| self.flies(unit));
        let weapons = |(unit, from): (UnitIx, Hex)| self.weapons(unit, (from, to), flies || self.0.flies(unit));
        let all: usize = self.0.standing(by).map(weapons).sum();
        std::iter::repeat_n(self.covers(to), all).collect()
    }

    fn fire(&self, id: UnitId, cell: Cell) -> Count {
        let (Some(unit), Some(from)) = (self.0.find(id), self.hex(cell)) else { return Count::default() };
        let reached = |(enemy, to): (UnitIx, Hex)| {
            let in_the_air = self.0.flies(unit) || self.0.flies(enemy);
            (self.weapons(unit, (from, to), in_the_air) > 0).then(|| self.covers(to))
        };
        self.0.standing(id.side.other()).filter_map(reached).collect()
    }

    fn targets(&self, id: UnitId) -> Vec<Target> {
        let field = &self.0;
        let Some(unit) = field.find(id) else { return Vec::new() };
        let weapons = 0..field.make(unit).weapons.len();
        let shots: Vec<(UnitIx, u32)> = weapons
            .flat_map(|weapon| {
                shooting::targets(field, unit, weapon).into_iter().map(move |(enemy, _)| (weapon, enemy))
            })
            .filter_map(|(weapon, enemy)| {
                let shot = shooting::shot(field, unit, weapon, enemy)?;
                Some((enemy, shooting::chance(field, shot.need)))
            })
            .collect();
        let target = |(enemy, hex): (UnitIx, Hex)| {
            // Of several weapons, the best is told.
            let best = shots.iter().filter(|(at, _)| *at == enemy).map(|(_, chance)| *chance).max()?;
            let chance = format!("{}.{} %", best / 10, best % 10);
            Some(Target { unit: field.unit(enemy).id, cell: hex.into(), chance })
        };
        field.standing(id.side.other()).filter_map(target).collect()
    }
}
