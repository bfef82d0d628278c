//! Troops in other hexes that are targets of a battle's guns (C-34, C-38, C-40).

use crate::{
    kit::{WEAK, campaign, give, hex, told, tribe, troop},
    table::{choices, fight},
};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        chronicle::{Chronicle, Event},
        door,
        order::Order,
        state::{self, Graves},
        waiting,
    },
    dice::Dice,
    engine::Rules,
    force::Side,
    rules::monkeys::{Monkeys, Order as Battle},
};

/// Two squads with an artillery vehicle each.
const GUNS: &str = r#"Inline(name: "Battery", squads: [
    (name: "Kudu", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
    (name: "Oryx", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
])"#;

/// Three squads without a gun.
const REAR: &str = r#"Inline(name: "Rear", squads: [
    (name: "Heron", members: [(clan: "marmoset", count: 5)]),
    (name: "Egret", members: [(clan: "marmoset", count: 5)]),
    (name: "Bittern", members: [(clan: "marmoset", count: 5)]),
])"#;

/// Red's guns meet a weak blue troop in the middle of the map. Blue's other troop is here.
fn met(seed: u64, rear: (i16, i16), dice: Dice) -> World {
    let tribes = tribe('r', &[((2, 1), GUNS)]) + &tribe('b', &[((2, 2), WEAK), (rear, REAR)]);
    let mut world = World::new();
    door::begin_with(&mut world, &campaign(&tribes, ""), seed, dice);
    give(&mut world, Order::March(hex(2, 2)));
    world
}

/// Red fires all its guns at blue's troop in the other hex once, and gives up.
fn shelled(world: &mut World) {
    let mut fired = false;
    fight(world, |battle| {
        let shells = |order: &&Battle| matches!(order, Battle::Shell { .. });
        let round = Monkeys::tempo(Monkeys::view(battle)).round;
        let first = Monkeys::tempo(Monkeys::view(battle)).side == Side::First;
        if first && (fired && round > 1) {
            return Battle::Concede;
        }
        let shell = choices(battle).iter().find(shells).cloned();
        fired |= shell.is_some();
        shell.unwrap_or(Battle::EndTurn)
    });
}

#[test]
fn c_34_a_troop_without_guns_in_the_next_hex_is_in_reach_of_guns_on_the_board() {
    let world = met(1, (2, 3), Dice::seeded(1));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("they meet");
    let platoons = &waiting.level.sides[1].platoons;
    let afar =
        platoons.iter().map(|one| one.afar.as_ref().map(|afar| (afar.troop.as_str(), afar.hexes, afar.supports)));
    assert_eq!(afar.collect::<Vec<_>>(), [None, Some(("b 2", 1, false))]);
    let world = met(1, (2, 4), Dice::seeded(1));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("they meet");
    assert_eq!(waiting.level.sides[1].platoons.len(), 1, "two hexes are too far");
}

#[test]
fn c_34_a_battle_without_guns_knows_nothing_of_other_hexes() {
    let tribes = tribe('r', &[((2, 1), REAR)]) + &tribe('b', &[((2, 2), WEAK), ((2, 3), GUNS)]);
    let mut world = World::new();
    door::begin(&mut world, &campaign(&tribes, ""), 1);
    give(&mut world, Order::March(hex(2, 2)));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("they meet");
    let [first, second] = waiting.level.sides.each_ref().map(|side| side.platoons.len());
    assert_eq!((first, second), (2, 2), "the guns support it, and red has an empty platoon to match");
}

/// A seed of a battle in which a shell hits and removes somebody in blue's other troop.
fn striking() -> (u64, usize) {
    let found = (1..40).find_map(|seed| {
        let mut world = met(seed, (2, 3), Dice::seeded(seed));
        shelled(&mut world);
        let fell = casualties(&world, "b2");
        (fell > 0 && casualties(&world, "r1") + casualties(&world, "b1") == 0).then_some((seed, fell))
    });
    found.expect("one of them strikes")
}

fn casualties(world: &World, name: &str) -> usize {
    let of = |event: &Event| matches!(event, Event::Casualty { troop: own, .. } if *own == troop(name));
    told(world).iter().filter(|event| of(event)).count()
}

