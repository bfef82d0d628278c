use crate::grounds::{drawn, kinds};
use monkeys::board::generate::{Recipe, Style, Symmetry, generate};
use monkeys::board::terrain::Ground;
use monkeys::board::{Block, Cell, Zone};
use monkeys::dice::Stream;
use monkeys::lab::figures::{Figures, Value};

/// Strips this many columns deep along both narrow edges.
fn strips(ground: &Ground, deep: i16) -> [Zone; 2] {
    let (width, height) = ground.size();
    let strip = |from, to| Zone(vec![Block { from: Cell::new(from, 0), to: Cell::new(to, height - 1) }]);
    [strip(0, deep - 1), strip(width - deep, width - 1)]
}

fn figures(ground: &Ground, deep: i16) -> Figures {
    let [west, east] = strips(ground, deep);
    Figures::of(ground, [&west, &east])
}

#[test]
fn open_ground_is_seen_whole_and_crossed_straight() {
    let figures = figures(&drawn(&["........................"; 12]), 4);
    assert_eq!((figures.coverage, figures.cover, figures.covered_lines), (0, 0, 0));
    assert_eq!((figures.view, figures.lanes), (1000, 12));
    for side in figures.sides {
        assert_eq!((side.seen, side.view, side.exposure, side.room), (1000, 1000, 1000, 1000));
        // From the last column of one zone to the first of the other.
        assert_eq!((side.cells, side.shortest), (48, 17));
    }
    assert_eq!(figures.differences().map(|(_, gap)| gap), [0; 9]);
}

#[test]
fn a_wall_of_houses_with_one_gate_leaves_one_lane_and_little_to_see() {
    let mut rows = ["..........33............"; 12].map(str::to_owned);
    rows[5] = "........................".into();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let walled = figures(&drawn(&rows), 4);
    assert_eq!((walled.lanes, walled.kinds[4].1), (1, 22));
    assert!(walled.mean_sight < figures(&drawn(&["........................"; 12]), 4).mean_sight);
    assert!(walled.sides[0].seen < 1000 && walled.sides[0].view < 700, "{:?}", walled.sides[0]);
}

#[test]
fn woods_before_one_side_blind_it() {
    let ground = drawn(&["...TTTTT................"; 12]);
    let [west, east] = figures(&ground, 3).sides;
    assert!(west.view < east.view);
    // From behind the woods nobody sees who is coming; anyone that comes out of them is seen by everybody.
    assert!(east.exposure == 0 && west.exposure > 500, "{} {}", west.exposure, east.exposure);
    // The last step of one is into a wood, that of the other out of it.
    assert_eq!((west.shortest, east.shortest), (24, 24));
}

#[test]
fn water_and_roofs_are_no_room_to_set_up() {
    let [west, east] = figures(&drawn(&["~4=.................,..T"; 12]), 4).sides;
    assert_eq!((west.room, east.room), (500, 1000));
    assert_eq!((west.height, east.height), (13, 0));
}

/// The fewest easy cells on a line from the north edge to the south edge that nobody can get past (Menger).
fn narrowest(ground: &Ground, deep: i16) -> u32 {
    let (width, height) = ground.size();
    let easy = |cell: Cell| u32::from(!ground.kind(cell).slow && !ground.kind(cell).wet);
    let between = |cell: &Cell| (deep..width - deep).contains(&cell.x) && (0..height).contains(&cell.y);
    let all: Vec<Cell> = ground.spots().cells().filter(between).collect();
    let mut costs: Vec<(Cell, u32)> =
        all.iter().map(|cell| (*cell, if cell.y == 0 { easy(*cell) } else { u32::MAX / 2 })).collect();
    // Slow and simple: repeat until nothing gets cheaper.
    loop {
        let before = costs.clone();
        for (cell, cost) in &mut costs {
            // A walker that may move diagonally is stopped only by straight lines.
            let holds = |other: Cell| (other.x - cell.x).abs() + (other.y - cell.y).abs() == 1;
            let beside = before.iter().filter(|(other, _)| holds(*other)).map(|(_, cost)| cost).min();
            *cost = (*cost).min(beside.map_or(u32::MAX, |least| least + easy(*cell)));
        }
        if costs == before {
            return costs.iter().filter(|(cell, _)| cell.y == height - 1).map(|(_, cost)| *cost).min().unwrap_or(0);
        }
    }
}

#[test]
fn lanes_are_as_many_as_the_cells_of_the_narrowest_place() {
    let mut stream = Stream::new(7, "lanes");
    for _ in 0..60 {
        let (rows, slow) = (stream.between(8, 12), 20 + stream.below(45));
        let row = |stream: &mut Stream| (0..20).map(|_| if stream.chance(slow) { ',' } else { '.' }).collect();
        let rows: Vec<String> = (0..rows).map(|_| row(&mut stream)).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let ground = drawn(&rows);
        assert_eq!(figures(&ground, 3).lanes, narrowest(&ground, 3), "{rows:#?}");
    }
}

#[test]
fn halves_that_correspond_give_both_sides_the_same() {
    let styles = [Style::Jungle, Style::Plains, Style::Ruins, Style::Urban, Style::Mountain];
    for (seed, style) in styles.into_iter().enumerate() {
        for symmetry in [Symmetry::Mirrored, Symmetry::Rotated] {
            let recipe = Recipe { style, symmetry, density: 50, seed: seed as u64, ..Recipe::default() };
            let figures = figures(&generate(&recipe, &kinds()).unwrap(), 12);
            assert_eq!(figures.differences().map(|(_, gap)| gap), [0; 9], "{recipe:?}");
        }
    }
}

#[test]
fn all_figures_have_their_words() {
    let figures = figures(&drawn(&["..TT..3.~.,,..=.........", "..TT..3.~.,,..=........."].repeat(4)), 4);
    assert_eq!(figures.kind_lines().len(), 6);
    for line in figures.kind_lines().into_iter().chain(figures.lines()) {
        assert!(!line.label.contains('<') && !line.about.contains('<'), "{line:?}");
    }
    let sides = figures.lines().into_iter().filter(|line| matches!(line.value, Value::Sides(..))).count();
    assert_eq!(sides, 9);
}

#[test]
fn a_zone_is_as_far_as_its_nearest_cell() {
    let block = |from: (i16, i16), to: (i16, i16)| Block { from: Cell::new(from.0, from.1), to: Cell::new(to.0, to.1) };
    let zone = Zone(vec![block((3, 4), (8, 6)), block((12, 0), (12, 2))]);
    for cell in (-2..18).flat_map(|x| (-2..12).map(move |y| Cell::new(x, y))) {
        let nearest = zone.cells().into_iter().map(|end| monkeys::board::distance(end, cell)).min();
        assert_eq!(zone.distance(cell), nearest, "{cell}");
    }
    assert_eq!(Zone::default().distance(Cell::new(1, 1)), None);
}
