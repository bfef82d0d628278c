//! Which screen is shown, which card is above it, and what leads from one to the other.

use super::{
    Hands, editor, following, help,
    host::{Beyond, Host, host},
    hosts,
    plan::{self, Plan},
    saves,
    seats::Who,
    table, theatre, thinking,
};
use crate::board::terrain::Ground;
use crate::data::{error::LoadError, persona::Strength, workshop::Workshop};
use crate::force::Side;
use crate::input::{
    CreditsLeaf, Intent, Shown,
    intent::{Change, Leaf},
};
use crate::panels::Why;
use crate::words::word;
use bevy::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

pub use super::card::Card;
pub use super::origin::Origin;
pub use super::page::Page;

/// What is on the table.
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
    /// The chosen scenario, by its index in the book; `None` for the level's own. The player's own ground has it in its
    /// plan.
    pub scenario: Option<usize>,
    /// The rosters that replace the chosen level's own forces, by side; `None` for the level's own. The player's own
    /// ground has them in its plan.
    pub troops: [Option<String>; 2],
    /// Which optional rules of the book are on, if they aren't those of the chosen level. The player's own ground has them
    /// in its plan.
    pub options: Option<Vec<bool>>,
    /// Seed of the player's own ground, while that is chosen.
    pub seed: u64,
    /// Seed of the dice if the player has fixed it; `None` for new dice in each battle.
    pub dice: Option<u64>,
    /// Whether the ending has been shown already: the player may look at the board again.
    pub ended: bool,
    /// The side that was asked last, for the card between players.
    pub asked: Option<Side>,
    /// Whether that side has taken the seat without having been asked anything yet.
    pub idle: bool,
    /// The number of facts when somebody was last asked.
    pub heard: usize,
    /// Seconds left to look at the outcome of the last order before the computer is handed over.
    pub reading: Option<f32>,
    /// Whether the other side's latest turn is to be shown once no card is open.
    pub again: bool,
    /// The last decision brought into view: its window, the orders given before it, and whether a hint was shown.
    pub brought: Option<(&'static str, usize, bool)>,
    /// The orders given before the first choice of units was shown, from far enough away for all of them.
    pub viewed: Option<usize>,
    /// Frames until its cards have their final places and the board moves the pieces it is about out from under them.
    pub laid: u8,
    /// Frames until the view of a new battle goes to its first platoon: the camera must have fitted itself to the board
    /// first.
    pub fresh: u8,
    /// What the panels leave of the map, and frames until the view has fitted itself to it: then the chosen squad is
    /// brought into view.
    pub room: (Rect, u8),
    /// What a player must know when the program starts: that it crashed last time, or that a file can't be read.
    pub notices: Vec<String>,
    /// Cards waiting below the top one, the lowest first.
    pub under: Vec<Card>,
    /// The page of the settings that is open.
    pub leaf: Leaf,
    /// Whether keys go to the buttons of a battle's panels instead of the map.
    pub buttons: bool,
    /// The plan of the player's own battle.
    pub plan: Plan,
    /// The saved plans for other books, by their names in files.
    pub plans: BTreeMap<&'static str, Plan>,
    /// The last chosen level of each book, by the book's name in files.
    pub last: BTreeMap<&'static str, String>,
    /// The player of each side in a book's levels, once somebody has been seated there.
    pub seats: BTreeMap<&'static str, [Who; 2]>,
    /// The strength last chosen for the scripted player of each side: a person in between doesn't change it.
    pub strengths: [Option<Strength>; 2],
    /// The levels of other books.
    pub others: Vec<hosts::Level>,
    /// What is wrong with the player's own levels for them.
    pub faults: Vec<LoadError>,
    /// The player's own files, in addition to the shipped ones.
    pub workshop: Arc<Workshop>,
    /// The name of the level file that the battle on the table started from.
    pub source: Option<String>,
    /// Where the battle on the table came from, and thus where to go back to.
    pub origin: Origin,
}

impl Pages {
    /// Starts at the title, with the levels of the workshop and the shipped ones.
    pub fn new(workshop: Arc<Workshop>) -> Self {
        let mut pages = Self { seed: 1, ..Self::default() };
        pages.stock(workshop);
        pages.chosen = pages.levels.iter().position(|name| name == "two-groves").unwrap_or(0);
        pages
    }

    /// The files in the workshop have changed; the chosen level stays chosen.
    pub fn stock(&mut self, workshop: Arc<Workshop>) {
        let chosen = self.levels.get(self.chosen).cloned();
        (self.others, self.faults) = hosts::levels(&workshop);
        self.levels.clear();
        for host in hosts::all() {
            self.levels.extend(host.grounds().map(|_| plan::own(host.book())));
            self.levels.extend(host.names(&workshop));
            let of = self.others.iter().filter(|(of, _)| of.book() == host.book());
            self.levels.extend(of.map(|(_, listing)| listing.file.clone()));
        }
        self.workshop = workshop;
        let there = |chosen: String| self.levels.iter().position(|name| *name == chosen);
        self.chosen = chosen.and_then(there).unwrap_or(0);
    }

