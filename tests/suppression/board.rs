//! What the window shows of the board: signs on counters, objectives, and what is drawn around a unit (A2, A21, G13,
//! G17).

use crate::scene::{A, B, Game, Scene, at, deed, id, moved, piece, row, shell, shoot};
use monkeys::battle::{
    outline::{About, Outline},
    shown::{Shown, Wish},
};
use monkeys::board::Cell;
use monkeys::engine::{Refusal, Rules, Viewer};
use monkeys::force::{PieceId, UnitId};
use monkeys::rules::suppression::{
    Order, Suppression,
    actions::Action::{self, *},
    command,
    field::within,
    odds::{LANDINGS, landings},
    order::Deed,
};

fn badges(game: &Game, unit: UnitId) -> Vec<&'static str> {
    let signs = Suppression::signs(game.view(), Viewer::All);
    signs.get(&piece(unit, 1)).map(|signs| signs.badges.clone()).unwrap_or_default()
}

fn outline(game: &Game, unit: UnitId, verb: Option<Action>, draft: Option<Deed>) -> Outline {
    let order = draft.map(Order::Act);
    if let Some(order) = &order {
        assert_eq!(Suppression::check(game.view(), order), Ok(()), "what is drawn can be ordered");
    }
    let about = About { unit, verb: verb.map(Action::name), draft: order.as_ref() };
    Suppression::outline(game.view(), &about)
}

#[test]
fn each_state_of_a_unit_is_a_sign_on_its_counters() {
    let scene = Scene::open()
        .unit(A, "baboon-rifles", &row(4, 6, 3))
        .unit(A, "chimpanzee-raiders", &row(12, 6, 3))
        .unit(A, "gorilla-breachers", &[(20, 6), (21, 6), (29, 6)])
        .unit(A, "macaque-swarm", &row(30, 2, 3))
        .with(A, |unit| unit.leaderless = true)
        .unit(B, "howler-gunners", &row(10, 20, 3))
        .with(B, |unit| unit.dug_in = true);
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    assert_eq!(badges(&game, id(A, 1)), [""; 0]);
    assert_eq!(badges(&game, id(A, 3)), ["out-of-command"], "one of three is beyond six cells");
    assert_eq!(badges(&game, id(B, 1)), ["dug-in"]);
    game.act(deed(id(A, 1), GoToGround));
    assert_eq!(badges(&game, id(A, 1)), ["ground", "has-acted"]);
    game.act(moved(id(A, 2), AtTheDouble, &[(1, (12, 12)), (2, (13, 12)), (3, (14, 12))]));
    assert_eq!(badges(&game, id(A, 2)), ["running", "has-acted"]);
    game.act(deed(id(A, 3), FallBack));
    assert!(badges(&game, id(A, 3)).contains(&"falling-back"));
}

#[test]
fn who_still_must_fall_back_and_who_has_no_leader_bears_a_sign() {
    let scene = Scene::open()
        .unit(A, "howler-gunners", &row(4, 8, 3))
        .with(A, |unit| unit.leaderless = true)
        .unit(A, "baboon-rifles", &row(12, 8, 3))
        .markers(A, 5)
        .unit(B, "howler-gunners", &row(10, 20, 3));
    // Its check in the Starting Phase fails three times: all five markers stay.
    let mut game = scene.begin(&[6, 6, 6, 4]);
    game.until_actions_of(A);
    assert_eq!(badges(&game, id(A, 1)), ["leaderless"]);
    assert_eq!(badges(&game, id(A, 2)), ["must-fall-back"]);
    let signs = Suppression::signs(game.view(), Viewer::All);
    assert_eq!(signs[&piece(id(A, 2), 2)].markers, 5);
    game.act(deed(id(A, 2), FallBack));
    assert_eq!(badges(&game, id(A, 2)), ["falling-back", "has-acted"]);
}

