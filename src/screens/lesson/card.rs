//! The card of a lesson's step: its text, its buttons, and what it points at on the screen.

use super::{School, chosen, on, rings, terms};
use crate::battle::teaching::{Course, Teaching};
use crate::data::teaching::{Part, Point, Until};
use crate::input::{Act, Hints, Intent, LessonTurn, Verb};
use crate::panels::{
    self,
    lesson::{Button, Card},
    spots::Spot,
};
use crate::screens::table;
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
    let shown = world.resource::<Hints>();
    let terms = terms::terms(world, &*lesson);
    let words = |what: &str| say(&lesson.sentence(&step, what), &terms);
    let place = lesson.teaching(world).map_or(0, Teaching::place);
    let settled = table::has_settled(world);
    let tried = world.resource::<School>().tried;
    let parts = step.point.iter().filter_map(|point| match point {
        Point::Part(part) => Some(spot(*part)),
        Point::Verb(place) => Some(Spot::Verb(Verb(*place))),
        _ => None,
    });
    scene.lesson = Some(Card {
        title: words("title"),
        text: words("text"),
        step: Some((place + 1, lesson.steps())),
        hint: chosen::reminder(world, &*lesson, &step).or_else(|| tried.then(|| words("hint"))),
        rule: step.rule.clone(),
        buttons: buttons(&*lesson, &step.until, place + 1 == lesson.steps(), shown.of(Act::Choose)),
        marks: if settled { rings(world, &chosen::points(world, &*lesson, &step)) } else { Vec::new() },
        spots: if settled { parts.collect() } else { Vec::new() },
        pieces: if settled { table::pieces(world) } else { Vec::new() },
    });
}

fn buttons(lesson: &dyn Course, until: &Until, last: bool, accept: &str) -> Vec<Button> {
    let mut buttons = Vec::new();
    if *until == Until::Read {
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
