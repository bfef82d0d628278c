//! Random battles of the third book: they end, their replays are valid, and every fact has words.

use bevy_ecs::world::World;
use monkeys::battle::{
    book::Played,
    bout::play_out,
    chance::ChancePlayer,
    initiative::tell,
    play,
    record::Record,
    replay::{Divergence, End, Player, Replay},
    told::Told,
};
use monkeys::data::{
    book::Shelved,
    initiative::{Level, level},
    library,
};
use monkeys::engine::{BattleLog, BookOrder, Fact, Viewer, What, door, fact::Audience};
use monkeys::force::Side;
use monkeys::rules::{
    Book,
    initiative::{Initiative, Order, order::Action},
};
use monkeys::words;

const PEOPLE: (Player, Player) = (Player::Human, Player::Human);

fn shipped(name: &str) -> Level {
    level::shipped(name).expect("the level ships").0
}

fn installed() -> World {
    let mut world = World::new();
    door::install::<Initiative>(&mut world);
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
    for name in library::levels_of(Book::Initiative) {
        let level = shipped(&name);
        for seed in 1..=2 {
            let world = played(&level, seed);
            let kept = Replay::<Initiative>::of(&world, PEOPLE).expect("a record was kept");
            assert_ne!(kept.end, End::Open, "{name} {seed}");
            let numbers = Initiative::shipped_numbers();
            let read = Replay::<Initiative>::read(&name, &kept.text(), numbers).expect("our own file");
            let setup = read.setup.clone().expect("it began from a level");
            let again = setup.level(&name, "setup").expect("it reads").0;
            assert_eq!(again, level);
            let mut second = installed();
            read.play(&mut second, &again).unwrap_or_else(|why| panic!("{name} {seed}: {why}"));
            let compared = read.verify(&second).expect("it proves itself");
            assert!(compared.turns >= 1, "{name} {seed}");
        }
    }
}

#[test]
fn a_changed_order_and_other_numbers_are_found() {
    let world = played(&shipped("the-pump-yard"), 3);
    let mut kept = Replay::<Initiative>::of(&world, PEOPLE).expect("a record was kept");
    let error = Replay::<Initiative>::read("old", &kept.text(), 1).expect_err("other numbers").to_string();
    assert!(error.contains("profiles"), "{error}");
    let orders = kept.turns.iter_mut().flat_map(|turn| &mut turn.orders);
    let moves = |order: &&mut Order| matches!(order, Order::Act(_, Action::Move(..)));
    let changed = orders.into_iter().find(moves).expect("someone moves");
    *changed = Order::Act(changed.unit().expect("whoever moves"), Action::Hold);
    let found = kept.play(&mut installed(), &shipped("the-pump-yard"));
    assert!(matches!(found, Err(Divergence::Hash { .. } | Divergence::Refused { .. })), "{found:?}");
}

#[test]
fn orders_are_taken_back_to_the_last_die() {
    let mut world = installed();
    play::begin(&mut world, &shipped("the-brick-kiln"), 5);
    let mut player = ChancePlayer::new(5);
    let mut taken_back = 0;
    for _ in 0..160 {
        let before = play::hash::<Initiative>(&mut world);
        let Some(order) = player.choose::<Order>(&world) else { break };
        play::submit(&mut world, order).expect("a choice is accepted");
        if world.resource::<Record<Initiative>>().free_steps() > 0 {
            let after = play::hash::<Initiative>(&mut world);
            assert!(play::undo::<Initiative>(&mut world));
            assert_eq!(play::hash::<Initiative>(&mut world), before);
            assert!(play::redo::<Initiative>(&mut world));
            assert_eq!(play::hash::<Initiative>(&mut world), after);
            taken_back += 1;
        }
    }
    assert!(taken_back > 10, "{taken_back}");
}

#[test]
fn g_12_nobody_takes_back_the_move_that_detected_somebody() {
    let mut detected = 0;
    for (name, seed) in [("ambush-on-the-salt-road", 1), ("night-at-the-weir", 2), ("ambush-on-the-salt-road", 3)] {
        let mut world = installed();
        play::begin(&mut world, &shipped(name), seed);
        let mut player = ChancePlayer::new(seed);
        loop {
            let told = world.resource::<BattleLog>().facts().len();
            let Some(order) = player.choose::<Order>(&world) else { break };
            play::submit(&mut world, order).expect("a choice is accepted");
            let found = |fact: &Fact| fact.rule.0 == "G12" && matches!(fact.what, What::Placed { .. });
            if world.resource::<BattleLog>().facts()[told..].iter().any(found) {
                assert_eq!(world.resource::<Record<Initiative>>().free_steps(), 0, "{name}");
                detected += 1;
            }
        }
    }
    assert!(detected > 0);
}

