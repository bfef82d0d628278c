//! The lab, asked about a level: the whole game without a window.

use super::{home, ways::Hall};
use bevy::prelude::World;
use monkeys::{
    force::Side,
    input::{Factor, Intent, LabTurn, Shown, intent::Moment},
    panels::{Scene, Table, lab::Lab},
    screens::{Page, Seats},
    words::word,
};

fn shown(world: &World) -> Option<&Lab> {
    match world.resource::<Table>().screen.as_ref().map(|screen| &screen.scene) {
        Some(Scene::Lab(lab)) => Some(lab),
        _ => None,
    }
}

fn lab(hall: &Hall) -> &Lab {
    shown(hall.0.world()).expect("the lab is shown")
}

const fn is_going(lab: &Lab) -> bool {
    lab.progress.is_some()
}

fn delete(hall: &mut Hall) {
    hall.tell([Intent::Lab(LabTurn::Delete(0)), Intent::Lab(LabTurn::Delete(0))]);
}

/// A run with enough battles to be still in progress when it is stopped, however busy the machine is.
fn a_run_under_way_is_stopped_before_it_is_deleted(hall: &mut Hall) {
    let runs = monkeys::screens::lab::folder().expect("a folder");
    turn_to(hall, Factor::Battles, "1000");
    hall.tell([Intent::Lab(LabTurn::Run)]);
    hall.wait_until("its first files", |_| runs.join("two-groves/unfinished/plan.json").exists());
    hall.tell([Intent::Lab(LabTurn::Shelf)]);
    assert_eq!(lab(hall).shelf[0].about, "two-groves, running now");
    delete(hall);
    assert_eq!(lab(hall).told, Some(Err(word("lab-delete-running"))));
    assert!(lab(hall).shelf.len() == 1 && runs.join("two-groves").exists());
    hall.tell([Intent::Lab(LabTurn::Stop)]);
    hall.wait_until("the end of its battles", |world| shown(world).is_some_and(|lab| !is_going(lab)));
    hall.tell([Intent::Lab(LabTurn::Shelf)]);
    assert!(lab(hall).shelf[0].about.starts_with("two-groves, stopped"), "{:?}", lab(hall).shelf);
    let rename = |hall: &mut Hall, name: &str| {
        hall.tell([Intent::Lab(LabTurn::Rename(0)), Intent::NameSave(name.into()), Intent::Accept]);
    };
    // A name that is taken is refused, and the card stays.
    std::fs::create_dir(runs.join("taken")).expect("a folder");
    rename(hall, "taken");
    assert!(hall.pages().card.is_some() && runs.join("two-groves").exists());
    hall.tell([Intent::Back]);
    rename(hall, "my run");
    assert!(hall.pages().card.is_none() && runs.join("my run").exists() && !runs.join("two-groves").exists());
    assert!(lab(hall).shelf[0].about.starts_with("my run, stopped"), "{:?}", lab(hall).shelf);
    // An unchanged name stays as it is, including a dot.
    std::fs::rename(runs.join("my run"), runs.join("v1.2")).expect("it gets another name");
    hall.tell([Intent::Back, Intent::Lab(LabTurn::Shelf), Intent::Lab(LabTurn::Rename(0)), Intent::Accept]);
    assert!(hall.pages().card.is_none() && runs.join("v1.2").exists(), "{:?}", lab(hall).shelf);
    rename(hall, "two-groves");
    delete(hall);
    assert!(lab(hall).shelf.is_empty() && !runs.join("two-groves").exists());
    assert!(matches!(&lab(hall).told, Some(Ok(words)) if words.starts_with("two-groves is in the wastebasket")));
    assert!(runs.with_file_name("wastebasket/two-groves").exists());
}

