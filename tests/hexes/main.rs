//! Ordered Hexes, played through the engine's door with dice laid out in advance.

mod assaults;
mod chance;
mod endings;
mod examples;
mod files;
mod fire;
mod grown;
mod hurts;
mod moves;
mod rules;
mod scene;
mod turned;
