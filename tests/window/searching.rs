//! The search of the rule book: its results start at the top, keys go through them, and typing alone begins it.

use super::values;
use bevy_egui::egui::{
    Context, Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, RawInput, Rect, Shape, TouchPhase, pos2, vec2,
};
use monkeys::{
    input::{BookTurn, Hints, Intent},
    panels::{
        self, Above, Desk, Palette, Pictures, Scene, Screen,
        book::{Book, Entry, Found},
        style,
    },
};

/// A place in the list on the left, by its distance from the top.
const fn in_list(y: f32) -> Pos2 {
    pos2(200.0, y)
}

/// The book over the title, without a window; searches and turned pages are followed as the screens do.
struct Reader {
    ctx: Context,
    pictures: Pictures,
    book: Book,
    size: (f32, f32),
    /// The rules opened, in order.
    opened: Vec<String>,
    /// The books that buttons led to, in order.
    taken: Vec<usize>,
    /// Everything written in the last frame, with its place.
    written: Vec<(Rect, String)>,
}

impl Reader {
    fn new(size: (f32, f32)) -> Self {
        let ctx = Context::default();
        style::install(&ctx);
        ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        let (pictures, book) = (Pictures::default(), values::book());
        let (opened, taken, written) = (Vec::new(), Vec::new(), Vec::new());
        let mut reader = Self { ctx, pictures, book, size, opened, taken, written };
        (0..3).for_each(|_| reader.frame(Vec::new()));
        reader
    }

    fn frame(&mut self, events: Vec<Event>) {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(self.size.0, self.size.1));
        let input = RawInput { screen_rect: Some(window), events, ..RawInput::default() };
        let (mut said, hints) = (Vec::new(), Hints::default());
        let above = Some(Above::Book(Box::new(self.book.clone())));
        let screen = Screen { scene: Scene::Title(values::title()), above };
        let pictures = &mut self.pictures;
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            let palette = Palette::FIRST;
            let mut desk = Desk { palette, pictures, intents: &mut said, focusable: false, hints: &hints };
            panels::show(ui.ctx(), &mut desk, &screen);
        });
        output.textures_delta.clear();
        let texts = output.shapes.iter().filter_map(|one| match &one.shape {
            Shape::Text(text) => Some((text.visual_bounding_rect(), text.galley.text().to_owned())),
            _ => None,
        });
        self.written = texts.collect();
        for intent in said {
            match intent {
                Intent::Book(BookTurn::Search(query)) => self.search(query),
                Intent::Book(BookTurn::Shelf(place)) => self.taken.push(place),
                Intent::Help(Some(rule)) => {
                    self.book.page.rule.id.clone_from(&rule);
                    self.opened.push(rule);
                }
                _ => {}
            }
        }
    }

    /// Finds forty rules, whatever the query is.
    fn search(&mut self, query: String) {
        let found = (0..40).filter(|_| !query.is_empty()).map(|place| Found {
            rule: Entry { id: format!("F-{place:02}"), title: format!("Result {place}") },
            excerpt: "...gives cover...".into(),
        });
        (self.book.found, self.book.query) = (found.collect(), query);
    }

    fn rest(&mut self) {
        (0..40).for_each(|_| self.frame(Vec::new()));
    }

    fn text(&mut self, text: &str) {
        self.frame(vec![Event::Text(text.to_owned())]);
        self.rest();
    }

    fn key(&mut self, key: Key) {
        let modifiers = Modifiers::NONE;
        for pressed in [true, false] {
            self.frame(vec![Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }]);
        }
        self.rest();
    }

    fn scroll_list(&mut self, by: f32) {
        let (unit, phase) = (MouseWheelUnit::Point, TouchPhase::Move);
        self.frame(vec![Event::PointerMoved(in_list(400.0))]);
        self.frame(vec![Event::MouseWheel { unit, delta: vec2(0.0, by), modifiers: Modifiers::NONE, phase }]);
        self.rest();
    }

    fn click(&mut self, pos: Pos2) {
        let modifiers = Modifiers::NONE;
        let press = |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers };
        self.frame(vec![Event::PointerMoved(pos)]);
        self.frame(vec![press(true)]);
        self.frame(vec![press(false)]);
    }

    /// The first rule in the list, found by clicking from its top.
    fn first(&mut self) -> String {
        for y in (116..600).step_by(6) {
            self.opened.clear();
            self.click(in_list(y as f32));
            if let Some(rule) = self.opened.pop() {
                return rule;
            }
        }
        panic!("no rule in the list answers")
    }

    /// The area of what has the focus, as far as it is in view.
    fn focused(&self) -> Rect {
        let id = self.ctx.memory(|memory| memory.focused()).expect("something has the focus");
        let response = self.ctx.read_response(id).expect("it is drawn");
        response.rect.intersect(response.interact_rect)
    }
}

