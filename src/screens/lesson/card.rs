//! The card of a lesson's step: its text, its buttons, and what it points at on the screen.

use super::{School, chosen, is_shown, on, rings, terms};
use crate::battle::teaching::{Course, Seen, Teaching};
use crate::data::teaching::{Part, Point, Until};
use crate::input::{Act, Hints, Intent, LessonTurn, Verb};
use crate::panels::{
    self,
    lesson::{Button, Card},
    spots::Spot,
};
use crate::screens::{host::host, table};
use crate::words::{say, word};
use bevy::prelude::World;

const fn spot(part: Part) -> Spot {
    match part {
        Part::EndTurn => Spot::EndTurn,
        Part::Accept => Spot::Accept,
        Part::Undo => Spot::Undo,
        Part::Sheet => Spot::Sheet,
        Part::Forecast => Spot::Forecast,
        Part::Log => Spot::Log,
        Part::Track => Spot::Track,
        Part::Tray => Spot::Tray,
        Part::Cards => Spot::Cards,
    }
}

/// Adjusts the battle's panels during a lesson.
pub fn dress(world: &World, scene: &mut panels::Battle) {
    let Some(lesson) = on(world) else { return };
    let Some(step) = lesson.step(world) else { return };
    let reads = !matches!(step.until, Until::Given(_) | Until::Asked(..) | Until::Drafted(_));
    if !lesson.is_players(world) || reads && scene.decision.is_some() {
        (scene.band, scene.decision, scene.sheet.accept) = (None, None, None);
    }
    scene.lesson = Some(match held(world, &*lesson) {
        _ if lesson.waits(world) => waiting(world, &*lesson),
        Some((place, step)) => plain(world, &*lesson, place, &step),
        None => current(world, &*lesson, &step),
    });
}

/// While what led to the current step is still being shown: the step whose card stays until then.
fn held(world: &World, lesson: &dyn Course) -> Option<(usize, Seen)> {
    let place = world.resource::<School>().shown.filter(|_| !is_shown(world))?;
    Some((place, lesson.step_at(place)?))
}

/// The other side decides before the player can do the next step.
fn waiting(world: &World, lesson: &dyn Course) -> Card {
    let side = host(world).side(world, lesson.side().other());
    let place = lesson.teaching(world).map_or(0, Teaching::place);
    Card {
        title: say("lesson-waits-title", &[("side", side.into())]),
        text: word("lesson-waits"),
        step: Some((place + 1, lesson.steps())),
        buttons: buttons(lesson, None, false),
        ..Card::default()
    }
}

/// A step without anything to do: one that has been done, until its results have been shown.
fn plain(world: &World, lesson: &dyn Course, place: usize, step: &Seen) -> Card {
    let terms = terms::terms(world, lesson);
    Card {
        title: say(&lesson.sentence(step, "title"), &terms),
        text: say(&lesson.sentence(step, "text"), &terms),
        step: Some((place + 1, lesson.steps())),
        rule: step.rule.clone(),
        buttons: buttons(lesson, None, false),
        ..Card::default()
    }
}

/// The step that the player is to do now.
fn current(world: &World, lesson: &dyn Course, step: &Seen) -> Card {
    let hint = || say(&lesson.sentence(step, "hint"), &terms::terms(world, lesson));
    let place = lesson.teaching(world).map_or(0, Teaching::place);
    let settled = table::has_settled(world);
    let tried = world.resource::<School>().tried;
    let parts = step.point.iter().filter_map(|point| match point {
        Point::Part(part) => Some(spot(*part)),
        Point::Verb(place) => Some(Spot::Verb(Verb(*place))),
        _ => None,
    });
    let accept = world.resource::<Hints>().of(Act::Choose);
    Card {
        hint: chosen::reminder(world, lesson, step).or_else(|| tried.then(hint)),
        tried,
        buttons: buttons(lesson, (step.until == Until::Read).then_some(accept), place + 1 == lesson.steps()),
        marks: if settled { rings(world, &chosen::points(world, lesson, step)) } else { Vec::new() },
        spots: if settled { parts.collect() } else { Vec::new() },
        pieces: if settled { table::pieces(world) } else { Vec::new() },
        ..plain(world, lesson, place, step)
    }
}

/// The buttons of a card; one that is only read goes on with this key.
fn buttons(lesson: &dyn Course, read: Option<&str>, last: bool) -> Vec<Button> {
    let mut buttons = Vec::new();
    if let Some(accept) = read {
        let words = word(if last { "lesson-done" } else { "lesson-next" });
        let intent = Intent::Lesson(LessonTurn::Next);
        buttons.push(Button { words, key: accept.to_owned(), gold: true, intent, about: String::new() });
    } else {
        buttons.push(Button::quiet("lesson-skip", LessonTurn::Skip));
    }
    if last {
        buttons.push(match lesson.then() {
            Some(_) => Button::quiet("lesson-play-next", LessonTurn::PlayNext),
            None => Button::quiet("lesson-play-on", LessonTurn::PlayOn),
        });
    }
    buttons.push(Button::quiet("lesson-again", LessonTurn::Again));
    if !last {
        buttons.push(Button::quiet("lesson-leave", LessonTurn::Leave));
    }
    buttons
}
