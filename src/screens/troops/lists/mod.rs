//! Rosters that are lists of members, each of one kind: the books that have such say what their kinds are.

mod bench;
mod model;
mod names;
mod offers;
mod sheet;

pub use offers::is_used;

use crate::battle::account::Trait;
use crate::data::{
    error::LoadError,
    troops::{Draft, Listed, Member},
};
use crate::panels::{Why, troops::Card};
use crate::rules::Book;
use crate::screens::{
    armies::{Armies, Building, Look},
    troops::offer,
};
use crate::words::say;
use bench::Bench;
use names::Names;
use std::marker::PhantomData;

/// A kind of member.
#[derive(Clone, Debug, Default)]
pub struct Kind {
    /// Its name in files.
    pub name: String,
    /// Its name.
    pub called: String,
    /// Its army in files. All members of a roster are of one army.
    pub army: String,
    /// The name of that army.
    pub of: String,
    /// What it costs; 0 in a book where members cost nothing.
    pub price: u32,
    /// What it is, in one line.
    pub line: String,
    /// What it can do.
    pub card: Card,
}

/// A book whose rosters are lists of members.
pub trait Lists: Send + Sync + 'static {
    /// The file of a roster.
    type File: Listed;

    /// Whether a member has a leader with a name of its own.
    const LED: bool;

    /// The kinds of members.
    fn kinds() -> Vec<Kind>;

    /// How large a roster is, in one line.
    fn size(draft: &Draft) -> String;

    /// What a roster costs, and what is left of its limit.
    fn spent(draft: &Draft) -> String;

    /// What a price is called: "80 points".
    fn priced(price: u32) -> String;

    /// What to know before the first member is added.
    fn about() -> String;

    /// The heading of the kinds of an army.
    fn adding(army: &str) -> String;

    /// A new member of a kind, with names that no member has.
    fn member(draft: &Draft, kind: &Kind) -> Member;

    /// The heading of the card that asks for the name of a member, and of one that asks for that of its leader.
    fn naming(leader: bool) -> String;
}

/// Special rules as a card shows them.
pub fn explained(traits: &[Trait]) -> Vec<Why> {
    let explained = |Trait { of, name, about }: &Trait| {
        let terms = [("of", of.clone().into()), ("name", name.clone().into()), ("about", about.words.clone().into())];
        Why::new(say("troops-trait", &terms), about.rule)
    };
    traits.iter().map(explained).collect()
}

/// How the rosters of such a book are listed and built.
#[derive(Clone, Copy, Debug)]
pub struct Of<L>(PhantomData<L>);

impl<L: Lists> Of<L> {
    /// The only value.
    pub const NEW: Self = Self(PhantomData);
}

impl<L: Lists> Armies for Of<L> {
    fn book(&self) -> Book {
        L::File::BOOK
    }

    fn look(&self, file: &str, text: &str) -> Result<Look, LoadError> {
        let draft = Draft::parse::<L::File>(file, text)?;
        let (breaches, _) = draft.breaches::<L::File>();
        let kinds = L::kinds();
        let names = Names { draft: &draft, kinds: &kinds };
        let faults = offer::faults(&breaches, &names, |_| String::new()).into_iter().map(|(_, why)| why).collect();
        let (size, bill) = (L::size(&draft), model::bill::<L>(&draft, &kinds));
        Ok(Look { name: draft.name, about: draft.about, size, bill, faults })
    }

    fn open(&self, file: &str, text: &str) -> Result<Box<dyn Building>, LoadError> {
        Ok(Box::new(Bench::<L>::new(Draft::parse::<L::File>(file, text)?)))
    }

    fn fresh(&self, name: &str) -> Box<dyn Building> {
        let empty = L::File::of(&Draft { name: name.to_owned(), ..Draft::default() });
        Box::new(Bench::<L>::new(empty.draft()))
    }

    fn renamed(&self, file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        Draft::text_renamed::<L::File>(file, text, name)
    }
}
