//! Whole random battles: what must hold in every one of them.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::battle::chance::ChancePlayer;
use monkeys::board::{Cell, Zone};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{BattleLog, BookOrder, Rules, Viewer, door};
use monkeys::force::{Post, UnitId};
use monkeys::rules::initiative::{
    Initiative, Order,
    muster::{Ambush, Goal, Manner, SetUp, Stall},
    order::{Action, Mark, Say, Then},
    profiles::Limit,
    windows::Ask,
};
use std::collections::BTreeSet;

/// More orders than any battle can take.
const MOST_ORDERS: usize = 6000;

const COLUMN: [&str; 6] = [
    "chimpanzee-sergeant",
    "gorilla-heavy",
    "baboon-rifle",
    "mandrill-breacher",
    "macaque-runner",
    "orangutan-marksman",
];

const LEAGUE: [&str; 6] =
    ["capuchin-captain", "howler-gunner", "spider-monkey-rifle", "gibbon-climber", "lemur-scout", "tarsier-marksman"];

fn block(from: (i16, i16), to: (i16, i16)) -> Zone {
    Zone(vec![(at(from.0, from.1), at(to.0, to.1)).into()])
}

/// Rocks and brush here and there, 40 x 30.
fn ground(road: bool) -> Scene {
    let letter = |x: usize, y: usize| match (x * 7 + y * 13) % 23 {
        _ if road && (19..=21).contains(&x) => '=',
        3 => 'o',
        8 | 9 => 'b',
        15 if y.is_multiple_of(3) => '#',
        _ => '.',
    };
    let rows: Vec<String> = (0..30).map(|y| (0..40).map(|x| letter(x, y)).collect()).collect();
    Scene::on(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Two bands that deploy by turns and fight for the pump.
fn pump() -> Scene {
    let scene = COLUMN.into_iter().fold(ground(false), |scene, kind| scene.reserve(A, kind));
    let scene = LEAGUE.into_iter().fold(scene, |scene, kind| scene.reserve(B, kind));
    let cells = vec![at(19, 14), at(20, 15)];
    let goal = Goal::Hold { cells, near: 2, from: 3, turns: 2 };
    let scene =
        scene.band(A, |band| band.zone = block((0, 8), (39, 12))).band(B, |band| band.zone = block((0, 17), (39, 21)));
    scene.scenario(|scenario| scenario.goal = goal).turns(3)
}

/// A column walks into an ambush with its load.
fn salt_road() -> Scene {
    let scene = COLUMN.into_iter().fold(ground(true), |scene, kind| scene.reserve(A, kind));
    let scene = LEAGUE[..4].iter().fold(scene, |scene, kind| scene.reserve(B, kind));
    let scene = scene.band(A, |band| (band.zone, band.manner) = (block((0, 0), (39, 4)), Manner::Column));
    let scene = scene.band(B, |band| {
        (band.zone, band.manner) = (block((7, 11), (33, 21)), Manner::Lurking);
        band.characters.iter_mut().for_each(|character| character.hidden = true);
    });
    let to = || block((0, 29), (39, 29));
    scene.turns(3).scenario(|scenario| {
        scenario.set_up = SetUp::Whole(A);
        scenario.goal = Goal::Carry { movers: A, to: to(), few: 2 };
        scenario.ambush = Some(Ambush { movers: A, to: to() });
    })
}

/// Knives, mules and hidden characters in close combat, with every switch set the other way.
fn brawl() -> Scene {
    let scene = (0..).zip(&COLUMN[..4]).fold(ground(false), |scene, (number, kind)| {
        let blade = |character: &mut monkeys::rules::initiative::muster::Character| {
            character.condition.hand = 2 - number as u8 % 3;
            character.condition.panic = 1;
            character.hidden = number == 3;
        };
        let scene = scene.add_as(A, kind, (10 + number, 11), blade);
        scene.add_as(B, LEAGUE[number as usize + 1], (10 + number, 14), blade)
    });
    let scene = scene
        .band(A, |band| band.characters[0].carries = true)
        .mule(A, Stall::Under(0))
        .mule(B, Stall::On(at(16, 14)))
        .turns(3);
    scene.numbers(|book| {
        book.switches.opportunity_limit = Limit::Character;
        book.switches.repetition_allows_attacks = true;
        book.switches.random_initiative = true;
        book.switches.calm_turns = true;
    })
}

fn scenes() -> [Scene; 3] {
    [pump(), salt_road(), brawl()].map(Scene::declaring)
}

/// Plays at random to the end; `look` sees each position and its order.
fn play(game: &mut Game, seed: u64, mut look: impl FnMut(&mut Game, &Order)) {
    let mut player = ChancePlayer::new(seed);
    for _ in 0..MOST_ORDERS {
        let Some(order) = player.choose::<Order>(&game.0) else { return };
        assert!(Order::NAMES.contains(&order.name()), "{} is no listed name", order.name());
        look(game, &order);
        let told = format!("{order:?}");
        game.try_order(order).unwrap_or_else(|why| panic!("seed {seed}: {told}: {why:?}"));
    }
    panic!("seed {seed}: the battle does not end");
}

#[test]
fn battles_end_no_two_share_a_cell_and_all_kinds_of_orders_are_given() {
    let (mut asked, mut given) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..36 {
        let mut game = scenes()[seed as usize % 3].begin_with(Dice::seeded(seed));
        play(&mut game, seed, |game, order| {
            asked.insert(game.window());
            given.insert(order.name());
            let field = game.field();
            let mut cells = BTreeSet::new();
            for unit in field.all() {
                let Some(cell) = field.cell(unit) else { continue };
                let moving = game.view().mover() == Some(unit);
                assert!(moving || cells.insert(cell), "seed {seed}: two on {cell}");
                let open =
                    field.going(cell).is_some_and(|going| going != monkeys::rules::initiative::profiles::Going::Closed);
                assert!(open, "seed {seed}: {cell}");
                let state = field.unit(unit);
                for other in [state.grip.holds, state.grip.held_by].into_iter().flatten() {
                    let grip = field.unit(other).grip;
                    assert!(grip.holds == Some(unit) || grip.held_by == Some(unit), "seed {seed}: half a hold");
                    let beside = field.cell(other).is_some_and(|other| other.is_beside(cell));
                    assert!(beside, "seed {seed}: a hold from {cell} over a distance");
                }
            }
        });
        assert!(game.outcome().is_some());
    }
    assert_eq!(asked, Ask::NAMES.iter().copied().collect());
    let never: Vec<&str> = Order::NAMES.into_iter().filter(|name| !given.contains(name)).collect();
    assert_eq!(never, ["Concede"]);
}

#[test]
fn every_choice_is_accepted_and_what_is_refused_has_its_reason() {
    for seed in 0..6 {
        let mut game = scenes()[seed as usize % 3].begin_with(Dice::seeded(seed));
        let mut turn = 0;
        play(&mut game, seed, |game, _| {
            turn += 1;
            let choices = game.choices();
            for order in choices.orders.iter().chain(&choices.default) {
                assert_eq!(Initiative::check(game.view(), order), Ok(()), "seed {seed}: {order:?}");
            }
            for (order, why) in &choices.refused {
                let found = Initiative::check(game.view(), order).expect_err("it is refused");
                assert_eq!(&found, why, "seed {seed}: {order:?}");
            }
            if turn % 40 == 0 {
                let before = Initiative::snapshot(&game.0);
                for order in choices.orders {
                    game.order(order);
                    door::restore::<Initiative>(&mut game.0, &before);
                }
                assert_eq!(Initiative::snapshot(&game.0), before, "nothing has changed");
            }
        });
    }
}

#[test]
fn a_battle_is_put_back_order_by_order() {
    for seed in 0..3 {
        let mut game = scenes()[seed as usize].begin_with(Dice::seeded(seed));
        let (mut moments, mut orders) = (Vec::new(), Vec::new());
        play(&mut game, seed, |game, order| {
            moments.push(Initiative::snapshot(&game.0));
            orders.push(order.clone());
        });
        let (end, log) = (Initiative::snapshot(&game.0), game.0.resource_mut::<BattleLog>().hash());
        for place in [orders.len() - 1, orders.len() / 2, 0] {
            door::restore::<Initiative>(&mut game.0, &moments[place]);
            assert_eq!(Initiative::snapshot(&game.0), moments[place]);
            for order in &orders[place..] {
                game.order(order.clone());
            }
            assert_eq!(Initiative::snapshot(&game.0), end, "seed {seed}, from order {place} on");
            assert_eq!(game.0.resource_mut::<BattleLog>().hash(), log);
        }
    }
}

#[test]
fn r_27_g_12_nothing_leaks_and_guesses_do_not_depend_on_the_truth() {
    for seed in 0..8 {
        let mut game = [salt_road(), brawl()][seed as usize % 2].clone().declaring().begin_with(Dice::seeded(seed));
        let (mut known, mut orders): (BTreeSet<UnitId>, usize) = (BTreeSet::new(), 0);
        play(&mut game, seed, |game, _| {
            orders += 1;
            let field = game.field();
            known.extend(field.all().filter(|unit| field.is_known(*unit)).map(|unit| field.unit(unit).id));
            let window = door::window::<Initiative>(&game.0).expect("somebody is asked").clone();
            if orders % 6 == 0 {
                let veil = |moment, luck: u64| Initiative::veil(moment, window.side, &mut Stream::new(luck, "veil"));
                let truth = Initiative::snapshot(&game.0);
                let guess = veil(&truth, 1);
                assert_eq!(veil(&guess, 2), veil(&truth, 2), "seed {seed}");
                door::restore::<Initiative>(&mut game.0, &guess);
                assert_eq!(door::window::<Initiative>(&game.0), Some(&window));
                let player = ChancePlayer::new(seed).choose::<Order>(&game.0);
                assert!(player.is_some());
                door::restore::<Initiative>(&mut game.0, &truth);
                if matches!(window.name(), "Call" | "Watch" | "Repeat") {
                    let order = player.expect("there is a choice");
                    assert_eq!(Initiative::check(game.view(), &order), Ok(()), "seed {seed}: {order:?}");
                }
            }
        });
        let field = game.field();
        known.extend(field.all().filter(|unit| field.is_known(*unit)).map(|unit| field.unit(unit).id));
        for side in [A, B] {
            for fact in game.0.resource::<BattleLog>().told_to(Viewer::Side(side)) {
                let text = format!("{:?}", fact.what);
                for number in 1..=6 {
                    let other = id(side.other(), number);
                    let named = text.contains(&format!("{other:?}"));
                    assert!(!named || known.contains(&other), "{text}");
                }
            }
        }
    }
}

/// The same character in a reversed list.
fn turned(unit: UnitId) -> UnitId {
    match unit.post {
        Post::Squad(number) if unit.platoon == 1 => UnitId { post: Post::Squad(7 - number), ..unit },
        _ => unit,
    }
}

fn turned_action(action: &Action) -> Action {
    let then = |then: Then| match then {
        Then::Stop => Then::Stop,
        Then::Fire(unit) => Then::Fire(turned(unit)),
        Then::Fight(attack, unit) => Then::Fight(attack, turned(unit)),
    };
    match action {
        Action::Fire(unit) => Action::Fire(turned(*unit)),
        Action::Aim(Mark::Target(unit)) => Action::Aim(Mark::Target(turned(*unit))),
        Action::Move(pace, path, end) => Action::Move(*pace, path.clone(), then(*end)),
        Action::Fight(attack, unit) => Action::Fight(*attack, turned(*unit)),
        other => other.clone(),
    }
}

fn turned_order(order: &Order) -> Order {
    let say = |say: Say| match say {
        Say::PointOut(unit) => Say::PointOut(turned(unit)),
        Say::Steady(unit) => Say::Steady(turned(unit)),
    };
    match order {
        Order::SetUp(unit, cell, mark) => Order::SetUp(turned(*unit), *cell, *mark),
        Order::Carry(unit) => Order::Carry(turned(*unit)),
        Order::Repeat(unit, action) => Order::Repeat(turned(*unit), turned_action(action)),
        Order::GoOn(unit) => Order::GoOn(turned(*unit)),
        Order::NewWay(unit, path) => Order::NewWay(turned(*unit), path.clone()),
        Order::BreakOff(unit) => Order::BreakOff(turned(*unit)),
        Order::Act(unit, action) => Order::Act(turned(*unit), turned_action(action)),
        Order::Talk(unit, what, action) => Order::Talk(turned(*unit), say(*what), turned_action(action)),
        Order::Interrupt(unit) => Order::Interrupt(turned(*unit)),
        Order::Declared | Order::LetPass | Order::Concede => order.clone(),
    }
}

#[test]
fn a_3_the_order_of_characters_in_the_file_does_not_matter_unless_dice_decide() {
    let mut compared = 0;
    for seed in 0..4 {
        let scene = pump().declaring();
        let image =
            [A, B].into_iter().fold(scene.clone(), |scene, side| scene.band(side, |band| band.characters.reverse()));
        let mut game = scene.begin_with(Dice::seeded(seed));
        let mut mirror = image.begin_with(Dice::seeded(seed));
        let mut alike = true;
        play(&mut game, seed, |game, order| {
            // Characters equal in every respect roll dice in the order of the file.
            alike &= game.threw("who-is-first").is_empty();
            if alike {
                let places = |game: &Game, name: fn(UnitId) -> UnitId| -> Vec<(UnitId, Option<Cell>, u8)> {
                    let mut all: Vec<_> = game.field().all().map(|unit| game.field().unit(unit).id).collect();
                    all.sort_by_key(|unit| name(*unit));
                    all.into_iter().map(|unit| (name(unit), game.cell(unit), game.initiative(unit))).collect()
                };
                assert_eq!(places(game, |unit| unit), places(&mirror, turned), "seed {seed}");
                mirror.order(turned_order(order));
                compared += 1;
            }
        });
    }
    assert!(compared > 500, "{compared}");
}
