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
    /// Every term of what is forecast.
    Breakdown,
}

/// A view of the whole board that lies over the map until another is chosen.
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

/// A screen or card that is opened as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shown {
    /// The title.
    Title,
    /// The choice of a battle.
    SetUp,
    /// The battle that was left, from its last save.
    LastBattle,
    /// The saved battles.
    Saves,
    /// The name for a save.
    SaveAs,
    /// The battle on the table once more, from its record.
    Theatre,
    /// Size, colors, speed.
    Settings,
    /// The rules.
    Help,
    /// All rolls of the battle.
    Rolls,
    /// The lessons that there are.
    Lessons,
    /// The editor of grounds.
    Editor,
    /// The lab.
    Lab,
    /// The campaigns to choose from.
    Campaigns,
    /// The map of the campaign that is played.
    Campaign,
    /// Rosters to build.
    Troops,
    /// Whose work the game is made of.
    Credits,
}

/// A page of the credits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CreditsLeaf {
    /// The game and its licences.
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

    /// Its name in the files of words.
    pub const fn word_id(self) -> &'static str {
        match self {
            CreditsLeaf::Game => "credits-leaf-game",
            CreditsLeaf::Fonts => "credits-leaf-fonts",
            CreditsLeaf::Libraries => "credits-leaf-libraries",
        }
    }
}

/// A kind of sounds that has a loudness of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Voice {
    /// Everything: the others are shares of it.
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
    /// All of them, in the order that the settings list them.
    pub const ALL: [Voice; 5] = [Voice::All, Voice::Dice, Voice::Fire, Voice::Table, Voice::Hands];

    /// Its name in the files of words.
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
    /// Loudness.
    Sound,
    /// Keys and the buttons of the gamepad.
    Keys,
    /// What is asked.
    Decisions,
}

impl Leaf {
    /// All of them, in their order.
    pub const ALL: [Leaf; 4] = [Leaf::Look, Leaf::Sound, Leaf::Keys, Leaf::Decisions];

    /// Its name in the files of words.
    pub const fn word_id(self) -> &'static str {
        match self {
            Leaf::Look => "settings-look",
            Leaf::Sound => "settings-sound",
            Leaf::Keys => "settings-keys",
            Leaf::Decisions => "settings-decisions",
        }
    }
}

/// How a battle is played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// With other dice.
    OtherDice,
    /// With other dice, and the sides changed.
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
    /// The right column, a drawer where there is no room for it.
    Column,
    /// What was rolled as the turn began.
    Report,
}

