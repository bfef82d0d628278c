//! The terrain lab: plans, runs, rows, statistics, reports.

mod common;
mod counts;
mod forged;
mod four;
mod pages;
mod plans;
mod reports;
mod rows;
mod runs;
mod spoiled;
mod statistics;
mod systems;
