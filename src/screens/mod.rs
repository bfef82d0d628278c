//! The window: title, set-up, battle. Fills the panels' plain models, hands pieces and overlays to the view, and lets
//! what the hands want work on the battle. Nothing here decides a rule.

mod app;
pub mod battle;
mod display;
mod pages;
mod saves;
mod settings;
mod show;
mod surveyor;
mod theatre;

pub use app::{pictures, plugin, run};
pub use display::has_display;
pub use pages::{Card, Page, Pages};
pub use settings::Settings;
