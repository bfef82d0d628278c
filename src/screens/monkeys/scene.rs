//! One frame of the battle: what is drawn on the board, the panels around it, and the text at the pointer.

use super::battle::{
    self, Hands,
    chart::{Chart, Question},
    models,
};
use crate::battle::monkeys::rolls::{self, Roll};
use crate::engine::BattleLog;
use crate::input::Lens;
use crate::panels::{self, band::Chip};
use crate::rules::monkeys::{door, foresight::Ghost};
use crate::screens::{
    host::{Frame, Scene},
    surveyor, table,
};
use bevy::prelude::{Resource, World};
use std::sync::Arc;

/// What is computed once and shown repeatedly: the rolls, and the number of facts they were read from.
#[derive(Resource, Default)]
pub(super) struct Kept(Option<(usize, Arc<Vec<Roll>>)>);

impl Kept {
    /// All rolls so far, read again only when the facts have changed.
    pub fn rolls(world: &mut World) -> Arc<Vec<Roll>> {
        let facts = world.resource::<BattleLog>().len();
        match &world.resource::<Kept>().0 {
            Some((known, rolls)) if *known == facts => rolls.clone(),
            _ => {
                let rolls = Arc::new(rolls::rolls(world));
                world.resource_mut::<Kept>().0 = Some((facts, rolls.clone()));
                rolls
            }
        }
    }
}

/// Draws the current moment for the hands, and fills the panels.
pub(super) fn scene(world: &mut World, hands: &Hands, frame: Frame) -> Scene {
    let mut drawn = battle::draw(world, hands, frame.ink);
    let question = battle::question(door::table(world), hands);
    let chart = question.and_then(|question| self::chart(world, question));
    if let Some(chart) = &chart {
        // The washes of a view go below everything else.
        drawn.overlays.washes.splice(0..0, chart.washes());
    }
    let Frame { tumbled, map, view, lines, told, .. } = frame;
    let more = models::Shown { tumbled, map, view, chip: None, lines, ghost: drawn.hovered_move, told };
    let mut battle = models::battle(world, hands, &more);
    battle.chip = chip(world, hands, &battle, chart.as_deref());
    Scene { overlays: drawn.overlays, sketch: drawn.sketch, spotlight: drawn.spotlight, battle }
}

/// The chart for a question, as soon as it is ready; until then the previous one of its kind.
fn chart(world: &mut World, question: Question) -> Option<Arc<Chart>> {
    let is_alike = |one: &Question, other: &Question| one.view() == other.view();
    surveyor::answer(world, question, is_alike, |world, question| {
        let table = door::table(world);
        let moved = match &question {
            Question::Sight(_, Some(order)) => Ghost::of(table.field, table.turn, order),
            _ => None,
        };
        let field = moved.map_or_else(|| table.field.clone(), |moved| moved.field);
        move || Chart::of(&field, question)
    })
}

/// Text at the pointer.
fn chip(world: &World, hands: &Hands, battle: &panels::Battle, chart: Option<&Chart>) -> Option<Chip> {
    let at = hands.hover().or(hands.brink())?;
    let cell = world.resource::<Lens>().rect_of(at);
    // While a view of the board is on, the chip has the count for the square; a line of sight has its own text.
    let told = |chart: &&Chart| !matches!(chart.question, Question::Sight(..));
    if let Some(chart) = chart.filter(|chart| hands.hover().is_some() && told(chart)) {
        return Some(Chip { cell, strong: chart.words(at), ..Chip::default() });
    }
    if let Some((strong, more)) = models::chip_words(battle, hands).filter(|_| models::is_about(world, at)) {
        return Some(Chip { cell, strong, more, ..Chip::default() });
    }
    let why = battle::why_not_hovered(world, hands).filter(|_| table::has_settled(world))?;
    Some(Chip { cell, line: Some(why.words), rule: why.rule, ..Chip::default() })
}
