//! A campaign as plain values for drawing.

use super::{
    agenda::Agenda,
    chronicle::{Chronicle, Event},
    door, income, march,
    order::{Ask, Order, Question},
    state::{self, Designation, Ranks, Score, Treasury, Tribe, Troop, TroopId},
    strengths::{self, Strength},
};
use crate::board::{generate::Style, hex::Hex};
pub use crate::rules::monkeys::muster::Hurts;
use crate::rules::monkeys::muster::Scenario;
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// A hex of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Where.
    pub hex: Hex,
    /// Its own name, if it has one.
    pub name: Option<String>,
    /// Its kind: the index in the campaign, and the name.
    pub kind: (usize, String),
    /// Percentage of squares in a battle there that aren't open.
    pub density: u8,
    /// The style of the ground.
    pub style: Style,
    /// The scenario of battles there.
    pub scenario: Scenario,
    /// Scrap and points at the end of each round.
    pub worth: (u32, u32),
    /// The tribe that holds it.
    pub holder: Option<char>,
}

/// A tribe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Its letter.
    pub key: char,
    /// Its name.
    pub name: String,
    /// Scrap it can spend.
    pub scrap: u32,
    /// Victory points so far.
    pub points: u32,
    /// Scrap and points that its hexes yield at the end of the round.
    pub income: (u32, u32),
    /// Troops on the map.
    pub troops: usize,
}

/// A troop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Its name in files: the letter of its tribe and its number.
    pub id: TroopId,
    /// Its name.
    pub name: String,
    /// Where it is; none once it is destroyed.
    pub hex: Option<Hex>,
    /// 1 for the First Troop; none before it has moved (C-03).
    pub place: Option<u8>,
    /// Platoons.
    pub platoons: usize,
    /// Primates that are fit, and those that miss the next battle.
    pub primates: (usize, usize),
    /// Vehicles.
    pub vehicles: usize,
    /// The scrap cost of all of it, a measure of its strength.
    pub worth: u32,
    /// Hexes that it may march in a turn (C-04).
    pub hexes: u8,
}

/// A service record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Service {
    /// Its name.
    pub name: String,
    /// Its clan.
    pub clan: String,
    /// Its platoon and unit.
    pub serves: (String, String),
    /// Battles it has been in.
    pub battles: u16,
    /// Enemies it has put out of action.
    pub kills: u16,
    /// Its lasting injuries.
    pub hurts: Hurts,
    /// Whether it misses the next battle.
    pub rests: bool,
}

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its name.
    pub name: String,
    /// The round, and the last one.
    pub round: (u16, u16),
    /// All hexes, in order.
    pub fields: Vec<Field>,
    /// Tribes in the order of their seats, without the natives.
    pub parties: Vec<Party>,
    /// All troops in the order of their names, including natives and destroyed ones.
    pub stacks: Vec<Stack>,
    /// The open question; none once it is over.
    pub asked: Option<Question>,
    /// How many orders can be taken back, and how many can be given again.
    pub steps: (usize, usize),
}

/// The campaign in a world.
pub fn shown(world: &World) -> Shown {
    let campaign = state::campaign(world);
    Shown {
        name: campaign.name.clone(),
        round: (world.resource::<Agenda>().round(), campaign.rounds),
        fields: campaign.map.keys().map(|hex| field(world, *hex)).collect(),
        parties: state::tribes(world).into_iter().map(|tribe| party(world, tribe)).collect(),
        stacks: state::all(world).map(|troop| stack(world, troop)).collect(),
        asked: door::asked(world).cloned(),
        steps: door::steps(world),
    }
}

fn field(world: &World, hex: Hex) -> Field {
    let campaign = state::campaign(world);
    let place = campaign.map[&hex];
    let kind = &campaign.kinds[place];
    Field {
        hex,
        name: campaign.names.get(&hex).cloned(),
        kind: (place, kind.name.clone()),
        density: kind.density,
        style: kind.style,
        scenario: kind.scenario,
        worth: (kind.income, kind.points),
        holder: state::holder(world, hex),
    }
}

fn party(world: &World, key: char) -> Party {
    Party {
        key,
        name: state::of_tribe::<Tribe>(world, key).name,
        scrap: state::of_tribe::<Treasury>(world, key).0,
        points: state::of_tribe::<Score>(world, key).0,
        income: income::worth(world, key),
        troops: state::troops(world, key).filter(|troop| state::stands(world, *troop).is_some()).count(),
    }
}

