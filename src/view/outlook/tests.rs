//! The view of a board: what fits, what stays in view, what moves it.

use super::*;

fn outlook() -> Outlook {
    let mut outlook = Outlook::default();
    outlook.fit((72, 48), Rect::new(0.0, 44.0, 980.0, 668.0), 1.0);
    outlook
}

#[test]
fn the_whole_board_fits_at_13_pixels() {
    let mut outlook = outlook();
    outlook.whole_board();
    assert_eq!(outlook.cell_px(), 13);
    assert_eq!(outlook.rect_of(Cell::new(0, 0)).min, Vec2::new(22.0, 44.0));
    assert_eq!(outlook.cell_at(Vec2::new(22.0, 44.0)), Some(Cell::new(0, 0)));
    assert_eq!(outlook.cell_at(Vec2::new(21.0, 44.0)), None);
}

#[test]
fn a_battle_opens_as_large_as_the_panels_are_and_larger_where_all_is_seen() {
    let mut outlook = outlook();
    let step = |outlook: &mut Outlook, percent| {
        outlook.open(percent);
        outlook.cell_px()
    };
    assert_eq!([75, 100, 150, 200].map(|percent| step(&mut outlook, percent)), [28, 28, 40, 48]);
    outlook.fit((24, 22), Rect::new(0.0, 52.0, 1920.0, 1020.0), 1.0);
    assert_eq!(step(&mut outlook, 100), 40);
}

#[test]
fn a_board_that_nearly_fits_opens_whole() {
    let opening = Rect::new(0.0, 44.0, 980.0, 668.0);
    // Five rows more, and too little would be left of the counters.
    for (board, step) in [((40, 26), 24), ((40, 31), 20), ((40, 32), 28)] {
        let mut outlook = Outlook::default();
        outlook.fit(board, opening, 1.0);
        outlook.open(100);
        assert_eq!(outlook.cell_px(), step, "{board:?}");
    }
}

#[test]
fn the_numbers_at_the_edge_of_a_small_board_are_seen_whole() {
    // The board of the lesson on the third book, and one without room for numbers at more than 28 pixels.
    for (board, step) in [((24, 14), 32), ((30, 20), 28)] {
        let mut outlook = Outlook::default();
        let opening = Rect::new(0.0, 44.0, 980.0, 668.0);
        outlook.fit(board, opening, 1.0);
        for show in [Outlook::whole_board, |outlook: &mut Outlook| outlook.open(100)] {
            show(&mut outlook);
            let last = outlook.rect_of(Cell::new(board.0 - 1, board.1 - 1)).max;
            let depth = crate::view::art::frame::depth(outlook.cell_px()) as f32;
            let (from, to) = (outlook.origin() - depth, last + depth);
            assert_eq!(outlook.cell_px(), step);
            assert!(opening.contains(from) && opening.contains(to), "{board:?}: {from} to {to}");
        }
    }
}

#[test]
fn a_board_that_fits_can_be_drawn_out_from_under_the_question() {
    let mut outlook = Outlook::default();
    outlook.fit((40, 30), Rect::new(0.0, 44.0, 980.0, 668.0), 1.0);
    outlook.whole_board();
    let top = |outlook: &Outlook| outlook.rect_of(Cell::new(0, 0)).min.y;
    assert_eq!((outlook.cell_px(), top(&outlook)), (20, 56.0));
    outlook.pan(Vec2::new(0.0, 400.0));
    assert_eq!(top(&outlook), 56.0 + (624.0 * COVERED).floor());
    outlook.pan(Vec2::new(0.0, -400.0));
    assert_eq!(top(&outlook), 56.0);
    outlook.centre_on(Cell::new(20, 0));
    assert_eq!(top(&outlook), 44.0 + BAND, "what is looked at is not under it");
    outlook.centre_on(Cell::new(20, 2));
    assert_eq!(top(&outlook), 56.0, "the board is moved no farther than that needs");
}

