//! An ambush between two people at one computer: nothing about hidden characters reaches the other side's screen, and
//! hand-overs happen only as long as somebody hides.

use super::{
    home,
    third::{begin, begin_own, click, orders, place, take_the_seat, verb, view, window},
    ways::Hall,
};
use monkeys::{
    battle::record::Record,
    board::Cell,
    engine::{BattleLog, Rules, Viewer, What, door},
    force::{PieceId, Side},
    input::{Free, Intent, Lens, LessonTurn, Shown},
    panels::{Above, Scene, Table, decision::Ask},
    rules::initiative::{
        Initiative, Order,
        aim::Aimed,
        order::{Action, Say},
        set_up, talk,
    },
    screens::{Pages, table},
    view::{Cast, Landmarks, Overlays, Playback, Sketch},
    words::word,
};

pub const LEVEL: &str = "ambush-on-the-salt-road";

/// Everything shown and written: panels, cards, counters, overlays, the log.
pub fn told(hall: &Hall) -> String {
    let world = hall.0.world();
    let counters: Vec<_> = world.resource::<Playback>().tokens().map(|token| (token.piece, token.cell)).collect();
    let screen = world.resource::<Table>().screen.as_ref();
    let (overlays, sketch) = (world.resource::<Overlays>(), world.resource::<Sketch>());
    let (cast, landmarks) = (world.resource::<Cast>(), world.resource::<Landmarks>());
    let told = format!("{screen:?} {counters:?} {overlays:?} {sketch:?} {cast:?} {landmarks:?}");
    // Pictures are named by their address in memory, and the view may still be moving.
    let unnamed = without(&told, "map-0x", |letter| letter.is_ascii_hexdigit());
    let glides = ["view: [", "asked: [", "drafted: ["];
    glides.iter().fold(unnamed, |told, place| without(&told, place, |letter| letter != ']'))
}

/// A text without what follows each occurrence of such a beginning.
fn without(text: &str, beginning: &str, follows: impl Fn(char) -> bool) -> String {
    let mut parts = text.split(beginning);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.trim_start_matches(&follows))
}

/// The hidden characters, with their cells.
pub fn hidden(hall: &Hall) -> Vec<(PieceId, Cell)> {
    let field = view(hall).field;
    let hides = field.all().filter(|unit| !field.is_known(*unit));
    hides.filter_map(|unit| Some((field.piece(unit), field.cell(unit)?))).collect()
}

/// Whether somebody hides, or waits to hide.
fn hides(hall: &Hall) -> bool {
    let field = view(hall).field;
    field.all().any(|unit| !field.is_known(unit))
}

/// The counters on the board.
fn shown(hall: &Hall) -> Vec<PieceId> {
    let tokens = hall.0.world().resource::<Playback>().tokens();
    tokens.filter(|token| token.cell.is_some()).map(|token| token.piece).collect()
}

/// The side that walks into the ambush.
fn movers(hall: &Hall) -> Side {
    let field = view(hall).field;
    field.setting.scenario.ambush.as_ref().expect("an ambush").movers
}

/// Puts an ambusher on one of its possible places, far off the road: a different one in each game.
fn lie_in_wait(hall: &mut Hall, other: usize) {
    let field = view(hall).field;
    let side = window(hall).expect("it is asked").side;
    let unit = field.of(side).find(|unit| field.waits(*unit)).expect("somebody waits");
    let (id, mut cells) = (field.unit(unit).id, set_up::places(field, view(hall).turn, unit));
    cells.retain(|cell| cell.x <= 11 || cell.x >= 30);
    let cell = cells[(other * 7) % cells.len()];
    hall.tell([Intent::SelectUnit(id), click(cell)]);
    hall.tell([click(cell)]);
}

/// The same battle between two bands of the same kinds: dice decide between equals, unseen by the movers.
pub fn between_likes() -> Hall {
    let text = monkeys::data::library::level(LEVEL).expect("it ships");
    begin_own("likes", &text.replace("canopy-six", "ironbough-six").replace("Ambush on the Salt Road", "Likes"))
}

