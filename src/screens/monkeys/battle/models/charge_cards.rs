//! The cards of a charge: press on or break off, flee or stand, the next target, the losses, the lead (T-102 to
//! T-118).

use super::{
    super::hands::Hands,
    clash::Clash,
    faces,
    foresight::{self, Course, at_contact},
    look::Look,
    risks,
};
use crate::force::{
    PieceId, PrimateIx,
    squad::{Pile, Place},
};
use crate::panels::{
    decision::{Ask, Card, Choosable},
    forecast::{Forecast, Term},
    odds::{Odds, per_cent},
};
use crate::rules::monkeys::{
    choices::Choices,
    field::Field,
    foresight::{
        Foresight, Risk,
        charge::{caught, flight, next_charge, stands},
        ghost::{self, exposure},
    },
    illegal::Illegal,
    nerve,
    order::{Leg, Order},
    overrun::Overrun,
    sequence::Frame,
};
use crate::words::{say, word};

/// The overrun in progress, if it is what decides now.
pub fn under_way<'a>(look: &Look<'a>) -> Option<&'a Overrun> {
    match look.clock.top() {
        Frame::Overrun(overrun) => Some(overrun),
        _ => None,
    }
}

/// A chain as lines of a card: "Stands firm: 50.0 %".
fn lines(chain: &[Term]) -> Vec<String> {
    chain
        .iter()
        .map(|link| say("chain-line", &[("what", link.words.as_str().into()), ("value", link.value.as_str().into())]))
        .collect()
}

/// Press on or break off (T-106); a refused answer comes last, with its reason.
pub fn press_on(look: &Look, choices: &Choices) -> Vec<Card> {
    let Some(overrun) = under_way(look) else { return Vec::new() };
    let mut cards: Vec<Card> = choices.orders.iter().map(|order| press_card(look, overrun, order)).collect();
    let refused = choices.refused.iter().map(|(_, why)| Card {
        title: word("card-press-on"),
        lines: vec![word("card-press-on-not")],
        why: Some(look.why(why)),
        ..Card::default()
    });
    cards.extend(refused);
    cards
}

/// The average result of an answer, with a line for each way in which the target may respond.
fn whole(look: &Look, course: &Course, overrun: &Overrun) -> Vec<String> {
    let about = |(id, fallen): (&str, foresight::Fallen)| {
        say("chain-line", &[("what", word(id).into()), ("value", fallen.words(look, overrun).into())])
    };
    course.ends().into_iter().map(about).collect()
}

/// The card of a charge that goes on: the total, and how it comes about step by step.
fn onward(look: &Look, title: String, seen: &Foresight, order: &Order) -> Card {
    let odds = seen.contact.as_ref().map_or_else(Odds::default, |scene| at_contact(seen, scene).odds(true));
    let course = Course::of(seen);
    let mut more = lines(&course.links(look));
    more.extend(risks::lines(look, order, risks::is_linked));
    Card {
        title,
        lines: whole(look, &course, &seen.overrun),
        more,
        odds,
        odds_of: word("chain-fight-whole"),
        ..Card::default()
    }
}

fn press_card(look: &Look, overrun: &Overrun, order: &Order) -> Card {
    let Order::Abort(legs) = order else {
        return onward(look, word("card-press-on"), &Foresight::of(look.field, overrun), order);
    };
    let lead = look.field.primate(overrun.lead).id;
    let walks = legs.iter().any(|leg| leg.primate() == Some(lead));
    let title = match (legs.is_empty(), walks) {
        (true, _) => "card-abort-stay",
        (_, true) => "card-abort-cover",
        _ => "card-abort-gather",
    };
    let more = risks::lines(look, order, |_| false);
    let mut lines = vec![exposed(look, overrun, legs)];
    lines.extend(foresight::broken_off(look, overrun, legs));
    Card { title: word(title), lines, more, ..Card::default() }
}

/// How well the enemy would see those that break off.
fn exposed(look: &Look, overrun: &Overrun, legs: &[Leg]) -> String {
    let after = walked(look, legs);
    let seen = exposure(&after, overrun.unit);
    say(
        "draft-exposed",
        &[("open", seen.open.into()), ("covered", seen.covered.into()), ("unseen", seen.unseen.into())],
    )
}

