//! Calls of Initiative Ladder by hand: one key for each kind of order, what holding and letting pass mean, where reach
//! is shown, and answers that stand for a while.

use super::{
    home,
    third::{begin, click, orders, place, set_up, take_the_seat, verb, view, window},
    ways::Hall,
};
use monkeys::{
    board::{Cell, distance},
    engine::Rules,
    force::{Side, UnitId, UnitIx},
    input::{Intent, LessonTurn, Setting, Verb},
    panels::{
        decision::{Ask, Card},
        figure::Limb,
        orders::{May, OrderButton},
    },
    rules::initiative::{Initiative, Order, field::bit, order::Action, shooting, verbs::VERBS, wounds::Location},
    screens::Hands,
    view::{
        Landmarks, Opening, Outlook, Overlays, Playback, Sketch,
        art::{
            icons::Sign,
            overlay::{Region, Wash},
        },
    },
    words::word,
};
use std::collections::{BTreeMap, BTreeSet};

/// Kinds of order that never stand beside each other.
const APART: [&[&str]; 4] =
    [&["Walk", "GoOn"], &["GoProne", "StandUp", "BreakOff"], &["Run", "NewWay"], &["Mount", "Dismount"]];

#[test]
fn each_kind_of_order_has_its_key() {
    let mut of_keys: BTreeMap<_, BTreeSet<&str>> = BTreeMap::new();
    for kind in VERBS {
        let key = verb(kind.name).key().unwrap_or_else(|| panic!("{} has no key", kind.name));
        of_keys.entry(key).or_default().insert(kind.name);
    }
    for names in of_keys.values().filter(|names| names.len() > 1) {
        assert!(APART.iter().any(|apart| names.iter().all(|name| apart.contains(name))), "{names:?}");
    }
}

fn buttons(hall: &Hall) -> &[OrderButton] {
    &hall.battle().orders.buttons
}

fn button<'a>(hall: &'a Hall, name: &str) -> Option<&'a OrderButton> {
    buttons(hall).iter().find(|button| button.mode == verb(name))
}

/// Everything shown has the key it had before, and no two have the same one; the bar has kept room for it.
fn keys_stay(hall: &Hall, known: &mut BTreeMap<Verb, String>) {
    let most = &hall.battle().orders.most.0;
    let mut keys = BTreeSet::new();
    for button in buttons(hall) {
        assert!(!button.key.is_empty() && keys.insert(button.key.clone()), "{button:?} in {:?}", buttons(hall));
        assert_eq!(known.entry(button.mode).or_insert_with(|| button.key.clone()), &button.key, "{button:?}");
        assert!(most.iter().any(|one| one.key == button.key), "{button:?}");
    }
}

/// Whether reach at any pace is shown.
fn has_paces(hall: &Hall) -> bool {
    let washes = &hall.0.world().resource::<Overlays>().washes;
    washes.iter().any(|(wash, cells)| matches!(wash, Wash::Pace(_)) && !cells.is_empty())
}

fn hold(hall: &mut Hall) {
    hall.tell([Intent::Mode(verb("Hold")), Intent::Accept]);
}

/// Both sides set up and declare nothing, and everyone holds, until this is asked.
fn until(hall: &mut Hall, wanted: impl Fn(&Hall) -> bool) {
    for _ in 0..200 {
        take_the_seat(hall);
        let asked = window(hall).expect("the battle goes on");
        if wanted(hall) {
            return;
        }
        match asked.name() {
            "Declare" => hall.tell([Intent::EndTurn, Intent::EndTurn]),
            "Call" => hold(hall),
            "Watch" => hall.tell([Intent::TakeOption(0)]),
            "SetUp" => set_up(hall),
            _ => hall.tell([Intent::Accept]),
        }
    }
    panic!("it is never asked");
}

fn is_asked(hall: &Hall, name: &str) -> bool {
    window(hall).is_some_and(|asked| asked.name() == name)
}

fn called(hall: &Hall) -> Option<UnitId> {
    window(hall).filter(|asked| asked.name() == "Call").and_then(|asked| asked.about)
}

#[test]
fn holding_with_and_without_an_aim() {
    home::run("calls::what_holding_means");
}

