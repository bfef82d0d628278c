//! The window: title, set-up, battle. It fills the panels' plain models, passes pieces and overlays to the view, and
//! applies the player's intents to the battle. Nothing here decides a rule.

mod advice;
mod app;
mod asked;
mod binding;
mod card;
mod credits;
mod display;
pub mod editor;
mod following;
mod frame;
pub mod game;
mod hearing;
pub mod help;
mod hints;
pub mod host;
pub mod hosts;
mod kept;
pub mod lab;
mod lesson;
pub mod log;
mod monkeys;
mod origin;
mod pages;
pub mod plain;
pub mod plan;
pub mod saves;
mod seats;
mod settings;
mod show;
mod speaking;
pub mod starting;
pub mod table;
mod theatre;
mod thinking;
mod wastebasket;
pub mod workshop;

pub use app::{plugin, plugin_with, run};
pub use display::has_display;
pub use editor::picture as board_picture;
pub use monkeys::battle::{self, Hands};
pub use monkeys::pictures;
pub use pages::{Card, Origin, Page, Pages};
pub use seats::{Seats, Who};
pub use settings::Settings;