#[test]
fn whom_a_decision_is_about_is_drawn_out_from_under_its_cards() {
    for cell in [20, 32] {
        let mut outlook = Outlook::default();
        outlook.fit((40, 30), Rect::new(0.0, 44.0, 980.0, 668.0), 1.0);
        outlook.set_cell_px(cell);
        outlook.centre_on(Cell::new(20, 0));
        let zone: Vec<Cell> = (0..5).flat_map(|y| (18..23).map(move |x| Cell::new(x, y))).collect();
        // The question, and the card with its answers below it.
        let cards = [Rect::new(80.0, 52.0, 900.0, 88.0), Rect::new(60.0, 96.0, 920.0, 290.0)];
        outlook.make_room(&zone, &cards);
        for _ in 0..200 {
            outlook.ease(0.016, false);
        }
        let seen = |cell: &Cell| cards.iter().all(|card| card.intersect(outlook.rect_of(*cell)).is_empty());
        assert!(zone.iter().all(seen), "{:?}", outlook.rect_of(Cell::new(18, 0)));
        // Once it is answered, the board goes back to where all of it is visible, or with little wood.
        outlook.close_up();
        for _ in 0..200 {
            outlook.ease(0.016, false);
        }
        let top = outlook.rect_of(Cell::new(18, 0)).min.y;
        assert!(top <= 44.0 + 6.0 * outlook.cell_size(), "{top}");
    }
}

#[test]
fn zooming_keeps_the_cell_under_the_pointer() {
    let mut outlook = outlook();
    let at = Vec2::new(300.0, 300.0);
    let before = outlook.cell_at(at);
    outlook.zoom(2.0, Some(at));
    assert_eq!((outlook.cell_px(), outlook.cell_at(at)), (40, before));
    outlook.zoom(-0.5, Some(at));
    assert_eq!(outlook.cell_px(), 40);
    outlook.zoom(-0.5, Some(at));
    assert_eq!(outlook.cell_px(), 32);
    outlook.zoom(99.0, None);
    assert_eq!(outlook.cell_px(), 64);
}

#[test]
fn the_board_is_never_lost() {
    let mut outlook = outlook();
    for by in [Vec2::splat(1e6), Vec2::splat(-1e6)] {
        outlook.pan(by);
        let middle = Vec2::new(490.0, 356.0);
        assert!(outlook.cell_at(middle).is_some());
    }
}

#[test]
fn a_cell_at_the_edge_comes_into_view_with_the_board_rather_than_the_wood() {
    let mut outlook = outlook();
    outlook.fit((24, 24), Rect::new(0.0, 44.0, 980.0, 668.0), 1.0);
    outlook.centre_on(Cell::new(12, 0));
    let (top, cell) = (outlook.origin().y, outlook.cell_size());
    assert!(top <= 44.0 + cell, "{top}");
    assert!(outlook.rect_of(Cell::new(12, 0)).min.y >= 44.0, "and is in view");
}

#[test]
fn only_what_is_out_of_view_moves_it() {
    let mut outlook = outlook();
    outlook.centre_on(Cell::new(30, 20));
    let before = outlook.clone();
    let holds = |x, y| outlook.holds([Cell::new(10, 10), Cell::new(x, y)]);
    assert_eq!([holds(40, 28), holds(46, 12)], [true, false], "28 pixels a cell");
    outlook.show([Cell::new(31, 21)]);
    assert_eq!(outlook, before);
    outlook.show([Cell::new(60, 20)]);
    assert!(outlook.is_easing());
    for _ in 0..200 {
        outlook.ease(0.016, false);
    }
    assert!(!outlook.is_easing());
    assert!(Rect::new(0.0, 44.0, 980.0, 668.0).contains(outlook.rect_of(Cell::new(60, 20)).max));
    outlook.pan(Vec2::new(500.0, 0.0));
    outlook.show([Cell::new(70, 20)]);
    assert!(!outlook.is_easing(), "not while the player drags");
    let mut asked = outlook.clone();
    asked.bring([Cell::new(70, 20)]);
    assert!(asked.is_easing(), "unless the player asks for it");
    for _ in 0..200 {
        outlook.ease(0.016, false);
    }
    outlook.follow([Cell::new(70, 20)]);
    assert!(!outlook.is_easing(), "nor as long as the same thing is shown");
    outlook.let_go();
    outlook.follow([Cell::new(70, 20)]);
    assert!(outlook.is_easing(), "what happens next is followed");
    outlook.set_following(false);
    outlook.centre_on(Cell::new(5, 5));
    outlook.follow([Cell::new(70, 20)]);
    assert!(!outlook.is_easing(), "and nothing is once that is switched off");
}

