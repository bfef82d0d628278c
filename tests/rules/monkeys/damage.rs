//! What fire does to vehicles, and to their occupants (text paragraphs 11 and 12; charts 11.2; T-84 to T-96, G-25,
//! G-26).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::{
    PieceId, VehicleIx,
    name::Part,
    squad::{Pile, Place},
    vehicle::Seat,
};
use monkeys::rules::monkeys::{
    Illegal, Order, damage,
    damage::Minor,
    driving,
    no_drive::NoDrive,
    order::{Leg, Shot},
    vehicles::VehicleState,
};

const CAR: VehicleIx = VehicleIx(0);

fn car() -> PieceId {
    PieceId { unit: unit("b1.1"), part: Part::Vehicle(1) }
}

/// A red cannoneer with a gun that can damage anything, and a blue vehicle of this kind with these riders.
fn duel(kind: &str, riders: &str, dice: &[u8]) -> Battle {
    let rows: Vec<String> = (0..12).map(|y| if y == 4 { format!("a{}", open(29)) } else { open(30) }).collect();
    let seats = [Seat::Operator, Seat::Passenger, Seat::Passenger, Seat::Passenger];
    let crew: Vec<(char, Seat)> = riders.chars().zip(seats).collect();
    Scene::new(&rows)
        .weapon("big gun", |gun| gun.damage = 9)
        .squad("r1.1", "baboon/big gun", "a")
        .squad("b1.1", "baboon", riders)
        .vehicle("b1.1", kind, (10, 3), '4', &crew)
        .dice(dice)
        .begin()
}

fn shoot(battle: &mut Battle) -> &mut Battle {
    let shot = Shot { by: battle.piece('a'), with: 1, at: vec![car()], select: false };
    battle.attack("r1.1", "b1.1").end_turn();
    battle.give(Order::Fire { volley: monkeys::rules::monkeys::order::Volley::Main, shots: vec![shot] })
}

fn state(battle: &Battle) -> VehicleState {
    battle.field().vehicle(CAR).clone()
}

#[test]
fn t_84_and_t_85_a_vehicle_is_a_target_like_any_other_with_size_and_armor() {
    let mut battle = duel("apc", "X", &[1, 1]);
    shoot(&mut battle);
    // Damage 9 and the near band against Size 6 and Armor 5.
    assert_eq!(battle.powers(), (10, 11));
}

#[test]
fn t_87_minor_damage_is_its_owners_choice() {
    let mut battle = duel("apc", "XY", &[2, 2]);
    shoot(&mut battle);
    assert_eq!(battle.asked(), ("Damage", BLUE));
    let offered = battle.choices().orders;
    let all = [Minor::Weapon(1), Minor::Speed, Minor::Armor].map(|minor| Order::Damage(car(), minor));
    assert_eq!(offered, all, "the machinegun can break, gunports can't");
    assert_eq!(battle.choices().default, Some(Order::Damage(car(), Minor::Speed)));
    let refused = battle.refused(Order::Damage(car(), Minor::Weapon(2)));
    assert_eq!(refused, NoDrive::NoSuchDamage { vehicle: car() }.into());
    battle.give(Order::Damage(car(), Minor::Weapon(1)));
    assert!(state(&battle).mounts[0].broken);
}

/// One more shot at the vehicle in red's next turn, with the owner's answer if it is asked.
fn again(battle: &mut Battle, answer: Minor) {
    if battle.asked() == ("Act", BLUE) {
        battle.end_turn();
    }
    shoot(battle);
    if battle.outcome().is_none() && battle.asked().0 == "Damage" {
        battle.give(Order::Damage(car(), answer));
    }
}

#[test]
fn t_88_speed_drops_by_a_fifth_of_the_original() {
    // 10 against 11 or 6 are two dice, against the artillery's 10 it is one.
    let twice = [2, 2, 2, 2];
    let kinds: [(&str, [u16; 2], &[u8]); 4] = [
        ("apc", [29, 22], &twice),
        ("buggy", [39, 30], &twice),
        ("helicopter gunship", [34, 26], &twice),
        ("artillery", [15, 12], &twice[..2]),
    ];
    for (kind, after, dice) in kinds {
        let mut battle = duel(kind, "X", dice);
        for speed in after {
            again(&mut battle, Minor::Speed);
            assert_eq!(driving::speed(battle.field(), CAR), speed, "{kind}");
        }
    }
}

