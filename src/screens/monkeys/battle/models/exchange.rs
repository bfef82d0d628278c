//! Both sides of an exchange before you commit: what a unit could do to each enemy from where it is or would be, and
//! each of them to it, with exact odds and the cover from each shooter.

use super::{
    super::names::capital,
    duel::{Duel, Named},
    faces,
    forecast::dice_words,
    look::Look,
    odds::{decimal, expected, odds, sums_words},
    risks, terms,
};
use crate::engine::fact::{Line, Viewer};
use crate::force::{Body, UnitIx};
use crate::panels::{
    Why,
    exchange::{Cover, Exchange, Row, Way},
    forecast::Term,
};
use crate::rules::monkeys::{
    field::Field,
    foresight::Ghost,
    targets::{self, Spots},
};
use crate::screens::{monkeys::battle::verbs, table};
use crate::words::{say, word};

/// The exchange of the selected unit with every enemy that could take part in one; `ghost` is the move it would make.
/// `None` while something else is asked or drafted.
pub fn exchange(look: &Look, ghost: Option<&Ghost>) -> Option<Exchange> {
    let unit = look.selected().filter(|_| look.asked() == "Act")?;
    let aims = matches!(look.hands.mode(), None | Some(verbs::MOVE | verbs::HIDE | verbs::VEHICLE));
    let looks = look.hands.inspected().is_some() || look.hovered().is_some_and(|other| other != unit);
    let drafts = look.hands.draft().is_some() && ghost.is_none();
    if !aims || looks && ghost.is_none() || drafts {
        return None;
    }
    let ghost = ghost.filter(|ghost| ghost.unit == unit);
    let field = ghost.map_or(look.field, |ghost| &ghost.field);
    let enemies = field.all_units().filter(|enemy| field.side(*enemy) != field.side(unit) && field.stands(*enemy));
    let mut rows: Vec<Row> = enemies.filter_map(|enemy| row(look, field, unit, enemy)).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.weight));
    let moved = ghost.is_some_and(|ghost| !ghost.walks.is_empty() || !ghost.drives.is_empty());
    let (place, heads) = heads(look, unit, word(if moved { "exchange-there" } else { "exchange-here" }));
    Some(Exchange { place, heads, nobody: if rows.is_empty() { word("exchange-nobody") } else { String::new() }, rows })
}

/// From where, and what the columns count. Only the owner of the unit is "you": anyone else reads its name, once, since
/// the columns have no room for it.
fn heads(look: &Look, unit: UnitIx, place: String) -> (String, [String; 2]) {
    let side = look.field.side(unit);
    let is_own = match table::viewer(look.world) {
        Viewer::Side(viewer) => viewer == side,
        Viewer::All | Viewer::Public => side == look.decider() && !look.is_anothers(),
    };
    if is_own {
        return (place, ["window-we-fell", "window-they-fell"].map(word));
    }
    let terms = [("unit", look.names.unit(unit).into()), ("place", place.into())];
    (say("exchange-of", &terms), ["exchange-wounds", "exchange-loses"].map(word))
}

/// The row of one enemy; `None` if neither of the two could shoot at the other.
fn row(look: &Look, field: &Field, unit: UnitIx, enemy: UnitIx) -> Option<Row> {
    let ours = Duel::standing(field, unit, enemy);
    let theirs = ours.answered();
    let (our_best, their_best) = (ours.best(), theirs.best());
    if our_best.is_none() && their_best.is_none() {
        return None;
    }
    let felled = |named: &Option<Named>| {
        named.as_ref().map_or(0, |named| expected(field, named.reckoning.sums, &named.reckoning.victims))
    };
    let id = field.unit(enemy).id;
    Some(Row {
        unit: id,
        portrait: faces::unit_portrait(field, look.turn, enemy)?,
        name: look.names.unit(enemy).to_owned(),
        weight: felled(&our_best).max(felled(&their_best)),
        cover: cover(&theirs),
        watches: field.unit(enemy).watch.0,
        ours: way(look, &ours, our_best),
        theirs: answered(look, &theirs, their_best),
        chosen: look.hands.against() == Some(id),
    })
}

