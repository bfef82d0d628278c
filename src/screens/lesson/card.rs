//! The card of a lesson's step: its words, its buttons, and what it points at on the screen.

use super::{School, is_players, on, rings, terms};
use crate::battle::lesson::{self, Teaching};
use crate::data::lesson::{Part, Point, Until};
use crate::input::{Act, Hints, Intent, LessonTurn};
use crate::panels::{
    self,
    lesson::{Button, Card},
    spots::Spot,
};
use crate::screens::{battle::verbs, table};
use crate::words::{say, word};
use bevy::prelude::World;

const fn spot(part: Part) -> Spot {
    match part {
        Part::Move => Spot::Verb(verbs::MOVE),
        Part::Attack => Spot::Verb(verbs::ATTACK),
        Part::Overwatch => Spot::Verb(verbs::OVERWATCH),
        Part::Charge => Spot::Verb(verbs::CHARGE),
        Part::Done => Spot::Verb(verbs::DONE),
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

/// The battle's panels while a lesson is on.
pub fn dress(world: &World, scene: &mut panels::Battle) {
    let Some(lesson) = on(world) else { return };
    let Some(step) = lesson::step(world, &lesson) else { return };
    let reads = !matches!(step.until, Until::Given(_) | Until::Asked(..) | Until::Drafted(_));
    if !is_players(world, &lesson) || reads && scene.decision.is_some() {
        (scene.band, scene.decision, scene.sheet.accept) = (None, None, None);
    }
    let shown = world.resource::<Hints>();
    let terms = terms::terms(world, lesson.side);
    let words = |what: &str| say(&lesson.sentence(step, what), &terms);
    let place = lesson::teaching(world).map_or(0, Teaching::place);
    let settled = table::has_settled(world);
    let parts = step.point.iter().filter_map(|point| match point {
        Point::Part(part) => Some(spot(*part)),
        _ => None,
    });
    scene.lesson = Some(Card {
        title: words("title"),
        text: words("text"),
        step: Some((place + 1, lesson.steps.len())),
        hint: world.resource::<School>().tried.then(|| words("hint")),
        rule: step.rule.clone(),
        buttons: buttons(&step.until, place + 1 == lesson.steps.len(), shown.of(Act::Choose)),
        marks: if settled { rings(world, step) } else { Vec::new() },
        spots: if settled { parts.collect() } else { Vec::new() },
    });
}

fn buttons(until: &Until, last: bool, accept: &str) -> Vec<Button> {
    let mut buttons = Vec::new();
    if *until == Until::Read {
        let words = word(if last { "lesson-done" } else { "lesson-next" });
        let intent = Intent::Lesson(LessonTurn::Next);
        buttons.push(Button { words, key: accept.to_owned(), gold: true, intent, about: String::new() });
    } else {
        buttons.push(Button::quiet("lesson-skip", LessonTurn::Skip));
    }
    if last {
        buttons.push(Button::quiet("lesson-play-on", LessonTurn::PlayOn));
    }
    buttons.push(Button::quiet("lesson-again", LessonTurn::Again));
    if !last {
        buttons.push(Button::quiet("lesson-leave", LessonTurn::Leave));
    }
    buttons
}
