//! Rosters built by hand: each edit, its cost, and the objections to it (1.9 to 1.14).

use monkeys::data::{
    library,
    monkeys::{
        profiles, roster,
        troops::{Audit, Draft, Edit, History, Kit, Primate, Squad, Wagon},
    },
};
use monkeys::force::{Post, vehicle::Seat};
use monkeys::rules::monkeys::profiles::Holder;

fn squad(number: u8) -> Squad {
    Squad { platoon: 0, post: Post::Squad(number) }
}

const fn primate(squad: Squad, number: usize) -> Primate {
    Primate { squad, number }
}

fn audit(built: &History) -> Audit {
    built.draft().audit(&profiles())
}

/// New objections to the roster after an edit.
fn breaches(built: &mut History, edit: Edit) -> Vec<String> {
    let before = audit(built);
    assert!(built.edit(&edit), "{edit:?}");
    audit(built).since(&before).map(|breach| format!("{}: {}", breach.place, breach.what.words())).collect()
}

/// A platoon of three squads of five baboons and a command squad, built step by step.
fn platoon() -> History {
    let mut built = History::new(Draft::new("Mine", "First"));
    built.edit(&Edit::AddCommand(0, "baboon".into()));
    built.edit(&Edit::AddTeam(0, Holder::Veteran));
    let team = Squad { platoon: 0, post: Post::Team(1) };
    (0..2).for_each(|_| assert!(built.edit(&Edit::Enlist(team, "baboon".into()))));
    for (number, name) in ["Kudu", "Eland", "Oryx"].into_iter().enumerate() {
        built.edit(&Edit::AddSquad(0, name.into()));
        (0..5).for_each(|_| assert!(built.edit(&Edit::Enlist(squad(number as u8 + 1), "baboon".into()))));
    }
    built
}

#[test]
fn every_shipped_roster_is_the_same_after_it_was_opened_and_written() {
    for name in library::Library::shipped().rosters() {
        let text = library::roster(&name).expect("it is shipped");
        let draft = Draft::parse(&name, text).expect("it can be read");
        let read = |text: &str| roster::parse(&name, text, &profiles()).expect("it is good").0;
        assert_eq!(read(text), read(&draft.text()), "{name}");
        let audit = draft.audit(&profiles());
        assert_eq!(audit.breaches, [], "{name}");
        assert_eq!(audit.cost(), read(text).platoons.iter().map(roster::Platoon::cost).sum::<u32>(), "{name}");
    }
}

#[test]
fn a_platoon_built_from_nothing_is_a_roster_of_nineteen_baboons() {
    let built = platoon();
    assert_eq!((audit(&built).breaches, audit(&built).cost()), (vec![], 19 * 12));
    assert_eq!(audit(&built).left(), 400 - 19 * 12);
    let (roster, notes) = roster::parse("mine", &built.draft().text(), &profiles()).expect("it is good");
    assert_eq!((roster.name.as_str(), roster.platoons[0].units.len(), notes.len()), ("Mine", 6, 0));
}

#[test]
fn f_1_12_a_squad_is_at_fault_while_it_is_too_small_and_can_still_be_built_on() {
    let mut built = platoon();
    assert_eq!(
        breaches(&mut built, Edit::Dismiss(primate(squad(1), 4))),
        ["platoons[0].squads[0].members: a squad has 5 to 10 primates, not 4 (1.12)"]
    );
    assert!(breaches(&mut built, Edit::CopyPrimate(primate(squad(1), 0))).is_empty());
    assert!(audit(&built).breaches.is_empty());
}

#[test]
fn f_1_9_what_is_too_dear_is_said_beside_all_else() {
    let mut built = platoon();
    breaches(&mut built, Edit::Dismiss(primate(squad(1), 4)));
    assert_eq!(breaches(&mut built, Edit::Scrap(200)), ["platoons[0]: costs 216 scrap; the limit is 200 (1.9)"]);
}

#[test]
fn f_1_10_scrap_is_pooled_over_platoons() {
    let mut built = platoon();
    assert!(breaches(&mut built, Edit::CopyPlatoon(0)).is_empty());
    assert!(breaches(&mut built, Edit::Scrap(240)).is_empty());
    assert!(breaches(&mut built, Edit::Enlist(squad(1), "baboon".into())).is_empty());
    assert!(breaches(&mut built, Edit::Enlist(squad(2), "baboon".into())).is_empty());
    let dear = breaches(&mut built, Edit::Enlist(squad(3), "baboon".into()));
    assert_eq!(dear, ["platoons: the platoons cost 492 scrap together; the limit for 2 platoons is 480 (1.9, 1.10)"]);
}

