//! Decisions left to the marked answer, and questions that are skipped because the answer makes no difference.

use bevy::prelude::World;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    data::monkeys::level,
    input::{
        Intent,
        intent::{Decider, Setting},
    },
    rules::monkeys::Order,
    screens::{
        Settings,
        monkeys::battle::{
            Hands, act, kinds,
            models::{Look, tray},
        },
    },
    words,
};

fn begin(settings: Settings) -> World {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    let (level, _) = level::shipped("two-groves").expect("the level ships");
    battle::begin(&mut world, &level, 7);
    world.insert_resource(settings);
    world
}

fn leaving(kinds: &[&'static str]) -> Settings {
    let mut settings = Settings::default();
    kinds.iter().for_each(|kind| settings.change(Setting::Ask { book: "Monkeys", kind, who: Decider::Marked }));
    settings
}

fn marked() -> impl Iterator<Item = kinds::Kind> {
    kinds::all().filter(|kind| kind.is_marked())
}

#[test]
fn every_kind_has_words_and_a_rule_and_marks_an_answer() {
    for kind in marked() {
        let index = words::word("rule-index");
        assert!(index.split_whitespace().any(|rule| rule == kind.rule), "{kind:?}");
        assert!(!kinds::words(kind).starts_with('<'), "{kind:?}");
    }
    let mut world = begin(leaving(&marked().map(|kind| kind.name).collect::<Vec<_>>()));
    let mut player = ChancePlayer::new(5);
    let mut left = 0;
    loop {
        let asked = act::window_name(&world);
        let order = match kinds::unasked(&world) {
            Some(order) => {
                assert_eq!(Some(&order), battle::monkeys::choices(&world).expect("asked").default.as_ref());
                left += 1;
                order
            }
            None => match player.choose(&world) {
                Some(order) => {
                    assert_eq!(asked, Some("Act"), "only the orders of a turn are asked for");
                    order
                }
                None => break,
            },
        };
        battle::submit(&mut world, order).expect("it is accepted");
    }
    assert!(left > 3, "{left}");
}

#[test]
fn a_die_is_not_asked_for_where_all_do_the_same() {
    let mut world = begin(Settings::default());
    let mut player = ChancePlayer::new(5);
    let hands = Hands::default();
    let (mut alike, mut differ) = (0, 0);
    for seed in 0..6 {
        let (level, _) = level::shipped("two-groves").expect("the level ships");
        battle::begin(&mut world, &level, seed);
        while let Some(order) = player.choose::<Order>(&world) {
            if act::window_name(&world) == Some("Die") {
                let dice = tray::tray(&Look::at(&world, &hands), 1.0, usize::MAX).dice;
                let does = |words: &str| words.split_once(": ").map(|(_, does)| does.to_owned());
                let same = !dice.is_empty() && dice.windows(2).all(|pair| does(&pair[0].words) == does(&pair[1].words));
                assert_eq!(kinds::unasked(&world).is_some(), same, "{dice:?}");
                *(if same { &mut alike } else { &mut differ }) += 1;
            } else {
                assert_eq!(kinds::unasked(&world), None);
            }
            battle::submit(&mut world, order).expect("a chosen order is accepted");
        }
    }
    assert!(alike > 0 && differ > 0, "{alike}, {differ}");
}

#[test]
fn undo_takes_back_what_was_given_without_asking_with_the_order_before_it() {
    let settle = |world: &mut World| {
        while let Some(order) = kinds::unasked(world) {
            battle::submit(world, order).expect("it is accepted");
        }
    };
    let mut tried = 0;
    for seed in 0..30 {
        let mut world = begin(leaving(&["Designate", "Resolve", "Volley"]));
        let mut hands = Hands::default();
        settle(&mut world);
        let mut player = ChancePlayer::new(seed);
        while let Some(order) = player.choose::<Order>(&world).filter(|_| tried < 3) {
            let before = battle::monkeys::hash(&mut world);
            let asked = act::window_name(&world);
            let is_end = order == Order::EndTurn;
            battle::submit(&mut world, order).expect("a chosen order is accepted");
            settle(&mut world);
            let after = battle::monkeys::hash(&mut world);
            let free = world.resource::<battle::Record>().free_steps();
            if is_end && free > 1 && asked == Some("Act") {
                act::answer(&mut world, &mut hands, &Intent::Undo);
                assert_eq!(battle::monkeys::hash(&mut world), before);
                act::answer(&mut world, &mut hands, &Intent::Redo);
                assert_eq!(battle::monkeys::hash(&mut world), after);
                tried += 1;
            }
        }
    }
    assert!(tried > 0);
}

#[test]
fn settings_of_an_older_version_load() {
    let old: Settings = ron::from_str("(format: 1, speed: 2)").expect("old settings read");
    assert!(old.take_marked.is_empty() && old.speed == 2);
    let new = leaving(&["Die"]);
    let text = ron::to_string(&new).expect("settings can be written");
    assert_eq!(ron::from_str::<Settings>(&text).expect("and read"), new);
}
