//! The ground editor: dials, tools and figures beside the board, and actions at the bottom.

use super::{
    Desk, focus, outcome, paint,
    plan::{self, Battle, Plan},
    seed,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, GroundFile, GroundLeaf, GroundManner, GroundTurn, Intent},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, ScrollArea, Ui, pos2, vec2};

mod figures;
mod places;
mod shelf;
mod tools;

pub use figures::Figure;
pub use places::Places;
pub use shelf::{Shelf, ShelfRow, draw_shelf};
pub use tools::{Swatch, Tool};

/// Everything that the editor shows beside the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Editor {
    /// What the ground is grown from; `None` if it belongs to a battle.
    pub plan: Option<Plan>,
    /// The battle planned on it: forces and goal; `None` if it belongs to a battle.
    pub battle: Option<Battle>,
    /// The seed.
    pub seed: String,
    /// The tools to choose from.
    pub tools: Vec<Tool>,
    /// The chosen tool.
    pub tool: usize,
    /// Widths of the brushes.
    pub brushes: Vec<String>,
    /// The chosen brush.
    pub brush: usize,
    /// How the tool is applied.
    pub manner: GroundManner,
    /// What can be marked on the ground.
    pub places: Places,
    /// The figures of the ground.
    pub figures: Vec<Figure>,
    /// Names of the sides.
    pub names: [String; 2],
    /// The figures are still those of the previous ground.
    pub reckoning: bool,
    /// The open tab; figures have a column of their own if there is room.
    pub leaf: GroundLeaf,
    /// Whether it can be exported as a map of the Tiled editor.
    pub maps: bool,
    /// Number of steps that can be undone.
    pub undo: usize,
    /// Number of steps that can be redone.
    pub redo: usize,
    /// The outcome of the last file operation.
    pub told: Option<Result<String, String>>,
    /// Whether keys go to the panels.
    pub reached: bool,
    /// Whether this is the ground of a battle being laid out.
    pub ambush: bool,
    /// Its name, as loaded or saved; empty without one.
    pub name: String,
    /// "72 x 48 squares".
    pub size: String,
    /// A description of the square under the pointer.
    pub under: Option<String>,
}

/// Width of a column, in points.
const COLUMN: f32 = 304.0;
/// Below this width the buttons at the bottom are as narrow as they can be.
const NARROW: f32 = 760.0;
/// From this width on, dials and figures are on either side of the board.
const WIDE: f32 = 1560.0;

/// Draws the editor; returns what it leaves for the board.
pub fn draw(root: &mut Ui, desk: &mut Desk, editor: &Editor) -> (Rect, Vec<Rect>) {
    let whole = root.max_rect();
    let top = Rect::from_min_size(whole.min, vec2(whole.width(), 44.0));
    let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 56.0), whole.max);
    let body = Rect::from_min_max(top.left_bottom(), foot.right_top());
    let right = Rect::from_min_max(pos2(body.right() - COLUMN, body.top()), body.max);
    let both = whole.width() >= WIDE;
    let left = Rect::from_min_size(body.min, vec2(if both { COLUMN } else { 0.0 }, body.height()));
    if both {
        // Figures have a column of their own here, so the key that switches tabs skips theirs.
        if editor.leaf == GroundLeaf::Figures {
            desk.push(Intent::Ground(GroundTurn::Leaf(GroundLeaf::Ground)));
        }
        let shown = if editor.leaf == GroundLeaf::Battle { editor.leaf } else { GroundLeaf::Ground };
        dials(root, desk, editor, (left, false), (&[GroundLeaf::Ground, GroundLeaf::Battle], shown));
        widgets::column(root, "figures", right, true, |ui| figures::draw(ui, editor));
    } else {
        dials(root, desk, editor, (right, true), (&GroundLeaf::ALL, editor.leaf));
    }
    top_bar(root, desk, top, editor);
    foot_bar(root, desk, foot, editor);
    let board = Rect::from_min_max(pos2(left.right(), body.top()), pos2(right.left(), body.bottom()));
    if let Some(words) = &editor.under {
        readout(root, board, words);
    }
    (board, Vec::new())
}

