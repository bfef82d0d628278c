//! What *Continue* on the title offers and opens, and what the saves show of battles that are over.

use super::{home, ways::Hall};
use monkeys::{
    force::Side,
    input::{Intent, Shown},
    panels::{Above, Scene, Table, saves::Row, title::TitleCard},
    rules::monkeys::door,
    screens::Page,
};

/// The card on the title that goes on with a battle.
fn card(hall: &mut Hall) -> TitleCard {
    hall.tell([Intent::Open(Shown::Title)]);
    let screen = hall.0.world().resource::<Table>().screen.as_ref();
    let Some(Scene::Title(title)) = screen.map(|screen| &screen.scene) else { panic!("the title is shown") };
    let card = title.cards.iter().find(|card| card.intent == Intent::Open(Shown::LastBattle));
    card.expect("it is there").clone()
}

fn concede(hall: &mut Hall) {
    hall.tell([Intent::Menu, Intent::Concede, Intent::Concede]);
    assert!(door::table(hall.0.world()).clock.outcome().is_some());
}

fn rows(hall: &mut Hall) -> Vec<Row> {
    hall.tell([Intent::Open(Shown::Saves)]);
    hall.wait(30);
    let screen = hall.0.world().resource::<Table>().screen.as_ref();
    let Some(Some(Above::Saves(saves))) = screen.map(|screen| &screen.above) else { panic!("the saves are shown") };
    saves.rows.clone()
}

#[test]
fn what_continue_opens() {
    home::run("continuing::continue_names_the_battle_and_opens_none_that_is_over");
}

#[test]
#[ignore = "part of what_continue_opens"]
fn continue_names_the_battle_and_opens_none_that_is_over() {
    let mut hall = Hall::new();
    assert!(card(&mut hall).why.is_some(), "nothing has been fought yet");
    hall.begin("dust-road");
    hall.end_turn();
    let dust = hall.level().name;
    let round = door::table(hall.0.world()).turn.round;
    let told = card(&mut hall);
    for word in [dust.as_str(), &format!("round {round} of"), "Vermilion", "Cobalt", "just now"] {
        assert!(told.why.is_none() && told.about.contains(word), "{word}: {told:?}");
    }
    // Another battle is fought to its end. It is not gone on with: the one that was left is.
    hall.two_groves();
    let two = hall.level().name;
    hall.end_turn();
    assert!(card(&mut hall).about.contains(&two));
    hall.tell([Intent::Open(Shown::LastBattle)]);
    concede(&mut hall);
    assert!(card(&mut hall).about.contains(&dust), "{:?}", card(&mut hall));
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!((hall.pages().page, hall.level().name), (Page::Battle, dust.clone()));
    assert!(door::table(hall.0.world()).clock.outcome().is_none());
    // With that one over too there is nothing to go on with, for all the turns of both that are kept.
    concede(&mut hall);
    let told = card(&mut hall);
    assert!(told.why.is_some(), "{told:?}");
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!(hall.pages().page, Page::Title);
    // Until its last order is taken back.
    let over = rows(&mut hall);
    let place = over.iter().position(|row| row.over && row.battle == dust).expect("it is kept");
    hall.tell([Intent::MarkSave(place), Intent::LoadSave, Intent::Back]);
    hall.tell([Intent::Back, Intent::Undo]);
    assert!(door::table(hall.0.world()).clock.outcome().is_none(), "{:?}", hall.pages().card);
    assert!(card(&mut hall).about.contains(&dust));
}

#[test]
fn battles_that_are_over() {
    home::run("continuing::a_battle_that_is_over_is_kept_and_watched");
}

#[test]
#[ignore = "part of battles_that_are_over"]
fn a_battle_that_is_over_is_kept_and_watched() {
    let mut hall = Hall::new();
    hall.begin("dust-road");
    hall.end_turn();
    concede(&mut hall);
    // More turns than there are slots do not push it out.
    hall.two_groves();
    (0..9).for_each(|_| hall.end_turn());
    let level = hall.level().name;
    let rows = rows(&mut hall);
    let over: Vec<usize> = (0..rows.len()).filter(|place| rows[*place].over).collect();
    let [over] = over[..] else { panic!("one of them is over: {rows:?}") };
    assert_ne!(rows[over].battle, level);
    // Everybody who is left is on its small map.
    let row = &rows[over];
    for side in Side::BOTH {
        let dots = row.dots.iter().filter(|(one, _)| *one == side).count();
        let (.., left) = row.sides.iter().find(|(one, ..)| *one == side).expect("both sides are told");
        assert!(dots > 0 && left.starts_with(&dots.to_string()), "{dots} dots, {left}");
    }
    assert!(row.dots.iter().all(|(_, cell)| cell.x < row.cells.0 && cell.y < row.cells.1));
    hall.tell([Intent::MarkSave(over), Intent::LoadSave]);
    let theatre = hall.battle().theatre.clone().expect("it is played from its beginning");
    assert!(theatre.at == 0 || !theatre.paused, "{theatre:?}");
}
