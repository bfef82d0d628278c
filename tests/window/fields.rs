//! Text fields: typing, selecting, cutting, copying, pasting, by keys and by pointer.

use super::values;
use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use monkeys::{
    input::{Hints, Intent},
    panels::{
        self, Above, Desk, Palette, Pictures, Scene, Screen, clipboard::Clipboard, naming::Naming, setup::SetUp, style,
    },
};

/// A card with a field, without a window; its text follows what is typed as the screens do.
struct Page {
    ctx: Context,
    pictures: Pictures,
    clipboard: Clipboard,
    screen: Screen,
    /// Whether keys go to a field instead of the game.
    typing: bool,
    /// Intents that are not handled here.
    heard: Vec<Intent>,
    /// Seconds since the page was laid out.
    time: f64,
}

impl Page {
    fn new(screen: Screen) -> Self {
        let ctx = Context::default();
        style::install(&ctx);
        ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        let (pictures, clipboard) = (Pictures::default(), Clipboard::default());
        let mut page = Self { ctx, pictures, clipboard, screen, typing: false, heard: Vec::new(), time: 0.0 };
        (0..3).for_each(|_| page.frame(Vec::new()));
        page
    }

    /// The card that asks for a name, with a name in it.
    fn naming(name: &str) -> Self {
        let card = Naming { head: "Save".into(), name: name.into(), ..Naming::default() };
        Self::new(Screen { scene: Scene::Title(values::title()), above: Some(Above::Naming(card)) })
    }

    fn frame(&mut self, mut events: Vec<Event>) {
        self.time += 0.02;
        self.clipboard.complete(&mut events);
        let window = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(window), events, time: Some(self.time), ..RawInput::default() };
        let (mut said, hints) = (Vec::new(), Hints::default());
        let (pictures, screen, typing) = (&mut self.pictures, &self.screen, &mut self.typing);
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            let palette = Palette::FIRST;
            let mut desk = Desk { palette, pictures, intents: &mut said, focusable: false, hints: &hints };
            *typing = panels::show(ui.ctx(), &mut desk, screen).typing;
        });
        output.textures_delta.clear();
        self.clipboard.keep(&output.platform_output.commands);
        said.into_iter().for_each(|intent| self.follow(intent));
    }

    /// What the screens do with typed text.
    fn follow(&mut self, intent: Intent) {
        match (&mut self.screen, intent) {
            (Screen { above: Some(Above::Naming(card)), .. }, Intent::NameSave(name)) => {
                (card.name, card.over) = (name, false);
            }
            // Every name is taken.
            (Screen { above: Some(Above::Naming(card)), .. }, Intent::Save) => card.over = true,
            (Screen { scene: Scene::SetUp(set_up), .. }, Intent::FixDice(seed)) => set_up.dice = seed,
            (_, other) => self.heard.push(other),
        }
    }

    fn key(&mut self, key: Key, modifiers: Modifiers) {
        for pressed in [true, false] {
            self.frame(vec![Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }]);
        }
    }

    fn control(&mut self, key: Key) {
        self.key(key, Modifiers { ctrl: true, command: true, ..Modifiers::NONE });
    }

    fn text(&mut self, text: &str) {
        self.frame(vec![Event::Text(text.to_owned())]);
    }

    fn pointer(&mut self, pos: Pos2, pressed: Option<bool>) {
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        self.frame([Event::PointerMoved(pos)].into_iter().chain(pressed.map(button)).collect());
    }

    fn name(&self) -> &str {
        let Some(Above::Naming(card)) = &self.screen.above else { panic!("a name is asked for") };
        &card.name
    }
}

#[test]
fn a_name_that_is_offered_is_typed_over() {
    let mut page = Page::naming("A ground of your own");
    page.text("Hill");
    assert_eq!(page.name(), "Hill");
}

/// However soon after the last time.
#[test]
fn a_name_that_is_asked_for_again_is_typed_over_too() {
    let mut page = Page::naming("A ground of your own");
    let card = page.screen.above.take();
    (0..3).for_each(|_| page.frame(Vec::new()));
    assert!(!page.typing);
    page.screen.above = card;
    (0..3).for_each(|_| page.frame(Vec::new()));
    assert!(page.typing);
    page.text("Reed");
    assert_eq!(page.name(), "Reed");
}

#[test]
fn all_is_marked_and_typed_over() {
    let mut page = Page::naming("The Ford, round 3");
    assert!(page.typing, "the field has the focus as soon as its card lies there, and the game hears no key");
    page.control(Key::A);
    page.text("Hill");
    assert_eq!(page.name(), "Hill");
}

