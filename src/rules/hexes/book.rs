//! The book as the engine sees it: its questions, the start of a battle, and its state as plain data.

use super::{
    Hexes,
    choices::{self, Choices, View},
    enlist,
    illegal::Illegal,
    muster::Muster,
    order::Order,
    retold::Opening,
    sequence::{Frame, Stage},
    snapshot::{self, Snapshot},
    stages, wander,
    windows::Ask,
};
use crate::dice::Stream;
use crate::engine::{
    clock::Clock,
    rules::{Rules, Tempo},
    window::WindowKind,
};
use crate::force::Side;
use bevy_ecs::world::World;

impl Rules for Hexes {
    const BOOK: &'static str = "Hexes";
    const VERSION: u32 = 5;
    const WINDOWS: &'static [WindowKind] = Ask::WINDOWS;
    const CONCESSION: &'static str = "G16";
    const SURVEY: Stage = Stage::Survey;
    const SECRETS: bool = true;
    const SHARED: bool = true;

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
        world.insert_resource(Opening::new(&field));
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

    fn rule_of(view: View, order: &Order) -> &'static str {
        match order {
            Order::Concede => Self::CONCESSION,
            Order::SetUp(..) | Order::Plan(_) | Order::Choose(_) => {
                view.clock.window().map_or(Self::CONCESSION, |window| window.kind.rule)
            }
        }
    }

    fn tempo(view: View) -> Tempo {
        let side = view.clock.window().map_or_else(|| view.turn.choosing()[0], |window| window.side);
        let taken = view.turn.round.saturating_sub(1);
        let rounds = view.field.setting.scenario.rounds;
        Tempo { round: view.turn.round, rounds, side, taken: [taken; 2] }
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

    fn hides(view: View) -> Option<bool> {
        Some(snapshot::hides(view.field, view.turn))
    }

    fn shown<T>(view: View<'_>, side: Side, look: impl FnOnce(View<'_>) -> T) -> Option<T> {
        let field = snapshot::uncovered(view, side)?;
        Some(look(View { field: &field, ..view }))
    }

    fn veil(moment: &Snapshot, side: Side, luck: &mut Stream) -> Snapshot {
        moment.veiled(side, luck)
    }
}
