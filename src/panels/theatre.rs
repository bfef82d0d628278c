//! The bar at the foot while a battle is played again: pause, the next turn, how fast, leave.

use super::{
    Desk, paint,
    widgets::{Face, Plank},
};
use crate::{
    input::{Intent, Setting},
    words::{say, word},
};
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

/// How the battle is played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theatre {
    /// Whether it stands still.
    pub paused: bool,
    /// 1, 2, 4, or 0 for at once.
    pub speed: u8,
}

/// Draws the bar.
pub fn draw(ui: &mut Ui, desk: &mut Desk, bar: Rect, theatre: &Theatre) {
    paint::wood_bar(ui.painter(), bar, true);
    let speed = |step: u8| {
        let words =
            if step == 0 { word("window-at-once") } else { say("window-times", &[("count", i64::from(step).into())]) };
        (words, "", theatre.speed == step, Intent::Set(Setting::Speed(step)))
    };
    let pause = word(if theatre.paused { "window-play" } else { "window-pause" });
    let enter = word("window-key-enter");
    let space = word("window-key-space");
    let mut planks = vec![
        (pause, space.as_str(), theatre.paused, Intent::Skip),
        (word("window-next-turn"), enter.as_str(), false, Intent::EndTurn),
    ];
    planks.extend([1, 2, 4, 0].map(speed));
    let mut x = bar.left() + 12.0;
    let middle = bar.center().y + 1.0;
    for (place, (words, key, on, intent)) in planks.iter().enumerate() {
        let face = if *on { Face::Gold } else { Face::Wood };
        let plank = Plank { words, key, face, centred: key.is_empty(), ..Plank::default() };
        let rect = Rect::from_min_size(pos2(x, middle - 17.0), vec2(plank.width(ui), 34.0));
        x = rect.right() + if place == 1 { 20.0 } else { 8.0 };
        if plank.put(ui, desk, ("theatre", place), rect).clicked() {
            desk.push(intent.clone());
        }
    }
    let words = word("window-leave-theatre");
    let plank = Plank { words: &words, key: "Esc", ..Plank::default() };
    let width = plank.width(ui).min(bar.right() - 12.0 - x);
    let rect = Rect::from_min_size(pos2(bar.right() - 12.0 - width, middle - 17.0), vec2(width, 34.0));
    if plank.put(ui, desk, "leave theatre", rect).clicked() {
        desk.push(Intent::Back);
    }
}