#[test]
#[ignore = "part of holding_with_and_without_an_aim"]
fn what_holding_means() {
    let mut hall = begin("the-brick-kiln");
    until(&mut hall, |hall| is_asked(hall, "Call"));
    let id = called(&hall).expect("somebody is called");
    let hint = |hall: &Hall| button(hall, "Hold").expect("it may always hold").hint.clone();
    assert!(hint(&hall).contains("isn't aiming"), "{}", hint(&hall));
    let from = place(&hall, id).expect("it stands");
    hall.tell([Intent::Mode(verb("Aim"))]);
    // A wall may stand in some of the ways.
    let ways = [(0, 6), (6, 0), (-6, 0), (0, -6), (6, 6), (-6, 6)];
    let mut board = ways.map(|(x, y)| Cell::new(from.x + x, from.y + y)).into_iter();
    let far = board.find(|far| {
        hall.tell([click(*far)]);
        let washes = &hall.0.world().resource::<Overlays>().washes;
        washes.iter().any(|(wash, cells)| matches!(wash, Wash::Watched(..)) && cells.len() > 1)
    });
    hall.tell([click(far.expect("what the drafted aim would cover is drawn"))]);
    until(&mut hall, |hall| called(hall) == Some(id));
    assert!(hint(&hall).contains("Its aim stays, and it may still fire"), "{}", hint(&hall));
    hold(&mut hall);
    let field = view(&hall).field;
    assert!(field.unit(field.find(id).expect("it is there")).aiming.0.is_some(), "it still aims");
}

/// Whether a character lies wholly within the opening between the panels.
fn is_in_sight(hall: &Hall, id: UnitId) -> bool {
    let world = hall.0.world();
    let (outlook, opening) = (world.resource::<Outlook>(), world.resource::<Opening>().0);
    place(hall, id)
        .map(|at| outlook.rect_of(at))
        .is_some_and(|rect| opening.contains(rect.min) && opening.contains(rect.max))
}

#[test]
fn those_that_may_declare_come_into_view() {
    home::run("calls::seen_when_they_may_declare");
}

#[test]
#[ignore = "part of those_that_may_declare_come_into_view"]
fn seen_when_they_may_declare() {
    let mut hall = begin("the-brick-kiln");
    hall.0.world_mut().resource_mut::<Outlook>().set_cell_px(64);
    let mut sides = BTreeSet::new();
    while sides.len() < 2 {
        until(&mut hall, |hall| is_asked(hall, "Declare"));
        hall.wait(200);
        let asked = window(&hall).expect("it is asked").side;
        let movers = Initiative::choices(view(&hall)).map(|choices| choices.movers).unwrap_or_default();
        let able: Vec<UnitId> = movers.into_iter().filter(|id| id.side == asked).collect();
        assert!(able.iter().any(|id| is_in_sight(&hall, *id)), "none of {able:?} is seen");
        sides.insert(asked);
        hall.tell([Intent::EndTurn, Intent::EndTurn]);
    }
}

#[test]
fn the_called_come_into_view() {
    home::run("calls::seen_when_they_are_called");
}

#[test]
#[ignore = "part of the_called_come_into_view"]
fn seen_when_they_are_called() {
    let mut hall = begin("the-brick-kiln");
    until(&mut hall, |hall| is_asked(hall, "Call"));
    // At the nearest zoom, half of the board is out of sight.
    hall.0.world_mut().resource_mut::<Outlook>().set_cell_px(64);
    let mut sides = BTreeSet::new();
    for _ in 0..6 {
        hold(&mut hall);
        until(&mut hall, |hall| is_asked(hall, "Call"));
        hall.wait(200);
        let id = called(&hall).expect("somebody is called");
        assert!(is_in_sight(&hall, id), "{id} at {:?}", place(&hall, id));
        sides.insert(id.side);
    }
    assert_eq!(sides.len(), 2, "the view has gone from one side to the other");
}

#[test]
fn a_repeated_walk_by_one_key() {
    home::run("calls::gone_on_with_and_broken_off");
}

