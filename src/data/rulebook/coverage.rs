//! The chapter, tests and scripts of each rule, read from the source tree.

use super::{
    RuleBook,
    ids::{belongs, is_id, is_plain, named, ranges},
};
use crate::data::{
    error::{Fault, LoadError},
    file,
};
use crate::rules::Book;
use crate::words::Message;
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs,
    path::Path,
};

/// Sources of this table, which cite every rule without implementing any.
const OWN: [&str; 3] = ["src/data/rulebook/", "assets/rules/", "tests/house/"];

/// What a source tree contains about each rule of the book.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// One line per id, in reading order.
    pub lines: Vec<Line>,
    /// Ids that are cited but don't exist in the book, with the file that cites them.
    pub strangers: Vec<(String, String)>,
}

/// What a source tree contains about one rule.
#[derive(Clone, Debug)]
pub struct Line {
    /// The rule.
    pub id: String,
    /// The source files that name it in their first lines, otherwise those that cite it.
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
    /// It has none, since its chapter is still being written.
    Pending,
    /// It isn't a rule of the game, for this reason.
    NotARule(String),
    /// It has none.
    Untested,
}

impl Coverage {
    /// Reads a source tree, named by its root, for the rules of a book.
    ///
    /// # Errors
    /// If there are no sources and tests.
    pub fn read(book: Book, root: &Path) -> Result<Self, LoadError> {
        let trees = ["src", "tests", "assets"].map(|folder| files(root, folder));
        if trees[0].is_empty() || trees[1].is_empty() {
            let what = Message::new("rules-no-sources");
            return Err(LoadError::single(&root.display().to_string(), Fault::whole(what)));
        }
        let mut files = trees.concat();
        files.retain(|(path, text)| belongs(book, path, text));
        Ok(Self::of(super::of(book), &files))
    }

    fn of(book: &RuleBook, files: &[(String, String)]) -> Self {
        let (chapters, noted, cited) =
            (chapters(book.book, files), comments(book.book, files), citations(book.book, files));
        let (tests, scripts) = (tests(book.book, files), scripts(files));
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

    /// What is wrong: ids without a test, and citations of ids that don't exist.
    pub fn faults(&self) -> Vec<String> {
        let untested = self.lines.iter().filter(|line| line.status == Status::Untested);
        let untested = untested.map(|line| format!("{} has neither test nor script", line.id));
        let strangers = self.strangers.iter().map(|(id, file)| format!("{id}, cited in {file}, does not exist"));
        untested.chain(strangers).collect()
    }

    /// Ids whose chapter is still to come.
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

/// One line per id: chapter, number of tests, number of scripts, or why it isn't a rule.
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

/// `tests/scripts/attack-cover.script.ron` without folders and extension.
fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split('.').next().unwrap_or(name)
}

/// Text files in a folder, by path from the root.
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

/// The chapters: ids in the first lines of the sources, with every id in a range such as `T-38 to T-42`.
fn chapters(book: Book, files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    // The book's own chapters come before the modules that use them.
    let (own, others): (Vec<_>, Vec<_>) = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/") && path.ends_with(".rs"))
        .partition(|(path, _)| path.starts_with("src/rules/"));
    for (path, text) in own.into_iter().chain(others) {
        let head: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
        for id in ranges(book, &head.join(" ")) {
            note(&mut found, id, path);
        }
    }
    found
}

/// Ids in the comments of the sources, the book's own sources first.
fn comments(book: Book, files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    let sources = files.iter().filter(|(path, _)| path.ends_with(".rs") && path.starts_with("src/"));
    let (own, others): (Vec<_>, Vec<_>) = sources.partition(|(path, _)| path.starts_with("src/rules/"));
    for (path, text) in own.into_iter().chain(others) {
        for line in text.lines().filter_map(|line| line.split_once("//")) {
            for id in ranges(book, line.1) {
                note(&mut found, id, path);
            }
        }
    }
    found
}

/// Every id that is cited anywhere, with the files that cite it. A number such as 2.1 may mean anything, so it counts
/// as an id only as a whole string.
fn citations(book: Book, files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    for (path, text) in files {
        let mut ids = BTreeSet::new();
        for line in text.lines() {
            ids.extend(line.split('"').skip(1).step_by(2).filter(|word| is_id(book, word)));
            let words = line.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
            ids.extend(words.filter(|word| is_plain(book, word)));
        }
        for id in ids {
            note(&mut found, id.to_owned(), path);
        }
    }
    found
}

/// Tests named after rules, with the rules.
fn tests(book: Book, files: &[(String, String)]) -> Found {
    let mut found = Found::new();
    for (path, text) in files.iter().filter(|(path, _)| path.starts_with("tests/") && path.ends_with(".rs")) {
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let name =
                lines.peek().and_then(|next| next.trim().strip_prefix("fn ")).filter(|_| line.trim() == "#[test]");
            let name = name.and_then(|rest| rest.split('(').next()).unwrap_or("");
            for id in named(book, name) {
                note(&mut found, id, &format!("{path}: {name}"));
            }
        }
    }
    found
}

/// The head of a script: all that is needed from it here.
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
