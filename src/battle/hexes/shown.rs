//! Everything a window needs to show and play Ordered Hexes by the shapes of its windows.

use super::{aims, called, course, forms, ground, marks, outline, page, rolls, tell, views};
use crate::battle::{
    account::{Course, Note, Page, Report, Roll},
    form::{Form, Tick},
    outline::{About, Objective, Outline, Signs, Strewn},
    shown::{Piece, Says, Shown, named},
    told::LogLine,
    views::{Steps, Survey},
};
use crate::board::{Cell, terrain::Ground};
use crate::data::{
    LoadError,
    hexes::{Level, level, setup},
    library,
    workshop::Workshop,
};
use crate::engine::{Fact, Viewer, Window};
use crate::force::{Roster, Side, UnitId, squad::Squad};
use crate::rules::{
    Book,
    hexes::{Hexes, View, choices, order::Order, profiles::Size, windows::Ask},
};
use crate::words::{kebab, say, word};
use bevy_ecs::world::World;
use std::{collections::BTreeMap, path::Path, sync::Arc};

impl Shown for Hexes {
    const SURVEYED: bool = true;
    const STEPS: Steps = [1, 2, 4, 7];

    fn book() -> String {
        word("hexes-book-name")
    }

    fn round_about() -> String {
        word("hexes-round-about")
    }

    fn book_about() -> String {
        word("hexes-book-about")
    }

    fn levels() -> Vec<(String, Level)> {
        let load = |name: String| Some((name.clone(), level::shipped(&name).ok()?.0));
        library::levels_of(Book::Hexes).into_iter().filter_map(load).collect()
    }

    fn read_level(path: &Path, _: &Workshop) -> Result<Level, LoadError> {
        level::load(path).map(|(level, _)| level)
    }

    fn force_names(level: &Level) -> [String; 2] {
        [0, 1].map(|side| {
            let terms = [
                ("name", level.sides[side].name.as_str().into()),
                ("count", level.sides[side].units.len().into()),
                ("points", level.points(side).into()),
            ];
            say("hexes-force", &terms)
        })
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
        level.squares().clone()
    }

    fn ground(view: View) -> Arc<Ground> {
        marks::ground(view.field)
    }

    fn terrain(view: View, cell: Cell) -> Option<Note> {
        ground::terrain(view, cell)
    }

    fn pieces(view: View, viewer: Viewer) -> Vec<Piece> {
        let field = view.field;
        let piece = |unit| Piece {
            id: field.piece(unit),
            cell: marks::seen_at(view, unit, viewer),
            name: called::kind(field, unit),
            face: called::face(&field.kind(unit).name),
            size: match field.kind(unit).size {
                Size::Tiny => 1,
                Size::Small => 2,
                Size::Medium => 3,
                Size::Large | Size::Huge => 4,
            },
            leads: false,
            state: page::state(field, unit),
        };
        field.all().map(piece).collect()
    }

    fn says(_: View, order: &Order) -> Says {
        let says = named::<Self>(order);
        match order {
            Order::SetUp(_, cell, facing, speed) => {
                let title = say(
                    "hexes-says-set-up",
                    &[("way", called::way(*facing).into()), ("speed", called::speed(*speed).into())],
                );
                Says { title, cell: Some(*cell), ..says }
            }
            Order::Plan(_) => Says { title: word("hexes-plan-accept"), ..says },
            Order::Choose(_) => {
                let title = word("hexes-choose-accept");
                Says { title, ..says }
            }
            Order::Concede => says,
        }
    }

    fn form(world: &World) -> Option<Form> {
        forms::form(<Self as crate::engine::Rules>::view(world), &tell::Names::of(world))
    }

    fn reword(view: View, form: &mut Form, picks: &[usize]) {
        forms::reword(view, form, picks);
    }

    fn filled(view: View, picks: &[usize], cell: Option<Cell>) -> Option<Order> {
        forms::filled(view, picks, cell)
    }

    fn picked(view: View, order: &Order) -> Option<(Vec<usize>, Option<Cell>)> {
        forms::picked(view, order)
    }

    fn names(world: &World) -> BTreeMap<UnitId, String> {
        let roster = world.resource::<Roster>();
        let squads = roster.units().filter_map(|unit| world.get::<Squad>(unit));
        let names = tell::Names::of(world);
        squads.map(|squad| (squad.id, names.unit(squad.id))).collect()
    }

    fn called(world: &World) -> BTreeMap<crate::force::PieceId, String> {
        Self::names(world).into_iter().map(|(unit, name)| (unit.primate(1), name)).collect()
    }

    fn page(view: View, unit: UnitId) -> Option<Page> {
        page::of(view, unit)
    }

    fn kit(view: View, unit: UnitId) -> Option<String> {
        page::kit(view, unit)
    }

    fn course(view: View) -> Course {
        course::course(view)
    }

    fn ticks(world: &World, facts: &[&Fact]) -> Vec<Tick> {
        course::ticks(world, facts)
    }

    fn state(view: View, unit: UnitId) -> String {
        view.field.find(unit).map_or_else(String::new, |unit| page::state(view.field, unit))
    }

    fn aims_at(view: View, unit: UnitId, enemy: UnitId) -> Option<Note> {
        aims::at(view.field, unit, enemy)
    }

    fn report(world: &World, facts: &[&Fact]) -> Option<Report> {
        rolls::report(world, facts)
    }

    fn roll(world: &World, fact: &Fact) -> Option<Roll> {
        rolls::roll(world, fact)
    }

    fn question(view: View, window: &Window) -> String {
        let round = i64::from(view.turn.round);
        let ahead = if Ask::of(window) == Ask::Plan { i64::from(forms::planned_round(view)) } else { round };
        let terms = [("round", ahead.into())];
        let beaten = Ask::of(window) == Ask::Retreat && choices::only_turns(view);
        let name = if beaten { "beaten".to_owned() } else { kebab(window.name()) };
        say(&format!("hexes-question-{name}"), &terms)
    }

    fn signs(view: View, viewer: Viewer) -> BTreeMap<crate::force::PieceId, Signs> {
        marks::signs(view, viewer)
    }

    fn strewn(view: View) -> Vec<Strewn> {
        marks::strewn(view)
    }

    fn objectives(world: &World) -> Vec<Objective> {
        marks::objectives(world)
    }

    fn zone(view: View) -> Option<(Side, Vec<Cell>)> {
        marks::zone(view)
    }

    fn survey(view: View, viewer: Viewer) -> Option<Box<dyn Survey>> {
        Some(Box::new(views::Known::to(view, viewer)))
    }

    fn eyes(view: View, unit: UnitId, order: Option<&Order>) -> Vec<Cell> {
        views::eyes(view, unit, order).into_iter().collect()
    }

    fn outline(view: View, about: &About<Order>) -> Outline {
        outline::outline(view, about)
    }

    fn lines(world: &World, facts: &[Fact]) -> Option<Vec<LogLine>> {
        Some(tell::lines(&tell::Names::of(world), facts))
    }
}
