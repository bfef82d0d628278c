use crate::grounds::{BUILDING, FOREST, Throw, WALL, drawn, flat_kinds, laid, on_hills};
use monkeys::board::Cell;
use monkeys::board::sight::{LineStep, Sight, Veil, View, trace, trace_under};
use monkeys::board::terrain::Ground;
use monkeys::dice::Stream;
use std::sync::Arc;

const fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

fn sees(ground: &Ground, from: Cell, to: Cell) -> bool {
    let seen = trace(ground, from, to).blocked.is_none();
    assert_eq!(View::from(ground, from).sees(to), seen, "{from} to {to}");
    seen
}

fn covered(ground: &Ground, from: Cell, to: Cell) -> bool {
    let covered = !trace(ground, from, to).covers.is_empty();
    assert_eq!(View::from(ground, from).covers(to), covered, "{from} to {to}");
    covered
}

#[test]
fn g_07_lines_cross_and_touch_as_in_the_test_vectors() {
    let ground = drawn(&["....", "....", "...."]);
    let steps = |x, y| trace(&ground, at(0, 0), at(x, y)).steps;
    assert_eq!(steps(1, 1), [LineStep::Touched(at(1, 0), at(0, 1))]);
    assert_eq!(steps(2, 1), [LineStep::Crossed(at(1, 0)), LineStep::Crossed(at(1, 1))]);
    let third = [LineStep::Crossed(at(1, 0)), LineStep::Touched(at(2, 0), at(1, 1)), LineStep::Crossed(at(2, 1))];
    assert_eq!(steps(3, 1), third);
    assert_eq!(steps(0, 0), []);
}

#[test]
fn g_07_a_top_blocks_only_above_the_line() {
    assert!(sees(&drawn(&[".=."]), at(0, 0), at(2, 0)));
    assert!(sees(&drawn(&[".1."]), at(0, 0), at(2, 0)));
    assert!(!sees(&drawn(&[".2."]), at(0, 0), at(2, 0)));
}

#[test]
fn g_07_from_a_roof_one_sees_the_ground_over_its_edge_only() {
    let ground = drawn(&["333..."]);
    assert!(sees(&ground, at(2, 0), at(4, 0)));
    assert!(!sees(&ground, at(0, 0), at(4, 0)));
}

#[test]
fn g_07_one_side_of_a_corner_does_not_block() {
    assert!(sees(&drawn(&[".3", ".."]), at(0, 0), at(1, 1)));
    assert!(!sees(&drawn(&[".3", "3."]), at(0, 0), at(1, 1)));
}

#[test]
fn g_07_hills_block_like_roofs() {
    let ground = on_hills(&["....."], &["00200"]);
    assert!(!sees(&ground, at(0, 0), at(4, 0)));
    assert!(sees(&ground, at(2, 0), at(4, 0)));
    assert!(sees(&on_hills(&["....."], &["00100"]), at(0, 0), at(4, 0)));
}

#[test]
fn g_09_a_third_forest_square_blocks() {
    assert!(sees(&drawn(&[".TT."]), at(0, 0), at(3, 0)));
    assert!(!sees(&drawn(&[".TTT."]), at(0, 0), at(4, 0)));
    assert!(sees(&drawn(&["TTTT"]), at(0, 0), at(3, 0)), "the ends do not count");
    assert!(sees(&drawn(&["4TTTTT4"]), at(0, 0), at(6, 0)), "above the canopy nothing counts");
}

#[test]
fn g_09_a_touched_pair_counts_as_one_forest_square() {
    let rows = ["..T..", ".T.T.", "..T.T", "...T."];
    assert!(sees(&drawn(&rows), at(1, 0), at(3, 2)), "two pairs");
    assert!(sees(&drawn(&[".3T", "T.."]), at(0, 0), at(1, 1)), "a forest beside a house is one");
    assert!(!sees(&drawn(&[".T..", "3.T.", ".3.T", "..T."]), at(0, 0), at(3, 3)), "three pairs");
}

