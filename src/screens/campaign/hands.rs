//! What the player does on the map: look, draft a march and confirm it, answer questions.

use super::{
    Campaigning, bar, battle, camp, cards,
    desk::{Armed, Desk},
    map, model, saves,
};
use crate::board::{Cell, hex::Hex};
use crate::campaign::{
    chronicle::Event,
    order::{Ask, Order},
    state::TroopId,
};
use crate::input::{CampaignLeaf, CampaignTurn, Intent, intent::Fold};
use crate::panels::Why;
use crate::screens::{
    pages::{Card, Pages},
    show::Awake,
};
use crate::view::{HexMap, Outlook};
use crate::words::word;
use bevy::prelude::*;

/// Applies an intent on the map.
pub(super) fn on_map(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if camp::answer(world, intent) {
        world.resource_mut::<Awake>().stir();
        return true;
    }
    match intent {
        Intent::Campaign(CampaignTurn::Fight) => battle::fight(world, pages),
        Intent::Campaign(CampaignTurn::Watch(number)) => battle::watch(world, pages, *number),
        Intent::Campaign(CampaignTurn::Settle) => settle(world, pages),
        Intent::Campaign(CampaignTurn::Edge) => change_edge(world),
        Intent::Accept if reads(world) => turned(world, CampaignTurn::Read),
        Intent::Accept => accept(world, pages),
        Intent::Campaign(turn) => turned(world, *turn),
        Intent::EndTurn => turned(world, CampaignTurn::Done),
        Intent::Buttons => pages.buttons = !pages.buttons,
        Intent::Back => back(world, pages),
        Intent::GoActive => go_active(world),
        Intent::NextUnit => next_troop(world, 1),
        Intent::PreviousUnit => next_troop(world, -1),
        _ => {
            return world.resource_scope(|world, mut state: Mut<Campaigning>| {
                let Some(desk) = &mut state.desk else { return false };
                let hex = if let Intent::Click { cell, .. } = intent { Some(hex_of(*cell)) } else { None };
                let aimed = hex.and_then(|hex| map::aimed_at(world, &desk.seen, hex));
                at_desk(desk, intent, aimed)
            });
        }
    }
    world.resource_mut::<Awake>().stir();
    true
}

/// What the player does on the map itself; a click may be on the counter of a troop.
fn at_desk(desk: &mut Desk, intent: &Intent, aimed: Option<TroopId>) -> bool {
    match intent {
        Intent::Hover(cell) => desk.hover = cell.map(hex_of),
        Intent::Click { .. } if cards::covers(desk) => {}
        Intent::Click { cell, .. } => click(desk, hex_of(*cell), aimed),
        Intent::Undo | Intent::Redo if desk.begun => desk.told = desk.late(),
        Intent::Undo | Intent::Redo if cards::is_to_be_read(desk) => {}
        Intent::Undo if desk.asks_people() => desk.step(true),
        Intent::Redo if desk.asks_people() => desk.step(false),
        Intent::Fold(Fold::Column) => desk.drawer = !desk.drawer,
        Intent::WhyNot { words, rule } => desk.told = Some(Why::new(words.as_str(), rule.as_deref().unwrap_or(""))),
        Intent::Undo | Intent::Redo => {}
        _ => return false,
    }
    saves::keep(desk);
    true
}

/// The hex of a cell in the input's coordinates.
pub(super) const fn hex_of(cell: Cell) -> Hex {
    Hex::new(cell.x, cell.y)
}

