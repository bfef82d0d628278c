# What is wrong with scripts of Monkeys With Guns.

## Faults of a file, shown behind its path
script-height = `{ $given }` is not a height (use a digit)
script-known = `{ $given }` can't be used as a name; the book already has it, or it is empty or too long
script-name = { $why }
script-nowhere = `{ $given }` is not on the board of tokens; if it has left, name it in `gone`
script-reserve-stands = `{ $given }` is on the board of tokens; a unit in reserve or in another hex is not on it
script-afar = all units of platoon { $platoon } have to be in one hex
script-reserve-turn = a unit can only be in reserve if the script has no `turn`: players deploy before the first turn
script-everywhere = `{ $given }` is in several places; a primate can only be in one
script-no-weapon = `{ $given }` fits none of its weapons
script-facing = `{ $given }` is not a direction (use a keypad digit, such as 6 for east)
script-no-member = `{ $given }` is not a member; the members are { $members }
script-footprint = `{ $given }` stands on { $cell } as well, outside the { $side } x { $side } squares that begin at its first one
script-footprint-edge = `{ $given }` takes { $side } x { $side } squares, beginning at its first one, and hangs over the edge of the board
script-footprint-taken = `{ $given }` stands on { $cell }, under the vehicle `{ $vehicle }`
script-seat = the seat { $given } is taken twice
script-unit-state = { $given } is a state of a whole unit; write it in `state`
script-outcome = { $given } can't be set, only tested for; use orders to bring it about
script-side = side `{ $given }` has no unit
script-turn = side `{ $side }` has no one in platoon { $platoon }

## Dice
script-dry-attack = the attack of { $attacker } on { $defender }, { $attack } against { $defense }, rolled { $dice } { $dice ->
    [one] die
   *[other] dice
} ({ $rule }); { $left } left in `dice`
script-dry-close-combat = the close combat of { $attacker } with { $defender }, { $attack } against { $defense }, rolled { $dice } { $dice ->
    [one] die
   *[other] dice
} ({ $rule }); { $left } left in `dice`
script-dry-explosion = the explosion around a member of { $defender }, { $attack } against { $defense }, rolled { $dice } { $dice ->
    [one] die
   *[other] dice
} ({ $rule }); { $left } left in `dice`
script-dry-rout = the rout of { $who } after a failed check with a total of { $total } rolled { $dice } { $dice ->
    [one] die
   *[other] dice
} ({ $rule }); { $left } left in `dice`
script-dry-test = a test of { $who }, with { $bonus } added to the die, rolled 1 die ({ $rule }); { $left } left in `dice`
script-dry-first-turn = the roll for the first turn took { $dice } dice ({ $rule }); { $left } left in `dice`
script-dry-blind = the roll for where shells come down took { $dice } dice ({ $rule }); { $left } left in `dice`
script-dry-edge = the roll for the edge from which shells are measured took 1 die ({ $rule }); { $left } left in `dice`
script-dry-grid = the roll for the square of the grid that a shell strikes took { $dice } dice ({ $rule }); { $left } left in `dice`
