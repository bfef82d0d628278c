//! Drafts on the table: paths, lines of sight, lines of fire, chains, ghosts of counters, words. Plain values,
//! redrawn when they change.

use super::ViewSystems;
use super::art::{counters::picture_px, icons::Sign, looks::CounterLook, overlay::RING, plates};
use super::board::{Board, Colours, heights, middle};
use super::outlook::Outlook;
use super::path;
use super::pens::{self, Drawn, Ink, Pens};
use super::prints::{Prints, Small};
use super::reach::{self, ArcSketch, FlightSketch, VehicleGhost};
use super::rings::{self, Ring};
use super::shake::Shaken;
use super::volleys::{self, BlastSketch, VolleySketch};
use crate::board::{Cell, Edge, hex::Bearing};
use crate::force::Side;
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// A path that somebody would take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathSketch {
    /// The side that it belongs to.
    pub side: Side,
    /// All its cells, beginning with the start.
    pub cells: Vec<Cell>,
    /// The text at its end: `13 of 18`.
    pub label: String,
    /// Cells that are watched.
    pub beads: Vec<Cell>,
    /// Cells where a charge stops.
    pub stops: Vec<Cell>,
    /// Waypoints set by hand.
    pub waypoints: Vec<Cell>,
}

/// One line of sight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SightSketch {
    /// Its cells, both ends included.
    pub cells: Vec<Cell>,
    /// The cell that blocks it, and its name: `forest, third cell`.
    pub blocked: Option<(Cell, String)>,
    /// The cell that covers the far end, and its name.
    pub cover: Option<(Cell, String)>,
    /// The text for the far end.
    pub end: Option<String>,
}

/// Shooters, or units that have committed to shoot, and their targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AimSketch {
    /// Its side.
    pub side: Side,
    /// Its start.
    pub from: Cell,
    /// Its end.
    pub to: Cell,
    /// Whether it is already ordered: a crosshair at its end.
    pub committed: bool,
}

/// Where a member of a squad would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Its counter.
    pub look: CounterLook,
    /// Its cell.
    pub cell: Cell,
    /// Whether it is in cover from everyone that sees it.
    pub covered: bool,
    /// How many enemies see it there.
    pub seen_by: u8,
    /// Whether it is left outside the sphere, and lost at the end of the turn.
    pub outside: bool,
    /// How often it was dropped on a forbidden square; each time it shakes once. 0 for never.
    pub shaken: u32,
}

/// Text at a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// The cell it is next to.
    pub cell: Cell,
    /// The text.
    pub words: String,
}

/// The name of something drawn on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Its center, in half cells from the top left corner of the board.
    pub at: (i16, i16),
    /// The name.
    pub words: String,
    /// The side whose color it is written in; the color of the sphere's ring if it belongs to no one.
    pub side: Option<Side>,
}

/// An edge of the board that a unit can leave by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    /// Which edge.
    pub edge: Edge,
    /// The square beyond it where its text is.
    pub at: Cell,
    /// Its text; `None` if the leaving pieces are drawn there.
    pub words: Option<String>,
    /// Whether it is under the pointer, or drafted.
    pub chosen: bool,
}

/// All drafts on the table. Screens write it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// Paths.
    pub paths: Vec<PathSketch>,
    /// Lines of sight.
    pub sights: Vec<SightSketch>,
    /// Lines of fire.
    pub aims: Vec<AimSketch>,
    /// Fire before it is ordered.
    pub volleys: Vec<VolleySketch>,
    /// Blasts before they are ordered.
    pub blasts: Vec<BlastSketch>,
    /// Links of a squad's chain.
    pub links: Vec<(Cell, Cell)>,
    /// Ghosts of counters.
    pub ghosts: Vec<Ghost>,
    /// Paths that are only hinted at, behind all others.
    pub faint_paths: Vec<PathSketch>,
    /// Ghosts that are only hinted at.
    pub faint_ghosts: Vec<Ghost>,
    /// Ghosts of vehicles.
    pub vehicles: Vec<VehicleGhost>,
    /// What mounts could hit.
    pub arcs: Vec<ArcSketch>,
    /// Where those that may flee would go.
    pub flights: Vec<FlightSketch>,
    /// Pairs that would meet in close combat.
    pub clashes: Vec<(Cell, Cell)>,
    /// Signs on cells: targets, crates.
    pub signs: Vec<(Sign, Cell)>,
    /// Text boxes.
    pub chips: Vec<Chip>,
    /// Names of rings and arcs.
    pub labels: Vec<Label>,
    /// Edges to leave by.
    pub exits: Vec<Exit>,
    /// Lines around marked cells.
    pub rings: Vec<Ring>,
    /// Possible facings, on hexes.
    pub looks: Vec<(Side, Cell, Bearing)>,
}

