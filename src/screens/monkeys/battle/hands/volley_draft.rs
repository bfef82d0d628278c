//! A volley whose targets are being named.

use crate::force::PieceId;
use crate::rules::monkeys::order::{Shot, Volley};

/// The volley that is being named in an open Volley window.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolleyDraft {
    /// Which roll it is for (T-47).
    pub volley: Volley,
    /// The current naming of targets.
    pub shots: Vec<Shot>,
    /// The planner's volleys for one target, two targets, ... (T-51).
    pub plans: Vec<Vec<Shot>>,
    /// Which of them it started from; `None` once it was changed by hand.
    pub plan: Option<usize>,
    /// The rolls that are still open, in the order of the book (T-47).
    pub open: Vec<Volley>,
    /// Shooters that hold their fire by hand (T-58).
    pub holding: Vec<PieceId>,
}
