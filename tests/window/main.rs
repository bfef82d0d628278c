//! The window: panels and hands, drawn and tried without a display.
#![cfg(feature = "window")]

mod charge;
mod clicks;
mod hands;
mod kinds;
mod measure;
mod models;
mod moves;
mod panels;
mod parity;
mod pictures;
mod real;
mod values;
mod vehicles;
mod views;
