//! Close combat (11.3, T-63, T-66, T-112 to T-117, T-146).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::squad::Pile;
use monkeys::rules::monkeys::{
    Order,
    melee::{self, End, alternate},
    no_charge::NoCharge,
    pins::Pin,
};

/// The chart as printed in the book.
fn chart() -> [(u8, u8); 6] {
    monkeys::data::monkeys::profiles().overrun
}

#[test]
fn r_11_3_the_chart() {
    assert_eq!(chart(), [(3, 1), (2, 1), (1, 1), (1, 1), (1, 2), (1, 3)]);
}

#[test]
fn t_115_losses_by_turns() {
    let left = |result: usize, chargers: usize, charged: usize| alternate(chart()[result - 1], (chargers, charged));
    assert_eq!(left(1, 10, 4), (0, 1), "the charged win with one");
    assert_eq!(left(5, 6, 5), (4, 0), "the chargers win with four");
    assert_eq!(left(3, 5, 5), (0, 0), "nobody is left");
    assert_eq!(left(6, 3, 10), (0, 1));
    assert_eq!(left(6, 4, 9), (2, 0));
    assert_eq!(left(4, 5, 3), (2, 0));
    assert_eq!(left(1, 3, 1), (0, 1), "the greater number falls first");
    assert_eq!(left(6, 1, 3), (1, 0));
}

#[test]
fn t_113_exact_chances() {
    // Even scores, one each: a separate die for each result.
    let end = |chargers, charged, chance| End { chargers, charged, chance };
    let even = melee::odds(&chart(), (3, 3), (1, 1));
    assert_eq!(even, [end(0, 1, 72), end(0, 0, 72), end(1, 0, 72)]);
    // Twice the score: the best of three dice is a 6 in 91 of 216.
    let strong = melee::odds(&chart(), (12, 6), (4, 2));
    assert_eq!(strong.last(), Some(&end(4, 0, 216 - 64)));
    assert_eq!(strong.iter().map(|end| end.chance).sum::<u32>(), 216);
    // The charged keep the lowest, so they are best off with a 1.
    let weak = melee::odds(&chart(), (6, 12), (2, 4));
    assert_eq!(weak.first(), Some(&end(0, 4, 216 - 64)));
}

/// Three chargers beside three of the charged, all baboons; the first die is the test to stand firm.
fn brawl() -> Scene {
    Scene::new(&["a.X.", "b.Y.", "c.Z.", "...."]).squad("r1.1", "baboon", "abc").squad("b1.1", "baboon", "XYZ")
}

fn fought(scene: Scene) -> Battle {
    fought_with(scene, "")
}

/// Charges into contact, and the charged stand firm, holding fire; these of them are pinned, so that nobody shoots.
fn fought_with(scene: Scene, pinned: &str) -> Battle {
    let mut battle = scene.begin();
    battle.set_pin(pinned, Pin::Fresh);
    battle.charge("r1.1", 'a', "6", "b1.1");
    if battle.asked().0 == "Regroup" {
        battle.give(Order::Place(Vec::new()));
    }
    battle.give(Order::Stand);
    if battle.asked().0 == "Volley" {
        battle.give(Order::HoldFire);
    }
    battle
}

#[test]
fn t_112_sizes_and_the_best_weapon_of_each() {
    let battle = fought(brawl().kit('a', "baboon/assault rifle/machete").kit('Y', "gibbon").dice(&[6, 4, 4]));
    assert_eq!(battle.powers(), (3 + 2 + 3 + 3, 3 + 2 + 3));
}

#[test]
fn t_112_pinned_charged_fight_and_pinned_chargers_do_not() {
    let mut battle = brawl().dice(&[6, 1, 1, 5]).begin();
    battle.set_pin("c", Pin::Serving).set_pin("YZ", Pin::Fresh);
    battle.charge("r1.1", 'a', "6", "b1.1");
    if battle.asked().0 == "Regroup" {
        battle.give(Order::Place(Vec::new()));
    }
    battle.give(Order::Stand).give(Order::HoldFire);
    assert_eq!(battle.powers(), (6, 9));
}

#[test]
fn t_66_and_t_113_even_scores_roll_one_die() {
    let battle = fought(brawl().dice(&[6, 3]));
    assert_eq!(battle.rolled(), (vec![3], "close-combat", None));
    let fallen = "abcXYZ".chars().filter(|one| battle.pile(*one) == Some(Pile::Injured)).count();
    assert_eq!(fallen, 6, "T-117: one for one, all injured");
}

#[test]
fn t_113_the_higher_score_picks_its_die() {
    let mut battle = fought(
        brawl()
            .clan("big", |clan| clan.size = monkeys::rules::monkeys::profiles::Size::Large)
            .kit('a', "big")
            .dice(&[6, 2, 5]),
    );
    assert_eq!((battle.asked(), battle.powers()), (("Die", RED), (10, 9)));
    assert_eq!(battle.choices().default, Some(Order::Keep(2)), "high dice are the chargers'");
    battle.give(Order::Keep(1));
    // 2 takes two chargers, then one of the charged, then the last charger.
    battle.default();
    assert_eq!("abc".chars().filter(|one| battle.pile(*one).is_some()).count(), 3);
}

#[test]
fn t_116_the_winner_names_his_losses() {
    // A 5 takes two, then a charger, then the last of the charged.
    let mut battle = fought(brawl().kit('b', "mandrill").dice(&[6, 5]));
    assert_eq!(battle.asked(), ("Losses", RED));
    assert_eq!(battle.choices().default, Some(Order::Lose(battle.pieces("c"))), "the cheapest first, the leader last");
    for (named, why) in [("", 0), ("bc", 2)] {
        let order = Order::Lose(battle.pieces(named));
        assert_eq!(battle.refused(order), NoCharge::WrongLosses { named: why, due: 1 }.into());
    }
    let stranger = Order::Lose(battle.pieces("X"));
    assert_eq!(battle.refused(stranger), NoCharge::NotFighting { primate: battle.piece('X') }.into());
    let order = Order::Lose(battle.pieces("b"));
    battle.give(order);
    assert_eq!((battle.pile('b'), battle.pile('c')), (Some(Pile::Injured), None));
    assert!("XYZ".chars().all(|one| battle.pile(one) == Some(Pile::Injured)));
}

#[test]
fn t_116_the_charged_name_theirs_if_they_win() {
    // A 2 takes two chargers, one of the charged, then the last charger.
    let mut battle = fought(brawl().dice(&[6, 2]));
    assert_eq!(battle.asked(), ("Losses", BLUE));
    battle.default();
    assert_eq!(battle.rules(|what| matches!(what, What::Removed { pile: Pile::Injured, .. })), ["T-117"; 4]);
}

#[test]
fn t_146_a_winner_who_lost_his_leader_is_checked_before_going_on() {
    let mut battle = fought(brawl().dice(&[6, 5, 3, 4]));
    let order = Order::Lose(battle.pieces("a"));
    battle.give(order);
    // The check fails on a 3, one die: a 4 routs everybody, and the overrun ends.
    assert_eq!((battle.pile('b'), battle.pile('c')), (Some(Pile::Routed), Some(Pile::Routed)));
    assert!(battle.outcome().is_some());
}
