//! The book as the engine sees it: its questions, the start of a battle, and its state as plain data.

use super::{
    Suppression,
    choices::{self, Choices, View},
    enlist,
    illegal::Illegal,
    muster::Muster,
    order::Order,
    sequence::{Frame, Stage},
    snapshot::Snapshot,
    stages, wander,
    windows::Ask,
};
use crate::dice::Stream;
use crate::engine::{
    clock::Clock,
    rules::{Rules, Tempo, VerbKind},
    window::WindowKind,
};
use bevy_ecs::world::World;

impl Rules for Suppression {
    const BOOK: &'static str = "Suppression";
    const VERSION: u32 = 3;
    const WINDOWS: &'static [WindowKind] = Ask::WINDOWS;
    const VERBS: &'static [VerbKind] = super::actions::VERBS;
    const CONCESSION: &'static str = "G13";
    const SURVEY: Stage = Stage::Survey;

    type Procedure = Frame;
    type Order = Order;
    type Illegal = Illegal;
    type Muster = Muster;
    type Snapshot = Snapshot;
    type View<'w> = View<'w>;

    fn install(world: &mut World) {
        world.insert_resource(stages::stages());
    }

    fn muster(world: &mut World, muster: &Muster) {
        let (roster, field, turn) = enlist::enlist(world, muster);
        world.insert_resource(roster);
        world.insert_resource(field);
        world.insert_resource(turn);
        world.insert_resource(Clock::new(Frame::Battle));
    }

    fn view(world: &World) -> View<'_> {
        View { field: world.resource(), turn: world.resource(), clock: world.resource() }
    }

    fn choices(view: View) -> Option<Choices> {
        choices::choices(view)
    }

    fn check(view: View, order: &Order) -> Result<(), Illegal> {
        choices::check(view, order)
    }

    fn rule_of(_: View, order: &Order) -> &'static str {
        match order {
            Order::SetUp(..) => "G25",
            Order::Lead(_) => "G18",
            Order::Officer(_) => "G7",
            Order::Act(deed) => deed.action.rule(),
            Order::EndActions => "A5",
            Order::Charge { .. } | Order::EndAssault | Order::Consolidate(_) => "G12",
            Order::Concede => Self::CONCESSION,
        }
    }

    fn tempo(view: View) -> Tempo {
        let rounds = view.field.setting.scenario.rounds;
        Tempo { round: view.turn.round, rounds, side: view.turn.side, taken: view.turn.taken }
    }

    fn wander(view: View, choices: Choices, luck: &mut Stream) -> Option<Order> {
        wander::wander(view, choices, luck)
    }

    fn snapshot(world: &World) -> Snapshot {
        Snapshot::take(world)
    }

    fn restore(world: &mut World, moment: &Snapshot) {
        moment.put_back(world);
    }
}
