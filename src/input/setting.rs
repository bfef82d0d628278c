//! The settings that can be changed.

use super::intent::Voice;

/// A change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Interface scale in percent, 75 to 200.
    Scale(u16),
    /// The window fills the screen.
    FullScreen(bool),
    /// Size of the window while it does not, in logical pixels: columns and rows.
    Window(u16, u16),
    /// The second palette (amber and violet) instead of the first.
    SecondPalette(bool),
    /// Speed of what moves: 1, 2 or 4 times, 0 for at once.
    Speed(u8),
    /// Cuts instead of motion.
    ReducedMotion(bool),
    /// A card between the turns of two players at one computer.
    PassCard(bool),
    /// Whether the edge of the window moves the view.
    EdgeScroll(bool),
    /// Whether the view goes to where something happens.
    Follow(bool),
    /// How loud a kind of sounds is, in percent, 0 to 100.
    Loudness(Voice, u8),
    /// Short hints in the first battles.
    Hints(bool),
    /// Scripted opponents say something in their turns.
    Speech(bool),
    /// The other side's latest turn is shown again before one's own.
    TheirTurn(bool),
    /// Who answers a kind of decision.
    Ask {
        /// The book that asks, by its name.
        book: &'static str,
        /// The name of its window.
        kind: &'static str,
        /// Who answers.
        who: Decider,
    },
}

/// Who answers a kind of decision of a player at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Decider {
    /// The player.
    #[default]
    Player,
    /// Nobody: the marked answer is taken.
    Marked,
    /// The adviser, who thinks about it.
    Adviser,
}
