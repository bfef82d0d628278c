//! Things on the ground besides the pieces: markers, crates, emplacements, zones, smoke. Plain values, redrawn when
//! they change.

use super::ViewSystems;
use super::aimed::{self, Aimed};
use super::art::{
    icons::Sign,
    looks::Glyph,
    objects,
    palette::{INK, Outline},
    vehicles::Condition,
};
use super::board::{Board, Colours, Lie, heights, middle};
use super::bursts::puff;
use super::cast::VehicleToken;
use super::hexes::Strewn;
use super::outlook::Outlook;
use super::overlays::Cells;
use super::pens::{Drawn, Ink, Pens};
use super::playback::Playback;
use super::prints::{Prints, Small};
use crate::board::{Cell, Direction, hex::Hex};
use crate::force::Side;
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// Size of the smallest sign of a crate under a counter, in pixels.
const LEAST_CRATE: f32 = 10.0;

/// A victory marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// Its square, or the northwestern of the four that it lies between.
    pub cell: Cell,
    /// The southeastern one of them.
    pub last: Cell,
    /// Its number, from 1.
    pub number: u8,
    /// The side that holds it.
    pub holder: Option<Side>,
}

/// A weapon behind sandbags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Emplacement {
    /// Its cell.
    pub cell: Cell,
    /// Its direction.
    pub facing: Direction,
    /// Its weapon; `None` if it has no drawing.
    pub weapon: Option<Glyph>,
    /// Its side, while somebody crews it.
    pub side: Option<Side>,
}

/// An area of the ground with an edge and a name: where a side deploys, what is besieged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its side; `None` for an area that both fight for.
    pub side: Option<Side>,
    /// Its cells.
    pub cells: Cells,
    /// Its name, written once; empty if it has none.
    pub name: String,
}

/// Everything on the ground. Screens write it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Landmarks {
    /// Victory markers.
    pub markers: Vec<Marker>,
    /// Crates on the ground; those that are carried are a badge on the carrier.
    pub crates: Vec<Cell>,
    /// Weapons behind sandbags.
    pub emplacements: Vec<Emplacement>,
    /// Areas, the lowest first.
    pub areas: Vec<Area>,
    /// The ground from which markers are held: a thin line, in the color of the holder.
    pub grounds: Vec<Area>,
    /// Ground under aim, each area in the color of its side.
    pub aimed: Vec<Aimed>,
    /// Cells in smoke.
    pub smoke: Cells,
    /// Markers in hexes.
    pub strewn: Vec<Strewn>,
}

/// Part of the landmarks.
#[derive(Component)]
struct Landmark;

/// The sign of a crate under a counter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoveredCrate(pub Cell);

/// Draws the [`Landmarks`] when they, the zoom or the colors change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Landmarks>()
        .add_systems(Update, (draw_landmarks, draw_covered_crates).in_set(ViewSystems::Draw));
}

#[expect(clippy::too_many_arguments, reason = "one system reads all that it draws")]
fn draw_landmarks(
    mut commands: Commands,
    landmarks: Res<Landmarks>,
    colours: Res<Colours>,
    outlook: Res<Outlook>,
    board: Option<Res<Board>>,
    playback: Res<Playback>,
    old: Query<Entity, With<Landmark>>,
    mut drawn_at: Local<(u32, u16, Vec<Cell>)>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    let (cell, letters) = (outlook.cell_px(), outlook.letters());
    // Names at ground under aim make room for counters, wherever these go.
    let named = !landmarks.aimed.is_empty();
    let counters: Vec<Cell> = playback.tokens().filter(|_| named).filter_map(|token| token.cell).collect();
    let now = (cell, letters, counters);
    let new_board = board.as_ref().is_some_and(|board| board.is_changed());
    if !landmarks.is_changed() && !colours.is_changed() && !new_board && *drawn_at == now {
        return;
    }
    *drawn_at = now;
    old.iter().for_each(|landmark| commands.entity(landmark).despawn());
    if board.is_none() {
        return;
    }
    let mut pens = Pens { prints: &mut prints, images: &mut images, cell, lie: outlook.lie(), letters };
    let mut drawn: Vec<Drawn> = Vec::new();
    landmarks.areas.iter().for_each(|area| drawn.extend(draw_area(area, *colours, &mut pens)));
    landmarks.grounds.iter().for_each(|area| drawn.extend(draw_ground(area, *colours, &mut pens)));
    landmarks.aimed.iter().for_each(|aimed| drawn.extend(aimed::draw(aimed, *colours, &mut pens)));
    drawn.extend(aimed::names(&landmarks.aimed, &drawn_at.2, *colours, &mut pens));
    landmarks.emplacements.iter().for_each(|one| drawn.push(draw_emplacement(one, *colours, &mut pens)));
    landmarks
        .crates
        .iter()
        .for_each(|at| drawn.push(pens.small(Small::Sign(Sign::Crate), middle(*at), 0.92, heights::OBJECTS + 0.4)));
    landmarks.markers.iter().for_each(|marker| drawn.push(draw_marker(marker, *colours, &mut pens)));
    landmarks.smoke.iter().for_each(|at| drawn.push(puff(*at, &mut pens, heights::SMOKE)));
    for drawn in drawn {
        commands.spawn((Landmark, drawn));
    }
}

