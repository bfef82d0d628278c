//! The results of fire and charges: against every way in which the dice can fall, and against real fights.

use crate::scene::{A, B, Game, Scene, id, row};
use monkeys::dice::Dice;
use monkeys::rules::suppression::{
    Order,
    action::mode,
    actions::Action,
    checks, markers,
    odds::WHOLE,
    order::Deed,
    prospect::{self, FightOdds, Shaken},
    shooting::{self, Volley},
};

fn near(one: u64, part: u64, of: u64) -> bool {
    one.abs_diff(WHOLE * part / of) < 400
}

fn volley(game: &Game, action: Action) -> Volley {
    let (unit, target) = (game.unit(id(A, 1)), game.unit(id(B, 1)));
    let field = game.field();
    shooting::volley(field, unit, &field.living(unit).collect(), target, mode(action)).expect("it may be fired at")
}

/// Checks, failures and wipe-outs counted over every way the dice of a volley and of the check can fall.
fn counted(game: &Game, volley: &Volley, began: usize) -> ([u64; 3], u64) {
    let (field, target) = (game.field(), game.unit(id(B, 1)));
    let dice: Vec<_> = volley.shots.iter().flat_map(|shot| vec![shot; shot.dice.into()]).collect();
    let models = field.count(target);
    let check = checks::dice(field, target);
    let (mut sums, mut all) = ([0; 3], 0);
    for fate in 0..36_u64.pow(dice.len() as u32) {
        let (mut left, mut hits, mut points, mut kills) = (fate, 0, 0, 0);
        for shot in &dice {
            let (hit, kill) = ((left % 6 + 1) as i32, (left / 6 % 6 + 1) as i32);
            left /= 36;
            if hit >= shot.need {
                hits += 1;
                points += 1 + u32::from(shot.suppressive);
                kills += usize::from(kill >= shot.kill);
            }
        }
        let lost = began - models + kills.min(volley.seen.len());
        let marks = field.unit(target).markers.0 + markers::gained(hits, points, models);
        let limit = u64::from(checks::limit(field.kind(target).nv, marks.min(markers::MOST)));
        for roll in 0..6_u64.pow(check.into()) {
            let passes = (0..check).any(|die| roll / 6_u64.pow(die.into()) % 6 < limit);
            let gone = kills.min(volley.seen.len()) >= models;
            let checks = !gone && lost > 0 && 2 * lost >= began;
            sums[0] += u64::from(checks);
            sums[1] += u64::from(checks && !passes);
            sums[2] += u64::from(gone);
            all += 1;
        }
    }
    (sums, all)
}

#[test]
fn g_10_morale_is_that_of_every_way_the_dice_can_fall() {
    let cases = [
        (("baboon-rifles", 3), ("lemur-leapers", 4), 0, 4, Action::FocusFire),
        (("baboon-rifles", 3), ("lemur-leapers", 3), 1, 4, Action::OpenFire),
        // Two marksmen wipe out a pair, or make it check its morale with many markers.
        (("capuchin-marksmen", 3), ("macaque-swarm", 2), 2, 2, Action::OpenFire),
    ];
    for (by, at, marks, began, action) in cases {
        let scene = Scene::open().unit(A, by.0, &row(10, 8, by.1)).unit(B, at.0, &row(10, 14, at.1));
        let game = scene.markers(B, marks).begin(&[]);
        let volley = volley(&game, action);
        let ([checks, fails, gone], all) = counted(&game, &volley, began);
        let Shaken { checks: one, falls_back, destroyed } =
            prospect::shaken(game.field(), game.unit(id(A, 1)), game.unit(id(B, 1)), &volley, began);
        assert!(checks > 0 && fails > 0, "the case shows something");
        let same = near(one, checks, all) && near(falls_back, fails, all) && near(destroyed, gone, all);
        assert!(same, "{by:?} at {at:?}: {one} {falls_back} {destroyed}, counted {checks} {fails} {gone} of {all}");
    }
}

/// The scene of a fight: both sides in adjacent rows, so that everyone is close enough to strike.
fn ring(own: (&str, i16), other: (&str, i16)) -> Scene {
    Scene::open().unit(A, own.0, &row(10, 8, own.1)).unit(B, other.0, &row(10, 10, other.1))
}

