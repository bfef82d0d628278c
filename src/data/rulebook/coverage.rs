//! Which chapter, tests and scripts each rule has, read from the source tree.

use super::{RuleBook, book};
use crate::data::{
    error::{Fault, LoadError},
    file,
};
use crate::words::Message;
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs,
    path::Path,
};

/// What this table is made of cites every rule and tells nothing of it.
const OWN: [&str; 3] = ["src/data/rulebook/", "assets/rules/", "tests/house/"];

/// What a source tree says of each rule of the book.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// One line an id, in reading order.
    pub lines: Vec<Line>,
    /// Ids that are cited and exist nowhere in the book, with the file that cites them.
    pub strangers: Vec<(String, String)>,
}

/// What a source tree says of one rule.
#[derive(Clone, Debug)]
pub struct Line {
    /// The rule.
    pub id: String,
    /// The source files that name it in their first lines; or else that cite it.
    pub chapters: Vec<String>,
    /// Its tests: `tests/rules/monkeys/attack.rs: t_69_...`.
    pub tests: Vec<String>,
    /// The scripts that list it.
    pub scripts: Vec<String>,
    /// Its status.
    pub status: Status,
}

/// The status of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It has a test or a script.
    Tested,
    /// It has none, and its chapter is being written.
    Pending,
    /// It isn't a rule of the game, for this reason.
    NotARule(String),
    /// It has none.
    Untested,
}

impl Coverage {
    /// Reads a source tree, named by its root.
    ///
    /// # Errors
    /// If there are no sources and tests.
    pub fn read(root: &Path) -> Result<Self, LoadError> {
        let trees = ["src", "tests", "assets"].map(|folder| files(root, folder));
        if trees[0].is_empty() || trees[1].is_empty() {
            let what = Message::new("rules-no-sources");
            return Err(LoadError::single(&root.display().to_string(), Fault::whole(what)));
        }
        Ok(Self::of(book(), &trees.concat()))
    }

    fn of(book: &RuleBook, files: &[(String, String)]) -> Self {
        let (chapters, noted, cited) = (chapters(files), comments(files), citations(files));
        let (tests, scripts) = (tests(files), scripts(files));
        let all = |known: &BTreeMap<String, Vec<String>>, id: &str| known.get(id).cloned().unwrap_or_default();
        let line = |id: &str| {
            let own = all(&chapters, id);
            let elsewhere = || {
                all(&noted, id)
                    .into_iter()
                    .chain(all(&cited, id))
                    .filter(|path| path.starts_with("src/") || path.starts_with("assets/profiles/"))
            };
            let chapters = if own.is_empty() { elsewhere().take(1).collect() } else { own };
            let (tests, scripts) = (all(&tests, id), all(&scripts, id));
            let status = status(book, id, !tests.is_empty() || !scripts.is_empty());
            Line { id: id.to_owned(), chapters, tests, scripts, status }
        };
        let lines = book.ids().map(line).collect();
        let unknown = cited.into_iter().chain(tests.clone()).filter(|(id, _)| !book.knows(id));
        let strangers = unknown.filter_map(|(id, files)| Some((id, files.into_iter().next()?))).collect();
        Self { lines, strangers }
    }

    /// What is wrong: ids without a test, and citations of ids that do not exist.
    pub fn faults(&self) -> Vec<String> {
        let untested = self.lines.iter().filter(|line| line.status == Status::Untested);
        let untested = untested.map(|line| format!("{} has neither test nor script", line.id));
        let strangers = self.strangers.iter().map(|(id, file)| format!("{id}, cited in {file}, does not exist"));
        untested.chain(strangers).collect()
    }

    /// Ids that wait for their chapter.
    pub fn pending(&self) -> Vec<&str> {
        let pending = self.lines.iter().filter(|line| line.status == Status::Pending);
        pending.map(|line| line.id.as_str()).collect()
    }
}

fn status(book: &RuleBook, id: &str, tested: bool) -> Status {
    match book.no_rule(id) {
        Some(why) => Status::NotARule(why.to_owned()),
        None if tested => Status::Tested,
        None if book.pending.iter().any(|pending| pending == id) => Status::Pending,
        None => Status::Untested,
    }
}

