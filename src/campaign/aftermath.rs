//! The consequences of a battle: casualty tables, salvage, retreat, in that order (C-29, C-35, C-37).

use super::{
    agenda::{self, Step},
    battle::{Berth, Fallen, Fought, Loads, Parked, Spot},
    casualties::{self, Fate},
    chronicle::{Event, tell},
    fielded, retreat,
    salvage::{self, Salvage, Wreck},
    state::{self, Grave, Graves, Platoon, Ranks, Soldier, SoldierId, TroopId, Unit},
};
use crate::data::monkeys::roster::Item;
use crate::dice::Dice;
use bevy_ecs::world::World;
use std::collections::{BTreeMap, BTreeSet};

/// A battle that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aftermath {
    entrant: TroopId,
    other: TroopId,
    winner: Option<TroopId>,
    fought: Option<Fought>,
}

impl Aftermath {
    /// After a battle.
    pub fn of(entrant: TroopId, other: TroopId, fought: Fought) -> Self {
        Self { entrant, other, winner: fought.winner, fought: Some(fought) }
    }

    /// After a meeting in which one side had nobody fit.
    pub const fn without_a_battle(entrant: TroopId, other: TroopId, winner: Option<TroopId>) -> Self {
        Self { entrant, other, winner, fought: None }
    }

    /// The troop that has to leave: the loser or, after a draw, the entrant (C-10).
    fn loser(&self) -> TroopId {
        if self.winner == Some(self.entrant) { self.other } else { self.entrant }
    }
}

/// Carries out everything; the questions that remain come next.
pub(super) fn run(world: &mut World, aftermath: Aftermath) {
    let (entrant, other, winner) = (aftermath.entrant, aftermath.other, aftermath.winner);
    let mut wrecks = Vec::new();
    let mut gear = Vec::new();
    if let Some(fought) = &aftermath.fought {
        let how = fought.how.to_owned();
        tell(world, "C-06", Event::Fought { entrant, other, winner, how, rounds: fought.rounds });
        rest(world, [entrant, other], &fought.there);
        credit(world, &fought.kills);
        reload(world, fought);
        gear = bury(world, fought, &[entrant, other]);
        for (troop, crates) in [entrant, other].into_iter().zip(fought.crates) {
            salvage::take_crates(world, troop, crates);
        }
        // Equipment of troops in other hexes isn't captured (C-38).
        let (here, away): (Vec<Wreck>, Vec<Wreck>) = tow(world, fought, Some(aftermath.loser()))
            .into_iter()
            .partition(|wreck| [entrant, other].contains(&wreck.owner));
        wrecks = here;
        lose(world, away);
        disband(world, fought);
    } else {
        tell_unfit(world, [entrant, other]);
        rest(world, [entrant, other], &[]);
    }
    // The winner decides about the wrecks before the loser leaves.
    agenda::next(world, Step::Leave { loser: aftermath.loser(), entrant });
    match winner.filter(|winner| winner.tribe != state::NATIVE) {
        Some(troop) => {
            salvage::take_gear(world, troop, gear);
            if !wrecks.is_empty() {
                agenda::next(world, Step::Salvage(Box::new(Salvage { troop, wrecks })));
            }
        }
        None => {
            for wreck in wrecks {
                tell(world, "C-12", Event::Lost { troop: wreck.owner, vehicle: wreck.name });
            }
        }
    }
}

/// The consequences of shells: casualties roll and wrecks are lost, and nothing else (C-38).
pub(super) fn after_shells(world: &mut World, troops: [TroopId; 2], fought: &Fought) {
    credit(world, &fought.kills);
    reload(world, fought);
    bury(world, fought, &troops);
    let wrecks = tow(world, fought, None);
    lose(world, wrecks);
    for troop in troops {
        if !has_anybody(world, troop) {
            retreat::destroy(world, troop);
        }
    }
}

/// Vehicles destroyed in a hex other than the battle's, or by shells, are lost (C-38).
fn lose(world: &mut World, wrecks: Vec<Wreck>) {
    for wreck in wrecks {
        tell(world, "C-38", Event::Lost { troop: wreck.owner, vehicle: wreck.name });
    }
}

/// Troops in other hexes with nobody left after a battle are destroyed. Troops that fought in it are removed when it is
/// over.
fn disband(world: &mut World, fought: &Fought) {
    let fallen: BTreeSet<TroopId> = fought.fallen.iter().map(|fallen| fallen.troop).collect();
    for troop in fallen {
        if state::stands(world, troop).is_some_and(|hex| hex != fought.hex) && !has_anybody(world, troop) {
            retreat::destroy(world, troop);
        }
    }
}

