# Words of Monkeys With Guns: refusals, terms, marks, windows, outcomes. A test finds every one that is missing.

## Refusals, whatever is ordered
no-other-window = { $order } isn't possible now: { $window } comes first.
no-battle-over = The battle is over.
no-such-unit = There is no unit { $unit } in this battle.
no-such-primate = There is no primate { $primate } in this battle.
no-designable = Platoon { $platoon } can't be chosen: it already has its letter, or there is no platoon with that number.
no-not-active = { $unit } isn't in the platoon whose turn it is.
no-gone = No one in { $unit } is left on the board.
no-ended-attack = { $unit } has committed to an attack, which ends its turn.
no-ended-watch = { $unit } is on overwatch, which ends its turn.
no-ended-done = { $unit } is done for this turn.
no-actions = { $unit } has spent both actions.
no-all-pinned = Everyone in { $unit } is pinned.
no-nobody-on-foot = No unpinned member of { $unit } is on foot. Only its vehicles can move.

## Moving
no-pinned = { $primate } is pinned and can't move.
no-piece-gone = { $primate } is no longer on the board.
no-member = { $primate } doesn't belong to { $unit }.
no-moves-twice = { $primate } walks twice in one order; a second move takes a second action.
no-nobody-moves = No one in { $unit } takes a step.
no-too-far = { $primate } would walk { $cost } squares; its Speed is { $speed }.
no-too-far-to-sneak = { $primate } would sneak { $cost } squares; half its Speed is { $speed }.
no-ends-in-the-open = { $primate } can't end on { $cell }, in the open: a stealth action must end in terrain or at cover.
no-stays-in-the-open = { $unit } can't hide here: { $primate } at { $cell } is in the open.
no-hidden-already = { $unit } is already hidden.
no-barred = { $primate } can't step to { $cell }: an enemy or a vehicle is in the way.
no-occupied = { $primate } can't end on { $cell }: { $by } is there.
no-off-board = { $primate } can leave the board only over the { $edges } edge, with its last step.
no-way-to-edge = { $primate } can't get to the { $edges } edge: every way there is barred.
no-way-off-board = { $primate } can't leave the board: its side has no edge to leave by.
no-left-behind = { $primate } would be left behind: it is { $squares } squares from { $nearest }, and { $allowed } are allowed.
no-strays = { $primate } is outside the sphere of influence and must come nearer to it: it would end { $squares } squares away, and starts { $before } away.

## Attacking
no-own-side = { $unit } and { $target } are on the same side.
no-ammo = { $unit } is out of ammunition.
no-nobody-armed = No unpinned member of { $unit } has a firearm that it can use.
no-all-empty = The weapons of { $unit } are empty: it must reload first.
no-nothing-left = The weapons of { $unit } are empty, and it has nothing to reload them with.
no-reach = { $target } is out of range: the nearest member is { $squares } squares away, and { $unit } can shoot { $reach } squares.
no-sight = No one in { $unit } sees anyone in { $target }.
no-sight-strong = No one in { $unit } whose weapon could hurt { $target } sees it.
no-sight-ready = No one in { $unit } who can fire sees anyone in { $target }.
no-armor = { $unit } can't hurt { $target }: Damage { $damage } against Armor { $armor }.

## Brace, reload
no-has-ammo = { $unit } still has ammunition.
no-cover = No one in { $unit } can brace: no member at cover is unpinned and not yet braced.
no-braced-already = Everyone in { $unit } who could brace is already braced.

## Officers
no-officer = No officer of { $unit }'s platoon on the board can give special orders.
no-order-to-himself = { $unit } can't give an action to itself. First choose the unit that is to get the action.
no-joiners = No one can join the charge of { $unit }: it has no talent for that.
no-join = { $primate } can't join this charge.
no-join-reach = { $primate } is { $squares } squares from the XO; it can join the charge within { $allowed }.
no-earshot = { $unit } is { $squares } squares from the commander, whose orders reach { $allowed }.

