//! One look at the table: the open question, the possible answers, and what each of them is about.

use super::{forms, kept, kept::Asked};
use crate::battle::{
    account::{Note, Turned},
    form::Form,
    shown::{Piece, Says, Shown, Wish, words_of},
};
use crate::board::Cell;
use crate::engine::{Choices, Refusal, Shape, VerbKind, Viewer, Window, door, fact::Audience};
use crate::force::{PieceId, Side, UnitId};
use crate::input::{Hints, Verb, act::Act};
use crate::panels::Why;
use crate::screens::{Hands, host::host, lesson, table, theatre, thinking};
use crate::words::{Term, say, word};
use bevy::prelude::World;
use std::collections::{BTreeMap, BTreeSet};

/// The battle with the player's current input.
pub(super) struct Look<'a, B: Shown> {
    pub world: &'a World,
    pub view: B::View<'a>,
    pub hands: &'a Hands,
    /// The answers of the open window.
    pub choices: Option<Choices<B>>,
    /// The description of each.
    pub says: Vec<Says>,
    /// How many the book lists; one that it plans comes after them.
    pub listed: usize,
    /// The descriptions of the refused ones.
    pub refused: Vec<Says>,
    pub pieces: Vec<Piece>,
    /// What the open window asks about several units at once.
    pub form: Option<Form>,
    names: BTreeMap<UnitId, String>,
    /// The viewer.
    pub viewer: Viewer,
}

impl<'a, B: Shown> Look<'a, B> {
    pub fn at(world: &'a World, hands: &'a Hands) -> Self {
        let viewer = table::viewer(world);
        let asked = kept::asked::<B>(world, viewer);
        let Asked { choices, says, refused, pieces, form, names } = &*asked;
        let mut look = Self {
            world,
            view: B::as_seen(B::view(world), viewer),
            hands,
            choices: choices.clone(),
            says: says.clone(),
            listed: says.len(),
            refused: refused.clone(),
            pieces: pieces.clone(),
            form: form.clone(),
            names: names.clone(),
            viewer,
        };
        forms::reword(&mut look);
        look.plan();
        look
    }

    /// The advised order, or else the one that the book plans to the drafted goal, comes after those that it lists.
    fn plan(&mut self) {
        let advised = self.hands.plain.advised.as_ref().and_then(|advised| advised.order::<B>());
        let planned = || self.hands.plain.goal.and_then(|goal| self.planned(goal))?.ok();
        if let Some(order) = advised.cloned().or_else(|| self.filled()).or_else(planned) {
            self.says.push(B::says(self.view, &order));
            self.choices.as_mut().into_iter().for_each(|choices| choices.orders.push(order.clone()));
        }
        self.add();
    }

    /// Makes what is done along with the drafted order a part of it.
    fn add(&mut self) {
        let Some((place, beside)) = self.marked().zip(self.hands.plain.beside) else { return };
        let Some((_, order)) = self.besides().into_iter().nth(beside) else { return };
        self.says[place] = Says { verb: self.says[place].verb.clone(), ..B::says(self.view, &order) };
        if let Some(drafted) = self.choices.as_mut().and_then(|choices| choices.orders.get_mut(place)) {
            *drafted = order;
        }
    }

    /// What may be done along with the drafted order, with the orders that do both.
    pub fn besides(&self) -> Vec<(Note, B::Order)> {
        let place = self.marked().filter(|_| self.shape() == Some(Shape::Act));
        let order = place.and_then(|place| self.choices.as_ref()?.orders.get(place));
        order.map_or_else(Vec::new, |order| B::beside(self.view, order))
    }

    /// How the unit being placed can be turned.
    pub fn turns(&self) -> Option<Turned> {
        let unit = self.acting().filter(|_| self.shape() == Some(Shape::Cells) && self.choices.is_some())?;
        B::turns(self.view, unit)
    }

    /// Whether clicks choose the facing of the unit being placed.
    pub fn is_turning(&self) -> bool {
        self.mode().is_some() && self.turns().is_some_and(|turned| self.mode().as_deref() == Some(turned.verb))
    }

    /// The order that the form gives in its current state.
    fn filled(&self) -> Option<B::Order> {
        let form = self.form.as_ref()?;
        let proposed = || self.usual_says()?.cell.filter(|_| form.wants_cell);
        B::filled(self.view, &forms::picks(self), self.hands.plain.goal.or_else(proposed))
    }

