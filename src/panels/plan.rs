//! The parts of the set-up with dials and steppers: your own ground, who plays a side, and its roster.

use super::{
    Desk, paint, portrait,
    slider::{self, Moved, Slider},
    style::*,
    widgets::{self, Explained, Face, Plank},
};
use crate::{
    force::Side,
    input::{Act, Intent, Shown, intent::Change},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// A setting with a few values side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dial {
    /// What it is.
    pub words: String,
    /// What it means.
    pub about: String,
    /// The rule about it, if there is one.
    pub rule: Option<&'static str>,
    /// Its values.
    pub values: Vec<String>,
    /// What each of them means; empty if that is plain.
    pub abouts: Vec<String>,
    /// Which is chosen.
    pub chosen: usize,
    /// What choosing the first value does; the other values follow in order.
    pub turns: Turns,
}

/// What a dial changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// The rule book.
    Book,
    /// The style of the ground.
    Style,
    /// How its halves correspond.
    Symmetry,
    /// Its size.
    Size,
    /// How large its pieces are.
    Pieces,
    /// The goal of the battle.
    Scenario,
    /// Platoons per side, from 1.
    Platoons,
    /// How well the opponent of a side plays.
    Strength(Side),
    /// The optional rule with this index: off, then on.
    Option(usize),
}

impl Turns {
    const fn to(self, place: usize) -> Change {
        match self {
            Turns::Book => Change::Book(place),
            Turns::Style => Change::Style(place),
            Turns::Symmetry => Change::Symmetry(place),
            Turns::Size => Change::Size(place),
            Turns::Pieces => Change::Pieces(place),
            Turns::Scenario => Change::Scenario(place),
            Turns::Platoons => Change::Platoons(place as u8 + 1),
            Turns::Strength(side) => Change::Strength(side, place),
            Turns::Option(number) => Change::Option(number, place > 0),
        }
    }
}

/// The player's own ground.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// How much of it is not open, in percent, with the minimum and maximum.
    pub density: (u8, u8, u8),
    /// The rest.
    pub dials: Vec<Dial>,
    /// The ground has been edited by hand, so turning a dial grows a new one.
    pub drawn: bool,
    /// Number of steps that can be undone.
    pub undo: usize,
}

/// The battle on the player's own ground: forces and goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The rule books.
    pub book: Dial,
    /// The scenarios.
    pub scenario: Dial,
    /// How the chosen one is won.
    pub goal: String,
    /// The optional rules of the book.
    pub options: Vec<Dial>,
    /// Both sides.
    pub forces: [Force; 2],
}

/// One side of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Force {
    /// Which.
    pub side: Side,
    /// Its role in the scenario, if there is an attacker.
    pub role: Option<String>,
    /// Its player.
    pub player: String,
    /// How well an opponent plays; `None` for a human player.
    pub strength: Option<Dial>,
    /// The roster's own name.
    pub roster: String,
}

/// Draws the forces and the goal of the battle.
pub fn draw_battle(ui: &mut Ui, desk: &mut Desk, battle: &Battle) {
    tall_dial(ui, desk, &battle.book);
    tall_dial(ui, desk, &battle.scenario);
    widgets::paragraph(ui, &battle.goal, text(13.0), MUTED);
    for option in &battle.options {
        dial(ui, desk, option);
    }
    for force in &battle.forces {
        let side = force.side;
        paint::divider(ui);
        let strip = paint::strip(ui, 26.0);
        let colours = desk.palette.side(side);
        let token = Rect::from_center_size(strip.left_center() + vec2(9.0, 0.0), vec2(16.0, 16.0));
        portrait::side_shape(ui.painter(), side, token, colours.base, Stroke::new(1.5, colours.dark));
        let at = strip.left_center() + vec2(26.0, 0.0);
        let role = force.role.iter().map(|role| format!(", {role}"));
        let name: String = std::iter::once(desk.side_name(side)).chain(role).collect();
        paint::write(ui.painter(), at, Align2::LEFT_CENTER, &name, head(SECTION), INK);
        ui.push_id(side, |ui| {
            let steps = |by: fn(Side, i8) -> Change| [by(side, -1), by(side, 1)];
            stepper(ui, desk, &word("plan-roster"), &force.roster, steps(Change::Roster));
            stepper(ui, desk, &word("plan-seat"), &force.player, steps(Change::Seat));
            if let Some(strength) = &force.strength {
                dial(ui, desk, strength);
            }
        });
    }
}

/// One step of the density, in percent.
const STEP: u8 = 5;

/// Says that the ground is drawn by hand. When another one grows, the room of the note stays until the page is left: the
/// die and the dials below must not move away under the pointer.
pub fn note(ui: &mut Ui, drawn: bool) {
    let (memory, pass) = (ui.id().with("room of the note"), ui.ctx().cumulative_pass_nr());
    let kept = ui.data(|data| data.get_temp::<(f32, u64)>(memory));
    let height = if drawn {
        widgets::paragraph(ui, &word("editor-drawn"), text(13.0), MUTED).height()
    } else {
        let Some((height, _)) = kept.filter(|(_, last)| last + 1 >= pass) else { return };
        ui.add_space(height);
        height
    };
    ui.data_mut(|data| data.insert_temp(memory, (height, pass)));
}

/// Draws all of it, one below another.
pub fn draw(ui: &mut Ui, desk: &mut Desk, plan: &Plan) {
    density(ui, desk, plan.density);
    for one in &plan.dials {
        dial(ui, desk, one);
    }
}

