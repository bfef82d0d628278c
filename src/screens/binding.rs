//! Assigns keys and buttons to acts: from the settings page to the table that the input reads.

use super::{hosts, settings::Settings};
use crate::input::{
    Act, Bindings, Intent, Listening, Pads,
    bindings::{self, KEYS_EACH},
    listen::{Pressed, Slot},
};
use crate::panels::keys::{Heard, Keys, Place, Row};
use crate::words::{say, word};
use bevy::prelude::*;

/// Where groups of acts begin, with their headings.
const GROUPS: [(Act, &str); 6] = [
    (Act::Choose, "keys-cursor"),
    (Act::PanUp, "keys-view"),
    (Act::NextUnit, "keys-units"),
    (Act::Move, "keys-orders"),
    (Act::LineOfSight, "keys-look"),
    (Act::Undo, "keys-game"),
];

/// Whether an intent was meant for the table of keys.
pub fn answer(world: &mut World, intent: &Intent) -> bool {
    let asks = world.resource::<Listening>().slot.is_some();
    match intent {
        Intent::Listen(slot) => {
            let slot = slot.filter(|slot| !slot.is_fixed());
            *world.resource_mut::<Listening>() = slot.map(Listening::to).unwrap_or_default();
        }
        Intent::Bind(slot, pressed) => bind(world, *slot, *pressed),
        Intent::DefaultKeys => {
            let mut settings = world.resource_mut::<Settings>();
            (settings.keys, settings.pads) = Default::default();
            hand_over(world);
        }
        Intent::Turn(_) if asks => {
            *world.resource_mut::<Listening>() = Listening::default();
            return false;
        }
        Intent::Back | Intent::Menu if asks => *world.resource_mut::<Listening>() = Listening::default(),
        _ => return false,
    }
    true
}

/// Assigns an input to a slot, and removes it from all other slots.
fn bind(world: &mut World, slot: Slot, pressed: Option<Pressed>) {
    *world.resource_mut::<Listening>() = Listening::default();
    let mut settings = world.resource_mut::<Settings>();
    match (slot, pressed) {
        (slot, _) if slot.is_fixed() => return,
        (_, Some(Pressed::Key(key))) if bindings::is_reserved(key) => return,
        (Slot::Key(act, place), Some(Pressed::Key(key))) => {
            let others: Vec<Act> = settings.keys.others(act, key).collect();
            others.into_iter().for_each(|other| settings.keys.take(other, key));
            settings.keys.put(act, place.into(), Some(key));
        }
        (Slot::Pad(act), Some(Pressed::Pad(pad))) => {
            let others: Vec<Act> = settings.pads.others(act, pad).collect();
            if others.iter().any(|other| other.is_reserved()) {
                return;
            }
            others.into_iter().for_each(|other| settings.pads.set(other, None));
            settings.pads.set(act, Some(pad));
        }
        (Slot::Key(act, place), None) => settings.keys.put(act, place.into(), None),
        (Slot::Pad(act), None) => settings.pads.set(act, None),
        _ => return,
    }
    hand_over(world);
}

/// Hands the key table of the settings to the input, and stores it.
fn hand_over(world: &mut World) {
    let settings = world.resource::<Settings>();
    settings.store();
    let (keys, pads): (Bindings, Pads) = (settings.keys.clone(), settings.pads.clone());
    world.insert_resource(keys);
    world.insert_resource(pads);
}

/// What an act does in each book that gives orders with it, by the book's name.
fn by_book(act: Act) -> Vec<(String, Vec<String>)> {
    let books = hosts::all().map(|host| (host.called(), host.keyed(act)));
    books.filter(|(_, orders)| !orders.is_empty()).collect()
}

/// An act in words: the orders that it gives in any book, or its own name.
fn act_words(act: Act) -> String {
    let mut orders = Vec::new();
    for order in by_book(act).into_iter().flat_map(|(_, orders)| orders) {
        if !orders.contains(&order) {
            orders.push(order);
        }
    }
    if orders.is_empty() { word(&act.word_id()) } else { orders.join(" / ") }
}

/// The lines that say what an act does: one per book for orders, since each book has its own on the same key.
fn lines(act: Act) -> Vec<String> {
    let line = |(book, orders): (String, Vec<String>)| {
        say("keys-in-book", &[("book", book.into()), ("orders", orders.join(", ").into())])
    };
    let lines: Vec<String> = by_book(act).into_iter().map(line).collect();
    if lines.is_empty() { vec![word(&act.word_id())] } else { lines }
}

fn names(acts: impl IntoIterator<Item = Act>) -> Vec<String> {
    acts.into_iter().map(act_words).collect()
}

/// The page of the keys, as a plain value.
pub fn page(settings: &Settings, listening: &Listening) -> Keys {
    let taken = |slot: Slot| {
        let (pressed, others) = listening.taken.as_ref()?;
        let free = match (slot, pressed) {
            (Slot::Key(..), Pressed::Key(key)) => !bindings::is_reserved(*key),
            _ => !others.iter().any(|other| other.is_reserved()),
        };
        Some((*pressed, names(others.iter().copied()).join(", "), free))
    };
    let heard = listening.slot.map(|slot| Heard { slot, words: act_words(slot.act()), taken: taken(slot) });
    let changed = settings.keys != Bindings::default() || settings.pads != Pads::default();
    Keys { rows: listed().into_iter().map(|act| row(settings, act)).collect(), heard, changed }
}

/// All acts in the order of the page: orders that were added later are listed with the others.
fn listed() -> Vec<Act> {
    const ADDED: [Act; 10] = [
        Act::Smoke,
        Act::SpecialOrder,
        Act::Crate,
        Act::Leave,
        Act::Shell,
        Act::Grapple,
        Act::Dive,
        Act::Escape,
        Act::LetGo,
        Act::Duck,
    ];
    let mut acts: Vec<Act> = Act::ALL.into_iter().filter(|act| !ADDED.contains(act)).collect();
    let done = acts.iter().position(|act| *act == Act::Done).unwrap_or(acts.len());
    acts.splice(done..done, ADDED);
    acts
}

fn row(settings: &Settings, act: Act) -> Row {
    let keys = settings.keys.keys(act);
    let key = |place: usize| Place {
        slot: Slot::Key(act, place as u8),
        words: keys.get(place).map(|key| key.words()).unwrap_or_default(),
        others: keys.get(place).map(|key| names(settings.keys.others(act, *key))).unwrap_or_default(),
    };
    let pad = settings.pads.pad(act);
    let button = Place {
        slot: Slot::Pad(act),
        words: pad.map(|pad| pad.words()).unwrap_or_default(),
        others: pad.map(|pad| names(settings.pads.others(act, pad))).unwrap_or_default(),
    };
    let head = GROUPS.into_iter().find(|(first, _)| *first == act).map(|(_, id)| word(id));
    Row { head, words: act_words(act), lines: lines(act), places: (0..KEYS_EACH).map(key).chain([button]).collect() }
}
