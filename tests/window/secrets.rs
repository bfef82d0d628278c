//! What hidden ambushers do never reaches the other side indirectly: not through dice, advice or saves. Each test also
//! asks in the same way where it may be known.

use super::{
    ambush::{LEVEL, between_likes, differs, hidden, told},
    home,
    third::{begin, begin_own, click, orders, take_the_seat, verb, view, window},
    ways::Hall,
};
use monkeys::{
    board::Cell,
    data::library,
    engine::{BattleLog, Shape, Viewer, What, Window},
    force::Side,
    input::{Intent, Shown, intent::Moment},
    panels::{Above, Scene, saves::Row},
    rules::initiative::{Order, set_up},
    screens::{Hands, editor, host, table},
};
use std::fs;

/// The side that walks into the ambush.
const MOVERS: Side = Side::First;

/// How often the movers ask for advice.
const ADVISED: usize = 2;

/// Columns left and right of the road from where nobody on it detects an ambusher, the farthest first.
const fn west(cell: &Cell) -> i16 {
    cell.x
}

const fn east(cell: &Cell) -> i16 {
    -cell.x
}

/// The level with another start, as one of the player's own.
fn changed(file: &str, changes: &[(&str, &str)]) -> Hall {
    let mut text = library::level(LEVEL).expect("it ships").replace("Ambush on the Salt Road", file);
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    begin_own(file, &text)
}

/// The next ambusher hides at the place with the least value of `of`.
fn lie(hall: &mut Hall, of: impl Fn(&Cell) -> i16) {
    let field = view(hall).field;
    let unit = field.of(MOVERS.other()).find(|unit| field.waits(*unit)).expect("somebody waits");
    let (id, cells) = (field.unit(unit).id, set_up::places(field, view(hall).turn, unit));
    let cell = cells.into_iter().min_by_key(of).expect("a place");
    hall.tell([Intent::SelectUnit(id), click(cell)]);
    hall.tell([click(cell)]);
}

/// Answers questions: ambushers hide there, and nobody does anything else.
fn go_on(hall: &mut Hall, asked: &Window, of: impl Fn(&Cell) -> i16) {
    let before = orders(hall);
    match asked.name() {
        "SetUp" if asked.side != MOVERS => lie(hall, of),
        "Watch" => hall.tell([Intent::TakeOption(0)]),
        "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
        "Call" => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
        "Repeat" => hall.tell([Intent::Mode(verb("GoOn")), Intent::Accept]),
        _ => hall.tell([Intent::Accept]),
    }
    assert!(orders(hall) > before, "{asked:?}: {:?}", hall.battle().notice);
}

/// How many throws a viewer knows of.
fn thrown(hall: &Hall, viewer: Viewer) -> usize {
    let log = hall.0.world().resource::<BattleLog>();
    log.seen_by(viewer).filter(|fact| matches!(fact.what, What::Threw { .. })).count()
}

/// The throws in the exported table for the viewer.
fn exported(hall: &mut Hall) -> usize {
    hall.tell([Intent::ExportRolls]);
    let folder = editor::folder().expect("a folder").with_file_name("rolls");
    let files: Vec<_> = fs::read_dir(&folder).expect("it is written").flatten().map(|file| file.path()).collect();
    let [file] = &files[..] else { panic!("one table: {files:?}") };
    let table = fs::read_to_string(file).expect("it is there");
    fs::remove_dir_all(&folder).expect("it makes room for the next");
    table.lines().count() - 1
}

/// The dice in the tray, the lines of the card of rolls, the lines of the table.
fn dice(hall: &mut Hall) -> [usize; 3] {
    let tray = hall.battle().tray.dice.len();
    hall.tell([Intent::Open(Shown::Rolls)]);
    let lines = match hall.above() {
        Some(Above::Rolls(rolls)) => rolls.lines.len(),
        other => panic!("the rolls are shown: {other:?}"),
    };
    let table = exported(hall);
    hall.tell([Intent::Back]);
    [tray, lines, table]
}

