//! Views of the whole board at a decision: what a squad sees, from where a square is seen, how many enemies could shoot
//! at each square, how well a squad could shoot from each. Computed in the background from a copy of the field.

use crate::board::{Cell, Grid, distance, sight::End};
use crate::force::{Body, PrimateIx, Side, UnitIx};
use crate::input::intent::BoardView;
use crate::rules::monkeys::{field::Field, gun::Gun, order::Order, targets, vehicles::Footprint};
use crate::screens::counts;
use crate::view::{art::overlay::Wash, overlays::Cells};
pub use crate::{
    battle::views::{Count, MANY as STEPS},
    screens::counts::step,
};
use std::collections::BTreeMap;

/// A question about every square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// How many of these see it, after their drafted move if there is one.
    Sight(Vec<PrimateIx>, Option<Order>),
    /// Whether it is seen from this square, and sees it.
    Seers(Cell),
    /// How many weapons of this side could be fired at somebody standing there.
    Threat(Side),
    /// How many enemies this unit could shoot at from there, with its longest-range weapon.
    Fire(UnitIx),
}

impl Question {
    /// The view of the board that answers it.
    pub const fn view(&self) -> BoardView {
        match self {
            Question::Sight(..) => BoardView::Sight,
            Question::Seers(_) => BoardView::Seers,
            Question::Threat(_) => BoardView::Threat,
            Question::Fire(_) => BoardView::Fire,
        }
    }
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The question.
    pub question: Question,
    counts: Grid<Count>,
}

impl Chart {
    /// Examines every square.
    pub fn of(field: &Field, question: Question) -> Self {
        let (width, height) = field.ground().size();
        let mut counts = Grid::new(width, height, Count::default());
        let haze = Haze::over(field);
        match &question {
            Question::Sight(who, _) => who.iter().for_each(|one| {
                let ends: Vec<End> = field.ends((*one).into()).collect();
                look(field, &haze, &ends, field.squares((*one).into()), &mut counts);
            }),
            Question::Seers(cell) => look(field, &haze, &[(*cell).into()], Footprint::default(), &mut counts),
            Question::Threat(side) => threat(field, *side, &mut counts),
            Question::Fire(unit) => fire(field, &haze, *unit, &mut counts),
        }
        Self { question, counts }
    }

    /// The count for a square.
    pub fn count(&self, cell: Cell) -> Count {
        self.counts.get(cell).copied().unwrap_or_default()
    }

    /// The washes that show it, over the whole board.
    pub fn washes(&self) -> Vec<(Wash, Cells)> {
        let many = matches!(&self.question, Question::Sight(who, _) if who.len() > 1);
        let counts = self.counts.cells().map(|cell| (cell, self.counts[cell]));
        counts::washes((self.question.view(), &STEPS), many, counts)
    }

    /// The count for a square, in words for the pointer.
    pub fn words(&self, cell: Cell) -> String {
        counts::words(self.question.view(), self.count(cell))
    }
}

/// Where smoke and passing cover are, so that lines far from them need not be traced again.
struct Haze {
    smoke: Option<(Cell, Cell)>,
    cover: Option<Grid<bool>>,
}

impl Haze {
    fn over(field: &Field) -> Self {
        if field.veil.is_empty() {
            return Self { smoke: None, cover: None };
        }
        let cells = || field.ground().spots().cells();
        let smoke = cells().filter(|cell| field.veil.has_smoke(*cell)).fold(None, |bounds, cell| {
            let (low, high) = bounds.unwrap_or((cell, cell));
            let low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            Some((low, Cell::new(high.x.max(cell.x), high.y.max(cell.y))))
        });
        let (width, height) = field.ground().size();
        let mut cover = Grid::new(width, height, false);
        for cell in cells().filter(|cell| field.veil.gives_cover(*cell)) {
            for near in cell.neighbours().chain([cell]).filter(|near| field.ground().contains(*near)) {
                cover[near] = true;
            }
        }
        Self { smoke, cover: Some(cover) }
    }

    /// Whether there could be smoke on the line between two squares.
    fn may_block(&self, one: Cell, other: Cell) -> bool {
        self.smoke.is_some_and(|(low, high)| {
            let (left, right) = (one.x.min(other.x), one.x.max(other.x));
            let (top, foot) = (one.y.min(other.y), one.y.max(other.y));
            left <= high.x && right >= low.x && top <= high.y && foot >= low.y
        })
    }

