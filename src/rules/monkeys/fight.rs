//! Close combat: scores, dice, losses (text paragraph 15; T-110 to T-117, T-146).

pub use super::frames::Fight;

use super::{
    bereaved,
    field::{Book, Field},
    frames::Thrown,
    illegal::Illegal,
    melee,
    no_charge::NoCharge,
    odds::Contest,
    order::{Given, Order},
    overrun::is_ready,
    sequence::Frame,
    windows::Ask,
};
use crate::dice::Dice;
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{
    PieceId, PrimateIx, Roster, UnitIx,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;

impl Fight {
    /// A close combat about to start.
    pub fn new(chargers: (UnitIx, Vec<PrimateIx>), charged: (UnitIx, Vec<PrimateIx>), half_again: bool) -> Self {
        Self {
            charger: chargers.0,
            target: charged.0,
            chargers: chargers.1,
            charged: charged.1,
            half_again,
            sums: (0, 0),
            thrown: Thrown::default(),
            due: (0, 0),
            fallen: Vec::new(),
            bereaved: Vec::new(),
        }
    }

    /// The winner's fighters, if it has losses, and how many of them fall; none if there is no choice (T-116).
    pub fn choice(&self) -> Option<(UnitIx, &[PrimateIx], usize)> {
        let (unit, fighters, due) = if self.due.0 < self.chargers.len() {
            (self.charger, &self.chargers, self.due.0)
        } else {
            (self.target, &self.charged, self.due.1)
        };
        (due > 0 && due < fighters.len()).then_some((unit, fighters, due))
    }

    /// Losses that a winner may name: the cheapest first, and then the most expensive, to show the choice.
    pub fn losses(&self, field: &Field) -> Vec<Order> {
        let Some((_, fighters, due)) = self.choice() else { return Vec::new() };
        let order = melee::expendable(field, fighters);
        let name = |fallen: &[PrimateIx]| Order::Lose(fallen.iter().map(|one| field.primate(*one).id).collect());
        let dearest: Vec<PrimateIx> = order.iter().rev().take(due).copied().collect();
        vec![name(&order[..due]), name(&dearest)]
    }

    /// Checks the losses a winner names (T-115, T-116).
    pub fn check_losses(&self, field: &Field, named: &[PieceId]) -> Result<Vec<PrimateIx>, Illegal> {
        let (_, fighters, due) = self.choice().ok_or(NoCharge::WrongLosses { named: named.len(), due: 0 })?;
        let mut fallen: Vec<PrimateIx> = Vec::with_capacity(due);
        for id in named {
            let one = field.find_primate(*id).filter(|one| fighters.contains(one) && !fallen.contains(one));
            fallen.push(one.ok_or(NoCharge::NotFighting { primate: *id })?);
        }
        if fallen.len() != due {
            return Err(NoCharge::WrongLosses { named: fallen.len(), due }.into());
        }
        Ok(fallen)
    }
}

fn fight(clock: &Clock<Frame>) -> &Fight {
    match clock.top() {
        Frame::Fight(fight) => fight,
        other => unreachable!("a close combat runs in its own frame, not in {other:?}"),
    }
}

fn fight_mut(clock: &mut Clock<Frame>) -> &mut Fight {
    match clock.top_mut() {
        Frame::Fight(fight) => fight,
        other => unreachable!("a close combat runs in its own frame, not in {other:?}"),
    }
}

/// Computes both scores and rolls the dice they call for (T-64, T-112, T-113).
pub(super) fn score_and_roll(
    mut clock: ResMut<Clock<Frame>>,
    mut dice: ResMut<Dice>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
) {
    let fight = fight_mut(&mut clock);
    fight.chargers.retain(|one| is_ready(&field, *one));
    fight.charged.retain(|one| field.cell(*one).is_some());
    let (attack, charger) = melee::score(&field, &fight.chargers, fight.half_again);
    let (defense, charged) = melee::score(&field, &fight.charged, false);
    fight.sums = (charger, charged);
    let (attacker, defender) = (field.unit(fight.charger).id, field.unit(fight.target).id);
    log.tell("T-112", What::Powers { attacker, defender, attack, defense, sums: fight.sums });
    let contest = Contest::of(charger, charged);
    fight.thrown = Thrown::throw(&mut dice, contest.dice, contest.chooser(attacker.side));
    let (dice, chooser) = (fight.thrown.faces.clone(), fight.thrown.chooser());
    log.tell("T-113", What::Rolled { dice, why: "close-combat", chooser });
}

/// Chart 11.3 determines how many fall on each side (T-114, T-115).
pub(super) fn alternate(mut clock: ResMut<Clock<Frame>>, mut log: ResMut<BattleLog>, book: Res<Book>) {
    let fight = fight_mut(&mut clock);
    let face = fight.thrown.face();
    log.tell("T-113", What::Kept { face });
    let fighters = (fight.chargers.len(), fight.charged.len());
    let left = melee::alternate(book.0.overrun[usize::from(face) - 1], fighters);
    fight.due = (fighters.0 - left.0, fighters.1 - left.1);
}

/// The winner names its own losses; the loser has no choice (T-116).
pub(super) fn ask_losses(mut clock: ResMut<Clock<Frame>>, field: Res<Field>) {
    if let Some((unit, ..)) = fight(&clock).choice() {
        let about = field.unit(unit).id;
        clock.ask(Ask::Losses.at(about.side, Some(about)));
    }
}

/// The winner's losses.
pub(super) fn take_losses(mut clock: ResMut<Clock<Frame>>, field: Res<Field>, given: Res<Given>) {
    if let Order::Lose(named) = given.order() {
        let fight = fight_mut(&mut clock);
        fight.fallen = fight.check_losses(&field, named).expect("orders are checked before they are taken");
    }
}

/// Primates that fall in close combat are injured; units may have lost their leader (T-117, T-146).
pub(super) fn fall(
    mut clock: ResMut<Clock<Frame>>,
    mut places: Query<&mut Place>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let fight = fight_mut(&mut clock);
    let mut fallen = std::mem::take(&mut fight.fallen);
    if fight.due.0 == fight.chargers.len() {
        fallen.extend(&fight.chargers);
    }
    if fight.due.1 == fight.charged.len() {
        fallen.extend(&fight.charged);
    }
    fallen.sort();
    for one in fallen {
        *places.get_mut(roster.primate(one)).expect("a primate has a place") = Place::Off(Pile::Injured);
        log.tell("T-117", What::Removed { piece: field.primate(one).id, pile: Pile::Injured });
        fight.bereaved.extend(bereaved::led_by(&field, one));
    }
}