/// Whether a troop has anybody left, fit or not.
fn has_anybody(world: &World, troop: TroopId) -> bool {
    state::of::<Ranks>(world, troop).0.iter().any(Platoon::has_anybody)
}

/// Records that a troop had nobody fit to fight.
fn tell_unfit(world: &mut World, troops: [TroopId; 2]) {
    for troop in troops {
        if !fielded::has_fit(world, troop) {
            tell(world, "G-19", Event::Unfit { troop });
        }
    }
}

/// Primates that missed the battle are fit for the next one, even if nobody was fit to fight it; the others have been
/// in one more.
fn rest(world: &mut World, troops: [TroopId; 2], there: &[SoldierId]) {
    let there: BTreeSet<_> = there.iter().copied().collect();
    for troop in troops {
        state::change(world, troop, |ranks: &mut Ranks| {
            for soldier in soldiers(ranks) {
                match there.contains(&soldier.id) {
                    true => soldier.battles += 1,
                    false => soldier.rests = false,
                }
            }
        });
    }
}

/// Adds kills to the service records.
fn credit(world: &mut World, kills: &[(TroopId, state::SoldierId)]) {
    for (troop, id) in kills {
        state::change(world, *troop, |ranks: &mut Ranks| {
            soldiers(ranks).filter(|soldier| soldier.id == *id).for_each(|soldier| soldier.kills += 1);
        });
    }
}

/// Everything is reloaded; ammunition that was bought and fired is gone, and no longer counts toward its troop's worth
/// (C-37).
fn reload(world: &mut World, fought: &Fought) {
    let profiles = state::campaign(world).profiles.clone();
    let mut spent: BTreeMap<TroopId, u32> = BTreeMap::new();
    for Loads { troop, soldier, weapons, emplaced } in &fought.loads {
        let mut gone = 0;
        state::change(world, *troop, |ranks: &mut Ranks| {
            let own = soldiers(ranks).find(|one| one.id == *soldier).expect("whoever was there is of its troop");
            let had = own.member.ammunition_cost(&profiles);
            own.member.weapons.clone_from(weapons);
            own.member.emplaced.iter_mut().zip(emplaced).for_each(|(own, left)| own.clone_from(left));
            gone = had.saturating_sub(own.member.ammunition_cost(&profiles));
            own.member.cost = own.member.cost.saturating_sub(gone);
        });
        *spent.entry(*troop).or_default() += gone;
    }
    for Parked { spot: Spot { berth, place }, spares, .. } in &fought.vehicles {
        let mut gone = 0;
        state::change(world, berth.troop, |ranks: &mut Ranks| {
            let vehicle = &mut unit_at(ranks, *berth).vehicles[usize::from(*place)];
            let had = vehicle.cost;
            vehicle.keep(spares, &profiles);
            gone = had - vehicle.cost;
        });
        *spent.entry(berth.troop).or_default() += gone;
    }
    for (troop, scrap) in spent.into_iter().filter(|(_, scrap)| *scrap > 0) {
        tell(world, "C-37", Event::Spent { troop, scrap });
    }
}

fn unit_at(ranks: &mut Ranks, berth: Berth) -> &mut Unit {
    &mut ranks.0[usize::from(berth.platoon)].units[usize::from(berth.unit)]
}

fn soldiers(ranks: &mut Ranks) -> impl Iterator<Item = &mut Soldier> {
    ranks.0.iter_mut().flat_map(|platoon| &mut platoon.units).flat_map(|unit| &mut unit.soldiers)
}

/// Rolls for all casualties in the order of their names, and buries the dead. Returns the gear of those who died in the
/// troops that took part in the battle: those that fall in another hex leave nothing to the winner (C-38).
fn bury(world: &mut World, fought: &Fought, in_battle: &[TroopId]) -> Vec<Item> {
    let mut gear = Vec::new();
    for Fallen { troop, soldier, pile } in &fought.fallen {
        let Some((dice, fate)) = casualties::roll(&mut world.resource_mut::<Dice>(), *pile) else { continue };
        let name = name_of(world, *troop, *soldier);
        let rule = if in_battle.contains(troop) { "G-19" } else { "C-38" };
        tell(world, rule, Event::Casualty { troop: *troop, soldier: *soldier, name, pile: *pile, dice, fate });
        if fate.is_gone() {
            let (unit, gone) = remove(world, *troop, *soldier);
            if fate == Fate::Dead {
                if in_battle.contains(troop) {
                    gear.extend(gone.member.items(&state::campaign(world).profiles));
                }
                let hex = state::stands(world, *troop).unwrap_or(fought.hex);
                let (hex, round) = (hex, world.resource::<agenda::Agenda>().round());
                let grave = Grave { soldier: gone, troop: *troop, unit, hex, round };
                world.resource_mut::<Graves>().0.push(grave);
            }
        } else {
            state::change(world, *troop, |ranks: &mut Ranks| {
                let own = soldiers(ranks).find(|one| one.id == *soldier).expect("a casualty is of its troop");
                own.member.hurts = fate.hurt(own.member.hurts);
                own.rests = fate == Fate::Rests;
            });
        }
    }
    gear
}

