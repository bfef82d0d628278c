//! Ordered Hexes, played through the engine's door with dice laid out in advance.

mod assaults;
mod chance;
mod endings;
mod examples;
mod files;
mod fire;
mod forms;
mod grown;
mod hurts;
mod lab;
mod measure;
mod moves;
mod opponent;
mod rules;
mod scene;
#[path = "../common/thorough.rs"]
mod thorough;
mod trial;
mod turned;
