//! Reasons of the Monkeys' opponent as text.

use super::Why;
use crate::battle::monkeys::tell;
use crate::rules::monkeys::order::Order;

impl Why {
    /// The reasons as text, one line per candidate; `name` names an order.
    pub fn lines(&self, names: &tell::Names, name: impl Fn(&Order) -> String) -> Vec<String> {
        self.told(|unit| names.unit(unit), |why| tell::in_names(why, names), name)
    }
}
