//! Suppression Actions at the table: deployed, moved, fired and ended by hand.

use super::{home, models::check_words, ways::Hall};
use monkeys::{
    battle::{
        record::Record,
        shown::{Shown as _, Wish},
    },
    board::Cell,
    engine::{BattleLog, Fact, Refusal, Rules, Shape, What, Window, door},
    force::{Side, UnitId},
    input::{
        Intent, Shown, Verb,
        intent::{Change, Decider, Fold, Setting},
    },
    panels::{Above, Battle, Scene, decision::Ask, orders::May},
    rules::{
        Book,
        suppression::{Order, Suppression, actions::VERBS},
    },
    screens::{Hands, Pages},
    view::Playback,
    words::{capital, word},
};
use std::collections::BTreeSet;

fn window(hall: &Hall) -> Option<Window> {
    door::window::<Suppression>(hall.0.world()).cloned()
}

fn orders(hall: &Hall) -> usize {
    hall.0.world().resource::<Record<Suppression>>().orders().count()
}

/// The place of a verb on the bar.
fn verb(name: &str) -> Verb {
    Verb(VERBS.iter().position(|kind| kind.name == name).expect("a verb of the book") as u8)
}

fn may(hall: &Hall, name: &str) -> bool {
    let buttons = &hall.battle().orders.buttons;
    buttons.iter().any(|button| button.mode == verb(name) && !matches!(button.may, May::Not(_)))
}

/// The cell of the chosen unit's leader.
fn leader(hall: &Hall) -> Cell {
    let world = hall.0.world();
    let field = Suppression::view(world).field;
    let unit = world.resource::<Hands>().selected().and_then(|unit| field.find(unit)).expect("a unit is chosen");
    field.head(unit).expect("it is on the board").1
}

/// Moves the chosen unit straight ahead, as far as a click finds a path.
fn advance(hall: &mut Hall, name: &str) -> bool {
    let (before, from) = (orders(hall), leader(hall));
    let side = window(hall).expect("somebody is asked").side;
    let on = if side.index() == 0 { 1 } else { -1 };
    for (dx, dy) in [(2 * on, 0), (0, 2), (0, -2), (0, 2 * on), (on, on)] {
        let cell = Cell::new(from.x + dx, from.y + dy);
        let field = Suppression::view(hall.0.world()).field;
        if !field.ground().contains(cell) || field.at(cell).is_some() {
            continue;
        }
        let click = Intent::Click { cell, shift: false, double: false };
        hall.tell([Intent::Mode(verb(name)), click.clone()]);
        if hall.0.world().resource::<Hands>().plain.picked().is_some() {
            assert!(hall.battle().sheet.accept.is_some(), "the draft can be taken");
            hall.tell([click]);
            return orders(hall) == before + 1;
        }
        let world = hall.0.world();
        let unit = world.resource::<Hands>().selected().expect("a unit is chosen");
        let wish = Wish { unit, verb: Some(name), cell, target: None, way: 0 };
        let why = Suppression::wished(Suppression::view(world), &wish).expect("it is judged").expect_err("no draft");
        let told = hall.battle().notice.as_ref().expect("a click that drafts nothing says why");
        assert_eq!(told.rule.as_deref(), Some(why.rule().0), "{name} to {cell}: {why:?}");
    }
    false
}

