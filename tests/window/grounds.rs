//! The ground editor and the lab: plain values for their panels, and both used with real input.

use super::real::{Table, replay_holds};
use monkeys::force::Side;
use monkeys::input::{Factor, GroundPlace};
use monkeys::panels::{
    editor, lab,
    naming::{Named, Naming},
    plan,
};
use monkeys::rules::monkeys::scenarios::Scenario;
use std::{fs, path::PathBuf, thread::sleep, time::Duration};

/// The editor with a bit of everything.
pub fn editor() -> editor::Editor {
    let tool = |words: &str, swatch| editor::Tool { words: words.into(), swatch };
    let ground = |kind: &str| editor::Swatch::Ground(kind.into());
    let figure = |words: &str, values: &[&str], gap: Option<&str>| editor::Figure {
        words: words.into(),
        about: "What it means.".into(),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        gap: gap.map(str::to_owned),
    };
    let dial = |words: &str, values: &[&str], turns| plan::Dial {
        words: words.into(),
        about: "What it means.".into(),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        abouts: values.iter().map(|value| format!("What {value} means.")).collect(),
        chosen: 1,
        turns,
        rule: None,
    };
    let styles = dial("Character", &["Plains", "Jungle", "Ruins", "Town", "Hills"], plan::Turns::Style);
    let halves = dial("Symmetry", &["Free", "Mirror", "Rotated"], plan::Turns::Symmetry);
    editor::Editor {
        plan: Some(plan::Plan { density: (40, 10, 90), dials: vec![styles, halves], drawn: true, undo: 0 }),
        battle: Some(fought()),
        seed: "17".into(),
        tools: vec![
            tool("Open", ground("open")),
            tool("Forest", ground("forest")),
            tool("House 2", ground("building")),
            tool("Water", ground("water")),
            tool("Higher", editor::Swatch::Raise),
            tool("Lower", editor::Swatch::Lower),
            tool("Eraser", editor::Swatch::Eraser),
        ],
        tool: 1,
        brushes: ["1", "2", "3", "5", "9"].map(str::to_owned).to_vec(),
        brush: 2,
        places: editor::Places {
            all: Side::BOTH
                .map(GroundPlace::Zone)
                .into_iter()
                .chain([GroundPlace::Neither, GroundPlace::Goal(0)])
                .collect(),
            by_hand: true,
            ..editor::Places::default()
        },
        figures: vec![
            figure("Terrain", &["40.0 %"], None),
            figure("Lanes", &["7"], None),
            figure("Zone, at cover", &["81.8 %", "64.0 %"], Some("+17.8 %")),
        ],
        names: ["Vermilion".into(), "Cobalt".into()],
        undo: 3,
        redo: 1,
        maps: true,
        size: "72 x 48 squares".into(),
        under: Some("Column 12, row 7: Rough, soil 4 squares high".into()),
        ..editor::Editor::default()
    }
}

/// The battle planned on the player's own ground: forces and goal.
fn fought() -> plan::Battle {
    let dial = |words: &str, values: &[&str], turns| plan::Dial {
        words: words.into(),
        about: "What it means.".into(),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        abouts: values.iter().map(|value| format!("What {value} means.")).collect(),
        chosen: 1,
        turns,
        rule: None,
    };
    let scenarios = ["Ambush", "Battle", "Scavenging", "Siege", "Skirmish"];
    let force = |side, player: &str, roster: &str, strength| plan::Force {
        role: None,
        side,
        player: player.into(),
        strength,
        roster: roster.into(),
    };
    let strength = dial("Strength", &["by chance", "quick", "careful", "deep"], plan::Turns::Strength(Side::Second));
    let books = ["Monkeys With Guns", "Suppression Actions", "Initiative Ladder"];
    plan::Battle {
        book: dial("Rule book", &books, plan::Turns::Book),
        scenario: dial("Scenario", &scenarios, plan::Turns::Scenario),
        goal: "Whoever drives off more than half of the other side's platoons wins.".into(),
        options: Vec::new(),
        forces: [
            force(Side::First, "A person here", "Baboon Rifles", None),
            force(Side::Second, "Old Steady", "Mandrill Horde", Some(strength)),
        ],
    }
}