#[test]
fn g_08_cover_stands_beside_the_target() {
    let ground = drawn(&["..=.."]);
    assert!(covered(&ground, at(0, 0), at(3, 0)));
    assert!(!covered(&ground, at(0, 0), at(4, 0)), "too far behind the wall");
    assert!(!covered(&ground, at(2, 0), at(3, 0)), "the shooter's own square never counts");
    assert!(covered(&ground, at(0, 0), at(2, 0)), "on the wall");
    assert!(covered(&ground, at(2, 0), at(2, 0)), "a cell is covered from itself if it gives cover");
}

#[test]
fn g_08_a_touched_pair_covers_if_both_do() {
    assert!(covered(&drawn(&[".=", "=."]), at(0, 0), at(1, 1)));
    assert!(!covered(&drawn(&[".=", ".."]), at(0, 0), at(1, 1)));
}

fn agrees_with_traces(ground: &Ground) {
    let mut views = Vec::new();
    for viewer in ground.spots().cells() {
        let view = View::from(ground, viewer);
        for target in ground.spots().cells() {
            let traced = trace(ground, viewer, target);
            let seen = traced.blocked.is_none();
            assert_eq!(view.sees(target), seen, "{viewer} to {target}");
            assert_eq!(view.covers(target), seen && !traced.covers.is_empty(), "{viewer} to {target}");
        }
        views.push(view);
    }
    for one in ground.spots().cells() {
        for other in views[ground.spots().index(one)].cells() {
            assert!(views[ground.spots().index(other)].sees(one), "{one} sees {other} but not the other way round");
        }
    }
}

#[test]
fn g_07_views_say_what_single_lines_say() {
    let mut stream = Stream::new(1, "sights");
    let houses: &[u8] = &[BUILDING];
    let woods: &[u8] = &[FOREST, WALL, BUILDING];
    for round in 0..60 {
        let size = (stream.between(5, 19), stream.between(4, 15));
        let throw = match round % 6 {
            0 => Throw::all(size, 25),
            1 => Throw { soil: 3, ..Throw::all(size, 30) },
            2 => Throw { kinds: houses, ..Throw::all(size, 40) },
            3 => Throw { kinds: woods, soil: 1, ..Throw::all(size, 50) },
            4 => Throw { kinds: woods, ..Throw::all(size, 70) },
            _ => Throw { soil: 6, top: 2, ..Throw::all(size, 20) },
        };
        agrees_with_traces(&throw.ground(&mut stream));
    }
}

#[test]
fn views_of_opaque_and_thin_ground_say_what_single_lines_say() {
    let mut stream = Stream::new(6, "sights");
    for round in 0..40 {
        let size = (stream.between(5, 19), stream.between(4, 15));
        let throw = Throw { book: flat_kinds, soil: round % 3, top: 1 + round % 2, ..Throw::all(size, 45) };
        agrees_with_traces(&throw.ground(&mut stream));
    }
}

#[test]
fn opaque_ground_blocks_at_any_height_and_those_in_it_see_out() {
    let flat = |rows: &[&str]| laid(rows, &[], flat_kinds());
    assert!(!sees(&flat(&[".0."]), at(0, 0), at(2, 0)));
    assert!(!sees(&flat(&["40."]), at(0, 0), at(2, 0)), "from a roof too");
    assert!(sees(&flat(&["0.0"]), at(0, 0), at(2, 0)), "the ends don't block");
    assert!(sees(&flat(&[".0", ".."]), at(0, 0), at(1, 1)), "one side of a corner");
    assert!(!sees(&flat(&[".0", "0."]), at(0, 0), at(1, 1)));
}

#[test]
fn corners_of_thin_leaves_do_not_count() {
    let rows = [".T..", "T.T.", ".T.T", "..T."];
    assert!(!sees(&drawn(&rows), at(0, 0), at(3, 3)), "three pairs of leafy corners");
    assert!(sees(&laid(&rows, &[], flat_kinds()), at(0, 0), at(3, 3)));
    assert!(sees(&laid(&["TTT.", "TTTT", "TTTT", ".TTT"], &[], flat_kinds()), at(0, 0), at(3, 3)), "two crossed");
}

