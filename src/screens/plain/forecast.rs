//! The effect of an order before it is given, and what each enemy could do: the book's plain values in the cards that
//! every book uses.

use super::{fill::portrait, look::Look, sheet};
use crate::battle::{
    account::{Chance, Duel, Fire, Hurt, Note, Part, Prospect, Term},
    shown::{Says, Shown},
};
use crate::engine::Shape;
use crate::force::UnitId;
use crate::input::intent::Fold;
use crate::panels::{
    Why,
    exchange::{Cover, Exchange, Row, Way},
    forecast::{self, Forecast, Section},
    odds::{self, Hurts, Odds},
};
use crate::words::{say, word};

/// What the pointer or the draft is about: an order, or why there is none.
enum Meant<O> {
    Order(O),
    Refused(UnitId, Why),
}

/// The forecast of the thing under the pointer, otherwise of the draft or the marked answer.
pub(super) fn forecast<B: Shown>(look: &Look<B>) -> Option<Forecast> {
    let mut forecast = match meant(look)? {
        Meant::Order(order) => filled(look, B::prospect(look.view, &order)?),
        Meant::Refused(enemy, why) => {
            Forecast { against: Some((enemy.side, look.name(enemy))), notes: vec![why], ..Forecast::default() }
        }
    };
    forecast.folded = look.hands.is_toggled(Fold::Forecast);
    forecast.breakdown = look.hands.breakdown();
    forecast.wanted = true;
    Some(forecast)
}

fn meant<B: Shown>(look: &Look<B>) -> Option<Meant<B::Order>> {
    let choices = look.choices.as_ref()?;
    let order = |place: usize| choices.orders.get(place).cloned().map(Meant::Order);
    let draft = || order(look.marked()?);
    match look.shape() {
        Some(Shape::Act) => pointed(look).or_else(draft),
        Some(Shape::Pick) if look.form.is_none() => pointed_answer(look).map_or_else(draft, order),
        _ => draft(),
    }
}

/// The answer under the pointer: on its card, or on the board, where its own unit is. On the unit that the question is
/// about, it is the marked answer, or else the first one, that does something to it.
fn pointed_answer<B: Shown>(look: &Look<B>) -> Option<usize> {
    if let Some(place) = look.hands.option() {
        return Some(place);
    }
    let cell = look.hands.hover()?;
    let own = (0..look.listed).find(|place| look.is_about(&look.says[*place], cell));
    let asked = || look.window()?.about.filter(|about| look.place(*about) == Some(cell));
    let does = |place: &usize| {
        let order = look.choices.as_ref().and_then(|choices| choices.orders.get(*place));
        order.is_some_and(|order| B::prospect(look.view, order).is_some())
    };
    own.or_else(|| asked().and_then(|_| look.marked().into_iter().chain(0..look.listed).find(does)))
}

/// The order that a click on the enemy under the pointer would draft, or why it would draft none.
fn pointed<B: Shown>(look: &Look<B>) -> Option<Meant<B::Order>> {
    let (cell, acting) = (look.hands.hover()?, look.acting()?);
    let enemy = look.on(cell).map(|piece| piece.id.unit).filter(|unit| unit.side != acting.side)?;
    let listed = look.fitting().find(|place| *place < look.listed && look.is_about(&look.says[*place], cell));
    if let Some(place) = listed {
        return look.choices.as_ref()?.orders.get(place).cloned().map(Meant::Order);
    }
    match look.planned(cell)? {
        Ok(order) => Some(Meant::Order(order)),
        Err(why) => Some(Meant::Refused(enemy, look.why(&why))),
    }
}

fn filled<B: Shown>(look: &Look<B>, prospect: Prospect) -> Forecast {
    let part = |part: Part| Section {
        title: part.title,
        terms: part.terms.into_iter().map(term).collect(),
        odds: chances(part.chances),
    };
    let (answer, answer_odds, told) = match prospect.answer {
        Some(Fire { why: Some(why), .. }) => {
            let words = say("plain-answer-none", &[("why", why.words.into())]);
            (String::new(), Odds::default(), vec![Why { theirs: true, ..Why::new(words, why.rule) }])
        }
        Some(fire) => (
            say("plain-answer", &[("dice", fire.dice.into()), ("need", fire.need.into())]),
            chances(fire.chances).answered(),
            Vec::new(),
        ),
        None => (String::new(), Odds::default(), Vec::new()),
    };
    Forecast {
        title: prospect.by.map_or(prospect.title.clone(), |unit| {
            say("plain-forecast", &[("unit", look.name(unit).into()), ("order", prospect.title.as_str().into())])
        }),
        against: prospect.against.map(|unit| (unit.side, look.name(unit))),
        parts: prospect.parts.into_iter().map(part).collect(),
        notes: prospect.notes.iter().map(why).chain(told).collect(),
        answer,
        answer_odds,
        ..Forecast::default()
    }
}

