//! The book as the engine sees it: its questions, the start of a battle, and its state as plain data.

use super::{
    Initiative,
    choices::{self, Choices, View},
    covering, enlist,
    illegal::Illegal,
    muster::Muster,
    order::Order,
    sequence::{Frame, Stage},
    snapshot::Snapshot,
    stages, stealth, veil,
    verbs::VERBS,
    wander,
    windows::Ask,
};
use crate::dice::Stream;
use crate::engine::{
    Viewer,
    clock::Clock,
    rules::{Rules, Tempo, VerbKind},
    window::WindowKind,
};
use crate::force::{Side, squad::Place};
use bevy_ecs::world::World;

impl Rules for Initiative {
    const BOOK: &'static str = "Initiative";
    const VERSION: u32 = 7;
    const WINDOWS: &'static [WindowKind] = Ask::WINDOWS;
    const VERBS: &'static [VerbKind] = VERBS;
    const CONCESSION: &'static str = "G11";
    const SURVEY: Stage = Stage::Survey;
    const SECRETS: bool = true;

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
        View { field: world.resource(), turn: world.resource(), clock: world.resource(), viewer: Viewer::All }
    }

    fn choices(view: View) -> Option<Choices> {
        choices::choices(view)
    }

    fn check(view: View, order: &Order) -> Result<(), Illegal> {
        choices::check(view, order)
    }

    fn rule_of(_: View, order: &Order) -> &'static str {
        match order {
            Order::SetUp(..) => "G22",
            Order::Carry(_) => "G23",
            Order::Repeat(..) | Order::Declared => "R17",
            Order::GoOn(_) | Order::NewWay(..) => "R18",
            Order::BreakOff(_) => "R19",
            Order::Act(_, action) => action.rule(),
            Order::Talk(..) => "R11",
            Order::Interrupt(_) | Order::LetPass => "R20",
            Order::Concede => Self::CONCESSION,
        }
    }

    fn tempo(view: View) -> Tempo {
        let taken = view.turn.turn.saturating_sub(1);
        let rounds = view.field.setting.scenario.turns;
        Tempo { round: view.turn.turn, rounds, side: view.turn.side, taken: [taken; 2] }
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
        Some(stealth::has_secrets(view.field))
    }

    fn lurks(view: View, side: Side) -> bool {
        let lurks = |unit| !view.field.is_known(unit) && !matches!(view.field.unit(unit).place, Place::Off(_));
        view.field.of(side).any(lurks)
    }

    fn answers(view: View, side: Side) -> bool {
        // Its only shot of the phase has been seen by both (R24).
        !covering::is_spent(view.field, view.turn, side) && Self::lurks(view, side)
    }

    fn is_open(view: View, side: Side) -> bool {
        veil::is_open(view.field, view.turn, side)
    }

    fn veil(moment: &Snapshot, side: Side, luck: &mut Stream) -> Snapshot {
        moment.veiled(side, luck)
    }
}
