//! What the battle itself triggers on the screen: the view follows, cards appear, and it waits for opponents.

use super::{
    Hands, advice, curtain, hints,
    host::host,
    lesson,
    pages::{Card, Page, Pages},
    saves,
    seats::Seats,
    settings::Settings,
    show::Awake,
    table, theatre, thinking,
};
use crate::board::{Cell, Edges, blocks};
use crate::engine::{Awaiting, BattleLog, Shape, Window};
use crate::force::Side;
use crate::input::{Free, Lens, Pointer};
use crate::view::{Outlook, Playback};
use bevy::prelude::*;

/// The active platoon and the selected unit: when they change, the view follows.
pub(super) fn looked_at(world: &World) -> (Option<(Side, u8)>, Option<crate::force::UnitId>) {
    let (host, selected) = (host(world), world.resource::<Hands>().selected());
    (host.active(world).0.map(|group| (host.tempo(world).side, group)), selected)
}

pub(super) fn follow(world: &mut World, before: (Option<(Side, u8)>, Option<crate::force::UnitId>)) {
    let now = looked_at(world);
    if now.0 != before.0 {
        table::show_active(world);
    } else if let Some(unit) = now.1.filter(|_| now.1 != before.1) {
        table::show_unit(world, unit);
    }
}

/// Frames that the view needs to fit itself to what the panels leave of the map.
const UNTIL_FITTED: u8 = 3;

/// Keeps the chosen squad in view when a drawer opens or closes, or the window is resized.
fn keep_chosen_in_view(world: &mut World, pages: &mut Pages) {
    let map = world.resource::<Free>().map;
    let (room, frames) = pages.room;
    if room != map {
        pages.room = (map, UNTIL_FITTED);
        world.resource_mut::<Awake>().stir();
    } else if frames > 0 {
        pages.room.1 -= 1;
        let chosen = world.resource::<Hands>().selected().filter(|_| frames == 1);
        chosen.into_iter().for_each(|unit| table::show_unit(world, unit));
    }
}

/// Frames until the panels have placed the cards of a new decision.
const UNTIL_LAID: u8 = 3;

/// A set of more cells than this counts as a zone, which is never completely hidden behind the cards.
const ZONE: usize = 80;

/// The cards of a new decision must never cover the pieces it is about: the board moves out of the way, once.
fn make_room(world: &mut World, pages: &mut Pages) {
    if pages.laid == 0 || pages.card.is_some() {
        return;
    }
    world.resource_mut::<Awake>().stir();
    if world.resource::<Outlook>().is_easing() {
        return;
    }
    pages.laid -= 1;
    if pages.laid > 0 {
        return;
    }
    let cells = host(world).asked_cells(world, world.resource::<Hands>());
    if cells.len() <= ZONE {
        let taken = world.resource::<Free>().islands.clone();
        world.resource_mut::<Outlook>().make_room(&cells, &taken);
    }
}

/// The cells to show: if they are too far apart to be seen at once, as many as possible from the unit on that is asked
/// about, or the largest part of a zone.
fn at_once(outlook: &Outlook, cells: Vec<Cell>, about_one: bool) -> Vec<Cell> {
    let holds = |cells: &[Cell]| outlook.could_hold(cells.iter().copied());
    if holds(&cells) {
        return cells;
    }
    if about_one {
        let most = (1..cells.len()).rev().find(|most| holds(&cells[..*most]));
        return cells.into_iter().take(most.unwrap_or(1)).collect();
    }
    let largest = blocks(cells).into_iter().max_by_key(|block| block.cells().len());
    largest.map_or_else(Vec::new, |block| block.cells())
}

/// Brings the pieces a new decision is about into view, once; a choice of platoons is about everybody.
fn bring_asked(world: &mut World, pages: &mut Pages, window: &Window) {
    let orders = host(world).recorded(world).map_or(0, |record| record.orders);
    // Once a hint has been dismissed there is more room.
    let asked = Some((window.name(), orders, hints::lies_there(world)));
    let before = std::mem::replace(&mut pages.brought, asked);
    if before == asked {
        make_room(world, pages);
        return;
    }
    pages.laid = UNTIL_LAID;
    world.resource_mut::<Awake>().stir();
    let everybody = host(world).is_about_all(window);
    if !everybody {
        world.resource_mut::<Pointer>().rest(window.shape() != Shape::Act);
    }
    // The first view shows everybody there is to choose from; later the player knows where they are.
    let first = host(world).is_overview(window) && *pages.viewed.get_or_insert(orders) == orders;
    let cells = match first {
        true => table::opening_cells(world),
        false if everybody => Vec::new(),
        false => host(world).asked_cells(world, world.resource::<Hands>()),
    };
    let cells = at_once(world.resource::<Outlook>(), cells, window.about.is_some());
    let mut outlook = world.resource_mut::<Outlook>();
    let nearer = outlook.show_all(&cells);
    if cells.is_empty() {
        outlook.close_up();
    }
    if !cells.is_empty() {
        return;
    }
    // A character that is called, or the chosen one when orders of another kind are asked for.
    let begins = before.is_none_or(|(name, ..)| name != window.name());
    let chosen = world.resource::<Hands>().selected().filter(|_| begins && !everybody);
    match window.about.or(chosen) {
        _ if nearer => table::go_to_active(world),
        Some(unit) => table::show_unit(world, unit),
        // A new stage in which any of them may be given orders.
        None if begins && !everybody && table::side_in_turn(world) == window.side => table::show_active(world),
        None => {}
    }
}

