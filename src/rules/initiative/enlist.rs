//! Puts the characters of a battle into the world with all their components (G2).

use super::{
    characters::{Arms, Hidden, State, WEAPONS},
    field::{Field, Setting},
    muster::Muster,
    profiles::Profiles,
    turns::Turn,
};
use crate::force::{
    PrimateIx, Roster, UnitIx,
    squad::{Place, Primate, Squad},
};
use bevy_ecs::world::World;
use std::sync::Arc;

/// Puts everyone into the world, with the field that they stand on and the first turn.
pub(super) fn enlist(world: &mut World, muster: &Muster) -> (Roster, Field, Turn) {
    let (mut named, mut pieces, mut states) = (Vec::new(), Vec::new(), Vec::new());
    let setting = setting(muster);
    for (number, (id, character)) in (0..).zip(muster.characters()) {
        let (unit, ix) = (UnitIx(number), PrimateIx(number));
        let mut state = State::new(id, Place::On(character.cell));
        state.arms = loaded(&setting.book, &setting.weapons[unit.at()]);
        state.hidden = Hidden(character.hidden);
        let primate = Primate { id: id.primate(1), ix, unit, name: character.name.clone() };
        pieces.push((primate.id, world.spawn((primate, state.place)).id()));
        let squad = Squad { id, ix: unit, name: character.name.clone(), members: number..number + 1 };
        named.push((id, world.spawn((squad, state.parts())).id()));
        states.push(state);
    }
    let field = Field::new(Arc::new(setting), states);
    (Roster::new(named, pieces, Vec::new()), field, Turn::new(muster.sides.each_ref().map(|side| side.len() as u16)))
}

/// Everything that a character carries, loaded, its own weapon in hand.
fn loaded(book: &Profiles, weapons: &[usize]) -> Arms {
    let mut arms = Arms::default();
    for (rounds, weapon) in arms.rounds.iter_mut().zip(weapons) {
        *rounds = book.weapons[*weapon].magazine;
    }
    arms
}

fn setting(muster: &Muster) -> Setting {
    let book = muster.profiles.clone();
    let kinds: Vec<usize> = muster.characters().map(|(_, character)| character.kind).collect();
    let carried = |kind: &usize| {
        let own = &book.characters[*kind].weapon;
        let names = std::iter::once(own).chain(&book.carried);
        names.filter_map(|name| book.weapon(name)).take(WEAPONS).collect()
    };
    let weapons = kinds.iter().map(carried).collect();
    Setting { weapons, kinds, sight: muster.sight.clone(), scenario: muster.scenario.clone(), book }
}
