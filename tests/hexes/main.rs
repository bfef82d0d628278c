//! Ordered Hexes, played through the engine's door with preset dice.

mod assaults;
mod chance;
mod doubts;
mod endings;
mod examples;
mod files;
mod fire;
mod forms;
mod grown;
mod hurts;
mod lab;
mod lesson;
mod measure;
mod moves;
mod opponent;
mod permuted;
mod rules;
mod scene;
mod tables;
#[path = "../common/thorough.rs"]
mod thorough;
mod told;
mod trial;
mod turned;
mod twins;
