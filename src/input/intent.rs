//! What the player wants, whichever device it came from.

pub use super::setting::{Decider, Setting};
use super::{
    campaign::CampaignTurn,
    listen::{Pressed, Slot},
    troops::TroopsTurn,
    turns::{BookTurn, GroundTurn, LabTurn, LessonTurn},
    verb::Verb,
};
use crate::{
    board::Cell,
    force::{PieceId, UnitId, vehicle::Seat},
};
use bevy::prelude::*;

pub use super::turns::{Change, Moment};

/// What is shown only while a key is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held {
    /// The line of sight from the chosen piece to the pointer.
    LineOfSight,
    /// All spheres, watched cells, and how many enemies reach each cell.
    Threat,
    /// Every term of the forecast.
    Breakdown,
}

/// A view of the whole board that covers the map until another is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardView {
    /// What the chosen unit sees.
    Sight,
    /// From where the square under the pointer is seen, and by whom.
    Seers,
    /// How many enemies could shoot at each square.
    Threat,
    /// How many enemies the chosen unit could shoot at from each square.
    Fire,
}

impl BoardView {
    /// All of them, in the order of their buttons.
    pub const ALL: [BoardView; 4] = [BoardView::Sight, BoardView::Seers, BoardView::Threat, BoardView::Fire];
}

/// A screen or card that opens as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shown {
    /// The title.
    Title,
    /// The choice of a battle.
    SetUp,
    /// The last battle, from its latest save.
    LastBattle,
    /// The saved battles.
    Saves,
    /// The name for a save.
    SaveAs,
    /// A replay of the battle on the table, from its record.
    Theatre,
    /// Size, colors, speed.
    Settings,
    /// The rules.
    Help,
    /// All rolls of the battle.
    Rolls,
    /// The list of lessons.
    Lessons,
    /// The ground editor.
    Editor,
    /// The lab.
    Lab,
    /// The campaigns to choose from.
    Campaigns,
    /// The map of the current campaign.
    Campaign,
    /// Rosters to build.
    Troops,
    /// The credits.
    Credits,
}

/// A page of the credits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CreditsLeaf {
    /// The game and its licenses.
    #[default]
    Game,
    /// The fonts.
    Fonts,
    /// The libraries.
    Libraries,
}

impl CreditsLeaf {
    /// All of them, in their order.
    pub const ALL: [CreditsLeaf; 3] = [CreditsLeaf::Game, CreditsLeaf::Fonts, CreditsLeaf::Libraries];

    /// Its name in the word files.
    pub const fn word_id(self) -> &'static str {
        match self {
            CreditsLeaf::Game => "credits-leaf-game",
            CreditsLeaf::Fonts => "credits-leaf-fonts",
            CreditsLeaf::Libraries => "credits-leaf-libraries",
        }
    }
}

/// A kind of sound with its own volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Voice {
    /// Everything: the others are multiplied by it.
    All,
    /// Dice on the felt.
    Dice,
    /// Shots, grenades, explosions.
    Fire,
    /// Cards and counters on the table, pins and routs.
    Table,
    /// Buttons, pages, refusals.
    Hands,
}

impl Voice {
    /// All of them, in the order in which the settings list them.
    pub const ALL: [Voice; 5] = [Voice::All, Voice::Dice, Voice::Fire, Voice::Table, Voice::Hands];

    /// Its name in the word files.
    pub const fn word_id(self) -> &'static str {
        match self {
            Voice::All => "voice-all",
            Voice::Dice => "voice-dice",
            Voice::Fire => "voice-fire",
            Voice::Table => "voice-table",
            Voice::Hands => "voice-hands",
        }
    }
}

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leaf {
    /// Size, colors, motion.
    #[default]
    Look,
    /// Volume.
    Sound,
    /// Keys and the buttons of the gamepad.
    Keys,
    /// Which decisions the player is asked about.
    Decisions,
}