/// A click on a hex: a march or the loser's retreat is drafted there, and the second click confirms it; otherwise a
/// troop there is selected, the one at the pointer if there are several.
fn click(desk: &mut Desk, hex: Hex, aimed: Option<TroopId>) {
    if !desk.seen.shown.fields.iter().any(|field| field.hex == hex) {
        return;
    }
    (desk.told, desk.then, desk.armed) = (None, None, None);
    let asked = desk.asked().filter(|_| desk.asks_people() && !desk.is_away()).map(|question| question.ask.clone());
    match asked {
        Some(Ask::Retreat { .. }) if desk.draft == Some(hex) => desk.order(Order::Retreat(hex)),
        Some(Ask::Retreat { .. }) => {
            desk.told = desk.check(&Order::Retreat(hex)).err();
            desk.draft = desk.told.is_none().then_some(hex);
        }
        Some(Ask::Designate) => {
            let there = |troop: TroopId| desk.seen.stack(troop).and_then(|stack| stack.hex) == Some(hex);
            let is_meant = |troop: TroopId| aimed.map_or_else(|| there(troop), |aimed| aimed == troop);
            let is_here = |order: &&Order| matches!(order, Order::Designate(troop) if is_meant(*troop));
            match desk.seen.choices.iter().find(is_here).cloned() {
                Some(order) => desk.order(order),
                None => look_at(desk, hex, aimed),
            }
        }
        Some(Ask::Act { .. }) if desk.draft == Some(hex) => march(desk, hex),
        Some(Ask::Act { troop, .. }) => {
            let there = desk.seen.reach.get(&troop).is_some_and(|reach| reach.contains_key(&hex));
            if there {
                (desk.draft, desk.troop) = (Some(hex), Some(troop));
                return;
            }
            look_at(desk, hex, aimed);
            if desk.troop.is_none() {
                desk.told = desk.check(&Order::March(hex)).err();
            }
        }
        _ => look_at(desk, hex, aimed),
    }
}

/// Selects the troop at the pointer or else the next one in the hex, or the hex itself.
fn look_at(desk: &mut Desk, hex: Hex, aimed: Option<TroopId>) {
    desk.draft = None;
    let mut there: Vec<TroopId> =
        desk.seen.shown.stacks.iter().filter(|stack| stack.hex == Some(hex)).map(|stack| stack.id).collect();
    // The acting troop comes first.
    there.sort_by_key(|troop| desk.acting() != Some(*troop));
    let known = desk.troop.and_then(|troop| there.iter().position(|one| *one == troop));
    desk.troop = match known {
        _ if aimed.is_some() => aimed,
        Some(place) => there.get((place + 1) % there.len()).copied(),
        None => there.first().copied(),
    };
    desk.leaf = CampaignLeaf::Troop;
}

/// Marches the troop whose turn it is to a hex, one hex at a time; anything it meets stops it.
fn march(desk: &mut Desk, to: Hex) {
    let Some(Ask::Act { troop, .. }) = desk.asked().map(|question| question.ask.clone()) else { return };
    let Some(reach) = desk.seen.reach.get(&troop).cloned() else { return };
    let mut way = vec![to];
    while let Some(steps) = way.last().and_then(|hex| reach.get(hex)).filter(|steps| **steps > 1) {
        let nearer = |hex: &Hex| reach.get(hex) == Some(&(steps - 1)) && !model::enemies(&desk.seen, troop.tribe, *hex);
        let Some(before) = way.last().and_then(|hex| hex.neighbors().find(nearer)) else { break };
        way.push(before);
    }
    for hex in way.into_iter().rev() {
        let acts =
            matches!(desk.asked().map(|question| &question.ask), Some(Ask::Act { troop: own, .. }) if *own == troop);
        if !acts || desk.told.is_some() {
            break;
        }
        desk.order(Order::March(hex));
    }
}

/// Whether a card has to be read before anything else.
fn reads(world: &World) -> bool {
    let desk = &world.resource::<Campaigning>().desk;
    desk.as_ref()
        .is_some_and(|desk| cards::unread(desk).is_some() || desk.passes_to().is_some() || desk.seen.outcome.is_some())
}