#[test]
fn a_choice_names_its_price_before_it_is_made() {
    let built = platoon();
    let kit = Kit { armor: vec!["helmet".into()], ..Kit::of("baboon") };
    let edit = Edit::Equip(primate(squad(2), 3), kit);
    let offer = built.draft().quote(&edit, &profiles()).expect("the baboon is there");
    let before = audit(&built);
    let mut after = built.clone();
    after.edit(&edit);
    assert_eq!(offer, audit(&after));
    assert!(offer.cost() > before.cost());
    assert_eq!(audit(&built), before);
    assert_eq!(built.draft().quote(&Edit::Dismiss(primate(squad(4), 0)), &profiles()), None);
}

#[test]
fn breaches_of_gear_and_vehicles_name_their_rules() {
    let mut built = platoon();
    let kit = Kit { weapons: Some(Vec::new()), ..Kit::of("baboon") };
    assert_eq!(
        breaches(&mut built, Edit::Equip(primate(squad(1), 1), kit)),
        ["platoons[0].squads[0].members[1].weapons: has no weapon; every primate must keep at least one (1.14)"]
    );
    assert!(built.undo());
    assert!(breaches(&mut built, Edit::Corporal(primate(squad(1), 2), true))[0].ends_with("(G-12)"));
    assert!(built.undo());
    let buggy = || Wagon { kind: "buggy".into(), mounts: Vec::new(), spares: Vec::new(), crew: Vec::new() };
    for _ in 0..2 {
        assert!(breaches(&mut built, Edit::AddVehicle(squad(1), buggy())).iter().all(|told| !told.contains("1.12")));
    }
    let third = breaches(&mut built, Edit::AddVehicle(squad(1), buggy()));
    assert!(third.iter().any(|told| told.contains("has 3 vehicles") && told.contains("1.12")), "{third:?}");
}

#[test]
fn each_step_goes_back_and_forth() {
    let mut built = platoon();
    let team = Squad { platoon: 0, post: Post::Team(1) };
    let edits = [
        Edit::Name("Other".into()),
        Edit::About("Slow.".into()),
        Edit::Scrap(500),
        Edit::AddPlatoon("Second".into()),
        Edit::NamePlatoon(1, "Third".into()),
        Edit::DropPlatoon(1),
        Edit::CopyPlatoon(0),
        Edit::NameUnit(squad(1), "Sable".into()),
        Edit::NameUnit(team, "Old ones".into()),
        Edit::Train(team, Holder::Grenadier),
        Edit::Talents(Squad { platoon: 0, post: Post::Co }, vec!["Discipline".into()]),
        Edit::CopyUnit(team),
        Edit::CopyUnit(squad(1)),
        Edit::DropUnit(squad(2)),
        Edit::Equip(primate(squad(1), 2), Kit { name: Some("Oduya".into()), ..Kit::of("chimpanzee") }),
        Edit::Equip(primate(Squad { platoon: 0, post: Post::Xo }, 0), Kit::of("gorilla")),
        Edit::Lead(primate(squad(1), 2)),
        Edit::Corporal(primate(squad(1), 3), true),
        Edit::AddVehicle(
            team,
            Wagon { kind: "buggy".into(), mounts: Vec::new(), spares: Vec::new(), crew: Vec::new() },
        ),
        Edit::Vehicle(team, 0, Wagon { kind: "apc".into(), mounts: Vec::new(), spares: Vec::new(), crew: Vec::new() }),
        Edit::DropVehicle(team, 0),
        Edit::DropCommand(0),
    ];
    let mut met = vec![built.draft().clone()];
    for edit in &edits {
        assert!(built.edit(edit), "{edit:?}");
        assert!(!built.edit(&Edit::DropUnit(squad(40))), "an edit of nobody is no step");
        met.push(built.draft().clone());
    }
    for before in met.iter().rev().skip(1) {
        assert!(built.undo());
        assert_eq!(built.draft(), before);
    }
    for after in met.iter().skip(1) {
        assert!(built.redo());
        assert_eq!(built.draft(), after);
        let text = built.draft().text();
        assert_eq!(&Draft::parse("mine", &text).expect("what is written can be read"), after);
    }
    assert!(!built.redo());
}

#[test]
fn what_is_filled_up_from_nothing_is_ready_and_spends_nearly_all() {
    let fresh = Draft::new("Mine", "First");
    let edit = fresh.filled(&profiles()).expect("it lacks everything");
    let filled = fresh.with(&edit).expect("it can be done");
    let audit = filled.audit(&profiles());
    assert_eq!(audit.breaches, []);
    assert!((0..=12).contains(&audit.left()), "{} left", audit.left());
    // What is there already stays.
    let (built, before) = (platoon(), audit.cost());
    let edit = built.draft().filled(&profiles()).expect("there is scrap left");
    let after = built.draft().with(&edit).expect("it can be done");
    assert!(after.audit(&profiles()).breaches.is_empty() && before > 0);
    let names = |draft: &Draft| draft.units(0).into_iter().map(|unit| (unit.at, unit.name)).collect::<Vec<_>>();
    assert_eq!(names(built.draft()), names(&after));
    assert_eq!(after.filled(&profiles()), None, "it has all that it can have");
}