/// The column with the tabs, and the open one below them: that one scrolls, the tabs don't.
fn dials(
    root: &mut Ui,
    desk: &mut Desk,
    editor: &Editor,
    (rect, edge_at_left): (Rect, bool),
    (all, shown): (&[GroundLeaf], GroundLeaf),
) {
    paint::paper_column(root.painter(), rect, edge_at_left);
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let top = widgets::part(root, "leaves", inner, |ui| {
        leaves(ui, desk, editor, all);
        ui.cursor().top()
    });
    let rest = inner.with_min_y(top);
    widgets::part(root, "dials", rest, |ui| {
        ScrollArea::vertical().id_salt(("dials", shown)).auto_shrink([false, false]).show(ui, |ui| {
            leaf(ui, desk, editor, shown);
        });
    });
}

/// The readout for the square under the pointer, in the lower left corner of the board.
fn readout(ui: &Ui, board: Rect, words: &str) {
    let words = paint::fit(ui.painter(), words, text(TEXT), INK, board.width() - 44.0);
    let size = vec2(words.size().x + 24.0, 28.0);
    let below = Rect::from_min_size(board.left_bottom() + vec2(10.0, -38.0), size);
    // It moves away when the pointer is on the squares under it.
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let is_in_the_way = pointer.is_some_and(|pointer| below.expand(60.0).contains(pointer));
    let card = if is_in_the_way { Rect::from_min_size(board.min + vec2(10.0, 10.0), size) } else { below };
    paint::paper_card(ui.painter(), card);
    paint::put(ui.painter(), card.left_center() + vec2(12.0, 0.0), Align2::LEFT_CENTER, words);
}

/// The tabs to choose from; a ground that belongs to a battle has no tab for who fights on it.
fn leaves(ui: &mut Ui, desk: &mut Desk, editor: &Editor, all: &[GroundLeaf]) {
    let there = |leaf: &&GroundLeaf| **leaf != GroundLeaf::Battle || editor.battle.is_some();
    let all: Vec<GroundLeaf> = all.iter().filter(there).copied().collect();
    if all.len() < 2 {
        return;
    }
    let name = |leaf: &GroundLeaf| match leaf {
        GroundLeaf::Ground => word("editor-leaf-ground"),
        GroundLeaf::Battle => word("editor-leaf-battle"),
        GroundLeaf::Figures => word("editor-leaf-figures"),
    };
    let (strip, gap) = (paint::strip(ui, 36.0), 6.0);
    let width = (strip.width() + gap) / all.len() as f32 - gap;
    // A wide window shows figures in a column of their own.
    let shown = if all.contains(&editor.leaf) { editor.leaf } else { GroundLeaf::Ground };
    for (place, leaf) in all.iter().enumerate() {
        let face = if *leaf == shown { Face::Gold } else { Face::Wood };
        let words = name(leaf);
        let plank = Plank { words: &words, face, centred: true, size: 15.0, ..Plank::default() };
        let corner = strip.min + vec2(place as f32 * (width + gap), 0.0);
        let response = plank.put(ui, desk, ("leaf", place), Rect::from_min_size(corner, vec2(width, 30.0)));
        // On the tab with the tools the chosen tool gets the focus first; on the others it is the button of the tab.
        if *leaf == shown && shown != GroundLeaf::Ground {
            focus::prefer(ui, &response);
        }
        if response.clicked() {
            desk.push(Intent::Ground(GroundTurn::Leaf(*leaf)));
        }
    }
}

fn leaf(ui: &mut Ui, desk: &mut Desk, editor: &Editor, leaf: GroundLeaf) {
    match (leaf, &editor.battle) {
        (GroundLeaf::Figures, _) => figures::draw(ui, editor),
        (GroundLeaf::Battle, Some(battle)) => plan::draw_battle(ui, desk, battle),
        _ => work(ui, desk, editor),
    }
}

/// Tools, then dials.
fn work(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    tools::draw(ui, desk, editor);
    places::draw(ui, desk, editor);
    paint::divider(ui);
    match &editor.plan {
        Some(content) => {
            widgets::section(ui, &word("editor-grow"), "", INK);
            plan::note(ui, content.drawn);
            seed::any(ui, desk, &editor.seed);
            plan::draw(ui, desk, content);
        }
        None => {
            widgets::paragraph(ui, &word("editor-ambush"), text(TEXT), INK);
            seed::any(ui, desk, &editor.seed);
        }
    }
}

