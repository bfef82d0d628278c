//! Initiative Ladder, played through the engine's door with dice laid out in advance.

mod calls;
mod chance;
mod covering;
mod examples;
mod files;
mod fire;
mod movement;
mod odds;
mod scene;
mod wounds;
