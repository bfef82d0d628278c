# What is wrong with files of Suppression Actions, and what `monkeys check` says of good ones.

suppression-file-letter = must be a single letter or punctuation mark from the keyboard
suppression-file-points = the units cost { $given } points; the limit is { $most } (G21)
suppression-file-army = `{ $kind }` can't join units of `{ $first }`: all units are of one army, and these are of `{ $own }`
suppression-file-units = a force has { $least } to { $most } units; this one has { $given }
suppression-file-ground = `{ $given }` at column { $column } is not a letter of this book; they are { $known }
suppression-file-cells = { $given } cells are listed; the unit has { $count } primates
suppression-file-taken = { $cell } is taken already; a square holds one primate (G1)
suppression-file-zone = { $cell } is outside the zone where its side sets up
suppression-file-closed = { $cell } can't be entered: { $ground } (G24)
suppression-file-command = { $cell } is outside the command radius: more than { $radius } squares from the leader at { $leader } (A2)
suppression-file-room = the zone has room for { $given } primates; { $needed } set up there
suppression-file-overlap = { $cell } is in the zone of the other side, too
suppression-file-rounds = is missing: objectives need a last round
suppression-file-seize = needs objectives to seize (G26)
suppression-file-unequal = the forces cost { $first } and { $second } points
suppression-check-level = level "{ $name }", { $width } x { $height }, { $coverage } % terrain, { $objectives } objectives; { $first } { $firsts } against { $second } { $seconds }
suppression-check-roster = roster "{ $name }", { $count } units for { $cost } of { $points } points
suppression-check-opponent = opponent "{ $name }": { $about }
suppression-check-profiles = profiles of Suppression Actions: { $units } kinds of units, { $weapons } weapons, { $grounds } kinds of ground
suppression-file-unit = `{ $given }` isn't a unit; write r1.1 or b1.2
suppression-file-number = `{ $given }` must be `{ $next }`; the units of a side are numbered in order
suppression-file-nowhere = `{ $given }` isn't on the board of tokens; a unit that is set up later needs `reserve: true`
suppression-file-reserve = `{ $given }` is on the board of tokens, but its unit is in reserve
suppression-file-member = is not a member of the unit

## Objectives of a generated level
suppression-place-west = The west post
suppression-place-middle = The middle
suppression-place-east = The east post

suppression-scenario-meeting = Meeting
suppression-scenario-meeting-goal = Objectives lie between the sides. At the end of each round a side scores a point for each one that it alone holds. After the last round the higher score wins (G25).
suppression-scenario-attack = Attack
suppression-scenario-attack-goal = The defender has dug in around two objectives, without its cheapest unit, and there is mist in round 1. The attacker moves first and wins as soon as it holds both at the end of round 4 or later. Otherwise the defender wins (G26).
