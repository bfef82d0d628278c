//! Short hints in the first real battles: each is shown once, when its subject first comes up.

use super::{
    host::host,
    lesson,
    pages::{Page, Pages},
    seats::Seats,
    settings::Settings,
    show, table, theatre, thinking,
};
use crate::force::Side;
use crate::input::{Act, Asked, Hints as KeyHints, Intent, LessonTurn, intent::Leaf};
use crate::panels::{
    self,
    lesson::{Button, Card},
};
use crate::rules::Book;
use crate::words::{say, word};
use bevy::prelude::*;

/// A hint: its name, the rule with more about it, and when it is due.
#[derive(Debug)]
pub struct Hint {
    /// Its name in the word files.
    pub name: &'static str,
    /// The rule with more about it; empty if it is about none.
    pub rule: &'static str,
    /// Whether it applies to the current situation.
    pub holds: fn(&World) -> bool,
    /// Whether the lesson of its book teaches its subject.
    taught: bool,
}

impl Hint {
    /// A hint about something that the lesson of its book leaves out.
    pub const fn new(name: &'static str, rule: &'static str, holds: fn(&World) -> bool) -> Self {
        Self { name, rule, holds, taught: false }
    }

    /// The same about something that the lesson teaches: after the lesson it counts as seen.
    #[must_use]
    pub const fn taught(self) -> Self {
        Self { taught: true, ..self }
    }
}

/// In a battle of two people, once the turn has passed: a card can mark that. It is about the seats, not about a rule.
const SEATS: Hint = Hint::new("seats", "", turn_has_passed);

/// Whether the turn has passed from one person to another without a card between them.
fn turn_has_passed(world: &World) -> bool {
    let Some(side) = host(world).window(world).map(|window| window.side) else { return false };
    let seats = world.resource::<Seats>();
    let people = Side::BOTH.into_iter().all(|side| seats.is_human(side));
    let passes = world.resource::<Settings>().pass_card || table::has_secrets(world) || host(world).is_shared(world);
    let own = host(world).tempo(world).side == side;
    people && !passes && own && super::curtain::has_news(world, side)
}

/// The hints of a book, after those of every book.
fn all(world: &World) -> impl Iterator<Item = &'static Hint> {
    std::iter::once(&SEATS).chain(host(world).hints())
}

/// The hint being shown.
#[derive(Resource, Default)]
pub struct Hints(Option<&'static str>);

/// Starts with no hint shown.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hints>();
}

fn find(world: &World, name: &str) -> Option<&'static Hint> {
    all(world).find(|hint| hint.name == name)
}

/// What an intent does to a hint. Returns whether the intent was used.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match intent {
        Intent::Lesson(LessonTurn::Understood) => put_away(world),
        Intent::Back | Intent::Accept if is_meant(world, pages, intent) => put_away(world),
        Intent::Lesson(LessonTurn::NoHints) => {
            put_away(world);
            let mut settings = world.resource_mut::<Settings>();
            settings.hints = false;
            settings.store();
        }
        _ => return false,
    }
    true
}

/// Whether a key that closes cards is meant for the hint; what a draft or a question takes with Enter comes first.
fn is_meant(world: &World, pages: &Pages, intent: &Intent) -> bool {
    let free = pages.page == Page::Battle && pages.card.is_none() && !pages.buttons;
    lies_there(world) && free && (*intent == Intent::Back || host(world).keys(world) == Asked::Nothing)
}

/// The hint has been seen and won't be shown again.
fn put_away(world: &mut World) {
    let Some(name) = world.resource_mut::<Hints>().0.take() else { return };
    let mut settings = world.resource_mut::<Settings>();
    settings.hinted.insert(name.to_owned());
    settings.store();
    world.resource_mut::<show::Awake>().stir();
}

/// The lesson of the book on the table has been finished: hints about what it has taught won't be shown.
pub fn skip_taught(world: &mut World) {
    let taught = host(world).hints().iter().filter(|hint| hint.taught);
    let mut settings = world.resource_mut::<Settings>();
    settings.hinted.extend(taught.map(|hint| hint.name.to_owned()));
    settings.store();
}