/// One line an id: chapter, count of tests, count of scripts, or why it is no rule.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<6} {:<42} {:>5} {:>7}  scripts", "id", "chapter", "tests", "scripts")?;
        for line in &self.lines {
            let chapter = line.chapters.first().map_or("-", |path| path.trim_start_matches("src/"));
            match &line.status {
                Status::NotARule(why) => writeln!(f, "{:<6} not a rule: {why}", line.id)?,
                Status::Pending => writeln!(f, "{:<6} {chapter:<42} pending", line.id)?,
                Status::Untested => writeln!(f, "{:<6} {chapter:<42} UNTESTED", line.id)?,
                Status::Tested => {
                    let (tests, scripts) = (line.tests.len(), line.scripts.len());
                    let names: Vec<&str> = line.scripts.iter().map(|path| stem(path)).collect();
                    writeln!(f, "{:<6} {chapter:<42} {tests:>5} {scripts:>7}  {}", line.id, names.join(", "))?;
                }
            }
        }
        Ok(())
    }
}

/// `tests/scripts/attack-cover.script.ron` without folders and ending.
fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split('.').next().unwrap_or(name)
}

/// Text files below a folder, by path from the root.
fn files(root: &Path, folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(&root.join(folder), folder, &mut found);
    found.sort();
    found
}

fn walk(folder: &Path, name: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), format!("{name}/{}", entry.file_name().to_string_lossy()));
        if path.is_dir() {
            walk(&path, &name, found);
        } else if [".rs", ".ron", ".ftl"].iter().any(|ending| name.ends_with(ending))
            && !OWN.iter().any(|own| name.starts_with(own))
        {
            found.extend(file::read(&path).ok().map(|text| (name, text)));
        }
    }
}

type Found = BTreeMap<String, Vec<String>>;

fn note(found: &mut Found, id: String, place: &str) {
    let places = found.entry(id).or_default();
    if !places.iter().any(|known| known == place) {
        places.push(place.to_owned());
    }
}

/// The chapters: ids in the first lines of the sources, a range such as `T-38 to T-42` counted in full.
fn chapters(files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    // The book's own chapters come before the rooms that serve them.
    let (own, others): (Vec<_>, Vec<_>) = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/") && path.ends_with(".rs"))
        .partition(|(path, _)| path.starts_with("src/rules/"));
    for (path, text) in own.into_iter().chain(others) {
        let head: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
        for id in ranges(&head.join(" ")) {
            note(&mut found, id, path);
        }
    }
    found
}

/// Ids in the comments of the sources, the book's own first.
fn comments(files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    let sources = files.iter().filter(|(path, _)| path.ends_with(".rs") && path.starts_with("src/"));
    let (own, others): (Vec<_>, Vec<_>) = sources.partition(|(path, _)| path.starts_with("src/rules/"));
    for (path, text) in own.into_iter().chain(others) {
        for line in text.lines().filter_map(|line| line.split_once("//")) {
            for id in ranges(line.1) {
                note(&mut found, id, path);
            }
        }
    }
    found
}

/// All ids of a text, those between the ends of a range included.
fn ranges(text: &str) -> Vec<String> {
    let (mut ids, mut last, mut before): (Vec<String>, Option<String>, &str) = (Vec::new(), None, "");
    for word in text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '.')) {
        let word = word.trim_end_matches('.');
        // Sections 7 to 9 have facts without numbers of their own.
        let section = before == "section" && matches!(word, "7" | "8" | "9");
        if is_id(word) || section {
            let from = last.take().filter(|_| before == "to").and_then(|last| between(&last, word));
            ids.extend(from.unwrap_or_default());
            ids.push(word.to_owned());
            last = Some(word.to_owned());
        }
        before = if word.is_empty() { before } else { word };
    }
    ids
}

