//! Charges and hiding as a player does them: forecast, draft, and every decision on the way.

use bevy::prelude::World;
use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    battle::{self, chance::ChancePlayer, monkeys::tell},
    board::Cell,
    data::{
        self,
        library::Library,
        monkeys::{
            level::{self, Level},
            script,
        },
    },
    dice::Dice,
    engine::{BattleLog, What},
    force::{
        UnitIx,
        squad::{Pile, Place},
    },
    input::Intent,
    panels::{decision::Ask, orders::May},
    rules::monkeys::{
        Order,
        choices::{destinations, hideouts},
        commit, door,
        field::Field,
        foresight::Foresight,
        formation,
        frames::Stop,
        sequence::Frame,
    },
    screens::monkeys::battle::{
        Draft, Hands, Names, act, charging, draw,
        models::{self, Look, Shown, forecast::forecast, tray},
        proposing::propose,
    },
    view::art::{overlay::Region, palette::Palette as Ink},
};
use std::collections::BTreeSet;

/// Two squads per side on a meadow, close enough to charge at once; visible for more than twelve squares.
fn meadow() -> Level {
    let text = include_str!("meadow.level.ron");
    let parsed = level::parse("meadow", text, &Library::shipped(), data::monkeys::profiles());
    parsed.unwrap_or_else(|why| panic!("{why}")).0
}

fn begin(seed: u64) -> (World, Hands) {
    let (level, mut world) = (meadow(), World::new());
    battle::monkeys::install(&mut world);
    battle::begin(&mut world, &level, seed);
    let names = Names::of(&world, &level);
    world.insert_resource(names);
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    while act::window_name(&world) != Some("Act") {
        act::answer(&mut world, &mut hands, &Intent::Accept);
    }
    (world, hands)
}

fn cell_of(field: &Field, unit: UnitIx) -> Cell {
    field.members(unit).find_map(|mate| field.cell(mate)).expect("somebody stands")
}

/// One of the side's own units, and an enemy that it can charge.
fn pair(world: &World) -> Option<(UnitIx, UnitIx)> {
    let table = door::table(world);
    let able = commit::able(table.field, table.turn);
    able.into_iter().find_map(|unit| Some((unit, *charging::chargeable(table, unit).first()?)))
}

/// Drafts a charge with the pointer; returns the enemy's cell.
fn draft(world: &mut World, hands: &mut Hands) -> Option<Cell> {
    let (unit, enemy) = pair(world)?;
    let field = door::table(world).field;
    let (id, cell) = (field.unit(unit).id, cell_of(field, enemy));
    act::answer(world, hands, &Intent::SelectUnit(id));
    act::answer(world, hands, &Intent::Mode(verbs::CHARGE));
    act::answer(world, hands, &Intent::Hover(Some(cell)));
    act::answer(world, hands, &Intent::Click { cell, shift: false, double: false });
    Some(cell)
}

fn look(world: &World, hands: &Hands, at: &str) -> monkeys::panels::Battle {
    let screen = models::battle(world, hands, &Shown::default());
    crate::models::check(&screen, at);
    let _ = draw(world, hands, Ink::Print);
    screen
}

/// The other side's decisions in a charge deselect everything. Then the unit that goes on is chosen, not the first one.
#[test]
fn the_unit_that_was_given_the_last_order_is_chosen_again() {
    let (mut world, mut hands) = begin(3);
    let table = door::table(&world);
    let unit = *commit::able(table.field, table.turn).last().expect("they can act");
    let id = table.field.unit(unit).id;
    assert_ne!(hands.selected(), Some(id), "another one comes first");
    let near = formation::destinations(table.field, unit)[0].0;
    let order = formation::plan(table.field, unit, near).expect("it can walk");
    battle::submit(&mut world, order).expect("the walk is possible");
    while act::window_name(&world) != Some("Act") {
        let choices = battle::monkeys::choices(&world).expect("somebody is asked");
        battle::submit(&mut world, choices.orders[0].clone()).expect("an answer is accepted");
    }
    hands.release();
    act::settle(&world, &mut hands);
    assert_eq!(hands.selected(), Some(id));
}