#[test]
#[ignore = "part of a_repeated_walk_by_one_key"]
fn gone_on_with_and_broken_off() {
    let mut hall = begin("the-brick-kiln");
    until(&mut hall, |hall| is_asked(hall, "Declare"));
    let movers = Initiative::choices(view(&hall)).map(|choices| choices.movers).unwrap_or_default();
    let id = movers.into_iter().max_by_key(|id| place(&hall, *id).map(|cell| cell.x)).expect("somebody may declare");
    let from = place(&hall, id).expect("it stands");
    let goal = Cell::new(from.x + 12, from.y);
    hall.tell([Intent::SelectUnit(id), Intent::Mode(verb("Walk")), click(goal), click(goal)]);
    let mine = |hall: &Hall| window(hall).is_some_and(|asked| (asked.name(), asked.about) == ("Repeat", Some(id)));
    until(&mut hall, mine);
    let why = &hall.battle().sheet.why;
    assert!(why.iter().all(|why| why.rule.as_deref() != Some("R13")), "it acts in each phase: {why:?}");
    // Going on is drafted: it says where that leads, and what could happen there.
    let there = Cell::new(from.x + 4, from.y);
    let hint = &button(&hall, "GoOn").expect("it may go on").hint;
    assert!(hint.contains("4 squares along its path. ") && hint.contains(" squares are left after that"), "{hint}");
    let ghosts = &hall.0.world().resource::<Sketch>().ghosts;
    assert!(ghosts.iter().any(|ghost| ghost.cell == there), "{ghosts:?}");
    let place_of = |hall: &Hall| hall.battle().exchange.as_ref().map(|exchange| exchange.place.clone());
    let (then, paces) = (place_of(&hall), has_paces(&hall));
    hall.tell([Intent::Mode(verb("BreakOff"))]);
    assert!(place_of(&hall) != then && then.is_some_and(|place| place.contains("there")), "{:?}", place_of(&hall));
    assert!(paces && !has_paces(&hall), "it stops where it is");
    hall.tell([Intent::Mode(verb("GoOn"))]);
    let before = orders(&hall);
    hall.tell([Intent::Accept]);
    assert_eq!((orders(&hall), place(&hall, id)), (before + 1, Some(there)));
    // Where it will go is drawn while its own side looks at it, and while the other side does, it isn't.
    until(&mut hall, |hall| is_asked(hall, "Call") || mine(hall));
    hall.tell([Intent::SelectUnit(id)]);
    let is_own = window(&hall).is_some_and(|asked| asked.side == id.side);
    let paths = &hall.0.world().resource::<Sketch>().paths;
    assert_eq!(paths.iter().any(|path| path.cells.last() == Some(&goal)), is_own, "{paths:?}");
    until(&mut hall, mine);
    let lines = hall.battle().log.lines.len();
    hall.tell([Intent::Mode(verb("BreakOff")), Intent::Accept]);
    let said = hall.battle().log.lines[lines..]
        .iter()
        .filter(|line| line.words.to_lowercase().contains("break"))
        .collect::<Vec<_>>();
    assert!(matches!(said[..], [line] if line.words.contains("breaks off what it repeated: ")), "{said:?}");
    let again = hall.battle().log.lines[lines..].iter().any(|line| line.words.contains("no longer repeats"));
    assert!(!again, "one line for one act");
    until(&mut hall, |hall| called(hall) == Some(id));
    // It may only go prone or duck: no walk is shown, and the keys are the same as ever.
    assert!(!has_paces(&hall), "nobody walks");
    let hold = button(&hall, "Hold").expect("it may hold");
    assert!(hold.hint.contains("From its next call on"), "{}", hold.hint);
    let key = |name: &str| button(&hall, name).map(|button| button.key.as_str());
    assert_eq!(
        [key("GoProne"), key("Walk").or(Some("M")), key("Armed").or(Some("F4"))],
        [Some("B"), Some("M"), Some("F4")]
    );
}

#[test]
fn limits_between_turns() {
    home::run("calls::nobody_has_acted_before_the_first_phase");
}

#[test]
#[ignore = "part of limits_between_turns"]
fn nobody_has_acted_before_the_first_phase() {
    let mut hall = begin("the-brick-kiln");
    until(&mut hall, |hall| is_asked(hall, "Declare") && view(hall).turn.turn > 1);
    let field = view(&hall).field;
    let stands = |side| field.standing(side).map(|(unit, _)| field.unit(unit).id).collect::<Vec<_>>();
    let units: Vec<UnitId> = Side::BOTH.into_iter().flat_map(stands).collect();
    let acted = word("initiative-limit-acted");
    for id in units {
        hall.tell([Intent::SelectUnit(id)]);
        let why = &hall.battle().sheet.why;
        assert!(why.iter().all(|why| why.words != acted), "{id}: {why:?}");
    }
}

#[test]
fn reach_of_the_called_one_alone() {
    home::run("calls::where_somebody_can_walk_now");
}

#[test]
#[ignore = "part of reach_of_the_called_one_alone"]
fn where_somebody_can_walk_now() {
    let mut hall = begin("the-brick-kiln");
    until(&mut hall, |hall| is_asked(hall, "Call"));
    let id = called(&hall).expect("somebody is called");
    assert!(has_paces(&hall), "its own reach");
    let field = view(&hall).field;
    let others: Vec<UnitId> = field.all().map(|unit| field.unit(unit).id).filter(|other| *other != id).collect();
    for other in others {
        hall.tell([Intent::SelectUnit(other)]);
        assert!(!has_paces(&hall), "{other} isn't called");
    }
    hall.tell([Intent::SelectUnit(id)]);
    assert!(has_paces(&hall));
}

