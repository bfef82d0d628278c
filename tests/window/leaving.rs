//! Off the board and home with a crate, as a person does it: the carrier is visible, an edge that can be left by lights
//! up, two clicks beyond it leave, and the last card says what it was about (G-18, G-34).

use super::{
    home,
    models::{begin, check, check_words, shipped},
    vehicles::motorized,
    ways::Hall,
};
use bevy::prelude::World;
use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    battle,
    board::{Cell, Edge, distance},
    data::{
        self,
        library::Library,
        monkeys::level::{self, Level},
        workshop::Workshop,
    },
    force::{
        PrimateIx, Side, UnitId, UnitIx,
        squad::{Pile, Place},
    },
    input::{Intent, Verb},
    panels::orders::May,
    rules::monkeys::{
        Order, choices, commit, door,
        foresight::Ghost,
        formation, movement,
        order::{Leg, Path},
        scenarios::{Scenario, Whereabouts, scavenging},
    },
    screens::monkeys::battle::{
        Draft, Hands, act, cast, draw, leaving,
        models::{self, Look, Shown},
    },
    view::{
        Opening, Outlook, Sketch,
        art::{looks::Badge, palette::Palette},
    },
    words::word,
};

fn meadow(scenario: Scenario) -> Level {
    let text = include_str!("meadow.level.ron");
    let text = text.replace("scenario: Skirmish", &format!("scenario: {scenario:?}"));
    level::parse("meadow", &text, &Library::shipped(), data::monkeys::profiles()).expect("it is one").0
}

/// Plays on until the first side may give orders again.
fn until_ours(world: &mut World) {
    for _ in 0..50 {
        if door::table(world).turn.side == Side::First && act::window_name(world) == Some("Act") {
            return;
        }
        let default = battle::monkeys::choices(world).and_then(|choices| choices.default);
        let order = if act::window_name(world) == Some("Act") { None } else { default };
        battle::submit(world, order.unwrap_or(Order::EndTurn)).expect("it may be given");
    }
    panic!("it is never our turn");
}

fn unit(name: &str) -> UnitId {
    name.parse().expect("a unit")
}

/// The first side's turn, with a unit selected.
fn ours(scenario: Scenario, name: &str) -> (World, Hands) {
    let mut world = begin(&meadow(scenario), 1);
    until_ours(&mut world);
    (world, Hands::default().with(|hands| hands.select(Some(unit(name)))))
}

/// The unit walks up to a crate and picks it up with the button; returns the carrier.
fn fetch(world: &mut World, hands: &mut Hands) -> PrimateIx {
    let table = door::table(world);
    let id = hands.selected().expect("one is selected");
    let ix = table.field.find_unit(id).expect("it is there");
    let plans = formation::destinations(table.field, ix).into_iter();
    let order = plans.filter_map(|(goal, _)| formation::plan(table.field, ix, goal)).find(|order| {
        let Some(ghost) = Ghost::of(table.field, table.turn, order) else { return false };
        table.field.members(ix).any(|mate| scavenging::in_reach(&ghost.field, table.turn, mate).is_some())
    });
    battle::submit(world, order.expect("a crate is near")).expect("a walk");
    act::answer(world, hands, &Intent::Mode(verbs::PICK_UP));
    act::answer(world, hands, &Intent::Accept);
    let table = door::table(world);
    let carrier = table.field.members(ix).find(|mate| table.turn.stakes.carried(*mate).is_some());
    carrier.expect("it has been picked up")
}

/// Confirms a draft by repeating it; if somebody is left outside, that asks again first.
fn confirm(world: &mut World, hands: &mut Hands, intent: &Intent) {
    let Some(Draft::Move { outside, .. }) = hands.draft().cloned() else { panic!("{:?}", hands.notice()) };
    if !outside.is_empty() {
        act::answer(world, hands, intent);
        assert!(matches!(hands.draft(), Some(Draft::Move { warned: true, .. })), "{:?}", hands.draft());
    }
    act::answer(world, hands, intent);
    assert_eq!(hands.draft(), None, "{:?}", hands.notice());
}

