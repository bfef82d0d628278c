//! Everything that the screen needs from a campaign, as plain values: they stay while the campaign itself is in a
//! thread.

use crate::board::{Edge, hex::Hex};
use crate::campaign::{
    Outcome, bombardment,
    chronicle::{self, Chronicle, Entry},
    door, fielded, ledger,
    order::{Ask, Fate, Order},
    quarters::{self, Quarters},
    reasons::Reasons,
    salvage,
    seats::{self, Seat, Seats},
    shelling,
    shown::{self, Service, Shown},
    state::{self, Grave, Graves, Ranks, TroopId},
};
use bevy::prelude::World;
use std::collections::{BTreeMap, BTreeSet};

/// A wreck with its possible fates.
#[derive(Clone, Debug)]
pub(super) struct Wreck {
    /// Its owner.
    pub owner: TroopId,
    /// Its name.
    pub name: String,
    /// The scrap it brings, and the scrap a repair costs.
    pub worth: (u32, u32),
    /// Its possible fates, each with the unit that would get it.
    pub fates: Vec<(Fate, String)>,
}

/// A campaign.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    /// Hexes, tribes, troops, the open question.
    pub shown: Shown,
    /// What has happened, in words.
    pub entries: Vec<(Entry, String)>,
    /// The legal orders.
    pub choices: Vec<Order>,
    /// The hexes that each troop may reach.
    pub reach: BTreeMap<TroopId, BTreeMap<Hex, u8>>,
    /// The guns of each troop that reach other hexes.
    pub guns: BTreeMap<TroopId, Vec<shelling::Gun>>,
    /// The hexes that each troop could shell.
    pub shelled: BTreeMap<TroopId, BTreeSet<Hex>>,
    /// The squads of the troop under fire, as they are on the grid.
    pub squads: Vec<String>,
    /// The open question about a shell.
    pub shot: Option<bombardment::Shot>,
    /// The service records of each troop.
    pub rolls: BTreeMap<TroopId, Vec<Service>>,
    /// The camp of each troop that could be regrouped now.
    pub camps: BTreeMap<TroopId, Quarters>,
    /// Where each of the two that meet could retreat to.
    pub ways: [Vec<Hex>; 2],
    /// Troops whose guns support each of the two that meet.
    pub support: [Vec<TroopId>; 2],
    /// The ledger of each tribe: scrap, and the entry it came from.
    pub ledgers: BTreeMap<char, Vec<ledger::Line>>,
    /// The dead.
    pub graves: Vec<Grave>,
    /// The players.
    pub seats: Seats,
    /// The leader of each of the two that meet: the seat of a person, or `None` for a script.
    pub leads: [Option<Seat>; 2],
    /// The player of each of the two that meet, scripts included.
    pub led: [Option<Seat>; 2],
    /// The tribe whose player commands the natives in the pending battle.
    pub natives: Option<char>,
    /// The wrecks in question.
    pub wrecks: Vec<Wreck>,
    /// The primate with the torch that repairs them, and its unit.
    pub torch: Option<(String, String)>,
    /// Why scripts gave their orders.
    pub reasons: Reasons,
    /// The final result.
    pub outcome: Option<Outcome>,
    /// Number of orders given.
    pub orders: usize,
    /// Number of orders that a person can undo, along with the scripts' answers.
    pub back: usize,
}

impl Seen {
    /// The edge other than the one where the defending troop sets up, if the scenario leaves that open (C-36).
    pub fn open_edge(&self) -> Option<Edge> {
        self.choices.iter().find_map(|order| if let Order::Edge(edge) = order { Some(*edge) } else { None })
    }

    /// The same if a person leads it and may pick that edge.
    pub fn other_edge(&self) -> Option<Edge> {
        self.open_edge().filter(|_| self.leads[1].is_some())
    }

