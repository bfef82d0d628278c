//! Where the sides set up and what they fight for, to be marked on the board.

use super::{
    Editor, Swatch,
    tools::{Button, grid},
};
use crate::panels::{
    Desk, paint,
    style::*,
    widgets::{self, Face, Plank},
};
use crate::{
    input::{Act, GroundPlace, GroundTurn, Intent},
    words::{say, word},
};
use bevy_egui::egui::{Align2, Ui};

/// Places that can be marked by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// All of them; empty where none can be marked.
    pub all: Vec<GroundPlace>,
    /// The one that is being marked; `None` while the ground is.
    pub chosen: Option<GroundPlace>,
    /// Whether they differ from the scenario's own.
    pub by_hand: bool,
    /// What is out of place.
    pub fault: Option<String>,
}

/// Draws a button for each of them, and what is wrong with them.
pub(super) fn draw(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    let places = &editor.places;
    if places.all.is_empty() {
        return;
    }
    paint::divider(ui);
    let has_goals = places.all.iter().any(|place| matches!(place, GroundPlace::Goal(_)));
    let head = word(if has_goals { "editor-places" } else { "editor-zones" });
    let rect = widgets::section(ui, &head, "", INK);
    let key = desk.hints.of(Act::Crate);
    paint::write(ui.painter(), rect.right_center(), Align2::RIGHT_CENTER, key, text(SMALL), MUTED);
    let name = |place: &GroundPlace, desk: &Desk| match place {
        GroundPlace::Zone(side) => desk.side_name(*side),
        GroundPlace::Neither => word("editor-no-zone"),
        GroundPlace::Goal(goal) => say("editor-goal", &[("number", (goal + 1).into())]),
    };
    let names: Vec<String> = places.all.iter().map(|place| name(place, desk)).collect();
    grid(ui, 2, places.all.len(), |ui, rect, at| {
        let place = places.all[at];
        let button =
            Button { words: &names[at], swatch: &Swatch::Place(place), key: "", chosen: places.chosen == Some(place) };
        if button.put(ui, desk, rect, ("place", at)) {
            desk.push(Intent::Ground(GroundTurn::Place(place)));
        }
    });
    if let Some(fault) = &places.fault {
        widgets::paragraph(ui, fault, text(13.0), HARM);
    }
    widgets::paragraph(ui, &word("editor-places-about"), text(SMALL), MUTED);
    if places.by_hand {
        let words = word("editor-places-own");
        let plank = Plank { words: &words, face: Face::Paper, centred: true, size: TEXT, ..Plank::default() };
        let strip = paint::strip(ui, 34.0);
        let rect = strip.with_max_y(strip.top() + 28.0);
        let response = plank.put(ui, desk, "own places", rect);
        if widgets::tip(response, &word("editor-places-own-about"), None).clicked() {
            desk.push(Intent::Ground(GroundTurn::OwnPlaces));
        }
    }
}
