//! The log in words: every fact of random battles has words, without an id or a missing word.

use crate::common::{installed, muster, play, small, two_platoons};
use monkeys::battle::monkeys::tell::{self, Names};
use monkeys::board::Cell;
use monkeys::data::monkeys::level;
use monkeys::engine::{
    BattleLog, What,
    fact::{Audience, Fact},
    order::Rule,
};
use monkeys::force::{PieceId, name::Part};
use monkeys::rules::monkeys::field::Field;
use monkeys::words;
use std::collections::BTreeSet;

#[test]
fn random_battles_are_told_in_words() {
    let mut world = installed();
    for seed in 0..30 {
        let setup = if seed % 2 == 0 { small().muster() } else { two_platoons() };
        muster(&mut world, &setup, seed);
        play(&mut world, seed, |_, _| {});
        let names = Names::of(&world);
        let facts = world.resource::<BattleLog>().facts();
        let lines = tell::lines(&names, facts);
        for line in &lines {
            assert!(!line.text.contains(['<', '{', '}', '#']), "{}", line.text);
            assert!(
                line.text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()),
                "{}",
                line.text
            );
        }
        assert!(lines.windows(2).all(|pair| pair[0].first_fact <= pair[1].first_fact));
        let powers = |rule: &str| {
            facts.iter().filter(|fact| fact.rule.0 == rule && matches!(fact.what, What::Powers { .. })).count()
        };
        let told = |words: &str| lines.iter().filter(|line| line.text.contains(words)).count();
        assert_eq!((told(" fires on "), told(" fight in close combat")), (powers("T-57"), powers("T-112")));
        if seed == 1 {
            for line in &lines {
                println!("{:>5}  {}", line.rule.0, line.text);
            }
        }
    }
}

/// A fact of a single procedure.
fn fact(number: u32, rule: &'static str, what: What) -> Fact {
    Fact { number, rule: Rule(rule), frame: 1, depth: 1, audience: Audience::Both, what }
}

#[test]
fn c_17_a_shell_that_falls_off_the_board_is_told_with_the_edge_and_the_distance() {
    let mut world = installed();
    muster(&mut world, &small().muster(), 1);
    let (width, _) = world.resource::<Field>().ground().size();
    let by = world.resource::<Field>().primates[0].id;
    let told = |x: i16| {
        let cell = Cell::new(x, 3);
        let lines = tell::lines(&Names::of(&world), &[fact(0, "C-17", What::Landed { by, aimed: cell, cell })]);
        lines.into_iter().map(|line| line.text).collect::<String>()
    };
    assert!(told(width - 1).ends_with(&format!(": a shell comes down on ({}, 3).", width - 1)), "{}", told(width - 1));
    let off = told(width + 2);
    assert!(off.ends_with(": a shell comes down off the board, 3 squares beyond the eastern edge."), "{off}");
}

#[test]
fn t_67_an_attack_that_leaves_a_weapon_empty_says_so() {
    let (mut world, mut rules) = (installed(), BTreeSet::new());
    let setup = level::shipped("dust-road").expect("it ships").0.muster();
    for seed in 0..12 {
        muster(&mut world, &setup, seed);
        play(&mut world, seed, |_, _| {});
        let names = Names::of(&world);
        let facts = world.resource::<BattleLog>().facts();
        for facts in facts.chunk_by(|one, next| one.frame == next.frame) {
            let fires = facts.iter().any(|fact| fact.rule.0 == "T-57" && matches!(fact.what, What::Powers { .. }));
            let empty = |fact: &&Fact| matches!(fact.what, What::Marked { mark: "empty" | "out-of-ammo", .. });
            let Some(empty) = facts.iter().find(empty).filter(|_| fires) else { continue };
            if !facts.iter().any(|fact| matches!(fact.what, What::Kept { .. })) {
                continue;
            }
            rules.insert(empty.rule.0);
            let lines = tell::lines(&names, facts);
            assert!(lines.iter().any(|line| line.text.contains("out of ammunition")), "seed {seed}: {lines:?}");
        }
    }
    assert!(rules.contains("T-67") && rules.contains("6.1"), "{rules:?}");
}