/// A plot and a report written twice give one file each, and an unrelated file stays.
fn exports_replace_no_file(hall: &mut Hall) {
    let runs = monkeys::screens::lab::folder().expect("a folder");
    let files = || {
        let files = std::fs::read_dir(&runs).expect("a folder").flatten().filter(|file| file.path().is_file());
        let mut names: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    std::fs::write(runs.join("two-groves.html"), "mine").expect("it is written");
    let write = [LabTurn::Page, LabTurn::Plot].map(Intent::Lab);
    hall.tell(write.clone());
    assert!(matches!(&lab(hall).told, Some(Ok(_))), "{:?}", lab(hall).told);
    let once = files();
    assert!(once.len() == 4 && once.contains(&"two-groves 2.html".to_owned()), "{once:?}");
    let plot = once.iter().find(|name| name.ends_with(".svg")).expect("the plot").clone();
    hall.tell(write.clone());
    assert_eq!(files(), once);
    std::fs::write(runs.join(&plot), "mine").expect("it is written");
    hall.tell(write);
    assert_eq!(files().len(), 6, "{:?}", files());
    for name in ["two-groves.html", &plot] {
        assert_eq!(std::fs::read_to_string(runs.join(name)).expect("it is there"), "mine");
    }
}

/// For each overlay of the board: patches from none to its highest count, each with its own number.
fn the_shades_have_a_legend(hall: &mut Hall) {
    let overlays = lab(hall).looked.as_ref().map_or(0, |looked| looked.marks.len());
    assert!(overlays > 0, "something can be shown");
    let mut highest = 0;
    for mark in 0..overlays {
        hall.tell([Intent::Lab(LabTurn::Mark(mark))]);
        let looked = lab(hall).looked.clone().expect("a point is looked at");
        assert_eq!((looked.mark, looked.heat[0].words.clone()), (mark, word("lab-heat-none")));
        let steps: Vec<u8> = looked.heat.iter().map(|shade| shade.step).collect();
        assert!(steps[0] == 0 && steps.windows(2).all(|pair| pair[0] < pair[1]), "{:?}", looked.heat);
        let number = |words: &str| words.trim_start_matches('\u{2264}').parse::<u32>().expect("a count");
        let counts: Vec<u32> = looked.heat[1..].iter().map(|shade| number(&shade.words)).collect();
        assert!(counts.windows(2).all(|pair| pair[0] < pair[1]), "{:?}", looked.heat);
        highest = highest.max(counts.last().copied().unwrap_or(0));
    }
    assert!(highest > 1, "some squares have more of something than others");
    assert!(word("lab-heat-head").contains("up to the number on it"), "its hint says how to read it");
}

/// Changes a factor until it shows a value.
fn turn_to(hall: &mut Hall, factor: Factor, value: &str) {
    for _ in 0..60 {
        let shown = lab(hall).rows.iter().find(|row| row.factor == factor).map(|row| row.value.clone());
        if shown.as_deref() == Some(value) {
            return;
        }
        hall.tell([Intent::Lab(LabTurn::Turn(factor, 1))]);
    }
    panic!("{factor:?} never shows {value}");
}

#[test]
fn a_level_in_the_lab() {
    home::run("laboratory::a_level_can_be_asked_about_down_to_its_battles");
}

#[test]
#[ignore = "part of a_level_in_the_lab"]
fn a_level_can_be_asked_about_down_to_its_battles() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lab)]);
    turn_to(&mut hall, Factor::Ground, "Two Groves");
    a_run_under_way_is_stopped_before_it_is_deleted(&mut hall);
    turn_to(&mut hall, Factor::Opponent(0), "Chance");
    turn_to(&mut hall, Factor::Opponent(1), "Chance");
    for _ in 0..9 {
        hall.tell([Intent::Lab(LabTurn::Turn(Factor::Battles, -1))]);
    }
    turn_to(&mut hall, Factor::Battles, "4");
    hall.tell([Intent::Lab(LabTurn::Run)]);
    hall.wait_until("the end of the run", |world| shown(world).is_some_and(|lab| lab.may_report && !is_going(lab)));
    hall.tell([Intent::Lab(LabTurn::Shelf)]);
    let run = lab(&hall).shelf[0].clone();
    assert!(run.words.contains("Two Groves") && run.fought.contains("4 battles per point"), "{run:?}");
    assert!(run.about.starts_with("two-groves, finished"), "{run:?}");
    hall.tell([Intent::Back]);
    exports_replace_no_file(&mut hall);
    hall.tell([Intent::Lab(LabTurn::Point(0))]);
    hall.wait_until("the board's battles", |world| {
        let looked = shown(world).and_then(|lab| lab.looked.as_ref());
        looked.is_some_and(|looked| !looked.rows.is_empty())
    });
    let looked = lab(&hall).looked.clone().expect("a point is looked at");
    assert_eq!(looked.head, "Two Groves");
    assert_eq!(looked.carried, ["4 battles in 2 pairs"]);
    the_shades_have_a_legend(&mut hall);
    assert!(lab(&hall).caution.is_some(), "two pairs are few");
    // A has one color, and in the twin battle the other.
    for row in &looked.rows {
        let a = if row.index % 2 == 0 { "Vermilion" } else { "Cobalt" };
        let b = if row.index % 2 == 0 { "Cobalt" } else { "Vermilion" };
        let may = [format!(": A ({a}) wins"), format!(": B ({b}) wins"), format!(": draw, A was {a}")];
        assert!(may.iter().any(|words| row.words.ends_with(words)), "{row:?}");
    }
    assert!(looked.rows[3].words.starts_with("4: "));
    // A run goes into the wastebasket after confirmation, and not before.
    hall.tell([Intent::Lab(LabTurn::Shelf), Intent::Lab(LabTurn::Delete(0))]);
    assert!(lab(&hall).shelf[0].sure);
    hall.tell([Intent::Back, Intent::Lab(LabTurn::Shelf)]);
    assert!(!lab(&hall).shelf[0].sure, "whoever left the list has not confirmed it");
    hall.tell([Intent::Back]);
    // A player who plays on from a battle of the lab chooses a side.
    hall.tell([Intent::Lab(LabTurn::Watch(0))]);
    hall.wait_until("the theatre", |world| {
        let screen = world.resource::<Table>().screen.as_ref();
        matches!(screen.map(|screen| &screen.scene), Some(Scene::Battle(battle)) if battle.theatre.is_some())
    });
    assert!(hall.battle().track.undo.replay, "it offers the way out, since a replay has no menu");
    hall.tell([Intent::Theatre(Moment::At(3)), Intent::Theatre(Moment::PlayOn(Some(Side::Second)))]);
    assert!(!hall.battle().track.undo.replay);
    let seats = hall.0.world().resource::<Seats>();
    assert!(seats.is_human(Side::Second));
    assert!(hall.battle().theatre.is_none());
    hall.tell([Intent::Open(Shown::Lab), Intent::Lab(LabTurn::Shelf)]);
    delete(&mut hall);
    assert!(lab(&hall).shelf.is_empty());
    // The one of that name already there stays.
    let basket = monkeys::screens::lab::folder().expect("a folder").with_file_name("wastebasket");
    assert!(basket.join("2-two-groves/battles.parquet").exists() && basket.join("two-groves").exists());
}

