//! A book at the table without screens of its own: its battle is shown and played by the shapes of its windows.
//!
//! | shape | what hands do |
//! | --- | --- |
//! | pick, die, list | one of the cards or dice: a key takes it |
//! | members | a face, on its card or on the board |
//! | cells, targets | a click marks what leads there or names who stands there; the second click, or Enter, takes it |
//! | act | a unit, a kind of order on the bar, then a click; the second click, or Enter, gives the order |

mod bar;
mod board;
mod chart;
mod draft;
mod fill;
mod forecast;
mod forms;
mod hands;
mod kept;
mod levels;
mod look;
mod minds;
mod placing;
mod report;
mod rolls;
mod sheet;
mod stacks;
mod told;
mod tray;
mod unasked;
mod views;

pub use draft::Draft;
pub(super) use sheet::number;

use super::{
    Hands, Pages, Seats, Who,
    game::OfBook,
    grounds::{self, Grounds},
    hints::Hint,
    host::{Beyond, Frame, Host, Listing, Scene},
    log::Log,
    minds::Minds,
    plan::Plan,
    saves, starting,
    surveyor::Surveyor,
    table,
};
use crate::battle::{
    play,
    record::Record,
    shown::{Shown, words_of},
    whereabouts,
};
use crate::board::{Cell, terrain::Ground};
use crate::data::{error::LoadError, workshop::Workshop};
use crate::engine::{BookOrder, Shape, Viewer, door, window::WindowKind};
use crate::force::{Side, UnitId};
use crate::input::{
    Act, Asked, Intent, Verb,
    intent::{Decider, Rematch},
};
use crate::lab::{
    book::Counted,
    subject::{Of, Subject},
};
use crate::panels::{Palette, ending::Ending, rolls::Rolls};
use crate::view::{Cast, Landmarks};
use crate::words::{Term, word};
use bevy::prelude::World;
use look::Look;
use minds::Characters;
use std::{any::Any, marker::PhantomData, ops::Range, sync::Arc};

/// The host of a book without screens of its own.
#[derive(Clone, Copy, Debug)]
pub struct Plain<B> {
    minds: Option<&'static dyn Minds>,
    subject: Option<&'static dyn Subject>,
    hints: &'static [Hint],
    book: PhantomData<B>,
}

impl<B> Plain<B> {
    /// The host of a book played by people.
    pub const fn new() -> Self {
        Self { minds: None, subject: None, hints: &[], book: PhantomData }
    }

    /// The same with hints in the first battles.
    #[must_use]
    pub const fn hinting(self, hints: &'static [Hint]) -> Self {
        Self { hints, ..self }
    }
}

impl<B: Shown + Counted> Plain<B> {
    /// The host of a book that a scripted opponent can play too, and that can be a subject of the lab.
    pub const fn with_opponents() -> Self {
        Self { minds: Some(&Characters::<B>::NEW), subject: Some(&Of::<B>::NEW), hints: &[], book: PhantomData }
    }
}

impl<B> Default for Plain<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: Shown> OfBook for Plain<B> {
    type Book = B;

    fn numbers(&self) -> u64 {
        let mut world = World::new();
        door::install::<B>(&mut world);
        B::numbers(&world)
    }

    fn title(&self, level: &B::Level) -> String {
        B::level_name(level)
    }

    fn sides(&self, _: &B::Level) -> [String; 2] {
        Side::BOTH.map(|side| word(Palette::FIRST.side(side).word))
    }

    fn lay(&'static self, world: &mut World, pages: &mut Pages, _: &B::Level) {
        starting::lay_in(world, pages, self);
    }
}

impl<B: Shown> Plain<B> {
    /// Starts a battle of a level.
    fn begin(&'static self, world: &mut World, pages: &mut Pages, (level, seed): (&B::Level, u64), who: [Who; 2]) {
        play::begin(world, level, seed);
        let seats = Seats::take(world, self, who, seed, &pages.workshop);
        world.insert_resource(seats);
        starting::lay_in(world, pages, self);
    }
}

impl<B: Shown> Host for Plain<B> {
    fn install(&self, world: &mut World) {
        door::install::<B>(world);
        world.init_resource::<kept::Kept<B>>();
        world.init_resource::<Surveyor<chart::Question, chart::Chart>>();
    }

    fn keyed(&self, act: Act) -> Vec<String> {
        let of_key = B::VERBS.iter().zip(0..).filter(|(_, place)| Verb(*place).key() == Some(act));
        of_key.map(|(verb, _)| words_of::<B>("order", verb.name)).collect()
    }

    fn levels(&self) -> Vec<Listing> {
        B::levels().iter().map(|(name, level)| levels::listing::<B>(name, level)).collect()
    }

    fn own_levels(&self, workshop: &Workshop) -> Vec<Result<Listing, LoadError>> {
        Self::own(workshop)
    }

    fn called(&self) -> String {
        B::book()
    }

