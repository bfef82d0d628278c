//! The set-up: campaigns to choose from, who plays which tribe, saved campaigns.

use super::{
    Campaigning,
    desk::Desk,
    map,
    people::{self, Chosen},
    saves, seen,
};
use crate::campaign::{door, seats::Seats, shown};
use crate::data::{
    campaign::{self, Campaign},
    error::LoadError,
    library,
    workshop::Workshop,
};
use crate::input::CampaignTurn;
use crate::panels::{Print, Why, campaign as panel};
use crate::screens::{
    pages::{Origin, Page, Pages},
    starting,
};
use crate::view::art::palette::Palette;
use crate::words::{say, word};
use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, futures::check_ready},
};
use std::sync::Arc;

/// The width of the maps shown, in pixels.
const WIDE: u32 = 720;

/// A campaign that can be chosen.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    campaign: Arc<Campaign>,
    map: Print,
    troops: Vec<Vec<String>>,
}

/// The shipped campaigns and those of the player's folders, and what is wrong with those that can't be played.
fn list(workshop: &Workshop, palette: Palette) -> (Vec<Listed>, Vec<LoadError>) {
    let own = workshop.folders().iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let is_one = |path: &std::path::PathBuf| path.to_string_lossy().ends_with(library::CAMPAIGN);
    let mut paths: Vec<std::path::PathBuf> = own.map(|entry| entry.path()).filter(is_one).collect();
    paths.sort();
    paths.extend(library::campaigns().into_iter().map(std::path::PathBuf::from));
    let (mut listed, mut faults) = (Vec::new(), Vec::new());
    for path in paths {
        match campaign::load(&path) {
            Ok((campaign, _)) => listed.push(Listed::new(campaign, palette)),
            Err(fault) => faults.push(fault),
        }
    }
    listed.sort_by_key(|one| one.campaign.map.len());
    (listed, faults)
}

impl Listed {
    fn new(campaign: Campaign, palette: Palette) -> Self {
        let campaign = Arc::new(campaign);
        let mut world = World::new();
        door::begin(&mut world, &campaign, 0);
        let shown = shown::shown(&world);
        let stack = |stack: &shown::Stack| {
            let terms = [
                ("troop", stack.name.as_str().into()),
                ("primates", stack.primates.0.into()),
                ("vehicles", stack.vehicles.into()),
                ("hexes", i64::from(stack.hexes).into()),
            ];
            say("campaign-troop-line", &terms)
        };
        let of = |key: char| shown.stacks.iter().filter(|one| one.id.tribe == key).map(stack).collect();
        let troops = shown.parties.iter().map(|party| of(party.key)).collect();
        let map = map::print(&world, palette, WIDE);
        Self { map, troops, campaign }
    }
}

/// Everything is listed again.
pub(super) fn open(world: &mut World, pages: &mut Pages) {
    pages.clear();
    (pages.page, pages.buttons) = (Page::Campaigns, false);
    let palette = world.resource::<crate::view::Colours>().0;
    let mut state = world.resource_mut::<Campaigning>();
    let (listed, faults) = list(&pages.workshop, palette);
    state.told = faults.first().map(|fault| say("campaign-fault", &[("why", fault.to_string().into())]));
    (state.listed, state.saved) = (listed, saves::list());
    state.chosen = state.chosen.min(state.listed.len().saturating_sub(1));
    seat(&mut state);
}

/// A person plays the first tribe, scripts the others.
fn seat(state: &mut Campaigning) {
    let Some(listed) = state.listed.get(state.chosen) else { return };
    let seat = |place: usize| if place == 0 { Chosen::person() } else { Chosen::script() };
    state.seats = (0..listed.campaign.tribes.len()).map(seat).collect();
    state.raised = None;
}

