//! The book's side of the engine's door: install, muster, advance, submit, snapshot.

use super::{
    brace::{Ammunition, Braced},
    choices::{self, Choices, Table},
    commit::{Actions, Commitment},
    field::{Book, Field},
    illegal::Illegal,
    kit::Kit,
    leader::Leadership,
    muster::{Muster, UnitMuster},
    order::{Given, Order},
    overwatch::Watch,
    pins::Pin,
    platoons::{PlatoonState, Turn},
    scenarios::{self, Setting, Stakes},
    sequence::{Frame, Stage},
    snapshot::Snapshot,
    stages,
};
use crate::dice::Dice;
use crate::engine::{
    clock::{self, Awaiting, Clock, Outcome},
    fact::{BattleLog, What},
    order::Rule,
    stage::Stages,
};
use crate::force::{
    PieceId, PrimateIx, Roster, Side, UnitId, UnitIx,
    squad::{Place, Primate, Squad},
};
use bevy_ecs::{entity::Entity, world::World};
use std::sync::Arc;

/// Puts the stages of the book into a world, once.
pub fn install(world: &mut World) {
    world.insert_resource::<Stages>(stages::stages());
    world.init_resource::<BattleLog>();
    world.init_resource::<Given>();
    world.init_resource::<Roster>();
}

/// Places the forces of a battle; whoever stood there before is gone.
pub fn muster(world: &mut World, muster: &Muster, dice: Dice) {
    dismiss(world);
    let (mut units, mut primates) = (Vec::new(), Vec::new());
    let members = units_of(muster).flat_map(|(_, unit)| &unit.members);
    let kits: Arc<[Kit]> = members.map(|member| Kit::of(&muster.profiles, member)).collect();
    for (id, unit) in units_of(muster) {
        enlist(world, muster, id, unit, &mut units, &mut primates);
    }
    world.insert_resource(Roster::new(units, primates, Vec::new()));
    world.insert_resource(Book(muster.profiles.clone()));
    let (field, stakes) = (field(muster, kits), stakes(muster));
    let rounds = muster.rounds.or_else(|| muster.scenario.terms().rounds(&muster.profiles.scenarios));
    world.insert_resource(field);
    world.insert_resource(Turn::new(platoon_states(muster), rounds, stakes));
    world.insert_resource(Clock::new(Frame::Battle));
    world.insert_resource(dice);
    world.resource_mut::<BattleLog>().clear();
    survey(world);
}

fn dismiss(world: &mut World) {
    let roster = std::mem::take(&mut *world.resource_mut::<Roster>());
    for entity in roster.units().chain(roster.primates()).chain(roster.vehicles()).collect::<Vec<_>>() {
        world.despawn(entity);
    }
}

/// Every unit with its name, in the order of their names.
fn units_of(muster: &Muster) -> impl Iterator<Item = (UnitId, &UnitMuster)> {
    Side::BOTH.into_iter().zip(&muster.sides).flat_map(|(side, force)| {
        force.platoons.iter().enumerate().flat_map(move |(place, platoon)| {
            let id = move |post| UnitId { side, platoon: place as u8 + 1, post };
            platoon.units.iter().map(move |unit| (id(unit.post), unit))
        })
    })
}

fn enlist(
    world: &mut World,
    muster: &Muster,
    id: UnitId,
    squad: &UnitMuster,
    units: &mut Vec<(UnitId, Entity)>,
    primates: &mut Vec<(PieceId, Entity)>,
) {
    let ix = UnitIx(units.len() as u16);
    let first = primates.len() as u16;
    for (place, member) in squad.members.iter().enumerate() {
        let primate = Primate {
            id: id.primate(place as u8 + 1),
            ix: PrimateIx(primates.len() as u16),
            unit: ix,
            name: member.name.clone(),
        };
        let piece = primate.id;
        // Who is to be deployed in the battle is not on the board yet (G-32).
        let place = member.cell.map_or(Place::Reserve, Place::On);
        let parts = (primate, Kit::of(&muster.profiles, member), place, Pin::default(), Braced::default());
        primates.push((piece, world.spawn(parts).id()));
    }
    let members = first..primates.len() as u16;
    let leader = squad.members.first().map(|_| PrimateIx(first));
    let unit = Squad { id, ix, name: squad.name.clone(), members };
    let lead = Leadership { leader, acting: false };
    let state = (Actions::default(), Ammunition::default(), Watch::default(), Commitment::default());
    units.push((id, world.spawn((unit, lead, state)).id()));
}

