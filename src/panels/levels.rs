//! The list of levels in the set-up, under the rule books: each with its scenario, its size, and a small picture.

use super::{
    Desk, Print, focus, paint, plan,
    setup::{LevelCard, SetUp},
    style::*,
    widgets,
};
use crate::input::{Intent, intent::Change};
use bevy_egui::egui::{Align2, FontId, Painter, Rect, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

/// How the rows of the list are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rows {
    /// With a large picture.
    Tall,
    /// Low enough that many levels fit, with the scenario beside the name.
    Low,
    /// With the scenario below the name: there is no room beside it.
    Narrow,
}

/// Space between a name and the scenario beside it.
const BESIDE: f32 = 10.0;

impl Rows {
    const fn height(self) -> f32 {
        match self {
            Rows::Tall => 92.0,
            Rows::Low => 44.0,
            Rows::Narrow => 58.0,
        }
    }

    /// Space below a row.
    const fn gap(self) -> f32 {
        if matches!(self, Rows::Tall) { 8.0 } else { 4.0 }
    }

    /// The space around a picture, and its greatest width.
    const fn frame(self) -> (f32, f32) {
        if matches!(self, Rows::Tall) { (8.0, 96.0) } else { (4.0, 48.0) }
    }

    fn name(self) -> FontId {
        head(if self == Rows::Tall { SECTION } else { BUTTON })
    }

    fn text(self) -> FontId {
        text(if self == Rows::Tall { 13.0 } else { SMALL })
    }

    /// The width left for words by the picture and the edges, of a row of this width.
    fn room(self, width: f32) -> f32 {
        let (edge, wide) = self.frame();
        width - edge - wide - 20.0
    }

    /// The layout that shows these levels in a list of this width.
    fn of(painter: &Painter, levels: &[LevelCard], width: f32) -> Self {
        let low = Rows::Low;
        let wide = |words: &str, font: FontId| paint::width_of(painter, words, font);
        let needs = |level: &LevelCard| {
            let scenario = wide(&level.scenario, low.text());
            wide(&level.name, low.name()) + if scenario > 0.0 { scenario + BESIDE } else { 0.0 }
        };
        let is_named = |level: &LevelCard| !level.scenario.is_empty();
        let fits = levels.iter().filter(|level| is_named(level)).all(|level| needs(level) <= low.room(width));
        if fits { low } else { Rows::Narrow }
    }
}

/// Draws the books and the levels of the chosen one.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, set_up: &SetUp) {
    if set_up.books.len() > 1 {
        let inner = ui.available_rect_before_wrap().shrink2(vec2(8.0, 0.0));
        let mut top = ui.new_child(UiBuilder::new().id_salt("books").max_rect(inner));
        let books = set_up.books.iter().map(String::as_str);
        if let Some(place) = plan::rows(&mut top, desk, "book", books, set_up.book) {
            desk.push(Intent::Plan(Change::Book(place)));
        }
        ui.add_space(top.min_rect().height() + 6.0);
    }
    let room = ui.available_height() / set_up.levels.len().max(1) as f32;
    // The chosen row scrolls into view when it is chosen, and when the page is opened again.
    let memory = ui.id().with("chosen level");
    let pass = ui.ctx().cumulative_pass_nr();
    let kept = ui.data(|data| data.get_temp::<(usize, u64)>(memory));
    let before = kept.filter(|(_, drawn)| drawn + 1 >= pass).map(|(chosen, _)| chosen);
    ui.data_mut(|data| data.insert_temp(memory, (set_up.chosen, pass)));
    ScrollArea::vertical().id_salt("level list").auto_shrink([false, false]).show(ui, |ui| {
        let low = || Rows::of(ui.painter(), &set_up.levels, ui.available_width() - 16.0);
        let rows = if room >= Rows::Tall.height() { Rows::Tall } else { low() };
        for level in &set_up.levels {
            let place = level.place;
            let strip = paint::strip(ui, rows.height());
            let rect = Rect::from_min_max(strip.min + vec2(8.0, 0.0), strip.max - vec2(8.0, rows.gap()));
            if set_up.chosen == place && before != Some(place) {
                ui.scroll_to_rect(rect, None);
            }
            level_card(ui, desk, (rect, rows), level, set_up.chosen == place);
        }
    });
}

