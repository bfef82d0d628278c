//! What the panels say of a battle, in words that are true for the player who reads them.

use crate::models::{begin, lesson_at, shipped};
use bevy::prelude::World;
use monkeys::{
    battle::{self, chance::ChancePlayer},
    data::{
        library::Library,
        monkeys::{Draft as Quick, level, profiles, setup::Setup},
        workshop::Workshop,
    },
    engine::{
        BattleLog,
        fact::{Fact, Viewer, What},
    },
    force::{Side, UnitId},
    panels::Palette,
    rules::monkeys::{Order, door, sequence::Frame},
    screens::{
        Pages,
        monkeys::battle::{
            Draft, Hands, Names, act,
            models::{self, Shown},
            names::called,
        },
        table::Seen,
    },
    words::{say, word},
};

fn id(name: &str) -> UnitId {
    name.parse().expect("a unit")
}

/// Weapons that fired their last shot in the last attack, whose die has been kept.
fn spent(facts: &[Fact]) -> Option<usize> {
    let rolled = facts.iter().rposition(|fact| matches!(fact.what, What::Rolled { .. }))?;
    let attacks = matches!(facts[rolled].what, What::Rolled { why: "attack", .. });
    let after = &facts[rolled..];
    let kept = after.iter().any(|fact| matches!(fact.what, What::Kept { .. }));
    let tested = after.iter().any(|fact| matches!(fact.rule.0, "T-109" | "T-136"));
    let own = facts[..rolled].iter().rev().take_while(|fact| !matches!(fact.what, What::Powers { .. }));
    let empty = own.filter(|fact| matches!(fact.what, What::Marked { mark: "empty", .. })).count();
    (attacks && kept && !tested && empty > 0).then_some(empty)
}

#[test]
fn t_67_a_gun_that_ran_dry_is_reported_with_the_roll() {
    let mut seen = 0;
    for (name, seed) in [("dust-road", 1), ("dust-road", 2), ("five-wells", 3), ("dust-road", 4), ("five-wells", 5)] {
        let mut world = begin(&shipped(name), seed);
        let mut player = ChancePlayer::new(seed);
        while let Some(order) = player.choose::<Order>(&world) {
            battle::submit(&mut world, order).expect("it is allowed");
            let decides = matches!(act::window_name(&world), Some("Die" | "Resolve" | "Damage"));
            if decides || spent(world.resource::<BattleLog>().facts()).is_none() {
                continue;
            }
            let tray = models::battle(&world, &Hands::default(), &Shown::default()).tray;
            assert!(tray.lines.contains(&word("tray-empty")), "{:?}", tray.lines);
            assert!(!tray.lines.contains(&word("tray-nothing")), "{:?}", tray.lines);
            seen += 1;
        }
    }
    assert!(seen > 0, "no weapon fired its last shot");
}

#[test]
fn only_the_owner_of_a_unit_is_called_you() {
    let mut world = lesson_at("overwatch");
    let side = door::table(&world).turn.side;
    let hands = Hands::default().with(|hands| hands.select(Some(id("r1.2"))));
    let exchange = |world: &World| models::battle(world, &hands, &Shown::default()).exchange.expect("both ways");
    let name = world.resource::<Names>().unit_id(id("r1.2")).to_owned();
    world.insert_resource(Seen(Viewer::Side(side)));
    let ours = exchange(&world);
    assert_eq!(ours.heads, ["window-we-fell", "window-they-fell"].map(word));
    assert!(!ours.place.contains(&name), "{}", ours.place);
    world.insert_resource(Seen(Viewer::Side(side.other())));
    let theirs = exchange(&world);
    assert_eq!(theirs.heads, ["exchange-wounds", "exchange-loses"].map(word));
    assert!(theirs.heads.iter().all(|head| !head.contains("you")) && theirs.place.contains(&name), "{theirs:?}");
}

#[test]
fn t_46_a_sum_with_other_attacks_says_so_and_is_no_warning() {
    let world = lesson_at("overwatch");
    let (unit, target) = (id("r1.2"), id("b1.1"));
    let hands = Hands::default().with(|hands| {
        hands.select(Some(unit));
        hands.lay(Draft::Attack { unit, target });
    });
    let notes = models::battle(&world, &hands, &Shown::default()).forecast.expect("a forecast").notes;
    let sum = notes.iter().find(|note| note.words.contains("already committed")).expect("Kudu has committed");
    assert!(sum.words.starts_with("Together with") && sum.theirs, "{sum:?}");
}