#[test]
fn only_a_weapon_that_most_of_a_unit_lack_is_a_sign() {
    let scene = Scene::open()
        .unit(A, "mandrill-gunners", &row(4, 6, 4))
        .unit(A, "orangutan-mortar", &row(12, 6, 3))
        .unit(A, "baboon-rifles", &row(20, 6, 8))
        .unit(B, "howler-gunners", &row(10, 20, 3));
    let game = scene.begin(&[]);
    let signs = Suppression::signs(game.view(), Viewer::All);
    let armed = signs.values().filter_map(|signs| signs.weapon.as_deref());
    let mut armed: Vec<&str> = armed.collect();
    armed.sort_unstable();
    // One in three of the howlers on this board has the machine gun.
    assert_eq!(armed, ["machine gun", "machine gun", "mortar"]);
}

#[test]
fn a_2_the_circle_is_where_the_leader_commands() {
    let scene =
        Scene::open().unit(A, "baboon-rifles", &[(10, 10), (16, 10), (17, 10)]).unit(B, "howler-gunners", &[(10, 22)]);
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    let drawn = outline(&game, id(A, 1), None, None);
    let all = game.field().ground().spots().cells();
    let circle: Vec<Cell> = all.filter(|cell| within(at(10, 10), *cell, 6)).collect();
    assert_eq!(drawn.command, circle);
    assert_eq!(drawn.outside, [piece(id(A, 1), 3)]);
}

#[test]
fn a_21_the_draft_shows_the_new_circle_and_who_stays_behind() {
    let scene =
        Scene::open().unit(A, "baboon-rifles", &[(10, 10), (11, 10), (20, 10)]).unit(B, "howler-gunners", &[(10, 22)]);
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    let draft = moved(id(A, 1), Advance, &[(1, (4, 10)), (2, (5, 10)), (3, (14, 10))]);
    let drawn = outline(&game, id(A, 1), Some(Advance), Some(draft.clone()));
    assert!(drawn.command.contains(&at(4, 4)) && !drawn.command.contains(&at(11, 10)), "round the new place");
    assert_eq!(drawn.outside, [piece(id(A, 1), 3)]);
    // What is drawn is what happens.
    game.act(draft);
    let after = outline(&game, id(A, 1), None, None);
    assert_eq!((after.command, after.outside), (drawn.command, drawn.outside));
}

#[test]
fn every_cell_of_the_reach_can_be_ordered_and_no_other() {
    let rows = ["........", "...##...", "........", "..ww....", "........", "........"];
    let scene = Scene::on(&rows).unit(A, "gorilla-breachers", &[(1, 1), (2, 1)]).unit(B, "howler-gunners", &[(7, 5)]);
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    for action in [Advance, AtTheDouble] {
        let reach = outline(&game, id(A, 1), Some(action), None).reach;
        assert!(!reach.is_empty());
        let cells: Vec<Cell> = game.field().ground().spots().cells().collect();
        for cell in cells {
            // A cell is refused at the leader's place, and at an occupied place.
            if game.field().at(cell).is_some() {
                assert!(!reach.contains(&cell));
                continue;
            }
            let planned = Suppression::planned(game.view(), id(A, 1), Some(action.name()), cell);
            assert_eq!(matches!(planned, Some(Ok(_))), reach.contains(&cell), "{action:?} {cell}");
        }
    }
    game.act(deed(id(A, 1), GoToGround));
    assert!(outline(&game, id(A, 1), None, None).reach.is_empty(), "it has acted");
}

#[test]
fn shots_are_drawn_as_they_are_fired() {
    let rows = ["..........", ".....HH...", "..........", "..........", "..........", ".........."];
    let scene = Scene::on(&rows).unit(A, "baboon-rifles", &[(2, 0), (5, 0), (1, 0)]).unit(
        B,
        "howler-gunners",
        &[(4, 4), (5, 4), (6, 4)],
    );
    let mut game = scene.begin(&[1, 1, 1, 1]);
    game.until_actions_of(A);
    let drawn = outline(&game, id(A, 1), Some(OpenFire), Some(shoot(id(A, 1), OpenFire, id(B, 1))));
    let shooters: Vec<Cell> = drawn.shots.iter().map(|shot| shot.from).collect();
    assert_eq!(drawn.idle, [at(5, 0)], "the house is in its way");
    assert!(shooters.contains(&at(2, 0)) && shooters.contains(&at(1, 0)) && shooters.len() == 2);
    assert!(drawn.shots.iter().all(|shot| !shot.long), "rifles reach 10 cells without a change");
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    let dice: usize = game.threw("to-hit").iter().map(|(dice, ..)| dice.len()).sum();
    assert_eq!(dice, drawn.shots.len(), "one die for each line");
}