pub(super) fn why(note: &Note) -> Why {
    Why::new(note.words.clone(), note.rule)
}

fn term(term: Term) -> forecast::Term {
    let rule = (!term.rule.is_empty()).then(|| term.rule.to_owned());
    forecast::Term { words: term.words, value: term.value, rule }
}

fn chances(all: Vec<Chance>) -> Odds {
    let hurts = |hurt: Hurt| match hurt {
        Hurt::Nobody => Hurts::Nothing,
        Hurt::Them(step) => Hurts::Theirs(step),
        Hurt::Us(step) => Hurts::Us(step),
    };
    let one = |chance: Chance| odds::Chance { result: hurts(chance.hurts), words: chance.words, tenths: chance.tenths };
    Odds(all.into_iter().map(one).collect())
}

/// The acting unit against every enemy that could shoot at it or be shot at, from its current or future place. For an
/// opponent's units it would call the wrong side "you", so there it is `None`.
pub(super) fn exchange<B: Shown>(look: &Look<B>) -> Option<Exchange> {
    if look.is_theirs() {
        return None;
    }
    if look.shape() != Some(Shape::Act) || look.choices.is_none() || pointed(look).is_some() {
        return None;
    }
    // It is shown below the page of its unit, and below no other.
    let unit = look.acting().filter(|unit| sheet::shown(look) == Some(*unit))?;
    let order = look.marked().and_then(|place| look.choices.as_ref()?.orders.get(place));
    let of_unit = look.marked().is_none_or(|place| look.says[place].unit == Some(unit));
    // An order about some other unit has a forecast of its own.
    if !of_unit || order.is_some_and(|order| B::prospect(look.view, order).is_some()) {
        return None;
    }
    let duels = B::exchange(look.view, unit, order);
    if duels.is_empty() {
        return None;
    }
    let mut rows: Vec<Row> = duels.into_iter().filter_map(|duel| row(look, duel)).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.weight));
    let moves = |says: &Says| says.cell.is_some() || !says.ends.is_empty();
    let moved = look.marked().is_some_and(|place| moves(&look.says[place]));
    let place = word(if moved { "exchange-there" } else { "exchange-here" });
    Some(Exchange {
        place: B::fires(look.view, unit)
            .map_or(place.clone(), |how| say("exchange-with", &[("how", how.into()), ("place", place.into())])),
        heads: ["window-we-fell", "window-they-fell"].map(word),
        nobody: if rows.is_empty() { word("exchange-nobody") } else { String::new() },
        rows,
    })
}

fn row<B: Shown>(look: &Look<B>, duel: Duel) -> Option<Row> {
    let unit = duel.enemy?;
    if duel.ours.need.is_empty() && duel.theirs.need.is_empty() {
        return None;
    }
    let piece = look.pieces.iter().find(|piece| piece.id.unit == unit && piece.leads);
    let piece = piece.or_else(|| look.pieces.iter().find(|piece| piece.id.unit == unit && piece.cell.is_some()))?;
    let [open, covered, safe] = duel.theirs.seen;
    Some(Row {
        unit,
        portrait: portrait(piece),
        name: look.name(unit),
        weight: duel.ours.fallen.max(duel.theirs.fallen),
        cover: Cover { open, covered, safe },
        watches: false,
        ours: way(duel.ours),
        theirs: answered(way(duel.theirs)),
        chosen: look.hands.against() == Some(unit),
    })
}

fn answered(way: Way) -> Way {
    Way { odds: way.odds.answered(), ..way }
}

fn way(fire: Fire) -> Way {
    Way {
        title: fire.title,
        felled: format!("{}.{}", fire.fallen / 10, fire.fallen % 10),
        sums: fire.need,
        dice: fire.dice,
        odds: chances(fire.chances),
        shooters: Vec::new(),
        terms: fire.terms.into_iter().map(term).collect(),
        why: fire.why.as_ref().map(why),
        ..Way::default()
    }
}

/// Why nothing can be drafted where the pointer is, in one sentence.
pub(super) fn refusal<B: Shown>(look: &Look<B>) -> Option<Why> {
    look.hands.mode()?;
    let cell = look.hands.hover()?;
    if look.on(cell).is_some_and(|piece| look.acting().is_some_and(|acting| acting.side == piece.id.unit.side)) {
        return None;
    }
    match look.planned(cell)? {
        Err(why) => Some(look.why(&why)),
        Ok(_) => None,
    }
}