/// What the scenario is set up on.
fn setting(muster: &Muster) -> Setting<'_> {
    Setting {
        size: muster.sight.ground().size(),
        homes: muster.sides.each_ref().map(|side| side.edge),
        attacker: muster.attacker,
        numbers: &muster.profiles.scenarios,
    }
}

fn field(muster: &Muster, kits: Arc<[Kit]>) -> Field {
    let setting = setting(muster);
    let mut field = Field::new(muster.profiles.clone(), muster.sight.clone(), setting.homes, kits);
    field.edges = muster.scenario.terms().edges(&setting);
    field
}

fn stakes(muster: &Muster) -> Stakes {
    let zones = muster.sides.each_ref().map(|side| side.zone.clone());
    Stakes::new(muster.scenario, &setting(muster), zones, muster.sight.ground())
}

/// Only platoons that begin with a primate on the board count for victory (T-149).
fn platoon_states(muster: &Muster) -> [Vec<PlatoonState>; 2] {
    let states = |side: usize| {
        let platoons = muster.sides[side].platoons.iter();
        let starts = platoons.map(|platoon| platoon.units.iter().map(|unit| unit.members.len()).sum::<usize>());
        starts.map(|start| PlatoonState { start: start as u16 }).collect()
    };
    [states(0), states(1)]
}

/// Renews the field from the components.
pub fn survey(world: &mut World) {
    world.resource_scope(|world, mut stages: bevy_ecs::world::Mut<Stages>| stages.run(Stage::Survey.into(), world));
}

/// Runs stages until someone must decide, or it is over.
pub fn advance(world: &mut World) -> Awaiting {
    let awaiting = clock::advance::<Frame>(world, Stage::Survey.into());
    survey(world);
    awaiting
}

/// What the awaited player may do; none when the battle is over.
pub fn choices(world: &World) -> Option<Choices> {
    choices::choices(table(world))
}

/// Everything that orders are judged by.
pub fn table(world: &World) -> Table<'_> {
    Table { field: world.resource::<Field>(), turn: world.resource::<Turn>(), clock: world.resource::<Clock<Frame>>() }
}

/// Checks an order and carries it out up to the next decision.
pub fn submit(world: &mut World, order: Order) -> Result<(), Illegal> {
    choices::check(table(world), &order)?;
    let side = table(world).clock.window().expect("a checked order answers a window").side;
    let told = What::Ordered { side, order: order.name(), unit: order.unit(), target: order.target() };
    world.resource_mut::<BattleLog>().tell(rule_of(&order), told);
    if order == Order::Concede {
        concede(world, side);
    } else {
        world.resource_mut::<Given>().0 = Some(order);
        clock::take::<Frame>(world, Stage::Survey.into());
    }
    advance(world);
    Ok(())
}

const fn rule_of(order: &Order) -> &'static str {
    match order {
        Order::Designate(_) => "T-07",
        Order::Move { .. } => "T-23",
        Order::Attack { .. } => "T-43",
        Order::Overwatch(_) => "T-122",
        Order::Brace(_) => "T-97",
        Order::Reload(_) => "T-100",
        Order::PickUp(_) => "G-18",
        Order::Done(_) | Order::EndTurn => "T-15",
        Order::Resolve(_) => "T-46",
        Order::Fire { .. } | Order::HoldFire => "T-51",
        Order::Keep(_) => "T-65",
        Order::Check(_) => "T-151",
        Order::Promote(_) => "T-34",
        Order::React(_) | Order::Forfeit(_) => "T-126",
        Order::Concede => "G-31",
    }
}

fn concede(world: &mut World, side: Side) {
    let outcome = Outcome { winner: Some(side.other()), how: "conceded", rule: Rule("G-31") };
    let over = What::Over { winner: outcome.winner, how: outcome.how };
    world.resource_mut::<BattleLog>().tell("G-31", over);
    world.resource_mut::<Clock<Frame>>().end(outcome);
}

/// The battle as it stands, as plain data.
pub fn snapshot(world: &World) -> Snapshot {
    Snapshot::take(world)
}

/// Puts the battle back to an earlier moment of itself.
pub fn restore(world: &mut World, snapshot: &Snapshot) {
    snapshot.put_back(world);
    survey(world);
}

/// Scrap that a side has lost so far (G-31).
pub fn lost_scrap(world: &World, side: Side) -> u32 {
    scenarios::lost_scrap(world.resource::<Field>(), side)
}