/// The lab with the finished run of a few short battles.
fn after_a_run() -> Hall {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lab)]);
    turn_to(&mut hall, Factor::Ground, "Two Groves");
    turn_to(&mut hall, Factor::Opponent(0), "Chance");
    turn_to(&mut hall, Factor::Opponent(1), "Chance");
    for _ in 0..9 {
        hall.tell([Intent::Lab(LabTurn::Turn(Factor::Battles, -1))]);
    }
    hall.tell([Intent::Lab(LabTurn::Run)]);
    hall.wait_until("the end of the run", |world| shown(world).is_some_and(|lab| lab.may_report && !is_going(lab)));
    hall
}

#[test]
fn a_question_that_has_been_answered() {
    home::run("laboratory::a_finished_run_that_is_run_again_keeps_its_curves");
}

#[test]
#[ignore = "part of a_question_that_has_been_answered"]
fn a_finished_run_that_is_run_again_keeps_its_curves() {
    let mut hall = after_a_run();
    let before = lab(&hall).curves.clone();
    assert!(!before[0].dots.is_empty() && lab(&hall).told != Some(Ok(word("lab-already"))));
    hall.0.world_mut().write_message(Intent::Lab(LabTurn::Run));
    for _ in 0..6 {
        hall.wait(1);
        assert_eq!(lab(&hall).curves, before, "they stay while the answer is looked up");
    }
    hall.wait_until("the answer", |world| {
        shown(world).is_some_and(|lab| lab.told == Some(Ok(word("lab-already"))) && !is_going(lab))
    });
    assert_eq!(lab(&hall).curves, before);
}