fn retreated(world: &World) -> usize {
    let field = door::table(world).field;
    field.primates.iter().filter(|one| one.place == Place::Off(Pile::Retreated)).count()
}

/// The lit order on the bar.
fn lit(world: &World, hands: &Hands) -> Vec<Verb> {
    let buttons = models::battle(world, hands, &Shown::default()).orders.buttons;
    buttons.into_iter().filter(|button| button.may == May::Chosen).map(|button| button.mode).collect()
}

fn leave(world: &mut World, hands: &mut Hands, beyond: Cell) {
    act::answer(world, hands, &Intent::Brink(Some(beyond)));
    act::answer(world, hands, &Intent::Leave(beyond));
}

fn sheet(world: &World, hands: &Hands) -> monkeys::panels::sheet::Sheet {
    let screen = models::battle(world, hands, &Shown::default());
    check_words(&screen, "leaving");
    screen.sheet
}

#[test]
fn g_34_two_clicks_beyond_the_own_edge_lead_a_squad_off_the_board() {
    let (mut world, mut hands) = ours(Scenario::Skirmish, "r1.1");
    let field = door::table(&world).field;
    let squad: Vec<PrimateIx> = field.members(field.find_unit(unit("r1.1")).expect("it is there")).collect();
    let exits = draw(&world, &hands, Palette::Print).sketch.exits;
    assert_eq!(exits.iter().map(|exit| exit.edge).collect::<Vec<_>>(), [Edge::West], "the own edge lights up");
    assert!(exits[0].words.is_some(), "and says what it is");
    // Another edge is a wall, and says so.
    leave(&mut world, &mut hands, Cell::new(5, -1));
    assert_eq!(hands.draft(), None);
    assert_eq!(hands.notice().and_then(|why| why.rule.as_deref()), Some("G-34"));
    leave(&mut world, &mut hands, Cell::new(-1, 4));
    let Some(Draft::Move { order, goal, .. }) = hands.draft().cloned() else { panic!("{:?}", hands.notice()) };
    assert!(goal.x < 0, "{goal}");
    let drawn = draw(&world, &hands, Palette::Print).sketch;
    assert!(
        drawn.exits.iter().all(|exit| exit.chosen && exit.words.is_none()),
        "the counters beyond it are not covered"
    );
    let over = |path: &&monkeys::view::sketch::PathSketch| path.cells.last().is_some_and(|cell| cell.x < 0);
    assert_eq!(drawn.paths.iter().filter(over).count(), squad.len(), "the ways lead over the edge");
    let told = sheet(&world, &hands);
    assert!(told.draft.iter().any(|line| line.contains(&format!("{} leave the board", squad.len()))), "{told:?}");
    assert!(!told.draft.iter().any(|line| line.starts_with("There:")), "nobody is there any more: {told:?}");
    assert_eq!(told.accept.map(|(words, _)| words), Some(word("accept-depart")));
    leave(&mut world, &mut hands, Cell::new(-1, 6));
    assert_eq!(world.resource::<battle::Record>().orders().last(), Some(&order), "the second click takes it");
    let field = door::table(&world).field;
    assert!(squad.iter().all(|mate| field.primate(*mate).place == Place::Off(Pile::Retreated)));
}

