//! Whole random battles: they end, can be restored, are reproducible, and break no rule.

use crate::scene::{A, B, Game, Scene, id};
use monkeys::battle::shown::Shown;
use monkeys::board::Cell;
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{BattleLog, Rules, Viewer, door};
use monkeys::force::{Side, UnitIx};
use monkeys::rules::hexes::{Hexes, Order, rounds::Step, sequence::Frame, stacking};

pub const COLUMN: [&str; 8] = [
    "baboon-rifles",
    "baboon-rifles",
    "gorilla-storm",
    "macaque-pathfinders",
    "mandrill-crawler",
    "chimpanzee-flame-cart",
    "old-silverback",
    "chimpanzee-wrench-gang",
];
pub const LEAGUE: [&str; 9] = [
    "spider-monkey-rifles",
    "spider-monkey-rifles",
    "lemur-leapers",
    "tarsier-watchers",
    "capuchin-walker",
    "howler-acid-crew",
    "gibbon-autogyro",
    "marmoset-gas-throwers",
    "colobus-menders",
];

/// The ground of the first scenario, with both armies still to deploy.
pub fn entrenched(armies: [&[&str]; 2]) -> Scene {
    let mut scene = Scene::open()
        .rounds(8)
        .ahead()
        .ground("forest", &[(1, 13), (2, 14), (5, 13), (5, 3), (4, 2), (1, 3)])
        .ground("building", &[(6, 12), (0, 4)])
        .ground("hill", &[(0, 12), (6, 4)])
        .ground("ruins", &[(3, 13), (4, 12), (3, 9), (3, 3), (2, 4), (3, 7)])
        .ground("rough", &[(1, 9), (2, 10), (5, 9), (5, 7), (4, 6), (1, 7)]);
    for (side, army) in Side::BOTH.into_iter().zip(armies) {
        for kind in army {
            scene = scene.unit(side, kind, |_| {});
        }
    }
    scene
}

/// Whenever somebody is asked, no hex holds more friends than fit, or enemies together on the ground. Units that fight for
/// another hex wait in their own one, which friends may already have entered (G4); those that still have to leave share it
/// with the side that has won it (F20).
fn check_stacking(game: &Game) {
    if !game.turn().deployed {
        return;
    }
    let field = game.field();
    let assaults = matches!(
        game.step(),
        Some(
            Step::Movement(_)
                | Step::PreAssaultRetreat
                | Step::PreAssaultAbilities
                | Step::Assault(_)
                | Step::PostAssaultRetreat
        )
    );
    let fighters = game.turn().fights.iter().flat_map(|fight| fight.fighters.iter().map(move |one| (fight.hex, one)));
    let waiting: Vec<UnitIx> =
        fighters.filter(|(hex, one)| assaults && one.from != *hex).map(|(_, one)| one.unit).collect();
    let leaves = |unit: &UnitIx| match game.view().clock.top() {
        Frame::Leaving(leaving) => leaving.queue.iter().any(|leaver| leaver.unit == *unit),
        _ => false,
    };
    for hex in field.table().hexes() {
        let stays =
            |side: Side| field.at(hex).filter(move |unit| field.side(*unit) == side).filter(|unit| !leaves(unit));
        let of = |side: Side| stays(side).collect::<Vec<UnitIx>>();
        for side in Side::BOTH {
            let mut here = of(side);
            here.retain(|unit| !waiting.contains(unit));
            assert!(stacking::fits(field, &here), "{hex} at {:?}", game.step());
        }
        let ground = |side: Side| of(side).iter().any(|unit| !field.flies(*unit) && !waiting.contains(unit));
        assert!(!(ground(A) && ground(B)), "enemies share {} at {:?}", Cell::from(hex), game.step());
    }
}

