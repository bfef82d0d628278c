//! Monkeys With Guns: the twin files of `src/rules/monkeys`.

mod attack;
mod brace;
mod choices;
mod driving;
mod commit;
mod formation;
mod illegal;
mod leader;
mod movement;
mod muster;
mod nerve;
mod odds;
mod overwatch;
mod pins;
mod platoons;
mod power;
mod scenarios;
mod scenarios_ambush;
mod scenarios_battle;
mod scenarios_scavenging;
mod scenarios_siege;
mod snapshot;
mod sphere;
mod stealth;
mod targets;
mod volley;
