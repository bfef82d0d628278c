//! Ordered Hexes at the table: set up, planned and chosen by hand, and face-down cards stay face down.

use super::{home, models::check_words, ways::Hall};
use monkeys::{
    battle::record::Record,
    board::Cell,
    data::persona::Strength,
    engine::{Window, door},
    force::{Side, UnitId},
    input::{Intent, Setting, Shown},
    panels::{
        Above,
        form::{Choice, Item},
    },
    rules::hexes::Hexes,
    screens::{Pages, Who},
    view::{Cast, Overlays, Playback, Sketch, art::overlay::Region},
};
use std::{collections::BTreeSet, fmt::Debug};

/// Starts a battle of a level between two people.
fn begin(level: &str) -> Hall {
    begin_against(level, Who::Human)
}

fn begin_against(level: &str, second: Who) -> Hall {
    let mut hall = Hall::new();
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Hexes", [Who::Human, second]);
    hall.tell([Intent::Open(Shown::SetUp)]);
    let levels = hall.0.world().resource::<Pages>().levels.clone();
    let file = format!("Hexes/{level}");
    let place = levels.iter().position(|known| *known == file).expect("it is offered");
    hall.tell([Intent::ChooseLevel(place), Intent::Start]);
    hall
}

fn window(hall: &Hall) -> Option<Window> {
    door::window::<Hexes>(hall.0.world()).cloned()
}

fn orders(hall: &Hall) -> usize {
    hall.0.world().resource::<Record<Hexes>>().orders().count()
}

/// Dismisses the hand-over card.
fn take_the_seat(hall: &mut Hall) {
    if matches!(hall.above(), Some(Above::Pass(_))) {
        hall.tell([Intent::Accept]);
    }
}

/// Everybody deploys where the game would, and the first side writes its cards.
fn until_planning(hall: &mut Hall) {
    while window(hall).is_some_and(|asked| asked.name() == "SetUp") {
        take_the_seat(hall);
        hall.tell([Intent::Accept]);
    }
    take_the_seat(hall);
    assert_eq!(window(hall).map(|asked| asked.name()), Some("Plan"));
}

/// Takes marked answers until a question with this name is open.
fn until(hall: &mut Hall, name: &str) {
    for _ in 0..60 {
        take_the_seat(hall);
        if window(hall).is_some_and(|asked| asked.name() == name) {
            return;
        }
        hall.tell([Intent::Accept]);
    }
    panic!("{name} is never asked");
}

/// Hexes have no coordinates on the screen: no two numbers with only a comma between them.
fn check_places(what: &impl Debug, where_: &str) {
    let told = format!("{what:?}");
    let bytes = told.as_bytes();
    let pair = |three: &[u8]| three[0].is_ascii_digit() && three[1] == b',' && three[2].is_ascii_digit();
    let found = bytes.windows(3).position(pair);
    assert_eq!(found.map(|at| &told[at.saturating_sub(40)..(at + 40).min(told.len())]), None, "{where_}");
}

