//! Short hints in the first real battles: each is shown once, when its subject first comes up.

use super::{
    battle::{self, Hands},
    lesson,
    pages::{Page, Pages},
    settings::Settings,
    show, theatre, thinking,
};
use crate::force::UnitIx;
use crate::input::{Act, Hints as KeyHints, Intent, LessonTurn};
use crate::panels::{
    self,
    lesson::{Button, Card},
};
use crate::rules::monkeys::{door, scenarios::Scenario};
use crate::words::{say, word};
use bevy::prelude::*;

/// When a hint is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// This is asked.
    Asked(&'static str),
    /// Orders are given to a unit with somebody pinned in it.
    Pinned,
    /// Orders are given to a unit without ammunition.
    Empty,
    /// An enemy watches while orders are given.
    Watched,
}

/// A hint: its name, when it is due, the rule that says more.
struct Hint {
    name: &'static str,
    when: When,
    rule: &'static str,
}

const fn hint(name: &'static str, when: When, rule: &'static str) -> Hint {
    Hint { name, when, rule }
}

/// All hints, those that are rarer first: of several that are due the first is shown.
const HINTS: &[Hint] = &[
    hint("empty", When::Empty, "T-101"),
    hint("pinned", When::Pinned, "T-38"),
    hint("watched", When::Watched, "T-123"),
    hint("ground", When::Asked("Ground"), "G-33"),
    hint("deploy", When::Asked("Deploy"), "G-32"),
    hint("designate", When::Asked("Designate"), "T-07"),
    hint("act", When::Asked("Act"), "T-13"),
    hint("volley", When::Asked("Volley"), "T-51"),
    hint("die", When::Asked("Die"), "T-65"),
    hint("watch", When::Asked("Watch"), "T-126"),
    hint("regroup", When::Asked("Regroup"), "T-103"),
    hint("stand", When::Asked("Stand"), "T-108"),
    hint("successor", When::Asked("Successor"), "T-34"),
    hint("damage", When::Asked("Damage"), "T-87"),
];

/// The hint that lies on the table.
#[derive(Resource, Default)]
pub struct Hints(Option<&'static str>);

fn find(name: &str) -> Option<&'static Hint> {
    HINTS.iter().find(|hint| hint.name == name)
}

/// Whether a hint is about what is going on now.
fn holds(world: &World, when: When) -> bool {
    let asked = battle::act::window_name(world);
    let When::Asked(name) = when else {
        return asked == Some("Act") && holds_for_orders(world, when);
    };
    asked == Some(name)
}

fn holds_for_orders(world: &World, when: When) -> bool {
    let table = door::table(world);
    let field = table.field;
    let selected = world.resource::<Hands>().selected.and_then(|unit| field.find_unit(unit));
    let of_selected = |holds: &dyn Fn(UnitIx) -> bool| selected.is_some_and(holds);
    match when {
        When::Pinned => of_selected(&|unit| field.members(unit).any(|mate| field.primate(mate).pin.holds())),
        When::Empty => of_selected(&|unit| field.unit(unit).ammunition.is_out()),
        When::Watched => {
            let mut enemies = field.all_units().filter(|unit| field.side(*unit) != table.turn.side);
            enemies.any(|unit| field.unit(unit).watch.0 && field.stands(unit))
        }
        When::Asked(_) => false,
    }
}

/// What hands do to a hint. Whether the intent is answered.
pub fn answer(world: &mut World, intent: &Intent) -> bool {
    match intent {
        Intent::Lesson(LessonTurn::Understood) => put_away(world),
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

/// The hint has been seen, and is not shown again.
fn put_away(world: &mut World) {
    let Some(name) = world.resource_mut::<Hints>().0.take() else { return };
    let mut settings = world.resource_mut::<Settings>();
    settings.hinted.insert(name.to_owned());
    settings.store();
    world.resource_mut::<show::Awake>().stir();
}

/// After all intents of a frame: a hint that is due is laid, one whose matter is over is put away.
pub fn follow(world: &mut World, pages: &Pages) {
    let off = !world.resource::<Settings>().hints || lesson::is_on(world) || theatre::is_on(world);
    if off || pages.page != Page::Battle {
        world.resource_mut::<Hints>().0 = None;
        return;
    }
    if pages.card.is_some() || !battle::has_settled(world) || thinking::is_awaited(world) {
        return;
    }
    let shown = world.resource::<Hints>().0.and_then(find);
    if shown.is_some_and(|hint| !holds(world, hint.when)) {
        put_away(world);
    }
    if world.resource::<Hints>().0.is_none() {
        let seen = &world.resource::<Settings>().hinted;
        let due = HINTS.iter().find(|hint| !seen.contains(hint.name) && holds(world, hint.when));
        let name = due.map(|hint| hint.name);
        if name.is_some() {
            world.resource_mut::<Hints>().0 = name;
            world.resource_mut::<show::Awake>().stir();
        }
    }
}

/// The battle's panels while a hint lies there.
pub fn dress(world: &World, scene: &mut panels::Battle) {
    let Some(hint) = world.resource::<Hints>().0.and_then(find) else { return };
    let keys_of = world.resource::<KeyHints>();
    let key = |act: Act| crate::words::Term::from(keys_of.of(act));
    let keys = [
        ("accept", key(Act::Choose)),
        ("next", key(Act::NextUnit)),
        ("help", key(Act::Help)),
        ("undo", key(Act::Undo)),
        ("end", key(Act::EndTurn)),
        ("more", key(Act::MoreTargets)),
        ("fewer", key(Act::FewerTargets)),
        ("reload", key(Act::Reload)),
        ("often", rerolls(world)),
    ];
    let understood = Button { gold: true, ..Button::quiet("hint-understood", LessonTurn::Understood) };
    scene.lesson = Some(Card {
        title: word(&format!("hint-first-{}-title", hint.name)),
        text: say(&format!("hint-first-{}", hint.name), &keys),
        rule: Some(hint.rule.to_owned()),
        buttons: vec![understood, Button::quiet("hint-none", LessonTurn::NoHints)],
        ..Card::default()
    });
}

/// How often another ground may be asked for (G-33).
fn rerolls(world: &World) -> crate::words::Term {
    let ambush = door::table(world).turn.stakes.scenario == Scenario::Ambush;
    word(if ambush { "ground-often" } else { "ground-once" }).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::knows;

    #[test]
    fn every_hint_has_words_and_a_rule() {
        for hint in HINTS {
            assert!(knows(&format!("hint-first-{}", hint.name)), "{}", hint.name);
            assert!(knows(&format!("hint-first-{}-title", hint.name)), "{}", hint.name);
            assert!(crate::data::rulebook::text(hint.rule).is_some(), "{}", hint.name);
        }
    }
}
