//! Rosters that are lists of members, built by hand: edits, and the files they are read from and written to.

use monkeys::data::{
    initiative, library, suppression,
    troops::{Called, Draft, Edit, Edited, Listed, Member},
};
use monkeys::rules::Book;

/// The shipped rosters of a book: file and text.
fn shipped<L: Listed>() -> Vec<(String, &'static str)> {
    let names = library::Library::shipped().rosters_of(L::BOOK).into_iter();
    let all: Vec<_> =
        names.map(|name| (format!("{name}.roster.ron"), library::roster(&name).expect("it ships"))).collect();
    assert!(all.len() >= 2, "{all:?}");
    all
}

/// Reads and writes the shipped rosters without changing what is in them.
fn comes_back<L: Listed>(load: impl Fn(&str, &str) -> String) {
    for (file, text) in shipped::<L>() {
        let draft = Draft::parse::<L>(&file, text).expect("it reads");
        assert_eq!(draft.breaches::<L>(), (Vec::new(), Vec::new()), "{file}");
        let written = draft.text::<L>();
        assert_eq!(Draft::parse::<L>(&file, &written).expect("it reads"), draft);
        assert_eq!(load(&file, &written), load(&file, text));
        let commented = format!("// Ours.\n{text}");
        let renamed = Draft::text_renamed::<L>(&file, &commented, "Another").expect("it reads");
        assert!(renamed.starts_with("// Ours.\n") && renamed.lines().count() == commented.lines().count());
        assert_eq!(Draft::parse::<L>(&file, &renamed).expect("it reads"), Draft { name: "Another".into(), ..draft });
    }
}

#[test]
fn rosters_are_written_as_they_were_read() {
    comes_back::<suppression::roster::File>(|file, text| {
        format!("{:?}", suppression::roster::parse(file, text, &suppression::profiles()).expect("it reads").0)
    });
    comes_back::<initiative::roster::File>(|file, text| {
        format!("{:?}", initiative::roster::parse(file, text, &initiative::profiles()).expect("it reads").0)
    });
}

#[test]
fn one_line_for_each_member() {
    let member = |kind: &str, name: &str, leader: Option<&str>| Member {
        kind: kind.into(),
        name: name.into(),
        leader: leader.map(str::to_owned),
    };
    let members = vec![member("lemur-leapers", "One", Some("Pip")), member("howler-gunners", "Two", None)];
    let draft = Draft { name: "Mine".into(), about: String::new(), points: Some(600), members };
    let text = draft.text::<suppression::roster::File>();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    assert!(lines.contains(&"(kind: \"lemur-leapers\", name: \"One\", leader: \"Pip\"),"), "{text}");
    assert!(lines.contains(&"(kind: \"howler-gunners\", name: \"Two\"),"), "{text}");
    assert!(lines.contains(&"points: 600,") && !text.contains("about"), "{text}");
}

#[test]
fn members_come_go_and_move() {
    let member = |name: &str| Member { kind: "lemur-leapers".into(), name: name.into(), leader: None };
    let draft = Draft { members: ["a", "b", "c"].map(member).to_vec(), ..Draft::default() };
    let names = |draft: Option<Draft>| {
        draft.map(|draft| draft.members.into_iter().map(|one| one.name).collect::<Vec<_>>().concat())
    };
    assert_eq!(names(draft.with(&Edit::Move(0, 2))).as_deref(), Some("bca"));
    assert_eq!(names(draft.with(&Edit::Move(2, 0))).as_deref(), Some("cab"));
    assert_eq!(names(draft.with(&Edit::Move(2, 3))), None);
    assert_eq!(names(draft.with(&Edit::Drop(1))).as_deref(), Some("ac"));
    assert_eq!(names(draft.with(&Edit::Drop(3))), None);
    let both = Edit::Several(vec![Edit::Add(member("d")), Edit::Change(0, member("e"))]);
    assert_eq!(names(draft.with(&both)).as_deref(), Some("ebcd"));
    assert_eq!((draft.free_name("b"), draft.free_name("z")), ("b 2".to_owned(), "z".to_owned()));
}

/// The names of a page that shows two of them.
struct Shown;

impl Called for Shown {
    fn subject(&self, place: &str) -> String {
        place.to_owned()
    }

    fn kind(&self, id: &str) -> Option<String> {
        match id {
            "baboon-rifles" => Some("Baboons".to_owned()),
            "league" => Some("League".to_owned()),
            _ => None,
        }
    }
}

#[test]
fn what_is_wrong_with_a_roster_is_said_as_by_the_check_of_its_file() {
    let text = "(format: 1, book: Suppression, name: \"Mine\", units: [
        (kind: \"lemur-leapers\", name: \"One\"), (kind: \"baboon-rifles\", name: \"One\"),
        (kind: \"nobody\", name: \"\")])";
    let draft = Draft::parse::<suppression::roster::File>("mine", text).expect("it reads, whatever is wrong with it");
    let (breaches, _) = draft.breaches::<suppression::roster::File>();
    let error = suppression::roster::parse("mine", text, &suppression::profiles()).expect_err("it is wrong");
    let said: Vec<String> = error.faults.iter().map(|fault| fault.what.words()).collect();
    assert_eq!(breaches.iter().map(|breach| breach.what.words()).collect::<Vec<_>>(), said);
    assert_eq!(breaches.len(), 4, "{breaches:?}");
    // A page says the same in whole sentences, with the names that it shows.
    let sentences: Vec<String> = breaches.iter().map(|breach| breach.sentence(&Shown)).collect();
    assert_eq!(sentences[0], "\"One\" appears twice");
    assert_eq!(
        sentences[1],
        "Baboons can't join units of League: all units are of one army, and these are of \"column\""
    );
    assert!(sentences.iter().all(|words| !words.contains('`') && words.starts_with(|c: char| !c.is_lowercase())));
    let other = Draft::parse::<suppression::roster::File>("mine", "(format: 1, book: Initiative, characters: [])");
    assert!(other.is_err());
    let long: Vec<String> = (0..500).map(|number| format!("(kind: \"lemur-leapers\", name: \"{number}\")")).collect();
    let long = format!("(format: 1, book: Suppression, name: \"Mine\", units: [{}])", long.join(", "));
    let long = Draft::parse::<suppression::roster::File>("mine", &long).expect("it reads");
    assert!(long.members.len() < 100 && !long.breaches::<suppression::roster::File>().0.is_empty());
    assert_eq!(<initiative::roster::File as Listed>::BOOK, Book::Initiative);
}
