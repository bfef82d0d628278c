//! Campaigns: marches, meetings, what is left after a battle, and files.

mod aftermath;
mod camp;
mod draws;
mod files;
mod hexes;
mod kit;
mod map;
mod people;
mod purse;
mod quarters;
mod salvage;
mod series;
mod shelling;
mod tempers;
mod whole;
