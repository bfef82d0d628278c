//! The theatre: replays the battle on the table from its record, forward and backward. No one has to decide anything.
//! When you leave it the battle is as it was before, unless you play on from the moment shown.

use super::{
    Hands,
    host::{Film, host},
    log,
    pages::{Card, Origin, Page, Pages},
    rounds,
    saves::{self, Shelf},
    seats::Seats,
    settings::Settings,
    table, thinking, written,
};
use crate::battle::story::Chapter;
use crate::engine::{BattleLog, Viewer};
use crate::force::Side;
use crate::input::{Intent, Shown, intent::Moment};
use crate::panels::{
    self, Why,
    band::Band,
    theatre::{Segment, Theatre as Bar},
    track::UndoMark,
};
use crate::view::Playback;
use crate::words::{say, word};
use bevy::prelude::*;

/// Seconds between two steps at normal speed.
const BETWEEN: f32 = 0.5;
/// The speed for players who have set battles to instant.
const FAST: u8 = 4;

/// The battle being replayed.
#[derive(Resource, Debug, Default)]
pub struct Theatre {
    play: Option<Play>,
    /// How many times as fast as in a battle; `None` until the player has chosen a speed here.
    speed: Option<u8>,
}

/// Starts with no replay.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theatre>();
}

/// The position of a replay.
#[derive(Debug)]
struct Play {
    film: Box<dyn Film>,
    /// The one that watches it: whatever that one may not know remains unknown at each moment.
    viewer: Viewer,
    /// What the player had in hand, such as cards that are half written.
    hands: Hands,
    /// Steps taken so far.
    at: usize,
    /// The number of steps after which it closes by itself; `None` to stop at the end.
    until: Option<usize>,
    paused: bool,
    /// Seconds until the next step.
    wait: f32,
    /// The page from which the saves were opened, if it was opened from them.
    shelf: Option<Page>,
}

impl Play {
    fn ended(&self) -> bool {
        self.at >= self.film.steps()
    }
}

/// Whether a replay is running.
pub fn is_on(world: &World) -> bool {
    world.resource::<Theatre>().play.is_some()
}

/// The one that watches the replay; `None` without one.
pub fn viewer(world: &World) -> Option<Viewer> {
    world.resource::<Theatre>().play.as_ref().map(|play| play.viewer)
}

/// The speed of the replay; `None` without one. A player who has set battles to instant still wants to see a replay, so
/// it runs at the fastest speed that can be watched.
pub fn speed(world: &World) -> Option<u8> {
    let theatre = world.resource::<Theatre>();
    let usual = || world.get_resource::<Settings>().map_or(1, |settings| settings.speed);
    theatre.play.as_ref()?;
    Some(theatre.speed.unwrap_or_else(usual)).map(|speed| if speed == 0 { FAST } else { speed })
}

fn play(world: &mut World) -> Option<Mut<'_, Play>> {
    world.resource_mut::<Theatre>().filter_map_unchanged(|theatre| theatre.play.as_mut())
}

/// Replays the battle on the table from the beginning; does nothing if there are no orders yet.
pub fn open(world: &mut World, pages: &mut Pages) {
    open_at(world, pages, |_| Some(0));
}

/// Replays a finished battle that was chosen among the saves; they were opened from this page.
pub fn open_from_saves(world: &mut World, pages: &mut Pages, shelf: Page) {
    open(world, pages);
    if let Some(mut play) = play(world) {
        play.shelf = Some(shelf);
    }
}

/// Replays the battle from the order that a line of the log belongs to.
pub fn open_at_line(world: &mut World, pages: &mut Pages, line: usize) {
    let Some(fact) = fact_of(world, line) else { return };
    open_at(world, pages, |film| Some(film.moment_of(fact)));
}

/// Replays the latest turn of a side up to now.
pub fn open_last_turn(world: &mut World, pages: &mut Pages, side: Side) {
    open_at(world, pages, |film| film.last_turn_of(side));
    if let Some(mut play) = play(world) {
        play.until = Some(play.film.steps());
    }
}

/// The first fact that a line of the log covers.
fn fact_of(world: &World, line: usize) -> Option<usize> {
    let told = world.resource::<Playback>().told().min(world.resource::<BattleLog>().len());
    log::fact_of(world, told, line)
}

fn open_at(world: &mut World, pages: &mut Pages, from: impl Fn(&dyn Film) -> Option<usize>) {
    if pages.page != Page::Battle {
        return;
    }
    let viewer = table::onlooker(world, pages);
    let Some(film) = host(world).film(world, viewer) else { return };
    let Some(from) = from(film.as_ref()) else { return };
    let (at, hands) = (film.steps(), world.resource::<Hands>().clone());
    world.resource_mut::<Theatre>().play =
        Some(Play { film, viewer, hands, at, until: None, paused: true, wait: BETWEEN, shelf: None });
    pages.clear();
    seek(world, from);
    pause(world, false);
}

