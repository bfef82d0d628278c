//! Everything a window needs to show and play Suppression Actions by the shapes of its windows.

use super::{
    bar, behind, board, called, course, fire, ground, hopeless, levels, outline, page, prospect,
    tell::{self, Names},
    views,
};
use crate::battle::{
    account::{Course, Duel, Group, Note, Page, Prospect, Report, Roll, Waiting},
    outline::{About, Objective, Outline, Signs},
    shown::{Piece, Says, Shown, Wish, named, words_of},
    told::LogLine,
    views::Survey,
};
use crate::board::{Cell, terrain::Ground};
use crate::data::{
    LoadError, library,
    suppression::{Level, level, setup},
    workshop::Workshop,
};
use crate::engine::{Fact, Shape, Viewer, Window};
use crate::force::{PieceId, PrimateIx, Roster, Side, UnitId, UnitIx, squad::Squad};
use crate::rules::{
    Book,
    suppression::{
        Illegal, Order, Suppression, View,
        actions::{Action, Motion},
        checks,
        field::Field,
        order::{Deed, Step, Target},
    },
};
use crate::words::{kebab, say, word};
use bevy_ecs::world::World;
use std::{collections::BTreeMap, path::Path, sync::Arc};

/// The leader's roll for the army, and the chance of passing it (G7).
fn army_check(field: &Field, unit: UnitIx) -> String {
    let (dice, limit) = (checks::dice(field, unit), checks::limit(field.kind(unit).nv, 0));
    let misses = u64::from(6_u8.saturating_sub(limit)).pow(u32::from(dice));
    let all = 6_u64.pow(u32::from(dice));
    let percent = (200 * (all - misses) + all) / (2 * all);
    let terms = [("check", fire::check_words(field, unit, 0).into()), ("percent", (percent as i64).into())];
    say("suppression-army-check", &terms)
}

impl Shown for Suppression {
    const COUNTED: &'static str = "suppression";
    const OBJECTIVES: &'static str = "G13";
    const SURVEYED: bool = true;

    fn book() -> String {
        word("suppression-book")
    }

    fn round_about() -> String {
        word("suppression-round-about")
    }

    fn book_about() -> String {
        word("suppression-book-about")
    }

    fn levels() -> Vec<(String, Level)> {
        let load = |name: String| Some((name.clone(), level::shipped(&name).ok()?.0));
        library::levels_of(Book::Suppression).into_iter().filter_map(load).collect()
    }

    fn read_level(path: &Path, workshop: &Workshop) -> Result<Level, LoadError> {
        levels::read(path, workshop)
    }

    fn force_names(level: &Level) -> [String; 2] {
        levels::force_names(level)
    }

    fn swapped(level: &Level) -> Option<Level> {
        setup::swapped(level).ok()
    }

    fn level_name(level: &Level) -> String {
        level.name.clone()
    }

