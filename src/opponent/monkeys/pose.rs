//! The value of a position for a unit: which enemies see it there, how much of it is in cover, how near it is to its
//! goal and its friends.

use super::{
    arms::{Battery, POINTS},
    mind::Mind,
    scene::Line,
    taste::Inputs,
};
use crate::board::{Cell, distance};
use crate::data::monkeys::persona::Consider;
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{
    choices::Table,
    field::Field,
    gait::{Gait, Pace},
    legs::{self, Run},
    order::Order,
    sphere::{self, Sphere},
    stealth, volley,
};
use std::borrow::Cow;

/// The percentage that counts of what an enemy could do from where it isn't yet.
const PERHAPS: i32 = 35;

/// The percentage that counts of overwatch fire at a unit walking through it: others may have drawn the fire before.
const ON_THE_WAY: i32 = 50;

/// Distance within which units can help one another, in squares.
const TOGETHER: i32 = 10;

/// A unit in a hypothetical position.
#[derive(Clone)]
pub struct Pose<'a> {
    /// The board with it there.
    pub field: Cow<'a, Field>,
    /// The cells of its members, leader first.
    pub cells: Vec<Cell>,
    /// The guns that it could fire there, if different from those it can fire now: braced, or reloaded.
    pub guns: Option<Battery>,
    /// Whether its fire comes from hiding (T-107).
    pub ambush: bool,
    /// Whether it has left its current position.
    moved: bool,
    /// Points that each foe is expected to remove from it there.
    exposed: Vec<i32>,
    /// Members outside the sphere there: they go missing at the end of the turn (T-28).
    outside: Vec<PrimateIx>,
    /// The value of the position itself, without foes.
    place: Inputs,
}

/// A target that is already being attacked, and so shoots back less: its index among the foes, and thousandths of it.
pub type Struck = Option<(usize, i32)>;

impl<'a> Pose<'a> {
    /// The unit in its current position.
    pub fn here(mind: &Mind<'a>) -> Self {
        let field = mind.scene.field;
        Self::new(mind, Cow::Borrowed(field), (cells(field, mind), &[], false), outside(field, mind.unit))
    }

    /// The unit after a move or a stealth action; none if the order isn't legal or leaves no one.
    pub fn after(mind: &Mind<'a>, order: &Order) -> Option<Self> {
        let runs = runs(mind.scene.table, mind.unit, order)?;
        let field = moved(mind.scene.field, &runs);
        let gone = !field.stands(mind.unit);
        let way = legs::walks(&runs).max_by_key(|walk| walk.cells.len()).map_or(&[][..], |walk| &walk.cells);
        let (cells, outside) = (cells(&field, mind), outside(&field, mind.unit));
        (!gone).then(|| Self::new(mind, Cow::Owned(field), (cells, way, true), outside))
    }

    /// The unit as it might be after a move, with everyone placed around the leader as now; the path isn't checked.
    pub fn guess(mind: &Mind<'a>, (goal, pace): (Cell, Pace)) -> Self {
        let field = mind.scene.field;
        let start = mind.scene.friends[mind.me].centre();
        let fits = |cell: &Cell| {
            field.ground().contains(*cell)
                && field.at(*cell).map_or(field.is_free(*cell), |other| field.primate(other).unit == mind.unit)
                && (pace == Pace::Walk || stealth::hides(field, *cell))
        };
        let shifted = |cell: Cell| Cell::new(cell.x + goal.x - start.x, cell.y + goal.y - start.y);
        let end = |mate: PrimateIx| {
            let cell = field.squares(mate.into()).find(|cell| field.ground().contains(*cell))?;
            let stays = field.primate(mate).pin.holds();
            Some(if stays { cell } else { Some(shifted(cell)).filter(fits).unwrap_or(goal) })
        };
        let mut cells: Vec<Cell> = std::iter::once(goal).chain(field.members(mind.unit).filter_map(end)).collect();
        // The leader counts once.
        if let Some(twice) = cells.iter().skip(1).position(|cell| *cell == goal) {
            cells.remove(twice + 1);
        }
        let way: Vec<Cell> = super::squares::straight_cells(start, goal).collect();
        let outside = left_behind(field, mind.unit, (goal, pace), end);
        Self::new(mind, Cow::Borrowed(field), (cells, &way, true), outside)
    }

    /// The unit with its members on these squares, after a path there.
    fn new(
        mind: &Mind<'a>,
        field: Cow<'a, Field>,
        (cells, way, moved): (Vec<Cell>, &[Cell], bool),
        outside: Vec<PrimateIx>,
    ) -> Self {
        let mut exposed = mind.exposed(&cells);
        mind.watched_way(way, &mut exposed);
        let ambush = !moved && stealth::strikes_from_hiding(&field, mind.unit);
        let mut pose = Self { field, cells, guns: None, ambush, moved, exposed, outside, place: Inputs::default() };
        pose.place = mind.place(&pose);
        pose
    }

    /// How many members are outside the sphere.
    pub const fn stragglers(&self) -> usize {
        self.outside.len()
    }