/// Runs straight on, as far as possible; without a way it holds.
fn run_on(hall: &mut Hall, id: UnitId) {
    let (before, from) = (orders(hall), place(hall, id).expect("it stands"));
    let on = if id.side == Side::First { 1 } else { -1 };
    for (by, aside) in [(12, 0), (9, 0), (6, 0), (6, 3), (6, -3), (3, 0), (2, 2), (2, -2)] {
        let goal = Cell::new(from.x + aside, from.y + by * on);
        hall.tell([click(goal)]);
        if hall.0.world().resource::<Hands>().plain.picked().is_some() {
            hall.tell([Intent::Accept]);
        }
        if orders(hall) > before {
            return;
        }
    }
    hold(hall);
}

#[test]
fn a_blow_from_afar() {
    home::run("calls::whom_a_diving_blow_reaches");
}

#[test]
#[ignore = "part of a_blow_from_afar"]
fn whom_a_diving_blow_reaches() {
    let mut hall = begin("the-brick-kiln");
    let mut keys = BTreeMap::new();
    for _ in 0..60 {
        until(&mut hall, |hall| is_asked(hall, "Call"));
        keys_stay(&hall, &mut keys);
        let id = called(&hall).expect("somebody is called");
        let dive = button(&hall, "Dive").expect("it is on the bar").clone();
        let beside = |order: &Order| matches!(order, Order::Act(_, Action::Fight(..)));
        let listed = Initiative::choices(view(&hall)).map(|choices| choices.orders).unwrap_or_default();
        if dive.may != May::Give {
            assert!(matches!(&dive.may, May::Not(why) if !why.words.is_empty()), "{dive:?}");
        } else if !listed.iter().any(beside) {
            assert!(!dive.hint.is_empty(), "it says what it does");
            hall.tell([Intent::Mode(verb("Dive"))]);
            let signs = &hall.0.world().resource::<Sketch>().signs;
            let marked: Vec<Cell> =
                signs.iter().filter(|(sign, _)| *sign == Sign::CrossHair).map(|(_, cell)| *cell).collect();
            assert!(!marked.is_empty(), "the enemies in its reach are marked");
            let field = view(&hall).field;
            let enemy = |cell: &Cell| field.at(*cell).is_some_and(|unit| field.unit(unit).id.side != id.side);
            assert!(marked.iter().all(enemy), "{marked:?}");
            let friend = field.of(id.side).find(|unit| field.unit(*unit).id != id).expect("it has friends");
            let at = field.cell(friend).expect("on the board");
            hall.tell([click(at)]);
            assert_eq!(hall.0.world().resource::<Hands>().mode(), None, "a friend is only looked at");
            return;
        }
        run_on(&mut hall, id);
    }
    panic!("nobody comes into reach");
}

fn cards(hall: &Hall) -> Vec<Card> {
    match hall.battle().decision.as_ref().map(|one| &one.ask) {
        Some(Ask::Pick(cards)) => cards.clone(),
        other => panic!("{other:?} is asked"),
    }
}

/// One side aims across the board and the other runs into that, until somebody may be fired at; false if nobody does.
fn until_watched(hall: &mut Hall) -> bool {
    for _ in 0..120 {
        until(hall, |hall| is_asked(hall, "Call") || is_asked(hall, "Watch"));
        let Some(id) = called(hall) else { return true };
        let field = view(hall).field;
        let aims = field.find(id).is_some_and(|unit| field.unit(unit).aiming.0.is_some());
        match (id.side, aims) {
            (Side::First, true) => hold(hall),
            (Side::First, false) => {
                let from = place(hall, id).expect("it stands");
                let far = Cell::new(from.x, from.y + 8);
                hall.tell([Intent::Mode(verb("Aim")), click(far), click(far)]);
            }
            (Side::Second, _) => run_on(hall, id),
        }
    }
    false
}

#[test]
fn letting_all_pass() {
    home::run("calls::asked_once_in_a_phase");
}

