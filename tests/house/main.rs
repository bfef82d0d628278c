//! The project keeps its own rules: which modules may depend on which, how long a file may be, what the rule side never
//! uses, and that every word and every rule can be looked up. These tests read the sources as text.

mod chapters;
mod circles;
mod coverage;
mod credits;
mod english;
mod layers;
mod lists;
mod manners;
mod numbers;
mod rules_help;
mod rules_map;
mod sources;
mod texts;
