//! How the scripted opponent plays Monkeys With Guns: what it sees, its goals, its ideas, its taste.

pub(in crate::opponent) mod answers;
pub(in crate::opponent) mod arms;
pub(in crate::opponent) mod charges;
pub(in crate::opponent) mod chores;
pub(in crate::opponent) mod deploy;
pub(in crate::opponent) mod exits;
pub(in crate::opponent) mod goals;
pub(in crate::opponent) mod mind;
pub(in crate::opponent) mod moves;
pub(in crate::opponent) mod pose;
pub(in crate::opponent) mod roles;
pub(in crate::opponent) mod scene;
pub(in crate::opponent) mod squares;
pub(in crate::opponent) mod standing;
pub(in crate::opponent) mod strikes;
pub(in crate::opponent) mod taste;
pub(in crate::opponent) mod turn;
pub(in crate::opponent) mod waiting;
pub(in crate::opponent) mod worth;
pub(in crate::opponent) mod yielding;
