//! Mutants of the file of the window's settings.

use crate::fuzz::fuzz;
use monkeys::input::{Act, intent::Voice};
use monkeys::screens::Settings;

#[test]
fn fuzz_settings() {
    let text = Settings::default().text().expect("it becomes text");
    let own = r#"(
        format: 1, scale: 150, full_screen: true, window: (1920, 1080), speed: 0, pass_card: true,
        take_marked: ["Die", "Watch"], ask_adviser: ["Losses"], hints: false, hinted: ["first-act"],
        loudness: (all: 10, dice: 0, fire: 100, table: 50, hands: 1),
        keys: { Move: [(code: KeyM, control: true), (code: Numpad1)], Menu: [(code: KeyQ)] },
        pads: { Move: (button: South, trigger: true), Attack: None },
    )"#;
    Settings::parse("own", own).unwrap_or_else(|error| panic!("{error}"));
    fuzz(&[text, own.to_owned()], |text| {
        let mut settings = Settings::parse("mutant", text).map_err(|error| error.to_string())?;
        assert!((75..=200).contains(&settings.scale) && settings.speed <= 4, "{settings:?}");
        assert!((640..=7680).contains(&settings.window.0) && (400..=4320).contains(&settings.window.1));
        assert!(Voice::ALL.into_iter().all(|voice| settings.loudness.of(voice) <= 100));
        for act in Act::ALL {
            let keys = settings.keys.keys(act);
            assert!(!act.is_reserved() || keys.first() == act.default_keys().first(), "{act:?} keeps its key");
            keys.iter().for_each(|key| drop((key.words(), settings.keys.others(act, *key).count())));
            settings.keys.put(act, 1, keys.first().copied());
            drop(settings.pads.pad(act).map(|pad| (pad.words(), settings.pads.others(act, pad).count())));
        }
        let written = settings.text().expect("it becomes text");
        assert_eq!(Settings::parse("again", &written).ok().as_ref(), Some(&settings), "it reads what it writes");
        Ok(())
    });
}