#[test]
fn battles_are_told_in_words_without_ids() {
    for name in library::levels_of(Book::Initiative) {
        let level = shipped(&name);
        let world = played(&level, 11);
        let lines = Initiative::told(&world, Some(&level));
        assert!(lines.len() > 50, "{name}: {} lines", lines.len());
        for line in &lines {
            let text = &line.text;
            assert!(!text.contains(['<', '{', '}', '#']), "{text}");
            assert!(text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{text}");
            assert!(text.ends_with('.') || line.head, "{text}");
            assert!(!text.contains("r1.") && !text.contains("b1."), "{text}");
        }
        assert!(lines.windows(2).all(|pair| pair[0].first_fact <= pair[1].first_fact));
        let heads = lines.iter().filter(|line| line.head).count();
        let turns = world.resource::<BattleLog>().facts().iter();
        let turns = turns.filter(|fact| matches!(fact.what, What::Began { step: "turn", .. })).count();
        assert_eq!(heads, turns, "{name}");
    }
}

/// A repeated action is named where it is declared, with where it leads, and where it ends.
#[test]
fn the_log_names_what_is_repeated() {
    let level = shipped("the-pump-yard");
    let (mut ways, mut ends) = (0, 0);
    for seed in 1..=3 {
        let world = played(&level, seed);
        let lines = Initiative::told(&world, Some(&level));
        let told = |fact: u32| lines.iter().find(|line| line.first_fact == fact).map(|line| line.text.as_str());
        let mut declared = Vec::new();
        let mut orders = world.resource::<Record<Initiative>>().orders();
        for fact in world.resource::<BattleLog>().facts() {
            match &fact.what {
                What::Ordered { .. } => {
                    declared.extend(orders.next().filter(|order| matches!(order, Order::Repeat(..))));
                }
                What::Marked { mark: "repeating", .. } => {
                    let Some(Order::Repeat(_, action)) = declared.pop() else { panic!("nothing was declared") };
                    let (text, name) = (told(fact.number).expect("it is told"), words::word(&action_word(action)));
                    assert!(text.contains(&name), "{text}");
                    if let Action::Move(_, path, _) = action {
                        assert!(text.contains(&path.last().expect("a way").to_string()), "{text}");
                        ways += 1;
                    }
                }
                What::Cleared { mark: "repeating", .. } => {
                    let text = told(fact.number).expect("it is told");
                    assert!(!text.contains("its action"), "{text}");
                    ends += 1;
                }
                _ => {}
            }
        }
    }
    assert!(ways > 0 && ends > 0, "{ways} ways, {ends} ends");
}

fn action_word(action: &Action) -> String {
    format!("initiative-order-{}", tell_name(action.name()))
}

/// Facts with a sentence of their own: by kind, and by name.
fn names(what: &What) -> Vec<String> {
    match what {
        What::Began { step, .. } if *step != "turn" => vec![format!("initiative-step-{step}")],
        What::Marked { mark, .. } => vec![format!("initiative-mark-{mark}"), format!("initiative-marked-{mark}")],
        What::Cleared { mark, .. } => vec![format!("initiative-mark-{mark}"), format!("initiative-cleared-{mark}")],
        What::Counted { mark, .. } => vec![format!("initiative-mark-{mark}"), format!("initiative-counted-{mark}")],
        What::Said { what, .. } | What::Noted { what, .. } => vec![format!("initiative-said-{what}")],
        What::Threw { why, .. } => vec![format!("initiative-roll-{why}"), format!("initiative-threw-{why}")],
        What::Ordered { order, .. } => vec![format!("initiative-order-{}", tell_name(order))],
        What::Over { how, .. } => vec![format!("initiative-outcome-{how}")],
        _ => Vec::new(),
    }
}

fn tell_name(order: &str) -> String {
    monkeys::battle::monkeys::tell::kebab(order)
}

#[test]
fn every_name_in_the_facts_has_a_word() {
    for level in library::levels_of(Book::Initiative) {
        for seed in 20..23 {
            let world = played(&shipped(&level), seed);
            for name in world.resource::<BattleLog>().facts().iter().flat_map(|fact| names(&fact.what)) {
                assert!(words::knows(&name), "no word {name}");
            }
        }
    }
}

#[test]
fn names_come_from_the_level() {
    let level = shipped("the-pump-yard");
    let names = tell::Names::of(&played(&level, 1));
    let first = level.muster().characters().next().expect("a character").0;
    assert_eq!((names.unit(first), names.side(Side::First)), ("Sergeant Kofi".into(), words::word("side-first")));
}

/// What an ambusher does before it is detected is shown only to its own side (G12, R27, A22).
#[test]
fn r_27_and_a_22_secret_facts_are_told_to_their_own_side_only() {
    for (name, lurking) in [("ambush-on-the-salt-road", Side::Second), ("night-at-the-weir", Side::First)] {
        let world = played(&shipped(name), 7);
        let names = tell::Names::of(&world);
        let facts = world.resource::<BattleLog>().facts();
        let seen_by = |viewer: Viewer| facts.iter().filter(|fact| fact.is_seen_by(viewer)).cloned().collect::<Vec<_>>();
        let (movers, all) = (seen_by(Viewer::Side(lurking.other())), seen_by(Viewer::Side(lurking)));
        assert!(movers.len() < all.len(), "{name}: nothing is secret");
        let hidden = seen_by(Viewer::All).into_iter().filter(|fact| fact.audience == Audience::Only(lurking));
        let secret: Vec<String> =
            tell::lines(&names, &hidden.collect::<Vec<_>>()).into_iter().map(|line| line.text).collect();
        assert!(secret.iter().any(|line| line.contains("sets up") || line.contains("aims")), "{name}: {secret:?}");
    }
}

/// A hash of the facts of a random battle on each shipped level. A changed level has a different one.
const HELD: &[(&str, u64)] = &[
    ("ambush-on-the-salt-road", 0x7de2_0434_0242_2799),
    ("elephant-grass", 0x9d99_e6a3_4891_13a4),
    ("night-at-the-weir", 0x20f9_596f_03f2_a0ab),
    ("the-brick-kiln", 0xe16b_8167_f6e3_142e),
    ("the-mule-track", 0x9dbf_4217_863e_33e9),
    ("the-pump-yard", 0x474a_eaa5_621a_c263),
];

#[test]
fn a_battle_by_chance_on_each_level_gives_the_facts_that_it_gave() {
    let hash = |name: String| {
        let mut world = played(&shipped(&name), 5);
        let hash = play::hash::<Initiative>(&mut world);
        (name, hash)
    };
    let hashes: Vec<(String, u64)> = library::levels_of(Book::Initiative).into_iter().map(hash).collect();
    let held: Vec<(String, u64)> = HELD.iter().map(|(name, hash)| ((*name).to_owned(), *hash)).collect();
    assert_eq!(hashes, held, "if the rules changed on purpose, raise `Initiative::VERSION` and say why");
}

/// An old battle gives the same facts today, and its table of rolls has every throw.
#[test]
fn the_salt_road_plays_as_it_was_played() {
    let text = include_str!("../replays/salt-road-7.replay.ron");
    let kept = Replay::<Initiative>::read("salt-road-7", text, Initiative::shipped_numbers()).expect("it reads");
    let level = kept.setup.clone().expect("it began from a level").level("salt-road-7", "setup").expect("it reads").0;
    let mut world = installed();
    kept.play(&mut world, &level).unwrap_or_else(|why| panic!("{why}"));
    let compared = kept.verify(&world).expect("it proves itself");
    assert!(compared.turns >= 1);
    let facts = world.resource::<BattleLog>().facts();
    let throws = facts.iter().filter(|fact| matches!(fact.what, What::Threw { .. })).count();
    let table = Initiative::rolls(&world, Some(&level), Viewer::All).expect("the book writes one");
    assert_eq!(table.lines().count(), throws + 1);
    assert!(table.starts_with("number,turn,phase,kind,") && table.contains("Ironbough Column"), "{table}");
}
