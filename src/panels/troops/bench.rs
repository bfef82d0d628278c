//! The roster being built: its units, the chosen unit's primates, and their options.

use super::{Card, Group, Key, Part, Worth, buttons, card, choices, page, parts, rename, rooms, worth};
use crate::{
    input::{Act, Intent, TroopsLeaf, TroopsName, TroopsTurn},
    panels::{
        Desk, Why, focus, outcome, paint,
        style::*,
        widgets::{self, Face, Plank},
    },
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2};

/// A unit in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitRow {
    /// Its name.
    pub name: String,
    /// Its members.
    pub about: String,
    /// Its cost in scrap.
    pub cost: String,
    /// Whether something is wrong with it.
    pub faulty: bool,
}

/// A primate of the chosen unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrimateRow {
    /// Its clan, its name, and its role in its unit.
    pub name: String,
    /// What it carries.
    pub about: String,
    /// Its cost in scrap.
    pub cost: String,
    /// Whether something is wrong with it.
    pub faulty: bool,
}

/// Everything shown about a roster.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bench {
    /// Its name.
    pub name: String,
    /// Its cost, and what is left to spend.
    pub cost: String,
    /// Whether something is wrong with it.
    pub faulty: bool,
    /// The number of problems, in words.
    pub state: String,
    /// Number of steps that can be undone, and redone.
    pub steps: (usize, usize),
    /// Whether there is something to save.
    pub changed: bool,
    /// The outcome of the last file operation.
    pub told: Option<Result<String, String>>,
    /// Names of its platoons.
    pub platoons: Vec<String>,
    /// The selected platoon.
    pub platoon: usize,
    /// The units of that platoon.
    pub units: Vec<UnitRow>,
    /// The selected unit; `None` for the platoon as a whole.
    pub unit: Option<usize>,
    /// The selected item, and its cost.
    pub head: (String, String),
    /// What to know about it.
    pub about: String,
    /// The primates of the unit, in a book where each has its own equipment.
    pub primates: Vec<PrimateRow>,
    /// In the other books, what the kind of the unit can do, or those that can be added.
    pub cards: Vec<Card>,
    /// The selected primate; `None` for the unit as a whole.
    pub primate: Option<usize>,
    /// The open tab.
    pub leaf: TroopsLeaf,
    /// The tabs.
    pub leaves: Vec<TroopsLeaf>,
    /// The available choices.
    pub groups: Vec<Group>,
    /// What it is worth; `None` while another tab is open.
    pub worth: Option<Worth>,
    /// The bill.
    pub bill: Vec<Part>,
    /// Its problems: where, and what.
    pub faults: Vec<(String, Why)>,
    /// Remarks about it.
    pub notes: Vec<(String, Why)>,
}

/// Draws it.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, bench: &Bench) {
    let [top, body, foot] = rooms(ui);
    top_bar(ui, desk, top, bench);
    foot_bar(ui, desk, foot, bench);
    let room = body.shrink(12.0);
    let list = room.with_max_x(room.left() + (room.width() * 0.24).clamp(190.0, 330.0));
    page(ui, "units", list, |ui| units(ui, desk, bench));
    let rest = room.with_min_x(list.right() + 12.0);
    let middle = rest.with_max_x(rest.left() + (rest.width() * 0.38).clamp(190.0, 480.0));
    page(ui, "primates", middle, |ui| primates(ui, desk, bench));
    side(ui, desk, rest.with_min_x(middle.right() + 12.0), bench);
}

