//! The editor of grounds: grown by dials, touched up by hand, looked over by figures, kept, and played at once.
//!
//! What it works on is the players' own battle of the set-up ([`Plan`]): its dials, or the ground that was drawn. In a
//! battle it lays the ground for the attacker of an Ambush (G-33).

mod brush;
mod model;
mod reckoning;
mod shelf;

pub(super) use model::{naming, shelf as shelf_card, show};
pub use shelf::{Shelf, folder, picture};

use super::{
    pages::{self, Page, Pages},
    plan::{self, Plan},
    show::Awake,
    thinking,
};
use crate::board::{Cell, generate::Symmetry, terrain::Ground};
use crate::data;
use crate::input::{GroundTurn, Intent, OrderMode, Shown, intent::Change};
use crate::rules::monkeys::scenarios::Scenario;
use crate::view::{Board, Cast, Landmarks, Outlook, Sketch, Spotlight};
use bevy::prelude::*;
use brush::{BRUSHES, Tool, tools};
use std::sync::Arc;

/// Steps that can be taken back.
const STEPS: usize = 200;

/// What can be taken back: the plan, with its drawn ground, and its seed.
#[derive(Clone, Debug, PartialEq)]
struct Step {
    plan: Plan,
    seed: u64,
    /// Whether dials led there: turning on is the same step.
    dialled: bool,
}

/// What the editor is opened for.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Purpose {
    /// A ground of one's own, opened from the set-up.
    #[default]
    Own,
    /// The same, opened from the title.
    Free,
    /// The ground of the Ambush on the table; what the set-up had is kept meanwhile.
    Ambush {
        /// The plan of the set-up and its seed.
        kept: (Plan, u64),
        /// The ground as it lies.
        lies: Arc<Ground>,
    },
}

/// The editor's table.
#[derive(Resource, Default)]
pub struct Editor {
    tool: usize,
    brush: usize,
    /// Cell under the pointer, or the cursor of the keys.
    hover: Option<Cell>,
    /// A stroke under way: where it is, and what it has gone over.
    stroke: Option<(Cell, Vec<Cell>)>,
    undo: Vec<Step>,
    redo: Vec<Step>,
    /// The ground of the plan and seed that it grows from.
    shown: Option<(Plan, u64, Arc<Ground>)>,
    /// The figures leaf is open.
    figures: bool,
    reckoning: reckoning::Reckoning,
    /// What came of the last thing that was written or read.
    told: Option<Result<String, String>>,
    purpose: Purpose,
    /// Frames until the whole board is shown: the camera must first have fitted itself to it.
    fresh: u8,
}

/// Frames that the camera takes to fit itself to a new board.
const UNTIL_FITTED: u8 = 3;

/// Opens it over whatever lies on the table.
pub(super) fn open(world: &mut World, pages: &mut Pages) {
    let purpose = if pages.page == Page::Title { Purpose::Free } else { Purpose::Own };
    begin(world, pages, purpose);
}

/// Opens it for the attacker of the Ambush that is being set up, on the ground as it lies.
pub(super) fn open_ambush(world: &mut World, pages: &mut Pages) {
    let table = crate::rules::monkeys::door::table(world);
    let (lies, recipe) = (table.field.sight.ground().clone(), table.turn.recipe);
    let kept = (pages.plan.clone(), pages.seed);
    pages.plan = Plan { drawn: Some(lies.clone()), symmetry: Symmetry::None, ..pages.plan.clone() };
    pages.seed = recipe.map_or(pages.seed, |recipe| recipe.seed);
    begin(world, pages, Purpose::Ambush { kept, lies });
}

fn begin(world: &mut World, pages: &mut Pages, purpose: Purpose) {
    pages.clear();
    (pages.page, pages.buttons) = (Page::Editor, false);
    let before = world.resource::<Editor>();
    let (tool, brush) = (before.tool.max(1), before.brush);
    world.insert_resource(Editor { tool, brush, purpose, fresh: UNTIL_FITTED, ..Editor::default() });
    lay(world, pages);
}

/// A board that has just come onto the table is shown whole.
fn show_whole(world: &mut World) {
    let mut editor = world.resource_mut::<Editor>();
    if editor.fresh > 0 {
        editor.fresh -= 1;
        if editor.fresh == 0 {
            world.resource_mut::<Outlook>().whole_board();
        }
        world.resource_mut::<Awake>().stir();
    }
}

/// The ground of the plan onto the table, with nothing of a battle on it.
fn lay(world: &mut World, pages: &Pages) {
    let (plan, seed) = (&pages.plan, pages.own_seed());
    let editor = world.resource::<Editor>();
    let known = editor.shown.as_ref().filter(|(known, from, _)| known == plan && *from == seed);
    let ground = match known {
        Some((.., ground)) => ground.clone(),
        None => {
            let Some(ground) = plan.ground(seed) else { return };
            world.resource_mut::<Editor>().shown = Some((plan.clone(), seed, ground.clone()));
            ground
        }
    };
    if world.get_resource::<Board>().is_none_or(|board| !Arc::ptr_eq(&board.0, &ground)) {
        world.insert_resource(Board(ground));
    }
    world.insert_resource(Cast::default());
    world.insert_resource(Landmarks::default());
    world.insert_resource(Sketch::default());
    world.insert_resource(Spotlight::default());
    world.resource_mut::<Awake>().stir();
}

