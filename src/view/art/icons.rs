//! Single pictures for panels, dialogs and the window: faces, badges, weapons, dice, title, icon, wood.

use super::looks::{Badge, Face, Glyph};
use super::palette::GOLD;
use super::raster::{Pixmap, draw};
use super::sources;
use std::fmt::Write;

/// A clan's face alone, `px` pixels square.
pub fn portrait(face: Face, px: u32) -> Pixmap {
    scaled(&face.drawing(), (100.0, 100.0), (px, px))
}

/// A badge alone, `px` pixels square.
pub fn badge(badge: Badge, px: u32) -> Pixmap {
    scaled(&format!("badges/{}", badge.file()), (28.0, 28.0), (px, px))
}

/// A weapon's silhouette, two and a half times as wide as it is high.
pub fn weapon(weapon: Glyph, height: u32) -> Pixmap {
    scaled(&weapon.drawing(), (40.0, 16.0), (height * 5 / 2, height))
}

/// Temporary signs on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// Covered from everyone that sees it.
    Shield,
    /// Seen by enemies; the number is written next to it.
    HollowEye,
    /// The path is watched here.
    Bead,
    /// A charge stops here.
    StopBead,
    /// A waypoint of the leader.
    Waypoint,
    /// Left behind, and lost at the end of this turn.
    BrokenRing,
    /// The cell that blocks a line.
    Blocked,
    /// The target of an attack.
    CrossHair,
    /// Smoke.
    Smoke,
    /// A crate.
    Crate,
    /// A victory marker.
    Victory,
    /// Two squads meet in close combat.
    Clash,
    /// These flee.
    Flee,
    /// These have been spotted.
    Seen,
    /// An abandoned weapon behind sandbags.
    Sandbags,
    /// Would be hit.
    Struck,
    /// A friend in danger.
    Warning,
    /// Sees nobody to shoot at.
    Blind,
}

impl Sign {
    /// All signs.
    pub const ALL: [Sign; 18] = [
        Self::Shield,
        Self::HollowEye,
        Self::Bead,
        Self::StopBead,
        Self::Waypoint,
        Self::BrokenRing,
        Self::Blocked,
        Self::CrossHair,
        Self::Smoke,
        Self::Crate,
        Self::Victory,
        Self::Clash,
        Self::Flee,
        Self::Seen,
        Self::Sandbags,
        Self::Struck,
        Self::Warning,
        Self::Blind,
    ];

    /// Name of the drawing.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Shield => "shield",
            Self::HollowEye => "hollow-eye",
            Self::Bead => "bead",
            Self::StopBead => "stop-bead",
            Self::Waypoint => "waypoint",
            Self::BrokenRing => "broken-ring",
            Self::Blocked => "blocked",
            Self::CrossHair => "cross-hair",
            Self::Smoke => "smoke",
            Self::Crate => "crate",
            Self::Victory => "victory",
            Self::Clash => "clash",
            Self::Flee => "flee",
            Self::Seen => "seen",
            Self::Sandbags => "sandbags",
            Self::Struck => "struck",
            Self::Warning => "warning",
            Self::Blind => "blind",
        }
    }
}

/// A damage, by the name of its drawing below `assets/art/damage`, `px` pixels square.
pub fn damage(file: &str, px: u32) -> Pixmap {
    scaled(&format!("damage/{file}"), (28.0, 28.0), (px, px))
}

/// A sign, `px` pixels square.
pub fn sign(sign: Sign, px: u32) -> Pixmap {
    scaled(&format!("signs/{}", sign.file()), (24.0, 24.0), (px, px))
}

/// What became of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DieLook {
    /// It is neither kept nor set aside.
    Plain,
    /// It is kept.
    Chosen,
    /// It was not kept.
    SetAside,
}

/// A die showing 1 to 6, `px` pixels square with its shadow.
pub fn die(shows: u8, px: u32, look: DieLook) -> Pixmap {
    let mut shapes = sources::shapes(&format!("dice/{}", shows.clamp(1, 6))).to_owned();
    if look == DieLook::SetAside {
        for (bright, dull) in [("#F6EBD0", "#CFC4A8"), ("#D9C8A0", "#B3A788"), ("#FFFBEE", "#DED5BD")] {
            shapes = shapes.replace(bright, dull);
        }
    }
    if look == DieLook::Chosen {
        let _ = write!(
            shapes,
            "<rect x=\"1.8\" y=\"1.8\" width=\"44.4\" height=\"44.4\" rx=\"9\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"3.4\"/>"
        );
    }
    let scale = px as f32 / 48.0;
    let shadow = "<rect x=\"4.6\" y=\"6\" width=\"42\" height=\"41.4\" rx=\"8\" fill=\"#000000\" opacity=\".3\"/>";
    draw(&format!("<g transform=\"scale({scale})\">{shadow}{shapes}</g>"), px, px)
}

/// The game's name for the title screen, 2.3 times as wide as high.
pub fn lettering(width: u32) -> Pixmap {
    scaled("title/lettering", (460.0, 200.0), (width, width * 10 / 23))
}

/// A piece of the walnut table, `px` pixels square, that repeats in both directions.
pub fn wood(px: u32) -> Pixmap {
    scaled("title/wood", (256.0, 256.0), (px, px))
}

/// The program's icon, `px` pixels square.
pub fn icon(px: u32) -> Pixmap {
    scaled("icon", (64.0, 64.0), (px, px))
}

fn scaled(path: &str, drawn: (f32, f32), (wide, tall): (u32, u32)) -> Pixmap {
    let shapes = sources::shapes(path);
    let scale = (wide as f32 / drawn.0).min(tall as f32 / drawn.1);
    draw(&format!("<g transform=\"scale({scale})\">{shapes}</g>"), wide, tall)
}
