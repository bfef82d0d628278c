//! Sets up a scene: places forces, starts the turn, adds marks, lays out dice.

use super::look;
use crate::battle::record::Record;
use crate::data::monkeys::script::{Mark, Scene, State};
use crate::dice::Dice;
use crate::engine::clock::Awaiting;
use crate::force::{Body, PieceId, Roster, Side, UnitId, squad::Place};
use crate::rules::monkeys::{
    Monkeys,
    brace::{Ammunition, Braced},
    commit::{Actions, Ended},
    door,
    field::Field,
    leader::Leadership,
    loads::{ArmState, Arms},
    order::Order,
    overwatch::Watch,
    pins::Pin,
    platoons::Turn,
    prone::Prone,
    stealth::Hidden,
    vehicles::Mounts,
};
use bevy_ecs::{
    component::{Component, Mutable},
    entity::Entity,
    world::World,
};

/// Starts the battle of a scene and keeps its record. Dice that give the turn to the scene's side are rolled before
/// those of the scene.
pub fn begin(world: &mut World, scene: &Scene) -> Awaiting {
    world.remove_resource::<Record>();
    let own = Dice::scripted(scene.dice.clone());
    door::muster(world, &scene.muster, scene.first_roll().unwrap_or_else(|| own.clone()));
    door::advance(world);
    if let Some((side, platoon)) = scene.turn {
        designate(world, side, platoon);
        *world.resource_mut::<Dice>() = own;
    }
    for mark in &scene.marks {
        put(world, scene, *mark);
    }
    door::survey(world);
    world.insert_resource(Record::<Monkeys>::of_scene(scene.setup.clone()));
    door::advance(world)
}

/// Chooses the platoon of the scene, if there is a choice.
fn designate(world: &mut World, side: Side, platoon: u8) {
    let asked =
        door::table(world).clock.window().is_some_and(|window| window.name() == "Designate" && window.side == side);
    if asked && door::submit(world, Order::Designate(platoon)).is_err() {
        unreachable!("a scene's turn is one of its platoons");
    }
}

fn put(world: &mut World, scene: &Scene, mark: Mark) {
    match mark {
        Mark::Unit(unit, State::Overwatch) => on_unit(world, unit, Watch(true)),
        Mark::Unit(unit, State::OutOfAmmo) => on_unit(world, unit, Ammunition::Out),
        Mark::Unit(unit, State::Done) => on_unit(world, unit, Actions { left: 0, ended: Ended::Done }),
        Mark::Primate(piece, State::Pinned) => on_primate(world, piece, pin(world.resource::<Turn>(), scene, piece)),
        Mark::Primate(piece, State::Recovering) => on_primate(world, piece, Pin::Recovering),
        Mark::Primate(piece, State::Braced) => on_primate(world, piece, Braced(true)),
        Mark::Primate(piece, State::Prone) => {
            let cell = look::place(world.resource::<Field>(), piece).and_then(Place::cell);
            on_primate(world, piece, Prone(cell));
        }
        Mark::Unit(unit, State::Hidden) => on_unit(world, unit, Hidden::Long),
        Mark::Gone(piece, pile) => on_primate(world, piece, Place::Off(pile)),
        Mark::Acting(piece) => {
            let leader = world.resource::<Roster>().find_primate(piece);
            on_unit(world, piece.unit, Leadership { leader, acting: true });
        }
        Mark::Actions(unit, left) => on_unit(world, unit, Actions::fresh(left)),
        Mark::Hull(piece, hull) => set(world, vehicle(world, piece), hull),
        Mark::Mount(piece, mount, state) => {
            let entity = vehicle(world, piece);
            let mut mounts = *world.get::<Mounts>(entity).expect("vehicles are mustered with their mounts");
            mounts.0[usize::from(mount) - 1] = state;
            set(world, entity, mounts);
        }
        Mark::Spent(piece, empty, spares, fired) => spend(world, piece, (empty, spares, fired)),
        Mark::Unit(..) | Mark::Primate(..) => unreachable!("the state was checked with the script"),
    }
}

/// Pinned since before this turn: members of the active platoon serve their pin in it (T-39).
fn pin(turn: &Turn, scene: &Scene, piece: PieceId) -> Pin {
    let serving = scene.turn.is_some() && turn.side == piece.unit.side && turn.active == Some(piece.unit.platoon);
    if serving { Pin::Serving } else { Pin::Fresh }
}

fn on_unit<C: Component<Mutability = Mutable>>(world: &mut World, unit: UnitId, value: C) {
    let roster = world.resource::<Roster>();
    let entity = roster.unit(roster.find_unit(unit).expect("a scene's marks are on its own units"));
    set(world, entity, value);
}

/// What a primate has fired from its first weapon: the first spare loads count as used up.
fn spend(world: &mut World, piece: PieceId, (empty, spares, fired): (bool, u8, u8)) {
    let roster = world.resource::<Roster>();
    let entity = roster.primate(roster.find_primate(piece).expect("a scene's marks are on its own primates"));
    let mut arms = *world.get::<Arms>(entity).expect("primates are mustered with their arms");
    let used = (0..spares).fold(0, |used, place| used | 1 << place);
    arms.0[0] = ArmState { empty, used, fired, ..arms.0[0] };
    set(world, entity, arms);
}

fn vehicle(world: &World, piece: PieceId) -> Entity {
    let found = world.resource::<Field>().find_body(piece);
    let Some(Body::Vehicle(vehicle)) = found else { unreachable!("a scene's marks are on its own vehicles") };
    world.resource::<Roster>().vehicle(vehicle)
}

fn on_primate<C: Component<Mutability = Mutable>>(world: &mut World, piece: PieceId, value: C) {
    let roster = world.resource::<Roster>();
    let entity = roster.primate(roster.find_primate(piece).expect("a scene's marks are on its own primates"));
    set(world, entity, value);
}

fn set<C: Component<Mutability = Mutable>>(world: &mut World, entity: Entity, value: C) {
    *world.entity_mut(entity).get_mut::<C>().expect("pieces are mustered with all their parts") = value;
}
