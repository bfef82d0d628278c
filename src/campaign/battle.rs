//! The battles of a campaign: their starting positions, and what is read from them (C-02, C-08, C-12, C-36, C-37).

use super::{
    agenda::{Agenda, Step},
    fielded::{Fielded, field_both},
    illegal::Illegal,
    kills, layouts,
    state::{self, SoldierId, Tribe, TroopId},
};
use crate::battle::replay::Replay;
use crate::board::{Edge, generate::Recipe, hex::Hex, terrain::Ground};
use crate::data::{
    error::LoadError,
    library::Library,
    monkeys::{Draft, Setup, draft::Forces, level::Level},
};
use crate::dice::Stream;
use crate::engine::{BattleLog, Rules, door};
use crate::force::{
    PieceId,
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
        muster::{Carried, Scenario},
        scenarios::{scavenging, who_stands},
        vehicles::{Hull, MountState, Mounts, Rig},
    },
};
use bevy_ecs::world::World;
use std::sync::Arc;

/// The position of a unit in a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Berth {
    /// The troop that it belongs to.
    pub troop: TroopId,
    /// The platoon, from 0.
    pub platoon: u8,
    /// The unit in it, from 0.
    pub unit: u8,
}

/// The position of a vehicle in a troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Its unit.
    pub berth: Berth,
    /// The index of the vehicle in its unit, from 0.
    pub place: u8,
}

/// A casualty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// Of which troop.
    pub troop: TroopId,
    /// The primate.
    pub soldier: SoldierId,
    /// The pile it is in.
    pub pile: Pile,
}

/// The remaining ammunition of a primate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loads {
    /// Of which troop.
    pub troop: TroopId,
    /// The primate.
    pub soldier: SoldierId,
    /// Its weapons, with the remaining loads.
    pub weapons: Vec<Carried>,
    /// The same for the weapons it brought to set up (T-99).
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
    /// Whether it can't leave on its own: immobilized or abandoned.
    pub stuck: bool,
    /// Remaining spare rounds on each mount.
    pub spares: Vec<u8>,
}

/// The result of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    /// The winner; none for a draw.
    pub winner: Option<TroopId>,
    /// How it ended, as the name of a text.
    pub how: &'static str,
    /// Rounds begun.
    pub rounds: u16,
    /// Where.
    pub hex: Hex,
    /// Everybody who took part.
    pub there: Vec<SoldierId>,
    /// The primates that put somebody out of action, once for each.
    pub kills: Vec<(TroopId, SoldierId)>,
    /// Everybody that left the board, in the order of their names.
    pub fallen: Vec<Fallen>,
    /// The remaining ammunition of all participants.
    pub loads: Vec<Loads>,
    /// All vehicles that took part.
    pub vehicles: Vec<Parked>,
    /// Crates brought home by the entrant, and those that the other troop has (G-18).
    pub crates: [usize; 2],
}

/// By how many percentage points each ground is thinner than the previous one, which had no room for somebody.
const THINNER: usize = 3;

/// The seed of the next battle's dice.
pub fn seed(world: &World) -> u64 {
    let agenda = world.resource::<Agenda>();
    let seed = world.resource::<super::door::Record>().seed;
    u64::from(Stream::new(seed ^ u64::from(agenda.battles) << 32, "battle").below(u32::MAX))
}

/// Whether a scenario leaves open at which narrow edge a side sets up (C-36).
pub(super) const fn leaves_edges_open(scenario: Scenario) -> bool {
    matches!(scenario, Scenario::Battle | Scenario::Scavenging | Scenario::Skirmish)
}

/// The edge of the troop that was there, in the pending battle: the east edge until it picks the other one.
pub(super) fn home(world: &World) -> Edge {
    match world.resource::<Agenda>().top() {
        Some(Step::Fight { edge, .. }) => *edge,
        _ => Edge::East,
    }
}

/// The level of the battle between an entrant and the troop it meets, with the hex's ground and scenario. The entrant
/// attacks (C-02, C-08), and the other troop sets up at this edge if the scenario leaves that open (C-36).
///
/// # Errors
/// Why it can't be fought there.
pub fn level(world: &World, (entrant, other): (TroopId, TroopId), edge: Edge) -> Result<Level, LoadError> {
    level_in(world, state::stands(world, entrant).expect("who fights is on the map"), (entrant, other), edge)
}

/// The same in a hex that the entrant hasn't reached yet.
///
/// # Errors
/// Why it can't be fought there.
pub fn level_in(world: &World, hex: Hex, (entrant, other): (TroopId, TroopId), edge: Edge) -> Result<Level, LoadError> {
    let campaign = state::campaign(world);
    let kind = campaign.kind(hex).expect("who fights is on the map");
    let (forces, library) = (forces(world, hex, (entrant, other), edge), Library::shipped());
    let recipe = |density: u8, seed: u64| Recipe { density, style: kind.style, seed, ..Recipe::default() };
    if let Some(kept) = layouts::of(world, hex) {
        let draft = draft(world, hex, recipe(kind.density, 0));
        // These forces may be too large for it: then the battle is fought elsewhere in the hex.
        if let Ok((level, _)) = draft.between_on(&kept, &forces, &library, campaign.profiles.clone()) {
            return Ok(level);
        }
    }
    let mut grounds = grounds(world, hex);
    let mut grow = |thinner: u8| {
        let recipe = recipe(kind.density.saturating_sub(thinner), grounds.below(u32::MAX).into());
        let level = draft(world, hex, recipe).between(&forces, &library, campaign.profiles.clone());
        level.map(|(level, _)| level)
    };
    // A ground without room for a large vehicle is generated again, thinner each time, so that every battle can be
    // fought.
    let first = grow(0);
    (1..=kind.density).step_by(THINNER).fold(first, |level, thinner| level.or_else(|_| grow(thinner)))
}

