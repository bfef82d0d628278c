//! Which part of the screens handles an intent: they are asked in order, the pages last, and the battle gets the rest.

use super::{
    Hands, binding, campaign, curtain, editor, following, help, hints, lab, lesson, memory,
    pages::{self, Card, Page, Pages},
    plan, saves, seating, settings, starting, table, theatre, troops,
};
use crate::input::{
    Intent, Shown,
    intent::{Change, Moment},
};
use bevy::{
    app::AppExit,
    ecs::message::{MessageCursor, Messages},
    prelude::*,
};

/// The reading position in the intents.
#[derive(Resource, Default)]
struct Read(MessageCursor<Intent>);

/// Starts with nothing read.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Read>();
}

/// Applies the intents of a frame in order.
pub(super) fn turn_pages(world: &mut World) {
    let intents: Vec<Intent> = world.resource_scope(|world, mut read: Mut<Read>| {
        read.0.read(world.resource::<Messages<Intent>>()).cloned().collect()
    });
    let told = !intents.iter().all(Intent::is_pointing);
    for intent in intents {
        if !intent.is_pointing() {
            world.resource_mut::<Hands>().forget_told();
        }
        if !table::keeps_marks(&intent) {
            world.resource_mut::<Hands>().point_out(None);
        }
        let taken = world.resource_scope(|world, mut pages: Mut<Pages>| answer(world, &mut pages, &intent));
        // A battle below another page is left as it is.
        let steps = matches!(intent, Intent::Undo | Intent::Redo);
        let below = steps && world.resource::<Pages>().page != Page::Battle;
        if !taken && !below {
            pages::on_battle(world, &intent);
        }
    }
    if told {
        memory::keep(world);
    }
    lab::follow(world);
    campaign::follow(world);
    troops::follow(world);
    world.resource_scope(|world, mut pages: Mut<Pages>| {
        lesson::follow(world, &pages);
        hints::follow(world, &pages);
        super::advice::follow(world, &pages);
        following::follow_battle(world, &mut pages);
    });
}

/// Whether a part handles an intent.
type Answer = fn(&mut World, &mut Pages, &Intent) -> bool;

/// Asked before the pages themselves, in this order: first whatever waits for a key or a name, then the screens and
/// their cards, then those that only listen in.
const ASKED_FIRST: [Answer; 13] = [
    |world, pages, intent| curtain::answer(world, pages, intent),
    |world, _, intent| settings::answer(world, intent),
    |world, _, intent| binding::answer(world, intent),
    editor::answer,
    lab::answer,
    campaign::answer,
    troops::answer,
    saves::answer,
    |world, pages, intent| pages.card.is_none() && theatre::is_on(world) && theatre::answer(world, pages, intent),
    lesson::answer,
    lesson::answer_shelf,
    hints::answer,
    help::answer,
];

/// Whether the intent was handled by the pages or by anything asked before them.
fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if ASKED_FIRST.iter().any(|answer| answer(world, pages, intent)) {
        return true;
    }
    pages.buttons &= pages::stays_at_buttons(intent);
    match intent {
        Intent::Buttons => pages.buttons = pages.card.is_none() && pages.page == Page::Battle && !pages.buttons,
        Intent::Back if pages.card.is_none() && std::mem::take(&mut pages.buttons) => {}
        Intent::Turn(leaf) => pages.leaf = *leaf,
        Intent::Credits(leaf) => pages.lay(Card::Credits(*leaf)),
        Intent::Open(Shown::Theatre) => theatre::open(world, pages),
        Intent::LogLine(line) if pages.card.is_none() => table::point_out(world, *line),
        Intent::LogMoment(line) if pages.card.is_none() => theatre::open_at_line(world, pages, *line),
        Intent::Theatre(Moment::TheirTurn) => pages::watch_their_turn(world, pages),
        Intent::Open(shown) => pages::open(pages, *shown),
        Intent::ChooseLevel(place) => pages::choose_level(pages, *place),
        Intent::ChooseScenario(place) => pages::choose_scenario(world, pages, *place),
        Intent::NewSeed => pages::change_own(world, pages, Change::Seed(plan::next_seed(pages.seed))),
        Intent::Plan(change) => {
            pages::change_own(world, pages, *change);
            if matches!(change, Change::Seat(..) | Change::Strength(..)) {
                seating::keep(world, pages);
            }
        }
        Intent::FixDice(seed) => pages.dice = *seed,
        Intent::Undo if pages.page == Page::SetUp && pages.is_own() => editor::step_back(world, pages),
        Intent::Redo if pages.page == Page::SetUp && pages.is_own() => editor::step_on(world, pages),
        Intent::Advice => super::advice::ask(world, pages),
        Intent::Reasons if pages.page == Page::Battle => pages.lay(Card::Reasons),
        Intent::Start => starting::start(world, pages),
        Intent::Again(again) => starting::again(world, pages, *again),
        Intent::Concede if pages.page == Page::Battle => pages::concede(world, pages),
        Intent::Roll(place) => {
            let mut hands = world.resource_mut::<Hands>();
            hands.toggle_roll(*place);
        }
        Intent::PointOption(place) => world.resource_mut::<Hands>().point_at_option(*place),
        Intent::PointPiece(piece) => world.resource_mut::<Hands>().point_at_face(*piece),
        Intent::Quit => {
            world.write_message(AppExit::Success);
        }
        Intent::Menu if pages.card.is_some() => pages.clear(),
        Intent::Menu => pages.lay(Card::Menu),
        Intent::Accept | Intent::EndTurn if pages.card.is_none() && pages::is_over(world, pages) => {
            pages.lay(Card::Ending);
        }
        Intent::Accept | Intent::Back if pages.card.is_some() => pages.lift(),
        Intent::Back if pages.page == Page::SetUp => pages.page = Page::Title,
        Intent::Back if pages.page == Page::Title => pages.lay(Card::Menu),
        Intent::Accept if pages.page == Page::SetUp => starting::start(world, pages),
        Intent::Accept if pages.page == Page::Title => pages::open(pages, Shown::SetUp),
        _ => return pages.card.is_some() || pages.page != Page::Battle,
    }
    true
}
