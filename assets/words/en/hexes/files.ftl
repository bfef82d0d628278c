## Ordered Hexes: what is said about files.

hexes-check-profiles = profiles of Ordered Hexes: { $units } kinds of units, { $weapons } weapons, { $tables } damage tables, { $terrain } kinds of ground
hexes-file-letter = a letter of a map is a letter or a sign on one key
hexes-file-shaken = the table `shaken` has no row for { $class }
hexes-file-weapon = a weapon needs `damage`, or `lays` with what it leaves in a hex
hexes-file-rows = each row begins above the one before it
hexes-file-poison = the dice of poison are listed from the highest to the lowest