/// The lab with two runs and a selected point.
pub fn lab() -> lab::Lab {
    let row = |factor, words: &str, value: &str| lab::Row {
        factor,
        words: words.into(),
        value: value.into(),
        about: "What it means.".into(),
    };
    let dot = |place: u16, y: f64| lab::Dot {
        place: Some(place),
        label: format!("{} %", 25 + 20 * place),
        x: 25.0 + 20.0 * f64::from(place),
        y,
        low: y - 9.0,
        high: y + 9.0,
        words: "What it says.".into(),
    };
    let curve = |place, name: &str, values: [f64; 4]| lab::Curve {
        place,
        name: name.into(),
        dots: (0..).zip(values).map(|(place, y)| dot(place, y)).collect(),
    };
    lab::Lab {
        rows: vec![
            row(Factor::Style, "Character", "Jungle"),
            row(Factor::From, "Density from", "25 %"),
            row(Factor::Roster(0), "Roster A", "Baboon rifles"),
            row(Factor::Battles, "Battles per point", "200"),
        ],
        seed: "1".into(),
        total: "800 battles".into(),
        measures: ["A wins", "First to move wins", "Rounds"].map(str::to_owned).to_vec(),
        rate: true,
        axis: (0.0, 100.0),
        range: (25.0, 85.0),
        values: "Share of battles".into(),
        caution: Some("Only 2 boards per point: the intervals are rough.".into()),
        curves: vec![
            curve(0, "Baboon rifles against Mandrill horde", [38.0, 47.0, 58.0, 66.0]),
            curve(1, "Ape veterans against Mandrill horde", [62.0, 60.0, 57.0, 49.0]),
        ],
        names: vec!["One".into(), "Another".into()],
        point: Some(2),
        looked: Some(lab::Looked {
            head: "At 65 %".into(),
            runs: vec!["Baboon Rifles against Mandrill Horde".into(), "Ape Veterans against Mandrill Horde".into()],
            carried: vec!["200 battles on 20 boards".into(), "200 battles on 20 boards".into()],
            values: vec![(
                "A wins".into(),
                ["58.0 % (49.0 % to 67.0 %)", "49.0 % (40.0 % to 58.0 %)"].map(str::to_owned).to_vec(),
            )],
            board: "Board 2 of 10".into(),
            marks: ["Deaths", "Traffic"].map(str::to_owned).to_vec(),
            heat: [(0, "none"), (1, "1"), (2, "≤83"), (3, "≤155"), (4, "≤1024")]
                .map(|(step, words)| lab::Heat { step, words: words.into() })
                .to_vec(),
            rows: vec![lab::Battle {
                index: 6,
                words: "7: A (Vermilion) wins".into(),
                about: "8 rounds, 21 casualties".into(),
            }],
            ..lab::Looked::default()
        }),
        progress: Some(lab::Progress { share: 0.4, words: "320 of 800 battles, 17.2 per second, 0:28 left".into() }),
        ..lab::Lab::default()
    }
}

/// The cards of the editor.
pub fn naming() -> Naming {
    Naming {
        what: Named::Ground,
        head: "Save as a level".into(),
        name: "Mine".into(),
        about: "It is written here.".into(),
        over: false,
    }
}

/// The list of grounds to load.
pub fn shelf() -> editor::Shelf {
    let row = |name: &str, own| editor::ShelfRow { name: name.into(), about: "Shipped with the game".into(), own };
    editor::Shelf {
        rows: vec![row("My hill", true), row("Bald Ridge", false), row("Two Groves", false)],
        told: Some(Err("It can't be read.".into())),
        ..Default::default()
    }
}

/// The player's files of a kind.
fn written(table: &Table, ending: &str) -> Vec<String> {
    let folder = table.home.path().join("monkeys-with-guns/workshop");
    let names = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(ending)).collect()
}

/// Presses keys one after another.
fn keys(table: &Table, names: &[&str]) {
    for name in names {
        table.key(name);
        sleep(Duration::from_millis(250));
    }
}

/// Clicks, and waits until the click takes effect.
fn press(table: &Table, x: u32, y: u32) {
    table.quick_click(x, y);
    sleep(Duration::from_millis(800));
}

/// Draws with the left button from one place to another.
fn drag(table: &Table, from: (u32, u32), to: (u32, u32)) {
    let go = |at: (u32, u32)| {
        table.tool(&["mousemove", &at.0.to_string(), &at.1.to_string()]);
        sleep(Duration::from_millis(250));
    };
    go(from);
    table.tool(&["mousedown", "1"]);
    go((u32::midpoint(from.0, to.0), u32::midpoint(from.1, to.1)));
    go(to);
    table.tool(&["mouseup", "1"]);
    sleep(Duration::from_millis(400));
}

