//! The choices offered for a roster, each with its price and the objections to it.

use crate::data::troops::{Breach, Called};
use crate::input::TroopsName;
use crate::panels::{Why, troops as panel};

/// The result of a choice.
#[derive(Clone, Debug)]
pub enum Deed<E> {
    /// The roster is changed.
    Edit(E),
    /// A name is asked for.
    Ask(TroopsName),
}

/// A choice, with its cost and the objections to it.
#[derive(Clone, Debug)]
pub struct Offer<E> {
    /// What it is.
    pub words: String,
    /// What it does.
    pub about: String,
    /// Whether it is taken already.
    pub on: bool,
    /// Its result.
    pub deed: Deed<E>,
    /// What it costs; negative if it brings something.
    pub price: i64,
    /// The objections to it.
    pub why: Vec<String>,
}

impl<E> Offer<E> {
    /// A choice that changes the roster.
    pub fn edit(words: impl Into<String>, edit: E) -> Self {
        Self::of(words, Deed::Edit(edit))
    }

    /// A choice that asks for a name.
    pub fn ask(words: impl Into<String>, what: TroopsName) -> Self {
        Self::of(words, Deed::Ask(what))
    }

    fn of(words: impl Into<String>, deed: Deed<E>) -> Self {
        Self { words: words.into(), about: String::new(), on: false, deed, price: 0, why: Vec::new() }
    }

    /// The same, marked as taken already.
    #[must_use]
    pub fn on(self, on: bool) -> Self {
        Self { on, ..self }
    }

    /// The same, with a description.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: about.into(), ..self }
    }

    fn panel(&self) -> panel::Offer {
        let price = match self.price {
            0 => String::new(),
            // Something faulty can't be bought: its price would be meaningless.
            price if price < 0 && !self.why.is_empty() => String::new(),
            price if price < 0 => format!("\u{2212}{}", -price),
            price => format!("+{price}"),
        };
        let why = (!self.why.is_empty()).then(|| self.why.join("\n"));
        panel::Offer { words: self.words.clone(), about: self.about.clone(), on: self.on, price, why }
    }
}

/// Choices of one kind.
#[derive(Clone, Debug)]
pub struct Group<E> {
    /// What they are about.
    pub title: String,
    /// The choices.
    pub offers: Vec<Offer<E>>,
}

/// Groups as they are shown.
pub fn panels<E>(groups: &[Group<E>]) -> Vec<panel::Group> {
    let group = |group: &Group<E>| panel::Group {
        title: group.title.clone(),
        offers: group.offers.iter().map(Offer::panel).collect(),
    };
    groups.iter().map(group).collect()
}

/// What is wrong with a roster as it is shown, with the place of each fault in words.
pub fn faults(breaches: &[Breach], called: &dyn Called, place: impl Fn(&str) -> String) -> Vec<(String, Why)> {
    let why = |breach: &Breach| {
        let (words, rule) = breach.split(called);
        (place(&breach.place), Why::new(words, &rule))
    };
    breaches.iter().map(why).collect()
}