    fn grounds(&self) -> Option<&'static dyn Grounds> {
        (!B::SCENARIOS.is_empty()).then_some(const { &grounds::Of::<B>::NEW as &dyn Grounds })
    }

    fn own(&self, plan: &Plan, seed: u64, workshop: &Workshop) -> Result<Listing, LoadError> {
        levels::planned::<B>(plan, seed, workshop).map(|level| levels::listing::<B>("", &level))
    }

    fn fielded(&self, pages: &Pages) -> Option<Result<Listing, LoadError>> {
        Self::chosen(pages).map(|level| level.map(|level| levels::fielded::<B>(&level, &pages.workshop)))
    }

    fn start(&'static self, world: &mut World, pages: &mut Pages, seed: u64) -> bool {
        let Some(Ok(level)) = Self::chosen(pages) else { return false };
        saves::put_by(world);
        let who = pages.seated(self);
        self.begin(world, pages, (&level, seed), who);
        true
    }

    fn side(&self, world: &World, side: Side) -> String {
        let palette = world.get_resource::<crate::panels::Table>().map_or(Palette::FIRST, |table| table.palette);
        word(palette.side(side).word)
    }

    fn level(&self, world: &World) -> String {
        let level = world.get_resource::<Record<B>>().and_then(Record::level);
        level.map_or_else(|| B::BOOK.to_owned(), |level| B::level_name(&level))
    }

    fn recolour(&self, _: &mut World, _: Palette) -> bool {
        false
    }

    fn answer(&self, world: &mut World, hands: &mut Hands, intent: &Intent) -> Beyond {
        hands::answer::<B>(world, hands, intent)
    }

    fn settle(&self, world: &World, hands: &mut Hands) {
        kept::forget::<B>(world);
        hands::settle::<B>(world, hands);
    }

    fn concede(&self, world: &mut World, hands: &mut Hands) {
        hands::give(world, hands, B::Order::concede());
    }

    fn take_unasked(&self, world: &mut World, hands: &mut Hands) -> bool {
        unasked::take::<B>(world, hands)
    }

    fn decider(&self, world: &World) -> Decider {
        unasked::decider::<B>(world)
    }

    fn asks_player(&self, world: &World) -> bool {
        self.decider(world) == Decider::Player && !unasked::is_left::<B>(world)
    }

    fn give(&self, world: &mut World, hands: &mut Hands, order: &dyn Any) {
        if let Some(order) = order.downcast_ref::<B::Order>() {
            hands::give(world, hands, order.clone());
        }
    }

    fn draft(&self, world: &World, hands: &Hands) -> Option<Box<dyn Any>> {
        let look = Look::<B>::at(world, hands);
        let place = look.marked().filter(|_| look.shape() == Some(Shape::Act))?;
        let order = look.choices.as_ref()?.orders.get(place)?;
        Some(Box::new(order.clone()))
    }

    fn drafted(&self, hands: &Hands) -> Option<u64> {
        hands.plain.picked.map(|place| place as u64)
    }

    fn keys(&self, world: &World) -> Asked {
        if let Some(wants_cell) = forms::is_open::<B>(world) {
            return if wants_cell { Asked::Draft } else { Asked::Form };
        }
        match door::window::<B>(world).map(|window| window.shape()) {
            Some(Shape::Die) => Asked::Die,
            Some(Shape::Act) if world.resource::<Hands>().plain.picked.is_some() => Asked::Draft,
            Some(Shape::Act) | None => Asked::Nothing,
            Some(Shape::Cells | Shape::Targets) => Asked::Draft,
            Some(Shape::Pick | Shape::Members | Shape::List) => Asked::Options,
        }
    }

    fn asks_by_form(&self, world: &World) -> bool {
        forms::is_open::<B>(world).is_some()
    }

    fn minds(&self) -> Option<&'static dyn Minds> {
        self.minds
    }

    fn subject(&self) -> Option<&'static dyn Subject> {
        self.subject
    }

    fn decision_words(&self, kind: &'static WindowKind) -> String {
        words_of::<B>("window", kind.name)
    }

    fn hints(&self) -> &'static [Hint] {
        self.hints
    }

    fn hint_terms(&self, world: &World) -> Vec<(&'static str, Term)> {
        let on = B::in_force(B::view(world)).into_iter().map(|on| i32::from(on).into());
        B::OPTIONS.iter().map(|option| option.name).zip(on).collect()
    }

    fn rule_at_hand(&self, world: &World, hands: &Hands) -> Option<String> {
        let refused = hands.notice().and_then(|why| why.rule.clone());
        let look = Look::<B>::at(world, hands);
        let drafted = look.marked().zip(look.choices.as_ref());
        let order = drafted.and_then(|(place, choices)| choices.orders.get(place));
        let chosen = hands.mode().and_then(|mode| B::VERBS.get(usize::from(mode.0)));
        // An answer that is under the rule of its kind of question is under that of this very question.
        let asked = look.window().map(|window| (window.kind.rule, look.rule()));
        let own = |rule: &'static str| asked.filter(|(kind, _)| *kind == rule).map_or(rule, |(_, rule)| rule);
        let rule = order.map(|order| own(B::rule_of(look.view, order))).or(chosen.map(|kind| kind.rule));
        let underfoot = || look.underfoot().map(|note| note.rule).filter(|rule| !rule.is_empty());
        let rule = rule.or_else(underfoot).or(asked.map(|(_, rule)| rule));
        refused.or_else(|| rule.map(str::to_owned))
    }

    fn ground(&self, world: &World) -> Arc<Ground> {
        B::ground(B::view(world))
    }

    fn cast(&self, world: &World, viewer: Viewer) -> Cast {
        board::cast::<B>(world, viewer)
    }

    fn landmarks(&self, world: &World) -> Landmarks {
        board::landmarks::<B>(world)
    }

    fn unit(&self, world: &World, unit: UnitId) -> String {
        Look::<B>::at(world, &Hands::default()).name(unit)
    }

    fn cells(&self, world: &World, unit: UnitId) -> Vec<Cell> {
        let pieces = B::pieces(B::view(world), table::viewer(world)).into_iter();
        pieces.filter(|piece| piece.id.unit == unit).filter_map(|piece| piece.cell).collect()
    }

    fn left(&self, world: &World, side: Side, viewer: Viewer) -> (usize, usize) {
        B::left(B::as_seen(B::view(world), viewer), side)
    }

    fn dots(&self, world: &World, viewer: Viewer) -> Vec<(Side, Cell)> {
        let pieces = B::pieces(B::view(world), viewer).into_iter();
        pieces.filter_map(|piece| Some((piece.id.unit.side, piece.cell?))).collect()
    }

    fn active(&self, world: &World) -> (Option<u8>, Vec<UnitId>) {
        let side = table::side_in_turn(world);
        let mut units: Vec<UnitId> =
            B::pieces(B::view(world), Viewer::All).into_iter().map(|piece| piece.id.unit).collect();
        units.retain(|unit| unit.side == side);
        units.dedup();
        (None, units)
    }

    fn on_track(&self, world: &World, place: usize) -> Vec<UnitId> {
        fill::on_track(&Look::<B>::at(world, &Hands::default()), place).into_iter().collect()
    }

    fn asked_cells(&self, world: &World, hands: &Hands) -> Vec<Cell> {
        board::asked_cells(&Look::<B>::at(world, hands))
    }

    fn scene(&self, world: &mut World, hands: &Hands, frame: Frame) -> Scene {
        let chart = views::chart::<B>(world, hands);
        let look = Look::<B>::at(world, hands);
        let (overlays, sketch) = board::draw(&look, frame.ink);
        let (spotlight, battle) = (board::spotlight(&look), fill::battle(&look, frame));
        let mut scene = Scene { overlays, sketch, spotlight, battle };
        views::dress(&look, chart.as_deref(), &mut scene);
        scene
    }

    fn in_turns(&self) -> bool {
        B::IN_TURNS
    }

    fn log(&self, world: &World, told: usize, viewer: Viewer) -> Log {
        told::log::<B>(world, told, viewer)
    }

    fn scene_of(&self, world: &World, facts: Range<usize>) -> whereabouts::Scene {
        told::scene_of::<B>(world, facts)
    }

    fn rolls(&self, world: &mut World, hands: &Hands) -> Rolls {
        rolls::rolls(&Look::<B>::at(world, hands))
    }

    fn rolls_file(&self, world: &World) -> Option<(u64, usize, String)> {
        let record = world.get_resource::<Record<B>>()?;
        let table = B::rolls(world, record.level().as_ref(), table::viewer(world))?;
        Some((record.seed, record.turns.len(), table))
    }

    fn play_again(&'static self, world: &mut World, pages: &mut Pages, again: Rematch) {
        let record = world.get_resource::<Record<B>>();
        let Some((level, seed)) = record.and_then(|record| Some((record.level()?, record.seed))) else { return };
        let seed = if again == Rematch::SameDice { seed } else { starting::new_dice() };
        let (origin, source) = (pages.origin, pages.source.clone());
        let mut who = Side::BOTH.map(|side| world.resource::<Seats>().who(side).clone());
        let swapped = (again == Rematch::Swapped).then(|| B::swapped(&level)).flatten();
        if again == Rematch::Swapped {
            who.reverse();
        }
        saves::put_by(world);
        self.begin(world, pages, (swapped.as_ref().unwrap_or(&level), seed), who);
        (pages.origin, pages.source) = (origin, source.filter(|_| swapped.is_none()));
    }

    fn ending(&self, world: &mut World, hands: &Hands) -> Option<Ending> {
        told::ending(&Look::<B>::at(world, hands))
    }
}
