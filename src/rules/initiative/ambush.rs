//! The ambush turn: the characters that walk into the ambush move along the road, unless their Initiative is 6 (R25,
//! R26, A15).

use super::{
    deeds::Deeds,
    field::Field,
    movement::{self, Pace},
    order::{Action, Then},
    repetition,
    turns::{self, PHASES},
    wounds,
};
use crate::board::{Cell, distance, path::Pathfinder};
use crate::force::UnitIx;

/// How many times more expensive ground beside the road is for those following it.
const ASTRAY: u16 = 3;

/// The movers of an ambush turn start walking.
pub(super) fn set_out(deeds: &mut Deeds) {
    let field = &deeds.field;
    let walks = |unit: &UnitIx| {
        let initiative = wounds::initiative(field, *unit);
        turns::is_ambushed(field, &deeds.turn, field.unit(*unit).id.side) && (1..PHASES).contains(&initiative)
    };
    let ways: Vec<(UnitIx, Vec<Cell>)> =
        field.all().filter(walks).filter_map(|unit| Some((unit, way(field, unit)?))).collect();
    for (unit, way) in ways {
        repetition::set(deeds, unit, Action::Move(Pace::Walk, way, Then::Stop), "R25");
    }
}

/// The path of a mover: along the road to the movers' goal.
fn way(field: &Field, unit: UnitIx) -> Option<Vec<Cell>> {
    let ambush = field.setting.scenario.ambush.as_ref()?;
    let (at, side) = (field.cell(unit)?, field.unit(unit).id.side);
    let price = |from: Cell, direction, dear| {
        let cost = movement::cost(field, side, from, direction, dear)?;
        Some(if field.is_road(from.step(direction)) { cost } else { cost * ASTRAY })
    };
    let mut finder = Pathfinder::new();
    // Most of the board is farther away than the goal, and roads are nearly straight.
    let mut far = u16::try_from(ambush.to.distance(at)?).unwrap_or(u16::MAX).max(1);
    loop {
        far = far.saturating_add(far.div_ceil(4));
        let reach = finder.reach(field.size(), at, far, price);
        let ends = reach.cells().iter().copied().filter(|cell| ambush.to.contains(*cell));
        let end = ends.min_by_key(|cell| (reach.cost(*cell), distance(at, *cell), *cell));
        if let Some(end) = end {
            return Some(movement::cells(at, &reach.path(end)));
        }
        if far == u16::MAX {
            return None;
        }
    }
}
