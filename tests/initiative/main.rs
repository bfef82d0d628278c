//! Initiative Ladder, played through the engine's door with preset dice.

#[path = "../common/thorough.rs"]
mod thorough;

mod ambush;
mod calls;
mod chance;
mod covering;
mod doubts;
mod examples;
mod files;
mod fire;
mod forecast;
mod gear;
mod lab;
mod lesson;
mod measure;
mod melee;
mod movement;
mod objects;
mod odds;
mod opponent;
mod repetition;
mod scene;
mod seen;
mod set_up;
mod speech;
mod stealth;
mod trial;
mod wounds;
