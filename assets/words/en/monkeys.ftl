# Words of Monkeys With Guns: refusals, terms, marks, windows, outcomes. A test finds every one that is missing.

## Refusals, whatever is ordered
no-other-window = { $order } can't be ordered now: { $window } comes first.
no-battle-over = The battle is over.
no-such-unit = No unit { $unit } fights here.
no-such-primate = No primate { $primate } fights here.
no-designable = Platoon { $platoon } can't be chosen: it has its letter already, or there is none of that number.
no-not-active = { $unit } is not in the platoon whose turn it is.
no-gone = Nobody of { $unit } is left on the board.
no-ended-attack = { $unit } has committed to an attack, which ends its turn.
no-ended-watch = { $unit } is on overwatch, which ends its turn.
no-ended-done = { $unit } was declared done.
no-actions = { $unit } has spent both actions.
no-all-pinned = Everyone of { $unit } is pinned.

## Moving
no-pinned = { $primate } is pinned and can't move.
no-piece-gone = { $primate } is not on the board any more.
no-member = { $primate } does not belong to { $unit }.
no-moves-twice = { $primate } walks twice in one order; a second move is a second action.
no-nobody-moves = Nobody of { $unit } takes a step.
no-too-far = { $primate } would walk { $cost } squares; its Speed is { $speed }.
no-too-far-to-sneak = { $primate } would sneak { $cost } squares; half its Speed is { $speed }.
no-ends-in-the-open = { $primate } can't end on { $cell }, in the open: who sneaks ends in terrain or beside cover.
no-stays-in-the-open = { $unit } can't hide here: { $primate } at { $cell } is in the open.
no-hidden-already = { $unit } is hidden already.
no-barred = { $primate } can't step to { $cell }: an enemy is in the way.
no-occupied = { $primate } can't end on { $cell }: { $by } stands there.
no-off-board = { $primate } can leave the board only with its last step, over the { $edges } edge.
no-way-off-board = { $primate } cannot leave the board: no edge of it is open to its side.
no-left-behind = { $primate } would be left behind: { $squares } squares from { $nearest }, { $allowed } allowed.

## Attacking
no-own-side = { $unit } and { $target } are on one side.
no-ammo = { $unit } is out of ammunition.
no-nobody-armed = Nobody of { $unit } who is not pinned has a firearm that he can wield.
no-reach = { $target } is out of reach: the nearest is { $squares } squares off, { $unit } reaches { $reach }.
no-sight = Nobody of { $unit } sees anyone of { $target }.
no-armor = { $unit } can't hurt { $target }: damage { $damage } against armor { $armor }.

## Brace, reload
no-has-ammo = { $unit } has ammunition.
no-cover = Nobody of { $unit } who is neither pinned nor braced is at cover.
no-braced-already = Everyone of { $unit } who could brace is braced already.

## Officers
no-officer = No officer of { $unit }'s platoon who is on the board can give special orders.
no-order-to-himself = { $unit } can't give an action to itself.
no-earshot = { $unit } is { $squares } squares from the commander, who can be heard at { $allowed }.

## Firing
no-resolve = { $unit } has no attack to resolve.
no-cannot-fire = { $primate } can't fire in this attack.
no-fires-twice = { $primate } fires once in an attack, not twice.
no-nobody-fires = Nobody fires; name a target or hold fire.
no-too-many-targets = { $primate } names { $named } targets; its Rate of Fire covers { $most }.
no-in-target = { $primate } does not belong to { $unit }, which is under attack.
no-named-twice = { $primate } names { $target } twice.
no-target-reach = { $target } is out of reach: { $squares } squares from { $primate }, whose weapon reaches { $reach }.
no-target-sight = { $primate } does not see { $target }.
no-target-armor = { $primate } can't hurt { $target }: damage { $damage } against armor { $armor }.
no-fractions = { $first } and { $second } are both named by less than a whole Rate of Fire; only one enemy may be.

## Dice, checks, overwatch
no-die = There is no die { $die }: { $dice } lie on the table.
no-check = { $unit } has no leader check due.
no-lead = { $primate } can't lead: it is no member of that squad on the board.
no-detected = { $unit } has not found the hidden enemy, so there is nobody to let pass.
no-triggered = { $unit } has nobody to shoot at, or was not set off.

## Edges of the table
edge-north = north
edge-east = east
edge-south = south
edge-west = west

