//! The bar of a turn: one button per kind of order, in the book's groups, and the one that ends the turn.

use super::look::Look;
use crate::battle::shown::{Says, Shown, words_of};
use crate::board::Cell;
use crate::engine::Shape;
use crate::input::{Act, Verb};
use crate::panels::{
    Why,
    orders::{EndButton, Group, May, OrderButton, Orders},
};
use crate::screens::{Hands, hands as cursor, lesson};
use crate::words::{say, word};
use bevy::prelude::World;

/// The buttons, group by group.
pub(super) fn orders<B: Shown>(look: &Look<B>) -> Orders {
    // While units are set up, the board needs the room.
    if look.shape() == Some(Shape::Cells) {
        return Orders::default();
    }
    if look.shape() != Some(Shape::Act) || look.choices.is_none() {
        return Orders { most: most::<B>(look), ..Orders::default() };
    }
    let theirs =
        look.is_theirs().then(|| Why::new(say("orders-theirs", &[("side", look.side(look.decider()).into())]), ""));
    let verbs = look.verbs();
    let button = |(verb, name, rule): (Verb, String, &'static str)| OrderButton {
        mode: verb,
        key: verb.key().map(|act| look.key(act)).unwrap_or_default(),
        may: theirs.clone().map_or_else(|| may(look, &name, verb), May::Not),
        hint: hint(look, &name),
        words: words_of::<B>("order", &name),
        rule,
    };
    let mut sorted = Vec::new();
    let mut groups = Vec::new();
    for group in B::groups() {
        let of_group = group.verbs.iter().filter_map(|verb| verbs.iter().find(|(_, name, _)| name == verb));
        let buttons: Vec<OrderButton> = of_group.cloned().map(button).collect();
        if !buttons.is_empty() {
            groups.push(Group { title: group.title, count: buttons.len(), why: common(&buttons) });
            sorted.extend(buttons);
        }
    }
    if groups.is_empty() {
        sorted = verbs.into_iter().map(button).collect();
    }
    Orders { buttons: sorted, groups, end: end(look, theirs), most: most(look) }
}

/// All kinds of order that can stand together: of those with the same key, only one does.
fn most<B: Shown>(look: &Look<B>) -> (Vec<OrderButton>, Vec<Group>) {
    let (mut buttons, mut groups) = (Vec::new(), Vec::new());
    for group in B::groups() {
        let first = buttons.len();
        for name in group.verbs {
            let Some(verb) = B::VERBS.iter().zip(0..).find(|(kind, _)| kind.name == name).map(|(_, place)| Verb(place))
            else {
                continue;
            };
            let key = verb.key().map(|act| look.key(act)).unwrap_or_default();
            // The first position of a key is of the kind that mostly stands there.
            if verb.key().and_then(Verb::of) == Some(verb) {
                let words = words_of::<B>("order", name);
                buttons.push(OrderButton { mode: verb, words, key, may: May::Give, hint: String::new(), rule: "" });
            }
        }
        groups.push(Group { title: group.title, count: buttons.len() - first, why: None });
    }
    groups.retain(|group| group.count > 0);
    (buttons, groups)
}

/// What a kind of order does, if its answers have one line about that.
fn hint<B: Shown>(look: &Look<B>, name: &str) -> String {
    let said = look.says.iter().chain(&look.refused).find(|says| says.verb == name);
    said.and_then(|says| says.lines.first().cloned()).unwrap_or_else(|| B::verb_about(look.view, look.acting(), name))
}

/// The reason that forbids all of some orders, if it is the same for all.
fn common(buttons: &[OrderButton]) -> Option<Why> {
    let why = |button: &OrderButton| if let May::Not(why) = &button.may { Some(why.clone()) } else { None };
    let first = why(buttons.first()?)?;
    buttons.iter().all(|button| why(button).as_ref() == Some(&first)).then_some(first)
}

fn end<B: Shown>(look: &Look<B>, theirs: Option<Why>) -> Option<EndButton> {
    let place = look.ending_turn()?;
    let title = look.says[place].title.clone();
    let waiting = B::waiting(look.view);
    let (words, short) = waiting.end.unwrap_or((title.clone(), title));
    let hint = if waiting.about.is_empty() { look.says[place].lines.join(" ") } else { waiting.about };
    let rule = look.choices.as_ref().map_or("", |choices| B::rule_of(look.view, &choices.orders[place]));
    let (key, armed) = (look.key(Act::EndTurn), look.hands.plain.picked == Some(place));
    Some(EndButton { words, short, key, hint, rule, armed, why: theirs })
}

/// The order that is drafted from the start of a turn or call, by its index among the answers; none in a lesson, which
/// says what to press.
pub(super) fn usual<B: Shown>(look: &Look<B>) -> Option<usize> {
    let asks = look.shape() == Some(Shape::Act) && !look.is_theirs() && !lesson::is_on(look.world);
    let usual = B::usual(look.view).filter(|_| asks)?;
    look.choices.as_ref()?.orders.iter().position(|order| *order == usual)
}

/// The pointer or the cursor is on another cell. If keys move the cursor away, the player is neither ending the turn nor
/// giving the usual order.
pub(super) fn point_at<B: Shown>(world: &World, hands: &mut Hands, cell: Option<Cell>) {
    hands.point_at(cell);
    if cursor::by_keys(world) && hands.plain.picked.is_some() {
        let seen = hands.clone();
        let look = Look::<B>::at(world, &seen);
        let away = look.acting().and_then(|unit| look.place(unit)) != cell;
        let dropped = [look.ending_turn(), usual(&look).filter(|_| away)];
        hands.plain.picked = hands.plain.picked.filter(|picked| !dropped.contains(&Some(*picked)));
    }
}

/// Whether the chosen unit may be given orders of a kind, or why not.
fn may<B: Shown>(look: &Look<B>, name: &str, verb: Verb) -> May {
    let is_of = |says: &Says| says.verb == name && (says.unit.is_none() || says.unit == look.acting());
    let drafted = look.marked().is_some_and(|place| is_of(&look.says[place]));
    if drafted || look.hands.mode() == Some(verb) {
        return May::Chosen;
    }
    let place = look.refused.iter().position(is_of);
    if look.says.iter().any(is_of) || place.is_none() && look.plans(name) {
        return May::Give;
    }
    let why = place.zip(look.choices.as_ref()).and_then(|(place, choices)| choices.refused.get(place));
    May::Not(match why {
        Some((_, why)) => look.why(why),
        None => Why::new(word("plain-not-now"), ""),
    })
}

/// Refuses a key that has no meaning in the book, or none now; it takes no answer.
pub(super) fn refuse(hands: &mut Hands, id: &str) -> Option<usize> {
    hands.refuse(Why::new(word(id), ""));
    None
}
