//! The record sheet: the chosen unit, or whose turn it is; the draft, and the button that takes it.

use super::{fill::portrait, forecast::why, look::Look, stacks};
use crate::battle::{
    account::{self, Page},
    shown::{Piece, Says, Shown},
};
use crate::engine::{Shape, door};
use crate::force::UnitId;
use crate::input::{Intent, Verb, act::Act, intent::Fold};
use crate::panels::{
    figure::{Figure, Limb},
    numbers::Number,
    sheet::{Head, Knack, Member, Offer, Sheet, Tone},
};
use crate::words::{say, word};

/// The sheet.
pub(super) fn sheet<B: Shown>(look: &Look<B>) -> Sheet {
    let marked = look.marked().map(|place| &look.says[place]);
    let drafted = marked.filter(|_| look.shape() == Some(Shape::Act));
    let told =
        drafted.into_iter().flat_map(|says| std::iter::once(title(look, says)).chain(says.lines.clone())).collect();
    let accept = drafted.map(|_| (word("accept-order"), look.key(Act::Choose)));
    let offers = turns(look).into_iter().chain(ways(look)).chain(besides(look)).chain(must(look)).collect();
    let sheet = shown(look).map_or_else(|| turn(look), |unit| of_unit(look, unit));
    let draft = if drafted.is_some() { told } else { sheet.draft };
    Sheet { draft, accept, offers, ..sheet }
}

/// What is drafted, and at whom: another enemy may be under the pointer.
fn title<B: Shown>(look: &Look<B>, says: &Says) -> String {
    let target = says.target.map(|unit| look.name(unit)).filter(|name| !says.title.contains(name.as_str()));
    target.map_or_else(
        || says.title.clone(),
        |target| say("plain-draft-at", &[("order", says.title.as_str().into()), ("target", target.into())]),
    )
}

/// The unit under the pointer, otherwise the chosen one; while something is drafted, the unit that would do it.
pub(super) fn shown<B: Shown>(look: &Look<B>) -> Option<UnitId> {
    let stands = |unit: &UnitId| look.place(*unit).is_some();
    let hovered = || look.hands.hover().and_then(|cell| look.on(cell)).map(|piece| piece.id.unit);
    let chosen = look.hands.shown().filter(stands);
    match look.shape() {
        Some(Shape::Act) if look.hands.plain.picked.is_some() => chosen,
        // While a unit is chosen, an enemy under the pointer is in the forecast.
        Some(Shape::Act) => hovered().filter(|unit| chosen.is_none_or(|own| own.side == unit.side)).or(chosen),
        // The unit being deployed is in reserve: its page is shown anyway.
        Some(Shape::Cells) => hovered().or_else(|| look.acting()),
        _ if look.form.is_some() => hovered().or(look.hands.inspected()).or_else(|| look.formed()),
        _ => hovered().or_else(|| look.window()?.about.filter(stands)),
    }
}

/// Which side decides and what to do next, or that the battle is over.
fn turn<B: Shown>(look: &Look<B>) -> Sheet {
    if door::outcome::<B>(look.world).is_some() {
        return Sheet { draft: vec![word("next-over")], ..Sheet::default() };
    }
    // Nothing is said while somebody is asked in secret.
    let mut facts: Vec<(String, String)> =
        look.window().map(|asked| (word("page-decides"), look.side(asked.side))).into_iter().collect();
    let waiting = B::waiting(look.view);
    let able = waiting.must.len() + waiting.may.len();
    if able > 0 {
        facts.push((word("page-able"), able.to_string()));
    }
    Sheet { facts, draft: next(look).into_iter().collect(), ..Sheet::default() }
}

/// What to do next, in one sentence, for newcomers.
fn next<B: Shown>(look: &Look<B>) -> Option<String> {
    let side = || ("side", look.side(look.decider()).into());
    if look.is_theirs() || look.choices.is_none() {
        return Some(say("next-act-theirs", &[side()]));
    }
    match look.window()?.shape() {
        Shape::Act if look.able().is_empty() => Some(say("plain-next-end", &[("key", look.key(Act::EndTurn).into())])),
        Shape::Act => Some(say("next-act", &[side(), ("key", look.key(Act::NextUnit).into())])),
        _ => Some(B::question(look.view, look.window()?)),
    }
}

fn of_unit<B: Shown>(look: &Look<B>, unit: UnitId) -> Sheet {
    // Similar models add little: the first few are enough until the player asks for all.
    let folded = !look.hands.is_toggled(Fold::Sheet);
    let pieces = || look.pieces.iter().filter(move |piece| piece.id.unit == unit);
    let head = Head { side: unit.side, name: look.name(unit), line: look.side(unit.side), actions: String::new() };
    let Some(page) = B::page(look.view, unit) else {
        return Sheet {
            head: Some(head),
            members: pieces().map(member).collect(),
            folded,
            brief: true,
            ..Sheet::default()
        };
    };
    let members =
        page.models.iter().filter_map(|model| Some(listed(pieces().find(|piece| piece.id == model.piece)?, model)));
    let several = stacks::place(look, unit).map(|place| (word("plain-stack"), place));
    Sheet {
        head: Some(Head { line: page.line.clone(), actions: page.state.clone(), ..head }),
        numbers: page.numbers.iter().map(number).collect(),
        figure: page.figure.as_ref().map(figure),
        members: members.collect(),
        folded,
        brief: true,
        knacks: knacks(&page),
        why: page.limits.iter().map(why).collect(),
        facts: several.into_iter().chain(page.facts).collect(),
        ..Sheet::default()
    }
}

