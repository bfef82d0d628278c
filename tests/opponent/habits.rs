//! The shipped personalities match their descriptions: of all of them, each does most, or least, what its file says.

use crate::ladder::tally_at;
use monkeys::data::{
    monkeys::persona::{self, Deed, Habit},
    persona::Strength,
};
use monkeys::opponent::monkeys::Contender;

/// Pairs of battles between any two of them.
const PAIRS: u64 = 25;

/// Skirmishes that they are counted in.
const VENUES: [&str; 5] = ["two-groves", "bald-ridge", "dust-road", "leopard-creek", "precursor-square"];

#[test]
fn the_shipped_personalities_have_their_habits() {
    let quick = |name: &String| Contender {
        name: name.clone(),
        persona: persona::shipped(name).expect("it ships"),
        strength: Strength::Quick,
        budget: Strength::Quick.budget("Monkeys"),
    };
    let all: Vec<Contender> = persona::names().iter().map(quick).collect();
    let mut sums = vec![[0; Deed::ALL.len()]; all.len()];
    for one in 0..all.len() {
        for other in one + 1..all.len() {
            let tally = tally_at(&VENUES, PAIRS, [&all[one], &all[other]]);
            for deed in Deed::ALL {
                sums[one][*deed as usize] += tally.deed(0, *deed);
                sums[other][*deed as usize] += tally.deed(1, *deed);
            }
        }
    }
    for (one, sum) in all.iter().zip(&sums) {
        eprintln!("{} {:?}", one.name, Deed::ALL.iter().zip(sum).collect::<Vec<_>>());
    }
    let mut missed = Vec::new();
    for (place, one) in all.iter().enumerate() {
        assert!(!one.persona.habits.is_empty(), "{} has no habit", one.name);
        for habit in &one.persona.habits {
            let (Habit::Most(deed) | Habit::Second(deed) | Habit::Least(deed)) = *habit;
            let counts: Vec<u64> = sums.iter().map(|sum| sum[deed as usize]).collect();
            let others = counts.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, count)| *count);
            let kept = match habit {
                Habit::Most(_) => others.max() < Some(counts[place]),
                Habit::Second(_) => others.filter(|other| *other >= counts[place]).count() == 1,
                Habit::Least(_) => others.min() >= Some(counts[place]),
            };
            if !kept {
                missed.push(format!("{}: {habit:?}, counted {counts:?}", one.name));
            }
        }
    }
    assert!(missed.is_empty(), "in the order of {:?}:\n{}", persona::names(), missed.join("\n"));
}