    /// The description of the default order, otherwise of the first.
    fn usual_says(&self) -> Option<&Says> {
        let choices = self.choices.as_ref()?;
        let is_usual = |order: &B::Order| choices.default.as_ref() == Some(order);
        self.says.get(choices.orders.iter().position(is_usual).unwrap_or_default())
    }

    /// Whether the other side decides, so that nothing can be ordered now: an opponent, or the other side of a lesson.
    pub fn is_theirs(&self) -> bool {
        thinking::is_awaited(self.world) || lesson::is_theirs(self.world)
    }

    /// The chosen answer to a question of the form.
    pub fn pick(&self, item: usize) -> usize {
        let marked = || self.form.as_ref().and_then(|form| form.items().nth(item)).map(|item| item.marked);
        self.hands.plain.picks.get(item).copied().or_else(marked).unwrap_or_default()
    }

    /// The unit of that row.
    pub fn formed(&self) -> Option<UnitId> {
        self.form.as_ref()?.rows.get(self.row())?.unit
    }

    /// Whether a form can't be filled in yet: the events before it are still being shown, or the battle is only a
    /// replay.
    pub fn waits(&self) -> bool {
        self.form.is_some() && (theatre::is_on(self.world) || !table::is_told(self.world))
    }

    /// The open row of the form: that of the chosen unit, otherwise the first.
    pub fn row(&self) -> usize {
        let form = self.form.as_ref();
        let chosen = self.hands.selected().and_then(|unit| form?.row_of(unit));
        let holds = |row: &usize| form.is_some_and(|form| form.items_of(*row).contains(&self.hands.plain.item));
        let of_item = || (0..form.map_or(0, |form| form.rows.len())).find(holds);
        chosen.or_else(of_item).unwrap_or_default()
    }

    /// The order that the book plans to a cell, or why there is none.
    pub fn planned(&self, goal: Cell) -> Option<Result<B::Order, B::Illegal>> {
        self.choices.as_ref()?;
        let (unit, verb) = (self.acting()?, self.mode());
        let target = self.hands.against().filter(|target| target.side != unit.side);
        let wish = Wish { unit, verb: verb.as_deref(), cell: goal, target, way: self.hands.plain.way_to };
        match self.hands.plain.toward {
            Some(toward) => B::turned(self.view, &wish, toward),
            None => B::wished(self.view, &wish),
        }
    }

    /// The acting unit: the chosen one, if it may act, otherwise the one that the question is about.
    pub fn acting(&self) -> Option<UnitId> {
        let chosen = self.hands.selected().filter(|unit| self.able().contains(unit));
        chosen.or_else(|| self.window()?.about).or_else(|| self.able().first().copied())
    }