    /// The book whose own ground is chosen, if any.
    fn own_book(&self) -> Option<&'static dyn Host> {
        let name = self.levels.get(self.chosen)?;
        hosts::with_grounds().find(|host| plan::own(host.book()) == *name)
    }

    /// Whether the battle being set up is on the player's own ground.
    pub fn is_own(&self) -> bool {
        self.own_book().is_some()
    }

    /// The book of the chosen level.
    pub(super) fn host(&self) -> &'static dyn Host {
        let other = || self.other().map(|(host, _)| *host);
        self.own_book().or_else(other).unwrap_or(hosts::FIRST)
    }

    /// The seed of that ground: it stays the same while another level is chosen.
    pub fn own_seed(&self) -> u64 {
        if self.is_own() { self.seed } else { self.plan.seed }
    }

    /// The plan for a book, and the seed of its ground.
    pub(super) fn planned(&self, book: &'static str) -> (Plan, u64) {
        if self.plan.book == book {
            return (self.plan.clone(), self.own_seed());
        }
        let plan = self.plans.get(book).cloned().unwrap_or_else(|| Plan::of(book));
        let seed = plan.seed;
        (plan, seed)
    }

    /// Makes a book's plan the current one, and saves the other.
    pub(super) fn take_up(&mut self, book: &'static str) {
        if self.plan.book != book {
            let next = self.plans.remove(book).unwrap_or_else(|| Plan::of(book));
            let put_by = std::mem::replace(&mut self.plan, next);
            self.plans.insert(put_by.book, put_by);
        }
    }

    /// The chosen scenario of the chosen level; `None` for the level's own.
    pub fn fought(&self) -> Option<usize> {
        if self.is_own() { Some(self.plan.scenario) } else { self.scenario }
    }

    /// Whether another roster replaces a force of the chosen level.
    pub(super) fn has_troops(&self) -> bool {
        !self.is_own() && self.troops.iter().any(Option::is_some)
    }

    /// The rosters that replace forces of the chosen level, by side.
    pub(super) fn rosters(&self) -> [Option<&str>; 2] {
        self.troops.each_ref().map(Option::as_deref)
    }

    /// Switches to another book: in the set-up, its last chosen level; in the editor, its ground.
    pub(super) fn choose_book(&mut self, place: usize) {
        if self.page == Page::Editor {
            let Some(host) = hosts::with_grounds().nth(place) else { return };
            self.plan.seed = self.own_seed();
            self.take_up(host.book());
            self.seed = self.plan.seed;
            plan::choose_own(self);
            return;
        }
        let Some(host) = hosts::all().nth(place) else { return };
        let last = self.last.get(host.book()).and_then(|last| self.levels.iter().position(|name| name == last));
        let own = plan::own(host.book());
        let first = || self.levels.iter().position(|name| *name == own).map(|own| own + 1);
        let any = || self.others.iter().find(|(of, _)| of.book() == host.book());
        let other = || any().and_then(|(_, one)| self.levels.iter().position(|name| *name == one.file));
        if let Some(place) = last.or_else(first).or_else(other) {
            choose_level(self, place);
        }
    }

    /// Opens a card on top of the current one; going back returns to that.
    pub fn lay(&mut self, card: Card) {
        match (&mut self.card, &card) {
            // Turning a page does not open another card.
            (Some(Card::Credits(above)), Card::Credits(leaf)) => *above = *leaf,
            (Some(Card::Rules(above)), Card::Rules(rule)) => *above = rule.clone(),
            _ => self.under.extend(self.card.replace(card)),
        }
        self.buttons = false;
    }

    /// Closes the top card.
    pub fn lift(&mut self) {
        self.card = self.under.pop();
    }

    /// Closes all cards.
    pub fn clear(&mut self) {
        self.under.clear();
        self.card = None;
    }
}

/// Starts with the title.
pub(super) fn plugin(app: &mut App) {
    let mut pages = Pages::new(Arc::default());
    pages.sit_down_again(app.world().resource());
    app.insert_resource(pages);
}

/// Whether a finished battle is on the table.
pub(super) fn is_over(world: &World, pages: &Pages) -> bool {
    pages.page == Page::Battle && host(world).outcome(world).is_some()
}

pub(super) fn choose_level(pages: &mut Pages, place: usize) {
    let place = place.min(pages.levels.len().saturating_sub(1));
    if pages.chosen != place {
        (pages.scenario, pages.troops, pages.options) = (None, Default::default(), None);
    }
    if pages.is_own() {
        pages.plan.seed = pages.seed;
    }
    pages.chosen = place;
    if let Some(host) = pages.own_book() {
        pages.take_up(host.book());
        pages.seed = pages.plan.seed;
    } else if let Ok(level) = pages.workshop.level(&pages.levels[place]) {
        pages.seed = level.seed;
    }
    let book = pages.host().book();
    pages.last.insert(book, pages.levels[place].clone());
}

