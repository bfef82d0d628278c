//! Weapons that no one can carry: set up beside cover before the battle, and fired by a braced member next to them
//! (T-99).

pub use super::states::{EMPLACEMENTS, Emplaced, Emplacements};

use super::{
    field::Field,
    kit::Arm,
    states::{ARMS, ArmState},
};
use crate::board::{Cell, distance};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PrimateIx, Roster, UnitIx};
use bevy_ecs::prelude::*;

impl Emplacements {
    /// The weapons with their first load, each at its site.
    pub fn of<'a>(placed: impl Iterator<Item = (&'a Arm, Option<Cell>)>) -> Self {
        let mut all = Self::default();
        for (emplaced, (arm, cell)) in all.0.iter_mut().zip(placed) {
            *emplaced = Emplaced { cell, state: ArmState::of(arm) };
        }
        all
    }
}

/// Whether an emplacement may be on a cell: on the table, next to cover or in it (T-99).
pub fn is_site(field: &Field, cell: Cell) -> bool {
    field.ground().contains(cell) && field.at_cover(cell)
}

/// The default site of a unit's emplacement: the one nearest to its leader; none if there is none.
pub fn natural_site(field: &Field, unit: UnitIx) -> Option<Cell> {
    let centre = field.unit(unit).lead.leader.and_then(|leader| field.cell(leader))?;
    let spots = field.ground().spots();
    spots.cells().filter(|cell| is_site(field, *cell)).min_by_key(|cell| (distance(*cell, centre), *cell))
}

/// Emplacements without a site when their unit is deployed are put beside the cover nearest to its leader (T-99).
pub(super) fn place_emplacements(
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Emplacements>,
    mut log: ResMut<BattleLog>,
) {
    for unit in field.all_units().filter(|unit| field.stands(*unit)) {
        let placed = &field.unit(unit).emplacements.0[..field.emplaced(unit).len()];
        let Some(site) = placed.iter().any(|one| one.cell.is_none()).then(|| natural_site(&field, unit)).flatten()
        else {
            continue;
        };
        let mut all = units.get_mut(roster.unit(unit)).expect("a unit has emplacements");
        for one in all.0[..placed.len()].iter_mut().filter(|one| one.cell.is_none()) {
            one.cell = Some(site);
        }
        log.tell("T-99", What::Said { what: "emplaced", who: Some(field.unit(unit).id.into()) });
    }
}

/// The emplacements that a primate could man from its position, by their index in its kit: it is braced and on or next
/// to the cell (T-99).
pub fn manned(field: &Field, primate: PrimateIx) -> impl Iterator<Item = u8> + '_ {
    let braced = field.primate(primate).braced.0;
    beside(field, primate).filter(move |_| braced)
}

/// Those that it could man from there once it is braced.
pub(super) fn beside(field: &Field, primate: PrimateIx) -> impl Iterator<Item = u8> + '_ {
    let state = field.primate(primate);
    let stands = state.place.cell();
    let placed = field.unit(state.unit).emplacements.0.iter().take(field.emplaced(state.unit).len());
    placed.enumerate().filter_map(move |(place, emplaced)| {
        let (cell, site) = (stands?, emplaced.cell?);
        (cell == site || cell.is_beside(site)).then_some((ARMS + place) as u8)
    })
}
