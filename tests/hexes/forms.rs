//! The window's forms, compared with the chapters.

use crate::scene::{A, B, N, S, Scene, id};
use monkeys::battle::{form::Choice, shown::Shown};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::Rules;
use monkeys::rules::hexes::{
    Hexes, Order,
    answers::Answer,
    land::Cloud,
    shooting,
    speed::Speed::{Fast, Slow, Still},
};

/// The choices of the open form's first question about the first unit.
fn choices(scene: &Scene, card: &str) -> (i8, Vec<Choice>) {
    let mut game = scene.begin(&[]);
    game.plans(&[(1, "slow: 360,B,-", card)], &[]);
    game.until("Fire");
    let shot = shooting::shot(game.field(), game.ix(id(A, 1)), 0, game.ix(id(B, 1))).expect("it is in range");
    let form = Hexes::form(&game.0).expect("a form is open");
    (shot.need, form.rows[0].items[0].choices.clone())
}

#[test]
fn r_16_r_17_a_shot_says_how_its_need_comes_about() {
    let far = |y, speed| {
        let scene = Scene::open().ground("forest", &[(3, 3)]).add(A, "baboon-rifles", 3, y, N, Slow);
        scene.add(B, "howler-acid-crew", 3, 3, S, speed)
    };
    for scene in [far(5, Still), far(9, Slow), far(15, Fast)] {
        let (need, choices) = choices(&scene, "Fire,Fire");
        let fire = choices.iter().find(|choice| choice.about.contains('\n')).expect("it can be fired");
        let mut lines = fire.about.lines().skip(1);
        let base = lines.next().expect("the base comes first");
        assert_eq!(base, "To hit: 5 or more");
        let values = lines.map(|line| {
            assert!(!line.contains("hexes-"), "{line}");
            let (_, value) = line.split_once(": ").unwrap_or_else(|| panic!("no value in {line}"));
            value.trim_end_matches(" on the die").parse::<i8>().unwrap_or_else(|_| panic!("no number in {line}"))
        });
        assert_eq!(5 - values.sum::<i8>(), need, "{}", fire.about);
        assert!(fire.title.contains(&format!("{need}+")), "{}", fire.title);
    }
}

/// What the form and the rules mark for the first weapon.
fn marked(scene: &Scene) -> (String, bool) {
    let mut game = scene.begin(&[]);
    game.plans(&[(1, "slow: 360,B,-", "Fire,Fire")], &[]);
    game.until("Fire");
    let fires = matches!(game.questions()[0].default(), Answer::Fire(..));
    let form = Hexes::form(&game.0).expect("a form is open");
    let item = &form.rows[0].items[0];
    (item.choices[item.marked].title.clone(), fires)
}

#[test]
fn a_shot_that_can_hardly_hit_is_not_marked() {
    let smoke = Cloud { smoke: 1, ..Cloud::default() };
    let far = Scene::open().ground("forest", &[(3, 3)]).add(A, "baboon-rifles", 3, 15, N, Slow);
    let far = far.add(B, "tarsier-watchers", 3, 3, S, Still);
    let near = Scene::open().add(A, "baboon-rifles", 3, 7, N, Slow).add(B, "tarsier-watchers", 3, 3, S, Still);
    let (title, fires) = marked(&far.cloud(3, 3, smoke));
    assert_eq!((title.as_str(), fires), ("Hold fire", true), "0 %");
    let (title, fires) = marked(&near);
    assert!(fires && title.starts_with("Tarsier watchers, front: "), "{title}");
}

#[test]
fn a_form_is_filled_with_the_order_that_is_advised() {
    let mut game =
        crate::chance::entrenched([&crate::chance::COLUMN, &crate::chance::LEAGUE]).begin_with(Dice::seeded(3));
    let (mut luck, mut filled) = (Stream::new(3, "orders"), [0; 3]);
    for _ in 0..60 {
        let order = Hexes::wander(game.view(), game.choices(), &mut luck).expect("an order");
        let (picks, cell) = Hexes::picked(game.view(), &order).expect("every question is a form");
        assert_eq!(Hexes::filled(game.view(), &picks, cell).as_ref(), Some(&order));
        filled[match order {
            Order::SetUp(..) => 0,
            Order::Plan(_) => 1,
            _ => 2,
        }] += 1;
        game.order(order);
    }
    assert!(filled.iter().all(|count| *count > 3), "{filled:?}");
}
