//! Maps of the Tiled editor that were not drawn with it.

use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{
    Compression,
    write::{GzEncoder, ZlibEncoder},
};
use monkeys::data::monkeys::{level::Level, tiled};
use std::{fs, io::Write, path::Path};
use tempfile::TempDir;

const WIDE: usize = 24;
const TALL: usize = 8;

const SET: &str = "<tileset firstgid=\"1\" name=\"mine\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"1\" columns=\"1\">\
                   <image source=\"mine.png\" width=\"16\" height=\"16\"/><tile id=\"0\" type=\"forest\"/></tileset>";

fn map(set: &str, data: &str, more: &str) -> String {
    format!(
        "<map version=\"1.10\" orientation=\"orthogonal\" width=\"{WIDE}\" height=\"{TALL}\" tilewidth=\"16\" \
         tileheight=\"16\" infinite=\"0\">\n{set}\n<layer id=\"1\" name=\"land\" width=\"{WIDE}\" height=\"{TALL}\">\n\
         {data}\n</layer>{more}</map>"
    )
}

fn csv(count: usize) -> String {
    format!("<data encoding=\"csv\">{}</data>", vec!["1"; count].join(","))
}

fn packed(compression: &str, bytes: &[u8]) -> String {
    let packed = match compression {
        "zlib" => {
            let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory takes it")
        }
        "gzip" => {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory takes it")
        }
        _ => bytes.to_vec(),
    };
    let compression = if compression.is_empty() { String::new() } else { format!(" compression=\"{compression}\"") };
    format!("<data encoding=\"base64\"{compression}>\n  {}\n</data>", STANDARD.encode(packed))
}

fn read_in(folder: &Path, text: &str) -> Result<Level, String> {
    let path = folder.join("island.tmx");
    fs::write(&path, text).expect("it is written");
    tiled::load(&path).map(|(level, _)| level).map_err(|error| error.to_string())
}

fn read(text: &str) -> Result<Level, String> {
    read_in(TempDir::new().expect("a folder").path(), text)
}

fn refused(text: &str, why: &str) {
    let error = read(text).expect_err(why);
    assert!(error.contains(why), "{error}");
}

#[test]
fn all_ways_of_writing_a_layer_give_the_same_map() {
    let bytes: Vec<u8> = [1, 0, 0, 0].repeat(WIDE * TALL);
    let plain = read(&map(SET, &csv(WIDE * TALL), "")).unwrap_or_else(|error| panic!("{error}"));
    for compression in ["", "zlib", "gzip"] {
        let level = read(&map(SET, &packed(compression, &bytes), "")).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(level, plain, "{compression}");
    }
    let cdata = format!("<data encoding=\"csv\"><![CDATA[{}]]></data>", vec!["1"; WIDE * TALL].join(","));
    assert_eq!(read(&map(SET, &cdata, "")).unwrap_or_else(|error| panic!("{error}")), plain);
}

#[test]
fn a_tile_missing_or_too_many_is_refused_with_both_counts() {
    let right = WIDE * TALL;
    for count in [0, 1, right - 1, right + 1, 100_000] {
        let error = read(&map(SET, &csv(count), "")).expect_err("tiles are counted");
        let said = format!("the layer has {count} tile{}; the map has {right}", if count == 1 { "" } else { "s" });
        assert!(error.contains(".tmx:") && error.contains(&said), "{error}");
    }
    refused(
        &map(SET, &csv(right).replace("</data>", ",</data>"), ""),
        &format!("entry {} of the layer, ``", right + 1),
    );
    for compression in ["", "zlib", "gzip"] {
        for bytes in [0, 3, 4 * right - 1, 4 * right + 1, 4 * right + 4, 1 << 20] {
            let said = match compression {
                "zlib" | "gzip" if bytes > 4 * right => format!("unpack to more than {} bytes", 4 * right),
                _ => format!("have {bytes} bytes; {right} squares need {}", 4 * right),
            };
            refused(&map(SET, &packed(compression, &vec![1; bytes]), ""), &said);
        }
    }
    // Noise that doesn't compress is not unpacked at all.
    let noise: Vec<u8> = (0..1u32 << 16).flat_map(|number| number.wrapping_mul(2_654_435_761).to_le_bytes()).collect();
    refused(&map(SET, &packed("zlib", &noise), ""), "never need more than");
}

