//! Everything a window needs to show and play Initiative Ladder by the shapes of its windows.

use super::{
    bar, body, called, course, ground, idle, levels, marks, outline, page, prospect, says,
    tell::{self, Names},
    tray, views,
};
use crate::battle::{
    account::{Course, Duel, Group, Lasting, Note, Page, Prospect, Roll, Turned, Waiting},
    outline::{About, Objective, Outline, Signs, Watch},
    shown::{Piece, Says, Shown, Wish},
    told::LogLine,
    views::{Steps, Survey},
};
use crate::board::{Cell, terrain::Ground};
use crate::data::{
    LoadError,
    initiative::{Level, level, setup},
    library,
    workshop::Workshop,
};
use crate::engine::{BookOrder, Fact, Rules, Shape, Viewer, Window};
use crate::force::{PieceId, Roster, Side, UnitId, UnitIx, squad::Squad};
use crate::rules::{
    Book,
    initiative::{Illegal, Initiative, View, field::Field, order::Order, profiles::Trait, windows::Ask},
};
use crate::words::{kebab, say, word};
use bevy_ecs::world::World;
use std::{collections::BTreeMap, path::Path, sync::Arc};

impl Shown for Initiative {
    const OBJECTIVES: &'static str = "G22";
    const ABOUT_SAYS_GOAL: bool = true;

    const IN_TURNS: bool = true;
    const SURVEYED: bool = true;
    const STEPS: Steps = [1, 2, 3, 4];

    fn round_about() -> String {
        word("initiative-turn-about")
    }

    fn in_force(view: View) -> Vec<bool> {
        view.field.setting.book.switches.flags().into()
    }

    fn book() -> String {
        word("initiative-book-name")
    }

    fn book_about() -> String {
        word("initiative-book-about")
    }

    fn levels() -> Vec<(String, Level)> {
        let load = |name: String| Some((name.clone(), level::shipped(&name).ok()?.0));
        library::levels_of(Book::Initiative).into_iter().filter_map(load).collect()
    }

    fn read_level(path: &Path, workshop: &Workshop) -> Result<Level, LoadError> {
        levels::read(path, workshop)
    }

    fn force_names(level: &Level) -> [String; 2] {
        levels::force_names(level)
    }

    fn strengths(level: &Level, _units: [usize; 2]) -> String {
        levels::strengths(level)
    }

    fn swapped(level: &Level) -> Option<Level> {
        setup::swapped(level).ok()
    }

    fn level_name(level: &Level) -> String {
        level.name.clone()
    }

    fn level_about(level: &Level) -> String {
        levels::about(level)
    }

    fn level_ground(level: &Level) -> Arc<Ground> {
        level.ground.clone()
    }

    fn ground(view: View) -> Arc<Ground> {
        view.field.setting.sight.ground().clone()
    }

    fn terrain(view: View, cell: Cell) -> Option<Note> {
        ground::terrain(view, cell)
    }

