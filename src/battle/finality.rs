//! Which orders can't be undone: dice would be rolled again, or somebody would take back what only another may know.

use super::book::Played;
use crate::dice::Dice;
use crate::engine::{BattleLog, Fact, Rules, Viewer, What, Window, door};
use crate::force::Side;
use bevy_ecs::world::World;

/// The moment before an order, as far as it decides whether the order is final.
pub(super) struct Before {
    /// The side that decides.
    pub side: Side,
    is_secret: bool,
    lurking: [bool; 2],
    told: usize,
    drawn: u64,
}

impl Before {
    /// The current moment.
    pub fn now<B: Played>(world: &World) -> Self {
        let asked = door::window::<B>(world);
        Self {
            side: asked.map_or_else(|| B::tempo(B::view(world)).side, |asked| asked.side),
            is_secret: asked.is_some_and(Window::is_secret),
            lurking: lurking::<B>(world),
            told: world.resource::<BattleLog>().len(),
            drawn: world.resource::<Dice>().drawn(),
        }
    }

    /// Whether the order given since then is final.
    pub fn is_final<B: Played>(&self, world: &World) -> bool {
        let news = &world.resource::<BattleLog>().facts()[self.told..];
        // The side asked next would see what only this one may know.
        let passes = door::window::<B>(world).map(|window| window.side) != Some(self.side);
        let blind = self.lurking.contains(&true);
        let watched = || Side::BOTH.into_iter().any(|side| is_watched(self.lurking, news, side));
        passes && self.is_secret
            || blind && (passes || watched())
            || news.iter().any(B::uncovers)
            || world.resource::<Dice>().drawn() != self.drawn && !(blind && self.misses_all_dice(news))
    }

    /// Whether dice were thrown, all of them unseen by the side that decided: it doesn't learn that undo depends on
    /// them.
    fn misses_all_dice(&self, news: &[Fact]) -> bool {
        let mut dice = news
            .iter()
            .filter(|fact| matches!(fact.what, What::Rolled { .. } | What::Threw { .. } | What::Tested { .. }))
            .peekable();
        dice.peek().is_some() && dice.all(|fact| !fact.is_seen_by(Viewer::Side(self.side)))
    }
}

/// Whether each side has something hidden that may answer the other's moves.
fn lurking<B: Rules>(world: &World) -> [bool; 2] {
    Side::BOTH.map(|side| B::lurks(B::view(world), side))
}

/// Whether either side has something hidden that may answer the other's moves: then undo ends at each hand-over.
pub fn is_blind<B: Rules>(world: &World) -> bool {
    lurking::<B>(world).contains(&true)
}

/// Whether a side has moved before a hidden enemy, who may have been asked to answer. If only moves that nobody was
/// asked about could be undone, undo would give away where somebody hides.
pub fn is_watched(lurking: [bool; 2], news: &[Fact], side: Side) -> bool {
    let moves = |fact: &Fact| matches!(fact.what, What::Moved { piece, .. } if piece.unit.side == side);
    lurking[side.other().index()] && news.iter().any(moves)
}