#[test]
fn a_tile_that_no_tileset_has_is_refused_with_its_cell() {
    let right = WIDE * TALL;
    let data = |at: usize, number: u32| {
        let mut tiles = vec![1; right];
        tiles[at] = number;
        let tiles: Vec<String> = tiles.iter().map(u32::to_string).collect();
        format!("<data encoding=\"csv\">{}</data>", tiles.join(","))
    };
    assert!(read(&map(SET, &data(WIDE + 3, 0), "")).is_ok(), "no tile is open ground");
    assert!(read(&map(SET, &data(WIDE + 3, 0x8000_0001), "")).is_ok(), "a flipped tile is the tile");
    for number in [2, 77, 0x0FFF_FFFF, 0xFFFF_FFFF] {
        let error = read(&map(SET, &data(WIDE + 3, number), "")).expect_err("there is no such tile");
        assert!(error.contains("island.tmx: land[(3, 1)]: the tileset `mine` has no tile"), "{error}");
    }
    let later = SET.replace("firstgid=\"1\"", "firstgid=\"5\"");
    refused(&map(&later, &data(WIDE + 3, 5), ""), "tile number 1 at (0, 0) belongs to no tileset");
    refused(&map("", &csv(right), ""), "belongs to no tileset");
    let soil = format!("<layer id=\"2\" name=\"soil\" width=\"{WIDE}\" height=\"{TALL}\">{}</layer>", data(30, 9));
    refused(&map(SET, &data(0, 0), &soil), "soil[(6, 1)]: the tileset `mine` has no tile 8");
}

#[test]
fn layers_and_properties_of_the_wrong_sort_are_refused() {
    let full = csv(WIDE * TALL);
    for (name, why) in [("ground", "tile layer"), ("soil", "tile layer")] {
        refused(&map(SET, &full, &format!("<objectgroup id=\"3\" name=\"{name}\"/>")), why);
    }
    let layer = |name| format!("<layer id=\"3\" name=\"{name}\" width=\"{WIDE}\" height=\"{TALL}\">{full}</layer>");
    refused(&map(SET, &full, &layer("zones")), "object layer");
    refused(&map(SET, &full, &(layer("ground") + &layer("ground"))), "ground: there are several layers");
    refused(&map("<properties><property name=\"level\" type=\"int\" value=\"3\"/></properties>", &full, ""), "tileset");
    let property = "<properties><property name=\"level\" type=\"int\" value=\"3\"/></properties>";
    refused(&map(&format!("{property}{SET}"), &full, ""), "`level` of the map must be a string");
    let turned = "<objectgroup id=\"3\" name=\"zones\"><object id=\"1\" name=\"west\" x=\"0\" y=\"0\" width=\"64\" \
                  height=\"64\" rotation=\"45\"/></objectgroup>";
    refused(&map(SET, &full, turned), "turned");
}

