//! Every chapter of the first rule book has a file of tests with its name, or a place where its rules are played.

use crate::sources::{Source, below, file, none, program};
use std::{collections::BTreeSet, path::Path};

const FOLDER: &str = "src/rules/monkeys/";

/// Chapters without a file of tests of their own, with the file in `tests/` that plays their rules: what no order
/// reaches alone is played with the order that it is part of.
const PLAYED: &[(&str, &str)] = &[
    ("abandoned", "rules/monkeys/driving"),
    ("acting", "rules/monkeys/commit"),
    ("afar", "campaign/shelling"),
    ("approach", "rules/monkeys/overrun"),
    ("bereaved", "rules/monkeys/leader"),
    ("boarding", "rules/monkeys/driving"),
    ("charge_on", "rules/monkeys/overrun"),
    ("command", "rules/monkeys/talents"),
    ("convoy", "rules/monkeys/driving"),
    ("course", "rules/monkeys/driving"),
    ("emplacements", "rules/monkeys/brace"),
    ("enlist", "rules/monkeys/deploy"),
    ("explosion", "rules/monkeys/damage"),
    ("field/bodies", "rules/monkeys/targets"),
    ("flight", "rules/monkeys/stand"),
    ("footing", "rules/monkeys/movement"),
    ("foresight/charge", "engine/risks"),
    ("foresight/fire", "engine/risks"),
    ("foresight/mod", "engine/drives"),
    ("foresight/retreat", "engine/risks"),
    ("foresight/risk", "engine/risks"),
    ("foresight/risks", "engine/risks"),
    ("foresight/toll", "engine/toll"),
    ("foresight/watch", "engine/risks"),
    ("gait", "rules/monkeys/movement"),
    ("gathering", "rules/monkeys/formation"),
    ("get_down", "rules/monkeys/talents"),
    ("going", "rules/monkeys/movement"),
    ("gun", "rules/monkeys/volley"),
    ("hiding", "rules/monkeys/stealth"),
    ("keeping_up", "rules/monkeys/formation"),
    ("legs", "rules/monkeys/movement"),
    ("march", "rules/monkeys/overwatch"),
    ("measures", "rules/monkeys/targets"),
    ("melee", "rules/monkeys/fight"),
    ("mounts", "rules/monkeys/driving"),
    ("parking", "rules/monkeys/deploy"),
    ("party", "rules/monkeys/joiners"),
    ("press_on", "rules/monkeys/overrun"),
    ("profiles/army", "rules/monkeys/scenarios_battle"),
    ("profiles/bands", "rules/monkeys/targets"),
    ("profiles/clan", "data/profiles"),
    ("profiles/gear", "rules/monkeys/kit"),
    ("profiles/mod", "data/profiles"),
    ("profiles/talent", "rules/monkeys/talents"),
    ("profiles/vehicle", "rules/monkeys/damage"),
    ("profiles/weapon", "rules/monkeys/smoke"),
    ("prone", "rules/monkeys/talents"),
    ("readiness", "rules/monkeys/brace"),
    ("regroup", "rules/monkeys/overrun"),
    ("rounds", "rules/monkeys/special"),
    ("shelling", "campaign/shelling"),
    ("sighting", "rules/monkeys/targets"),
    ("unreached", "rules/monkeys/targets"),
    ("thrown", "rules/monkeys/attack"),
    ("vehicles", "rules/monkeys/damage"),
    ("verbs", "rules/monkeys/commit"),
    ("way", "rules/monkeys/movement"),
    ("wielding", "rules/monkeys/brace"),
    ("windows", "rules/monkeys/choices"),
];

/// The chapter of a file: `attack`, `deploy/laying`, `profiles/mod`.
fn chapter(source: &Source) -> Option<&str> {
    source.path.strip_prefix(FOLDER)?.strip_suffix(".rs")
}

