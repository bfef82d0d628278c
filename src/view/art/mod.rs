//! Everything that is drawn once and shown often.

pub mod palette;
pub mod raster;
pub mod sources;
