//! Campaigns of people: undo, resumed saves, battles played at a table, and what a window reads.

use crate::kit::{STRONG, WEAK, begun, campaign, commander, give, hex, refused, settle, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    battle::{
        self,
        replay::{End, Player, Replay},
    },
    campaign::{
        Illegal,
        chronicle::{Chronicle, Event},
        door,
        file::Saga,
        ledger,
        order::{Ask, Order},
        script,
        seats::{self, Seat, Seats},
        shown::{self, MapThen},
        state::{self, Graves, Treasury},
        waiting,
    },
    data::persona::Strength,
    engine::BookOrder,
    force::{Side, squad::Pile},
    rules::monkeys::order::Order as Given,
};
use std::collections::BTreeMap;

const MACAQUES: &str = r#"Inline(name: "P", squads: [(name: "S", members: [(clan: "macaque", count: 5)])])"#;

fn meeting() -> World {
    let tribes = tribe('r', &[((2, 0), MACAQUES)]) + &tribe('b', &[((2, 2), STRONG)]);
    begun(&campaign(&tribes, ""))
}

#[test]
fn orders_are_taken_back_up_to_a_meeting() {
    let mut world = meeting();
    let start = door::hash(&world);
    give(&mut world, Order::March(hex(1, 0)));
    let marched = door::hash(&world);
    assert_ne!(start, marched);
    assert_eq!(door::steps(&world), (1, 0));
    assert!(door::undo(&mut world));
    assert_eq!(door::hash(&world), start);
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 0)));
    assert!(!door::undo(&mut world), "nothing came before");
    assert!(door::redo(&mut world));
    assert_eq!(door::hash(&world), marched);
    assert!(door::undo(&mut world));
    give(&mut world, Order::March(hex(2, 1)));
    assert_eq!(door::steps(&world), (1, 0), "another order: the first is forgotten");
    give(&mut world, Order::March(hex(2, 2)));
    assert!(!door::undo(&mut world), "they have met");
    settle(&mut world);
    assert_eq!(door::steps(&world).0, 0, "dice were rolled");
}

#[test]
fn a_moment_is_come_back_to() {
    let mut world = meeting();
    give(&mut world, Order::March(hex(2, 1)));
    let (moment, hash) = (door::snapshot(&world), door::hash(&world));
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    assert_ne!(door::hash(&world), hash);
    moment.put_back(&mut world);
    assert_eq!(door::hash(&world), hash);
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 1)));
}

#[test]
fn a_save_goes_on_where_it_was_left() {
    let mut world = meeting();
    world.insert_resource(Seats(vec![('r', Seat::Human)]));
    give(&mut world, Order::March(hex(2, 1)));
    give(&mut world, Order::March(hex(2, 2)));
    let saga = Saga::read("saga.ron", &Saga::of(&world).text()).expect("what is written can be read");
    let mut again = World::new();
    saga.play("saga.ron", &mut again).expect("it goes on");
    assert_eq!(door::hash(&again), door::hash(&world));
    assert_eq!(door::asked(&again), door::asked(&world));
    assert!(again.resource::<Seats>().is_human('r'));
    settle(&mut again);
    settle(&mut world);
    assert_eq!(door::hash(&again), door::hash(&world));
}

/// A battle played by hand: the first side to be asked gives up.
fn conceded(waiting: &waiting::Waiting, seed: u64, until_over: bool) -> Replay {
    let mut table = World::new();
    battle::monkeys::install(&mut table);
    battle::begin(&mut table, &waiting.level, seed);
    if until_over {
        battle::submit(&mut table, <Given as BookOrder>::concede()).expect("anybody may give up");
    }
    Replay::of(&table, (Player::Human, Player::Human)).expect("it was recorded")
}

#[test]
fn c_06_a_battle_played_at_a_table_is_taken_only_if_it_is_the_one_and_over() {
    let mut world = meeting();
    give(&mut world, Order::March(hex(2, 1)));
    assert!(waiting::waiting(&world).expect("nothing is wrong").is_none());
    give(&mut world, Order::March(hex(2, 2)));
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("a battle is waited for");
    assert_eq!((waiting.entrant, waiting.other, waiting.hex), (troop("r1"), troop("b1"), hex(2, 2)));
    let fought = |replay| Order::Fought(Box::new(replay));
    let open = conceded(&waiting, waiting.seed, false);
    assert_eq!(refused(&mut world, fought(open)), Illegal::BattleOpen);
    let other = conceded(&waiting, waiting.seed + 1, true);
    assert_eq!(refused(&mut world, fought(other)), Illegal::OtherBattle);
    let mut forged = conceded(&waiting, waiting.seed, true);
    forged.players.0 = Player::Chance { seed: 1 };
    assert!(matches!(refused(&mut world, fought(forged)), Illegal::Diverges { .. }), "its seal doesn't hold");
    let played = conceded(&waiting, waiting.seed, true);
    give(&mut world, fought(played.clone()));
    assert_eq!(door::battles(&world).collect::<Vec<_>>(), [&played], "it is kept, to be watched");
    let told = world.resource::<Chronicle>().entries();
    let winner = match played.end {
        End::Won(Side::First) => troop("r1"),
        End::Won(Side::Second) => troop("b1"),
        other => panic!("somebody gave up, and it ended as {other}"),
    };
    let won = |event: &Event| matches!(event, Event::Fought { winner: found, .. } if *found == Some(winner));
    assert!(told.iter().any(|entry| won(&entry.event)));
}

