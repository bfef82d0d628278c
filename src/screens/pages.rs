//! Which screen lies on the table, which card above it, and what leads from one to the other.

use super::{
    battle::{self, Hands, models},
    settings::Settings,
    theatre,
};
use crate::battle::Record;
use crate::data::{
    level::{self, Level},
    setup,
};
use crate::dice::Stream;
use crate::engine::clock::Awaiting;
use crate::force::Side;
use crate::input::{Intent, Shown, intent::Moment};
use crate::panels::Why;
use crate::rules::monkeys::order::Order;
use crate::view::Outlook;
use crate::words::Message;
use bevy::{
    app::AppExit,
    ecs::message::{MessageCursor, Messages},
    prelude::*,
};

/// Frames that the camera takes to fit itself to a new board.
const UNTIL_FITTED: u8 = 3;

/// The screen on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The title.
    #[default]
    Title,
    /// The set-up of a battle.
    SetUp,
    /// A battle.
    Battle,
}

/// The card above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Card {
    /// The menu.
    Menu,
    /// The settings.
    Settings,
    /// A page of rules, by the rule's id.
    Rules(String),
    /// All rolls of the battle.
    Rolls,
    /// The end of the battle.
    Ending,
    /// The other player takes the seat.
    Pass(Side),
}

/// What lies on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct Pages {
    /// The screen.
    pub page: Page,
    /// The card above it.
    pub card: Option<Card>,
    /// Names of the levels to choose from.
    pub levels: Vec<String>,
    /// The chosen one.
    pub chosen: usize,
    /// Seed of the dice.
    pub seed: u64,
    /// The ending has been shown already: the table may be looked at again.
    pub ended: bool,
    /// Who was asked last, for the card between players.
    pub asked: Option<Side>,
    /// The decision that was last brought into view: its window and the orders given before it.
    pub brought: Option<(&'static str, usize)>,
    /// Sides changed for a return match.
    pub swapped: bool,
    /// Frames until the view of a battle that has just begun is where its first platoon is: the camera must first
    /// have fitted itself to the board.
    pub fresh: u8,
    /// Why the last battle could not be gone on with.
    pub fault: Option<String>,
}

impl Pages {
    /// The title, with the shipped levels.
    pub fn new() -> Self {
        let levels: Vec<String> = models::listed().into_iter().map(|listed| listed.file).collect();
        let chosen = levels.iter().position(|name| name == "two-groves").unwrap_or(0);
        Self { levels, chosen, seed: 1, ..Self::default() }
    }
}

/// Where reading of intents has got to.
#[derive(Resource, Default)]
pub(super) struct Read(MessageCursor<Intent>);

/// Lets the intents of a frame work, one after another.
pub(super) fn turn_pages(world: &mut World) {
    let intents: Vec<Intent> = world.resource_scope(|world, mut read: Mut<Read>| {
        read.0.read(world.resource::<Messages<Intent>>()).cloned().collect()
    });
    for intent in intents {
        if !matches!(intent, Intent::Hover(_) | Intent::Hold(..)) {
            world.resource_mut::<Hands>().told = None;
        }
        let taken = world.resource_scope(|world, mut pages: Mut<Pages>| answer(world, &mut pages, &intent));
        if !taken {
            on_battle(world, &intent);
        }
    }
    world.resource_scope(|world, mut pages: Mut<Pages>| follow_battle(world, &mut pages));
}

/// Whether the intent was meant for the pages themselves.
fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if pages.card.is_none() && theatre::is_on(world) && theatre::answer(world, pages, intent) {
        return true;
    }
    match intent {
        Intent::Open(Shown::LastBattle) => go_on(world, pages),
        Intent::Open(Shown::Theatre) => theatre::open(world, pages),
        Intent::LogLine(line) if pages.card.is_none() => theatre::open_at_line(world, pages, *line),
        Intent::Theatre(Moment::TheirTurn) => watch_their_turn(world, pages),
        Intent::Open(shown) => open(pages, *shown),
        Intent::ChooseLevel(place) => choose_level(pages, *place),
        Intent::NewSeed => pages.seed = Stream::new(pages.seed, "next seed").below(1_000_000).into(),
        Intent::Start | Intent::Again => start(world, pages),
        Intent::AgainSwapped => {
            pages.swapped = !pages.swapped;
            start(world, pages);
        }
        Intent::Concede if pages.page == Page::Battle => concede(world, pages),
        Intent::Save => save(world, pages),
        Intent::ExportRolls => export_rolls(world, pages),
        Intent::Roll(place) => {
            let mut hands = world.resource_mut::<Hands>();
            hands.roll = (hands.roll != Some(*place)).then_some(*place);
        }
        Intent::Set(setting) => {
            let mut settings = world.resource_mut::<Settings>();
            settings.change(*setting);
            settings.store();
        }
        Intent::Quit => {
            world.write_message(AppExit::Success);
        }
        Intent::Help(rule) => {
            let about = rule.clone().unwrap_or_else(|| rule_at_hand(world, pages));
            pages.card = Some(Card::Rules(about));
        }
        Intent::Menu => pages.card = if pages.card.is_some() { None } else { Some(Card::Menu) },
        Intent::Accept if pages.card == Some(Card::Ending) => start(world, pages),
        Intent::Accept | Intent::EndTurn if pages.card.is_none() && is_over(world, pages) => {
            pages.card = Some(Card::Ending);
        }
        Intent::Accept if pages.card.is_some() => pages.card = None,
        Intent::Back if pages.card.is_some() => pages.card = None,
        Intent::Back if pages.page == Page::SetUp => pages.page = Page::Title,
        Intent::Back if pages.page == Page::Title => pages.card = Some(Card::Menu),
        Intent::Accept if pages.page == Page::SetUp => start(world, pages),
        Intent::Accept if pages.page == Page::Title => open(pages, Shown::SetUp),
        _ => return pages.card.is_some() || pages.page != Page::Battle,
    }
    true
}