#[test]
fn ranges_are_half_and_whole_of_those_who_would_shoot() {
    let scene = Scene::open().unit(A, "gorilla-breachers", &[(10, 10)]).unit(B, "howler-gunners", &[(10, 22)]);
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    let drawn = outline(&game, id(A, 1), Some(OpenFire), None);
    let far = |cell: &Cell| within(at(10, 10), *cell, 8);
    assert!(drawn.far.iter().all(far) && drawn.far.contains(&at(18, 10)) && !drawn.far.contains(&at(19, 10)));
    assert!(drawn.near.contains(&at(14, 10)) && !drawn.near.contains(&at(15, 10)));
    assert!(outline(&game, id(A, 1), Some(Advance), None).far.is_empty(), "nobody shoots in an Advance");
    assert!(drawn.range.contains('8') && drawn.range.contains('4'), "{}", drawn.range);
}

#[test]
fn g_17_a_template_may_land_where_the_dice_can_send_it() {
    for need in [2, 4, 6] {
        let counted: u32 = landings(need).iter().map(|(_, throws)| throws).sum();
        assert_eq!(counted, LANDINGS, "every throw lands somewhere");
        let mut thrown = std::collections::BTreeMap::new();
        for die in 1..=6 {
            for direction in monkeys::board::Direction::ALL {
                for drift in 1..=6_i16 {
                    let (dx, dy) = direction.delta();
                    let way = if die >= need { (0, 0) } else { (drift / 2 * dx, drift / 2 * dy) };
                    *thrown.entry(way).or_insert(0_u32) += 1;
                }
            }
        }
        let told: std::collections::BTreeMap<(i16, i16), u32> = landings(need).into_iter().collect();
        assert_eq!(told, thrown, "{need}");
    }
}

#[test]
fn g_17_a_blast_is_drawn_with_friends_in_its_way() {
    let scene = Scene::open()
        .unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)])
        .unit(A, "baboon-rifles", &[(14, 8), (20, 8)])
        .unit(B, "spider-monkey-rifles", &row(14, 10, 3));
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    let drawn = outline(&game, id(A, 1), Some(OpenFire), Some(shell(id(A, 1), OpenFire, 15, 10)));
    let blast = drawn.blast.expect("it is aimed");
    assert_eq!(blast.cells.len(), 9);
    assert_eq!(blast.struck, [at(14, 10), at(15, 10), at(16, 10)]);
    // Two cells off the target point: not under the template, but within its drift. The other friend is five cells
    // away.
    assert_eq!(blast.friends, [at(14, 8)]);
    let chance = |cell: Cell| blast.chances.iter().find(|(other, _)| *other == cell).map(|(_, chance)| *chance);
    assert!(chance(at(15, 10)) > chance(at(14, 8)) && chance(at(14, 8)) > Some(0));
    assert_eq!(chance(at(15, 15)), None, "four cells and more from where it may land");
    assert!(drawn.shots.is_empty() && drawn.idle.is_empty());
}

/// A template may be aimed at any cell, not only at the best one for each enemy.
#[test]
fn g_17_a_template_is_planned_to_the_cell_that_is_pointed_at() {
    let scene = Scene::open().unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)]).unit(
        B,
        "spider-monkey-rifles",
        &row(14, 10, 3),
    );
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    let wish = |cell| Wish { unit: id(A, 1), verb: Some("OpenFire"), cell, target: None, way: 0 };
    let planned = |cell| Suppression::wished(game.view(), &wish(cell));
    assert_eq!(planned(at(18, 12)), Some(Ok(Order::Act(shell(id(A, 1), OpenFire, 18, 12)))));
    assert_eq!(planned(at(15, 4)).and_then(Result::err).map(|why| why.rule().0), Some("G17"), "too near");
}