#[test]
fn g_34_a_person_leaves_by_the_button_too() {
    let mut left = 0;
    for listed in models::listed(&Workshop::default()) {
        let mut world = begin(&shipped(&listed.file), 3);
        while act::window_name(&world) != Some("Act") {
            let order = battle::monkeys::choices(&world).and_then(|options| options.default).expect("a default");
            battle::submit(&mut world, order).expect("it is accepted");
        }
        let (table, mut hands) = (door::table(&world), Hands::default());
        let able = commit::able(table.field, table.turn);
        let Some(unit) = able.into_iter().find(|unit| leaving::order(table, &hands, *unit).is_ok()) else { continue };
        hands.select(Some(table.field.unit(unit).id));
        let screen = models::battle(&world, &hands, &Shown::default());
        assert!(screen.orders.buttons.iter().any(|button| button.mode == verbs::LEAVE), "{}", listed.file);
        let press = Intent::Mode(verbs::LEAVE);
        act::answer(&mut world, &mut hands, &press);
        assert_eq!(lit(&world, &hands), [verbs::LEAVE], "{}", listed.file);
        let screen = models::battle(&world, &hands, &Shown::default());
        check(&screen, &listed.file);
        assert!(screen.sheet.draft.iter().any(|line| line.contains("the board")), "{:?}", screen.sheet.draft);
        confirm(&mut world, &mut hands, &press);
        assert!(retreated(&world) > 0, "{}: {:?}", listed.file, hands.notice());
        left += 1;
    }
    assert!(left > 0, "nobody starts near an edge");
}

#[test]
fn g_34_a_vehicle_leaves_by_the_button_and_a_click_confirms_it() {
    let (mut world, mut hands, vehicle) = motorized(3);
    let field = door::table(&world).field;
    let riders: Vec<PrimateIx> = field.riders(vehicle).map(|(rider, _)| rider).collect();
    let edge = field.edges[field.side_of(riders[0]).index()].iter().next().expect("there is a way home");
    let beyond = edge.ahead(field.vehicle(vehicle).place.cell().expect("it is there"), field.ground().size());
    hands.look_alone(Some(field.primate(riders[0]).id));
    act::answer(&mut world, &mut hands, &Intent::Mode(verbs::LEAVE));
    let Some(Draft::Move { order, goal, .. }) = hands.draft().cloned() else { panic!("{:?}", hands.notice()) };
    let Order::Move { steps, .. } = &order else { panic!("{order:?}") };
    assert!(matches!(steps[..], [Leg::Drive(..)]), "{steps:?}");
    let size = door::table(&world).field.ground().size();
    assert_eq!(Edge::passed(goal, size), Some(edge), "{goal}");
    assert_eq!(lit(&world, &hands), [verbs::LEAVE]);
    let drawn = draw(&world, &hands, Palette::Print).sketch;
    assert!(drawn.exits.iter().all(|exit| exit.edge == edge && exit.chosen), "{:?}", drawn.exits);
    assert!(sheet(&world, &hands).draft.join(" ").contains("the board"));
    confirm(&mut world, &mut hands, &Intent::Leave(beyond));
    assert_eq!(world.resource::<battle::Record>().orders().last(), Some(&order));
    assert_eq!(retreated(&world), riders.len());
}

