## Ordered Hexes: what is said about files.

hexes-check-profiles = profiles of Ordered Hexes: { $units } kinds of units, { $weapons } weapons, { $tables } damage tables, { $terrain } kinds of ground
hexes-file-letter = must be a single letter or punctuation mark from the keyboard
hexes-file-shaken = the table `shaken` has no row for { $class }
hexes-file-weapon = a weapon needs `damage`, or `lays` with what it leaves in a hex
hexes-file-rows = each row begins above the one before it
hexes-file-poison = the dice of poison are listed from the highest to the lowest
hexes-check-level = { $name }: { $hexes } hexes, { $first } with { $firsts } units ({ $first_points } points) against { $second } with { $seconds } units ({ $second_points } points)
hexes-check-opponent = opponent "{ $name }": { $about }
hexes-file-ranks = the two sides must differ in both ranks, or in neither: then a coin decides
hexes-file-odd = a board has an odd number of columns and of rows of letters, so that half a turn maps it onto itself
hexes-file-gap = there is no hex in column { $column } of this row: leave it blank
hexes-file-ground = `{ $given }` in column { $column } is not a letter of the book; known letters are { $known }
hexes-file-hex = there is no hex { $given } on this board
hexes-file-zone = no hex of the board is in this zone
hexes-file-overlap = the zones of the two sides have hexes in common
hexes-file-room = the zone needs a hex for each of the { $needed } units that set up in it, without buildings and deep water
hexes-file-option = only infantry has options, and { $kind } is not infantry
hexes-file-rounds = a level in which units have to get across needs a limit of rounds
hexes-file-unit = `{ $given }` isn't a unit; write r1.1 or b1.2
hexes-file-number = `{ $given }` must be `{ $next }`; the units of a side are numbered in order
hexes-file-nowhere = `{ $given }` isn't on the board of tokens; a unit that is set up later has no token
hexes-lab-rosters = armies of Ordered Hexes belong to the level: leave out the rosters
hexes-file-start = the unit can't begin there: it can't enter that ground, it doesn't fit beside its friends, or an enemy is there

hexes-scenario-entrenched = Entrenched
hexes-scenario-entrenched-goal = Both armies set up in three rows of hexes at their edge. An army is broken if at most a third of its worth is left, and the other one wins. After the last round the score decides (G23).
hexes-scenario-across = Get across
hexes-scenario-across-goal = A full army attacks six units. It wins if, from round 3 on, three of its ground units that aren't shaken are far enough across in Aftermath. After the last round the defender wins. Either side also wins by breaking the other (G24).