#[test]
fn t_173_minor_damage_with_nothing_left_to_lose_immobilizes_and_never_destroys() {
    // Artillery: one gun, six cuts of Speed 18 by 3, four points of Armor. Its 10 against the cannon's 10 is one die,
    // two once the first point of Armor is gone.
    let mut dice = vec![2; 8];
    dice.extend([2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 1, 1, 1]);
    let mut battle = duel("artillery", "X", &dice);
    let shots = std::iter::repeat_n(Minor::Speed, 6).chain(std::iter::repeat_n(Minor::Armor, 4));
    for minor in std::iter::once(Minor::Weapon(1)).chain(shots) {
        again(&mut battle, minor);
    }
    assert_eq!((driving::speed(battle.field(), CAR), state(&battle).armor()), (0, 0));
    assert!(damage::options(battle.field(), CAR).is_empty() && !state(&battle).hull.immobile);
    // A 3 with nothing left: immobilized. Once more: no effect. Neither destroys it.
    for _ in 0..2 {
        again(&mut battle, Minor::Speed);
        assert!(state(&battle).hull.immobile && !state(&battle).hull.wreck);
    }
    let told = battle.rules(|what| matches!(what, What::Damaged { what: "immobilized" | "nothing", .. }));
    assert_eq!(told, ["T-173", "T-173"]);
    // A 4 does (T-89, T-91).
    again(&mut battle, Minor::Speed);
    assert!(state(&battle).hull.wreck);
}

#[test]
fn t_91_immobilized_and_then_destroyed() {
    let mut battle = duel("apc", "X", &[4, 4, 5, 5, 6, 6, 6]);
    shoot(&mut battle);
    assert!(state(&battle).hull.immobile && !state(&battle).hull.wreck);
    again(&mut battle, Minor::Speed);
    assert!(state(&battle).hull.wreck);
    assert_eq!(battle.pile('X'), Some(Pile::Wounded));
}

#[test]
fn g_26_immobilized_in_the_air_is_destroyed() {
    let mut battle = duel("helicopter gunship", "X", &[4, 4, 1, 1, 1]);
    battle.end_turn();
    let rise = serde_json::from_str("\"++\"").expect("a way");
    battle.give(Order::Move { unit: unit("b1.1"), steps: vec![Leg::Drive(car(), rise)] }).end_turn();
    assert_eq!(state(&battle).hull.height, 2);
    shoot(&mut battle);
    assert!(state(&battle).hull.wreck);
    assert_eq!(state(&battle).hull.height, 0, "it comes down");
}

#[test]
fn t_92_each_occupant_is_attacked_alone_and_the_survivors_climb_out() {
    // Destroyed; 6 against 3: three dice each, the attacker picks.
    let mut battle = duel("apc", "XYZ", &[6, 6, 6, 2, 3, 1, 1, 1, 1, 1, 1, 6]);
    shoot(&mut battle);
    assert_eq!((battle.powers(), battle.asked()), ((6, 3), ("Die", RED)));
    battle.give(Order::Keep(1));
    assert_eq!(battle.pile('X'), Some(Pile::Wounded));
    assert_eq!(battle.asked(), ("BailOut", BLUE));
    let Some(Order::Place(places)) = battle.choices().default else { panic!("places are offered") };
    assert_eq!(places.len(), 2);
    let far = Order::Place(vec![(places[0].0, cell(20, 9)), places[1]]);
    let refused = battle.refused(far);
    assert_eq!(refused, NoDrive::NoRoom { primate: places[0].0, cell: cell(20, 9) }.into());
    let refused = battle.refused(Order::Place(vec![places[0]]));
    assert_eq!(refused, NoDrive::StillInside { primate: places[1].0 }.into());
    battle.give(Order::Place(places.clone()));
    assert_eq!(battle.at('Y'), Some(places[0].1));
}

#[test]
fn t_76_and_t_92_a_sergeant_lost_in_the_blast_calls_for_a_check_when_all_are_out() {
    let mut battle = duel("apc", "XYZ", &[6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 6]);
    shoot(&mut battle);
    let natural = battle.choices().default.expect("places");
    battle.give(natural);
    assert_eq!(battle.asked(), ("Successor", BLUE), "the check was passed with a 6");
}

