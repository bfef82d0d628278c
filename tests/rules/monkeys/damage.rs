//! What fire does to vehicles, and to those in them (text paragraphs 11 and 12; charts 11.2; T-84 to T-96, G-25, G-26).

use crate::kit::*;
use monkeys::engine::What;
use monkeys::force::{
    PieceId, VehicleIx,
    name::Part,
    squad::{Pile, Place},
    vehicle::Seat,
};
use monkeys::rules::monkeys::{
    Order, damage,
    damage::Minor,
    driving,
    no_drive::NoDrive,
    order::Shot,
    vehicles::{Hull, VehicleState},
};

const CAR: VehicleIx = VehicleIx(0);

fn car() -> PieceId {
    PieceId { unit: unit("b1.1"), part: Part::Vehicle(1) }
}

/// A red cannoneer with a gun that can hurt anything, and a blue vehicle of a kind with so many riders.
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
    let all = [Minor::Speed, Minor::Armor, Minor::Weapon(1)].map(|minor| Order::Damage(car(), minor));
    assert_eq!(offered, all, "the machinegun can break, gunports can't");
    let refused = battle.refused(Order::Damage(car(), Minor::Weapon(2)));
    assert_eq!(refused, NoDrive::NoSuchDamage { vehicle: car() }.into());
    battle.give(Order::Damage(car(), Minor::Weapon(1)));
    assert!(state(&battle).mounts[0].broken);
}

#[test]
fn t_88_speed_drops_by_a_fifth_of_the_original() {
    for (kind, after) in
        [("apc", [29, 22]), ("buggy", [39, 30]), ("helicopter gunship", [34, 26]), ("artillery", [15, 12])]
    {
        let mut battle = duel(kind, "X", &[]);
        let speed = |battle: &Battle| driving::speed(battle.field(), CAR);
        let hull = |slowed| Hull { slowed, ..Hull::default() };
        battle.set_hull(hull(1));
        assert_eq!(speed(&battle), after[0], "{kind}");
        battle.set_hull(hull(2));
        assert_eq!(speed(&battle), after[1], "{kind}");
        battle.set_hull(hull(9));
        assert_eq!(speed(&battle), 0, "{kind}");
    }
}

#[test]
fn t_87_and_t_89_what_can_not_be_lost_can_not_be_picked_and_then_it_is_immobilized() {
    let mut battle = duel("artillery", "X", &[2, 2, 1, 1, 1]);
    battle.set_hull(Hull { slowed: 9, weakened: 9, ..Hull::default() });
    let mut mounts = monkeys::rules::monkeys::vehicles::Mounts::default();
    mounts.0[0].broken = true;
    battle.set_mounts(mounts);
    assert!(damage::options(battle.field(), CAR).is_empty());
    shoot(&mut battle);
    // Speed 0 counts as immobilized already (T-89), so that it is destroyed: the blast against the one inside.
    assert!(state(&battle).hull.wreck);
}

#[test]
fn t_91_immobilized_and_then_destroyed() {
    let mut battle = duel("apc", "X", &[4, 4]);
    shoot(&mut battle);
    assert!(state(&battle).hull.immobile && !state(&battle).hull.wreck);
    let mut again = duel("apc", "X", &[4, 4, 6, 6, 6]);
    again.set_hull(Hull { immobile: true, ..Hull::default() });
    shoot(&mut again);
    assert!(state(&again).hull.wreck);
    assert_eq!(again.pile('X'), Some(Pile::Wounded));
}

#[test]
fn g_26_immobilized_in_the_air_is_destroyed() {
    let mut battle = duel("helicopter gunship", "X", &[4, 4, 1, 1, 1]);
    battle.set_hull(Hull { height: 2, ..Hull::default() });
    shoot(&mut battle);
    assert!(state(&battle).hull.wreck);
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
fn t_94_a_wreck_is_rough_gives_cover_and_can_be_entered() {
    let mut battle = duel("apc", "XYZ", &[]);
    battle.set_hull(Hull { wreck: true, ..Hull::default() });
    assert!(battle.field().is_free(cell(11, 4)));
    assert!(battle.field().covered(cell(0, 4), cell(13, 4), Default::default()), "behind it");
    assert!(battle.field().sees(cell(0, 4), cell(13, 4)));
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