#[test]
fn g_13_an_objective_is_held_by_those_who_stand_near_it_now() {
    let scene = |markers: u8| {
        let units = Scene::open().unit(A, "baboon-rifles", &[(10, 10), (11, 10)]).markers(A, markers);
        let units = units.unit(B, "howler-gunners", &[(30, 20)]);
        units.scenario(|scenario| scenario.objectives = vec![vec![at(10, 13), at(11, 13)], vec![at(30, 20)]])
    };
    let game = scene(0).begin(&[]);
    let told = Suppression::objectives(&game.0);
    assert_eq!(told.iter().map(|one| one.holder).collect::<Vec<_>>(), [Some(A), Some(B)]);
    assert_eq!((told[0].number, told[1].number), (1, 2));
    assert!(told[0].near.contains(&at(10, 10)) && !told[0].near.contains(&at(10, 9)));
    let game = scene(4).begin(&[6, 6, 6]);
    assert_eq!(Suppression::objectives(&game.0)[0].holder, None, "too many markers");
}

#[test]
fn g_25_a_zone_is_told_while_a_side_sets_up() {
    let scene = Scene::open().reserve(A, "baboon-rifles").unit(B, "howler-gunners", &[(30, 20)]);
    let mut scene = scene;
    scene.0.sides[0].zone = monkeys::board::Zone(vec![monkeys::board::Block { from: at(0, 0), to: at(35, 4) }]);
    let mut game = scene.begin(&[]);
    let (side, cells) = Suppression::zone(game.view()).expect("it sets up");
    assert_eq!((side, cells.len()), (A, 36 * 5));
    let order = Suppression::planned(game.view(), id(A, 1), None, at(10, 2)).expect("planned").expect("legal");
    let about = About { unit: id(A, 1), verb: None, draft: Some(&order) };
    let drawn = Suppression::outline(game.view(), &about);
    assert!(drawn.command.contains(&at(16, 2)) && !drawn.command.contains(&at(17, 2)));
    game.order(order);
    assert_eq!(Suppression::zone(game.view()), None);
}

/// A piece in no draft keeps its name: the outline is only about pieces of the unit.
#[test]
fn who_is_outside_is_of_the_unit() {
    let scene = Scene::open()
        .unit(A, "baboon-rifles", &[(10, 10), (30, 10)])
        .unit(A, "chimpanzee-raiders", &[(0, 0), (20, 0)])
        .unit(B, "howler-gunners", &[(10, 22)]);
    let mut game = scene.begin(&[]);
    game.until_actions_of(A);
    let outside: Vec<PieceId> = outline(&game, id(A, 1), None, None).outside;
    assert_eq!(outside, [piece(id(A, 1), 2)]);
}

#[test]
fn g_18_who_would_lead_a_swarm_is_asked_by_what_it_would_command() {
    let cells = [(4, 4), (5, 4), (12, 4)];
    let scene = Scene::open().unit(A, "macaque-swarm", &cells).with(A, |unit| unit.leaderless = true);
    let game = scene.unit(B, "howler-gunners", &row(10, 20, 3)).begin(&[]);
    assert_eq!((game.window(), game.asked()), ("Lead", A));
    let drawn = |number: u8| {
        let order = Order::Lead(piece(id(A, 1), number));
        Suppression::outline(game.view(), &About { unit: id(A, 1), verb: None, draft: Some(&order) })
    };
    for (number, (x, y)) in (1..).zip(cells) {
        let outline = drawn(number);
        let radius = command::radius(game.field(), game.unit(id(A, 1)));
        assert!(!outline.command.is_empty());
        assert!(outline.command.iter().all(|cell| within(at(x, y), *cell, radius)), "{number}");
    }
    assert_eq!(drawn(1).outside, [piece(id(A, 1), 3)]);
    assert_eq!(drawn(3).outside, [piece(id(A, 1), 1), piece(id(A, 1), 2)]);
}