/// The number of a rule at the start of a text: `26` of `26 to T-28`.
fn number(text: &str) -> Option<u16> {
    text.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

/// The rules that a text names, `T-26 to T-28` as three, each as tests are named after it: `t_26`.
fn rules(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (kind, mark) in [("t", "T-"), ("g", "G-"), ("c", "C-")] {
        for (at, _) in text.match_indices(mark) {
            let rest = &text[at + mark.len()..];
            let Some(first) = number(rest) else { continue };
            let after = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let last = after.strip_prefix(" to ").and_then(|after| number(after.strip_prefix(mark)?)).unwrap_or(first);
            found.extend((first..=last).map(|rule| format!("{kind}_{rule:02}")));
        }
    }
    found
}

/// The rules of a chapter: those in its head, and those with which it reports facts.
fn stands_for(source: &Source) -> BTreeSet<String> {
    let head: Vec<&str> = source.text.lines().filter_map(|line| line.strip_prefix("//! ")).collect();
    let told = source.code().filter(|(_, line)| line.contains("tell(")).map(|(_, line)| line);
    rules(&head.join(" ")).into_iter().chain(told.flat_map(rules)).collect()
}

/// Whether a file of tests plays one of these rules: a test is named after it, or mentions it.
fn plays(tests: &Source, rules_of: &BTreeSet<String>) -> bool {
    let said = rules(&tests.text);
    rules_of.iter().any(|rule| said.contains(rule) || tests.text.contains(&format!("fn {rule}_")))
}

fn fault(source: &Source, tests: &BTreeSet<String>) -> Option<String> {
    let (chapter, rules) = (chapter(source)?, stands_for(source));
    let name = chapter.strip_suffix("/mod").unwrap_or(chapter);
    let folder = name.split('/').next().unwrap_or(name);
    let own = [name, &name.replace('/', "_"), folder].iter().any(|name| tests.contains(*name));
    let listed = PLAYED.iter().find(|(known, _)| *known == chapter);
    match listed {
        None if own || rules.is_empty() => None,
        None => Some(format!("{chapter}: write tests/rules/monkeys/{chapter}.rs, or say where its rules are played")),
        Some(_) if own => Some(format!("{chapter}: has tests of its name, so that it needs no other place")),
        Some((_, place)) if !Path::new(&format!("tests/{place}.rs")).exists() => Some(format!("{chapter}: no {place}")),
        Some((_, place)) if !plays(&file(&format!("tests/{place}.rs")), &rules) => {
            Some(format!("{chapter}: {place} plays none of {rules:?}"))
        }
        Some(_) => None,
    }
}

#[test]
fn every_chapter_is_played() {
    let sources = program();
    let files = below("tests/rules/monkeys", &[".rs"]);
    let names = files.iter().filter_map(|tests| tests.path.rsplit('/').next()?.strip_suffix(".rs"));
    let tests: BTreeSet<String> = names.map(str::to_owned).collect();
    let mut faults: Vec<String> = sources.iter().filter_map(|source| fault(source, &tests)).collect();
    let gone = |known: &str| !sources.iter().any(|source| chapter(source) == Some(known));
    faults.extend(PLAYED.iter().filter(|(known, _)| gone(known)).map(|(known, _)| format!("{known}: is gone")));
    none(faults, "chapters without tests");
}

#[test]
fn the_reader_of_rules_reads() {
    let found: Vec<String> = rules("Pins (T-38 to T-40, G-12) and T-105.").into_iter().collect();
    assert_eq!(found, ["g_12", "t_105", "t_38", "t_39", "t_40"]);
    let chapter = Source { path: format!("{FOLDER}new.rs"), text: "//! A new one (T-26).".into() };
    assert!(fault(&chapter, &BTreeSet::new()).is_some_and(|fault| fault.contains("write tests")));
    assert!(fault(&chapter, &BTreeSet::from(["new".into()])).is_none());
    let helper = Source { path: format!("{FOLDER}help.rs"), text: "//! A helper.".into() };
    assert!(fault(&helper, &BTreeSet::new()).is_none());
}
