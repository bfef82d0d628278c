# Rosters of Suppression Actions, and how they are built by hand.

suppression-troops-size = { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $cost } of { $points } points
suppression-troops-left = { $cost } of { $points } points, { $left } left
suppression-troops-over = { $cost } of { $points } points, { $left } too much
suppression-troops-about = Up to 12 units of one army. Add them on the right; these are the kinds. Choose a unit on the left to change it.
suppression-troops-add = Add a unit: { $army }
suppression-troops-kind = { $count ->
    [one] 1 primate
   *[other] { $count } primates
}, { $points } points
suppression-troops-weapon = { $carried }: { $numbers }
suppression-troops-name-unit = The name of the unit
suppression-troops-name-leader = The name of its leader