    /// The open question; `None` if the viewer may not know that it is asked.
    pub fn window(&self) -> Option<&'a Window> {
        let told = |window: &&Window| window.audience == Audience::Both || table::knows(self.viewer, window.side);
        door::window::<B>(self.world).filter(told)
    }

    /// The rule that the open question is about; empty if there is none.
    pub fn rule(&self) -> &'static str {
        self.window().map_or("", |window| B::asked_rule(self.view, window))
    }

    pub fn shape(&self) -> Option<Shape> {
        self.window().map(Window::shape)
    }

    /// The side that decides, otherwise the one whose turn it is.
    pub fn decider(&self) -> Side {
        self.window().map_or_else(|| table::side_in_turn(self.world), |window| window.side)
    }

    pub fn side(&self, side: Side) -> String {
        host(self.world).side(self.world, side)
    }

    pub fn key(&self, act: Act) -> String {
        self.world.get_resource::<Hints>().map_or_else(String::new, |hints| hints.of(act).to_owned())
    }

    /// The piece shown in a cell: of several the one clicked last, otherwise the first.
    pub fn on(&self, cell: Cell) -> Option<&Piece> {
        let top = self.stack(cell).find(|piece| Some(piece.id.unit) == self.hands.plain.top);
        top.or_else(|| self.stack(cell).next())
    }

    /// All pieces in a cell.
    pub fn stack(&self, cell: Cell) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |piece| piece.cell == Some(cell))
    }

    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.id == id)
    }

    /// The cell of a unit, by its first piece on the board.
    pub fn place(&self, unit: UnitId) -> Option<Cell> {
        self.pieces.iter().filter(|piece| piece.id.unit == unit).find_map(|piece| piece.cell)
    }

    /// The name of a unit: that of its first piece.
    pub fn name(&self, unit: UnitId) -> String {
        if let Some(name) = self.names.get(&unit) {
            return name.clone();
        }
        let first = self.pieces.iter().find(|piece| piece.id.unit == unit);
        first.map_or_else(|| unit.to_string(), |piece| piece.name.clone())
    }

    /// Units that an order may be given to, in the order of the pieces.
    pub fn able(&self) -> Vec<UnitId> {
        let movers = self.choices.iter().flat_map(|choices| &choices.movers).copied();
        let named: BTreeSet<UnitId> = self.says.iter().filter_map(|says| says.unit).chain(movers).collect();
        let mut units: Vec<UnitId> = self.pieces.iter().map(|piece| piece.id.unit).collect();
        units.retain(|unit| named.contains(unit));
        units.dedup();
        units
    }

    /// Whether an answer is about a cell: it leads there, or names a piece there.
    pub fn is_about(&self, says: &Says, cell: Cell) -> bool {
        let stands = |unit: UnitId| self.pieces.iter().any(|one| one.id.unit == unit && one.cell == Some(cell));
        match (says.cell, says.piece, says.target) {
            (Some(there), ..) => there == cell,
            (None, Some(piece), _) => self.piece(piece).is_some_and(|piece| piece.cell == Some(cell)),
            (None, None, Some(target)) => stands(target),
            (None, None, None) => self.shape() != Some(Shape::Act) && says.unit.is_some_and(stands),
        }
    }

    /// What is under the pointer if no piece is, with its rule: an objective, otherwise the ground.
    pub fn underfoot(&self) -> Option<Note> {
        let cell = self.hands.hover().filter(|cell| self.on(*cell).is_none())?;
        self.objective(cell).or_else(|| B::terrain(self.view, cell))
    }

    /// The objective at a cell, and the side that would hold it now.
    fn objective(&self, cell: Cell) -> Option<Note> {
        let objectives = B::objectives(self.world);
        let goal = objectives.iter().find(|one| one.cells.contains(&cell))?;
        let name = if goal.name.is_empty() { word("plain-objective") } else { goal.name.clone() };
        let terms = |side: Side| [("name", name.as_str().into()), ("side", self.side(side).into())];
        let words = match goal.holder {
            Some(side) => say("plain-objective-held", &terms(side)),
            None => say("plain-objective-free", &[("name", name.as_str().into())]),
        };
        Some(Note::new(words, B::OBJECTIVES))
    }

    /// The kinds of order on the bar, each with its position there: those that the book lists if they concern the
    /// chosen unit, otherwise all existing ones. A kind that no unit gives and that needs nothing else ends the turn
    /// instead.
    pub fn verbs(&self) -> Vec<(Verb, String, &'static str)> {
        if !B::VERBS.is_empty() {
            let listed = B::VERBS.iter().zip(0..).filter(|(kind, _)| self.has_verb(kind.name));
            return listed.map(|(VerbKind { name, rule }, place)| (Verb(place), (*name).to_owned(), *rule)).collect();
        }
        let ends = self.ending_turn().map(|place| self.says[place].verb.as_str());
        let mut names: Vec<&str> = Vec::new();
        for says in self.says.iter().chain(&self.refused) {
            if Some(says.verb.as_str()) != ends && !names.contains(&says.verb.as_str()) {
                names.push(&says.verb);
            }
        }
        names.into_iter().zip(0..).map(|(name, place)| (Verb(place), name.to_owned(), self.rule())).collect()
    }

    /// The kind of order that a press means: that at the position, or else the one on the bar with the same key.
    pub fn pressed(&self, verb: Verb) -> Verb {
        let shown = self.verbs();
        let of_key = || shown.iter().find(|(other, ..)| other.key() == verb.key() && verb.key().is_some());
        let itself = shown.iter().find(|(other, ..)| *other == verb);
        itself.or_else(of_key).map_or(verb, |(meant, ..)| *meant)
    }

    fn has_verb(&self, name: &str) -> bool {
        self.says.iter().chain(&self.refused).any(|says| says.verb == name) || self.plans(name)
    }

    /// Whether the book plans the goals of a kind of order.
    pub fn plans(&self, verb: &str) -> bool {
        let plan = |unit: UnitId| B::planned(self.view, unit, Some(verb), self.place(unit)?);
        self.acting().and_then(plan).is_some()
    }

    /// The name of the kind of order chosen on the bar.
    pub fn mode(&self) -> Option<String> {
        let Verb(place) = self.hands.mode()?;
        let place = usize::from(place);
        if !B::VERBS.is_empty() {
            return B::VERBS.get(place).map(|kind| kind.name.to_owned());
        }
        self.verbs().into_iter().nth(place).map(|(_, name, _)| name)
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
        let unit = says.unit.is_none() || says.unit == self.acting();
        unit && self.mode().is_none_or(|verb| verb == says.verb)
    }

    /// Whether the draft names an enemy, or needs one: a click on another enemy changes it.
    pub fn aims(&self) -> bool {
        self.marked().is_some_and(|place| self.says[place].target.is_some())
    }

    /// The indices of the answers of the chosen kind that need neither a place nor an enemy, if there are several.
    pub fn options(&self) -> Vec<usize> {
        let bare = |says: &Says| (says.piece, says.target, says.cell) == (None, None, None);
        let places: Vec<usize> =
            self.fitting().filter(|place| *place < self.listed && bare(&self.says[*place])).collect();
        if self.hands.mode().is_some() && places.len() > 1 { places } else { Vec::new() }
    }

    /// How many offers come before those of what may be done along with the drafted order.
    pub fn ways(&self) -> usize {
        let ways = self.mode().map_or(0, |verb| B::ways(&verb).len());
        if ways > 0 { ways } else { self.options().len() }
    }

    /// The indices of the answers that fit.
    pub fn fitting(&self) -> impl Iterator<Item = usize> {
        (0..self.says.len()).filter(|place| self.fits(&self.says[*place]))
    }

    /// The answer that Enter gives.
    pub fn marked(&self) -> Option<usize> {
        let place = match self.shape() {
            Some(Shape::Act) => self.hands.plain.picked,
            // The order of the form comes after the listed answers.
            _ if self.form.is_some() => Some(self.listed),
            _ => Some(self.hands.marked()),
        };
        place.filter(|place| *place < self.says.len())
    }

    /// The order under consideration: the draft, otherwise the one that a click at the pointer would draft. While cells
    /// are asked for, the pointer comes first.
    pub fn draft(&self) -> Option<(B::Order, Says)> {
        let marked = || self.listed_at(self.marked()?);
        let pointed = || {
            let cell = self.hands.hover().filter(|_| matches!(self.shape(), Some(Shape::Act | Shape::Cells)))?;
            if self.is_turning() {
                let turned = self.hands.with(|hands| hands.plain.toward = Some(cell));
                return Look::<B>::at(self.world, &turned).listed_at(self.listed);
            }
            let listed = self.fitting().find(|place| self.is_about(&self.says[*place], cell));
            let planned = || self.planned(cell)?.ok();
            listed.and_then(|place| self.listed_at(place)).or_else(|| {
                let order = planned()?;
                let says = B::says(self.view, &order);
                Some((order, says))
            })
        };
        if self.shape() == Some(Shape::Cells) { pointed().or_else(marked) } else { marked().or_else(pointed) }
    }

    fn listed_at(&self, place: usize) -> Option<(B::Order, Says)> {
        Some((self.choices.as_ref()?.orders.get(place)?.clone(), self.says.get(place)?.clone()))
    }

    /// A refusal in words, with the names of units and pieces, and its rule.
    pub fn why(&self, why: &B::Illegal) -> Why {
        let is_verb = |text: &str| B::VERBS.iter().any(|kind| kind.name == text);
        let named = |term: Term| match &term {
            Term::Text(text) if is_verb(text) => words_of::<B>("order", text).into(),
            Term::Text(text) => self.named(text).map_or(term, Term::from),
            Term::Number(_) => term,
        };
        let mut message = why.message();
        message.terms = message.terms.into_iter().map(|(name, term)| (name, named(term))).collect();
        Why::new(message.words(), why.rule().0)
    }

    /// The name of a unit or piece, by its id in files.
    fn named(&self, id: &str) -> Option<String> {
        let unit = id.parse::<UnitId>().ok().map(|unit| self.name(unit));
        unit.or_else(|| self.piece(id.parse::<PieceId>().ok()?).map(|piece| piece.name.clone()))
    }
}