/// Whether an intent was meant for the editor.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if *intent == Intent::Open(Shown::Editor) {
        open(world, pages);
        return true;
    }
    if asks_for_brush(world, pages, intent) {
        open_ambush(world, pages);
        return true;
    }
    if pages.page != Page::Editor {
        return false;
    }
    let taken = match intent {
        Intent::Ground(turn) => turned(world, pages, turn),
        _ if pages.card.is_some() => shelf::answer(world, pages, intent),
        _ => hands(world, pages, intent),
    };
    if taken && pages.page == Page::Editor {
        lay(world, pages);
    }
    taken
}

/// What the hands do on the board.
fn hands(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match intent {
        Intent::Hover(cell) => world.resource_mut::<Editor>().hover = *cell,
        Intent::Click { cell, .. } => {
            put_down(world, pages, *cell);
            lift(world);
        }
        Intent::Grab(cell) => put_down(world, pages, *cell),
        Intent::Carry(cell) => draw_on(world, pages, *cell),
        Intent::Drop(cell) => {
            draw_on(world, pages, *cell);
            lift(world);
        }
        Intent::Undo => step_back(world, pages),
        Intent::Redo => step_on(world, pages),
        Intent::UnitNumber(number) => choose_tool(world, usize::from(*number) - 1),
        Intent::Mode(OrderMode::Hide) => choose(world, Tool::Raise),
        Intent::Mode(OrderMode::Brace) => choose(world, Tool::Lower),
        Intent::Mode(OrderMode::Done) => choose(world, Tool::Eraser),
        Intent::FewerTargets => widen(world, -1),
        Intent::MoreTargets => widen(world, 1),
        Intent::NewSeed | Intent::Mode(OrderMode::Reload) => another_seed(world, pages),
        Intent::Plan(change) => dial(world, pages, *change),
        Intent::NextView | Intent::Fold(_) => {
            let mut editor = world.resource_mut::<Editor>();
            editor.figures = !editor.figures;
        }
        Intent::Buttons => pages.buttons = !pages.buttons,
        Intent::Back if std::mem::take(&mut pages.buttons) => {}
        Intent::Back => leave(world, pages),
        Intent::Start | Intent::EndTurn => play(world, pages),
        Intent::Mode(_) | Intent::NextUnit | Intent::PreviousUnit | Intent::Accept => {}
        _ => return false,
    }
    true
}

/// What the panels' own buttons do.
fn turned(world: &mut World, pages: &mut Pages, turn: &GroundTurn) -> bool {
    match turn {
        GroundTurn::Tool(place) => choose_tool(world, *place),
        GroundTurn::Brush(place) => world.resource_mut::<Editor>().brush = (*place).min(BRUSHES.len() - 1),
        GroundTurn::Figures(open) => world.resource_mut::<Editor>().figures = *open,
        GroundTurn::Lay => play(world, pages),
        other => shelf::turned(world, pages, other),
    }
    true
}

fn choose_tool(world: &mut World, place: usize) {
    let all = tools(&data::profiles().grounds).len();
    world.resource_mut::<Editor>().tool = place.min(all - 1);
}

fn choose(world: &mut World, tool: Tool) {
    let place = tools(&data::profiles().grounds).into_iter().position(|one| one == tool);
    world.resource_mut::<Editor>().tool = place.unwrap_or_default();
}

fn widen(world: &mut World, by: isize) {
    let mut editor = world.resource_mut::<Editor>();
    editor.brush = editor.brush.saturating_add_signed(by).min(BRUSHES.len() - 1);
}

/// The brush touches the board: all until it is lifted is one step.
fn put_down(world: &mut World, pages: &mut Pages, cell: Cell) {
    note(world, pages, false);
    world.resource_mut::<Editor>().stroke = Some((cell, Vec::new()));
    draw_on(world, pages, cell);
}

/// The brush is drawn on to a cell.
fn draw_on(world: &mut World, pages: &mut Pages, to: Cell) {
    let mut editor = world.resource_mut::<Editor>();
    let Some((at, mut gone)) = editor.stroke.take() else { return };
    let Some((.., ground)) = editor.shown.clone() else { return };
    let (size, brush, symmetry) = (ground.size(), BRUSHES[editor.brush], pages.plan.symmetry);
    let tool = tools(ground.kinds()).get(editor.tool).copied().unwrap_or(Tool::Eraser);
    let mut fresh = Vec::new();
    for middle in brush::stroke(at, to) {
        for cell in brush::under(size, middle, brush) {
            for cell in [cell, brush::twin(size, symmetry, cell)] {
                if !gone.contains(&cell) {
                    gone.push(cell);
                    fresh.push(cell);
                }
            }
        }
    }
    editor.stroke = Some((to, gone));
    if let Some(worked) = brush::worked(&ground, tool, &fresh) {
        pages.plan.drawn = Some(Arc::new(worked));
    }
    lay(world, pages);
}

