//! What the table shows when people look for something: whose turn it is, where the next unit is.

use super::{home, ways::Hall};
use monkeys::{
    board::Cell,
    data::persona::Strength,
    engine::{Rules, door as engine},
    input::{Intent, Shown},
    panels::orders::May,
    rules::{hexes::Hexes, initiative::Initiative, monkeys::door, suppression::Suppression},
    screens::{Pages, Who, monkeys::battle},
    view::{Opening, Outlook},
};

#[test]
fn the_bar_while_an_opponent_plays() {
    home::run("moments::nothing_looks_live");
}

#[test]
#[ignore = "part of the_bar_while_an_opponent_plays"]
fn nothing_looks_live() {
    let mut hall = Hall::new();
    hall.two_groves();
    let scripted = || Who::Scripted("steady".to_owned(), Strength::Quick);
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Monkeys", [scripted(), scripted()]);
    hall.two_groves();
    let mut seen = 0;
    for _ in 0..600 {
        hall.wait(1);
        if door::table(hall.0.world()).clock.window().is_none() || hall.above().is_some() {
            continue;
        }
        let orders = &hall.battle().orders;
        assert!(orders.end.as_ref().is_none_or(|end| end.why.is_some()), "it can't be pressed, and says why");
        let live = orders.buttons.iter().filter(|button| !matches!(button.may, May::Not(_)));
        assert_eq!(live.map(|button| &button.words).collect::<Vec<_>>(), Vec::<&String>::new());
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

/// Two opponents play a level of another book. Returns in how many frames one of them is asked, and in how many of those
/// the bar of a turn is shown.
fn watch<B: Rules>(book: &str, level: &str, personality: &str) -> (usize, usize) {
    let mut hall = Hall::new();
    let scripted = || Who::Scripted(personality.to_owned(), Strength::Quick);
    hall.0.world_mut().resource_mut::<Pages>().seats.insert(B::BOOK, [scripted(), scripted()]);
    hall.tell([Intent::Open(Shown::SetUp)]);
    let file = format!("{book}/{level}");
    let place = hall.pages().levels.iter().position(|known| *known == file).expect("it is offered");
    hall.tell([Intent::ChooseLevel(place), Intent::Start]);
    let (mut asked, mut bars) = (0, 0);
    for _ in 0..900 {
        hall.wait(1);
        if engine::window::<B>(hall.0.world()).is_none() || hall.above().is_some() {
            continue;
        }
        let battle = hall.battle();
        let end = battle.orders.end.as_ref();
        assert!(end.is_none_or(|end| end.why.is_some()), "it can't be pressed, and says why");
        let live = battle.orders.buttons.iter().filter(|button| !matches!(button.may, May::Not(_)));
        assert_eq!(live.map(|button| &button.words).collect::<Vec<_>>(), Vec::<&String>::new());
        assert!(battle.form.is_none(), "nobody fills in {:?}", battle.form);
        assert_eq!(battle.sheet.accept, None, "nobody has drafted anything");
        asked += 1;
        bars += usize::from(!battle.orders.buttons.is_empty());
    }
    (asked, bars)
}

#[test]
fn the_bar_while_opponents_play_the_second_book() {
    home::run("moments::nothing_looks_live_in_the_second_book");
}

#[test]
#[ignore = "part of the_bar_while_opponents_play_the_second_book"]
fn nothing_looks_live_in_the_second_book() {
    let (asked, bars) = watch::<Suppression>("Suppression", "three-fig-trees", "drumfire");
    assert!(asked > 20 && bars > 0, "{asked}, {bars}");
}

#[test]
fn the_bar_while_opponents_play_the_third_book() {
    home::run("moments::nothing_looks_live_in_the_third_book");
}

#[test]
#[ignore = "part of the_bar_while_opponents_play_the_third_book"]
fn nothing_looks_live_in_the_third_book() {
    let (asked, bars) = watch::<Initiative>("Initiative", "the-pump-yard", "quickstep");
    assert!(asked > 20 && bars > 0, "{asked}, {bars}");
}

#[test]
fn the_form_while_opponents_play_the_fourth_book() {
    home::run("moments::nothing_looks_live_in_the_fourth_book");
}

#[test]
#[ignore = "part of the_form_while_opponents_play_the_fourth_book"]
fn nothing_looks_live_in_the_fourth_book() {
    // Everything is asked in forms.
    let (asked, _) = watch::<Hexes>("Hexes", "bare-shoulder", "closed-fist");
    assert!(asked > 20, "{asked}");
}

#[test]
fn whoever_is_next_comes_into_view() {
    home::run("moments::brought_into_view");
}

#[test]
#[ignore = "part of whoever_is_next_comes_into_view"]
fn brought_into_view() {
    let mut hall = Hall::new();
    hall.begin("bald-ridge");
    // The view is at its nearest zoom, in the corner farthest from the unit.
    let far = |hall: &mut Hall| {
        hall.0.world_mut().resource_mut::<Outlook>().set_cell_px(64);
        let (wide, high) = door::table(hall.0.world()).field.ground().size();
        hall.tell([Intent::CentreOn(Cell::new(wide / 2, high / 2))]);
        hall.wait(60);
    };
    let is_seen = |hall: &Hall| {
        let world = hall.0.world();
        let rect = world.resource::<Outlook>().rect_of(battle::home(world).expect("somebody is chosen"));
        let opening = world.resource::<Opening>().0;
        opening.contains(rect.min) && opening.contains(rect.max)
    };
    far(&mut hall);
    hall.tell([Intent::NextUnit]);
    hall.wait(200);
    assert!(is_seen(&hall), "Tab");
    far(&mut hall);
    assert!(!is_seen(&hall), "the middle of the board is far from it");
    // The view doesn't move itself right after the player has moved it.
    hall.wait(200);
    let before = battle::home(hall.0.world());
    hall.end_turn();
    hall.wait(200);
    assert_ne!(battle::home(hall.0.world()), before, "the other side's turn");
    assert!(is_seen(&hall), "it comes into view as the turn begins");
    far(&mut hall);
    assert!(!is_seen(&hall), "the other side is far from the middle too");
    hall.tell([Intent::NextUnit]);
    hall.wait(200);
    assert!(is_seen(&hall), "Tab in the other side's turn");
    far(&mut hall);
    hall.tell([Intent::Open(Shown::Title)]);
    // The title has to read the saves before it can offer the last one.
    hall.wait(200);
    hall.tell([Intent::Open(Shown::LastBattle)]);
    hall.wait(200);
    assert!(is_seen(&hall), "resumed");
}
