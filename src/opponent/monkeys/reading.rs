//! The situation of a turn of Monkeys With Guns, from the facts that both players know and the figures that both see.
//! Courses, goals and scores aren't used, so its plans stay secret.

use super::{taste, yielding};
use crate::board::{Cell, distance};
use crate::data::monkeys::persona::Persona;
use crate::engine::fact::{Fact, What, Who};
use crate::force::{PieceId, Side, UnitId, squad::Pile};
use crate::opponent::speech::{Chapter, Situation, seen};
use crate::rules::monkeys::{choices::Table, field::Field, scenarios::Whereabouts};
use std::collections::{BTreeMap, BTreeSet};

/// Squares that each member of a unit must have gained, on average, before the unit counts as nearer. They are counted
/// from the first square it entered, since facts don't say where it came from.
const GAINED: i32 = 1;

/// The situation of a side in its turn.
pub fn situation(table: Table, chapter: Chapter, persona: &Persona) -> Situation {
    let (side, field) = (chapter.side, table.field);
    let given = |name: &str| {
        let units = chapter.orders().filter(|(order, _)| *order == name).map(|(_, unit)| unit);
        units.collect::<BTreeSet<_>>().len()
    };
    let commands = chapter.orders().filter(|(order, _)| is_command(order)).count();
    let shooters = chapter.seen().filter_map(|fact| match fact.what {
        What::Shot { by, .. } if by.unit.side == side => Some(by.unit),
        _ => None,
    });
    Situation {
        begins: commands == 1 && !chapter.ends,
        ends: chapter.ends,
        opens: chapter.opens(),
        charges: chapter.orders().last().is_some_and(|(order, _)| order == "Overrun"),
        felled_leader: chapter.seen().any(|fact| lost_leader(fact, side.other())),
        took_prize: chapter.seen().any(|fact| took(&fact.what, side)),
        // Units that leave the board because of a standing order haven't given up.
        leaves: yielding::withdraws(table, side, persona) && chapter.seen().any(|fact| left(&fact.what, side)),
        bereaved: is_bereaved(field, chapter),
        pinned: is_pinned(field, side),
        restless: taste::is_restless(persona, table, side),
        nearer: nearer(table, chapter),
        watching: given("Overwatch"),
        sneaking: given("Stealth"),
        firing: shooters.collect::<BTreeSet<_>>().len(),
        fallen: fallen(chapter),
    }
}

/// Whether a unit of a side tests because the enemy removed its leader (T-77).
fn lost_leader(fact: &Fact, of: Side) -> bool {
    fact.rule.0 == "T-77" && matches!(fact.what, What::Tested { who: Who::Unit(unit), .. } if unit.side == of)
}

/// Orders that make a unit do something.
fn is_command(order: &str) -> bool {
    const COMMANDS: [&str; 10] =
        ["Move", "Stealth", "Attack", "Overrun", "Overwatch", "Brace", "Reload", "Smoke", "SpecialOrder", "PickUp"];
    COMMANDS.contains(&order)
}

/// A crate picked up or brought to safety, or a marker taken (G-15, G-18).
fn took(what: &What, by: Side) -> bool {
    matches!(what, What::Held { object: "crate" | "crate-safe" | "marker", side: Some(side), .. } if *side == by)
}

fn left(what: &What, of: Side) -> bool {
    matches!(what, What::Removed { piece, pile: Pile::Retreated } if piece.unit.side == of)
}

/// Whether the enemy removed a leader, or the last member of a unit, since the previous turn.
fn is_bereaved(field: &Field, chapter: Chapter) -> bool {
    let gone = |unit: UnitId| field.find_unit(unit).is_some_and(|unit| !field.stands(unit));
    let last = |fact: &Fact| match fact.what {
        What::Removed { piece, pile } => piece.unit.side == chapter.side && pile != Pile::Retreated && gone(piece.unit),
        _ => false,
    };
    chapter.since().any(|fact| lost_leader(fact, chapter.side) || last(fact))
}

/// Whether at least half of a side's primates on the board are pinned.
fn is_pinned(field: &Field, side: Side) -> bool {
    let standing = field.primates.iter().filter(|one| one.id.unit.side == side && one.place.is_on_board());
    let (all, held) = standing.fold((0, 0), |(all, held), one| (all + 1, held + usize::from(one.pin.holds())));
    held > 0 && 2 * held >= all
}

/// Fallen primates of the side and of its enemy so far. Those that walked off the board don't count.
fn fallen(chapter: Chapter) -> (usize, usize) {
    let piles = seen(chapter.before).chain(chapter.seen()).filter_map(|fact| match fact.what {
        What::Removed { piece, pile } if pile != Pile::Retreated => Some(piece.unit.side == chapter.side),
        _ => None,
    });
    piles.fold((0, 0), |(own, enemy), is_own| (own + usize::from(is_own), enemy + usize::from(!is_own)))
}

/// Units that got nearer in the turn, to a visible enemy or to what the scenario is about.
fn nearer(table: Table, chapter: Chapter) -> usize {
    let mut walks: BTreeMap<PieceId, (Cell, Cell)> = BTreeMap::new();
    for fact in chapter.seen() {
        if let What::Moved { piece, cell } = fact.what
            && piece.unit.side == chapter.side
        {
            walks.entry(piece).and_modify(|walk| walk.1 = cell).or_insert((cell, cell));
        }
    }
    let aims = [enemies(table.field, chapter.side), goals(table, chapter.side)];
    let units: BTreeSet<UnitId> = walks.keys().map(|piece| piece.unit).collect();
    let gained = |unit: &UnitId, aims: &[Cell]| {
        let walks = walks.iter().filter(|(piece, _)| piece.unit == *unit).map(|(_, walk)| *walk);
        let squares = |cell: Cell| aims.iter().map(|aim| distance(*aim, cell)).min().unwrap_or(0);
        let (count, gain) =
            walks.fold((0, 0), |(count, gain), (from, to)| (count + 1, gain + squares(from) - squares(to)));
        gain >= GAINED * count
    };
    units.iter().filter(|unit| aims.iter().any(|aims| !aims.is_empty() && gained(unit, aims))).count()
}

/// The cells of enemies that aren't hidden.
fn enemies(field: &Field, side: Side) -> Vec<Cell> {
    let units = field.all_units().filter(|unit| field.side(*unit) != side && !field.unit(*unit).hidden.holds());
    units.flat_map(|unit| field.members(unit).collect::<Vec<_>>()).filter_map(|one| field.cell(one)).collect()
}

/// Where the side's goals are: markers that it doesn't hold, crates on the ground, the area to be taken.
fn goals(table: Table, side: Side) -> Vec<Cell> {
    let stakes = &table.turn.stakes;
    let markers = stakes.markers.iter().filter(|marker| marker.held != Some(side)).map(|marker| marker.cell);
    let crates = stakes.crates.iter().filter(|one| one.whereabouts == Whereabouts::Lying).map(|one| one.cell);
    let area = stakes.area.filter(|_| stakes.attacks() == Some(side));
    let middle = area.map(|area| Cell::new(area.from.x.midpoint(area.to.x), area.from.y.midpoint(area.to.y)));
    markers.chain(crates).chain(middle).collect()
}
