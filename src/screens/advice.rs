//! Advice for a player, shown on the table as a draft; and a card with what an opponent did in its last turn.

use super::{
    Hands,
    host::{host, minds},
    lesson,
    pages::{Page, Pages},
    seats::Seats,
    table, theatre,
    thinking::{self, Thinking},
};
use crate::engine::fact::Audience;
use crate::force::Side;
use crate::input::Pointer;
use crate::panels::advice::Advice;
use crate::view::Outlook;
use crate::words::{say, word};
use bevy::prelude::*;

/// Asks the adviser. If asked too early, the request waits until somebody at the table has to decide.
pub fn ask(world: &mut World, pages: &Pages) {
    // A lesson has advice of its own, and accepts only the orders its step expects.
    if lesson::is_on(world) {
        tell(world, word("advice-lesson"));
        return;
    }
    if adviser(world).is_none() {
        tell(world, word("advice-nobody"));
        return;
    }
    if pages.page == Page::Battle && pages.card.is_none() {
        let side = host(world).window(world).map(|window| window.side);
        // If asked while an opponent decides, the advice is for the player who decides next.
        let asks = side.map(|side| if thinking::is_awaited(world) { side.other() } else { side });
        world.resource_mut::<Thinking>().want_advice(asks);
        world.resource_mut::<super::show::Awake>().stir();
    }
}

/// Cancels the pending advice; returns whether there was any.
pub fn forget(world: &mut World) -> bool {
    let mut thinking = world.resource_mut::<Thinking>();
    let wanted = thinking.wants_advice().is_some();
    thinking.want_advice(None);
    if wanted {
        world.resource_mut::<Hands>().forget_told();
    }
    wanted
}

/// Pending advice must not replace what the player has drafted meanwhile.
pub fn give_way(world: &mut World, before: Option<u64>) {
    let now = host(world).drafted(world.resource::<Hands>());
    let drafted = now.is_some() && now != before;
    if drafted && world.resource::<Thinking>().wants_advice().is_some() {
        forget(world);
    }
}

/// Runs after all intents of a frame: requests the wanted advice as soon as possible, and shows it as a draft with its
/// reasons once it is ready.
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
        let name = adviser(world).unwrap_or_default();
        tell(world, say("advice-thinks", &[("name", name.into())]));
        return;
    };
    world.resource_mut::<Thinking>().want_advice(None);
    let Some(minds) = minds(world) else { return };
    let told = minds.advice(world, &adviser(world).unwrap_or_default(), &thought);
    world.resource_scope(|world, mut hands: Mut<Hands>| {
        minds.propose(world, &mut hands, &thought);
        hands.report(Ok(told));
    });
    // The draft is the open question now: the accept key takes it, wherever the cursor is.
    world.resource_mut::<Pointer>().rest(true);
    let cells = minds.cells(world, &thought);
    world.resource_mut::<Outlook>().bring(cells);
    world.resource_mut::<super::show::Awake>().stir();
}

fn tell(world: &mut World, words: String) {
    let mut hands = world.resource_mut::<Hands>();
    if hands.told() != Some(words.as_str()) {
        hands.tell(words);
        world.resource_mut::<super::show::Awake>().stir();
    }
}

/// Lets the adviser answer what has been left to it: starts its thinking, or gives its order. Returns true if an order
/// was given.
pub fn answer_left(world: &mut World) -> bool {
    let Some(thought) = thinking::advice(world) else {
        thinking::ask_advice(world);
        return false;
    };
    thinking::give(world, &thought);
    super::saves::keep(world);
    true
}

/// The card of what an opponent did in its last turn, and why; before there is anything to show, what it will show.
pub fn reasons(world: &World) -> Advice {
    let nothing = |why: &str, side: Side| {
        let line = say(why, &[("name", player(world, side).into())]);
        Advice { title: word("why-nobody"), line, ..Advice::default() }
    };
    let Some(((side, thoughts), minds)) = world.resource::<Thinking>().turn().zip(minds(world)) else {
        let seats = world.resource::<Seats>();
        let scripted = Side::BOTH.into_iter().find(|side| !seats.is_human(*side));
        return scripted.map_or_else(|| nothing("why-no-opponent", Side::First), |side| nothing("why-none", side));
    };
    // Its thoughts reveal what it knows.
    if !table::knows(table::viewer(world), side) {
        let passes = host(world).hides(world).is_some();
        return nothing(if passes { "why-secret-now" } else { "why-secret" }, side);
    }
    let title = say("why-title", &[("name", player(world, side).into())]);
    minds.turn(world, title, &thoughts.collect::<Vec<_>>())
}

/// The name of a side's player.
pub fn player(world: &World, side: Side) -> String {
    match world.resource::<Seats>().mind(side) {
        None => host(world).side(world, side),
        Some(mind) => mind.name().to_owned(),
    }
}

/// The name of the adviser for the book on the table; `None` if the book has no adviser.
fn adviser(world: &World) -> Option<String> {
    minds(world)?.adviser(0).map(|adviser| adviser.name().to_owned())
}

/// Adjusts the battle's panels while a scripted opponent decides: nothing is asked.
pub fn dress(world: &World, battle: &mut crate::panels::Battle) {
    use crate::panels::band::Band;
    let Some(window) = host(world).window(world).filter(|_| thinking::is_left(world)) else { return };
    // Don't even show that there is a question if it is secret.
    if window.audience != Audience::Both && !table::knows(table::viewer(world), window.side) {
        return;
    }
    let advised = !thinking::is_awaited(world);
    let name = if advised { adviser(world).unwrap_or_default() } else { player(world, window.side) };
    let who = say("seat-plays", &[("name", name.into())]);
    let what = host(world).decision_words(window.kind);
    let words = say("seat-thinks", &[("what", what.into())]);
    battle.band = Some(Band { side: window.side, who, words, rule: None });
    (battle.decision, battle.forecast, battle.sheet.accept) = (None, None, None);
    if battle.sheet.head.is_none() {
        battle.sheet.draft = vec![word(if advised { "seat-advised" } else { "seat-next" })];
    }
}
