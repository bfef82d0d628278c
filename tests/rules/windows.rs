//! Windows that answer themselves: a script shows what docs/scripts.md says about each, and no window that opens in any
//! battle has only one answer.

use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer, script, shown::Shown};
use monkeys::data::monkeys::{level, profiles, script::load};
use monkeys::engine::{BattleLog, Rules, Shape, What, door as engine};
use monkeys::rules::monkeys::Order;
use monkeys::rules::monkeys::{door, sequence::Frame};
use monkeys::rules::{hexes, initiative, suppression};
use std::{collections::BTreeSet, fs, path::Path};

/// The rows in the page's table of windows: the window, and the script in its last column.
fn rows() -> Vec<(String, String)> {
    let page = fs::read_to_string(Path::new(".").join("docs/scripts.md")).expect("the page");
    let rows = page.lines().skip_while(|line| !line.starts_with("| window |")).skip(2);
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect()
    };
    rows.take_while(|line| line.starts_with('|')).map(cells).map(|row| (row[0].clone(), row[3].clone())).collect()
}

/// The windows that a script opens, by its facts.
fn asked(name: &str) -> BTreeSet<String> {
    let path = Path::new(".").join(format!("tests/scripts/{name}.script.ron"));
    let script = load(&path, &profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    script::play(&mut world, &script).unwrap_or_else(|miss| panic!("{name}: {miss}"));
    let facts = world.resource::<BattleLog>().facts();
    facts
        .iter()
        .filter_map(|fact| match &fact.what {
            What::Asked { window, .. } => Some((*window).to_owned()),
            _ => None,
        })
        .collect()
}

#[test]
fn each_window_that_can_answer_itself_does_in_its_script() {
    let rows = rows();
    assert!(rows.len() > 15, "the table is there");
    for (window, name) in rows {
        if window == "Act" {
            assert_eq!(name, "-");
            continue;
        }
        let asked = asked(&name);
        assert!(!asked.contains(&window), "{name} opens {window}");
        assert!(asked.contains("Act"), "{name} is played");
    }
}

/// Every window that is not asked in one script opens in another. No script has a level that draws its ground, or a gun
/// without a blast that reaches another hex.
#[test]
fn each_window_opens_in_some_script() {
    let folder = fs::read_dir(Path::new(".").join("tests/scripts")).expect("the scripts");
    let files = folder.map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"));
    let names = files.filter_map(|file| file.strip_suffix(".script.ron").map(str::to_owned));
    let asked: BTreeSet<String> = names.flat_map(|name| asked(&name)).collect();
    let windows: BTreeSet<String> = rows().into_iter().map(|(window, _)| window).collect();
    let never: Vec<&String> = windows.difference(&asked).collect();
    assert_eq!(never, ["Ground", "Strike"]);
}

#[test]
fn no_window_opens_for_a_single_answer() {
    let mut seen = BTreeSet::new();
    for (name, seeds) in [("two-groves", 0..6), ("dust-road", 0..3)] {
        let (level, _) = level::shipped(name).expect("it ships");
        for seed in seeds {
            let mut world = World::new();
            battle::monkeys::install(&mut world);
            battle::begin(&mut world, &level, seed);
            let mut player = ChancePlayer::new(seed);
            while let Some(order) = player.choose::<Order>(&world) {
                let choices = battle::monkeys::choices(&world).expect("somebody is asked");
                let picked = matches!(choices.window.shape(), Shape::Pick | Shape::Die);
                if picked || choices.window.name() == "Successor" {
                    let different: BTreeSet<String> = choices.orders.iter().map(|order| format!("{order:?}")).collect();
                    // A unit that breaks off with movement left may walk freely: only some of its walks are listed.
                    let walks = match door::table(&world).clock.top() {
                        Frame::Overrun(overrun) => choices.window.name() == "PressOn" && overrun.left() > 0,
                        _ => false,
                    };
                    let answers = different.len() + usize::from(walks);
                    assert!(answers > 1, "{name}, seed {seed}: {:?} for {different:?}", choices.window);
                    seen.insert(choices.window.name());
                }
                battle::submit(&mut world, order).unwrap_or_else(|why| panic!("{why:?}"));
            }
        }
    }
    assert!(seen.len() > 6, "{seen:?}");
}

/// Questions that always open, even where only holding is possible, or that are about squares, of which only some are
/// listed.
const ALWAYS: [&str; 5] = ["Act", "Call", "SetUp", "Plan", "Consolidate"];

/// Plays random battles of a further book. Whatever is asked has several answers, and `fits` holds for every question.
/// Returns the questions that were asked.
fn asked_by_chance<B: Shown>(levels: &[&str], fits: impl Fn(&World, &B::Order) -> bool) -> BTreeSet<&'static str> {
    let mut seen = BTreeSet::new();
    for name in levels {
        let (_, level) = B::levels().into_iter().find(|(known, _)| known == name).expect("it ships");
        for seed in 0..4 {
            let mut world = World::new();
            engine::install::<B>(&mut world);
            battle::begin(&mut world, &level, seed);
            let mut player = ChancePlayer::new(seed);
            while let Some(order) = player.choose::<B::Order>(&world) {
                let choices = engine::choices::<B>(&world).expect("somebody is asked");
                let asked = choices.window.name();
                let at = format!("{name}, seed {seed}, {:?}", choices.window);
                let different: BTreeSet<String> = choices.orders.iter().map(|order| format!("{order:?}")).collect();
                let answers = different.len() + choices.movers.len();
                assert!(answers > 1 || ALWAYS.contains(&asked), "{at}: {different:?}");
                assert!(choices.orders.iter().all(|order| fits(&world, order)), "{at}: {:?}", choices.orders);
                seen.insert(asked);
                battle::submit(&mut world, order).unwrap_or_else(|why| panic!("{at}: {why:?}"));
            }
        }
    }
    seen
}