#[test]
fn t_51_the_sheet_is_about_those_who_fire_wherever_the_pointer_rests() {
    let world = lesson_at("fire");
    assert_eq!(act::window_name(&world), Some("Volley"));
    let table = door::table(&world);
    let Frame::Attack(attack) = table.clock.top() else { panic!("an attack") };
    let names = world.resource::<Names>();
    let mut rested = 0;
    for unit in table.field.all_units() {
        let Some(cell) = table.field.members(unit).find_map(|mate| table.field.cell(mate)) else { continue };
        let mut hands = Hands::default();
        act::settle(&world, &mut hands);
        hands.point_at(Some(cell));
        let head = models::battle(&world, &hands, &Shown::default()).sheet.head.expect("a unit");
        let about = if unit == attack.target { unit } else { attack.unit };
        assert!(head.name.contains(names.unit(about)), "{}: {}", names.unit(unit), head.name);
        rested += 1;
    }
    assert!(rested > 2);
}

#[test]
fn g_17_the_set_up_says_who_attacks_and_lists_no_exit_that_is_none() {
    let levels = models::listed(&Workshop::default());
    let mut parts = 0;
    for chosen in 0..levels.len() {
        let level = &levels[chosen].level;
        let pages = Pages { chosen, ..Pages::default() };
        let set_up = models::set_up(&levels, &pages, Palette::FIRST);
        let told = set_up.scenario.1.iter().find(|line| line.contains("attacks"));
        assert_eq!(told.is_some(), level.scenario.has_roles(), "{}: {:?}", level.name, set_up.scenario);
        if let Some(told) = told {
            let name = |side: Side| called(Palette::FIRST, side, &level.sides[side.index()].name);
            let (attacker, defender) = (name(level.attacker), name(level.attacker.other()));
            assert_eq!(*told, say("setup-parts", &[("attacker", attacker.into()), ("defender", defender.into())]));
            parts += 1;
        }
        assert!(set_up.figures.iter().all(|(_, value)| !value.is_empty() && value != "none"), "{:?}", set_up.figures);
    }
    assert!(parts > 1, "{parts} levels with an attacker");
}

#[test]
fn results_say_what_is_tested_and_count_nobody_by_zero() {
    for (name, value) in [("result-test", "count"), ("result-hold", "count")] {
        for count in [1, 3] {
            assert!(say(name, &[(value, count.into())]).contains("Morale"), "{name}");
        }
    }
    for chargers in 0..4_usize {
        for charged in 0..4_usize {
            let told = models::clash::fall_words((chargers, charged));
            assert!(!told.contains('0') && told.contains("injured"), "{told}");
        }
    }
    let talent = say("troops-bill-plain", &[("unit", "Kudu".into()), ("count", 1.into()), ("what", "Charge!".into())]);
    assert_eq!(talent, "Kudu: Charge!");
}

#[test]
fn a_troop_has_steps_left_and_not_hexes() {
    for id in ["campaign-next-act", "campaign-next-act-or-shell"] {
        assert!(say(id, &[("left", 1.into())]).contains("1 step left"));
        assert!(say(id, &[("left", 2.into())]).contains("2 steps left"));
    }
}

#[test]
fn t_10_an_empty_platoon_is_not_called_wiped_out() {
    let rosters = ["baboon-rifles", "staff-college"].map(str::to_owned);
    let draft = Quick { platoons: 2, rosters, ..Quick::usual("Pad") };
    let (level, _) = draft.level(&Library::shipped(), profiles()).unwrap_or_else(|error| panic!("{error}"));
    let world = begin(&level, 1);
    let track = models::battle(&world, &Hands::default(), &Shown::default()).track;
    let hints: Vec<&str> = track.platoons.iter().map(|token| token.hint.as_str()).collect();
    assert_eq!(hints.len(), 4, "{hints:?}");
    assert_eq!(hints.iter().filter(|hint| hint.contains("empty") && hint.contains("T-10")).count(), 1, "{hints:?}");
    assert!(hints.iter().all(|hint| !hint.contains("wiped out")), "{hints:?}");
}

#[test]
fn a_squad_that_is_called_squad_is_so_once() {
    let text = Setup::of(&shipped("two-groves")).text().replace("\"Kudu\"", "\"Squad 1\"");
    let (level, _) =
        level::parse("test", &text, &Library::shipped(), profiles()).unwrap_or_else(|error| panic!("{error}"));
    let world = begin(&level, 1);
    let head = |unit: &str| {
        let mut hands = Hands::default();
        hands.select(Some(id(unit)));
        models::battle(&world, &hands, &Shown::default()).sheet.head.expect("a unit is chosen").name
    };
    assert_eq!((head("r1.1").as_str(), head("r1.2").as_str()), ("Squad 1", "Heron squad"));
}