#[test]
fn t_104_a_charge_is_foreseen_link_by_link() {
    let (mut world, mut hands) = begin(1);
    let (unit, enemy) = pair(&world).expect("somebody can charge");
    let field = door::table(&world).field;
    let cell = cell_of(field, enemy);
    hands.select(Some(field.unit(unit).id));
    act::answer(&mut world, &mut hands, &Intent::Mode(verbs::CHARGE));
    hands.point_at(Some(cell));
    let told = forecast(&Look::at(&world, &hands), None).expect("a forecast");
    assert_eq!(told.chain.iter().filter(|link| link.rule.as_deref() == Some("T-104")).count(), 1, "{:?}", told.chain);
    let [stood, fled, reaction, stands, fires, fight, flees] = told.chain.as_slice() else {
        panic!("{:?}", told.chain)
    };
    assert!(told.melee && fight.rule.as_deref() == Some("T-112") && flees.rule.as_deref() == Some("T-108"));
    // The result: the fire on the way, then their fire and the close combat if they stand firm, otherwise what a flight
    // leaves.
    let (before, firm) = (number(&reaction.value), number(&stands.value) / 100.0);
    let (all, fails) = (told.shooters.len() as f64, (1.0 - firm) * number(&fled.value));
    let least = firm * (before + number(&fires.value)).min(all) + fails;
    let most = firm * all + fails;
    assert!(firm > 0.0 && (least - 0.1..=most + 0.1).contains(&number(&stood.value)), "{:?}", told.chain);
    assert!(number(&fled.value) >= before, "{:?}", told.chain);
    let drawn = draw(&world, &hands, Ink::Print);
    assert_eq!(drawn.sketch.paths[0].stops.len(), 1);
    assert_eq!(drawn.sketch.clashes.len(), 1);
    assert!(drawn.sketch.ghosts.len() > 1);
}

/// The first number of a sentence.
fn number(words: &str) -> f64 {
    words.split(' ').find_map(|word| word.parse::<f64>().ok()).unwrap_or_default()
}

/// The numbers of a sentence, in order.
fn numbers(words: &str) -> Vec<f64> {
    words.split(' ').filter_map(|word| word.parse::<f64>().ok()).collect()
}

/// How many are injured in a result of a close combat, of the charged and of the chargers.
fn injured(words: &str) -> [f64; 2] {
    let parts: Vec<&str> = words.split(' ').collect();
    let mut injured = [0.0, 0.0];
    for pair in parts.windows(2) {
        if let Ok(count) = pair[0].parse::<f64>() {
            injured[usize::from(pair[1].starts_with("charger"))] = count;
        }
    }
    injured
}

/// Plays at random until a unit can be charged none of whose members can stand up; returns the cell of that unit.
fn before_the_pinned() -> (World, Hands, Cell) {
    for seed in 0..2000 {
        let (mut world, mut hands) = begin(seed);
        let mut player = ChancePlayer::new(seed);
        while let Some(order) = player.choose::<Order>(&world) {
            let table = door::table(&world);
            let pinned = |unit: UnitIx| table.field.on_foot(unit).all(|one| table.field.primate(one).pin.holds());
            let found = commit::able(table.field, table.turn).into_iter().find_map(|unit| {
                let targets = charging::chargeable(table, unit);
                Some((unit, targets.into_iter().find(|target| pinned(*target))?))
            });
            if let Some((unit, target)) = found.filter(|_| act::window_name(&world) == Some("Act")) {
                let (id, cell) = (table.field.unit(unit).id, cell_of(table.field, target));
                hands.let_go();
                act::settle(&world, &mut hands);
                act::answer(&mut world, &mut hands, &Intent::SelectUnit(id));
                act::answer(&mut world, &mut hands, &Intent::Mode(verbs::CHARGE));
                act::answer(&mut world, &mut hands, &Intent::Hover(Some(cell)));
                act::answer(&mut world, &mut hands, &Intent::Click { cell, shift: false, double: false });
                return (world, hands, cell);
            }
            battle::submit(&mut world, order).expect("choices are accepted");
        }
    }
    panic!("nobody pinned is ever charged")
}

#[test]
fn t_108_the_pinned_fight_whether_they_stand_or_not_and_never_fire() {
    let (world, hands, _) = before_the_pinned();
    let screen = look(&world, &hands, "charge at the pinned");
    let told = screen.forecast.expect("a forecast");
    assert!(screen.sheet.why.iter().all(|why| why.rule.as_deref() != Some("T-109")), "{:?}", screen.sheet.why);
    // Those that fail their test are caught: the close combat with all of them is certain.
    let of = |place: usize| -> f64 {
        let falls = |chance: &monkeys::panels::odds::Chance| injured(&chance.words)[place] * f64::from(chance.tenths);
        told.odds.0.iter().map(falls).sum::<f64>() / 1000.0
    };
    let (charged, chargers) = (of(0), of(1));
    let ends: Vec<_> = told.chain.iter().filter(|link| link.rule.as_deref() == Some("T-106")).collect();
    let [whole] = ends.as_slice() else { panic!("they stand and flee alike: {:?}", told.chain) };
    let on_the_way: f64 =
        told.chain.iter().filter(|link| link.rule.as_deref() == Some("T-161")).map(|link| number(&link.value)).sum();
    let counted = numbers(&whole.value);
    assert!((counted[0] - chargers - on_the_way).abs() < 0.11, "{counted:?}, {chargers}: {:?}", told.chain);
    assert!((counted[1] - charged).abs() < 0.11, "{counted:?}, {charged}: {:?}", told.chain);
}