/// What the player may do during a replay: look, pause, seek, play on from here, leave. Returns whether the intent was
/// used.
pub fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    match intent {
        Intent::Skip => {
            let paused = play(world).is_some_and(|play| play.paused);
            pause(world, !paused);
        }
        Intent::EndTurn | Intent::Accept | Intent::NextUnit => turn(world, 1),
        Intent::PreviousUnit => turn(world, -1),
        Intent::Undo => step(world, -1),
        Intent::Redo => step(world, 1),
        Intent::Theatre(Moment::Turn(by)) => turn(world, *by),
        Intent::Theatre(Moment::Order(by)) => step(world, *by),
        Intent::Theatre(Moment::At(place)) => stand_at(world, *place),
        Intent::LogLine(line) | Intent::LogMoment(line) => {
            let fact = fact_of(world, *line);
            if let Some(place) = fact.and_then(|fact| play(world).map(|play| play.film.moment_of(fact))) {
                stand_at(world, place);
            }
        }
        Intent::Theatre(Moment::Speed(times)) => world.resource_mut::<Theatre>().speed = Some((*times).max(1)),
        Intent::Theatre(Moment::PlayOn(side)) => play_on_from_here(world, pages, *side),
        Intent::Open(Shown::Rolls) | Intent::View(_) | Intent::NextView => return false,
        Intent::Back | Intent::Menu | Intent::Open(_) => close(world, pages),
        Intent::Hover(_)
        | Intent::Brink(_)
        | Intent::Hold(..)
        | Intent::Fold(_)
        | Intent::Help(_)
        | Intent::Set(_)
        | Intent::Quit => {
            return false;
        }
        _ => {}
    }
    true
}

fn turn(world: &mut World, by: i8) {
    if let Some(place) = play(world).map(|play| play.film.turns_on(play.at, by)) {
        seek(world, place);
    }
}

fn step(world: &mut World, by: i8) {
    if let Some(place) = play(world).map(|play| play.at.saturating_add_signed(by.into())) {
        stand_at(world, place);
    }
}

/// Shows a moment and pauses there.
fn stand_at(world: &mut World, place: usize) {
    seek(world, place);
    pause(world, true);
}

fn pause(world: &mut World, paused: bool) {
    if let Some(mut play) = play(world) {
        play.paused = paused;
    }
    world.resource_mut::<Playback>().paused = paused;
}

/// Sets the table as it was after this many steps; the rest is replayed.
fn seek(world: &mut World, place: usize) {
    let Some(mut running) = world.resource_mut::<Theatre>().play.take() else { return };
    let place = place.min(running.film.steps());
    if place < running.at {
        running.film.begin(world);
        running.at = 0;
    }
    for step in running.at..place {
        running.film.give(world, step);
    }
    (running.at, running.wait) = (place, BETWEEN);
    world.resource_mut::<Theatre>().play = Some(running);
    lay_table(world);
}

/// Refreshes counters, log and hands from the battle.
fn lay_table(world: &mut World) {
    table::lay_again(world);
    table::show_active(world);
}

/// Restores the table as it was before the replay.
fn close(world: &mut World, pages: &mut Pages) {
    seek(world, usize::MAX);
    let (hands, shelf) = play(world).map(|play| (play.hands.clone(), play.shelf)).unzip();
    leave(world, pages);
    if let Some(hands) = hands {
        world.insert_resource(hands);
    }
    match (pages.origin, shelf.flatten()) {
        (Origin::Watched, _) => super::lab::come_back(world, pages),
        (Origin::CampaignWatched, _) => super::campaign::come_back(world, pages),
        (_, Some(page)) => back_to_saves(world, pages, page),
        _ => {}
    }
}

/// Opens the saves again, above the page from which they had been opened.
fn back_to_saves(world: &mut World, pages: &mut Pages, page: Page) {
    match page {
        Page::Lab => super::lab::come_back(world, pages),
        Page::Campaign => super::campaign::come_back(world, pages),
        // The result is known: it doesn't cover the saves.
        Page::Battle => pages.ended = true,
        page => pages.page = page,
    }
    world.resource_mut::<Shelf>().reopen();
    pages.lay(Card::Saves);
}

fn leave(world: &mut World, pages: &mut Pages) {
    world.resource_mut::<Theatre>().play = None;
    world.resource_mut::<Playback>().paused = false;
    (pages.ended, pages.asked, pages.idle) = (false, None, false);
    thinking::forget_later(world);
    table::settle(world);
}

