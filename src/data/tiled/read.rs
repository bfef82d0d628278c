//! A level from a map of the Tiled editor.

use super::{LAYERS, LEVEL, shelf};
use crate::board::{
    Block, Cell, Grid,
    terrain::{Ground, Kind, Spot},
};
use crate::data::{
    draft::Draft,
    error::{LoadError, Note},
    findings::{Findings, Path, quote},
    level::{self, Level, raw, write as plain},
    library::Library,
    nearest::unknown,
    raw::Pairs,
    shape,
};
use crate::words::Message;
use std::sync::Arc;
use tiled::{Layer, LayerType, Map, ObjectShape, Orientation, PropertyValue, Tile};

/// Reads a map from a file. The rosters that its sides name are looked for in the same folder, then among the shipped
/// ones.
///
/// # Errors
/// If the file can't be read or isn't a map; everything that keeps it from being a board; all errors of the level.
pub fn load(path: &std::path::Path) -> Result<(Level, Vec<Note>), LoadError> {
    load_with(path, &Library::beside(path))
}

/// The same, with rosters from this library.
///
/// # Errors
/// If the file can't be read or isn't a map; everything that keeps it from being a board; all errors of the level.
pub fn load_with(path: &std::path::Path, library: &Library) -> Result<(Level, Vec<Note>), LoadError> {
    let name = path.display().to_string();
    let map = shelf::map(path)?;
    let profiles = crate::data::profiles();
    let mut findings = Findings::default();
    let drawn = board(&mut findings, &map, &profiles.grounds);
    let zones = zones(&mut findings, &map);
    let Some(ground) = drawn.filter(|_| findings.count() == 0) else {
        return findings.settle(&name, None);
    };
    let stem = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let frame =
        frame(&name, &map).unwrap_or_else(|| Draft::usual(&stem).raw_on((&ground, None), library, &profiles))?;
    // Zones that nobody has drawn are those of the frame.
    let zones = if zones.0.is_empty() { frame.zones.clone() } else { zones };
    let frame = raw::Level { ground: plain::draw(&ground, frame.ground.style()), zones, ..frame };
    let level = level::check(&mut findings, &Path::default(), frame, library, profiles);
    findings.settle(&name, level)
}

/// The level that the map carries, if it does.
fn frame(file: &str, map: &Map) -> Option<Result<raw::Level, LoadError>> {
    match map.properties.get(LEVEL)? {
        PropertyValue::StringValue(text) => Some(shape::parse(&format!("{file}: {LEVEL}"), text)),
        _ => None,
    }
}

/// The ground that the map shows; none, with faults, where it is none of ours.
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
    let lying = find(map, LAYERS.ground).or_else(|| map.layers().find(|layer| layer.as_tile_layer().is_some()));
    let Some(lying) = lying else {
        findings.fault(&root, Message::new("tiled-no-ground").with("name", LAYERS.ground));
        return None;
    };
    let mut spots = Grid::new(width as i16, height as i16, Spot::default());
    for cell in spots.cells() {
        if let Some(tile) = tile_of(lying, cell) {
            let found = spot(&tile, kinds);
            spots[cell] = found.unwrap_or_else(|what| {
                findings.fault(&root.field(&quote(&lying.name)).key((cell.x, cell.y)), what);
                Spot::default()
            });
        }
    }
    if let Some(soils) = find(map, LAYERS.soil) {
        raise(findings, soils, &mut spots);
    }
    Some(Ground::new(kinds.clone(), spots))
}

fn find<'a>(map: &'a Map, name: &str) -> Option<Layer<'a>> {
    map.layers().find(|layer| layer.name == name)
}

/// The tile on a cell, if one lies there and its set is known.
fn tile_of<'a>(layer: Layer<'a>, cell: Cell) -> Option<Tile<'a>> {
    layer.as_tile_layer()?.get_tile(cell.x.into(), cell.y.into())?.get_tile()
}

/// What a tile stands for: its property `kind`, or its class; and its property `top`.
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

/// Takes the heights of the soil from their layer.
fn raise(findings: &mut Findings, layer: Layer, spots: &mut Grid<Spot>) {
    for cell in spots.cells() {
        let Some(tile) = tile_of(layer, cell) else { continue };
        match tile.properties.get("soil") {
            Some(PropertyValue::IntValue(soil @ 0..=9)) => spots[cell].soil = *soil as u8,
            _ => {
                let path = Path::default().field(&quote(&layer.name)).key((cell.x, cell.y));
                findings.fault(&path, Message::new("tiled-soil"));
            }
        }
    }
}

/// The rectangles of the layer of zones, in cells.
fn zones(findings: &mut Findings, map: &Map) -> Pairs<String, Vec<(raw::At, raw::At)>> {
    let mut zones: Vec<(String, Vec<(raw::At, raw::At)>)> = Vec::new();
    let Some(layer) = find(map, LAYERS.zones) else { return Pairs(zones) };
    let LayerType::Objects(layer) = layer.layer_type() else { return Pairs(zones) };
    for object in layer.objects() {
        let path = Path::default().field(LAYERS.zones).key(&object.name);
        match &object.shape {
            ObjectShape::Rect { width, height } => {
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

/// The cells that a rectangle covers by half or more.
fn block(map: &Map, (x, y): (f32, f32), (width, height): (f32, f32)) -> Block {
    // Far beyond every board is as wrong as a little beyond it.
    let cells = |pixels: f32, tile: u32| (pixels / tile.max(1) as f32).round().clamp(-1024.0, 1024.0) as i16;
    let from = Cell::new(cells(x, map.tile_width), cells(y, map.tile_height));
    let to = Cell::new(cells(x + width, map.tile_width) - 1, cells(y + height, map.tile_height) - 1);
    Block { from, to }
}