#[test]
fn t_94_and_t_172_a_wreck_is_rough_gives_cover_and_can_be_entered() {
    // Destroyed; the driver survives with a 1, and is put behind the wreck, as far from the gun as possible.
    let mut battle = duel("apc", "X", &[6, 6, 1, 1, 1, 4, 4, 4, 6]);
    shoot(&mut battle);
    let behind = Order::Place(vec![(battle.piece('X'), cell(13, 4))]);
    battle.give(behind).end_turn();
    // Along the row of the wreck: 9 open squares, three of the wreck at two each, and one more make 16 of 18.
    let cost = |battle: &Battle, goal| {
        let walker = battle.field().find_primate(battle.piece('a')).expect("the cannoneer");
        monkeys::rules::monkeys::movement::route(battle.field(), walker, goal).map(|route| route.cost)
    };
    assert_eq!(cost(&battle, cell(9, 4)), Some(9), "up to it");
    assert_eq!(cost(&battle, cell(10, 4)), Some(11), "the first square of it counts double");
    assert_eq!(cost(&battle, cell(12, 4)), Some(15), "and the others");
    // It sees across the wreck, and anything behind the wreck is in cover: on a 4 it tests, and passes.
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    let shot = |what: &What| matches!(what, What::Shot { covered: true, .. });
    assert!(battle.news().iter().any(shot), "covered by the wreck beside him");
    battle.end_turn().walk("r1.1", &[('a', "6666666666")]);
    assert_eq!(battle.at('a'), Some(cell(10, 4)), "one may stand on it");
}

#[test]
fn t_172_a_wreck_slows_vehicles_but_rugged_ones() {
    let rows: Vec<String> = (0..12).map(|y| if y == 4 { format!("a{}", open(39)) } else { open(40) }).collect();
    for (kind, cost) in [("artillery", 4), ("apc", 3)] {
        let mut battle = Scene::new(&rows)
            .weapon("big gun", |gun| gun.damage = 9)
            .squad("r1.1", "baboon/big gun", "a")
            .squad("b1.1", "baboon", "X")
            .squad("b1.2", "baboon", "Y")
            .vehicle("b1.1", "buggy", (10, 4), '4', &[('X', Seat::Operator)])
            .vehicle("b1.2", kind, (14, 3), '4', &[('Y', Seat::Operator)])
            .dice(&[6, 6, 1, 1, 1])
            .begin();
        shoot(&mut battle);
        let out = Order::Place(vec![(battle.piece('X'), cell(9, 4))]);
        battle.give(out);
        // Two squares of open ground, then onto the wreck.
        let course = serde_json::from_str("\"444\"").expect("a way");
        let driven = driving::check_drive(battle.field(), VehicleIx(1), Default::default(), &course);
        assert_eq!(driven.map(|drive| drive.cost), Ok(cost), "{kind}");
    }
}

#[test]
fn t_171_nobody_decides_for_an_abandoned_vehicle_and_the_first_damage_of_t_87_is_taken() {
    // X falls beside its empty APC; then a blast at Y includes the APC, for 9 + 1 against 3 + 11.
    let rows: Vec<String> =
        (0..12).map(|y| if y == 4 { format!("a{}XY{}", open(8), open(20)) } else { open(31) }).collect();
    let mut battle = Scene::new(&rows)
        .weapon("mortar", |gun| (gun.damage, gun.area) = (9, 2))
        .squad("r1.1", "baboon/assault rifle/mortar", "a")
        .squad("b1.1", "baboon", "X")
        .squad("b1.2", "baboon", "Y")
        .vehicle("b1.1", "apc", (9, 5), '4', &[])
        .dice(&[6, 2, 2])
        .begin();
    battle.attack("r1.1", "b1.1").end_turn().fire(&[('a', "X")]);
    assert_eq!(state(&battle).unit, None);
    battle.end_turn();
    let rifle = Illegal::Gone { unit: unit("b1.1") };
    assert_eq!(battle.refused(attacking("r1.1", "b1.1")), rifle, "an abandoned vehicle is no target");
    battle.attack("r1.1", "b1.2").end_turn();
    let shot = Shot { by: battle.piece('a'), with: 2, at: vec![battle.piece('Y')], select: false };
    battle.give(Order::Fire { volley: monkeys::rules::monkeys::order::Volley::Main, shots: vec![shot] });
    assert_eq!((battle.powers(), battle.asked()), ((10, 14), ("Act", BLUE)), "nobody is asked");
    assert!(state(&battle).mounts[0].broken, "a working weapon comes first");
}

#[test]
fn t_95_closed_vehicles_hide_their_occupants_and_open_ones_cover_them() {
    let targets = |kind: &str| {
        let battle = duel(kind, "X", &[]);
        let blue = battle.squad_ix("b1.1");
        battle.field().targets(blue).count()
    };
    assert_eq!((targets("apc"), targets("buggy")), (1, 2), "the vehicle, and in the open one its driver");
}

#[test]
fn t_96_vehicles_take_no_test_and_are_not_pinned() {
    let mut battle = duel("apc", "X", &[2, 2]);
    shoot(&mut battle);
    let tested = battle.news().iter().any(|what| matches!(what, What::Tested { .. }));
    assert!(!tested);
    battle.give(Order::Damage(car(), Minor::Armor));
    assert_eq!((state(&battle).armor(), state(&battle).place), (4, Place::On(cell(10, 3))));
}