## Firing
no-resolve = { $unit } has no attack to resolve.
no-such-weapon = { $primate } has no such firearm.
no-fire-pinned = { $primate } is pinned and can't fire.
no-fire-empty = { $primate }'s weapon is empty.
no-fire-broken = { $primate }'s weapon is broken.
no-fire-unmanned = No one mans { $primate }.
no-fire-large = That weapon is too large for { $primate }: one size larger can be fired, two sizes only while braced.
no-fire-beside = { $primate } must be braced beside that weapon to fire it.
no-fire-hands = { $primate } has no hand free: it drives, or mans a weapon of the vehicle.
no-fire-inside = { $primate } is inside a closed vehicle and can't fire from there.
no-fire-mark = No Targeting Smoke of your side marks { $cell }.
no-fire-troop = The enemy has no troop { $troop } in another hex.
no-fire-troop-gone = Nobody is left of troop { $troop }.
no-fire-hex = The troop is { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} away. The guns of { $unit } reach { $reach ->
    [0] no other hex
    [one] one hex
   *[other] { $reach } hexes
}.
no-fire-squares = { $given } squares for { $squads ->
    [one] one squad
   *[other] { $squads } squads
}.
no-fire-grid = The grid has no square { $column }, { $row }: its columns and rows go from 1 to 6.
no-fire-square = Another squad is on square { $column }, { $row } of the grid.
no-fire-struck = The shell can't hit { $piece }: it isn't on that square of the grid, or its armor is too high.
no-fire-port = { $primate }'s weapon is larger than the gunport.
no-target-inside = { $primate } is inside { $vehicle }, which is closed, so no one can aim at it.
no-fired-already = { $primate } has already fired in this attack.
no-other-roll = { $primate }'s weapon doesn't fire in this roll: special weapons roll on their own.
no-such-roll = That roll is over, or no one can fire in it.
no-names-nobody = { $primate } is listed as a shooter without a target. Leave out anyone who holds fire.
no-selector = { $primate }'s weapon has no fire selector.
no-manned-twice = Someone else mans the emplaced weapon that { $primate } should fire.
no-site = { $unit } can't set up its weapon at { $cell }: it needs cover on or beside the square, inside the zone.
no-spare = { $primate } has no spare { $ammo } for a weapon that needs reloading.
no-rounds = { $unit } has no rounds left for its empty weapons.
no-smoke = { $primate } has no smoke grenade.
no-throw = { $primate } can throw a grenade { $reach } squares; that square is { $squares } squares away, or not on the board.
no-fires-twice = { $primate } can fire only once in an attack.
no-nobody-fires = No one fires; name a target or hold fire.
no-too-many-targets = { $primate } names { $named } targets; its Rate of Fire allows { $most }.
no-in-target = { $primate } doesn't belong to { $target }, the target of this attack.
no-named-twice = { $primate } names { $target } twice.
no-target-reach = { $target } is out of range: it is { $squares } squares from { $primate }, whose weapon reaches { $reach }.
no-target-sight = { $primate } doesn't see { $target }.
no-target-entered = { $primate } hasn't entered a square in this action, so overwatch can't aim at it.
no-target-armor = { $primate } can't hurt { $target }: Damage { $damage } against Armor { $armor }.
no-fractions = { $first } and { $second } are both named by less than a whole Rate of Fire; only one enemy can be.

## Overrun, flight, close combat
no-leader-leads = { $leader } must lead the charge: it is the leader and not pinned.
no-take-lead = { $primate } can't lead the charge: it is pinned, off the board, or not taking part.
no-on-foot = No one in { $unit } is on foot.
no-charge-far = { $target } is { $squares } squares away; the charge can cover { $left }.
no-contact = That path never comes next to { $target }; { $left } squares are left.
no-charge-long = { $primate } would walk { $cost } squares; the charge has { $left } left.
no-charge-off = { $primate } would leave the board; a charge must stay on it.
no-charge-sphere = { $primate } would end { $squares } squares from { $leader }'s sphere of influence, and { $leader } isn't taking part.
no-charged-before = { $target } has already been charged in this action.
no-follower = { $primate } isn't a follower in this charge.
no-follow = { $primate } can't have walked to { $cell }: it has { $left } squares left to keep up with the lead.
no-foot-only = No one can drive, get in or get out here; { $primate } stays as it is.
no-path-later = { $primate } takes the lead where it stands; you choose the path next.
no-route = The rest of the route can't be walked.
no-flee-far = { $primate } would flee { $cost } squares; { $left } are allowed.
no-flee-beside = { $primate } can't flee to { $cell }: a charger is next to it.
no-flee-route = { $primate } can't flee to { $cell }: it is on the route of the charge.
no-flee-farther = { $primate } must end farther from the lead charger: it would be { $squares } squares away, and was { $before } before.
no-must-flee = { $primate } can flee somewhere and must go.
no-losses = { $due } must be named as injured here, but { $named } are named.
no-fighting = { $primate } isn't fighting here, or is named twice.

## Dice, checks, overwatch
no-die = There is no die { $die }: { $dice } are on the table.
no-check = { $unit } has no leader check due.
no-lead = { $primate } can't lead: it isn't a member of that squad on the board.
no-detected = { $unit } hasn't found the hidden enemy, so there is no one to let pass.
no-triggered = { $unit } has no one to shoot at, or wasn't triggered.

