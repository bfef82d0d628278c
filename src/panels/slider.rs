//! A slider: pressed, dragged, or moved by the arrow keys while it has the focus.

use super::{Desk, focus, style::*};
use bevy_egui::egui::{CornerRadius, EventFilter, Key, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2};

/// Height of a slider.
pub(super) const TALL: f32 = 26.0;

/// A slider.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slider<'a> {
    /// Its name and value, for screen readers.
    pub words: &'a str,
    /// Its value.
    pub now: u8,
    /// The lowest and the highest value.
    pub range: (u8, u8),
    /// The step between values.
    pub step: u8,
}

/// A value that a slider is moved to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moved {
    /// The value.
    pub to: u8,
    /// Whether the same drag has moved it before.
    pub goes_on: bool,
}

impl Slider<'_> {
    /// Draws it in a rectangle of its height; returns the value that it is moved to, if it is.
    pub(super) fn put(
        &self,
        ui: &mut Ui,
        desk: &Desk,
        id: impl std::hash::Hash + std::fmt::Debug,
        rect: Rect,
    ) -> (Response, Option<Moved>) {
        let response = ui.interact(rect, ui.id().with(id), desk.drag_sense());
        focus::name(&response, self.words, true);
        // Left and right change it; up and down move the focus on.
        let keeps = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keeps));
        let groove =
            Rect::from_min_max(pos2(rect.left() + 8.0, rect.top() + 8.0), pos2(rect.right() - 8.0, rect.top() + 16.0));
        self.draw(ui, groove, response.hovered() || response.has_focus());
        let wanted = self.wanted(ui, groove, &response);
        // From the second value of one drag on, changes belong to the same step, up to where the handle is released.
        let slides = response.id.with("the handle has been moved");
        let goes_on = ui.data(|data| data.get_temp::<bool>(slides)).is_some();
        let held = response.is_pointer_button_down_on();
        if !held {
            ui.data_mut(|data| data.remove::<bool>(slides));
        }
        if wanted == self.now {
            return (response, None);
        }
        if held {
            ui.data_mut(|data| data.insert_temp(slides, true));
        }
        (response, Some(Moved { to: wanted, goes_on }))
    }

    fn span(&self) -> f32 {
        f32::from(self.range.1 - self.range.0)
    }

    fn draw(&self, ui: &Ui, groove: Rect, lit: bool) {
        let (least, most) = self.range;
        let x = groove.left() + groove.width() * f32::from(self.now.clamp(least, most) - least) / self.span();
        let painter = ui.painter();
        painter.rect(groove, CornerRadius::same(4), RULE, Stroke::NONE, StrokeKind::Inside);
        painter.rect(groove.with_max_x(x), CornerRadius::same(4), GOLD_DEEP, Stroke::NONE, StrokeKind::Inside);
        let handle = Rect::from_center_size(pos2(x, groove.center().y), vec2(14.0, 20.0));
        painter.rect(handle, BUTTON_CORNER, if lit { GOLD } else { WOOD }, Stroke::new(1.5, INK), StrokeKind::Inside);
    }

    /// The value where the pointer holds it, or one step from the current one.
    fn wanted(&self, ui: &Ui, groove: Rect, response: &Response) -> u8 {
        let (least, most) = self.range;
        let mut wanted = self.now;
        if let Some(pointer) = response.interact_pointer_pos() {
            let share = ((pointer.x - groove.left()) / groove.width()).clamp(0.0, 1.0);
            let steps = (f32::from(least) + share * self.span()) / f32::from(self.step);
            wanted = (steps.round() as u8).saturating_mul(self.step);
        }
        if response.has_focus() {
            let pressed = |key| ui.input(|input| input.key_pressed(key));
            wanted = match (pressed(Key::ArrowLeft), pressed(Key::ArrowRight)) {
                (true, false) => self.now.saturating_sub(self.step),
                (false, true) => self.now.saturating_add(self.step),
                _ => wanted,
            };
        }
        wanted.clamp(least, most)
    }
}