/// The players continue from the moment shown; if a side is named, a person takes it over. The original battle is kept
/// in a file of its own; if that fails, the replay stays open, since its end would be lost.
fn play_on_from_here(world: &mut World, pages: &mut Pages, side: Option<Side>) {
    let Some(place) = play(world).filter(|play| !play.ended()).map(|play| play.at) else { return };
    seek(world, usize::MAX);
    let turns = host(world).recorded(world).map_or(0, |record| record.turns);
    let level = host(world).level(world);
    let name = say("theatre-file", &[("level", level.into()), ("turns", turns.into())]);
    let kept = saves::save_beside(world, &name);
    stand_at(world, place);
    let path = match kept {
        Ok(path) => path,
        Err(why) => {
            let why = say("save-failed", &[("why", why.into())]);
            world.resource_mut::<Hands>().refuse(Why::new(why, ""));
            return;
        }
    };
    host(world).forget_taught(world);
    if let Some(side) = side {
        world.resource_mut::<Seats>().hand_over(side);
    }
    leave(world, pages);
    let mut told = written::told("theatre-kept", &path);
    match pages.origin {
        Origin::Watched => pages.origin = Origin::Lab,
        // What is played on from there is no longer part of the campaign.
        Origin::CampaignWatched => {
            told = format!("{} {told}", word("theatre-campaign"));
            pages.origin = Origin::SetUp;
        }
        _ => {}
    }
    // From now on this is the battle to continue after a crash.
    saves::keep(world);
    world.resource_mut::<Hands>().tell(told);
}

/// Takes the next step once the last one has been shown and a pause has passed.
pub fn play_on(world: &mut World, pages: &mut Pages) {
    let seconds = world.resource::<Time<Real>>().delta_secs().min(0.05);
    let speed = f32::from(world.resource::<Playback>().speed.max(1));
    let settled = table::has_settled(world);
    let Some(mut play) = play(world) else { return };
    let shown = play.until.is_some_and(|until| play.at >= until);
    if play.paused || !settled || play.ended() && !shown {
        return;
    }
    play.wait -= seconds * speed;
    if play.wait <= 0.0 && shown {
        close(world, pages);
    } else if play.wait <= 0.0 {
        give_next(world);
        table::show_active(world);
    }
}

/// Takes the next step, without leaving anything in the hands.
fn give_next(world: &mut World) {
    let Some(mut running) = world.resource_mut::<Theatre>().play.take() else { return };
    running.film.give(world, running.at);
    (running.wait, running.at) = (BETWEEN, running.at + 1);
    world.resource_mut::<Theatre>().play = Some(running);
    world.resource_mut::<Hands>().order_given();
    table::settle(world);
    world.resource_mut::<Hands>().release();
}

/// Whether the replay is advancing.
pub fn is_moving(world: &World) -> bool {
    world.resource::<Theatre>().play.as_ref().is_some_and(|play| !play.paused && !play.ended() || play.until.is_some())
}

/// Adjusts the battle's panels during a replay: nothing is asked, and the bar at the bottom is the replay's.
pub fn dress(world: &World, battle: &mut panels::Battle) {
    let Some(play) = &world.resource::<Theatre>().play else { return };
    let (tempo, all) = (host(world).tempo(world), play.film.steps());
    let side = table::side_in_turn(world);
    // The set-up counts as part of the first round.
    let terms = [
        ("round", rounds::within(host(world), tempo.round.max(1)).into()),
        ("side", host(world).side(world, side).into()),
        ("shown", play.at.into()),
        ("all", all.into()),
    ];
    let words = say("theatre-place", &terms);
    battle.band = Some(Band { side, who: say("theatre-who", &[]), words, rule: None });
    (battle.decision, battle.forecast, battle.sheet.accept, battle.chip) = (None, None, None, None);
    battle.track.undo = UndoMark { sealed: say("theatre-next", &[]), replay: true, ..UndoMark::default() };
    if battle.sheet.head.is_none() {
        battle.sheet.draft = vec![say("theatre-next", &[])];
    }
    battle.theatre = Some(Bar {
        paused: play.paused,
        speed: speed(world).unwrap_or(1),
        at: play.at,
        all,
        turns: segments(world, play.film.as_ref()),
        scripted: !world.resource::<Seats>().any_human(),
        campaign: world.get_resource::<Pages>().is_some_and(|pages| pages.origin == Origin::CampaignWatched),
    });
}

fn segments(world: &World, film: &dyn Film) -> Vec<Segment> {
    let names = Side::BOTH.map(|side| host(world).side(world, side));
    let name = |side: Side| names[side.index()].as_str().into();
    let ends = film.turns().iter().skip(1).map(|turn| turn.first).chain([film.steps()]);
    let segment = |(turn, end): (&Chapter, usize)| Segment {
        first: turn.first,
        end,
        side: turn.side,
        lost: turn.lost,
        words: say(
            "theatre-turn",
            &[
                ("round", rounds::named(host(world).in_turns(), turn.round.max(1)).into()),
                ("side", name(turn.side)),
                ("first", turn.lost[0].into()),
                ("firsts", name(Side::First)),
                ("second", turn.lost[1].into()),
                ("seconds", name(Side::Second)),
            ],
        ),
    };
    film.turns().iter().zip(ends).map(segment).collect()
}
