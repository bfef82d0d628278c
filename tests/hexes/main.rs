//! Ordered Hexes, played through the engine's door with dice laid out in advance.

mod chance;
mod files;
mod scene;