/// Plays to the end; every listed order is accepted, and a moment can be restored.
pub fn play(scene: &Scene, seed: u64) -> (Game, u64) {
    let mut game = scene.begin_with(Dice::seeded(seed));
    let mut luck = Stream::new(seed, "orders");
    let mut asked = 0;
    while !game.is_over() {
        let choices = game.choices();
        if asked % 7 == 0 {
            for order in &choices.orders {
                assert_eq!(Hexes::check(game.view(), order), Ok(()), "{order:?}");
            }
        }
        assert!(choices.default.is_some(), "{:?}", choices.window);
        let order = Hexes::wander(game.view(), choices, &mut luck).expect("there is always one");
        if asked % 25 == 0 {
            let before = Hexes::snapshot(&game.0);
            game.order(order.clone());
            let after = Hexes::snapshot(&game.0);
            door::restore::<Hexes>(&mut game.0, &before);
            assert_eq!(Hexes::snapshot(&game.0), before);
            game.order(order);
            assert_eq!(Hexes::snapshot(&game.0), after);
        } else {
            game.order(order);
        }
        check_stacking(&game);
        asked += 1;
        assert!(asked < 2000, "a battle of 8 rounds ends");
    }
    let hash = game.0.resource_mut::<BattleLog>().hash();
    (game, hash)
}

#[test]
fn battles_by_chance_end_and_are_the_same_again() {
    let mut ends = Vec::new();
    for seed in 0..8 {
        let scene = entrenched([&COLUMN, &LEAGUE]);
        let (game, hash) = play(&scene, seed);
        ends.push((game.outcome().expect("it is over"), game.turn().round));
        if seed < 2 {
            assert_eq!(hash, play(&scene, seed).1);
        }
    }
    assert!(ends.iter().any(|((winner, _), _)| winner.is_some()), "{ends:?}");
}

#[test]
fn g_7_armies_of_one_kind_toss_a_coin_for_their_ranks() {
    let mut scene = entrenched([&COLUMN, &COLUMN]);
    scene.0.sides[1].ranks = scene.0.sides[0].ranks;
    let ranks = |face| {
        let game = scene.begin(&[face]);
        game.turn().ranks.map(|ranks| (ranks.assault, ranks.choice))
    };
    assert_eq!(ranks(1), [(2, 1), (1, 2)], "G7");
    assert_eq!(ranks(2), [(1, 2), (2, 1)]);
}

/// Whatever one side has planned or deployed in secret, the other is shown the same, and may assume anything.
#[test]
fn g_1_what_one_side_plans_never_reaches_the_other() {
    use monkeys::engine::fact::Audience;
    let scene = entrenched([&COLUMN, &LEAGUE]);
    let mut games = [scene.begin_with(Dice::seeded(1)), scene.begin_with(Dice::seeded(1))];
    let mut secret = [Stream::new(1, "one"), Stream::new(2, "other")];
    let mut open = Stream::new(3, "open");
    // On the first side they deploy and plan differently, on the second alike.
    while games[0].asked().0 == "SetUp" || games[0].asked().0 == "Plan" {
        let (window, side) = games[0].asked();
        assert_eq!(games[1].asked(), (window, side));
        let shared = Hexes::wander(games[0].view(), games[0].choices(), &mut open).expect("an order");
        for (game, luck) in games.iter_mut().zip(&mut secret) {
            let order = match side {
                Side::First => Hexes::wander(game.view(), game.choices(), luck).expect("an order"),
                Side::Second => shared.clone(),
            };
            game.order(order);
        }
        assert!(Hexes::hides(games[0].view()).unwrap_or(true) || games[0].asked().0 == "Plan");
        let told = |game: &Game| game.0.resource::<BattleLog>().told_to(Viewer::Side(B));
        if !games[0].turn().deployed {
            assert_eq!(told(&games[0]), told(&games[1]), "nothing of it leaks");
        }
    }
    let secrets = |game: &Game| {
        let facts = game.0.resource::<BattleLog>().facts();
        facts.iter().filter(|fact| fact.audience == Audience::Only(A)).count()
    };
    assert!(secrets(&games[0]) > COLUMN.len());
}

/// Everything shown to the second side: facts, pieces, signs, states, and its possible answers.
fn shown(game: &Game) -> String {
    let viewer = Viewer::Side(B);
    let view = Hexes::as_seen(game.view(), viewer);
    let states: Vec<String> = (1..=8).map(|number| Hexes::state(view, id(A, number))).collect();
    let answers = (game.asked().1 == B).then(|| format!("{:?}", game.choices().orders));
    let (pieces, signs) = (Hexes::pieces(view, viewer), Hexes::signs(view, viewer));
    format!("{:?} {pieces:?} {signs:?} {states:?} {answers:?}", game.0.resource::<BattleLog>().told_to(viewer))
}

