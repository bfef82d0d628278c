//! Deployment, by turns and all at once; dice for Initiative.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::board::{Cell, Zone};
use monkeys::data::initiative::{
    Level, level,
    setup::{self, Setup},
};
use monkeys::dice::Dice;
use monkeys::engine::{Refusal, door};
use monkeys::force::{Side, UnitId};
use monkeys::rules::initiative::{
    Initiative, Order,
    muster::{Manner, SetUp},
    order::Mark,
    set_up::LURK,
};

fn zone(from: Cell, to: Cell) -> Zone {
    Zone(vec![(from, to).into()])
}

/// Both sides deploy within 5 rows of their edges.
fn by_turns(kinds: [&[&str]; 2]) -> Scene {
    let scene = Scene::with('#', &[(3, 3)]);
    let scene = scene.band(A, |band| band.zone = zone(at(0, 0), at(99, 4)));
    let scene = scene.band(B, |band| band.zone = zone(at(0, 25), at(99, 29)));
    let sides = [A, B].into_iter().zip(kinds);
    sides
        .flat_map(|(side, kinds)| kinds.iter().map(move |kind| (side, *kind)))
        .fold(scene, |scene, (side, kind)| scene.reserve(side, kind))
}

fn next(game: &Game) -> Side {
    door::window::<Initiative>(&game.0).expect("somebody is asked").side
}

fn put(unit: UnitId, x: i16, y: i16) -> Order {
    Order::SetUp(unit, at(x, y), None)
}

fn rule(game: &mut Game, order: Order) -> &'static str {
    game.refusal(order).rule().0
}

#[test]
fn g_22_the_lower_sum_of_initiatives_begins_and_the_sides_take_turns() {
    // 4 + 5 against 3 + 3.
    let scene = by_turns([&["baboon-rifle", "macaque-runner"], &["howler-gunner", "tarsier-marksman"]]);
    let mut game = scene.begin(&[]);
    assert_eq!((game.window(), next(&game)), ("SetUp", B));
    for (unit, side, y) in [(id(B, 2), A, 25), (id(A, 1), B, 4), (id(B, 1), A, 29), (id(A, 2), A, 0)] {
        game.order(put(unit, 10 + i16::from(unit.post_number()), y));
        if game.window() == "SetUp" {
            assert_eq!(next(&game), side);
        }
    }
    assert_eq!(game.window(), "Call");
}

trait Number {
    fn post_number(&self) -> u8;
}

impl Number for UnitId {
    fn post_number(&self) -> u8 {
        match self.post {
            monkeys::force::Post::Squad(number) => number,
            _ => 0,
        }
    }
}

#[test]
fn g_22_dice_decide_between_equal_sums() {
    let scene = by_turns([&["baboon-rifle"], &["spider-monkey-rifle"]]);
    assert_eq!(next(&scene.begin(&[2, 2, 3, 5])), B);
    assert_eq!(next(&scene.begin(&[6, 5])), A);
}

/// In thick brush, hardly anybody is proposed to start in the open: only if no cell in cover is offered.
#[test]
fn g_22_the_proposed_places_are_behind_cover() {
    let (level, _) = level::shipped("elephant-grass").expect("a shipped level");
    let mut game = Scene(level.muster(), true).begin_with(Dice::seeded(1));
    let (mut placed, mut covered): (Vec<(Side, Cell)>, usize) = (Vec::new(), 0);
    while game.window() == "SetUp" {
        let choices = game.choices();
        let proposed = choices.default.clone().expect("a place is proposed");
        assert!(choices.orders.contains(&proposed));
        let Order::SetUp(id, cell, _) = proposed else { panic!("{proposed:?}") };
        let alone = |cell: Cell| placed.iter().all(|(side, other)| *side != id.side || !other.is_beside(cell));
        let fits = |cell: Cell| game.field().is_cover(cell) && alone(cell);
        let offered = |order: &Order| matches!(order, Order::SetUp(who, cell, _) if *who == id && fits(*cell));
        assert_eq!(fits(cell), choices.orders.iter().any(offered), "{id} at {cell:?}");
        covered += usize::from(fits(cell));
        placed.push((id.side, cell));
        game.order(proposed);
    }
    assert_eq!(placed.len(), 10);
    assert!(covered >= 7, "{covered} behind cover");
}

/// Of the cells offered to an ambusher beside the road, apart from its friends, one nearest to eight cells away.
#[test]
fn g_23_an_ambusher_is_proposed_to_lie_some_way_from_the_road() {
    let (level, _) = level::shipped("ambush-on-the-salt-road").expect("a shipped level");
    let mut game = Scene(level.muster(), true).begin_with(Dice::seeded(1));
    let (mut ambushers, mut lying): (usize, Vec<Cell>) = (0, Vec::new());
    while ["SetUp", "Carrier"].contains(&game.window()) {
        let choices = game.choices();
        let proposed = choices.default.clone().expect("it is proposed");
        if let Order::SetUp(id, cell, Some(_)) = proposed {
            let roads = &game.field().setting.roads;
            let off = |cell: Cell| {
                let far = roads.iter().map(|road| monkeys::board::distance(*road, cell)).min();
                (far.expect("a road") - LURK).abs()
            };
            let alone = |cell: &Cell| !lying.iter().any(|other| other.is_beside(*cell));
            let offered = choices.orders.iter().filter_map(|order| match order {
                Order::SetUp(who, cell, _) if *who == id => Some(*cell),
                _ => None,
            });
            assert_eq!(Some(off(cell)), offered.filter(alone).map(off).min(), "{id} at {cell:?}");
            lying.push(cell);
            ambushers += 1;
        }
        game.order(proposed);
    }
    assert_eq!(ambushers, 4);
}