/// Takes the marked answer.
fn accept(world: &mut World, pages: &mut Pages) {
    let Some(desk) = &mut world.resource_mut::<Campaigning>().desk else { return };
    if desk.is_away() || !desk.asks_people() {
        return;
    }
    let Some(ask) = desk.asked().map(|question| question.ask.clone()) else { return };
    match ask {
        Ask::Fight { entrant, other } if cards::plays(desk, [entrant, other]) => return battle::fight(world, pages),
        Ask::Fight { .. } => return settle(world, pages),
        Ask::Salvage { .. } => desk.order(cards::fates(desk)),
        Ask::Grid { .. } => desk.order(Order::Grid(desk.grid.0.clone())),
        Ask::Shot { .. } => {
            if let Some(answer) = desk.seen.choices.get(desk.shot).cloned() {
                desk.order(answer);
            }
        }
        Ask::Designate | Ask::Engage { .. } => {
            if let Some(first) = desk.seen.choices.first().cloned() {
                desk.order(first);
            }
        }
        Ask::Act { left, .. } => take_gold(desk, left),
        Ask::Retreat { .. } => {
            if let Some(hex) = desk.draft {
                desk.order(Order::Retreat(hex));
            }
        }
        _ if desk.seen.choices.contains(&Order::Done) => {
            if let Some(troop) = bar::shopping(desk) {
                camp::open(desk, troop);
            }
        }
        _ => {}
    }
    saves::keep(desk);
}

/// Presses the gold button of a troop's turn; while none is gold, says what to do first.
fn take_gold(desk: &mut Desk, left: u8) {
    match (desk.draft, desk.armed) {
        (Some(hex), _) => march(desk, hex),
        (None, Some(Armed::Guns(at))) => desk.order(Order::Shell(at)),
        (None, Some(Armed::End)) => end_turn(desk),
        (None, None) if left == 0 => end_turn(desk),
        (None, None) => desk.told = Some(Why::new(word("campaign-march-where"), "C-04")),
    }
}

/// The troop that was there first sets up at the other edge, as long as the battle has not started.
fn change_edge(world: &mut World) {
    let Some(desk) = &mut world.resource_mut::<Campaigning>().desk else { return };
    let Some(edge) = desk.seen.other_edge() else { return };
    if let Some(why) = desk.why_not_edge(edge) {
        desk.told = Some(why);
        return;
    }
    desk.order(Order::Edge(edge));
    saves::keep(desk);
}

fn settle(world: &mut World, pages: &mut Pages) {
    let Some(desk) = &mut world.resource_mut::<Campaigning>().desk else { return };
    if !desk.is_away() && matches!(desk.asked().map(|question| &question.ask), Some(Ask::Fight { .. })) {
        desk.settle(&pages.workshop, word("campaign-settling"));
    }
}

fn turned(world: &mut World, turn: CampaignTurn) {
    let mut centre = None;
    {
        let Some(desk) = &mut world.resource_mut::<Campaigning>().desk else { return };
        match turn {
            CampaignTurn::Leaf(leaf) => (desk.leaf, desk.then) = (leaf, None),
            CampaignTurn::Moment(entry) => desk.wind_to(entry),
            CampaignTurn::Troop(place) => {
                if let Some(stack) = desk.seen.shown.stacks.get(place) {
                    (desk.troop, desk.leaf, centre) = (Some(stack.id), CampaignLeaf::Troop, stack.hex);
                }
            }
            CampaignTurn::Read if cards::unread(desk).is_some() => desk.read = cards::read_to(desk),
            CampaignTurn::Read if desk.passes_to().is_some() => desk.seated = desk.passes_to(),
            CampaignTurn::Read if desk.seen.outcome.is_some() => {
                (desk.read, desk.leaf) = (usize::MAX, CampaignLeaf::Chronicle);
            }
            CampaignTurn::Read => desk.news.clear(),
            CampaignTurn::Fate(_, by) if desk.seen.shot.is_some() => {
                let all = desk.seen.choices.len().max(1) as isize;
                desk.shot = (desk.shot as isize + isize::from(by)).rem_euclid(all) as usize;
            }
            CampaignTurn::Fate(place, by) => {
                if let (Some(chosen), Some(wreck)) = (desk.fates.get_mut(place), desk.seen.wrecks.get(place)) {
                    let all = wreck.fates.len() as isize;
                    *chosen = (*chosen as isize + isize::from(by)).rem_euclid(all) as usize;
                }
            }
            CampaignTurn::CallOff => (desk.draft, desk.armed, desk.told) = (None, None, None),
            CampaignTurn::Squad(place) if place < desk.grid.0.len() => desk.grid.1 = place,
            CampaignTurn::Square(column, row) => desk.choose_square((column, row)),
            CampaignTurn::Done if !cards::covers(desk) && desk.asks_people() && !desk.is_away() => end_turn(desk),
            CampaignTurn::Answer(place) if desk.asks_people() && !desk.is_away() => answer(desk, place),
            _ => {}
        }
        saves::keep(desk);
    }
    if let Some(hex) = centre {
        world.resource_mut::<Outlook>().take_to(HexMap::cell_of(hex));
    }
}

