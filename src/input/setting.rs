//! The settings that can be changed.

use super::intent::Voice;

/// A change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Interface scale in percent, 75 to 200.
    Scale(u16),
    /// Full screen.
    FullScreen(bool),
    /// The size of the window when it isn't full screen, in logical pixels: width and height.
    Window(u16, u16),
    /// The second palette (amber and violet) instead of the first.
    SecondPalette(bool),
    /// Speed of motion: 1, 2 or 4 times; 0 for instantly.
    Speed(u8),
    /// Cuts instead of motion.
    ReducedMotion(bool),
    /// A card between the turns of two players at one computer.
    PassCard(bool),
    /// Whether the view scrolls at the edge of the window.
    EdgeScroll(bool),
    /// Whether the view moves to where something happens.
    Follow(bool),
    /// Whether sounds are played.
    Sound(bool),
    /// The volume of a kind of sound, in percent, 0 to 100. Sounds are played again.
    Loudness(Voice, u8),
    /// Short hints in the first battles.
    Hints(bool),
    /// Scripted opponents say something in their turns.
    Speech(bool),
    /// The other side's latest turn is shown again before the player's own.
    TheirTurn(bool),
    /// The one that answers a kind of decision.
    Ask {
        /// The book that asks, by its name.
        book: &'static str,
        /// The name of its window.
        kind: &'static str,
        /// The one that answers it.
        who: Decider,
    },
}

/// The one that answers a kind of decision for a player at the table.
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
