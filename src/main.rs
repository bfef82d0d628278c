//! The command line of Monkeys With Guns.
//!
//! Exit codes: 0 fine; 1 the thing asked about failed; 2 a file or argument at fault; 3 no display for the window.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let answer = monkeys::cli::Arguments::parse().run();
    answer.unwrap_or_else(|failure| {
        eprintln!("{failure}");
        failure.exit_code()
    })
}
