//! The effect of one character's fire on another: the number line by line, and the exact chances (G3 to G7).

use super::called;
use crate::battle::{
    account::{Chance, Fire, Hurt, Note, Part, Term},
    shown::words_of,
};
use crate::board::distance;
use crate::engine::order::Refusal;
use crate::force::{UnitId, UnitIx};
use crate::rules::initiative::{
    Illegal, Initiative, aim, automatic,
    field::Field,
    odds::{Odds, WHOLE},
    panic,
    profiles::{Asset, Weapon, WeaponTrait},
    shooting::{self, Harder, How, Plan, Shots},
    wounds,
};
use crate::words::{self, say, word};

/// A chance in tenths of a percent.
pub(super) fn tenths(chance: u64) -> u16 {
    ((chance * 1000 + WHOLE / 2) / WHOLE).min(1000) as u16
}

/// Dice of a burst that something takes away.
fn fewer(dice: i32) -> String {
    say("initiative-term-fewer", &[("dice", dice.into())])
}

/// A refusal as text, with characters by name.
pub(super) fn refusal(field: &Field, why: &Illegal) -> Note {
    let named = |term: words::Term| match &term {
        words::Term::Text(text) => match text.parse::<UnitId>() {
            Ok(id) => called::of(field, id).into(),
            Err(_) => term,
        },
        words::Term::Number(_) => term,
    };
    let mut message = why.message();
    message.terms = message.terms.into_iter().map(|(name, term)| (name, named(term))).collect();
    Note::new(message.words(), why.rule().0)
}

/// How a character would fire at a target now: aimed if its aim is on it (A12).
pub(super) fn now(field: &Field, unit: UnitIx, target: UnitIx) -> How {
    How { aimed: aim::is_on(field, unit, target), moved: false }
}

/// The expected result of a character's fire at another, or why it can't fire.
pub(super) fn could(field: &Field, unit: UnitIx, target: UnitIx, how: How) -> Fire {
    // One that panics can't answer before it is over (G8).
    let lost = field.unit(unit).lost.0;
    if lost > 0 {
        let terms = [("kind", called::name(field, unit).into()), ("calls", i32::from(lost).into())];
        return Fire { why: Some(Note::new(say("initiative-queue-panic", &terms), "G8")), ..Fire::default() };
    }
    match shooting::plan_if_able(field, unit, target, how) {
        Err(why) => Fire { why: Some(refusal(field, &why)), ..Fire::default() },
        Ok(plan) => {
            let odds = Odds::of_fire(field, unit, target, &plan);
            let covered = usize::from(plan.harder.covered);
            Fire {
                title: title(field, unit, how),
                need: needs(&plan),
                fallen: (odds.mean_hits() + 50) / 100,
                dice: dice(&plan),
                chances: chances(field, target, &odds),
                terms: lines(field, unit, how, &plan),
                seen: [1 - covered, covered, 0],
                why: None,
            }
        }
    }
}

/// The weapon, and whether it is aimed.
pub(super) fn title(field: &Field, unit: UnitIx, how: How) -> String {
    let weapon = field.weapon(unit);
    let id = match (weapon.has(WeaponTrait::Automatic), how.aimed) {
        (true, _) => "initiative-fire-bursts",
        (false, true) => "initiative-fire-aimed",
        (false, false) => "initiative-fire-quick",
    };
    say(id, &[("weapon", called::weapon(weapon).into())])
}

