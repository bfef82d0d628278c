//! What is done with the book of rules, with the cards of lessons, and with the time of a battle that is played again.

/// What is done with the book of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookTurn {
    /// The page that was read before.
    Back,
    /// The page that was left by going back.
    Forward,
    /// The first page.
    Front,
    /// What is searched for has changed.
    Search(String),
}

/// What is done with the card of a lesson or of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LessonTurn {
    /// Read; on to the next step.
    Next,
    /// The step is done for the player.
    Skip,
    /// From the beginning.
    Again,
    /// To the title; the lesson is kept.
    Leave,
    /// The hint is read.
    Understood,
    /// No further hints.
    NoHints,
}

/// A moment of a battle that is played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The beginning of the turn so many turns on, or with a negative number back.
    Turn(i8),
    /// So many orders on, or back.
    Order(i8),
    /// Once so many orders have been given.
    At(usize),
    /// The latest turn of the other side, up to now.
    TheirTurn,
    /// The players go on from the moment that is shown.
    PlayOn,
}
