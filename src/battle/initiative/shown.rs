//! Everything a window needs to show and play Initiative Ladder by the shapes of its windows.

use super::{
    bar, body, called, course, ground, levels, marks, outline, page, prospect,
    tell::{self, Names},
    tray, views,
};
use crate::battle::{
    account::{Course, Duel, Group, Note, Page, Prospect, Roll, Turned, Waiting},
    outline::{About, Objective, Outline, Signs, Watch},
    shown::{Piece, Says, Shown, Wish, named, words_of},
    told::LogLine,
    views::Survey,
};
use crate::board::{Cell, terrain::Ground};
use crate::data::{
    LoadError,
    initiative::{Level, level, setup},
    library,
    workshop::Workshop,
};
use crate::engine::{Fact, Rules, Shape, Viewer, Window};
use crate::force::{PieceId, Roster, Side, UnitId, UnitIx, squad::Squad};
use crate::rules::{
    Book,
    initiative::{
        Illegal, Initiative, View,
        field::Field,
        order::{Action, Mark, Order, Ready, Say, Then},
        profiles::Trait,
        repetition,
    },
};
use crate::words::{kebab, say, word};
use bevy_ecs::world::World;
use std::{collections::BTreeMap, path::Path, sync::Arc};

impl Shown for Initiative {
    const OBJECTIVES: &'static str = "G22";
    const ABOUT_SAYS_GOAL: bool = true;

    const IN_TURNS: bool = true;
    const SURVEYED: bool = true;

    fn round_about() -> String {
        word("initiative-turn-about")
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
        says(view, order)
    }