impl Leaf {
    /// All of them, in their order.
    pub const ALL: [Leaf; 4] = [Leaf::Look, Leaf::Sound, Leaf::Keys, Leaf::Decisions];

    /// Its name in the word files.
    pub const fn word_id(self) -> &'static str {
        match self {
            Leaf::Look => "settings-look",
            Leaf::Sound => "settings-sound",
            Leaf::Keys => "settings-keys",
            Leaf::Decisions => "settings-decisions",
        }
    }
}

/// How a battle is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// With other dice.
    OtherDice,
    /// With other dice, and the sides swapped.
    Swapped,
    /// With the same dice.
    SameDice,
}

/// A panel or part of one that folds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fold {
    /// Members of the unit beyond the first few.
    Sheet,
    /// The forecast.
    Forecast,
    /// The log.
    Log,
    /// The dice tray.
    Tray,
    /// Both sides' units; a drawer on small windows.
    Ledger,
    /// The right column, a drawer if there is no room for it.
    Column,
    /// What was rolled at the start of the turn.
    Report,
}

/// What the player wants. Screens decide what to do with it.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Intent {
    /// The pointer or the keyboard cursor is over this cell, or over none.
    Hover(Option<Cell>),
    /// The pointer or the keyboard cursor is beyond an edge of the board, over this square, or no longer is.
    Brink(Option<Cell>),
    /// A square beyond an edge was clicked or chosen by keys: leave the board.
    Leave(Cell),
    /// The cell that the keyboard cursor moved to should come into view.
    Follow(Cell),
    /// A cell was clicked or chosen by keys: the first time drafts, the second time on the same thing confirms.
    Click {
        /// Which cell.
        cell: Cell,
        /// With Shift: adds a waypoint.
        shift: bool,
        /// Whether it is the second click of a double click on the cell.
        double: bool,
    },
    /// Whatever is on the cell is picked up for dragging.
    Grab(Cell),
    /// It is held over this cell.
    Carry(Cell),
    /// It is dropped here, on the board or on a square beyond an edge.
    Drop(Cell),
    /// One step back: draft, mode, selection, menu.
    Back,
    /// Take the draft or the marked answer.
    Accept,
    /// Draft this kind of order.
    Mode(Verb),
    /// A disabled button was pressed anyway: say why.
    WhyNot {
        /// The reason.
        words: String,
        /// Its rule.
        rule: Option<String>,
    },
    /// End the turn; the first press shows the units that can still act.
    EndTurn,
    /// Undo the last order.
    Undo,
    /// Redo it.
    Redo,
    /// The next unit that can act.
    NextUnit,
    /// The previous one.
    PreviousUnit,
    /// The unit with this number in the platoon, from 1.
    UnitNumber(u8),
    /// Select this unit.
    SelectUnit(UnitId),
    /// Select this unit and bring it into view.
    GoTo(UnitId),
    /// Turn this view of the whole board on or off.
    View(BoardView),
    /// The next view of the whole board.
    NextView,
    /// Unfold this roll on the card of the dice, from 0, or fold it.
    Roll(usize),
    /// Write all rolls to a file.
    ExportRolls,
    /// Direct the forecast at this enemy, or back at the best one.
    Against(UnitId),
    /// Show only this piece.
    SelectPiece(PieceId),
    /// Put the chosen piece in this seat of a vehicle, or choose its occupant.
    Seat(PieceId, Seat),
    /// Center the view on this cell (minimap).
    CentreOn(Cell),
    /// Choose this platoon, by its index on the turn track.
    Platoon(usize),
    /// Keep this die, from 0.
    TakeDie(usize),
    /// Give this answer, from 0.
    TakeOption(usize),
    /// Mark the next answer, or with -1 the previous one.
    MarkOption(i8),
    /// The pointer is on this answer, from 0, or on none.
    PointOption(Option<usize>),
    /// The pointer is on the face of this piece, or on none.
    PointPiece(Option<PieceId>),
    /// Mark the next or the previous answer to the chosen question of a form.
    MarkChoice(i8),
    /// Take an answer to a question of a form, by their indices.
    Fill(usize, usize),
    /// Name or un-name this piece: a target, a member, a victim.
    TogglePiece(PieceId),
    /// Toggle whether this piece shoots or holds its fire.
    ToggleShooter(PieceId),
    /// Set or clear the fire selector of this piece.
    Select(PieceId),
    /// One target fewer.
    FewerTargets,
    /// One target more.
    MoreTargets,
    /// Select this commitment, from 0.
    Commitment(usize),
    /// Show on the board what this line of the log is about, from 0.
    LogLine(usize),
    /// Replay the battle from the moment of this line of the log, from 0.
    LogMoment(usize),
    /// Show this moment of a replay.
    Theatre(Moment),
    /// Zoom in by this many steps, negative to zoom out; this point in logical pixels of the window stays where it is.
    Zoom {
        /// Steps of the zoom.
        steps: f32,
        /// The fixed point; `None` for the center.
        at: Option<Vec2>,
    },
    /// Move the view by this many logical pixels, as if the paper were dragged.
    Pan(Vec2),
    /// Show the whole board.
    WholeBoard,
    /// Show the active platoon.
    GoActive,
    /// Skip to the next decision without showing movements.
    Skip,
    /// Show the rules about the thing under the pointer, or about this rule id.
    Help(Option<String>),
    /// Open or close the menu.
    Menu,
    /// Show this while true.
    Hold(Held, bool),
    /// Open or fold this part.
    Fold(Fold),
    /// Open this screen.
    Open(Shown),
    /// Choose the level to play, by its index in the list.
    ChooseLevel(usize),
    /// Choose the scenario, by its index.
    ChooseScenario(usize),
    /// Draw another seed for anything generated.
    NewSeed,
    /// Use the dice of this seed in every battle; `None` for new dice each time.
    FixDice(Option<u64>),
    /// Change the battle being set up.
    Plan(Change),
    /// Ask the adviser for an order.
    Advice,
    /// An action in the ground editor.
    Ground(GroundTurn),
    /// An action in the lab.
    Lab(LabTurn),
    /// An action in a campaign.
    Campaign(CampaignTurn),
    /// An action with troops.
    Troops(TroopsTurn),
    /// Show why the opponent gave its latest order.
    Reasons,
    /// Start the battle that is set up.
    Start,
    /// Restart the battle on the table.
    Again(Rematch),
    /// Give up the battle, for the side that has to decide.
    Concede,
    /// Write the battle to a file with the typed name.
    Save,
    /// Turn to a page of the credits.
    Credits(CreditsLeaf),
    /// Switch full screen on or off.
    FullScreen,
    /// Change a setting.
    Set(Setting),
    /// Turn to this page of the settings.
    Turn(Leaf),
    /// Wait for a key or button for this slot, or stop waiting.
    Listen(Option<Slot>),
    /// Assign this key or button to the slot and remove it from all others; `None` clears the slot.
    Bind(Slot, Option<Pressed>),
    /// Reset all keys and buttons to the defaults.
    DefaultKeys,
    /// Send keys to the buttons of the panels, or back to the map.
    Buttons,
    /// Mark this save, by its index in the list.
    MarkSave(usize),
    /// Continue from the marked save.
    LoadSave,
    /// Delete the marked save: the first press asks, the second does it.
    DeleteSave,
    /// The name for a save, or for a run of the lab, as typed so far.
    NameSave(String),
    /// Turn the pages of the rule book, or search it.
    Book(BookTurn),
    /// Open a lesson, by its index among all: where it was left, or from its beginning.
    Learn(usize),
    /// Answer the card of a lesson or of a hint.
    Lesson(LessonTurn),
    /// Quit the program.
    Quit,
}

impl Intent {
    /// Whether it only points at something, and chooses nothing.
    pub const fn is_pointing(&self) -> bool {
        matches!(self, Self::Hover(_) | Self::Brink(_) | Self::Hold(..) | Self::PointOption(_) | Self::PointPiece(_))
    }
}
