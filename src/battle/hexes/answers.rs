//! The answers of a step in words.

use super::{called, tell::Names};
use crate::battle::form::Choice;
use crate::board::{
    Cell,
    hex::{Bearing, Hex},
};
use crate::force::UnitId;
use crate::rules::hexes::{
    answers::Answer,
    field::{Field, Group},
    shooting,
};
use crate::words::{Term, say, word};

/// An answer as text.
pub(super) fn told((field, names): (&Field, &Names), answer: &Answer) -> Choice {
    let of = |unit: &UnitId| names.unit(*unit);
    let place =
        |unit: &UnitId, to: Cell| field.find(*unit).map_or_else(String::new, |unit| called::place(field, unit, to));
    let choice = |id: &str, terms: &[(&'static str, Term)]| Choice { title: say(id, terms), ..Choice::default() };
    match answer {
        Answer::Move(unit, way, to) => moved(field, *unit, *way, *to),
        Answer::Stay(unit) => choice("hexes-answer-stay", &[("unit", of(unit).into())]),
        Answer::Hold(..) => choice("hexes-answer-hold", &[]),
        Answer::Fire(unit, number, target, group) => fired((field, names), (*unit, *number), *target, *group),
        Answer::Smoke(unit, _, cell) => {
            Choice { cell: Some(*cell), ..choice("hexes-answer-smoke", &[("place", place(unit, *cell).into())]) }
        }
        Answer::Strike(_, group, cunning) => {
            let id = if *cunning { "hexes-answer-cunning" } else { "hexes-answer-strike" };
            choice(id, &[("group", called::group(*group).into())])
        }
        Answer::Cancel(hits) => {
            let one = |(unit, count): &(UnitId, u8)| {
                say("hexes-answer-cancelled", &[("unit", of(unit).into()), ("count", i32::from(*count).into())])
            };
            let hits: Vec<String> = hits.iter().filter(|(_, count)| *count > 0).map(one).collect();
            let none = || word("hexes-answer-cancel-none");
            Choice { title: if hits.is_empty() { none() } else { hits.join(", ") }, ..Choice::default() }
        }
        Answer::Retreat(unit, cell, way) => {
            let terms = [("place", place(unit, *cell).into()), ("way", called::way(*way).into())];
            let here = field.find(*unit).and_then(|unit| field.hex(unit)).map(Cell::from);
            let id = if here == Some(*cell) { "hexes-answer-stay-beaten" } else { "hexes-answer-retreat" };
            Choice { cell: Some(*cell), ..choice(id, &terms) }
        }
        Answer::Heal(_, treatments) => {
            let one = |treatment: &crate::rules::hexes::healing::Treatment| {
                say(
                    "hexes-answer-heal",
                    &[("unit", of(&treatment.0).into()), ("care", called::care(treatment.1).into())],
                )
            };
            let all: Vec<String> = treatments.iter().map(one).collect();
            let none = || word("hexes-answer-heal-none");
            Choice { title: if all.is_empty() { none() } else { all.join(", ") }, ..Choice::default() }
        }
    }
}

/// Where a unit goes, and its facing. For a turn in place, the cell is the hex that it faces afterwards.
fn moved(field: &Field, unit: UnitId, way: Bearing, to: Cell) -> Choice {
    let unit = field.find(unit);
    let from = unit.and_then(|unit| field.hex(unit));
    let stays = from.map(Cell::from) == Some(to);
    let ahead = from.map(|hex| Cell::from(hex.next(way)));
    let off = Hex::halved(to.x, to.y).is_none_or(|hex| !field.table().contains(hex));
    let id = match (stays, off) {
        (true, _) => "hexes-answer-turn",
        (false, true) => "hexes-answer-off",
        (false, false) => "hexes-answer-go",
    };
    let place = unit.filter(|_| !off).map_or_else(String::new, |unit| called::place(field, unit, to));
    let terms = [("place", place.into()), ("way", called::way(way).into())];
    Choice { title: say(id, &terms), cell: if stays { ahead } else { Some(to) }, ..Choice::default() }
}

/// A shot, with the number it needs and its chance.
fn fired((field, names): (&Field, &Names), (unit, number): (UnitId, u8), target: UnitId, group: Group) -> Choice {
    let Some((shooter, enemy)) = field.find(unit).zip(field.find(target)) else { return Choice::default() };
    let weapon = usize::from(number).saturating_sub(1);
    let name = names.unit(target);
    let cell = field.hex(enemy).map(Cell::from);
    if shooting::lays(field, shooter, weapon).is_some() {
        let title = say("hexes-answer-throw", &[("target", name.into())]);
        return Choice { title, cell, unit: Some(target), ..Choice::default() };
    }
    let Some(shot) = shooting::shot(field, shooter, weapon, enemy) else { return Choice::default() };
    let dice = field.armor(enemy, group).saturating_sub(shot.ap);
    let [whole, part] = field.numbers().armor.lets_through(dice);
    let terms = [
        ("target", name.into()),
        ("group", called::group(group).into()),
        ("need", i32::from(shot.need).into()),
        ("chance", called::percent(shooting::chance(field, shot.need)).into()),
        ("dice", i32::from(dice).into()),
        ("through", called::percent((whole / 1000) as u32).into()),
        ("part", called::percent((part / 1000) as u32).into()),
        ("less", i32::from(-field.numbers().armor.partly).into()),
    ];
    let title = say("hexes-answer-fire", &terms);
    let sum = summed(field, &shot);
    let about = std::iter::once(say("hexes-answer-fire-about", &terms)).chain(sum).collect::<Vec<_>>().join("\n");
    Choice { title, about, cell, unit: Some(target), ..Choice::default() }
}

/// The terms of a shot's needed number, one line each (R16, R17).
fn summed(field: &Field, shot: &shooting::Shot) -> Vec<String> {
    let base = say("hexes-term-base", &[("need", i32::from(field.numbers().to_hit.need).into())]);
    let term = |(name, value): &shooting::Term| {
        say(
            "hexes-term",
            &[("name", word(&format!("hexes-term-{name}")).into()), ("value", format!("{value:+}").into())],
        )
    };
    std::iter::once(base).chain(shot.terms.iter().map(term)).collect()
}
