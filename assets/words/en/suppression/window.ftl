# Suppression Actions in the window.

suppression-book = Suppression Actions
suppression-book-about = Another set of rules: each unit takes one action a turn, and enemy fire leaves markers on it. With one marker it can't take a Major action, with two it can't fire, and with three it falls back.
suppression-window-set-up = Set-up
suppression-window-lead = Leader of a swarm
suppression-window-officer = Officer
suppression-window-act = Action Phase
suppression-window-charge = Assault Phase
suppression-window-consolidate = Victor's move
suppression-order-set-up = Set up
suppression-order-lead = Leads
suppression-order-officer = Tests
suppression-order-end-actions = End the Action Phase
suppression-order-end-assault = End the Assault Phase
suppression-order-consolidate = Move on
suppression-model = { $weapon } { $number }
suppression-group-major = Major
suppression-group-minor = Minor
suppression-group-free = Free
suppression-group-charge = Assault
suppression-way-move-first = Move, then shoot
suppression-way-shoot-first = Shoot, then move
suppression-force = { $name }, { $points } points
suppression-piece-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
suppression-is-halt = The others gather around the leader.
suppression-is-go-to-ground = Nobody moves or shoots; the unit is harder to hit.
suppression-is-fall-back = The unit runs for its own edge.
suppression-is-advance = A normal move.
suppression-is-open-fire = The unit shoots from where it stands.
suppression-is-halt-and-fire = The others gather around the leader, then the unit shoots.
suppression-is-shooting-advance = The unit moves, then shoots less well.
suppression-is-focus-fire = The unit takes aim and shoots better.
suppression-is-at-the-double = Twice the normal move; the unit is easier to hit.