/// A crate at the corner of each counter standing on one.
fn draw_covered_crates(
    mut commands: Commands,
    (landmarks, playback): (Res<Landmarks>, Res<Playback>),
    (outlook, board): (Res<Outlook>, Option<Res<Board>>),
    old: Query<Entity, With<CoveredCrate>>,
    mut drawn: Local<(u32, Vec<Cell>)>,
    (mut prints, mut images): (ResMut<Prints>, ResMut<Assets<Image>>),
) {
    if !landmarks.is_changed() && !playback.is_changed() && !outlook.is_changed() {
        return;
    }
    let cell = outlook.cell_px();
    let crates = landmarks.crates.iter().copied().filter(|at| board.is_some() && is_covered(&playback, *at));
    let covered = (cell, crates.collect::<Vec<_>>());
    if *drawn == covered {
        return;
    }
    old.iter().for_each(|sign| commands.entity(sign).despawn());
    let mut pens =
        Pens { prints: &mut prints, images: &mut images, cell, lie: outlook.lie(), letters: outlook.letters() };
    for at in &covered.1 {
        // At the corner that counters keep free, and always large enough to be recognized.
        let part = (LEAST_CRATE / cell as f32).max(0.46);
        let corner = middle(*at) - Vec2::splat(0.56 - part * 0.3);
        commands.spawn((CoveredCrate(*at), pens.small(Small::Sign(Sign::Crate), corner, part, heights::RINGS - 0.5)));
    }
    *drawn = covered;
}

/// Whether a counter covers a cell: wrecks are below crates.
fn is_covered(playback: &Playback, at: Cell) -> bool {
    let over = |vehicle: &&VehicleToken| {
        let corner = vehicle.corner.filter(|_| vehicle.look.condition != Condition::Wreck);
        let reach = vehicle.look.size.cells() as i16;
        corner.is_some_and(|corner| (0..reach).contains(&(at.x - corner.x)) && (0..reach).contains(&(at.y - corner.y)))
    };
    playback.tokens().any(|token| token.cell == Some(at)) || playback.vehicles().any(|vehicle| over(&vehicle))
}

fn draw_marker(marker: &Marker, colours: Colours, pens: &mut Pens) -> Drawn {
    let holder = marker.holder.map(|side| colours.0.side(Colours::outline(side)));
    let outline = marker.holder.map(Colours::outline);
    let wide = pens.cell as f32 * 1.9;
    let shapes = objects::marker(holder, outline, marker.number, pens.cell);
    let scaled = format!("<g transform=\"scale({:.4})\">{shapes}</g>", wide / 100.0);
    pens.picture(
        &scaled,
        middle(marker.cell).midpoint(middle(marker.last)),
        (wide, wide),
        Anchor::CENTER,
        heights::OBJECTS + 0.6,
    )
}

fn draw_emplacement(one: &Emplacement, colours: Colours, pens: &mut Pens) -> Drawn {
    let side = one.side.map(|side| colours.0.side(Colours::outline(side)));
    let wide = pens.cell as f32 * 1.5;
    let shapes = objects::emplacement(one.weapon, one.facing, side);
    let scaled = format!("<g transform=\"scale({:.4})\">{shapes}</g>", wide / 100.0);
    pens.picture(&scaled, middle(one.cell), (wide, wide), Anchor::CENTER, heights::OBJECTS + 0.2)
}

