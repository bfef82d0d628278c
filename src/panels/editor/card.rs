//! The cards of the editor: the name of what is written, and what can be loaded.

use crate::panels::{
    Desk,
    cards::sheet,
    focus, paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, GroundTurn, Intent},
    words::word,
};
use bevy_egui::egui::{Align2, Key, Margin, Rect, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2};

/// The card that asks for a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Naming {
    /// What is written.
    pub head: String,
    /// The name so far.
    pub name: String,
    /// Where it goes, or that something there would be written over.
    pub about: String,
    /// Whether it would.
    pub over: bool,
}

/// The card of what can be loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// Names, and where they lie.
    pub rows: Vec<(String, String)>,
    /// Which is looked at.
    pub marked: usize,
    /// The path of a file elsewhere.
    pub path: String,
    /// Why the last could not be loaded.
    pub fault: Option<String>,
}

/// A field of text that has the focus when its card opens; what was typed, and whether it was closed by Enter.
fn field(ui: &mut Ui, rect: Rect, id: &str, words: &str, hint: &str, now: &str, first: bool) -> (Option<String>, bool) {
    let mut typed = now.to_owned();
    let edit = TextEdit::singleline(&mut typed).font(text(16.0)).text_color(INK).hint_text(hint).char_limit(240);
    let response = ui.put(rect, edit.margin(Margin::same(8)).id_salt(id));
    focus::name_field(&response, words);
    let shown = ui.id().with((id, "asked"));
    let frame = ui.ctx().cumulative_pass_nr();
    if first && ui.data(|data| data.get_temp::<u64>(shown)).is_none_or(|last| frame > last + 30) {
        response.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(shown, frame));
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (response.changed().then_some(typed), entered)
}

/// The two buttons at the foot of a card; whether the second was pressed.
fn foot(ui: &mut Ui, desk: &mut Desk, rect: Rect, id: &str) -> bool {
    let (take, back) = (word(id), word("window-back"));
    let hints = desk.hints;
    let size = SECTION;
    let take = Plank { words: &take, key: hints.of(Act::Choose), face: Face::Gold, size, ..Plank::default() };
    let back = Plank { words: &back, key: hints.of(Act::Back), size, ..Plank::default() };
    let top = rect.bottom() - 40.0;
    let left = Rect::from_min_size(pos2(rect.left(), top), vec2(back.width(ui).max(110.0), 40.0));
    let width = take.width(ui).max(140.0);
    let right = Rect::from_min_size(pos2(rect.right() - width, top), vec2(width, 40.0));
    if back.put(ui, desk, "card back", left).clicked() {
        desk.push(Intent::Back);
    }
    take.put(ui, desk, "card take", right).clicked()
}

/// Draws the card that asks for a name.
pub fn draw_naming(ui: &mut Ui, desk: &mut Desk, naming: &Naming) {
    let inner = sheet(ui, vec2(520.0, 240.0)).shrink(20.0);
    let at = inner.left_top() + vec2(0.0, 12.0);
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &naming.head, head(HEAD), INK);
    let rect = Rect::from_min_size(inner.min + vec2(0.0, 40.0), vec2(inner.width(), 40.0));
    let (typed, entered) = field(ui, rect, "name of a ground", &naming.head, "", &naming.name, true);
    if let Some(name) = typed {
        desk.push(Intent::Ground(GroundTurn::Named(name)));
    }
    let colour = if naming.over { HARM } else { MUTED };
    let words = paint::wrap(ui.painter(), &naming.about, text(13.0), colour, inner.width());
    paint::put(ui.painter(), rect.left_bottom() + vec2(0.0, 8.0), Align2::LEFT_TOP, words);
    if foot(ui, desk, inner, "window-save") || entered {
        desk.push(Intent::Ground(GroundTurn::Write));
    }
}

/// Draws the card of what can be loaded.
pub fn draw_shelf(ui: &mut Ui, desk: &mut Desk, shelf: &Shelf) {
    let inner = sheet(ui, vec2(640.0, 540.0)).shrink(20.0);
    let at = inner.left_top() + vec2(0.0, 12.0);
    paint::write(ui.painter(), at, Align2::LEFT_CENTER, &word("editor-shelf"), head(HEAD), INK);
    let bottom = inner.bottom() - 136.0;
    let list = Rect::from_min_max(inner.min + vec2(0.0, 36.0), pos2(inner.right(), bottom));
    widgets::part(ui, "grounds", list, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (place, (name, about)) in shelf.rows.iter().enumerate() {
                let marked = place == shelf.marked && shelf.path.is_empty();
                row(ui, desk, place, (name, about), marked);
            }
        });
    });
    let rect = Rect::from_min_size(pos2(inner.left(), bottom + 10.0), vec2(inner.width(), 36.0));
    let hint = word("editor-path");
    let (typed, entered) = field(ui, rect, "path of a ground", &hint, &hint, &shelf.path, false);
    if let Some(path) = typed {
        desk.push(Intent::Ground(GroundTurn::Path(path)));
    }
    if let Some(fault) = &shelf.fault {
        let words = paint::fit(ui.painter(), fault, text(13.0), HARM, inner.width());
        paint::put(ui.painter(), rect.left_bottom() + vec2(0.0, 10.0), Align2::LEFT_TOP, words);
    }
    if foot(ui, desk, inner, "editor-load") || entered {
        desk.push(Intent::Ground(GroundTurn::Load));
    }
}

fn row(ui: &mut Ui, desk: &mut Desk, place: usize, (name, about): (&str, &str), marked: bool) {
    let strip = paint::strip(ui, 44.0);
    let rect = Rect::from_min_max(strip.min + vec2(3.0, 2.0), strip.max - vec2(10.0, 2.0));
    let response = focus::feel(ui, desk, rect, ui.id().with(("ground", place)), name);
    let lit = response.hovered() || response.has_focus();
    let edge = if marked { Stroke::new(2.0, GOLD_DEEP) } else { Stroke::new(1.0, RULE) };
    ui.painter().rect(rect, BUTTON_CORNER, if lit || marked { PAPER } else { PAPER_DEEP }, edge, StrokeKind::Inside);
    let width = rect.width() - 20.0;
    let words = paint::fit(ui.painter(), name, head(BUTTON), INK, width);
    paint::put(ui.painter(), rect.left_top() + vec2(10.0, 12.0), Align2::LEFT_CENTER, words);
    let words = paint::fit(ui.painter(), about, text(SMALL), MUTED, width);
    paint::put(ui.painter(), rect.left_top() + vec2(10.0, 29.0), Align2::LEFT_CENTER, words);
    if response.clicked() {
        desk.push(Intent::Ground(if marked { GroundTurn::Load } else { GroundTurn::Mark(place) }));
    }
}