/// The card of all rolls.
fn looked_up(hall: &mut Hall) -> String {
    hall.tell([Intent::Open(Shown::Rolls)]);
    told(hall)
}

/// Plays until the movers have been asked in the second turn; nobody shoots. Returns what was on the table whenever
/// they were asked, and what they could look up.
fn lurked(other: usize) -> Vec<String> {
    let mut hall = between_likes();
    let movers = movers(&hall);
    let (mut theirs, mut thrown) = (Vec::new(), 0);
    for _ in 0..400 {
        if let Some(Above::Pass(handover)) = hall.above() {
            let covers = handover.covers();
            assert!(
                hall.battle().decision.is_none() && hall.battle().orders.buttons.is_empty(),
                "nothing to choose yet"
            );
            for (piece, _) in hidden(&hall) {
                let there = shown(&hall).contains(&piece);
                assert!(!covers || !there, "{piece} is not on the table while it is handed over");
            }
            hall.tell([Intent::Accept]);
            continue;
        }
        let Some(asked) = window(&hall) else { break };
        if view(&hall).turn.turn > 1 && asked.side == movers && asked.name() == "Call" {
            assert_eq!(hidden(&hall).len(), 4, "nobody has been detected");
            let log = hall.0.world().resource::<BattleLog>();
            let dice =
                |viewer: Viewer| log.seen_by(viewer).filter(|fact| matches!(fact.what, What::Threw { .. })).count();
            thrown = dice(Viewer::Side(movers.other()));
            assert_eq!(dice(Viewer::Side(movers)), 0, "no throw that one of them doesn't know of");
            theirs.push(looked_up(&mut hall));
            break;
        }
        let before = orders(&hall);
        if asked.side == movers {
            assert_eq!(table::viewer(hall.0.world()), seen_by(&hall, movers), "it sees with its own eyes");
            for (piece, _) in hidden(&hall) {
                assert!(!shown(&hall).contains(&piece), "{piece} is not on the movers' table");
            }
            theirs.push(told(&hall));
        } else if asked.name() == "Call" {
            assert!(asked.is_secret(), "whoever hides is called in secret");
            assert!(shown(&hall).contains(&asked.about.expect("somebody").primate(1)), "its own side sees it");
        }
        match (asked.name(), hall.battle().decision.as_ref().map(|one| one.ask.clone())) {
            ("SetUp", _) if asked.side != movers => lie_in_wait(&mut hall, other),
            ("Watch", Some(Ask::Pick(_))) => hall.tell([Intent::TakeOption(0)]),
            ("Declare", _) => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            ("Call", _) => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
            ("Repeat", _) => hall.tell([Intent::Mode(verb("GoOn")), Intent::Accept]),
            _ => hall.tell([Intent::Accept]),
        }
        assert!(orders(&hall) > before, "{asked:?}: {:?}", hall.battle().notice);
    }
    assert!(thrown > 0, "those who are alike throw for who is first");
    theirs
}

/// The viewer while a side is asked: everybody while nobody hides yet.
fn seen_by(hall: &Hall, side: Side) -> Viewer {
    if table::has_secrets(hall.0.world()) { Viewer::Side(side) } else { Viewer::All }
}

#[test]
fn whoever_hides_is_on_no_screen_of_the_other_side() {
    home::run("ambush::kept_from_the_movers");
}

#[test]
#[ignore = "run by the test above, in a home of its own"]
fn kept_from_the_movers() {
    let (one, other) = (lurked(0), lurked(1));
    assert!(one.len() > 6, "{}", one.len());
    for (place, (one, other)) in one.iter().zip(&other).enumerate() {
        assert!(one == other, "the movers are asked for the {place}. time: {}", differs(one, other));
    }
}

