use monkeys::dice::{Dice, Roll, Stream};

fn words(stream: &mut Stream, count: usize) -> Vec<u32> {
    (0..count).map(|_| stream.below(1_000_000)).collect()
}

/// A replay made today must always give the same results.
#[test]
fn a_seed_always_falls_the_same_way() {
    let mut dice = Dice::seeded(12);
    let faces: Vec<u8> = (0..24).map(|_| dice.die()).collect();
    assert_eq!(faces, FALLEN);
    assert_eq!(dice.drawn(), 24);
}

const FALLEN: [u8; 24] = [5, 2, 3, 1, 1, 1, 3, 1, 6, 5, 2, 6, 5, 3, 4, 6, 5, 1, 4, 5, 1, 5, 1, 6];

#[test]
fn streams_of_different_purposes_differ() {
    let dice = words(&mut Stream::new(7, "dice"), 8);
    assert_eq!(dice, words(&mut Stream::new(7, "dice"), 8));
    assert_ne!(dice, words(&mut Stream::new(7, "terrain"), 8));
    assert_ne!(dice, words(&mut Stream::new(8, "dice"), 8));
}

#[test]
fn a_stream_goes_on_where_it_was_saved() {
    let mut stream = Stream::new(3, "terrain");
    for count in [0, 1, 15, 16, 17, 63, 64, 65, 500] {
        words(&mut stream, count);
        let text = ron::to_string(&stream).unwrap();
        let mut loaded: Stream = ron::from_str(&text).unwrap();
        assert_eq!(loaded, stream);
        assert_eq!(words(&mut loaded, 70), words(&mut stream.clone(), 70));
    }
}

#[test]
fn every_number_below_is_equally_likely() {
    let mut stream = Stream::new(1, "test");
    let mut counts = [0; 6];
    for _ in 0..60_000 {
        counts[stream.below(6) as usize] += 1;
    }
    assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    assert_eq!(stream.below(1), 0);
    assert_eq!(stream.below(0), 0);
}

#[test]
fn a_shuffle_keeps_all_and_reaches_every_order() {
    let mut stream = Stream::new(1, "test");
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut items = [1, 2, 3];
        stream.shuffle(&mut items);
        orders.insert(items);
    }
    assert_eq!(orders.len(), 6);
}

#[test]
fn scripted_dice_fall_as_listed() {
    let mut dice = Dice::scripted(vec![6, 2, 5, 1]);
    assert_eq!(*dice.roll(3), [6, 2, 5]);
    assert_eq!((dice.left(), dice.drawn(), dice.ran_dry()), (1, 3, false));
}

#[test]
fn scripted_dice_say_that_they_ran_dry() {
    let mut dice = Dice::scripted(vec![6]);
    assert_eq!(*dice.roll(2), [6, 1]);
    assert!(dice.ran_dry());
    assert_eq!(dice.left(), 0);
}

#[test]
fn dice_go_on_where_they_were_saved() {
    for mut dice in [Dice::seeded(4), Dice::scripted(vec![1, 2, 3, 4, 5, 6])] {
        dice.roll(3);
        let mut loaded: Dice = ron::from_str(&ron::to_string(&dice).unwrap()).unwrap();
        assert_eq!(loaded, dice);
        assert_eq!(loaded.roll(3), dice.roll(3));
    }
}

#[test]
fn a_roll_knows_its_highest_and_lowest_face() {
    let roll = Roll::of(&[3, 6, 2]);
    assert_eq!((roll.highest(), roll.lowest(), roll.len()), (6, 2, 3));
}

/// How often each face comes up in this many throws.
fn counted(throws: u32, mut throw: impl FnMut() -> u8) -> Vec<u32> {
    let mut counts = vec![0; 20];
    (0..throws).for_each(|_| counts[usize::from(throw()) - 1] += 1);
    counts
}

#[test]
fn every_side_of_every_die_is_equally_likely() {
    for sides in [3_u8, 4, 6, 8, 10, 12, 20] {
        let mut dice = Dice::seeded(sides.into());
        let (throws, sides) = (60_000, usize::from(sides));
        let counts = counted(throws, || dice.throw(sides as u8));
        let fair = f64::from(throws) / sides as f64;
        for (face, count) in counts.iter().enumerate() {
            let expected = if face < sides { fair } else { 0.0 };
            assert!((f64::from(*count) - expected).abs() <= 5.0 * expected.sqrt(), "d{sides}, {}: {count}", face + 1);
        }
    }
}

#[test]
fn a_die_of_six_falls_as_any_other_with_six_sides() {
    let (mut one, mut other) = (Dice::seeded(7), Dice::seeded(7));
    assert!((0..100).all(|_| one.die() == other.throw(6)));
    assert_eq!(one, other);
}

#[test]
fn a_pool_is_drawn_die_by_die() {
    let mut dice = Dice::scripted(vec![8, 1, 5]);
    assert_eq!(dice.pool(3, 8), [8, 1, 5]);
    assert!(dice.pool(0, 8).is_empty());
    assert!(!dice.ran_dry());
    assert_eq!(dice.drawn(), 3);
}

#[test]
fn an_open_ended_die_goes_on_while_it_is_high() {
    let mut dice = Dice::scripted(vec![6, 6, 3, 5, 6, 6, 6]);
    assert_eq!(dice.open(6, 6, 10), [6, 6, 3]);
    assert_eq!(dice.open(6, 6, 10), [5]);
    assert_eq!(dice.open(6, 6, 2), [6, 6], "no more dice than are allowed");
    assert_eq!(dice.left(), 1);
    assert!(dice.open(6, 6, 0).is_empty());
}

#[test]
fn a_face_that_a_die_does_not_have_counts_as_missing() {
    let mut dice = Dice::scripted(vec![12, 7]);
    assert_eq!(dice.throw(12), 12);
    assert!(!dice.ran_dry());
    assert_eq!(dice.throw(6), 1);
    assert!(dice.ran_dry());
    let (mut laid, mut fair) = (Dice::seeded(3), Dice::seeded(3));
    laid.lay(&[20]);
    assert_eq!(laid.throw(6), fair.throw(6), "chance decides instead");
}
