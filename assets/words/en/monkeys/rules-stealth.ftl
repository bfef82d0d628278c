# Stealth: hiding, being found, striking out of hiding. The index of all rules is in rules.ftl.

rule-t-155-title = Committed out of hiding
rule-t-155 = A hidden unit is revealed the moment it commits to an attack. It keeps its bonus of half again as much power for every roll of that attack in the firing phase.
rule-t-132-title = Stealth: how to hide
rule-t-132 = A unit hides with a stealth action, which is a move at half Speed, rounded down for each member. Ground costs what it always costs, and the sphere is the same.
rule-t-133-title = Where stealth ends
rule-t-133 = Every member that moves must end at cover or in any terrain that isn't open, including water. A member that can't do that stays where it is.
rule-t-134-title = When hiding begins
rule-t-134 = With the stealth action itself, so even the move is protected, in plain sight of the enemy. The unit can use the bonus of half again in the same turn.
rule-t-135-title = Left in the open
rule-t-135 = If any member ends in the open, away from cover, the unit isn't hidden, and wasn't hidden during the action.
rule-t-136-title = Detection
rule-t-136 =
    A watcher that could fire at a hidden unit first rolls a die. Add the Accuracy of its most accurate member that sees any of them, whatever the range, and +2 if the largest hidden member is Large, +1 for Medium, 0 for Small, -1 for Tiny. 5 or more detects them.

    A detected unit is detected for everyone, and this watcher and later ones may fire. If the roll fails, its overwatch stays. Each watcher rolls once per stealth action.
rule-t-137-title = Detecting vehicles
rule-t-137 = A hidden unit with vehicles is easier to find: Huge adds 3 to the die, Gargantuan 4.
rule-t-138-title = The talent Ambush
rule-t-138 = Rolls to detect the platoon's members within medium range of their CO are made at -1.
rule-t-139-title = What hiding does not do
rule-t-139 = Hidden units can be attacked as usual; only overwatch can't fire at them. Being hit doesn't reveal them. Both players see where they are.
rule-t-140-title = What ends hiding
rule-t-140 = An attack, an overrun, a plain move, overwatch fire, detection, a flight, contact with chargers and its own reaction attack. Bracing, reloading, waiting and going on overwatch don't. Losing its cover alone doesn't either.
rule-t-141-title = Stealth again
rule-t-141 = A hidden unit that takes a stealth action stays hidden.
rule-t-164-title = Charging a hidden unit
rule-t-164 = Contact, or its own reaction attack, ends a charged unit's hiding. Its reaction attacks get no bonus for it.
rule-t-166-title = Vehicles and hiding
rule-t-166 =
    A vehicle that belongs to a unit must end a stealth action in terrain or at cover, as a member must. All of its squares must be in terrain, or one of them at cover; it gives no cover to itself. Otherwise the unit isn't hidden.

    Riders are hidden only with their vehicle. A flyer in the air is never hidden.
