//! Shelling: the guns of a troop fire at another one instead of marching (C-14, C-22 to C-25, C-38, C-40).

pub use crate::rules::monkeys::afar::{GRID, Square};

use super::{
    agenda::{self, Step},
    bombardment::Bombardment,
    fielded::{self, Fielded},
    illegal::Illegal,
    order::Ask,
    state::{self, Ranks, Tribe, TroopId},
};
use crate::board::hex::Hex;
use crate::data::monkeys::level;
use crate::dice::Dice;
use crate::engine::door;
use crate::force::{Post, Side};
use crate::rules::{
    First,
    monkeys::{
        afar::{self, BadGrid},
        field::Field,
        shelling,
    },
};
use crate::words::say;
use bevy_ecs::world::World;
use std::collections::BTreeSet;

/// A troop fires at another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shelling {
    /// The firing troop.
    pub by: TroopId,
    /// The target.
    pub at: TroopId,
}

/// One gun of a troop that reaches other hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gun {
    /// The weapon.
    pub weapon: String,
    /// The name of its unit.
    pub unit: String,
    /// Hexes that it reaches (C-14).
    pub hexes: u8,
}

/// Two troops away from each other, with nobody on a board.
pub(super) struct Apart {
    pub(super) battle: World,
    pub(super) fielded: [Fielded; 2],
}

impl Apart {
    pub(super) fn of(world: &World, shelling: Shelling, dice: Dice) -> Self {
        let Shelling { by, at } = shelling;
        let fielded = [fielded::field(world, by, Side::First), fielded::field(world, at, Side::Second)];
        let names = [by, at].map(|troop| state::of_tribe::<Tribe>(world, troop.tribe).name);
        let platoons = [&fielded[0], &fielded[1]].map(|one| one.platoons.as_slice());
        let muster = level::apart(names, platoons, state::campaign(world).profiles.clone());
        let mut battle = World::new();
        door::install::<First>(&mut battle);
        shelling::part(&mut battle, &muster, dice);
        Self { battle, fielded }
    }

    pub(super) fn field(&self) -> &Field {
        self.battle.resource()
    }
}

/// Whether a troop owns a gun that reaches another hex.
fn has_guns(world: &World, troop: TroopId) -> bool {
    let weapons = &state::campaign(world).profiles.weapons;
    let ranks: Ranks = state::of(world, troop);
    let mut units = ranks.0.iter().flat_map(|platoon| &platoon.units);
    units.any(|unit| {
        let mounted = unit.vehicles.iter().flat_map(|vehicle| vehicle.mounts.iter().flatten().copied());
        let members = || unit.soldiers.iter().map(|soldier| &soldier.member);
        let arms = members().flat_map(|member| member.weapons.iter().chain(&member.emplaced));
        mounted.chain(arms.map(|arm| arm.weapon)).any(|weapon| afar::hexes(&weapons[weapon]) > 0)
    })
}

/// The guns of a troop that reach other hexes and have somebody fit to fire them (C-14).
pub fn guns(world: &World, troop: TroopId) -> Vec<Gun> {
    if !has_guns(world, troop) {
        return Vec::new();
    }
    let apart = Apart::of(world, Shelling { by: troop, at: troop }, Dice::seeded(0));
    let field = apart.field();
    let own = field.all_units().filter(|unit| field.side(*unit) == Side::First);
    let told = |(gun, _): (crate::rules::monkeys::shots::Gun, _)| {
        let id = gun.unit(field).map(|unit| field.unit(unit).id)?;
        let platoon = &apart.fielded[0].platoons[usize::from(id.platoon) - 1];
        let unit = platoon.units.iter().find(|unit| unit.post == id.post)?.name.clone();
        let weapon = gun.weapon(field);
        Some(Gun { weapon: weapon.name.clone(), unit, hexes: afar::hexes(weapon) })
    };
    own.flat_map(|unit| afar::guns(field, unit, 1)).filter_map(told).collect()
}

/// Whether a platoon of a troop has a gun that reaches a battle this many hexes away, and somebody fit to fire it
/// (C-15).
pub(super) fn supports(world: &World, troop: TroopId, platoon: usize, hexes: u16) -> bool {
    if !has_guns(world, troop) {
        return false;
    }
    let apart = Apart::of(world, Shelling { by: troop, at: troop }, Dice::seeded(0));
    let field = apart.field();
    let mut own = field.platoon(Side::First, platoon as u8 + 1);
    u8::try_from(hexes).is_ok_and(|far| own.any(|unit| !afar::guns(field, unit, far).is_empty()))
}

