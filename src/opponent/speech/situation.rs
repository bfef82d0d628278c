//! What a turn has come to, in plain numbers, and what there is to say about it.

use crate::data::persona::Occasion;

/// A turn as both players have seen it so far. It has no room for a unit, a square or a plan, so a line that is chosen
/// from it can't give one away. The opponent of each rule book fills it in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    /// Whether its first order of the turn has just been given.
    pub begins: bool,
    /// Whether the turn is over.
    pub ends: bool,
    /// Whether it is its first turn of the battle.
    pub opens: bool,
    /// Whether a unit has just been sent into close combat.
    pub charges: bool,
    /// Whether an enemy unit has lost its leader in this turn.
    pub felled_leader: bool,
    /// Whether it has taken something that the battle is fought for, in this turn.
    pub took_prize: bool,
    /// Whether it has given up, and primates of its own have left the board in this turn.
    pub leaves: bool,
    /// Whether it has lost a leader or a whole unit since its turn before.
    pub bereaved: bool,
    /// Whether at least half of its own are pinned.
    pub pinned: bool,
    /// Whether it loses if everyone waits until the last round, and it has had enough of waiting.
    pub restless: bool,
    /// Units that have come nearer to the enemy or the goal in this turn.
    pub nearer: usize,
    /// Units that have gone on overwatch in it.
    pub watching: usize,
    /// Units that have sneaked in it.
    pub sneaking: usize,
    /// Units that have fired in it.
    pub firing: usize,
    /// Primates that fell so far: its own, and the enemy's.
    pub fallen: (usize, usize),
}

/// Primates that must have fallen before either side is called ahead.
const ENOUGH: usize = 4;

impl Situation {
    /// What there is to say now; `last` was spoken of before. Events come first, at once. What the units do is spoken of
    /// when the turn ends, and another matter takes turns with it.
    pub fn occasion(&self, last: Option<Occasion>) -> Option<Occasion> {
        let first = |list: &[(bool, Occasion)]| list.iter().find(|(holds, _)| *holds).map(|(_, what)| *what);
        let event = first(&[
            (self.charges, Occasion::Charge),
            (self.felled_leader, Occasion::Leader),
            (self.took_prize, Occasion::Prize),
            (self.leaves, Occasion::Leaving),
        ]);
        let fresh = |what: &Occasion| Some(*what) != last;
        event.or_else(|| self.state(last)).or_else(|| {
            let deeds = if self.ends { self.deeds() } else { Vec::new() };
            deeds.iter().copied().find(fresh).or_else(|| deeds.first().copied())
        })
    }

    /// How it is placed, which its orders are given under; not what was spoken of before.
    fn state(&self, last: Option<Occasion>) -> Option<Occasion> {
        let states = [
            (self.begins && self.opens, Occasion::Opening),
            (self.begins && self.bereaved, Occasion::Bereaved),
            (self.begins && self.pinned, Occasion::Pinned),
            (self.restless && self.nearer > 0, Occasion::Impatient),
        ];
        states.into_iter().find(|(holds, what)| *holds && Some(*what) != last).map(|(_, what)| what)
    }

    /// What its units have done, what most of them did first; then how the battle goes.
    fn deeds(&self) -> Vec<Occasion> {
        let mut deeds = vec![
            (self.firing, Occasion::Fire),
            (self.nearer, Occasion::Advance),
            (self.sneaking, Occasion::Sneak),
            (self.watching, Occasion::Watch),
        ];
        deeds.retain(|(count, _)| *count > 0);
        deeds.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let (own, enemy) = self.fallen;
        let far = |more: usize, less: usize| more >= ENOUGH && more >= 2 * less;
        let standing = [(far(enemy, own), Occasion::Ahead), (far(own, enemy), Occasion::Behind)];
        let standing = standing.into_iter().filter(|(holds, _)| *holds).map(|(_, what)| what);
        // Between the main deed and the others, so that it is spoken of where the main deed was spoken of last.
        let mut deeds: Vec<Occasion> = deeds.into_iter().map(|(_, what)| what).collect();
        let second = deeds.len().min(1);
        deeds.splice(second..second, standing);
        deeds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_spoken_of_at_once_and_deeds_when_the_turn_ends() {
        let turn = Situation { begins: true, watching: 1, ..Situation::default() };
        assert_eq!(turn.occasion(None), None);
        let charge = Situation { charges: true, ..turn.clone() };
        assert_eq!(charge.occasion(None), Some(Occasion::Charge));
        let ended = Situation { begins: false, ends: true, firing: 2, ..turn };
        assert_eq!(ended.occasion(None), Some(Occasion::Fire));
        assert_eq!(ended.occasion(Some(Occasion::Fire)), Some(Occasion::Watch));
    }

    #[test]
    fn of_two_states_the_one_that_was_not_spoken_of_comes_next() {
        let turn = Situation { begins: true, bereaved: true, pinned: true, ..Situation::default() };
        assert_eq!(turn.occasion(None), Some(Occasion::Bereaved));
        assert_eq!(turn.occasion(Some(Occasion::Bereaved)), Some(Occasion::Pinned));
        assert_eq!(turn.occasion(Some(Occasion::Pinned)), Some(Occasion::Bereaved));
    }

    #[test]
    fn nobody_is_ahead_before_enough_have_fallen() {
        let ended = |fallen| Situation { ends: true, fallen, ..Situation::default() };
        let said = |fallen| ended(fallen).occasion(None);
        assert_eq!((said((0, 3)), said((3, 5))), (None, None));
        assert_eq!((said((2, 4)), said((4, 2))), (Some(Occasion::Ahead), Some(Occasion::Behind)));
    }

    #[test]
    fn waiting_that_wins_makes_nobody_impatient() {
        let ended = Situation { ends: true, nearer: 1, ..Situation::default() };
        assert_eq!(ended.occasion(None), Some(Occasion::Advance));
        assert_eq!(Situation { restless: true, ..ended.clone() }.occasion(None), Some(Occasion::Impatient));
        assert_eq!(Situation { restless: true, nearer: 0, ..ended }.occasion(None), None);
    }
}
