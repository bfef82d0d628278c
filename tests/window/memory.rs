//! What the set-up opens with at the next start of the program: the whole game without a window.

use super::{home, ways::Hall};
use monkeys::{
    data::{drafts::Drafts, library},
    force::Side,
    input::{CampaignTurn, Intent, Shown, intent::Change},
    panels::{Scene, setup::SetUp},
    rules::monkeys::Monkeys,
    screens::{editor, plan},
};
use std::{fs, path::PathBuf};

/// Frames until the first screen is there.
const A_WHILE: usize = 6;

/// The game at its start, with nothing chosen by the test.
fn started(folders: Vec<PathBuf>) -> Hall {
    let mut hall = Hall(home::game(folders));
    hall.wait(A_WHILE);
    hall
}

fn place(hall: &Hall, level: &str) -> usize {
    hall.pages().levels.iter().position(|name| name == level).unwrap_or_else(|| panic!("{level} is listed"))
}

/// The set-up as it opens, with its pictures painted.
fn shown(hall: &mut Hall) -> SetUp {
    hall.tell([Intent::Open(Shown::SetUp)]);
    hall.wait(60);
    match hall.scene() {
        Some(Scene::SetUp(set_up)) => (**set_up).clone(),
        other => panic!("the set-up is shown: {other:?}"),
    }
}

/// The choices that are shown, without pictures.
fn choices(set_up: &SetUp) -> impl PartialEq + std::fmt::Debug + use<> {
    let sides: Vec<_> = set_up
        .sides
        .iter()
        .map(|side| (side.player.clone(), side.strength.clone(), side.roster.clone(), side.other_rosters.clone()))
        .collect();
    // The seed is that of the ground, which only the players' own has to show.
    let plan = set_up.plan.as_ref().map(|plan| (plan.density, plan.dials.clone(), plan.drawn, set_up.seed.clone()));
    (set_up.book, set_up.chosen, set_up.scenarios.clone(), set_up.dice, sides, plan)
}

/// The file of the choices.
fn file() -> PathBuf {
    editor::folder().expect("a folder").with_file_name("set-up.ron")
}

fn text() -> String {
    fs::read_to_string(file()).expect("it is stored")
}

#[test]
fn the_set_up_outlives_the_program() {
    home::run("memory::the_set_up_opens_as_it_was_left");
}

#[test]
#[ignore = "part of the_set_up_outlives_the_program"]
fn the_set_up_opens_as_it_was_left() {
    let mut hall = started(Vec::new());
    assert!(!file().exists(), "nothing has been chosen yet");
    // The players' own ground, with troops and players.
    let own = place(&hall, &plan::own("Monkeys"));
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(own)]);
    let dials = [
        Change::Size(0),
        Change::Style(3),
        Change::Density(55),
        Change::Symmetry(1),
        Change::Pieces(2),
        Change::Scenario(1),
        Change::Platoons(2),
        Change::Roster(Side::Second, 1),
        Change::Seed(77),
        Change::Seat(Side::First, 1),
        Change::Strength(Side::First, 0),
        Change::Seat(Side::Second, 1),
    ];
    hall.tell(dials.map(Intent::Plan));
    hall.tell([Intent::FixDice(Some(9))]);
    let left = choices(&shown(&mut hall));
    // The program ends without having been asked to.
    drop(hall);
    let mut hall = started(Vec::new());
    assert_eq!(choices(&shown(&mut hall)), left);
    // A shipped level in another scenario than its own.
    hall.tell([Intent::ChooseLevel(place(&hall, "fern-pass"))]);
    let scenarios = shown(&mut hall).scenarios;
    let other = scenarios.iter().position(|one| !one.chosen && one.why.is_none()).expect("another one fits");
    let roster = Intent::Plan(Change::Roster(Side::First, 1));
    hall.tell([Intent::ChooseScenario(other), roster, Intent::FixDice(None)]);
    let left = choices(&shown(&mut hall));
    let stored = text();
    // A lesson and a campaign choose nothing there.
    hall.tell([Intent::Open(Shown::Title), Intent::Learn(0), Intent::Open(Shown::Title)]);
    hall.tell([Intent::Open(Shown::Campaigns), Intent::Campaign(CampaignTurn::Begin), Intent::Open(Shown::Title)]);
    assert_eq!(text(), stored);
    hall.tell([Intent::Quit]);
    drop(hall);
    let mut hall = started(Vec::new());
    assert_eq!(choices(&shown(&mut hall)), left);
    assert!(shown(&mut hall).scenarios[other].chosen && hall.pages().troops[0].is_some());
    // Another book with a level of its own; the first one's is still the last.
    hall.tell([Intent::Plan(Change::Book(2))]);
    let levels: Vec<usize> = shown(&mut hall).levels.iter().map(|level| level.place).collect();
    let roster = Intent::Plan(Change::Roster(Side::Second, 1));
    hall.tell([Intent::ChooseLevel(*levels.last().expect("it has levels")), roster]);
    let left = choices(&shown(&mut hall));
    drop(hall);
    let mut hall = started(Vec::new());
    assert_eq!(choices(&shown(&mut hall)), left);
    assert_eq!(hall.pages().troops, [None, Some("canopy-six".to_owned())]);
    hall.tell([Intent::Plan(Change::Book(0))]);
    assert_eq!(hall.pages().levels[hall.pages().chosen], "fern-pass");
}

