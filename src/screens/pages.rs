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
use crate::data::{error::LoadError, workshop::Workshop};
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
    /// What is fought for there, by its place in the scenarios of the book; none: what the level says. A ground of one's own
    /// has it in its plan.
    pub scenario: Option<usize>,
    /// Seed of the ground of the players' own, while that is chosen.
    pub seed: u64,
    /// Seed of the dice where the player has fixed them; none: each battle has dice of its own.
    pub dice: Option<u64>,
    /// The ending has been shown already: the table may be looked at again.
    pub ended: bool,
    /// Who was asked last, for the card between players.
    pub asked: Option<Side>,
    /// Facts that there were when somebody was last asked.
    pub heard: usize,
    /// The other side's latest turn is to be shown once no card lies above.
    pub again: bool,
    /// The decision that was last brought into view: its window, the orders given before it, and whether a hint lay there.
    pub brought: Option<(&'static str, usize, bool)>,
    /// Frames until its cards lie where they stay, and those whom it is about are brought out from under them.
    pub laid: u8,
    /// Frames until the view of a battle that has just begun is where its first platoon is: the camera must first
    /// have fitted itself to the board.
    pub fresh: u8,
    /// What panels leave of the map, and frames until the view has fitted itself to that: then the chosen squad is
    /// brought into it.
    pub room: (Rect, u8),
    /// What a player must know when the program opens: that it failed the last time, or that a file can't be read.
    pub notices: Vec<String>,
    /// Cards that wait below the one above, the lowest first.
    pub under: Vec<Card>,
    /// The page of the settings that is open.
    pub leaf: Leaf,
    /// Keys go to the buttons of a battle's panels instead of to the map.
    pub buttons: bool,
    /// A battle of the players' own, as it is planned.
    pub plan: Plan,
    /// Those of other books, by their names in files, as they were left.
    pub plans: BTreeMap<&'static str, Plan>,
    /// The level that was chosen last of each book, by the book's name in files.
    pub last: BTreeMap<&'static str, String>,
    /// Who is to play each side of the levels of a book, once somebody has been seated there.
    pub seats: BTreeMap<&'static str, [Who; 2]>,
    /// The levels of other books.
    pub others: Vec<hosts::Level>,
    /// What is wrong with own levels of theirs.
    pub faults: Vec<LoadError>,
    /// Own files, beside the shipped ones.
    pub workshop: Arc<Workshop>,
    /// The level file that the battle on the table was begun from, by its name.
    pub source: Option<String>,
    /// Where the battle on the table came from, and where a way leads back to.
    pub origin: Origin,
}

impl Pages {
    /// The title, with the levels of the workshop and the shipped ones.
    pub fn new(workshop: Arc<Workshop>) -> Self {
        let mut pages = Self { seed: 1, ..Self::default() };
        pages.stock(workshop);
        pages.chosen = pages.levels.iter().position(|name| name == "two-groves").unwrap_or(0);
        pages
    }

    /// Other own files lie in the workshop; the level that was chosen stays so.
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

