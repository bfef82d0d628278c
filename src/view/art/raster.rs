//! SVG text to pixels.

use super::sources;
use resvg::{render, tiny_skia::Transform, usvg};
use std::sync::{Arc, LazyLock};

pub use resvg::tiny_skia::Pixmap;

/// Reading SVG text needs the fonts; they are the same for every drawing, so they are read once.
static READER: LazyLock<usvg::Options<'static>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    for font in [sources::KAFFEESATZ_BOLD, sources::KAFFEESATZ, sources::LATO, sources::LATO_BOLD] {
        fonts.load_font_source(usvg::fontdb::Source::Binary(Arc::new(font)));
    }
    // Drawings that ask for any font of a kind, as plots do, get ours.
    fonts.set_sans_serif_family("Lato");
    fonts.set_serif_family("Lato");
    usvg::Options { fontdb: Arc::new(fonts), font_family: "Lato".to_owned(), ..usvg::Options::default() }
});

/// Why an SVG text could not be drawn.
#[derive(Debug, thiserror::Error)]
pub enum NoPicture {
    /// The text isn't an SVG drawing.
    #[error("not a drawing: {0}")]
    Unreadable(#[from] usvg::Error),
    /// A picture with no pixels, or with too many.
    #[error("a picture of {0} x {1} pixels")]
    Size(u32, u32),
}

/// A whole SVG document stretched over `width` x `height` pixels (premultiplied alpha).
pub fn rasterise(svg: &str, width: u32, height: u32) -> Result<Pixmap, NoPicture> {
    let tree = usvg::Tree::from_str(svg, &READER)?;
    let mut pixels = Pixmap::new(width, height).ok_or(NoPicture::Size(width, height))?;
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    render(&tree, scale, &mut pixels.as_mut());
    Ok(pixels)
}

/// Shapes drawn in a box of `width` x `height` pixels, one unit per pixel; anything outside is cut off.
///
/// The shapes are written by this program from drawings that the tests have read: a fault in them is our own.
pub(super) fn draw(shapes: &str, width: u32, height: u32) -> Pixmap {
    // In a window without room for it, a drawing may be requested with no size at all.
    let (width, height) = (width.max(1), height.max(1));
    let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">{shapes}</svg>");
    rasterise(&svg, width, height).expect("the program's own drawings can be drawn")
}

/// Red, green, blue and straight alpha, row by row from the top, as needed for picture files and Bevy.
pub fn straight_rgba(pixels: &Pixmap) -> Vec<u8> {
    let colours = pixels.pixels().iter().map(|pixel| pixel.demultiply());
    colours.flat_map(|c| [c.red(), c.green(), c.blue(), c.alpha()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_a_font_that_is_only_named_by_its_kind_are_drawn() {
        let drawn = |family: &str| {
            let text = format!("<text x=\"4\" y=\"24\" font-family=\"{family}\" font-size=\"20\">Monkeys</text>");
            draw(&text, 100, 32).pixels().iter().filter(|pixel| pixel.alpha() > 0).count()
        };
        assert!(drawn("sans-serif") > 100, "a plot has letters");
        assert_eq!(drawn("sans-serif"), drawn("Lato"));
    }
}