/// The field after planned walks.
fn walked(look: &Look, legs: &[Leg]) -> Field {
    let mut field = look.field.clone();
    let ends = ghost::ends(look.field, legs);
    ends.iter().for_each(|(one, _)| field.shift(*one, Place::Off(Pile::Missing)));
    ends.iter().for_each(|(one, cell)| field.shift(*one, Place::On(*cell)));
    field
}

/// Flee or stand firm, both with their results (T-108, T-109).
pub fn stand_card(look: &Look, order: &Order) -> Card {
    let Some(overrun) = under_way(look) else { return Card::default() };
    let seen = Foresight::of(look.field, overrun);
    let flees = matches!(order, Order::Flee);
    let course = Course::of(&seen);
    let mut card = if flees { flee_card(look, overrun) } else { firm_card(look, overrun, &course) };
    // The outcomes of standing and of fleeing; only one if they are equal.
    let ends = course.ends();
    let end = if flees { ends.last() } else { ends.first() };
    card.lines.extend(end.map(|(_, fallen)| say("card-about", &[("fallen", fallen.words(look, overrun).into())])));
    card.more.extend(risks::lines(look, order, |risk| matches!(risk, Risk::StandFirm { .. })));
    card
}

fn firm_card(look: &Look, overrun: &Overrun, course: &Course) -> Card {
    let morale = super::terms::signed(nerve::standing_morale(look.field, overrun.target));
    let chance = per_cent(stands(look.field, overrun));
    let mut more = vec![say("card-stand-test", &[("morale", morale.into()), ("need", nerve::NEEDED.into())])];
    more.extend(lines(&course.standing(look)));
    let clash = foresight::clash(look.field, overrun, None);
    let lines = vec![say("card-stand-chance", &[("chance", chance.into())])];
    let odds_of = word("chain-fight-whole");
    Card { title: word("card-stand"), lines, more, odds: clash.odds(false), odds_of, ..Card::default() }
}

fn flee_card(look: &Look, overrun: &Overrun) -> Card {
    let (legs, caught) = flight(look.field, overrun);
    let mut card = Card { title: word("card-flee"), ..Card::default() };
    card.lines.push(say("card-flee-run", &[("count", legs.len().into())]));
    if !caught.is_empty() {
        card.lines.push(say("card-caught", &[("who", names(look, &caught).into()), ("count", caught.len().into())]));
        let clash = foresight::clash(look.field, overrun, Some(caught));
        card.more.extend(lines(&[clash.link()]));
        (card.odds, card.odds_of) = (clash.odds(false), word("chain-fight-caught"));
    }
    card
}

fn names(look: &Look, ones: &[PrimateIx]) -> String {
    ones.iter().map(|one| look.names.primate(*one)).collect::<Vec<_>>().join(", ")
}

/// The unit that the victors charge next, or that they charge none (T-118, T-144).
pub fn charge_on_card(look: &Look, order: &Order) -> Card {
    let Some(overrun) = under_way(look) else { return Card::default() };
    let left = i64::from(overrun.left());
    match order {
        Order::Charge(id, path) => {
            let Some(next) = next_charge(look.field, overrun, *id, path) else { return Card::default() };
            let title = say("card-charge", &[("unit", look.names.unit(next.target).into())]);
            onward(look, title, &Foresight::of(look.field, &next), order)
        }
        Order::GoOn => {
            let lines = vec![say("card-run-on-is", &[("left", left.into())])];
            let more = risks::lines(look, order, |_| false);
            Card { title: word("card-run-on"), lines, more, ..Card::default() }
        }
        _ => {
            let lines = vec![say("card-halt-is", &[("left", left.into())])];
            let more = risks::lines(look, order, |_| false);
            Card { title: word("card-halt"), lines, more, ..Card::default() }
        }
    }
}

