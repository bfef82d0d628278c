//! The card that asks for a name, for a save or a ground. Other cards use its text field and its two buttons too.

use super::{
    Desk,
    cards::{sheet, title},
    focus, paint,
    style::*,
    widgets::{Face, Plank},
};
use crate::{
    input::{Act, GroundTurn, Intent, TroopsTurn},
    words::word,
};
use bevy_egui::egui::{
    Align2, Context, Id, Key, Margin, Rect, TextEdit, Ui, pos2,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
    vec2,
};

/// What gets the name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Named {
    /// A saved battle.
    #[default]
    Save,
    /// A ground being written to a file.
    Ground,
    /// A run of the lab.
    Run,
    /// Something in a roster.
    Troops,
}

/// The card that asks for a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Naming {
    /// What it names.
    pub what: Named,
    /// The same in words.
    pub head: String,
    /// The name so far.
    pub name: String,
    /// Where it goes, or a warning that something there would be overwritten.
    pub about: String,
    /// Whether something would be overwritten.
    pub over: bool,
}

impl Named {
    fn is_typed(self, name: String) -> Intent {
        match self {
            Named::Save | Named::Run => Intent::NameSave(name),
            Named::Ground => Intent::Ground(GroundTurn::Named(name)),
            Named::Troops => Intent::Troops(TroopsTurn::Typed(name)),
        }
    }

    /// The most letters. For a roster the field may also take a sentence or a path.
    const fn longest(self) -> usize {
        if matches!(self, Named::Troops) { 240 } else { 48 }
    }

    fn is_taken(self) -> Intent {
        match self {
            Named::Save => Intent::Save,
            Named::Ground => Intent::Ground(GroundTurn::Write),
            Named::Run => Intent::Accept,
            Named::Troops => Intent::Troops(TroopsTurn::Named),
        }
    }
}

/// A field of one line of text.
pub(super) struct Field<'a> {
    /// Its name for the interface, and for screen readers.
    pub id: &'a str,
    /// Its label.
    pub words: &'a str,
    /// Its current content.
    pub now: &'a str,
    /// Whether its label is inside it while it is empty.
    pub hint: bool,
    /// Whether it has the focus when its card opens.
    pub first: bool,
    /// Whether there is a question about its content: the focus comes back to it, even from a button.
    pub asked: bool,
    /// The most letters.
    pub limit: usize,
}

/// The memory key of whether the card that asks for a name was open in the last picture.
const OPEN: &str = "the card that asks for a name is open";

/// Forgets the card when another picture is drawn, so that its field has the focus each time it opens.
pub(super) fn closed(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<bool>(Id::new(OPEN)));
}

impl Field<'_> {
    /// Draws it; returns what was typed, and whether it was entered. Leaving it by Escape closes its card.
    pub fn put(&self, ui: &mut Ui, desk: &mut Desk, rect: Rect) -> (Option<String>, bool) {
        let mut typed = self.now.to_owned();
        let edit = TextEdit::singleline(&mut typed).font(text(16.0)).text_color(INK).char_limit(self.limit);
        let edit = edit.hint_text(if self.hint { self.words } else { "" });
        let response = ui.put(rect, edit.margin(Margin::same(8)).id_salt(self.id));
        focus::name_field(&response, self.words);
        let shown = ui.id().with((self.id, "asked"));
        if self.first && !ui.data(|data| data.get_temp::<bool>(Id::new(OPEN))).unwrap_or(false) {
            ui.data_mut(|data| data.insert_temp(Id::new(OPEN), true));
            response.request_focus();
            // Preselect a suggested name, so that typing replaces it.
            let mut state = TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
            let all = CCursorRange::two(CCursor::new(0), CCursor::new(typed.chars().count()));
            state.cursor.set_char_range(Some(all));
            state.store(ui.ctx(), response.id);
        }
        let memory = shown.with("about");
        let before = ui.data(|data| data.get_temp::<bool>(memory)).unwrap_or(false);
        if self.asked && !before {
            response.request_focus();
        }
        ui.data_mut(|data| data.insert_temp(memory, self.asked));
        let left_by = |key| response.lost_focus() && ui.input(|input| input.key_pressed(key));
        if left_by(Key::Escape) {
            desk.push(Intent::Back);
        }
        let entered = left_by(Key::Enter);
        // In any case, while the card is open, typing goes to its field.
        if entered {
            response.request_focus();
        }
        (response.changed().then_some(typed), entered)
    }
}

/// The two buttons at the bottom of a card, one to go back and one to take the input; returns whether the second was
/// pressed.
pub(super) fn foot(ui: &mut Ui, desk: &mut Desk, card: Rect, take: &str) -> bool {
    let (take, back) = (word(take), word("window-back"));
    let hints = desk.hints;
    let size = SECTION;
    let take = Plank { words: &take, key: hints.of(Act::Choose), face: Face::Gold, size, ..Plank::default() };
    let back = Plank { words: &back, key: hints.of(Act::Back), size, ..Plank::default() };
    let top = card.bottom() - 40.0;
    let left = Rect::from_min_size(pos2(card.left(), top), vec2(back.width(ui).max(110.0), 40.0));
    let width = take.width(ui).max(140.0);
    let right = Rect::from_min_size(pos2(card.right() - width, top), vec2(width, 40.0));
    if back.put(ui, desk, "card back", left).clicked() {
        desk.push(Intent::Back);
    }
    take.put(ui, desk, "card take", right).clicked()
}

/// Draws the card.
pub fn draw(ui: &mut Ui, desk: &mut Desk, naming: &Naming) {
    let inner = sheet(ui, vec2(520.0, 236.0)).shrink(20.0);
    let at = inner.left_top() + vec2(0.0, 12.0);
    title(ui, at, &naming.head);
    let rect = Rect::from_min_size(inner.min + vec2(0.0, 40.0), vec2(inner.width(), 40.0));
    let (words, now) = (&naming.head, &naming.name);
    let field =
        Field { id: "name", words, now, hint: false, first: true, asked: naming.over, limit: naming.what.longest() };
    let (typed, entered) = field.put(ui, desk, rect);
    if let Some(name) = typed {
        desk.push(naming.what.is_typed(name));
    }
    let colour = if naming.over { HARM } else { MUTED };
    let words = paint::wrap(ui.painter(), &naming.about, text(13.0), colour, inner.width());
    paint::put(ui.painter(), rect.left_bottom() + vec2(0.0, 8.0), Align2::LEFT_TOP, words);
    if foot(ui, desk, inner, "window-save") || entered {
        desk.push(naming.what.is_taken());
    }
}