#[test]
fn t_108_the_pinned_are_not_said_to_choose() {
    let (mut world, hands, _) = before_the_pinned();
    let told = look(&world, &hands, "charge at the pinned").forecast.expect("a forecast");
    let has = |id: &str| told.chain.iter().any(|link| link.words == monkeys::words::word(id));
    assert!(has("chain-fight-pinned"), "{:?}", told.chain);
    assert!(!has("chain-stands") && !has("chain-fires-not") && !has("chain-flees"), "{:?}", told.chain);
    // They fire at nobody, so no attack of theirs is wasted.
    let Some(Draft::Give(order)) = hands.draft().cloned() else { panic!("{:?}", hands.draft()) };
    let (before, mut silent) = (battle::monkeys::snapshot(&world), 0);
    for seed in 0..20 {
        world.insert_resource(Dice::seeded(seed));
        let from = world.resource::<BattleLog>().len();
        charge(&mut world, order.clone(), &Order::Stand);
        let facts = &world.resource::<BattleLog>().facts()[from..];
        silent += facts.iter().filter(|fact| matches!(fact.what, What::Said { what: "attack-wasted", .. })).count();
        let lines = tell::lines(&tell::Names::of(&world), facts);
        assert!(lines.iter().all(|line| !line.text.contains("wasted")), "{lines:?}");
        battle::monkeys::restore(&mut world, &before);
    }
    assert!(silent > 0, "the pinned never stood firm");
}

#[test]
fn t_129_overwatch_of_ones_own_is_no_danger_to_a_charge() {
    let (mut world, mut hands) = begin(1);
    let (unit, _) = pair(&world).expect("somebody can charge");
    let table = door::table(&world);
    let other = commit::able(table.field, table.turn).into_iter().find(|one| *one != unit).expect("two squads");
    let watch = Order::Overwatch(table.field.unit(other).id);
    battle::submit(&mut world, watch).expect("it may watch");
    draft(&mut world, &mut hands).expect("somebody can charge");
    let screen = look(&world, &hands, "charge beside a watcher");
    let watches = |why: &monkeys::panels::Why| matches!(why.rule.as_deref(), Some("T-123" | "T-129"));
    assert!(!screen.sheet.why.iter().any(watches), "{:?}", screen.sheet.why);
    // It is shown where it helps: among the results of a flight.
    let told = screen.forecast.expect("a forecast");
    assert!(told.chain.iter().any(|link| link.rule.as_deref() == Some("T-129")), "{:?}", told.chain);
}

#[test]
fn t_102_the_first_click_drafts_and_the_second_charges() {
    let (mut world, mut hands) = begin(1);
    let cell = draft(&mut world, &mut hands).expect("somebody can charge");
    let Some(Draft::Give(Order::Overrun { path, .. })) = hands.draft().cloned() else { panic!("{:?}", hands.draft()) };
    assert!(!path.0.is_empty());
    let screen = look(&world, &hands, "draft");
    assert!(screen.sheet.accept.is_some());
    act::answer(&mut world, &mut hands, &Intent::Click { cell, shift: false, double: false });
    assert_ne!(act::window_name(&world), Some("Act"), "{:?}", hands.notice());
}

#[test]
fn t_103_a_way_point_bends_the_route() {
    let (mut world, mut hands) = begin(1);
    let cell = draft(&mut world, &mut hands).expect("somebody can charge");
    let Some(Draft::Give(Order::Overrun { path: straight, .. })) = hands.draft().cloned() else { panic!("a charge") };
    let (unit, _) = pair(&world).expect("the same");
    let at = cell_of(door::table(&world).field, unit);
    let table = door::table(&world);
    let bends = [Cell::new(at.x, at.y + 2), Cell::new(at.x, at.y - 2), Cell::new(at.x, at.y + 3)];
    let bend = bends.into_iter().find(|cell| table.field.at(*cell).is_none()).expect("a free cell");
    act::answer(&mut world, &mut hands, &Intent::Click { cell: bend, shift: true, double: false });
    act::answer(&mut world, &mut hands, &Intent::Click { cell, shift: false, double: false });
    match hands.draft() {
        Some(Draft::Give(Order::Overrun { path, .. })) => assert_ne!(*path, straight),
        _ => assert!(hands.notice().is_some(), "or it says why not"),
    }
}

