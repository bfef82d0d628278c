//! Cards that would lie over what is asked about keep only their titles; their text is shown under the pointer.

use super::decision::{Ask, Card, Decision};

/// The decision with its cards folded, where they may be.
pub fn folded(decision: &Decision) -> Option<Decision> {
    let Ask::Pick(cards) = &decision.ask else { return None };
    let fold = |card: &Card| Card { lines: Vec::new(), hint: card.lines.join("\n"), ..card.clone() };
    decision.folds.then(|| Decision { ask: Ask::Pick(cards.iter().map(fold).collect()), ..decision.clone() })
}

/// Whether a card is one of these: nothing but a title.
pub const fn is_folded(card: &Card) -> bool {
    card.lines.is_empty() && !card.hint.is_empty()
}