fn top_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, bench: &Bench) {
    paint::wood_bar(ui.painter(), bar, false);
    let middle = bar.center().y;
    let mut right = bar.right() - 12.0;
    let (undo, redo) = bench.steps;
    for (id, act, count, intent) in
        [("editor-redo", Act::Redo, redo, Intent::Redo), ("editor-undo", Act::Undo, undo, Intent::Undo)]
    {
        let words = say(id, &[("count", count.into())]);
        let face = if count > 0 { Face::Wood } else { Face::Flat };
        let plank = Plank { words: &words, key: desk.hints.of(act), face, ..Plank::default() };
        let width = plank.width(ui);
        let rect = Rect::from_min_size(pos2(right - width, middle - 16.0), vec2(width, 32.0));
        if plank.put(ui, desk, id, rect).clicked() {
            desk.push(intent);
        }
        right = rect.left() - 8.0;
    }
    let plank = Plank { words: &bench.name, face: Face::Bare, size: HEAD, ..Plank::default() };
    let width = plank.width(ui).min((right - bar.left()) * 0.5);
    let rect = Rect::from_min_size(pos2(bar.left() + 6.0, middle - 18.0), vec2(width, 36.0));
    let response = plank.put(ui, desk, "roster name", rect);
    if widgets::tip(response, &word("troops-rename-about"), None).clicked() {
        desk.push(Intent::Troops(TroopsTurn::Ask(TroopsName::Roster)));
    }
    let rect = rename(ui, desk, pos2(rect.right() + 4.0, middle));
    let (words, colour) = match &bench.told {
        Some(Ok(words)) => (words.as_str(), CREAM),
        Some(Err(words)) => (words.as_str(), GOLD),
        None => return,
    };
    let left = rect.right() + 16.0;
    let fonts = [text(TEXT), text(SMALL)];
    outcome::put(ui, pos2(left, middle), words, (&fonts, colour), right - left - 12.0);
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, bench: &Bench) {
    paint::wood_bar(ui.painter(), bar, true);
    let hints = desk.hints;
    let save = if bench.changed { Face::Gold } else { Face::Flat };
    let key = |id, turn, face| Key { id, key: "", intent: Intent::Troops(turn), face };
    let back = Key { id: "window-back", key: hints.of(Act::Back), intent: Intent::Back, face: Face::Wood };
    let keys = vec![
        back,
        key("troops-fill", TroopsTurn::Fill, Face::Wood),
        key("troops-save", TroopsTurn::Save, save),
        key("troops-export", TroopsTurn::Ask(TroopsName::Export), Face::Wood),
        key("troops-print", TroopsTurn::Ask(TroopsName::Print), Face::Wood),
    ];
    let left = buttons(ui, desk, bar, keys) + 8.0;
    let width = bar.right() - 16.0 - left;
    let fonts = [head(BUTTON), head(TEXT), text(SMALL)];
    let cost = paint::fit_in(ui.painter(), &bench.cost, &fonts, if bench.faulty { GOLD } else { CREAM }, width);
    let at = pos2(bar.right() - 16.0, bar.center().y);
    paint::put(ui.painter(), at - vec2(0.0, 8.0), Align2::RIGHT_CENTER, cost);
    let state =
        paint::fit(ui.painter(), &bench.state, text(13.0), if bench.faulty { GOLD } else { CREAM_MUTED }, width);
    paint::put(ui.painter(), at + vec2(0.0, 12.0), Align2::RIGHT_CENTER, state);
}

fn units(ui: &mut Ui, desk: &mut Desk, bench: &Bench) {
    for (place, name) in bench.platoons.iter().enumerate() {
        let here = place == bench.platoon;
        let row = UnitRow { name: name.clone(), ..UnitRow::default() };
        let chosen = here && bench.unit.is_none();
        if strip(ui, desk, ("platoon", place), &row, (chosen, head(SECTION))) {
            desk.push(Intent::Troops(TroopsTurn::Platoon(place)));
        }
        for (number, row) in bench.units.iter().enumerate().filter(|_| here) {
            if strip(ui, desk, ("unit", number), row, (bench.unit == Some(number), head(16.0))) {
                desk.push(Intent::Troops(TroopsTurn::Unit(number)));
            }
        }
    }
}

/// A line of a list that can be chosen; returns whether it was.
fn strip(
    ui: &mut Ui,
    desk: &mut Desk,
    id: (&str, usize),
    row: &UnitRow,
    (chosen, font): (bool, bevy_egui::egui::FontId),
) -> bool {
    let about = paint::wrap(ui.painter(), &row.about, text(SMALL), MUTED, ui.available_width() - 20.0);
    let tall = if row.about.is_empty() { 34.0 } else { 32.0 + about.size().y };
    let rect = paint::strip(ui, tall).shrink2(vec2(0.0, 2.0));
    let response = focus::feel(ui, desk, rect, ui.id().with(id), &row.name);
    let lit = response.hovered() || response.has_focus();
    let painter = ui.painter();
    if chosen || lit {
        let fill = if chosen { paint::mix(PAPER, GOLD, 0.45) } else { PAPER_DEEP };
        painter.rect_filled(rect, BUTTON_CORNER, fill);
    }
    if chosen {
        painter.rect_stroke(rect, BUTTON_CORNER, Stroke::new(1.5, GOLD_DEEP), StrokeKind::Inside);
    }
    let colour = if row.faulty { HARM } else { INK };
    let at = rect.right_top() + vec2(-8.0, 14.0);
    let cost = paint::write(painter, at, Align2::RIGHT_CENTER, &row.cost, text(TEXT), INK);
    let name = paint::fit(painter, &row.name, font, colour, cost.left() - rect.left() - 14.0);
    paint::put(painter, rect.left_top() + vec2(8.0, 14.0), Align2::LEFT_CENTER, name);
    paint::put(painter, rect.left_top() + vec2(8.0, 26.0), Align2::LEFT_TOP, about);
    response.clicked()
}

