//! The battle on the table, for any book: where the view goes, what has yet to be shown, which log entry is marked.

use super::{Hands, Pages, Seats, host::host, lesson, log, standing::Standing, theatre, thinking};
use crate::battle::whereabouts::Scene;
use crate::board::Cell;
use crate::engine::{BattleLog, Fact, Rules, Viewer, What, Window, fact::Audience};
use crate::force::{Side, UnitId};
use crate::input::{Intent, Lens};
use crate::panels::{
    self,
    orders::{EndButton, Orders},
};
use crate::view::{Board, Cast, Outlook, Playback, rings::Ring};
use crate::words::word;
use bevy::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

/// The current viewer of the table. What that viewer may not know is neither drawn nor written.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen(pub Viewer);

/// The current viewer of the table.
pub fn viewer(world: &World) -> Viewer {
    world.get_resource::<Seen>().map_or(Viewer::All, |seen| seen.0)
}

/// Once the battle is over there is nothing to order: the button left on the bar leads back to the result.
pub(super) fn dress(world: &World, battle: &mut panels::Battle) {
    // A lesson has a final card of its own.
    if host(world).outcome(world).is_none() || lesson::is_on(world) {
        return;
    }
    let words = word("ending-again");
    let (short, hint) = (words.clone(), word("ending-again-about"));
    let end = EndButton { words, short, key: String::new(), hint, rule: "", armed: true, why: None };
    battle.orders = Orders { end: Some(end), ..Orders::default() };
}

/// Whether a viewer knows what a side knows.
pub fn knows(viewer: Viewer, side: Side) -> bool {
    viewer == Viewer::All || viewer == Viewer::Side(side)
}

/// Whether a viewer may see what there is to choose from.
pub fn may_answer<B: Rules>(viewer: Viewer, window: &Window) -> bool {
    B::SHARED && viewer == Viewer::Public && !window.is_secret() || knows(viewer, window.side)
}

/// Whether only one side knows something, or is asked in secret.
pub fn has_secrets(world: &World) -> bool {
    let host = host(world);
    let asked = host.window(world).is_some_and(Window::is_secret);
    let hides = || host.hides(world).unwrap_or_else(|| world.resource::<BattleLog>().has_secrets());
    asked || host.outcome(world).is_none() && hides()
}

/// The viewer of the table: the only person playing or, of two people, the one asked last, as long as no hand-over
/// is due; one who has just taken the seat looks on too. Everybody, once the battle is over or if nothing is secret.
pub(super) fn look_on(world: &World, pages: &Pages) -> Viewer {
    if let Some(viewer) = theatre::viewer(world) {
        return viewer;
    }
    if !has_secrets(world) {
        return Viewer::All;
    }
    let asked = host(world).window(world).map(|window| window.side);
    let shared = host(world).is_shared(world);
    let sits = |side: &Side| pages.idle || pages.passing().is_none() && Some(*side) == asked;
    seated(world, pages.asked.filter(|side| !shared && sits(side)))
}

/// The one that would watch a replay now: everybody if the battle is over or has no secrets. What was secret earlier
/// remains so, whatever is known by now.
pub(super) fn onlooker(world: &World, pages: &Pages) -> Viewer {
    let host = host(world);
    if host.outcome(world).is_some() || !has_secrets(world) && !world.resource::<BattleLog>().has_secrets() {
        return Viewer::All;
    }
    seated(world, pages.asked)
}

/// What the people at the table may see together: what the only person knows or, of two people, the one with the seat.
fn seated(world: &World, seat: Option<Side>) -> Viewer {
    let seats = world.resource::<Seats>();
    let people: Vec<Side> = Side::BOTH.into_iter().filter(|side| seats.is_human(*side)).collect();
    match people[..] {
        [alone] => Viewer::Side(alone),
        [] => Viewer::All,
        _ => seat.map_or(Viewer::Public, Viewer::Side),
    }
}

/// The side that decides or whose turn it is. If the viewer may not know that somebody is asked, it is the viewer's.
pub fn side_in_turn(world: &World) -> Side {
    let (host, viewer) = (host(world), viewer(world));
    let asked = host.window(world).map(|window| window.audience);
    match (asked, viewer) {
        (Some(Audience::Only(side)), Viewer::Side(viewer)) if side != viewer => viewer,
        _ => host.tempo(world).side,
    }
}

/// Empties the hands, and makes counters, ground and log match the battle in the world.
pub fn lay(world: &mut World) {
    world.insert_resource(Standing::default());
    let ground = host(world).ground(world);
    world.insert_resource(Board(ground));
    lay_again(world);
    settle(world);
}

/// Makes counters, ground and log match the battle in the world, with all of it shown; the hands are emptied.
pub fn lay_again(world: &mut World) {
    world.insert_resource(Hands::default());
    refill(world);
    let log = world.resource::<BattleLog>().clone();
    world.resource_mut::<Playback>().jump(&log);
}

