use monkeys::data::library::{Library, levels};
use monkeys::data::monkeys::draft::Draft;
use monkeys::data::monkeys::level::{self, Level};
use monkeys::data::monkeys::tiled::{self, IMAGE, TILE, image, tiles};
use monkeys::data::{LoadError, monkeys::profiles};
use monkeys::rules::monkeys::scenarios::Scenario;
use std::path::PathBuf;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn read(text: &str) -> Result<Level, LoadError> {
    let folder = folder();
    let path: PathBuf = folder.path().join("island.tmx");
    std::fs::write(&path, text).unwrap();
    tiled::load(&path).map(|(level, _)| level)
}

fn refused(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

#[test]
fn every_shipped_level_comes_back_from_a_map_as_it_went() {
    for name in levels() {
        let (level, _) = level::shipped(&name).unwrap();
        let back = read(&tiled::text(&level)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(back, level, "{name}");
    }
}

#[test]
fn grown_levels_of_all_scenarios_come_back_from_a_map() {
    for scenario in Scenario::ALL {
        let draft = Draft { scenario, ..Draft::usual("Grown") };
        let draft = Draft { rounds: draft.rounds.filter(|_| scenario == Scenario::Skirmish), ..draft };
        let (level, _) = draft.level(&Library::shipped(), profiles()).unwrap();
        assert_eq!(read(&tiled::text(&level)).unwrap(), level, "{scenario:?}");
    }
}

#[test]
fn the_picture_of_the_tiles_lies_beside_the_map() {
    let folder = folder();
    let (level, _) = level::shipped("two-groves").unwrap();
    tiled::write(&level, &folder.path().join("map.tmx")).unwrap();
    let picture = std::fs::read(folder.path().join(IMAGE)).unwrap();
    assert_eq!(picture, image());
    // Width and height are in the header of the picture.
    let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), ((tiles(&profiles().grounds).len() as u32 + 9) * TILE, TILE));
}

/// A map as somebody would draw it with tiles of their own.
fn foreign(width: u32, class: &str, more: &str) -> String {
    let row = vec!["1"; width as usize].join(",");
    let rows = vec![row; 8].join(",\n");
    format!(
        "<map version=\"1.10\" orientation=\"orthogonal\" width=\"{width}\" height=\"8\" tilewidth=\"16\" tileheight=\"16\" \
         infinite=\"0\"><tileset firstgid=\"1\" name=\"mine\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"1\" columns=\"1\">\
         <image source=\"mine.png\" width=\"16\" height=\"16\"/><tile id=\"0\" type=\"{class}\"/></tileset>\
         <layer id=\"1\" name=\"land\" width=\"{width}\" height=\"8\"><data encoding=\"csv\">\n{rows}\n</data></layer>{more}</map>"
    )
}

#[test]
fn a_map_of_ones_own_becomes_a_level_with_usual_sides() {
    let level = read(&foreign(24, "forest", "")).unwrap();
    assert_eq!((level.name.as_str(), level.ground.size(), level.ground.coverage()), ("island", (24, 8), 100));
    assert_eq!(level.forces.each_ref().map(Vec::len), [1, 1]);
}

#[test]
fn what_is_no_board_is_refused_with_its_place() {
    assert!(refused("<map").contains("isn't a map of the Tiled editor"));
    assert!(refused(&foreign(24, "", "")).contains("doesn't say what it is"));
    let unknown = refused(&foreign(24, "forrest", ""));
    assert!(
        unknown.contains("tile[0]: no ground `forrest`")
            && unknown.contains("at (0, 0) of the map")
            && unknown.contains("forest"),
        "{unknown}"
    );
    assert!(refused(&foreign(8, "open", "")).contains("12"));
    let infinite = foreign(24, "open", "").replace("infinite=\"0\"", "infinite=\"1\"");
    assert!(read(&infinite).is_err());
    assert!(refused(&foreign(24, "open", "").replace("orthogonal", "isometric")).contains("orthogonal"));
    let soil = "<layer id=\"2\" name=\"soil\" width=\"24\" height=\"8\"><data encoding=\"csv\">".to_owned()
        + &vec!["1"; 24 * 8].join(",")
        + "</data></layer>";
    assert!(refused(&foreign(24, "open", &soil)).contains("soil"));
    let round = "<objectgroup id=\"3\" name=\"zones\"><object id=\"1\" name=\"west\" x=\"0\" y=\"0\" width=\"32\" \
                 height=\"32\"><ellipse/></object></objectgroup>";
    assert!(refused(&foreign(24, "open", round)).contains("rectangle"));
}

#[test]
fn a_level_inside_a_map_is_not_trusted_more_than_a_file() {
    let (level, _) = level::shipped("bald-ridge").unwrap();
    let text = tiled::text(&level);
    let wrong = text.replacen("baboon-rifles", "no-such-roster", 1);
    assert!(wrong != text && read(&wrong).is_err());
}
