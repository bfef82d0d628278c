//! Views of the whole board in any book: which is on, what it asks, and what is drawn and written for it.

use super::{
    chart::{Chart, Question},
    look::Look,
};
use crate::battle::{
    shown::Shown,
    views::{Line, Survey},
};
use crate::board::Cell;
use crate::engine::{Shape, Viewer, door};
use crate::force::{Side, UnitId};
use crate::input::{
    Act, Intent, Lens,
    intent::{BoardView, Held},
};
use crate::panels::{
    Why,
    band::Chip,
    views::{Views, step_words},
};
use crate::screens::{Hands, counts, host::Scene, surveyor, thinking};
use crate::view::{
    Sketch,
    art::icons::Sign,
    sketch::{AimSketch, Label, SightSketch},
};
use crate::words::{say, word};
use bevy::prelude::World;
use std::sync::Arc;

/// A key or a button for a view: one that shows nothing now says why.
pub(super) fn answer<B: Shown>(world: &World, hands: &mut Hands, intent: &Intent) {
    let was = hands.board_view();
    let looks = !matches!(intent, Intent::Hold(Held::Breakdown, _) | Intent::Hold(_, false));
    if looks && !B::SURVEYED {
        return hands.refuse(Why::new(word("plain-no-views"), ""));
    }
    match intent {
        Intent::Hold(held, on) => hands.hold(*held, *on),
        Intent::View(view) => hands.toggle_view(*view),
        _ => hands.next_view(),
    }
    let now = hands.board_view().filter(|view| looks && was != Some(*view));
    let why = now.and_then(|view| closed(&Look::<B>::at(world, &hands.clone()), view));
    if looks {
        hands.note(why);
    }
}

/// Why a view shows nothing now.
fn closed<B: Shown>(look: &Look<B>, view: BoardView) -> Option<Why> {
    let needs_unit = matches!(view, BoardView::Sight | BoardView::Fire);
    let id = match unit_of(look, view) {
        _ if !B::SURVEYED => "plain-no-views",
        _ if !needs_unit => return None,
        None => "plain-view-no-unit",
        Some(unit) if stands(look, unit) => return None,
        Some(_) => "plain-view-off-board",
    };
    Some(Why::new(word(id), ""))
}

/// Whether a unit is on the board as far as the viewer knows, or being placed there.
fn stands<B: Shown>(look: &Look<B>, unit: UnitId) -> bool {
    look.place(unit).is_some() || look.shape() == Some(Shape::Cells) && look.able().contains(&unit)
}

/// The unit that a view is about.
fn unit_of<B: Shown>(look: &Look<B>, view: BoardView) -> Option<UnitId> {
    if view == BoardView::Fire { gunner(look) } else { look.hands.shown() }
}

/// The chart of the current view, as soon as it is ready.
pub(super) fn chart<B: Shown>(world: &mut World, hands: &Hands) -> Option<Arc<Chart>> {
    let question = question(&Look::<B>::at(world, hands))?;
    let is_alike = |one: &Question, other: &Question| one.view() == other.view();
    surveyor::answer(world, question, is_alike, |world, question| {
        let survey = survey::<B>(world, hands);
        move || Chart::of(&*survey, question)
    })
}

fn survey<B: Shown>(world: &World, hands: &Hands) -> Box<dyn Survey> {
    let look = Look::<B>::at(world, hands);
    B::survey(look.view, look.viewer).expect("a question was asked about it")
}

/// What the current view asks; `None` if no view is on, or it shows nothing now.
fn question<B: Shown>(look: &Look<B>) -> Option<Question> {
    let view = look.hands.board_view().filter(|view| closed(look, *view).is_none())?;
    match view {
        BoardView::Sight => {
            let eyes = eyes(look);
            (!eyes.is_empty()).then_some(Question::Sight(look.hands.shown()?, eyes))
        }
        BoardView::Seers => {
            let cell = look.hands.hover().filter(|cell| B::ground(look.view).contains(*cell))?;
            let looks = look.pieces.iter().map(|piece| piece.id.unit).find(|unit| unit.side == own(look));
            Some(Question::Seers(look.hands.shown().or(looks)?, cell))
        }
        BoardView::Threat => {
            let at = look.hands.shown().filter(|unit| unit.side == own(look));
            Some(Question::Threat(own(look).other(), at))
        }
        BoardView::Fire => gunner(look).map(Question::Fire),
    }
}

/// The unit whose targets are asked about: an enemy only if there are no secrets, since its own side alone may know
/// whom it has detected.
fn gunner<B: Shown>(look: &Look<B>) -> Option<UnitId> {
    let may_ask = |unit: &UnitId| look.viewer == Viewer::All || unit.side == own(look);
    look.hands.shown().filter(may_ask).or_else(|| look.hands.selected().filter(may_ask))
}

/// The side that views are for: the viewer's, otherwise that of the selected unit or the one that decides.
fn own<B: Shown>(look: &Look<B>) -> Side {
    match look.viewer {
        Viewer::Side(side) => side,
        Viewer::All | Viewer::Public => look.hands.selected().map_or_else(|| look.decider(), |unit| unit.side),
    }
}