#[test]
fn the_second_book_asks_nothing_that_has_one_answer() {
    use suppression::{Order, Suppression};
    let seen = asked_by_chance::<Suppression>(&["three-fig-trees", "hold-the-sawmill"], |world, order| match order {
        // Only those in reserve are set up.
        Order::SetUp(id, _) => {
            let field = Suppression::view(world).field;
            field.find(*id).is_some_and(|unit| field.head(unit).is_none())
        }
        _ => true,
    });
    assert!(seen.contains("Act") && seen.iter().any(|asked| !ALWAYS.contains(asked)), "{seen:?}");
}

#[test]
fn the_third_book_asks_nothing_that_has_one_answer() {
    use initiative::{Initiative, Order};
    let seen = asked_by_chance::<Initiative>(&["the-pump-yard"], |world, order| match order {
        Order::SetUp(id, ..) => {
            let field = Initiative::view(world).field;
            field.find(*id).is_some_and(|unit| field.cell(unit).is_none())
        }
        _ => true,
    });
    assert!(seen.contains("Call") && seen.contains("Watch"), "{seen:?}");
}

#[test]
fn the_fourth_book_asks_nothing_that_has_one_answer() {
    use hexes::{Hexes, Order};
    let seen = asked_by_chance::<Hexes>(&["entrenched", "bare-shoulder"], |world, order| {
        let (field, window) = (Hexes::view(world).field, engine::window::<Hexes>(world));
        match order {
            Order::SetUp(id, ..) => field.find(*id).is_some_and(|unit| field.hex(unit).is_none()),
            // A side without units writes no cards.
            Order::Plan(_) => window.is_some_and(|window| field.standing(window.side).next().is_some()),
            _ => true,
        }
    });
    assert!(["Plan", "Fire", "Move"].iter().all(|asked| seen.contains(asked)), "{seen:?}");
}
