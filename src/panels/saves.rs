//! The pages of saved battles and of saved campaigns.

use super::{
    Desk, Print, Why,
    cards::{sheet, title},
    focus, ledger, outcome, paint,
    portrait::side_shape,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    board::Cell,
    force::Side,
    input::{Act, CampaignTurn, Intent, Shown},
    words::word,
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// The author of a save.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// The player, by name.
    #[default]
    Named,
    /// The game.
    Auto,
}

/// What a page lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listed {
    /// Saved battles.
    #[default]
    Battles,
    /// Saved campaigns.
    Campaigns,
}

impl Listed {
    /// The page's title, and what it says if it is empty.
    const fn words(self) -> [&'static str; 2] {
        match self {
            Listed::Battles => ["saves-head", "saves-none"],
            Listed::Campaigns => ["campaign-saved", "campaign-saved-none"],
        }
    }

    /// The other page, and how to open it.
    const fn other(self) -> (Listed, Intent) {
        match self {
            Listed::Battles => (Listed::Campaigns, Intent::Campaign(CampaignTurn::Saves)),
            Listed::Campaigns => (Listed::Battles, Intent::Open(Shown::Saves)),
        }
    }
}

/// A saved battle, or a saved campaign.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// Its author.
    pub mark: Mark,
    /// How long ago: "5 minutes ago".
    pub when: String,
    /// The level or the stand of a campaign, or what is wrong with the save.
    pub battle: String,
    /// "Round 3 of 10".
    pub round: String,
    /// "In turn 14", for battles whose sides take separate turns.
    pub turns: String,
    /// Each side with its name and how many of it are left.
    pub sides: Vec<(Side, String, String)>,
    /// The path of the file.
    pub file: String,
    /// A small picture of its ground.
    pub picture: Option<Print>,
    /// Columns and rows of the ground, and where everyone is on it.
    pub cells: (i16, i16),
    /// See [`Row::cells`].
    pub dots: Vec<(Side, Cell)>,
    /// It is over: it can be watched but no longer fought.
    pub over: bool,
    /// Why it can't be played.
    pub why: Option<Why>,
}

/// One of the pages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Saves {
    /// What it lists.
    pub listed: Listed,
    /// All of them, the last written first.
    pub rows: Vec<Row>,
    /// The marked one.
    pub marked: usize,
    /// Whether the next press on delete really deletes.
    pub sure: bool,
    /// What came of the last deletion.
    pub told: Option<Result<String, String>>,
}

/// Draws the page.
pub fn draw(ui: &mut Ui, desk: &mut Desk, saves: &Saves) {
    let rect = sheet(ui, vec2(860.0, 580.0));
    let inner = rect.shrink(if rect.height() < 400.0 { 12.0 } else { 20.0 });
    let top = Rect::from_min_size(inner.min, vec2(inner.width(), 32.0));
    let [head, none] = saves.listed.words();
    title(ui, top.left_center(), &word(head));
    ui.painter().hline(inner.x_range(), top.bottom() + 4.0, Stroke::new(1.0, RULE));
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 40.0), inner.max);
    let told = saves.told.as_ref().map_or(0.0, |one| told(ui, foot, one));
    let body = Rect::from_min_max(top.left_bottom() + vec2(0.0, 10.0), pos2(inner.right(), foot.top() - 10.0 - told));
    foot_bar(ui, desk, foot, saves);
    if saves.rows.is_empty() {
        paint::write(ui.painter(), body.center(), Align2::CENTER_CENTER, &word(none), text(TEXT), MUTED);
        return;
    }
    let split = body.left() + (body.width() * 0.46).floor();
    let list = Rect::from_min_max(body.min, pos2(split - 10.0, body.bottom()));
    let page = Rect::from_min_max(pos2(split + 10.0, body.top()), body.max);
    ui.painter().vline(split, body.y_range(), Stroke::new(1.0, RULE));
    widgets::part(ui, "saves", list, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (place, row) in saves.rows.iter().enumerate() {
                draw_row(ui, desk, place, row, place == saves.marked);
            }
        });
    });
    if let Some(row) = saves.rows.get(saves.marked) {
        widgets::part(ui, "save", page, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| draw_page(ui, desk, row));
        });
    }
}

/// The outcome of a deletion, above the bottom bar; returns its height.
fn told(ui: &Ui, foot: Rect, told: &Result<String, String>) -> f32 {
    let (words, ink) = paint::outcome(told);
    outcome::put(ui, foot.left_top() - vec2(0.0, 14.0), words, (&[text(13.0), text(SMALL)], ink), foot.width());
    22.0
}

