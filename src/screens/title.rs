//! The title screen: one card for each thing you can do.

use crate::force::{Side, Tag};
use crate::input::{Intent, Shown};
use crate::panels::{
    Lead, Portrait, Why,
    title::{Title, TitleCard},
};
use crate::words::word;
use egui_phosphor::regular as signs;

/// The title screen; `saved` names the battle that can be continued, if any; `lesson` says whether a lesson can be
/// continued.
pub fn title(saved: Option<&str>, lesson: bool) -> Title {
    let card = |opens: Shown, sign: &'static str, id: &str| TitleCard {
        intent: Intent::Open(opens),
        sign,
        words: word(id),
        about: word(&format!("{id}-about")),
        short: word(&format!("{id}-short")),
        why: None,
    };
    let link = |intent: Intent, id: &str| (intent, word(id), word(&format!("{id}-about")));
    let mut again = card(Shown::LastBattle, signs::PLAY, "title-continue");
    match saved {
        Some(saved) => again.about = saved.into(),
        None => again.why = Some(Why::new(word("title-nothing-saved"), "")),
    }
    let mut taught = card(Shown::Lessons, signs::GRADUATION_CAP, "title-lesson");
    if lesson {
        taught.about = word("title-lesson-kept");
    }
    Title {
        cards: vec![
            card(Shown::SetUp, signs::SWORD, "title-battle"),
            again,
            taught,
            card(Shown::Campaigns, signs::HEXAGON, "title-campaign"),
            card(Shown::Troops, signs::USERS_THREE, "title-troops"),
            card(Shown::Editor, signs::MAP_TRIFOLD, "title-editor"),
            card(Shown::Lab, signs::FLASK, "title-lab"),
            card(Shown::Saves, signs::BOOKMARKS_SIMPLE, "title-saves"),
            card(Shown::Help, signs::BOOK_OPEN, "title-rules"),
            card(Shown::Settings, signs::GEAR, "title-settings"),
        ],
        counter: Portrait {
            side: Side::First,
            clan: "mandrill".into(),
            tag: Tag::squad(1),
            lead: Lead::Leader,
            faded: false,
        },
        links: vec![link(Intent::Open(Shown::Credits), "title-credits"), link(Intent::Quit, "title-quit")],
        version: env!("CARGO_PKG_VERSION").into(),
        notice: None,
    }
}
