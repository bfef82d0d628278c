# Hints in the first battles of Suppression Actions, each shown once. Keys stand in by name.

suppression-hint-first-officer-title = The army wavers
suppression-hint-first-officer = You have lost more than half of your units. One leader checks for the whole army: if no die passes, you lose the battle. Choose the one with the best odds; it is marked.
suppression-hint-first-lead-title = Who leads the swarm?
suppression-hint-first-lead = A Swarm names a leader at the start of each of your turns. Choose one in the middle: with a member outside the command radius, the Swarm can't take a Major action.
suppression-hint-first-consolidate-title = The victor moves
suppression-hint-first-consolidate = A unit that has won a fight may move up to 3 squares. { $accept } takes the marked answer. Move out of sight, or onto an objective.
suppression-hint-first-charge-title = Charge?
suppression-hint-first-charge = A unit that advanced, halted or did nothing may charge an enemy within 6 squares, if it has at most 1 marker. Both sides strike in turn until one falls back. End the phase if nothing is worth it.
suppression-hint-first-broken-title = Three markers
suppression-hint-first-broken = This unit must fall back. You can order it now, or end the phase: then it falls back on its own. In your next Starting Phase it must rally, or it is destroyed.
suppression-hint-first-outside-title = Out of command
suppression-hint-first-outside = Someone in this unit is outside the command radius of its leader, so it can't take a Major action. Halt brings them together again.
suppression-hint-first-two-title = Two markers
suppression-hint-first-two = This unit may only Halt, Go To Ground or Fall Back. Going to ground makes it harder to hit until your next turn, when it may lose markers.
suppression-hint-first-one-title = One marker
suppression-hint-first-one = This unit can't take a Major action. It may still Advance or Open Fire, or take a Free action.
suppression-hint-first-spent-title = Enough is enough
suppression-hint-first-spent = An enemy has 3 markers, so it must fall back in its turn unless it loses some first. Your fire does more against a unit that has 1 or 2.
suppression-hint-first-template-title = The mortar
suppression-hint-first-template = A mortar is aimed at a square, 8 or more squares away, that its gunner or any friendly leader sees. It hits everyone within that square and the 8 around it, your own as well, and it may drift.
suppression-hint-first-set-up-title = Set up
suppression-hint-first-set-up = Click where the leader of a unit should be: the others stand around it. In some battles the sides place one unit in turn, in others one side places all of its units first. { $next } goes to the next unit.
suppression-hint-first-held-title = Holding an objective
suppression-hint-first-held = A side holds an objective if it alone has a steady unit within 3 squares: one with at most 1 marker that isn't falling back. It counts at the end of each round.
suppression-hint-first-act-title = One action each
suppression-hint-first-act = Choose a unit, then its action on the bar, then a target or a square; click again to confirm. Each unit acts once in your turn, in any order. { $undo } undoes until dice are rolled, { $help } explains what is under the pointer, { $end } ends the phase.