    /// The book whose ground of the players' own is chosen, if one is.
    fn own_book(&self) -> Option<&'static dyn Host> {
        let name = self.levels.get(self.chosen)?;
        hosts::with_grounds().find(|host| plan::own(host.book()) == *name)
    }

    /// Whether the battle that is set up is on a ground of the players' own.
    pub fn is_own(&self) -> bool {
        self.own_book().is_some()
    }

    /// The book of the level that is chosen.
    pub(super) fn host(&self) -> &'static dyn Host {
        let other = || self.other().map(|(host, _)| *host);
        self.own_book().or_else(other).unwrap_or(hosts::FIRST)
    }

    /// The seed of that ground: it does not change while another level is chosen.
    pub fn own_seed(&self) -> u64 {
        if self.is_own() { self.seed } else { self.plan.seed }
    }

    /// What is planned in a book, and the seed of its ground.
    pub(super) fn planned(&self, book: &'static str) -> (Plan, u64) {
        if self.plan.book == book {
            return (self.plan.clone(), self.own_seed());
        }
        let plan = self.plans.get(book).cloned().unwrap_or_else(|| Plan::of(book));
        let seed = plan.seed;
        (plan, seed)
    }

    /// The plan of a book is the one that is worked on; the other one is put by.
    pub(super) fn take_up(&mut self, book: &'static str) {
        if self.plan.book != book {
            let next = self.plans.remove(book).unwrap_or_else(|| Plan::of(book));
            let put_by = std::mem::replace(&mut self.plan, next);
            self.plans.insert(put_by.book, put_by);
        }
    }

    /// What is fought for on the level that is chosen; none: what the level says.
    pub fn fought(&self) -> Option<usize> {
        if self.is_own() { Some(self.plan.scenario) } else { self.scenario }
    }

    /// Another book is looked at: in the set-up, the level of it that was chosen last; in the editor, its ground.
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

    /// Lays a card above the one that is there; going back leads to that again.
    pub fn lay(&mut self, card: Card) {
        match (&mut self.card, &card) {
            // A page turned is no other card.
            (Some(Card::Credits(above)), Card::Credits(leaf)) => *above = *leaf,
            (Some(Card::Rules(above)), Card::Rules(rule)) => *above = rule.clone(),
            _ => self.under.extend(self.card.replace(card)),
        }
        self.buttons = false;
    }

    /// Takes the uppermost card away.
    pub fn lift(&mut self) {
        self.card = self.under.pop();
    }

    /// Takes all cards away.
    pub fn clear(&mut self) {
        self.under.clear();
        self.card = None;
    }
}

/// The pages, with the title in front.
pub(super) fn plugin(app: &mut App) {
    let mut pages = Pages::new(Arc::default());
    pages.sit_down_again(app.world().resource());
    app.insert_resource(pages);
}

/// Whether a battle that is over lies on the table.
pub(super) fn is_over(world: &World, pages: &Pages) -> bool {
    pages.page == Page::Battle && host(world).outcome(world).is_some()
}

pub(super) fn choose_level(pages: &mut Pages, place: usize) {
    let place = place.min(pages.levels.len().saturating_sub(1));
    if pages.chosen != place {
        pages.scenario = None;
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

/// Whether keys stay at the buttons of the panels after what they pressed: what goes on at the map leads back to it.
pub(super) const fn stays_at_buttons(intent: &Intent) -> bool {
    use Intent::*;
    !matches!(intent, Mode(_) | SelectUnit(_) | GoTo(_) | Accept | TakeDie(_) | TakeOption(_) | Platoon(_) | Seat(..))
}

/// A dial of the set-up is turned. What that does to a ground of the players' own can be taken back, as in the editor.
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

/// The attacker of an Ambush lays the ground as it is drawn.
pub(super) fn give_ground(world: &mut World, lies: &Ground, drawn: &Ground) {
    let host = host(world);
    world.resource_scope(|world, mut hands: Mut<Hands>| host.lay_ground(world, &mut hands, lies, drawn));
    saves::keep(world);
}

/// The side that is asked gives the battle up, once it has said so twice: a card names it. Undo takes it back,
/// since no die is rolled.
pub(super) fn concede(world: &mut World, pages: &mut Pages) {
    let sure = matches!(pages.card, Some(Card::Concede(_)));
    pages.clear();
    if is_over(world, pages) {
        return;
    }
    if thinking::is_awaited(world) {
        // Who is asked gives up, and that is the opponent now.
        world.resource_mut::<Hands>().refuse(Why::new(word("concede-later"), ""));
    } else if let Some(side) = decider(world).filter(|_| !sure) {
        pages.lay(Card::Concede(side));
    } else {
        let host = host(world);
        world.resource_scope(|world, mut hands: Mut<Hands>| host.concede(world, &mut hands));
        saves::keep(world);
    }
}

/// The side that is asked.
fn decider(world: &World) -> Option<Side> {
    host(world).window(world).map(|window| window.side)
}

/// Plays what the other side did before the decision that is asked for.
pub(super) fn watch_their_turn(world: &mut World, pages: &mut Pages) {
    if let Some(side) = decider(world) {
        theatre::open_last_turn(world, pages, side.other());
    }
}

/// Opens the rule that hands have asked for.
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
    // A replay is no new battle: the save stays that of the whole one.
    if !theatre::is_on(world) {
        saves::keep(world);
    }
    if beyond == Beyond::Menu {
        world.resource_mut::<Pages>().lay(Card::Menu);
    }
}
