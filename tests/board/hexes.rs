//! Tables of hexes: distances, sectors, lines, visibility.

use monkeys::board::{
    Cell,
    hex::{
        Bearing, Hex, HexMap, Sector, Table, path,
        sight::{self, Crossing},
    },
};

/// 7 columns; the even ones have 9 hexes, the odd ones 8.
const TABLE: Table = Table::new(7, 9);

fn at(x: i16, y: i16) -> Hex {
    Hex::halved(x, y).expect("column and half hexes are both even, or both odd")
}

#[test]
fn a_table_has_one_hex_less_in_odd_columns_and_turns_onto_itself() {
    let all: Vec<Hex> = TABLE.hexes().collect();
    assert_eq!(all.len(), 60);
    assert!(all.is_sorted());
    assert!(TABLE.contains(at(0, 16)) && TABLE.contains(at(1, 15)) && !TABLE.contains(at(1, 17)));
    assert!(!TABLE.contains(at(7, 1)) && !TABLE.contains(at(0, -2)) && !TABLE.contains(at(-1, 3)));
    for hex in all {
        let turned = TABLE.turned(hex);
        let (cell, other) = (Cell::from(hex), Cell::from(turned));
        assert_eq!((other.x, other.y), (6 - cell.x, 16 - cell.y));
        assert_eq!(TABLE.turned(turned), hex);
        assert_eq!(at(cell.x, cell.y), hex);
    }
    assert_eq!(Hex::halved(3, 8), None);
}

#[test]
fn a_map_of_hexes_keeps_a_value_for_each() {
    let mut map = HexMap::new(TABLE, 0);
    for (number, hex) in (1..).zip(TABLE.hexes()) {
        map[hex] = number;
    }
    assert!((1..).zip(TABLE.hexes()).all(|(number, hex)| map.get(hex) == Some(&number)));
    assert_eq!(map.get(at(1, 17)), None);
}

#[test]
fn distances_and_sectors_from_the_middle_of_the_table() {
    use Bearing::{North, NorthEast, NorthWest, South, SouthEast, SouthWest};
    let from = at(3, 9);
    let lines = [
        ((3, 1), 4, Sector::Inside(North)),
        ((4, 8), 1, Sector::Inside(NorthEast)),
        ((5, 9), 2, Sector::Between(NorthEast, SouthEast)),
        ((4, 4), 3, Sector::Inside(North)),
        ((4, 6), 2, Sector::Between(North, NorthEast)),
        ((2, 10), 1, Sector::Inside(SouthWest)),
        ((6, 8), 3, Sector::Inside(NorthEast)),
        ((4, 14), 3, Sector::Inside(South)),
        ((1, 3), 4, Sector::Between(North, NorthWest)),
    ];
    for ((x, y), far, sector) in lines {
        assert_eq!((from.distance(at(x, y)), from.sector_of(at(x, y))), (far, sector), "({x}, {y})");
    }
    assert_eq!(at(0, 16).distance(at(6, 0)), 11);
    assert_eq!(from.sector_of(from), Sector::Here);
}

#[test]
fn sectors_and_distances_turn_with_the_table() {
    let turned = |sector: Sector| match sector {
        Sector::Here => Sector::Here,
        Sector::Inside(one) => Sector::Inside(one.opposite()),
        Sector::Between(one, other) => Sector::Between(one.opposite(), other.opposite()),
    };
    for a in TABLE.hexes() {
        for b in TABLE.hexes() {
            assert_eq!(a.distance(b), b.distance(a));
            let far = TABLE.turned(a).sector_of(TABLE.turned(b));
            assert!(turned(a.sector_of(b)).bearings().eq(far.bearings()), "{a} {b}");
            assert!(b.sector_of(a).bearings().eq(far.bearings()), "{a} {b}");
        }
    }
}

