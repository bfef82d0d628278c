//! How much the long tests play: a fifth by default, all of it in `./check --thorough`, which a release runs.

/// The share of `whole` rounds to play now.
pub fn share(whole: u64) -> u64 {
    if std::env::var_os("THOROUGH").is_some() { whole } else { whole.div_ceil(5) }
}
