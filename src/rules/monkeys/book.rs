//! The book as the engine sees it: its questions, the start of a battle, and its state as plain data.

use super::{
    Monkeys, choices, enlist,
    field::{Book, Field},
    illegal::Illegal,
    muster::{Afar, Muster, PlatoonMuster, Troop},
    order::Order,
    scenarios::Setting,
    sequence::{Frame, Stage},
    snapshot::Snapshot,
    stages,
    stakes::Stakes,
    states::Smoke,
    table::{Choices, Table},
    turn::{PlatoonState, Turn},
    verbs::VERBS,
    wander,
    windows::Ask,
};
use crate::dice::Stream;
use crate::engine::{
    clock::Clock,
    rules::{Rules, Tempo, VerbKind},
    window::WindowKind,
};
use bevy_ecs::world::World;
use std::sync::Arc;

impl Rules for Monkeys {
    const BOOK: &'static str = "Monkeys";
    const VERSION: u32 = 7;
    const WINDOWS: &'static [WindowKind] = Ask::WINDOWS;
    const VERBS: &'static [VerbKind] = VERBS;
    const CONCESSION: &'static str = "G-31";
    const SURVEY: Stage = Stage::Survey;

    type Procedure = Frame;
    type Order = Order;
    type Illegal = Illegal;
    type Muster = Muster;
    type Snapshot = Snapshot;
    type View<'w> = Table<'w>;

    fn install(world: &mut World) {
        world.insert_resource(stages::stages());
    }

    fn muster(world: &mut World, muster: &Muster) {
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
    }

    fn view(world: &World) -> Table<'_> {
        Table { field: world.resource(), turn: world.resource(), clock: world.resource() }
    }

    fn choices(view: Table) -> Option<Choices> {
        choices::choices(view)
    }

    fn check(view: Table, order: &Order) -> Result<(), Illegal> {
        choices::check(view, order)
    }

    fn rule_of(view: Table, order: &Order) -> &'static str {
        rule_of(order, view.clock.window().map(Ask::of))
    }

    fn tempo(view: Table) -> Tempo {
        let Turn { round, rounds, side, taken, .. } = *view.turn;
        // Before the first turn, the sides take turns to deploy (G-32).
        let side = if let Frame::Deployment(deployment) = view.clock.top() { deployment.side } else { side };
        Tempo { round, rounds, side, taken }
    }

    fn wander(view: Table, choices: Choices, luck: &mut Stream) -> Option<Order> {
        wander::wander(view, choices, luck)
    }

    fn snapshot(world: &World) -> Snapshot {
        Snapshot::take(world)
    }

    fn restore(world: &mut World, moment: &Snapshot) {
        moment.put_back(world);
    }
}

/// The setting that the scenario is set up on.
fn setting(muster: &Muster) -> Setting<'_> {
    Setting {
        size: muster.sight.ground().size(),
        homes: muster.sides.each_ref().map(|side| side.edge),
        attacker: muster.attacker,
        numbers: &muster.profiles.scenarios,
        markers: &muster.markers,
    }
}

fn field(muster: &Muster) -> Field {
    let setting = setting(muster);
    let (kits, emplaced) = (enlist::kits(muster), enlist::emplaced(muster));
    let mut field = Field::new(muster.profiles.clone(), muster.sight.clone(), setting.homes, kits, emplaced);
    field.edges = muster.scenario.terms().edges(&setting);
    field.abroad = Arc::new(muster.sides.each_ref().map(|side| abroad(&side.platoons)));
    field
}

/// The troops in other hexes, each with its platoons (C-34).
fn abroad(platoons: &[PlatoonMuster]) -> Vec<Troop> {
    let mut troops: Vec<Troop> = Vec::new();
    for (number, platoon) in (1..).zip(platoons) {
        let Some(Afar { troop, hexes, .. }) = &platoon.afar else { continue };
        match troops.iter_mut().find(|known| known.name == *troop) {
            Some(known) => known.platoons.push(number),
            None => troops.push(Troop { name: troop.clone(), hexes: *hexes, platoons: vec![number] }),
        }
    }
    troops
}

fn stakes(muster: &Muster) -> Stakes {
    let zones = muster.sides.each_ref().map(|side| side.zone.clone());
    Stakes::new(muster.scenario, &setting(muster), zones, muster.sight.ground())
}

/// Only platoons that start with a primate on the board count for victory (T-149).
fn platoon_states(muster: &Muster) -> [Vec<PlatoonState>; 2] {
    let states = |side: usize| {
        // Platoons of a troop in another hex that don't support the battle have no place in the order.
        let has_place = |platoon: &&PlatoonMuster| platoon.afar.as_ref().is_none_or(|afar| afar.supports);
        let platoons = muster.sides[side].platoons.iter().filter(has_place);
        let state = |platoon: &PlatoonMuster| {
            let start = platoon.units.iter().map(|unit| unit.members.len()).sum::<usize>();
            let afar = platoon.afar.as_ref().map(|afar| afar.hexes);
            PlatoonState { start: if afar.is_some() { 0 } else { start as u16 }, afar }
        };
        platoons.map(state).collect()
    };
    [states(0), states(1)]
}

fn rule_of(order: &Order, asked: Option<Ask>) -> &'static str {
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
        Order::HoldFire if asked == Some(Ask::Barrage) => "C-15",
        Order::Fire { .. } | Order::HoldFire => "T-51",
        Order::Barrage => "C-15",
        Order::FireBlind => "C-17",
        Order::FireAt(_) => "C-21",
        Order::Keep(_) => "T-65",
        Order::Check(_) => "T-151",
        Order::Promote(_) => "T-34",
        Order::React(_) | Order::Forfeit(_) => "T-126",
        Order::GetDown => "T-162",
        Order::Overrun { .. } => "T-102",
        Order::Place(_) => "T-103",
        Order::Lead(..) => "T-158",
        Order::GoOn if asked == Some(Ask::GetDown) => "T-162",
        Order::GoOn if asked == Some(Ask::ChargeOn) => "T-144",
        Order::GoOn | Order::Abort(_) => "T-106",
        Order::Flee | Order::FleeTo(_) => "T-108",
        Order::Stand => "T-109",
        Order::Lose(_) => "T-116",
        Order::Charge(..) | Order::Halt => "T-118",
        Order::Damage(..) => "T-87",
        Order::Concede => "G-31",
        Order::Shell { .. } => "C-34",
        Order::Grid(_) => "C-40",
        Order::Strike(_) => "C-23",
    }
}