#[test]
fn what_is_wrong_with_a_tileset_or_a_template_is_said_of_its_file() {
    let folder = TempDir::new().expect("a folder");
    let (write, full) =
        (|name: &str, text: &str| fs::write(folder.path().join(name), text).expect("it is written"), csv(WIDE * TALL));
    let by_name = map("<tileset firstgid=\"1\" source=\"mine.tsx\"/>", &full, "");
    let set = SET.replace("firstgid=\"1\" ", "");
    let error = |text: &str| read_in(folder.path(), text).map(|level| level.name).expect_err("a file is at fault");
    for (old, new, why) in [
        ("type=\"forest\"", "type=\"forst\"", "mine.tsx: tileset[\"mine\"].tile[0]: no ground `forst`"),
        ("type=\"forest\"", "", "mine.tsx: tileset[\"mine\"].tile[0]: this tile doesn't say what it is"),
        (" tilecount=\"1\"", "", "mine.tsx:1:1: `tilecount` is missing"),
        (" tilewidth=\"16\"", "", "mine.tsx:1:1: `tilewidth` is missing"),
        ("</tileset>", "<tile id=\"x\"/></tileset>", "mine.tsx:1:"),
    ] {
        assert!(set.contains(old), "{old}");
        write("mine.tsx", &set.replace(old, new));
        let error = error(&by_name);
        assert!(error.contains(why) && !error.contains("island.tmx") && error.lines().count() == 1, "{error}");
    }
    write("mine.tsx", &set);
    read_in(folder.path(), &by_name).unwrap_or_else(|error| panic!("{error}"));
    let object =
        "<objectgroup id=\"3\" name=\"zones\"><object id=\"1\" template=\"a&amp;b.tx\" x=\"0\" y=\"0\"/></objectgroup>";
    for (template, at) in [
        ("<template><object id=\"1\"><polygon/></object></template>", "a&b.tx"),
        ("<template></template>", "a&b.tx"),
        ("<template><tileset firstgid=\"1\" source=\"bad.tsx\"/><object id=\"1\" gid=\"1\"/></template>", "bad.tsx"),
    ] {
        write("bad.tsx", &set.replace(" tilecount=\"1\"", ""));
        write("a&b.tx", template);
        let error = error(&map(SET, &full, object));
        assert!(error.starts_with(&folder.path().join(at).display().to_string()), "{error}");
    }
    // The map's own fault is reported as the map's, whatever else it names.
    let own =
        by_name.replace("<tileset", "<properties><property name=\"a\" type=\"odd\" value=\"\"/></properties><tileset");
    let error = error(&own);
    assert!(error.contains("island.tmx:2:"), "{error}");
}

#[test]
fn a_packed_layer_unpacks_to_its_tiles_and_no_further() {
    for compression in ["zlib", "gzip"] {
        refused(&map(SET, &packed(compression, &vec![0; 256 << 20]), ""), "never need more");
    }
    refused(&map(SET, "<data encoding=\"base64\" compression=\"zlib\">AAAA</data>", ""), "map of the Tiled editor");
    refused(&map(SET, "<data encoding=\"base64\" compression=\"zstd\">AAAA</data>", ""), "zlib or gzip");
    refused(&map(SET, "<data><tile gid=\"1\"/></data>", ""), "zlib or gzip");
}

#[test]
fn numbers_that_would_take_memory_are_refused() {
    let good = map(SET, &csv(WIDE * TALL), "");
    for (old, new) in [
        ("tilecount=\"1\"", "tilecount=\"4294967295\""),
        ("tilecount=\"1\"", "tilecount=\"4294967296\""),
        ("tilecount=\"1\"", "tilecount=\"-1\""),
        ("<tile id=\"0\"", "<tile id=\"4294967295\""),
        ("firstgid=\"1\"", "firstgid=\"4294967295\""),
        ("columns=\"1\"", "columns=\"4294967295\""),
        ("tilewidth=\"16\" tileheight=\"16\" infinite", "tilewidth=\"0\" tileheight=\"16\" infinite"),
        ("height=\"8\">\n<data", "height=\"9\">\n<data"),
        ("<image source=\"mine.png\" width=\"16\"", "<image source=\"mine.png\" width=\"-1\""),
    ] {
        assert!(good.contains(old), "{old}");
        let error = read(&good.replacen(old, new, 1)).expect_err(new);
        assert!(error.contains(".tmx:2:") || error.contains(".tmx:1:") || error.contains(".tmx:3:"), "{error}");
    }
    let board = good.replacen("width=\"24\" height=\"8\" tilewidth", "width=\"65536\" height=\"65536\" tilewidth", 1);
    refused(&board, "256");
}

#[test]
fn the_tiles_of_all_sets_of_a_map_are_counted_together() {
    let set = |count: usize| SET.replace("tilecount=\"1\"", &format!("tilecount=\"{count}\""));
    let sets = |count: usize, tiles: usize| map(&set(tiles).repeat(count), &csv(WIDE * TALL), "");
    assert!(read(&sets(64, 1)).is_ok());
    refused(&sets(65, 1), "64 tilesets");
    assert!(read(&sets(1, 65_536)).is_ok());
    refused(&sets(1000, 65_536), "65536 tiles");
    refused(&sets(2, 32_769), "65536 tiles");
    // A prefixed name is the same name to the parser.
    let twice = set(1).replace("tilecount", "x:tilecount=\"2\" tilecount");
    refused(&map(&twice, &csv(WIDE * TALL), ""), "tilecount");
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("mine.tsx"), set(40_000).replace("firstgid=\"1\" ", "")).expect("it is written");
    let both = format!("{}<tileset firstgid=\"40001\" source=\"mine.tsx\"/>", set(40_000));
    let error = read_in(folder.path(), &map(&both, &csv(WIDE * TALL), "")).expect_err("80,000 tiles");
    assert!(error.contains("mine.tsx:1:") && error.contains("65536 tiles"), "{error}");
}