fn level_card(ui: &mut Ui, desk: &mut Desk, (rect, rows): (Rect, Rows), level: &LevelCard, chosen: bool) {
    let place = level.place;
    let response = focus::feel(ui, desk, rect, ui.id().with(("level", place)), &level.name);
    let lit = response.hovered() || response.has_focus();
    let painter = ui.painter();
    painter.rect(rect, CORNER, if lit || chosen { PAPER } else { PAPER_DEEP }, Stroke::NONE, StrokeKind::Inside);
    let edge = if chosen { Stroke::new(3.0, GOLD) } else { Stroke::new(1.0, WOOD_EDGE) };
    painter.rect_stroke(rect, CORNER, edge, StrokeKind::Inside);
    let (edge, wide) = rows.frame();
    let frame = Rect::from_min_size(rect.min + vec2(edge, edge), vec2(wide, rect.height() - 2.0 * edge));
    thumbnail(ui, desk, frame, level.picture.as_ref());
    let words = Rect::from_min_max(pos2(frame.right() + 10.0, rect.top()), pos2(rect.right() - 10.0, rect.bottom()));
    describe(ui.painter(), (words, rows), level);
    let response = match &level.why {
        Some(why) => widgets::tip_why(response, why),
        None => response,
    };
    if response.clicked() {
        desk.push(Intent::ChooseLevel(place));
    }
}

/// Writes a level's name, its scenario, its size, and its platoons if there is room.
fn describe(painter: &Painter, (room, rows): (Rect, Rows), level: &LevelCard) {
    let (colour, font) = (if level.why.is_some() { HARM } else { MUTED }, rows.text());
    let mut width = room.width();
    // Heights of the name, of the first line below it, and of a line.
    let (top, first, step) = match (rows, level.scenario.is_empty()) {
        (Rows::Tall, true) => (20.0, 43.0, 18.0),
        (Rows::Tall, false) => (18.0, 38.0, 16.0),
        (Rows::Low | Rows::Narrow, _) => (12.0, 29.0, 15.0),
    };
    if rows == Rows::Low && !level.scenario.is_empty() {
        let at = pos2(room.right(), room.top() + top);
        let beside = paint::write(painter, at, Align2::RIGHT_CENTER, &level.scenario, font.clone(), colour);
        width -= beside.width() + BESIDE;
    }
    let name = paint::fit(painter, &level.name, rows.name(), INK, width);
    paint::put(painter, pos2(room.left(), room.top() + top), Align2::LEFT_CENTER, name);
    let both = format!("{}, {}", level.size, level.platoons);
    let fits = paint::width_of(painter, &both, font.clone()) <= room.width();
    let size = if fits { &both } else { &level.size };
    let lines: &[&str] = match rows {
        Rows::Tall => &[&level.scenario, &level.size, &level.platoons],
        Rows::Low => &[size],
        Rows::Narrow => &[&level.scenario, size],
    };
    for (row, words) in lines.iter().filter(|words| !words.is_empty()).enumerate() {
        let words = paint::fit(painter, words, font.clone(), colour, room.width());
        let at = pos2(room.left(), room.top() + first + row as f32 * step);
        paint::put(painter, at, Align2::LEFT_CENTER, words);
    }
}

/// A small picture of a ground, or a sign if there is none.
pub(super) fn thumbnail(ui: &Ui, desk: &mut Desk, frame: Rect, picture: Option<&Print>) {
    let painter = ui.painter();
    let ratio = picture.map_or(1.5, |print| print.ratio().max(0.1));
    let width = frame.width().min(frame.height() * ratio);
    let rect = Rect::from_center_size(frame.center(), vec2(width, width / ratio));
    match picture {
        Some(print) => desk.pictures.draw_print(painter, print, rect),
        None => {
            painter.rect_filled(rect, 0.0, paint::mix(PAPER_DEEP, RULE, 0.4));
            let sign = egui_phosphor::regular::MAP_TRIFOLD;
            paint::write(painter, rect.center(), Align2::CENTER_CENTER, sign, text(28.0), MUTED);
        }
    }
    painter.rect_stroke(rect, 0.0, Stroke::new(1.5, INK), StrokeKind::Outside);
}
