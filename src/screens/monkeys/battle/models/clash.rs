//! A possible close combat: both scores, the dice, the result of each outcome (T-112 to T-115).

use super::{
    look::Look,
    odds::{sums_words, tenths},
    terms::of_lines,
};
use crate::force::{PrimateIx, UnitIx};
use crate::panels::{
    forecast::{Forecast, Shooter, Target, Term},
    odds::{Chance, Hurts, Odds},
};
use crate::rules::monkeys::{
    field::Field,
    fight::Fight,
    foresight::{CERTAIN, Toll},
    melee,
    odds::WHOLE,
};
use crate::words::say;

/// The two sides of a possible fight.
pub struct Clash<'a> {
    /// The field it is computed on.
    pub field: &'a Field,
    /// The overrunning unit.
    pub unit: UnitIx,
    /// The chargers.
    pub chargers: Vec<PrimateIx>,
    /// The charged.
    pub charged: Vec<PrimateIx>,
    /// Whether the chargers come out of hiding (T-107).
    pub half_again: bool,
}

impl<'a> Clash<'a> {
    /// The close combat in progress.
    pub fn of(field: &'a Field, fight: &Fight) -> Self {
        let (chargers, charged) = (fight.chargers.clone(), fight.charged.clone());
        Self { field, unit: fight.charger, chargers, charged, half_again: fight.half_again }
    }

    /// Both scores: chargers, charged.
    pub fn sums(&self) -> (i32, i32) {
        let score = |fighters, half| melee::score(self.field, fighters, half).1;
        (score(&self.chargers, self.half_again), score(&self.charged, false))
    }

    /// Both scores as players see them.
    pub fn words(&self) -> String {
        sums_words(self.sums())
    }

    /// The losses of chargers and charged for a face.
    pub fn losses(&self, face: u8) -> Option<(usize, usize)> {
        let step = self.field.book.overrun.get(usize::from(face).wrapping_sub(1)).copied()?;
        let all = (self.chargers.len(), self.charged.len());
        let left = melee::alternate(step, all);
        Some((all.0 - left.0, all.1 - left.1))
    }

    /// The average losses of chargers and charged: only those left after the fire before it fight.
    pub fn average_after(&self, toll: &Toll) -> (f64, f64) {
        let falls = toll.ends().map(|(losses, chance)| {
            let chance = chance as f64 / CERTAIN as f64;
            let chargers = self.chargers.iter().copied().filter(|one| losses.spares(*one)).collect();
            let rest = Clash { field: self.field, charged: self.charged.clone(), chargers, ..*self };
            let (chargers, charged) = rest.average();
            (chargers * chance, charged * chance)
        });
        falls.fold((0.0, 0.0), |sum, falls| (sum.0 + falls.0, sum.1 + falls.1))
    }

    /// The average losses of chargers and charged; zero if one side isn't there.
    fn average(&self) -> (f64, f64) {
        let all = (self.chargers.len(), self.charged.len());
        if all.0 == 0 || all.1 == 0 {
            return (0.0, 0.0);
        }
        let ends = melee::odds(&self.field.book.overrun, self.sums(), all);
        let fallen = |of: fn(&melee::End, (usize, usize)) -> usize| {
            let sum: u64 = ends.iter().map(|end| of(end, all) as u64 * u64::from(end.chance)).sum();
            sum as f64 / f64::from(WHOLE)
        };
        (fallen(|end, all| all.0 - end.chargers), fallen(|end, all| all.1 - end.charged))
    }

    /// What a face does, in words.
    pub fn face_words(&self, face: u8) -> String {
        self.losses(face).map_or_else(String::new, fall_words)
    }

    /// The chances of all outcomes, the worst for the charged first; `chargers_are_ours` says which side has our color.
    pub fn odds(&self, chargers_are_ours: bool) -> Odds {
        let all = (self.chargers.len(), self.charged.len());
        let mut ends = melee::odds(&self.field.book.overrun, self.sums(), all);
        ends.sort_by_key(|end| (end.charged, std::cmp::Reverse(end.chargers)));
        let tenths = tenths(&ends.iter().map(|end| end.chance).collect::<Vec<_>>());
        let chance = |(end, tenths): (&melee::End, u16)| {
            let (ours, theirs) =
                if chargers_are_ours { (end.chargers, end.charged) } else { (end.charged, end.chargers) };
            let mine = if chargers_are_ours { all.0 } else { all.1 };
            let result = match (ours, theirs) {
                (0, _) => Hurts::Ours,
                (left, 0) if left == mine => Hurts::Theirs(0),
                (left, 0) if left * 2 >= mine => Hurts::Theirs(1),
                (_, 0) => Hurts::Theirs(2),
                _ => Hurts::Nothing,
            };
            Chance { result, words: fall_words((all.0 - end.chargers, all.1 - end.charged)), tenths }
        };
        let mut odds: Vec<Chance> = ends.iter().zip(tenths).map(chance).collect();
        odds.retain(|chance| chance.tenths > 0);
        Odds(odds)
    }

    /// Terms, sums and odds of the close combat in a forecast.
    pub fn fill(&self, look: &Look, forecast: &mut Forecast) {
        let (attack, defense) =
            (melee::score(self.field, &self.chargers, self.half_again), melee::score(self.field, &self.charged, false));
        let sums = (attack.1, defense.1);
        forecast.attack = of_lines(self.field, &attack.0);
        forecast.defense = of_lines(self.field, &defense.0);
        (forecast.attack_sum, forecast.defense_sum) = (sums.0.to_string(), sums.1.to_string());
        forecast.dice = super::forecast::dice_words(look, sums, self.field.side(self.unit));
        forecast.odds = self.odds(true);
        forecast.melee = true;
        forecast.shooters = self.chargers.iter().map(|one| self.charger(look, *one)).collect();
        forecast.targets = self.charged.iter().map(|one| self.victim(look, *one)).collect();
    }

    fn worth(&self, one: PrimateIx) -> String {
        melee::score(self.field, &[one], false).1.to_string()
    }

    fn charger(&self, look: &Look, one: PrimateIx) -> Shooter {
        Shooter {
            piece: self.field.primate(one).id,
            portrait: super::faces::portrait(self.field, look.turn, one),
            name: look.names.primate(one).to_owned(),
            value: self.worth(one),
            shoots: true,
            select: None,
            why: None,
        }
    }

    fn victim(&self, look: &Look, one: PrimateIx) -> Target {
        let name = look.names.primate(one);
        Target {
            piece: self.field.primate(one).id,
            portrait: super::faces::portrait(self.field, look.turn, one),
            named: true,
            hull: None,
            hint: say("clash-victim", &[("name", name.into()), ("value", self.worth(one).into())]),
            why: None,
        }
    }

    /// The final line of a chain.
    pub fn link(&self) -> Term {
        Term { words: crate::words::word("chain-fight"), value: self.words(), rule: Some("T-112".to_owned()) }
    }
}

/// The losses in close combat: of the charged unit, of the chargers.
pub fn fall_words((chargers, charged): (usize, usize)) -> String {
    say("clash-end", &[("charged", charged.into()), ("chargers", chargers.into())])
}