/// A troop, wherever it is.
pub fn stack(world: &World, id: TroopId) -> Stack {
    let ranks: Ranks = state::of(world, id);
    let units = || ranks.0.iter().flat_map(|platoon| &platoon.units);
    let strength = strengths::of(world, id);
    let gear: u32 = units().flat_map(|unit| &unit.vehicles).map(|vehicle| vehicle.cost).sum();
    Stack {
        id,
        name: state::of::<Troop>(world, id).name,
        hex: state::stands(world, id),
        place: state::of::<Designation>(world, id).0,
        platoons: strength.platoons,
        primates: strength.primates,
        vehicles: strength.vehicles,
        worth: units().flat_map(|unit| &unit.soldiers).map(|soldier| soldier.member.cost).sum::<u32>() + gear,
        hexes: march::hexes(world, id),
    }
}

/// Hexes that a troop could march to, with the steps there: with the rest of its turn if it is its turn, otherwise with
/// a whole one. Enemies end a march (C-04, C-06).
pub fn reach(world: &World, troop: TroopId) -> BTreeMap<Hex, u8> {
    let left = match door::asked(world).map(|question| &question.ask) {
        Some(Ask::Act { troop: own, left }) if *own == troop => *left,
        _ => march::hexes(world, troop),
    };
    march::reach(world, troop, left)
}

/// The hexes that the loser of the last battle may choose from; empty if there is no choice.
pub fn ways(world: &World) -> Vec<Hex> {
    let to = |order| if let Order::Retreat(hex) = order { Some(hex) } else { None };
    door::choices(world).into_iter().filter_map(to).collect()
}

/// Where a troop could retreat if it lost the pending battle (C-11).
pub fn ways_of(world: &World, loser: TroopId, entrant: TroopId) -> Vec<Hex> {
    super::retreat::ways(world, loser, entrant)
}

/// The service records of a troop, in the order of its ranks.
pub fn roll(world: &World, troop: TroopId) -> Vec<Service> {
    let profiles = &state::campaign(world).profiles;
    let ranks: Ranks = state::of(world, troop);
    let mut roll = Vec::new();
    for platoon in &ranks.0 {
        for (unit, soldier) in platoon.units.iter().flat_map(|unit| unit.soldiers.iter().map(move |one| (unit, one))) {
            roll.push(Service {
                name: soldier.member.name.clone(),
                clan: profiles.clans[soldier.member.clan].name.clone(),
                serves: (platoon.name.clone(), unit.name.clone()),
                battles: soldier.battles,
                kills: soldier.kills,
                hurts: soldier.member.hurts,
                rests: soldier.rests,
            });
        }
    }
    roll
}

/// The map at a moment of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapThen {
    /// The round.
    pub round: u16,
    /// The positions of troops.
    pub troops: BTreeMap<TroopId, Hex>,
    /// The holder of each hex.
    pub holders: BTreeMap<Hex, char>,
    /// The strengths of troops.
    pub strengths: BTreeMap<TroopId, Strength>,
    /// The points of the tribes.
    pub points: BTreeMap<char, u32>,
}

/// The map after this many entries of the chronicle: the position of each troop, and the holder of each hex.
pub fn map_at(world: &World, entries: usize) -> MapThen {
    let campaign = state::campaign(world);
    let (mut troops, mut holders, mut round) = (BTreeMap::new(), BTreeMap::new(), 0);
    let own = campaign.tribes.iter().map(|tribe| (tribe.key, &tribe.troops));
    for (tribe, begin) in own.chain([(state::NATIVE, &campaign.natives)]) {
        for (number, troop) in (1..).zip(begin) {
            troops.insert(TroopId { tribe, number }, troop.at);
            holders.insert(troop.at, tribe);
        }
    }
    for entry in world.resource::<Chronicle>().entries().iter().take(entries) {
        match &entry.event {
            Event::Marched { troop, to } | Event::Retreated { troop, to } => drop(troops.insert(*troop, *to)),
            Event::Destroyed { troop } => drop(troops.remove(troop)),
            Event::Took { tribe, hex } => drop(holders.insert(*hex, *tribe)),
            Event::Round { round: next } => round = *next,
            _ => {}
        }
    }
    MapThen { round, troops, holders, strengths: strengths::at(world, entries), points: points_at(world, entries) }
}

/// The current points of all tribes, without those gained later.
fn points_at(world: &World, entries: usize) -> BTreeMap<char, u32> {
    let now = state::tribes(world).into_iter().map(|tribe| (tribe, state::of_tribe::<Score>(world, tribe).0));
    let mut all: BTreeMap<char, u32> = now.collect();
    for entry in world.resource::<Chronicle>().entries().iter().skip(entries) {
        if let Event::Income { tribe, points, .. } = &entry.event
            && let Some(had) = all.get_mut(tribe)
        {
            *had = had.saturating_sub(*points);
        }
    }
    all
}
