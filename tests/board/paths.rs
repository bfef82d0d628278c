use crate::grounds::{Throw, drawn};
use monkeys::board::path::{Pathfinder, walk_cost};
use monkeys::board::terrain::Ground;
use monkeys::board::{Cell, Direction, distance};
use monkeys::dice::Stream;

const fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

/// Open ground without an edge: 1 per step, 2 for every second diagonal.
fn open(_: Cell, _: Direction, dear: bool) -> Option<u16> {
    Some(1 + u16::from(dear))
}

/// A walker by T-20 who cannot cross buildings and, by T-22, no corner between two.
fn walker(ground: &Ground) -> impl Fn(Cell, Direction, bool) -> Option<u16> {
    let enters = |cell| ground.contains(cell) && ground.kind(cell).name != "building";
    move |from, direction, dear| {
        let to = from.step(direction);
        let (dx, dy) = direction.delta();
        let corner = enters(at(from.x + dx, from.y)) || enters(at(from.x, from.y + dy));
        if !enters(to) || !corner {
            return None;
        }
        let slow = ground.kind(to).slow || ground.kind(to).wet;
        let climb = (ground.surface(to) - ground.surface(from)).unsigned_abs() as u16;
        Some((1 + u16::from(dear)) * (1 + u16::from(slow)) + 2 * climb)
    }
}

fn directions(digits: &str) -> Vec<Direction> {
    digits.chars().map(|digit| Direction::from_digit(digit).unwrap()).collect()
}

#[test]
fn r_1_3_every_second_diagonal_counts_double() {
    let cost = |digits| walk_cost(at(0, 0), &directions(digits), open);
    assert_eq!(cost("33"), Some(3));
    assert_eq!(cost("363"), Some(4));
    assert_eq!(cost("3333"), Some(6));
    assert_eq!(cost(""), Some(0));
}

#[test]
fn t_18_reach_on_open_ground_is_the_metric() {
    let mut finder = Pathfinder::new();
    let reach = finder.reach((40, 40), at(20, 20), 12, open);
    for y in 0..40 {
        for x in 0..40 {
            let far = distance(at(20, 20), at(x, y));
            assert_eq!(reach.cost(at(x, y)), (far <= 12).then_some(far as u16), "({x}, {y})");
        }
    }
    assert_eq!(reach.cells().first(), Some(&at(20, 20)));
    assert!(reach.cells().windows(2).all(|pair| reach.cost(pair[0]) <= reach.cost(pair[1])));
}

#[test]
fn t_20_rough_doubles_and_climbing_costs_two_a_level() {
    let ground = drawn(&[".,.=."]);
    let mut finder = Pathfinder::new();
    let reach = finder.reach((5, 1), at(0, 0), 20, walker(&ground));
    let costs: Vec<_> = (0..5).map(|x| reach.cost(at(x, 0))).collect();
    assert_eq!(costs, [Some(0), Some(2), Some(3), Some(6), Some(9)]);
    assert_eq!(reach.path(at(4, 0)), directions("6666"));
}

#[test]
fn t_22_no_squeezing_between_two_houses() {
    let ground = drawn(&[".3", "3."]);
    assert_eq!(Pathfinder::new().reach((2, 2), at(0, 0), 20, walker(&ground)).cells(), [at(0, 0)]);
    let ground = drawn(&[".3", ".."]);
    assert_eq!(Pathfinder::new().reach((2, 2), at(0, 0), 20, walker(&ground)).cost(at(1, 1)), Some(1));
}

/// A detour with a cheap diagonal later may beat the path that was cheapest up to that point.
#[test]
fn t_19_the_kind_of_the_next_diagonal_is_remembered() {
    let ground = drawn(&["......", ".,,,,.", ",,,,,,", ",,,,,,"]);
    check_against_relaxation(&ground, at(0, 0), 40);
}