/// The edge of an area, with short teeth pointing inside, and its name once.
fn draw_area(area: &Area, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let colour = area.side.map_or(INK, |side| colours.0.side(Colours::outline(side)).base);
    // The sides differ in more than color: the second one's edge is dashed.
    let dashed = area.side.map(Colours::outline) == Some(Outline::Disc);
    let pale = Ink { colour: "#FFF8E4", alpha: 0.75, wide: 4.4, dashed: false };
    let dark = Ink { colour, alpha: 1.0, wide: 2.6, dashed };
    let mut drawn = Vec::new();
    for (from, to) in objects::edge(&area.cells) {
        let (from, to) = (Vec2::from(from), Vec2::from(to));
        drawn.push(pens.line(from, to, pale, heights::AREAS));
        drawn.push(pens.line(from, to, dark, heights::AREAS + 0.2));
    }
    if let Some(at) = objects::heart(&area.cells).filter(|_| !area.name.is_empty()) {
        let size = (pens.cell as f32 * 0.9).clamp(15.0, 34.0).round();
        drawn.push(pens.lettering(&area.name, colour, size, at.into(), heights::AREAS + 0.4));
    }
    drawn
}

/// The sides of hexes where an area ends, in pixels.
fn hex_edge(cells: &Cells, pens: &Pens) -> Vec<(Vec2, Vec2)> {
    const CORNERS: [(f32, f32); 6] = [(-1.0, -1.75), (1.0, -1.75), (2.0, 0.0), (1.0, 1.75), (-1.0, 1.75), (-2.0, 0.0)];
    let mut edge = Vec::new();
    for cell in cells {
        let Some(hex) = Hex::halved(cell.x, cell.y) else { continue };
        let middle = pens.lie.rect(*cell).center();
        let corner = |place: usize| (middle + Vec2::from(CORNERS[place % 6]) * 0.95) * pens.cell as f32;
        let open = hex.neighbors().enumerate().filter(|(_, next)| !cells.contains(&Cell::from(*next)));
        edge.extend(open.map(|(side, _)| (corner(side), corner(side + 1))));
    }
    edge
}

