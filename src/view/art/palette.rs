//! The colors of the game, and what distinguishes the two sides: color and shape.

/// Ink: outlines and text on paper.
pub const INK: &str = "#2A2521";
/// Cream: text and figures on the sides' colors.
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
    /// The colors of two tribes of a campaign, of the first side and of the second.
    Tribes {
        /// Whether the players have chosen the second pair.
        second: bool,
        /// The tribe of each side, by its color.
        sides: (u8, u8),
    },
}

/// The color of natives, after those of the tribes.
const NATIVES: u8 = 4;

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
    /// Text and figures on the base color.
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
    /// Text and figures on the base color.
    pub figure: &'static str,
}

impl Palette {
    /// The colors of a tribe by its seat: those of the two sides, then those of the other palette, then those of
    /// natives.
    pub const fn tribe(self, place: u8) -> TribeColours {
        let second = matches!(self, Self::Second | Self::Tribes { second: true, .. });
        let SideColours { base, dark, plate, figure, .. } = colours(color_of(place, second));
        TribeColours { base, dark, plate, figure }
    }

    /// The color of a side: 0 to 3 for those of the two pairs, 4 for natives.
    pub const fn color(self, outline: Outline) -> u8 {
        match (self, outline) {
            (Self::Print, Outline::Square) => 0,
            (Self::Print, Outline::Disc) => 1,
            (Self::Second, Outline::Square) => 2,
            (Self::Second, Outline::Disc) => 3,
            (Self::Tribes { second, sides }, Outline::Square) => color_of(sides.0, second),
            (Self::Tribes { second, sides }, Outline::Disc) => color_of(sides.1, second),
        }
    }

    /// The colors of the side with squares (0) or discs (1).
    pub const fn side(self, outline: Outline) -> SideColours {
        colours(self.color(outline))
    }
}

/// The color of a tribe: the pair in use comes first, then the other one, then natives.
const fn color_of(tribe: u8, second: bool) -> u8 {
    match tribe {
        NATIVES.. => NATIVES,
        _ if second => tribe ^ 2,
        _ => tribe,
    }
}

/// A color by its number.
pub const fn colours(color: u8) -> SideColours {
    let (name, base, dark, plate, figure) = match color {
        0 => ("Vermilion", "#B93B26", "#7E2114", "#F3DDC6", CREAM),
        1 => ("Cobalt", "#2F5F8F", "#183A5C", "#DCE6EA", CREAM),
        2 => ("Amber", "#D9A300", "#6E5200", "#F7EBC4", INK),
        3 => ("Violet", "#5B2A86", "#371655", "#E6DCEC", CREAM),
        _ => ("Natives", "#6E6A55", "#3B392C", "#E4E0CB", CREAM),
    };
    SideColours { name, base, dark, plate, figure }
}
