//! Personalities that are one weight for each criterion of their book: those of the books with fewer kinds of ideas.

use super::{Voice, shelf};
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    library,
    number::{described, named, within},
    raw::{Book, Pairs},
    shape,
};
use crate::words::Message;
use serde::{Deserialize, de::DeserializeOwned};
use std::{fmt::Debug, marker::PhantomData, sync::Arc};

/// The heaviest weight, in hundredths.
const HEAVIEST: i64 = 1000;

/// The criteria that a book has for an idea.
pub trait Criterion: Copy + Debug + PartialEq + Sized + 'static {
    /// The book.
    const BOOK: Book;
    /// The voices of the book in the text files; the first one speaks for personalities that don't name one.
    const VOICES: &'static [&'static str];
    /// The weights as in a file, in hundredths; 100 where the file sets none.
    type Weights: DeserializeOwned + Debug + Clone;
    /// The name of each weight in files, and the weight, in the order of the criteria.
    fn by_name(weights: &Self::Weights) -> Vec<(&'static str, i64)>;
    /// Its place among the criteria.
    fn place(self) -> usize;
}

/// Defines the criteria of a book: each with its name in files, in the list of reasons, and in a sentence about an order.
macro_rules! criteria {
    (
        book $Book:ident, voices $voices:expr;
        $(#[$about:meta])* pub enum $Consider:ident {
            $($(#[$doc:meta])* $What:ident = $what:ident, $name:literal, $reason:literal;)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
        pub enum $Consider {
            $($(#[$doc])* $What,)+
        }

        impl $Consider {
            /// All criteria, in order.
            pub const ALL: &[$Consider] = &[$($Consider::$What,)+];

            /// Its name in a sentence about an order.
            pub const fn reason(self) -> &'static str {
                match self {
                    $($Consider::$What => $reason,)+
                }
            }
        }

        impl std::fmt::Display for $Consider {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let name = match self {
                    $($Consider::$What => $name,)+
                };
                f.write_str(&crate::words::word(name))
            }
        }

        /// The weight of each criterion as in a file.
        #[derive(Clone, Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Weights {
            $($what: i64,)+
        }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($what: 100,)+ }
            }
        }

        impl $crate::data::persona::weighed::Criterion for $Consider {
            const BOOK: $crate::data::raw::Book = $crate::data::raw::Book::$Book;
            const VOICES: &'static [&'static str] = &$voices;
            type Weights = Weights;

            fn by_name(weights: &Weights) -> Vec<(&'static str, i64)> {
                vec![$((stringify!($what), weights.$what),)+]
            }

            fn place(self) -> usize {
                self as usize
            }
        }
    };
}

pub(in crate::data) use criteria;

/// A character, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Persona<C> {
    /// Shown to players.
    pub name: String,
    /// Its playing style, in one sentence.
    pub about: String,
    /// The share of a score, in thousandths, that its own random stream may add.
    pub whim: u32,
    /// How it speaks.
    pub voice: Voice,
    weights: Vec<i64>,
    of: PhantomData<C>,
}

/// A character as in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<W> {
    format: u32,
    book: Book,
    name: String,
    #[serde(default)]
    about: String,
    #[serde(default)]
    whim: i64,
    weights: W,
    voice: Option<String>,
    #[serde(default)]
    lines: Pairs<String, Vec<String>>,
}

impl<C: Criterion> Persona<C> {
    /// The weight of a criterion, in hundredths.
    pub fn weight(&self, what: C) -> i64 {
        self.weights[what.place()]
    }

    /// The same with another weight for one criterion: this many hundredths of its own.
    #[must_use]
    pub fn but(mut self, what: C, percent: i64) -> Self {
        let weight = &mut self.weights[what.place()];
        *weight = *weight * percent / 100;
        self
    }

    /// The names of the shipped personalities, in order, without the extension.
    pub fn names() -> Vec<String> {
        library::opponents_of(C::BOOK)
    }

    /// All shipped characters.
    pub fn all() -> Vec<Arc<Self>> {
        shelf::all(C::BOOK, Self::parse)
    }

    /// A shipped personality by its name without the extension.
    ///
    /// # Errors
    /// If there is none with that name.
    pub fn shipped(name: &str) -> Result<Arc<Self>, LoadError> {
        shelf::shipped(C::BOOK, name, Self::parse)
    }

    /// Reads a personality from a file; if there is no such file, the shipped one with that name.
    ///
    /// # Errors
    /// If the file can't be read, its first syntax error, or all content errors.
    pub fn load(path: &std::path::Path) -> Result<(Self, Vec<Note>), LoadError> {
        shelf::load(C::BOOK, path, Self::parse)
    }

    /// Reads a personality from text.
    ///
    /// # Errors
    /// Its first syntax error, or all content errors.
    pub fn parse(file: &str, text: &str) -> Result<(Self, Vec<Note>), LoadError> {
        let raw: Raw<C::Weights> = shape::parse_of(C::BOOK, file, text)?;
        let (mut findings, root) = (Findings::default(), Path::default());
        if raw.format != shape::FORMAT {
            let what = Message::new("data-format").with("given", raw.format.to_string());
            findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
        }
        raw.book.check_is(C::BOOK, &mut findings, &root.field("book"));
        named(&mut findings, &root.field("name"), &raw.name);
        described(&mut findings, &root.field("about"), &raw.about);
        within(&mut findings, &root.field("whim"), raw.whim, 0, 500);
        let weights = C::by_name(&raw.weights);
        for (name, weight) in &weights {
            within(&mut findings, &root.field("weights").field(name), *weight, 0, HEAVIEST);
        }
        let named_voice = raw.voice.unwrap_or_else(|| C::VOICES[0].to_owned());
        let voice = Voice::checked(&mut findings, &root, (named_voice, C::VOICES), raw.lines.0);
        let whim = u32::try_from(raw.whim).unwrap_or(0);
        let weights = weights.into_iter().map(|(_, weight)| weight).collect();
        let persona = Self { name: raw.name, about: raw.about, whim, voice, weights, of: PhantomData };
        findings.settle(file, Some(persona))
    }
}