#[test]
fn t_102_whom_nobody_reaches_says_why() {
    let (mut world, mut hands) = begin(1);
    let table = door::table(&world);
    let unit = commit::able(table.field, table.turn)[0];
    let far = table.field.all_units().find(|enemy| {
        table.field.side(*enemy) != table.turn.side && charging::planned(table, unit, &[], *enemy).is_err()
    });
    let Some(far) = far else { return };
    hands.select(Some(table.field.unit(unit).id));
    hands.choose(Some(verbs::CHARGE));
    let cell = cell_of(table.field, far);
    act::answer(&mut world, &mut hands, &Intent::Click { cell, shift: false, double: false });
    assert!(hands.draft().is_none() && hands.notice().is_some());
}

/// Answers a window by hand: the marked answer, or sometimes another; checks what must be true of each.
fn answer(world: &mut World, hands: &mut Hands, window: &str, step: usize) {
    let at = format!("step {step} {window}");
    let screen = look(world, hands, &at);
    // What may happen to the enemy is no risk.
    let risks = screen.decision.iter().flat_map(|decision| &decision.risks);
    assert!(risks.clone().all(|risk| !risk.contains("the enemy unit")), "{at}: {:?}", screen.decision);
    match window {
        "Losses" => name_losses(world, hands),
        "Regroup" | "FleeMove" => drag_one(world, hands),
        "Stand" | "PressOn" | "ChargeOn" => {
            let Some(decision) = &screen.decision else { panic!("{at}: cards") };
            let Ask::Pick(cards) = &decision.ask else { panic!("{at}: cards") };
            assert!(cards.len() > 1, "{at}");
            assert!(cards.iter().all(|card| card.lines.len() <= 3), "{at}: the rest is in the details: {cards:?}");
            let place = step % battle::monkeys::choices(world).expect("asked").orders.len();
            act::answer(world, hands, &Intent::TakeOption(place));
            return;
        }
        "Die" => {
            assert!(screen.tray.dice.iter().all(|die| !die.words.is_empty()), "{at}");
            assert!(!screen.tray.folded, "{at}: what is decided in it lies open");
        }
        _ => {}
    }
    let _ = tray::dice_alike(&Look::at(world, hands));
    let facts = world.resource::<monkeys::engine::BattleLog>().facts().len();
    act::answer(world, hands, &Intent::Accept);
    let moved = world.resource::<monkeys::engine::BattleLog>().facts().len() > facts;
    assert!(moved || hands.notice().is_none(), "{at}: {:?}", hands.notice());
}

/// T-116: one is dropped, and then there is one too few.
fn name_losses(world: &mut World, hands: &mut Hands) {
    let Some(Order::Lose(named)) = hands.answer().cloned() else { panic!("the planner names some") };
    act::answer(world, hands, &Intent::TogglePiece(named[0]));
    look(world, hands, "one too few");
    act::answer(world, hands, &Intent::Accept);
    assert_eq!(act::window_name(world), Some("Losses"));
    assert!(hands.notice().is_some());
    act::answer(world, hands, &Intent::TogglePiece(named[0]));
}

/// A ghost put on a square far away shakes; on its own square it stays.
fn drag_one(world: &mut World, hands: &mut Hands) {
    let before = hands.answer().cloned();
    let drawn = draw(world, hands, Ink::Print);
    let Some(ghost) = drawn.sketch.ghosts.first().copied() else { return };
    act::answer(world, hands, &Intent::Grab(ghost.cell));
    act::answer(world, hands, &Intent::Drop(Cell::new(0, 0)));
    if hands.answer() == before.as_ref() {
        let ghosts = draw(world, hands, Ink::Print).sketch.ghosts;
        assert!(hands.notice().is_some() && ghosts.iter().any(|ghost| ghost.shaken > 0));
    }
    if let Some(before) = before {
        hands.lay_out(before);
    }
}

