//! Files of designers and players: what is read, what is refused, and with which messages.

mod checked;
mod command;
mod common;
mod crash;
mod draft;
mod files;
mod gear;
mod grounds;
mod initiative;
mod lesson;
mod level;
mod lists;
mod persona;
mod places;
mod profiles;
mod program;
mod roster;
mod rulebook;
mod setup;
mod shape;
mod shipped;
mod suppression;
mod tiled;
mod troops;
mod vehicles;
