# The book of rules: its own words, those of its pictures and charts.
book-front = Front page
book-shelf = The rules of this game.
book-back = Previous page
book-forward = Next page
book-index = Index
book-search = Type words or a number
book-clear = Clear the search
book-found = { $count ->
    [0] Nothing found. Try another word.
    [one] 1 rule
   *[other] { $count } rules
}
book-named-by = Mentioned by
book-key-before = PgUp
book-key-after = PgDn
book-signs = Signs on counters

## Pictures
picture-metric = Squares from the baboon in the middle. Straight steps count one each; of the diagonal steps, in red, every second one counts two. The dashed edge is six squares away: the radius of a sergeant.
picture-sphere = The sergeant with the golden ring and its radius of six squares. Three members extend to the right in a chain, each within two squares of the next. The one with the broken ring is outside and will go missing when the turn ends.
picture-bands = How far the range bands reach. Closer than a weapon's own band helps Accuracy, farther away hurts it.
picture-cover = Three lines from one baboon: across a low wall right in front of the target, which is in cover; over open ground; and into a house, which ends the line.
picture-arcs = A fixed weapon covers the quarter in front of its vehicle, edges included. Turrets and pintles turn all the way round.
picture-command = A leader of Leadership 3 and its command radius: 6 squares, measured in a straight line from square to square. The one with the broken ring is out of command.
picture-ranges = The range of a rifle. Up to half of it, shots are normal; beyond that, the target's Evasion is 1 higher.
picture-blast = A shell aimed at the cross has missed and drifted two squares. It hits everyone on the nine squares around the place where it comes down.
picture-markers = Counters with markers, seen up close and on the whole table, and what the markers leave to the unit.
figure-beyond = out of command
figure-half = normal: to { $count }
figure-whole = long: to { $count }
figure-beyond-range = out of range
figure-aimed = aimed here
figure-fallen = comes down here
figure-markers-0 = any action
figure-markers-1 = Minor and Free actions
figure-markers-2 = Free actions only
figure-markers-3 = must fall back
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
chart-die = Die
chart-attack-head-1 = In the open
chart-attack-head-2 = In cover
chart-attack-1-1 = Nothing. The attackers are out of ammunition.
chart-attack-1-2 = Nothing. The attackers are out of ammunition.
chart-attack-2-1 = Primates that spent their last turn pinned test Morale or are pinned again.
chart-attack-2-2 = Primates that spent their last turn pinned test Morale or are pinned again.
chart-attack-3-1 = Wounded.
chart-attack-3-2 = Tests Morale; pinned if it fails.
chart-attack-4-1 = Wounded.
chart-attack-4-2 = Wounded.
chart-vehicle-head-1 = The vehicle
chart-vehicle-1-1 = Nothing. The attackers are out of ammunition.
chart-vehicle-2-1 = Minor damage, chosen by its owner: a weapon, Speed, or Armor.
chart-vehicle-3-1 = Immobilized, or destroyed if it already was.
chart-vehicle-4-1 = Destroyed, and everyone inside is attacked.
chart-melee-head-1 = Charger loses
chart-melee-head-2 = Defender loses
chart-melee-1-1 = 3 first, then alternating
chart-melee-1-2 = then 1
chart-melee-2-1 = 2 first, then alternating
chart-melee-2-2 = then 1
chart-melee-3-1 = one for one
chart-melee-3-2 = one for one
chart-melee-4-1 = then 1
chart-melee-4-2 = 2 first, then alternating
chart-melee-5-1 = then 1
chart-melee-5-2 = 3 first, then alternating
chart-dice-head-1 = Powers
chart-dice-head-2 = Dice
chart-dice-1-1 = equal
chart-dice-1-2 = one die
chart-dice-2-1 = one side has more
chart-dice-2-2 = two dice; that side keeps one
chart-dice-3-1 = at least twice as much, or against 0
chart-dice-3-2 = three dice; that side keeps one
