//! A level from a map of the Tiled editor.

use super::{LAYERS, LEVEL, shelf};
use crate::board::{
    Block, Cell, Grid,
    terrain::{Ground, Kind, Spot},
};
use crate::data::{
    error::{Fault, LoadError, Note},
    findings::{Findings, Path, quote},
    library::Library,
    monkeys::{
        draft::Draft,
        level::{self, Level, raw, write as plain},
    },
    nearest::unknown,
    raw::Pairs,
    shape,
};
use crate::words::Message;
use std::{collections::BTreeSet, sync::Arc};
use tiled::{Layer, Map, ObjectShape, Orientation, PropertyValue, Tile};

/// Reads a map from a file. The rosters named by its sides are looked up in the same folder, then among the shipped
/// ones.
///
/// # Errors
/// If the file can't be read or isn't a map; everything that stops it from being a board; all errors of the level.
pub fn load(path: &std::path::Path) -> Result<(Level, Vec<Note>), LoadError> {
    load_with(path, &Library::beside(path))
}

/// The same, with rosters from this library.
///
/// # Errors
/// If the file can't be read or isn't a map; everything that stops it from being a board; all errors of the level.
pub fn load_with(path: &std::path::Path, library: &Library) -> Result<(Level, Vec<Note>), LoadError> {
    let name = path.display().to_string();
    let map = shelf::map(path)?;
    let profiles = crate::data::monkeys::profiles();
    let mut findings = Findings::default();
    let drawn = board(&mut findings, &map, &profiles.grounds);
    let zones = zones(&mut findings, &map);
    let Some(ground) = drawn.filter(|_| findings.count() == 0) else {
        return findings.settle(&name, None);
    };
    let stem = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let frame =
        frame(&name, &map).unwrap_or_else(|| Draft::usual(&stem).raw_on((&ground, None), library, &profiles))?;
    // If no zones are drawn, use those of the frame.
    let zones = if zones.0.is_empty() { frame.zones.clone() } else { zones };
    let same = level::grown(&frame.ground, &profiles.grounds).is_some_and(|grown| grown == ground);
    let ground = if same { frame.ground } else { plain::draw(&ground, frame.ground.style()) };
    let frame = raw::Level { ground, zones, ..frame };
    let level = level::check(&mut findings, &Path::default(), frame, library, profiles);
    findings.settle(&name, level)
}

/// The level contained in the map, if any.
fn frame(file: &str, map: &Map) -> Option<Result<raw::Level, LoadError>> {
    match map.properties.get(LEVEL)? {
        PropertyValue::StringValue(text) => Some(shape::parse(&format!("{file}: {LEVEL}"), text)),
        _ => Some(Err(LoadError::single(file, Fault::whole(Message::new("tiled-level"))))),
    }
}

/// The ground shown by the map; none, with errors, if it isn't one of ours.
fn board(findings: &mut Findings, map: &Map, kinds: &Arc<[Kind]>) -> Option<Ground> {
    let root = Path::default();
    if map.orientation != Orientation::Orthogonal || map.infinite() {
        findings.fault(&root, Message::new("tiled-shape"));
        return None;
    }
    let (width, height) = (map.width, map.height);
    if !level::fits(findings, &root, width as usize, height as usize) {
        return None;
    }
    let lying = find(findings, map, LAYERS.ground, Holds::Tiles);
    let Some(lying) = lying.or_else(|| map.layers().find(|layer| layer.as_tile_layer().is_some())) else {
        findings.fault(&root, Message::new("tiled-no-ground").with("name", LAYERS.ground));
        return None;
    };
    let mut spots = Grid::new(width as i16, height as i16, Spot::default());
    each_tile(findings, lying, |cell, tile| {
        spots[cell] = spot(tile, kinds)?;
        Ok(())
    });
    if let Some(soils) = find(findings, map, LAYERS.soil, Holds::Tiles) {
        each_tile(findings, soils, |cell, tile| {
            spots[cell].soil = soil(tile)?;
            Ok(())
        });
    }
    Some(Ground::new(kinds.clone(), spots))
}

/// The content of a layer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Tiles,
    Objects,
}

/// The layer with a name. One with other content is an error, and so is a second one.
fn find<'a>(findings: &mut Findings, map: &'a Map, name: &str, holds: Holds) -> Option<Layer<'a>> {
    let mut named = map.layers().filter(|layer| layer.name == name);
    let first = named.next()?;
    let is_right = match holds {
        Holds::Tiles => first.as_tile_layer().is_some(),
        Holds::Objects => first.as_object_layer().is_some(),
    };
    if !is_right {
        let what = if holds == Holds::Tiles { "tiled-not-tiles" } else { "tiled-not-objects" };
        findings.fault(&Path::default().field(name), Message::new(what));
    }
    if named.next().is_some() {
        findings.fault(&Path::default().field(name), Message::new("tiled-layer-twice"));
    }
    Some(first).filter(|_| is_right)
}

