//! A level as a map of the Tiled editor.

use super::{IMAGE, LAYERS, LEVEL, TILE, tileset};
use crate::board::{Block, terrain::Ground};
use crate::data::monkeys::level::{Level, raw, write as plain};
use crate::data::raw::Pairs;
use quick_xml::{Writer, events::BytesText};
use std::io;

type Xml = Writer<Vec<u8>>;

/// The text of the map.
pub fn text(level: &Level) -> String {
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 1);
    // Writing to memory never fails.
    let _ = map(&mut writer, level);
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", String::from_utf8_lossy(&writer.into_inner()))
}

fn map(writer: &mut Xml, level: &Level) -> io::Result<()> {
    let ground = &level.ground;
    let (width, height) = (ground.spots().width().to_string(), ground.spots().height().to_string());
    let (tile, objects) = (TILE.to_string(), (level.zones.iter().map(|(_, zone)| zone.0.len()).sum::<usize>() + 1));
    let map = writer.create_element("map").with_attributes([
        ("version", "1.10"),
        ("orientation", "orthogonal"),
        ("renderorder", "right-down"),
        ("width", width.as_str()),
        ("height", height.as_str()),
        ("tilewidth", tile.as_str()),
        ("tileheight", tile.as_str()),
        ("infinite", "0"),
        ("nextlayerid", "4"),
        ("nextobjectid", objects.to_string().as_str()),
    ]);
    map.write_inner_content(|writer| {
        writer.create_element("properties").write_inner_content(|writer| {
            let about = writer.create_element("property").with_attribute(("name", LEVEL));
            about.write_text_content(BytesText::new(&frame(level)))?;
            Ok(())
        })?;
        tiles(writer, ground)?;
        layers(writer, ground)?;
        zones(writer, level)
    })?;
    Ok(())
}

/// The level without the parts shown by the map itself. How its ground was generated is kept: the map doesn't show it.
fn frame(level: &Level) -> String {
    let source = level.source().clone();
    let ground = match source.ground {
        generated @ raw::Ground::Generated { .. } => generated,
        raw::Ground::Drawn { style, .. } => {
            raw::Ground::Drawn { legend: Pairs::default(), rows: Vec::new(), heights: Vec::new(), style }
        }
    };
    plain::text(&raw::Level { ground, zones: Pairs::default(), ..source })
}

fn tiles(writer: &mut Xml, ground: &Ground) -> io::Result<()> {
    let tiles = tileset::tiles(ground.kinds());
    let (count, side) = (tiles.len() + usize::from(tileset::SOILS), TILE.to_string());
    let number = count.to_string();
    let set = writer.create_element("tileset").with_attributes([
        ("firstgid", "1"),
        ("name", "Monkeys With Guns"),
        ("tilewidth", side.as_str()),
        ("tileheight", side.as_str()),
        ("tilecount", number.as_str()),
        ("columns", number.as_str()),
    ]);
    set.write_inner_content(|writer| {
        let wide = (count as u32 * TILE).to_string();
        let image = writer.create_element("image");
        image
            .with_attributes([("source", IMAGE), ("width", wide.as_str()), ("height", side.as_str())])
            .write_empty()?;
        for (place, one) in tiles.iter().enumerate() {
            let kind = &ground.kinds()[one.kind as usize].name;
            tile(writer, place, &[("kind", "string", kind), ("top", "int", &one.top.to_string())])?;
        }
        for soil in 1..=tileset::SOILS {
            tile(writer, tiles.len() + usize::from(soil) - 1, &[("soil", "int", &soil.to_string())])?;
        }
        Ok(())
    })?;
    Ok(())
}

fn tile(writer: &mut Xml, place: usize, properties: &[(&str, &str, &str)]) -> io::Result<()> {
    let tile = writer.create_element("tile").with_attribute(("id", place.to_string().as_str()));
    tile.write_inner_content(|writer| {
        writer.create_element("properties").write_inner_content(|writer| {
            for (name, kind, value) in properties {
                let one = writer.create_element("property");
                one.with_attributes([("name", *name), ("type", *kind), ("value", *value)]).write_empty()?;
            }
            Ok(())
        })?;
        Ok(())
    })?;
    Ok(())
}

fn layers(writer: &mut Xml, ground: &Ground) -> io::Result<()> {
    let tiles = tileset::tiles(ground.kinds());
    let place = |kind, top| tiles.iter().position(|tile| (tile.kind, tile.top) == (kind, top)).map_or(0, |at| at + 1);
    let spots = ground.spots().values();
    let lying: Vec<usize> = spots.iter().map(|spot| place(spot.kind, spot.top)).collect();
    let soil = |soil: u8| if soil == 0 { 0 } else { tiles.len() + usize::from(soil.min(tileset::SOILS)) };
    let soils: Vec<usize> = spots.iter().map(|spot| soil(spot.soil)).collect();
    layer(writer, ("1", LAYERS.ground, "1"), ground, &lying)?;
    layer(writer, ("2", LAYERS.soil, "0.5"), ground, &soils)
}

fn layer(writer: &mut Xml, about: (&str, &str, &str), ground: &Ground, tiles: &[usize]) -> io::Result<()> {
    let (width, height) = (ground.spots().width(), ground.spots().height());
    let (id, name, opacity) = about;
    let layer = writer.create_element("layer").with_attributes([
        ("id", id),
        ("name", name),
        ("width", width.to_string().as_str()),
        ("height", height.to_string().as_str()),
        ("opacity", opacity),
    ]);
    let row = |row: &[usize]| row.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    let rows: Vec<String> = tiles.chunks(width.max(1) as usize).map(row).collect();
    layer.write_inner_content(|writer| {
        let data = writer.create_element("data").with_attribute(("encoding", "csv"));
        data.write_text_content(BytesText::new(&format!("\n{}\n", rows.join(",\n"))))?;
        Ok(())
    })?;
    Ok(())
}

fn zones(writer: &mut Xml, level: &Level) -> io::Result<()> {
    let group = writer.create_element("objectgroup").with_attributes([("id", "3"), ("name", LAYERS.zones)]);
    group.write_inner_content(|writer| {
        let blocks = level.zones.iter().flat_map(|(name, zone)| zone.0.iter().map(move |block| (name, block)));
        for (place, (name, Block { from, to })) in blocks.enumerate() {
            let pixels = |cells: i16| (i32::from(cells) * TILE as i32).to_string();
            let object = writer.create_element("object").with_attributes([
                ("id", (place + 1).to_string().as_str()),
                ("name", name.as_str()),
                ("x", pixels(from.x).as_str()),
                ("y", pixels(from.y).as_str()),
                ("width", pixels(to.x - from.x + 1).as_str()),
                ("height", pixels(to.y - from.y + 1).as_str()),
            ]);
            object.write_empty()?;
        }
        Ok(())
    })?;
    Ok(())
}