#[test]
fn a_name_that_is_taken_can_be_typed_on() {
    let mut page = Page::naming("Hill");
    page.key(Key::End, Modifiers::NONE);
    page.key(Key::Enter, Modifiers::NONE);
    assert!(page.typing, "the field still hears what is typed");
    page.text("2");
    assert_eq!(page.name(), "Hill2");
    // A button asks in the same way, and the focus comes back from it.
    let mut page = Page::naming("Hill");
    page.key(Key::End, Modifiers::NONE);
    page.key(Key::Tab, Modifiers::NONE);
    assert!(!page.typing);
    page.follow(Intent::Save);
    (0..2).for_each(|_| page.frame(Vec::new()));
    page.text("3");
    assert_eq!(page.name(), "Hill3");
}

#[test]
fn a_part_is_cut_and_pasted_elsewhere() {
    let mut page = Page::naming("one two");
    page.key(Key::End, Modifiers::NONE);
    (0..3).for_each(|_| page.key(Key::ArrowLeft, Modifiers::SHIFT));
    page.control(Key::X);
    assert_eq!((page.name().to_owned(), page.clipboard.text()), ("one ".to_owned(), "two".to_owned()));
    page.key(Key::Home, Modifiers::NONE);
    page.control(Key::V);
    page.control(Key::V);
    assert_eq!(page.name(), "twotwoone ");
}

#[test]
fn shift_and_home_mark_to_the_beginning_and_copying_leaves_all_as_it_is() {
    let mut page = Page::naming("Fern Pass");
    page.key(Key::End, Modifiers::NONE);
    page.key(Key::Home, Modifiers::SHIFT);
    page.control(Key::C);
    assert_eq!((page.name().to_owned(), page.clipboard.text()), ("Fern Pass".to_owned(), "Fern Pass".to_owned()));
    page.key(Key::Delete, Modifiers::NONE);
    assert_eq!(page.name(), "");
    page.control(Key::V);
    assert_eq!(page.name(), "Fern Pass");
}

#[test]
fn the_pointer_marks_what_it_is_drawn_over() {
    let mut page = Page::naming("Fern Pass");
    // The card is in the middle of the window, with its field in its upper half.
    let row = pos2(400.0, 322.0);
    page.pointer(row + vec2(8.0, 0.0), Some(true));
    for step in 1..20 {
        page.pointer(row + vec2(8.0 + 20.0 * step as f32, 0.0), None);
    }
    page.pointer(row + vec2(400.0, 0.0), Some(false));
    page.text("Hill");
    assert_eq!(page.name(), "Hill");
}

#[test]
fn a_seed_is_typed_over_digit_by_digit() {
    let set_up = SetUp { dice: Some(17), ..values::set_up() };
    let mut page = Page::new(Screen { scene: Scene::SetUp(Box::new(set_up)), above: None });
    // The place of the field depends on the text above it: search from the top.
    let column = (60..700).step_by(8).map(|y| pos2(590.0, y as f32));
    for place in column {
        page.pointer(place, Some(true));
        page.pointer(place, Some(false));
        if page.typing {
            break;
        }
    }
    assert!(page.typing, "the field was found");
    let dice = |page: &Page| match &page.screen.scene {
        Scene::SetUp(set_up) => set_up.dice,
        other => panic!("the set-up lies there, not {other:?}"),
    };
    page.control(Key::A);
    page.key(Key::Backspace, Modifiers::NONE);
    assert_eq!(dice(&page), None, "an emptied field fixes no dice");
    for digit in ["2", "0", "x", "5"] {
        page.text(digit);
    }
    assert_eq!(dice(&page), Some(205), "and begins with what is typed next");
}

#[test]
fn a_button_answers_when_it_is_let_go_however_long_it_was_held() {
    let mut page = Page::new(Screen { scene: Scene::Title(values::title()), above: None });
    let places = (100..1200).step_by(90).flat_map(|x| (100..710).step_by(16).map(move |y| pos2(x as f32, y as f32)));
    for place in places {
        page.pointer(place, None);
        page.pointer(place, Some(true));
        assert!(page.heard.is_empty(), "it was let go already: {:?}", page.heard);
        page.time += 5.0;
        page.pointer(place, Some(false));
        if !page.heard.is_empty() {
            return;
        }
    }
    panic!("no button of the title answers");
}
