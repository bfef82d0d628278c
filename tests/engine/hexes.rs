//! Random battles of the fourth book: they end, their replays are valid, every fact has words, and secrets stay secret.

use bevy_ecs::world::World;
use monkeys::battle::{
    book::Played,
    bout::play_out,
    chance::ChancePlayer,
    hexes::tell,
    play,
    record::Record,
    replay::{Divergence, End, Player, Replay},
    told::Told,
};
use monkeys::data::{
    book::Shelved,
    hexes::{Level, level},
    library,
    persona::Strength,
};
use monkeys::dice::Stream;
use monkeys::engine::{BattleLog, Fact, Rules, Viewer, What, door, fact::Audience};
use monkeys::force::Side;
use monkeys::lab::book::Counted;
use monkeys::opponent::player::Opponent;
use monkeys::rules::{
    Book,
    hexes::{Hexes, Order, answers::Answer, cards, planning, speed::Speed},
};
use monkeys::words;

const PEOPLE: (Player, Player) = (Player::Human, Player::Human);

fn shipped(name: &str) -> Level {
    level::shipped(name).expect("the level ships").0
}

fn installed() -> World {
    let mut world = World::new();
    door::install::<Hexes>(&mut world);
    world
}

/// A random battle, played to its end.
fn played(level: &Level, seed: u64) -> World {
    let mut world = installed();
    play::begin(&mut world, level, seed);
    let mut player = ChancePlayer::new(seed);
    let ended = play_out(&mut world, |world, _| player.choose::<Order>(world).expect("whoever is asked answers"));
    assert!(ended, "{} {seed} does not end", level.name);
    world
}

#[test]
fn battles_by_chance_end_on_every_level_and_their_replays_hold() {
    for name in library::levels_of(Book::Hexes) {
        let level = shipped(&name);
        let world = played(&level, 1);
        let kept = Replay::<Hexes>::of(&world, PEOPLE).expect("a record was kept");
        assert_ne!(kept.end, End::Open, "{name}");
        let read = Replay::<Hexes>::read(&name, &kept.text(), Hexes::shipped_numbers()).expect("our own file");
        let again = read.setup.clone().expect("it began from a level").level(&name, "setup").expect("it reads").0;
        let mut second = installed();
        read.play(&mut second, &again).unwrap_or_else(|why| panic!("{name}: {why}"));
        let compared = read.verify(&second).expect("it proves itself");
        assert!(compared.turns >= 1, "{name}");
    }
}

#[test]
fn a_changed_order_and_other_numbers_are_found() {
    let world = played(&shipped("bare-shoulder"), 3);
    let mut kept = Replay::<Hexes>::of(&world, PEOPLE).expect("a record was kept");
    let error = Replay::<Hexes>::read("old", &kept.text(), 1).expect_err("other numbers").to_string();
    assert!(error.contains("profiles"), "{error}");
    let orders = kept.turns.iter_mut().flat_map(|turn| &mut turn.orders);
    let answers = orders.filter_map(|order| if let Order::Choose(answers) = order { Some(answers) } else { None });
    let fires = |answer: &&mut Answer| matches!(answer, Answer::Fire(..));
    let changed = answers.flatten().find(fires).expect("someone fires");
    let Answer::Fire(unit, weapon, ..) = *changed else { unreachable!("it fires") };
    *changed = Answer::Hold(unit, weapon);
    let found = kept.play(&mut installed(), &shipped("bare-shoulder"));
    assert!(matches!(found, Err(Divergence::Hash { .. } | Divergence::Refused { .. })), "{found:?}");
}

#[test]
fn orders_are_taken_back_to_the_last_die() {
    let mut world = installed();
    play::begin(&mut world, &shipped("entrenched"), 5);
    let mut player = ChancePlayer::new(5);
    let mut taken_back = 0;
    for _ in 0..60 {
        let before = play::hash::<Hexes>(&mut world);
        let Some(order) = player.choose::<Order>(&world) else { break };
        play::submit(&mut world, order).expect("a choice is accepted");
        if world.resource::<Record<Hexes>>().free_steps() > 0 {
            let after = play::hash::<Hexes>(&mut world);
            assert!(play::undo::<Hexes>(&mut world));
            assert_eq!(play::hash::<Hexes>(&mut world), before);
            assert!(play::redo::<Hexes>(&mut world));
            assert_eq!(play::hash::<Hexes>(&mut world), after);
            taken_back += 1;
        }
    }
    assert!(taken_back > 10, "{taken_back}");
}