#[test]
fn every_decision_of_a_charge_is_answered_by_hand() {
    let mut seen = BTreeSet::new();
    for seed in 0..30 {
        let (mut world, mut hands) = begin(seed);
        for step in 0..120 {
            let Some(window) = act::window_name(&world) else { break };
            seen.insert(window);
            if window != "Act" {
                answer(&mut world, &mut hands, window, step + seed as usize);
            } else if draft(&mut world, &mut hands).is_some() {
                let screen = look(&world, &hands, "drafted");
                assert!(screen.tray.folded, "nothing is decided in the tray");
                act::answer(&mut world, &mut hands, &Intent::Accept);
            } else {
                hands.arm_end();
                act::answer(&mut world, &mut hands, &Intent::EndTurn);
            }
        }
    }
    let wanted = ["Regroup", "PressOn", "Stand", "FleeMove", "Losses", "ChargeOn", "Die"];
    assert!(wanted.iter().all(|window| seen.contains(window)), "{seen:?}");
}

#[test]
fn t_114_each_die_of_a_close_combat_says_who_falls() {
    for seed in 0..40 {
        let (mut world, mut hands) = begin(seed);
        for step in 0..60 {
            let Some(window) = act::window_name(&world) else { break };
            let fights = matches!(door::table(&world).clock.top(), Frame::Fight(_));
            if window == "Die" && fights {
                let screen = look(&world, &hands, "die");
                assert!(screen.tray.dice.iter().all(|die| die.words.contains("injured")), "{:?}", screen.tray.dice);
                assert!(screen.forecast.is_some_and(|forecast| forecast.melee));
                return;
            }
            if window == "Act" && draft(&mut world, &mut hands).is_none() {
                hands.arm_end();
                act::answer(&mut world, &mut hands, &Intent::EndTurn);
            } else if window == "Stand" {
                act::answer(&mut world, &mut hands, &Intent::TakeOption(0));
            } else {
                act::answer(&mut world, &mut hands, &Intent::Accept);
            }
            assert!(step < 59 || hands.notice().is_none());
        }
    }
    panic!("no close combat");
}

#[test]
fn t_133_hiding_lights_only_cells_that_hide() {
    let (mut world, mut hands) = begin(3);
    let table = door::table(&world);
    let able = commit::able(table.field, table.turn);
    let found = able.into_iter().find_map(|unit| {
        let id = table.field.unit(unit).id;
        let cells = hideouts(table, id);
        let good = |cell: &Cell| charging_hides(table, unit, *cell);
        cells.into_iter().map(|(cell, _)| cell).find(good).map(|cell| (id, cell))
    });
    let (unit, goal) = found.expect("a grove is near");
    act::answer(&mut world, &mut hands, &Intent::SelectUnit(unit));
    act::answer(&mut world, &mut hands, &Intent::Mode(verbs::HIDE));
    act::answer(&mut world, &mut hands, &Intent::Click { cell: goal, shift: false, double: false });
    let drafted = matches!(hands.draft(), Some(Draft::Move { order: Order::Stealth { .. }, .. }));
    assert!(drafted, "{:?} {:?}", hands.draft(), hands.notice());
    let screen = look(&world, &hands, "hiding");
    let mode = |mode| screen.orders.buttons.iter().find(|button| button.mode == mode).map(|button| button.may.clone());
    assert_eq!(mode(verbs::HIDE), Some(May::Chosen));
    act::answer(&mut world, &mut hands, &Intent::Accept);
    let field = door::table(&world).field;
    let hidden = field.find_unit(unit).map(|unit| field.unit(unit).hidden.holds());
    assert_eq!(hidden, Some(true));
}

fn charging_hides(table: monkeys::rules::monkeys::choices::Table, unit: UnitIx, cell: Cell) -> bool {
    let order = monkeys::rules::monkeys::formation::plan_stealth(table.field, unit, cell);
    order.is_some_and(|order| monkeys::rules::monkeys::choices::check(table, &order).is_ok())
}

/// The enemy's squads go on overwatch, then it is the first side's turn again.
fn watched(seed: u64) -> (World, Hands) {
    let (mut world, mut hands) = begin(seed);
    let first = door::table(&world).turn.side;
    for _ in 0..60 {
        let table = door::table(&world);
        let (name, mine) = (act::window_name(&world), table.turn.side == first);
        let able = commit::able(table.field, table.turn).first().map(|unit| table.field.unit(*unit).id);
        let order = match (name, able) {
            (Some("Act"), _) if mine && table.field.units.iter().any(|unit| unit.watch.0) => break,
            (Some("Act"), Some(unit)) if !mine => Order::Overwatch(unit),
            (Some("Act"), _) => Order::EndTurn,
            _ => battle::monkeys::choices(&world).and_then(|options| options.default).expect("a default"),
        };
        battle::submit(&mut world, order).expect("it may be given");
    }
    hands.let_go();
    act::settle(&world, &mut hands);
    (world, hands)
}