/// One direction: sums, odds, average losses; or why nobody can shoot.
fn way(look: &Look, duel: &Duel, best: Option<Named>) -> Way {
    let field = duel.field;
    let terms = [("unit", look.names.unit(duel.unit).into()), ("target", look.names.unit(duel.target).into())];
    let title = say("exchange-title", &terms);
    let Some(named) = best else {
        let why = targets::check_reachable(field, duel.unit, duel.target).err();
        return Way { title, why: why.map(|why| look.why(&why)), ..Way::default() };
    };
    let reckoning = &named.reckoning;
    let (sums, victims) = (reckoning.sums, &reckoning.victims);
    Way {
        title,
        sums: sums_words(sums),
        felled: decimal(expected(field, sums, victims)),
        dice: dice_words(look, sums, field.side(duel.unit)),
        odds: odds(field, sums, victims),
        shooters: shooters(look, field, duel),
        later: duel.reloads,
        notes: Vec::new(),
        terms: if look.hands.breakdown() { each(look, &reckoning.attack, &reckoning.defense) } else { Vec::new() },
        why: None,
    }
}

/// What they do to us counts as our harm. It may need a reload first, and cost us our leader.
fn answered(look: &Look, duel: &Duel, best: Option<Named>) -> Way {
    let leader = best.as_ref().and_then(|_| risks::answered(look, duel.field, duel.unit, duel.target));
    let reload = || say("exchange-reloads", &[("unit", look.names.unit(duel.unit).into())]);
    let notes = duel.reloads.then(reload).into_iter().chain(leader.map(|why| why.words)).collect();
    let way = way(look, duel, best);
    Way { odds: way.odds.answered(), notes, ..way }
}

/// Every term of both powers separately, with the primate behind it.
pub fn each(look: &Look, attack: &[Line], defense: &[Line]) -> Vec<Term> {
    let defense = summed(look, "window-defense-sum", defense, false);
    summed(look, "window-attack-sum", attack, true).into_iter().chain(defense).collect()
}

/// Every term of one power, then its sum.
pub fn summed(look: &Look, id: &str, lines: &[Line], attacks: bool) -> Vec<Term> {
    let sum = lines.iter().map(|line| line.value).sum::<i32>().max(0).to_string();
    let mut terms = terms::one_by_one(look, lines, attacks);
    terms.push(Term { words: word(id), value: sum, rule: None });
    terms
}

/// How well the members of the target are covered from the guns of the other: each counted once, at its worst.
fn cover(theirs: &Duel) -> Cover {
    let (field, guns) = (theirs.field, theirs.guns());
    let mut cover = Cover::default();
    for mate in field.targets(theirs.target) {
        let aims = guns.iter().filter_map(|gun| targets::aim(field, *gun, mate, Spots::Standing).ok());
        match aims.map(|aim| aim.covered).min() {
            None => cover.safe += 1,
            Some(true) => cover.covered += 1,
            Some(false) => cover.open += 1,
        }
    }
    cover
}

/// Each shooter with how many of the target are open to it, covered from it, or out of its sight and reach.
fn shooters(look: &Look, field: &Field, duel: &Duel) -> Vec<(String, Cover)> {
    let of = |gun: crate::rules::monkeys::gun::Gun| {
        let mut cover = Cover::default();
        for at in field.targets(duel.target) {
            match targets::aim(field, gun, at, Spots::Standing) {
                Ok(aim) if aim.covered => cover.covered += 1,
                Ok(_) => cover.open += 1,
                Err(_) => cover.safe += 1,
            }
        }
        (capital(&look.names.piece(gun.piece(field))), cover)
    };
    targets::first_of_each(duel.guns().into_iter()).map(of).collect()
}

/// Which overwatch a move would trigger: where, on whom, and the effect of its fire (T-123, T-125).
pub fn wakes(look: &Look, ghost: &Ghost) -> Vec<Why> {
    let wake = |(watcher, body, cell): (UnitIx, Body, crate::board::Cell)| {
        let standing = Duel::standing(&ghost.field, watcher, ghost.unit);
        let duel = Duel { trails: Some(&ghost.trails), ..standing };
        let step = ghost.squares_to(look.field, body, cell);
        let mut terms = vec![
            ("unit", look.names.unit(watcher).into()),
            ("name", look.names.piece(ghost.field.name(body)).into()),
            ("step", step.into()),
        ];
        let Some(named) = duel.best() else { return Why::new(say("draft-wakes-blind", &terms), "T-123") };
        let reckoning = &named.reckoning;
        let felled = expected(&ghost.field, reckoning.sums, &reckoning.victims);
        terms.extend([("sums", sums_words(reckoning.sums).into()), ("felled", decimal(felled).into())]);
        Why::new(say("draft-wakes", &terms), "T-123")
    };
    ghost.wakes(look.field).into_iter().map(wake).collect()
}