## Edges of the table
edge-north = north
edge-east = east
edge-south = south
edge-west = west

## Orders
order-designate = Choosing a platoon
order-move = Move
order-stealth = Hide
order-attack = Attack
order-overwatch = Overwatch
order-brace = Brace
order-reload = Reload
order-special-order = Special order
order-smoke = Smoke
order-done = Done
order-end-turn = End turn
order-resolve = Resolving an attack
order-fire = Fire
order-hold-fire = Hold fire
order-barrage = Guns of the next hex
order-fire-blind = Firing blind
order-fire-at = Firing at smoke
order-shell = Shelling another hex
order-grid = Squads on the grid
order-strike = Naming the one hit
order-keep = Keeping a die
order-check = A leader check
order-promote = Naming a leader
order-get-down = Get down
order-go-on = Going on
order-react = Overwatch fire
order-forfeit = Letting the enemy pass
order-overrun = Charge
order-place = Placing followers
order-lead = Taking the lead
order-abort = Breaking off
order-flee = Fleeing
order-stand = Standing firm
order-flee-to = Choosing where to flee
order-lose = Naming casualties
order-charge = Charging on
order-halt = Halting
order-concede = Conceding

## Decision windows, inside a sentence
window-name-act = giving orders
window-name-designate = choosing a platoon
window-name-resolve = choosing the next attack
window-name-volley = naming targets
window-name-die = choosing a die
window-name-check = choosing a leader check
window-name-barrage = letting the guns of the next hex fire
window-name-mark = aiming a gun
window-name-grid = placing squads on the grid
window-name-strike = naming whom a shell hits
window-name-get-down = dropping prone or going on
window-name-watch = deciding on overwatch
window-name-successor = naming a new leader
window-name-regroup = placing followers
window-name-new-lead = naming who leads a charge
window-name-press-on = pressing on or breaking off
window-name-stand = fleeing or standing firm
window-name-flee-move = choosing where to flee
window-name-losses = naming casualties
window-name-damage = choosing damage
window-name-bail-out = placing survivors
window-name-charge-on = charging on

## Decision windows as questions
ask-act = { $side }: your orders?
ask-designate = { $side }: which platoon?
ask-resolve = { $side }: which attack next?
ask-volley = { $side }: who does { $unit } fire at?
ask-die = { $side }: which die counts?
ask-check = { $side }: which leader check comes first?
ask-barrage = { $side }: should the guns of the next hex fire?
ask-mark = { $side }: what is the gun of { $unit } aimed at?
ask-grid = { $side }: where on the grid are the squads of the troop of { $unit }?
ask-strike = { $side }: whom does the shell of { $unit } hit directly?
ask-get-down = { $side }: should { $unit } drop prone?
ask-watch = { $side }: fire on { $unit }?
ask-successor = { $side }: who leads { $unit } now?
ask-regroup = { $side }: where do the others in { $unit } go?
ask-new-lead = { $side }: who leads the charge of { $unit } now?
ask-press-on = { $side }: should { $unit } press on?
ask-stand = { $side }: should { $unit } flee or stand firm?
ask-flee-move = { $side }: where does { $unit } flee?
ask-losses = { $side }: which members of { $unit } are injured?
ask-ground = { $side }: should this ground stay?
ask-deploy = { $side }: where does the platoon deploy?
ask-damage = { $side }: what damage does { $unit }'s vehicle take?
ask-bail-out = { $side }: where do the survivors of { $unit } climb out?
ask-charge-on = { $side }: where does { $unit } charge next?

## Terms of the powers
term-damage = Damage
term-accuracy = Accuracy
term-range = Range
term-scope = Scope
term-berserk = Berserk
term-size = Size
term-armor = Armor
term-concentrated = Concentrated fire
term-joined = Joined the charge
term-talent = Talents
term-hidden = Out of hiding, half again
term-close-combat = Close combat weapon

## Marks
mark-pinned = pinned
mark-recovering = recovering
mark-out-of-ammo = out of ammunition
mark-overwatch = on overwatch
mark-braced = braced
mark-empty = empty
mark-smoke = in smoke
mark-hidden = hidden
mark-joined = in another unit's charge
mark-prone = prone
mark-committed = attack committed
mark-lead = leads the charge
mark-caught = caught
mark-abandoned = abandoned

## What dice are rolled for
roll-first-turn = who moves first
roll-attack = attack
roll-rout = rout
roll-close-combat = close combat