/// The number each shot needs, or the dice of each burst.
pub(super) fn needs(plan: &Plan) -> String {
    let (Shots::Single(numbers) | Shots::Bursts(numbers)) = &plan.shots;
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// How many of them there are, in words.
pub(super) fn dice(plan: &Plan) -> String {
    let (id, count) = match &plan.shots {
        Shots::Single(numbers) => ("initiative-fire-shots", numbers.len()),
        Shots::Bursts(dice) => ("initiative-fire-dice", dice.len()),
    };
    say(id, &[("count", count.into())])
}

/// The consequences for the target, worst first; what it already has isn't listed as a chance.
pub(super) fn chances(field: &Field, target: UnitIx, odds: &Odds) -> Vec<Chance> {
    let missed = odds.hits.first().copied().unwrap_or(WHOLE);
    let hit = WHOLE - missed;
    let out = if wounds::is_able(field, target) { odds.out() } else { odds.dead };
    let hurt = hit.saturating_sub(out);
    let row = |id: &str, chance: u64, hurts: Hurt| Chance { words: word(id), tenths: tenths(chance), hurts };
    let rows = [
        row("initiative-chance-dead", odds.dead, Hurt::Them(0)),
        row("initiative-chance-out", out.saturating_sub(odds.dead), Hurt::Them(0)),
        row("initiative-chance-hit", hurt, Hurt::Them(1)),
        row("initiative-chance-missed", missed, Hurt::Nobody),
    ];
    rows.into_iter().filter(|chance| chance.tenths > 0).collect()
}

/// The terms of the number, line by line (G3 to G6).
pub(super) fn lines(field: &Field, unit: UnitIx, how: How, plan: &Plan) -> Vec<Term> {
    let weapon = field.weapon(unit);
    let far = field.cell(unit).map_or(0, |from| distance(from, plan.cell));
    let range = [
        ("band", word(&format!("initiative-band-{}", plan.band)).into()),
        ("far", far.into()),
        ("metres", (2 * far).into()),
    ];
    let range = say("initiative-term-range", &range);
    let harder = harder(plan.harder);
    match &plan.shots {
        Shots::Single(numbers) => single(field, (unit, weapon), (how, range, plan.band), harder, numbers),
        Shots::Bursts(dice) => bursts(field, (unit, weapon), (range, plan.band), harder, dice),
    }
}

/// What makes it harder by a level, or a die (G3, G6, G14).
fn harder(harder: Harder) -> Vec<(String, &'static str)> {
    let all = [
        (harder.covered, "initiative-term-covered", "G16"),
        (harder.low, "initiative-term-low", "G18"),
        (harder.moved, "initiative-term-moved", "G3"),
        (harder.mounted, "initiative-term-mounted", "G14"),
    ];
    all.into_iter().filter(|(holds, ..)| *holds).map(|(_, id, rule)| (word(id), rule)).collect()
}

fn single(
    field: &Field,
    (unit, weapon): (UnitIx, &Weapon),
    (how, range, band): (How, String, u8),
    harder: Vec<(String, &'static str)>,
    numbers: &[u8],
) -> Vec<Term> {
    let asset = match weapon.asset {
        Asset::Rifle => "rifle",
        Asset::Side => "side",
        Asset::Melee => "melee",
    };
    let level = |level: usize| word(&format!("initiative-level-{level}"));
    let base = usize::from(band) + 1;
    let last = base + harder.len() - usize::from(how.aimed);
    let value = field.kind(unit).asset(weapon.asset).to_string();
    let mut terms = vec![
        Term::new(word(&format!("initiative-number-{asset}-about")), value, "G3"),
        Term::new(range, level(base), "F6"),
    ];
    // Words, since a level less is good and a die less is bad.
    let changes = how.aimed || !harder.is_empty();
    terms.extend(how.aimed.then(|| Term::new(word("initiative-term-aimed"), word("initiative-term-easier"), "G3")));
    terms.extend(harder.into_iter().map(|(words, rule)| Term::new(words, word("initiative-term-harder"), rule)));
    terms.extend(changes.then(|| Term::new(word("initiative-term-level"), level(last), "G3")));
    let first = numbers.first().copied().unwrap_or_default();
    terms.push(Term::new(word("initiative-term-number"), first.to_string(), "G3"));
    if numbers.len() > 1 {
        let later: Vec<String> = numbers[1..].iter().map(u8::to_string).collect();
        terms.push(Term::new(word("initiative-term-later"), later.join(" "), "G5"));
    }
    terms
}

fn bursts(
    field: &Field,
    (unit, weapon): (UnitIx, &Weapon),
    (range, band): (String, u8),
    harder: Vec<(String, &'static str)>,
    dice: &[u8],
) -> Vec<Term> {
    let lost = i32::from(automatic::lost_to_range(band).unwrap_or_default());
    let mut terms = vec![
        Term::new(word("initiative-term-burst"), automatic::DICE.to_string(), "G6"),
        Term::new(range, fewer(lost), "G6"),
    ];
    terms.extend(harder.into_iter().map(|(words, rule)| Term::new(words, fewer(1), rule)));
    let sums = [("recoil", i32::from(weapon.recoil).into()), ("strength", i32::from(field.kind(unit).strength).into())];
    terms.push(Term::new(say("initiative-term-recoil", &sums), String::new(), "G5"));
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    terms.push(Term::new(word("initiative-term-dice"), dice.join(" "), "G6"));
    terms
}

/// The part of a forecast that is about fire.
pub(super) fn part(field: &Field, (unit, target): (UnitIx, UnitIx), how: How) -> Option<Part> {
    let plan = shooting::plan(field, unit, target, how).ok()?;
    let odds = Odds::of_fire(field, unit, target, &plan);
    Some(Part {
        title: title(field, unit, how),
        terms: lines(field, unit, how, &plan),
        sum: None,
        chances: chances(field, target, &odds),
    })
}

/// The effect of fire on Initiative, wound by wound, for the notes of a forecast.
pub(super) fn notes(field: &Field, (unit, target): (UnitIx, UnitIx), how: How) -> Vec<Note> {
    let Ok(plan) = shooting::plan(field, unit, target, how) else { return Vec::new() };
    let odds = Odds::of_fire(field, unit, target, &plan);
    let per_cent = |chance: u64| {
        let tenths = tenths(chance);
        format!("{}.{}\u{a0}%", tenths / 10, tenths % 10)
    };
    let wound = |place: usize| odds.wounds.get(place).copied().unwrap_or_default();
    let terms = [
        ("slight", per_cent(wound(2)).into()),
        ("serious", per_cent(wound(3)).into()),
        ("critical", per_cent(wound(4)).into()),
        ("down", per_cent(odds.down).into()),
        ("panic", per_cent(odds.panics).into()),
    ];
    let mut notes = vec![Note::new(say("initiative-note-wounds", &terms), "G7")];
    // Someone prone can only lose their nerve.
    let (id, chance) = match field.unit(target).prone.0 {
        true => ("initiative-note-panic", odds.panics),
        false => ("initiative-note-down", odds.down),
    };
    if chance > 0 {
        notes.push(Note::new(say(id, &terms), "G8"));
    }
    let surprised = panic::surprise_odds(field, (unit, target), how);
    if surprised > 0 {
        let percent = per_cent(WHOLE * u64::from(surprised) / u64::from(panic::FACES));
        notes.push(Note::new(say("initiative-note-surprise", &[("panic", percent.into())]), "G8"));
    }
    if field.unit(unit).arms.reloaded > 0 {
        notes.push(Note::new(word("initiative-note-reload-lost"), "G10"));
    }
    if let Shots::Bursts(_) = plan.shots {
        let beside = automatic::beside(field, unit, target, plan.cell);
        let side = field.unit(unit).id.side;
        for (own, id) in [(true, "initiative-note-strays-friends"), (false, "initiative-note-strays")] {
            let of = beside.iter().filter(|other| (field.unit(**other).id.side == side) == own);
            let names: Vec<String> = of.map(|other| called::name(field, *other)).collect();
            if !names.is_empty() {
                notes.push(Note::new(say(id, &[("names", names.join(", ").into())]), "G6"));
            }
        }
    }
    notes
}

/// The name of a mark.
pub(super) fn mark(name: &str) -> String {
    words_of::<Initiative>("state", name)
}
