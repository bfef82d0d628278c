//! The map as the view draws it: hexes, holders, marks, troops.

use super::{
    cards,
    desk::{Desk, Then},
    seen::Seen,
};
use crate::board::hex::Hex;
use crate::campaign::{
    chronicle::Event,
    order::{Ask, Order},
    shown::{self, Field},
    state::TroopId,
};
use crate::input::Pointer;
use crate::panels::Print;
use crate::view::{
    HexMap, HexMarks, Outlook,
    art::{
        hexes::{HexLook, HexMark},
        looks::Face,
        palette::Palette,
        stacks::StackLook,
    },
    hexes::{self, HexTile, StackToken},
};
use bevy::prelude::World;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// The hexes of a campaign.
pub(super) fn map(fields: &[Field]) -> HexMap {
    let size = |of: fn(Hex) -> i16| fields.iter().map(|field| of(field.hex)).max().map_or(0, |most| most + 1);
    let tile = |field: &Field| {
        let variant = (field.hex.column * 5 + field.hex.row * 3).rem_euclid(7) as u8;
        HexTile {
            hex: field.hex,
            look: HexLook::new(field.style, field.worth.0 > 0, variant),
            name: field.name.clone().unwrap_or_default(),
            code: field.hex.to_string(),
            worth: field.worth,
        }
    };
    HexMap {
        size: (size(|hex| hex.column), size(|hex| hex.row)),
        tiles: fields.iter().map(tile).collect(),
        table: false,
    }
}

/// The troops on the map by their hexes, in the order of their counters.
fn there(seen: &Seen) -> BTreeMap<Hex, Vec<&shown::Stack>> {
    let mut there: BTreeMap<Hex, Vec<&shown::Stack>> = BTreeMap::new();
    for stack in &seen.shown.stacks {
        if let Some(hex) = stack.hex {
            there.entry(hex).or_default().push(stack);
        }
    }
    there
}

/// Holders and troops of a campaign; one may be acting, and one selected.
fn standing(seen: &Seen, palette: Palette, (active, chosen): (Option<TroopId>, Option<TroopId>)) -> HexMarks {
    let holders = seen.shown.fields.iter().filter_map(|field| Some((field.hex, seen.place(field.holder?)))).collect();
    let token = |(hex, place, all): (Hex, usize, usize), stack: &shown::Stack| {
        let clan = seen.rolls.get(&stack.id).and_then(|roll| roll.first()).map_or("", |one| one.clan.as_str());
        StackToken {
            hex,
            place: (place as u8, all as u8),
            look: StackLook {
                tribe: seen.place(stack.id.tribe),
                face: Face::of_clan(clan),
                letter: char::from(b'A' + stack.id.number.saturating_sub(1).min(25)),
                strength: stack.primates.0 as u16,
                platoons: stack.platoons as u8,
                wheels: stack.vehicles > 0,
                active: active == Some(stack.id),
                chosen: chosen == Some(stack.id),
                palette,
            },
        }
    };
    let there = there(seen);
    let stacks = there.iter().flat_map(|(hex, stacks)| {
        stacks.iter().enumerate().map(|(place, stack)| token((*hex, place, stacks.len()), stack)).collect::<Vec<_>>()
    });
    HexMarks { holders, stacks: stacks.collect(), ..HexMarks::default() }
}

/// The troop whose counter the mouse is on, in a hex that was clicked.
pub(super) fn aimed_at(world: &World, seen: &Seen, hex: Hex) -> Option<TroopId> {
    let at = world.resource::<Pointer>().place()?;
    let place = world.resource::<HexMarks>().stack_at(world.resource::<Outlook>(), at)?;
    there(seen).values().flatten().nth(place).filter(|stack| stack.hex == Some(hex)).map(|stack| stack.id)
}

/// The hexes that the card over the map is about, or else the note about the last round.
pub(super) fn asked(desk: &Desk) -> BTreeSet<Hex> {
    let seen = &desk.seen;
    let told = cards::unread(desk).and_then(|told| seen.entries.get(told.start)).map(|(entry, _)| &entry.event);
    let troops = match (told, desk.asked().map(|question| &question.ask)) {
        (Some(Event::Fought { entrant, other, .. }), _) => vec![*entrant, *other],
        (Some(Event::Shelled { troop, at, .. }), _) => vec![*troop, *at],
        (_, Some(Ask::Fight { entrant, other })) => vec![*entrant, *other],
        (_, Some(Ask::Grid { troop, by } | Ask::Shot { at: troop, by })) => vec![*troop, *by],
        (_, Some(ask)) => ask.troop().into_iter().collect(),
        _ => Vec::new(),
    };
    let stands = troops.into_iter().filter_map(|troop| seen.stack(troop)?.hex);
    let paid = seen.shown.fields.iter().filter(|field| field.worth != (0, 0)).map(|field| field.hex);
    let paid = paid.filter(|_| !cards::covers(desk) && !desk.news.is_empty());
    stands.chain(seen.ways.iter().flatten().copied()).chain(paid).collect()
}

