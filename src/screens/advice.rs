//! Advice for the player, and the reasons of an opponent: thoughts as cards.

use super::{
    battle::{self, Hands, models},
    lesson,
    pages::{Card, Page, Pages},
    seats::Seats,
    thinking::{self, Thinking},
};
use crate::data::persona;
use crate::force::Side;
use crate::panels::advice::Advice;
use crate::words::{say, word};
use bevy::prelude::*;

/// Asks the adviser, where somebody at the table is to decide.
pub fn ask(world: &mut World, pages: &mut Pages) {
    // A lesson has advice of its own, and takes only the orders that it waits for.
    if pages.page == Page::Battle && battle::has_settled(world) && !lesson::is_on(world) {
        thinking::ask_advice(world);
        pages.lay(Card::Advice);
    }
}

/// Gives the order that was advised.
pub fn take(world: &mut World, pages: &mut Pages) {
    let Some(thought) = thinking::advice(world) else { return };
    pages.clear();
    world.resource_scope(|world, mut hands: Mut<Hands>| battle::act::give(world, &mut hands, thought.order));
    super::saves::keep(world);
}

/// Lets the adviser answer what has been left to him: he begins to think, or his order is given. True where one was.
pub fn answer_left(world: &mut World) -> bool {
    let Some(thought) = thinking::advice(world) else {
        thinking::ask_advice(world);
        return false;
    };
    world.resource_scope(|world, mut hands: Mut<Hands>| battle::act::give(world, &mut hands, thought.order));
    super::saves::keep(world);
    true
}

/// The card of what the adviser would order; while he still thinks, that.
pub fn card(world: &mut World) -> Advice {
    let name = name_of(thinking::ADVISER.0);
    let title = say("advice-title", &[("name", name.as_str().into())]);
    match thinking::advice(world) {
        Some(thought) => models::advice::advice(world, title, &thought, true),
        None => {
            let busy = world.resource::<Thinking>().is_busy();
            let line = if busy { say("advice-thinks", &[("name", name.into())]) } else { word("advice-nobody") };
            Advice { title, line, ..Advice::default() }
        }
    }
}

/// The card of why an opponent gave its latest order.
pub fn reasons(world: &World) -> Advice {
    let Some((side, thought)) = world.resource::<Thinking>().last() else {
        return Advice { title: word("why-nobody"), line: word("why-none"), ..Advice::default() };
    };
    let title = say("why-title", &[("name", player(world, *side).into())]);
    models::advice::advice(world, title, thought, false)
}

/// What the player of a side is called.
pub fn player(world: &World, side: Side) -> String {
    match world.resource::<Seats>().mind(side) {
        None => world.resource::<battle::Names>().side(side).to_owned(),
        Some(mind) => mind.persona().name.clone(),
    }
}

/// What a personality calls itself.
pub fn name_of(name: &str) -> String {
    persona::shipped(name).map_or_else(|_| name.to_owned(), |persona| persona.name.clone())
}

/// The battle's panels while a scripted opponent decides: nothing is asked of anybody.
pub fn dress(world: &World, battle: &mut crate::panels::Battle) {
    use crate::panels::band::Band;
    let table = crate::rules::monkeys::door::table(world);
    let Some(window) = table.clock.window().filter(|_| thinking::is_left(world)) else { return };
    let advised = !thinking::is_awaited(world);
    let name = if advised { name_of(thinking::ADVISER.0) } else { player(world, window.side) };
    let who = say("seat-plays", &[("name", name.into())]);
    let what = word(&format!("window-name-{}", crate::battle::tell::kebab(window.name)));
    let words = say("seat-thinks", &[("what", what.into())]);
    battle.band = Some(Band { side: window.side, who, words, rule: None });
    (battle.decision, battle.forecast, battle.sheet.accept) = (None, None, None);
    if battle.sheet.head.is_none() {
        battle.sheet.draft = vec![word(if advised { "seat-advised" } else { "seat-next" })];
    }
}