#[test]
fn g_22_where_one_may_be_set_up() {
    let mut game = by_turns([&["howler-gunner", "baboon-rifle"], &["capuchin-captain", "lemur-scout"]]).begin(&[]);
    assert_eq!(next(&game), A);
    for (order, id) in [
        (put(id(A, 1), 10, 5), "G22"),
        (put(id(B, 1), 10, 27), "G22"),
        (put(id(A, 1), 3, 3), "G1"),
        (put(id(A, 1), -1, 3), "G1"),
        (Order::SetUp(id(A, 1), at(5, 3), Some(Mark::Direction(at(5, 20)))), "G23"),
    ] {
        assert_eq!(rule(&mut game, order), id);
    }
    game.order(put(id(A, 1), 10, 4));
    game.order(put(id(B, 1), 10, 27));
    assert_eq!(rule(&mut game, put(id(A, 1), 11, 4)), "G22", "it is there already");
    assert_eq!(rule(&mut game, put(id(A, 2), 10, 4)), "G1", "somebody is there");
}

#[test]
fn g_11_f_3_a_16_a_die_for_each_initiative() {
    let scene = Scene::open().numbers(|book| book.switches.random_initiative = true);
    let scene = scene.add(A, "capuchin-captain", 10, 10).add(B, "tarsier-marksman", 90, 20);
    let game = scene.begin(&[1, 6]);
    assert_eq!([id(A, 1), id(B, 1)].map(|unit| game.initiative(unit)), [1, 6]);
    assert_eq!(game.asked(), ("Call", id(B, 1), 6));
    game.dice_used();
}

#[test]
fn g_23_one_side_before_the_other() {
    let scene = by_turns([&["baboon-rifle", "macaque-runner"], &["howler-gunner"]]);
    let mut game = scene.scenario(|scenario| scenario.set_up = SetUp::Whole(A)).begin(&[]);
    for (unit, x) in [(id(A, 1), 5), (id(A, 2), 6)] {
        assert_eq!(next(&game), A);
        game.order(put(unit, x, 2));
    }
    assert_eq!(next(&game), B);
}

#[test]
fn g_23_columns_set_up_in_pairs_on_the_road() {
    let road: Vec<(usize, usize)> = (0..5).flat_map(|y| [(20, y), (21, y)]).chain([(30, 2)]).collect();
    let kinds = ["baboon-rifle", "macaque-runner", "gorilla-heavy"];
    let scene = Scene::with('=', &road).band(A, |band| {
        band.zone = zone(at(0, 0), at(99, 4));
        band.manner = Manner::Column;
    });
    let scene = kinds.iter().fold(scene, |scene, kind| scene.reserve(A, kind)).add(B, "howler-gunner", 50, 25);
    let mut game = scene.begin(&[]);
    assert_eq!(rule(&mut game, put(id(A, 1), 19, 2)), "G23", "no road");
    assert_eq!(rule(&mut game, put(id(A, 1), 30, 2)), "G23", "no room for a second");
    game.order(put(id(A, 1), 20, 2));
    assert_eq!(rule(&mut game, put(id(A, 2), 20, 4)), "G23", "not beside the first");
    game.order(put(id(A, 2), 21, 3));
    game.order(put(id(A, 3), 30, 2));
    assert_eq!(game.window(), "Call");
}

#[test]
fn g_23_a_21_ambushers_set_up_in_cover_and_aim() {
    let scene = Scene::with('b', &[(40, 15)]).add(B, "orangutan-marksman", 20, 2);
    let scene = scene.reserve(A, "baboon-rifle").band(A, |band| {
        band.zone = zone(at(30, 10), at(50, 20));
        band.manner = Manner::Lurking;
        band.characters[0].hidden = true;
    });
    let mut game = scene.begin(&[]);
    let lurk = |x, y, mark| Order::SetUp(id(A, 1), at(x, y), mark);
    assert_eq!(rule(&mut game, lurk(41, 15, Some(Mark::Direction(at(20, 15))))), "G23", "no cover");
    assert_eq!(rule(&mut game, lurk(40, 15, None)), "G23", "it has to aim");
    assert_eq!(rule(&mut game, lurk(40, 15, Some(Mark::Target(id(B, 1))))), "G23", "at nobody");
    assert_eq!(rule(&mut game, lurk(40, 15, Some(Mark::Direction(at(40, 15))))), "A13");
    game.order(lurk(40, 15, Some(Mark::Direction(at(20, 15)))));
    let aim = game.field().unit(game.unit(id(A, 1))).aiming.0.expect("it aims");
    assert_eq!((aim.seen, aim.target), (0, None));
    let told = game.0.resource::<monkeys::engine::BattleLog>().told_to(monkeys::engine::Viewer::Side(B));
    assert!(!format!("{told:?}").contains("Placed"));
}

/// Four wait in ambush, whichever band does: also if the level is in the record of a battle, with its characters listed.
#[test]
fn g_23_in_a_return_match_as_many_wait_in_ambush() {
    let level = level::shipped("ambush-on-the-salt-road").unwrap_or_else(|error| panic!("{error}")).0;
    let recorded = Setup::of(&level).level("test", "setup").unwrap_or_else(|error| panic!("{error}")).0;
    let counts = |level: &Level| level.sides.each_ref().map(|band| band.characters.len());
    for level in [level, recorded] {
        let swapped = setup::swapped(&level).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((counts(&level), counts(&swapped)), ([6, 4], [6, 4]));
        assert_eq!(swapped.sides[0].name, level.sides[1].name);
    }
}
