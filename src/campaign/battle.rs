//! The battles of a campaign: what they begin from, and what is read from them (C-02, C-08, C-12, C-36, C-37).

use super::{
    agenda::Agenda,
    illegal::Illegal,
    shelling,
    state::{self, Ranks, SoldierId, Tribe, Troop, TroopId},
};
use crate::battle::replay::Replay;
use crate::board::{generate::Recipe, hex::Hex};
use crate::data::{
    Draft, Setup,
    draft::Forces,
    error::LoadError,
    level::{Distant, Level},
    library::Library,
    roster,
};
use crate::dice::Stream;
use crate::engine::{Rules, door};
use crate::force::{
    PieceId, Side, UnitId,
    name::Part,
    squad::{Pile, Place, Primate, Squad},
    vehicle::{Owner, Vehicle},
};
use crate::rules::{
    First,
    monkeys::{
        emplacements::Emplacements,
        field::Field,
        kit::{Arm, Kit},
        loads::{ArmState, Arms},
        muster::Carried,
        scenarios::{scavenging, who_stands},
        vehicles::{Hull, MountState, Mounts, Rig},
    },
};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// The place of a unit in a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Berth {
    /// Whose.
    pub troop: TroopId,
    /// The platoon, from 0.
    pub platoon: u8,
    /// The unit in it, from 0.
    pub unit: u8,
}

/// The place of a vehicle in a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Its unit.
    pub berth: Berth,
    /// The vehicle in that, from 0.
    pub place: u8,
}

/// A casualty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// Of which troop.
    pub troop: TroopId,
    /// Who.
    pub soldier: SoldierId,
    /// Where it lies.
    pub pile: Pile,
}

/// What is left of somebody's ammunition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loads {
    /// Of which troop.
    pub troop: TroopId,
    /// Who.
    pub soldier: SoldierId,
    /// Its weapons, with the loads that are left.
    pub weapons: Vec<Carried>,
    /// The same of those that it brought to be set up (T-99).
    pub emplaced: Vec<Carried>,
}

/// A vehicle after a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parked {
    /// Which.
    pub spot: Spot,
    /// The unit that has it now: its own, unless another one took it over when it was abandoned (T-157).
    pub keeper: Berth,
    /// Whether it is destroyed.
    pub wreck: bool,
    /// Whether it can't leave by itself: immobilized or abandoned.
    pub stuck: bool,
    /// Spare rounds that are left on each mount.
    pub spares: Vec<u8>,
}

/// What a battle came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    /// Who won; none for a draw.
    pub winner: Option<TroopId>,
    /// How, as the name of a sentence.
    pub how: &'static str,
    /// Rounds begun.
    pub rounds: u16,
    /// Where.
    pub hex: Hex,
    /// Everybody who was there.
    pub there: Vec<SoldierId>,
    /// Everybody who left the board, in the order of their names.
    pub fallen: Vec<Fallen>,
    /// What ammunition is left to all who were there.
    pub loads: Vec<Loads>,
    /// All vehicles that were there.
    pub vehicles: Vec<Parked>,
    /// Crates that the entrant has brought home, and those that the other troop has (G-18).
    pub crates: [usize; 2],
}

/// A troop as it takes the field, and who is who there.
#[derive(Default)]
pub(super) struct Fielded {
    pub(super) platoons: Vec<roster::Platoon>,
    /// Troops of the same tribe in other hexes: those whose guns support it, and those that can be fired at (C-15, C-34).
    afar: Vec<(TroopId, Distant)>,
    units: BTreeMap<UnitId, Berth>,
    soldiers: BTreeMap<PieceId, (TroopId, SoldierId)>,
    /// Who brought each emplacement of a unit, by its place there.
    emplaced: BTreeMap<(UnitId, usize), SoldierId>,
    vehicles: BTreeMap<PieceId, Spot>,
}

