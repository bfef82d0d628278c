//! Which files are read at all: regular files of limited size and depth.
#![expect(clippy::disallowed_types, reason = "soon is measured in seconds")]

use monkeys::data::{
    file,
    monkeys::{lesson, level, persona, profiles, roster, script, temper, tiled},
    report, shape,
    workshop::Workshop,
};
use std::{fs, path::Path, process::Command, time::Duration};
use tempfile::TempDir;

/// The readers of all formats, each with the extension of its files; an error message, or `None`.
type Reader = (&'static str, fn(&Path) -> Option<String>);

const READERS: [Reader; 9] = [
    (".level.ron", |path| level::load(path).err().map(|error| error.to_string())),
    (".roster.ron", |path| roster::load(path, &profiles()).err().map(|error| error.to_string())),
    (".opponent.ron", |path| persona::load(path).err().map(|error| error.to_string())),
    (".temper.ron", |path| temper::load(path).err().map(|error| error.to_string())),
    (".script.ron", |path| script::load(path, &profiles()).err().map(|error| error.to_string())),
    (".lesson.ron", |path| lesson::load(path).err().map(|error| error.to_string())),
    (".replay.ron", |path| {
        let read = file::read(path).map_err(|error| error.to_string());
        read.and_then(|text| crate::common::verify(&text).map(drop)).err()
    }),
    (".tmx", |path| tiled::load(path).err().map(|error| error.to_string())),
    ("monkeys.ron", |path| report::check(path).err().map(|error| error.to_string())),
];

/// Makes a pipe that nobody writes to.
#[cfg(unix)]
pub fn pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status().expect("there is mkfifo");
    assert!(made.success());
}