#[test]
fn t_161_overwatch_on_the_way_is_in_the_chain_and_the_sheet_of_a_charge() {
    let (mut world, mut hands) = watched(1);
    draft(&mut world, &mut hands).expect("somebody can charge");
    let screen = look(&world, &hands, "charge under overwatch");
    let told = screen.forecast.expect("a forecast");
    let links: Vec<_> = told.chain.iter().filter(|link| link.rule.as_deref() == Some("T-161")).collect();
    assert!(!links.is_empty() && links.iter().any(|link| link.value.contains("wounded")), "{:?}", told.chain);
    let sheet = screen.sheet.why.iter().filter(|why| why.rule.as_deref() == Some("T-123")).count();
    assert_eq!(sheet, links.len(), "{:?}", screen.sheet.why);
    let drawn = draw(&world, &hands, Ink::Print);
    assert_eq!(drawn.sketch.paths[0].beads.len(), links.len());
}

#[test]
fn every_order_that_is_advised_is_laid_out_as_a_draft_and_may_be_taken() {
    let (world, _) = begin(1);
    let (level, options) = (meadow(), battle::monkeys::choices(&world).expect("orders are asked for"));
    for order in options.orders.into_iter().filter(|order| *order != Order::EndTurn) {
        let mut world = World::new();
        battle::monkeys::install(&mut world);
        battle::begin(&mut world, &level, 1);
        world.insert_resource(Names::of(&world, &level));
        let mut hands = Hands::default();
        act::settle(&world, &mut hands);
        while act::window_name(&world) != Some("Act") {
            act::answer(&mut world, &mut hands, &Intent::Accept);
        }
        propose(&world, &mut hands, &order);
        assert!(hands.draft().is_some(), "{order:?}");
        let screen = look(&world, &hands, "advised");
        let lit = screen.orders.buttons.iter().filter(|button| button.may == May::Chosen).map(|button| button.mode);
        assert_eq!(lit.collect::<Vec<_>>(), Vec::from_iter(verbs::of(&order)), "{order:?}");
        assert_eq!(reached(&world, &hands), in_reach(&world, &order), "{order:?}");
        let given = world.resource::<battle::Record>().orders().count();
        act::answer(&mut world, &mut hands, &Intent::Accept);
        let last = world.resource::<battle::Record>().orders().nth(given).cloned();
        assert_eq!(last, Some(order), "{:?}", hands.notice());
    }
}

/// The squares lit as within reach.
fn reached(world: &World, hands: &Hands) -> BTreeSet<Cell> {
    let drawn = draw(world, hands, Ink::Print);
    drawn
        .overlays
        .regions
        .into_iter()
        .filter(|(region, _)| *region == Region::Reach)
        .flat_map(|(_, cells)| cells)
        .collect()
}

/// The squares where the lead of an order of this kind could end.
fn in_reach(world: &World, order: &Order) -> BTreeSet<Cell> {
    let table = door::table(world);
    let cells = match order {
        Order::Move { unit, .. } => destinations(table, *unit),
        Order::Stealth { unit, .. } => hideouts(table, *unit),
        _ => Vec::new(),
    };
    cells.into_iter().map(|(cell, _)| cell).collect()
}

#[test]
fn t_132_advice_to_hide_lights_where_one_can_hide_and_the_next_click_hides_too() {
    let (mut world, mut hands) = begin(3);
    let table = door::table(&world);
    let ids = commit::able(table.field, table.turn).into_iter().map(|unit| (unit, table.field.unit(unit).id));
    let hiding = |(unit, id): (UnitIx, _)| {
        let cells = hideouts(table, id).into_iter().map(|(cell, _)| cell);
        let mut good = cells.filter(|cell| charging_hides(table, unit, *cell));
        let order = formation::plan_stealth(table.field, unit, good.next()?)?;
        Some((id, order, good.next()?))
    };
    let (unit, order, other) = ids.into_iter().find_map(hiding).expect("a grove is near");
    let walks = destinations(table, unit).len();
    propose(&world, &mut hands, &order);
    let lit = reached(&world, &hands);
    assert_eq!(lit, in_reach(&world, &order));
    assert!(lit.len() < walks, "{} of {walks}", lit.len());
    act::answer(&mut world, &mut hands, &Intent::Click { cell: other, shift: false, double: false });
    let drafted = matches!(hands.draft(), Some(Draft::Move { order: Order::Stealth { .. }, .. }));
    assert!(drafted, "{:?} {:?}", hands.draft(), hands.notice());
}

