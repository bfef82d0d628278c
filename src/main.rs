//! The command line of Monkeys With Guns.
//!
//! Exit codes: 0 success; 1 the job failed; 2 an error in a file or argument; 3 no display for the window.

use std::process::ExitCode;

fn main() -> ExitCode {
    monkeys::cli::main()
}