/// The ids strictly between two of one kind.
fn between(first: &str, last: &str) -> Option<Vec<String>> {
    let mark = if first.contains('-') { '-' } else { '.' };
    let ((kind, from), (other, until)) = (first.split_once(mark)?, last.split_once(mark)?);
    let (from, until): (u16, u16) = (from.parse().ok()?, until.parse().ok()?);
    let name = |number: u16| if mark == '-' { format!("{kind}-{number:02}") } else { format!("{kind}.{number}") };
    (kind == other).then(|| (from + 1..until).map(name).collect())
}

/// Whether a word is an id: `T-24`, `G-07`, `C-01`, `4.9`.
fn is_id(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some((kind, number)) = word.split_once('-') {
        return matches!(kind, "T" | "G" | "C") && digits(number) && number.len() >= 2;
    }
    let chapter = |text: &str| digits(text) && text.parse().is_ok_and(|chapter: u16| (1..=11).contains(&chapter));
    word.split_once('.')
        .is_some_and(|(first, fact)| chapter(first) && digits(fact) && fact.len() <= 2 && !fact.starts_with('0'))
}

/// Every id that is cited anywhere, with the files that do. A number such as 2.1 may be anything: it is an id only as a
/// whole string.
fn citations(files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    for (path, text) in files {
        let mut ids = BTreeSet::new();
        for line in text.lines() {
            ids.extend(line.split('"').skip(1).step_by(2).filter(|word| is_id(word)));
            let words = line.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
            ids.extend(words.filter(|word| word.contains('-') && is_id(word)));
        }
        for id in ids {
            note(&mut found, id.to_owned(), path);
        }
    }
    found
}

/// Tests named after rules: `t_126_...`, `g_07_...`, `r_4_9_...`, several joined by `and`.
fn tests(files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    for (path, text) in files.iter().filter(|(path, _)| path.starts_with("tests/") && path.ends_with(".rs")) {
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let name =
                lines.peek().and_then(|next| next.trim().strip_prefix("fn ")).filter(|_| line.trim() == "#[test]");
            let name = name.and_then(|rest| rest.split('(').next()).unwrap_or("");
            for id in named(name) {
                note(&mut found, id, &format!("{path}: {name}"));
            }
        }
    }
    found
}

/// The ids that a test's name begins with.
fn named(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let number = |place: usize| words.get(place).filter(|word| word.parse::<u16>().is_ok());
    let (mut ids, mut place) = (Vec::new(), 0);
    while let Some(word) = words.get(place) {
        match (*word, number(place + 1), number(place + 2)) {
            ("t" | "g" | "c", Some(ruling), _) => {
                ids.push(format!("{}-{ruling}", word.to_uppercase()));
                place += 2;
            }
            ("r" | "f", Some(chapter), Some(fact)) => {
                ids.push(format!("{chapter}.{fact}"));
                place += 3;
            }
            // Sections 7 to 9 have facts without numbers of their own.
            ("r" | "section", Some(section), None) => {
                ids.push((*section).to_string());
                place += 2;
            }
            ("and", ..) => place += 1,
            _ => break,
        }
    }
    ids
}

/// The head of a script: all that is needed of it here.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    rules: Vec<String>,
}

/// The rules that each script lists.
fn scripts(files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".script.ron")) {
        let head = crate::data::shape::options().from_str::<Head>(text);
        for id in head.map(|head| head.rules).unwrap_or_default() {
            note(&mut found, id, path);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{is_id, named, ranges};

    #[test]
    fn ids_are_read_from_names_and_heads() {
        assert_eq!(named("t_97_and_r_3_3_every_member"), ["T-97", "3.3"]);
        assert_eq!(named("r_4_2_r_4_7_and_r_5_1_the_lines"), ["4.2", "4.7", "5.1"]);
        assert_eq!(named("r_8_and_g_06_talents"), ["8", "G-06"]);
        assert!(named("a_test_of_no_rule").is_empty());
        assert_eq!(ranges("Pins (text paragraph 6; T-38 to T-41, 4.11)."), ["T-38", "T-39", "T-40", "T-41", "4.11"]);
        assert_eq!(ranges("Scenarios (section 9; G-14 to G-16)"), ["9", "G-14", "G-15", "G-16"]);
        assert!(is_id("11.3") && is_id("G-36") && !is_id("0.25") && !is_id("T-4") && !is_id("12.1"));
    }
}
