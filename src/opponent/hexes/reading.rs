//! The situation of a side in a round of Ordered Hexes, from the facts and the board, which both players see.

use crate::board::hex::Hex;
use crate::data::hexes::persona::{Consider, Persona};
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId, UnitIx, squad::Place};
use crate::opponent::speech::{Chapter, Situation, seen};
use crate::rules::hexes::{choices::View, field::Field, turns};
use std::collections::{BTreeMap, BTreeSet};

/// The situation of a side in a round. Cards are face down when a battle opens, so that its first words wait for the end
/// of the round, when it has shown whether they are true.
pub fn situation(view: View, chapter: Chapter, persona: &Persona) -> Situation {
    let (side, field) = (chapter.side, view.field);
    let shooters = chapter.seen().filter_map(|fact| match fact.what {
        What::Shot { by, .. } if by.unit.side == side => Some(by.unit),
        _ => None,
    });
    let aims = chapter.seen().filter_map(|fact| match fact.what {
        What::Marked { who: Who::Unit(unit), mark: "aim" } if unit.side == side => Some(unit),
        _ => None,
    });
    let walks = walks(chapter);
    let [nearer, farther] = gained(field, side, &walks);
    let opens = chapter.opens();
    Situation {
        begins: if opens { chapter.ends } else { chapter.orders().count() == 1 && !chapter.ends },
        ends: chapter.ends,
        opens: opens && keeps_its_word(persona, [nearer, farther], field.standing(side).count()),
        charges: charges(view, chapter),
        took_prize: walks.values().any(|walk| crosses(field, side, *walk)),
        bereaved: chapter.since().any(|fact| is_gone(fact, side)),
        pinned: is_shaken(field, side),
        // A side that mostly turns back doesn't advance.
        nearer: if nearer > farther { nearer } else { 0 },
        watching: aims.collect::<BTreeSet<UnitId>>().len(),
        firing: shooters.collect::<BTreeSet<UnitId>>().len(),
        fallen: (fallen(field, side), fallen(field, side.other())),
        ..Situation::default()
    }
}

/// Whether a unit of the side has gone into an assault after its last order.
fn charges(view: View, chapter: Chapter) -> bool {
    let last = chapter.facts.iter().rposition(|fact| matches!(fact.what, What::Ordered { .. }));
    let since = seen(&chapter.facts[last.unwrap_or(0)..]);
    let mut met = since.filter_map(|fact| match fact.what {
        What::Marked { who: Who::Unit(unit), mark: "in-assault" } if unit.side == chapter.side => Some(unit),
        _ => None,
    });
    let goes = |unit: UnitIx| {
        view.turn.fights.iter().any(|fight| fight.fighters.iter().any(|one| one.unit == unit && fight.moves(one)))
    };
    met.any(|unit| view.field.find(unit).is_some_and(goes))
}

fn is_gone(fact: &Fact, side: Side) -> bool {
    matches!(fact.what, What::Removed { piece, .. } if piece.unit.side == side)
}

/// Whether at least half of a side's units on the board are shaken.
fn is_shaken(field: &Field, side: Side) -> bool {
    let shaken = field.standing(side).filter(|(unit, _)| field.is_shaken(*unit)).count();
    shaken > 0 && 2 * shaken >= field.standing(side).count()
}

/// Where each unit of the side that has moved in the round was when it began, and where it is now.
fn walks(chapter: Chapter) -> BTreeMap<PieceId, (Hex, Hex)> {
    let places = |facts: &[Fact]| -> BTreeMap<PieceId, Hex> {
        let place = |fact: &Fact| match fact.what {
            What::Moved { piece, cell } | What::Placed { piece, cell } if piece.unit.side == chapter.side => {
                Some((piece, Hex::halved(cell.x, cell.y)?))
            }
            _ => None,
        };
        seen(facts).filter_map(place).collect()
    };
    let before = places(chapter.before);
    let walk = |(piece, to): (PieceId, Hex)| Some((piece, (*before.get(&piece)?, to)));
    places(chapter.facts).into_iter().filter_map(walk).collect()
}

/// Whether a walk leads to where the side has to cross to.
fn crosses(field: &Field, side: Side, (from, to): (Hex, Hex)) -> bool {
    let crossing = turns::crossing(field).filter(|crossing| crossing.side == side);
    crossing.is_some_and(|crossing| crossing.zone.contains(&to) && !crossing.zone.contains(&from))
}

/// Whether a side has begun as its personality says that it does: one that is all for its goal comes straight on, any
/// other stays back with at least half of its units.
fn keeps_its_word(persona: &Persona, [nearer, farther]: [usize; 2], units: usize) -> bool {
    let comes = persona.weight(Consider::Goal) > ITS_OWN;
    if comes { nearer > 0 && farther == 0 } else { 2 * nearer <= units }
}

/// The weight of a criterion that a personality neither likes nor dislikes.
const ITS_OWN: i64 = 100;

/// How many walks lead nearer to the enemy or to where the side has to cross to, and how many only lead away.
fn gained(field: &Field, side: Side, walks: &BTreeMap<PieceId, (Hex, Hex)>) -> [usize; 2] {
    let far = |hex: Hex, goals: &[Hex]| goals.iter().map(|goal| goal.distance(hex)).min().unwrap_or(0);
    let enemies: Vec<Hex> = field.standing(side.other()).map(|(_, hex)| hex).collect();
    let crossing = turns::crossing(field).filter(|crossing| crossing.side == side);
    let goals = [enemies, crossing.map(|crossing| crossing.zone.clone()).unwrap_or_default()];
    let nearer = |(from, to): &(Hex, Hex)| goals.iter().any(|goals| far(*to, goals) < far(*from, goals));
    let farther = |(from, to): &(Hex, Hex)| goals.iter().any(|goals| far(*to, goals) > far(*from, goals));
    let gains = walks.values().filter(|walk| nearer(walk)).count();
    [gains, walks.values().filter(|walk| !nearer(walk) && farther(walk)).count()]
}

/// Models of a side that have fallen.
fn fallen(field: &Field, side: Side) -> usize {
    let of = |unit: UnitIx| {
        let (state, models) = (field.unit(unit), usize::from(field.kind(unit).models));
        let stands = matches!(state.place, Place::On(_) | Place::Reserve);
        if stands { models.saturating_sub(usize::from(state.models.0)) } else { models }
    };
    field.of(side).map(of).sum()
}