/// Visits the tiles of a layer with their cells. A problem with a tile is an error of its tileset, and is reported
/// once, with the first cell where it occurs.
fn each_tile(findings: &mut Findings, layer: Layer, mut take: impl FnMut(Cell, &Tile) -> Result<(), Message>) {
    let Some(tiles) = layer.as_tile_layer() else { return };
    let (width, height) = (tiles.width().unwrap_or(0) as i16, tiles.height().unwrap_or(0) as i16);
    let mut wrong = BTreeSet::new();
    for cell in Grid::new(width, height, ()).cells() {
        let Some(lying) = tiles.get_tile(cell.x.into(), cell.y.into()) else { continue };
        let (set, key) = (lying.get_tileset(), (lying.tileset_index(), lying.id()));
        let on_map = Path::default().field(&quote(&layer.name)).key((cell.x, cell.y));
        let taken = match lying.get_tile() {
            Some(tile) => take(cell, &tile),
            None => {
                let what = Message::new("tiled-no-tile").with("set", quote(&set.name));
                findings.fault(&on_map, what.with("tile", lying.id().to_string()));
                continue;
            }
        };
        if let Err(what) = taken
            && wrong.insert(key)
        {
            let path = Path::default().field("tileset").key(&set.name).field("tile").at(lying.id() as usize);
            let what = Message::new("tiled-on-map")
                .with("what", what.words())
                .with("cell", format!("({}, {})", cell.x, cell.y));
            findings.fault_in(&set.source.display().to_string(), &path, what);
        }
    }
}

/// The meaning of a tile: its property `kind`, or its class; and its property `top`.
fn spot(tile: &Tile, kinds: &[Kind]) -> Result<Spot, Message> {
    let name = match tile.properties.get("kind") {
        Some(PropertyValue::StringValue(name)) => name.as_str(),
        _ => tile.user_type.as_str(),
    };
    let Some(place) = kinds.iter().position(|kind| kind.name == name) else {
        let known: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
        return Err(if name.is_empty() { Message::new("tiled-no-kind") } else { unknown("ground", name, &known) });
    };
    let kind = &kinds[place];
    let top = match tile.properties.get("top") {
        Some(PropertyValue::IntValue(top)) => {
            let tops = level::tops(kind);
            if !tops.contains(&i64::from(*top)) {
                let what = Message::new("tiled-top").with("given", *top).with("least", *tops.start());
                return Err(what.with("most", *tops.end()));
            }
            *top as u8
        }
        _ => kind.top,
    };
    Ok(Spot { kind: place as u8, soil: 0, top })
}

/// The height of the soil shown by a tile.
fn soil(tile: &Tile) -> Result<u8, Message> {
    match tile.properties.get("soil") {
        Some(PropertyValue::IntValue(soil @ 0..=9)) => Ok(*soil as u8),
        _ => Err(Message::new("tiled-soil")),
    }
}

/// The rectangles of the layer of zones, in cells.
fn zones(findings: &mut Findings, map: &Map) -> Pairs<String, Vec<(raw::At, raw::At)>> {
    let mut zones: Vec<(String, Vec<(raw::At, raw::At)>)> = Vec::new();
    let layer = find(findings, map, LAYERS.zones, Holds::Objects);
    let Some(layer) = layer.and_then(|layer| layer.as_object_layer()) else { return Pairs(zones) };
    for object in layer.objects() {
        let path = Path::default().field(LAYERS.zones).key(&object.name);
        match &object.shape {
            ObjectShape::Rect { width, height } if object.rotation == 0.0 => {
                let block = block(map, (object.x, object.y), (*width, *height));
                let corner = |cell: Cell| (i32::from(cell.x), i32::from(cell.y));
                let (from, to) = (corner(block.from), corner(block.to));
                match zones.iter_mut().find(|(known, _)| *known == object.name) {
                    Some((_, blocks)) => blocks.push((from, to)),
                    None => zones.push((object.name.clone(), vec![(from, to)])),
                }
            }
            _ => findings.fault(&path, Message::new("tiled-zone")),
        }
    }
    Pairs(zones)
}

/// The cells of which a rectangle covers at least half.
fn block(map: &Map, (x, y): (f32, f32), (width, height): (f32, f32)) -> Block {
    // Far beyond every board is just as wrong as a little beyond it.
    let cells = |pixels: f32, tile: u32| (pixels / tile.max(1) as f32).round().clamp(-1024.0, 1024.0) as i16;
    let from = Cell::new(cells(x, map.tile_width), cells(y, map.tile_height));
    let to = Cell::new(cells(x + width, map.tile_width) - 1, cells(y + height, map.tile_height) - 1);
    Block { from, to }
}
