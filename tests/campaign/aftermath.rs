//! The aftermath of battles (C-07, C-10 to C-13, C-29, G-19).

use crate::kit::{STRONG, WEAK, begun, campaign, give, hex, refused, settle, told, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    battle,
    campaign::{
        Illegal,
        casualties::{self, Fate},
        chronicle::Event,
        door,
        order::{Ask, Order},
        state::{self, Graves, Ranks},
    },
    data::{
        library::{self, Library},
        monkeys::level::{self, Level},
    },
    dice::Dice,
    engine::Rules,
    force::{PrimateIx, squad::Pile},
    rules::monkeys::{
        Monkeys,
        gait::{Gait, Pace},
        muster::Hurts,
    },
};

/// What every face of the die does to a primate in a pile.
fn faces(pile: Pile) -> Vec<Fate> {
    let roll = |face| casualties::roll(&mut Dice::scripted(vec![face]), pile).map(|(_, fate)| fate);
    (1..=6).filter_map(roll).collect()
}

#[test]
fn g_19_each_pile_rolls_on_its_own_table() {
    use Fate::{Dead, Deserted, Hand, Leg, Limp, Recovered, Rests};
    assert_eq!(faces(Pile::Wounded), [Recovered, Recovered, Rests, Hand, Leg, Dead]);
    assert_eq!(faces(Pile::Injured), [Recovered, Recovered, Recovered, Rests, Limp, Dead]);
    assert_eq!(faces(Pile::Routed), [Recovered, Recovered, Recovered, Recovered, Rests, Deserted]);
    assert_eq!(faces(Pile::Missing), faces(Pile::Routed));
    assert_eq!(faces(Pile::Retreated), [], "whoever left by a legal edge is well");
}

#[test]
fn g_19_hollow_points_take_the_worse_of_two_dice() {
    let roll = |dice: &[u8]| casualties::roll(&mut Dice::scripted(dice.to_vec()), Pile::Hollow);
    assert_eq!(roll(&[1, 6]), Some((vec![1, 6], Fate::Dead)));
    assert_eq!(roll(&[5, 2]), Some((vec![5, 2], Fate::Leg)));
}

#[test]
fn g_19_injuries_add_up() {
    let once = Fate::Leg.hurt(Fate::Hand.hurt(Hurts::default()));
    assert_eq!(once, Hurts { accuracy: 1, speed: 6 });
    assert_eq!(Fate::Limp.hurt(once), Hurts { accuracy: 1, speed: 9 });
    assert_eq!(Fate::Rests.hurt(once), once);
}

/// A strong troop comes from the northwest into the hex of a weak one in the middle of the map, and wins.
fn beaten() -> World {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    world
}

#[test]
fn c_11_whoever_is_attacked_flees_onward_or_beside_that() {
    let mut world = beaten();
    let won = told(&world).into_iter().find_map(|event| match event {
        Event::Fought { winner, .. } => Some(winner),
        _ => None,
    });
    assert_eq!(won, Some(Some(troop("r1"))), "thirty against five");
    if state::stands(&world, troop("b1")).is_none() {
        panic!("nobody of the weak troop is left: choose another seed");
    }
    // Entered from the northwest: northeast, southeast or south.
    let ways: Vec<Order> = [hex(3, 1), hex(3, 2), hex(2, 3)].map(Order::Retreat).into();
    assert_eq!(door::choices(&world), ways);
    assert_eq!(door::asked(&world).map(|question| question.tribe), Some('b'));
    assert_eq!(refused(&mut world, Order::Retreat(hex(1, 2))), Illegal::NotAWay { hex: hex(1, 2) });
    give(&mut world, Order::Retreat(hex(2, 3)));
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 3)));
    assert_eq!(state::holder(&world, hex(2, 2)), Some('r'), "the winner holds the hex");
}

#[test]
fn c_11_the_entrant_goes_back_where_it_came_from() {
    let tribes = tribe('r', &[((2, 1), WEAK)]) + &tribe('b', &[((2, 2), STRONG)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    let back = [Some(hex(2, 1)), None];
    assert!(back.contains(&state::stands(&world, troop("r1"))), "back, or nobody is left");
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)));
    let went = Event::Retreated { troop: troop("r1"), to: hex(2, 1) };
    let gone = Event::Destroyed { troop: troop("r1") };
    assert!(told(&world).iter().any(|event| *event == went || *event == gone));
}

#[test]
fn c_11_who_can_go_nowhere_is_destroyed() {
    // The loser is in a corner of the map, with nothing beyond it.
    let tribes = tribe('r', &[((3, 3), STRONG)]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(4, 4)));
    settle(&mut world);
    assert_eq!(state::stands(&world, troop("b1")), None);
    let last = Event::Over { winner: Some('r'), how: "last" };
    give(&mut world, Order::Done);
    assert_eq!(told(&world).last(), Some(&last), "nobody else is on the map");
}

