//! The engine as a whole: random battles, snapshots, replays.

mod random;