fn draw_row(ui: &mut Ui, desk: &mut Desk, place: usize, row: &Row, marked: bool) {
    let strip = paint::strip(ui, 52.0);
    let rect = Rect::from_min_max(strip.min, strip.max - vec2(10.0, 4.0));
    let response = focus::feel(ui, desk, rect, ui.id().with(("save", place)), &format!("{}, {}", row.name, row.battle));
    if marked {
        focus::prefer(ui, &response);
    }
    let painter = ui.painter();
    let fill = if marked || response.hovered() { PAPER_DEEP } else { PAPER };
    let edge = if marked { Stroke::new(2.0, GOLD_DEEP) } else { Stroke::new(1.0, RULE) };
    painter.rect(rect, BUTTON_CORNER, fill, edge, StrokeKind::Inside);
    let sign = match (&row.why, row.mark) {
        (Some(_), _) => egui_phosphor::regular::WARNING,
        (None, Mark::Auto) => egui_phosphor::regular::CLOCK_COUNTER_CLOCKWISE,
        (None, Mark::Named) => egui_phosphor::regular::BOOKMARK_SIMPLE,
    };
    let ink = if row.why.is_some() { HARM } else { INK };
    paint::write(painter, rect.left_center() + vec2(20.0, 0.0), Align2::CENTER_CENTER, sign, text(18.0), ink);
    let left = rect.left() + 40.0;
    let upper = pos2(rect.right() - 10.0, rect.top() + 15.0);
    let when = paint::write(painter, upper, Align2::RIGHT_CENTER, &row.when, text(SMALL), MUTED);
    let name = paint::fit(painter, &row.name, bold(TEXT), ink, when.left() - left - 8.0);
    paint::put(painter, pos2(left, rect.top() + 15.0), Align2::LEFT_CENTER, name);
    let words = if row.round.is_empty() { row.battle.clone() } else { format!("{}, {}", row.battle, row.round) };
    let words = paint::fit(painter, &words, text(13.0), MUTED, rect.right() - left - 10.0);
    paint::put(painter, pos2(left, rect.top() + 34.0), Align2::LEFT_CENTER, words);
    if response.clicked() {
        desk.push(if marked { Intent::LoadSave } else { Intent::MarkSave(place) });
    }
}

fn draw_page(ui: &mut Ui, desk: &mut Desk, row: &Row) {
    widgets::line(ui, &row.name, "", [head(SECTION), text(TEXT)], [INK, INK], 28.0);
    if let Some(print) = &row.picture {
        let width = ui.available_width() - 10.0;
        let room = (ui.clip_rect().height() - 150.0).clamp(60.0, 210.0);
        let tall = (width / print.ratio().max(0.1)).min(room);
        let frame = paint::strip(ui, tall + 8.0);
        let size = vec2(tall * print.ratio(), tall);
        let rect = Rect::from_min_size(frame.min + vec2(2.0, 2.0), size);
        desk.pictures.draw_print(ui.painter(), print, rect);
        ledger::draw_dots(ui.painter(), &desk.palette, rect, row.cells, &row.dots);
        ui.painter().rect_stroke(rect, 0.0, Stroke::new(1.5, INK), StrokeKind::Outside);
    }
    for (words, value) in [(&row.battle, &row.round), (&row.turns, &row.when)] {
        widgets::line(ui, words, value, [text(TEXT), bold(TEXT)], [INK, INK], 22.0);
    }
    for (side, name, left) in &row.sides {
        let rect = widgets::line(ui, &format!("      {name}"), left, [text(TEXT), bold(TEXT)], [INK, INK], 22.0);
        let token = Rect::from_center_size(rect.left_center() + vec2(9.0, 0.0), vec2(14.0, 14.0));
        let colours = desk.palette.side(*side);
        side_shape(ui.painter(), *side, token, colours.base, Stroke::new(1.0, colours.dark));
    }
    ui.add_space(6.0);
    if let Some(why) = &row.why {
        widgets::reason(ui, desk, why);
        ui.add_space(6.0);
    }
    widgets::paragraph(ui, &row.file, text(SMALL), MUTED);
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, foot: Rect, saves: &Saves) {
    let hints = desk.hints;
    let marked = saves.rows.get(saves.marked);
    let over = marked.is_some_and(|row| row.over);
    let (back, load) = (word("window-back"), word(if over { "saves-watch" } else { "saves-load" }));
    let delete = word(if saves.sure { "saves-delete-sure" } else { "saves-delete" });
    let may = marked.is_some_and(|row| row.why.is_none());
    let harm = if saves.sure { Face::Dark(HARM) } else { Face::Wood };
    let size = SECTION;
    let load = Plank {
        words: &load,
        key: hints.of(Act::Choose),
        face: if may { Face::Gold } else { Face::Flat },
        size,
        ..Plank::default()
    };
    let delete =
        Plank { words: &delete, face: if marked.is_some() { harm } else { Face::Flat }, size, ..Plank::default() };
    let back = Plank { words: &back, key: hints.of(Act::Back), size, ..Plank::default() };
    let mut right = foot.right();
    for (plank, intent, may) in [(load, Intent::LoadSave, may), (delete, Intent::DeleteSave, marked.is_some())] {
        let width = plank.width(ui).max(120.0);
        let rect = Rect::from_min_max(pos2(right - width, foot.top()), pos2(right, foot.bottom()));
        if plank.put(ui, desk, ("saves", plank.words), rect).clicked() && may {
            desk.push(intent);
        }
        right = rect.left() - 8.0;
    }
    let rect = Rect::from_min_size(foot.min, vec2(back.width(ui).max(110.0), 40.0));
    if back.put(ui, desk, "saves back", rect).clicked() {
        desk.push(Intent::Back);
    }
    let (other, intent) = saves.listed.other();
    let words = word(other.words()[0]);
    let other = Plank { words: &words, size, ..Plank::default() };
    let room = right - rect.right() - 8.0;
    let rect = Rect::from_min_size(rect.right_top() + vec2(8.0, 0.0), vec2(other.width(ui).min(room), 40.0));
    if other.put(ui, desk, "other saves", rect).clicked() {
        desk.push(intent);
    }
}
