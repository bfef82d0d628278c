//! Files from strangers: crafted ones, and mutants of those that we ship. Nothing panics, hangs, takes unlimited memory
//! or is accepted wrongly; refusals say where; nothing raw is printed.
//!
//! An ordinary run makes a few mutants of each format; `MONKEYS_FUZZ_CASES` sets how many. This fuzzes for an hour:
//! `MONKEYS_FUZZ_SECONDS=180 cargo test --release --no-default-features --test hostile fuzz -- --test-threads 2`
//! (without `--no-default-features`, the settings of the window are among the files)

mod boards;
mod books;
mod campaigns;
mod common;
mod files;
mod fourth;
mod fuzz;
mod fuzz_runs;
#[cfg(feature = "window")]
mod fuzz_settings;
mod mutate;
mod printed;
mod replays;
mod scripts;
mod second;
mod third;
mod tiled;
