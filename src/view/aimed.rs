//! Ground under aim: a line around it, and the name of the unit that aims.

use super::art::{objects, palette::Outline};
use super::board::{Colours, heights, middle};
use super::overlays::Cells;
use super::pens::{Drawn, Ink, Pens};
use crate::board::Cell;
use crate::force::Side;
use bevy::prelude::*;

/// Ground under aim, with the name of the unit that aims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// The side that aims.
    pub side: Side,
    /// Its cells.
    pub cells: Cells,
    /// Cells beyond, where only the best shots reach: seen faintly.
    pub far: Cells,
    /// The name.
    pub name: String,
    /// The cell where the name is written.
    pub mouth: Cell,
    /// Whether it stands out from the others.
    pub strong: bool,
}

/// How much fainter the ground beyond is.
const FAR: f32 = 0.6;

/// How much ground under aim is seen, how wide its line is, and how far it lies above others.
const fn weight(aimed: &Aimed) -> (f32, f32, f32) {
    if aimed.strong { (1.0, 3.2, 0.2) } else { (0.8, 2.2, 0.0) }
}

/// A line around ground under aim.
pub(super) fn draw(aimed: &Aimed, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let of_side = Colours::outline(aimed.side);
    let (alpha, wide, up) = weight(aimed);
    let ink = Ink { colour: colours.0.side(of_side).base, alpha, wide, dashed: of_side != Outline::Square };
    let faint = Ink { alpha: alpha * FAR, wide: wide * FAR, ..ink };
    let edges = [(&aimed.far, faint, heights::AIMS), (&aimed.cells, ink, heights::AIMS + up)];
    let mut drawn = Vec::new();
    for (cells, ink, height) in edges {
        let edge = objects::edge(cells).into_iter();
        drawn.extend(edge.map(|(from, to)| pens.line(from.into(), to.into(), ink, height)));
    }
    drawn
}

/// How much of a cell a counter takes up.
const COUNTER: f32 = 0.8;

/// How many lines a name goes away from its place for a counter.
const FARTHEST: i32 = 8;

/// The names of units at the ground they aim at, beside the counters on these cells. One that stands out comes first,
/// and the others make room for it and for one another: every name can be read.
pub(super) fn names(all: &[Aimed], counters: &[Cell], colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let size = pens.letters();
    let mut sorted: Vec<&Aimed> = all.iter().collect();
    sorted.sort_by_key(|aimed| !aimed.strong);
    let counter = |cell: &Cell| {
        let at = pens.lie.place(middle(*cell)) * pens.cell as f32;
        Rect::from_center_size(at, Vec2::splat(pens.cell as f32 * COUNTER))
    };
    let counters: Vec<Rect> = counters.iter().map(counter).collect();
    let mut taken: Vec<Rect> = Vec::new();
    let name = |aimed: &Aimed| {
        let (alpha, _, up) = weight(aimed);
        let height = heights::NAMES + up;
        let mut name = pens.lettering(&aimed.name, colours.dark(aimed.side), size, middle(aimed.mouth), height);
        name.0.color = Color::WHITE.with_alpha(alpha.max(0.7));
        let extent = pens.images.get(&name.0.image).map_or(Vec2::ZERO, Image::size_f32);
        let corner = Vec2::new(name.2.translation.x, -name.2.translation.y);
        let place = clear_of(Rect::from_corners(corner, corner + extent), &taken, &counters);
        name.2.translation.y = -place.min.y;
        taken.push(place);
        name
    };
    sorted.into_iter().map(name).collect()
}

/// The nearest place to this one, by whole lines up or down, that covers no other name, and no counter if there is such a
/// place not too far away.
fn clear_of(place: Rect, names: &[Rect], counters: &[Rect]) -> Rect {
    let moved = |lines: i32| {
        let by = Vec2::new(0.0, lines as f32 * place.height());
        Rect { min: place.min + by, max: place.max + by }
    };
    let within = |most: i32| (0..=most).flat_map(|lines| [moved(lines), moved(-lines)]);
    let is_free = |place: &Rect, taken: &[Rect]| taken.iter().all(|other| other.intersect(*place).is_empty());
    let beside = within(FARTHEST).find(|place| is_free(place, names) && is_free(place, counters));
    // Each name is in the way of two lines at most.
    let most = 2 * names.len() as i32 + 1;
    beside.or_else(|| within(most).find(|place| is_free(place, names))).unwrap_or(place)
}

#[cfg(test)]
mod tests {
    use super::super::{board::Board, landmarks, outlook::Outlook, playback::Playback, prints::Prints};
    use super::*;

    #[test]
    fn a_name_goes_beside_counters_but_never_over_another_name() {
        let line = |y: f32| Rect::new(0.0, y, 80.0, y + 20.0);
        let counter = Rect::new(60.0, -10.0, 90.0, 20.0);
        let place = clear_of(line(0.0), &[], &[counter]);
        assert!(counter.intersect(place).is_empty() && (place.min.y - 20.0).abs() < 0.1, "{place:?}");
        // Counters all around: then over one of them, but still not over a name.
        let wall = Rect::new(0.0, -400.0, 80.0, 400.0);
        let names = [line(0.0), line(20.0)];
        let place = clear_of(line(0.0), &names, &[wall]);
        assert!(names.iter().all(|name| name.intersect(place).is_empty()), "{place:?}");
    }

    #[test]
    fn names_on_the_board_grow_with_the_interface() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().init_resource::<Prints>().init_resource::<Colours>();
        app.init_resource::<Outlook>().init_resource::<Playback>().add_plugins(landmarks::plugin);
        app.insert_resource(Board(super::super::shots::ground()));
        let at = Cell::new(3, 3);
        let cells = Cells::from([at]);
        let (name, far) = ("Old Rahman".into(), Cells::new());
        let aimed = vec![Aimed { side: Side::First, cells, far, name, mouth: at, strong: false }];
        app.insert_resource(landmarks::Landmarks { aimed, ..landmarks::Landmarks::default() });
        let mut heights = [100, 200].map(|percent| {
            Outlook::set_letters(app.world_mut().resource_mut::<Outlook>(), percent);
            app.update();
            let mut query = app.world_mut().query::<&Sprite>();
            let images = app.world().resource::<Assets<Image>>();
            let words = query.iter(app.world()).find(|sprite| sprite.custom_size.is_none()).expect("the name");
            images.get(&words.image).map_or(0.0, |image| image.size_f32().y)
        });
        heights[0] *= 2.0;
        assert!((heights[1] - heights[0]).abs() <= 2.0, "{heights:?}");
    }
}