#[test]
fn a_layer_has_its_tiles_once() {
    let layer = format!("<layer id=\"2\" name=\"more\" width=\"{WIDE}\" height=\"{TALL}\"");
    let full = csv(WIDE * TALL);
    for wrong in [
        String::new(),
        "<properties/>".into(),
        format!("{full}{full}"),
        format!("<group>{full}</group>"),
        format!("{layer}>{full}</layer>"),
    ] {
        refused(&map(SET, &wrong, ""), "exactly one element `data`");
    }
    refused(&map(SET, &full, &format!("{layer}/>")), "exactly one element `data`");
    assert!(read(&map(SET, &full, &format!("{layer}><properties/>{full}</layer>"))).is_ok());
}

#[test]
fn deep_and_endless_maps_are_refused() {
    let nested = |depth: usize| "<group>".repeat(depth) + &"</group>".repeat(depth);
    refused(&map(SET, &csv(WIDE * TALL), &nested(5000)), "deep");
    refused(&map(SET, &csv(WIDE * TALL), &"<group>".repeat(100_000)), "deep");
    assert!(read(&map(SET, &csv(WIDE * TALL), &nested(8))).is_ok());
    refused(&map(SET, &csv(WIDE * TALL), &"<group/>".repeat(100_001)), "100");
    let objects = format!("<objectgroup id=\"3\" name=\"zones\">{}</objectgroup>", "<object id=\"1\"/>".repeat(5000));
    refused(&map(SET, &csv(WIDE * TALL), &objects), "objects");
    refused("<map", "map of the Tiled editor");
    refused("", "too early");
    refused("<map version=\"1\">&boom;</map>", ":1:1: `orientation` is missing");
    refused(&map("&boom;", &csv(WIDE * TALL), ""), "boom");
}

#[test]
fn zones_that_lie_nowhere_are_refused() {
    for (x, wide) in [("-1e38", "1"), ("NaN", "1"), ("inf", "-inf"), ("1e9", "1e9"), ("-99999999", "0")] {
        let zone = format!(
            "<objectgroup id=\"3\" name=\"zones\"><object id=\"1\" name=\"west\" x=\"{x}\" y=\"0\" width=\"{wide}\" \
             height=\"32\"/></objectgroup>"
        );
        assert!(read(&map(SET, &csv(WIDE * TALL), &zone)).is_err(), "{x} {wide}");
    }
    let zone = "<objectgroup id=\"3\" name=\"zones\"><object id=\"1\" name=\"west\" x=\"-1900000\" y=\"0\" \
                width=\"0\" height=\"0\"/></objectgroup>";
    refused(&map(SET, &csv(WIDE * TALL), zone), "board");
}

#[test]
fn what_the_parser_behind_chokes_on_is_a_fault_of_the_file() {
    let colour = "<properties><property name=\"tint\" type=\"color\" value=\"#ä1234x\"/></properties>";
    refused(&map(SET, &csv(WIDE * TALL), colour), "color");
    let object = "<objectgroup id=\"3\" name=\"zones\"><object id=\"1\" name=\"a\" gid=\"99999\" x=\"0\" y=\"0\"/></objectgroup>";
    refused(&map(SET, &csv(WIDE * TALL), object), "off the board");
    let thin = SET.replace("columns=\"1\"", "").replace("tilewidth=\"16\"", "tilewidth=\"0\"");
    refused(&map(&thin, &csv(WIDE * TALL), ""), ".tmx:2:1: `tilewidth` is `0`; it must be 1 to 4096");
    // The parser subtracts the margin from the width to count columns, and a release build doesn't check for underflow.
    let narrow = SET.replace("columns=\"1\"", "margin=\"100\"");
    refused(&map(&narrow, &csv(WIDE * TALL), ""), "100");
}