#[test]
fn c_38_a_troop_that_is_struck_in_another_hex_rolls_its_tables_after_the_battle() {
    let (seed, fell) = striking();
    // All of them die.
    let mut world = met(seed, (2, 3), Dice::scripted(vec![6; fell]));
    shelled(&mut world);
    assert_eq!(casualties(&world, "b2"), fell);
    let rules = world.resource::<Chronicle>().entries().iter();
    let rolled = rules.filter(|entry| matches!(entry.event, Event::Casualty { .. })).map(|entry| entry.rule.0);
    assert!(rolled.clone().count() == fell && rolled.clone().all(|rule| rule == "C-38"));
    let graves = &world.resource::<Graves>().0;
    assert_eq!(graves.len(), fell);
    assert!(
        graves.iter().all(|grave| grave.troop == troop("b2") && grave.hex == hex(2, 3)),
        "they lie where they fell"
    );
    assert_eq!(state::of::<state::Store>(&world, troop("b1")), state::Store::default(), "nothing of theirs is taken");
    assert_eq!(state::stands(&world, troop("b2")), Some(hex(2, 3)), "and nobody retreats");
    let told = told(&world);
    assert!(told.contains(&Event::Retreated { troop: troop("r1"), to: hex(2, 1) }), "the entrant has given up");
}

#[test]
fn c_40_the_grid_is_placed_by_its_owner_in_the_battle() {
    let (seed, _) = striking();
    let mut world = met(seed, (2, 3), Dice::seeded(seed));
    let mut placed = 0;
    let mut fired = false;
    fight(&mut world, |battle| {
        placed += usize::from(Monkeys::view(battle).turn.grids.of(Side::Second, 1).is_some());
        if placed > 0 {
            return Battle::Concede;
        }
        let shell = choices(battle).into_iter().find(|order| matches!(order, Battle::Shell { .. }));
        fired |= shell.is_some();
        shell.unwrap_or(Battle::EndTurn)
    });
    assert!(fired && placed == 1, "it is there once red's guns have fired");
}

/// A platoon with a gun, and one of six without.
const MIXED: &str = r#"Inline(name: "Mixed", squads: [
    (name: "Topi", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
]), Inline(name: "Line", squads: [(name: "Eland", members: [(clan: "baboon", count: 6)])])"#;

#[test]
fn c_34_and_c_38_whoever_is_struck_rolls_though_a_later_troop_supports_the_battle() {
    let tribes = tribe('r', &[((2, 1), GUNS)]) + &tribe('b', &[((2, 2), WEAK), ((2, 3), REAR), ((3, 2), MIXED)]);
    let found = (1..60).find_map(|seed| {
        let mut world = World::new();
        door::begin(&mut world, &campaign(&tribes, ""), seed);
        give(&mut world, Order::March(hex(2, 2)));
        let waiting = waiting::waiting(&world).expect("it can be fought").expect("they meet");
        // The troop with the guns is listed first, followed by the rest of its platoons.
        let platoons = &waiting.level.sides[1].platoons;
        let afar = platoons.iter().map(|one| one.afar.as_ref().map(|afar| (afar.troop.as_str(), afar.supports)));
        let listed = [None, Some(("b 3", true)), Some(("b 3", false)), Some(("b 2", false))];
        assert_eq!(afar.collect::<Vec<_>>(), listed);
        let mut fired = false;
        fight(&mut world, |battle| {
            let view = Monkeys::view(battle);
            let tempo = Monkeys::tempo(view);
            if tempo.side == Side::Second || fired {
                let over = fired && tempo.round > 1 && tempo.side == Side::First;
                return if over { Battle::Concede } else { Battle::EndTurn };
            }
            let second = view.field.abroad[1].iter().position(|troop| troop.name == "b 2").expect("it is in reach");
            let at =
                |order: &&Battle| matches!(order, Battle::Shell { troop, .. } if usize::from(*troop) == second + 1);
            let shell = choices(battle).iter().find(at).cloned();
            shell.unwrap_or_else(|| {
                fired = true;
                Battle::EndTurn
            })
        });
        (casualties(&world, "b2") > 0).then_some(world)
    });
    let world = found.expect("one of the shells strikes");
    assert_eq!(casualties(&world, "b3"), 0, "nobody has fired at the third troop");
}