#[test]
fn a_decision_about_units_far_apart_is_seen_from_farther_away() {
    let mut outlook = outlook();
    let near = [Cell::new(10, 10), Cell::new(30, 10)];
    let far = [Cell::new(10, 10), Cell::new(55, 10)];
    assert!(!outlook.show_all(&near));
    assert_eq!(outlook.cell_px(), OPENING_STEP, "both fit");
    assert!(outlook.show_all(&far));
    assert_eq!(outlook.cell_px(), 20, "47 squares in 980 pixels");
    assert!(outlook.show_all(&[]));
    assert_eq!(outlook.cell_px(), OPENING_STEP, "it comes back once nothing of the kind is asked");
    outlook.show_all(&far);
    outlook.zoom(-1.0, None);
    outlook.show_all(&near);
    assert_eq!(outlook.cell_px(), 17, "the player's own zoom stays");
    outlook.show_all(&[Cell::new(0, 0), Cell::new(400, 0)]);
    assert_eq!(outlook.cell_px(), 17, "no step shows it all");
}

#[test]
fn who_looks_closer_while_something_far_apart_is_asked_is_left_there() {
    let mut outlook = outlook();
    let far = [Cell::new(10, 10), Cell::new(55, 10)];
    outlook.show_all(&far);
    outlook.zoom(3.0, None);
    let near = outlook.cell_px();
    assert!(near > OPENING_STEP, "{near}");
    assert!(!outlook.show_all(&far), "the next squad of the same deployment");
    assert_eq!(outlook.cell_px(), near);
    outlook.show_all(&[]);
    assert!(outlook.show_all(&far), "another decision is shown whole again");
    // A view moved just before the answer must not stay far away for good.
    outlook.pan(Vec2::new(5.0, 0.0));
    assert!(outlook.show_all(&[]));
    assert_eq!(outlook.cell_px(), near);
}

#[test]
fn those_whom_a_decision_is_about_come_out_from_under_its_cards() {
    let mut outlook = outlook();
    outlook.centre_on(Cell::new(30, 24));
    let squad: Vec<Cell> = (0..4).flat_map(|x| (0..3).map(move |y| Cell::new(29 + x, 23 + y))).collect();
    let cards = [Rect::new(200.0, 200.0, 780.0, 520.0), Rect::new(12.0, 540.0, 400.0, 660.0)];
    let covered = |outlook: &Outlook| {
        let lies_under = |cell: &&Cell| cards.iter().any(|card| !card.intersect(outlook.rect_of(**cell)).is_empty());
        squad.iter().filter(lies_under).count()
    };
    assert_eq!(covered(&outlook), squad.len());
    let step = outlook.cell_px();
    outlook.make_room(&squad, &cards);
    outlook.ease(1.0, true);
    assert_eq!((covered(&outlook), outlook.cell_px()), (0, step), "there is room at the same step");
    let seen = squad.iter().all(|cell| outlook.opening.contains(outlook.rect_of(*cell).center()));
    assert!(seen, "and they are seen");
    let before = outlook.clone();
    outlook.make_room(&squad, &cards);
    assert_eq!(outlook, before, "nothing lies over them any more");
    outlook.make_room(&squad, &[Rect::new(0.0, 0.0, 1000.0, 700.0)]);
    assert_eq!(outlook, before, "there is no room anywhere");
    // Two squads far apart fit only from farther away.
    let apart: Vec<Cell> = squad.iter().map(|cell| Cell::new(cell.x - 20, cell.y)).chain(squad.clone()).collect();
    let half = [Rect::new(0.0, 44.0, 980.0, 300.0), Rect::new(540.0, 300.0, 980.0, 668.0)];
    outlook.make_room(&apart, &half);
    outlook.ease(1.0, true);
    assert!(outlook.cell_px() < step);
    let free = |cell: &Cell| half.iter().all(|card| card.intersect(outlook.rect_of(*cell)).is_empty());
    assert!(apart.iter().all(free));
}