/// How many of each unit have been hit or killed.
fn fallen(world: &World, units: [UnitIx; 2]) -> [usize; 2] {
    let field = door::table(world).field;
    units.map(|unit| {
        let of = field.primates.iter().filter(|one| one.unit == unit);
        of.filter(|one| matches!(one.place, Place::Off(Pile::Wounded | Pile::Hollow | Pile::Injured))).count()
    })
}

/// Plays a charge with the marked answers until its close combat is over; the charged give this answer.
fn charge(world: &mut World, order: Order, answer: &Order) {
    battle::submit(world, order).expect("it can be given");
    while let Some(choices) = battle::monkeys::choices(world) {
        let order = match act::window_name(world) {
            Some("Act" | "ChargeOn") => break,
            Some("PressOn") => Order::GoOn,
            Some("Stand") => answer.clone(),
            _ => choices.default.clone().or_else(|| choices.orders.first().cloned()).expect("there is an answer"),
        };
        battle::submit(world, order).expect("it is offered");
    }
}

/// How often each way of a charge is played.
const PLAYED: u64 = 400;

/// Drafts a charge, and compares each total of its forecast with the average of many that are played. Returns how many
/// totals there are, and how many watchers the charge wakes.
fn play_often(mut world: World, mut hands: Hands, at: &str) -> (usize, usize) {
    let units = pair(&world).map(|(unit, enemy)| [unit, enemy]).expect("somebody can charge");
    draft(&mut world, &mut hands).expect("somebody can charge");
    let Some(Draft::Give(order)) = hands.draft().cloned() else { panic!("{:?}", hands.draft()) };
    let foresight = Foresight::of_order(door::table(&world), &order).expect("it can be given");
    let foretold = models::foresight::Course::of(&foresight).ends();
    let (there, before) = (fallen(&world, units), battle::monkeys::snapshot(&world));
    for (id, told) in &foretold {
        let answer = if *id == "chain-if-fled" { Order::Flee } else { Order::Stand };
        let mut sums = [0, 0];
        for seed in 0..PLAYED {
            world.insert_resource(Dice::seeded(seed));
            charge(&mut world, order.clone(), &answer);
            let now = fallen(&world, units);
            (0..2).for_each(|side| sums[side] += now[side] - there[side]);
            battle::monkeys::restore(&mut world, &before);
        }
        let average = sums.map(|sum| sum as f64 / PLAYED as f64);
        let (chargers, charged) = told.averages();
        let apart = (average[0] - chargers).abs().max((average[1] - charged).abs());
        assert!(apart < 0.3, "{at}, {id}: {chargers} and {charged} foretold, {average:?} came");
    }
    (foretold.len(), foresight.woken.len())
}

#[test]
fn t_106_a_charge_takes_on_average_what_its_forecast_says() {
    let mut seen = 0;
    for seed in 0..3 {
        let (world, hands) = begin(seed);
        let (totals, woken) = play_often(world, hands, &format!("seed {seed}"));
        assert_eq!(woken, 0, "nobody watches");
        seen += totals;
    }
    assert!(seen >= 3);
}

#[test]
fn t_161_a_charge_under_overwatch_takes_on_average_what_its_forecast_says() {
    for seed in 1..3 {
        let (world, hands) = watched(seed);
        let (totals, woken) = play_often(world, hands, &format!("watched, seed {seed}"));
        assert!(totals > 0 && woken > 0, "seed {seed}: it wakes somebody");
    }
}

/// A scene with these rows and tokens, as the player sees it.
pub fn scene(text: &str) -> (World, Hands) {
    let script = script::parse("scene", text, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    battle::monkeys::begin_scene(&mut world, &script.scene);
    let names = Names::plain(&world);
    world.insert_resource(names);
    let mut hands = Hands::default();
    act::settle(&world, &mut hands);
    (world, hands)
}

/// An enemy near by on a high roof, and one far away.
const OUT_OF_REACH: &str = r#"(
    format: 1, book: Monkeys,
    rows: [
        "...........................",
        "........999................",
        "........999................",
        "........999................",
        "...........................",
    ],
    tokens: [
        "...........................",
        "...........................",
        ".A.......X................Y",
        "...........................",
        "...........................",
    ],
    units: [
        (unit: "r1.1", kind: "baboon", members: "A"),
        (unit: "b1.1", kind: "baboon", members: "Y"), (unit: "b1.2", kind: "baboon", members: "X"),
    ],
    turn: (side: 'r'),
)"#;