#[test]
fn g_34_a_ghost_is_dragged_off_the_board_and_the_others_keep_their_ways() {
    let (mut world, mut hands) = ours(Scenario::Skirmish, "r1.1");
    let table = door::table(&world);
    let squad = table.field.find_unit(unit("r1.1")).expect("it is there");
    let near = |(cell, _): &(Cell, u16)| cell.x < 5 && table.field.at(*cell).is_none();
    let (goal, _) = formation::destinations(table.field, squad).into_iter().find(near).expect("somewhere near");
    act::answer(&mut world, &mut hands, &Intent::Click { cell: goal, shift: false, double: false });
    let Some(Draft::Move { order: Order::Move { steps, .. }, .. }) = hands.draft().cloned() else { panic!("a draft") };
    let beyond = Cell::new(-1, goal.y);
    // A drag across the map that has picked nobody up is not an order to leave.
    let before = hands.draft().cloned();
    act::answer(&mut world, &mut hands, &Intent::Grab(Cell::new(20, 0)));
    act::answer(&mut world, &mut hands, &Intent::Drop(beyond));
    assert_eq!((hands.draft(), hands.notice()), (before.as_ref(), None));
    let field = door::table(&world).field;
    let leads = formation::lead(field, squad).map(|lead| field.primate(lead).id);
    let (one, path) = steps
        .iter()
        .find_map(|leg| match leg {
            Leg::Go(one, path) if Some(*one) != leads => Some((*one, path)),
            _ => None,
        })
        .expect("somebody follows");
    let start = field.find_primate(one).and_then(|one| field.cell(one)).expect("on foot");
    act::answer(&mut world, &mut hands, &Intent::Grab(path.end(start)));
    act::answer(&mut world, &mut hands, &Intent::Drop(beyond));
    let Some(Draft::Move { order, .. }) = hands.draft().cloned() else { panic!("{:?}", hands.notice()) };
    let Order::Move { steps: changed, .. } = &order else { panic!("{order:?}") };
    let differ: Vec<_> = steps.iter().zip(changed).filter(|(old, new)| old != new).collect();
    assert!(matches!(differ[..], [(_, Leg::Go(moved, _))] if *moved == one), "{differ:?}");
    assert_eq!(lit(&world, &hands), [verbs::LEAVE]);
    confirm(&mut world, &mut hands, &Intent::Accept);
    assert_eq!(retreated(&world), 1);
    assert_eq!(world.resource::<battle::Record>().orders().last(), Some(&order));
}

/// Drafts that a squad hides somewhere, and drags one of the followers off the board; returns which.
fn hidden_but_one(world: &mut World, hands: &mut Hands) -> PrimateIx {
    act::answer(world, hands, &Intent::Mode(verbs::HIDE));
    let squad = hands.selected().expect("one is selected");
    for (goal, _) in choices::hideouts(door::table(world), squad) {
        act::answer(world, hands, &Intent::Click { cell: goal, shift: false, double: false });
        let Some(Draft::Move { order: Order::Stealth { steps, .. }, .. }) = hands.draft().cloned() else { continue };
        for leg in &steps {
            let Leg::Go(one, path) = leg else { continue };
            let field = door::table(world).field;
            let one = field.find_primate(*one).expect("it is there");
            let end = path.end(field.cell(one).expect("on foot"));
            act::answer(world, hands, &Intent::Grab(end));
            act::answer(world, hands, &Intent::Drop(Cell::new(-1, end.y)));
            if hands.notice().is_none() {
                return one;
            }
        }
        hands.let_go();
    }
    panic!("nobody can leave out of hiding: {:?}", hands.notice());
}

#[test]
fn g_34_who_leaves_while_the_others_hide_has_half_the_speed_and_that_is_said() {
    let (mut world, mut hands) = ours(Scenario::Skirmish, "r1.1");
    let one = hidden_but_one(&mut world, &mut hands);
    let paths = draw(&world, &hands, Palette::Print).sketch.paths;
    let path = paths.iter().find(|path| path.cells.last().is_some_and(|cell| cell.x < 0)).expect("a way off");
    let speed = movement::gait(door::table(&world).field, one).speed;
    assert!(path.label.contains(&(speed / 2).to_string()), "{}: half of {speed}", path.label);
    assert!(!path.label.contains(&speed.to_string()), "{}: half of {speed}", path.label);
    let accept = sheet(&world, &hands).accept.map(|(words, _)| words);
    let wanted = ["accept-depart", "accept-depart-outside"].map(|id| Some(word(id)));
    assert!(wanted.contains(&accept), "{accept:?}");
    confirm(&mut world, &mut hands, &Intent::Accept);
    assert_eq!(retreated(&world), 1);
}