/// The numbers on the axis of values of a plot, from the lowest.
fn values_of(svg: &str) -> Vec<f64> {
    let labels = svg.split("text-anchor=\"end\"").skip(1);
    let text = |rest: &str| rest.split('>').nth(1)?.split('<').next()?.trim().parse().ok();
    labels.filter_map(text).collect()
}

#[test]
fn one_scale_everywhere() {
    home::run("laboratory::the_window_the_page_and_the_plot_have_the_same_scale");
}

#[test]
#[ignore = "part of one_scale_everywhere"]
fn the_window_the_page_and_the_plot_have_the_same_scale() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lab)]);
    turn_to(&mut hall, Factor::Book, "Suppression Actions");
    two_densities(&mut hall);
    hall.tell([Intent::Lab(LabTurn::Run)]);
    hall.wait_until("the end of the run", |world| shown(world).is_some_and(|lab| lab.may_report && !is_going(lab)));
    let runs = monkeys::screens::lab::folder().expect("a folder");
    hall.tell([Intent::Lab(LabTurn::Page)]);
    let files = std::fs::read_dir(&runs).expect("a folder").flatten().map(|file| file.path());
    let page = files.into_iter().find(|path| path.extension().is_some_and(|end| end == "html")).expect("the page");
    let page = std::fs::read_to_string(page).expect("it reads");
    let mut on_page = page.split("<svg").skip(1).map(values_of).filter(|values| !values.is_empty());
    let mut written: Vec<String> = Vec::new();
    let measures = lab(&hall).measures.clone();
    // The page has the curves in the same order.
    for (place, title) in measures.iter().enumerate() {
        hall.tell([Intent::Lab(LabTurn::Measure(place)), Intent::Lab(LabTurn::Plot)]);
        let files = std::fs::read_dir(&runs).expect("a folder").flatten();
        let mut plots = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "svg"));
        let plot = plots.find(|path| !written.contains(&path.display().to_string())).expect("a new plot");
        written.push(plot.display().to_string());
        let values = values_of(&std::fs::read_to_string(plot).expect("the plot"));
        assert!(values.len() > 2, "{title}: {values:?}");
        assert_eq!(Some(&values), on_page.next().as_ref(), "{title}: the plot and the page");
        // The axis of the window ends where that of the plot does: at its last number, or before the next.
        let lab = lab(&hall);
        let (low, high, step) = (values[0], values[values.len() - 1], values[1] - values[0]);
        assert_eq!(lab.axis.0, low, "{title}");
        // Numbers are rounded to a tenth.
        assert!(lab.axis.1 + 0.06 >= high && lab.axis.1 < high + step + 0.06, "{title}: {:?}, {values:?}", lab.axis);
        assert!(lab.curves[0].dots.iter().all(|dot| (low..=lab.axis.1).contains(&dot.y)), "{title}: {:?}", lab.curves);
    }
}

#[test]
fn a_side_to_play_on_with() {
    home::run("laboratory::the_person_takes_one_side_of_a_scripted_battle");
}

