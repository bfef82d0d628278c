//! The mouse, and the cell of the keyboard cursor: hover, click, drag, pan, zoom.

use super::{Free, Intent, Lens};
use crate::board::{Cell, Direction, Edge};
use bevy::{
    input::mouse::{AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};

/// Logical pixels that the mouse may move with a button held before it drags instead of clicking.
const DRAG: f32 = 6.0;
/// Seconds between two clicks on a cell that make a double click.
const DOUBLE: f64 = 0.5;

/// One mouse button in one frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Button {
    /// Whether it went down, perhaps to go up again within the frame.
    pub down: bool,
    /// Whether it went up.
    pub up: bool,
}

/// The mouse in one frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Glance {
    /// Its position, in logical pixels of the window; `None` outside.
    pub at: Option<Vec2>,
    /// The left button.
    pub left: Button,
    /// The right and middle buttons.
    pub other: [Button; 2],
    /// Steps of the wheel, positive away from the hand.
    pub wheel: f32,
    /// Whether Shift is held.
    pub shift: bool,
    /// Seconds since the program started.
    pub now: f64,
}

#[derive(Clone, Copy, Debug)]
struct Press {
    from: Vec2,
    last: Vec2,
    dragged: bool,
}

impl Press {
    const fn at(place: Vec2) -> Self {
        Self { from: place, last: place, dragged: false }
    }
}

/// What the mouse and the keyboard cursor have done so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct Pointer {
    at: Option<Vec2>,
    cursor: Option<Cell>,
    /// The square beyond an edge under the pointer, while it is on no cell of the board.
    brink: Option<Cell>,
    by_keys: bool,
    /// Whether it has not moved since the last question.
    rests: bool,
    /// The cell of the chosen unit.
    home: Option<Cell>,
    /// Whether the keyboard cursor starts there: the pointer has not moved since the unit was chosen.
    homing: bool,
    lifted: Option<Cell>,
    left: Option<Press>,
    other: [Option<Press>; 2],
    clicked: Option<(Cell, f64)>,
}

impl Pointer {
    /// The cell under the mouse, or where the keyboard cursor is.
    pub const fn cell(&self) -> Option<Cell> {
        self.cursor
    }

    /// Whether the keyboard moved the cursor last, so that it must be drawn.
    pub const fn by_keys(&self) -> bool {
        self.by_keys
    }

    /// Where the mouse is, in logical pixels of the window, if it moved the cursor last.
    pub fn place(&self) -> Option<Vec2> {
        self.at.filter(|_| !self.by_keys)
    }

    /// A new decision is open. If the keyboard cursor has no meaning for it yet, the accept key answers.
    pub const fn rest(&mut self, rests: bool) {
        self.rests = rests;
    }

    /// Where the chosen unit is now: the keyboard cursor starts there and moves along with it.
    pub fn set_home(&mut self, home: Option<Cell>) -> Vec<Intent> {
        let mut intents = Vec::new();
        if self.home == home {
            return intents;
        }
        self.home = home;
        if self.by_keys && home.is_some() && self.lifted.is_none() {
            self.cursor = home;
            intents.push(Intent::Hover(home));
            self.point_beyond(None, &mut intents);
        } else {
            self.homing = home.is_some();
        }
        intents
    }

    /// Whether the accept key applies to the cell of the keyboard cursor.
    pub const fn points(&self) -> bool {
        self.by_keys && !self.rests
    }

    /// Processes one frame of the mouse.
    pub fn look(&mut self, glance: &Glance, lens: &Lens, free: &Free) -> Vec<Intent> {
        let mut intents = Vec::new();
        let Some(at) = glance.at else {
            self.left.take_if(|_| glance.left.up);
            return intents;
        };
        self.hover(at, lens, free, &mut intents);
        self.left_button(glance, at, lens, free, &mut intents);
        for place in 0..2 {
            self.other_button(place, glance.other[place], at, free, &mut intents);
        }
        if glance.wheel != 0.0 && free.takes(at) {
            intents.push(Intent::Zoom { steps: glance.wheel, at: Some(at) });
        }
        intents
    }

    fn hover(&mut self, at: Vec2, lens: &Lens, free: &Free, intents: &mut Vec<Intent>) {
        let moved = self.at.is_none_or(|last| last.distance_squared(at) > 0.25);
        self.homing &= !moved || self.at.is_none();
        self.at = Some(at);
        // A mouse at rest does not take the cursor away from the keyboard, even if the map moves under it.
        if self.by_keys && !moved {
            return;
        }
        let cell = free.takes(at).then(|| lens.cell_at(at)).flatten();
        if self.by_keys || cell != self.cursor {
            self.by_keys = false;
            self.cursor = cell;
            intents.push(Intent::Hover(cell));
        }
        self.point_beyond(free.takes(at).then(|| lens.beyond(at)).flatten(), intents);
    }

