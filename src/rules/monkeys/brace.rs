//! Bracing (3.3, 4.11; T-97, T-98), and whether a unit has ammunition (T-67, T-101).

pub use super::states::{Ammunition, Braced};

use super::{
    acting::check_can_act,
    field::Field,
    illegal::Illegal,
    order::{Given, Order},
    states::Actions,
    turn::Turn,
};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PrimateIx, Roster, UnitIx};
use bevy_ecs::prelude::*;

impl Ammunition {
    /// Whether it is out of ammo.
    pub const fn is_out(self) -> bool {
        matches!(self, Ammunition::Out)
    }
}

/// Unpinned members at cover or prone that aren't braced yet (T-97).
pub fn who_braces(field: &Field, unit: UnitIx) -> Vec<PrimateIx> {
    let beside = |mate: &PrimateIx| field.cell(*mate).is_some_and(|cell| field.at_cover(cell));
    let at_cover = |mate: &PrimateIx| field.primate(*mate).is_prone() || beside(mate);
    field.ready(unit).filter(|mate| !field.primate(*mate).braced.0).filter(at_cover).collect()
}

/// At least one member of the unit can brace (T-97).
pub fn check_brace(field: &Field, turn: &Turn, unit: UnitIx) -> Result<(), Illegal> {
    check_can_act(field, turn, unit)?;
    let id = field.unit(unit).id;
    if !who_braces(field, unit).is_empty() {
        Ok(())
    } else if field.ready(unit).all(|mate| field.primate(mate).braced.0) {
        Err(Illegal::BracedAlready { unit: id })
    } else {
        Err(Illegal::NobodyAtCover { unit: id })
    }
}

/// Every unpinned member at cover or prone becomes braced (T-97).
pub(super) fn brace_weapons(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Actions>,
    mut primates: Query<&mut Braced>,
    mut log: ResMut<BattleLog>,
) {
    let Order::Brace(id) = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    units.get_mut(roster.unit(unit)).expect("a unit has actions").spend();
    for primate in who_braces(&field, unit) {
        primates.get_mut(roster.primate(primate)).expect("a primate can brace").0 = true;
        log.tell("T-97", What::Marked { who: field.primate(primate).id.into(), mark: "braced" });
    }
}
