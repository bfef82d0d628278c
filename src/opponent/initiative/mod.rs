//! The scripted opponent of Initiative Ladder.
//!
//! Each call is weighed by itself: what fire does now, what an aim promises, what the enemy can do before the next call, how
//! near the end of a move is to what is fought for. It looks at the field as its side may know it (G12, R27).

mod answers;
mod book;
mod fire;
mod idea;
mod moves;
mod place;
mod reading;
mod repeat;
mod scene;
mod toll;
mod turn;
mod venues;
mod worth;
