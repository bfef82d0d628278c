//! Scripts of Initiative Ladder.

use crate::battle::{record::Record, script::Scripted};
use crate::board::Cell;
use crate::data::{
    LoadError,
    initiative::script::{Scene, Setup, State},
};
use crate::dice::Dice;
use crate::engine::{
    BookOrder, Fact, door,
    fact::{What, Who},
};
use crate::force::{PieceId, UnitIx, squad::Place};
use crate::rules::initiative::{
    Illegal, Initiative, View,
    characters::{Load, Repetition},
    field::Field,
    order::Order,
    wounds::{self, Location},
};
use crate::words::{self, Message};
use bevy_ecs::world::World;

impl Scripted for Initiative {
    fn stage(world: &mut World, scene: &Scene) {
        world.remove_resource::<Record<Self>>();
        door::muster::<Self>(world, &scene.muster, Dice::scripted(scene.dice.clone()));
        world.insert_resource(Record::<Self>::of_scene(scene.setup.clone()));
        door::advance::<Self>(world);
    }

    fn scene_of(setup: &Setup, file: &str) -> Result<Scene, LoadError> {
        setup.scene(file)
    }

    fn laid(scene: &Scene) -> &[u8] {
        &scene.dice
    }

    /// Phases may pass, and ties be decided, before the first order.
    fn has_prelude(_: &Scene) -> bool {
        true
    }

    fn states(view: View, who: Who) -> Vec<State> {
        let Who::Unit(unit) = who else { return Vec::new() };
        let mut states = view.field.find(unit).map_or_else(Vec::new, |unit| states(view.field, unit));
        states.sort_unstable();
        states
    }

    fn whereabouts(view: View, piece: PieceId) -> String {
        match view.field.find(piece.unit).map(|unit| view.field.unit(unit).place) {
            Some(Place::On(cell)) => format!("Place(\"{piece}\", ({}, {}))", cell.x, cell.y),
            Some(Place::Off(pile)) => format!("Pile(\"{piece}\", {pile:?})"),
            _ => words::say("script-reserve", &[("piece", piece.to_string().into())]),
        }
    }

    fn board(view: View, scene: &Scene) -> Vec<String> {
        let (width, height) = view.field.size();
        let token = |cell: Cell| {
            let piece = view.field.at(cell).map(|unit| view.field.piece(unit));
            let letter = scene.tokens.iter().find(|(_, known)| Some(**known) == piece);
            letter.map_or('.', |(letter, _)| *letter)
        };
        (0..height).map(|y| (0..width).map(|x| token(Cell::new(x, y))).collect()).collect()
    }

    fn reason(why: &Illegal) -> Option<&'static str> {
        match why {
            Illegal::OtherWindow { .. } => Some("window"),
            Illegal::NoSuchCharacter { .. } => Some("unit"),
            _ => None,
        }
    }

    fn purpose(_: &[Fact], roll: &Fact) -> Option<Message> {
        let What::Threw { who, why, .. } = &roll.what else { return None };
        let why = words::word(&format!("initiative-roll-{why}"));
        Some(Message::new("initiative-dry").with("who", who.to_string()).with("why", why))
    }
}

/// The states of a character, apart from the default ones.
fn states(field: &Field, unit: UnitIx) -> Vec<State> {
    let state = field.unit(unit);
    let id = |other: UnitIx| field.unit(other).id;
    let initiative = wounds::initiative(field, unit);
    let hurt = Location::ALL.into_iter().zip(state.hurt.0);
    let hurt = hurt.filter(|(_, damage)| *damage > 0).map(|(part, damage)| State::Hurt(part.name().to_owned(), damage));
    let single = [
        (state.prone.0, State::Prone),
        (initiative != state.rating.0, State::Initiative(initiative)),
        (state.lost.0 > 0, State::Panic(state.lost.0)),
        (state.aiming.0.is_some(), State::Aiming),
        (state.aiming.0.is_some_and(|aim| aim.off_phase), State::OffPhase),
        (state.stealth.hidden, State::Hidden),
        (state.acted.0, State::Acted),
        (state.arms.reloaded > 0, State::Reloaded(state.arms.reloaded)),
        (state.repetition == Repetition::Broken, State::BrokenOff),
        (state.radio.0, State::Radio),
        (state.load == Load::Carried, State::Carries),
    ];
    let mut states: Vec<State> = single.into_iter().filter_map(|(holds, state)| holds.then_some(state)).collect();
    states.extend(hurt);
    if !field.setting.weapons[unit.at()].is_empty() {
        let weapon = field.weapon(unit);
        states.extend((state.arms.hand > 0).then(|| State::Hand(weapon.name.clone())));
        let rounds = field.rounds(unit);
        states.extend((rounds != u16::from(weapon.magazine)).then_some(State::Rounds(rounds)));
    }
    if let Repetition::Of(action) = &state.repetition {
        states.push(State::Repeats(Order::Act(state.id, action.clone()).name().to_owned()));
    }
    states.extend(state.grip.holds.map(|enemy| State::Holds(id(enemy))));
    states.extend(state.grip.held_by.map(|enemy| State::Held(id(enemy))));
    states.extend(state.riding.0.map(|mount| State::Rides(id(mount))));
    states
}
