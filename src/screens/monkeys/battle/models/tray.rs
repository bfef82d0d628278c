//! The tray: waiting attacks, the dice on the table, and what each die would do.

use super::{
    clash::Clash,
    duel::Duel,
    exchange::each,
    faces,
    look::Look,
    odds::{decimal, outcome as fate, sums_words},
};
use crate::battle::monkeys::tell;
use crate::engine::{
    BattleLog,
    fact::{Fact, What, Who},
};
use crate::force::{PrimateIx, UnitId, UnitIx, squad::Pile};
use crate::input::intent::Fold;
use crate::panels::{
    dice::{Die, Lies},
    forecast::Term,
    tray::{Commitment, Tray},
};
use crate::rules::monkeys::{
    commit, damage, foresight::toll, order::Order, pins::Pin, power::Victim, profiles::Hit, sequence::Frame,
};
use crate::words::{say, word};

/// The tray; `tumbled` is how far the dice have tumbled, 0 to 1, and `told` how many facts have been shown. It is open
/// while something in it is decided or rolled, and folds away afterwards; the player can override that until the next
/// question.
pub fn tray(look: &Look, tumbled: f32, told: usize) -> Tray {
    let facts = look.world.resource::<BattleLog>().facts();
    let told = told.min(facts.len());
    let settled = told == facts.len();
    let decides = settled && matches!(look.asked(), "Die" | "Resolve");
    let mut tray = if decides && look.asked() == "Die" { choice(look) } else { last_roll(look, facts, told) };
    tray.tumbled = tumbled;
    let opens = decides || tumbled < 1.0;
    tray.folded = opens == look.hands.is_toggled(Fold::Tray);
    tray.commitments = commitments(look);
    if decides && look.asked() == "Resolve" {
        tray.title = word("tray-resolve");
        tray.dice.clear();
        tray.lines.clear();
        tray.sums.clear();
        tray.marked = Some(look.hands.marked().min(tray.commitments.len().saturating_sub(1)));
    }
    tray
}

fn commitments(look: &Look) -> Vec<Commitment> {
    let waiting = commit::waiting(look.field, look.turn);
    waiting.into_iter().enumerate().filter_map(|(place, unit)| commitment(look, place, unit)).collect()
}

fn commitment(look: &Look, place: usize, unit: UnitIx) -> Option<Commitment> {
    let target = look.field.unit(unit).commitment.target?;
    let terms = [("unit", look.names.unit(unit).into()), ("target", look.names.unit(target).into())];
    let rolls = Duel::standing(look.field, unit, target).all();
    let sums = rolls.iter().map(|named| sums_words(named.reckoning.sums)).collect::<Vec<_>>().join("  ");
    let falls = toll(look.field, &[unit], target);
    let (sums, note) = match rolls.is_empty() {
        false => (sums, say("commitment-expected", &[("count", decimal(falls).into())])),
        true => ("\u{2013}".to_owned(), word("commitment-wasted")),
    };
    Some(Commitment {
        portrait: faces::unit_portrait(look.field, look.turn, unit)?,
        words: say("commitment", &terms),
        sums,
        chosen: look.asked() == "Resolve" && place == look.hands.marked(),
        note,
    })
}

/// The dice of an open choice, with the effect of each.
fn choice(look: &Look) -> Tray {
    let default = look.choices().and_then(|choices| choices.default.as_ref());
    let best = match default {
        Some(Order::Keep(place)) => Some(usize::from(*place) - 1),
        _ => None,
    };
    let faces = look.clock.top().thrown().map(|thrown| thrown.faces.clone()).unwrap_or_default();
    let sums = match look.clock.top() {
        Frame::Attack(attack) => sums_words(attack.sums),
        Frame::Fight(fight) => sums_words(fight.sums),
        Frame::Explosion(blast) => sums_words(blast.sums),
        _ => String::new(),
    };
    let die = |(place, face): (usize, u8)| Die {
        words: say("die-does", &[("face", i64::from(face).into()), ("what", die_words(look, face).into())]),
        ..Die::six(face, if best == Some(place) { Lies::Best } else { Lies::Open })
    };
    Tray {
        title: word("tray-keep-one"),
        marked: Some(look.hands.marked().min(faces.len().saturating_sub(1))),
        dice: faces.into_iter().enumerate().map(die).collect(),
        sums,
        terms: last_terms(look, look.world.resource::<BattleLog>().facts()),
        ..Tray::default()
    }
}

/// Every term of the latest powers.
fn last_terms(look: &Look, facts: &[Fact]) -> Vec<Term> {
    let told = facts.iter().rev().find_map(|fact| match &fact.what {
        What::Powers { attack, defense, .. } => Some(each(look, attack, defense)),
        _ => None,
    });
    told.unwrap_or_default()
}

/// Whether a die has to be chosen although all have the same effect.
pub fn dice_alike(look: &Look) -> bool {
    let dice = choice(look).dice;
    let does = |die: &Die| die_words(look, die.face);
    let known = look.asked() == "Die" && dice.len() > 1 && !does(&dice[0]).is_empty();
    known && dice.windows(2).all(|pair| does(&pair[0]) == does(&pair[1]))
}