/// The first position where two screens differ.
pub fn differs(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(one, other)| one != other).unwrap_or_default();
    let from = at.saturating_sub(160);
    let part = |text: &str| text.chars().skip(from).take(320).collect::<String>();
    format!("\n{}\n{}", part(one), part(other))
}

#[test]
fn a_hand_over_says_nothing() {
    home::run("ambush::after_each_move");
}

#[test]
#[ignore = "part of a_hand_over_says_nothing"]
fn after_each_move() {
    let mut hall = begin(LEVEL);
    let movers = movers(&hall);
    let (mut moves, mut idle) = (0, 0);
    for _ in 0..300 {
        if let Some(Above::Pass(handover)) = hall.above() {
            assert!(handover.blind && !handover.told, "the board is covered, and nothing of it is played again");
            hall.tell([Intent::Accept]);
            continue;
        }
        let Some(asked) = window(&hall) else { break };
        if !hides(&hall) || moves > 3 {
            break;
        }
        let walks = asked.side == movers && matches!(asked.name(), "Call" | "Repeat");
        if walks {
            let unit = asked.about.expect("somebody");
            let from = place(&hall, unit).expect("it stands");
            match asked.name() {
                "Repeat" => hall.tell([Intent::Mode(verb("GoOn")), Intent::Accept]),
                _ => {
                    let south = Cell::new(from.x, from.y + 1);
                    hall.tell([Intent::Mode(verb("Walk")), click(south), click(south)]);
                }
            }
            if place(&hall, unit) != Some(from) && hides(&hall) {
                moves += 1;
                let passed = matches!(hall.above(), Some(Above::Pass(handover)) if handover.side == movers.other());
                assert!(passed, "whether or not anybody is asked: {:?}", hall.above());
                hall.tell([Intent::Accept]);
                let nobody = window(&hall).is_none_or(|asked| asked.name() != "Watch");
                idle += usize::from(nobody);
                if window(&hall).is_some_and(|asked| asked.side == movers) {
                    nothing_to_decide(&mut hall, movers);
                }
            }
            continue;
        }
        match asked.name() {
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            "Call" => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
            "Watch" => hall.tell([Intent::TakeOption(0)]),
            _ => hall.tell([Intent::Accept]),
        }
    }
    assert!(moves > 0 && idle > 0, "{moves} moves, {idle} of them with nobody to be asked");
}

/// The ambushers' player has the seat and is told that there is nothing to decide; the computer then goes back.
fn nothing_to_decide(hall: &mut Hall, movers: Side) {
    let Some(Above::Pass(handover)) = hall.above().cloned() else { panic!("{:?}", hall.above()) };
    assert!(handover.idle && handover.side == movers, "{handover:?}");
    assert_eq!(table::viewer(hall.0.world()), Viewer::Side(movers.other()), "it sees its own pieces meanwhile");
    hall.tell([Intent::Accept]);
    let Some(Above::Pass(handover)) = hall.above().cloned() else { panic!("{:?}", hall.above()) };
    assert!(handover.covers() && handover.side == movers, "{handover:?}");
    assert_eq!(table::viewer(hall.0.world()), Viewer::Public);
}

#[test]
fn a_hand_over_comes_at_once() {
    home::run_with("ambush::before_the_rest_is_shown", "(format: 1, hints: false, speed: 1)");
}