#[test]
#[ignore = "part of letting_all_pass"]
fn asked_once_in_a_phase() {
    let mut hall = begin("the-pump-yard");
    let (mut last, mut on_the_way) = (0, 0);
    for _ in 0..12 {
        if !until_watched(&mut hall) {
            break;
        }
        let ends = hall.battle().band.as_ref().is_some_and(|band| band.words.contains("It goes no farther."));
        let cards = cards(&hall);
        let (first, titles) = (cards[0].clone(), cards.iter().map(|card| card.title.as_str()).collect::<Vec<_>>());
        assert_eq!(first.lines[0].contains("the chance is gone"), ends, "{first:?}");
        assert_eq!(titles.contains(&"Let this one pass"), !ends, "{titles:?}");
        assert_eq!(titles.last(), Some(&"Let all pass"));
        if ends {
            last += 1;
            hall.tell([Intent::TakeOption(0)]);
            continue;
        }
        on_the_way += 1;
        // The later questions of the phase are answered through the same orders.
        let (before, phase) = (orders(&hall), view(&hall).turn.phase);
        hall.tell([Intent::TakeOption(cards.len() - 1)]);
        hall.wait(30);
        assert!(orders(&hall) > before, "it is recorded");
        assert!(!is_asked(&hall, "Watch"), "nothing is asked about the rest of the move");
        until(&mut hall, |hall| is_asked(hall, "Watch") || view(hall).turn.phase != phase);
        assert_ne!(view(&hall).turn.phase, phase, "nor in the rest of the phase");
        // What was left standing ends when it is undone.
        if last > 0 {
            break;
        }
    }
    assert!(on_the_way > 0, "{last} at the end of a move");
}

#[test]
fn letting_all_pass_in_sight() {
    home::run("calls::what_was_left_is_not_shown_while_the_walk_is");
}

#[test]
#[ignore = "part of letting_all_pass_in_sight"]
fn what_was_left_is_not_shown_while_the_walk_is() {
    let mut hall = begin("the-pump-yard");
    let mut unasked = 0;
    for _ in 0..12 {
        if unasked > 0 || !until_watched(&mut hall) {
            break;
        }
        let (cards, phase) = (cards(&hall), view(&hall).turn.phase);
        let all = cards.iter().position(|card| card.title == "Let all pass");
        let ends = !cards.iter().any(|card| card.title == "Let this one pass");
        let Some(all) = all.filter(|_| !ends) else {
            hall.tell([Intent::TakeOption(0)]);
            continue;
        };
        // At this speed the rest of the walk takes a while, square by square.
        hall.tell([Intent::Set(Setting::Speed(1))]);
        hall.0.world_mut().write_message(Intent::TakeOption(all));
        hall.wait(1);
        for _ in 0..4_000 {
            hall.wait(1);
            if is_asked(&hall, "Watch") && view(&hall).turn.phase == phase {
                unasked += 1;
                let battle = hall.battle();
                assert!(battle.decision.is_none() && battle.band.is_none(), "{:?}", battle.decision);
            } else if hall.0.world().resource::<Playback>().caught_up() {
                break;
            }
        }
        hall.tell([Intent::Set(Setting::Speed(0)), Intent::Skip]);
    }
    assert!(unasked > 0, "nobody walks on before those who let all pass");
}

#[test]
fn letting_one_pass() {
    home::run("calls::asked_once_about_a_mover");
}

#[test]
#[ignore = "part of letting_one_pass"]
fn asked_once_about_a_mover() {
    let mut hall = begin("the-pump-yard");
    for _ in 0..12 {
        assert!(until_watched(&mut hall), "nobody crosses an aim");
        let cards = cards(&hall);
        let Some(one) = cards.iter().position(|card| card.title == "Let this one pass") else {
            hall.tell([Intent::TakeOption(0)]);
            continue;
        };
        let mover = window(&hall).and_then(|asked| asked.about);
        // The arrows reach it too.
        for _ in 0..one {
            hall.tell([Intent::MarkOption(1)]);
        }
        assert_eq!(hall.battle().decision.as_ref().map(|one| one.marked), Some(one));
        hall.tell([Intent::Accept]);
        hall.wait(30);
        let again = window(&hall).is_some_and(|asked| asked.name() == "Watch" && asked.about == mover);
        assert!(!again, "it goes on unasked");
        return;
    }
    panic!("nobody is asked about on the way");
}

/// The name of a character, as the list of both sides has it.
fn name(hall: &Hall, id: UnitId) -> String {
    let army = &hall.battle().ledger.armies[id.side.index()];
    let mut rows = army.platoons.iter().flat_map(|platoon| &platoon.rows);
    rows.find(|row| row.unit == id).expect("it is listed").name.clone()
}

#[test]
fn the_forecast_of_an_opportunity_shot() {
    home::run("calls::forecast_under_the_pointer");
}

