//! The colors of the game, and what tells the two sides apart: color and shape.

/// Ink: outlines and text on paper.
pub const INK: &str = "#2A2521";
/// Cream: figures on the sides' colors.
pub const CREAM: &str = "#FBF3E0";
/// Gold: "this one, now" and nothing else.
pub const GOLD: &str = "#F2C14E";
/// Deep gold: edges of gold things.
pub const DEEP_GOLD: &str = "#C8912E";
/// Paper of the map.
pub const PAPER: &str = "#E6DBB9";
/// Harm and refusals.
pub const HARM: &str = "#A8322A";
/// Good, cover.
pub const GOOD: &str = "#2E7D6B";
/// Shadows, drawn with low opacity.
pub const SHADOW: &str = "#1B1510";

/// The pair of colors in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Palette {
    /// Vermilion and Cobalt.
    #[default]
    Print,
    /// Amber and Violet.
    Second,
}

/// The outline of a side's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outline {
    /// Rounded squares: side one.
    Square,
    /// Discs: side two.
    Disc,
}

/// How one side looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideColours {
    /// The side's name in this palette.
    pub name: &'static str,
    /// Cards, head strips.
    pub base: &'static str,
    /// Tabs, paths, outlines.
    pub dark: &'static str,
    /// Ground behind a face.
    pub plate: &'static str,
    /// Figures on the base color.
    pub figure: &'static str,
}

/// How a tribe of a campaign looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TribeColours {
    /// Cards, areas.
    pub base: &'static str,
    /// Edges.
    pub dark: &'static str,
    /// Ground behind a face.
    pub plate: &'static str,
    /// Figures on the base color.
    pub figure: &'static str,
}

impl Palette {
    /// The colors of a tribe by its seat: those of the two sides, then those of the other palette; then those of natives.
    pub const fn tribe(self, place: u8) -> TribeColours {
        let other = match self {
            Self::Print => Self::Second,
            Self::Second => Self::Print,
        };
        let SideColours { base, dark, plate, figure, .. } = match place {
            0 => self.side(Outline::Square),
            1 => self.side(Outline::Disc),
            2 => other.side(Outline::Square),
            3 => other.side(Outline::Disc),
            _ => return TribeColours { base: "#6E6A55", dark: "#3B392C", plate: "#E4E0CB", figure: CREAM },
        };
        TribeColours { base, dark, plate, figure }
    }

    /// The colors of the side with squares (0) or discs (1).
    pub const fn side(self, outline: Outline) -> SideColours {
        let (name, base, dark, plate, figure) = match (self, outline) {
            (Self::Print, Outline::Square) => ("Vermilion", "#B93B26", "#7E2114", "#F3DDC6", CREAM),
            (Self::Print, Outline::Disc) => ("Cobalt", "#2F5F8F", "#183A5C", "#DCE6EA", CREAM),
            (Self::Second, Outline::Square) => ("Amber", "#D9A300", "#6E5200", "#F7EBC4", INK),
            (Self::Second, Outline::Disc) => ("Violet", "#5B2A86", "#371655", "#E6DCEC", CREAM),
        };
        SideColours { name, base, dark, plate, figure }
    }
}
