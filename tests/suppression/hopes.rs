//! What the bar forbids, and why: the rules give the same reason when the order is given, and what it allows leads
//! somewhere.

use crate::scene::{A, B, Game, Scene, id, row};
use monkeys::battle::{
    chance::ChancePlayer,
    shown::{Shown, Wish},
};
use monkeys::board::Cell;
use monkeys::engine::{BookOrder, Refusal, Rules, door};
use monkeys::force::UnitId;
use monkeys::rules::suppression::{Illegal, Order, Suppression, actions::Action};

fn wished(game: &Game, unit: UnitId, verb: &str, cell: Cell) -> Option<Result<Order, Illegal>> {
    Suppression::wished(game.view(), &Wish { unit, verb: Some(verb), cell, target: None, way: 0 })
}

fn hopeless(game: &Game, verb: &str) -> Illegal {
    let (order, why) = Suppression::hopeless(game.view(), id(A, 1), verb).expect("it can't be done");
    assert_eq!(Suppression::check(game.view(), &order), Err(why.clone()));
    why
}

/// The raiders on ground of this letter, and enemies this many rows below them.
fn on_ground(ground: char, apart: i16) -> Game {
    let mut rows = vec![".".repeat(36); 24];
    rows[3] = ground.to_string().repeat(36);
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let scene = Scene::on(&rows).unit(A, "chimpanzee-raiders", &row(10, 3, 6));
    scene.unit(B, "howler-gunners", &row(10, 3 + apart, 4)).begin(&[])
}

#[test]
fn r_18_nobody_runs_out_of_the_woods_and_the_bar_says_why() {
    let woods = on_ground('w', 12);
    assert!(matches!(hopeless(&woods, "AtTheDouble"), Illegal::SlowGoing { .. }));
    for cell in [Cell::new(10, 6), Cell::new(9, 4), Cell::new(10, 18)] {
        let why = wished(&woods, id(A, 1), "AtTheDouble", cell).expect("it is judged").expect_err("no running");
        assert!(matches!(why, Illegal::SlowGoing { .. }) && why.rule().0 == "G24", "{why:?}");
    }
    assert!(wished(&woods, id(A, 1), "Advance", Cell::new(10, 6)).expect("it is judged").is_ok());
    let clear = on_ground('.', 12);
    assert_eq!(Suppression::hopeless(clear.view(), id(A, 1), "AtTheDouble"), None);
    let far = wished(&clear, id(A, 1), "AtTheDouble", Cell::new(30, 12)).expect("it is judged");
    assert!(matches!(far, Err(Illegal::TooFar { .. })), "{far:?}");
    let away = wished(&clear, id(A, 1), "AtTheDouble", Cell::new(10, 1)).expect("it is judged");
    assert!(matches!(away, Err(Illegal::NotCloser { .. })), "{away:?}");
}

#[test]
fn a_18_an_action_that_finds_nobody_to_shoot_at_says_so() {
    // Their SMGs reach 12 squares, and they move up to 7.
    let far = on_ground('.', 20);
    assert_eq!(hopeless(&far, "HaltAndFire").rule().0, "G4");
    // Seven squares further they would be close enough, but only six are in the radius of the leader, which stays.
    assert_eq!(hopeless(&on_ground('.', 19), "HaltAndFire").rule().0, "G4");
    assert_eq!(Suppression::hopeless(on_ground('.', 19).view(), id(A, 1), "ShootingAdvance"), None);
    let near = on_ground('.', 13);
    assert_eq!(Suppression::hopeless(near.view(), id(A, 1), "HaltAndFire"), None);
    assert_eq!(Suppression::hopeless(near.view(), id(A, 1), "ShootingAdvance"), None);
    // If the leader can't go there, some of the unit still get close enough to fire.
    let fire = wished(&near, id(A, 1), "HaltAndFire", Cell::new(10, 16)).expect("it is judged").expect("they may fire");
    assert_eq!((fire.target(), fire.name()), (Some(id(B, 1)), "HaltAndFire"));
}

#[test]
fn g_12_a_charge_that_reaches_nobody_says_so() {
    let mut game = Scene::open()
        .unit(A, "baboon-rifles", &row(4, 4, 8))
        .unit(A, "chimpanzee-raiders", &row(20, 4, 6))
        .unit(B, "howler-gunners", &row(20, 8, 4))
        .begin(&[]);
    game.order(Order::EndActions);
    assert!(matches!(hopeless(&game, "Charge"), Illegal::TooFarToCharge { .. }));
    assert_eq!(Suppression::hopeless(game.view(), id(A, 2), "Charge"), None);
}

/// Every kind of order for every unit in random battles: refused for the rules' reason, or possible.
#[test]
fn the_reason_on_the_bar_is_what_the_rules_say() {
    let (mut refused, mut found) = (0, 0);
    for (seed, (name, level)) in (0..).zip(Suppression::levels()) {
        let mut world = bevy_ecs::world::World::new();
        door::install::<Suppression>(&mut world);
        monkeys::battle::play::begin(&mut world, &level, seed);
        let mut game = Game(world);
        let mut player = ChancePlayer::new(seed);
        for step in 0..90 {
            if door::window::<Suppression>(&game.0).is_none() {
                break;
            }
            // The first orders deploy the units; of the others every third is enough.
            if step > 14 && step % 3 == 0 {
                let (bad, good) = judge(&game, &name);
                (refused, found) = (refused + bad, found + good);
            }
            let Some(order) = player.choose::<Order>(&game.0) else { break };
            game.order(order);
        }
    }
    assert!(refused > 100 && found > 20, "{refused} refused, {found} found by planning");
}

/// How many kinds of order are refused, and how many are neither listed nor refused and still lead somewhere.
fn judge(game: &Game, level: &str) -> (usize, usize) {
    let choices = game.choices();
    for (order, why) in &choices.refused {
        assert_eq!(Suppression::check(game.view(), order).as_ref(), Err(why), "{level}: {order:?}");
    }
    let kinds: Vec<&str> = match choices.window.name() {
        "Act" => Action::ALL.into_iter().map(Action::name).collect(),
        "Charge" => vec!["Charge"],
        _ => return (0, 0),
    };
    let is_of = |order: &Order, unit: UnitId, kind: &str| order.unit() == Some(unit) && order.name() == kind;
    let (mut bad, mut good) = (choices.refused.len(), 0);
    for unit in game.field().standing(choices.window.side).map(|unit| game.field().unit(unit).id) {
        for kind in &kinds {
            let listed = choices.orders.iter().any(|order| is_of(order, unit, kind));
            if listed || choices.refused.iter().any(|(order, _)| is_of(order, unit, kind)) {
                continue;
            }
            if let Some((order, why)) = Suppression::hopeless(game.view(), unit, kind) {
                assert_eq!(Suppression::check(game.view(), &order), Err(why), "{level}: {order:?}");
                assert!(is_of(&order, unit, kind));
                bad += 1;
                continue;
            }
            let (_, from) = game.field().head(game.unit(unit)).expect("it stands");
            let around = (-13..=13).flat_map(|dy| (-13..=13).map(move |dx| Cell::new(from.x + dx, from.y + dy)));
            let mut around = around.filter(|cell| game.field().ground().contains(*cell));
            let leads = |cell: Cell| matches!(wished(game, unit, kind, cell), Some(Ok(_)));
            assert!(around.any(leads), "{level}: {kind} of {unit} is allowed and leads nowhere");
            good += 1;
        }
    }
    (bad, good)
}
