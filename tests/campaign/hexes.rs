//! The map of hexes (C-11).

use monkeys::board::hex::{Bearing, Hex};
use std::collections::{BTreeMap, VecDeque};

fn some() -> impl Iterator<Item = Hex> {
    (-3..4).flat_map(|column| (-3..4).map(move |row| Hex::new(column, row)))
}

#[test]
fn the_way_back_leads_back() {
    for (hex, way) in some().flat_map(|hex| Bearing::ALL.map(|way| (hex, way))) {
        assert_eq!(hex.next(way).next(way.opposite()), hex, "{hex:?} {way:?}");
        assert_eq!(hex.way_to(hex.next(way)), Some(way));
    }
}

#[test]
fn two_sixths_apart_close_a_triangle() {
    for (hex, way) in some().flat_map(|hex| Bearing::ALL.map(|way| (hex, way))) {
        assert_eq!(hex.next(way).next(way.turned(2)), hex.next(way.turned(1)), "{hex:?} {way:?}");
    }
}

#[test]
fn distance_is_the_shortest_walk() {
    for start in [Hex::new(0, 0), Hex::new(1, 2), Hex::new(-1, -2)] {
        let mut walked = BTreeMap::from([(start, 0)]);
        let mut queue = VecDeque::from([start]);
        while let Some(hex) = queue.pop_front().filter(|hex| walked[hex] < 6) {
            for next in hex.neighbors().filter(|next| !walked.contains_key(next)).collect::<Vec<_>>() {
                walked.insert(next, walked[&hex] + 1);
                queue.push_back(next);
            }
        }
        for (hex, steps) in walked {
            assert_eq!(start.distance(hex), steps, "{start:?} to {hex:?}");
        }
    }
}

#[test]
fn hexes_have_a_north_and_no_east() {
    let hex = Hex::new(2, 2);
    assert_eq!(hex.next(Bearing::North), Hex::new(2, 1));
    assert_eq!(hex.next(Bearing::NorthEast), Hex::new(3, 1), "an even column lies higher than the next one");
    assert_eq!(hex.next(Bearing::SouthEast), Hex::new(3, 2));
    assert_eq!(Hex::new(3, 2).next(Bearing::NorthWest), Hex::new(2, 2));
    assert_eq!((hex.to_string(), Hex::new(27, 0).to_string()), ("C3".to_owned(), "AB1".to_owned()));
}

#[test]
fn every_place_is_covered_by_a_hex_however_far_away() {
    for far in [i32::MIN, i32::MIN + 1, -1000, 1000, i32::MAX] {
        let hex = Hex::covering((far, far), 1);
        assert_eq!(hex.column < 0, far < 0, "{far}: {hex:?}");
    }
    let hex = Hex::new(3, 5);
    let (x, y) = hex.middle();
    assert_eq!(Hex::covering((x * 4, y * 4), 4), hex);
}

/// Orders in files may name any hex: an impossible one is refused, and the refusal names it.
#[test]
fn hexes_at_the_end_of_all_numbers_can_be_named_and_left() {
    let ends = [i16::MIN, i16::MAX].into_iter();
    for hex in ends.clone().flat_map(|column| ends.clone().map(move |row| Hex::new(column, row))) {
        for way in Bearing::ALL {
            assert_eq!(hex.next(way).next(way.opposite()), hex, "{hex:?} {way:?}");
        }
        assert!(hex.distance(Hex::new(0, 0)) > 32_000, "{hex:?}");
    }
    let names = [(0, 0), (25, 1), (26, 0), (51, 0), (52, 0), (701, 0), (702, 0), (i16::MAX, i16::MAX)];
    let named = names.map(|(column, row)| Hex::new(column, row).to_string());
    assert_eq!(named, ["A1", "Z2", "AA1", "AZ1", "BA1", "ZZ1", "AAA1", "AVLH32768"]);
    for (x, y) in [(i32::MAX, i32::MAX), (i32::MIN, i32::MIN), (i32::MAX, i32::MIN)] {
        assert!(Hex::covering((x, y), 1).distance(Hex::new(0, 0)) > 32_000);
    }
}
