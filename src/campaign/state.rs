//! The state of the map: tribes, troops and hexes as components (C-01, C-03).

use crate::board::hex::{Bearing, Hex};
use crate::data::{
    campaign::{self, Campaign},
    monkeys::roster,
};
use crate::force::Post;
use bevy_ecs::{component::Component, entity::Entity, resource::Resource, world::World};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, sync::Arc};

/// The letter of the natives.
pub const NATIVE: char = 'n';

/// The name of a troop in files: the letter of its tribe, and its number there from 1. `r2`, `n1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TroopId {
    /// The letter of its tribe.
    pub tribe: char,
    /// Its number in the file, from 1.
    pub number: u8,
}

impl fmt::Display for TroopId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tribe, self.number)
    }
}

impl Serialize for TroopId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TroopId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut letters = text.chars();
        let tribe = letters.next().filter(char::is_ascii_lowercase);
        let id = tribe.zip(letters.as_str().parse().ok()).map(|(tribe, number)| Self { tribe, number });
        id.ok_or_else(|| D::Error::custom("a troop is a letter and a number, such as r1"))
    }
}

/// A primate of the campaign, from its first muster to its death.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SoldierId(pub u16);

/// Troops that are played together; the natives are a tribe too.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Tribe {
    /// Its letter in files.
    pub key: char,
    /// Shown to players.
    pub name: String,
}

/// Scrap that a tribe can spend.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Treasury(pub u32);

/// Victory points so far.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score(pub u32);

/// An army on the map.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Troop {
    /// Its name in files.
    pub id: TroopId,
    /// Shown to players.
    pub name: String,
}

/// The position of a troop, and how it came there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stand {
    /// The hex; none once it is destroyed.
    pub hex: Option<Hex>,
    /// The hex it came from last (C-31).
    pub from: Option<Hex>,
}

/// First Troop, Second Troop and so on; none before its tribe has moved it (C-03).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Designation(pub Option<u8>);

/// Gear that it has taken from the dead and not sold, in order (C-12).
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Store(pub Vec<roster::Item>);

/// Its platoons.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranks(pub Vec<Platoon>);

/// The current state of a platoon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Platoon {
    /// Shown to players.
    pub name: String,
    /// Its units in the order of their posts.
    pub units: Vec<Unit>,
}

impl Platoon {
    /// Whether anybody is left in it.
    pub fn has_anybody(&self) -> bool {
        self.units.iter().any(|unit| !unit.soldiers.is_empty())
    }

    /// The units of its command squad: officers and fireteams (1.13).
    pub fn command(&self) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(|unit| !matches!(unit.post, Post::Squad(_) | Post::Half(_)))
    }

    /// The number of vehicles in its command squad.
    pub fn command_vehicles(&self) -> usize {
        self.command().map(|unit| unit.vehicles.len()).sum()
    }
}

/// A squad, an officer or a fireteam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its post.
    pub post: Post,
    /// Shown to players.
    pub name: String,
    /// As bought, without its members and vehicles.
    pub bought: roster::Unit,
    /// Its remaining members; the first one leads.
    pub soldiers: Vec<Soldier>,
    /// Its vehicles.
    pub vehicles: Vec<roster::Vehicle>,
}

impl Unit {
    /// Whether nothing is left of it, neither primates nor vehicles.
    pub const fn is_gone(&self) -> bool {
        self.soldiers.is_empty() && self.vehicles.is_empty()
    }

    /// The unit in the form used in rosters, with all its members.
    pub fn marching(&self) -> roster::Unit {
        let members = self.soldiers.iter().map(|soldier| soldier.member.clone()).collect();
        roster::Unit { members, vehicles: self.vehicles.clone(), ..self.bought.clone() }
    }
}

/// One primate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Soldier {
    /// Its identity.
    pub id: SoldierId,
    /// Its name, clan, gear and lasting injuries.
    pub member: roster::Member,
    /// Whether it misses the next battle (G-19).
    pub rests: bool,
    /// Battles it has been in.
    pub battles: u16,
    /// Enemies it has put out of action.
    pub kills: u16,
}

/// The dead, in the order of their deaths.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Graves(pub Vec<Grave>);

/// A dead primate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grave {
    /// The primate.
    pub soldier: Soldier,
    /// Of which troop.
    pub troop: TroopId,
    /// Of which unit.
    pub unit: String,
    /// Where.
    pub hex: Hex,
    /// In which round.
    pub round: u16,
}