/// Reads a file as each format and checks the message; none may take long.
fn refused_by_all(folder: &Path, make: impl Fn(&Path, &str), why: &str) {
    for (ending, read) in READERS {
        let path = folder.join(if ending.starts_with('.') { format!("strange{ending}") } else { ending.to_owned() });
        make(&path, ending);
        let begun = std::time::SystemTime::now();
        let error = read(&path).unwrap_or_else(|| panic!("{ending}: {why}"));
        assert!(error.contains(why), "{ending}: {error}");
        assert!(begun.elapsed().unwrap_or_default() < Duration::from_secs(20), "{ending} takes long");
        assert!(error.len() < 100_000, "{ending}: the message is short");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for_and_a_device_not_read() {
    let folder = TempDir::new().expect("a folder");
    refused_by_all(folder.path(), |path, _| pipe(path), "not a regular file");
    let folder = TempDir::new().expect("a folder");
    let device = |path: &Path, _: &str| std::os::unix::fs::symlink("/dev/zero", path).expect("a link");
    refused_by_all(folder.path(), device, "not a regular file");
}

#[cfg(unix)]
#[test]
fn a_folder_of_own_files_with_a_pipe_in_it_is_read() {
    let folder = TempDir::new().expect("a folder");
    pipe(&folder.path().join("mine.level.ron"));
    pipe(&folder.path().join("mine.opponent.ron"));
    pipe(&folder.path().join("baboon-rifles.roster.ron"));
    let bench = Workshop::read(vec![folder.path().to_owned()]);
    assert!(!bench.levels().contains(&"mine".to_owned()));
    assert_eq!(bench.faults().len(), 2);
    let shipped = bench.library().roster("baboon-rifles", &profiles()).expect("it is good");
    assert!(shipped.is_some(), "the shipped roster takes the place of a pipe");
}

#[test]
fn a_file_beyond_the_bound_is_refused_with_the_bound() {
    let folder = TempDir::new().expect("a folder");
    let large = |path: &Path, _: &str| fs::write(path, " ".repeat(file::LARGEST as usize + 1)).expect("it is written");
    refused_by_all(folder.path(), large, "4 MiB");
    let folder = TempDir::new().expect("a folder");
    refused_by_all(folder.path(), |path, _| fs::create_dir(path).expect("a folder"), "is a folder");
    let folder = TempDir::new().expect("a folder");
    refused_by_all(folder.path(), |path, _| fs::write(path, [0xff, 0xfe, 0x00]).expect("it is written"), "UTF-8");
    assert_eq!(
        file::read_bytes(Path::new("Cargo.toml"), 10).expect_err("it is larger").words(),
        "is larger than 0 MiB, the most that is read"
    );
}

#[test]
fn endless_nesting_is_refused() {
    let folder = TempDir::new().expect("a folder");
    for open in ["(", "[", "{", "(a: ", "Some(", "(format: 1, x: [[", "\"\": ["] {
        let deep = |path: &Path, ending: &str| {
            let text = if ending == ".tmx" { "<group>".repeat(100_000) } else { open.repeat(100_000) };
            fs::write(path, text).expect("it is written");
        };
        refused_by_all(folder.path(), deep, ":");
    }
    let list = shape::parse_list::<ron::Value>("orders", &"[".repeat(100_000)).expect_err("it is deep");
    assert!(list.to_string().contains("nested more than 128 deep"), "{list}");
}

#[test]
fn lists_of_a_lesson_have_a_length() {
    let text = fs::read_to_string("assets/lessons/first-battle.lesson.ron").expect("it ships");
    let first = text.find("(id: ").expect("it has steps");
    let with = |step: &str, count: usize| format!("{}{}{}", &text[..first], step.repeat(count), &text[first..]);
    let refused = |text: &str| lesson::parse("first-battle.lesson.ron", text).expect_err("it is too long").to_string();
    assert!(
        refused(&with("(id: \"welcome\"),", 200)).contains("steps: 2"),
        "{}",
        refused(&with("(id: \"welcome\"),", 200))
    );
    for (list, entry) in [
        ("point", "Unit(\"r1.1\")"),
        ("also", "Answer"),
        ("dice", "1"),
        ("theirs", "Go(\"b1.1\", (1, 1))"),
        ("claims", "Rounds(1)"),
    ] {
        let step = |count: usize| format!("(id: \"welcome\", {list}: [{}]),", format!("{entry}, ").repeat(count));
        assert!(refused(&with(&step(41), 1)).contains(&format!("steps[0].{list}: 41")), "{list}");
        assert!(!refused(&with(&step(40), 1)).contains(&format!("steps[0].{list}: ")), "{list}");
    }
    for (claim, most) in [("Waiting('r', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])", 9), ("Dice([1, 1, 1, 1])", 3)] {
        let error = refused(&with(&format!("(id: \"welcome\", claims: [{claim}]),"), 1));
        assert!(error.contains("steps[0].claims[0]: ") && error.contains(&most.to_string()), "{error}");
    }
}

/// Every list of a shipped file with its first entry repeated a hundred thousand times is refused or read quickly.
#[test]
fn endless_lists_are_read_in_little_time() {
    let shipped: [(&str, &str); 6] = [
        (".level.ron", "levels/watch-wood.level.ron"),
        (".roster.ron", "assets/rosters/staff-college.roster.ron"),
        (".opponent.ron", "assets/opponents/steady.opponent.ron"),
        (".temper.ron", "assets/tempers/steady.temper.ron"),
        (".lesson.ron", "assets/lessons/first-battle.lesson.ron"),
        (".script.ron", "tests/scripts/vehicle-carries-its-riders.script.ron"),
    ];
    let folder = TempDir::new().expect("a folder");
    for (ending, name) in shipped {
        let text = fs::read_to_string(name).expect("it ships");
        let read = READERS.iter().find(|(known, _)| *known == ending).expect("it has a reader").1;
        let path = folder.path().join(format!("long{ending}"));
        for (at, _) in text.match_indices(['[', '{']).filter(|(at, _)| !text[..*at].ends_with('\\')).step_by(5) {
            let Some(entry) = crate::mutate::entry(&text[at + 1..]) else { continue };
            let count = (3 << 20) / (entry.len() + 1);
            let long = format!("{}{},", &text[..=at], entry).replace('\0', "");
            let long = format!("{long}{}{}", format!("{entry},").repeat(count.min(100_000)), &text[at + 1..]);
            fs::write(&path, long).expect("it is written");
            let begun = std::time::SystemTime::now();
            drop(read(&path));
            let took = begun.elapsed().unwrap_or_default();
            assert!(took < Duration::from_secs(20), "{name}: `{}` takes {took:?}", &entry[..entry.len().min(60)]);
        }
    }
}