/// Hexes that a troop could shell now: those within reach of its farthest gun, except its own (C-14).
pub fn reach(world: &World, troop: TroopId) -> BTreeSet<Hex> {
    let Some(here) = state::stands(world, troop) else { return BTreeSet::new() };
    let far = guns(world, troop).iter().map(|gun| gun.hexes).max().unwrap_or_default();
    let map = &state::campaign(world).map;
    map.keys().copied().filter(|hex| *hex != here && hex.distance(here) <= u16::from(far)).collect()
}

/// Whether a troop on its turn may fire its guns at another one (C-25).
pub(super) fn check(world: &World, by: TroopId, marched: bool, at: TroopId) -> Result<(), Illegal> {
    let there = state::exists(world, at).then(|| state::stands(world, at)).flatten();
    let Some(hex) = there.filter(|_| at.tribe != by.tribe) else { return Err(Illegal::NoTarget { troop: at }) };
    if marched {
        return Err(Illegal::HasMarched { troop: by });
    }
    let guns = guns(world, by);
    let Some(reach) = guns.iter().map(|gun| gun.hexes).max() else { return Err(Illegal::NoGuns { troop: by }) };
    let here = state::stands(world, by).expect("who acts is on the map");
    let hexes = here.distance(hex);
    if hexes > u16::from(reach) {
        return Err(Illegal::OutOfGunReach { troop: at, hexes: hexes as usize, reach });
    }
    if fielded::has_fit(world, at) { Ok(()) } else { Err(Illegal::NobodyToHit { troop: at }) }
}

/// The squads of a troop that each have a square of the grid, by name; an HQ with its fireteams is named after its
/// platoon (C-22).
pub fn squads(world: &World, troop: TroopId) -> Vec<String> {
    let apart = Apart::of(world, Shelling { by: troop, at: troop }, Dice::seeded(0));
    let field = apart.field();
    let name = |units: &Vec<crate::force::UnitIx>| {
        let id = units.first().map(|unit| field.unit(*unit).id)?;
        let platoon = &apart.fielded[0].platoons[usize::from(id.platoon) - 1];
        let unit = platoon.units.iter().find(|unit| unit.post == id.post)?;
        Some(match id.post {
            Post::Squad(_) | Post::Half(_) => unit.name.clone(),
            Post::Co | Post::Xo | Post::Team(_) => say("campaign-hq", &[("platoon", platoon.name.as_str().into())]),
        })
    };
    afar::squads(field, Side::First).iter().filter_map(name).collect()
}

/// Whether squads may be placed on these squares: one square per squad, one squad per square, all of them on the grid
/// (C-22).
pub(super) fn check_grid(world: &World, at: TroopId, grid: &[Square]) -> Result<(), Illegal> {
    afar::check_grid(squads(world, at).len(), grid).map_err(|why| match why {
        BadGrid::Count { given, squads } => Illegal::Squares { given, squads },
        BadGrid::Off { column, row } => Illegal::OffGrid { column, row },
        BadGrid::Taken { column, row } => Illegal::SquareTaken { column, row },
    })
}

/// Default squares for the squads of a troop, the first ones: impacts are rolled, so none is safer than another (C-40).
pub fn usual_grid(world: &World, troop: TroopId) -> Vec<Square> {
    afar::arrangements(squads(world, troop).len()).swap_remove(0)
}

/// The owner of the target places its squads on the grid; natives take its first squares (C-22, C-40).
pub(super) fn ask(world: &mut World, shelling: Shelling) {
    if shelling.at.tribe == state::NATIVE {
        let grid = usual_grid(world, shelling.at);
        fire(world, shelling, grid);
    } else {
        agenda::ask(world, shelling.at.tribe, Ask::Grid { troop: shelling.at, by: shelling.by });
    }
}

/// The squads have been placed: the guns fire (C-25).
pub(super) fn fire(world: &mut World, shelling: Shelling, grid: Vec<Square>) {
    let dice = world.resource::<Dice>().clone();
    let bombardment = Bombardment { shelling, grid, answers: Vec::new(), dice };
    agenda::next(world, Step::Bombardment(Box::new(bombardment)));
}