/// The slowest possible search: repeat all steps until nothing changes anymore.
fn relaxed(ground: &Ground, start: Cell, budget: u16) -> Vec<Option<u16>> {
    let (cells, cost): (Vec<Cell>, _) = (ground.spots().cells().collect(), walker(ground));
    let mut best = vec![[u16::MAX; 2]; cells.len()];
    best[ground.spots().index(start)][0] = 0;
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for (cell, dear, direction) in cells.iter().flat_map(|cell| {
            [0, 1].into_iter().flat_map(move |dear| Direction::ALL.map(move |direction| (*cell, dear, direction)))
        }) {
            let so_far = best[ground.spots().index(cell)][dear];
            let price = cost(cell, direction, dear == 1 && direction.is_diagonal());
            let Some(price) = price.filter(|_| so_far < u16::MAX) else { continue };
            let next =
                &mut best[ground.spots().index(cell.step(direction))][dear ^ usize::from(direction.is_diagonal())];
            if so_far + price < *next {
                *next = so_far + price;
                changed = true;
            }
        }
    }
    best.into_iter().map(|both| Some(both[0].min(both[1])).filter(|cost| *cost <= budget)).collect()
}

fn check_against_relaxation(ground: &Ground, start: Cell, budget: u16) {
    let expected = relaxed(ground, start, budget);
    let (mut finder, mut router) = (Pathfinder::new(), Pathfinder::new());
    let reach = finder.reach(ground.size(), start, budget, walker(ground));
    let mut listed = 0;
    for cell in ground.spots().cells() {
        let cost = expected[ground.spots().index(cell)];
        assert_eq!(reach.cost(cell), cost, "{start} to {cell}");
        let route = router.route(ground.size(), start, cell, budget, walker(ground));
        assert_eq!(route.as_ref().map(|route| route.cost), cost, "{start} to {cell}");
        let Some(route) = route else { continue };
        listed += 1;
        for steps in [route.steps, reach.path(cell)] {
            assert_eq!(walk_cost(start, &steps, walker(ground)), cost);
            assert_eq!(steps.iter().fold(start, |at, step| at.step(*step)), cell);
        }
    }
    assert_eq!(reach.cells().len(), listed);
}

#[test]
fn t_19_reach_and_routes_are_the_cheapest_there_are() {
    let mut stream = Stream::new(5, "paths");
    for _ in 0..60 {
        let size = (stream.between(1, 14), stream.between(1, 11));
        let throw = Throw { soil: stream.below(3) as u8, ..Throw::all(size, stream.below(90)) };
        let ground = throw.ground(&mut stream);
        let start = at(stream.between(0, size.0 - 1), stream.between(0, size.1 - 1));
        check_against_relaxation(&ground, start, stream.between(0, 40) as u16);
    }
}

/// Squares to the nearest of two edges, as when a unit leaves the board.
#[test]
fn a_search_toward_edges_finds_out_whether_one_can_be_reached() {
    let mut stream = Stream::new(6, "edges");
    let mut found = [0, 0];
    for _ in 0..200 {
        let size = (stream.between(2, 14), stream.between(2, 11));
        let throw = Throw { soil: stream.below(3) as u8, ..Throw::all(size, stream.below(90)) };
        let ground = throw.ground(&mut stream);
        let start = at(stream.between(0, size.0 - 1), stream.between(0, size.1 - 1));
        let budget = stream.between(0, 12) as u16;
        let depth = |cell: Cell| u32::from((size.0 - 1 - cell.x).min(cell.y).unsigned_abs());
        let (mut finder, mut short) = (Pathfinder::new(), Pathfinder::new());
        let reach = finder.reach(size, start, budget, walker(&ground));
        let reached = reach.cells().iter().any(|cell| depth(*cell) == 0);
        assert_eq!(short.arrives(size, start, budget, walker(&ground), depth), reached, "{start}, {budget}");
        assert!(short.settled() <= finder.settled());
        found[usize::from(reached)] += 1;
    }
    assert!(found.into_iter().all(|count| count > 20), "{found:?}");
}

#[test]
fn a_pathfinder_forgets_the_search_before() {
    let mut finder = Pathfinder::new();
    assert_eq!(finder.reach((9, 9), at(4, 4), 30, open).cells().len(), 81);
    assert_eq!(finder.reach((3, 2), at(0, 0), 1, open).cells().len(), 4);
    assert_eq!(finder.reach((3, 2), at(5, 0), 9, open).cells(), []);
    assert_eq!(finder.route((9, 9), at(0, 0), at(9, 0), 30, open), None);
    assert_eq!(finder.route((9, 9), at(0, 0), at(8, 0), 7, open), None);
}
