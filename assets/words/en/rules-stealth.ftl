# Stealth: hiding, being found, striking out of hiding. The index of all rules is in rules.ftl.

rule-t-155-title = Committed out of hiding
rule-t-155 = A hidden unit is revealed the moment it commits to an attack. Its bonus of half again is kept, and counts for every roll of that attack in the firing phase.
rule-t-132-title = Stealth
rule-t-132 = A stealth action is a move at half Speed, rounded down for each member. Ground costs what it always costs, and the sphere is the same.
rule-t-133-title = Where stealth ends
rule-t-133 = Every member who moves must end in terrain of any kind but open, water too, or at cover. A member who can't do that stays where it is.
rule-t-134-title = When hiding begins
rule-t-134 = With the stealth action itself, so that the move is already protected, even in plain sight of the enemy. The bonus of half again can be had in the same turn.
rule-t-135-title = Left in the open
rule-t-135 = If any member ends in the open, away from cover, the unit is not hidden, and was not during the action.
rule-t-136-title = Detection
rule-t-136 =
    A watcher that could fire at a hidden unit rolls a die before: + Accuracy of its most accurate member who sees any of them, whatever the range, + 2 if the largest of the hidden is Large, 1 Medium, 0 Small, -1 Tiny. 5 or more finds them.

    Found is found for all, and this watcher and those after it fire. If the roll fails, its overwatch stays. Each watcher rolls once for a stealth action.
rule-t-137-title = Detecting vehicles
rule-t-137 = A hidden unit with vehicles is easier to find: Huge adds 3 to the die, Gargantuan 4.
rule-t-138-title = The talent Ambush
rule-t-138 = Rolls to detect the platoon's members within medium range of their CO are made at -1.
rule-t-139-title = What hiding does not do
rule-t-139 = Hidden units can be attacked as usual; only overwatch can't touch them. Being hit does not reveal them. Both players see where they stand.
rule-t-140-title = What ends hiding
rule-t-140 = An attack, an overrun, a plain move, a shot from overwatch, detection, a flight, contact with chargers and a reaction attack of its own. Bracing, reloading, waiting and going into overwatch don't, nor does cover that is gone by itself.
rule-t-141-title = Stealth again
rule-t-141 = A hidden unit that takes a stealth action stays hidden.
rule-t-164-title = Charging the hidden
rule-t-164 = Contact, or a reaction attack of its own, ends a charged unit's hiding. Its reaction attacks have no bonus for it.
