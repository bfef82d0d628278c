//! The work of others in the game: its own license, the fonts, the libraries, each with its license terms.

/// A library that the game is built with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Library {
    /// Its name.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Its license, as an SPDX expression: `MIT OR Apache-2.0`.
    pub licence: &'static str,
}

/// A text that comes with something, such as a license.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// Its name.
    pub name: &'static str,
    /// All of it.
    pub text: &'static str,
}

/// The two licenses of the game; users choose one.
pub const OWN: [Text; 2] = [
    Text { name: "MIT", text: include_str!("../../LICENSE-MIT") },
    Text { name: "Apache 2.0", text: include_str!("../../LICENSE-APACHE") },
];

/// The fonts with their licenses.
pub const FONTS: [Text; 2] = [
    Text { name: "Lato", text: include_str!("../../assets/fonts/Lato-OFL.txt") },
    Text { name: "Yanone Kaffeesatz", text: include_str!("../../assets/fonts/YanoneKaffeesatz-OFL.txt") },
];

/// The list written by `examples/credits.rs`: one library per line.
const LIBRARIES: &str = include_str!("../../assets/credits/libraries.tsv");

/// All libraries, by name.
pub fn libraries() -> Vec<Library> {
    let library = |line: &'static str| {
        let mut parts = line.split('\t');
        Some(Library { name: parts.next()?, version: parts.next()?, licence: parts.next()? })
    };
    LIBRARIES.lines().filter_map(library).collect()
}
