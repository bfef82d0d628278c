//! The book's side of the engine's door: install, muster, advance, submit, snapshot.

use super::{
    choices::{self, Choices, Table},
    enlist,
    field::{Book, Field},
    illegal::Illegal,
    muster::Muster,
    order::{Given, Order},
    platoons::{PlatoonState, Turn},
    scenarios::{self, Setting, Stakes},
    sequence::{Frame, Stage},
    smoke::Smoke,
    snapshot::Snapshot,
    stages,
    windows::Ask,
};
use crate::dice::Dice;
use crate::engine::{
    clock::{self, Awaiting, Clock, Outcome},
    fact::What,
    log::BattleLog,
    order::Rule,
    stage::Stages,
};
use crate::force::{Roster, Side};
use bevy_ecs::world::World;

/// Puts the stages of the book into a world, once.
pub fn install(world: &mut World) {
    world.insert_resource(stages::stages());
    world.init_resource::<BattleLog>();
    world.init_resource::<Given>();
    world.init_resource::<Roster>();
}

/// Places the forces of a battle and removes everything that was there before.
pub fn muster(world: &mut World, muster: &Muster, dice: Dice) {
    Roster::dismiss(world);
    let roster = enlist::enlist(world, muster);
    world.insert_resource(roster);
    world.insert_resource(Book(muster.profiles.clone()));
    let (field, stakes) = (field(muster), stakes(muster));
    let rounds = muster.rounds.or_else(|| muster.scenario.terms().rounds(&muster.profiles.scenarios));
    world.insert_resource(field);
    world.insert_resource(Smoke::default());
    let turn = Turn { recipe: muster.recipe, ..Turn::new(platoon_states(muster), rounds, stakes) };
    world.insert_resource(turn);
    world.insert_resource(Clock::new(Frame::Battle));
    world.insert_resource(dice);
    world.resource_mut::<BattleLog>().clear();
    survey(world);
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

fn field(muster: &Muster) -> Field {
    let setting = setting(muster);
    let (kits, emplaced) = (enlist::kits(muster), enlist::emplaced(muster));
    let mut field = Field::new(muster.profiles.clone(), muster.sight.clone(), setting.homes, kits, emplaced);
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
    Stages::<Frame>::with(world, |stages, world| stages.run(Stage::Survey.into(), world));
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
    let asked = table(world).clock.window().expect("a checked order answers a window");
    let (side, asked) = (asked.side, Ask::of(asked));
    let told = What::Ordered { side, order: order.name(), unit: order.unit(), target: order.target() };
    world.resource_mut::<BattleLog>().tell(rule_of(&order, asked), told);
    if order == Order::Concede {
        concede(world, side);
    } else {
        world.resource_mut::<Given>().0 = Some(order);
        clock::take::<Frame>(world, Stage::Survey.into());
    }
    advance(world);
    Ok(())
}

fn rule_of(order: &Order, asked: Ask) -> &'static str {
    match order {
        Order::Designate(_) => "T-07",
        Order::Move { .. } => "T-23",
        Order::Stealth { .. } => "T-132",
        Order::Attack { .. } => "T-43",
        Order::Overwatch(_) => "T-122",
        Order::Brace(_) => "T-97",
        Order::KeepGround | Order::Reroll(_) | Order::Lay(_) => "G-33",
        Order::Deploy { .. } | Order::Ready => "G-32",
        Order::Split { .. } => "G-12",
        Order::PickUp(_) => "G-18",
        Order::SpecialOrder(_) => "T-16",
        Order::Reload { .. } => "T-100",
        Order::Smoke { .. } => "G-28",
        Order::Done(_) | Order::EndTurn => "T-15",
        Order::Resolve(_) => "T-46",
        Order::Fire { .. } | Order::HoldFire => "T-51",
        Order::Keep(_) => "T-65",
        Order::Check(_) => "T-151",
        Order::Promote(_) => "T-34",
        Order::React(_) | Order::Forfeit(_) => "T-126",
        Order::GetDown => "T-162",
        Order::Overrun { .. } => "T-102",
        Order::Place(_) => "T-103",
        Order::Lead(..) => "T-158",
        Order::GoOn if asked == Ask::GetDown => "T-162",
        Order::GoOn if asked == Ask::ChargeOn => "T-144",
        Order::GoOn | Order::Abort(_) => "T-106",
        Order::Flee | Order::FleeTo(_) => "T-108",
        Order::Stand => "T-109",
        Order::Lose(_) => "T-116",
        Order::Charge(..) | Order::Halt => "T-118",
        Order::Damage(..) => "T-87",
        Order::Concede => "G-31",
    }
}

fn concede(world: &mut World, side: Side) {
    let outcome = Outcome { winner: Some(side.other()), how: "conceded", rule: Rule("G-31") };
    let over = What::Over { winner: outcome.winner, how: outcome.how };
    world.resource_mut::<BattleLog>().tell("G-31", over);
    world.resource_mut::<Clock<Frame>>().end(outcome);
}

/// The current battle as plain data.
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