#[test]
#[ignore = "part of a_hand_over_comes_at_once"]
fn before_the_rest_is_shown() {
    let mut hall = begin(LEVEL);
    let movers = movers(&hall);
    let (mut passed, mut held) = (0, 0);
    for _ in 0..3_000 {
        if held > 1 {
            break;
        }
        if let Some(Above::Pass(handover)) = hall.above().cloned() {
            if handover.covers() {
                passed += 1;
                held += usize::from(stands_still(&mut hall, handover.side));
            }
            if matches!(hall.above(), Some(Above::Pass(_))) {
                hall.tell([Intent::Accept]);
            }
            continue;
        }
        let seat = |hall: &Hall| hall.0.world().resource::<Pages>().asked;
        let Some(asked) = window(&hall).filter(|_| held == 0 || hides(&hall)) else { break };
        let before = orders(&hall);
        if !hall.0.world().resource::<Playback>().caught_up() || seat(&hall) != Some(asked.side) {
            hall.tell([Intent::Skip]);
            continue;
        }
        match asked.name() {
            "SetUp" if asked.side != movers => lie_in_wait(&mut hall, 3),
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            "Watch" => hall.tell([Intent::TakeOption(0)]),
            "Repeat" => hall.tell([Intent::Mode(verb("GoOn")), Intent::Accept]),
            "Call" if asked.side == movers => {
                let from = place(&hall, asked.about.expect("somebody")).expect("it stands");
                let south = Cell::new(from.x, from.y + 1);
                hall.tell([Intent::Mode(verb("Walk")), click(south), click(south)]);
                if orders(&hall) == before {
                    hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]);
                }
            }
            "Call" => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
            _ => hall.tell([Intent::Accept]),
        }
        // Nobody fires, so nobody wants to look at dice first.
        let passes = window(&hall).is_some_and(|next| next.side != asked.side) && !hidden(&hall).is_empty();
        if passes && orders(&hall) > before {
            let covered = matches!(hall.above(), Some(Above::Pass(handover)) if handover.covers());
            assert!(covered, "the next player's board is not shown: {asked:?}, {:?}", hall.above());
        }
    }
    assert!(passed >= held && held > 1, "{passed} hand-overs, {held} of them before a walk was shown");
}

/// While the board is covered nothing goes on: returns whether something has yet to be shown, and then shows it to the
/// player who takes the seat, without anybody whom that one doesn't know of.
fn stands_still(hall: &mut Hall, side: Side) -> bool {
    let unknown: Vec<PieceId> =
        hidden(hall).into_iter().map(|(piece, _)| piece).filter(|piece| piece.unit.side != side).collect();
    let told = |hall: &Hall| hall.0.world().resource::<Playback>().told();
    let before = told(hall);
    hall.wait(20);
    assert_eq!(told(hall), before, "it waits");
    if hall.0.world().resource::<Playback>().caught_up() {
        return false;
    }
    hall.tell([Intent::Accept]);
    for _ in 0..2_000 {
        assert!(unknown.iter().all(|piece| !shown(hall).contains(piece)), "{unknown:?}");
        if hall.0.world().resource::<Playback>().caught_up() {
            break;
        }
        assert!(!matches!(hall.above(), Some(Above::Pass(_))), "it is shown first");
        hall.wait(1);
    }
    assert!(told(hall) > before, "it goes on from there");
    true
}

#[test]
fn nobody_hides_any_more() {
    home::run("ambush::the_curtain_stays_away");
}