/// The same in the set-up, with buttons to edit the ground by hand and to undo a step.
pub fn draw_own(ui: &mut Ui, desk: &mut Desk, plan: &Plan) {
    note(ui, plan.drawn);
    draw(ui, desk, plan);
    if plan.undo > 0 {
        let words = say("editor-undo", &[("count", plan.undo.into())]);
        below(ui, desk, &words, desk.hints.of(Act::Undo), Intent::Undo);
    }
    below(ui, desk, &word("plan-edit"), "", Intent::Open(Shown::Editor));
}

fn below(ui: &mut Ui, desk: &mut Desk, words: &str, key: &str, intent: Intent) {
    let sign = if intent == Intent::Undo { "" } else { egui_phosphor::regular::PAINT_BRUSH };
    let rect = paint::strip(ui, 40.0);
    let plank = Plank { words, key, sign, ..Plank::default() };
    if plank.put(ui, desk, ("own ground", words), rect.with_max_y(rect.bottom() - 6.0)).clicked() {
        desk.push(intent);
    }
}

/// Draws a dial: its name, and its values as a row of buttons.
pub fn dial(ui: &mut Ui, desk: &mut Desk, dial: &Dial) {
    let label = paint::strip(ui, 20.0);
    paint::write(ui.painter(), label.left_center(), Align2::LEFT_CENTER, &dial.words, text(13.0), MUTED);
    let felt = ui.interact(label, ui.id().with(("explained", &dial.words)), Sense::hover());
    widgets::tip(felt, &dial.about, dial.rule);
    let values = Explained { words: &dial.values, abouts: &dial.abouts };
    if let Some(place) = widgets::explained(ui, desk, ("dial", &dial.words), &values, dial.chosen, (4.0, 28.0)) {
        desk.push(Intent::Plan(dial.turns.to(place)));
    }
}

/// The same for long names: two values side by side, in as many rows as needed.
pub fn tall_dial(ui: &mut Ui, desk: &mut Desk, dial: &Dial) {
    let label = paint::strip(ui, 20.0);
    paint::write(ui.painter(), label.left_center(), Align2::LEFT_CENTER, &dial.words, text(13.0), MUTED);
    let values = dial.values.iter().map(String::as_str);
    if let Some(place) = rows(ui, desk, ("dial", &dial.words), values, dial.chosen) {
        desk.push(Intent::Plan(dial.turns.to(place)));
    }
}

/// Buttons in rows of two, one of which is chosen; returns the one that was pressed.
pub fn rows<'a>(
    ui: &mut Ui,
    desk: &mut Desk,
    id: impl std::hash::Hash + std::fmt::Debug + Copy,
    values: impl Iterator<Item = &'a str>,
    chosen: usize,
) -> Option<usize> {
    const GAP: f32 = 6.0;
    const HEIGHT: f32 = 28.0;
    let values: Vec<&str> = values.collect();
    let mut pressed = None;
    for (line, row) in values.chunks(2).enumerate() {
        let strip = paint::strip(ui, HEIGHT + GAP);
        let width = (strip.width() - GAP) / 2.0;
        for (place, words) in row.iter().enumerate() {
            let number = 2 * line + place;
            let face = if number == chosen { Face::Gold } else { Face::Wood };
            let plank = Plank { words, face, centred: true, size: 15.0, ..Plank::default() };
            let corner = strip.left_top() + vec2(place as f32 * (width + GAP), 0.0);
            let rect = Rect::from_min_size(corner, vec2(width, HEIGHT));
            if plank.put(ui, desk, (id, number), rect).clicked() {
                pressed = Some(number);
            }
        }
    }
    pressed
}

/// The density as a slider.
fn density(ui: &mut Ui, desk: &mut Desk, (now, least, most): (u8, u8, u8)) {
    let label = paint::strip(ui, 22.0);
    let (words, percent) = (word("plan-density"), say("setup-percent", &[("count", i64::from(now).into())]));
    paint::write(ui.painter(), label.left_center(), Align2::LEFT_CENTER, &words, text(13.0), MUTED);
    paint::write(ui.painter(), label.right_center(), Align2::RIGHT_CENTER, &percent, bold(TEXT), INK);
    widgets::explain(ui, label, &words, &word("plan-density-about"));
    let rect = paint::strip(ui, slider::TALL);
    let slider = Slider { words: &format!("{words}, {percent}"), now, range: (least, most), step: STEP };
    if let (_, Some(Moved { to, goes_on })) = slider.put(ui, desk, "density", rect) {
        desk.push(Intent::Plan(if goes_on { Change::Slide(to) } else { Change::Density(to) }));
    }
}

/// A value with a button on either side; pushes the given intent for a step back or a step forward.
pub fn stepper(ui: &mut Ui, desk: &mut Desk, label: &str, value: &str, steps: [Change; 2]) {
    let row = paint::strip(ui, 38.0);
    let rect = Rect::from_min_max(row.min, pos2(row.right(), row.bottom() - 4.0));
    ui.painter().rect(rect, CORNER, PAPER_DEEP, Stroke::new(1.0, RULE), StrokeKind::Inside);
    let [back, on] = steps;
    match widgets::stepper(ui, desk, rect, label, value, Face::Wood) {
        Some(step) if step < 0 => desk.push(Intent::Plan(back)),
        Some(_) => desk.push(Intent::Plan(on)),
        None => {}
    }
}
