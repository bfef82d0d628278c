//! A single table of the states of a kind of piece.

use bevy_ecs::{
    change_detection::{ContiguousRef, DetectChangesMut},
    component::{Component, Mutable},
    world::EntityWorldMut,
};

/// Changes a component if it differs.
pub(in crate::rules::monkeys) fn set<C: Component<Mutability = Mutable> + PartialEq>(
    entity: &mut EntityWorldMut,
    value: C,
) {
    let mut old = entity.get_mut::<C>().expect("pieces are mustered with all their parts");
    old.set_if_neq(value);
}

/// Whether a component has changed in any piece. Looks at the whole column at once, which takes a fraction of the time
/// that a `Changed` filter takes for every piece.
pub(in crate::rules::monkeys) fn has_changed<C: Component>(column: &ContiguousRef<C>) -> bool {
    let (last, now) = (column.last_run_tick(), column.this_run_tick());
    column.changed_ticks_slice().iter().fold(false, |any, tick| any | tick.is_newer_than(last, now))
}

/// Lists each state once: its field and its component. The field's copy of a piece, what the survey reads and when,
/// what a snapshot restores and a new piece's starting state all follow from it.
macro_rules! states {
    (
        named by $By:ident, read as $Parts:ident, renewed by $Changed:ident, watched as $Columns:ident:
        $(#[$about:meta])* pub struct $Piece:ident { $($(#[$known:meta])* pub $name:ident: $Name:ty,)+ }
        $($(#[$doc:meta])* $field:ident: $State:ident,)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $Piece {
            $($(#[$known])* pub $name: $Name,)+
            $($(#[$doc])* pub $field: $State,)+
        }

        /// A piece's name and its states.
        pub(in crate::rules::monkeys) type $Parts =
            (&'static crate::force::squad::$By, ($(&'static $State,)+));
        /// The columns of a piece's name and its states.
        pub(in crate::rules::monkeys) type $Columns = (
            bevy_ecs::world::Ref<'static, crate::force::squad::$By>,
            ($(bevy_ecs::world::Ref<'static, $State>,)+),
        );
        /// Matches if the name or one of the states has changed.
        pub(in crate::rules::monkeys) type $Changed = bevy_ecs::query::Or<(
            bevy_ecs::query::Changed<crate::force::squad::$By>,
            $(bevy_ecs::query::Changed<$State>,)+
        )>;

        impl $Piece {
            /// The states that a new piece starts with, unless its muster says otherwise.
            pub(in crate::rules::monkeys) fn fresh($($name: $Name),+) -> Self {
                Self { $($name,)+ $($field: $State::default(),)+ }
            }

            /// Whether the name or a state of any piece has changed.
            pub(in crate::rules::monkeys) fn any_changed(pieces: &bevy_ecs::system::Query<$Columns>) -> bool {
                use crate::rules::monkeys::states::table::has_changed;
                let mut tables = pieces.contiguous_iter().expect("components are kept in tables");
                tables.any(|(name, ($($field,)+))| has_changed(&name) $(|| has_changed(&$field))+)
            }

            /// Its states as components.
            pub(in crate::rules::monkeys) fn parts(&self) -> ($($State,)+) {
                ($(self.$field,)+)
            }

            /// Reads its states from the components.
            pub(in crate::rules::monkeys) fn read(&mut self, ($($field,)+): ($(&$State,)+)) {
                $(self.$field = *$field;)+
            }

            /// Writes its states back to the components.
            pub(in crate::rules::monkeys) fn put_back(&self, entity: &mut bevy_ecs::world::EntityWorldMut) {
                $($crate::rules::monkeys::states::table::set(entity, self.$field);)+
            }
        }
    };
}

pub(super) use states;