## Orders
order-designate = Choosing a platoon
order-move = Move
order-stealth = Stealth
order-attack = Attack
order-overwatch = Overwatch
order-brace = Brace
order-reload = Reload
order-special-order = Special order
order-done = Done
order-end-turn = End turn
order-resolve = Resolving an attack
order-fire = Fire
order-hold-fire = Hold fire
order-keep = Keeping a die
order-check = A leader check
order-promote = Naming a leader
order-get-down = Get down
order-go-on = Going on
order-react = Overwatch fire
order-forfeit = Letting pass
order-concede = Conceding

## Decision windows, inside a sentence
window-name-act = giving orders
window-name-designate = choosing a platoon
window-name-resolve = choosing the next attack
window-name-volley = naming targets
window-name-die = choosing a die
window-name-check = choosing a leader check
window-name-get-down = dropping or going on
window-name-watch = deciding on overwatch
window-name-successor = naming a new leader

## Decision windows as questions
ask-act = { $side }: your orders?
ask-designate = { $side }: which platoon?
ask-resolve = { $side }: which attack next?
ask-volley = { $side }: whom does { $unit } fire at?
ask-die = { $side }: which die counts?
ask-check = { $side }: whose check comes first?
ask-get-down = { $side }: does { $unit } drop?
ask-watch = { $side }: fire on { $unit }?
ask-successor = { $side }: who leads { $unit } now?

## Terms of the powers
term-damage = Damage
term-accuracy = Accuracy
term-range = Range
term-size = Size
term-armor = Armor
term-concentrated = Concentrated fire
term-talent = Talents
term-hidden = Out of hiding, half again

## Marks
mark-pinned = pinned
mark-recovering = recovering
mark-out-of-ammo = out of ammunition
mark-overwatch = on overwatch
mark-braced = braced
mark-hidden = hidden
mark-prone = lying flat
mark-committed = attack committed

## What dice are rolled for
roll-first-turn = who moves first
roll-attack = attack
roll-rout = rout

## Steps of a turn
step-turn = Turn
step-orders = Orders
step-firing = Firing

## Piles of casualties
pile-wounded = wounded
pile-injured = injured
pile-routed = routed
pile-missing = missing
pile-retreated = retreated

## How a battle ends
outcome-platoons-beaten = More than half of the enemy's platoons are beaten.
outcome-both-beaten = Both sides have lost more than half of their platoons.
outcome-rounds-over = The last round is over, and the winner has lost less scrap.
outcome-rounds-over-even = The last round is over, and both sides have lost the same scrap.
outcome-conceded = The other side gives up.

## Said in passing
said-turn-skipped = Nobody of that platoon is left, so { $side } loses this turn.
said-attack-wasted = { $unit } has nobody left to shoot at: the attack is wasted.
said-in-the-open = Not everyone of { $unit } is at cover, so it is not hidden.
said-special-order = By order of the commander { $unit } has one more action.
said-get-down = { $unit } stops and drops prone.
said-fire-held = { $unit } holds its fire.

## Vehicles
no-arc = No mount of { $unit } points at { $target }.
no-target-arc = { $primate } does not point at { $target }.
no-such-vehicle = No vehicle { $vehicle } fights here.
no-wreck = { $vehicle } is a wreck.
no-operator = Nobody sits at the wheel of { $vehicle }.
no-immobile = { $vehicle } can't move any more.
no-vehicle-barred = { $vehicle } can't get to { $cell }.
no-vehicle-room = { $vehicle } can't end with a square on { $cell }: { $by } is there.
no-drives-twice = { $vehicle } drives twice in one order; a second drive is a second action.
no-our-vehicle = { $primate } can't take { $vehicle }: it is another unit's, or the unit has two already.
no-seat = { $primate } finds no such seat in { $vehicle }: it is taken, of the wrong size, or not there.
no-beside = { $primate } is not beside { $vehicle }; one gets in from a square next to it.
no-carried = { $primate } is carried in this action and can't walk, get in or get out as well.
no-rides = { $primate } rides and must get out before it walks.
no-rider = { $primate } does not ride.
no-exit = { $primate } can't get out on { $cell }: the square must be free and next to the vehicle.
no-vehicle-left = { $vehicle } is left behind, { $squares } squares from the nearest of its unit; { $allowed } are allowed.
no-damage = { $vehicle } can't take that damage.
no-survivor = { $primate } is not in the wreck.
no-room = { $primate } can't climb out on { $cell }: the square must be free, and the nearest to the wreck are taken first.
no-still-inside = { $primate } is still in the wreck; everyone must climb out.