/// Ends the turn of the troop; if it could still march and hasn't, only at the second press.
fn end_turn(desk: &mut Desk) {
    if desk.armed != Some(Armed::End) && idles(desk) {
        (desk.armed, desk.draft, desk.told) = (Some(Armed::End), None, None);
        return;
    }
    desk.order(Order::Done);
}

/// Whether the troop whose turn it is could march and hasn't: ending its turn may be a slip.
fn idles(desk: &Desk) -> bool {
    let Some(Ask::Act { troop, left }) = desk.asked().map(|question| &question.ask) else { return false };
    let could = *left > 0 && desk.seen.reach.get(troop).is_some_and(|reach| !reach.is_empty());
    let events = desk.seen.entries.iter().rev().map(|(entry, _)| &entry.event);
    let mut turn = events.take_while(|event| !matches!(event, Event::Turn { .. } | Event::Round { .. }));
    could && !turn.any(|event| matches!(event, Event::Marched { troop: own, .. } if own == troop))
}

/// Gives an answer by its index. Guns fire only on the second press, since that can't be undone.
fn answer(desk: &mut Desk, place: usize) {
    let Some(order) = desk.seen.choices.get(place).cloned() else { return };
    if let Order::Shell(at) = order
        && desk.armed != Some(Armed::Guns(at))
    {
        (desk.armed, desk.draft) = (Some(Armed::Guns(at)), None);
        return;
    }
    desk.order(order);
}

/// One step back: the draft, the selected troop, the menu.
fn back(world: &mut World, pages: &mut Pages) {
    if std::mem::take(&mut pages.buttons) {
        return;
    }
    let Some(desk) = &mut world.resource_mut::<Campaigning>().desk else { return };
    let armed = desk.armed.take().is_some();
    let told = !std::mem::take(&mut desk.news).is_empty();
    if armed || told || desk.told.take().is_some() || desk.then.take().is_some() || desk.draft.take().is_some() {
        return;
    }
    if desk.troop != desk.acting() {
        desk.troop = desk.acting();
    } else {
        pages.lay(Card::Menu);
    }
}

fn go_active(world: &mut World) {
    let desk = world.resource::<Campaigning>().desk.as_ref();
    let here = desk.and_then(|desk| desk.acting().and_then(|troop| desk.seen.stack(troop)?.hex));
    if let Some(hex) = here {
        world.resource_mut::<Outlook>().take_to(HexMap::cell_of(hex));
    }
}

fn next_troop(world: &mut World, by: isize) {
    let Some(desk) = &mut world.resource_mut::<Campaigning>().desk else { return };
    let there: Vec<TroopId> =
        desk.seen.shown.stacks.iter().filter(|stack| stack.hex.is_some()).map(|stack| stack.id).collect();
    let now = desk.troop.and_then(|troop| there.iter().position(|one| *one == troop));
    let next = now.map_or(0, |place| (place as isize + by).rem_euclid(there.len().max(1) as isize) as usize);
    (desk.troop, desk.leaf) = (there.get(next).copied(), CampaignLeaf::Troop);
}