/// The rule about what the hands are at, for the help key.
fn rule_at_hand(world: &World, pages: &Pages) -> String {
    if pages.page != Page::Battle {
        return "1.2".to_owned();
    }
    let hands = world.resource::<Hands>();
    let refused = hands.notice.clone().or_else(|| battle::why_not_hovered(world, hands));
    if let Some(rule) = refused.and_then(|why| why.rule) {
        return rule;
    }
    rule_of_window(world).to_owned()
}

/// The rule of the question that is open, or of the order that is being drafted.
fn rule_of_window(world: &World) -> &'static str {
    use crate::input::OrderMode::*;
    let window = battle::act::window_name(world);
    if let Some(kind) = window.and_then(battle::kinds::of) {
        return kind.rule;
    }
    match (window, world.resource::<Hands>().mode) {
        (_, Some(Move)) => "T-26",
        (_, Some(Attack)) => "T-43",
        (_, Some(Overwatch)) => "T-122",
        (_, Some(Brace)) => "T-97",
        (_, Some(Reload)) => "T-100",
        (_, Some(Done)) => "T-15",
        (None, _) => "G-16",
        _ => "T-13",
    }
}

/// Whether a battle that is over lies on the table.
pub(super) fn is_over(world: &World, pages: &Pages) -> bool {
    pages.page == Page::Battle && crate::rules::monkeys::door::table(world).clock.outcome().is_some()
}

fn choose_level(pages: &mut Pages, place: usize) {
    pages.chosen = place.min(pages.levels.len().saturating_sub(1));
    if let Ok((level, _)) = level::shipped(&pages.levels[pages.chosen]) {
        pages.seed = level.seed;
    }
}

fn open(pages: &mut Pages, shown: Shown) {
    pages.card = None;
    match shown {
        Shown::Title => pages.page = Page::Title,
        Shown::SetUp => {
            pages.page = Page::SetUp;
            choose_level(pages, pages.chosen);
        }
        Shown::Settings => pages.card = Some(Card::Settings),
        Shown::Help => pages.card = Some(Card::Rules(String::new())),
        Shown::Rolls if pages.page == Page::Battle => pages.card = Some(Card::Rolls),
        Shown::Rolls => {}
        Shown::LastBattle | Shown::Theatre => {}
    }
}

fn start(world: &mut World, pages: &mut Pages) {
    let Some(name) = pages.levels.get(pages.chosen) else { return };
    let Ok((level, _)) = level::shipped(name) else { return };
    let swapped = pages.swapped.then(|| setup::swapped(&level).ok()).flatten();
    let level = swapped.unwrap_or(level);
    crate::battle::begin(world, &level, pages.seed);
    lay_battle(world, pages, &level);
}

/// The battle of the world is on the table.
pub(super) fn lay_battle(world: &mut World, pages: &mut Pages, level: &Level) {
    (pages.page, pages.card, pages.ended, pages.asked) = (Page::Battle, None, false, None);
    pages.fault = None;
    pages.fresh = UNTIL_FITTED;
    world.resource_mut::<super::show::Kept>().forget_battle();
    battle::begin(world, level);
}

/// Goes on with the battle that was saved last.
fn go_on(world: &mut World, pages: &mut Pages) {
    let told = match super::saves::load_last(world) {
        Ok(level) => return lay_battle(world, pages, &level),
        Err(error) => error,
    };
    warn!("{told}");
    pages.fault = Some(told);
}

/// The side that is asked gives the battle up (G-31). Undo takes it back, since no die is rolled.
fn concede(world: &mut World, pages: &mut Pages) {
    pages.card = None;
    if !is_over(world, pages) {
        world.resource_scope(|world, mut hands: Mut<Hands>| battle::act::give(world, &mut hands, Order::Concede));
        super::saves::keep(world);
    }
}