/// The chosen campaign with the armies that its tribes raise; `None` if all have what it gives them.
fn raise(state: &Campaigning, workshop: &Workshop, palette: Palette) -> Option<Result<Listed, String>> {
    let listed = state.listed.get(state.chosen)?;
    state.seats.iter().any(|seat| seat.army().is_some()).then(|| {
        let mut campaign = Campaign::clone(&listed.campaign);
        let library = workshop.library();
        for (place, seat) in state.seats.iter().enumerate() {
            let Some(name) = seat.army() else { continue };
            let key = campaign.tribes[place].key;
            // A player knows the army by its name, not by its path.
            let named = |error: LoadError| LoadError { file: name.to_owned(), ..error }.to_string();
            let roster = library.roster(name, &campaign.profiles).map_err(named)?;
            let roster = roster.ok_or_else(|| say("campaign-no-roster", &[("name", name.into())]))?;
            campaign = campaign.raising(key, &roster).map_err(|error| error.to_string())?;
        }
        Ok(Listed::new(campaign, palette))
    })
}

/// Applies an action of the set-up.
pub(super) fn answer(world: &mut World, pages: &mut Pages, turn: CampaignTurn) {
    let (dice, palette) = (pages.dice, world.resource::<crate::view::Colours>().0);
    let mut state = world.resource_mut::<Campaigning>();
    match turn {
        CampaignTurn::Choose(place) => {
            state.chosen = place.min(state.listed.len().saturating_sub(1));
            seat(&mut state);
        }
        CampaignTurn::Seat(place, by) => people::turn(&mut state.seats, place, by, &pages.workshop),
        CampaignTurn::Temper(place, by) => {
            if let Some(seat) = state.seats.get_mut(place) {
                seat.turn_temper(by);
            }
        }
        CampaignTurn::Army(place, by) => {
            if let Some(seat) = state.seats.get_mut(place) {
                seat.turn_army(by, &pages.workshop);
            }
            state.raised = raise(&state, &pages.workshop, palette);
        }
        CampaignTurn::Begin => begin(&mut state, pages, dice.unwrap_or_else(starting::new_dice)),
        CampaignTurn::Resume(place) => {
            // Coming from the title, nothing is listed yet.
            if pages.page != Page::Campaigns {
                state.saved = saves::list();
            }
            resume(&mut state, pages, place);
        }
        _ => {}
    }
}

fn begin(state: &mut Campaigning, pages: &mut Pages, seed: u64) {
    let ((Some(Ok(listed)), _) | (None, Some(listed))) = (&state.raised, state.listed.get(state.chosen)) else {
        return;
    };
    let file = match saves::new_file(&listed.campaign.name) {
        Ok(file) => file,
        Err(why) => {
            state.told = Some(why);
            return;
        }
    };
    let mut world = World::new();
    let keys = listed.campaign.tribes.iter().map(|tribe| tribe.key);
    let (mut seats, mut away) = (Vec::new(), Vec::new());
    for (key, chosen) in keys.zip(&state.seats) {
        match chosen.seat() {
            Some(seat) => seats.push((key, seat)),
            None => away.push(key),
        }
    }
    world.insert_resource(Seats(seats));
    door::begin(&mut world, &Arc::new(Campaign::clone(&listed.campaign).without(&away)), seed);
    show(state, pages, Desk::new(world, file));
}

fn show(state: &mut Campaigning, pages: &mut Pages, mut desk: Desk) {
    desk.troop = desk.acting();
    saves::keep(&mut desk);
    (state.desk, state.told) = (Some(desk), None);
    pages.clear();
    (pages.page, pages.buttons, pages.origin) = (Page::Campaign, false, Origin::SetUp);
}

/// Loads a saved campaign in the background, since all its battles are checked.
fn resume(state: &mut Campaigning, pages: &mut Pages, place: usize) {
    let Some(saved) = state.saved.get(place).cloned() else { return };
    if state.loading.is_some() {
        return;
    }
    // What is on the table already need not be loaded.
    if let Some(desk) = state.desk.as_mut().filter(|desk| desk.file == saved.path) {
        desk.arrive();
        pages.clear();
        (pages.page, pages.origin) = (Page::Campaign, Origin::SetUp);
        return;
    }
    if pages.page != Page::Campaigns {
        pages.clear();
        pages.page = Page::Campaigns;
    }
    let path = saved.path.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move { saves::load(&path) });
    (state.loading, state.told) = (Some((saved, task)), None);
}

