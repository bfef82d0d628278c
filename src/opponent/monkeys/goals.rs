//! The task of each unit, from the scenario or from standing orders.

use super::{
    scene::{Scene, Squad},
    yielding,
};
use crate::board::{Block, Cell, Edges, Zone, distance};
use crate::rules::monkeys::{
    platoons::Turn,
    scenarios::{Marker, Scenario, Whereabouts},
};

/// Paths are compared in tenths of an action; this is how much one or two officers are assumed to be late.
const TENTHS: i32 = 10;
const FEW_ARE_LATE: i32 = 20;

/// The last squares on the path to an ordered place, and the extra value of each.
const CLOSE: i32 = 20;
const STEP: i32 = 30;

/// The task of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Close with the enemy here.
    Close(Cell),
    /// Stay within this many squares of a cell.
    Reach(Cell, i32),
    /// Be inside an area.
    Area(Block),
    /// Be inside a zone.
    Zone(Zone),
    /// Leave the board over one of these edges.
    Leave(Edges),
    /// Do as it likes.
    Free,
}

impl Goal {
    /// The cell where a unit should go, if it names one.
    pub const fn cell(&self) -> Option<Cell> {
        match self {
            Goal::Reach(cell, _) => Some(*cell),
            _ => None,
        }
    }

    /// How near a cell is to it, 0 to 1000, on a board of this size.
    pub fn nearness(&self, cell: Cell, (width, height): (i16, i16)) -> i32 {
        let span = i32::from(width + height / 2).max(1);
        self.squares(cell, (width, height)).map_or(0, |squares| (1000 - 1000 * squares / span).clamp(0, 1000))
    }

    /// The same for a unit that is ordered there: every square counts, the last ones most.
    pub fn obedience(&self, cell: Cell, size: (i16, i16)) -> i32 {
        let far = self.nearness(cell, size) * (1000 - CLOSE * STEP) / 1000;
        let close = |squares: i32| CLOSE * STEP - STEP * squares.min(CLOSE);
        self.squares(cell, size).map_or(0, |squares| far + close(squares))
    }

    /// The distance of a cell from it, in squares; none if there is nowhere to go.
    fn squares(&self, cell: Cell, size: (i16, i16)) -> Option<i32> {
        let squares = match self {
            Goal::Close(at) => distance(*at, cell),
            Goal::Reach(at, within) => distance(*at, cell) - within,
            Goal::Area(block) => distance(cell, clamp(cell, *block)),
            Goal::Zone(zone) => zone.0.iter().map(|block| distance(cell, clamp(cell, *block))).min()?,
            Goal::Leave(edges) => edges.iter().map(|edge| i32::from(edge.depth(cell, size))).min()?,
            Goal::Free => return None,
        };
        Some(squares.max(0))
    }
}

/// The cell of a block nearest to another.
fn clamp(cell: Cell, block: Block) -> Cell {
    Cell::new(cell.x.clamp(block.from.x, block.to.x), cell.y.clamp(block.from.y, block.to.y))
}

/// The task of each friend, in order.
pub fn goals(scene: &Scene) -> Vec<Goal> {
    let turn = scene.table.turn;
    if yielding::withdraws(scene.table, scene.side, scene.taste.persona) {
        return leave(scene);
    }
    let defends = turn.stakes.attacks().is_some_and(|attacker| attacker != scene.side);
    match turn.stakes.scenario {
        Scenario::Skirmish => close(scene),
        Scenario::Ambush if defends => leave(scene),
        Scenario::Ambush => close(scene),
        Scenario::Siege => siege(scene, turn),
        Scenario::Battle => markers(scene, turn),
        Scenario::Scavenging => crates(scene, turn),
    }
}

/// The nearest enemies, with weak ones treated as nearer.
fn close(scene: &Scene) -> Vec<Goal> {
    let towards = |squad: &Squad| {
        let foes = scene.foes.iter();
        let nearest = foes.min_by_key(|foe| distance(foe.centre(), squad.centre()) + 2 * foe.ready);
        nearest.map_or(Goal::Free, |foe| Goal::Close(foe.centre()))
    };
    scene.friends.iter().map(towards).collect()
}

fn leave(scene: &Scene) -> Vec<Goal> {
    let edges = scene.field.edges[scene.side.index()];
    scene.friends.iter().map(|_| Goal::Leave(edges)).collect()
}