fn name_of(world: &World, troop: TroopId, soldier: state::SoldierId) -> String {
    let mut ranks: Ranks = state::of(world, troop);
    let found = soldiers(&mut ranks).find(|one| one.id == soldier);
    found.expect("a casualty is of its troop").member.name.clone()
}

/// Removes a primate from its unit.
fn remove(world: &mut World, troop: TroopId, soldier: state::SoldierId) -> (String, Soldier) {
    let mut removed = None;
    state::change(world, troop, |ranks: &mut Ranks| {
        for unit in ranks.0.iter_mut().flat_map(|platoon| &mut platoon.units) {
            if let Some(place) = unit.soldiers.iter().position(|one| one.id == soldier) {
                removed = Some((unit.name.clone(), unit.soldiers.remove(place)));
            }
        }
    });
    removed.expect("a casualty is of its troop")
}

/// Removes lost vehicles from their units: wrecks, and those of the leaving troop that can't leave (C-10, C-12).
/// Vehicles taken over by another unit belong to that unit from now on (T-157).
fn tow(world: &mut World, fought: &Fought, loser: Option<TroopId>) -> Vec<Wreck> {
    let lost = |one: &Parked| one.wreck || one.stuck && Some(one.keeper.troop) == loser;
    let goes: Vec<&Parked> = fought.vehicles.iter().filter(|one| lost(one) || one.keeper != one.spot.berth).collect();
    let (mut wrecks, mut taken) = (Vec::new(), Vec::new());
    // Remove the last of a unit first, so that the positions of those before it stay valid.
    for parked in goes.into_iter().rev() {
        let Spot { berth, place } = parked.spot;
        let mut vehicle = None;
        state::change(world, berth.troop, |ranks: &mut Ranks| {
            vehicle = Some(unit_at(ranks, berth).vehicles.remove(usize::from(place)));
        });
        let vehicle = vehicle.expect("a vehicle is of its unit");
        let name = state::campaign(world).profiles.vehicles[vehicle.kind].name.clone();
        let wreck = Wreck { owner: berth.troop, name, vehicle };
        if lost(parked) {
            wrecks.push(wreck);
        } else {
            taken.push((parked.keeper, wreck));
        }
    }
    wrecks.reverse();
    for (keeper, vehicle) in taken.into_iter().rev() {
        wrecks.extend(hand_over(world, keeper, vehicle));
    }
    wrecks
}

/// A unit keeps a vehicle that it has taken over. A squad that already has as many as it may have in camp leaves it
/// behind (1.12, 1.13, T-157).
fn hand_over(world: &mut World, keeper: Berth, taken: Wreck) -> Option<Wreck> {
    let most = usize::from(state::campaign(world).profiles.building.vehicles);
    let ranks: Ranks = state::of(world, keeper.troop);
    let platoon = &ranks.0[usize::from(keeper.platoon)];
    let (_, has) = salvage::squad_of(platoon, &platoon.units[usize::from(keeper.unit)]);
    if has >= most {
        return Some(taken);
    }
    let unit = platoon.units[usize::from(keeper.unit)].name.clone();
    let Wreck { owner, name, vehicle } = taken;
    if owner != keeper.troop {
        tell(world, "T-157", Event::Lost { troop: owner, vehicle: name.clone() });
        tell(world, "T-157", Event::Captured { troop: keeper.troop, vehicle: name, unit });
    }
    state::change(world, keeper.troop, |ranks: &mut Ranks| unit_at(ranks, keeper).vehicles.push(vehicle));
    None
}

/// The loser leaves, if anything is left of it; so does a winner with nobody left (C-35).
pub(super) fn leave(world: &mut World, loser: TroopId, entrant: TroopId) {
    // Check who is there before anybody leaves: after a draw it is the entrant that leaves the hex.
    let Some(hex) = state::stands(world, entrant) else { return };
    // The loser's ways depend on where the entrant came from, also if nobody is left of the entrant.
    let ways = retreat::ways(world, loser, entrant);
    let there: Vec<TroopId> = state::in_hex(world, hex).collect();
    for troop in there {
        if !has_anybody(world, troop) {
            retreat::destroy(world, troop);
        }
    }
    if has_anybody(world, loser) {
        retreat::begin(world, loser, &ways);
    }
}