#[test]
fn worth_is_the_sum_of_what_each_adds() {
    // Nineteen baboons with assault rifles: Damage 2, rated Medium, Accuracy 0.
    let worth = audit(&platoon()).worth(&profiles());
    let power: Vec<i32> = worth.firepower.iter().map(|(_, power)| *power).collect();
    assert_eq!(power, [19 * 3, 19 * 2, 19], "nearer +1, farther -1 (G-02)");
    assert_eq!((worth.primates, worth.staying, worth.speed), (19, 19 * 3, (18, 18)));
    assert_eq!(worth.costs.iter().map(|(_, scrap)| scrap).sum::<u32>(), 19 * 12);
    for name in library::Library::shipped().rosters() {
        let draft = Draft::parse(&name, library::roster(&name).expect("it is shipped")).expect("it can be read");
        let audit = draft.audit(&profiles());
        let spent: u32 = audit.worth(&profiles()).costs.iter().map(|(_, scrap)| scrap).sum();
        assert_eq!(spent, audit.cost(), "{name}");
    }
}

#[test]
fn a_platoon_whose_squads_are_numbered_is_copied_with_numbers_of_its_own() {
    let mut built = History::new(Draft::new("Mine", "First"));
    let edit = built.draft().filled(&profiles()).expect("it lacks everything");
    built.edit(&edit);
    assert_eq!(breaches(&mut built, Edit::CopyPlatoon(0)), Vec::<String>::new());
}

#[test]
fn g_23_who_sits_in_a_vehicle_stays_who_it_is_when_others_come_and_go() {
    let mut built = platoon();
    let crew = vec![(2, Seat::Operator), (4, Seat::Gunner(1)), (5, Seat::Passenger)];
    let apc = Wagon { kind: "apc".into(), mounts: Vec::new(), spares: Vec::new(), crew };
    assert!(breaches(&mut built, Edit::AddVehicle(squad(1), apc)).is_empty());
    let seats = |built: &History| built.draft().unit(squad(1)).expect("it is there").vehicles[0].crew.clone();
    let manned = |built: &History| audit(built).crews_of(squad(1), &profiles())[0].clone();
    assert_eq!(manned(&built), seats(&built), "nobody is seated but those who are named");
    assert!(built.edit(&Edit::Lead(primate(squad(1), 3))));
    assert_eq!(seats(&built), [(3, Seat::Operator), (1, Seat::Gunner(1)), (5, Seat::Passenger)]);
    assert!(built.edit(&Edit::CopyPrimate(primate(squad(1), 1))));
    assert_eq!(seats(&built), [(4, Seat::Operator), (1, Seat::Gunner(1)), (6, Seat::Passenger)]);
    assert!(built.edit(&Edit::Dismiss(primate(squad(1), 0))));
    assert_eq!(seats(&built), [(3, Seat::Operator), (5, Seat::Passenger)]);
    let again = Draft::parse("again", &built.draft().text()).expect("it can be read");
    assert_eq!(again.unit(squad(1)).expect("it is there").vehicles[0].crew, seats(&built), "the file says so too");
    // If no driver is named, one is found.
    assert!(built.edit(&Edit::Dismiss(primate(squad(1), 2))));
    assert_eq!(manned(&built), [(4, Seat::Passenger), (3, Seat::Operator)]);
}

#[test]
fn g_23_a_crew_that_cannot_sit_there_is_at_fault() {
    let told = |crew: Vec<(u8, Seat)>, more: Vec<(u8, Seat)>| {
        let mut built = platoon();
        let wagon = |crew| Wagon { kind: "apc".into(), mounts: Vec::new(), spares: Vec::new(), crew };
        built.edit(&Edit::AddVehicle(squad(1), wagon(crew)));
        built.edit(&Edit::AddVehicle(squad(1), wagon(more)));
        let breaches = audit(&built).breaches.into_iter();
        breaches.map(|breach| format!("{}: {}", breach.place, breach.what.words())).collect::<Vec<_>>()
    };
    let at = |place: &str| format!("platoons[0].squads[0].vehicles{place}: ");
    assert_eq!(told(vec![(1, Seat::Operator)], vec![(2, Seat::Operator), (3, Seat::Gunner(1))]), [""; 0]);
    let nobody = told(vec![(6, Seat::Operator)], Vec::new());
    assert!(nobody[0].starts_with(&at("[0].crew[0]")), "{nobody:?}");
    let mount = told(vec![(2, Seat::Gunner(9))], Vec::new());
    assert!(mount[0].starts_with(&at("[0].crew[0]")) && mount[0].ends_with("(G-23)"), "{mount:?}");
    let twice = told(vec![(2, Seat::Passenger)], vec![(2, Seat::Passenger)]);
    assert!(twice[0].starts_with(&at("[1].crew[0]")), "{twice:?}");
}
