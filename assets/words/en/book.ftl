# The book of rules: its own words, those of its pictures and charts.
book-front = Front page
book-back = The page before
book-forward = The page after
book-index = Index
book-search = Search: words or a number
book-clear = Clear the search
book-found = { $count ->
    [0] Nothing is found. Try another word.
    [one] One rule
   *[other] { $count } rules
}
book-named-by = Named by
book-key-before = PgUp
book-key-after = PgDn
book-front-title = The rules of Monkeys With Guns
book-front-text =
    The index at the left has every rule by chapters, and the search finds any word of them. In the battle, F1 opens the book at what the pointer is on, and every number of a rule is a link.

    A turn: choose a platoon (T-07); its squads have two actions each (T-13): move (2.1, 1.3), attack (T-43), overwatch (T-122), brace (T-97), reload (T-100), hide (T-132), charge (T-102). Then the shots are fired (T-46), and stragglers are lost (T-28).

    A squad holds together within its sphere of influence (T-24, T-26). Who is shot at wants cover (3.2); who is shaken is pinned (T-38), and may rout (T-80).

    An attack: both sides add up their powers (T-57, T-61), roll (T-64), the stronger keeps one die (T-65), and a chart tells what it does: 11.1 for primates, 11.2 for vehicles, 11.3 for close combat.

## Pictures
figure-metric = Squares from the baboon in the middle. Straight steps count one each; on the diagonals, in red, every second one counts two. The golden edge is six squares away: the circle of a sergeant.
figure-sphere = The sergeant with the golden ring and his circle of six squares. Three members reach on to the right in a chain, each within two squares of the next. The one with the broken ring is outside, and lost when the turn ends.
figure-bands = How far the bands of range reach. Nearer than a weapon's own band helps the aim, farther off hurts it.
figure-cover = Three lines from one baboon: across a low wall right before the target, who is in cover; over open ground; and into a house, which ends the line.
figure-arcs = A fixed weapon points to the quarter in front of its vehicle, its edges included. Turrets and pintles turn all round.
figure-squares = within { $count } squares
figure-chain = a chain: 2 squares each
figure-outside = outside
figure-short = short: to { $count }
figure-medium = medium: to { $count }
figure-long = long: to { $count }
figure-extreme = extreme
figure-covered = in cover
figure-open = in the open
figure-blocked = not seen
figure-quarter = fixed: a quarter
figure-all-round = turret: all round

## Charts
chart-die = The die
chart-attack-head-1 = In the open
chart-attack-head-2 = In cover
chart-attack-1-1 = Nothing. The attackers are out of ammunition.
chart-attack-1-2 = Nothing. The attackers are out of ammunition.
chart-attack-2-1 = Who spent his last turn pinned tests Morale, or is pinned again.
chart-attack-2-2 = Who spent his last turn pinned tests Morale, or is pinned again.
chart-attack-3-1 = Wounded.
chart-attack-3-2 = Morale test; who fails is pinned.
chart-attack-4-1 = Wounded.
chart-attack-4-2 = Wounded.
chart-vehicle-head-1 = The vehicle
chart-vehicle-1-1 = Nothing. The attackers are out of ammunition.
chart-vehicle-2-1 = Minor damage of its owner's choice: a weapon, Speed, or Armor.
chart-vehicle-3-1 = Immobilized; destroyed, if it already was.
chart-vehicle-4-1 = Destroyed, and everyone inside is attacked.
chart-melee-head-1 = The charger loses
chart-melee-head-2 = The defender loses
chart-melee-1-1 = 3 first, and so on in turns
chart-melee-1-2 = then 1
chart-melee-2-1 = 2 first, and so on in turns
chart-melee-2-2 = then 1
chart-melee-3-1 = one for one
chart-melee-3-2 = one for one
chart-melee-4-1 = then 1
chart-melee-4-2 = 2 first, and so on in turns
chart-melee-5-1 = then 1
chart-melee-5-2 = 3 first, and so on in turns
chart-dice-head-1 = Powers
chart-dice-head-2 = Dice
chart-dice-1-1 = equal
chart-dice-1-2 = one die, and it counts
chart-dice-2-1 = one side has more
chart-dice-2-2 = two dice; that side keeps one
chart-dice-3-1 = at least twice as much, or against 0
chart-dice-3-2 = three dice; that side keeps one
