//! Windows that answer themselves: a script shows what docs/scripts.md says about each, and no window that opens in any
//! battle has only one answer.

use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer, script};
use monkeys::data::monkeys::{level, profiles, script::load};
use monkeys::engine::{BattleLog, Shape, What};
use monkeys::rules::monkeys::Order;
use monkeys::rules::monkeys::{door, sequence::Frame};
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