/// Opens a campaign that has been loaded.
pub(super) fn collect(state: &mut Campaigning, pages: &mut Pages) -> bool {
    let Some((saved, mut task)) = state.loading.take() else { return false };
    match check_ready(&mut task) {
        None => state.loading = Some((saved, task)),
        Some(Ok(world)) if pages.page == Page::Campaigns => go_on(state, pages, world, &saved),
        Some(Ok(_)) => {}
        Some(Err(why)) => state.told = Some(say("campaign-damaged", &[("why", why.into())])),
    }
    true
}

/// Goes on with a campaign that has been loaded.
fn go_on(state: &mut Campaigning, pages: &mut Pages, world: World, saved: &saves::Saved) {
    let name = crate::campaign::state::campaign(&world).name.clone();
    match saves::file_to_go_on(saved, &name) {
        Ok(file) => {
            let mut desk = Desk::new(world, file);
            // A finished one is only looked at: its file keeps its date.
            desk.saved = desk.seen.outcome.is_some().then_some(desk.seen.orders);
            show(state, pages, desk);
        }
        Err(why) => state.told = Some(why),
    }
}

/// The panels of the set-up.
pub(super) fn panels(state: &Campaigning, workshop: &Workshop) -> panel::SetUp {
    let card = |listed: &Listed| panel::CampaignCard {
        name: listed.campaign.name.clone(),
        about: listed.campaign.about.clone(),
        size: say(
            "campaign-size",
            &[
                ("tribes", listed.campaign.tribes.len().into()),
                ("hexes", listed.campaign.map.len().into()),
                ("rounds", i64::from(listed.campaign.rounds).into()),
            ],
        ),
        map: Some(listed.map.clone()),
        why: None,
    };
    let raised = state.raised.as_ref();
    let chosen = raised.and_then(|raised| raised.as_ref().ok()).or_else(|| state.listed.get(state.chosen));
    let keys: Vec<char> = chosen.iter().flat_map(|listed| &listed.campaign.tribes).map(|tribe| tribe.key).collect();
    let away: Vec<char> =
        keys.iter().zip(&state.seats).filter(|(_, seat)| seat.seat().is_none()).map(|(key, _)| *key).collect();
    let begin = chosen.map(|listed| listed.campaign.points_without(&away)).unwrap_or_default();
    let begins_with = |key: char| {
        let points = begin.iter().find(|(tribe, points)| *tribe == key && *points > 0).map(|(_, points)| *points);
        points.map(|points| say("campaign-begins-with", &[("points", i64::from(points).into())]))
    };
    let seat = |(place, chosen_seat): (usize, &Chosen)| {
        let seat = chosen_seat.seat();
        let (player, about) = seat.as_ref().map_or_else(
            || (word("campaign-nobody-plays"), word("campaign-nobody-plays-about")),
            |seat| people::called(seat, workshop),
        );
        let tribe = chosen.and_then(|listed| listed.campaign.tribes.get(place));
        panel::SeatRow {
            name: tribe.map(|tribe| tribe.name.clone()).unwrap_or_default(),
            player,
            about,
            temper: seat
                .as_ref()
                .and_then(people::temper)
                .map(|(name, about)| (say("campaign-temper", &[("name", name.into())]), about)),
            seat: tribe.map_or(0, |tribe| seen::color(&keys, tribe.key)),
            army: chosen_seat.army_called(),
            troops: chosen
                .filter(|_| seat.is_some())
                .and_then(|listed| listed.troops.get(place).cloned())
                .unwrap_or_default(),
            begins: tribe.and_then(|tribe| begins_with(tribe.key)),
        }
    };
    let saved = |saved: &saves::Saved| panel::SavedRow { name: saved.name.clone(), about: saved.about() };
    let mut campaigns: Vec<panel::CampaignCard> = state.listed.iter().map(card).collect();
    if let (Some(raised), Some(card)) = (raised, campaigns.get_mut(state.chosen)) {
        match raised {
            Ok(raised) => card.map = Some(raised.map.clone()),
            Err(why) => card.why = Some(Why::new(why.as_str(), "C-01")),
        }
    }
    panel::SetUp {
        campaigns,
        chosen: state.chosen,
        seats: state.seats.iter().enumerate().map(seat).collect(),
        saved: state.saved.iter().map(saved).collect(),
        busy: state.loading.as_ref().map(|(saved, _)| say("campaign-reading", &[("name", saved.name.as_str().into())])),
        told: state.told.clone(),
    }
}