#[test]
#[ignore = "part of the_forecast_of_an_opportunity_shot"]
fn forecast_under_the_pointer() {
    let mut hall = begin("the-pump-yard");
    assert!(until_watched(&mut hall), "nobody crosses an aim");
    let mover = window(&hall).and_then(|asked| asked.about).expect("somebody moves");
    let listed = Initiative::choices(view(&hall)).map(|choices| choices.orders).unwrap_or_default();
    let shooter = |order: &Order| if let Order::Interrupt(id) = order { Some(*id) } else { None };
    let shots: Vec<(usize, UnitId)> =
        listed.iter().enumerate().filter_map(|(place, order)| Some((place, shooter(order)?))).collect();
    let is_of = |hall: &Hall, id: UnitId| {
        let forecast = hall.battle().forecast.as_ref().unwrap_or_else(|| panic!("the lines of {id}'s shot"));
        assert!(forecast.title.starts_with(&name(hall, id)), "{}", forecast.title);
        assert_eq!(forecast.against, Some((mover.side, name(hall, mover))));
        assert!(!forecast.parts[0].terms.is_empty(), "line by line");
        let lines = cards(hall).into_iter().flat_map(|card| card.lines);
        let split = forecast.notes.iter().map(|note| note.words.clone()).chain(lines).find(|line| line.contains(" %"));
        assert_eq!(split, None, "a number stays on the line of its sign");
    };
    assert!(!shots.is_empty() && hall.battle().forecast.is_none(), "letting it pass is marked");
    for (option, id) in &shots {
        // On its card, and on the board.
        hall.tell([Intent::PointOption(Some(*option))]);
        is_of(&hall, *id);
        let at = place(&hall, *id);
        hall.tell([Intent::PointOption(None), Intent::Hover(at)]);
        is_of(&hall, *id);
    }
    // On the mover, it is the first shot.
    let at = place(&hall, mover);
    hall.tell([Intent::Hover(at)]);
    is_of(&hall, shots[0].1);
    hall.tell([Intent::Hover(None)]);
    assert!(hall.battle().forecast.is_none(), "nothing is pointed at");
}

#[test]
fn the_end_of_the_declarations() {
    home::run("calls::done_declaring");
}

#[test]
#[ignore = "part of the_end_of_the_declarations"]
fn done_declaring() {
    let mut hall = begin("the-brick-kiln");
    until(&mut hall, |hall| is_asked(hall, "Declare"));
    // Otherwise the key that gives a draft closes a hint.
    hall.tell([Intent::Lesson(LessonTurn::NoHints)]);
    let end = |hall: &Hall| hall.battle().orders.end.clone().expect("it can be ended");
    let (first, begun) = (end(&hall), orders(&hall));
    assert_eq!([first.words.as_str(), &first.short, &first.key], ["Done declaring", "Done declaring", "E"]);
    assert!(first.hint.contains("when both sides are done"), "{}", first.hint);
    // The key that gives a draft says what to press instead.
    hall.tell([Intent::Accept]);
    let notice = hall.battle().notice.as_ref().expect("it isn't silent");
    assert!(notice.words.contains(&first.words) && notice.words.contains(&first.key), "{}", notice.words);
    assert_eq!(orders(&hall), begun);
    // Once it is armed, that key ends it; the other side is next.
    hall.tell([Intent::EndTurn]);
    assert!(end(&hall).armed);
    hall.tell([Intent::Accept]);
    take_the_seat(&mut hall);
    assert!(is_asked(&hall, "Declare"), "the other side declares");
    assert!(end(&hall).hint.contains("the calls begin"), "{}", end(&hall).hint);
    hall.tell([Intent::EndTurn, Intent::EndTurn]);
    assert!(is_asked(&hall, "Call"));
    // There is nothing to end in a call, and the key says so.
    let given = orders(&hall);
    hall.tell([Intent::EndTurn]);
    assert!(hall.battle().notice.is_some() && is_asked(&hall, "Call"));
    assert_eq!(orders(&hall), given);
}

/// The distance that the button of a pace promises.
fn promises(hall: &Hall, pace: &str, far: &str) {
    let hint = &button(hall, pace).unwrap_or_else(|| panic!("{pace} is on the bar")).hint;
    assert!(hint.contains(far), "{pace}: {hint}");
}

#[test]
fn distances_of_a_rider() {
    home::run("calls::as_far_as_its_mount_gets");
}

#[test]
#[ignore = "part of distances_of_a_rider"]
fn as_far_as_its_mount_gets() {
    let mut hall = begin("the-mule-track");
    let rides = |hall: &Hall, id: UnitId| {
        let field = view(hall).field;
        field.find(id).is_some_and(|unit| field.unit(unit).riding.0.is_some())
    };
    until(&mut hall, |hall| called(hall).is_some_and(|id| rides(hall, id)));
    promises(&hall, "Walk", "Up to 8 squares");
    promises(&hall, "Run", "Up to 32 squares");
}