/// The marks while a decision is open.
pub(super) fn marks(desk: &Desk, palette: Palette) -> HexMarks {
    if let Some(then) = &desk.then {
        return HexMarks { cursor: desk.hover, ..standing(&wound(&desk.seen, then), palette, (None, None)) };
    }
    let seen = &desk.seen;
    let acting = desk.acting();
    let mut marks = standing(seen, palette, (acting, desk.troop));
    let is_there = |hex: &Hex| seen.shown.fields.iter().any(|field| field.hex == *hex);
    marks.cursor = desk.hover.filter(|hex| !cards::covers(desk) && is_there(hex));
    if desk.is_away() {
        return marks;
    }
    match desk.asked().map(|question| &question.ask) {
        Some(Ask::Act { troop, left }) if desk.asks_people() => {
            for hex in seen.reach.get(troop).into_iter().flatten().map(|(hex, _)| *hex) {
                let enemies = seen.shown.stacks.iter().any(|one| one.hex == Some(hex) && one.id.tribe != troop.tribe);
                marks.marks.insert(hex, if enemies { HexMark::Fight } else { HexMark::Reach });
            }
            if seen.stack(*troop).is_some_and(|stack| stack.hexes == *left) {
                let target = |order: &Order| if let Order::Shell(at) = order { seen.stack(*at)?.hex } else { None };
                let targets: BTreeSet<Hex> = seen.choices.iter().filter_map(target).collect();
                for hex in seen.shelled.get(troop).into_iter().flatten() {
                    let mark = marks.marks.get(hex).copied().unwrap_or_default();
                    marks.marks.insert(*hex, mark.in_reach_of_guns(targets.contains(hex)));
                }
            }
            let here = seen.stack(*troop).and_then(|stack| stack.hex);
            marks.marks.extend(here.map(|hex| (hex, HexMark::Chosen)));
            marks.marks.extend(desk.draft.map(|hex| (hex, HexMark::Chosen)));
        }
        Some(Ask::Designate) if desk.asks_people() => {
            for order in &seen.choices {
                let Order::Designate(troop) = order else { continue };
                let here = seen.stack(*troop).and_then(|stack| stack.hex);
                marks.marks.extend(here.map(|hex| (hex, HexMark::Chosen)));
            }
        }
        Some(Ask::Retreat { .. }) => {
            let to =
                |order: &Order| if let Order::Retreat(hex) = order { Some((*hex, HexMark::Retreat)) } else { None };
            marks.marks.extend(seen.choices.iter().filter_map(to));
            marks.marks.extend(desk.draft.map(|hex| (hex, HexMark::Chosen)));
        }
        Some(Ask::Fight { entrant, .. }) => {
            let here = seen.stack(*entrant).and_then(|stack| stack.hex);
            marks.marks.extend(here.map(|hex| (hex, HexMark::Fight)));
            marks.marks.extend(seen.ways.iter().flatten().map(|hex| (*hex, HexMark::Retreat)));
        }
        _ => {}
    }
    marks
}

/// The campaign with its troops and holders as they were then.
fn wound(seen: &Seen, then: &Then) -> Seen {
    let mut seen = seen.clone();
    for field in &mut seen.shown.fields {
        field.holder = then.map.holders.get(&field.hex).copied();
    }
    for stack in &mut seen.shown.stacks {
        stack.hex = then.map.troops.get(&stack.id).copied();
        if let Some(strength) = then.map.strengths.get(&stack.id) {
            (stack.primates, stack.platoons, stack.vehicles) =
                (strength.primates, strength.platoons, strength.vehicles);
        }
    }
    seen
}

/// A picture of the map of a world's campaign, at most this many pixels wide.
pub(super) fn print(world: &World, palette: Palette, pixels: u32) -> Print {
    let seen = Seen::of(world);
    let (wide, _) = map(&seen.shown.fields).cells();
    small(&seen, palette, (pixels / wide.max(1) as u32).clamp(8, 48))
}

/// A small picture of the current map.
pub(super) fn small(seen: &Seen, palette: Palette, cell: u32) -> Print {
    let (map, marks) = (map(&seen.shown.fields), standing(seen, palette, (None, None)));
    let stands: Vec<String> = marks.stacks.iter().map(|token| format!("{}{:?}", token.hex, token.look.face)).collect();
    let holders: String = marks.holders.values().map(u8::to_string).collect();
    let name = format!("campaign {} {cell} {palette:?} {holders} {}", seen.shown.name, stands.join(" "));
    Print { name, pixels: Arc::new(hexes::picture(&map, &marks, palette, cell)) }
}
