//! How the scripted opponent plays Monkeys With Guns: what it sees, its goals, its ideas, its taste.

pub(super) mod answers;
pub(super) mod arms;
pub(super) mod charges;
pub(super) mod chores;
pub(super) mod deploy;
pub(super) mod exits;
pub(super) mod goals;
pub(super) mod mind;
pub(super) mod moves;
pub(super) mod pose;
pub(super) mod roles;
pub(super) mod scene;
pub(super) mod squares;
pub(super) mod standing;
pub(super) mod strikes;
pub(super) mod taste;
pub(super) mod turn;
pub(super) mod waiting;
pub(super) mod worth;
pub(super) mod yielding;
