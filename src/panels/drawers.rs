//! The drawers of a battle on a narrow window: the tabs that open and close them, and which of the two closes for the
//! other.

use super::{Desk, focus, form::Form, paint, style::*, widgets};
use crate::input::{Act, Intent, intent::Fold};
use crate::words::word;
use bevy_egui::egui::{Align2, CornerRadius, Id, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use egui_phosphor::regular as signs;

/// The width of a drawer's tab.
pub(super) const HANDLE: f32 = 24.0;

/// Where a drawer's tab is, at the left or right edge of the visible map.
pub(super) fn tab(seen: Rect, at_left: bool) -> Rect {
    let x = if at_left { seen.left() } else { seen.right() - HANDLE };
    Rect::from_min_size(pos2(x, seen.top() + 56.0), vec2(HANDLE, 48.0))
}

/// The memory id for which drawer was open alone: the right one or not; empty once the other one has been closed.
fn drawers() -> Id {
    Id::new("the drawer that was open")
}

/// Remembers which drawer is open, since at most one is: the right one or not.
pub(super) fn remember(ui: &Ui, column: bool) {
    ui.data_mut(|data| data.insert_temp(drawers(), Some(column)));
}

/// Two open drawers would cover the whole map, so the one that was open before closes. A form in place of the ledger
/// stays.
pub(super) fn close_older(ui: &Ui, desk: &mut Desk, form: bool) {
    match ui.data_mut(|data| data.get_temp_mut_or_default::<Option<bool>>(drawers()).take()) {
        Some(true) => desk.push(Intent::Fold(Fold::Column)),
        Some(false) if !form => desk.push(Intent::Fold(Fold::Ledger)),
        _ => {}
    }
}

/// What an act does, with its key.
pub(super) fn hint(desk: &Desk, act: Act) -> String {
    keyed(desk, word(&act.word_id()), act)
}

fn keyed(desk: &Desk, words: String, act: Act) -> String {
    let key = desk.hints.of(act);
    if key.is_empty() { words } else { format!("{words} ({key})") }
}

/// A tab of paper at the edge of the map that opens a drawer, or closes it.
fn handle(ui: &mut Ui, desk: &mut Desk, rect: Rect, (at_left, is_open): (bool, bool), (hint, fold): (&str, Fold)) {
    let response = focus::feel(ui, desk, rect, ui.id().with(("handle", at_left)), hint);
    let corner =
        if at_left { CornerRadius { ne: 6, se: 6, nw: 0, sw: 0 } } else { CornerRadius { nw: 6, sw: 6, ne: 0, se: 0 } };
    let fill = if response.hovered() { PAPER } else { PAPER_DEEP };
    let painter = ui.painter();
    painter.add(shadow().as_shape(rect, corner));
    painter.rect(rect, corner, fill, Stroke::new(1.0, MUTED), StrokeKind::Inside);
    let sign = if at_left == is_open { signs::CARET_LEFT } else { signs::CARET_RIGHT };
    paint::write(painter, rect.center(), Align2::CENTER_CENTER, sign, text(16.0), INK);
    if widgets::tip(response, hint, None).clicked() {
        desk.push(Intent::Fold(fold));
    }
}

pub(super) fn column_handle(ui: &mut Ui, desk: &mut Desk, seen: Rect, is_open: bool) -> Rect {
    let rect = tab(seen, false);
    let hint = hint(desk, Act::Column);
    handle(ui, desk, rect, (false, is_open), (&hint, Fold::Column));
    rect
}

/// The tab of the ledger, and of the form that comes back once the ledger is closed.
pub(super) fn ledger_handle(ui: &mut Ui, desk: &mut Desk, seen: Rect, (is_open, below): (bool, Option<&Form>)) -> Rect {
    let rect = tab(seen, true);
    let back = below.map(|form| {
        let title = ("form", form.title.as_str().into());
        keyed(desk, crate::words::say("window-back-to-form", &[title]), Act::Ledger)
    });
    let hint = back.unwrap_or_else(|| hint(desk, Act::Ledger));
    handle(ui, desk, rect, (true, is_open), (&hint, Fold::Ledger));
    rect
}
