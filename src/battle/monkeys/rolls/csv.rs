//! Rolls as comma-separated values for spreadsheets: a header line, then one line per roll.

use super::{Roll, Tally};
use crate::battle::{
    monkeys::tell::Names,
    table::{decimal, lines, quoted},
};
use crate::engine::fact::{Line, Who};
use crate::force::{PieceId, Side};
use crate::rules::monkeys::odds::WHOLE;
use crate::words::word;

/// Columns of the table. Later versions add columns at the end.
const HEAD: &str = "number,round,kind,rule,side,who,target,attack,defense,attack_terms,defense_terms,dice,chooser,kept,\
bonus,need,passed,pass_expected,felled_expected,felled,lost_expected,lost";

/// The whole table. Averages have four decimals, rounded to the nearest; cells that don't apply are empty.
pub fn csv(rolls: &[Roll], names: &Names) -> String {
    lines(HEAD, rolls.iter().enumerate().map(|(place, roll)| cells(place + 1, roll, names)))
}

fn cells(number: usize, roll: &Roll, names: &Names) -> Vec<String> {
    let side = |side: Option<Side>| side.map_or_else(String::new, |side| quoted(&names.side(side)));
    let who = roll.who.map_or_else(String::new, |who| match who {
        Who::Unit(unit) => quoted(&names.unit(unit)),
        Who::Piece(piece) => quoted(&names.primate(piece)),
    });
    let sum = |of: fn((i32, i32)) -> i32| roll.sums.map_or_else(String::new, |sums| of(sums).to_string());
    let test = |of: fn(super::Tested) -> String| roll.test.map_or_else(String::new, of);
    let dice: Vec<String> = roll.dice.iter().map(u8::to_string).collect();
    let fights = roll.side.is_some() && roll.test.is_none();
    let average = |tally: Tally, told: bool| if told { average_of(tally) } else { String::new() };
    let actual = |tally: Tally| if fights { tally.actual.to_string() } else { String::new() };
    vec![
        number.to_string(),
        roll.round.to_string(),
        roll.kind.name().to_owned(),
        roll.rule.0.to_owned(),
        side(roll.side),
        who,
        roll.target.map_or_else(String::new, |unit| quoted(&names.unit(unit))),
        sum(|sums| sums.0),
        sum(|sums| sums.1),
        terms(&roll.attack, names),
        terms(&roll.defense, names),
        dice.join(" "),
        side(roll.chooser),
        roll.kept.map_or_else(String::new, |face| face.to_string()),
        test(|test| test.bonus.to_string()),
        test(|test| test.need.to_string()),
        test(|test| u8::from(test.passed).to_string()),
        average(roll.passes, roll.test.is_some()),
        average(roll.felled, fights),
        actual(roll.felled),
        average(roll.lost, fights),
        actual(roll.lost),
    ]
}

/// "Baako Damage 2; Baako Accuracy 1".
fn terms(lines: &[Line], names: &Names) -> String {
    let term = |line: &Line| {
        let who = line.who.map_or_else(String::new, |piece: PieceId| names.primate(piece) + " ");
        format!("{who}{} {}", word(line.label), line.value)
    };
    let terms: Vec<String> = lines.iter().map(term).collect();
    if terms.is_empty() { String::new() } else { quoted(&terms.join("; ")) }
}

/// An average, out of [`WHOLE`].
fn average_of(tally: Tally) -> String {
    decimal(tally.expected.into(), WHOLE.into())
}