/// A thin line around the ground of a marker.
fn draw_ground(area: &Area, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let held = area.side.map(|side| colours.0.side(Colours::outline(side)).base);
    let (colour, wide) = held.map_or((INK, 1.3), |colour| (colour, 2.0));
    let ink = Ink { colour, alpha: 0.7, wide, dashed: area.side.map(Colours::outline) != Some(Outline::Square) };
    if pens.lie == Lie::Hexes {
        return hex_edge(&area.cells, pens)
            .into_iter()
            .map(|(from, to)| pens.stroke(from, to, ink, heights::AREAS))
            .collect();
    }
    let edge = objects::edge(&area.cells).into_iter();
    edge.map(|(from, to)| pens.line(from.into(), to.into(), ink, heights::AREAS)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Cast, TokenState};
    use super::*;
    use crate::force::{Side, Tag, UnitId};
    use crate::view::art::{
        looks::{Badges, CardSize, CounterLook, Face, Lead, Lift},
        palette::Palette,
    };

    fn counter(cell: Cell) -> TokenState {
        let look = CounterLook {
            face: Face::of_clan("baboon"),
            palette: Palette::Print,
            outline: Outline::Square,
            size: CardSize::Large,
            tag: Tag::squad(1),
            lead: Lead::None,
            weapon: None,
            badges: Badges::default(),
            markers: 0,
            lift: Lift::None,
        };
        TokenState { piece: UnitId::squad(Side::First, 1, 1).primate(1), cell: Some(cell), look }
    }

    #[test]
    fn the_edge_of_ground_under_aim_is_seen_above_what_tints_it() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().init_resource::<Prints>().init_resource::<Colours>();
        app.init_resource::<Outlook>().init_resource::<Playback>().add_plugins(plugin);
        app.insert_resource(Board(super::super::shots::ground()));
        let (near, far) = (Cell::new(3, 3), Cell::new(3, 4));
        let aimed = Aimed {
            side: Side::First,
            cells: [near].into_iter().collect(),
            far: [far].into_iter().collect(),
            name: "Old Rahman".into(),
            mouth: near,
            strong: false,
        };
        app.insert_resource(Landmarks { aimed: vec![aimed], ..Landmarks::default() });
        app.world_mut().resource_mut::<Outlook>().set_cell_px(28);
        app.update();
        let mut query = app.world_mut().query_filtered::<(&Sprite, &Transform), With<Landmark>>();
        let lines: Vec<(f32, f32)> = query
            .iter(app.world())
            .filter(|(sprite, _)| sprite.custom_size.is_some())
            .map(|(sprite, place)| (place.translation.z, sprite.color.alpha()))
            .collect();
        let above = |z: &f32| (heights::REGIONS..heights::GHOSTS).contains(z);
        assert!(lines.iter().all(|(z, _)| above(z)), "{lines:?}");
        let strong = lines.iter().filter(|(_, alpha)| *alpha > 0.7).count();
        assert_eq!((strong, lines.len()), (4, 8), "the edge at Extreme range is fainter: {lines:?}");
    }

    #[test]
    fn each_name_at_ground_under_aim_can_be_read() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().init_resource::<Prints>().init_resource::<Colours>();
        app.init_resource::<Outlook>().init_resource::<Playback>().add_plugins(plugin);
        app.insert_resource(Board(super::super::shots::ground()));
        let aimed = |place: i16| Aimed {
            side: Side::First,
            cells: [Cell::new(place, 3)].into_iter().collect(),
            far: [Cell::new(place, 4)].into_iter().collect(),
            name: "Old Rahman".into(),
            mouth: Cell::new(place, 3),
            strong: place == 5,
        };
        app.insert_resource(Landmarks { aimed: (3..7).map(aimed).collect(), ..Landmarks::default() });
        for step in [13, 28, 64] {
            app.world_mut().resource_mut::<Outlook>().set_cell_px(step);
            app.update();
            let mut query = app.world_mut().query_filtered::<(&Sprite, &Transform), With<Landmark>>();
            let images = app.world().resource::<Assets<Image>>();
            let words = query.iter(app.world()).filter(|(sprite, _)| sprite.custom_size.is_none());
            let places: Vec<Rect> = words
                .map(|(sprite, place)| {
                    let size = images.get(&sprite.image).map_or(Vec2::ZERO, Image::size_f32);
                    let corner = Vec2::new(place.translation.x, -place.translation.y);
                    Rect::from_corners(corner, corner + size)
                })
                .collect();
            assert_eq!(places.len(), 4, "{step} pixels");
            for (number, one) in places.iter().enumerate() {
                assert!(places[..number].iter().all(|other| other.intersect(*one).is_empty()), "{places:?}");
            }
            // The one that stands out is where its ground is.
            let middle = Cell::new(5, 3);
            let strong = Vec2::new(f32::from(middle.x) + 0.5, f32::from(middle.y) + 0.5) * step as f32;
            assert!(places.iter().any(|place| place.center().distance(strong) < 2.0), "{places:?}");
        }
    }

    #[test]
    fn a_crate_is_seen_under_the_counter_that_stands_on_it_at_every_zoom() {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>().init_resource::<Prints>().init_resource::<Colours>();
        app.init_resource::<Outlook>().init_resource::<Playback>().add_plugins(plugin);
        app.insert_resource(Board(super::super::shots::ground()));
        let (under, free) = (Cell::new(2, 2), Cell::new(5, 5));
        app.insert_resource(Landmarks { crates: vec![under, free], ..Landmarks::default() });
        let signs = |app: &mut App| {
            app.update();
            let mut query = app.world_mut().query::<(&CoveredCrate, &Sprite, &Transform)>();
            let sizes = app.world().resource::<Assets<Image>>();
            let shown = query.iter(app.world()).map(|(sign, sprite, place)| {
                (sign.0, sizes.get(&sprite.image).map_or(0, Image::width), place.translation.z)
            });
            shown.collect::<Vec<_>>()
        };
        assert_eq!(signs(&mut app), []);
        for step in crate::view::outlook::STEPS {
            app.world_mut().resource_mut::<Outlook>().set_cell_px(step);
            let cast = Cast { tokens: vec![counter(under)], ..Cast::default() };
            app.world_mut().resource_mut::<Playback>().show(&cast);
            let shown = signs(&mut app);
            assert!(
                matches!(shown[..], [(at, 10.., height)] if at == under && height > heights::COUNTERS + 18.0),
                "{shown:?}"
            );
            // A counter that moves on uncovers it.
            let cast = Cast { tokens: vec![counter(Cell::new(3, 2))], ..Cast::default() };
            app.world_mut().resource_mut::<Playback>().show(&cast);
            assert_eq!(signs(&mut app), []);
        }
    }
}