    /// The pointer is on a square beyond the edge, or on none.
    fn point_beyond(&mut self, brink: Option<Cell>, intents: &mut Vec<Intent>) {
        if self.brink != brink {
            self.brink = brink;
            intents.push(Intent::Brink(brink));
        }
    }

    fn left_button(&mut self, glance: &Glance, at: Vec2, lens: &Lens, free: &Free, intents: &mut Vec<Intent>) {
        if glance.left.up && self.left.is_some() {
            self.let_go(glance, at, lens, intents);
        }
        if glance.left.down && free.takes(at) {
            self.left = Some(Press::at(at));
            if glance.left.up {
                self.let_go(glance, at, lens, intents);
            }
        }
        if let Some(press) = &mut self.left {
            let before = lens.cell_at(press.last);
            press.last = at;
            if !press.dragged && press.from.distance(at) > DRAG && lens.square_at(at) != lens.square_at(press.from) {
                press.dragged = true;
                intents.extend(lens.cell_at(press.from).map(Intent::Grab));
                intents.extend(lens.cell_at(at).map(Intent::Carry));
            } else if press.dragged && lens.cell_at(at) != before {
                intents.extend(lens.cell_at(at).map(Intent::Carry));
            }
        }
    }

    fn let_go(&mut self, glance: &Glance, at: Vec2, lens: &Lens, intents: &mut Vec<Intent>) {
        let Some(press) = self.left.take() else {
            return;
        };
        if press.dragged {
            let end = lens.cell_at(at).or_else(|| lens.dropped_beyond(at)).or_else(|| lens.cell_at(press.from));
            intents.extend(end.map(Intent::Drop));
        } else if let Some(cell) = lens.cell_at(press.from) {
            intents.push(self.click(cell, glance.shift, glance.now));
        } else {
            intents.extend(lens.beyond(press.from).map(Intent::Leave));
        }
    }

    fn click(&mut self, cell: Cell, shift: bool, now: f64) -> Intent {
        let double = self.clicked.is_some_and(|(last, when)| last == cell && now - when < DOUBLE);
        self.clicked = (!double).then_some((cell, now));
        Intent::Click { cell, shift, double }
    }

    fn other_button(&mut self, place: usize, button: Button, at: Vec2, free: &Free, intents: &mut Vec<Intent>) {
        let goes_back = place == 0;
        let press = &mut self.other[place];
        let mut ended = button.up.then(|| press.take()).flatten();
        if button.down && free.takes(at) {
            if button.up {
                ended = Some(Press::at(at));
            } else {
                *press = Some(Press::at(at));
            }
        }
        if goes_back && ended.is_some_and(|press| !press.dragged) {
            intents.push(Intent::Back);
        }
        if let Some(press) = press {
            press.dragged |= press.from.distance(at) > DRAG;
            if press.dragged && press.last != at {
                intents.push(Intent::Pan(at - press.last));
                press.last = at;
            }
        }
    }

    /// Moves the keyboard cursor by one cell, across an edge that is an exit and back too. If the mouse has moved
    /// since, it starts at the chosen unit, otherwise in the center of the view.
    pub fn step(&mut self, direction: Direction, lens: &Lens, free: &Free) -> Vec<Intent> {
        let from = if std::mem::take(&mut self.homing) { self.home.or(self.cursor) } else { self.cursor };
        let to = from.map(|cell| lens.step(cell, direction));
        let returns = |edge: Edge| edge.opposite().outward() == direction;
        let back = self.brink.filter(|_| self.by_keys).and_then(|cell| lens.passed(cell)).is_some_and(returns);
        let start = to.filter(|cell| lens.contains(*cell) && !back);
        let Some(cell) = start.or(from).or_else(|| lens.middle_of(free.map)) else {
            return Vec::new();
        };
        let brink = to.filter(|cell| lens.passed(*cell).is_some_and(|edge| lens.exits.contains(edge)));
        self.cursor = Some(cell);
        (self.by_keys, self.rests) = (true, false);
        let mut intents = vec![Intent::Hover(brink.is_none().then_some(cell)), Intent::Follow(brink.unwrap_or(cell))];
        self.point_beyond(brink, &mut intents);
        if self.lifted.is_some() && brink.is_none() {
            intents.push(Intent::Carry(cell));
        }
        intents
    }

