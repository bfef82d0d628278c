# The dice of a battle, views of its board, and why something is not possible.

rolls-count = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, { $tests ->
    [one] 1 test
   *[other] { $tests } tests
}
rolls-felled = Enemy casualties
rolls-lost = Own casualties
rolls-passed = Tests passed
thrown-first-turn = Who moves first
thrown-attack = { $who } on { $target }
thrown-rout = { $who } may rout
thrown-close-combat = { $who } and { $target }, close combat
thrown-explosion = The blast in { $target }
thrown-test = { $who } tests
thrown-needs = { $bonus }, needs { $need }
thrown-passed = passed
thrown-failed = failed
thrown-open = …
thrown-face = A { $face } counts
luck-felled = Enemy casualties
luck-passed = Tests passed

## Views of the whole board
legend-sight = Shaded: no one in the squad sees it. Hatched: only one of them does.
legend-seers = Shaded: no line of sight to the square under the pointer. Lines: the enemies that see it, with a shield if it is covered from them.
legend-threat = Enemy weapons that could fire at a primate there:
legend-fire = Enemies in sight and range of the squad's longest-range weapon from there:

## Lines of sight
sight-smoke = smoke
sight-vehicle = a vehicle
sight-now = { $name } now: { $seen }
sight-after = { $name } after the move: { $seen }
sight-end-range = { $seen }, range { $range }
sight-end-far = { $seen }, beyond { $reach }

## Before the turn ends
warning-foot = { $count ->
    [0] { "" }
    [one] It loses its actions.{ " " }
   *[other] They lose their actions.{ " " }
}Press { $key } again or { $accept } to end the turn, { $back } to go on with it.

## Stages of the turn
track-activate-is = A platoon is chosen, and its units get their actions.
track-orders-is = Its units act in any order while they have actions left. An attack only names a target.
track-firing-is = The attacks are resolved one after another. A squad that loses its leader tests at once.
track-stragglers-is = Primates outside their squad's sphere of influence go missing.
track-pins-is = Pin markers advance one step. Then it is the other side's turn.
track-out-of-ammo = Out of ammunition: { $who }.
track-overwatch = On overwatch: { $who }.
track-round-is = Each platoon of both sides acts once per round.

## Why not
forecast-least = You need at least one target.
forecast-most = You can't name more targets: this is all the Rate of Fire allows.
path-cost = { $cost } of Speed { $speed }
path-off = leaves: { $cost } of Speed { $speed }