/// Part of the sketch.
#[derive(Component)]
struct Stroke;

/// Draws the [`Sketch`] when it, the zoom or the colors change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sketch>().add_systems(Update, draw_sketch.in_set(ViewSystems::Draw));
}

#[expect(clippy::too_many_arguments, reason = "one system reads all that it draws")]
fn draw_sketch(
    mut commands: Commands,
    sketch: Res<Sketch>,
    colours: Res<Colours>,
    outlook: Res<Outlook>,
    board: Option<Res<Board>>,
    old: Query<Entity, With<Stroke>>,
    mut drawn_at: Local<(u32, u16)>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    let (cell, letters) = (outlook.cell_px(), outlook.letters());
    if !sketch.is_changed() && !colours.is_changed() && *drawn_at == (cell, letters) {
        return;
    }
    *drawn_at = (cell, letters);
    old.iter().for_each(|stroke| commands.entity(stroke).despawn());
    if board.is_none() {
        return;
    }
    let mut pens = Pens { prints: &mut prints, images: &mut images, cell, lie: outlook.lie(), letters };
    let mut drawn = links(&sketch.links, &mut pens);
    if let Some(board) = &board {
        sketch.exits.iter().for_each(|exit| drawn.extend(draw_exit(exit, board.size(), &mut pens)));
    }
    drawn.extend(draw_faint(&sketch, *colours, &mut pens));
    for ghost in &sketch.ghosts {
        let card = draw_ghost(ghost, *colours, &mut pens);
        if ghost.shaken > 0 {
            for part in card {
                commands.spawn((Stroke, Shaken::of(ghost.shaken, &part), part));
            }
        } else {
            drawn.extend(card);
        }
    }
    sketch.vehicles.iter().for_each(|ghost| drawn.extend(reach::draw_ghost(ghost, *colours, &mut pens)));
    sketch.arcs.iter().for_each(|arc| drawn.extend(reach::draw_arc(arc, *colours, &mut pens)));
    sketch.flights.iter().for_each(|flight| drawn.extend(reach::draw_flight(flight, *colours, &mut pens)));
    sketch.clashes.iter().for_each(|pair| drawn.push(reach::draw_clash(*pair, &mut pens)));
    sketch.aims.iter().for_each(|aim| drawn.extend(draw_aim(aim, *colours, &mut pens)));
    sketch.volleys.iter().for_each(|volley| drawn.extend(volleys::draw_volley(volley, *colours, &mut pens)));
    sketch.blasts.iter().for_each(|blast| drawn.extend(volleys::draw_blast(blast, *colours, &mut pens)));
    sketch.paths.iter().for_each(|path| drawn.extend(path::draw_path(path, *colours, &mut pens)));
    sketch.sights.iter().for_each(|sight| drawn.extend(draw_sight(sight, &mut pens)));
    sketch.looks.iter().for_each(|look| drawn.push(draw_look(*look, *colours, &mut pens)));
    for (sign, at) in &sketch.signs {
        drawn.push(pens.small(Small::Sign(*sign), middle(*at), 0.9, heights::SIGNS));
    }
    for chip in &sketch.chips {
        let above = middle(chip.cell) - Vec2::new(0.0, 0.72);
        drawn.push(pens.chip(&chip.words, above, Anchor::BOTTOM_CENTER));
    }
    sketch.rings.iter().for_each(|ring| drawn.extend(rings::draw(ring, &pens)));
    drawn.extend(sketch.labels.iter().map(|label| draw_label(label, *colours, &mut pens)));
    let labels: Vec<_> = sketch.paths.iter().filter_map(|path| path::draw_label(path, &mut pens)).collect();
    for drawn in drawn {
        if drawn.2.translation.z < heights::CHIPS {
            commands.spawn((Stroke, drawn));
        } else {
            commands.spawn((Stroke, pens.kept(&drawn, None), drawn));
        }
    }
    for (drawn, end) in labels {
        commands.spawn((Stroke, pens.kept(&drawn, Some(end)), drawn));
    }
}