#[test]
#[ignore = "part of nobody_hides_any_more"]
fn the_curtain_stays_away() {
    // In a battle without ambushers there is never a hand-over, as the settings say.
    let mut hall = begin("the-pump-yard");
    for _ in 0..30 {
        assert!(!matches!(hall.above(), Some(Above::Pass(_))), "nobody hides");
        assert!(!table::has_secrets(hall.0.world()));
        match window(&hall).expect("it goes on").name() {
            "Call" => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            _ => hall.tell([Intent::Accept]),
        }
    }
    // In an ambush there is, from the first ambusher on until all have been detected.
    let mut hall = begin(LEVEL);
    let (mut passed, mut alarmed) = (0, false);
    for _ in 0..400 {
        if matches!(hall.above(), Some(Above::Pass(_))) {
            assert!(hides(&hall), "somebody hides, or will");
            passed += 1;
            take_the_seat(&mut hall);
            continue;
        }
        let Some(asked) = window(&hall) else { break };
        alarmed |= passed > 0 && !hides(&hall);
        if alarmed {
            break;
        }
        let fire = Initiative::choices(view(&hall))
            .into_iter()
            .flat_map(|choices| choices.orders)
            .find(|order| matches!(order, Order::Act(_, Action::Fire(_))) || matches!(order, Order::Interrupt(_)));
        match (fire, asked.name()) {
            (Some(order), "Call" | "Watch") => {
                let target = match &order {
                    Order::Act(_, Action::Fire(target)) => super::third::place(&hall, *target),
                    _ => None,
                };
                match target {
                    Some(cell) => hall.tell([Intent::Mode(verb("Fire")), click(cell), click(cell)]),
                    None => hall.tell([Intent::TakeOption(1)]),
                }
            }
            (_, "Call") => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
            (_, "Watch") => hall.tell([Intent::TakeOption(0)]),
            (_, "Declare") => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            (_, "Repeat") => hall.tell([Intent::Mode(verb("GoOn")), Intent::Accept]),
            _ => hall.tell([Intent::Accept]),
        }
    }
    assert!(passed > 4, "{passed}");
    if alarmed {
        let before = passed;
        for _ in 0..10 {
            hall.wait(4);
            assert!(!matches!(hall.above(), Some(Above::Pass(_))), "after {before} curtains nobody hides");
            match window(&hall).map(|asked| asked.name()) {
                Some("Call") => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
                Some("Watch") => hall.tell([Intent::TakeOption(0)]),
                Some("Declare") => hall.tell([Intent::EndTurn, Intent::EndTurn]),
                Some("Repeat") => hall.tell([Intent::Mode(verb("GoOn")), Intent::Accept]),
                Some(_) => hall.tell([Intent::Accept]),
                None => break,
            }
        }
    }
}

#[test]
fn a_save_shows_nobody_who_hides() {
    home::run("ambush::saved_and_looked_at");
}

#[test]
#[ignore = "part of a_save_shows_nobody_who_hides"]
fn saved_and_looked_at() {
    let mut hall = begin(LEVEL);
    let movers = movers(&hall);
    for _ in 0..60 {
        take_the_seat(&mut hall);
        let Some(asked) = window(&hall) else { break };
        if !hidden(&hall).is_empty() && asked.side == movers {
            break;
        }
        match asked.name() {
            "SetUp" if asked.side != movers => lie_in_wait(&mut hall, 2),
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            "Call" => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
            "Watch" => hall.tell([Intent::TakeOption(0)]),
            _ => hall.tell([Intent::Accept]),
        }
    }
    let hiding = hidden(&hall);
    assert!(!hiding.is_empty());
    // The movers' log has none of the facts about them.
    let log = hall.0.world().resource::<BattleLog>();
    let about = |viewer: Viewer| {
        let facts = log.seen_by(viewer);
        facts
            .filter(|fact| hiding.iter().any(|(piece, _)| format!("{:?}", fact.what).contains(&format!("{piece:?}"))))
            .count()
    };
    assert_eq!((about(Viewer::Side(movers)), about(Viewer::Public)), (0, 0));
    assert!(about(Viewer::Side(movers.other())) > 0);
    // Replayed before it is over, the film knows no more than its viewer.
    hall.tell([Intent::Open(Shown::Theatre)]);
    hall.wait(20);
    for (piece, _) in &hiding {
        assert!(!shown(&hall).contains(piece), "{piece} is not in the film");
    }
    assert!(door::outcome::<Initiative>(hall.0.world()).is_none());
}