#[test]
#[ignore = "part of a_side_to_play_on_with"]
fn the_person_takes_one_side_of_a_scripted_battle() {
    use monkeys::{battle::Record, data::persona::Strength, rules::monkeys::door, screens::Who};
    let mut hall = Hall::new();
    let scripted = || Who::Scripted("steady".to_owned(), Strength::Quick);
    hall.0.world_mut().resource_mut::<monkeys::screens::Pages>().seats.insert("Monkeys", [scripted(), scripted()]);
    let place = hall.pages().levels.iter().position(|name| name == "two-groves").expect("it is shipped");
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place), Intent::Start]);
    hall.wait_until("some orders", |world| world.resource::<Record>().orders().count() > 6);
    hall.tell([Intent::Open(Shown::Theatre), Intent::Theatre(Moment::At(2))]);
    assert!(hall.battle().theatre.as_ref().is_some_and(|theatre| theatre.scripted), "both sides are offered");
    hall.tell([Intent::Theatre(Moment::PlayOn(Some(Side::Second)))]);
    let seats = hall.0.world().resource::<Seats>();
    assert!(seats.is_human(Side::Second) && !seats.is_human(Side::First));
    // The opponent plays the other side until the person is asked, and then waits.
    hall.wait_until("the person's turn", |world| {
        door::table(world).clock.window().is_some_and(|window| window.side == Side::Second && window.name() == "Act")
    });
    let before = hall.0.world().resource::<Record>().orders().count();
    hall.wait(60);
    assert_eq!(hall.0.world().resource::<Record>().orders().count(), before);
}

/// A question about few battles at two densities, for books with the armies of the second.
fn two_densities(hall: &mut Hall) {
    for (factor, value) in [
        (Factor::Roster(0), "Ironbough Column"),
        (Factor::Opponent(0), "Chance"),
        (Factor::Opponent(1), "Chance"),
        (Factor::From, "45 %"),
        (Factor::Step, "20 %"),
    ] {
        turn_to(hall, factor, value);
    }
    hall.tell([Intent::Lab(LabTurn::Turn(Factor::To, -4))]);
    for _ in 0..9 {
        let fewer = [Factor::Boards, Factor::Battles].map(|factor| Intent::Lab(LabTurn::Turn(factor, -1)));
        hall.tell(fewer);
    }
}

#[test]
fn the_second_book_in_the_lab() {
    home::run("laboratory::the_second_book_can_be_asked_about_down_to_its_battles");
}

#[test]
#[ignore = "part of the_second_book_in_the_lab"]
fn the_second_book_can_be_asked_about_down_to_its_battles() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lab)]);
    turn_to(&mut hall, Factor::Book, "Suppression Actions");
    // The questions are the book's own: armies and characters, but neither platoons nor scenarios.
    let factors: Vec<Factor> = lab(&hall).rows.iter().map(|row| row.factor).collect();
    assert!(factors.contains(&Factor::From) && factors.contains(&Factor::Roster(1)), "{factors:?}");
    assert!(!factors.contains(&Factor::Platoons) && !factors.contains(&Factor::Scenario), "{factors:?}");
    two_densities(&mut hall);
    assert_eq!(lab(&hall).total, "8 battles");
    hall.tell([Intent::Lab(LabTurn::Run)]);
    hall.wait_until("the end of the run", |world| shown(world).is_some_and(|lab| lab.may_report && !is_going(lab)));
    let dots: Vec<&str> = lab(&hall).curves[0].dots.iter().map(|dot| dot.label.as_str()).collect();
    assert_eq!(dots, ["45 %", "65 %"]);
    hall.tell([Intent::Lab(LabTurn::Page), Intent::Lab(LabTurn::Plot)]);
    assert!(matches!(&lab(&hall).told, Some(Ok(words)) if words.contains(".svg")), "{:?}", lab(&hall).told);
    hall.tell([Intent::Lab(LabTurn::Shelf)]);
    let run = lab(&hall).shelf[0].clone();
    assert!(run.words.contains("Ironbough Column against High Canopy League"), "{run:?}");
    hall.tell([Intent::Lab(LabTurn::Show(0, false)), Intent::Lab(LabTurn::Point(0))]);
    hall.wait_until("the board's battles", |world| {
        let looked = shown(world).and_then(|lab| lab.looked.as_ref());
        looked.is_some_and(|looked| !looked.rows.is_empty())
    });
    let looked = lab(&hall).looked.clone().expect("a point is looked at");
    assert_eq!((looked.rows.len(), looked.marks.len()), (2, 3), "{looked:?}");
    assert!(looked.marks.iter().all(|mark| mark.starts_with(char::is_uppercase)), "{:?}", looked.marks);
    hall.tell([Intent::Lab(LabTurn::Watch(looked.rows[1].index))]);
    hall.wait_until("the theatre", |world| {
        let screen = world.resource::<Table>().screen.as_ref();
        matches!(screen.map(|screen| &screen.scene), Some(Scene::Battle(battle)) if battle.theatre.is_some())
    });
    // Back in the lab everything is as it was left, and a person may play on from any battle.
    hall.tell([Intent::Open(Shown::Lab)]);
    assert_eq!(lab(&hall).rows[0].value, "Suppression Actions");
    assert!(lab(&hall).looked.is_some());
    // The board is another view of the page: a single step back leaves the lab, and the point stays chosen.
    hall.tell([Intent::Lab(LabTurn::Leaf(true)), Intent::Back]);
    assert_eq!(hall.pages().page, Page::Title);
    hall.tell([Intent::Open(Shown::Lab)]);
    assert!(lab(&hall).looked.is_some() && !lab(&hall).leaf);
    // From the list of runs it leads back to the lab.
    hall.tell([Intent::Lab(LabTurn::Shelf), Intent::Back]);
    assert!(hall.pages().page == Page::Lab && lab(&hall).shelf.is_empty());
    // Where there is room for one column, the question takes the place of the point again.
    hall.tell([Intent::Lab(LabTurn::Question)]);
    assert!(lab(&hall).looked.is_none());
    // Labels and values are explained.
    assert!(lab(&hall).rows.iter().all(|row| row.about.ends_with('.')), "{:?}", lab(&hall).rows);
    // The first book's own questions are back.
    turn_to(&mut hall, Factor::Book, "Monkeys With Guns");
    assert!(lab(&hall).rows.iter().any(|row| row.factor == Factor::Platoons));
}