/// Runs after anything has changed: the selection must still exist, and answers start at their default.
pub fn settle(world: &mut World) {
    let mut hands = std::mem::take(&mut *world.resource_mut::<Hands>());
    host(world).settle(world, &mut hands);
    *world.resource_mut::<Hands>() = hands;
}

/// Refreshes counters and ground from the book: a book may change its ground.
pub fn refill(world: &mut World) {
    let (cast, ground) = (host(world).cast(world, viewer(world)), host(world).ground(world));
    let lies = &world.resource::<Board>().0;
    if !Arc::ptr_eq(lies, &ground) && (!ground.is_hexes() || **lies != *ground) {
        world.insert_resource(Board(ground));
    }
    if *world.resource::<Cast>() != cast {
        *world.resource_mut::<Cast>() = cast;
    }
}

/// Centers the view on the units whose turn it is or comes next; on the chosen unit, if they are too far apart to be
/// seen at once.
pub fn go_to_active(world: &mut World) {
    let cells = together(world, &host(world).opening(world));
    let middle = middle(&cells);
    let mut outlook = world.resource_mut::<Outlook>();
    match middle {
        Some(middle) => outlook.centre_on(middle),
        // Before anyone is deployed, show the whole zone to choose from.
        None => outlook.survey(),
    }
}

/// The view that a battle opens with: the units whose turn it is, or the whole board if an opponent moves first.
pub(super) fn open_view(world: &mut World) {
    let seats = world.resource::<Seats>();
    let is_watched = Side::BOTH.iter().any(|side| seats.is_human(*side)) && !seats.is_human(side_in_turn(world));
    if is_watched && host(world).outcome(world).is_none() {
        world.resource_mut::<Outlook>().survey();
    } else {
        go_to_active(world);
    }
}

/// The cells of all units whose turn it is or may come next.
pub(super) fn opening_cells(world: &World) -> Vec<Cell> {
    let host = host(world);
    host.opening(world).into_iter().flat_map(|unit| host.cells(world, unit)).collect()
}

/// The center of the box around cells.
fn middle(cells: &[Cell]) -> Option<Cell> {
    let (low, high) = bound(cells, i16::min).zip(bound(cells, i16::max))?;
    Some(Cell::new((low.x + high.x) / 2, (low.y + high.y) / 2))
}

/// The least or greatest column and row of the cells.
fn bound(cells: &[Cell], of: fn(i16, i16) -> i16) -> Option<Cell> {
    cells.iter().copied().reduce(|one, other| Cell::new(of(one.x, other.x), of(one.y, other.y)))
}

/// The cells of these units if all can be seen at once; otherwise those of the chosen unit, or of the first.
fn together(world: &World, units: &[UnitId]) -> Vec<Cell> {
    let stand = |unit: &UnitId| host(world).cells(world, *unit);
    let cells: Vec<Cell> = units.iter().flat_map(stand).collect();
    if world.resource::<Outlook>().holds(cells.iter().copied()) {
        return cells;
    }
    let chosen = world.resource::<Hands>().selected().filter(|unit| units.contains(unit));
    let mut each = chosen.iter().chain(units).map(stand);
    each.find(|cells| !cells.is_empty()).unwrap_or_default()
}

/// Eases the units whose turn it is into view, if they are out of it.
pub fn show_active(world: &mut World) {
    let cells = together(world, &host(world).active(world).1);
    world.resource_mut::<Outlook>().show(cells);
}

/// Eases the units of a token on the turn track into view.
pub fn show_on_track(world: &mut World, place: usize) {
    let units = host(world).on_track(world, place);
    if units.is_empty() {
        return;
    }
    let cells = together(world, &units);
    world.resource_mut::<Outlook>().bring(cells);
}

/// Eases a unit into view, if it is out of it.
pub fn show_unit(world: &mut World, unit: UnitId) {
    let cells = host(world).cells(world, unit);
    world.resource_mut::<Outlook>().bring(cells);
}

/// Where all pieces that the viewer knows of are, in logical pixels of the window.
pub fn pieces(world: &World) -> Vec<Rect> {
    let lens = world.resource::<Lens>();
    host(world).dots(world, viewer(world)).into_iter().map(|(_, cell)| lens.rect_of(cell)).collect()
}

/// Where the keyboard cursor starts: at the chosen unit.
pub fn home(world: &World) -> Option<Cell> {
    host(world).home(world, world.resource::<Hands>().selected()?)
}

/// Whether everything that happened has been shown.
pub fn has_settled(world: &World) -> bool {
    world.resource::<Playback>().caught_up()
}

/// Like `has_settled`, but includes what was ordered in this frame, which the playback reads only in the next one.
pub fn is_told(world: &World) -> bool {
    has_settled(world) && world.resource::<Playback>().told() == world.resource::<BattleLog>().len()
}

