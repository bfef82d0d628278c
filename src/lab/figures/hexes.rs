//! The figures of a table of hexes (G22, G23): its terrain, and what it offers to each side.

use super::{
    share,
    tell::{Line, Unit, Value, kind_lines, label},
};
use crate::board::{
    Cell, Zone,
    hex::{Hex, path::flood},
    terrain::Ground,
};

/// All figures, one per line.
pub(super) fn lines(ground: &Ground, zones: [&Zone; 2]) -> Vec<Line> {
    let table = ground.table();
    let all = table.hexes().count();
    let count = |holds: &dyn Fn(Hex) -> bool| table.hexes().filter(|hex| holds(*hex)).count() as u64;
    let kind = |hex: Hex| ground.kind(Cell::from(hex));
    let kinds = ground.kinds().iter().map(|one| (one.name.clone(), count(&|hex| kind(hex).name == one.name) as u32));
    let kinds: Vec<_> = kinds.collect();
    let board = [
        ("hexes-coverage", share(count(&|hex| ground.spots()[Cell::from(hex)].kind != 0), all as u64), Unit::Share),
        ("hexes-cover", share(count(&|hex| kind(hex).cover), all as u64), Unit::Share),
        ("hexes-slow", share(count(&|hex| kind(hex).slow), all as u64), Unit::Share),
        ("hexes-way", way(ground, zones), Unit::Whole),
    ];
    let board = board.map(|(name, number, unit)| {
        let (label, about) = label(name);
        Line { label, about, value: Value::Board(unit.write(number.into())) }
    });
    let sides = zones.map(|zone| side(ground, zone));
    let side_lines = (0..sides[0].len()).map(|place| {
        let (name, unit, first) = sides[0][place];
        let second = sides[1][place].2;
        let (label, about) = label(name);
        let both = [first, second].map(|number| unit.write(number.into()));
        Line { label, about, value: Value::Sides(both, unit.write_signed(i64::from(first) - i64::from(second))) }
    });
    kind_lines(&kinds, all as i64, "figure-hexes-kind-about").into_iter().chain(board).chain(side_lines).collect()
}

/// The fewest hexes from zone to zone around everything that can't be entered on foot; 0 if there is no path.
fn way(ground: &Ground, zones: [&Zone; 2]) -> u32 {
    let table = ground.table();
    let [from, to] = zones.map(|zone| table.hexes().filter(|hex| zone.contains(Cell::from(*hex))));
    let open = |hex: Hex| !ground.kind(Cell::from(hex)).closed;
    let far = flood(table, from.filter(|hex| open(*hex)), open);
    to.filter_map(|hex| far[hex]).min().map_or(0, u32::from)
}

/// What the board offers to a side that sets up in a zone.
fn side(ground: &Ground, zone: &Zone) -> [(&'static str, Unit, u32); 4] {
    let own: Vec<Cell> = ground.table().hexes().map(Cell::from).filter(|cell| zone.contains(*cell)).collect();
    let part =
        |holds: &dyn Fn(Cell) -> bool| share(own.iter().filter(|cell| holds(**cell)).count() as u64, own.len() as u64);
    [
        ("hexes-side-cells", Unit::Whole, own.len() as u32),
        ("hexes-side-room", Unit::Share, part(&|cell| !ground.kind(cell).wet)),
        ("hexes-side-cover", Unit::Share, part(&|cell| ground.kind(cell).cover)),
        ("hexes-side-slow", Unit::Share, part(&|cell| ground.kind(cell).slow)),
    ]
}