    /// The campaign in a world.
    pub fn of(world: &World) -> Self {
        let shown = shown::shown(world);
        let troops: Vec<TroopId> = shown.stacks.iter().map(|stack| stack.id).collect();
        let there = |troop: &&TroopId| state::stands(world, **troop).is_some();
        let entries = world.resource::<Chronicle>().entries().iter();
        let seats = world.get_resource::<Seats>().cloned().unwrap_or_default();
        let asked = shown.asked.as_ref().map(|question| &question.ask);
        let (mut led, mut ways, mut support) = ([None, None], [Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
        let mut natives = None;
        if let Some(Ask::Fight { entrant, other }) = asked {
            natives = seats::commands(world, *other, *entrant).filter(|_| other.tribe == state::NATIVE);
            let of = |troop, against| seats::commands(world, troop, against).and_then(|tribe| seats.of(tribe).cloned());
            led = [of(*entrant, *other), of(*other, *entrant)];
            if let Some(hex) = state::stands(world, *entrant) {
                support = [*entrant, *other].map(|troop| fielded::supporters(world, hex, troop));
            }
            ways = [*entrant, *other].map(|loser| shown::ways_of(world, loser, *entrant));
        }
        Self {
            entries: entries.map(|entry| (entry.clone(), chronicle::words(world, entry))).collect(),
            choices: door::choices(world),
            reach: troops.iter().filter(there).map(|troop| (*troop, shown::reach(world, *troop))).collect(),
            guns: troops.iter().filter(there).map(|troop| (*troop, shelling::guns(world, *troop))).collect(),
            shelled: troops.iter().filter(there).map(|troop| (*troop, shelling::reach(world, *troop))).collect(),
            squads: squads(world, asked),
            shot: bombardment::shot(world),
            rolls: troops.iter().map(|troop| (*troop, shown::roll(world, *troop))).collect(),
            camps: camps(world, &shown),
            ways,
            support,
            ledgers: shown.parties.iter().map(|party| (party.key, ledger::of(world, party.key))).collect(),
            graves: world.resource::<Graves>().0.clone(),
            leads: led.clone().map(|seat| seat.filter(|seat| *seat == Seat::Human)),
            led,
            natives,
            wrecks: wrecks(world),
            torch: torch(world),
            reasons: world.get_resource::<Reasons>().cloned().unwrap_or_default(),
            outcome: door::outcome(world),
            orders: world.resource::<door::Record>().orders.len(),
            back: door::steps_to(world, |tribe| seats.is_human(tribe)).unwrap_or_default(),
            seats,
            shown,
        }
    }

    /// A troop.
    pub fn stack(&self, troop: TroopId) -> Option<&shown::Stack> {
        self.shown.stacks.iter().find(|stack| stack.id == troop)
    }

    /// The troop to select if a person is asked about no troop in particular: one in a town, if there is one.
    pub fn at_hand(&self) -> Option<TroopId> {
        let asked = self.shown.asked.as_ref()?;
        let open = asked.ask.troop().is_none() && self.seats.is_human(asked.tribe);
        let in_town = self.camps.iter().find(|(_, camp)| camp.in_town).map(|(troop, _)| *troop);
        in_town.or_else(|| self.camps.keys().next().copied()).filter(|_| open)
    }

    /// The color of a tribe; natives come after the others.
    pub fn place(&self, tribe: char) -> u8 {
        let keys: Vec<char> = self.shown.parties.iter().map(|party| party.key).collect();
        color(&keys, tribe)
    }

    /// The name of a tribe.
    pub fn tribe(&self, key: char) -> String {
        let party = self.shown.parties.iter().find(|party| party.key == key);
        party.map_or_else(|| crate::words::word("campaign-natives"), |party| party.name.clone())
    }

    /// The name of a hex.
    pub fn hex(&self, hex: Hex) -> String {
        let field = self.shown.fields.iter().find(|field| field.hex == hex);
        field.and_then(|field| field.name.clone()).unwrap_or_else(|| hex.to_string())
    }
}

/// The letters of the tribes that have the same color in every campaign: vermilion, cobalt, amber, violet.
const COLORS: [char; 4] = ['r', 'b', 'a', 'v'];

/// The color of a tribe among those taking part, from 0; natives come after them. Tribes with other letters get the
/// remaining colors, in order.
pub(super) fn color(keys: &[char], tribe: char) -> u8 {
    let fixed = |key: char| COLORS.iter().position(|color| *color == key);
    let free = (0..COLORS.len()).filter(|color| !keys.contains(&COLORS[*color]));
    let others = keys.iter().filter(|key| fixed(**key).is_none());
    let given = others.zip(free).find(|(key, _)| **key == tribe).map(|(_, color)| color);
    let known = keys.contains(&tribe).then(|| fixed(tribe)).flatten();
    known.or(given).map_or(COLORS.len() as u8, |color| color as u8)
}

/// The camps of the tribe that has to decide, while they are open.
fn camps(world: &World, shown: &Shown) -> BTreeMap<TroopId, Quarters> {
    let Some(asked) = shown.asked.as_ref().filter(|question| quarters::is_open(question)) else {
        return BTreeMap::new();
    };
    let own = shown.stacks.iter().filter(|stack| stack.id.tribe == asked.tribe && stack.hex.is_some());
    own.map(|stack| (stack.id, quarters::quarters(world, stack.id, asked))).collect()
}

/// The squads of the troop under fire.
fn squads(world: &World, asked: Option<&Ask>) -> Vec<String> {
    let Some(Ask::Grid { troop, .. }) = asked else { return Vec::new() };
    shelling::squads(world, *troop)
}

/// The primate that repairs the wrecks in question (C-13).
fn torch(world: &World) -> Option<(String, String)> {
    let ranks: Ranks = state::of(world, salvage::open(world)?.troop);
    let (soldier, unit) = salvage::bearer(&ranks, &state::campaign(world).profiles)?;
    Some((soldier.member.name.clone(), unit.name.clone()))
}

fn wrecks(world: &World) -> Vec<Wreck> {
    let Some(open) = salvage::open(world) else { return Vec::new() };
    let repairs = salvage::repairs(world, open);
    let ranks: Ranks = state::of(world, open.troop);
    let unit = |fate: Fate| match fate {
        Fate::Repair(platoon, unit) => ranks.0[usize::from(platoon)].units[usize::from(unit)].name.clone(),
        Fate::Sell => String::new(),
    };
    let fates = |place: usize| {
        let own = repairs.iter().filter(move |(at, _)| *at == place).map(|(_, fate)| *fate);
        std::iter::once(Fate::Sell).chain(own).map(|fate| (fate, unit(fate))).collect()
    };
    let all = open.wrecks.iter().enumerate();
    all.map(|(place, wreck)| Wreck {
        owner: wreck.owner,
        name: wreck.name.clone(),
        worth: (wreck.price(), wreck.repair()),
        fates: fates(place),
    })
    .collect()
}
