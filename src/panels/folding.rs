//! Cards that would lie over what is asked about keep only their titles; their text is shown under the pointer.

use super::decision::{Ask, Card, Decision};

/// The decision with its cards folded, once for all; none where it has no cards.
pub fn folded(decision: &Decision) -> Option<Decision> {
    let Ask::Pick(cards) = &decision.ask else { return None };
    let fold = |card: &Card| Card { lines: Vec::new(), hint: card.lines.join("\n"), ..card.clone() };
    let ask = Ask::Pick(cards.iter().map(fold).collect());
    Some(Decision { ask, folds: false, ..decision.clone() })
}

/// Whether a card is one of these: nothing but a title.
pub const fn is_folded(card: &Card) -> bool {
    card.lines.is_empty() && !card.hint.is_empty()
}