#[test]
fn g_34_a_click_beyond_an_edge_that_means_nothing_says_why_and_again_opens_the_rule() {
    let (mut world, mut hands) = ours(Scenario::Skirmish, "r1.1");
    let north = Cell::new(5, -1);
    leave(&mut world, &mut hands, north);
    assert_eq!(hands.take_rule(), None);
    leave(&mut world, &mut hands, north);
    assert_eq!(hands.take_rule().as_deref(), Some("G-34"));
    let selected = hands.selected();
    for mode in [verbs::ATTACK, verbs::CHARGE, verbs::HIDE] {
        let mut hands = Hands::default().with(|hands| {
            hands.choose(Some(mode));
            hands.select(selected);
        });
        leave(&mut world, &mut hands, Cell::new(-1, 4));
        let why = hands.notice().cloned().expect("a reason");
        assert_eq!((why.words, hands.draft().cloned()), (word("leave-moves"), None), "{mode:?}");
    }
    // An inspected member of another unit doesn't leave in place of the squad.
    let field = door::table(&world).field;
    let foe = field.members(field.find_unit(unit("b1.1")).expect("it is there")).next().expect("somebody");
    hands.look_alone(Some(field.primate(foe).id));
    leave(&mut world, &mut hands, Cell::new(-1, 4));
    let Some(Draft::Move { order: Order::Move { steps, .. }, .. }) = hands.draft() else {
        panic!("{:?}", hands.notice())
    };
    assert!(steps.len() > 1, "{steps:?}");
}

/// A member walks so far from its mates that only the leader's sphere still holds it.
fn spread(world: &mut World, squad: UnitIx) {
    let table = door::table(world);
    let field = table.field;
    let leader = field.unit(squad).lead.leader.expect("it is led");
    let mates = || field.members(squad).filter(|mate| *mate != leader);
    let away = |mate: PrimateIx, cell: Cell| {
        mates().filter(|other| *other != mate).all(|other| distance(field.cell(other).expect("on foot"), cell) > 2)
    };
    let walk = |mate: PrimateIx, cell: Cell| {
        let path = Path(movement::route(field, mate, cell)?.steps);
        let order = Order::Move { unit: field.unit(squad).id, steps: vec![Leg::Go(field.primate(mate).id, path)] };
        choices::check(table, &order).is_ok().then_some(order)
    };
    let ways = mates().flat_map(|mate| field.ground().spots().cells().map(move |cell| (mate, cell)));
    let order = ways.filter(|(mate, cell)| away(*mate, *cell)).find_map(|(mate, cell)| walk(mate, cell));
    battle::submit(world, order.expect("there is room")).expect("it was checked");
}

#[test]
fn g_34_one_member_leaves_alone_and_a_leader_leaves_orphans() {
    let (mut world, mut hands) = ours(Scenario::Skirmish, "r1.1");
    let squad = door::table(&world).field.find_unit(unit("r1.1")).expect("it is there");
    spread(&mut world, squad);
    let field = door::table(&world).field;
    let leader = field.unit(squad).lead.leader.expect("it is led");
    hands.look_alone(Some(field.primate(leader).id));
    leave(&mut world, &mut hands, Cell::new(-1, 4));
    let told = sheet(&world, &hands);
    let all = told.draft.join(" ");
    assert!(all.contains("leaves the board") && all.contains("5 stay") && all.contains("a new one"), "{all}");
    assert!(told.draft.iter().any(|line| line.starts_with("There:")), "the others are still there");
    // Those forecast to be outside are outside once the best stand-in leads.
    let table = door::table(&world);
    let Some(Draft::Move { order, .. }) = hands.draft().cloned() else { panic!("a draft") };
    let ghost = Ghost::of(table.field, table.turn, &order).expect("a move");
    let (heir, mut outside) = ghost.orphans.expect("no one leads");
    assert!(!outside.is_empty(), "one stands apart");
    assert_eq!(told.why.iter().filter(|why| why.rule.as_deref() == Some("T-28")).count(), 1, "{:?}", told.why);
    assert!(told.why.iter().all(|why| why.rule.as_deref() != Some("T-26")), "{:?}", told.why);
    assert_eq!(told.accept.map(|(words, _)| words), Some(word("accept-depart-outside")));
    let heir = table.field.primate(heir).id;
    confirm(&mut world, &mut hands, &Intent::Leave(Cell::new(-1, 4)));
    if act::window_name(&world) == Some("Successor") {
        battle::submit(&mut world, Order::Promote(heir)).expect("it may lead");
    }
    let field = door::table(&world).field;
    let mut left: Vec<PrimateIx> =
        monkeys::rules::monkeys::sphere::sphere(field, squad).outside.iter().map(|(mate, _)| *mate).collect();
    outside.sort_unstable();
    left.sort_unstable();
    assert_eq!(left, outside);
    assert_eq!(field.primate(leader).place, Place::Off(Pile::Retreated));
}