/// The card of the question is laid where it covers no enemy that its player knows.
fn foes_are_kept_clear(hall: &Hall, side: Side) {
    let (world, asked) = (hall.0.world(), &hall.battle().asked);
    let (lens, map) = (world.resource::<Lens>(), world.resource::<Free>().map);
    let tokens = world.resource::<Cast>().tokens.iter().filter(|token| token.piece.unit.side != side);
    let places = tokens.filter_map(|token| token.cell).map(|cell| lens.rect_of(cell));
    let places: Vec<_> = places.filter(|place| !place.intersect(map).is_empty()).collect();
    assert!(!places.is_empty(), "the movers are on the board");
    for place in places {
        assert!(asked.iter().any(|one| one.contains(place.center())), "{place:?} of {asked:?}");
    }
}

#[test]
fn an_ambusher_aims_where_its_player_says() {
    home::run("ambush::set_up_with_an_aim_of_its_own");
}

#[test]
#[ignore = "part of an_ambusher_aims_where_its_player_says"]
fn set_up_with_an_aim_of_its_own() {
    let mut hall = begin(LEVEL);
    let movers = movers(&hall);
    while window(&hall).is_some_and(|asked| asked.side == movers) {
        hall.tell([Intent::Accept]);
    }
    take_the_seat(&mut hall);
    for way in [0, 1] {
        let field = view(&hall).field;
        let unit = field.of(movers.other()).find(|unit| field.waits(*unit)).expect("somebody waits");
        let (id, cells) = (field.unit(unit).id, set_up::places(field, view(&hall).turn, unit));
        let (at, far) = (cells[cells.len() / 2], Cell::new(20, 2));
        hall.tell([Intent::SelectUnit(id), click(at), Intent::Mode(verb("Aim")), Intent::TakeOption(way)]);
        foes_are_kept_clear(&hall, id.side);
        hall.tell([click(far)]);
        let before = orders(&hall);
        hall.tell([Intent::Accept]);
        take_the_seat(&mut hall);
        assert_eq!(orders(&hall), before + 1, "{:?}", hall.battle().notice);
        let field = view(&hall).field;
        let unit = field.find(id).expect("it is there");
        let aim = field.unit(unit).aiming.0.expect("it lies in wait").at;
        let wanted = if way == 1 { Aimed::Area(far) } else { Aimed::Arc(far.x - at.x, far.y - at.y) };
        assert_eq!((field.cell(unit), aim), (Some(at), wanted));
    }
}

#[test]
fn a_word_beside_an_action() {
    home::run("ambush::pointed_out_beside_an_action");
}

#[test]
#[ignore = "part of a_word_beside_an_action"]
fn pointed_out_beside_an_action() {
    let mut hall = begin(LEVEL);
    let movers = movers(&hall);
    for _ in 0..200 {
        take_the_seat(&mut hall);
        let asked = window(&hall).expect("it goes on");
        match asked.name() {
            // As near to the road as possible.
            "SetUp" if asked.side != movers => {
                let field = view(&hall).field;
                let unit = field.of(asked.side).find(|unit| field.waits(*unit)).expect("somebody waits");
                let (id, cells) = (field.unit(unit).id, set_up::places(field, view(&hall).turn, unit));
                let cell = cells.into_iter().min_by_key(|cell| (cell.x - 20).abs()).expect("a place");
                hall.tell([Intent::SelectUnit(id), click(cell)]);
                hall.tell([click(cell)]);
            }
            "Watch" => hall.tell([Intent::TakeOption(0)]),
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            "Call" if asked.side == movers => {
                let field = view(&hall).field;
                let called = field.find(asked.about.expect("somebody")).expect("it is there");
                if !talk::all(field, called).is_empty() {
                    break;
                }
                hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]);
            }
            "Call" => hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]),
            "Repeat" => hall.tell([Intent::Mode(verb("GoOn")), Intent::Accept]),
            _ => hall.tell([Intent::Accept]),
        }
    }
    hall.tell([Intent::Mode(verb("GoProne"))]);
    let offers = hall.battle().sheet.offers.len();
    assert!(offers > 0, "a word may go with it");
    hall.tell([Intent::TakeOption(0), Intent::Accept]);
    let record = hall.0.world().resource::<Record<Initiative>>();
    let given = record.orders().last().cloned();
    assert!(matches!(given, Some(Order::Talk(_, Say::PointOut(_), Action::GoProne))), "{given:?}");
}