    /// Its position: that of its leader, or of its first member.
    pub fn anchor(&self) -> Cell {
        self.cells[0]
    }
}

/// The cells of a unit's members; the first square of a vehicle may be beyond the edge.
pub fn on_table(field: &Field, unit: UnitIx) -> impl Iterator<Item = Cell> + '_ {
    let on_table = |cell: &Cell| field.ground().contains(*cell);
    field.members(unit).filter_map(move |mate| field.squares(mate.into()).find(on_table))
}

fn cells(field: &Field, mind: &Mind) -> Vec<Cell> {
    let mut cells: Vec<Cell> = on_table(field, mind.unit).collect();
    let leader = field.unit(mind.unit).lead.leader.and_then(|leader| field.cell(leader));
    if let Some(place) = leader.and_then(|cell| cells.iter().position(|other| *other == cell)) {
        cells.swap(0, place);
    }
    cells
}

/// The legs of a move or a stealth action; none if the order isn't legal.
pub fn runs(table: Table, unit: UnitIx, order: &Order) -> Option<Vec<Run>> {
    match order {
        Order::Move { steps, .. } => legs::check_move(table.field, table.turn, unit, steps).ok(),
        Order::Stealth { steps, .. } => stealth::check_stealth(table.field, table.turn, unit, steps).ok(),
        _ => None,
    }
}

/// The board after these legs.
fn moved(field: &Field, runs: &[Run]) -> Field {
    let mut field = field.clone();
    runs.iter().for_each(|run| legs::apply(&mut field, run));
    field
}

/// Scrap, in points, of members that would go missing after a move or a stealth action with these legs (T-28).
pub fn missing_after(field: &Field, unit: UnitIx, runs: &[Run]) -> i32 {
    if runs.is_empty() {
        return 0;
    }
    let field = moved(field, runs);
    lost(&field, &outside(&field, unit))
}

/// The scrap of these members, in points.
fn lost(field: &Field, members: &[PrimateIx]) -> i32 {
    members.iter().map(|mate| volley::price(field, (*mate).into()) * POINTS).sum()
}

/// Members outside the sphere.
fn outside(field: &Field, unit: UnitIx) -> Vec<PrimateIx> {
    sphere::sphere(field, unit).outside.into_iter().map(|(mate, _)| mate).collect()
}

/// Members that a leader would leave outside its sphere by moving there, with everyone ending as given: those that are
/// pinned, and those that are too far away to follow.
fn left_behind(
    field: &Field,
    unit: UnitIx,
    (goal, pace): (Cell, Pace),
    end: impl Fn(PrimateIx) -> Option<Cell>,
) -> Vec<PrimateIx> {
    let stays = |mate: PrimateIx| field.primate(mate).pin.holds();
    let Some(leader) = field.unit(unit).lead.leader else { return Vec::new() };
    let radius = sphere::radius(field, unit);
    let is_far = |mate| field.cell(mate).zip(field.cell(leader)).is_some_and(|(a, b)| distance(a, b) > radius);
    if !field.members(unit).any(|mate| stays(mate) || is_far(mate)) {
        return Vec::new();
    }
    let place = |mate: PrimateIx| if mate == leader && !stays(mate) { Some(goal) } else { end(mate) };
    let Some(cell) = place(leader) else { return Vec::new() };
    let mates = field.members(unit).filter_map(|mate| Some((mate, place(mate)?)));
    let sphere = Sphere::of_unit(field, unit, (leader, cell), mates);
    let follows = |mate: PrimateIx| {
        let speed = Gait::of(field, mate, pace).speed;
        !stays(mate) && field.cell(mate).is_none_or(|cell| sphere.is_in_reach(cell, speed))
    };
    sphere.outside.iter().map(|(mate, _)| *mate).filter(|mate| !follows(*mate)).collect()
}

/// The remaining fire of all foes when one of them has been attacked.
fn remaining(exposed: &[i32], struck: Struck) -> i32 {
    let of = |(foe, points): (usize, &i32)| {
        let spared = struck.filter(|(at, _)| *at == foe).map_or(0, |(_, share)| share);
        points * (1000 - spared.min(1000)) / 1000
    };
    exposed.iter().enumerate().map(of).sum()
}