    fn as_seen(view: <Self as Rules>::View<'_>, viewer: Viewer) -> <Self as Rules>::View<'_> {
        View { viewer, ..view }
    }

    fn pieces(view: View, viewer: Viewer) -> Vec<Piece> {
        let known = Self::as_seen(view, viewer).known();
        known.all().map(|unit| piece(&known, unit)).collect()
    }

    fn says(view: View, order: &Order) -> Says {
        says::says(view, order)
    }

    fn planned(view: View, unit: UnitId, verb: Option<&str>, cell: Cell) -> Option<Result<Order, Illegal>> {
        // An attack is on the bar as long as there is somebody in reach.
        let stands = view.field.find(unit).is_some_and(|unit| view.field.cell(unit) == Some(cell));
        if let Some(order) = bar::in_reach(view, unit, verb).into_iter().next().filter(|_| stands) {
            return Some(Ok(order));
        }
        let leads = bar::leads(view, unit, verb);
        leads.then(|| bar::order(view, &Wish { unit, verb, cell, target: None, way: 0 })).flatten()
    }

    fn wished(view: View, wish: &Wish) -> Option<Result<Order, Illegal>> {
        bar::order(view, wish)
    }

    fn turns(view: View, unit: UnitId) -> Option<Turned> {
        bar::turns(view, unit)
    }

    fn turned(view: View, wish: &Wish, toward: Cell) -> Option<Result<Order, Illegal>> {
        bar::turned(view, wish, toward)
    }

    fn beside(view: View, order: &Order) -> Vec<(Note, Order)> {
        bar::beside_order(view, order)
    }

    fn kit(view: View, unit: UnitId) -> Option<String> {
        view.field.find(unit).map(|unit| page::kit(view.field, unit))
    }

    fn hopeless(view: View, unit: UnitId, verb: &str) -> Option<(Order, Illegal)> {
        bar::hopeless(view, unit, verb)
    }

    fn groups() -> Vec<Group> {
        bar::groups()
    }

    fn verb_about(view: View, unit: Option<UnitId>, verb: &str) -> String {
        bar::about(view, unit, verb)
    }

    fn in_reach(view: View, unit: UnitId, verb: &str) -> Vec<UnitId> {
        bar::in_reach(view, unit, Some(verb)).into_iter().filter_map(|order| order.target()).collect()
    }

    fn ways(verb: &str) -> Vec<Note> {
        bar::ways(verb)
    }

    fn way_of(view: View, order: &Order) -> Option<String> {
        bar::way_of(view, order)
    }

    fn usual(view: View) -> Option<Order> {
        idle::usual(view)
    }

    fn lasting(view: View) -> Vec<Lasting> {
        idle::lasting(view)
    }

    fn names(world: &World) -> BTreeMap<UnitId, String> {
        let roster = world.resource::<Roster>();
        let squads = roster.units().filter_map(|unit| world.get::<Squad>(unit));
        squads.map(|squad| (squad.id, squad.name.clone())).collect()
    }

    fn called(world: &World) -> BTreeMap<PieceId, String> {
        Self::names(world).into_iter().map(|(unit, name)| (unit.primate(1), name)).collect()
    }

    fn page(view: View, unit: UnitId) -> Option<Page> {
        page::of(view, unit)
    }

    fn pips(view: View, unit: UnitId) -> (u8, u8) {
        let known = view.known();
        let on_board = |unit: &UnitIx| known.cell(*unit).is_some() && !known.kind(*unit).has(Trait::Mount);
        known.find(unit).filter(on_board).map_or((0, 0), |unit| body::pips(&known, unit))
    }

    fn left(view: View, side: Side) -> (usize, usize) {
        body::left(&view.known(), side)
    }

    fn watched(view: View) -> Vec<Watch> {
        marks::watched(view)
    }

    fn crates(view: View) -> Vec<Cell> {
        marks::load(view).into_iter().collect()
    }

    fn prospect(view: View, order: &Order) -> Option<Prospect> {
        prospect::of(view, order)
    }

    fn exchange(view: View, unit: UnitId, order: Option<&Order>) -> Vec<Duel> {
        prospect::exchange(view, unit, order)
    }

    fn course(view: View) -> Course {
        course::course(view)
    }

    fn waiting(view: View) -> Waiting {
        course::waiting(view)
    }

    fn state(view: View, unit: UnitId) -> String {
        let known = view.known();
        known.find(unit).map_or_else(String::new, |unit| page::state(&known, unit))
    }

    fn roll(world: &World, fact: &Fact) -> Option<Roll> {
        tray::roll(world, fact)
    }

    fn asked_rule(view: View, window: &Window) -> &'static str {
        if Ask::of(window) == Ask::SetUp { marks::set_up_rule(view.field, window.side) } else { window.kind.rule }
    }

    fn question(view: View, window: &Window) -> String {
        question(view, window)
    }

    fn signs(view: View, viewer: Viewer) -> BTreeMap<PieceId, Signs> {
        marks::signs(Self::as_seen(view, viewer))
    }

    fn objectives(world: &World) -> Vec<Objective> {
        marks::objectives(world)
    }

    fn zone(view: View) -> Option<(Side, Vec<Cell>)> {
        marks::zone(view)
    }

    fn outline(view: View, about: &About<Order>) -> Outline {
        outline::outline(view, about)
    }

    fn survey(view: View, viewer: Viewer) -> Option<Box<dyn Survey>> {
        Some(Box::new(views::Known::to(view, viewer)))
    }

    fn eyes(view: View, unit: UnitId, order: Option<&Order>) -> Vec<Cell> {
        views::eyes(view, unit, order).into_iter().collect()
    }

    fn lines(world: &World, facts: &[Fact]) -> Option<Vec<LogLine>> {
        Some(tell::lines(&Names::of(world).with_orders(world), facts))
    }
}

fn piece(field: &Field, unit: UnitIx) -> Piece {
    let kind = field.kind(unit);
    Piece {
        id: field.piece(unit),
        cell: field.cell(unit),
        name: called::kind(field, unit),
        face: called::face(&kind.name),
        size: if kind.has(Trait::Small) { 2 } else { 3 },
        leads: false,
        state: page::state(field, unit),
    }
}

/// The question, if it is shown as text.
fn question(view: View, window: &Window) -> String {
    let name = kebab(window.name());
    if window.shape() == Shape::Act {
        // Nobody is called in such a turn, so it has to be clear that this is the only order.
        if name == "declare" && view.turn.calm {
            return word("initiative-calm-declare");
        }
        return word(&format!("initiative-window-{name}"));
    }
    let who = window.about.map(|id| called::of(view.field, id)).unwrap_or_default();
    let ahead = match view.clock.top() {
        crate::rules::initiative::sequence::Frame::Walk(walk) => walk.ahead.len(),
        _ => 0,
    };
    let load = called::load(&view.field.setting.scenario);
    let terms = [("who", who.into()), ("ahead", ahead.into()), ("load", load.into())];
    say(&format!("initiative-question-{name}"), &terms)
}
