//! The positions of a level for other characters than those it was made for.

use super::{
    Level, raw,
    sides::{self, Context},
};
use crate::data::{
    findings::{Findings, Path},
    library::Library,
};
use crate::force::{Side, UnitId};
use crate::rules::initiative::muster::unit_id;

/// Drops what a level says about characters that aren't there: their positions, the mounts under them, and that one of
/// them has the load. The others have what the level's own of their number have.
pub fn fit(raw: &mut raw::Level, level: &Level, library: &Library) {
    let context = Context { library, profiles: &level.profiles, cells: None, carrying: None };
    for (side, own) in Side::BOTH.into_iter().zip(&mut raw.sides) {
        // The check of the level reports what is wrong with the band.
        let count = sides::force(&mut Findings::default(), &Path::default(), &own.force, &context).len();
        let is_there = |name: &str| {
            let id = name.parse::<UnitId>().ok();
            (0..count).any(|place| id == Some(unit_id(side, place)))
        };
        own.places.0.retain(|(name, _)| is_there(name));
        own.carrier = own.carrier.take().filter(|name| is_there(name));
        own.mounts.retain(|mount| match &mount.at {
            raw::Stall::On(_) => true,
            raw::Stall::Under(rider) => is_there(rider),
        });
        // No band has more mounts than characters.
        own.mounts.truncate(count);
    }
}