impl Mind<'_> {
    /// The value of the position itself.
    pub fn stand(&self, pose: &Pose, struck: Struck) -> Inputs {
        let mut inputs = pose.place;
        let exposure = self.exposure(pose, struck);
        inputs[Consider::Exposure as usize] = exposure;
        inputs[Consider::Thrift as usize] = self.thrift(exposure);
        inputs
    }

    fn place(&self, pose: &Pose) -> Inputs {
        let mut inputs = Inputs::default();
        let ground = self.scene.field.ground();
        let covered = pose.cells.iter().filter(|cell| ground.gives_cover(**cell)).count() as i32;
        inputs[Consider::Cover as usize] = 1000 * covered / pose.cells.len() as i32;
        inputs[Consider::Objective as usize] = self.nearness(pose.anchor());
        inputs[Consider::Orders as usize] = self.obedience(pose.anchor());
        inputs[Consider::Cohesion as usize] = self.cohesion(pose);
        inputs[Consider::Missing as usize] = lost(self.scene.field, &pose.outside);
        if !pose.moved {
            inputs[Consider::Staying as usize] = 1000;
        }
        // A hidden unit stays hidden unless it makes a plain move.
        if !pose.moved && self.scene.field.unit(self.unit).hidden.holds() {
            inputs[Consider::Hiding as usize] = 1000;
        }
        inputs
    }

    /// How near a cell is to the unit's goal.
    pub fn nearness(&self, cell: Cell) -> i32 {
        self.scene.goals[self.me].nearness(cell, self.scene.field.ground().size())
    }

    /// How well a cell satisfies a standing order for the unit; 0 if it has none.
    pub fn obedience(&self, cell: Cell) -> i32 {
        let size = self.scene.field.ground().size();
        if self.scene.ordered[self.me] { self.scene.goals[self.me].obedience(cell, size) } else { 0 }
    }

    /// Expected scrap, in points, removed by enemies that see the unit there or could soon.
    pub fn exposure(&self, pose: &Pose, struck: Struck) -> i32 {
        remaining(&pose.exposed, struck)
    }

    /// The same for members on these squares.
    pub fn exposure_on(&self, cells: &[Cell], struck: Struck) -> i32 {
        remaining(&self.exposed(cells), struck)
    }

    /// What each foe is expected to remove from members on these squares.
    fn exposed(&self, cells: &[Cell]) -> Vec<i32> {
        (0..self.scene.foes.len()).map(|foe| self.exposed_to(foe, cells)).collect()
    }

    /// A unit walking through the sight of foes on overwatch is shot at on the way (T-123).
    fn watched_way(&self, way: &[Cell], exposed: &mut [i32]) {
        let (scene, field) = (self.scene, self.scene.field);
        for (foe, enemy) in scene.foes.iter().enumerate() {
            if !field.unit(enemy.unit).watch.0 || enemy.guns(scene.field).is_empty() {
                continue;
            }
            let eye = &scene.eyes(foe)[0];
            let seen = way.iter().filter(|cell| scene.sees(eye, **cell));
            let nearest = seen.map(|cell| (distance(enemy.centre(), *cell), *cell)).min();
            if let Some((squares, cell)) = nearest {
                let covered = eye.covers(cell);
                exposed[foe] += scene.threat(self.me, foe, Line::at(squares, covered)) * ON_THE_WAY / 100;
            }
        }
    }

    fn exposed_to(&self, foe: usize, cells: &[Cell]) -> i32 {
        let (scene, enemy) = (self.scene, &self.scene.foes[foe]);
        let guns = enemy.guns(scene.field);
        if guns.is_empty() {
            return 0;
        }
        let (mut open, mut covered, mut squares) = (0, 0, i32::MAX);
        for cell in cells {
            let seeing = scene.eyes(foe).iter().filter(|eye| scene.sees(eye, *cell));
            let sheltered = seeing.map(|eye| eye.covers(*cell));
            match sheltered.min() {
                Some(true) => covered += 1,
                Some(false) => open += 1,
                None => {}
            }
            squares = squares.min(distance(enemy.centre(), *cell));
        }
        // The leader comes first.
        let leader = cells.first().is_some_and(|cell| scene.eyes(foe).iter().any(|eye| scene.sees(eye, *cell)));
        let count = cells.len() as i32;
        let threat = |squares: i32, covered: bool| scene.threat(self.me, foe, Line { squares, covered, leader });
        let now = (open * threat(squares, false) + covered * threat(squares, true)) / count.max(1);
        let unseen = count - open - covered;
        let soon = squares - enemy.speed;
        if unseen == 0 || soon > guns.reach() {
            return now;
        }
        let ground = scene.field.ground();
        let bare = cells.iter().filter(|cell| !ground.at_cover(**cell)).count() as i32;
        let near = soon.max(squares / 2);
        let then = (bare * threat(near, false) + (count - bare) * threat(near, true)) / count.max(1);
        now + then * unseen / count.max(1) * PERHAPS / 100
    }

    /// Expensive members under fire: points per member, above the cost of an ordinary one.
    fn thrift(&self, exposure: i32) -> i32 {
        let squad = &self.scene.friends[self.me];
        let flesh = squad.flesh(self.scene.field);
        let each = flesh.prize / flesh.bodies.max(1);
        (exposure * each / (2 * POINTS)).min(1000)
    }

    /// Near enough to the next friendly unit, and nobody outside the sphere.
    fn cohesion(&self, pose: &Pose) -> i32 {
        let others = self.scene.friends.iter().filter(|squad| squad.unit != self.unit);
        let nearest = others.map(|squad| distance(squad.centre(), pose.anchor())).min().unwrap_or(0);
        let near = (1000 - 30 * (nearest - TOGETHER).max(0)).max(0);
        let outside = pose.outside.len() as i32;
        near * (pose.cells.len() as i32 - outside).max(0) / pose.cells.len() as i32
    }
}