#[test]
fn what_a_hit_does_to_someone_prone() {
    home::run("calls::nobody_prone_is_knocked_down");
}

#[test]
#[ignore = "part of what_a_hit_does_to_someone_prone"]
fn nobody_prone_is_knocked_down() {
    let mut hall = begin("the-pump-yard");
    let mut told: BTreeMap<bool, BTreeSet<&str>> = BTreeMap::new();
    for _ in 0..60 {
        until(&mut hall, |hall| called(hall).is_some());
        let choices = Initiative::choices(view(&hall)).expect("somebody is called");
        let shot = |order: &Order| if let Order::Act(_, Action::Fire(target)) = order { Some(*target) } else { None };
        for target in choices.orders.iter().filter_map(shot) {
            let field = view(&hall).field;
            let prone = field.unit(field.find(target).expect("it is there")).prone.0;
            let at = place(&hall, target);
            hall.tell([Intent::Mode(verb("Fire")), Intent::Hover(at)]);
            let forecast = hall.battle().forecast.as_ref().expect("the number line by line");
            for words in ["Knocked down", "Panics"] {
                if forecast.notes.iter().any(|note| note.words.starts_with(words)) {
                    told.entry(prone).or_default().insert(words);
                }
            }
        }
        hall.tell([Intent::Hover(None)]);
        match button(&hall, "GoProne").is_some_and(|button| !matches!(button.may, May::Not(_))) {
            true => hall.tell([Intent::Mode(verb("GoProne")), Intent::Accept]),
            false => hold(&mut hall),
        }
    }
    assert_eq!(told, BTreeMap::from([(false, BTreeSet::from(["Knocked down"])), (true, BTreeSet::from(["Panics"]))]));
}

#[test]
fn distances_of_the_prone() {
    home::run("calls::as_far_as_it_gets_while_it_rises");
}

#[test]
#[ignore = "part of distances_of_the_prone"]
fn as_far_as_it_gets_while_it_rises() {
    let mut hall = begin("the-brick-kiln");
    until(&mut hall, |hall| is_asked(hall, "Call"));
    let id = called(&hall).expect("somebody is called");
    promises(&hall, "Walk", "Up to 4 squares");
    hall.tell([Intent::Mode(verb("GoProne")), Intent::Accept]);
    until(&mut hall, |hall| called(hall) == Some(id));
    promises(&hall, "Walk", "Up to 2 squares");
    promises(&hall, "Crawl", "1 square,");
    // Of the four tints, that of a crawl is on the squares around it.
    let at = place(&hall, id).expect("it lies there");
    let washes = &hall.0.world().resource::<Overlays>().washes;
    let crawl: Vec<Cell> =
        washes.iter().filter(|(wash, _)| *wash == Wash::Pace(1)).flat_map(|(_, c)| c.clone()).collect();
    assert!(!crawl.is_empty() && crawl.iter().all(|cell| at.is_beside(*cell)), "{crawl:?} around {at:?}");
}

#[test]
fn how_far_an_aim_is_drawn() {
    home::run("calls::an_aim_to_extreme_range");
}

#[test]
#[ignore = "part of how_far_an_aim_is_drawn"]
fn an_aim_to_extreme_range() {
    let mut hall = begin("the-pump-yard");
    // A shotgun's Extreme range begins within the board.
    let short = |hall: &Hall, id: UnitId| {
        let field = view(hall).field;
        field.find(id).map_or(0, |unit| field.weapon(unit).short)
    };
    until(&mut hall, |hall| called(hall).is_some_and(|id| short(hall, id) == 6));
    let id = called(&hall).expect("it is called");
    let from = place(&hall, id).expect("it stands");
    let far = Cell::new(from.x, if from.y < 15 { from.y + 8 } else { from.y - 8 });
    hall.tell([Intent::Mode(verb("Aim")), click(far)]);
    let drafted = &hall.0.world().resource::<Overlays>().regions;
    assert!(drafted.iter().any(|(region, cells)| *region == Region::Arc && !cells.is_empty()), "drafted: {drafted:?}");
    hall.tell([click(far)]);
    let aimed = &hall.0.world().resource::<Landmarks>().aimed;
    let aim = aimed.iter().find(|aim| aim.side == id.side && aim.cells.contains(&far)).expect("it is drawn");
    assert!(!aim.far.is_empty(), "an aimed shot reaches Extreme range");
    let band = |cell: &Cell| shooting::band(6, distance(from, *cell));
    assert!(aim.far.iter().all(|cell| band(cell) == Some(3)) && aim.cells.iter().all(|cell| band(cell) < Some(3)));
}

#[test]
fn an_aim_at_an_enemy() {
    home::run("calls::aimed_at_by_name");
}

