//! Pictures of the rule book, made from the board's own art: ground, regions, counters, signs. The board's geometry
//! computes what they show; nothing is drawn by hand.

mod board;
mod measures;
mod shells;
mod sights;
mod states;

use super::raster::Pixmap;

/// Something the book explains with a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Figure {
    /// The distance to each square around a primate (1.3).
    Metric,
    /// The circle of a sergeant, a chain, and a member outside.
    Sphere,
    /// The bands of range.
    Bands,
    /// A clear line of sight, a covered one and a blocked one (3.1, 3.2).
    Cover,
    /// The quarter that a fixed mount can point at.
    Arcs,
    /// The signs of states on counters.
    States,
    /// A radius measured in a straight line, and a member outside it.
    Command,
    /// Half a weapon's range, and all of it.
    Ranges,
    /// A drifting shell, and the squares it covers.
    Blast,
    /// Counters with zero to three markers, and the actions those leave.
    Markers,
}

impl Figure {
    /// All pictures.
    pub const ALL: [Figure; 10] = [
        Self::Metric,
        Self::Sphere,
        Self::Bands,
        Self::Cover,
        Self::Arcs,
        Self::States,
        Self::Command,
        Self::Ranges,
        Self::Blast,
        Self::Markers,
    ];

    /// The picture with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|figure| figure.name() == name)
    }

    /// Its name, and after `picture-` the name of its caption.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Metric => "metric",
            Self::Sphere => "sphere",
            Self::Bands => "bands",
            Self::Cover => "cover",
            Self::Arcs => "arcs",
            Self::States => "states",
            Self::Command => "command",
            Self::Ranges => "ranges",
            Self::Blast => "blast",
            Self::Markers => "markers",
        }
    }

    /// The picture, at this many pixels per cell if it shows cells.
    pub fn print(self, cell: u32) -> Pixmap {
        match self {
            Self::Metric => measures::metric(cell),
            Self::Sphere => measures::sphere(cell),
            Self::Bands => measures::bands(cell),
            Self::Cover => sights::cover(cell),
            Self::Arcs => sights::arcs(cell),
            Self::States => states::states(cell),
            Self::Command => measures::command(cell),
            Self::Ranges => measures::ranges(cell),
            Self::Blast => shells::blast(cell),
            Self::Markers => states::markers(cell),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::knows;

    #[test]
    fn every_figure_is_drawn_and_told() {
        for figure in Figure::ALL {
            let picture = figure.print(24);
            assert!(picture.width() > 200 && picture.height() > 100, "{figure:?}");
            assert!(picture.pixels().iter().all(|pixel| pixel.alpha() == 255), "{figure:?} has holes");
            assert!(knows(&format!("picture-{}", figure.name())), "{figure:?}");
        }
    }
}
