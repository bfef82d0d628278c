//! Two battles that must go the same way: both get the same orders, with other ids or on a turned board.

use crate::scene::Game;
use monkeys::board::{Cell, hex::Bearing};
use monkeys::force::{UnitId, squad::Place};
use monkeys::rules::hexes::{Order, answers::Answer, answers::Question, healing::Treatment, order::Written};
use std::collections::BTreeMap;

/// How one battle is mapped to the other.
#[derive(Default)]
pub struct Twin {
    /// Units with other ids there.
    pub units: BTreeMap<UnitId, UnitId>,
    /// Whether the board is turned by half.
    pub turned: bool,
}

impl Twin {
    pub fn unit(&self, id: UnitId) -> UnitId {
        self.units.get(&id).copied().unwrap_or(id)
    }

    fn cell(&self, cell: Cell) -> Cell {
        if self.turned { Cell::new(6 - cell.x, 16 - cell.y) } else { cell }
    }

    fn way(&self, way: Bearing) -> Bearing {
        if self.turned { way.opposite() } else { way }
    }

    fn answer(&self, answer: &Answer) -> Answer {
        let unit = |id: &UnitId| self.unit(*id);
        match answer {
            Answer::Move(id, way, cell) => Answer::Move(unit(id), self.way(*way), self.cell(*cell)),
            Answer::Stay(id) => Answer::Stay(unit(id)),
            Answer::Hold(id, weapon) => Answer::Hold(unit(id), *weapon),
            Answer::Fire(id, weapon, target, group) => Answer::Fire(unit(id), *weapon, unit(target), *group),
            Answer::Smoke(id, weapon, cell) => Answer::Smoke(unit(id), *weapon, self.cell(*cell)),
            Answer::Strike(id, group, cunning) => Answer::Strike(unit(id), *group, *cunning),
            Answer::Cancel(hits) => Answer::Cancel(hits.iter().map(|(id, count)| (unit(id), *count)).collect()),
            Answer::Retreat(id, cell, way) => Answer::Retreat(unit(id), self.cell(*cell), self.way(*way)),
            Answer::Heal(id, all) => {
                Answer::Heal(unit(id), all.iter().map(|Treatment(id, care)| Treatment(unit(id), *care)).collect())
            }
        }
    }

    /// The same order in the other battle: cards in the order of its units, answers in the order of its questions.
    /// `None` if other questions are asked there.
    pub fn order(&self, (one, other): (&Game, &Game), order: &Order) -> Option<Order> {
        Some(match order {
            Order::SetUp(id, cell, facing, speed) => {
                Order::SetUp(self.unit(*id), self.cell(*cell), self.way(*facing), *speed)
            }
            Order::Plan(cards) => {
                let card = |Written(id, moves, fires): &Written| Written(self.unit(*id), moves.clone(), fires.clone());
                let mut cards: Vec<Written> = cards.iter().map(card).collect();
                cards.sort_by_key(|card| card.0);
                Order::Plan(cards)
            }
            Order::Choose(answers) => {
                let mut asked: Vec<(Vec<Answer>, Answer)> = one
                    .questions()
                    .iter()
                    .zip(answers)
                    .map(|(question, answer)| {
                        (question.answers.iter().map(|one| self.answer(one)).collect(), self.answer(answer))
                    })
                    .collect();
                let given = |question: Question| {
                    let place = asked.iter().position(|(answers, _)| alike(answers, &question.answers))?;
                    let (_, wanted) = asked.remove(place);
                    question.answers.into_iter().find(|answer| same(answer, &wanted))
                };
                Order::Choose(other.questions().into_iter().map(given).collect::<Option<_>>()?)
            }
            Order::Concede => Order::Concede,
        })
    }

    /// Checks that everybody is in the same state, and so is every hex.
    #[track_caller]
    pub fn assert_same(&self, one: &Game, other: &Game) {
        for state in &one.field().units {
            let twin = other.unit(self.unit(state.id));
            let place = match state.place {
                Place::On(cell) => Place::On(self.cell(cell)),
                off => off,
            };
            assert_eq!(place, twin.place, "{} in {:?}", state.id, one.step());
            if state.hex().is_some() {
                assert_eq!(self.way(state.stance.facing), twin.stance.facing, "{} in {:?}", state.id, one.step());
            }
            assert_eq!(state.stance.speed, twin.stance.speed, "{} in {:?}", state.id, one.step());
            let all = (&state.tokens, state.models, state.hurt);
            assert_eq!(all, (&twin.tokens, twin.models, twin.hurt), "{} in {:?}", state.id, one.step());
        }
        let table = one.field().table();
        for hex in table.hexes() {
            let there = if self.turned { table.turned(hex) } else { hex };
            let clouds = [one.field().land.cloud(hex), other.field().land.cloud(there)];
            assert_eq!(clouds[0], clouds[1], "{}", Cell::from(hex));
        }
    }
}

/// Whether two lists hold the same answers, in any order.
fn alike(one: &[Answer], other: &[Answer]) -> bool {
    one.len() == other.len() && one.iter().all(|answer| other.iter().any(|known| same(answer, known)))
}

/// Whether two answers are the same, in whatever order they name units.
fn same(one: &Answer, other: &Answer) -> bool {
    match (one, other) {
        (Answer::Cancel(one), Answer::Cancel(other)) => {
            one.len() == other.len() && one.iter().all(|hits| other.contains(hits))
        }
        (Answer::Heal(healer, one), Answer::Heal(known, other)) => {
            healer == known && one.len() == other.len() && one.iter().all(|care| other.contains(care))
        }
        _ => one == other,
    }
}
