//! Aftermath: tokens and markers are removed, and the battle may end (R9, F23, G16, G24).

use super::{deeds::Deeds, ending};

/// Removes one shaken token from each unit and one marker from each cloud; then the battle may end.
pub(super) fn clean_up(mut deeds: Deeds) {
    for unit in deeds.field.all() {
        let shaken = deeds.field.unit(unit).tokens.shaken;
        if shaken > 0 && deeds.field.hex(unit).is_some() {
            deeds.change(unit, |state| state.tokens.shaken -= 1);
            deeds.count(unit, "shaken", shaken - 1, "R9");
        }
    }
    let before = deeds.field.land.clone();
    let book = deeds.field.setting.book.clone();
    deeds.field.land.clear(&book);
    for hex in before.table().hexes() {
        deeds.tell_cloud(hex, before.cloud(hex), "R9");
    }
    ending::end_if_decided(&mut deeds);
}