/// Whether anybody of a troop is fit to fight.
pub fn has_fit(world: &World, troop: TroopId) -> bool {
    let ranks: Ranks = state::of(world, troop);
    let mut units = ranks.0.iter().flat_map(|platoon| &platoon.units);
    units.any(|unit| unit.soldiers.iter().any(|soldier| !soldier.rests))
}

/// Everybody of a troop who is fit, at their posts.
pub(super) fn field(world: &World, troop: TroopId, side: Side) -> Fielded {
    let ranks: Ranks = state::of(world, troop);
    let mut fielded = Fielded::default();
    for place in 0..ranks.0.len() {
        let platoon = muster(world, (troop, place), (side, place), &mut fielded);
        fielded.platoons.push(platoon);
    }
    fielded
}

/// Troops of a tribe in other hexes whose guns support a troop of it in a battle in this hex (C-15).
pub fn supporters(world: &World, hex: Hex, troop: TroopId) -> Vec<TroopId> {
    let supports = |other: &TroopId| {
        let hexes = state::stands(world, *other).map_or(0, |at| at.distance(hex));
        let platoons = 0..state::of::<Ranks>(world, *other).0.len();
        *other != troop && hexes > 0 && platoons.into_iter().any(|one| shelling::supports(world, *other, one, hexes))
    };
    state::troops(world, troop.tribe).filter(supports).collect()
}

/// The two troops of a battle in a hex, with those of both tribes in other hexes whose guns reach it (C-15), or that guns of
/// the enemy on the board reach (C-34).
fn field_both(world: &World, hex: Hex, troops: [TroopId; 2]) -> [Fielded; 2] {
    let mut both = Side::BOTH.map(|side| field(world, troops[side.index()], side));
    let near = troops.map(|troop| neighbors(world, hex, troop));
    for side in Side::BOTH {
        for one in &near[side.index()] {
            call_in(world, one, side, &mut both[side.index()]);
        }
    }
    // Platoons without a place in the order come after all that have one (T-10).
    let places = both.iter().map(Fielded::places).max().unwrap_or_default();
    for side in Side::BOTH {
        let enemy = troops[side.other().index()];
        let reach = shelling::guns(world, enemy).iter().map(|gun| u16::from(gun.hexes)).max().unwrap_or_default();
        let mut number = places;
        // The battle counts them in the order of the troops that it lists, and lists those first whose guns support it.
        let listed = |one: &&Neighbor| both[side.index()].listed(one.troop).unwrap_or(usize::MAX);
        let mut in_reach: Vec<&Neighbor> = near[side.index()].iter().filter(|one| one.hexes <= reach).collect();
        in_reach.sort_by_key(listed);
        for one in in_reach {
            let mustered = stand_by(world, one, (side, number), &mut both[side.index()]);
            number += mustered;
        }
    }
    both
}

/// Another troop of a tribe near a battle.
struct Neighbor {
    troop: TroopId,
    hexes: u16,
    /// Its platoons, and whether the guns of each reach the battle.
    platoons: Vec<bool>,
}

/// The troops of a troop's tribe in other hexes.
fn neighbors(world: &World, hex: Hex, troop: TroopId) -> Vec<Neighbor> {
    let near = |other: TroopId| {
        let hexes = state::stands(world, other)?.distance(hex);
        let count = state::of::<Ranks>(world, other).0.len();
        let platoons = (0..count).map(|place| shelling::supports(world, other, place, hexes)).collect();
        (hexes > 0).then_some(Neighbor { troop: other, hexes, platoons })
    };
    state::troops(world, troop.tribe).filter(|other| *other != troop).filter_map(near).collect()
}

/// The platoons of a troop whose guns reach the battle come after those on the board (C-15).
fn call_in(world: &World, near: &Neighbor, side: Side, fielded: &mut Fielded) {
    for place in (0..near.platoons.len()).filter(|place| near.platoons[*place]) {
        let number = fielded.places();
        let platoon = muster(world, (near.troop, place), (side, number), fielded);
        fielded.distant(world, near).supports.push(platoon);
    }
}