#[test]
fn the_best_results_are_in_view_wherever_the_index_was() {
    let mut reader = Reader::new((1280.0, 720.0));
    reader.scroll_list(-400.0);
    reader.click(in_list(94.0));
    reader.text("cover");
    assert_eq!(reader.book.query, "cover");
    assert_eq!(reader.first(), "F-00");
    // A changed query starts at the top again.
    reader.scroll_list(-700.0);
    assert_ne!(reader.first(), "F-00", "the wheel scrolls the results");
    reader.scroll_list(-700.0);
    reader.click(in_list(94.0));
    reader.text("s");
    assert_eq!(reader.first(), "F-00");
}

#[test]
fn the_arrow_keys_go_through_the_results_and_keep_them_in_view() {
    let mut reader = Reader::new((1280.0, 720.0));
    reader.text("cover");
    (0..25).for_each(|_| reader.key(Key::ArrowDown));
    let shown = reader.focused();
    assert!(shown.height() > 20.0 && shown.top() > 110.0 && shown.bottom() < 700.0, "{shown:?}");
    reader.key(Key::Enter);
    assert_eq!(reader.opened, ["F-24"]);
    reader.key(Key::ArrowUp);
    reader.key(Key::Enter);
    assert_eq!(reader.opened, ["F-24", "F-23"]);
    // Typed with a result in hand, another search begins.
    reader.text("fire");
    assert_eq!(reader.book.query, "fire");
    assert_eq!(reader.first(), "F-00");
}

#[test]
fn typing_goes_to_the_search_and_enter_opens_the_first_result() {
    for size in [(1280.0, 720.0), (640.0, 360.0)] {
        let mut reader = Reader::new(size);
        for letter in ["c", "o"] {
            reader.text(letter);
        }
        assert_eq!(reader.book.query, "co", "{size:?}");
        reader.key(Key::Enter);
        assert_eq!(reader.opened, ["F-00"], "{size:?}");
        // The next word replaces the last one; a slash only goes to the field.
        reader.text("f");
        assert_eq!(reader.book.query, "f", "{size:?}");
        reader.key(Key::Escape);
        reader.text("/");
        assert_eq!(reader.book.query, "f", "{size:?}");
        reader.text("g");
        assert_eq!(reader.book.query, "g", "{size:?}");
    }
}

#[test]
fn the_open_book_is_named_where_not_all_of_them_fit() {
    let names = ["Monkeys With Guns", "Suppression", "Initiative Ladder", "Ordered Hexes"];
    let mut reader = Reader::new((640.0, 360.0));
    reader.book.shelf = names.iter().enumerate().map(|(place, name)| ((*name).to_owned(), place == 2)).collect();
    reader.rest();
    let named = |name: &str| reader.written.iter().find(|(_, words)| words.starts_with(name)).map(|(rect, _)| *rect);
    let open = named("Initiative Ladder").expect("the open book is named");
    assert!(named("Ordered Hexes").is_none(), "the next one would look like the open one");
    reader.click(open.center());
    assert_eq!(reader.taken, [3], "its button leads to the next one");
}
