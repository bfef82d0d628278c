//! The card of all dice: each side against its exact average, and every roll with what it needed and its result.

use super::{
    look::Look,
    told::{dice_of, rolled, told},
};
use crate::battle::{
    account::{Luck, Roll},
    record::Record,
    shown::Shown,
};
use crate::engine::{BattleLog, Fact, What, door};
use crate::force::Side;
use crate::panels::{
    dice::{Die, Lies},
    forecast::Term,
    rolls::{Balance, RollLine, Rolls, SideDice},
    sheet::Tone,
};
use crate::screens::rounds;
use crate::words::say;

/// More dice than this are written as a list of their faces: they don't fit side by side.
const SHOWN: usize = 3;

/// All rolls, the newest first.
pub(super) fn rolls<B: Shown>(look: &Look<B>) -> Rolls {
    let thrown = thrown(look);
    let sides = Side::BOTH.map(|side| side_dice(look, side, &thrown)).into_iter().flatten().collect();
    let mut lines: Vec<RollLine> = thrown.into_iter().map(|(_, line)| line).rev().collect();
    if let Some(line) = look.hands.roll().and_then(|place| lines.get_mut(place)) {
        line.open = !line.terms.is_empty();
    }
    let over = door::outcome::<B>(look.world).is_some();
    let seed = look.world.get_resource::<Record<B>>().filter(|record| record.teaching.is_none());
    let round = rounds::column(B::IN_TURNS);
    Rolls { sides, lines, told: told(look), seed: seed.map(|record| record.seed), over, round, pools: true }
}

/// The results of both sides' dice, in words: what is counted, and its value beside the exact average.
pub(super) fn luck<B: Shown>(look: &Look<B>) -> [Vec<(String, String)>; 2] {
    let thrown = thrown(look);
    let row = |balance: Balance| {
        let label = [("what", balance.words.into()), ("difference", balance.difference.into())];
        let value = [("actual", balance.actual.into()), ("expected", balance.expected.into())];
        (say("luck-label", &label), say("luck-of", &value))
    };
    Side::BOTH.map(|side| {
        let dice = side_dice(look, side, &thrown);
        dice.into_iter().flat_map(|dice| dice.balances).map(row).collect()
    })
}

/// All rolls with their lines, the oldest first.
fn thrown<B: Shown>(look: &Look<B>) -> Vec<(Roll, RollLine)> {
    let facts = look.world.resource::<BattleLog>().seen_by(look.viewer);
    let mut round = 0;
    let mut thrown: Vec<(Roll, RollLine)> = Vec::new();
    for fact in facts {
        if let What::Began { round: begun, .. } = fact.what {
            round = begun;
        }
        let roll = B::roll(look.world, fact).unwrap_or_default();
        thrown.extend(line(fact, (thrown.len() + 1, round), &roll).map(|line| (roll, line)));
    }
    thrown
}

/// The line of a roll; `None` if no dice were thrown.
fn line(fact: &Fact, (number, round): (usize, u16), roll: &Roll) -> Option<RollLine> {
    let (sides, dice) = dice_of(&fact.what)?;
    let counts = |place: usize| roll.counted.get(place).is_none_or(|counts| *counts);
    let lies = |place| if counts(place) { Lies::Kept } else { Lies::Aside };
    let die = |(place, face): (usize, &u8)| Die::new(sides, *face, lies(place));
    let few = dice.len() <= SHOWN;
    Some(RollLine {
        number: number.to_string(),
        round: if round == 0 { "\u{2013}".to_owned() } else { round.to_string() },
        side: roll.side,
        words: if roll.title.is_empty() { rolled(dice) } else { roll.title.clone() },
        sums: roll.needs.clone(),
        dice: if few { dice.iter().enumerate().map(die).collect() } else { Vec::new() },
        many: if few { String::new() } else { say("rolls-many", &[("dice", dice.len().into())]) },
        expected: roll.luck.as_ref().map_or_else(String::new, |luck| hundredths(luck.expected)),
        actual: roll.luck.as_ref().map_or_else(|| came(&fact.what), |luck| luck.actual.to_string()),
        rule: fact.rule.0.to_owned(),
        terms: if few { Vec::new() } else { faces(sides, dice) },
        open: false,
    })
}

/// The result of a roll without an average: how often it hit, or the sum of its faces.
fn came(what: &What) -> String {
    match what {
        What::Threw { need: Some(_), hits, .. } => hits.to_string(),
        What::Threw { need: None, dice, .. } => dice.iter().copied().map(u32::from).sum::<u32>().to_string(),
        _ => String::new(),
    }
}

/// How often each face came up, with one column for every three faces.
fn faces(sides: u8, dice: &[u8]) -> Vec<Vec<Term>> {
    let term = |face: u8| {
        let count = dice.iter().filter(|fallen| **fallen == face).count();
        let words = say("rolls-face", &[("face", i32::from(face).into())]);
        Term { words, value: format!("\u{d7}{count}"), rule: None }
    };
    let faces: Vec<Term> = (1..=sides).map(term).collect();
    faces.chunks(3).map(<[Term]>::to_vec).collect()
}

/// The results of a side's dice, one line for each count; `None` if nothing is counted.
fn side_dice<B: Shown>(look: &Look<B>, side: Side, thrown: &[(Roll, RollLine)]) -> Option<SideDice> {
    let own = || thrown.iter().map(|(roll, _)| roll).filter(|roll| roll.side == Some(side));
    let mut counts: Vec<Luck> = Vec::new();
    for luck in own().filter_map(|roll| roll.luck.as_ref()) {
        match counts.iter_mut().find(|count| count.what == luck.what) {
            Some(count) => {
                count.expected += luck.expected;
                count.actual += luck.actual;
            }
            None => counts.push(luck.clone()),
        }
    }
    counts.sort_by(|one, other| one.what.cmp(&other.what));
    let rolls = say("rolls-thrown", &[("rolls", own().count().into())]);
    let balances: Vec<Balance> = counts.iter().map(balance).collect();
    (!balances.is_empty()).then(|| SideDice { side, name: look.side(side), rolls, balances })
}

/// The actual result against the exact average: more is good for the side that rolls.
fn balance(luck: &Luck) -> Balance {
    let actual = luck.actual * 1_000_000;
    let (tone, sign) = match actual.cmp(&luck.expected) {
        std::cmp::Ordering::Less => (Tone::Harm, "\u{2212}"),
        std::cmp::Ordering::Equal => (Tone::Plain, "+"),
        std::cmp::Ordering::Greater => (Tone::Good, "+"),
    };
    Balance {
        words: luck.what.clone(),
        expected: hundredths(luck.expected),
        actual: luck.actual.to_string(),
        difference: format!("{sign}{}", hundredths(actual.abs_diff(luck.expected))),
        tone,
    }
}

/// Millionths as players see them: `2.35`.
fn hundredths(millionths: u64) -> String {
    let count = (millionths + 5_000) / 10_000;
    format!("{}.{:02}", count / 100, count % 100)
}