#[test]
fn t_102_a_refused_charge_names_each_enemy_the_nearest_first() {
    let (mut world, mut hands) = scene(OUT_OF_REACH);
    let name = |world: &World, id: &str| {
        let unit = door::table(world).field.find_unit(id.parse().expect("a unit")).expect("it is there");
        world.resource::<Names>().unit(unit).to_owned()
    };
    let (far, near) = (name(&world, "b1.1"), name(&world, "b1.2"));
    act::answer(&mut world, &mut hands, &Intent::Mode(verbs::CHARGE));
    let why = hands.notice().cloned().expect("it is refused");
    let places = [&near, &far].map(|name| why.words.find(name.as_str()));
    assert!(places[0].is_some() && places[0] < places[1], "{why:?}");
    let button = models::battle(&world, &hands, &Shown::default())
        .orders
        .buttons
        .into_iter()
        .find(|one| one.mode == verbs::CHARGE);
    assert_eq!(button.map(|one| one.may), Some(May::Not(why)), "its button says the same");
    // A click on one of them says why, and is no attack.
    for (cell, name) in [(Cell::new(9, 2), near), (Cell::new(26, 2), far)] {
        act::answer(&mut world, &mut hands, &Intent::Hover(Some(cell)));
        act::answer(&mut world, &mut hands, &Intent::Click { cell, shift: false, double: false });
        assert_eq!(hands.draft(), None);
        assert!(hands.notice().is_some_and(|why| why.words.contains(&name)), "{:?}", hands.notice());
    }
}

/// A charge with a follower that has less far to go, at a squad that can't shoot.
const WON: &str = r#"(
    format: 1, book: Monkeys,
    tokens: [
        "A.......X..........Y.......",
        "...a.......................",
        "...........................",
    ],
    kinds: { "runner": (speed: 24) },
    units: [
        (unit: "r1.1", kind: "runner", members: "Aa"),
        (unit: "b1.1", kind: "baboon", members: "X", state: [OutOfAmmo]), (unit: "b1.2", kind: "baboon", members: "Y"),
    ],
    turn: (side: 'r'),
)"#;

#[test]
fn t_118_after_a_victory_the_others_are_asked_in_other_words() {
    let mut won = 0;
    for seed in 0..40 {
        let (mut world, mut hands) = scene(WON);
        world.insert_resource(Dice::seeded(seed));
        let table = door::table(&world);
        let find = |id: &str| table.field.find_unit(id.parse().expect("a unit")).expect("it is there");
        let order = charging::planned(table, find("r1.1"), &[], find("b1.1")).expect("it can be charged");
        battle::submit(&mut world, order).expect("the planner's charge");
        while act::window_name(&world) != Some("Act") {
            let Some(order) = battle::monkeys::choices(&world).and_then(|choices| choices.default) else { break };
            act::settle(&world, &mut hands);
            if let (Some("Regroup"), Frame::Overrun(overrun)) =
                (act::window_name(&world), door::table(&world).clock.top())
            {
                let again = overrun.stop == Stop::Victory;
                let told = models::decision::question(&Look::at(&world, &hands)).expect("a question");
                let rule = if again { "T-118" } else { "T-103" };
                assert_eq!((told.0.contains("fight is won"), told.1), (again, rule), "{told:?}");
                won += usize::from(again);
            }
            battle::submit(&mut world, order).expect("a default is accepted");
        }
    }
    assert!(won > 0, "no charge was won");
}

#[test]
fn t_136_the_card_of_a_search_says_what_the_die_needs() {
    let (mut world, mut hands) = scene(include_str!("../scripts/stealth-detected-or-not.script.ron"));
    let field = door::table(&world).field;
    let hidden = field.find_unit("b1.1".parse().expect("a unit")).expect("it is there");
    let order = formation::plan_stealth(field, hidden, Cell::new(15, 0)).expect("it can sneak there");
    battle::submit(&mut world, order).expect("it may");
    act::settle(&world, &mut hands);
    assert_eq!(act::window_name(&world), Some("Watch"));
    // Units of a script have no names, so the words of the whole screen aren't checked here.
    let screen = models::battle(&world, &hands, &Shown::default());
    let told = format!("{:?}", screen.decision.expect("who searches?"));
    battle::submit(&mut world, Order::React("r1.1".parse().expect("a unit"))).expect("it searches");
    let facts = world.resource::<BattleLog>().facts();
    let tested = facts.iter().find_map(|fact| match fact.what {
        What::Tested { bonus, need, .. } => Some(format!("a die {bonus:+}, needs {need} (")),
        _ => None,
    });
    let tested = tested.expect("a die was rolled");
    assert!(told.contains(&tested), "{tested} is not in {told}");
}