#[test]
fn dice_of_those_who_hide() {
    home::run("secrets::lie_before_their_own_side_alone");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn lie_before_their_own_side_alone() {
    // Equal characters roll for who is first, unseen by the movers.
    let mut hall = between_likes();
    let (mut own, mut theirs) = (0, 0);
    for _ in 0..240 {
        if own > 0 && theirs > 0 {
            break;
        }
        if let Some(Above::Pass(handover)) = hall.above() {
            let covers = handover.covers();
            assert!(!covers || hall.battle().tray.dice.is_empty(), "nobody sees dice while the table is handed over");
            hall.tell([Intent::Accept]);
            continue;
        }
        let asked = window(&hall).expect("it goes on");
        let known = thrown(&hall, Viewer::Side(asked.side));
        if asked.name() == "Call" && thrown(&hall, Viewer::All) > 0 {
            assert_eq!(hidden(&hall).len(), 4, "nobody has been detected");
            let [tray, lines, table] = dice(&mut hall);
            assert_eq!((tray > 0, lines, table), (known > 0, known, known), "{asked:?}");
            if asked.side == MOVERS {
                assert_eq!(known, 0, "all throws are about those who hide");
                theirs += 1;
            } else {
                own += usize::from(known > 0);
            }
        }
        go_on(&mut hall, &asked, west);
    }
    assert!(own > 0 && theirs > 0, "both were asked: {own}, {theirs}");
}

/// The adviser's text, the order that it drafts, and everything shown about it.
type Advised = (Option<String>, Option<Order>, String);

fn advice(hall: &mut Hall) -> Advised {
    hall.tell([Intent::Advice]);
    hall.wait_until("the advice", |world| world.resource::<Hands>().plain.picked().is_some());
    hall.wait(6);
    let world = hall.0.world();
    let draft = host::host(world).draft(world, world.resource::<Hands>());
    let order = draft.and_then(|order| order.downcast_ref::<Order>().cloned());
    let shown = (hall.battle().told.clone(), order, told(hall));
    hall.tell([Intent::Back]);
    shown
}

/// The advice for the movers in the first turn, in a battle in which it has calls for them.
fn advised(hides: bool, of: fn(&Cell) -> i16) -> Vec<Advised> {
    let calls = ("    ambush: (movers: 'r', to: [((0, 29), (39, 29))]),\n", "");
    let mut hall =
        if hides { changed("calls", &[calls]) } else { changed("calls-in-sight", &[calls, (", hidden: true", "")]) };
    let mut given = Vec::new();
    for _ in 0..120 {
        if given.len() == ADVISED {
            break;
        }
        take_the_seat(&mut hall);
        let asked = window(&hall).expect("it goes on");
        if asked.side == MOVERS && asked.shape() == Shape::Act {
            assert_eq!(hidden(&hall).len(), if hides { 4 } else { 0 });
            let one = advice(&mut hall);
            assert!(one.0.is_some() && one.1.is_some(), "it says something: {:?}, {:?}", one.0, one.1);
            given.push(one);
        }
        go_on(&mut hall, &asked, of);
    }
    assert_eq!(given.len(), ADVISED);
    given
}

/// Near the movers on one side of the road.
const fn near(cell: &Cell) -> i16 {
    if cell.x < 20 { cell.y } else { 100 }
}

/// Far from them on the other.
const fn far(cell: &Cell) -> i16 {
    if cell.x > 20 { -cell.y } else { 100 }
}

#[test]
fn advice_against_those_who_hide() {
    home::run("secrets::is_the_same_wherever_they_are");
}

#[test]
#[ignore = "part of advice_against_those_who_hide"]
fn is_the_same_wherever_they_are() {
    let (one, other) = (advised(true, near), advised(true, far));
    for (one, other) in one.iter().zip(&other) {
        assert_eq!((&one.0, &one.1), (&other.0, &other.1));
        assert!(one.2 == other.2, "what is drafted is shown alike");
    }
    // The same advice depends on where they are as soon as that may be known.
    let heard = |all: Vec<Advised>| all.into_iter().map(|(words, order, _)| (words, order)).collect::<Vec<_>>();
    let (one, other) = (heard(advised(false, near)), heard(advised(false, far)));
    assert_ne!(one, other, "the adviser looks at those whom it sees");
}

/// The saved battles, all of them read.
fn saves(hall: &mut Hall) -> Vec<Row> {
    hall.tell([Intent::Open(Shown::Saves)]);
    hall.wait(40);
    match hall.above() {
        Some(Above::Saves(saves)) => saves.rows.clone(),
        other => panic!("the saves are shown: {other:?}"),
    }
}

/// What the title shows about the battle to continue.
fn unfinished(hall: &mut Hall) -> String {
    hall.tell([Intent::Open(Shown::Title)]);
    hall.wait(40);
    let Some(Scene::Title(title)) = hall.scene() else { panic!("the title is shown: {:?}", hall.scene()) };
    let card = title.cards.iter().find(|card| card.intent == Intent::Open(Shown::LastBattle)).expect("there is one");
    assert!(card.why.is_none(), "{:?}", card.why);
    card.about.clone()
}

/// What is shown of a save with ambushers there: in words and dots, in pixels, on the title. Once it is over, they must
/// be visible.
fn looked_at(of: fn(&Cell) -> i16) -> (String, Vec<u8>, String) {
    let mut hall = begin(LEVEL);
    for _ in 0..120 {
        take_the_seat(&mut hall);
        let asked = window(&hall).expect("it goes on");
        if asked.side == MOVERS && hidden(&hall).len() == 4 {
            break;
        }
        go_on(&mut hall, &asked, of);
    }
    let hiding = hidden(&hall);
    assert_eq!(hiding.len(), 4);
    hall.tell([Intent::Save]);
    let rows = saves(&mut hall);
    let open: Vec<&Row> = rows.iter().filter(|row| !row.over).collect();
    for row in &open {
        assert!(row.why.is_none() && !row.sides.is_empty(), "it has been read: {row:?}");
        assert!(row.dots.iter().all(|(side, _)| *side == MOVERS), "{row:?}");
    }
    let newest = open.first().expect("it is saved");
    assert!(!newest.dots.is_empty(), "the movers are there: {newest:?}");
    let words = format!("{:?}", (&newest.battle, &newest.round, &newest.turns, &newest.sides, &newest.dots));
    let pixels = newest.picture.as_ref().expect("a picture").pixels.data().to_vec();
    hall.tell([Intent::Back]);
    let title = unfinished(&mut hall);
    hall.tell([Intent::Open(Shown::LastBattle)]);
    hall.wait(20);
    take_the_seat(&mut hall);
    hall.tell([Intent::Menu, Intent::Concede, Intent::Concede]);
    hall.wait(20);
    let shows = |row: &Row| hiding.iter().all(|(piece, cell)| row.dots.contains(&(piece.unit.side, *cell)));
    let rows = saves(&mut hall);
    assert!(rows.iter().any(|row| row.over && shows(row)), "a battle that is over has no secrets: {rows:?}");
    (words, pixels, title)
}

#[test]
fn saves_with_those_who_hide() {
    home::run("secrets::look_the_same_wherever_they_are");
}

#[test]
#[ignore = "part of saves_with_those_who_hide"]
fn look_the_same_wherever_they_are() {
    let (one, other) = (looked_at(west), looked_at(east));
    assert_eq!((&one.0, &one.2), (&other.0, &other.2));
    assert!(one.1 == other.1, "the pictures are those of the ground");
}

/// The distance of a cell from a grove beside the road, from where ambushers reach the road and where nobody on it
/// detects them.
const fn beside(cell: &Cell) -> i16 {
    (cell.x - 12).abs() + (cell.y - 14).abs()
}

/// The next ambusher hides beside the road and aims away from it.
fn look_away(hall: &mut Hall) {
    let field = view(hall).field;
    let unit = field.of(MOVERS.other()).find(|unit| field.waits(*unit)).expect("somebody waits");
    let (id, cells) = (field.unit(unit).id, set_up::places(field, view(hall).turn, unit));
    let cell = cells.into_iter().min_by_key(beside).expect("a place");
    hall.tell([Intent::SelectUnit(id), click(cell), Intent::Mode(verb("Aim")), Intent::TakeOption(0)]);
    hall.tell([click(Cell::new(0, cell.y)), Intent::Accept]);
}

/// Plays the first turn with ambushers who aim at the road or away from it; they let everybody pass. Returns how often
/// they were asked about a mover, what the movers saw whenever they were asked, and each step of their replay.
fn passed(aims: bool) -> (usize, Vec<String>, Vec<String>) {
    let mut hall = begin(LEVEL);
    let (mut watched, mut theirs, mut answered) = (0, Vec::new(), false);
    for _ in 0..300 {
        take_the_seat(&mut hall);
        let asked = window(&hall).expect("it goes on");
        if asked.side == MOVERS {
            theirs.push(told(&hall));
            if std::mem::take(&mut answered) {
                cannot_be_taken_back(&mut hall);
            }
            if view(&hall).turn.turn > 1 {
                break;
            }
        } else if asked.name() == "Watch" {
            assert!(asked.is_secret(), "all of them hide");
            watched += 1;
            answered = true;
        }
        match asked.name() {
            "SetUp" if asked.side != MOVERS && !aims => look_away(&mut hall),
            _ => go_on(&mut hall, &asked, beside),
        }
    }
    assert_eq!(hidden(&hall).len(), 4, "nobody has been detected");
    assert_eq!(window(&hall).map(|asked| asked.side), Some(MOVERS));
    let film = film(&mut hall);
    (watched, theirs, film)
}

/// What the other side has decided is final, and nothing says whether it had to decide.
fn cannot_be_taken_back(hall: &mut Hall) {
    let before = orders(hall);
    let undo = hall.battle().track.undo.clone();
    assert!(undo.free == 0 && undo.sealed.contains("each hand-over"), "{undo:?}");
    hall.tell([Intent::Undo]);
    assert_eq!(orders(hall), before);
    assert!(hall.above().is_none(), "nobody else is asked again: {:?}", hall.above());
}

/// Every step of the replay that the movers may watch.
fn film(hall: &mut Hall) -> Vec<String> {
    let log = hall.0.world().resource::<BattleLog>();
    let known = log.seen_by(Viewer::Side(MOVERS)).filter(|fact| matches!(fact.what, What::Ordered { .. })).count();
    assert!(orders(hall) > known, "there are secret orders");
    hall.tell([Intent::Open(Shown::Theatre), Intent::Theatre(Moment::At(0))]);
    let all = hall.battle().theatre.as_ref().expect("it is replayed").all;
    assert_eq!(all, known, "a step for each order that the movers know of");
    let mut steps = Vec::new();
    for step in 0..=all {
        hall.tell([Intent::Theatre(Moment::At(step))]);
        assert_eq!(hall.battle().theatre.as_ref().map(|bar| bar.at), Some(step));
        assert!(hall.battle().track.steps.iter().all(|words| !words.is_empty()), "each sign on the track has a text");
        steps.push(told(hall));
    }
    hall.tell([Intent::Back]);
    steps
}

#[test]
fn secret_answers() {
    home::run("secrets::leave_no_trace_on_the_other_sides_table");
}

#[test]
#[ignore = "part of secret_answers"]
fn leave_no_trace_on_the_other_sides_table() {
    let (one, other) = (passed(true), passed(false));
    assert!(one.0 > 0 && other.0 == 0, "only those who aim at the road are asked: {}, {}", one.0, other.0);
    for (what, one, other) in [("asked", &one.1, &other.1), ("shown", &one.2, &other.2)] {
        assert_eq!(one.len(), other.len(), "{what}");
        for (place, (one, other)) in one.iter().zip(other).enumerate() {
            assert!(one == other, "{what} for the {place}. time: {}", differs(one, other));
        }
    }
}

#[test]
fn a_curtain_before_a_secret() {
    home::run("secrets::the_curtain_opens_for_the_next_player_alone");
}

#[test]
#[ignore = "part of a_curtain_before_a_secret"]
fn the_curtain_opens_for_the_next_player_alone() {
    let mut hall = begin(LEVEL);
    let mut passes = 0;
    for _ in 0..400 {
        let Some(Above::Pass(handover)) = hall.above().cloned() else {
            let asked = window(&hall).expect("it goes on");
            go_on(&mut hall, &asked, beside);
            continue;
        };
        let side = handover.side;
        if handover.idle {
            hall.tell([Intent::Accept]);
            continue;
        }
        for intent in [
            Intent::Undo,
            Intent::Advice,
            Intent::Concede,
            Intent::Open(Shown::Theatre),
            Intent::Open(Shown::Rolls),
            Intent::Theatre(Moment::TheirTurn),
        ] {
            hall.tell([intent.clone()]);
            let closed = matches!(hall.above(), Some(Above::Pass(handover)) if handover.side == side);
            assert!(closed && hall.battle().theatre.is_none(), "{intent:?}: {:?}", hall.above());
            assert_eq!(table::viewer(hall.0.world()), Viewer::Public, "{intent:?}");
        }
        for opens in [Intent::Back, Intent::Menu] {
            the_menu_opens_over_it(&mut hall, side, &opens);
        }
        hall.tell([Intent::Accept]);
        passes += 1;
        if passes == 3 {
            break;
        }
    }
    assert_eq!(passes, 3);
}

/// From the menu the battle can be saved, and the settings and the rules opened; the board stays covered.
fn the_menu_opens_over_it(hall: &mut Hall, side: Side, opens: &Intent) {
    let covered = |hall: &Hall| {
        let passing = hall.battle().passing;
        assert!(passing.is_some_and(|handover| handover.side == side && handover.covers()), "{passing:?}");
        assert_eq!(table::viewer(hall.0.world()), Viewer::Public);
    };
    hall.tell([opens.clone()]);
    assert!(matches!(hall.above(), Some(Above::Menu { .. })), "{opens:?}: {:?}", hall.above());
    covered(hall);
    hall.tell([Intent::Open(Shown::Settings)]);
    assert!(matches!(hall.above(), Some(Above::Settings(_))), "{:?}", hall.above());
    covered(hall);
    hall.tell([Intent::Back, Intent::Open(Shown::SaveAs)]);
    assert!(matches!(hall.above(), Some(Above::Naming(_))), "{:?}", hall.above());
    covered(hall);
    hall.tell([Intent::NameSave(format!("{opens:?} {side:?} {}", orders(hall))), Intent::Accept]);
    assert!(matches!(hall.above(), Some(Above::Pass(_))), "saved: {:?}", hall.above());
    covered(hall);
    // The page of the open question would say that there is one.
    hall.tell([Intent::Help(None)]);
    assert!(matches!(hall.above(), Some(Above::Book(book)) if book.page.rule.id.is_empty()), "{:?}", hall.above());
    covered(hall);
    hall.tell([Intent::Back, Intent::Menu, Intent::Menu]);
    assert!(matches!(hall.above(), Some(Above::Pass(_))), "closed again: {:?}", hall.above());
}

#[test]
fn the_outcome_of_an_ambush() {
    home::run("secrets::is_seen_before_the_curtain_falls");
}

#[test]
#[ignore = "part of the_outcome_of_an_ambush"]
fn is_seen_before_the_curtain_falls() {
    let mut hall = begin(LEVEL);
    let mut seen = 0;
    for _ in 0..300 {
        take_the_seat(&mut hall);
        let Some(asked) = window(&hall).filter(|_| seen == 0) else { break };
        if asked.name() != "Watch" || asked.side == MOVERS {
            go_on(&mut hall, &asked, beside);
            continue;
        }
        hall.tell([Intent::TakeOption(1)]);
        let passes = window(&hall).is_some_and(|next| next.side == MOVERS) && !hidden(&hall).is_empty();
        if passes {
            assert!(hall.above().is_none(), "the shot is shown first: {:?}", hall.above());
            assert_eq!(table::viewer(hall.0.world()), Viewer::Public, "as far as both may see it");
            assert!(!hall.battle().tray.dice.is_empty(), "the dice are on the table");
            hall.tell([Intent::Accept]);
            assert!(
                matches!(hall.above(), Some(Above::Pass(handover)) if handover.side == MOVERS),
                "{:?}",
                hall.above()
            );
            seen += 1;
        }
    }
    assert_eq!(seen, 1, "somebody shot before the movers were asked again");
}