/// The seeds of the grounds of a hex: the same each time if hexes keep their layout (C-02).
fn grounds(world: &World, hex: Hex) -> Stream {
    let campaign = state::campaign(world);
    let fought = if campaign.keep_layout { 0 } else { world.resource::<Agenda>().battles };
    let ground = (u64::from(hex.column.unsigned_abs()) << 16) | u64::from(hex.row.unsigned_abs());
    Stream::new(campaign.seed ^ ground ^ u64::from(fought) << 32, "ground")
}

/// A battle in a hex before its forces are known.
fn draft(world: &World, hex: Hex, recipe: Recipe) -> Draft {
    let campaign = state::campaign(world);
    let scenario = campaign.kind(hex).expect("who fights is on the map").scenario;
    Draft {
        name: campaign.name_of(hex),
        scenario,
        recipe,
        rounds: scenario.usual_rounds(),
        seed: seed(world),
        ..Draft::usual("campaign")
    }
}

/// The forces of a battle in a hex, with those that can reach it.
fn forces(world: &World, hex: Hex, (entrant, other): (TroopId, TroopId), edge: Edge) -> Forces {
    let name = |troop: TroopId| state::of_tribe::<Tribe>(world, troop.tribe).name;
    let [first, second] = field_both(world, hex, [entrant, other]);
    let afar = [first.afar, second.afar].map(|afar| afar.into_iter().map(|(_, troop)| troop).collect());
    let platoons = [first.platoons, second.platoons];
    Forces { names: [name(entrant), name(other)], platoons, afar, turned: edge == Edge::West }
}

/// A weapon with the remaining bought ammunition: anything fired or thrown is gone (C-37).
fn left_of(arm: &Arm, state: ArmState) -> Carried {
    let kept = state.load == arm.load && !state.empty;
    let ammo = arm.load.filter(|_| kept).map(usize::from);
    Carried { weapon: arm.weapon.into(), ammo, spares: state.spares(arm).map(|(_, spare)| spare.into()).collect() }
}

/// Reads a battle that was fought: it has to be the one that the campaign is waiting for, and over. Returns the ground
/// that it was fought on too.
///
/// # Errors
/// Why it isn't.
pub(super) fn read(
    world: &World,
    (entrant, other): (TroopId, TroopId),
    edge: Edge,
    replay: &Replay,
) -> Result<(Fought, Arc<Ground>), Illegal> {
    let level = level(world, (entrant, other), edge).map_err(|why| Illegal::NoBattle { why: why.to_string() })?;
    if !is_of(&level, seed(world), replay) {
        return Err(Illegal::OtherBattle);
    }
    replay.check("replay").map_err(|why| Illegal::Diverges { why: why.to_string() })?;
    let mut battle = World::new();
    door::install::<First>(&mut battle);
    replay.play(&mut battle, &level).map_err(|why| Illegal::Diverges { why: why.to_string() })?;
    replay.verify(&battle).map_err(|why| Illegal::Diverges { why: why.to_string() })?;
    let Some(outcome) = door::outcome::<First>(&battle).copied() else { return Err(Illegal::BattleOpen) };
    let view = First::view(&battle);
    // A side that gives up leaves only what the other side has carried off.
    let stands = if outcome.how == "conceded" { [true, true] } else { who_stands(view.field) };
    let (round, crates) = (First::tempo(view).round, scavenging::gained(view.turn, stands));
    let (hex, ground) = (state::stands(world, entrant).expect("who fights is on the map"), view.field.ground().clone());
    let fielded = field_both(world, hex, [entrant, other]);
    let fought = Fought {
        winner: outcome.winner.map(|side| [entrant, other][side.index()]),
        how: outcome.how,
        // The last round is over as soon as the next one starts (G-31).
        rounds: view.turn.rounds.map_or(round, |last| round.min(last)),
        crates,
        ..toll(&mut battle, &fielded, hex)
    };
    Ok((fought, ground))
}

/// Whether a battle started from this level with these dice.
pub(super) fn is_of(level: &Level, seed: u64, replay: &Replay) -> bool {
    // A lesson would bring its own dice.
    let is_other = replay.lesson.is_some() || replay.scene.is_some();
    !is_other && replay.seed == seed && replay.setup.as_ref() == Some(&Setup::of(level))
}

/// The cost of a battle, or of a shelling in a hex, to the participants; nobody has won.
pub(super) fn toll(battle: &mut World, fielded: &[Fielded; 2], hex: Hex) -> Fought {
    let mut fought = Fought {
        winner: None,
        how: "shelled",
        rounds: 0,
        hex,
        there: fielded.iter().flat_map(|one| one.soldiers.values().map(|(_, soldier)| *soldier)).collect(),
        kills: Vec::new(),
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
    let everybody = fielded.iter().flat_map(|one| one.soldiers.keys().copied());
    fought.kills.extend(kills::of(battle.resource::<BattleLog>().facts(), everybody).iter().map(who));
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