    fn planned(view: View, unit: UnitId, verb: Option<&str>, cell: Cell) -> Option<Result<Order, Illegal>> {
        if let Some(order) = bar::in_reach(view, unit, verb, cell) {
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

    fn ways(verb: &str) -> Vec<Note> {
        bar::ways(verb)
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

/// What an order is about.
fn says(view: View, order: &Order) -> Says {
    let field = view.field;
    let says = named::<Initiative>(order);
    match order {
        Order::SetUp(unit, cell, _) => Says { cell: Some(*cell), ends: ends(*unit, &[*cell]), ..says },
        Order::Carry(unit) => Says {
            title: say("initiative-carrier", &[("kind", called::of(field, *unit).into())]),
            piece: Some(unit.primate(1)),
            ..says
        },
        Order::Repeat(unit, action) => repeated(view, *unit, action, says),
        Order::NewWay(unit, path) => Says { cell: path.last().copied(), ends: ends(*unit, path), ..says },
        Order::Act(unit, action) => of_action(view, *unit, action, says),
        Order::Talk(unit, sentence, action) => talked(view, (*unit, *sentence), action, says),
        Order::Interrupt(unit) => Says {
            title: say("initiative-watch-fire", &[("kind", called::of(field, *unit).into())]),
            lines: prospect::chance_now(view, *unit),
            target: None,
            ..says
        },
        Order::LetPass => Says { lines: vec![word("initiative-is-let-pass")], ..says },
        Order::Declared | Order::GoOn(_) | Order::BreakOff(_) | Order::Concede => says,
    }
}

/// The repeated action, and for a path the number of phases it has been followed (R17).
fn repeated(view: View, id: UnitId, action: &Action, says: Says) -> Says {
    let mut says = Says { verb: action.name().to_owned(), ..of_action(view, id, action, says) };
    let known = view.known();
    if let (Action::Move(pace, path, _), Some(unit)) = (action, known.find(id)) {
        let phases = repetition::legs(&known, unit, *pace, path).len();
        let terms = [("action", says.title.as_str().into()), ("phases", phases.into())];
        says.lines = vec![say("initiative-is-repeated", &terms)];
    }
    says
}

fn ends(unit: UnitId, path: &[Cell]) -> Vec<(PieceId, Cell)> {
    path.last().map(|cell| (unit.primate(1), *cell)).into_iter().collect()
}

/// The kind of order that an action belongs to on the action bar.
fn verb(action: &Action) -> &'static str {
    match action {
        Action::Ready(_) => "Ready",
        Action::Move(_, _, Then::Fight(attack, _)) => attack.name(),
        _ => action.name(),
    }
}

fn of_action(view: View, id: UnitId, action: &Action, says: Says) -> Says {
    let field = view.field;
    let verb = if body::is_moot(field, id, action) { "" } else { verb(action) }.to_owned();
    let title = words_of::<Initiative>("order", action.name());
    let rule_line = word(&format!("initiative-is-{}", kebab(self::verb(action))));
    let says = Says { title, verb, lines: vec![rule_line], unit: Some(id), ..says };
    match action {
        Action::Move(_, path, then) => {
            let target = match then {
                Then::Stop => None,
                Then::Fire(target) | Then::Fight(_, target) => Some(*target),
            };
            let title = match then {
                Then::Stop => says.title.clone(),
                Then::Fire(target) => then_words("initiative-move-fire", &says.title, field, *target),
                Then::Fight(attack, target) => {
                    let terms = [
                        ("move", says.title.as_str().into()),
                        ("attack", words_of::<Initiative>("order", attack.name()).into()),
                        ("target", called::of(field, *target).into()),
                    ];
                    say("initiative-move-fight", &terms)
                }
            };
            Says { title, cell: path.last().copied(), ends: ends(id, path), target, ..says }
        }
        Action::Escape(_, path) | Action::Duck(path) => {
            Says { cell: path.last().copied(), ends: ends(id, path), ..says }
        }
        Action::Aim(Mark::Direction(cell) | Mark::Area(cell)) | Action::Dismount(cell) => {
            Says { cell: Some(*cell), ..says }
        }
        Action::Fire(target) => {
            let aimed = field.find(id).is_some_and(|unit| bar::is_aimed(field, unit, &Order::Act(id, action.clone())));
            let title = if aimed { word("initiative-fire-with-aim") } else { says.title.clone() };
            Says { title, target: Some(*target), ..says }
        }
        Action::Ready(ready) => Says { title: readied(ready), ..says },
        _ => Says { target: action.target(), ..says },
    }
}

fn then_words(id: &str, title: &str, field: &Field, target: UnitId) -> String {
    say(id, &[("move", title.into()), ("target", called::of(field, target).into())])
}

/// A change of equipment as text.
fn readied(ready: &Ready) -> String {
    match ready {
        Ready::Change(weapon) => say("initiative-ready-change", &[("weapon", called::read(weapon).into())]),
        _ => words_of::<Initiative>("order", ready.name()),
    }
}

/// A sentence in the wording of the buttons (G13).
pub(super) fn spoken(field: &Field, sentence: Say) -> String {
    let (words, other) = match sentence {
        Say::PointOut(enemy) => ("initiative-say-point-out", enemy),
        Say::Steady(friend) => ("initiative-say-steady", friend),
    };
    say(words, &[("other", called::of(field, other).into())])
}

/// A sentence, and the action done along with it (R11).
fn talked(view: View, (id, sentence): (UnitId, Say), action: &Action, says: Says) -> Says {
    let (Say::PointOut(other) | Say::Steady(other)) = sentence;
    let inner = of_action(view, id, action, Says::default());
    let spoken = spoken(view.field, sentence);
    let title = match action {
        Action::Hold => spoken,
        _ => say("initiative-say-beside", &[("say", spoken.into()), ("action", inner.title.into())]),
    };
    let target = if inner.cell.is_none() { inner.target.or(Some(other)) } else { inner.target };
    let lines = vec![word("initiative-is-talk")];
    Says { title, lines, verb: "Talk".to_owned(), cell: inner.cell, ends: inner.ends, target, ..says }
}

/// The question, if it is shown as text.
fn question(view: View, window: &Window) -> String {
    let name = kebab(window.name());
    if window.shape() == Shape::Act {
        return word(&format!("initiative-window-{name}"));
    }
    let who = window.about.map(|id| called::of(view.field, id)).unwrap_or_default();
    let ahead = match view.clock.top() {
        crate::rules::initiative::sequence::Frame::Walk(walk) => walk.ahead.len(),
        _ => 0,
    };
    say(&format!("initiative-question-{name}"), &[("who", who.into()), ("ahead", ahead.into())])
}