#[test]
fn attributes_of_an_element_are_bounded() {
    let more = |count: usize| (0..count).map(|number| format!(" a{number}=\"1\"")).collect::<String>();
    let with = |count: usize| map(SET, &csv(WIDE * TALL), "").replacen("<map", &format!("<map{}", more(count)), 1);
    // The map has 7 of its own.
    assert!(read(&with(57)).is_ok());
    refused(&with(58), ".tmx:1:1: an element has more than 64 attributes");
    // They are not compared with one another, which would take minutes.
    refused(&with(200_000), "more than 64 attributes");
}

#[test]
fn what_is_before_or_after_the_map_is_refused() {
    let good = map(SET, &csv(WIDE * TALL), "");
    let around = format!("<?xml version=\"1.0\"?>\n<!-- a map -->\n{good}\n<!-- the end -->\n");
    read(&around).unwrap_or_else(|error| panic!("{error}"));
    for (text, why) in [
        (format!("{good}{good}"), "only one element"),
        (format!("{good}\n<layer/>"), "only one element"),
        (format!("{good}\nmore"), "only one element"),
        (format!("{good}&amp;"), "only one element"),
        (format!("less{good}"), ".tmx:1:1: only one element"),
        (format!("<![CDATA[x]]>{good}"), "only one element"),
        (format!("\0{good}"), ".tmx:1:1: the character U+0000"),
        (good.replacen("</layer>", "\u{1b}[31m</layer>", 1), "U+001B"),
    ] {
        refused(&text, why);
    }
}

#[test]
fn what_is_wrong_in_a_map_is_said_with_its_place_and_what_would_be_right() {
    let shape = |what: &str| {
        let object = format!("<object id=\"1\" name=\"a\" x=\"0\" y=\"0\">{what}</object>");
        format!("\n<objectgroup id=\"3\" name=\"more\">{object}</objectgroup>")
    };
    let good = map(SET, &csv(WIDE * TALL), &shape("<polygon points=\"0,0 16,0 16,16\"/>"));
    read(&good).unwrap_or_else(|error| panic!("{error}"));
    let tile = "<tile id=\"0\" type=\"forest\"/>";
    let property = |kind: &str, name: &str, value: &str| {
        let one = format!("<property name=\"{name}\" type=\"{kind}\" value=\"{value}\"/>");
        format!("<tile id=\"0\" type=\"forest\"><properties>{one}</properties></tile>")
    };
    let (wide, layer) = ("orthogonal\" width=\"24\"", "name=\"land\" width=\"24\"");
    for (old, new, why) in [
        (wide, "orthogonal\" width=\"-1\"", ":1:1: `width` is `-1`; it must be 12 to 256"),
        (wide, "orthogonal\" width=\"1e9\"", ":1:1: `width` is `1e9`; it must be 12 to 256"),
        (wide, "orthogonal\" width=\"\"", ":1:1: `width` is ``; it must be 12 to 256"),
        (wide, "orthogonal\" width=\"0\"", ":1:1: a board of 0 x 8"),
        (wide, "orthogonal\"", ":1:1: `width` is missing"),
        (layer, "name=\"land\" width=\"23\"", ":3:1: `width` is `23`; it must be 24\n"),
        (layer, "name=\"land\"", ":3:1: `width` is missing"),
        (
            "tilewidth=\"16\" tileheight=\"16\" tilecount",
            "tilewidth=\"0\" tileheight=\"16\" tilecount",
            ":2:1: `tilewidth` is `0`",
        ),
        ("firstgid=\"1\"", "firstgid=\"1\" source=\"\"", ":2:1: `source` is empty"),
        (tile, &property("int", "top", "99999999999"), ":2:180: `top` is `99999999999`; it must be 0 to 4"),
        (tile, &property("int", "soil", "x"), "`soil` is `x`; it must be 0 to 9"),
        (tile, &property("int", "age", "1.5"), "`age` is `1.5`; it must be -2147483648 to 2147483647"),
        (tile, &property("bool", "old", "yes"), "`old` is `yes`; it must be one of: true, false"),
        (tile, &property("odd", "old", "yes"), "`type` is `odd`; it must be one of: string, int"),
        ("16,0 16,16", "1e400,2 3", "point 2 of `points`, `1e400,2`, must be two numbers"),
        (" points=\"0,0 16,0 16,16\"", "", "`points` is missing"),
        ("object id=\"1\"", "object id=\"1\" rotation=\"left\"", "`rotation` is `left`; it must be a number"),
        ("object id=\"1\"", "object id=\"1\" template=\"\"", "`template` is empty"),
        (
            "infinite=\"0\"",
            "infinite=\"0\" renderorder=\"up\"",
            ":1:1: `renderorder` is `up`; it must be one of: right-down",
        ),
        (
            "infinite=\"0\"",
            "infinite=\"0\" backgroundcolor=\"red\"",
            ":1:1: `backgroundcolor` is `red`; it must be a color",
        ),
    ] {
        assert!(good.contains(old), "{old}");
        let error = read(&good.replacen(old, new, 1)).expect_err(new);
        assert!((error.clone() + "\n").contains(why) && error.contains("island.tmx:"), "{new}: {error}");
    }
}