    /// Whether a line that the ground lets through is blocked by smoke.
    fn blocks(&self, field: &Field, one: Cell, other: Cell) -> bool {
        self.may_block(one, other) && field.trace(one, other, Footprint::default()).blocked.is_some()
    }

    /// Whether a target is covered from a shooter that sees it.
    fn covers(&self, field: &Field, shooter: Cell, target: Cell, own: Footprint) -> bool {
        let near = || self.cover.as_ref().is_some_and(|cover| cover[target]);
        field.sight.covered(shooter, target) || near() && !field.trace(shooter, target, own).covers.is_empty()
    }
}

/// What a piece sees from its squares, or from the air above them if it flies (T-167); `own` are these squares.
fn look(field: &Field, haze: &Haze, ends: &[End], own: Footprint, counts: &mut Grid<Count>) {
    let covered = |from: End, cell: Cell| covers(field, haze, from, cell.into(), own);
    let seen = seen_from_any(field, haze, ends, i32::MAX, covered);
    seen.into_iter().for_each(|(cell, covered)| counts[cell].note(covered));
}

/// Each gun counts once for each square it could be fired at.
fn threat(field: &Field, side: Side, counts: &mut Grid<Count>) {
    let units = field.all_units().filter(|unit| field.side(*unit) == side);
    for gun in units.flat_map(|unit| targets::shooters(field, unit)) {
        fired_at(field, gun).for_each(|(cell, covered)| counts[cell].note(covered));
    }
}

/// Squares that a gun could be fired at, each with whether the ground covers a piece there.
pub(super) fn fired_at(field: &Field, gun: Gun) -> impl Iterator<Item = (Cell, bool)> {
    let mut ends = gun.ends(field);
    // From a single square on the ground, most others are not even visible.
    let cells: Vec<Cell> = match (ends.next(), ends.next()) {
        (Some(from), None) if !from.is_lifted() && gun.weapon(field).arc == 0 => {
            field.sight.view(from.cell).cells().collect()
        }
        _ => field.ground().spots().cells().collect(),
    };
    cells.into_iter().filter_map(move |cell| Some((cell, targets::bears_on(field, gun, cell)?)))
}

/// Each enemy counts once for each square from which the unit's longest-range weapon could reach it. Lines are
/// symmetric, so the squares that the enemy sees also see it.
fn fire(field: &Field, haze: &Haze, unit: UnitIx, counts: &mut Grid<Count>) {
    let reach = targets::shooters(field, unit).map(|gun| field.book.bands.reach(gun.range(field))).max();
    let Some(reach) = reach else { return };
    let side = field.side(unit);
    let enemies = field.all_units().filter(|enemy| field.side(*enemy) != side);
    let bodies: Vec<Body> = enemies.flat_map(|enemy| field.targets(enemy).collect::<Vec<_>>()).collect();
    for body in bodies {
        let ends: Vec<End> = field.ends(body).collect();
        let covered = |at: End, cell: Cell| covers(field, haze, cell.into(), at, Footprint::default());
        let seen = seen_from_any(field, haze, &ends, reach, covered);
        seen.into_iter().for_each(|(cell, covered)| counts[cell].note(covered));
    }
}

/// Squares within reach that are visible from any of these ends, each with whether all lines to it are covered.
fn seen_from_any(
    field: &Field,
    haze: &Haze,
    ends: &[End],
    reach: i32,
    covered: impl Fn(End, Cell) -> bool,
) -> BTreeMap<Cell, bool> {
    let mut seen = BTreeMap::new();
    for end in ends {
        for cell in seen_from(field, haze, *end, reach) {
            let one = covered(*end, cell);
            seen.entry(cell).and_modify(|all| *all &= one).or_insert(one);
        }
    }
    seen
}

/// Squares within reach that are visible from one end, perhaps from the air above it (T-167).
fn seen_from(field: &Field, haze: &Haze, from: End, reach: i32) -> Vec<Cell> {
    let near = |cell: &Cell| distance(from.cell, *cell) <= reach;
    if from.is_lifted() {
        let cells = field.ground().spots().cells().filter(near);
        return cells.filter(|cell| field.sees_between(from, (*cell).into())).collect();
    }
    let cells = field.sight.view(from.cell).cells().filter(near);
    cells.filter(|cell| !haze.blocks(field, from.cell, *cell)).collect()
}

fn covers(field: &Field, haze: &Haze, shooter: End, target: End, own: Footprint) -> bool {
    if shooter.is_lifted() || target.is_lifted() {
        field.covered_between(shooter, target, own)
    } else {
        haze.covers(field, shooter.cell, target.cell, own)
    }
}