/// The rest of a troop that guns on the board reach, under numbers from this one on; how many platoons that are (C-34).
fn stand_by(world: &World, near: &Neighbor, (side, number): (Side, usize), fielded: &mut Fielded) -> usize {
    let mut mustered = 0;
    for place in (0..near.platoons.len()).filter(|place| !near.platoons[*place]) {
        let platoon = muster(world, (near.troop, place), (side, number + mustered), fielded);
        if !platoon.units.is_empty() {
            fielded.distant(world, near).others.push(platoon);
            mustered += 1;
        }
    }
    mustered
}

impl Fielded {
    /// Platoons that have a place in the order.
    fn places(&self) -> usize {
        self.platoons.len() + self.afar.iter().map(|(_, troop)| troop.supports.len()).sum::<usize>()
    }

    /// A troop in another hex, which is listed from now on.
    fn distant(&mut self, world: &World, near: &Neighbor) -> &mut Distant {
        let place = self.listed(near.troop).unwrap_or_else(|| {
            let name = state::of::<Troop>(world, near.troop).name;
            let troop = Distant { name, hexes: near.hexes as u8, supports: Vec::new(), others: Vec::new() };
            self.afar.push((near.troop, troop));
            self.afar.len() - 1
        });
        &mut self.afar[place].1
    }

    /// The place of a troop among those in other hexes that are listed.
    fn listed(&self, troop: TroopId) -> Option<usize> {
        self.afar.iter().position(|(listed, _)| *listed == troop)
    }

    /// The place of a unit of the battle in its troop; that of both halves of a squad is the squad's.
    fn berth(&self, unit: UnitId) -> Berth {
        self.units[&unit.primate(1).mustered().unit]
    }
}

/// Everybody of a platoon who is fit, at their posts, under its number in the battle. A vehicle that nobody can drive stays
/// behind.
fn muster(
    world: &World,
    (troop, place): (TroopId, usize),
    (side, number): (Side, usize),
    fielded: &mut Fielded,
) -> roster::Platoon {
    let profiles = &state::campaign(world).profiles;
    let ranks: Ranks = state::of(world, troop);
    let platoon = &ranks.0[place];
    let mut units = Vec::new();
    for (at, unit) in platoon.units.iter().enumerate() {
        let fit: Vec<_> = unit.soldiers.iter().filter(|soldier| !soldier.rests).collect();
        if fit.is_empty() {
            continue;
        }
        let id = UnitId { side, platoon: number as u8 + 1, post: unit.post };
        let berth = Berth { troop, platoon: place as u8, unit: at as u8 };
        let mut there = roster::Unit {
            members: fit.iter().map(|soldier| soldier.member.clone()).collect(),
            vehicles: unit.vehicles.clone(),
            ..unit.bought.clone()
        };
        let mut left: Vec<usize> = (0..unit.vehicles.len()).collect();
        while let Some(idle) = there.idle(profiles).first().copied() {
            there.vehicles.remove(idle);
            left.remove(idle);
        }
        fielded.units.insert(id, berth);
        fielded.soldiers.extend((1..).zip(&fit).map(|(number, soldier)| (id.primate(number), (troop, soldier.id))));
        let brought = fit.iter().flat_map(|soldier| soldier.member.emplaced.iter().map(|_| soldier.id));
        fielded.emplaced.extend(brought.enumerate().map(|(place, soldier)| ((id, place), soldier)));
        let spot = |vehicle: usize| Spot { berth, place: vehicle as u8 };
        let named = |number| PieceId { unit: id, part: Part::Vehicle(number) };
        fielded.vehicles.extend((1..).zip(&left).map(|(number, vehicle)| (named(number), spot(*vehicle))));
        units.push(there);
    }
    // The corporal's half would need a corporal: those who have fought before stay together.
    roster::Platoon { name: platoon.name.clone(), scrap: 0, units, veteran: true }
}

