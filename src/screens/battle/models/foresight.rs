//! A charge as it would go if no one fell on the way: fire at each stop, nerve, close combat (look of hands: the
//! chain).

use super::{
    clash::Clash,
    duel::Duel,
    odds::{decimal, expected, sums_words},
};
use crate::board::Cell;
use crate::force::{
    PrimateIx,
    squad::{Pile, Place},
};
use crate::panels::{forecast::Term, odds::per_cent};
use crate::rules::monkeys::{
    approach::{self, Ahead, REACTION, ahead},
    choices::Table,
    field::Field,
    flight::{self, Flight, Taste},
    illegal::Illegal,
    nerve,
    order::{Leg, Order},
    overrun::{self, Overrun},
    regroup, stealth,
};
use crate::words::{say, word};

/// The chargers at one of their stops.
pub struct Scene {
    /// Where the lead stands.
    pub cell: Cell,
    /// The field with all followers where the planner puts them.
    pub field: Field,
}

/// A charge as it would go.
pub struct Foresight {
    /// The overrun, about to walk.
    pub overrun: Overrun,
    /// Its stops under fire.
    pub reactions: Vec<Scene>,
    /// Where it meets the target.
    pub contact: Option<Scene>,
    spent: Option<u16>,
}

impl Foresight {
    /// An overrun order as it would go.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn of_order(table: Table, order: &Order) -> Result<Self, Illegal> {
        let Order::Overrun { unit, lead, path, target, joiners } = order else {
            return Err(Illegal::OtherWindow { order: order.name(), window: "Act" });
        };
        let checked = overrun::check_overrun(table.field, table.turn, (*unit, *target), *lead, path, joiners)?;
        let (mut overrun, course) = checked;
        (overrun.way, overrun.route) = (path.0.clone(), course.cells);
        overrun.ambush = stealth::strikes_from_hiding(table.field, overrun.unit);
        let mut field = table.field.clone();
        for joiner in joiners.iter().filter_map(|id| table.field.find_primate(*id)) {
            field.enlist(joiner, overrun.unit);
        }
        Ok(Self::of(&field, &overrun))
    }

    /// The overrun under way, from here on.
    pub fn of(field: &Field, overrun: &Overrun) -> Self {
        let Ahead { reactions, contact } = ahead(field, overrun);
        let reactions = reactions.into_iter().map(|stop| scene(field, overrun, stop)).collect();
        let spent = contact.map(|(_, spent)| spent);
        let stays = (approach::in_contact(field, overrun), contact);
        let contact = match stays {
            (true, Some((cell, _))) => Some(Scene { cell, field: field.clone() }),
            (_, contact) => contact.map(|stop| scene(field, overrun, stop)),
        };
        Self { overrun: overrun.clone(), reactions, contact, spent }
    }

    /// What the lead will have spent at the contact.
    pub const fn spent(&self) -> Option<u16> {
        self.spent
    }

    /// The fire of each stop, the nerve and the close combat, a line each.
    pub fn chain(&self) -> Vec<Term> {
        let mut chain: Vec<Term> = Vec::new();
        for (place, scene) in self.reactions.iter().enumerate() {
            let squares = (usize::from(self.overrun.reactions) + place + 1) * usize::from(REACTION);
            chain.push(match self.fire(scene) {
                Some((sums, falls)) => {
                    let terms = [("squares", squares.into()), ("sums", sums.into())];
                    link(say("chain-reaction", &terms), falls, "T-104")
                }
                None => link(say("chain-reaction-not", &[("squares", squares.into())]), word("chain-nobody"), "T-104"),
            });
        }
        if let Some(scene) = &self.contact {
            chain.push(link(word("chain-stands"), per_cent(stands(&scene.field, &self.overrun)), "T-109"));
            let clash = self.clash(scene).link();
            match self.fire(scene) {
                Some((sums, falls)) => {
                    chain.push(link(say("chain-fires", &[("sums", sums.into())]), falls, "T-109"));
                    chain.push(Term { words: word("chain-fight-whole"), ..clash });
                }
                None => chain.extend([link(word("chain-fires-not"), word("chain-nobody"), "T-109"), clash]),
            }
        }
        chain
    }

    /// What the target's fire would do at a stop: both sums, and how many fall on average; none where nobody can fire.
    fn fire(&self, scene: &Scene) -> Option<(String, String)> {
        let named = Duel::standing(&scene.field, self.overrun.target, self.overrun.unit).best()?;
        let reckoning = &named.reckoning;
        let falls = decimal(expected(&scene.field, reckoning.sums, &reckoning.victims));
        Some((sums_words(reckoning.sums), say("chain-falls", &[("count", falls.into())])))
    }

    /// The close combat at the contact.
    pub fn clash<'a>(&self, scene: &'a Scene) -> Clash<'a> {
        clash(&scene.field, &self.overrun, None)
    }
}

/// The close combat of an overrun: against all, or after a flight against the caught (T-112).
pub fn clash<'a>(field: &'a Field, overrun: &Overrun, caught: Option<Vec<PrimateIx>>) -> Clash<'a> {
    let charged = caught.unwrap_or_else(|| overrun::on_foot(field, overrun.target).collect());
    let half_again = overrun.ambush && !overrun.answered;
    Clash { field, unit: overrun.unit, chargers: overrun.ready(field).collect(), charged, half_again }
}

/// The flight that the planner has for the charged, and who would be caught (T-108).
pub fn flight(field: &Field, overrun: &Overrun) -> (Vec<Leg>, Vec<PrimateIx>) {
    let legs = flight::plan(field, &Flight::new(field, overrun), Taste::Cover);
    let flees = |one: &PrimateIx| legs.iter().any(|leg| leg.primate() == Some(field.primate(*one).id));
    let caught = overrun::on_foot(field, overrun.target).filter(|one| !flees(one)).collect();
    (legs, caught)
}

/// The chance, in tenths of a per cent, that the target stands firm (T-109).
pub fn stands(field: &Field, overrun: &Overrun) -> u16 {
    let faces = nerve::passing_faces(nerve::standing_morale(field, overrun.target));
    u16::try_from((faces * 1000 + 3) / 6).unwrap_or_default()
}

fn link(words: String, value: String, rule: &str) -> Term {
    Term { words, value, rule: Some(rule.to_owned()) }
}

/// The field with the lead at a stop, and everyone where the planner puts him there.
fn scene(field: &Field, overrun: &Overrun, (cell, spent): (Cell, u16)) -> Scene {
    let (mut field, mut overrun) = (field.clone(), overrun.clone());
    let lead = overrun.lead;
    overrun.spent = spent;
    for runner in overrun.runners.iter_mut().filter(|runner| runner.primate == lead) {
        (runner.from, runner.spent) = (cell.into(), spent);
    }
    let old = field.cell(lead);
    let other = field.at(cell).filter(|other| *other != lead);
    field.shift(lead, Place::Off(Pile::Missing));
    // Whoever stands in the lead's way is placed anew at once.
    if let (Some(other), Some(old)) = (other, old) {
        field.shift(other, Place::On(old));
    }
    field.shift(lead, Place::On(cell));
    let places = regroup::plan(&field, &overrun);
    let places: Vec<(PrimateIx, Cell)> =
        places.into_iter().filter_map(|(piece, cell)| Some((field.find_primate(piece)?, cell))).collect();
    places.iter().for_each(|(one, _)| field.shift(*one, Place::Off(Pile::Missing)));
    places.iter().for_each(|(one, cell)| field.shift(*one, Place::On(*cell)));
    Scene { cell, field }
}
