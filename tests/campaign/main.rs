//! Campaigns: marches, meetings, the aftermath of battles, and files.

mod afar;
mod aftermath;
mod ambush;
mod camp;
mod crates;
mod draws;
mod files;
mod grounds;
mod hexes;
mod kit;
mod losses;
mod map;
mod marches;
mod people;
mod purse;
mod quarters;
mod rounds;
mod salvage;
mod scripts;
mod series;
mod shelling;
mod table;
mod tempers;
mod vehicles;
mod whole;
