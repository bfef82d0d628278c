//! Monkeys With Guns: the battle.
//!
//! One chapter a file, named after its paragraph; [`stages`] says when each of their systems runs, [`sequence`] which
//! steps a procedure has. Helpers read a [`field::Field`]; [`choices::check`] judges every order.

pub mod approach;
pub mod attack;
pub mod bereaved;
pub mod boarding;
pub mod brace;
pub mod charge_on;
pub mod charging;
pub mod choices;
pub mod command;
pub mod commit;
pub mod convoy;
pub mod course;
pub mod deploy;
pub mod door;
pub mod driving;
pub(crate) mod enlist;
pub mod field;
pub mod fight;
pub mod flight;
pub mod footing;
pub mod formation;
pub mod get_down;
pub mod going;
pub mod gun;
pub mod illegal;
pub mod kit;
pub mod leader;
pub mod legs;
pub mod march;
pub mod melee;
pub mod mounts;
pub mod movement;
pub mod muster;
pub mod nerve;
pub mod no_charge;
pub mod no_drive;
pub mod odds;
pub mod order;
pub mod overrun;
pub mod overwatch;
pub mod pins;
pub mod platoons;
pub mod power;
pub mod press_on;
pub mod profiles;
pub mod prone;
pub mod regroup;
pub mod scenarios;
pub mod sequence;
pub mod snapshot;
pub mod sphere;
pub mod stages;
pub mod stand;
pub mod stealth;
pub mod talents;
pub mod targets;
pub mod vehicles;
pub mod volley;

pub use illegal::Illegal;
pub use muster::Muster;
pub use order::Order;