fn primates(ui: &mut Ui, desk: &mut Desk, bench: &Bench) {
    let (name, cost) = &bench.head;
    widgets::line(ui, name, cost, [head(SECTION), text(TEXT)], [INK, MUTED], 30.0);
    if !bench.about.is_empty() {
        widgets::paragraph(ui, &bench.about, text(TEXT), MUTED);
    }
    card::draw(ui, desk, &bench.cards);
    if bench.primates.is_empty() {
        return;
    }
    let whole = UnitRow { name: word("troops-whole-unit"), ..UnitRow::default() };
    if strip(ui, desk, ("whole unit", 0), &whole, (bench.primate.is_none(), head(16.0))) {
        desk.push(Intent::Troops(TroopsTurn::Primate(None)));
    }
    for (place, row) in bench.primates.iter().enumerate() {
        let PrimateRow { name, about, cost, faulty } = row.clone();
        let row = UnitRow { name, about, cost, faulty };
        if strip(ui, desk, ("primate", place), &row, (bench.primate == Some(place), head(16.0))) {
            desk.push(Intent::Troops(TroopsTurn::Primate(Some(place))));
        }
    }
}

/// The tabs, and the open one.
fn side(ui: &mut Ui, desk: &mut Desk, rect: Rect, bench: &Bench) {
    paint::paper_card(ui.painter(), rect);
    let inner = rect.shrink(PAD);
    let top = widgets::part(ui, "troops leaves", inner, |ui| {
        let names: Vec<String> = bench.leaves.iter().map(|leaf| word(leaf.word_id())).collect();
        let chosen = bench.leaves.iter().position(|leaf| *leaf == bench.leaf).unwrap_or_default();
        let values = names.iter().map(String::as_str);
        if let Some(place) = widgets::choice(ui, desk, "troops leaf", values, chosen, (6.0, 28.0)) {
            desk.push(Intent::Troops(TroopsTurn::Leaf(bench.leaves[place])));
        }
        ui.add_space(4.0);
        ui.cursor().top()
    });
    widgets::part(ui, "troops side", inner.with_min_y(top), |ui| {
        let id = ("troops side", bench.leaf, bench.platoon, bench.unit, bench.primate.is_some());
        ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(ui, |ui| match bench.leaf {
            TroopsLeaf::Choices => choices::draw(ui, desk, &bench.groups),
            TroopsLeaf::Worth => bench.worth.iter().for_each(|content| worth::draw(ui, desk, content)),
            TroopsLeaf::Bill => parts(ui, &bench.bill),
            TroopsLeaf::Faults => faults(ui, desk, bench),
        });
    });
}

fn faults(ui: &mut Ui, desk: &mut Desk, bench: &Bench) {
    if bench.faults.is_empty() {
        widgets::paragraph(ui, &word("troops-ready"), text(TEXT), INK);
    }
    for (number, (place, why)) in bench.faults.iter().enumerate() {
        place_of(ui, desk, number, place);
        widgets::reason(ui, desk, why);
    }
    for (number, (place, why)) in bench.notes.iter().enumerate() {
        place_of(ui, desk, bench.faults.len() + number, place);
        widgets::remark(ui, desk, why);
    }
}

/// The place of a problem; a click goes there.
fn place_of(ui: &mut Ui, desk: &mut Desk, number: usize, place: &str) {
    ui.add_space(6.0);
    let row = UnitRow { name: place.to_owned(), cost: word("troops-go-to"), ..UnitRow::default() };
    if strip(ui, desk, ("fault", number), &row, (false, head(16.0))) {
        desk.push(Intent::Troops(TroopsTurn::Fault(number)));
    }
}
