//! Advice for who is asked, laid on the table as a draft; and what an opponent did in its last turn, as a card.

use super::{
    Hands,
    battle::{self, models},
    host::host,
    lesson,
    pages::{Page, Pages},
    seats::Seats,
    table, theatre,
    thinking::{self, Thinking},
};
use crate::data::persona;
use crate::force::Side;
use crate::input::Pointer;
use crate::panels::advice::Advice;
use crate::view::Outlook;
use crate::words::{say, word};
use bevy::prelude::*;

/// Asks the adviser. Asked too early, it waits until somebody at the table is to decide.
pub fn ask(world: &mut World, pages: &Pages) {
    // A lesson has advice of its own, and takes only the orders that it waits for.
    if lesson::is_on(world) {
        tell(world, word("advice-lesson"));
        return;
    }
    if !host(world).has_adviser() {
        tell(world, word("advice-nobody"));
        return;
    }
    if pages.page == Page::Battle && pages.card.is_none() {
        let side = host(world).window(world).map(|window| window.side);
        // Asked for while an opponent decides, it is for the person who is asked next.
        let asks = side.map(|side| if thinking::is_awaited(world) { side.other() } else { side });
        world.resource_mut::<Thinking>().want_advice(asks);
        world.resource_mut::<super::show::Awake>().stir();
    }
}

/// Advice that is waited for is wanted no more; whether any was.
pub fn forget(world: &mut World) -> bool {
    let mut thinking = world.resource_mut::<Thinking>();
    let wanted = thinking.wants_advice().is_some();
    thinking.want_advice(None);
    if wanted {
        world.resource_mut::<Hands>().told = None;
    }
    wanted
}

/// Advice that is waited for doesn't lie over what the player has drafted meanwhile.
pub fn give_way(world: &mut World, before: Option<u64>) {
    let now = host(world).drafted(world.resource::<Hands>());
    let drafted = now.is_some() && now != before;
    if drafted && world.resource::<Thinking>().wants_advice().is_some() {
        forget(world);
    }
}

/// After all intents of a frame: advice that is wanted is asked for once it can be, and laid on the table as a draft with
/// its reasons once it is there.
pub fn follow(world: &mut World, pages: &Pages) {
    let Some(asks) = world.resource::<Thinking>().wants_advice() else { return };
    let asked = host(world).window(world).map(|window| window.side);
    let over = asked.is_none() && table::has_settled(world);
    let anothers = asked.is_some_and(|side| side != asks) && !thinking::is_awaited(world);
    if pages.page != Page::Battle || over || anothers {
        world.resource_mut::<Thinking>().want_advice(None);
        return;
    }
    if pages.card.is_some() || theatre::is_on(world) {
        return;
    }
    if !table::has_settled(world) || thinking::is_left(world) {
        tell(world, word("advice-waits"));
        return;
    }
    let Some(thought) = thinking::advice(world) else {
        thinking::ask_advice(world);
        tell(world, say("advice-thinks", &[("name", name_of(thinking::ADVISER.0).into())]));
        return;
    };
    world.resource_mut::<Thinking>().want_advice(None);
    let told = models::advice::reason(world, &name_of(thinking::ADVISER.0), &thought);
    world.resource_scope(|world, mut hands: Mut<Hands>| {
        battle::proposing::propose(world, &mut hands, &thought.order);
        (hands.told, hands.notice) = (Some(told), None);
    });
    // The draft is what is asked now: the accept key takes it, wherever the cursor was left.
    world.resource_mut::<Pointer>().rest(true);
    let cells = battle::proposing::cells(world, &thought.order);
    world.resource_mut::<Outlook>().bring(cells);
    world.resource_mut::<super::show::Awake>().stir();
}

fn tell(world: &mut World, words: String) {
    let mut hands = world.resource_mut::<Hands>();
    if hands.told.as_ref() != Some(&words) {
        hands.told = Some(words);
        world.resource_mut::<super::show::Awake>().stir();
    }
}

/// Lets the adviser answer what has been left to it: it begins to think, or its order is given. True if one was.
pub fn answer_left(world: &mut World) -> bool {
    let Some(thought) = thinking::advice(world) else {
        thinking::ask_advice(world);
        return false;
    };
    thinking::give(world, &thought);
    super::saves::keep(world);
    true
}

/// The card of what an opponent did in its last turn, and why.
pub fn reasons(world: &World) -> Advice {
    let Some((side, thoughts)) = world.resource::<Thinking>().turn() else {
        return Advice { title: word("why-nobody"), line: word("why-none"), ..Advice::default() };
    };
    let title = say("why-title", &[("name", player(world, side).into())]);
    models::advice::turn(world, title, thoughts)
}

/// What the player of a side is called.
pub fn player(world: &World, side: Side) -> String {
    match world.resource::<Seats>().mind(side) {
        None => host(world).side(world, side),
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
    let Some(window) = host(world).window(world).filter(|_| thinking::is_left(world)) else { return };
    let advised = !thinking::is_awaited(world);
    let name = if advised { name_of(thinking::ADVISER.0) } else { player(world, window.side) };
    let who = say("seat-plays", &[("name", name.into())]);
    let what = word(&format!("window-name-{}", crate::battle::tell::kebab(window.name())));
    let words = say("seat-thinks", &[("what", what.into())]);
    battle.band = Some(Band { side: window.side, who, words, rule: None });
    (battle.decision, battle.forecast, battle.sheet.accept) = (None, None, None);
    if battle.sheet.head.is_none() {
        battle.sheet.draft = vec![word(if advised { "seat-advised" } else { "seat-next" })];
    }
}
