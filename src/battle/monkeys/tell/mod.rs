//! The battle log as text: the actions and their targets, then the numbers.
//!
//! A procedure of the clock becomes one line: an attack with its powers, dice and losses; a move; a leader check. Pass
//! whole procedures to [`lines`]: all facts, or those from the first fact of the last line on, which may have grown.

use crate::engine::fact::{Fact, What};
use crate::force::Side;

mod charge;
mod deploy;
mod frame;
mod intent;
mod names;
mod sentence;
mod stakes;
mod turn;
mod vehicles;

pub use crate::battle::told::LogLine;
pub use crate::words::kebab;
pub use intent::{order, order_name, plain_order};
pub use names::{Names, in_names, mount, post, refusal};
pub use stakes::standing;

/// How many of the facts shown so far may be put into the log: a line about a die waits until all its results have been
/// shown, so that it never says that nothing happened while a primate is still falling.
pub fn settled(facts: &[Fact], shown: usize) -> usize {
    let shown = shown.min(facts.len());
    if !facts.get(shown).is_some_and(is_effect) {
        return shown;
    }
    match facts[..shown].iter().rposition(|fact| !is_effect(fact)) {
        Some(die) if matches!(facts[die].what, What::Kept { .. }) => die,
        Some(before) => before + 1,
        None => 0,
    }
}

/// A result of a die, or of a step of the turn.
fn is_effect(fact: &Fact) -> bool {
    use What::{Cleared, Damaged, Marked, Removed, Tested};
    matches!(fact.what, Removed { .. } | Marked { .. } | Cleared { .. } | Damaged { .. } | Tested { .. })
}

/// Turns facts into text, oldest first.
pub fn lines(names: &Names, facts: &[Fact]) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut context =
        Context { names, turn: None, reacts: false, watch: None, watching: false, sneaking: false, charging: false };
    for facts in facts.chunk_by(|one, next| one.frame == next.frame) {
        context.enter(facts);
        let is = |wanted: fn(&What) -> bool| facts.iter().any(|fact| wanted(&fact.what));
        let searched = facts.iter().any(|fact| fact.rule.0 == "T-136");
        if deploy::is_deployment(facts) {
            deploy::tell(&context, facts, &mut lines);
            context.note(facts);
            continue;
        }
        if facts.iter().any(|fact| fact.rule.0 == "T-112") {
            lines.extend(charge::fight(&context, facts));
        } else if charge::is_charge(facts) {
            lines.extend(charge::tell(&context, facts));
        } else if is(|what| matches!(what, What::Rolled { why: "explosion", .. })) {
            lines.extend(vehicles::explosion(&context, facts));
            continue;
        } else if is(|what| matches!(what, What::Powers { .. })) {
            lines.extend(frame::rolls(facts).into_iter().filter_map(|roll| frame::attack(&context, roll)));
            lines.extend(facts.iter().filter_map(|fact| stakes::held(&context, fact)));
        } else if is(|what| matches!(what, What::Moved { .. })) {
            lines.extend(frame::walk(&context, facts));
        } else if !searched && is(|what| matches!(what, What::Led { .. } | What::Kept { .. } | What::Tested { .. })) {
            lines.extend(frame::leader(&context, facts));
            lines.extend(facts.iter().filter_map(|fact| stakes::held(&context, fact)));
        } else {
            turn::tell(&context, facts, &mut lines);
        }
        lines.extend(vehicles::tell(&context, facts));
        context.note(facts);
    }
    lines
}

/// What earlier facts say about later ones.
struct Context<'a> {
    names: &'a Names,
    /// The side whose turn it is.
    turn: Option<Side>,
    /// Whether a unit on overwatch has just been ordered to fire.
    reacts: bool,
    /// The procedure in which overwatch fired last: checks and explosions come between its rolls (T-165).
    watch: Option<u32>,
    /// Whether these facts are overwatch fire.
    watching: bool,
    /// Whether the next walk is a stealth action.
    sneaking: bool,
    /// Whether a charge is in progress: an attack in it is a reaction, which nobody ordered.
    charging: bool,
}

impl Context<'_> {
    fn enter(&mut self, facts: &[Fact]) {
        let frame = facts.first().map(|fact| fact.frame);
        if self.reacts {
            self.watch = frame;
        }
        self.watching = frame == self.watch;
    }

    fn note(&mut self, facts: &[Fact]) {
        self.reacts = facts.iter().any(|fact| matches!(fact.what, What::Ordered { order: "React", .. }));
        let last = facts.iter().rev().find_map(|fact| match fact.what {
            What::Ordered { order, .. } => Some(order),
            _ => None,
        });
        self.sneaking = last == Some("Stealth");
        self.charging = charge::is_charge(facts);
        for fact in facts {
            if let What::Began { side, .. } = fact.what {
                self.turn = Some(side);
            }
        }
    }
}

fn line(fact: &Fact, side: Option<Side>, text: String) -> LogLine {
    LogLine { text, rule: fact.rule, first_fact: fact.number, side, head: false }
}