#[test]
fn a_template_that_names_itself_is_read_once() {
    let folder = TempDir::new().expect("a folder");
    let template = "<template><object id=\"1\" template=\"loop.tx\" x=\"0\" y=\"0\"/></template>";
    fs::write(folder.path().join("loop.tx"), template).expect("it is written");
    let object =
        "<objectgroup id=\"3\" name=\"zones\"><object id=\"1\" template=\"loop.tx\" x=\"0\" y=\"0\"/></objectgroup>";
    let error = read_in(folder.path(), &map(SET, &csv(WIDE * TALL), object)).expect_err("it is a circle");
    assert!(error.contains("loop.tx") && error.contains("names itself"), "{error}");
    let own = object.replace("loop.tx", "island.tmx");
    assert!(read_in(folder.path(), &map(SET, &csv(WIDE * TALL), &own)).is_err());
}

#[test]
fn tilesets_are_regular_files_of_the_map_s_own_folder() {
    let folder = TempDir::new().expect("a folder");
    let maps = folder.path().join("maps");
    fs::create_dir(&maps).expect("a folder");
    let outside = SET.replace("firstgid=\"1\" ", "");
    fs::write(maps.join("mine.tsx"), &outside).expect("it is written");
    fs::write(folder.path().join("other.tsx"), &outside).expect("it is written");
    let named = |source: &str| map(&format!("<tileset firstgid=\"1\" source=\"{source}\"/>"), &csv(WIDE * TALL), "");
    read_in(&maps, &named("mine.tsx")).unwrap_or_else(|error| panic!("{error}"));
    let refused = |source: &str, why: &str| {
        let error = read_in(&maps, &named(source)).expect_err(why);
        assert!(error.contains(why), "{error}");
    };
    refused("../other.tsx", "outside the folder");
    refused(&folder.path().join("other.tsx").display().to_string(), "outside the folder");
    refused("/dev/zero", "outside the folder");
    refused("/dev/tty", "outside the folder");
    refused("no-such.tsx", "can't be read");
    refused(".", "is a folder");
    fs::write(maps.join("deep.tsx"), "<tileset>".repeat(5000)).expect("it is written");
    refused("deep.tsx", "deep.tsx:1:");
    fs::write(maps.join("huge.tsx"), " ".repeat(5 << 20)).expect("it is written");
    refused("huge.tsx", "4 MiB");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../other.tsx", maps.join("link.tsx")).expect("a link");
        refused("link.tsx", "outside the folder");
        std::os::unix::fs::symlink("/dev/zero", maps.join("zero.tsx")).expect("a link");
        refused("zero.tsx", "outside the folder");
        crate::files::pipe(&maps.join("pipe.tsx"));
        refused("pipe.tsx", "regular file");
    }
}

mod round {
    //! A level taken to Tiled and back is the same level.

    use super::read;
    use crate::common::{begun, play_on};
    use monkeys::battle::{self, chance::ChancePlayer};
    use monkeys::board::generate::{Recipe, Style, Symmetry};
    use monkeys::data::{
        library::Library,
        monkeys::{draft::Draft, level, profiles, tiled},
    };
    use proptest::prelude::*;

