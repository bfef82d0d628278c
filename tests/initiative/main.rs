//! Initiative Ladder, played through the engine's door with dice laid out in advance.

mod ambush;
mod calls;
mod chance;
mod covering;
mod examples;
mod files;
mod fire;
mod gear;
mod melee;
mod movement;
mod odds;
mod repetition;
mod scene;
mod seen;
mod set_up;
mod stealth;
mod wounds;
