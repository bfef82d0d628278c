//! Campaigns: marches, meetings, the aftermath of battles, and files.

mod afar;
mod aftermath;
mod camp;
mod crates;
mod draws;
mod files;
mod hexes;
mod kit;
mod map;
mod people;
mod purse;
mod quarters;
mod salvage;
mod scripts;
mod series;
mod shelling;
mod table;
mod tempers;
mod vehicles;
mod whole;