    fn name() -> impl Strategy<Value = String> {
        // Characters with a meaning in XML, RON and the word files, and letters of all sorts.
        proptest::string::string_regex("[a-zA-Z0-9&<>\"'\\\\{}()\\[\\],;:#%$ äßжあ😀-]{1,40}")
            .expect("a pattern")
            .prop_filter("a name has something to read", |name| !name.trim().is_empty())
    }

    /// The attacker of an Ambush may have the ground generated again, so how it was generated is a part of the level.
    #[test]
    fn generated_ground_comes_back_generated_and_the_same_dice_give_the_same_battle() {
        let (level, _) = level::shipped("fern-pass").expect("it ships");
        let map = tiled::text(&level);
        let back = read(&map).unwrap_or_else(|error| panic!("{error}"));
        assert!(level.recipe().is_some() && back.recipe() == level.recipe());
        let played = |level: &level::Level| {
            let mut world = begun(level, 7);
            play_on(&mut world, &mut ChancePlayer::new(7), 200);
            battle::monkeys::hash(&mut world)
        };
        assert_eq!(played(&back), played(&level));
        // A map that was drawn on is no longer what the recipe gives.
        let tiles = map.split_once("<data encoding=\"csv\">\n").expect("it has tiles").1;
        let (first, _) = tiles.split_once(',').expect("it has many");
        let other = if first == "1" { "2" } else { "1" };
        let drawn = map.replacen(&format!("csv\">\n{first},"), &format!("csv\">\n{other},"), 1);
        let drawn = read(&drawn).unwrap_or_else(|error| panic!("{error}"));
        assert!(drawn.recipe().is_none() && drawn.ground != level.ground && drawn.style() == level.style());
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_level_comes_back_the_same(
            name in name(),
            about in name(),
            zones in proptest::collection::btree_map(name(), proptest::collection::vec((0..30i32, 0..20i32, 0..10i32, 0..8i32), 1..4), 0..5),
            (style, density, seed) in (0..5usize, 0..60u8, any::<u64>()),
            (wide, tall) in (40..60i16, 28..40i16),
            attacker in any::<bool>(),
        ) {
            let styles = [Style::Jungle, Style::Plains, Style::Ruins, Style::Urban, Style::Mountain];
            let recipe = Recipe { size: (wide, tall), density, style: styles[style], symmetry: Symmetry::None, seed, ..Recipe::default() };
            let draft = Draft { recipe, ..Draft::usual("Round") };
            let Ok((grown, _)) = draft.level(&Library::shipped(), profiles()) else { return Ok(()) };
            // The same level with names of its own.
            let blocks = |blocks: &Vec<(i32, i32, i32, i32)>| {
                let block = |(x, y, w, h): &(i32, i32, i32, i32)| format!("(({x}, {y}), ({}, {}))", x + w, y + h);
                blocks.iter().map(block).collect::<Vec<_>>().join(", ")
            };
            let extra: String = zones.iter().map(|(name, list)| format!("{name:?}: [{}],", blocks(list))).collect();
            let text = grown.drawn();
            let text = text.replacen("name: \"Round\"", &format!("name: {name:?}"), 1);
            let text = text.replacen("about: \"\"", &format!("about: {about:?}"), 1);
            let text = text.replacen("zones: {", &format!("zones: {{ {extra}"), 1);
            let text = if attacker { text.replacen("    seed:", "    attacker: 'b',\n    seed:", 1) } else { text };
            let Ok((level, _)) = level::parse("test", &text, &Library::shipped(), profiles()) else {
                return Err(TestCaseError::fail(format!("{:?}", level::parse("test", &text, &Library::shipped(), profiles()).err())));
            };
            let map = tiled::text(&level);
            let back = read(&map).map_err(TestCaseError::fail)?;
            prop_assert_eq!(&back, &level);
            prop_assert_eq!(back.attacker, level.attacker);
            prop_assert_eq!(back.drawn(), level.drawn());
            // And once more: what came back is exported unchanged.
            prop_assert_eq!(tiled::text(&back), map);
        }
    }
}
