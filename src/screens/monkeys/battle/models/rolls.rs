//! The card of the dice, filled from the rolls of the battle.

use super::{exchange::summed, look::Look, odds::sums_words, terms::signed};
use crate::battle::monkeys::rolls::{self, Kind, Roll, Tally};
use crate::engine::fact::Who;
use crate::force::Side;
use crate::panels::{
    dice::{Die, Lies},
    forecast::Term,
    odds::per_cent,
    rolls::{Balance, RollLine, Rolls, SideDice},
    sheet::Tone,
};
use crate::rules::monkeys::odds::{Contest, WHOLE};
use crate::screens::rounds;
use crate::words::{say, word};

/// The card, with what was just written, or why that failed.
pub fn rolls(look: &Look, all: &[Roll]) -> Rolls {
    let told = super::ending::told(look);
    let count = all.len();
    let line =
        |(place, roll): (usize, &Roll)| line(look, place + 1, roll, look.hands.roll() == Some(count - 1 - place));
    let mut lines: Vec<RollLine> = all.iter().enumerate().map(line).collect();
    lines.reverse();
    Rolls {
        sides: Side::BOTH.map(|side| side_dice(look, all, side)).into(),
        lines,
        told,
        over: look.clock.outcome().is_some(),
        seed: None,
        round: rounds::column(false),
        pools: false,
    }
}

fn side_dice(look: &Look, all: &[Roll], side: Side) -> SideDice {
    let luck = rolls::luck(all, side);
    SideDice {
        side,
        name: look.names.side(side).to_owned(),
        rolls: say("rolls-count", &[("rolls", luck.rolls.into()), ("tests", luck.tests.into())]),
        balances: vec![
            balance("rolls-felled", luck.felled, true),
            balance("rolls-lost", luck.lost, false),
            balance("rolls-passed", luck.passes, true),
        ],
    }
}

/// The actual result against the exact average; more is good for enemies removed and tests passed, bad for own losses.
pub fn balance(id: &str, tally: Tally, more_is_good: bool) -> Balance {
    let expected = tally.hundredths();
    let difference = i64::from(tally.actual) * 100 - i64::from(expected);
    let tone = match (difference, more_is_good) {
        (0, _) => Tone::Plain,
        (difference, good) if (difference > 0) == good => Tone::Good,
        _ => Tone::Harm,
    };
    let sign = if difference < 0 { "\u{2212}" } else { "+" };
    Balance {
        words: word(id),
        expected: hundredths(expected),
        actual: tally.actual.to_string(),
        difference: format!("{sign}{}", hundredths(difference.unsigned_abs() as u32)),
        tone,
    }
}

/// Hundredths as players see them: `2.35`.
fn hundredths(count: u32) -> String {
    format!("{}.{:02}", count / 100, count % 100)
}

fn line(look: &Look, number: usize, roll: &Roll, open: bool) -> RollLine {
    RollLine {
        number: number.to_string(),
        round: if roll.round == 0 { "\u{2013}".to_owned() } else { roll.round.to_string() },
        side: roll.side,
        words: words(look, roll),
        sums: powers(roll),
        many: String::new(),
        dice: lying(roll),
        expected: expected(roll),
        actual: actual(roll),
        rule: roll.rule.0.to_owned(),
        terms: if open { terms(look, roll) } else { Vec::new() },
        open,
    }
}

fn words(look: &Look, roll: &Roll) -> String {
    let who = roll.who.map_or_else(String::new, |who| match who {
        Who::Unit(unit) => look.names.unit_id(unit).to_owned(),
        Who::Piece(piece) => look.names.piece(piece),
    });
    let target = roll.target.map_or_else(String::new, |unit| look.names.unit_id(unit).to_owned());
    say(&format!("thrown-{}", roll.kind.name()), &[("who", who.into()), ("target", target.into())])
}

fn powers(roll: &Roll) -> String {
    match (roll.sums, roll.test) {
        (Some(sums), _) => sums_words(sums),
        (None, Some(test)) => say("thrown-needs", &[("bonus", signed(test.bonus).into()), ("need", test.need.into())]),
        (None, None) => String::new(),
    }
}

fn lying(roll: &Roll) -> Vec<Die> {
    let kept = roll.kept.and_then(|face| roll.dice.iter().position(|die| *die == face));
    let die = |(place, face): (usize, &u8)| {
        Die::six(*face, if kept.is_none_or(|kept| kept == place) { Lies::Kept } else { Lies::Aside })
    };
    roll.dice.iter().enumerate().map(die).collect()
}

fn expected(roll: &Roll) -> String {
    match roll.kind {
        Kind::First => String::new(),
        Kind::Test => per_cent(((roll.passes.expected * 1000 + WHOLE / 2) / WHOLE) as u16),
        _ => hundredths(roll.felled.hundredths()) + &lost(hundredths(roll.lost.hundredths()), roll),
    }
}

fn actual(roll: &Roll) -> String {
    match (roll.kind, roll.test) {
        (_, Some(test)) => word(if test.passed { "thrown-passed" } else { "thrown-failed" }),
        (Kind::First, _) => String::new(),
        _ if roll.kept.is_none() => word("thrown-open"),
        _ => roll.felled.actual.to_string() + &lost(roll.lost.actual.to_string(), roll),
    }
}

/// The attacker's own losses, after a slash, if a roll can cost it anything.
fn lost(count: String, roll: &Roll) -> String {
    if roll.lost == Tally::default() { String::new() } else { format!(" / {count}") }
}

/// Every term of both powers, and the chance of each face to count: one column each.
fn terms(look: &Look, roll: &Roll) -> Vec<Vec<Term>> {
    let Some(sums) = roll.sums else { return Vec::new() };
    let chances = Contest::of(sums.0, sums.1).chances();
    let face = |(face, chance): (i32, u32)| {
        let value = per_cent(((chance * 1000 + WHOLE / 2) / WHOLE) as u16);
        Term { words: say("thrown-face", &[("face", face.into())]), value, rule: None }
    };
    vec![
        summed(look, "window-attack-sum", &roll.attack, true),
        summed(look, "window-defense-sum", &roll.defense, false),
        (1..=6i32).zip(chances).map(face).collect(),
    ]
}