#[test]
fn g_1_nobody_takes_back_what_came_before_cards_were_turned_up() {
    let mut turned_up = 0;
    for (name, seed) in [("entrenched", 5), ("bare-shoulder", 6), ("sand-teeth", 7)] {
        let mut world = installed();
        play::begin(&mut world, &shipped(name), seed);
        let mut player = ChancePlayer::new(seed);
        loop {
            let told = world.resource::<BattleLog>().facts().len();
            let Some(order) = player.choose::<Order>(&world) else { break };
            play::submit(&mut world, order).expect("a choice is accepted");
            let cards = |fact: &Fact| {
                fact.audience == Audience::Both && matches!(fact.what, What::Noted { what: "movement-card", .. })
            };
            if world.resource::<BattleLog>().facts()[told..].iter().any(cards) {
                assert_eq!(world.resource::<Record<Hexes>>().free_steps(), 0, "{name}");
                turned_up += 1;
            }
        }
    }
    assert!(turned_up > 10, "{turned_up}");
}

#[test]
fn battles_are_told_in_words_without_ids() {
    for name in library::levels_of(Book::Hexes) {
        let level = shipped(&name);
        let world = played(&level, 11);
        let lines = Hexes::told(&world, Some(&level));
        assert!(lines.len() > 50, "{name}: {} lines", lines.len());
        for line in &lines {
            let text = &line.text;
            assert!(!text.contains(['<', '{', '}', '#']), "{text}");
            assert!(text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{text}");
            assert!(!text.contains("r1.") && !text.contains("b1."), "{text}");
        }
        assert!(lines.windows(2).all(|pair| pair[0].first_fact <= pair[1].first_fact));
        let heads = lines.iter().filter(|line| line.head).count();
        let rounds = world.resource::<BattleLog>().facts().iter();
        let rounds = rounds.filter(|fact| matches!(fact.what, What::Began { step: "new-round", .. })).count();
        assert_eq!(heads, rounds, "{name}");
    }
}

/// The words that a fact needs: by kind, and by name.
fn names(what: &What) -> Vec<String> {
    match what {
        What::Began { step, .. } => vec![format!("hexes-step-{step}")],
        What::Marked { mark, .. } => vec![format!("hexes-mark-{mark}"), format!("hexes-marked-{mark}")],
        What::Cleared { mark, .. } => vec![format!("hexes-mark-{mark}"), format!("hexes-cleared-{mark}")],
        What::Counted { mark, .. } => vec![format!("hexes-mark-{mark}"), format!("hexes-counted-{mark}")],
        What::Strewn { mark, .. } => vec![format!("hexes-mark-{mark}"), format!("hexes-strewn-{mark}")],
        // Reported together with the fire card.
        What::Noted { what: "movement-card", .. } => vec!["hexes-log-cards".to_owned()],
        What::Said { what, .. } | What::Noted { what, .. } => vec![format!("hexes-said-{what}")],
        What::Threw { why, .. } => vec![format!("hexes-roll-{why}"), format!("hexes-threw-{why}")],
        What::Ordered { order, .. } => vec![format!("hexes-order-{}", monkeys::battle::monkeys::tell::kebab(order))],
        What::Over { how, .. } => vec![format!("hexes-outcome-{how}")],
        _ => Vec::new(),
    }
}

#[test]
fn every_name_in_the_facts_has_a_word() {
    for level in library::levels_of(Book::Hexes) {
        for seed in 20..22 {
            let world = played(&shipped(&level), seed);
            for name in world.resource::<BattleLog>().facts().iter().flat_map(|fact| names(&fact.what)) {
                assert!(words::knows(&name), "no word {name}");
            }
        }
    }
}

#[test]
fn names_come_from_the_level() {
    let level = shipped("entrenched");
    let names = tell::Names::of(&played(&level, 1));
    let first = level.muster().units()[0].0;
    assert_eq!((names.unit(first), names.side(Side::First)), ("Kudu".into(), words::word("side-first")));
    assert_eq!(Hexes::side_names(&level), ["Ironbough Column", "High Canopy League"]);
}

/// Two battles that are equal except for what the first side deploys and plans in secret: they must not differ in
/// anything that the other side may see, undo, hash from its view, or think of.
#[test]
fn g_1_and_f_2_the_secrets_of_one_side_change_nothing_for_the_other() {
    let level = shipped("entrenched");
    let mut worlds = [installed(), installed()];
    for world in &mut worlds {
        play::begin(world, &level, 4);
    }
    let mut secret = [Stream::new(1, "one"), Stream::new(2, "other")];
    let mut open = Stream::new(3, "open");
    let (mut compared, mut differ) = (0, 0);
    loop {
        let window = door::window::<Hexes>(&worlds[0]).expect("somebody is asked").clone();
        if !window.is_secret() {
            break;
        }
        let own = window.side == Side::First;
        if !own {
            differ += usize::from(Hexes::snapshot(&worlds[0]) != Hexes::snapshot(&worlds[1]));
            let seen = |world: &World| -> Vec<Fact> {
                let viewer = Viewer::Side(Side::Second);
                world.resource::<BattleLog>().told_to(viewer)
            };
            assert_eq!(seen(&worlds[0]), seen(&worlds[1]), "facts");
            let veiled =
                |world: &World| Hexes::veil(&Hexes::snapshot(world), Side::Second, &mut Stream::new(7, "veil"));
            assert!(veiled(&worlds[0]) == veiled(&worlds[1]), "what it may take the battle to be");
            let choices = |world: &World| door::choices::<Hexes>(world).expect("it is asked").orders;
            assert_eq!(choices(&worlds[0]), choices(&worlds[1]), "what it may do");
            let mut thought = worlds.each_mut().map(|world| {
                let persona = Hexes::persona(Hexes::ANYONE, None).expect("it ships");
                Opponent::<Hexes>::new(persona, Strength::Quick, 9).think(world).expect("it is asked").order
            });
            assert_eq!(thought[0], thought[1], "what it thinks of");
            thought[0] =
                Hexes::wander(Hexes::view(&worlds[0]), door::choices::<Hexes>(&worlds[0]).expect("asked"), &mut open)
                    .expect("an order");
            for world in &mut worlds {
                play::submit(world, thought[0].clone()).expect("it may be given");
            }
            compared += 1;
        } else {
            for (world, luck) in worlds.iter_mut().zip(&mut secret) {
                let choices = door::choices::<Hexes>(world).expect("it is asked");
                let order = Hexes::wander(Hexes::view(world), choices, luck).expect("an order");
                play::submit(world, order).expect("it may be given");
            }
        }
        // Once both sides have deployed, their positions are open, and differ.
        if Hexes::view(&worlds[0]).turn.deployed {
            break;
        }
    }
    assert_eq!((compared, differ), (9, 9));
}

/// Face-down cards are not part of what is shown of a watched battle.
#[test]
fn f_2_the_state_of_a_battle_names_no_card_that_lies_face_down() {
    let mut world = installed();
    play::begin(&mut world, &shipped("bare-shoulder"), 6);
    let mut player = ChancePlayer::new(6);
    let mut looked = 0;
    while let Some(order) = player.choose::<Order>(&world) {
        let planned = matches!(order, Order::Plan(_));
        let before = Hexes::sides(&world);
        let side = door::window::<Hexes>(&world).expect("it is asked").side;
        play::submit(&mut world, order).expect("a choice is accepted");
        // The second side's cards complete the plan: then this round's are turned up.
        if planned && side == Side::First {
            assert_eq!(before, Hexes::sides(&world));
            looked += 1;
        }
    }
    assert!(looked > 1);
}

/// When cards are written for the next round, those of the round before are put away: nobody plans by them.
#[test]
fn g_1_cards_for_the_round_that_begins_are_for_the_speed_that_units_have() {
    let mut world = installed();
    play::begin(&mut world, &shipped("bare-shoulder"), 6);
    let mut player = ChancePlayer::new(6);
    let (mut asked, mut fast) = (0, 0);
    while let Some(order) = player.choose::<Order>(&world) {
        let view = Hexes::view(&world);
        if matches!(order, Order::Plan(_)) && view.turn.round > 1 {
            let side = door::window::<Hexes>(&world).expect("it is asked").side;
            for unit in planning::units(view.field, side) {
                let first = planning::offers(view.field, unit)[0];
                let card = &view.field.make(unit).moves[usize::from(first.movement)];
                let speed = cards::speed(view.field, unit);
                assert_eq!(card.speed, speed, "{:?} in round {}", view.field.unit(unit).id, view.turn.round);
                fast += usize::from(speed != Speed::Still);
            }
            asked += 1;
        }
        play::submit(&mut world, order).expect("a choice is accepted");
    }
    assert!(asked >= 4 && fast > 0, "{asked} plans, {fast} of units that move");
}

/// A hash of the facts of a random battle on each shipped level. A changed level has a different one.
const HELD: &[(&str, u64)] = &[
    ("bare-shoulder", 0xc9bf_f983_9101_2a2c),
    ("entrenched", 0x9a1e_9fe8_244e_0fd8),
    ("sand-teeth", 0x1082_96f3_2d34_ae1c),
    ("sodden-march", 0x6039_736d_0aa7_39ee),
    ("street-of-bells", 0x1844_af69_4f27_7fe2),
    ("the-bridge", 0x6e0b_867a_697f_a684),
];

#[test]
fn a_battle_by_chance_on_each_level_gives_the_facts_that_it_gave() {
    let hash = |name: String| {
        let mut world = played(&shipped(&name), 5);
        let hash = play::hash::<Hexes>(&mut world);
        (name, hash)
    };
    let hashes: Vec<(String, u64)> = library::levels_of(Book::Hexes).into_iter().map(hash).collect();
    let held: Vec<(String, u64)> = HELD.iter().map(|(name, hash)| ((*name).to_owned(), *hash)).collect();
    assert_eq!(hashes, held, "if the rules changed on purpose, raise `Hexes::VERSION` and say why");
}