#[test]
fn neighbors_lie_in_their_own_sector() {
    for hex in TABLE.hexes() {
        for bearing in Bearing::ALL {
            assert_eq!(hex.sector_of(hex.next(bearing)), Sector::Inside(bearing));
        }
    }
    assert_eq!(Bearing::North.steps_to(Bearing::NorthWest), 1);
    assert_eq!(Bearing::SouthEast.steps_to(Bearing::NorthWest), 3);
    let digits: String = Bearing::ALL.into_iter().map(Bearing::digit).collect();
    assert_eq!(digits, "893217");
}

/// Whether the ends see each other over a forest at (3, 9), each end at a height.
fn sees(a: (i16, i16), b: (i16, i16), heights: (u8, u8)) -> bool {
    let forest = |hex: Hex| (hex == at(3, 9)).then_some(0);
    sight::is_open((at(a.0, a.1), heights.0), (at(b.0, b.1), heights.1), forest)
}

#[test]
fn a_forest_blocks_lines_that_cross_it_and_none_along_its_side() {
    assert!(!sees((3, 11), (3, 5), (0, 0)));
    assert!(!sees((1, 9), (5, 9), (0, 0)));
    assert!(sees((2, 8), (4, 8), (0, 0)), "the line runs along its side, and (3, 7) is clear");
    let both = |hex: Hex| (hex == at(3, 9) || hex == at(3, 7)).then_some(0);
    assert!(!sight::is_open((at(2, 8), 0), (at(4, 8), 0), both), "both hexes of the side block");
    assert!(sees((3, 9), (3, 1), (0, 0)), "the ends never block");
}

#[test]
fn from_a_hill_only_the_hex_behind_a_forest_is_hidden() {
    assert!(!sees((3, 13), (3, 7), (1, 0)), "directly behind");
    assert!(sees((3, 13), (3, 5), (1, 0)));
    assert!(!sees((3, 7), (3, 13), (0, 1)), "and from there");
    assert!(sees((3, 11), (3, 7), (1, 1)), "over it, from hill to hill");
}

#[test]
fn lines_are_the_same_from_both_ends_and_after_half_a_turn() {
    let key = |crossing: &Crossing| match *crossing {
        Crossing::Through(hex) => (hex, hex),
        Crossing::Along(one, other) => (one.min(other), one.max(other)),
    };
    let keys = |a: Hex, b: Hex| {
        let mut keys: Vec<(Hex, Hex)> = sight::line(a, b).iter().map(key).collect();
        keys.sort_unstable();
        keys
    };
    for a in TABLE.hexes() {
        for b in TABLE.hexes() {
            let there = keys(a, b);
            assert_eq!(there, keys(b, a), "{a} {b}");
            let turned = |(one, other): (Hex, Hex)| {
                let (one, other) = (TABLE.turned(one), TABLE.turned(other));
                (one.min(other), one.max(other))
            };
            let mut back: Vec<(Hex, Hex)> = keys(TABLE.turned(a), TABLE.turned(b)).into_iter().map(turned).collect();
            back.sort_unstable();
            assert_eq!(there, back, "{a} {b}");
        }
    }
}

#[test]
fn a_straight_line_meets_every_hex_between_its_ends() {
    for bearing in Bearing::ALL {
        let from = at(3, 9);
        let second = from.next(bearing).next(bearing);
        assert_eq!(sight::line(from, second.next(bearing)).len(), 2);
        assert_eq!(sight::line(from, second), [Crossing::Through(from.next(bearing))]);
    }
    assert_eq!(sight::line(at(3, 9), at(3, 9)), []);
}

#[test]
fn steps_go_around_what_cannot_be_entered() {
    let open = path::flood(TABLE, [at(3, 9)], |_| true);
    assert!(TABLE.hexes().all(|hex| open[hex] == Some(at(3, 9).distance(hex))));
    let river = |hex: Hex| Cell::from(hex).y != 8 && Cell::from(hex).y != 7;
    let walled = path::flood(TABLE, [at(3, 9)], river);
    assert_eq!((walled[at(3, 5)], walled[at(3, 11)]), (None, Some(1)));
}
