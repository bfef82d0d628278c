//! Adds the characters of a battle to the world with all their components (G2).

use super::{
    characters::{Arms, Hurt, Load, LostCalls, Prone, Rating, Riding, State, Stealth, WEAPONS},
    field::{Field, Setting},
    muster::{Band, Character, Condition, Muster, Stall, mount_id, unit_id},
    profiles::{Profiles, Trait},
    steps::Steps,
    turns::Turn,
};
use crate::board::{Cell, terrain::Ground};
use crate::force::{
    PrimateIx, Roster, Side, UnitId, UnitIx,
    squad::{Place, Primate, Squad},
};
use bevy_ecs::world::World;
use std::sync::Arc;

/// Adds everyone to the world, with the field and the first turn.
pub(super) fn enlist(world: &mut World, muster: &Muster) -> (Roster, Field, Turn) {
    let (mut named, mut pieces, mut states) = (Vec::new(), Vec::new(), Vec::new());
    let setting = setting(muster);
    let enlisted = enlisted(muster, &setting);
    for (number, (state, name)) in (0..).zip(enlisted) {
        let (unit, ix, id) = (UnitIx(number), PrimateIx(number), state.id);
        let mut state = state;
        state.rating = Rating(setting.book.characters[setting.kinds[unit.at()]].initiative);
        let primate = Primate { id: id.primate(1), ix, unit, name: name.clone() };
        pieces.push((primate.id, world.spawn((primate, state.place)).id()));
        let squad = Squad { id, ix: unit, name, members: number..number + 1 };
        named.push((id, world.spawn((squad, state.parts())).id()));
        states.push(state);
    }
    let field = Field::new(Arc::new(setting), states);
    let mustered = muster.sides.each_ref().map(|band| band.characters.len() as u16);
    (Roster::new(named, pieces, Vec::new()), field, Turn::new(mustered))
}

/// Everyone at the start, with their names: the characters of each side, then its mounts.
fn enlisted(muster: &Muster, setting: &Setting) -> Vec<(State, String)> {
    let mut all = Vec::new();
    for (side, band) in Side::BOTH.into_iter().zip(&muster.sides) {
        let first = all.len();
        for (place, character) in band.characters.iter().enumerate() {
            let mut state = begins(unit_id(side, place), character);
            state.arms = loaded(&setting.book, &setting.weapons[all.len()], &character.condition);
            all.push((state, character.name.clone()));
        }
        for (place, mount) in band.mounts.iter().enumerate() {
            let number = UnitIx(all.len() as u16);
            let at = match mount.at {
                Stall::On(cell) => Place::On(cell),
                Stall::Under(rider) => {
                    if let Some((rider, _)) = all.get_mut(first + rider) {
                        rider.riding = Riding(Some(number));
                    }
                    Place::Reserve
                }
            };
            all.push((State::new(mount_id(side, place), at), mount.name.clone()));
        }
    }
    all
}

fn begins(id: UnitId, character: &Character) -> State {
    let mut state = State::new(id, character.cell.map_or(Place::Reserve, Place::On));
    state.stealth = Stealth { hidden: character.hidden, spotters: 0 };
    if character.carries {
        state.load = Load::Carried;
    }
    let Condition { prone, hurt, panic, .. } = character.condition;
    (state.prone, state.hurt, state.lost) = (Prone(prone), Hurt(hurt), LostCalls(panic));
    state
}

/// Everything that a character carries, loaded, with its own weapon in hand, unless its condition says otherwise.
pub(super) fn loaded(book: &Profiles, weapons: &[usize], condition: &Condition) -> Arms {
    let mut arms = Arms { hand: condition.hand, ..Arms::default() };
    for (rounds, weapon) in arms.rounds.iter_mut().zip(weapons) {
        *rounds = book.weapons[*weapon].magazine.into();
    }
    let in_hand = arms.rounds.get_mut(usize::from(condition.hand));
    if let (Some(left), Some(rounds)) = (in_hand, condition.rounds) {
        *left = rounds;
    }
    arms
}

fn setting(muster: &Muster) -> Setting {
    let book = muster.profiles.clone();
    let kinds_of = |band: &Band| -> Vec<usize> {
        let mounts = band.mounts.iter().map(|mount| mount.kind);
        band.characters.iter().map(|character| character.kind).chain(mounts).collect()
    };
    let kinds = muster.sides.each_ref().map(kinds_of).concat();
    let names_of = |band: &Band| -> Vec<String> {
        let mounts = band.mounts.iter().map(|mount| mount.name.clone());
        band.characters.iter().map(|character| character.name.clone()).chain(mounts).collect()
    };
    let carried = |kind: &usize| {
        let kind = &book.characters[*kind];
        let names = std::iter::once(&kind.weapon).chain(&book.carried);
        let all = names.filter_map(|name| book.weapon(name)).take(WEAPONS);
        if kind.has(Trait::Mount) { Vec::new() } else { all.collect() }
    };
    Setting {
        weapons: kinds.iter().map(carried).collect(),
        names: muster.sides.each_ref().map(names_of).concat(),
        kinds,
        sight: muster.sight.clone(),
        steps: Steps::over(muster.sight.ground(), &book),
        roads: roads(muster.sight.ground(), &book),
        scenario: muster.scenario.clone(),
        zones: muster.sides.each_ref().map(|band| band.zone.clone()),
        manners: muster.sides.each_ref().map(|band| band.manner),
        book,
    }
}

/// The cells of a ground's roads.
fn roads(ground: &Ground, book: &Profiles) -> Vec<Cell> {
    let is_road = |cell: &Cell| book.terrain_of(ground, *cell).is_some_and(|terrain| terrain.road);
    ground.spots().cells().filter(is_road).collect()
}