#[test]
fn the_fourth_book_is_played_by_hand() {
    home::run("fourth::played_by_hand");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn played_by_hand() {
    let mut hall = begin("the-bridge");
    let mut asked_for = BTreeSet::new();
    for step in 0..45 {
        take_the_seat(&mut hall);
        let Some(asked) = window(&hall) else { break };
        asked_for.insert(asked.name());
        let (before, form) = (orders(&hall), hall.battle().form.clone().expect("every question is a form"));
        assert!(!form.rows.is_empty(), "{asked:?}");
        check_words(&form, "the form");
        check_words(&hall.battle().sheet, "the sheet");
        check_words(&hall.battle().track, "the track");
        check_words(&hall.battle().log.lines, "the log");
        check_places(&form, "the form");
        check_places(&hall.battle().log.lines, "the log");
        // Every other time, takes something other than the marked answer for the last question.
        if step % 2 == 1
            && let Some(item) = form.rows.last().and_then(|row| row.items.first())
        {
            hall.tell([Intent::Fill(item.number, 1)]);
            let form = hall.battle().form.clone().expect("it stays");
            let taken = form.rows.last().and_then(|row| row.items.first()).map(|item| item.taken);
            assert_eq!(taken, Some(1.min(item.choices.len() - 1)));
        }
        hall.tell([Intent::Accept]);
        assert!(orders(&hall) > before, "{asked:?}: {:?}", hall.battle().notice);
    }
    assert!(["SetUp", "Plan", "Fire", "Move"].iter().all(|name| asked_for.contains(name)), "{asked_for:?}");
    let ticks = &hall.battle().ticks.as_ref().expect("the steps of the round").0;
    assert_eq!(ticks.len(), 38);
}

#[test]
fn the_table_is_handed_over_for_secrets_only() {
    home::run("fourth::handed_over_to_planners");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn handed_over_to_planners() {
    let mut hall = begin("the-bridge");
    let (mut passed, mut open, mut turned_up) = (0, BTreeSet::new(), BTreeSet::new());
    for _ in 0..120 {
        let Some(asked) = window(&hall) else { break };
        if matches!(hall.above(), Some(Above::Pass(_))) {
            assert!(asked.is_secret(), "{asked:?} is answered side by side");
            passed += 1;
            hall.tell([Intent::Accept]);
            continue;
        }
        assert!(hall.battle().form.is_some() && hall.battle().band.is_none(), "the form says who is asked: {asked:?}");
        if !asked.is_secret() {
            open.insert((asked.name(), asked.side));
        }
        turned_up.extend(hall.battle().report.as_ref().filter(|report| report.tables.len() == 2).map(|report| {
            let rows: usize = report.tables.iter().map(|table| table.rows.len()).sum();
            (report.title.clone(), rows)
        }));
        // The back key dismisses the cards, and the menu doesn't open.
        if hall.battle().report.is_some() {
            hall.tell([Intent::Back]);
            assert!(hall.battle().report.is_none() && hall.above().is_none(), "{:?}", hall.above());
        }
        hall.tell([Intent::Accept]);
    }
    let sides = |name: &str| open.iter().filter(|(known, _)| *known == name).count();
    assert!(passed >= 4 && sides("Move") == 2 && sides("Fire") == 2, "{passed}: {open:?}");
    assert!(turned_up.iter().any(|(title, rows)| title.contains("round 1") && *rows > 10), "{turned_up:?}");
}

#[test]
fn what_a_planner_sees_of_a_unit() {
    home::run("fourth::strength_and_ranges");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn strength_and_ranges() {
    let mut hall = begin("the-bridge");
    until_planning(&mut hall);
    let rows: Vec<String> = hall.battle().ledger.armies[0]
        .platoons
        .iter()
        .flat_map(|platoon| &platoon.rows)
        .map(|row| row.alive.clone())
        .collect();
    assert!(rows.iter().any(|alive| alive == "4") && rows.iter().any(|alive| alive == "1"), "models: {rows:?}");
    let regions = &hall.0.world().resource::<Overlays>().regions;
    assert!(regions.iter().any(|(region, _)| *region == Region::Near), "the range of its weapons lies on the board");
}

#[test]
fn a_form_and_its_board() {
    home::run("fourth::a_form_waits_for_its_board");
}

#[test]
#[ignore = "part of a_form_and_its_board"]
fn a_form_waits_for_its_board() {
    let mut hall = begin("the-bridge");
    until(&mut hall, "Fire");
    hall.tell([Intent::Set(Setting::Speed(1))]);
    // Both sides choose; once dice are rolled there is something to wait for.
    for _ in 0..20 {
        if caught_up(&hall) {
            hall.tell([Intent::Accept]);
        }
    }
    assert!(!caught_up(&hall), "dice still roll, or units are on their way");
    let form = hall.battle().form.clone().expect("its place is kept");
    assert!(form.waits && !form.may && form.rows.is_empty(), "{form:?}");
    check_words(&form, "a form that waits");
    let drawn = hall.0.world().resource::<Sketch>();
    assert!(drawn.ghosts.is_empty() && drawn.looks.is_empty(), "nothing is drawn for it yet: {drawn:?}");
    // The key that would submit it only skips to the end of the playback.
    let before = orders(&hall);
    hall.tell([Intent::Fill(0, 1), Intent::Accept]);
    let form = hall.battle().form.clone().expect("it is asked");
    assert!(caught_up(&hall) && !form.waits && !form.rows.is_empty(), "{form:?}");
    assert_eq!((orders(&hall), form.rows[0].items[0].taken), (before, form.rows[0].items[0].marked));
    // In a replay nothing is asked, and nothing is drawn for an answer.
    hall.tell([Intent::Set(Setting::Speed(0)), Intent::Open(Shown::Theatre)]);
    assert!(hall.battle().theatre.is_some() && hall.battle().form.is_none());
    assert!(hall.0.world().resource::<Sketch>().ghosts.is_empty());
    hall.tell([Intent::Back]);
    assert!(hall.battle().theatre.is_none() && hall.battle().form.is_some());
}

fn caught_up(hall: &Hall) -> bool {
    hall.0.world().resource::<Playback>().caught_up()
}

#[test]
fn what_a_click_answers() {
    home::run("fourth::the_pointer_names_the_answer_that_a_click_takes");
}

#[test]
#[ignore = "part of what_a_click_answers"]
fn the_pointer_names_the_answer_that_a_click_takes() {
    let mut hall = begin("the-bridge");
    until(&mut hall, "Fire");
    let form = hall.battle().form.clone().expect("it is asked");
    let row = form.rows.iter().find(|row| row.chosen).expect("one is open");
    let named = |hall: &mut Hall, cell: Cell| {
        hall.tell([Intent::Hover(Some(cell))]);
        hall.battle().chip.as_ref().map(|chip| chip.strong.clone()).unwrap_or_default()
    };
    let mut targets = 0;
    for choice in row.items.iter().flat_map(|item| &item.choices) {
        let Some(cell) = choice.cell else { continue };
        let named = named(&mut hall, cell);
        hall.tell([Intent::Click { cell, shift: false, double: false }]);
        let form = hall.battle().form.clone().expect("it is still asked");
        let row = form.rows.iter().find(|row| row.chosen).expect("one is open");
        let taken = |item: &Item| item.current && item.choices[item.taken].title == named;
        assert!(row.items.iter().any(taken), "{named}: {row:?}");
        targets += 1;
    }
    assert!(targets > 0, "{row:?}");
    // A click on the shooter itself answers nothing.
    let own = cell_of(&hall, row.unit.expect("a unit is asked"));
    assert_eq!(named(&mut hall, own), "");
}

#[test]
fn units_in_one_hex() {
    home::run("fourth::each_unit_of_a_stack_is_reached");
}

/// Where a unit's counter is drawn.
fn cell_of(hall: &Hall, unit: UnitId) -> Cell {
    let tokens = &hall.0.world().resource::<Cast>().tokens;
    tokens.iter().find(|token| token.piece.unit == unit).and_then(|token| token.cell).expect("it is on the board")
}

#[test]
#[ignore = "part of units_in_one_hex"]
fn each_unit_of_a_stack_is_reached() {
    let mut hall = begin("the-bridge");
    take_the_seat(&mut hall);
    let first = window(&hall).and_then(|asked| asked.about).expect("a unit is set up");
    hall.tell([Intent::Accept]);
    // The second one deploys in the same hex.
    let there = cell_of(&hall, first);
    let click = || Intent::Click { cell: there, shift: false, double: false };
    hall.tell([click(), click()]);
    assert_eq!(orders(&hall), 2, "{:?}", hall.battle().notice);
    until_planning(&mut hall);
    let told = |hall: &Hall| {
        let sheet = &hall.battle().sheet;
        let place = sheet.facts.iter().find(|(_, value)| value.contains(" of 2")).map(|(_, value)| value.clone());
        (sheet.head.as_ref().map(|head| head.name.clone()).unwrap_or_default(), place.unwrap_or_default())
    };
    hall.tell([Intent::Hover(Some(there))]);
    let mut seen = BTreeSet::new();
    for _ in 0..3 {
        seen.insert(told(&hall));
        hall.tell([click()]);
    }
    assert_eq!(seen.len(), 2, "{seen:?}");
    assert!(["1 of 2", "2 of 2"].iter().all(|place| seen.iter().any(|(_, told)| told.starts_with(place))), "{seen:?}");
    // While a unit of the other side writes its cards, the key for the next unit shows the ones below.
    hall.tell([Intent::Hover(None), Intent::Accept]);
    take_the_seat(&mut hall);
    assert_eq!(window(&hall).map(|asked| (asked.name(), asked.side)), Some(("Plan", Side::Second)));
    hall.tell([Intent::Hover(Some(there))]);
    let one = told(&hall);
    hall.tell([Intent::NextUnit]);
    let other = told(&hall);
    hall.tell([Intent::NextUnit]);
    assert_eq!((one == other, told(&hall)), (false, one), "{other:?}");
}

#[test]
fn ways_of_the_others() {
    home::run("fourth::the_ways_of_all_others_are_faint");
}

#[test]
#[ignore = "part of ways_of_the_others"]
fn the_ways_of_all_others_are_faint() {
    let mut hall = begin("the-bridge");
    until_planning(&mut hall);
    // Every unit that can gets a card that moves it forward.
    let rows = hall.battle().form.clone().expect("cards are written").rows;
    for row in &rows {
        let item = &row.items[0];
        let goes = |cells: &[String]| cells.iter().any(|cell| cell.contains('F'));
        let card = item.choices.iter().position(|choice| !choice.idle && goes(&choice.cells));
        card.into_iter().for_each(|card| hall.tell([Intent::Fill(item.number, card)]));
    }
    for row in &rows[..2] {
        hall.tell([Intent::SelectUnit(row.unit.expect("a row of a unit"))]);
        let sketch = hall.0.world().resource::<Sketch>();
        assert_eq!((sketch.ghosts.len(), sketch.paths.len()), (1, 1), "the chosen one");
        assert!(sketch.faint_ghosts.len() >= 3 && sketch.faint_paths.len() >= 3, "{:?}", sketch.faint_ghosts);
        let own = sketch.ghosts[0].look.tag;
        assert!(sketch.faint_ghosts.iter().all(|ghost| ghost.look.tag != own));
    }
    assert!(!hall.battle().asked.is_empty(), "no card lies over what is planned");
}

#[test]
fn what_lies_face_down() {
    home::run("fourth::seen_by_nobody_else");
}

/// Everything on the screen.
fn screen(hall: &Hall) -> String {
    let world = hall.0.world();
    let (cast, sketch, overlays) = (world.resource::<Cast>(), world.resource::<Sketch>(), world.resource::<Overlays>());
    let mut battle = hall.battle().clone();
    // The picture of the ground is named by its address in memory.
    battle.ledger.map = None;
    format!("{battle:?} {cast:?} {sketch:?} {overlays:?}")
}

/// What the second side sees, before and after the hand-over, once the first has taken one of its cards.
fn after(card: usize) -> [String; 2] {
    let mut hall = begin("the-bridge");
    let first = hall.above();
    assert!(matches!(first, Some(Above::Pass(handover)) if !handover.told), "nothing can be watched yet: {first:?}");
    while window(&hall).is_some_and(|asked| asked.name() == "SetUp") {
        take_the_seat(&mut hall);
        let side = window(&hall).expect("it is asked").side;
        if side == Side::Second {
            let tokens = &hall.0.world().resource::<Cast>().tokens;
            let seen = tokens.iter().filter(|token| token.piece.unit.side == Side::First && token.cell.is_some());
            assert_eq!(seen.count(), 0, "nobody sees where the other side sets up");
        }
        hall.tell([Intent::Accept]);
    }
    take_the_seat(&mut hall);
    assert_eq!(window(&hall).map(|asked| (asked.name(), asked.side)), Some(("Plan", Side::First)));
    hall.tell([Intent::Fill(0, card), Intent::Accept]);
    assert!(matches!(hall.above(), Some(Above::Pass(handover)) if handover.side == Side::Second));
    let curtain = screen(&hall);
    take_the_seat(&mut hall);
    [curtain, screen(&hall)]
}

#[test]
#[ignore = "part of what_lies_face_down"]
fn seen_by_nobody_else() {
    assert_eq!(after(0), after(1));
}

#[test]
fn a_look_at_the_replay_while_writing() {
    home::run("fourth::half_written_cards_are_there_after_a_look_at_the_replay");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn half_written_cards_are_there_after_a_look_at_the_replay() {
    let mut hall = begin_against("bare-shoulder", Who::Scripted("closed-fist".to_owned(), Strength::Quick));
    for _ in 0..400 {
        match window(&hall) {
            Some(asked) if asked.name() == "Plan" && hall.battle().form.is_some() => break,
            Some(asked) if asked.side == Side::First && asked.name() != "Plan" => hall.tell([Intent::Accept]),
            _ => hall.wait(5),
        }
    }
    let taken = |hall: &Hall| {
        let form = hall.battle().form.clone().expect("cards are written");
        form.rows.iter().flat_map(|row| &row.items).map(|item| item.taken).collect::<Vec<_>>()
    };
    let usual = taken(&hall);
    let form = hall.battle().form.clone().expect("cards are written");
    for item in form.rows.iter().flat_map(|row| &row.items) {
        hall.tell([Intent::Fill(item.number, item.choices.len() - 1)]);
    }
    let written = taken(&hall);
    assert_ne!(written, usual);
    hall.tell([Intent::Open(Shown::Theatre)]);
    assert!(hall.battle().theatre.is_some() && hall.battle().form.is_none());
    hall.tell([Intent::Back]);
    hall.wait(5);
    assert_eq!(taken(&hall), written);
}

#[test]
fn what_keys_tell_before_there_is_anything_to_show() {
    home::run("fourth::keys_with_nothing_to_show_say_so");
}

#[test]
#[ignore = "part of what_keys_tell_before_there_is_anything_to_show"]
fn keys_with_nothing_to_show_say_so() {
    let mut hall = begin_against("bare-shoulder", Who::Scripted("closed-fist".to_owned(), Strength::Quick));
    hall.tell([Intent::Reasons]);
    let Some(Above::Advice(reasons)) = hall.above().cloned() else { panic!("no card: {:?}", hall.above()) };
    assert!(reasons.courses.is_empty() && reasons.line.contains("this card shows"), "{}", reasons.line);
    assert!(!reasons.line.contains("battle is over"), "cards are revealed long before: {}", reasons.line);
    hall.tell([Intent::Back, Intent::NextView]);
    let views = hall.battle().views.clone().expect("buttons");
    assert!(views.chosen.is_some() && !views.legend.is_empty(), "{views:?}");
}

#[test]
fn an_enemy_at_the_pointer_and_old_dice() {
    home::run("fourth::reach_at_the_pointer_and_no_old_dice");
}

#[test]
#[ignore = "part of an_enemy_at_the_pointer_and_old_dice"]
fn reach_at_the_pointer_and_no_old_dice() {
    let mut hall = begin("the-bridge");
    until_planning(&mut hall);
    let enemies = |hall: &Hall| -> Vec<Cell> {
        let tokens = &hall.0.world().resource::<Cast>().tokens;
        let theirs = tokens.iter().filter(|token| token.piece.unit.side == Side::Second);
        theirs.filter_map(|token| token.cell).collect()
    };
    for cell in enemies(&hall) {
        hall.tell([Intent::Hover(Some(cell))]);
        let line = hall.battle().chip.as_ref().and_then(|chip| chip.line.clone()).unwrap_or_default();
        assert!(line.starts_with("In reach: ") || line.starts_with("Out of reach: "), "{line}");
    }
    // Every card has its words, and the dice of a round are gone when the next one begins.
    let form = hall.battle().form.clone().expect("cards are written");
    let cards = form.rows.iter().flat_map(|row| &row.items).flat_map(|item| &item.choices);
    // Only cells with signs need words beside them.
    let says = |card: &Choice| !card.brief.is_empty() || card.cells.iter().all(|cell| !cell.contains(['-', '/']));
    assert!(cards.clone().count() > 10 && cards.clone().all(says));
    hall.tell([Intent::Hover(None)]);
    until(&mut hall, "Fire");
    let round = |hall: &Hall| hall.battle().track.round;
    let fired = round(&hall);
    for _ in 0..80 {
        if round(&hall) > fired {
            break;
        }
        hall.tell([Intent::Accept]);
        take_the_seat(&mut hall);
    }
    assert_eq!((round(&hall), window(&hall).map(|asked| asked.name())), (fired + 1, Some("Plan")));
    assert!(hall.battle().tray.dice.is_empty(), "{:?}", hall.battle().tray);
}

#[test]
fn fire_cards_after_the_moves() {
    home::run("fourth::fire_cards_follow_the_movement_card_that_is_chosen");
}

#[test]
#[ignore = "part of fire_cards_after_the_moves"]
fn fire_cards_follow_the_movement_card_that_is_chosen() {
    let mut hall = begin("the-bridge");
    until_planning(&mut hall);
    let rows = hall.battle().form.clone().expect("cards are written").rows;
    let mut followed = 0;
    for (place, row) in rows.iter().enumerate() {
        let [moves, _] = &row.items[..] else { panic!("a movement card and a fire card: {:?}", row.items) };
        let mut seen = Vec::new();
        for pick in 0..moves.choices.len() {
            hall.tell([Intent::Fill(moves.number, pick)]);
            let now = hall.battle().form.clone().expect("they are still written").rows[place].clone();
            assert_eq!(now.items[0].taken, pick);
            seen.push(now.items[1].choices.iter().map(|card| card.cells.clone()).collect::<Vec<_>>());
        }
        assert!(seen.iter().flatten().flatten().all(|cell| !cell.contains('/')), "one speed, one effect: {seen:?}");
        followed += usize::from(seen.iter().any(|cards| *cards != seen[0]));
    }
    assert!(followed > 0, "no unit fires otherwise at another speed");
}