#[test]
fn the_second_book_is_played_by_hand() {
    home::run("second::played_by_hand");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn played_by_hand() {
    let mut hall = Hall::new();
    begin(&mut hall);
    let (mut given, mut shapes, mut pointed) = (BTreeSet::new(), BTreeSet::new(), false);
    let mut refused: BTreeSet<String> = BTreeSet::new();
    for step in 0..160 {
        pass(&mut hall);
        let Some(asked) = window(&hall) else { break };
        let before = orders(&hall);
        if asked.name() == "Act" {
            refused.extend(bar(hall.battle()));
        }
        shapes.insert(asked.name());
        answer(&mut hall, step, &mut given);
        assert!(orders(&hall) > before, "{}: {:?}", asked.name(), hall.battle().notice);
        read(hall.battle());
        pointed = pointed || points(&mut hall);
    }
    assert!(pointed, "a line of the log shows its place");
    assert!(shapes.contains("SetUp") && shapes.contains("Act"), "{shapes:?}");
    assert!(given.contains("Advance"), "{given:?}");
    assert!(refused.contains("R4"), "suppressed units may do less: {refused:?}");
    assert!(matches!(hall.scene(), Some(Scene::Battle(_))));
}

/// The bar has nine actions in three groups, and each illegal one says why; returns the rules of the reasons.
fn bar(battle: &Battle) -> Vec<String> {
    let orders = &battle.orders;
    let sizes: Vec<usize> = orders.groups.iter().map(|group| group.count).collect();
    assert_eq!((sizes.as_slice(), orders.buttons.len()), (&[4, 2, 3][..], 9), "Major, Minor and Free actions");
    let why = |may: &May| if let May::Not(why) = may { Some(why.clone()) } else { None };
    let refused: Vec<_> = orders.buttons.iter().filter_map(|button| why(&button.may)).collect();
    if refused.len() == orders.buttons.len() {
        // There is no unit at hand to give an order to.
        return Vec::new();
    }
    assert!(refused.iter().all(|why| !why.words.is_empty() && why.rule.is_some()), "{refused:?}");
    let groups = orders.groups.iter().filter_map(|group| group.why.clone());
    refused.into_iter().chain(groups).filter_map(|why| why.rule).collect()
}

/// A click on the last line about a move shows its place; returns whether there is one.
fn points(hall: &mut Hall) -> bool {
    let lines = hall.battle().log.lines.clone();
    let Some(line) = lines.iter().rposition(|line| line.words.contains("move, up to")) else { return false };
    hall.tell([Intent::LogLine(line)]);
    let pointed = hall.0.world().resource::<Hands>().pointed().cloned().expect("it is marked");
    assert!(!pointed.cells.is_empty() && pointed.units.len() == 1, "{pointed:?}");
    true
}

/// The chosen unit fires at the first possible enemy, with two clicks.
fn open_fire(hall: &mut Hall) -> bool {
    let before = orders(hall);
    let side = window(hall).expect("somebody is asked").side.other();
    let field = Suppression::view(hall.0.world()).field;
    let enemies: Vec<Cell> = field.of(side).filter_map(|unit| field.head(unit)).map(|(_, cell)| cell).collect();
    for cell in enemies {
        let click = Intent::Click { cell, shift: false, double: false };
        hall.tell([Intent::Mode(verb("OpenFire")), click.clone(), click]);
        if orders(hall) > before {
            return true;
        }
    }
    false
}

/// Starts a battle of the book's first level.
fn begin(hall: &mut Hall) {
    hall.tell([Intent::Open(Shown::SetUp)]);
    let levels = hall.0.world().resource::<Pages>().levels.clone();
    let place = levels.iter().position(|file| file.starts_with("Suppression/")).expect("its levels are offered");
    hall.tell([Intent::ChooseLevel(place), Intent::Start]);
}

/// Dismisses the hand-over card.
fn pass(hall: &mut Hall) {
    if matches!(hall.above(), Some(Above::Pass(_))) {
        hall.tell([Intent::Accept]);
    }
}

/// Answers questions by hand: alternates between the first and second action.
fn answer(hall: &mut Hall, step: usize, given: &mut BTreeSet<&'static str>) {
    let asked = window(hall).expect("somebody is asked");
    let before = orders(hall);
    match (asked.shape(), hall.battle().decision.as_ref().map(|one| one.ask.clone())) {
        (Shape::Act, None) if asked.name() == "Act" => {
            let able = ["OpenFire", "Advance", "ShootingAdvance", "AtTheDouble", "GoToGround", "Halt"];
            let name = able.into_iter().filter(|name| may(hall, name)).nth(step % 2);
            match name {
                Some("OpenFire") if open_fire(hall) => {
                    given.insert("OpenFire");
                }
                Some(name @ ("Advance" | "AtTheDouble" | "ShootingAdvance")) => {
                    given.extend(advance(hall, name).then_some(name));
                }
                Some(name) => {
                    hall.tell([Intent::Mode(verb(name)), Intent::Accept]);
                    if orders(hall) == before {
                        let enemy = hall.0.world().resource::<Hands>().clone();
                        assert!(
                            enemy.mode().is_some() || enemy.notice().is_some(),
                            "{name} waits for a click or says why"
                        );
                    } else {
                        given.insert(name);
                    }
                }
                None => {}
            }
            if orders(hall) == before {
                hall.tell([Intent::EndTurn, Intent::EndTurn]);
            }
        }
        (Shape::Act, None) => hall.tell([Intent::EndTurn, Intent::EndTurn]),
        (Shape::Pick, Some(Ask::Pick(_))) => hall.tell([Intent::TakeOption(0)]),
        (_, Some(_)) => hall.tell([Intent::Accept]),
        (shape, None) => panic!("{shape:?} is asked, and nothing is shown"),
    }
}

#[test]
fn what_the_pointer_would_come_to() {
    home::run("second::an_enemy_under_the_pointer_has_its_numbers_both_ways");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn an_enemy_under_the_pointer_has_its_numbers_both_ways() {
    let mut hall = Hall::new();
    begin(&mut hall);
    let (mut shot, mut listed, mut refused) = (0, 0, BTreeSet::<String>::new());
    for step in 0..120 {
        pass(&mut hall);
        let Some(asked) = window(&hall) else { break };
        // Enough of both has been read.
        if shot > 6 && listed > 3 && refused.iter().any(|rule| ["G2", "G4"].contains(&rule.as_str())) {
            break;
        }
        if asked.name() == "Act" && may(&hall, "OpenFire") {
            hall.tell([Intent::Hover(None)]);
            let exchange = hall.battle().exchange.clone().map_or_else(Vec::new, |exchange| exchange.rows);
            for (enemy, cell) in heads(&hall, asked.side.other()) {
                hall.tell([Intent::Mode(verb("OpenFire")), Intent::Hover(Some(cell))]);
                // A slow machine needs some frames until it appears.
                let mut frames = 0;
                while hall.battle().forecast.is_none() && frames < 400 {
                    hall.wait(1);
                    frames += 1;
                }
                match hovered(&hall, enemy) {
                    None => {
                        // The table of both ways is there if nothing else is under the pointer.
                        for row in exchange.iter().filter(|row| row.unit == enemy) {
                            assert!(!row.ours.sums.is_empty() && !row.ours.odds.0.is_empty(), "{row:?}");
                            assert!(!row.theirs.odds.0.is_empty() || row.theirs.why.is_some(), "{row:?}");
                            listed += 1;
                        }
                        shot += 1;
                    }
                    Some(rule) => {
                        refused.insert(rule);
                    }
                }
            }
            hall.tell([Intent::Hover(None)]);
            if hall.0.world().resource::<Hands>().mode().is_some() {
                hall.tell([Intent::Back]);
            }
        }
        answer(&mut hall, step, &mut BTreeSet::new());
    }
    assert!(shot > 3 && listed > 3, "{shot}, {listed}");
    assert!(refused.contains("G2") || refused.contains("G4"), "out of sight or out of range: {refused:?}");
}

/// The units of a side, and the cell of each one's first piece.
fn heads(hall: &Hall, side: Side) -> Vec<(UnitId, Cell)> {
    let field = Suppression::view(hall.0.world()).field;
    field.standing(side).filter_map(|unit| Some((field.unit(unit).id, field.head(unit)?.1))).collect()
}

/// Reads what is shown about fire at the enemy under the pointer, shots or a shell; returns the rule of the reason if
/// there is none.
fn hovered(hall: &Hall, enemy: UnitId) -> Option<String> {
    let battle = hall.battle();
    let forecast = battle.forecast.as_ref().expect("an enemy under the pointer has a forecast");
    assert_eq!(forecast.against.as_ref().map(|(side, _)| *side), Some(enemy.side));
    if forecast.parts.is_empty() {
        let why = forecast.notes.first().expect("a reason");
        assert!(!why.words.is_empty());
        return Some(why.rule.clone().expect("the rule of the reason"));
    }
    let part = |id: &str| forecast.parts.iter().find(|part| part.title == word(id));
    if let Some(shell) = part("suppression-part-template") {
        let lands = shell.terms.iter().find(|term| term.words == word("suppression-term-lands"));
        assert!(lands.is_some_and(|term| term.value.ends_with('+')) && shell.odds.0.len() == 2, "{shell:?}");
        assert!(part("suppression-part-drift").is_some_and(|part| part.terms.len() == 2), "{forecast:?}");
        return None;
    }
    let has = |id: &str| part(id).expect("its part");
    let markers = &has("suppression-part-markers").odds.0;
    let sum: u32 = markers.iter().map(|chance| u32::from(chance.tenths)).sum();
    assert!((999..=1001).contains(&sum), "the chances of markers are all of them: {markers:?}");
    let terms: Vec<_> = forecast.parts.iter().flat_map(|part| &part.terms).collect();
    for id in
        ["suppression-term-hit", "suppression-term-wound", "suppression-average-hits", "suppression-average-falls"]
    {
        let term = terms.iter().find(|term| term.words == word(id)).expect("it is told");
        assert!(term.value.chars().any(|letter| letter.is_ascii_digit()), "{term:?}");
    }
    assert!(!forecast.answer.is_empty() || forecast.notes.iter().any(|note| note.theirs), "and what they could do");
    None
}

#[test]
fn who_played_it_last() {
    home::run("second::the_players_of_each_book_are_remembered");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn the_players_of_each_book_are_remembered() {
    let book = |hall: &mut Hall, second: bool| {
        hall.tell([Intent::Open(Shown::SetUp)]);
        let levels = hall.0.world().resource::<Pages>().levels.clone();
        let place = levels.iter().position(|file| file.starts_with("Suppression/") == second).expect("a level");
        hall.tell([Intent::ChooseLevel(place)]);
    };
    let players = |hall: &Hall| match hall.scene() {
        Some(Scene::SetUp(set_up)) => set_up.sides.iter().map(|side| side.player.0.clone()).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let mut hall = Hall::new();
    let mut left = Vec::new();
    for second in [true, false] {
        book(&mut hall, second);
        let before = players(&hall);
        hall.tell([Intent::Plan(Change::Seat(Side::First, 2)), Intent::Plan(Change::Seat(Side::Second, -1))]);
        left.push(players(&hall));
        assert_ne!(before, left[left.len() - 1], "somebody else has sat down");
    }
    assert_ne!(left[0], left[1], "each book has players of its own");
    // The program is closed and opened again.
    let mut hall = Hall(home::game(Vec::new()));
    hall.wait(60);
    for (second, left) in [true, false].into_iter().zip(left) {
        book(&mut hall, second);
        assert_eq!(players(&hall), left);
    }
}

#[test]
fn a_choice_cuts_short_what_ones_own_order_shows() {
    let settings = "(format: 1, hints: false, pass_card: false, speed: 1)";
    home::run_with("second::a_unit_is_chosen_while_another_still_walks", settings);
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn a_unit_is_chosen_while_another_still_walks() {
    let mut hall = Hall::new();
    begin(&mut hall);
    for step in 0..400 {
        if window(&hall).is_some_and(|asked| asked.name() == "Act") {
            break;
        }
        answer(&mut hall, step, &mut BTreeSet::new());
    }
    let caught_up = |hall: &Hall| hall.0.world().resource::<Playback>().caught_up();
    while !caught_up(&hall) {
        hall.wait(1);
    }
    let selected = |hall: &Hall| hall.0.world().resource::<Hands>().selected();
    let walks = selected(&hall);
    let moved = ["Advance", "AtTheDouble"].into_iter().any(|name| advance(&mut hall, name));
    assert!(moved, "{:?}", hall.battle().notice);
    assert!(!caught_up(&hall), "its way is still being shown");
    let next = selected(&hall);
    let units = hall.battle().ledger.armies.iter().flat_map(|army| &army.platoons).flat_map(|platoon| &platoon.rows);
    let side = window(&hall).expect("it is asked").side;
    let other = units
        .map(|row| row.unit)
        .find(|unit| unit.side == side && ![walks, next].contains(&Some(*unit)))
        .expect("another one");
    hall.tell([Intent::GoTo(other)]);
    assert!(caught_up(&hall), "the rest is shown at once");
    assert_eq!(selected(&hall), Some(other));
}

#[test]
fn decisions_of_the_second_book_are_left_to_the_game() {
    home::run("second::a_set_up_that_nobody_is_asked_for");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn a_set_up_that_nobody_is_asked_for() {
    let mut hall = Hall::new();
    begin(&mut hall);
    assert_eq!(window(&hall).map(|asked| asked.name()), Some("SetUp"));
    // A disabled button says why, whatever is asked.
    let why = Intent::WhyNot { words: "Not in the set-up.".into(), rule: Some("G25".into()) };
    hall.tell([why.clone()]);
    let notice = hall.battle().notice.clone().expect("it is said");
    assert_eq!((notice.words.as_str(), notice.rule.as_deref()), ("Not in the set-up.", Some("G25")));
    // Pressed again, it opens the rule.
    hall.tell([why]);
    let Some(Above::Book(book)) = hall.above() else { panic!("{:?}", hall.above()) };
    assert_eq!(book.page.rule.id, "G25");
    hall.tell([Intent::Help(None)]);
    // The settings list the decisions of the book on the table first, and those of all others.
    hall.tell([Intent::Open(Shown::Settings)]);
    let Some(Above::Settings(settings)) = hall.above() else { panic!("{:?}", hall.above()) };
    assert_eq!(settings.asking[0].book, Suppression::BOOK);
    assert_eq!(settings.asking.len(), Book::ALL.len());
    let kinds: Vec<_> =
        settings.asking.iter().flat_map(|book| book.kinds.iter().map(|kind| (book.book, kind))).collect();
    assert!(kinds.iter().all(|(_, kind)| !kind.words.is_empty()), "{kinds:?}");
    let unlike: BTreeSet<_> = kinds.iter().map(|(book, kind)| (book, kind.kind)).collect();
    assert_eq!(unlike.len(), kinds.len());
    let kind = settings.asking[0].kinds.iter().find(|kind| kind.kind == "SetUp").expect("it is listed");
    assert_eq!((kind.who, kind.marks), (Decider::Player, true));
    // Left to the game, nobody is asked where units deploy.
    hall.tell([
        Intent::Set(Setting::Ask { book: Suppression::BOOK, kind: "SetUp", who: Decider::Marked }),
        Intent::Back,
    ]);
    hall.wait_until("the first turn", |world| {
        door::window::<Suppression>(world).is_some_and(|asked| asked.name() != "SetUp")
    });
    let record = hall.0.world().resource::<Record<Suppression>>();
    assert!(record.orders().any(|order| matches!(order, Order::SetUp(..))), "they are set up all the same");
}

#[test]
fn the_table_of_the_starting_phase() {
    home::run("second::it_opens_by_itself_once_all_is_rolled_and_is_put_aside");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn it_opens_by_itself_once_all_is_rolled_and_is_put_aside() {
    let mut hall = Hall::new();
    begin(&mut hall);
    for step in 0..400 {
        pass(&mut hall);
        if hall.battle().report.is_some() {
            break;
        }
        answer(&mut hall, step, &mut BTreeSet::new());
    }
    let report = |hall: &Hall| hall.battle().report.clone();
    let opened = report(&hall).expect("somebody has rolled as a turn began");
    assert_eq!(window(&hall).map(|asked| asked.name()), Some("Act"), "nothing else is asked while it lies there");
    let facts = hall.0.world().resource::<BattleLog>().facts();
    let begun = |fact: &Fact| matches!(&fact.what, What::Began { step: "starting", .. });
    let start = facts.iter().rposition(begun).expect("a turn has begun");
    let rolled =
        facts[start..].iter().filter(|fact| matches!(&fact.what, What::Threw { why, .. } if why.starts_with("check-")));
    let rows: usize = opened.tables.iter().map(|table| table.rows.len()).sum();
    assert!(rows >= rolled.count(), "every check of this turn is in it: {opened:?}");
    // Dismissed and shown again by its button and by the phase on the track.
    hall.tell([Intent::Fold(Fold::Report)]);
    assert_eq!(report(&hall), None);
    hall.tell([Intent::Fold(Fold::Report)]);
    assert_eq!(report(&hall), Some(opened.clone()));
    // One step back dismisses it too, before the menu opens.
    hall.tell([Intent::Back]);
    assert!(report(&hall).is_none() && hall.above().is_none());
    // The help opens at the ground under the pointer.
    let ground = Suppression::view(hall.0.world()).field.ground();
    let free = |cell: &Cell| Suppression::view(hall.0.world()).field.at(*cell).is_none();
    let goals: BTreeSet<Cell> =
        Suppression::objectives(hall.0.world()).into_iter().flat_map(|objective| objective.cells).collect();
    let rough = |cell: &Cell| ground.spots()[*cell].kind != 0 && free(cell) && !goals.contains(cell);
    let rough = ground.spots().cells().find(rough).expect("there is some");
    let goal = goals.iter().copied().find(free).expect("one is free");
    let name = capital(&Suppression::view(hall.0.world()).field.terrain(rough).name);
    for (cell, rule, told) in [(rough, "G24", name.as_str()), (goal, "G13", "holds it now")] {
        hall.tell([Intent::Hover(Some(cell))]);
        // The pointer's text is about the same thing, with the same rule.
        let chip = hall.battle().chip.clone().expect("something is said there");
        assert!(chip.line.is_some_and(|line| line.contains(told)), "{told}");
        assert_eq!(chip.rule.as_deref(), Some(rule));
        hall.tell([Intent::Help(None)]);
        let Some(Above::Book(book)) = hall.above() else { panic!("the book is open") };
        assert_eq!(book.page.rule.id, rule);
        hall.tell([Intent::Help(None)]);
    }
    hall.tell([Intent::Fold(Fold::Report)]);
    assert_eq!(report(&hall), Some(opened));
    // Giving an order means that it has been read.
    let before = orders(&hall);
    answer(&mut hall, 0, &mut BTreeSet::new());
    assert!(orders(&hall) > before && report(&hall).is_none());
}

/// Nothing on the screen lacks its words, or contains an id from a file.
fn read(battle: &Battle) {
    check_words(&battle.log.lines, "the log");
    check_words(&battle.track, "the track");
    check_words(&battle.orders, "the bar");
    check_words(&battle.sheet, "the sheet");
    check_words(&battle.decision, "the question");
}