fn odds(game: &Game) -> FightOdds {
    prospect::fight(game.field(), game.unit(id(A, 1)), game.unit(id(B, 1)))
}

#[test]
fn g_12_one_against_one_is_fought_out_strike_by_strike() {
    let game = ring(("gorilla-breachers", 1), ("macaque-swarm", 1)).begin(&[]);
    let odds = odds(&game);
    // The gorilla hits on a 3 and needs no die to wound; the macaque hits on a 5 and can't wound, but the gorilla
    // checks with 3 dice of which each fails on a 5 or 6.
    let (mut open, mut won, mut lost) = (1_u128 << 60, 0, 0);
    for _ in 0..5 {
        won += open * 2 / 3;
        open -= open * 2 / 3;
        lost += open / 3 / 27;
        open -= open / 3 / 27;
    }
    let same = |one: u64, other: u128| one.abs_diff((other >> 36) as u64) < 400;
    assert!(same(odds.destroys[0], won) && same(odds.routs[1], lost) && same(odds.breaks_off, open), "{odds:?}");
    assert_eq!((odds.destroys[1], odds.routs[0]), (0, 0));
}

#[test]
fn g_12_fights_end_as_often_as_foreseen() {
    const FIGHTS: u64 = 300;
    let scene = ring(("chimpanzee-raiders", 4), ("howler-gunners", 4));
    let before = scene.begin(&[]);
    let (mut won, mut lost, mut fallen, mut foreseen) = (0, 0, [0_u64; 2], None);
    for seed in 0..FIGHTS {
        let mut game = scene.begin_with(Dice::seeded(seed));
        game.order(Order::EndActions);
        let charge = game.choices().orders.into_iter().find(|order| matches!(order, Order::Charge { .. }));
        let charge = charge.expect("they are near enough");
        if foreseen.is_none() {
            let Order::Charge { unit, moves, .. } = &charge else { unreachable!() };
            let march = monkeys::rules::suppression::assault::run_in(game.unit(*unit));
            let run = monkeys::rules::suppression::marching::check(game.field(), march, moves).expect("it may run");
            foreseen = Some(prospect::fight(&run, game.unit(id(A, 1)), game.unit(id(B, 1))));
        }
        let stood = [id(A, 1), id(B, 1)].map(|unit| game.count(unit));
        game.order(charge);
        for (side, unit) in [id(A, 1), id(B, 1)].into_iter().enumerate() {
            fallen[side] += (stood[side] - game.count(unit)) as u64;
        }
        let beaten = |unit| game.count(unit) == 0 || game.is_falling(unit);
        won += u64::from(beaten(id(B, 1)));
        lost += u64::from(beaten(id(A, 1)));
    }
    let foreseen = foreseen.expect("a fight was fought");
    let all = foreseen.destroys.iter().chain(&foreseen.routs).sum::<u64>() + foreseen.breaks_off;
    assert!(all.abs_diff(WHOLE) < 4000, "{foreseen:?} of {WHOLE}: {:?}", before.field().count(before.unit(id(A, 1))));
    // With at most four models per side, the mean of this many fights is less than a quarter of one from the true
    // value.
    for (side, fallen) in fallen.into_iter().enumerate() {
        assert!((fallen * 1000 / FIGHTS).abs_diff(foreseen.losses[side]) < 250, "{fallen}: {foreseen:?}");
    }
    // Three standard deviations of this many fights are less than 9 in 100.
    let share = |count: u64| count * 100 / FIGHTS;
    let chance = |own: usize| (foreseen.destroys[own] + foreseen.routs[own]) * 100 / WHOLE;
    assert!(share(won).abs_diff(chance(0)) < 9 && share(lost).abs_diff(chance(1)) < 9, "{won} {lost}: {foreseen:?}");
}

#[test]
fn a_deed_without_a_target_has_nothing_to_foresee() {
    let game = ring(("gorilla-breachers", 2), ("macaque-swarm", 2)).begin(&[]);
    let order = Order::Act(Deed::new(id(A, 1), Action::GoToGround));
    assert_eq!(
        <monkeys::rules::suppression::Suppression as monkeys::battle::shown::Shown>::prospect(game.view(), &order),
        None
    );
}