#[test]
fn f_2_g_1_cards_that_lie_face_down_change_nothing_that_the_other_side_sees() {
    let scene = entrenched([&COLUMN, &LEAGUE]);
    // The first side's plans: for the first round, which is turned up at once, and then for the second, third and
    // fourth.
    for other in 2..=4 {
        let mut games = [scene.begin_with(Dice::seeded(7)), scene.begin_with(Dice::seeded(7))];
        let (mut open, mut secret) = (Stream::new(4, "open"), Stream::new(other, "secret"));
        let (mut plans, mut compared, mut planned_in) = (0, 0, 0);
        for _ in 0..400 {
            let asked = games[0].asked();
            assert_eq!(games[1].asked(), asked);
            let order = Hexes::wander(games[0].view(), games[0].choices(), &mut open).expect("an order");
            plans += u64::from(asked == ("Plan", A));
            let mut changed = order.clone();
            if plans == other && planned_in == 0 {
                planned_in = games[0].turn().round;
                while changed == order {
                    changed = Hexes::wander(games[1].view(), games[1].choices(), &mut secret).expect("an order");
                }
            }
            games[0].order(order);
            games[1].order(changed);
            if games[0].is_over() || planned_in > 0 && games[0].turn().round > planned_in {
                break;
            }
            if planned_in > 0 {
                assert_eq!(shown(&games[0]), shown(&games[1]), "plan {other}");
                compared += 1;
            }
        }
        assert!(compared > 1 && u64::from(planned_in) + 1 == other, "plan {other}: {compared}, {planned_in}");
        assert_ne!(shown(&games[0]), shown(&games[1]), "turned up, they differ");
    }
}

#[test]
fn g_1_a_veiled_moment_knows_no_card_that_lies_face_down() {
    let scene = entrenched([&COLUMN, &LEAGUE]);
    let mut game = scene.begin_with(Dice::seeded(5));
    let mut luck = Stream::new(5, "orders");
    let mut differs = [false; 2];
    for _ in 0..40 {
        if game.is_over() {
            break;
        }
        let moment = Hexes::snapshot(&game.0);
        let veiled = Hexes::veil(&moment, B, &mut luck);
        if Hexes::hides(game.view()) == Some(true) {
            differs[usize::from(game.turn().deployed)] |= moment != veiled;
        }
        // A battle can continue from there.
        door::restore::<Hexes>(&mut game.0, &veiled);
        let order = Hexes::wander(game.view(), game.choices(), &mut luck).expect("an order");
        assert_eq!(Hexes::check(game.view(), &order), Ok(()));
        door::restore::<Hexes>(&mut game.0, &moment);
        assert_eq!(Hexes::snapshot(&game.0), moment);
        let order = Hexes::wander(game.view(), game.choices(), &mut luck).expect("an order");
        game.order(order);
    }
    assert_eq!(differs, [true; 2]);
}

#[test]
fn a_plan_of_the_wrong_units_or_cards_is_refused() {
    use monkeys::engine::Refusal;
    let mut game = Scene::open()
        .add(A, "baboon-rifles", 3, 9, crate::scene::N, monkeys::rules::hexes::speed::Speed::Still)
        .add(B, "lemur-leapers", 3, 1, crate::scene::S, monkeys::rules::hexes::speed::Speed::Still)
        .begin(&[]);
    let refused = |game: &mut Game, order: Order| game.refusal(order).rule().0;
    assert_eq!(refused(&mut game, Order::Plan(Vec::new())), "G1");
    let (own, of_enemy) = (game.written(A, &[])[0].0, game.written(B, &[]));
    let why = game.refusal(Order::Plan(of_enemy)).message().words();
    assert!(why.ends_with(&format!("in this order: {own}.")), "{why}");
    let plan = game.written(A, &[(1, "still: F,F,F", "Fire,Fire")]);
    assert_eq!(refused(&mut game, Order::Plan(plan)), "G19");
    let plan = game.written(A, &[(1, "still: 360,-,-", "Load,Fire")]);
    assert_eq!(refused(&mut game, Order::Plan(plan)), "G19");
    assert_eq!(refused(&mut game, Order::Choose(Vec::new())), "G2");
}