#[test]
fn c_07_several_enemies_are_fought_one_after_another() {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK), ((2, 2), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    assert_eq!(door::asked(&world).map(|question| question.ask.clone()), Some(Ask::Engage { troop: troop("r1") }));
    assert_eq!(door::choices(&world), [Order::Engage(troop("b1")), Order::Engage(troop("b2"))]);
    give(&mut world, Order::Engage(troop("b2")));
    let first = Ask::Fight { entrant: troop("r1"), other: troop("b2") };
    assert_eq!(door::asked(&world).map(|question| question.ask.clone()), Some(first));
    settle(&mut world);
    if matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Retreat { .. })) {
        let way = door::choices(&world)[0].clone();
        give(&mut world, way);
    }
    let second = Ask::Fight { entrant: troop("r1"), other: troop("b1") };
    assert_eq!(door::asked(&world).map(|question| question.ask.clone()), Some(second));
}

#[test]
fn g_19_the_dead_are_buried_and_the_hurt_stay_hurt() {
    let world = beaten();
    let mut dead = 0;
    for event in told(&world) {
        let Event::Casualty { troop, soldier, fate, .. } = event else { continue };
        let ranks: Ranks = state::of(&world, troop);
        let mut own = ranks.0.iter().flat_map(|platoon| &platoon.units).flat_map(|unit| &unit.soldiers);
        let found = own.find(|one| one.id == soldier);
        assert_eq!(found.is_none(), fate.is_gone(), "{soldier:?} {fate:?}");
        if let Some(found) = found {
            assert_eq!(found.member.hurts, fate.hurt(Hurts::default()));
            assert_eq!(found.rests, fate == Fate::Rests);
        }
        dead += usize::from(fate == Fate::Dead);
    }
    assert_eq!(world.resource::<Graves>().0.len(), dead);
}

#[test]
fn c_31_the_entrant_goes_back_to_the_last_hex_before_the_battle() {
    let macaques = r#"Inline(name: "P", squads: [(name: "S", members: [(clan: "macaque", count: 5)])])"#;
    let tribes = tribe('r', &[((0, 0), macaques)]) + &tribe('b', &[((0, 2), STRONG)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(0, 1)));
    give(&mut world, Order::March(hex(0, 2)));
    settle(&mut world);
    let went = Event::Retreated { troop: troop("r1"), to: hex(0, 1) };
    let gone = Event::Destroyed { troop: troop("r1") };
    let told = told(&world);
    assert!(told.contains(&went) || told.contains(&gone), "{told:?}");
    assert!(told.contains(&went), "somebody is left of it with this seed");
}

/// Two Groves, with a squad of two baboons that have fought before.
fn level_of(members: &str) -> Result<Level, String> {
    let text = library::level("two-groves").expect("it ships");
    let from = text.find("platoons: [Inline(").expect("its forces are its own");
    let to = from + text[from..].find("places:").expect("they stand somewhere");
    let veterans = format!(r#"platoons: [Veterans(name: "Old Watch", units: [{members}])], "#);
    let text = format!("{}{veterans}{}", &text[..from], &text[to..]).replace(r#", "r1.2": Around((3, 17))"#, "");
    let read = level::parse("test.level.ron", &text, &Library::shipped(), monkeys::data::monkeys::profiles());
    read.map(|(level, _)| level).map_err(|why| why.to_string())
}

#[test]
fn g_19_what_is_hurt_counts_in_battle() {
    let unit =
        r#"(post: "1", name: "Kudu", members: [(clan: "baboon"), (clan: "baboon", hurts: (accuracy: 1, speed: 6))])"#;
    let level = level_of(unit).expect("it is a level");
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    battle::begin(&mut world, &level, 1);
    let field = Monkeys::view(&world).field;
    let [hale, hurt] = [0, 1].map(|one| Gait::of(field, PrimateIx(one), Pace::Walk).speed);
    assert_eq!((hale, hurt), (18, 12), "6 Speed less");
    let [hale, hurt] = [0, 1].map(|one| field.kit(PrimateIx(one)).accuracy);
    assert_eq!(hurt, hale - 1);
    // Written and read again, it stays the same.
    let again = level::parse("again.level.ron", &level.text(), &Library::shipped(), level.profiles().clone());
    assert_eq!(again.expect("what is written can be read").0, level);
}

#[test]
fn veterans_keep_to_their_posts() {
    let told = |unit: &str| level_of(unit).expect_err("it is at fault");
    let member = r#"members: [(clan: "baboon")]"#;
    assert!(told(&format!(r#"(post: "9", name: "Kudu", {member})"#)).contains("units[0].post"));
    assert!(told(r#"(post: "1", name: "Kudu", members: [])"#).contains("units[0].members"));
    assert!(told(&format!(r#"(post: "1", name: "Kudu", talents: ["Discipline"], {member})"#)).contains("units[0]"));
    let twice = format!(r#"(post: "1", name: "Kudu", {member}), (post: "1", name: "Oryx", {member})"#);
    assert!(told(&twice).contains("units[1].post"));
    // And recruits can't be bought with injuries.
    let bought = library::level("two-groves")
        .expect("it ships")
        .replace(r#"(clan: "capuchin", count: 6)"#, r#"(clan: "capuchin", count: 6, hurts: (speed: 6))"#);
    let read = level::parse("test.level.ron", &bought, &Library::shipped(), monkeys::data::monkeys::profiles());
    assert!(read.expect_err("it is at fault").to_string().contains("hurts"));
}
