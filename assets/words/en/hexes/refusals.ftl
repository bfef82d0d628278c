## Ordered Hexes: why an order can't be given.

hexes-no-window = { $order } does not answer the window { $window }.
hexes-no-battle = The battle is over.
hexes-no-unit = There is no { $unit } in this battle.

hexes-no-next = { $next } is set up now, before { $unit }.
hexes-no-hex = There is no hex { $cell }.
hexes-no-zone = { $unit } can't set up in { $cell }: it is more than { $beyond } hexes from its zone.
hexes-no-entry = { $unit } can't enter the terrain of { $cell }.
hexes-no-room = { $unit } doesn't fit into { $cell } with the friends who are there.
hexes-no-speed = { $unit } can't start at the speed { $speed }.

hexes-no-plan = The plan has cards for { $given } units. It needs one for each of your { $units } units, in their order.
hexes-no-move-card = { $unit } has no movement card { $card }.
hexes-no-fire-card = { $unit } has no fire card { $card }.

hexes-no-choices = { $given } answers were given to { $choices } choices.
hexes-no-answer = Answer { $number } is not one of those that its choice allows.