fn siege(scene: &Scene, turn: &Turn) -> Vec<Goal> {
    let area = turn.stakes.area.map_or(Goal::Free, Goal::Area);
    scene.friends.iter().map(|_| area.clone()).collect()
}

/// One unit for each marker that isn't held, the one that gets there first; then for held markers that an enemy could
/// take; then a second one for those not held. A marker stays held when its unit leaves (G-15), so none stays at one
/// that is safe.
fn markers(scene: &Scene, turn: &Turn) -> Vec<Goal> {
    let reach = i32::from(scene.field.book.scenarios.battle.reach);
    let (held, open): (Vec<&Marker>, Vec<&Marker>) =
        turn.stakes.markers.iter().partition(|marker| marker.held == Some(scene.side));
    let in_danger = |marker: &&&Marker| {
        scene.foes.iter().any(|foe| foe.ready > 0 && marker.distance(foe.centre()) <= 2 * foe.speed + reach)
    };
    let cells = |markers: &[&Marker]| -> Vec<Cell> { markers.iter().map(|marker| marker.cell).collect() };
    let threatened: Vec<&Marker> = held.iter().filter(in_danger).copied().collect();
    let mut goals = close(scene);
    let mut free: Vec<usize> = (0..goals.len()).collect();
    for wanted in [cells(&open), cells(&threatened), cells(&open)] {
        for (friend, cell) in pairs(scene, &free, wanted) {
            goals[friend] = Goal::Reach(cell, reach - 1);
            free.retain(|other| *other != friend);
        }
    }
    goals
}

/// The unit that can be soonest at each cell, each unit once.
fn pairs(scene: &Scene, free: &[usize], mut cells: Vec<Cell>) -> Vec<(usize, Cell)> {
    let mut free: Vec<usize> = free.iter().copied().filter(|friend| scene.friends[*friend].ready > 0).collect();
    let mut pairs = Vec::new();
    loop {
        let all = free.iter().flat_map(|friend| cells.iter().map(move |cell| (*friend, *cell)));
        let cost = |(friend, cell): &(usize, Cell)| {
            let squad = &scene.friends[*friend];
            // One or two officers can't hold a place for long.
            let late = if squad.members < 3 { FEW_ARE_LATE } else { 0 };
            TENTHS * distance(squad.centre(), *cell) / squad.speed.max(1) + late
        };
        let Some((friend, cell)) = all.min_by_key(|pair| (cost(pair), *pair)) else { return pairs };
        pairs.push((friend, cell));
        free.retain(|other| *other != friend);
        cells.retain(|other| *other != cell);
    }
}

/// Whether an enemy unit holds or occupies what the scenario is about: a marker, the area to be cleared, or a crate.
pub fn keeps(scene: &Scene, foe: usize) -> bool {
    let (turn, enemy) = (scene.table.turn, &scene.foes[foe]);
    let stakes = &turn.stakes;
    match stakes.scenario {
        Scenario::Battle => {
            let reach = i32::from(scene.field.book.scenarios.battle.reach);
            let on_any = |cell: &Cell| stakes.markers.iter().any(|marker| marker.distance(*cell) <= reach);
            enemy.cells.iter().any(on_any)
        }
        Scenario::Siege => {
            let inside = |cell: &Cell| stakes.area.is_some_and(|area| area.contains(*cell));
            stakes.attacks() == Some(scene.side) && enemy.cells.iter().any(inside)
        }
        Scenario::Scavenging => scene.field.members(enemy.unit).any(|mate| stakes.carried(mate).is_some()),
        Scenario::Ambush | Scenario::Skirmish => false,
    }
}

/// Carriers go home, others to crates on the ground, and the rest to help those that carry or fight.
fn crates(scene: &Scene, turn: &Turn) -> Vec<Goal> {
    let home = scene.field.edges[scene.side.index()];
    let mut goals = close(scene);
    let mut free: Vec<usize> = Vec::new();
    for (place, squad) in scene.friends.iter().enumerate() {
        let carries = scene.field.members(squad.unit).any(|mate| turn.stakes.carried(mate).is_some());
        if carries {
            goals[place] = Goal::Leave(home);
        } else {
            free.push(place);
        }
    }
    let lying = turn.stakes.crates.iter().filter(|one| one.whereabouts == Whereabouts::Lying).map(|one| one.cell);
    for (friend, cell) in pairs(scene, &free, lying.collect()) {
        // Right onto it: next to it, a primate may be too high to reach it (T-143).
        goals[friend] = Goal::Reach(cell, 0);
    }
    goals
}