## Steps of a turn
step-turn = Turn
step-orders = Orders
step-firing = Firing

## Mounts of vehicles
mount-pintle = pintle mount
mount-turret = turret
mount-fixed = fixed gun
mount-gunport-left = left gunport
mount-gunport-right = right gunport
mount-any = weapon seat

## Piles of casualties
pile-wounded = wounded
pile-injured = injured
pile-routed = routed
pile-missing = missing
pile-retreated = retreated

## How a battle ends
outcome-platoons-beaten = More than half of the enemy's platoons are eliminated or driven off.
outcome-both-beaten = More than half of both sides' platoons are eliminated or driven off.
outcome-rounds-over = The last round is over, and the winner has lost less scrap.
outcome-rounds-over-even = The last round is over, and both sides have lost the same amount of scrap.
outcome-shelled = All guns have fired.
outcome-conceded = { $loser } has conceded.

## Said in passing
said-turn-skipped = Nobody is in that platoon, so this turn of { $side } is lost.
said-emplaced = { $unit } sets up its heavy weapon beside cover.
log-lands = { $unit }: a shell comes down on { $cell }.
log-lands-off = { $unit }: a shell comes down off the board, { $where }.
said-barrage = The guns of { $unit } fire from the next hex.
said-shell-wasted = The shell hits nobody.
said-grid-placed = { $unit } is fired at from the battle. Its troop has its squads on the grid.
said-attack-wasted = No one in { $unit } can fire at its target any more: the attack is wasted.
said-in-the-open = Not everyone in { $unit } is at cover, so it isn't hidden.
said-special-order = The CO gives { $unit } one more action.
said-get-down = { $unit } stops and drops prone.
said-fire-held = { $unit } holds its fire.
said-charge-over = The charge of { $unit } is over.
said-charge-broken = No one in { $unit } is left to charge.
said-charge-short = { $unit } can't reach its target any more; the charge stops.
said-charge-aborted = { $unit } breaks off its charge.
said-flees = { $unit } flees.
said-blast-armored = The armor of one member of { $unit } is too thick for the blast.
said-all-caught = { $unit } is caught: no one can get away.

## Vehicles
no-arc = No weapon of { $unit } can be pointed at { $target }.
no-target-arc = { $primate } can't point its weapon at { $target }.
no-such-vehicle = There is no vehicle { $vehicle } in this battle.
no-wreck = { $vehicle } is a wreck.
no-operator = { $vehicle } has no driver.
no-immobile = { $vehicle } can't move any more.
no-flyer = { $vehicle } can't rise or sink: it doesn't fly.
no-lower = { $vehicle } can't sink: it is on the ground.
no-vehicle-barred = { $vehicle } can't get to { $cell }.
no-vehicle-way = { $vehicle } finds no way to { $cell }.
no-vehicle-room = { $vehicle } can't drive onto { $cell }: { $by } is there.
no-drives-twice = { $vehicle } drives twice in one order; a second drive takes a second action.
no-our-vehicle = { $primate } can't take { $vehicle }: it belongs to another unit.
no-another-units = { $vehicle } doesn't belong to { $unit }.
no-taken-over = { $vehicle } is abandoned: { $primate } can take it over only as its driver.
no-third-vehicle = { $unit } can't take over { $vehicle }: it already has two vehicles.
no-seat = { $primate } can't take that seat in { $vehicle }: it is taken, the wrong size, or doesn't exist.
no-beside = { $primate } isn't next to { $vehicle }; it must be on an adjacent square to get in.
no-vehicle-high = { $vehicle } is flying too high to get into or out of; it must come down first.
no-carried = { $primate } is carried in this action, so it can't also walk, get in or get out.
no-just-aboard = { $primate } gets into { $vehicle } or changes seats in this action, so { $vehicle } can carry it only from the next action on.
no-rides = { $primate } is in a vehicle and must get out before it walks.
no-hiding-vehicle = { $vehicle } can't hide at { $cell }: all of it must be in terrain, or one of its squares beside cover.
no-hiding-in-the-air = { $vehicle } is in the air and can't hide.
no-rider = { $primate } isn't in a vehicle.
no-exit = { $primate } can't get out on { $cell }: the square must be free and next to the vehicle.
no-vehicle-left = { $vehicle } would be left behind, { $squares } squares from the nearest member of its unit; { $allowed } are allowed.
no-damage = { $vehicle } can't take that damage.
no-survivor = { $primate } isn't in the wreck.
no-room = { $primate } can't climb out on { $cell }: the square must be free, and the squares nearest to the wreck are taken first.
no-still-inside = { $primate } is still in the wreck; everyone must climb out.