/// What the player wants. Screens decide what to do with it.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Intent {
    /// The pointer, or the cursor moved by keys, is over this cell, or over none.
    Hover(Option<Cell>),
    /// The pointer, or the cursor moved by keys, is beyond an edge of the board, over this square, or no longer.
    Brink(Option<Cell>),
    /// A square beyond an edge was clicked or chosen by keys: off the board.
    Leave(Cell),
    /// The cell that the keys' cursor moved to should come into view.
    Follow(Cell),
    /// A cell was clicked, or chosen by keys: first a draft, then, on the same thing, taken.
    Click {
        /// Which.
        cell: Cell,
        /// With shift: a way-point.
        shift: bool,
        /// The second click of two quick ones on the cell.
        double: bool,
    },
    /// What stands on the cell is picked up to be dragged.
    Grab(Cell),
    /// It is held over this cell.
    Carry(Cell),
    /// It is put down here, on the board or on a square beyond an edge.
    Drop(Cell),
    /// One step back: draft, mode, selection, menu.
    Back,
    /// Take the draft or the marked answer.
    Accept,
    /// Draft this kind of order.
    Mode(Verb),
    /// A button that can't be pressed now was pressed all the same: say why.
    WhyNot {
        /// The reason.
        words: String,
        /// Its rule.
        rule: Option<String>,
    },
    /// End the turn; the first shows who can still act.
    EndTurn,
    /// Take back the last order.
    Undo,
    /// Give it again.
    Redo,
    /// The next unit that can act.
    NextUnit,
    /// The one before.
    PreviousUnit,
    /// The unit of this number in the platoon, from 1.
    UnitNumber(u8),
    /// Select this unit.
    SelectUnit(UnitId),
    /// Select this unit and bring it into view.
    GoTo(UnitId),
    /// Show this view of the whole board, or none again.
    View(BoardView),
    /// The next view of the whole board.
    NextView,
    /// Unfold this roll on the card of the dice, from 0, or fold it again.
    Roll(usize),
    /// Write all rolls to a file.
    ExportRolls,
    /// The forecast is about this enemy, or about the best one again.
    Against(UnitId),
    /// Show this piece alone.
    SelectPiece(PieceId),
    /// Put the chosen piece onto this seat of a vehicle, or choose who sits there.
    Seat(PieceId, Seat),
    /// Bring this cell to the middle of the view (minimap).
    CentreOn(Cell),
    /// Choose this platoon, by its place on the turn track.
    Platoon(usize),
    /// Keep this die, from 0.
    TakeDie(usize),
    /// Give this answer, from 0.
    TakeOption(usize),
    /// Mark the next answer, or with -1 the one before.
    MarkOption(i8),
    /// Mark the next or the previous answer to the chosen question of a form.
    MarkChoice(i8),
    /// Take an answer to a question of a form, by their places.
    Fill(usize, usize),
    /// Name this piece, or name it no longer: a target, a member, a victim.
    TogglePiece(PieceId),
    /// Let this piece shoot, or hold its fire.
    ToggleShooter(PieceId),
    /// Set or clear the fire selector of this piece.
    Select(PieceId),
    /// One target less.
    FewerTargets,
    /// One target more.
    MoreTargets,
    /// Look at this commitment, from 0.
    Commitment(usize),
    /// Show on the board what this line of the log is about, from 0.
    LogLine(usize),
    /// Play the battle again from the moment that this line of the log tells, from 0.
    LogMoment(usize),
    /// Show this moment of a battle that is played again.
    Theatre(Moment),
    /// Nearer by so many steps, negative for farther; the place in logical pixels of the window stays where it is.
    Zoom {
        /// Steps of the zoom.
        steps: f32,
        /// What stays, none for the middle.
        at: Option<Vec2>,
    },
    /// Move the view by so many logical pixels, as if the paper were pulled.
    Pan(Vec2),
    /// Show the whole board.
    WholeBoard,
    /// Show the active platoon.
    GoActive,
    /// Go on to the next decision without showing what moves.
    Skip,
    /// The rules about what is under the pointer, or about this rule id.
    Help(Option<String>),
    /// Open or close the menu.
    Menu,
    /// Show this while true.
    Hold(Held, bool),
    /// Open or fold this part.
    Fold(Fold),
    /// Open this screen.
    Open(Shown),
    /// The level to be played, by its place in the list.
    ChooseLevel(usize),
    /// What is fought for, by its place among the scenarios.
    ChooseScenario(usize),
    /// Another seed for what is generated.
    NewSeed,
    /// Every battle has the dice of this seed; none: each has dice of its own.
    FixDice(Option<u64>),
    /// Change the battle that is set up.
    Plan(Change),
    /// Ask the adviser for an order.
    Advice,
    /// Something is done in the editor of grounds.
    Ground(GroundTurn),
    /// Something is done in the lab.
    Lab(LabTurn),
    /// Something is done in a campaign.
    Campaign(CampaignTurn),
    /// Something is done with troops.
    Troops(TroopsTurn),
    /// Show why the opponent gave its latest order.
    Reasons,
    /// Start the battle that is set up.
    Start,
    /// Play the battle on the table again.
    Again(Rematch),
    /// Give the battle up, for the side that is asked.
    Concede,
    /// Write the battle to a file of the name that stands there.
    Save,
    /// Turn to a page of the credits.
    Credits(CreditsLeaf),
    /// The window fills the screen, or no longer does.
    FullScreen,
    /// Change a setting.
    Set(Setting),
    /// Turn to this page of the settings.
    Turn(Leaf),
    /// Wait for a key or button for this slot, or wait no longer.
    Listen(Option<Slot>),
    /// Give the slot this key or button and take it from all others; none: the slot is left empty.
    Bind(Slot, Option<Pressed>),
    /// All keys and buttons as they came.
    DefaultKeys,
    /// Keys go to the buttons of the panels, or back to the map.
    Buttons,
    /// Look at this save, by its place in the list.
    MarkSave(usize),
    /// Go on from the marked save.
    LoadSave,
    /// Delete the marked save: the first asks, the second does it.
    DeleteSave,
    /// The name of a save, or of a run of the lab, is now this.
    NameSave(String),
    /// The book of rules is turned or searched.
    Book(BookTurn),
    /// A lesson, by its place among all: where it was left, or from its beginning.
    Learn(usize),
    /// The card of a lesson or of a hint is answered.
    Lesson(LessonTurn),
    /// Leave the program.
    Quit,
}