    /// A click by keyboard at the cursor.
    pub fn choose(&mut self, shift: bool, now: f64) -> Option<Intent> {
        if self.lifted.take().is_some() {
            return self.brink.or(self.cursor).map(Intent::Drop);
        }
        if let Some(beyond) = self.brink {
            return Some(Intent::Leave(beyond));
        }
        let cell = self.cursor?;
        Some(self.click(cell, shift, now))
    }

    /// Picks up what is at the cursor, or puts it down.
    pub fn lift(&mut self) -> Option<Intent> {
        if self.lifted.take().is_some() {
            return self.brink.or(self.cursor).map(Intent::Drop);
        }
        let cell = self.cursor.filter(|_| self.brink.is_none())?;
        self.lifted = Some(cell);
        Some(Intent::Grab(cell))
    }
}

/// Sends the intents for the mouse in this frame.
#[allow(clippy::too_many_arguments, reason = "a system's parameters")]
pub(super) fn read_mouse(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    scroll: Res<AccumulatedMouseScroll>,
    lens: Res<Lens>,
    free: Res<Free>,
    time: Res<Time<Real>>,
    mut pointer: ResMut<Pointer>,
    mut intents: MessageWriter<Intent>,
) {
    let button = |which| Button { down: buttons.just_pressed(which), up: buttons.just_released(which) };
    let wheel = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 40.0,
    };
    let glance = Glance {
        at: window.and_then(|window| window.cursor_position()),
        left: button(MouseButton::Left),
        other: [button(MouseButton::Right), button(MouseButton::Middle)],
        wheel,
        shift: keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]),
        now: time.elapsed_secs_f64(),
    };
    intents.write_batch(pointer.look(&glance, &lens, &free));
}

/// Whether the view scrolls at the edge of the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgeScroll(pub bool);

impl Default for EdgeScroll {
    fn default() -> Self {
        Self(true)
    }
}

/// Logical pixels per second that the view scrolls at the edge of the window.
const EDGE_SPEED: f32 = 600.0;

/// Scrolls the view while the mouse is at the very edge of the window.
pub(super) fn pan_by_edge(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    buttons: Res<ButtonInput<MouseButton>>,
    (lens, free, allowed): (Res<Lens>, Res<Free>, Res<EdgeScroll>),
    time: Res<Time<Real>>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(window) = window.filter(|window| allowed.0 && window.focused && lens.cell > 0.0) else {
        return;
    };
    let Some(at) = window.cursor_position().filter(|_| buttons.get_pressed().next().is_none()) else {
        return;
    };
    let way = edge_way(at, window.size()) * EDGE_SPEED * time.delta_secs().min(0.05);
    let by = if lens.hexes { way } else { short_of_edge(way, &lens, free.map) };
    if by != Vec2::ZERO {
        intents.write(Intent::Pan(by));
        redraw.write(RequestRedraw);
    }
}

/// As much of a pan as leaves no more than one square beside the board: a mouse that is put away in a corner must not
/// take the board out of sight, nor hold the view there.
fn short_of_edge(by: Vec2, lens: &Lens, map: Rect) -> Vec2 {
    let board = Vec2::new(lens.columns.into(), lens.rows.into()) * lens.cell;
    let most = (map.min + lens.cell - lens.origin).max(Vec2::ZERO);
    let least = (map.max - lens.cell - lens.origin - board).min(Vec2::ZERO);
    by.clamp(least, most)
}

/// The direction in which a mouse at this point of a window drags the paper.
fn edge_way(at: Vec2, window: Vec2) -> Vec2 {
    let along = |at: f32, length: f32| match at {
        low if low < 1.0 => 1.0,
        high if high >= length - 1.0 => -1.0,
        _ => 0.0,
    };
    Vec2::new(along(at.x, window.x), along(at.y, window.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mouse_at_the_edge_of_the_window_scrolls_to_the_edge_of_the_board_and_no_farther() {
        let map = Rect::new(0.0, 44.0, 980.0, 668.0);
        let pans = |origin: Vec2, way: Vec2| {
            let mut lens = Lens { origin, cell: 28.0, columns: 72, rows: 48, ..Lens::default() };
            for _ in 0..1000 {
                lens.origin += short_of_edge(way * 30.0, &lens, map);
            }
            lens.origin
        };
        let inside = Vec2::new(-300.0, -200.0);
        assert_eq!(pans(inside, Vec2::ONE), map.min + 28.0);
        assert_eq!(pans(inside, Vec2::NEG_ONE), map.max - 28.0 - Vec2::new(72.0, 48.0) * 28.0);
        // Where the player has dragged it farther, it stays.
        let dragged = map.min + 100.0;
        assert_eq!(pans(dragged, Vec2::ONE), dragged);
    }
}