/// Plays what the other side did before the decision that is asked for.
fn watch_their_turn(world: &mut World, pages: &mut Pages) {
    if let Some(side) = crate::battle::decider(world) {
        theatre::open_last_turn(world, pages, side.other());
    }
}

/// Writes the battle as a replay into the player's own folder.
fn save(world: &mut World, pages: &mut Pages) {
    let name = pages.levels.get(pages.chosen).map_or("battle", String::as_str);
    let saved = super::saves::save_as(world, name);
    let mut hands = world.resource_mut::<Hands>();
    (hands.told, hands.notice) = match saved {
        Ok(path) => (Some(Message::new("save-done").with("path", path.display().to_string()).words()), None),
        Err(error) => (None, Some(Why::new(Message::new("save-failed").with("why", error).words(), ""))),
    };
    // The menu makes way for what it did; the card of the ending shows it itself.
    if pages.card == Some(Card::Menu) {
        pages.card = None;
    }
}

/// Writes all rolls as a table into the player's own folder.
fn export_rolls(world: &mut World, pages: &Pages) {
    let name = pages.levels.get(pages.chosen).map_or("battle", String::as_str);
    let written = super::saves::export_rolls(world, name);
    let mut hands = world.resource_mut::<Hands>();
    (hands.told, hands.notice) = match written {
        Ok(path) => (Some(Message::new("rolls-saved").with("path", path.display().to_string()).words()), None),
        Err(error) => (None, Some(Why::new(Message::new("save-failed").with("why", error).words(), ""))),
    };
}

fn on_battle(world: &mut World, intent: &Intent) {
    if !battle::is_ready(world, intent) {
        return;
    }
    let before = looked_at(world);
    let beyond = world.resource_scope(|world, mut hands: Mut<Hands>| battle::act::answer(world, &mut hands, intent));
    follow(world, before);
    if let Some(rule) = world.resource_mut::<Hands>().rule.take() {
        world.resource_mut::<Pages>().card = Some(Card::Rules(rule));
    }
    // A replay is no new battle: the save stays that of the whole one.
    if !theatre::is_on(world) {
        super::saves::keep(world);
    }
    if beyond == battle::act::Beyond::Menu {
        world.resource_mut::<Pages>().card = Some(Card::Menu);
    }
}

/// The active platoon and the selected unit: when they change, the view follows.
fn looked_at(world: &World) -> (Option<(Side, u8)>, Option<crate::force::UnitId>) {
    let turn = crate::rules::monkeys::door::table(world).turn;
    (turn.active.map(|platoon| (turn.side, platoon)), world.resource::<Hands>().selected)
}

fn follow(world: &mut World, before: (Option<(Side, u8)>, Option<crate::force::UnitId>)) {
    let now = looked_at(world);
    if now.0 != before.0 {
        battle::show_active(world);
    } else if let Some(unit) = now.1.filter(|_| now.1 != before.1) {
        battle::show_unit(world, unit);
    }
}

/// Whom a new decision is about comes into view, once; a choice of platoons is about everybody.
fn bring_asked(world: &mut World, pages: &mut Pages, window: &'static str) {
    let orders = world.get_resource::<Record>().map_or(0, |record| record.orders().count());
    if pages.brought.replace((window, orders)) == Some((window, orders)) || window == "Designate" {
        return;
    }
    let hands = world.resource::<Hands>();
    let cells = models::asked_cells(&models::Look::at(world, hands));
    world.resource_mut::<Outlook>().show(cells);
}

/// Gives the order of a decision that the player is not asked for; true if there was one.
fn take_unasked(world: &mut World) -> bool {
    let Some(order) = battle::kinds::unasked(world) else { return false };
    let before = looked_at(world);
    world.resource_scope(|world, mut hands: Mut<Hands>| battle::act::give(world, &mut hands, order));
    follow(world, before);
    super::saves::keep(world);
    true
}

/// Cards that the battle itself lays: its end, and the change of players.
fn follow_battle(world: &mut World, pages: &mut Pages) {
    if pages.page == Page::Battle && pages.fresh > 0 {
        pages.fresh -= 1;
        battle::go_to_active(world);
    }
    if theatre::is_on(world) && pages.card.is_none() {
        theatre::play_on(world, pages);
    }
    if pages.page != Page::Battle || theatre::is_on(world) || !battle::has_settled(world) {
        return;
    }
    match crate::battle::advance(world) {
        Awaiting::Over(_) if !pages.ended => {
            pages.ended = true;
            pages.card = Some(Card::Ending);
        }
        Awaiting::Over(_) => {}
        Awaiting::Order(_) if pages.card.is_none() && take_unasked(world) => {}
        Awaiting::Order(window) => {
            let changed = pages.asked.is_some_and(|before| before != window.side);
            if changed && world.resource::<Settings>().pass_card && pages.card.is_none() {
                pages.card = Some(Card::Pass(window.side));
            }
            (pages.asked, pages.ended) = (Some(window.side), false);
            bring_asked(world, pages, window.name);
        }
    }
}
