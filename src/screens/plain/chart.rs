//! Views of the whole board in any book: what is asked, and the answer for every cell.

use crate::battle::views::{Count, Steps, Survey, Target};
use crate::board::Cell;
use crate::force::{Side, UnitId};
use crate::input::intent::BoardView;
use crate::screens::counts;
use crate::view::{art::overlay::Wash, overlays::Cells};
use std::collections::BTreeMap;

/// A question about every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// From how many of these cells the unit sees it.
    Sight(UnitId, Vec<Cell>),
    /// Whether it is seen from this cell, as somebody of this unit's kind sees.
    Seers(UnitId, Cell),
    /// How many weapons of this side could be fired at somebody there: at this unit if there is one.
    Threat(Side, Option<UnitId>),
    /// How many enemies this unit could fire at from there.
    Fire(UnitId),
}

impl Question {
    /// The view of the board that answers it.
    pub(super) const fn view(&self) -> BoardView {
        match self {
            Self::Sight(..) => BoardView::Sight,
            Self::Seers(..) => BoardView::Seers,
            Self::Threat(..) => BoardView::Threat,
            Self::Fire(_) => BoardView::Fire,
        }
    }
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chart {
    /// The question.
    pub question: Question,
    counts: BTreeMap<Cell, Count>,
    /// The enemies that the unit could fire at now, if they were asked about.
    pub targets: Vec<Target>,
}

impl Chart {
    /// Examines every cell.
    pub(super) fn of(survey: &dyn Survey, question: Question) -> Self {
        let count = |cell: Cell| -> Count {
            match &question {
                Question::Sight(unit, eyes) => eyes.iter().filter_map(|eye| survey.sees(*unit, *eye, cell)).collect(),
                Question::Seers(unit, from) => survey.sees(*unit, *from, cell).into_iter().collect(),
                Question::Threat(side, at) => survey.threat(*side, *at, cell),
                Question::Fire(unit) => survey.fire(*unit, cell),
            }
        };
        let counts = survey.cells().into_iter().map(|cell| (cell, count(cell))).collect();
        let targets = if let Question::Fire(unit) = &question { survey.targets(*unit) } else { Vec::new() };
        Self { counts, targets, question }
    }

    /// The washes that show it, over the whole board.
    pub(super) fn washes(&self, steps: &Steps) -> Vec<(Wash, Cells)> {
        let many = matches!(&self.question, Question::Sight(_, eyes) if eyes.len() > 1);
        counts::washes((self.question.view(), steps), many, self.counts.iter().map(|(cell, count)| (*cell, *count)))
    }

    /// The count for a cell, in words for the pointer.
    pub(super) fn words(&self, cell: Cell) -> String {
        counts::words(self.question.view(), self.counts.get(&cell).copied().unwrap_or_default())
    }
}