#[test]
fn choices_that_are_gone() {
    home::run("memory::the_next_best_is_chosen_for_what_is_gone");
}

#[test]
#[ignore = "part of choices_that_are_gone"]
fn the_next_best_is_chosen_for_what_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("it is written");
    write("zz-mine.level.ron", library::level("fern-pass").expect("it ships"));
    write("zz-mine.roster.ron", include_str!("../../assets/rosters/baboon-rifles.roster.ron"));
    let steady = library::opponent("steady").expect("it ships");
    write("zz-mine.opponent.ron", &steady.replace("\"Old Steady\"", "\"New Steady\""));
    let folders = || vec![folder.path().to_owned()];
    let mut hall = started(folders());
    let own = place(&hall, &plan::own("Monkeys"));
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(own), Intent::Plan(Change::Size(2))]);
    while hall.pages().plan.rosters[0] != "zz-mine" {
        hall.tell([Intent::Plan(Change::Roster(Side::First, 1))]);
    }
    while !shown(&mut hall).sides[1].player.0.contains("New Steady") {
        hall.tell([Intent::Plan(Change::Seat(Side::Second, -1))]);
    }
    hall.tell([Intent::ChooseLevel(place(&hall, "zz-mine"))]);
    let stored = text();
    assert!(stored.contains("zz-mine"), "{stored}");
    drop(hall);
    // The folder is not there this time.
    let mut hall = started(Vec::new());
    let set_up = shown(&mut hall);
    assert_eq!((set_up.book, &set_up.why, &hall.pages().notices), (0, &None, &Vec::new()));
    assert!(!hall.pages().is_own(), "a level of the same book is chosen");
    assert_eq!(hall.pages().plan.rosters, Monkeys::ROSTERS.map(str::to_owned));
    assert_eq!(hall.pages().plan.size, 2, "the rest is as it was");
    assert_eq!(set_up.sides[1].player.0, "Old Steady");
    hall.tell([Intent::Start]);
    assert!(!hall.level().name.is_empty(), "it can be played");
    drop(hall);
    // A file that can't be read makes room, and the title says where it is.
    fs::write(file(), "(format: 1, nonsense: 3)").expect("it is written");
    let mut hall = started(Vec::new());
    let Some(Scene::Title(title)) = hall.scene() else { panic!("the title is shown") };
    assert!(title.notice.as_ref().is_some_and(|notice| notice.contains("wastebasket")), "{:?}", title.notice);
    assert_eq!(shown(&mut hall).dice, None);
    assert_eq!(hall.pages().levels[hall.pages().chosen], "two-groves", "as at the first start");
    let thrown = file().with_file_name("wastebasket").join("set-up.ron");
    assert_eq!(fs::read_to_string(thrown).expect("it is in the wastebasket"), "(format: 1, nonsense: 3)");
}
