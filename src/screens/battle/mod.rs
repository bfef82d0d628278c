//! The battle on the screen: hands, drafts, panels filled from the state, pieces and overlays handed to the view.

pub mod hands;
pub mod models;
pub mod names;

pub use hands::{Draft, Hands, VolleyDraft};
pub use names::Names;