/// A band along the outside of an edge, and its text straight ahead of the leaving unit.
fn draw_exit(exit: &Exit, (width, height): (i16, i16), pens: &mut Pens) -> Vec<Drawn> {
    let (long, high) = (Vec2::new(width.into(), 0.0), Vec2::new(0.0, height.into()));
    let (from, to, anchor) = match exit.edge {
        Edge::North => (Vec2::ZERO, long, Anchor::BOTTOM_CENTER),
        Edge::East => (long, long + high, Anchor::CENTER_LEFT),
        Edge::South => (high, high + long, Anchor::TOP_CENTER),
        Edge::West => (Vec2::ZERO, high, Anchor::CENTER_RIGHT),
    };
    let (dx, dy) = exit.edge.outward().delta();
    let outward = Vec2::new(dx.into(), dy.into());
    let (band, alpha) = if exit.chosen { (0.9, 0.85) } else { (0.5, 0.55) };
    let size = ((to - from) + outward.abs() * band) * pens.cell as f32;
    let sprite = Sprite::from_color(pens::colour("#F2C14E").with_alpha(alpha), size);
    let middle_of_band = (from.midpoint(to) + outward * (band / 2.0)) * pens.cell as f32;
    let place = Transform::from_xyz(middle_of_band.x, -middle_of_band.y, heights::AREAS);
    let words = middle(exit.at) - outward * 0.3;
    let chip = exit.words.as_ref().map(|said| pens.chip(said, words, anchor));
    std::iter::once((sprite, Anchor::CENTER, place)).chain(chip).collect()
}

fn draw_label(label: &Label, colours: Colours, pens: &mut Pens) -> Drawn {
    let colour = label.side.map_or(RING, |side| colours.dark(side));
    let size = pens.letters();
    let at = Vec2::new(label.at.0.into(), label.at.1.into()) / 2.0;
    pens.lettering(&label.words, colour, size, at, heights::SIGNS - 1.0)
}

/// The arrow of a possible facing.
fn draw_look((side, cell, way): (Side, Cell, Bearing), colours: Colours, pens: &mut Pens) -> Drawn {
    let turn = way as usize as f32 * std::f32::consts::FRAC_PI_3;
    let picture = plates::arrow(colours.0.side(Colours::outline(side)), pens.cell.max(8) * 11 / 10);
    let image = pens.images.add(super::to_image(&picture));
    let at = (pens.lie.place(middle(cell)) + Vec2::new(turn.sin(), -turn.cos()) * 1.4) * pens.cell as f32;
    let place = Transform::from_xyz(at.x, -at.y, heights::SIGNS).with_rotation(Quat::from_rotation_z(-turn));
    (Sprite { image, color: Color::WHITE.with_alpha(0.8), ..default() }, Anchor::CENTER, place)
}

fn links(links: &[(Cell, Cell)], pens: &mut Pens) -> Vec<Drawn> {
    let pale = Ink { colour: "#FFF3CC", alpha: 0.7, wide: 3.0, dashed: false };
    let thin = Ink { colour: "#C8912E", alpha: 1.0, wide: 1.3, dashed: false };
    let both = links.iter().flat_map(|(from, to)| [(*from, *to, pale, 0.0), (*from, *to, thin, 0.5)]);
    both.map(|(from, to, ink, up)| pens.line(middle(from), middle(to), ink, heights::GHOSTS + up)).collect()
}