fn top_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, editor: &Editor) {
    paint::wood_bar(ui.painter(), bar, false);
    let middle = bar.center().y;
    let (title, width) = match (editor.ambush, editor.name.as_str()) {
        (true, _) => (word("editor-head-ambush"), bar.width()),
        (false, "") => (word("editor-head"), bar.width()),
        // A name may be long, and the outcome of the last operation is shown beside it.
        (false, name) => (name.to_owned(), bar.width() / 3.0),
    };
    let title = paint::fit(ui.painter(), &title, head(HEAD), CREAM, width);
    let at = pos2(bar.left() + 16.0, middle);
    let head_rect = paint::put(ui.painter(), at, Align2::LEFT_CENTER, title);
    let mut right = bar.right() - 12.0;
    for (id, act, count, intent) in
        [("editor-redo", Act::Redo, editor.redo, Intent::Redo), ("editor-undo", Act::Undo, editor.undo, Intent::Undo)]
    {
        let words = say(id, &[("count", count.into())]);
        let face = if count > 0 { Face::Wood } else { Face::Flat };
        let plank = Plank { words: &words, key: desk.hints.of(act), face, ..Plank::default() };
        let width = plank.width(ui);
        let rect = Rect::from_min_size(pos2(right - width, middle - 15.0), vec2(width, 30.0));
        if plank.put(ui, desk, id, rect).clicked() {
            desk.push(intent);
        }
        right = rect.left() - 8.0;
    }
    let (words, colour) = match (&editor.told, &editor.places.fault) {
        (Some(Ok(words)), _) => (words.as_str(), CREAM),
        (Some(Err(words)), _) | (None, Some(words)) => (words.as_str(), GOLD),
        (None, None) => (editor.size.as_str(), CREAM_MUTED),
    };
    let left = head_rect.right() + 24.0;
    outcome::put(ui, pos2(left, middle), words, (&[text(TEXT)], colour), right - left - 12.0);
}

fn foot_bar(ui: &mut Ui, desk: &mut Desk, bar: Rect, editor: &Editor) {
    paint::wood_bar(ui.painter(), bar, true);
    let middle = bar.center().y + 1.0;
    // Where there is little room, buttons are as wide as their labels.
    let least = |width: f32| if bar.width() < NARROW { 0.0 } else { width };
    let mut left = bar.left() + 12.0;
    let mut files = vec![("window-back", desk.hints.of(Act::Back), Intent::Back)];
    files.push(("editor-load", "", Intent::Ground(GroundTurn::Shelf)));
    if !editor.ambush {
        let name = |sort| Intent::Ground(GroundTurn::Name(sort));
        files.push(("editor-level", "", name(GroundFile::Level)));
        if editor.maps {
            files.push(("editor-map", "", name(GroundFile::Map)));
        }
    }
    files.push(("editor-picture", "", Intent::Ground(GroundTurn::Name(GroundFile::Picture))));
    for (id, key, intent) in files {
        let words = word(id);
        let plank = Plank { words: &words, key, ..Plank::default() };
        let width = plank.width(ui).max(least(92.0));
        let rect = Rect::from_min_size(pos2(left, middle - 18.0), vec2(width, 36.0));
        let response = plank.put(ui, desk, id, rect);
        let about = if id == "window-back" { String::new() } else { word(&format!("{id}-about")) };
        if widgets::tip(response, &about, None).clicked() {
            desk.push(intent);
        }
        left = rect.right() + 8.0;
    }
    let (id, intent) =
        if editor.ambush { ("editor-lay", Intent::Ground(GroundTurn::Lay)) } else { ("editor-play", Intent::Start) };
    let words = word(id);
    let plank =
        Plank { words: &words, key: desk.hints.of(Act::EndTurn), face: Face::Gold, size: SECTION, ..Plank::default() };
    let width = plank.width(ui).max(least(180.0));
    let rect = Rect::from_min_size(pos2(bar.right() - 12.0 - width, middle - 20.0), vec2(width, 40.0));
    if plank.put(ui, desk, id, rect).clicked() {
        desk.push(intent);
    }
}