#[test]
#[ignore = "part of an_aim_at_an_enemy"]
fn aimed_at_by_name() {
    let mut hall = begin("the-pump-yard");
    let target = |order: Order| match order {
        Order::Act(_, Action::Fire(target)) => Some(target),
        _ => None,
    };
    for _ in 0..60 {
        until(&mut hall, |hall| is_asked(hall, "Call"));
        let listed = Initiative::choices(view(&hall)).map(|choices| choices.orders).unwrap_or_default();
        let Some(target) = listed.into_iter().find_map(target) else {
            let id = called(&hall).expect("somebody is called");
            run_on(&mut hall, id);
            continue;
        };
        let at = place(&hall, target).expect("it stands");
        // An only target is chosen at once; another click would confirm it.
        hall.tell([Intent::Mode(verb("Aim"))]);
        if hall.battle().sheet.offers.is_empty() {
            hall.tell([click(at)]);
        }
        let chosen = format!("Chosen: At {}", name(&hall, target));
        let offers = &hall.battle().sheet.offers;
        assert!(offers.iter().any(|offer| offer.words == chosen), "{chosen}: {offers:?}");
        return;
    }
    panic!("nobody sees an enemy");
}

/// The squares at which a character has seen each enemy move in this phase, if there are several.
fn traces(hall: &Hall, id: UnitId) -> Vec<Vec<Cell>> {
    let field = view(hall).field;
    let unit = field.find(id).expect("it is there");
    let seen = |enemy: UnitIx| {
        let sightings = field.unit(enemy).trace.0.iter().filter(|one| one.seen_by & bit(unit) != 0);
        let mut cells: Vec<Cell> = sightings.map(|one| one.cell).collect();
        cells.dedup();
        cells
    };
    let cells = field.standing(id.side.other()).map(|(enemy, _)| seen(enemy));
    cells.filter(|cells| cells.len() > 1).collect()
}

#[test]
fn where_enemies_were_seen() {
    home::run("calls::the_trace_of_a_mover");
}

#[test]
#[ignore = "part of where_enemies_were_seen"]
fn the_trace_of_a_mover() {
    let mut hall = begin("the-pump-yard");
    for _ in 0..120 {
        until(&mut hall, |hall| is_asked(hall, "Call"));
        let id = called(&hall).expect("somebody is called");
        let traces = traces(&hall, id);
        let paths = &hall.0.world().resource::<Sketch>().paths;
        let drawn = |trace: &Vec<Cell>| paths.iter().any(|path| path.side != id.side && path.cells == *trace);
        assert!(traces.iter().all(drawn), "{traces:?} in {paths:?}");
        if !traces.is_empty() {
            return;
        }
        run_on(&mut hall, id);
    }
    panic!("nobody moves in sight");
}

#[test]
fn wounds_on_the_sheet() {
    home::run("calls::what_each_part_has_taken");
}

#[test]
#[ignore = "part of wounds_on_the_sheet"]
fn what_each_part_has_taken() {
    let mut hall = begin("the-pump-yard");
    let target = |order: Order| match order {
        Order::Act(_, Action::Fire(target)) => Some(target),
        _ => None,
    };
    for _ in 0..200 {
        until(&mut hall, |hall| is_asked(hall, "Call"));
        let field = view(&hall).field;
        let is_hurt =
            |unit: &UnitIx| field.cell(*unit).is_some() && field.unit(*unit).hurt.0.iter().any(|taken| *taken > 0);
        if let Some(unit) = field.all().find(is_hurt) {
            let (id, hurt) = (field.unit(unit).id, field.unit(unit).hurt.0);
            hall.tell([Intent::SelectUnit(id)]);
            let limbs = &hall.battle().sheet.figure.as_ref().expect("a body").limbs;
            let taken: Vec<u16> = limbs.iter().map(|limb| limb.taken).collect();
            assert_eq!(taken, Location::ALL.map(|location| hurt[location as usize]), "the bars hold the damage");
            let told = |limb: &Limb| limb.taken == 0 || limb.state.starts_with(&limb.taken.to_string());
            assert!(limbs.iter().all(told), "{limbs:?}");
            return;
        }
        let id = called(&hall).expect("somebody is called");
        let listed = Initiative::choices(view(&hall)).map(|choices| choices.orders).unwrap_or_default();
        match listed.into_iter().find_map(target).and_then(|target| place(&hall, target)) {
            Some(at) => hall.tell([Intent::Mode(verb("Fire")), click(at), Intent::Accept]),
            None => run_on(&mut hall, id),
        }
    }
    panic!("nobody is hit");
}
