//! The window: panels and hands, drawn and tried without a display.
#![cfg(feature = "window")]

#[path = "window/clicks.rs"]
mod clicks;
#[path = "window/hands.rs"]
mod hands;
#[path = "window/models.rs"]
mod models;
#[path = "window/panels.rs"]
mod panels;
#[path = "window/pictures.rs"]
mod pictures;
#[path = "window/values.rs"]
mod values;