#[test]
fn a_hint_about_the_carrier() {
    home::run_with("ambush::the_hint_about_the_carrier_goes_with_its_question", "(format: 1, hints: true, speed: 0)");
}

#[test]
#[ignore = "part of a_hint_about_the_carrier"]
fn the_hint_about_the_carrier_goes_with_its_question() {
    let hint = |hall: &Hall| match hall.scene() {
        Some(Scene::Battle(battle)) => battle.lesson.as_ref().map(|card| card.title.clone()),
        _ => None,
    };
    let mut hall = begin(LEVEL);
    let movers = movers(&hall);
    for _ in 0..120 {
        take_the_seat(&mut hall);
        match window(&hall).expect("nobody has won") {
            asked if asked.name() == "Carrier" => break,
            asked if asked.name() == "SetUp" && asked.side != movers => lie_in_wait(&mut hall, 2),
            _ => hall.tell([Intent::Accept]),
        }
    }
    assert_eq!(window(&hall).map(|asked| asked.name()), Some("Carrier"));
    // Another hint may still be there from the set-up.
    for _ in 0..3 {
        if hint(&hall) == Some(word("initiative-hint-first-carrier-title")) {
            break;
        }
        hall.tell([Intent::Lesson(LessonTurn::Understood)]);
    }
    assert_eq!(hint(&hall), Some(word("initiative-hint-first-carrier-title")));
    let before = orders(&hall);
    hall.tell([Intent::TakeOption(0)]);
    if orders(&hall) == before {
        hall.tell([Intent::Accept]);
    }
    assert_eq!(orders(&hall), before + 1, "{:?}", hall.battle().decision);
    assert_ne!(hint(&hall), Some(word("initiative-hint-first-carrier-title")), "it has been answered");
}

#[test]
fn the_set_up_of_an_ambush() {
    home::run_with("ambush::set_up_by_the_rule_of_the_ambush", "(format: 1, hints: true, speed: 0)");
}

#[test]
#[ignore = "part of the_set_up_of_an_ambush"]
fn set_up_by_the_rule_of_the_ambush() {
    let hint = |hall: &Hall| hall.battle().lesson.as_ref().map(|card| card.title.clone());
    let mut hall = begin(LEVEL);
    take_the_seat(&mut hall);
    let asked = window(&hall).expect("it begins");
    assert_eq!((asked.name(), asked.side), ("SetUp", movers(&hall)));
    assert_eq!(hall.battle().band.as_ref().and_then(|band| band.rule.clone()).as_deref(), Some("G23"));
    let asked = hall.battle().decision.as_ref().map(|one| one.ask.clone());
    assert!(
        matches!(&asked, Some(Ask::OnMap(words)) if words.contains("another one")),
        "these are characters: {asked:?}"
    );
    // The way out is marked for those who have to reach it.
    let grounds = &hall.0.world().resource::<Landmarks>().grounds;
    let out = grounds.iter().find(|area| area.side == Some(movers(&hall))).expect("the way out is marked");
    assert!(!out.cells.is_empty() && out.cells.iter().all(|cell| cell.y == 29), "{out:?}");
    let road = Some(word("initiative-hint-first-set-up-road-title"));
    for _ in 0..3 {
        if hint(&hall) == road {
            break;
        }
        hall.tell([Intent::Lesson(LessonTurn::Understood)]);
    }
    assert_eq!(hint(&hall), road, "cover at the edge is no use to a column");
    hall.tell([Intent::Accept]);
    let rules: Vec<_> = hall.battle().log.lines.iter().filter_map(|line| line.rule.clone()).collect();
    assert!(rules.contains(&"G23".to_owned()) && !rules.contains(&"G22".to_owned()), "{rules:?}");
}