#[test]
fn rule_books_in_the_lab() {
    home::run("laboratory::rule_books_are_compared");
}

#[test]
#[ignore = "part of rule_books_in_the_lab"]
fn rule_books_are_compared() {
    use monkeys::{lab::results::Measure, rules::Book};
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Lab)]);
    turn_to(&mut hall, Factor::From, "45 %");
    // From 85 %, five at a time.
    for _ in 0..8 {
        hall.tell([Intent::Lab(LabTurn::Turn(Factor::To, -1))]);
    }
    for _ in 0..9 {
        let fewer = [Factor::Boards, Factor::Battles].map(|factor| Intent::Lab(LabTurn::Turn(factor, -1)));
        hall.tell(fewer);
    }
    assert_eq!(lab(&hall).total, "4 battles");
    hall.tell([Intent::Lab(LabTurn::Compare)]);
    assert!(is_going(lab(&hall)) && !lab(&hall).may_report);
    hall.wait_until("the end of the last run", |world| {
        shown(world).is_some_and(|lab| lab.may_report && !is_going(lab))
    });
    let titles = ["Monkeys With Guns", "Suppression Actions", "Initiative Ladder", "Ordered Hexes"];
    assert_eq!(lab(&hall).names, titles);
    assert_eq!(lab(&hall).curves.iter().map(|curve| curve.place).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert!(lab(&hall).curves.iter().all(|curve| curve.dots.len() == 1), "{:?}", lab(&hall).curves);
    assert_eq!(lab(&hall).measures.len(), Measure::BOOKS.len());
    assert_eq!(lab(&hall).measures[2], "Decisions");
    hall.tell([Intent::Lab(LabTurn::Measure(2)), Intent::Lab(LabTurn::Plot), Intent::Lab(LabTurn::Page)]);
    assert!(matches!(&lab(&hall).told, Some(Ok(words)) if words.contains("rule-books.html")), "{:?}", lab(&hall).told);
    let runs = monkeys::screens::lab::folder().expect("a folder");
    assert!(runs.join("rule-books-decisions.svg").exists() && runs.join("rule-books-decisions.png").exists());
    // Each of them is a run like any other.
    hall.tell([Intent::Lab(LabTurn::Shelf)]);
    assert_eq!(lab(&hall).shelf.len(), Book::ALL.len());
    hall.tell([Intent::Lab(LabTurn::Show(0, false))]);
    assert_eq!((lab(&hall).curves.len(), lab(&hall).measures.len()), (1, Measure::ALL.len()));
}