pub(super) fn open(pages: &mut Pages, shown: Shown) {
    match shown {
        Shown::Title => {
            pages.page = Page::Title;
            pages.clear();
        }
        Shown::SetUp => {
            pages.page = Page::SetUp;
            pages.clear();
            choose_level(pages, pages.chosen);
        }
        Shown::Settings => {
            pages.leaf = Leaf::default();
            pages.lay(Card::Settings);
        }
        Shown::Credits => pages.lay(Card::Credits(CreditsLeaf::default())),
        Shown::Rolls if pages.page == Page::Battle => pages.lay(Card::Rolls),
        Shown::Help
        | Shown::LastBattle
        | Shown::Lessons
        | Shown::Theatre
        | Shown::Saves
        | Shown::SaveAs
        | Shown::Editor
        | Shown::Lab
        | Shown::Campaigns
        | Shown::Campaign
        | Shown::Troops
        | Shown::Rolls => {}
    }
}

/// Whether keys stay with the buttons of the panels after what they pressed; anything on the map leads back to the map.
pub(super) const fn stays_at_buttons(intent: &Intent) -> bool {
    use Intent::*;
    !matches!(intent, Mode(_) | SelectUnit(_) | GoTo(_) | Accept | TakeDie(_) | TakeOption(_) | Platoon(_) | Seat(..))
}

/// Turns a dial of the set-up. For the player's own ground that can be undone, as in the editor.
pub(super) fn choose_scenario(world: &mut World, pages: &mut Pages, place: usize) {
    if pages.is_own() {
        change_own(world, pages, Change::Scenario(place));
    } else {
        pages.scenario = Some(place);
    }
}

pub(super) fn change_own(world: &mut World, pages: &mut Pages, change: Change) {
    if pages.is_own() {
        editor::dial(world, pages, change);
    } else {
        plan::change(pages, change);
    }
}

/// The attacker of an Ambush puts down the ground as drawn.
pub(super) fn give_ground(world: &mut World, lies: &Ground, drawn: &Ground) {
    let host = host(world);
    world.resource_scope(|world, mut hands: Mut<Hands>| host.lay_ground(world, &mut hands, lies, drawn));
    saves::keep(world);
}

/// The side that has to decide gives up the battle, after confirming on a card that names it. It can be undone, since
/// no die is rolled.
pub(super) fn concede(world: &mut World, pages: &mut Pages) {
    let sure = matches!(pages.card, Some(Card::Concede(_)));
    pages.clear();
    if is_over(world, pages) {
        return;
    }
    if thinking::is_awaited(world) {
        // Only the side that has to decide can give up, and that is the opponent now.
        world.resource_mut::<Hands>().refuse(Why::new(word("concede-later"), ""));
    } else if let Some(side) = decider(world).filter(|_| !sure) {
        pages.lay(Card::Concede(side));
    } else {
        let host = host(world);
        world.resource_scope(|world, mut hands: Mut<Hands>| host.concede(world, &mut hands));
        saves::keep(world);
    }
}

/// The side that has to decide.
fn decider(world: &World) -> Option<Side> {
    host(world).window(world).map(|window| window.side)
}

/// Plays what the other side did before the open decision.
pub(super) fn watch_their_turn(world: &mut World, pages: &mut Pages) {
    if let Some(side) = decider(world) {
        theatre::open_last_turn(world, pages, side.other());
    }
}

/// Opens the rule that the player has requested.
fn open_rule(world: &mut World) {
    if let Some(rule) = world.resource_mut::<Hands>().take_rule() {
        world.resource_scope(|world, mut pages: Mut<Pages>| help::answer(world, &mut pages, &Intent::Help(Some(rule))));
    }
}

pub(super) fn on_battle(world: &mut World, intent: &Intent) {
    if thinking::is_awaited(world) && *intent == Intent::Skip {
        world.resource_mut::<thinking::Thinking>().hurry();
    }
    if !table::is_ready(world, intent) {
        table::hurry(world, intent);
        return;
    }
    if *intent == Intent::Back && super::advice::forget(world) {
        return;
    }
    if let Intent::WhyNot { words, rule } = intent {
        let why = Why { words: words.clone(), rule: rule.clone(), theirs: false };
        world.resource_mut::<Hands>().refuse_button(why);
        return open_rule(world);
    }
    let Some(intent) = table::on_board(world, intent) else { return };
    let host = host(world);
    let drafted = host.drafted(world.resource::<Hands>());
    let before = following::looked_at(world);
    let beyond = world.resource_scope(|world, mut hands: Mut<Hands>| host.answer(world, &mut hands, intent));
    following::follow(world, before);
    super::advice::give_way(world, drafted);
    open_rule(world);
    // A replay is not a new battle: the save stays that of the whole one.
    if !theatre::is_on(world) {
        saves::keep(world);
    }
    if beyond == Beyond::Menu {
        world.resource_mut::<Pages>().lay(Card::Menu);
    }
}