/// The seed of the next battle's dice.
pub fn seed(world: &World) -> u64 {
    let agenda = world.resource::<Agenda>();
    let seed = world.resource::<super::door::Record>().seed;
    u64::from(Stream::new(seed ^ u64::from(agenda.battles) << 32, "battle").below(u32::MAX))
}

/// The level of the battle between an entrant and the troop that it meets: ground and scenario of the hex; the entrant attacks
/// (C-02, C-08, C-36).
///
/// # Errors
/// Why it can't be fought there.
pub fn level(world: &World, entrant: TroopId, other: TroopId) -> Result<Level, LoadError> {
    level_in(world, state::stands(world, entrant).expect("who fights is on the map"), entrant, other)
}

/// The same as it would be in a hex, though the entrant has not come yet.
///
/// # Errors
/// Why it can't be fought there.
pub fn level_in(world: &World, hex: Hex, entrant: TroopId, other: TroopId) -> Result<Level, LoadError> {
    let campaign = state::campaign(world);
    let kind = campaign.kind(hex).expect("who fights is on the map");
    // A hex that keeps its layout has the same ground each time.
    let fought = if campaign.keep_layout { 0 } else { world.resource::<Agenda>().battles };
    let ground = (u64::from(hex.column.unsigned_abs()) << 16) | u64::from(hex.row.unsigned_abs());
    let grown = Stream::new(campaign.seed ^ ground ^ u64::from(fought) << 32, "ground").below(u32::MAX);
    let recipe = Recipe { density: kind.density, style: kind.style, seed: grown.into(), ..Recipe::default() };
    let name = |troop: TroopId| state::of_tribe::<Tribe>(world, troop.tribe).name;
    let draft = Draft {
        name: campaign.name_of(hex),
        scenario: kind.scenario,
        recipe,
        rounds: kind.scenario.usual_rounds(),
        seed: seed(world),
        ..Draft::usual("campaign")
    };
    let [first, second] = field_both(world, hex, [entrant, other]);
    let afar = [first.afar, second.afar].map(|afar| afar.into_iter().map(|(_, troop)| troop).collect());
    let platoons = [first.platoons, second.platoons];
    let forces = Forces { names: [name(entrant), name(other)], platoons, afar };
    draft.between(&forces, &Library::shipped(), campaign.profiles.clone()).map(|(level, _)| level)
}

/// A weapon with what is left of the ammunition that was bought for it: what was fired or thrown is gone (C-37).
fn left_of(arm: &Arm, state: ArmState) -> Carried {
    let kept = state.load == arm.load && !state.empty;
    let ammo = arm.load.filter(|_| kept).map(usize::from);
    Carried { weapon: arm.weapon.into(), ammo, spares: state.spares(arm).map(|(_, spare)| spare.into()).collect() }
}

/// Reads a battle that was fought: it has to be the one that the campaign waits for, and over.
///
/// # Errors
/// Why it isn't.
pub(super) fn read(world: &World, entrant: TroopId, other: TroopId, replay: &Replay) -> Result<Fought, Illegal> {
    let level = level(world, entrant, other).map_err(|why| Illegal::NoBattle { why: why.to_string() })?;
    if replay.seed != seed(world) || replay.setup.as_ref() != Some(&Setup::of(&level)) {
        return Err(Illegal::OtherBattle);
    }
    let mut battle = World::new();
    door::install::<First>(&mut battle);
    replay.play(&mut battle, &level).map_err(|why| Illegal::Diverges { why: why.to_string() })?;
    replay.verify(&battle).map_err(|why| Illegal::Diverges { why: why.to_string() })?;
    let Some(outcome) = door::outcome::<First>(&battle).copied() else { return Err(Illegal::BattleOpen) };
    let view = First::view(&battle);
    // A side that gives up leaves nothing but what the other has carried off.
    let stands = if outcome.how == "conceded" { [true, true] } else { who_stands(view.field) };
    let (round, crates) = (First::tempo(view).round, scavenging::gained(view.turn, stands));
    let hex = state::stands(world, entrant).expect("who fights is on the map");
    let fielded = field_both(world, hex, [entrant, other]);
    Ok(Fought {
        winner: outcome.winner.map(|side| [entrant, other][side.index()]),
        how: outcome.how,
        // The last round is over as soon as the next one begins (G-31).
        rounds: level.rounds.map_or(round, |last| round.min(last)),
        crates,
        ..toll(&mut battle, &fielded, hex)
    })
}

