//! Seeds: that of anything generated, with a die that draws another, and that of the dice, which nobody has to fix.

use super::{Desk, dice, focus, paint, style::*, widgets};
use crate::{
    input::{Intent, intent::Change},
    words::word,
};
use bevy_egui::egui::{Align, Align2, Margin, Rect, TextEdit, Ui, UiBuilder, pos2, vec2};

/// Digits of the longest seed that can be typed.
const DIGITS: usize = 18;
/// Width of the field, and of the die beside it.
const FIELD: f32 = 108.0;
const DIE: f32 = 28.0;

/// The seed of a ground, with a die for another.
pub(super) fn ground(ui: &mut Ui, desk: &mut Desk, seed: &str) {
    let (field, die) = row(ui, &word("window-ground-seed"));
    with_die(ui, desk, (field, die), seed);
}

/// The seed of anything generated.
pub(super) fn any(ui: &mut Ui, desk: &mut Desk, seed: &str) {
    let (field, die) = row(ui, &word("window-seed"));
    with_die(ui, desk, (field, die), seed);
}

fn with_die(ui: &mut Ui, desk: &mut Desk, (place, die): (Rect, Rect), seed: &str) {
    if let Some(Some(typed)) = field(ui, place, &word("window-seed"), (seed, "")) {
        desk.push(Intent::Plan(Change::Seed(typed)));
    }
    if throw(ui, desk, die, &word("window-new-seed")) {
        desk.push(Intent::NewSeed);
    }
}

/// The dice of a battle: new ones each time, unless the player fixes their seed.
pub(super) fn dice(ui: &mut Ui, desk: &mut Desk, fixed: Option<u64>) {
    let (place, die) = row(ui, &word("setup-dice"));
    let seed = fixed.map_or_else(String::new, |seed| seed.to_string());
    let place = if fixed.is_some() { place } else { place.with_max_x(die.right()) };
    if let Some(typed) = field(ui, place, &word("setup-dice"), (&seed, &word("setup-dice-new"))) {
        desk.push(Intent::FixDice(typed));
    }
    if fixed.is_some() && throw(ui, desk, die, &word("setup-dice-free")) {
        desk.push(Intent::FixDice(None));
    }
    let about = word(if fixed.is_some() { "setup-dice-fixed-about" } else { "setup-dice-new-about" });
    ui.add_space(4.0);
    widgets::paragraph(ui, &about, text(SMALL), if fixed.is_some() { INK } else { MUTED });
}

/// A line with a label: where its field and its die are.
fn row(ui: &mut Ui, label: &str) -> (Rect, Rect) {
    let rect = paint::strip(ui, 36.0);
    paint::write(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, label, text(TEXT), MUTED);
    let die = Rect::from_center_size(pos2(rect.right() - 16.0, rect.center().y), vec2(DIE, DIE));
    (Rect::from_min_size(pos2(die.left() - FIELD - 10.0, rect.center().y - DIE / 2.0), vec2(FIELD, DIE)), die)
}

/// A die; returns whether it is thrown.
fn throw(ui: &mut Ui, desk: &mut Desk, die: Rect, words: &str) -> bool {
    let response = focus::feel(ui, desk, die, ui.id().with(("die", words)), words);
    let lit = response.hovered() || response.has_focus();
    let shown = dice::Die::six(5, dice::Lies::Open);
    dice::draw_die(ui.painter(), die, &shown, lit, 1.0);
    widgets::tip(response, words, None).clicked()
}

/// An editable seed; returns what was typed if that just changed, and `None` for an empty field. While it is typed, the
/// field keeps the text, even if empty.
fn field(ui: &mut Ui, field: Rect, label: &str, (seed, hint): (&str, &str)) -> Option<Option<u64>> {
    let id = ui.id().with(("typed seed", label));
    let is_typed = ui.memory(|memory| memory.has_focus(id));
    let kept = ui.data(|data| data.get_temp::<String>(id)).filter(|_| is_typed);
    let mut typed = kept.unwrap_or_else(|| seed.to_owned());
    let edit = TextEdit::singleline(&mut typed).id(id).font(bold(TEXT)).text_color(INK).hint_text(hint);
    let edit = edit.char_limit(DIGITS).horizontal_align(Align::Max).margin(Margin::symmetric(8, 5));
    // Its place is fixed: whatever is in it moves nothing beside or below it.
    let mut place = ui.new_child(UiBuilder::new().id_salt(label).max_rect(field));
    let response = place.put(field, edit.desired_width(field.width()));
    ui.advance_cursor_after_rect(field);
    focus::name_field(&response, label);
    let changed = response.changed();
    typed.retain(|letter| letter.is_ascii_digit());
    let number = typed.parse().ok();
    if response.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, typed));
    } else {
        ui.data_mut(|data| data.remove::<String>(id));
    }
    changed.then_some(number)
}
