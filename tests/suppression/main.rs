//! Suppression Actions, played through the engine's door with preset dice.

#[path = "../common/thorough.rs"]
mod thorough;

mod actions;
mod assault;
mod board;
mod chance;
mod examples;
mod fall_back;
mod hopes;
mod lab;
mod lesson;
mod levels;
mod measure;
mod movement;
mod numbers;
mod odds;
mod opponent;
mod panels;
mod prospect;
mod rolls;
mod scenarios;
mod scene;
mod shooting;
mod starting;
mod template;
mod trial;