fn draw_ghost(ghost: &Ghost, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let look = CounterLook { palette: colours.0, ..ghost.look };
    let at = middle(ghost.cell);
    let card = pens.lie.card(pens.cell);
    let image = pens.prints.counter(pens.images, &look, card);
    let side = picture_px(card) as f32;
    let corner = (pens.lie.place(at) * pens.cell as f32 - side / 2.0).round() + side / 2.0;
    let sprite = Sprite { image, color: Color::WHITE.with_alpha(0.55), ..default() };
    let place = Transform::from_xyz(corner.x, -corner.y, heights::GHOSTS + 1.0);
    let mut drawn = vec![(sprite, Anchor::CENTER, place)];
    if ghost.outside {
        drawn.push(pens.small(Small::Sign(Sign::BrokenRing), at, 1.15, heights::SIGNS));
    }
    let corner = at + Vec2::new(0.36, -0.36);
    if ghost.covered {
        drawn.push(pens.small(Small::Sign(Sign::Shield), corner, 0.46, heights::SIGNS));
    } else if ghost.seen_by > 0 {
        drawn.push(pens.small(Small::Sign(Sign::HollowEye), corner, 0.5, heights::SIGNS));
        drawn.extend(count(ghost.seen_by, corner + Vec2::new(0.3, 0.0), pens));
    }
    drawn
}

/// The opacity of a path or ghost that is only hinted at.
const FAINT: f32 = 0.45;

/// Paths and ghosts that are only hinted at: below the others, and paler.
fn draw_faint(sketch: &Sketch, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let mut drawn: Vec<Drawn> =
        sketch.faint_paths.iter().flat_map(|path| path::draw_path(path, colours, pens)).collect();
    drawn.extend(sketch.faint_ghosts.iter().flat_map(|ghost| draw_ghost(ghost, colours, pens)));
    for (sprite, _, place) in &mut drawn {
        sprite.color.set_alpha(sprite.color.alpha() * FAINT);
        place.translation.z -= 0.5;
    }
    drawn
}

/// A number next to a sign; `None` if it would be unreadable.
fn count(number: u8, at: Vec2, pens: &mut Pens) -> Option<Drawn> {
    if pens.cell < 18 {
        return None;
    }
    let size = (pens.cell as f32 * 0.4).max(10.0).round();
    let text = format!(
        "x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" font-size=\"{size}\"",
        size / 2.0,
        size * 0.82
    );
    let shapes = format!(
        "<text {text} fill=\"none\" stroke=\"#FFF8E4\" stroke-width=\"3\" stroke-linejoin=\"round\">{number}</text>\
         <text {text} fill=\"#2A2521\">{number}</text>"
    );
    Some(pens.picture(&shapes, at, (size, size), Anchor::CENTER, heights::SIGNS + 1.0))
}

fn draw_aim(aim: &AimSketch, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let (from, to) = (middle(aim.from), middle(aim.to));
    let pale = Ink { colour: "#FFF8E4", alpha: 0.8, wide: 4.6, dashed: false };
    let dark = Ink { colour: colours.dark(aim.side), alpha: 1.0, wide: 2.2, dashed: !aim.committed };
    let mut drawn = vec![pens.line(from, to, pale, heights::LINES), pens.line(from, to, dark, heights::LINES + 1.0)];
    if aim.committed {
        drawn.push(pens.small(Small::Sign(Sign::CrossHair), to, 0.62, heights::SIGNS));
    }
    drawn
}

fn draw_sight(sight: &SightSketch, pens: &mut Pens) -> Vec<Drawn> {
    let mut drawn: Vec<Drawn> =
        sight.cells.iter().map(|cell| pens.small(Small::Dot, middle(*cell), 0.66, heights::LINES + 2.0)).collect();
    if let Some((cell, name)) = &sight.blocked {
        drawn.push(pens.small(Small::Sign(Sign::Blocked), middle(*cell), 1.1, heights::SIGNS));
        let above = middle(*cell) - Vec2::new(0.0, 0.7);
        drawn.push(pens.chip(name, above, Anchor::BOTTOM_CENTER));
    }
    if let Some((cell, name)) = &sight.cover {
        drawn.push(pens.small(Small::Sign(Sign::Shield), middle(*cell), 0.7, heights::SIGNS));
        let above = middle(*cell) - Vec2::new(0.0, 0.55);
        drawn.push(pens.chip(name, above, Anchor::BOTTOM_CENTER));
    }
    if let (Some(words), Some(end)) = (&sight.end, sight.cells.last()) {
        let below = middle(*end) + Vec2::new(0.0, 0.7);
        drawn.push(pens.chip(words, below, Anchor::TOP_CENTER));
    }
    drawn
}