/// A hex of the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place(pub Hex);

/// The tribe that holds a hex.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Holder(pub Option<char>);

/// The campaign in a world, with its entities.
#[derive(Resource, Clone, Debug)]
pub struct Table {
    /// Its initial state.
    pub campaign: Arc<Campaign>,
    /// Tribes in the order of their seats, the natives last.
    pub tribes: Vec<Entity>,
    /// All troops in the order of their names.
    pub troops: Vec<(TroopId, Entity)>,
    /// All hexes in order.
    pub hexes: Vec<(Hex, Entity)>,
}

impl Table {
    /// Sets everything up. Returns the number of the primate enlisted last.
    pub fn lay(world: &mut World, campaign: &Arc<Campaign>) -> u16 {
        clear(world);
        let mut next = 0;
        let (mut tribes, mut troops) = (Vec::new(), Vec::new());
        for tribe in &campaign.tribes {
            let head = Tribe { key: tribe.key, name: tribe.name.clone() };
            tribes.push(world.spawn((head, Treasury(tribe.scrap), Score(tribe.points))).id());
            enlist(world, tribe.key, &tribe.troops, &mut next, &mut troops);
        }
        let natives = Tribe { key: NATIVE, name: crate::words::word("campaign-natives") };
        tribes.push(world.spawn((natives, Treasury(0), Score(0))).id());
        enlist(world, NATIVE, &campaign.natives, &mut next, &mut troops);
        troops.sort_by_key(|(id, _)| *id);
        let holder = |hex: Hex| {
            let begins = |troops: &[campaign::Troop]| troops.iter().any(|troop| troop.at == hex);
            let tribe = campaign.tribes.iter().find(|tribe| begins(&tribe.troops)).map(|tribe| tribe.key);
            tribe.or(begins(&campaign.natives).then_some(NATIVE))
        };
        let hexes = campaign.map.keys().map(|hex| (*hex, world.spawn((Place(*hex), Holder(holder(*hex)))).id()));
        let hexes = hexes.collect();
        world.insert_resource(Graves::default());
        world.insert_resource(Self { campaign: campaign.clone(), tribes, troops, hexes });
        next
    }

    fn troop(&self, id: TroopId) -> Option<Entity> {
        let place = self.troops.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        Some(self.troops[place].1)
    }

    fn hex(&self, hex: Hex) -> Option<Entity> {
        let place = self.hexes.binary_search_by_key(&hex, |(hex, _)| *hex).ok()?;
        Some(self.hexes[place].1)
    }
}

/// Removes an earlier campaign.
fn clear(world: &mut World) {
    let Some(table) = world.remove_resource::<Table>() else { return };
    let troops = table.troops.into_iter().map(|(_, troop)| troop);
    let hexes = table.hexes.into_iter().map(|(_, hex)| hex);
    for piece in table.tribes.into_iter().chain(troops).chain(hexes) {
        world.despawn(piece);
    }
}

fn enlist(
    world: &mut World,
    tribe: char,
    troops: &[campaign::Troop],
    next: &mut u16,
    enlisted: &mut Vec<(TroopId, Entity)>,
) {
    for (number, troop) in (1..).zip(troops) {
        let id = TroopId { tribe, number };
        let ranks = Ranks(troop.platoons.iter().map(|platoon| recruit(platoon, next)).collect());
        let head = Troop { id, name: troop.name.clone() };
        let stand = Stand { hex: Some(troop.at), from: None };
        enlisted.push((id, world.spawn((head, stand, Designation(None), ranks, Store::default())).id()));
    }
}

/// Vehicles as kept in a campaign, without crews: members come and go, so a crew is chosen for each battle (G-23).
pub(super) fn garaged(vehicles: &[roster::Vehicle]) -> Vec<roster::Vehicle> {
    vehicles.iter().map(|vehicle| roster::Vehicle { crew: Vec::new(), ..vehicle.clone() }).collect()
}