#[test]
fn odds_are_tried_with_other_dice() {
    let mut world = meeting();
    give(&mut world, Order::March(hex(2, 1)));
    give(&mut world, Order::March(hex(2, 2)));
    let before = door::hash(&world);
    let waiting = waiting::waiting(&world).expect("it can be fought").expect("a battle is waited for");
    let commander = commander();
    let wins = (0..4).filter(|attempt| waiting.try_out([&commander; 2], *attempt) == Some(troop("b1"))).count();
    assert!(wins >= 3, "thirty against five");
    assert_eq!(door::hash(&world), before, "the campaign knows nothing of it");
}

#[test]
fn c_26_natives_are_commanded_by_the_opponent_or_by_a_script() {
    let natives = format!("natives: [(name: \"Mill Guard\", at: (2, 2), platoons: [{WEAK}])],");
    let tribes = tribe('r', &[((0, 0), WEAK)]) + &tribe('g', &[((4, 0), WEAK)]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, &natives));
    let commands = |world: &World, against| seats::commands(world, troop("n1"), troop(against));
    assert_eq!(commands(&world, "r1"), None, "a script");
    world.insert_resource(Seats(vec![('r', Seat::Human), ('b', Seat::Human)]));
    assert_eq!(commands(&world, "r1"), Some('b'));
    assert_eq!(commands(&world, "b1"), Some('r'));
    assert_eq!(commands(&world, "g1"), Some('b'), "the next one at the table");
    let script = Seat::Script { temper: String::new(), commander: "steady".into(), strength: Strength::Quick };
    world.insert_resource(Seats(vec![('r', Seat::Human), ('g', script.clone()), ('b', script)]));
    assert_eq!(commands(&world, "r1"), None, "who plays alone meets scripts");
    assert_eq!(seats::commands(&world, troop("r1"), troop("n1")), Some('r'));
}

#[test]
fn what_is_shown_is_what_is() {
    let tribes = tribe('r', &[((2, 0), MACAQUES), ((0, 4), WEAK)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::Designate(troop("r1")));
    let reach = shown::reach(&world, troop("r1"));
    assert_eq!(reach.get(&hex(2, 1)), Some(&1));
    assert_eq!(reach.get(&hex(2, 2)), Some(&2), "enemies may be marched into");
    assert_eq!(reach.get(&hex(2, 3)), None);
    let first = shown::shown(&world);
    let own = first.stacks.iter().find(|stack| stack.id == troop("r1")).expect("it is on the map");
    assert_eq!((own.place, own.primates, own.hexes, own.vehicles), (Some(1), (5, 0), 2, 0));
    assert_eq!(shown::roll(&world, troop("r1")).len(), 5);
    let (commander, mut past) = (commander(), Vec::new());
    while door::asked(&world).is_some() {
        let shown = shown::shown(&world);
        let MapThen { round, troops, holders, strengths, points } =
            shown::map_at(&world, world.resource::<Chronicle>().entries().len());
        assert_eq!(round, shown.round.0);
        for stack in &shown.stacks {
            let strength = strengths[&stack.id];
            assert_eq!((strength.primates, strength.vehicles), (stack.primates, stack.vehicles), "{}", stack.name);
        }
        assert_eq!(points, shown.parties.iter().map(|party| (party.key, party.points)).collect::<BTreeMap<_, _>>());
        past.push((world.resource::<Chronicle>().entries().len(), strengths, points));
        let stand = shown.stacks.iter().filter_map(|stack| Some((stack.id, stack.hex?)));
        assert_eq!(troops, stand.collect::<BTreeMap<_, _>>());
        let held = shown.fields.iter().filter_map(|field| Some((field.hex, field.holder?)));
        assert_eq!(holders, held.collect::<BTreeMap<_, _>>());
        if let Some(Ask::Retreat { .. }) = shown.asked.map(|question| question.ask) {
            assert!(!shown::ways(&world).is_empty());
        }
        let order = script::answer(&world, |_| &commander).expect("battles can be fought");
        give(&mut world, order);
    }
    // Wound back, everybody has the strength and the points of that time.
    let (first, last) = (past.first().expect("something was asked"), past.last().expect("something was asked"));
    assert!(first.1 != last.1 && first.2 != last.2);
    for (entries, strengths, points) in past {
        let then = shown::map_at(&world, entries);
        assert_eq!((then.strengths, then.points), (strengths, points), "after {entries} entries");
    }
    for tribe in ['r', 'b'] {
        let lines = ledger::of(&world, tribe);
        let last = lines.last().expect("it began with something");
        assert_eq!(last.balance, i64::from(state::of_tribe::<Treasury>(&world, tribe).0));
    }
}

#[test]
fn kills_are_in_the_service_records() {
    let tribes = tribe('r', &[((2, 1), STRONG)]) + &tribe('b', &[((2, 2), MACAQUES)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    let fell = |tribe: char| {
        let of = |event: &Event| {
            matches!(event, Event::Casualty { troop, pile: Pile::Wounded | Pile::Hollow | Pile::Injured, .. }
                if troop.tribe == tribe)
        };
        let told = world.resource::<Chronicle>().entries().iter();
        told.filter(|entry| of(&entry.event)).count()
    };
    let kills = |tribe: char| {
        let living = state::troops(&world, tribe).flat_map(|troop| shown::roll(&world, troop));
        let dead = world.resource::<Graves>().0.iter().filter(|grave| grave.troop.tribe == tribe);
        living
            .map(|one| usize::from(one.kills))
            .chain(dead.map(|grave| usize::from(grave.soldier.kills)))
            .sum::<usize>()
    };
    // Nobody fires at friends there, no vehicle explodes, and nobody on the stronger side deserts.
    assert!(fell('b') > 0);
    assert_eq!(kills('r'), fell('b'));
    assert!(kills('b') <= fell('r'));
}