/// A ground is opened, edited by mouse and keyboard, saved as a level, a map and a picture, and undone.
#[test]
fn a_ground_is_drawn_and_kept_by_real_hands() {
    let table = Table::open("1280x720");
    table.open_card("title-editor");
    keys(&table, &["3", "bracketright", "bracketright"]);
    drag(&table, (300, 200), (500, 320));
    for (button, ending) in [(258, ".level.ron"), (358, ".tmx"), (458, ".png")] {
        press(&table, button, 692);
        keys(&table, &["Return"]);
        table.wait("a file to be written", || !written(&table, ending).is_empty());
    }
    let folder = table.home.path().join("monkeys-with-guns/workshop");
    let (level, _) =
        monkeys::data::monkeys::level::load(&folder.join(&written(&table, ".level.ron")[0])).expect("a good level");
    let (map, _) = monkeys::data::monkeys::tiled::load(&folder.join(&written(&table, ".tmx")[0])).expect("a good map");
    assert_eq!(level.ground, map.ground);
    assert!(level.ground.coverage() > 41, "the brush has laid woods over the 40 % that have grown");
    // The undone drawing is gone: the same file now has what grew.
    table.settle();
    keys(&table, &["ctrl+z"]);
    table.settle();
    press(&table, 258, 692);
    table.settle();
    keys(&table, &["Return"]);
    table.settle();
    keys(&table, &["Return"]);
    let path = folder.join(&written(&table, ".level.ron")[0]);
    table.wait("the level to be as it grew", || {
        monkeys::data::monkeys::level::load(&path).is_ok_and(|(level, _)| level.ground.coverage() == 40)
    });
}

/// The scenario is chosen beside the ground, played as shown, and saved with the ground; the ground is back after the
/// battle, with all its undo steps.
#[test]
fn a_ground_is_played_as_it_is_shown_and_comes_back() {
    let table = Table::open("1280x720");
    table.open_card("title-editor");
    press(&table, 1128, 69);
    press(&table, 1198, 246);
    table.settle();
    table.picture("real-ground-battle");
    keys(&table, &["e"]);
    table.settle();
    // The first question is whether the ground stays as it is.
    keys(&table, &["Return"]);
    table.wait("the siege", || table.saved().contains("scenario: Siege"));
    table.settle();
    table.key("F10");
    table.settle();
    table.picture("real-ground-menu");
    press(&table, 640, 501);
    table.settle();
    table.picture("real-ground-again");
    let path = table.home.path().join("monkeys-with-guns/workshop/Jungle 40, seed 1.level.ron");
    let fought = |scenario| {
        let read = monkeys::data::monkeys::level::load(&path);
        read.is_ok_and(|(level, _)| level.scenario == scenario)
    };
    press(&table, 258, 692);
    keys(&table, &["Return"]);
    table.wait("the level of a siege", || fought(Scenario::Siege));
    // A slow machine may not have closed the question yet, nor opened the next one.
    table.settle();
    keys(&table, &["ctrl+z"]);
    table.settle();
    press(&table, 258, 692);
    table.settle();
    keys(&table, &["Return"]);
    table.settle();
    keys(&table, &["Return"]);
    table.wait("the level of a skirmish", || fought(Scenario::Skirmish));
}

/// A question is asked and answered in the background, its plot and page are written; a point leads to its board, a row
/// of the board to a replay, and from there the battle is played on.
#[test]
fn a_question_is_answered_in_the_lab_by_real_hands() {
    let table = Table::open("1280x720");
    let lab = table.home.path().join("monkeys-with-guns/lab");
    let files = |ending: &str| -> Vec<PathBuf> {
        let found = fs::read_dir(&lab).into_iter().flatten().flatten().map(|file| file.path());
        found.filter(|path| path.to_string_lossy().ends_with(ending)).collect()
    };
    table.open_card("title-lab");
    // Five boards per point, ten battles.
    [(139, 573), (139, 605), (139, 605)].into_iter().for_each(|(x, y)| press(&table, x, y));
    keys(&table, &["Return"]);
    let run = || files("").into_iter().find(|path| path.join("summary.json").exists());
    table.wait("the run to end", || run().is_some());
    let told = fs::read_to_string(run().expect("it was there").join("summary.json")).expect("it tells what was played");
    assert!(told.contains("\"battles\": 40"), "ten battles at four densities: {told}");
    table.settle();
    press(&table, 248, 692);
    table.wait("the plot", || files(".svg").len() == 1 && files(".png").len() == 1);
    press(&table, 344, 692);
    table.wait("the page", || files(".html").len() == 1);
    press(&table, 368, 620);
    table.settle();
    table.picture("real-lab");
    press(&table, 1222, 21);
    table.settle();
    table.picture("real-lab-board");
    // The bar at the bottom is the lab's, and the replay's once the battle has been replayed.
    let foot = [800, 60, 0, 660];
    table.change("the battle", foot, || press(&table, 1120, 631));
    table.settle();
    table.picture("real-lab-battle");
    assert!(table.saved().is_empty(), "who looks on saves nothing");
    // Leaving it returns to the lab, where the same press opens it again.
    table.change("the lab", foot, || keys(&table, &["Escape"]));
    table.settle();
    table.picture("real-lab-again");
    table.change("the battle once more", foot, || press(&table, 1120, 631));
    // It may have been shown to its end by now, with nothing left to play: a step back stops before it.
    keys(&table, &["ctrl+z"]);
    table.settle();
    table.picture("real-lab-stands-still");
    press(&table, 730, 692);
    table.wait("the battle to be played on", || replay_holds(&table.save()));
}
