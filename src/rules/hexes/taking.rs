//! Who enters the hexes that are decided (F20, G14).

use super::{
    field::Field,
    fights::{Fight, Fighter},
    stacking,
};
use crate::board::hex::Hex;
use crate::force::{Side, UnitIx};

/// Movers of the winners that enter their hexes, all at once: a hex that one of them leaves is free for another (F16,
/// G4). Those without room stay where they were.
pub(super) fn entrants(field: &Field, decided: &[(Fight, Side)]) -> Vec<(UnitIx, Hex)> {
    let movers = |(fight, winner): &(Fight, Side)| {
        let movers = fight.of(field, *winner).filter(|fighter| fight.moves(fighter));
        movers.map(|fighter| (fighter.unit, fight.hex)).collect::<Vec<_>>()
    };
    let mut entrants: Vec<(UnitIx, Hex)> = decided.iter().flat_map(movers).collect();
    entrants.retain(|(unit, _)| field.hex(*unit).is_some());
    // Each one that stays may take the room of another, so that it has to be looked at again.
    while let Some(blocked) = (0..entrants.len()).find(|place| !is_free(field, decided, &entrants[..], *place)) {
        entrants.remove(blocked);
    }
    entrants
}

/// Whether an entrant finds no enemy in its hex, and room beside its friends there and those who enter before it.
fn is_free(field: &Field, decided: &[(Fight, Side)], entrants: &[(UnitIx, Hex)], place: usize) -> bool {
    let (unit, hex) = entrants[place];
    let side = field.side(unit);
    let stays = |other: &UnitIx| !entrants.iter().any(|(entrant, _)| entrant == other);
    let (friends, enemies): (Vec<UnitIx>, Vec<UnitIx>) =
        field.at(hex).filter(stays).partition(|other| field.side(*other) == side);
    if enemies.into_iter().any(|enemy| !field.flies(enemy) && !makes_room(field, decided, enemy)) {
        return false;
    }
    let entering = entrants[..=place].iter().filter(|(_, goal)| *goal == hex).map(|(entrant, _)| *entrant);
    let entering: Vec<UnitIx> = entering.filter(|other| field.side(*other) == side).chain(friends).collect();
    stacking::fits(field, &entering)
}

/// Whether a unit was on its way to another hex and has lost it: it makes room for the winner of its own.
fn makes_room(field: &Field, decided: &[(Fight, Side)], unit: UnitIx) -> bool {
    decided.iter().any(|(fight, winner)| {
        let is_it = |fighter: &&Fighter| fighter.unit == unit && fight.moves(fighter);
        field.side(unit) != *winner && fight.fighters.iter().any(|fighter| is_it(&fighter))
    })
}