#[test]
fn g_07_views_of_a_full_table_say_what_single_lines_say() {
    let mut stream = Stream::new(2, "sights");
    for soil in [0, 2] {
        let ground = Throw { soil, ..Throw::all((72, 48), 20) }.ground(&mut stream);
        for _ in 0..3 {
            let viewer = at(stream.between(0, 71), stream.between(0, 47));
            let view = View::from(&ground, viewer);
            for target in ground.spots().cells().step_by(3) {
                assert_eq!(view.sees(target), trace(&ground, viewer, target).blocked.is_none(), "{viewer} to {target}");
            }
        }
    }
}

#[test]
fn g_07_tables_too_large_for_the_tree_see_as_well() {
    let mut stream = Stream::new(3, "sights");
    let ground = Throw::all((90, 3), 10).ground(&mut stream);
    let view = View::from(&ground, at(1, 1));
    for target in ground.spots().cells() {
        assert_eq!(view.sees(target), trace(&ground, at(1, 1), target).blocked.is_none());
    }
    assert!(view.sees(at(1, 1)) && !view.sees(at(90, 1)) && !view.sees(at(-1, 0)));
}

/// The quick check of the cover above the ground may rule out an effect only where the full line does too.
#[test]
fn g_28_a_veil_that_does_not_matter_changes_no_line() {
    let mut stream = Stream::new(4, "sights");
    let (mut dimmed, mut covered) = (0, 0);
    for _ in 0..40 {
        let size = (stream.between(6, 20), stream.between(5, 16));
        let ground = Throw { soil: 2, ..Throw::all(size, 15) }.ground(&mut stream);
        let cells: Vec<Cell> = ground.spots().cells().collect();
        let mut veil = Veil::new(size);
        for _ in 0..4 {
            veil.add_smoke(*stream.pick(&cells).unwrap());
            veil.add_cover(*stream.pick(&cells).unwrap());
        }
        for _ in 0..400 {
            let (from, to) = (*stream.pick(&cells).unwrap(), *stream.pick(&cells).unwrap());
            let (bare, veiled) =
                (trace(&ground, from, to), trace_under(&ground, &veil, |_| false, from.into(), to.into()));
            if bare.blocked != veiled.blocked {
                assert!(veil.dims(from, to), "smoke between {from} and {to}");
                dimmed += 1;
            }
            if bare.covers != veiled.covers {
                assert!(veil.covers_near(to), "cover between {from} and {to}");
                covered += 1;
            }
        }
    }
    assert!(dimmed > 100 && covered > 100, "{dimmed} lines were dimmed, {covered} covered");
}

#[test]
fn a_view_lists_what_it_sees() {
    let ground = drawn(&["..3..", "....."]);
    let view = View::from(&ground, at(0, 0));
    let listed: Vec<Cell> = view.cells().collect();
    let asked: Vec<Cell> = ground.spots().cells().filter(|cell| view.sees(*cell)).collect();
    assert_eq!(listed, asked);
    assert_eq!(view.count(), listed.len());
}

#[test]
fn sight_keeps_the_views() {
    let sight = Sight::new(Arc::new(drawn(&["..=.3."])));
    assert!(sight.sees(at(0, 0), at(3, 0)) && !sight.sees(at(0, 0), at(5, 0)));
    assert!(sight.covered(at(0, 0), at(3, 0)));
    assert!(std::ptr::eq(sight.view(at(1, 0)), sight.view(at(1, 0))));
}

#[test]
fn g_08_and_2_5_the_ground_knows_what_is_near() {
    let ground = drawn(&["=.......", "........", "......,."]);
    assert!(ground.at_cover(at(1, 1)) && !ground.at_cover(at(2, 0)));
    assert!(ground.at_cover(at(5, 1)) && ground.gives_cover(at(6, 2)));
    assert!(ground.near_climbable(at(2, 1)) && ground.near_climbable(at(0, 2)));
    assert!(!ground.near_climbable(at(2, 2)), "two diagonals are three squares");
    assert!(!ground.near_climbable(at(6, 2)), "rough ground is nothing to climb");
    assert_eq!(WALL, ground.spots()[at(0, 0)].kind);
}
