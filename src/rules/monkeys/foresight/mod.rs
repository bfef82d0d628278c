//! What an order would lead to if it were given now, computed by the functions that carry it out (T-26, T-104, T-123,
//! T-163). Forecasts, cards and hints in the window use only this, so that they leave nothing out.

pub mod charge;
mod fire;
pub mod ghost;
pub mod retreat;
pub mod risk;
mod risks;
mod toll;
mod watch;

pub use charge::Foresight;
pub use fire::could_bereave;
pub use ghost::Ghost;
pub use risk::Risk;
pub use risks::risks;
pub use toll::{CERTAIN, Toll, toll};