/// The faces of those that may be lost, and the button that says how many are still missing (T-116).
pub fn losses(look: &Look) -> Option<(Ask, Option<String>)> {
    let Frame::Fight(fight) = look.clock.top() else { return None };
    let (_, fighters, due) = fight.choice()?;
    let named = lost(look.hands);
    let face = |one: &PrimateIx| {
        let piece = look.field.primate(*one).id;
        Choosable {
            piece,
            portrait: faces::portrait(look.field, look.turn, *one),
            name: look.names.primate(*one).to_owned(),
            named: named.contains(&piece),
            why: None,
        }
    };
    let missing = due.saturating_sub(named.len());
    let accept = match missing {
        0 => say("accept-lose", &[("who", named.len().into())]),
        missing => say("accept-lose-more", &[("count", missing.into())]),
    };
    let ask = Ask::Members(say("hint-losses", &[("count", due.into())]), fighters.iter().map(face).collect());
    Some((ask, Some(accept)))
}

/// Those named as losses.
pub fn lost(hands: &Hands) -> &[PieceId] {
    match hands.answer() {
        Some(Order::Lose(named)) => named,
        _ => &[],
    }
}

/// The possible leaders for continuing the charge (T-158).
pub fn leads(look: &Look, choices: &Choices, marked: usize) -> (Ask, Option<String>) {
    let face = |(place, order): (usize, &Order)| {
        let Order::Lead(piece, _) = order else { return None };
        let one = look.field.find_primate(*piece)?;
        let name = look.names.piece(*piece);
        Some(Choosable {
            piece: *piece,
            portrait: faces::portrait(look.field, look.turn, one),
            name,
            named: place == marked,
            why: None,
        })
    };
    let faces: Vec<Choosable> = choices.orders.iter().enumerate().filter_map(face).collect();
    let name = faces.iter().find(|face| face.named).map(|face| face.name.clone());
    let accept = name.map(|name| say("accept-lead", &[("name", name.into())]));
    (Ask::Members(word("hint-new-lead"), faces), accept)
}

/// The sentence and the button of a cell window: followers, flight, those that bail out.
pub fn places(look: &Look) -> (Ask, Option<String>) {
    let (hint, accept) = match look.asked() {
        "FleeMove" => (flee_hint(look), "accept-flee"),
        _ if stays(look) => (word("hint-regroup-stay"), "accept-places"),
        _ => (word("hint-regroup"), "accept-places"),
    };
    (Ask::OnMap(hint), Some(word(accept)))
}

/// Whether the answer leaves all followers where they are.
fn stays(look: &Look) -> bool {
    let Some(Order::Place(places)) = look.hands.answer() else { return false };
    let stands = |piece: PieceId| look.field.find_primate(piece).and_then(|one| look.field.cell(one));
    places.iter().all(|(piece, cell)| stands(*piece) == Some(*cell))
}

fn flee_hint(look: &Look) -> String {
    let Frame::Flight(flight) = look.clock.top() else { return word("hint-flee") };
    let caught = match look.hands.answer() {
        Some(Order::FleeTo(legs)) => caught(look.field, flight.unit, legs),
        _ => Vec::new(),
    };
    if caught.is_empty() {
        return word("hint-flee");
    }
    say("hint-flee-caught", &[("who", names(look, &caught).into()), ("count", caught.len().into())])
}

/// The whole chain of a drafted charge, or of the one at the enemy under the pointer, in the forecast.
pub fn forecast(look: &Look, order: &Order) -> Result<Forecast, Illegal> {
    let seen = Foresight::of_order(look.table(), order)?;
    let target = seen.overrun.target;
    let mut forecast = Forecast {
        against: Some((look.field.side(target), look.names.unit(target).to_owned())),
        chain: Course::of(&seen).chain(look),
        ..Forecast::default()
    };
    if let Some(scene) = &seen.contact {
        at_contact(&seen, scene).fill(look, &mut forecast);
        forecast.part = word("chain-fight-whole");
    }
    Ok(forecast)
}

/// The close combat in progress, in the forecast, while its die is picked or its losses are named.
pub fn fought(look: &Look) -> Option<Forecast> {
    let Frame::Fight(fight) = look.clock.top() else { return None };
    let mut forecast = Forecast {
        against: Some((look.field.side(fight.target), look.names.unit(fight.target).to_owned())),
        ..Forecast::default()
    };
    Clash::of(look.field, fight).fill(look, &mut forecast);
    forecast.part = word("chain-fight");
    Some(forecast)
}
