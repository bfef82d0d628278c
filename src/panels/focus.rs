//! Using the panels without a mouse: what has the focus, its ring, and names for screen readers.

use super::{Desk, style::*};
use crate::input::{Listening, Steer};
use bevy::prelude::{MessageReader, Query, Res};
use bevy_egui::{
    EguiInput,
    egui::{
        Context, Event, FocusDirection, Id, Key, LayerId, Modifiers, Order, Rect, Response, Stroke, StrokeKind, Ui,
        Vec2, WidgetInfo, WidgetType,
    },
};

/// The memory key of the button that gets the focus first.
const FIRST: &str = "the button that has the focus first";
/// The memory key of the answers that got the focus when their card appeared.
const SAFE: &str = "the safe answer of a card";
/// The memory key of the widget that had the focus last.
const LAST: &str = "the widget that had the focus last";

/// An area that can be pressed, by the pointer or with the focus, and its name.
pub fn feel(ui: &Ui, desk: &Desk, rect: Rect, id: Id, words: &str) -> Response {
    let response = ui.interact(rect, id, desk.sense());
    name(&response, words, true);
    response
}

/// Gives a widget its accessible name, and scrolls it into view when it gets the focus.
pub(super) fn name(response: &Response, words: &str, may: bool) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, may, words));
    follow(response);
    if is_new(response) {
        response.scroll_to_me(None);
    }
}

/// On a page where Enter does something at once, what the pointer is over has the focus first: what looks chosen is what
/// Enter opens.
pub(super) fn lead(response: &Response) {
    let free = response.ctx.memory(|memory| memory.focused()).is_none();
    if free && response.hovered() && response.sense.is_focusable() {
        response.request_focus();
    }
}

/// Once keys have moved the focus, a pointer that moves takes it along: only one button looks as if Enter pressed it.
fn follow(response: &Response) {
    let ctx = &response.ctx;
    let moves =
        response.hovered() && response.sense.is_focusable() && ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
    let elsewhere = ctx.memory(|memory| memory.focused()).is_some_and(|id| id != response.id);
    if moves && elsewhere && !ctx.text_edit_focused() {
        response.request_focus();
    }
}

/// Whether a widget has just got the focus. egui's own answer leaves out the arrow keys, which move the focus between
/// two frames.
fn is_new(response: &Response) -> bool {
    let (id, last) = (response.id, Id::new(LAST));
    let is_new = response.has_focus() && response.ctx.data(|data| data.get_temp::<Id>(last)) != Some(id);
    if is_new {
        response.ctx.data_mut(|data| data.insert_temp(last, id));
    }
    is_new
}

/// Gives a text field its accessible name.
pub fn name_field(response: &Response, words: &str) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words));
    is_new(response);
}

/// This gets the focus first when the keyboard or gamepad moves to the panels.
pub(super) fn prefer(ui: &Ui, response: &Response) {
    let id = response.id;
    ui.data_mut(|data| {
        data.get_temp_mut_or_insert_with(Id::new(FIRST), || id);
    });
}

/// The safe answer of a card that asks once more has the focus when the card appears, if keys or a gamepad led there.
pub(super) fn begin_at(ui: &Ui, response: &Response) {
    let (seen, pass) = (Id::new(SAFE).with(response.id), ui.ctx().cumulative_pass_nr());
    let last = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<u64>(seen), pass));
    let appears = last == 0 || last + 1 < pass;
    if appears && ui.memory(|memory| memory.focused().is_some()) {
        response.request_focus();
    }
}

/// Runs before the panels are laid out: an arrow key with nothing focused goes to the first button.
pub(super) fn begin(ctx: &Context, focusable: bool) {
    ctx.data_mut(|data| data.remove::<Id>(Id::new(FIRST)));
    let is_arrow = |event: &Event| {
        let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        matches!(event, Event::Key { key, pressed: true, .. } if arrows.contains(key))
    };
    let arrow = ctx.input(|input| input.events.iter().any(is_arrow));
    if focusable && arrow && ctx.memory(|memory| memory.focused().is_none()) {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
    }
}

/// Runs after they are laid out: while the keys go to the panels of a battle, something has the focus, and it has a
/// ring.
pub(super) fn end(ctx: &Context, reached: bool) {
    let focused = ctx.memory(|memory| memory.focused());
    if focused.is_none() {
        ctx.data_mut(|data| data.remove::<Id>(Id::new(LAST)));
    }
    let first = ctx.data(|data| data.get_temp::<Id>(Id::new(FIRST)));
    match (focused, first) {
        (Some(id), _) => ring(ctx, id),
        (None, Some(id)) if reached => {
            ctx.memory_mut(|memory| memory.request_focus(id));
            ctx.request_repaint();
        }
        _ => {}
    }
}

fn ring(ctx: &Context, id: Id) {
    let Some(response) = ctx.read_response(id) else { return };
    let rect = response.rect.intersect(response.interact_rect).expand(2.0);
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("ring of the focus")));
    painter.rect_stroke(rect, BUTTON_CORNER, Stroke::new(4.0, WOOD_EDGE), StrokeKind::Middle);
    painter.rect_stroke(rect, BUTTON_CORNER, Stroke::new(2.0, GOLD), StrokeKind::Middle);
}

/// A gamepad goes from button to button as the keyboard does; while a new key is being assigned, no other widget gets
/// it.
pub(super) fn steer(
    mut steers: MessageReader<Steer>,
    listening: Option<Res<Listening>>,
    mut inputs: Query<&mut EguiInput>,
) {
    let waits = listening.is_some_and(|listening| listening.is_on());
    let presses: Vec<(Key, Modifiers)> = steers.read().map(key_of).collect();
    for mut input in &mut inputs {
        if waits {
            input.events.retain(|event| !matches!(event, Event::Key { .. } | Event::Text(_)));
        }
        for (key, modifiers) in &presses {
            for pressed in [true, false] {
                let event = Event::Key { key: *key, physical_key: None, pressed, repeat: false, modifiers: *modifiers };
                input.events.push(event);
            }
        }
    }
}

const fn key_of(steer: &Steer) -> (Key, Modifiers) {
    match steer {
        Steer::Up => (Key::ArrowUp, Modifiers::NONE),
        Steer::Down => (Key::ArrowDown, Modifiers::NONE),
        Steer::Left => (Key::ArrowLeft, Modifiers::NONE),
        Steer::Right => (Key::ArrowRight, Modifiers::NONE),
        Steer::Next => (Key::Tab, Modifiers::NONE),
        Steer::Previous => (Key::Tab, Modifiers::SHIFT),
        Steer::Press => (Key::Enter, Modifiers::NONE),
    }
}