/// A characteristic, colored if something changes it.
pub fn number(number: &account::Number) -> Number {
    let tone = match number.change {
        0 => Tone::Plain,
        1.. => Tone::Good,
        _ => Tone::Harm,
    };
    Number { name: number.name.clone(), value: number.value.clone(), tone, about: why(&number.about) }
}

fn figure(figure: &account::Figure) -> Figure {
    let limb = |limb: &account::Limb| Limb {
        name: limb.name.clone(),
        at: limb.at.map(f32::from),
        taken: limb.taken,
        steps: limb.steps.clone(),
        state: limb.state.clone(),
        about: why(&limb.about),
    };
    let (title, pips, about) = (figure.title.clone(), figure.pips, why(&figure.about));
    Figure { title, pips, about, limbs: figure.limbs.iter().map(limb).collect() }
}

fn knacks(page: &Page) -> Vec<Knack> {
    let knack = |one: &account::Trait| Knack { words: one.of.clone(), name: one.name.clone(), what: why(&one.about) };
    page.traits.iter().map(knack).collect()
}

fn listed(piece: &Piece, model: &account::Model) -> Member {
    let tone = if model.harmed { Tone::Harm } else { Tone::Plain };
    Member { weapon: model.weapon.clone(), state: model.state.clone(), tone, ..member(piece) }
}

fn member(piece: &Piece) -> Member {
    Member {
        piece: Some(piece.id),
        portrait: portrait(piece),
        name: piece.name.clone(),
        weapon: String::new(),
        state: piece.state.clone(),
        tone: Tone::Plain,
        chosen: false,
    }
}

/// The variants of the chosen kind of order.
fn ways<B: Shown>(look: &Look<B>) -> Vec<Offer> {
    let chosen = look.shape() == Some(Shape::Act) || look.is_turning();
    let Some(verb) = look.mode().filter(|_| chosen) else { return Vec::new() };
    let order = look.marked().and_then(|place| look.choices.as_ref()?.orders.get(place));
    let drafted = order.and_then(|order| B::way_of(look.view, order));
    let offer = |(place, note): (usize, account::Note)| {
        let chosen = place == look.hands.plain.way_to;
        let own = drafted.clone().filter(|_| chosen).unwrap_or(note.words);
        let words = if chosen { say("plain-way-chosen", &[("way", own.into())]) } else { own };
        Offer { words, why: None, intent: Intent::TakeOption(place) }
    };
    let ways: Vec<Offer> = B::ways(&verb).into_iter().enumerate().map(offer).collect();
    if ways.is_empty() { options(look) } else { ways }
}

/// The offer to turn the unit being placed.
fn turns<B: Shown>(look: &Look<B>) -> Option<Offer> {
    let turned = look.turns().filter(|_| !look.is_turning())?;
    let place = B::VERBS.iter().position(|kind| kind.name == turned.verb)?;
    Some(Offer { words: turned.offer, why: None, intent: Intent::Mode(Verb(place as u8)) })
}

/// What may be done along with the drafted order: one button each.
fn besides<B: Shown>(look: &Look<B>) -> Vec<Offer> {
    let first = look.ways();
    let offer = |(place, (note, _)): (usize, (account::Note, B::Order))| {
        let id = if look.hands.plain.beside == Some(place) { "plain-beside-chosen" } else { "plain-beside" };
        let words = say(id, &[("beside", note.words.into())]);
        Offer { words, why: None, intent: Intent::TakeOption(first + place) }
    };
    look.besides().into_iter().enumerate().map(offer).collect()
}

/// If a kind of order has several variants that need no place and no enemy: one button each.
fn options<B: Shown>(look: &Look<B>) -> Vec<Offer> {
    let option = |(place, listed): (usize, &usize)| {
        let words = look.says[*listed].title.clone();
        let chosen = look.hands.plain.picked == Some(*listed);
        let words = if chosen { say("plain-way-chosen", &[("way", words.into())]) } else { words };
        Offer { words, why: None, intent: Intent::TakeOption(place) }
    };
    look.options().iter().enumerate().map(option).collect()
}

/// The units that must act before the phase can end: a click chooses one.
fn must<B: Shown>(look: &Look<B>) -> Vec<Offer> {
    if look.choices.is_none() {
        return Vec::new();
    }
    let offer = |(unit, note): (UnitId, account::Note)| {
        let terms = [("unit", look.name(unit).into()), ("why", note.words.into())];
        Offer { words: say("plain-must", &terms), why: None, intent: Intent::GoTo(unit) }
    };
    B::waiting(look.view).must.into_iter().map(offer).collect()
}
