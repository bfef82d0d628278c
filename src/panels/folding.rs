//! Cards that would cover what is asked about keep only their titles; their text is in a tooltip.

use super::decision::{Ask, Card, Decision};

/// The decision with its cards folded, for every use of it; `None` if it has no cards.
pub fn folded(decision: &Decision) -> Option<Decision> {
    let Ask::Pick(cards) = &decision.ask else { return None };
    let fold = |card: &Card| Card { lines: Vec::new(), hint: card.lines.join("\n"), ..card.clone() };
    let ask = Ask::Pick(cards.iter().map(fold).collect());
    Some(Decision { ask, folds: false, ..decision.clone() })
}

/// Whether a card is folded: only a title.
pub const fn is_folded(card: &Card) -> bool {
    card.lines.is_empty() && !card.hint.is_empty()
}
