## Ordered Hexes: why an order can't be given.

hexes-no-window = { $order } does not answer the window { $window }.
hexes-no-battle = The battle is over.
hexes-no-unit = There is no { $unit } in this battle.

hexes-no-next = { $next } is set up now, before { $unit }.
hexes-no-hex = There is no hex { $cell }.
hexes-no-zone = { $unit } can't set up there: it is { $beyond ->
    [0] outside its zone
   *[other] more than { $beyond } hexes beyond its zone
}.
hexes-no-entry = { $unit } can't enter the terrain there.
hexes-no-room = { $unit } doesn't fit into that hex with the friends who are there.
hexes-no-speed = { $unit } can't start at the speed { $speed }.

hexes-no-plan = The plan has cards for { $given ->
    [one] 1 unit
   *[other] { $given } units
}. It needs one for { $units ->
    [one] your only unit
   *[other] each of your { $units } units, in their order
}.
hexes-no-plan-units = The plan has cards for other units, or in another order. It needs one for each of these, in this order: { $expected }.
hexes-no-move-card = { $unit } has no movement card { $card }.
hexes-no-fire-card = { $unit } has no fire card { $card }.

hexes-no-choices = { $given ->
    [one] 1 answer was
   *[other] { $given } answers were
} given to { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}.
hexes-no-answer = Answer { $number } is not one of those that its choice allows.