/// Whether an intent may take effect now: while something has yet to be shown, only looking is allowed.
pub fn is_ready(world: &World, intent: &Intent) -> bool {
    let looking = matches!(
        intent,
        Intent::Hover(_)
            | Intent::Brink(_)
            | Intent::Hold(..)
            | Intent::Fold(_)
            | Intent::SelectPiece(_)
            | Intent::View(_)
            | Intent::NextView
            | Intent::Against(_)
            | Intent::WhyNot { .. }
    );
    let back = matches!(intent, Intent::Undo | Intent::Back | Intent::Menu);
    looking || has_settled(world) && (back || !thinking::is_awaited(world))
}

/// Passes on an intent only if its cell is on the current board. The pointer may still be where another, larger board
/// was: then it is on no cell, and a click there is ignored.
pub fn on_board<'a>(world: &World, intent: &'a Intent) -> Option<&'a Intent> {
    match intent {
        Intent::Hover(Some(cell)) if !host(world).ground(world).contains(*cell) => Some(&Intent::Hover(None)),
        Intent::Click { cell, .. } if !host(world).ground(world).contains(*cell) => None,
        _ => Some(intent),
    }
}

/// The player does something while the last order is still being shown: skip to the end of that, and apply it as soon as
/// it is done, unless it would answer what the player hasn't seen yet. Nothing cuts short what an opponent does, except
/// the key that takes a form.
pub fn hurry(world: &mut World, intent: &Intent) {
    use Intent::*;
    let form = host(world).asks_by_form(world);
    let waits = match intent {
        Undo | Redo | Back => true,
        // A form waits until the board it is about is up to date.
        Click { double: false, .. } => !form,
        Mode(_) | GoTo(_) | SelectUnit(_) | UnitNumber(_) | NextUnit | PreviousUnit if !form => true,
        EndTurn if !form => asks_again(world),
        // The answer to a question that isn't on the screen yet only brings it there.
        Accept | TakeOption(_) | TakeDie(_) => false,
        _ => return,
    };
    let theirs = thinking::is_awaited(world) || thinking::is_shown(world);
    if has_settled(world) || theirs && !(form && *intent == Accept) {
        return;
    }
    world.resource_mut::<Playback>().skip();
    if waits {
        world.write_message(intent.clone());
    }
}

/// Whether the open question was also the last of its kind that has been shown, in the same turn: then the key that
/// answers it means the same now.
fn asks_again(world: &World) -> bool {
    let Some(now) = host(world).window(world) else { return false };
    let facts = world.resource::<BattleLog>().facts();
    let (shown, rest) = facts.split_at(world.resource::<Playback>().told().min(facts.len()));
    let asked = shown.iter().rev().find_map(|fact| match fact.what {
        What::Asked { side, window, about } if window == now.name() => Some((side, about)),
        _ => None,
    });
    let turn = |fact: &Fact| match fact.what {
        What::Began { side, round, .. } => Some((side, round)),
        _ => None,
    };
    let begun = shown.iter().rev().find_map(turn);
    asked == Some((now.side, now.about)) && rest.iter().filter_map(turn).all(|next| Some(next) == begun)
}

/// Shows the place of a line of the log, and marks it until the player does something else.
pub fn point_out(world: &mut World, line: usize) {
    let Some(scene) = told_by(world, line) else { return };
    let then: Vec<Cell> = scene.cells.iter().copied().collect();
    let shown = if then.is_empty() { now(world, &scene).into_iter().collect() } else { then };
    if let Some(middle) = middle(&shown) {
        world.resource_mut::<Outlook>().take_to(middle);
    }
    world.resource_mut::<Hands>().point_out(Some(scene));
}

/// Whether an intent leaves the marks in place because it only looks.
pub const fn keeps_marks(intent: &Intent) -> bool {
    use Intent::*;
    let looks =
        matches!(intent, Zoom { .. } | Pan(_) | CentreOn(_) | WholeBoard | Follow(_) | View(_) | NextView | Fold(_));
    looks || intent.is_pointing()
}

/// The place of a line of the log.
fn told_by(world: &World, line: usize) -> Option<Scene> {
    let told = world.resource::<Playback>().told().min(world.resource::<BattleLog>().len());
    let scene = host(world).scene_of(world, log::facts_of(world, told, line)?);
    (scene != Scene::default()).then_some(scene)
}

/// The current cells of a scene's units.
fn now(world: &World, scene: &Scene) -> BTreeSet<Cell> {
    scene.units.iter().flat_map(|unit| host(world).cells(world, *unit)).collect()
}

/// The marks on the board: the current cells of the units involved, or the place itself if none of them is left.
pub fn marks(world: &World, hands: &Hands) -> Vec<Ring> {
    let Some(scene) = hands.pointed() else { return Vec::new() };
    let now = now(world, scene);
    let then = Ring { cells: scene.cells.difference(&now).copied().collect(), pale: true };
    [then, Ring { cells: now, pale: false }].into_iter().filter(|ring| !ring.cells.is_empty()).collect()
}