/// The brush is lifted; a stroke that changed nothing is no step.
fn lift(world: &mut World) {
    let mut editor = world.resource_mut::<Editor>();
    editor.stroke = None;
    let now = editor.shown.as_ref().map(|(plan, ..)| plan.clone());
    if editor.undo.last().map(|step| &step.plan) == now.as_ref() {
        editor.undo.pop();
    }
}

/// Notes what is about to change; dials that turn on are one step.
fn note(world: &mut World, pages: &Pages, dialled: bool) {
    let step = Step { plan: pages.plan.clone(), seed: pages.own_seed(), dialled };
    let mut editor = world.resource_mut::<Editor>();
    editor.told = None;
    editor.redo.clear();
    if !(dialled && editor.undo.last().is_some_and(|last| last.dialled) && pages.plan.drawn.is_none()) {
        editor.undo.push(step);
    }
    if editor.undo.len() > STEPS {
        editor.undo.remove(0);
    }
}

fn step_back(world: &mut World, pages: &mut Pages) {
    let now = Step { plan: pages.plan.clone(), seed: pages.own_seed(), dialled: false };
    let mut editor = world.resource_mut::<Editor>();
    let Some(before) = editor.undo.pop() else { return };
    editor.redo.push(now);
    (pages.plan, pages.seed) = (before.plan, before.seed);
}

fn step_on(world: &mut World, pages: &mut Pages) {
    let now = Step { plan: pages.plan.clone(), seed: pages.own_seed(), dialled: false };
    let mut editor = world.resource_mut::<Editor>();
    let Some(after) = editor.redo.pop() else { return };
    editor.undo.push(now);
    (pages.plan, pages.seed) = (after.plan, after.seed);
}

/// A dial is turned: another ground grows.
fn dial(world: &mut World, pages: &mut Pages, change: Change) {
    if change.grows() {
        note(world, pages, true);
    }
    plan::change(pages, change);
}

/// Another seed. In an Ambush the recipe is the level's, and the ground grown from it lies instead.
fn another_seed(world: &mut World, pages: &mut Pages) {
    note(world, pages, false);
    if let Purpose::Ambush { .. } = world.resource::<Editor>().purpose {
        let recipe = crate::rules::monkeys::door::table(world).turn.recipe;
        let Some(recipe) = recipe else { return };
        let recipe = crate::board::generate::Recipe { seed: pages.seed, ..recipe };
        pages.seed = crate::rules::monkeys::deploy::laying::next_seed(&recipe);
        let recipe = crate::board::generate::Recipe { seed: pages.seed, ..recipe };
        let grown = crate::board::generate::generate(&recipe, &data::profiles().grounds);
        pages.plan.drawn = grown.ok().map(Arc::new).or_else(|| pages.plan.drawn.clone());
        return;
    }
    pages.plan.drawn = None;
    pages.seed = plan::next_seed(pages.seed);
}

/// Back to where it was opened from; what was drawn stays the players' own ground.
fn leave(world: &mut World, pages: &mut Pages) {
    match std::mem::take(&mut world.resource_mut::<Editor>().purpose) {
        purpose @ (Purpose::Own | Purpose::Free) => {
            pages.page = if purpose == Purpose::Free { Page::Title } else { Page::SetUp };
            pages::choose_own(pages);
            world.remove_resource::<Board>();
        }
        Purpose::Ambush { kept, .. } => {
            (pages.plan, pages.seed) = kept;
            back_to_battle(world, pages);
        }
    }
}

fn back_to_battle(world: &mut World, pages: &mut Pages) {
    pages.page = Page::Battle;
    let ground = crate::rules::monkeys::door::table(world).field.sight.ground().clone();
    world.insert_resource(Board(ground));
    world.resource_mut::<Awake>().stir();
}

/// The battle begins on this ground; in an Ambush the ground is laid as it is drawn, which is an order (G-33).
fn play(world: &mut World, pages: &mut Pages) {
    let drawn = world.resource::<Editor>().shown.as_ref().map(|(.., ground)| ground.clone());
    let Some(drawn) = drawn else { return };
    match std::mem::take(&mut world.resource_mut::<Editor>().purpose) {
        Purpose::Own | Purpose::Free => {
            pages::choose_own(pages);
            pages::start(world, pages);
        }
        Purpose::Ambush { kept, lies } => {
            (pages.plan, pages.seed) = kept;
            back_to_battle(world, pages);
            pages::give_ground(world, &lies, &drawn);
        }
    }
}

/// Whether the attacker of an Ambush takes the brush: the answer behind those that the rules offer (G-33).
fn asks_for_brush(world: &World, pages: &Pages, intent: &Intent) -> bool {
    let Intent::TakeOption(place) = intent else { return false };
    if pages.page != Page::Battle || pages.card.is_some() || thinking::is_awaited(world) {
        return false;
    }
    let table = crate::rules::monkeys::door::table(world);
    let ambush = table.turn.stakes.scenario == Scenario::Ambush;
    let choices = crate::rules::monkeys::choices::choices(table).filter(|choices| choices.window.name == "Ground");
    ambush && choices.is_some_and(|choices| *place == choices.orders.len())
}