/// The effect of a die in the current attack or rout.
fn die_words(look: &Look, face: u8) -> String {
    if let Frame::Fight(fight) = look.clock.top() {
        return Clash::of(look.field, fight).face_words(face);
    }
    let Some(hit) = look.field.book.attack.get(usize::from(face).wrapping_sub(1)).copied() else {
        return String::new();
    };
    match look.clock.top() {
        Frame::Attack(attack) => fate(look.field, face, &attack.victims).1,
        Frame::Explosion(_) if hit == Hit::Empty => word("result-nothing"),
        Frame::Explosion(blast) => {
            let caught = blast.occupants.first().map(|one| Victim::named((*one).into(), false));
            caught.map_or_else(String::new, |caught| fate(look.field, face, &[caught]).1)
        }
        Frame::LeaderLost(lost) => rout_words(look, lost.unit, hit),
        _ => String::new(),
    }
}

/// The effect of a rout die: nobody is in cover, and anyone that would be wounded runs (T-79, T-80).
fn rout_words(look: &Look, unit: UnitIx, hit: Hit) -> String {
    let members: Vec<PrimateIx> = look.field.members(unit).collect();
    let recovering = members.iter().filter(|one| look.field.primate(**one).pin == Pin::Recovering).count();
    match hit {
        Hit::Hold if recovering > 0 => say("result-hold", &[("count", recovering.into())]),
        Hit::Empty | Hit::Hold => word("rout-stands"),
        Hit::Test | Hit::Wound => say("rout-runs", &[("count", members.len().into())]),
    }
}

/// The last roll as it fell, and its result; or the last test that a unit took by itself.
fn last_roll(look: &Look, all: &[Fact], told: usize) -> Tray {
    // The dice appear as soon as they roll; the results follow when they are known.
    let (facts, known) = (&all[..told], tell::settled(all, told));
    let rolled = facts.iter().rposition(|fact| matches!(fact.what, What::Rolled { .. }));
    if let Some(tray) = last_test(look, facts, rolled) {
        return tray;
    }
    let Some((place, What::Rolled { dice, why, .. })) = rolled.map(|place| (place, &facts[place].what)) else {
        return Tray::default();
    };
    let after = &facts[(place + 1).min(known)..known];
    let kept = after.iter().find_map(|fact| match fact.what {
        What::Kept { face } => Some(face),
        _ => None,
    });
    Tray {
        title: word(match *why {
            "attack" => "tray-attack",
            "rout" => "tray-rout",
            "close-combat" => "tray-close-combat",
            "explosion" => "tray-explosion",
            "edge" => "tray-edge",
            "blind" => "tray-blind",
            "grid" => "tray-grid",
            _ => "tray-first-turn",
        }),
        dice: lying(dice, kept),
        sums: if has_powers(why) { last_sums(&facts[..place]) } else { String::new() },
        terms: if has_powers(why) { last_terms(look, &facts[..place]) } else { Vec::new() },
        lines: outcome(look, why, (after, spent(&facts[..place], why)), all[place].frame),
        ..Tray::default()
    }
}

/// Weapons that fired their last shot in an attack, before its roll: they are empty whatever it does (6.1).
fn spent(before: &[Fact], why: &str) -> usize {
    let own = before.iter().rev().take_while(|fact| why == "attack" && !matches!(fact.what, What::Powers { .. }));
    own.filter(|fact| is_empty(&fact.what)).count()
}

/// A weapon or a whole unit runs out of ammunition.
fn is_empty(what: &What) -> bool {
    matches!(what, What::Marked { mark: "out-of-ammo" | "empty", .. })
}

/// Whether a roll is based on two powers.
fn has_powers(why: &str) -> bool {
    matches!(why, "attack" | "close-combat" | "explosion")
}

/// A unit's own test after the last roll, for standing firm or finding somebody: its die, and the result. Tests for a
/// lost leader belong to the roll that removed it.
fn last_test(look: &Look, facts: &[Fact], rolled: Option<usize>) -> Option<Tray> {
    let since = &facts[rolled.map_or(0, |place| place + 1)..];
    let own = |what: &What| matches!(what, What::Tested { who: Who::Unit(_), .. });
    let tested = since.iter().rev().find(|fact| own(&fact.what) && matches!(fact.rule.0, "T-109" | "T-136"))?;
    let What::Tested { die, .. } = tested.what else { return None };
    Some(Tray {
        title: word("tray-test"),
        dice: vec![Die::six(die, Lies::Kept)],
        lines: test_line(look, tested).into_iter().collect(),
        ..Tray::default()
    })
}

/// Dice after the choice: one counts, the others are set aside. A roll without a choice counts as it fell.
fn lying(dice: &[u8], kept: Option<u8>) -> Vec<Die> {
    let counts = kept.and_then(|face| dice.iter().position(|die| *die == face));
    let lies = |place: usize| match counts {
        Some(kept) if kept == place => Lies::Kept,
        Some(_) => Lies::Aside,
        None => Lies::Kept,
    };
    dice.iter().enumerate().map(|(place, face)| Die::six(*face, lies(place))).collect()
}