/// Where the shown unit looks from: from where its draft takes it, or from the cell under the pointer if it could go
/// there; while the key for a line is held, only a draft moves it.
fn eyes<B: Shown>(look: &Look<B>) -> Vec<Cell> {
    let Some(unit) = look.hands.shown() else { return Vec::new() };
    let pointed = !look.hands.holds_line() && !thinking::is_awaited(look.world);
    let drafted = if pointed { look.draft().map(|(order, _)| order) } else { marked(look) };
    B::eyes(look.view, unit, drafted.as_ref())
}

/// The drafted order.
fn marked<B: Shown>(look: &Look<B>) -> Option<B::Order> {
    look.marked().and_then(|place| look.choices.as_ref()?.orders.get(place).cloned())
}

/// Adds what the current view shows to a scene.
pub(super) fn dress<B: Shown>(look: &Look<B>, chart: Option<&Chart>, scene: &mut Scene) {
    if !B::SURVEYED {
        return;
    }
    if door::outcome::<B>(look.world).is_none() {
        scene.battle.views = Some(views(look));
    }
    let Some(chart) = chart else { return };
    // The washes of a view go below everything else.
    scene.overlays.washes.splice(0..0, chart.washes(&B::STEPS));
    match &chart.question {
        Question::Sight(unit, from) => scene.sketch.sights.extend(line(look, *unit, from)),
        Question::Seers(_, cell) => seers(look, *cell, &mut scene.sketch),
        Question::Threat(..) => {}
        Question::Fire(_) => targets(chart, &mut scene.sketch),
    }
    let at = look.hands.hover().filter(|_| chart.question.view() != BoardView::Sight);
    if let Some((at, lens)) = at.zip(look.world.get_resource::<Lens>()) {
        scene.battle.chip = Some(Chip { cell: lens.rect_of(at), strong: chart.words(at), ..Chip::default() });
    }
}

/// The line from the first of a unit's eyes to the pointer.
fn line<B: Shown>(look: &Look<B>, unit: UnitId, from: &[Cell]) -> Option<SightSketch> {
    let survey = B::survey(look.view, look.viewer)?;
    let to = look.hands.hover().filter(|cell| survey.cells().contains(cell) && !from.contains(cell))?;
    let (Line { cells, blocked, cover }, seen) = survey.line(unit, *from.first()?, to);
    let moved = B::eyes(look.view, unit, None) != from;
    let id = if moved { "plain-sight-after" } else { "plain-sight-now" };
    let end = say(id, &[("name", look.name(unit).into()), ("seen", seen.into())]);
    Some(SightSketch { cells, blocked, cover, end: Some(end) })
}

/// Lines from every known enemy that sees the cell, with a shield if it is covered from that enemy.
fn seers<B: Shown>(look: &Look<B>, cell: Cell, sketch: &mut Sketch) {
    let Some(survey) = B::survey(look.view, look.viewer) else { return };
    let side = own(look).other();
    for (unit, from) in survey.seers(side) {
        let Some(covered) = survey.sees(unit, from, cell).filter(|_| from != cell) else { continue };
        // All lines begin at the cell, so that the dashes of two lines on one diagonal coincide.
        sketch.aims.push(AimSketch { side, from: cell, to: from, committed: false });
        if covered {
            sketch.signs.push((Sign::Shield, from));
        }
    }
}

/// A crosshair on each enemy that the unit could fire at now, with its chance.
fn targets(chart: &Chart, sketch: &mut Sketch) {
    for target in &chart.targets {
        if !sketch.signs.contains(&(Sign::CrossHair, target.cell)) {
            sketch.signs.push((Sign::CrossHair, target.cell));
        }
        let at = (target.cell.x * 2 + 1, target.cell.y * 2 + 3);
        sketch.labels.push(Label { at, words: target.chance.clone(), side: Some(target.unit.side.other()) });
    }
}

/// The buttons, and the legend of the current view.
fn views<B: Shown>(look: &Look<B>) -> Views {
    let chosen = look.hands.board_view();
    let why = BoardView::ALL.map(|view| closed(look, view));
    let hints = BoardView::ALL.into_iter().zip(&why).map(|(view, why)| match why {
        Some(why) => say(
            "plain-view-closed",
            &[("view", counts::hint(view, |act| look.key(act)).into()), ("why", why.words.as_str().into())],
        ),
        None => counts::hint(view, |act: Act| look.key(act)),
    });
    let steps = match chosen {
        Some(BoardView::Threat | BoardView::Fire) => step_words(&B::STEPS),
        _ => Vec::new(),
    };
    Views {
        chosen,
        legend: chosen.map(|view| legend(look, view)).unwrap_or_default(),
        steps,
        hints: hints.collect(),
        closed: BoardView::ALL.into_iter().zip(&why).filter(|(_, why)| why.is_some()).map(|(view, _)| view).collect(),
    }
}

/// What the washes of a view mean, or why there are none.
fn legend<B: Shown>(look: &Look<B>, view: BoardView) -> String {
    if let Some(why) = closed(look, view) {
        return why.words;
    }
    let unit = unit_of(look, view).map(|unit| look.name(unit)).unwrap_or_default();
    let id = match view {
        BoardView::Sight if eyes(look).len() > 1 => "plain-legend-sight-many",
        BoardView::Sight => "plain-legend-sight",
        BoardView::Seers => "plain-legend-seers",
        BoardView::Threat => "plain-legend-threat",
        BoardView::Fire => "plain-legend-fire",
    };
    say(id, &[("unit", unit.into())])
}