/// Whether a hint covers the battle.
pub fn lies_there(world: &World) -> bool {
    world.get_resource::<Hints>().is_some_and(|hints| hints.0.is_some())
}

/// Runs after all intents of a frame: shows a hint that is due, and puts away one that no longer applies.
pub fn follow(world: &mut World, pages: &Pages) {
    let off = !world.resource::<Settings>().hints || lesson::is_on(world) || theatre::is_on(world);
    if off || pages.page != Page::Battle {
        world.resource_mut::<Hints>().0 = None;
        return;
    }
    // As soon as its question has been answered, no matter what has yet to be shown and which side is asked next.
    let shown = world.resource::<Hints>().0.and_then(|name| find(world, name));
    if shown.is_some_and(|hint| !(hint.holds)(world)) {
        put_away(world);
    }
    if pages.card.is_some() || !table::has_settled(world) || thinking::is_awaited(world) {
        return;
    }
    // Nobody needs a hint about a decision that is answered for them.
    if !host(world).asks_player(world) {
        return;
    }
    if world.resource::<Hints>().0.is_none() {
        let seen = &world.resource::<Settings>().hinted;
        let due = all(world).find(|hint| !seen.contains(hint.name) && (hint.holds)(world));
        let name = due.map(|hint| hint.name);
        if name.is_some() {
            world.resource_mut::<Hints>().0 = name;
            world.resource_mut::<show::Awake>().stir();
        }
    }
}

/// Adjusts the battle's panels while a hint is shown.
pub fn dress(world: &World, scene: &mut panels::Battle) {
    let Some(hint) = world.resource::<Hints>().0.and_then(|name| find(world, name)) else { return };
    let keys_of = world.resource::<KeyHints>();
    let key = |act: Act| crate::words::Term::from(keys_of.of(act));
    let mut terms = vec![
        ("accept", key(Act::Choose)),
        ("next", key(Act::NextUnit)),
        ("help", key(Act::Help)),
        ("undo", key(Act::Undo)),
        ("end", key(Act::EndTurn)),
        ("more", key(Act::MoreTargets)),
        ("fewer", key(Act::FewerTargets)),
        ("reload", key(Act::Reload)),
    ];
    terms.push(("card", word("window-pass-card").into()));
    terms.push(("page", word(Leaf::Look.word_id()).into()));
    let side = host(world).window(world).map(|window| host(world).side(world, window.side));
    terms.push(("side", side.unwrap_or_default().into()));
    terms.extend(host(world).hint_terms(world));
    let book = if hint.name == SEATS.name { Book::default() } else { Book::of(host(world).book()).unwrap_or_default() };
    let words = book.hint_words(hint.name);
    let understood = Button {
        gold: true,
        key: keys_of.of(Act::Back).to_owned(),
        ..Button::quiet("hint-understood", LessonTurn::Understood)
    };
    scene.lesson = Some(Card {
        title: word(&format!("{words}-title")),
        text: say(&words, &terms),
        rule: (!hint.rule.is_empty()).then(|| hint.rule.to_owned()),
        buttons: vec![understood, Button::quiet("hint-none", LessonTurn::NoHints)],
        pieces: table::pieces(world),
        ..Card::default()
    });
}

#[cfg(test)]
mod tests {
    use crate::data::rulebook;
    use crate::rules::Book;
    use crate::screens::{host::Host, hosts};
    use crate::words::knows;

    #[test]
    fn every_hint_has_words_and_a_rule() {
        let hints = |host: &&'static dyn Host| (Book::of(host.book()), host.hints());
        let hints = hosts::ALL.iter().map(hints).flat_map(|(book, hints)| hints.iter().map(move |hint| (book, hint)));
        for (book, hint) in hints {
            let book = book.expect("it has a book of rules");
            let (rules, words) = (rulebook::of(book), book.hint_words(hint.name));
            assert!(knows(&words) && knows(&format!("{words}-title")), "{}", hint.name);
            assert!(rules.text(hint.rule).is_some(), "{}", hint.name);
        }
        let words = Book::default().hint_words(super::SEATS.name);
        assert!(knows(&words) && knows(&format!("{words}-title")));
    }
}
