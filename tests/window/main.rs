//! The window: panels and hands, drawn and tried without a display.
#![cfg(feature = "window")]

mod armies;
mod camp;
mod campaign;
mod charge;
mod clicks;
mod colours;
mod continuing;
mod drawn;
mod fields;
mod golden;
mod grounds;
mod hands;
#[path = "../common/home.rs"]
mod home;
mod kept;
mod keys;
mod kinds;
mod laboratory;
mod layout;
mod leaving;
mod marches;
mod marks;
mod measure;
mod models;
mod moves;
mod outlined;
mod pads;
mod panels;
mod parity;
mod pictures;
mod pointing;
mod real;
mod saving;
mod scripted;
mod seats;
mod second;
mod sound;
mod taught;
mod teaching;
mod values;
mod vehicles;
mod views;
mod walk;
mod ways;