/// A platoon as bought, with an identity for each primate.
fn recruit(platoon: &roster::Platoon, next: &mut u16) -> Platoon {
    let mut soldier = |member: &roster::Member| {
        *next += 1;
        Soldier { id: SoldierId(*next), member: member.clone(), rests: false, battles: 0, kills: 0 }
    };
    let mut unit = |unit: &roster::Unit| Unit {
        post: unit.post,
        name: unit.name.clone(),
        bought: roster::Unit { members: Vec::new(), vehicles: Vec::new(), ..unit.clone() },
        soldiers: unit.members.iter().map(&mut soldier).collect(),
        vehicles: garaged(&unit.vehicles),
    };
    Platoon { name: platoon.name.clone(), units: platoon.units.iter().map(&mut unit).collect() }
}

/// The campaign that is played.
pub fn campaign(world: &World) -> &Arc<Campaign> {
    &world.resource::<Table>().campaign
}

/// A component of a troop.
///
/// # Panics
/// If the campaign has no such troop: orders are checked first.
pub fn of<T: Component + Clone>(world: &World, troop: TroopId) -> T {
    let entity = world.resource::<Table>().troop(troop).expect("the campaign has that troop");
    world.get::<T>(entity).expect("a troop has all its parts").clone()
}

/// Whether the campaign has such a troop.
pub fn exists(world: &World, troop: TroopId) -> bool {
    world.resource::<Table>().troop(troop).is_some()
}

/// Changes a component of a troop.
pub(super) fn change<T: Component<Mutability = bevy_ecs::component::Mutable>>(
    world: &mut World,
    troop: TroopId,
    change: impl FnOnce(&mut T),
) {
    let entity = world.resource::<Table>().troop(troop).expect("the campaign has that troop");
    change(&mut world.get_mut::<T>(entity).expect("a troop has all its parts"));
}

/// All troops of a tribe, in the order of their numbers.
pub fn troops(world: &World, tribe: char) -> impl Iterator<Item = TroopId> + '_ {
    all(world).filter(move |troop| troop.tribe == tribe)
}

/// All troops, in the order of their names.
pub fn all(world: &World) -> impl Iterator<Item = TroopId> + '_ {
    world.resource::<Table>().troops.iter().map(|(id, _)| *id)
}

/// The position of a troop; none once it is destroyed.
pub fn stands(world: &World, troop: TroopId) -> Option<Hex> {
    of::<Stand>(world, troop).hex
}

/// Troops in a hex, in the order of their names.
pub fn in_hex(world: &World, hex: Hex) -> impl Iterator<Item = TroopId> + '_ {
    all(world).filter(move |troop| stands(world, *troop) == Some(hex))
}

/// Enemy troops in a hex.
pub fn enemies_in(world: &World, hex: Hex, tribe: char) -> Vec<TroopId> {
    in_hex(world, hex).filter(|troop| troop.tribe != tribe).collect()
}

/// The tribe that holds a hex.
pub fn holder(world: &World, hex: Hex) -> Option<char> {
    let entity = world.resource::<Table>().hex(hex)?;
    world.get::<Holder>(entity)?.0
}

/// A tribe takes a hex.
pub(super) fn hold(world: &mut World, hex: Hex, tribe: char) {
    let entity = world.resource::<Table>().hex(hex).expect("troops march on the map");
    world.get_mut::<Holder>(entity).expect("a hex may be held").0 = Some(tribe);
}

/// The entity of a tribe.
fn seat(world: &World, key: char) -> Entity {
    let find = |tribe: &Entity| world.get::<Tribe>(*tribe).is_some_and(|tribe| tribe.key == key);
    *world.resource::<Table>().tribes.iter().find(|tribe| find(tribe)).expect("the campaign has that tribe")
}

/// A component of a tribe.
pub fn of_tribe<T: Component + Clone>(world: &World, key: char) -> T {
    world.get::<T>(seat(world, key)).expect("a tribe has all its parts").clone()
}

/// Changes a component of a tribe.
pub(super) fn change_tribe<T: Component<Mutability = bevy_ecs::component::Mutable>>(
    world: &mut World,
    key: char,
    change: impl FnOnce(&mut T),
) {
    let entity = seat(world, key);
    change(&mut world.get_mut::<T>(entity).expect("a tribe has all its parts"));
}

/// The keys of the playing tribes, in seat order.
pub fn tribes(world: &World) -> Vec<char> {
    campaign(world).tribes.iter().map(|tribe| tribe.key).collect()
}

/// The direction back to where a troop came from.
pub fn way_back(stand: &Stand) -> Option<Bearing> {
    stand.hex?.way_to(stand.from?)
}
