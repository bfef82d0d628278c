//! All text that people read, from the Fluent files in `assets/words`.
//!
//! The rules speak in [`Message`]s: the name of a sentence and its terms. Only this file turns a message into
//! English. So another language is another folder, and a test finds every missing sentence.

pub mod plain;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use include_dir::{Dir, File, include_dir};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, collections::BTreeSet, sync::OnceLock};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/words/en");

/// The term for what a sentence is about.
const SUBJECT: &str = "subject";

/// The terms of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Term {
    /// A whole number.
    Number(i64),
    /// A name or another word that is not translated.
    Text(String),
}

impl From<i64> for Term {
    fn from(number: i64) -> Self {
        Term::Number(number)
    }
}

impl From<i32> for Term {
    fn from(number: i32) -> Self {
        Term::Number(number.into())
    }
}

impl From<usize> for Term {
    fn from(number: usize) -> Self {
        Term::Number(number as i64)
    }
}

impl From<&str> for Term {
    fn from(text: &str) -> Self {
        Term::Text(text.to_owned())
    }
}

impl From<String> for Term {
    fn from(text: String) -> Self {
        Term::Text(text)
    }
}

/// A sentence by its name in the Fluent files, with its terms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The name of the sentence.
    pub id: Cow<'static, str>,
    /// Its terms by name.
    pub terms: Vec<(&'static str, Term)>,
}

impl Message {
    /// A sentence without terms yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), terms: Vec::new() }
    }

    /// The same sentence with one more term.
    #[must_use]
    pub fn with(mut self, name: &'static str, term: impl Into<Term>) -> Self {
        self.terms.push((name, term.into()));
        self
    }

    /// The sentence in words. A sentence that no file has is shown by its name in angle brackets. One that can have a
    /// subject in front, as on a page, begins with its verb if it is given none, as behind the place in a file.
    pub fn words(&self) -> String {
        if self.terms.iter().any(|(name, _)| *name == SUBJECT) {
            return say(&self.id, &self.terms);
        }
        let terms: Vec<_> = self.terms.iter().cloned().chain([(SUBJECT, Term::from(""))]).collect();
        say(&self.id, &terms).trim_start().to_owned()
    }

    /// The same sentence about a subject: "Squad 1" in front of "has 3 vehicles".
    #[must_use]
    pub fn about(self, subject: &str) -> Self {
        self.with(SUBJECT, subject)
    }
}

/// `EndTurn` as in the word files: `end-turn`.
pub fn kebab(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 2);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

/// The words with a capital first letter.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The files for all books, and those in the folder of each book.
fn files() -> impl Iterator<Item = &'static File<'static>> {
    FILES.files().chain(FILES.dirs().flat_map(Dir::files))
}

/// A file's sentences, and what its parser could not read.
fn read(file: &File) -> (FluentResource, Vec<String>) {
    let text = file.contents_utf8().unwrap_or_default().to_owned();
    FluentResource::try_new(text).map_or_else(
        |(rest, errors)| (rest, errors.iter().map(ToString::to_string).collect()),
        |whole| (whole, Vec::new()),
    )
}

fn empty() -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![unic_langid::LanguageIdentifier::default()]);
    bundle.set_use_isolating(false);
    bundle
}

fn bundle() -> &'static FluentBundle<FluentResource> {
    static BUNDLE: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    BUNDLE.get_or_init(|| {
        let mut bundle = empty();
        for file in files() {
            // A broken sentence or one that is there twice is left out here and found by the test of the faults.
            bundle.add_resource(read(file).0).ok();
        }
        bundle
    })
}

/// Every letter that the files are written with, each once.
pub fn letters() -> BTreeSet<char> {
    let texts = files().filter_map(|file| file.contents_utf8());
    texts.flat_map(str::chars).filter(|letter| !letter.is_control()).collect()
}

/// The rest of the name of every sentence whose name begins so, each once.
pub fn names_after(beginning: &str) -> BTreeSet<&'static str> {
    let lines = files().filter_map(|file| file.contents_utf8()).flat_map(str::lines);
    lines.filter_map(|line| Some(line.strip_prefix(beginning)?.split_once(" =")?.0)).collect()
}

/// Whether some file has the sentence.
pub fn knows(id: &str) -> bool {
    bundle().has_message(id)
}

/// A sentence by its name, with its terms, in words.
pub fn say(id: &str, terms: &[(&'static str, Term)]) -> String {
    let Some(pattern) = bundle().get_message(id).and_then(|message| message.value()) else {
        return format!("<{id}>");
    };
    let mut args = FluentArgs::with_capacity(terms.len());
    for (name, term) in terms {
        let value = match term {
            Term::Number(number) => FluentValue::from(*number),
            Term::Text(text) => FluentValue::from(plain::clean(text)),
        };
        args.set(*name, value);
    }
    bundle().format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// A sentence without terms, in words.
pub fn word(id: &str) -> String {
    say(id, &[])
}

/// Faults in the files of words, for the test that walks them: each file with what its parser could not read, and each
/// sentence that another file has too.
pub fn faults() -> Vec<String> {
    let (mut faults, mut bundle) = (Vec::new(), empty());
    for file in files() {
        let (sentences, unread) = read(file);
        let twice = bundle.add_resource(sentences).err().into_iter().flatten().map(|error| error.to_string());
        faults.extend(unread.into_iter().chain(twice).map(|fault| format!("{}: {fault}", file.path().display())));
    }
    faults
}