    fn level_about(level: &Level) -> String {
        level.about.clone()
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

    fn pieces(view: View, _: Viewer) -> Vec<Piece> {
        let models = (0..view.field.models.len() as u16).map(PrimateIx);
        models.map(|model| piece(view.field, model)).collect()
    }

    fn says(view: View, order: &Order) -> Says {
        let says = named::<Self>(order);
        match order {
            Order::SetUp(unit, cells) => {
                let ends = (1..).zip(cells).map(|(number, cell)| (unit.primate(number), *cell)).collect();
                Says { cell: cells.first().copied(), ends, ..says }
            }
            Order::Lead(piece) => Says { piece: Some(*piece), ..says },
            Order::Act(deed) => {
                let (cell, ends) = ends(view.field, deed.unit, &deed.moves);
                let cell = if deed.action.motion() == Motion::Regroup { None } else { cell };
                let aimed =
                    deed.target.and_then(|target| if let Target::Cell(cell) = target { Some(cell) } else { None });
                let is = std::iter::once(word(deed_line(deed)));
                let lines = is.chain(behind::lines(view.field, deed)).collect();
                Says { cell: cell.or(aimed), ends, lines, ..says }
            }
            Order::Charge { unit, moves, .. } => Says { ends: ends(view.field, *unit, moves).1, ..says },
            Order::Consolidate(moves) => {
                let unit = view.clock.window().and_then(|window| window.about);
                let (cell, ends) = unit.map_or((None, Vec::new()), |unit| ends(view.field, unit, moves));
                let title = if cell.is_some() { says.title } else { word("suppression-order-stay") };
                Says { cell, ends, unit, title, ..says }
            }
            Order::Officer(unit) => match view.field.find(*unit) {
                Some(officer) => Says { unit: Some(*unit), lines: vec![army_check(view.field, officer)], ..says },
                None => says,
            },
            Order::EndActions | Order::EndAssault | Order::Concede => says,
        }
    }

    fn planned(view: View, unit: UnitId, verb: Option<&str>, cell: Cell) -> Option<Result<Order, Illegal>> {
        let moves = |verb: &str| Action::ALL.into_iter().any(|action| action.name() == verb && bar::leads(action));
        let leads = verb.is_none_or(moves);
        leads.then(|| bar::order(view, &Wish { unit, verb, cell, target: None, way: 0 })).flatten()
    }

    fn wished(view: View, wish: &Wish) -> Option<Result<Order, Illegal>> {
        bar::order(view, wish)
    }

    fn hopeless(view: View, unit: UnitId, verb: &str) -> Option<(Order, Illegal)> {
        hopeless::order(view, unit, verb)
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
        let names = Names::of(world);
        called::models(world.resource(), |piece| names.named(piece))
    }

    fn page(view: View, unit: UnitId) -> Option<Page> {
        page::of(view, unit)
    }

    fn kit(view: View, unit: UnitId) -> Option<String> {
        view.field.find(unit).map(|unit| page::kit(view.field, unit))
    }

    fn prospect(view: View, order: &Order) -> Option<Prospect> {
        prospect::of(view, order)
    }

    fn fires(view: View, unit: UnitId) -> Option<String> {
        let action = fire::best(view.field, view.field.find(unit)?)?;
        Some(words_of::<Self>("order", action.name()))
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
        // A unit with nobody left no longer has a state.
        let there = view.field.find(unit).filter(|unit| view.field.stands(*unit) || view.field.waits(*unit));
        there.map_or_else(String::new, |unit| page::state(view.field, unit))
    }

    fn report(world: &World, facts: &[&Fact]) -> Option<Report> {
        course::report(world, facts)
    }

    fn roll(world: &World, fact: &Fact) -> Option<Roll> {
        course::roll(world, fact)
    }

    fn question(_: View, window: &Window) -> String {
        let name = kebab(window.name());
        match window.shape() {
            // No question is shown while orders are given.
            Shape::Act => word(&format!("suppression-window-{name}")),
            _ => word(&format!("suppression-question-{name}")),
        }
    }

    fn signs(view: View, _: Viewer) -> BTreeMap<PieceId, Signs> {
        board::signs(view)
    }

    fn objectives(world: &World) -> Vec<Objective> {
        board::objectives(world)
    }

    fn zone(view: View) -> Option<(Side, Vec<Cell>)> {
        board::zone(view)
    }

    fn outline(view: View, about: &About<Order>) -> Outline {
        outline::outline(view, about)
    }

    fn survey(view: View, _: Viewer) -> Option<Box<dyn Survey>> {
        Some(Box::new(views::Known::to(view)))
    }

    fn eyes(view: View, unit: UnitId, order: Option<&Order>) -> Vec<Cell> {
        views::eyes(view, unit, order)
    }

    fn lines(world: &World, facts: &[Fact]) -> Option<Vec<LogLine>> {
        Some(tell::lines(&Names::of(world), facts))
    }
}

/// Where a unit goes: the cell of its leader, or of its first model, and everybody's.
fn ends(field: &Field, unit: UnitId, moves: &[Step]) -> (Option<Cell>, Vec<(PieceId, Cell)>) {
    let ends: Vec<(PieceId, Cell)> = moves.iter().map(|(number, cell)| (unit.primate(*number), *cell)).collect();
    let leader = field.find(unit).and_then(|unit| field.leader(unit)).map(|(leader, _)| field.model(leader).id);
    let led = ends.iter().find(|(piece, _)| Some(*piece) == leader).or(ends.first());
    (led.map(|(_, cell)| *cell), ends)
}

fn piece(field: &Field, model: PrimateIx) -> Piece {
    let state = field.model(model);
    let unit = field.unit(state.unit);
    let kind = &field.kind(state.unit).name;
    Piece {
        id: state.id,
        cell: state.place.cell(),
        name: called::model(field, model),
        face: face(kind),
        size: 2,
        leads: unit.lead.leader == Some(model),
        state: page::state(field, state.unit),
    }
}

/// The clan of a kind of unit: `spider-monkey-rifles` has the face of a spider monkey.
fn face(kind: &str) -> String {
    kind.rsplit_once('-').map_or(kind, |(clan, _)| clan).replace('-', " ")
}

/// The text about an action that is drafted: in which order it moves and shoots, if it does both (A9).
fn deed_line(deed: &Deed) -> &'static str {
    let both = deed.action == Action::ShootingAdvance && !deed.moves.is_empty() && deed.target.is_some();
    match (both, deed.shoot_first) {
        (true, true) => "suppression-is-shoot-then-move",
        (true, false) => "suppression-is-move-then-shoot",
        (false, _) => rule_line(deed.action),
    }
}

/// The text about an action on the bar and the sheet.
const fn rule_line(action: Action) -> &'static str {
    match action {
        Action::Halt => "suppression-is-halt",
        Action::GoToGround => "suppression-is-go-to-ground",
        Action::FallBack => "suppression-is-fall-back",
        Action::Advance => "suppression-is-advance",
        Action::OpenFire => "suppression-is-open-fire",
        Action::HaltAndFire => "suppression-is-halt-and-fire",
        Action::ShootingAdvance => "suppression-is-shooting-advance",
        Action::FocusFire => "suppression-is-focus-fire",
        Action::AtTheDouble => "suppression-is-at-the-double",
    }
}