#[test]
fn g_34_who_is_too_far_from_the_edge_is_told_what_the_way_costs() {
    let (mut world, mut hands) = ours(Scenario::Skirmish, "r1.1");
    let field = door::table(&world).field;
    let squad = field.find_unit(unit("r1.1")).expect("it is there");
    let far = formation::destinations(field, squad).into_iter().max_by_key(|(goal, _)| goal.x).expect("somewhere");
    let walk = formation::plan(field, squad, far.0).expect("a walk");
    battle::submit(&mut world, walk).expect("it may be given");
    assert!(draw(&world, &hands, Palette::Print).sketch.exits.is_empty(), "from {} nobody gets home", far.0);
    leave(&mut world, &mut hands, Cell::new(-1, 4));
    let why = hands.notice().expect("a reason").words.clone();
    assert!(hands.draft().is_none() && why.contains("Speed is 18"), "{why}");
}

#[test]
fn g_18_a_carrier_is_seen_and_brings_its_crate_home() {
    let (mut world, mut hands) = ours(Scenario::Scavenging, "r1.1");
    let carrier = fetch(&mut world, &mut hands);
    let table = door::table(&world);
    let number = table.turn.stakes.carried(carrier).expect("it carries") + 1;
    let piece = table.field.primate(carrier).id;
    let carrying = |world: &World| {
        let table = door::table(world);
        let tokens = cast(table.field, table.turn).tokens.into_iter();
        tokens.filter(|token| token.look.badges.has(Badge::Carrying)).map(|token| token.piece).collect::<Vec<_>>()
    };
    assert_eq!(carrying(&world), [piece], "its counter has the badge");
    // The unit has no action left, and the next one is selected.
    hands.select(Some(unit("r1.1")));
    let screen = models::battle(&world, &hands, &Shown::default());
    let crate_words = monkeys::words::say("state-crate", &[("number", number.into())]);
    let member = screen.sheet.members.iter().find(|member| member.piece == Some(piece)).expect("it is listed");
    assert!(member.state.contains(&crate_words), "{member:?}");
    assert!(screen.sheet.facts.iter().any(|(words, value)| *words == word("fact-carries") && *value == crate_words));
    battle::submit(&mut world, Order::EndTurn).expect("it may end");
    until_ours(&mut world);
    hands = Hands::default().with(|hands| hands.select(Some(unit("r1.1"))));
    leave(&mut world, &mut hands, Cell::new(-1, 4));
    let told = sheet(&world, &hands).draft.join(" ");
    assert!(told.contains(&crate_words) && told.contains("5 stay"), "only who carries leaves: {told}");
    leave(&mut world, &mut hands, Cell::new(-1, 4));
    let stakes = &door::table(&world).turn.stakes;
    assert_eq!(stakes.crates[number - 1].whereabouts, Whereabouts::Safe(Side::First));
    assert!(carrying(&world).is_empty());
    // The last card shows what the battle was about.
    battle::submit(&mut world, Order::Concede).expect("it may be given up");
    let ending = models::ending(&Look::at(&world, &hands), &[]).expect("it is over");
    assert!(ending.goals.iter().any(|line| line.contains("1 of 6 crates safe")), "{:?}", ending.goals);
}

