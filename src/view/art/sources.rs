//! The drawings and fonts that are built into the program.

use include_dir::{Dir, include_dir};

static ART: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/art");

/// Yanone Kaffeesatz Bold: headings, buttons, dice words, counter figures.
pub const KAFFEESATZ_BOLD: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/YanoneKaffeesatz-Bold.ttf"));
/// Yanone Kaffeesatz Regular: the light half of headings and buttons.
pub const KAFFEESATZ: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/YanoneKaffeesatz-Regular.ttf"));
/// Lato Regular: text; its figures are of equal width.
pub const LATO: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Lato-Regular.ttf"));
/// Lato Bold: names and sums within text.
pub const LATO_BOLD: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Lato-Bold.ttf"));

/// The SVG text of a drawing, by its path below `assets/art` without the extension (`faces/gorilla`).
pub fn drawing(path: &str) -> Option<&'static str> {
    ART.get_file(format!("{path}.svg"))?.contents_utf8()
}

/// Names of all drawings in a folder below `assets/art`, without folder and extension, sorted.
pub fn names(folder: &str) -> Vec<&'static str> {
    let files = ART.get_dir(folder).into_iter().flat_map(|dir| dir.files());
    let mut names: Vec<_> = files
        .filter(|file| file.path().extension().is_some_and(|ending| ending == "svg"))
        .filter_map(|file| file.path().file_stem()?.to_str())
        .collect();
    names.sort_unstable();
    names
}

/// The shapes of a drawing without its outer `svg` element, for use in a larger one; empty if there is none.
pub fn shapes(path: &str) -> &'static str {
    drawing(path).and_then(inside).unwrap_or_default()
}

fn inside(svg: &'static str) -> Option<&'static str> {
    let start = svg.find("<svg")?;
    let start = start + svg[start..].find('>')? + 1;
    Some(&svg[start..svg.rfind("</svg>")?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inside_of_a_drawing_leaves_out_the_svg_element() {
        assert_eq!(inside("<?xml?><svg a='b'>\n<g/></svg>\n"), Some("\n<g/>"));
        assert_eq!(inside("<g/>"), None);
    }

    #[test]
    fn names_are_sorted_and_bare() {
        let faces = names("faces");
        assert!(faces.contains(&"night-monkey"));
        assert!(faces.is_sorted());
    }
}
