//! What an opponent sees when it has to decide: all units of both sides, computed once, and its goal.

use super::{
    arms::{self, Battery, Flesh, POINTS},
    goals::{self, Goal},
    standing,
    taste::Taste,
};
use crate::board::{Cell, distance, sight::Lookout};
use crate::data::monkeys::level::Standing;
use crate::force::{Side, UnitIx};
use crate::rules::monkeys::{choices::Table, field::Field, formation, movement, profiles::Band};
use std::cell::{Cell as Slot, OnceCell};

/// Number of cells of a unit from which lines of sight are checked.
const SAMPLES: usize = 3;

/// Range bands, times cover or not, times leader in sight or not.
const LANES: usize = 16;

/// A line of fire at a unit.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// How far.
    pub squares: i32,
    /// Whether the target is in cover from there.
    pub covered: bool,
    /// Whether its leader is in sight.
    pub leader: bool,
}

impl Line {
    /// A line at a unit whose leader is in sight.
    pub const fn at(squares: i32, covered: bool) -> Self {
        Self { squares, covered, leader: true }
    }
}

/// One unit on the board.
#[derive(Clone, Debug)]
pub struct Squad {
    /// Which.
    pub unit: UnitIx,
    /// The cells of some of its members; never empty.
    pub cells: Vec<Cell>,
    /// Squares it moves in an action.
    pub speed: i32,
    /// Its guns and its properties as a target, computed on first use: for most units they never are.
    guns: OnceCell<Battery>,
    flesh: OnceCell<Flesh>,
    /// Members on the board, and unpinned ones among them.
    pub members: i32,
    /// Unpinned members.
    pub ready: i32,
    /// Whether most of the ground under it gives cover.
    pub covered: bool,
}

impl Squad {
    fn of(field: &Field, unit: UnitIx) -> Option<Self> {
        let all: Vec<Cell> = super::pose::on_table(field, unit).collect();
        let first = *all.first()?;
        let lead = formation::lead(field, unit);
        let centre = lead.and_then(|lead| field.cell(lead)).unwrap_or(first);
        let mut cells = vec![centre];
        for place in 1..SAMPLES {
            let cell = all[(all.len() - 1) * place / (SAMPLES - 1)];
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        let sheltered = all.iter().filter(|cell| field.ground().gives_cover(**cell)).count();
        Some(Self {
            unit,
            speed: lead.map_or(0, |lead| movement::gait(field, lead).speed.into()),
            guns: OnceCell::new(),
            flesh: OnceCell::new(),
            members: all.len() as i32,
            ready: field.ready(unit).count() as i32,
            covered: 2 * sheltered > all.len(),
            cells,
        })
    }

    /// Its guns.
    pub fn guns(&self, field: &Field) -> &Battery {
        self.guns.get_or_init(|| Battery::of(field, self.unit))
    }

    /// Its properties as a target.
    pub fn flesh(&self, field: &Field) -> &Flesh {
        self.flesh.get_or_init(|| Flesh::of(field, self.unit))
    }

    /// The value of removing all of it, in points of a score.
    pub fn prize(&self, field: &Field) -> i32 {
        self.flesh(field).prize * POINTS
    }

    /// Its position: that of its leader, or of the first member if there is none.
    pub fn centre(&self) -> Cell {
        self.cells[0]
    }
}

/// Everything that an opponent bases its decisions on.
pub struct Scene<'a> {
    /// Everything that orders are checked against.
    pub table: Table<'a>,
    /// The positions of all units.
    pub field: &'a Field,
    /// The side that decides.
    pub side: Side,
    /// Its units, in order.
    pub friends: Vec<Squad>,
    /// Units of the other side, in order.
    pub foes: Vec<Squad>,
    /// Where each foe looks from, its center first.
    eyes: Vec<Vec<Lookout<'a>>>,
    /// What it likes.
    pub taste: &'a Taste<'a>,
    /// The task of each friend, in order.
    pub goals: Vec<Goal>,
    /// Whether the task is a standing order.
    pub ordered: Vec<bool>,
    /// The value of friends' fire at foes, by range and cover; computed on first use.
    fire: Vec<Slot<i32>>,
    /// The same in the other direction.
    threat: Vec<Slot<i32>>,
}

impl<'a> Scene<'a> {
    /// The scene of a side.
    pub fn new(table: Table<'a>, side: Side, taste: &'a Taste<'a>, standing: &[Standing]) -> Self {
        let field = table.field;
        let squads = |of: Side| -> Vec<Squad> {
            let units = field.all_units().filter(|unit| field.side(*unit) == of);
            units.filter_map(|unit| Squad::of(field, unit)).collect()
        };
        let (friends, foes) = (squads(side), squads(side.other()));
        let look = |foe: &Squad| foe.cells.iter().map(|cell| field.sight.lookout(*cell)).collect();
        let eyes = foes.iter().map(look).collect();
        let slots = vec![Slot::new(-1); friends.len() * foes.len() * LANES];
        let (goals, ordered) = (Vec::new(), vec![false; friends.len()]);
        let (fire, threat) = (slots.clone(), slots);
        let mut scene = Self { table, field, side, friends, foes, eyes, taste, goals, ordered, fire, threat };
        scene.goals = goals::goals(&scene);
        standing::apply(&mut scene, standing);
        scene
    }

    /// The index of an own unit among the friends.
    pub fn friend(&self, unit: UnitIx) -> Option<usize> {
        self.friends.iter().position(|squad| squad.unit == unit)
    }

    /// The index of an enemy unit among the foes.
    pub fn foe(&self, unit: UnitIx) -> Option<usize> {
        self.foes.iter().position(|squad| squad.unit == unit)
    }

    /// Where a foe looks from, its center first.
    pub fn eyes(&self, foe: usize) -> &[Lookout<'a>] {
        &self.eyes[foe]
    }

    /// Whether a unit there sees a cell, and is seen from it.
    pub fn sees(&self, eye: &Lookout, cell: Cell) -> bool {
        eye.sees(cell) && !self.field.is_dimmed(eye.at(), cell)
    }

    /// The value of a friend's fire at a foe at a distance, in points.
    pub fn fire(&self, friend: usize, foe: usize, line: Line) -> i32 {
        let (by, at) = (&self.friends[friend], &self.foes[foe]);
        self.lane(&self.fire, friend * self.foes.len() + foe, (by, at), line)
    }

    /// The value to a foe of its fire at a friend at a distance, in points.
    pub fn threat(&self, friend: usize, foe: usize, line: Line) -> i32 {
        let (by, at) = (&self.foes[foe], &self.friends[friend]);
        self.lane(&self.threat, friend * self.foes.len() + foe, (by, at), line)
    }

    fn lane(&self, slots: &[Slot<i32>], pair: usize, (by, at): (&Squad, &Squad), line: Line) -> i32 {
        let band = match self.field.book.bands.of(line.squares) {
            Band::Short => 0,
            Band::Medium => 1,
            Band::Long => 2,
            Band::Extreme => 3,
        };
        let slot = &slots[pair * LANES + 4 * band + 2 * usize::from(line.covered) + usize::from(line.leader)];
        if slot.get() < 0 {
            let (guns, flesh) = (by.guns(self.field), at.flesh(self.field));
            slot.set(arms::expected(self.field, guns, flesh, line));
        }
        slot.get()
    }

    /// The foe nearest to a cell, with its distance.
    pub fn nearest_foe(&self, cell: Cell) -> Option<(usize, i32)> {
        let measured = self.foes.iter().enumerate().map(|(place, foe)| (place, distance(foe.centre(), cell)));
        measured.min_by_key(|(place, squares)| (*squares, *place))
    }
}