#[test]
fn every_ending_says_why_and_what_it_was_about() {
    let counted = [
        (Scenario::Skirmish, "platoon"),
        (Scenario::Battle, "markers"),
        (Scenario::Scavenging, "crates"),
        (Scenario::Siege, "in the middle"),
    ];
    for (scenario, about) in counted {
        let (mut world, hands) = ours(scenario, "r1.1");
        battle::submit(&mut world, Order::Concede).expect("it may be given up");
        let ending = models::ending(&Look::at(&world, &hands), &[]).expect("it is over");
        check_words(&ending, scenario.word());
        assert!(ending.goals.iter().any(|line| line.contains(about)), "{scenario:?}: {:?}", ending.goals);
    }
    // To the last round: the reason is the scenario's own.
    let mut level = meadow(Scenario::Scavenging);
    level.rounds = Some(1);
    let mut world = begin(&level, 1);
    while battle::monkeys::choices(&world).is_some() {
        let default = battle::monkeys::choices(&world).and_then(|choices| choices.default);
        let order = if act::window_name(&world) == Some("Act") { None } else { default };
        battle::submit(&mut world, order.unwrap_or(Order::EndTurn)).expect("it may be given");
    }
    let ending = models::ending(&Look::at(&world, &Hands::default()), &[]).expect("it is over");
    assert_eq!(ending.why.words, word("outcome-crates-even"));
}

#[test]
fn a_draft_is_told_on_the_sheet_of_whom_it_is_about_wherever_the_pointer_rests() {
    let (world, mut hands) = ours(Scenario::Skirmish, "r1.1");
    let table = door::table(&world);
    let squad = table.field.find_unit(unit("r1.1")).expect("it is there");
    let (goal, _) = formation::destinations(table.field, squad)[0];
    let order = formation::plan(table.field, squad, goal).expect("a walk");
    monkeys::screens::monkeys::battle::proposing::propose(&world, &mut hands, &order);
    let other = table.field.find_unit(unit("b1.1")).expect("it is there");
    hands.point_at(table.field.members(other).find_map(|mate| table.field.cell(mate)));
    let head = sheet(&world, &hands).head.expect("somebody's");
    assert_eq!(head.side, Side::First, "{head:?}");
}

#[test]
fn who_leaves_is_brought_into_view() {
    home::run("leaving::the_button_shows_where_they_leave_with_its_words");
}

#[test]
#[ignore = "part of who_leaves_is_brought_into_view"]
fn the_button_shows_where_they_leave_with_its_words() {
    let mut hall = Hall::new();
    hall.begin("two-groves");
    let world = hall.0.world();
    let (table, none) = (door::table(world), Hands::default());
    let able = commit::able(table.field, table.turn);
    let leaves = |unit: &UnitIx| leaving::order(table, &none, *unit).is_ok();
    let unit = able.into_iter().find(leaves).map(|unit| table.field.unit(unit).id).expect("somebody is near an edge");
    let (wide, high) = table.field.ground().size();
    // At the nearest zoom, as far from all edges as possible.
    hall.0.world_mut().resource_mut::<Outlook>().set_cell_px(64);
    hall.tell([Intent::SelectUnit(unit), Intent::CentreOn(Cell::new(wide / 2, high / 2))]);
    hall.wait(60);
    let hidden = |world: &World| {
        let (outlook, opening) = (world.resource::<Outlook>(), world.resource::<Opening>().0);
        let ghosts = &world.resource::<Sketch>().ghosts;
        assert!(!ghosts.is_empty(), "those who leave are drawn");
        let seen = |at: bevy::math::Rect| opening.contains(at.min) && opening.contains(at.max);
        ghosts.iter().map(|ghost| ghost.cell).filter(|cell| !seen(outlook.rect_of(*cell))).collect::<Vec<_>>()
    };
    hall.tell([Intent::Mode(verbs::LEAVE)]);
    hall.wait(200);
    assert_eq!(hidden(hall.0.world()), []);
}