/// Gives the order of a decision that the player is not asked for; returns true if there was one.
fn take_unasked(world: &mut World) -> bool {
    let (host, before) = (host(world), looked_at(world));
    let taken = world.resource_scope(|world, mut hands: Mut<Hands>| host.take_unasked(world, &mut hands));
    if taken {
        follow(world, before);
        saves::keep(world);
    }
    taken
}

/// Lets a scripted opponent decide; its orders are shown like everybody's.
fn follow_opponent(world: &mut World, pages: &mut Pages) {
    pages.ended = false;
    let before = looked_at(world);
    if thinking::go_on(world) {
        follow(world, before);
        saves::keep(world);
    }
}

/// The edges of the board that the cursor may cross.
fn open_exits(world: &mut World, pages: &Pages) {
    let exits = match pages.page {
        Page::Battle if !theatre::is_on(world) => host(world).exits(world),
        _ => Edges::NONE,
    };
    if world.resource::<Lens>().exits != exits {
        world.resource_mut::<Lens>().exits = exits;
    }
}

/// Cards that the battle itself opens: its end, and the change of players.
pub(super) fn follow_battle(world: &mut World, pages: &mut Pages) {
    if pages.page == Page::Battle && pages.fresh > 0 {
        pages.fresh -= 1;
        let percent = world.resource::<Settings>().scale;
        world.resource_mut::<Outlook>().open(percent);
        table::open_view(world);
        // The pieces the first decision is about are visible in the view that the battle opens with.
        (pages.brought, pages.viewed) = (None, None);
    }
    if pages.page == Page::Battle {
        keep_chosen_in_view(world, pages);
        let home = table::home(world);
        let intents = world.resource_mut::<Pointer>().set_home(home);
        world.write_message_batch(intents);
    }
    open_exits(world, pages);
    if theatre::is_on(world) && pages.card.is_none() {
        theatre::play_on(world, pages);
    }
    if pages.page == Page::Battle && pages.card.is_none() && curtain::pass_at_once(world, pages) {
        return;
    }
    if pages.page != Page::Battle || theatre::is_on(world) || !table::has_settled(world) {
        return;
    }
    // An order given in this frame has yet to be shown: no card may cover it.
    if world.resource::<Playback>().told() != world.resource::<BattleLog>().len() {
        world.resource_mut::<Awake>().stir();
        return;
    }
    match host(world).advance(world) {
        // A lesson announces the end of its battle itself.
        Awaiting::Over(_) if lesson::is_on(world) => {}
        Awaiting::Over(_) if !pages.ended => {
            pages.ended = true;
            pages.card = Some(Card::Ending);
        }
        Awaiting::Over(_) => {}
        Awaiting::Order(_) if thinking::is_awaited(world) && !lesson::is_on(world) => follow_opponent(world, pages),
        Awaiting::Order(_) if pages.card.is_none() && take_unasked(world) => {}
        // Nobody is asked before the seat is taken.
        Awaiting::Order(_) if pages.passing().is_some() => {}
        Awaiting::Order(window) => {
            if pages.card.is_none() && !lesson::is_on(world) && pass_seat(world, pages, window.side) {
                return;
            }
            pages.heard = world.resource::<BattleLog>().len();
            // Both players share a computer: for the next secret it is handed over, even to the player who was asked
            // last.
            let shared = host(world).is_shared(world) && table::has_secrets(world);
            (pages.asked, pages.idle, pages.ended) = (Some(window.side).filter(|_| !shared), false, false);
            if thinking::is_left(world) {
                if pages.card.is_none() {
                    advise(world);
                }
            } else {
                bring_asked(world, pages, &window);
            }
        }
    }
}

fn advise(world: &mut World) {
    let before = looked_at(world);
    if advice::answer_left(world) {
        follow(world, before);
    }
}

/// What happens between two players at one computer: the hand-over card, then the other side's latest turn again,
/// depending on the settings. Returns true if the decision has to wait for that.
fn pass_seat(world: &mut World, pages: &mut Pages, side: Side) -> bool {
    // Where something is secret, the computer is always handed over, even to the first player who is asked.
    let shared = host(world).is_shared(world);
    let secret = table::has_secrets(world) && !shared && world.resource::<Seats>().is_human(side.other());
    let changed = pages.asked.map_or(secret, |before| before != side);
    let settings = world.resource::<Settings>();
    let (passes, again) = (settings.pass_card || secret, settings.their_turn);
    if changed && again && host(world).tempo(world).side == side && world.resource::<Seats>().is_human(side.other()) {
        pages.again = true;
    }
    if changed && passes {
        if !curtain::waits(world, pages) {
            curtain::fall(pages, side);
        }
        return true;
    }
    if std::mem::take(&mut pages.again) {
        pages.asked = Some(side);
        theatre::open_last_turn(world, pages, side.other());
    }
    theatre::is_on(world)
}
