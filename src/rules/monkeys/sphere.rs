//! The sphere of influence: legal positions, and members left behind (text paragraphs 3 and 4; T-24 to T-31).

use super::{field::Field, talents, turn::Turn};
use crate::board::{Cell, distance};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{
    PrimateIx, Roster, UnitIx,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;

/// Radius around a sergeant (text paragraph 3).
pub const SERGEANT: i32 = 6;
/// Radius around an acting leader and around each legally placed member (text paragraphs 3 and 5; T-35).
pub const LINK: i32 = 2;

/// A squad's sphere of influence: its leader's circle and the circles of all members chained to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sphere {
    /// The leader's position and the radius of its circle.
    pub centre: Option<(Cell, i32)>,
    /// Squares of an XO that members may stay near instead, within a sergeant's radius (G-29).
    pub anchors: Vec<Cell>,
    /// Members in legal positions, leader first, in the order in which the chain reached them.
    pub legal: Vec<(PrimateIx, Cell)>,
    /// Members outside.
    pub outside: Vec<(PrimateIx, Cell)>,
}

impl Sphere {
    /// The sphere of a leader and its mates at given positions (T-24). Pinned members are links like any others. A
    /// rider is listed once for each square of its vehicle: one of them inside is enough (T-27).
    pub fn of(leader: (PrimateIx, Cell), radius: i32, mates: impl Iterator<Item = (PrimateIx, Cell)>) -> Self {
        Self::anchored(leader, radius, Vec::new(), mates)
    }

    /// The sphere of a unit with its members at given positions, including `leader`.
    pub fn of_unit(
        field: &Field,
        unit: UnitIx,
        leader: (PrimateIx, Cell),
        mates: impl Iterator<Item = (PrimateIx, Cell)>,
    ) -> Self {
        Self::anchored(leader, radius(field, unit), talents::anchors(field, unit), mates)
    }

    fn anchored(
        leader: (PrimateIx, Cell),
        radius: i32,
        anchors: Vec<Cell>,
        mates: impl Iterator<Item = (PrimateIx, Cell)>,
    ) -> Self {
        let (mut legal, mut outside) = (vec![leader], Vec::new());
        let guided = |cell: Cell| anchors.iter().any(|anchor| distance(*anchor, cell) <= SERGEANT);
        for mate in mates.filter(|mate| *mate != leader) {
            if mate.0 == leader.0 || guided(mate.1) { legal.push(mate) } else { outside.push(mate) }
        }
        for guided in 1..legal.len() {
            let mate = legal[guided].0;
            legal.extend(outside.extract_if(.., |other| other.0 == mate));
        }
        let mut link = 0;
        while link < legal.len() {
            let (from, reach) = (legal[link].1, if legal[link].0 == leader.0 { radius } else { LINK });
            let joining = legal.len();
            outside.retain(|mate| {
                let joins = distance(from, mate.1) <= reach;
                if joins {
                    legal.push(*mate);
                }
                !joins
            });
            // The other squares of a vehicle are added with the first one.
            for joined in joining..legal.len() {
                let mate = legal[joined].0;
                legal.extend(outside.extract_if(.., |other| other.0 == mate));
            }
            link += 1;
        }
        outside.dedup_by_key(|mate| mate.0);
        Self { centre: Some((leader.1, radius)), anchors, legal, outside }
    }

    /// Whether the cell is inside.
    pub fn contains(&self, cell: Cell) -> bool {
        self.is_within(cell, 0)
    }

    /// Squares from a cell to the nearest square of the sphere (1.3, T-174); 0 inside.
    pub fn gap(&self, cell: Cell) -> i32 {
        if self.contains(cell) {
            return 0;
        }
        let anchors = self.anchors.iter().map(|anchor| (*anchor, SERGEANT));
        let links = self.legal.iter().map(|(mate, square)| (*square, self.reach_of(*mate)));
        let gaps = anchors.chain(links).flat_map(|(centre, radius)| circle(centre, radius));
        gaps.map(|square| distance(square, cell)).min().unwrap_or(i32::MAX)
    }

    /// Whether a primate walking this many squares could get inside, judging by distance alone: there may be no path.
    pub fn is_in_reach(&self, start: Cell, squares: u16) -> bool {
        // Two distances, each rounded down, may add up to one less than the whole.
        self.is_within(start, i32::from(squares) + 1)
    }

    /// Whether one of the circles, widened by this much, contains the cell.
    fn is_within(&self, cell: Cell, wider: i32) -> bool {
        let holds = |centre: Cell, radius: i32| distance(centre, cell) <= radius + wider;
        self.centre.is_some_and(|(centre, radius)| holds(centre, radius))
            || self.anchors.iter().any(|anchor| holds(*anchor, SERGEANT))
            || self.legal.iter().skip(1).any(|(mate, square)| holds(*square, self.reach_of(*mate)))
    }

    /// The radius of a legal member's circle.
    fn reach_of(&self, mate: PrimateIx) -> i32 {
        match (self.centre, self.legal.first()) {
            (Some((_, radius)), Some((leader, _))) if *leader == mate => radius,
            _ => LINK,
        }
    }

    /// The legal member nearest to a cell, with its distance.
    pub fn nearest(&self, cell: Cell) -> Option<(PrimateIx, i32)> {
        let measured = self.legal.iter().map(|(mate, at)| (*mate, distance(*at, cell)));
        measured.min_by_key(|(mate, squares)| (*squares, *mate))
    }
}

/// The squares within this distance of a center.
fn circle(centre: Cell, radius: i32) -> impl Iterator<Item = Cell> {
    let side = radius as i16;
    let cells = (-side..=side).flat_map(move |dy| (-side..=side).map(move |dx| (dx, dy)));
    let cells = cells.map(move |(dx, dy)| Cell::new(centre.x + dx, centre.y + dy));
    cells.filter(move |cell| distance(centre, *cell) <= radius)
}

/// The radius of the circle of a unit's leader: 6 for a sergeant, 2 for an acting leader (T-35).
pub fn radius(field: &Field, unit: UnitIx) -> i32 {
    if field.unit(unit).lead.acting { LINK } else { SERGEANT }
}

/// The current sphere of a unit; empty if the unit has nobody on the board.
pub fn sphere(field: &Field, unit: UnitIx) -> Sphere {
    let Some(leader) = field.unit(unit).lead.leader else {
        return Sphere::default();
    };
    let Some(cell) = field.squares(leader.into()).next() else {
        return Sphere::default();
    };
    Sphere::of_unit(field, unit, (leader, cell), squares(field, unit))
}

/// Every member on the board with each square it occupies (T-27).
pub fn squares(field: &Field, unit: UnitIx) -> impl Iterator<Item = (PrimateIx, Cell)> + '_ {
    field.members(unit).flat_map(|mate| field.squares(mate.into()).map(move |cell| (mate, cell)))
}

/// After the firing phase: members of the active platoon outside their squad's sphere go missing (T-28 to T-31).
pub(super) fn remove_stragglers(
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut places: Query<&mut Place>,
    mut log: ResMut<BattleLog>,
) {
    for unit in turn.units(&field) {
        for (straggler, _) in sphere(&field, unit).outside {
            let mut place = places.get_mut(roster.primate(straggler)).expect("a primate has a place");
            *place = Place::Off(Pile::Missing);
            log.tell("T-28", What::Removed { piece: field.primate(straggler).id, pile: Pile::Missing });
        }
    }
}