/// What a battle, or a shelling in a hex, has cost those who were in it; nobody has won.
pub(super) fn toll(battle: &mut World, fielded: &[Fielded; 2], hex: Hex) -> Fought {
    let mut fought = Fought {
        winner: None,
        how: "shelled",
        rounds: 0,
        hex,
        there: fielded.iter().flat_map(|one| one.soldiers.values().map(|(_, soldier)| *soldier)).collect(),
        fallen: Vec::new(),
        loads: Vec::new(),
        vehicles: Vec::new(),
        crates: [0; 2],
    };
    let mut lost: Vec<(PieceId, Pile)> = Vec::new();
    let who = |piece: &PieceId| fielded[piece.unit.side.index()].soldiers[piece];
    let mut everybody = battle.query::<(&Primate, &Place, &Kit, &Arms)>();
    for (primate, place, kit, arms) in everybody.iter(battle) {
        let piece = primate.id.mustered();
        let weapons = kit.arms.iter().zip(arms.0).map(|(arm, state)| left_of(arm, state)).collect();
        let (troop, soldier) = who(&piece);
        fought.loads.push(Loads { troop, soldier, weapons, emplaced: Vec::new() });
        if let Place::Off(pile) = place {
            lost.push((primate.id.mustered(), *pile));
        }
    }
    lost.sort_unstable();
    let mut manned = battle.query::<(&Squad, &Emplacements)>();
    for (squad, all) in manned.iter(battle) {
        let arms = battle.resource::<Field>().emplaced(squad.ix);
        for (place, (arm, one)) in arms.iter().zip(all.0).enumerate() {
            let brought = fielded[squad.id.side.index()].emplaced[&(squad.id, place)];
            let own = fought.loads.iter_mut().find(|loads| loads.soldier == brought);
            own.expect("whoever brought it was there").emplaced.push(left_of(arm, one.state));
        }
    }
    fought.loads.sort_unstable_by_key(|loads| (loads.troop, loads.soldier));
    fought.fallen.extend(lost.iter().map(|(piece, pile)| {
        let (troop, soldier) = who(piece);
        Fallen { troop, soldier, pile: *pile }
    }));
    let mut park = battle.query::<(&Vehicle, &Hull, &Place, &Owner, &Rig, &Mounts)>();
    for (vehicle, hull, place, owner, rig, mounts) in park.iter(battle) {
        let spot = fielded[vehicle.id.unit.side.index()].vehicles[&vehicle.id];
        let keeper = owner.0.map(|unit| battle.resource::<Field>().unit(unit).id);
        let keeper = keeper.map_or(spot.berth, |unit| fielded[unit.side.index()].berth(unit));
        let stuck = place.is_on_board() && (hull.immobile || owner.0.is_none());
        let left = |(spares, mount): (u8, MountState)| spares.saturating_sub(mount.used);
        let spares = rig.spares.into_iter().zip(mounts.0).map(left).collect();
        fought.vehicles.push(Parked { spot, keeper, wreck: hull.wreck, stuck, spares });
    }
    fought.vehicles.sort_unstable_by_key(|parked| parked.spot);
    fought
}
