//! What the hands hold in this book's battles: an order drawn before it is given, a volley being named, ghosts picked
//! up.

mod answering;
mod draft;
mod drafting;
mod volley_draft;

pub use crate::screens::Hands;
pub use draft::Draft;
pub use volley_draft::VolleyDraft;

use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::rules::monkeys::order::Order;
use crate::screens::hands::Own;

/// What this book adds to the hands.
#[derive(Clone, Debug, Default)]
struct Drafted {
    /// The order drawn but not given.
    draft: Option<Draft>,
    /// Waypoints of the lead, before the goal.
    way: Vec<Cell>,
    /// The member whose ghost is held over the map.
    carried: Option<PieceId>,
    /// The member whose ghost was last dropped on a forbidden square, and how often that has happened.
    shaken: Option<(PieceId, u32)>,
    /// The volley being named, while a Volley window is open.
    volley: Option<VolleyDraft>,
    /// Where the player has placed those that climb out of a wreck.
    places: Vec<(PieceId, Cell)>,
    /// The emplacement that the next click moves: its owner, and its index in the roster.
    siting: Option<(UnitId, usize)>,
    /// The answer that is built up piece by piece while a window of cells or members is open.
    answer: Option<Order>,
}

impl Own for Drafted {
    fn copy(&self) -> Box<dyn Own> {
        Box::new(self.clone())
    }

    fn let_go(&mut self) {
        (self.draft, self.volley) = (None, None);
        self.way.clear();
    }

    fn take_back(&mut self) -> bool {
        let laid = |answer: &mut Order| matches!(answer, Order::Deploy { .. });
        self.draft.is_some()
            || !self.way.is_empty()
            || self.siting.take().is_some()
            || self.answer.take_if(laid).is_some()
    }

    fn release(&mut self) {
        self.volley = None;
    }

    fn begin_answer(&mut self) {
        (self.volley, self.answer, self.carried) = (None, None, None);
        self.places.clear();
    }
}

impl Hands {
    fn drafted(&self) -> Option<&Drafted> {
        self.own()
    }

    fn drafted_mut(&mut self) -> &mut Drafted {
        self.own_mut()
    }
}
