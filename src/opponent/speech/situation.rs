//! The situation of a turn, in plain numbers, and the occasion to comment on.

use crate::data::persona::Occasion;

/// A turn as both players have seen it so far. It contains no units, squares or plans, so a line chosen from it can't
/// give one away. The opponent of each rule book fills it in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    /// Whether its first order in the turn has just been given.
    pub begins: bool,
    /// Whether the turn is over.
    pub ends: bool,
    /// Whether it is its first turn of the battle.
    pub opens: bool,
    /// Whether a unit has just been sent into close combat.
    pub charges: bool,
    /// Whether an enemy unit has lost its leader in this turn.
    pub felled_leader: bool,
    /// Whether it has taken an objective in this turn.
    pub took_prize: bool,
    /// Whether it has given up, and some of its primates have left the board in this turn.
    pub leaves: bool,
    /// Whether it has lost a leader or a whole unit since its previous turn.
    pub bereaved: bool,
    /// Whether at least half of its primates are pinned.
    pub pinned: bool,
    /// Whether it loses if everyone waits until the last round, and is tired of waiting.
    pub restless: bool,
    /// Units that got nearer to the enemy or the goal in this turn.
    pub nearer: usize,
    /// Units that went on overwatch in this turn.
    pub watching: usize,
    /// Units that sneaked in this turn.
    pub sneaking: usize,
    /// Units that fired in this turn.
    pub firing: usize,
    /// Fallen primates so far: its own, and the enemy's.
    pub fallen: (usize, usize),
}

/// Number of primates that must have fallen before either side counts as ahead.
const ENOUGH: usize = 4;

impl Situation {
    /// The occasion to comment on now; `last` was the previous one. Events come first, immediately. The units' actions
    /// are commented on when the turn ends, alternating with another topic.
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

    /// Its position, which shapes its orders; not the previous occasion.
    fn state(&self, last: Option<Occasion>) -> Option<Occasion> {
        let states = [
            (self.begins && self.opens, Occasion::Opening),
            (self.begins && self.bereaved, Occasion::Bereaved),
            (self.begins && self.pinned, Occasion::Pinned),
            (self.restless && self.nearer > 0, Occasion::Impatient),
        ];
        states.into_iter().find(|(holds, what)| *holds && Some(*what) != last).map(|(_, what)| what)
    }

    /// Its units' actions, most common first; then how the battle is going.
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
        // Between the main action and the others, so that it is chosen when the main action was commented on last.
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