fn last_sums(facts: &[Fact]) -> String {
    let sums = facts.iter().rev().find_map(|fact| match fact.what {
        What::Powers { sums, .. } => Some(sums),
        _ => None,
    });
    sums.map_or_else(String::new, sums_words)
}

/// The result of a roll, as far as it has been shown: only from its own procedure, since those lost at the end of the
/// turn have nothing to do with it.
fn outcome(look: &Look, why: &str, (after, spent): (&[Fact], usize), procedure: u32) -> Vec<String> {
    if why == "first-turn" {
        let side = look.names.side(look.turn.first);
        return vec![say("tray-moves-first", &[("side", side.into())])];
    }
    // The result is between the die that counts and whatever is ordered or begins next.
    let Some(kept) = after.iter().position(|fact| matches!(fact.what, What::Kept { .. })) else { return Vec::new() };
    let after = &after[kept..];
    // The losses that a winner names still belong to the roll (T-116), and so does the damage that an owner picks
    // (T-87).
    let ends = |fact: &Fact| match &fact.what {
        What::Ordered { order, .. } => !matches!(*order, "Lose" | "Damage"),
        What::Began { .. } => true,
        _ => false,
    };
    let end = after.iter().position(ends);
    let mine = &after[..end.unwrap_or(after.len())];
    let own = || mine.iter().filter(|fact| fact.frame == procedure);
    let count = |holds: fn(&What) -> bool| own().filter(|fact| holds(&fact.what)).count();
    let fallen = fallen(look, why, own());
    let pinned = count(|what| matches!(what, What::Marked { mark: "pinned", .. }));
    let empty = spent + count(is_empty);
    let mut lines = Vec::new();
    if let Some(due) = due(look) {
        return vec![due];
    }
    let damaged = count(|what| matches!(what, What::Damaged { .. }));
    if damage::next(look.clock).is_some() {
        lines.push(word("tray-damage-due"));
    } else if fallen.is_empty() && pinned + empty + damaged == 0 && mine.iter().all(|fact| !is_test(fact)) {
        lines.push(word("tray-nothing"));
    }
    lines.extend(fallen);
    for (id, count) in [("tray-pinned", pinned), ("tray-damaged", damaged), ("tray-empty", empty)] {
        if count > 0 {
            lines.push(say(id, &[("count", count.into())]));
        }
    }
    lines.extend(mine.iter().filter_map(|fact| test_line(look, fact)));
    lines
}

const fn is_test(fact: &Fact) -> bool {
    matches!(fact.what, What::Tested { .. })
}

/// The casualties of a roll, a sentence for each unit and cause: in a close combat both sides may have some.
fn fallen<'a>(look: &Look, why: &str, facts: impl Iterator<Item = &'a Fact>) -> Vec<String> {
    let mut counts: Vec<((UnitId, Pile), usize)> = Vec::new();
    for fact in facts {
        let What::Removed { piece, pile } = fact.what else { continue };
        match counts.iter_mut().find(|(key, _)| *key == (piece.unit, pile)) {
            Some((_, count)) => *count += 1,
            None => counts.push(((piece.unit, pile), 1)),
        }
    }
    let line = |((unit, pile), count): ((UnitId, Pile), usize)| {
        let id = if why == "rout" { "tray-routed" } else { "tray-fallen" };
        let unit = look.names.unit_id(unit).to_owned();
        say(id, &[("count", count.into()), ("unit", unit.into()), ("pile", word(pile_name(pile)).into())])
    };
    counts.into_iter().map(line).collect()
}

/// What became of those in a pile, inside a sentence.
const fn pile_name(pile: Pile) -> &'static str {
    match pile {
        Pile::Wounded | Pile::Hollow => "pile-wounded",
        Pile::Injured => "pile-injured",
        Pile::Routed => "pile-routed",
        Pile::Missing => "pile-missing",
        Pile::Retreated => "pile-retreated",
    }
}

/// The pending casualties of both sides in a close combat whose winner is still naming its own (T-115, T-116).
fn due(look: &Look) -> Option<String> {
    let Frame::Fight(fight) = look.clock.top() else { return None };
    (look.asked() == "Losses").then(|| super::clash::fall_words(fight.due))
}

fn test_line(look: &Look, fact: &Fact) -> Option<String> {
    let What::Tested { who, die, bonus, need, passed } = &fact.what else { return None };
    let name = match who {
        Who::Unit(unit) => look.names.unit_id(*unit).to_owned(),
        Who::Piece(piece) => look.names.piece(*piece),
    };
    let terms = [
        ("name", name.into()),
        ("die", i64::from(*die).into()),
        ("bonus", super::terms::added(*bonus).into()),
        ("sum", (i64::from(*die) + i64::from(*bonus)).into()),
        ("need", (*need).into()),
    ];
    let id = match (fact.rule.0, *passed) {
        ("T-136", true) => "tray-test-found",
        ("T-136", false) => "tray-test-missed",
        (_, true) => "tray-test-passed",
        (_, false) => "tray-test-failed",
    };
    Some(say(id, &terms))
}
