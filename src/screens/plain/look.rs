//! One look at the table: what is asked, what may be answered, and what each answer is about.

use crate::battle::shown::{Piece, Says, Shown};
use crate::board::Cell;
use crate::engine::{Choices, Shape, VerbKind, Viewer, Window, door};
use crate::force::{PieceId, Side, UnitId};
use crate::input::{Hints, Verb, act::Act};
use crate::screens::{Hands, host::host, table};
use bevy::prelude::World;
use std::collections::BTreeSet;

/// The battle as the hands see it.
pub(super) struct Look<'a, B: Shown> {
    pub world: &'a World,
    pub view: B::View<'a>,
    pub hands: &'a Hands,
    /// The answers of the open window.
    pub choices: Option<Choices<B>>,
    /// What each of them is about.
    pub says: Vec<Says>,
    /// What the refused ones are about.
    pub refused: Vec<Says>,
    pub pieces: Vec<Piece>,
    /// Who looks on.
    pub viewer: Viewer,
}

impl<'a, B: Shown> Look<'a, B> {
    pub fn at(world: &'a World, hands: &'a Hands) -> Self {
        let view = B::view(world);
        let viewer = table::viewer(world);
        let choices = B::choices(view).filter(|choices| table::may_answer(viewer, choices.window.side));
        let of = |orders: &mut dyn Iterator<Item = &B::Order>| orders.map(|order| B::says(view, order)).collect();
        let says = choices.as_ref().map_or_else(Vec::new, |all| of(&mut all.orders.iter()));
        let refused = choices.as_ref().map_or_else(Vec::new, |all| of(&mut all.refused.iter().map(|(order, _)| order)));
        Self { world, view, hands, choices, says, refused, pieces: B::pieces(view, viewer), viewer }
    }

    pub fn window(&self) -> Option<&'a Window> {
        door::window::<B>(self.world)
    }

    pub fn shape(&self) -> Option<Shape> {
        self.window().map(Window::shape)
    }

    /// The side that decides, else the one whose turn it is.
    pub fn decider(&self) -> Side {
        self.window().map_or_else(|| B::tempo(self.view).side, |window| window.side)
    }

    pub fn side(&self, side: Side) -> String {
        host(self.world).side(self.world, side)
    }

    pub fn key(&self, act: Act) -> String {
        self.world.get_resource::<Hints>().map_or_else(String::new, |hints| hints.of(act).to_owned())
    }

    pub fn on(&self, cell: Cell) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.cell == Some(cell))
    }

    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.id == id)
    }

    /// Where a unit stands, by its first piece on the board.
    pub fn place(&self, unit: UnitId) -> Option<Cell> {
        self.pieces.iter().filter(|piece| piece.id.unit == unit).find_map(|piece| piece.cell)
    }

    /// What a unit is called: its first piece's name.
    pub fn name(&self, unit: UnitId) -> String {
        let first = self.pieces.iter().find(|piece| piece.id.unit == unit);
        first.map_or_else(|| unit.to_string(), |piece| piece.name.clone())
    }

    /// Units that an order may be given to, in the order of the pieces.
    pub fn able(&self) -> Vec<UnitId> {
        let named: BTreeSet<UnitId> = self.says.iter().filter_map(|says| says.unit).collect();
        let mut units: Vec<UnitId> = self.pieces.iter().map(|piece| piece.id.unit).collect();
        units.retain(|unit| named.contains(unit));
        units.dedup();
        units
    }

    /// Whether an answer is about a cell: it leads there, or names who stands there.
    pub fn is_about(&self, says: &Says, cell: Cell) -> bool {
        let stands = |unit: UnitId| self.pieces.iter().any(|one| one.id.unit == unit && one.cell == Some(cell));
        match (says.cell, says.piece, says.target) {
            (Some(there), ..) => there == cell,
            (None, Some(piece), _) => self.piece(piece).is_some_and(|piece| piece.cell == Some(cell)),
            (None, None, Some(target)) => stands(target),
            (None, None, None) => self.shape() != Some(Shape::Act) && says.unit.is_some_and(stands),
        }
    }

    /// The kinds of order on the bar: those that the book lists, else those that there are. What no unit gives, and what
    /// needs nothing else, ends the turn instead.
    pub fn verbs(&self) -> Vec<(String, &'static str)> {
        let rule = self.window().map_or("", |window| window.kind.rule);
        if !B::VERBS.is_empty() {
            return B::VERBS.iter().map(|VerbKind { name, rule }| ((*name).to_owned(), *rule)).collect();
        }
        let ends = self.ending_turn().map(|place| self.says[place].verb.as_str());
        let mut verbs: Vec<(String, &'static str)> = Vec::new();
        for says in self.says.iter().chain(&self.refused) {
            if Some(says.verb.as_str()) != ends && !verbs.iter().any(|(verb, _)| *verb == says.verb) {
                verbs.push((says.verb.clone(), rule));
            }
        }
        verbs
    }

    /// The name of the kind of order that is chosen on the bar.
    pub fn mode(&self) -> Option<String> {
        let Verb(place) = self.hands.mode?;
        self.verbs().into_iter().nth(usize::from(place)).map(|(name, _)| name)
    }

    /// The order that ends the turn: the only one that needs neither a unit nor anything else.
    pub fn ending_turn(&self) -> Option<usize> {
        let alone = |says: &Says| (says.unit, says.piece, says.target, says.cell) == (None, None, None, None);
        let mut places = (0..self.says.len()).filter(|place| alone(&self.says[*place]));
        let first = places.next();
        first.filter(|_| places.next().is_none() && self.shape() == Some(Shape::Act))
    }

    /// Whether an answer is of the chosen unit and of the chosen kind.
    pub fn fits(&self, says: &Says) -> bool {
        let unit = says.unit.is_none() || says.unit == self.hands.selected;
        unit && self.mode().is_none_or(|verb| verb == says.verb)
    }

    /// The places of the answers that fit.
    pub fn fitting(&self) -> impl Iterator<Item = usize> {
        (0..self.says.len()).filter(|place| self.fits(&self.says[*place]))
    }

    /// The answer that Enter gives.
    pub fn marked(&self) -> Option<usize> {
        let place = if self.shape() == Some(Shape::Act) { self.hands.picked } else { Some(self.hands.marked) };
        place.filter(|place| *place < self.says.len())
    }
}