/// The artillery of Dust Road fires its only shell, and the die that is kept is a 1.
#[test]
fn t_67_the_gun_of_a_vehicle_is_named_when_it_runs_dry() {
    let mut world = installed();
    monkeys::battle::begin(&mut world, &level::shipped("dust-road").expect("it ships").0, 1);
    let names = Names::of(&world);
    let find = |wanted: &str| names.units().iter().find(|(_, name)| name == wanted).expect("it is there").0;
    let (attacker, defender) = (find("Mortar"), find("Kestrel"));
    let gun = PieceId { unit: attacker, part: Part::Mount(1, 1) };
    let (attack, defense) = (Vec::new(), Vec::new());
    let facts = [
        fact(0, "T-57", What::Powers { attacker, defender, attack, defense, sums: (9, 12) }),
        fact(1, "6.1", What::Marked { who: gun.into(), mark: "empty" }),
        fact(2, "T-64", What::Rolled { dice: vec![1, 6], why: "attack", chooser: Some(defender.side) }),
        fact(3, "T-65", What::Kept { face: 1 }),
    ];
    let lines = tell::lines(&names, &facts);
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert!(line.text.contains("fixed gun") && line.text.contains("out of ammunition"), "{}", line.text);
}

#[test]
fn every_name_in_the_facts_has_a_word() {
    let mut world = installed();
    for seed in 0..10 {
        muster(&mut world, &two_platoons(), seed);
        play(&mut world, seed, |_, _| {});
        for fact in world.resource::<BattleLog>().facts() {
            for id in names_in(&fact.what) {
                assert!(words::knows(&id), "no word {id}");
            }
        }
    }
    for how in ["platoons-beaten", "both-beaten", "rounds-over", "rounds-over-even", "conceded"] {
        assert!(words::knows(&format!("outcome-{how}")), "{how}");
    }
}

fn names_in(what: &What) -> Vec<String> {
    match what {
        What::Began { step, .. } => vec![format!("step-{step}")],
        What::Asked { window, .. } => vec![format!("ask-{}", tell::kebab(window))],
        What::Ordered { order, .. } => vec![format!("order-{}", tell::kebab(order))],
        What::Powers { attack, defense, .. } => attack.iter().chain(defense).map(|line| line.label.into()).collect(),
        What::Rolled { why, .. } => vec![format!("roll-{why}")],
        What::Marked { mark, .. } | What::Cleared { mark, .. } => vec![format!("mark-{mark}")],
        What::Removed { pile, .. } => vec![format!("pile-{}", format!("{pile:?}").to_lowercase())],
        What::Said { what, .. } => vec![format!("said-{what}")],
        What::Over { how, .. } => vec![format!("outcome-{how}")],
        _ => Vec::new(),
    }
}

#[test]
fn the_files_of_words_can_be_read() {
    assert_eq!(words::faults(), Vec::<String>::new());
}

#[test]
fn numbers_take_their_right_form() {
    let one = words::say("data-more", &[("count", 1.into())]);
    let two = words::say("level-padded", &[("name", "Cobalt".into()), ("count", 1.into())]);
    assert!(one.contains('1') && two.contains("one empty platoon"), "{two}");
}

/// While facts are shown one by one, a line says that a roll had no result only if it never has one.
#[test]
fn a_line_about_a_roll_waits_for_what_comes_of_it() {
    let (mut world, mut waited) = (installed(), 0);
    for seed in 0..6 {
        muster(&mut world, &small().muster(), seed);
        play(&mut world, seed, |_, _| {});
        let names = Names::of(&world);
        let facts = world.resource::<BattleLog>().facts();
        let nothing = words::word("log-no-effect");
        let whole: Vec<tell::LogLine> = tell::lines(&names, facts);
        for (place, fact) in facts.iter().enumerate().filter(|(_, fact)| matches!(fact.what, What::Kept { .. })) {
            for shown in place + 1..(place + 12).min(facts.len()) {
                let told = tell::settled(facts, shown);
                waited += usize::from(told < shown);
                let lines = tell::lines(&names, &facts[..told]);
                let Some(line) = lines.last().filter(|line| line.text.contains(&nothing)) else { continue };
                let stays = whole.iter().any(|one| one.first_fact == line.first_fact && one.text == line.text);
                assert!(stays, "seed {seed}, fact {}: {}", fact.number, line.text);
            }
        }
    }
    assert!(waited > 50, "lines were held back {waited} times");
}

#[test]
fn squads_of_one_roster_on_both_sides_are_told_apart() {
    let mut world = installed();
    monkeys::battle::begin(&mut world, &level::shipped("rust-market").expect("it ships").0, 1);
    let names = Names::of(&world);
    let called: BTreeSet<&str> = names.units().iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(called.len(), names.units().len(), "{:?}", names.units());
    assert!(called.contains("Toucan") && called.contains("Toucan II"), "{called:?}");
}
