//! The window: title, set-up, battle. Fills the panels' plain models, hands pieces and overlays to the view, and lets
//! what the hands want work on the battle. Nothing here decides a rule.

mod app;
mod asked;
mod at_hand;
pub mod battle;
mod binding;
mod display;
mod hearing;
mod pages;
pub mod saves;
mod settings;
mod show;
mod surveyor;
mod theatre;

pub use app::{pictures, plugin, run};
pub use display::has_display;
pub use pages::{Card, Page, Pages};
pub use settings::Settings;
