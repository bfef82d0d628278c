//! The window's forms, compared with the chapters.

use crate::scene::{A, B, Game, N, S, Scene, at, id};
use monkeys::battle::{form::Choice, outline::About, shown::Shown};
use monkeys::board::Cell;
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{BattleLog, Fact, Rules, What};
use monkeys::rules::hexes::{
    Hexes, Order,
    answers::Answer,
    cards,
    land::Cloud,
    planning, shooting,
    speed::Speed::{Fast, SetUp, Slow, Still},
    states::Tokens,
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

/// What armor lets through of a hit: all of it, or a part (F13). By hand, for dice that stop on 5 and 6.
#[test]
fn f_13_a_shot_says_what_armor_lets_through() {
    let mut seen = Vec::new();
    for kind in ["mandrill-crawler", "baboon-rifles", "macaque-pathfinders", "old-silverback"] {
        let scene = Scene::open().add(A, kind, 3, 7, N, Still).add(B, "capuchin-walker", 3, 5, S, Still);
        let mut game = scene.begin(&[]);
        let fire = if kind == "mandrill-crawler" { "Fire,Load" } else { "Fire,Fire" };
        let own = planning::offers(game.field(), game.ix(id(A, 1)))[0];
        let movement = planning::written(game.field(), game.ix(id(A, 1)), own).1;
        game.plans(&[(1, &movement, fire)], &[]);
        game.until("Fire");
        let form = Hexes::form(&game.0).expect("a form is open");
        for about in form.rows[0].items.iter().flat_map(|item| &item.choices).map(|choice| choice.about.as_str()) {
            let Some((dice, rest)) = about.split_once(" armor d") else { continue };
            let dice: i32 = dice.rsplit(' ').next().and_then(|dice| dice.parse().ok()).expect("a number of dice");
            let third = 1.0_f64 / 3.0;
            let whole = (2.0 * third).powi(dice);
            let part = f64::from(dice) * third * (2.0 * third).powi(dice - 1);
            let told =
                format!("{:.0} % of the hits get through, {:.0} % with 3 less damage", 100.0 * whole, 100.0 * part);
            assert!(rest.contains(&told), "{told} in {about}");
            seen.push(dice);
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 1, "several numbers of dice: {seen:?}");
}

/// The dice of armor are thrown where the shot is, but they are the target's luck.
#[test]
fn f_13_armor_is_the_luck_of_whoever_wears_it() {
    let scene = Scene::open().add(A, "baboon-rifles", 3, 7, N, Still).add(B, "capuchin-walker", 3, 5, S, Still);
    let mut game = scene.begin_with(Dice::seeded(7));
    let own = planning::offers(game.field(), game.ix(id(A, 1)))[0];
    let movement = planning::written(game.field(), game.ix(id(A, 1)), own).1;
    game.plans(&[(1, &movement, "Fire,Fire")], &[]);
    game.until("Fire");
    game.choose(&[]);
    let facts: Vec<_> = game.0.resource::<BattleLog>().facts().to_vec();
    let rolls: Vec<_> = facts.iter().filter_map(|fact| Some((fact, Hexes::roll(&game.0, fact)?))).collect();
    let side = |why: &str| {
        let of = |fact: &Fact| matches!(&fact.what, What::Threw { why: other, .. } if *other == why);
        rolls.iter().filter(|(fact, _)| of(fact)).map(|(_, roll)| roll.side).collect::<Vec<_>>()
    };
    assert!(!side("armor").is_empty() && side("armor").iter().all(|side| *side == Some(B)));
    assert!(!side("to-hit").is_empty() && side("to-hit").iter().all(|side| *side == Some(A)));
}

/// The second gunnery step comes after the moves, with whatever speed they leave (A17).
#[test]
fn a_17_a_fire_card_is_shown_as_it_may_be_carried_out() {
    let fires = |scene: Scene| {
        let game = scene.begin(&[]);
        let form = Hexes::form(&game.0).expect("a form is open");
        let choices = form.rows[0].items[1].choices.clone();
        choices.into_iter().map(|choice| (choice.cells, choice.idle)).collect::<Vec<_>>()
    };
    // Still when the round begins, this crew may set up during it, and fire in Gunnery 2.
    let crew = fires(Scene::open().add(A, "howler-acid-crew", 3, 11, N, Still).add(B, "baboon-rifles", 3, 1, S, Still));
    assert_eq!(crew[0], (vec!["-".to_owned(), "-/Fire".to_owned()], false));
    // Set up, it may leave that speed again before Gunnery 2.
    let ready =
        fires(Scene::open().add(A, "howler-acid-crew", 3, 11, N, SetUp).add(B, "baboon-rifles", 3, 1, S, Still));
    assert_eq!(ready[0], (vec!["Fire".to_owned(), "-/Fire".to_owned()], false));
}

/// A unit that can't move keeps its speed, whatever its card says: the cards for that speed are the fitting ones.
#[test]
fn a_28_the_expected_speed_of_a_unit_that_cannot_move() {
    let scene = Scene::open().ahead().add(A, "mandrill-crawler", 3, 11, N, Slow);
    let mut game = scene.add(B, "baboon-rifles", 3, 1, S, Still).begin(&[]);
    let unit = game.ix(id(A, 1));
    let faster =
        game.field().make(unit).moves.iter().find(|card| card.speed == Slow && card.cells.text().contains('A'));
    let faster = faster.expect("a card that accelerates").name();
    game.plans(&[(1, &faster, "-,-")], &[]);
    assert_eq!(cards::expected_speed(game.field(), unit), Fast);
    let mut stuck = game.field().clone();
    stuck.units[unit.at()].hurt.no_move = true;
    assert_eq!(cards::expected_speed(&stuck, unit), Slow);
}

/// The trails that are drawn while a movement card is being written for the first unit.
fn trails(game: &Game, movement: &str) -> Vec<Vec<Cell>> {
    let draft = Order::Plan(game.written(A, &[(1, movement, "-,-")]));
    let about = About { unit: id(A, 1), verb: None, draft: Some(&draft) };
    Hexes::outline(game.view(), &about).trails.into_iter().map(|trail| trail.cells).collect()
}

#[test]
fn g_4_no_path_leads_where_a_unit_cannot_be() {
    let ahead = |ground: &str| {
        let scene = Scene::open().ground(ground, &[(3, 9)]).add(A, "mandrill-crawler", 3, 11, N, Slow);
        let game = scene.add(B, "baboon-rifles", 3, 1, S, Still).begin(&[]);
        let mut cards = game.field().make(game.ix(id(A, 1))).moves.iter();
        let card = cards.find(|card| card.speed == Slow && card.cells.text().starts_with('F'));
        let card = card.expect("a card that goes forward").name();
        trails(&game, &card).concat()
    };
    assert_eq!(ahead("rough")[..2], [Cell::from(at(3, 11)), Cell::from(at(3, 9))]);
    assert!(!ahead("building").contains(&Cell::from(at(3, 9))));
    assert!(!ahead("deep water").contains(&Cell::from(at(3, 9))));
}

/// The Aftermath takes a shaken token away, so that a unit with one is free in the next round.
#[test]
fn w_12_the_path_of_a_unit_that_is_shaken_only_in_this_round() {
    let paths = |shaken| {
        let scene = Scene::open().ahead().add(A, "baboon-rifles", 3, 11, N, Slow);
        let scene = scene.tokens(A, Tokens { shaken, ..Tokens::default() }).add(B, "baboon-rifles", 3, 1, S, Still);
        let mut game = scene.begin(&[]);
        game.plans(&[(1, "slow: 360,B,-", "-,-")], &[]);
        trails(&game, "slow: 360,B,-").len()
    };
    assert_eq!(paths(1), 1, "it flees in this round, and stops in the next");
    assert_eq!(paths(2), 2, "it flees in both");
}

/// Once its movement card is chosen, a unit's fire cards say what they do at the speed after it (A17).
#[test]
fn a_17_a_fire_card_is_worded_for_the_movement_card_that_is_chosen() {
    let scene = Scene::open().add(A, "howler-acid-crew", 3, 11, N, Still).add(B, "baboon-rifles", 3, 1, S, Still);
    let game = scene.begin(&[]);
    let (field, unit) = (game.field(), game.ix(id(A, 1)));
    let form = Hexes::form(&game.0).expect("a form is open");
    let mut seen = Vec::new();
    for pick in 0..form.rows[0].items[0].choices.len() {
        let mut worded = form.clone();
        Hexes::reword(game.view(), &mut worded, &[pick, 0]);
        assert_eq!(worded.rows[0].items[0], form.rows[0].items[0], "movement cards stay as they are");
        let order = Hexes::filled(game.view(), &[pick, 0], None);
        let Some(Order::Plan(written)) = order else { panic!("cards are written: {order:?}") };
        let moves = field.make(unit).moves.iter().find(|card| card.name() == written[0].1).expect("one of its cards");
        let fire = &field.make(unit).fires[0];
        let ends = cards::end(field, unit, Still, moves);
        let choice = &worded.rows[0].items[1].choices[0];
        assert_eq!(choice.cells, [fire.cell(1, Still).text(), fire.cell(2, ends).text()], "{}", moves.name());
        assert!(!choice.about.contains("hexes-"), "{}", choice.about);
        seen.push(choice.cells[1].clone());
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 1, "the movement card makes a difference: {seen:?}");
}
