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
no-joiners = Nobody may join the charge of { $unit }: it has no talent for that.
no-join = { $primate } can't join this charge.
no-join-reach = { $primate } is { $squares } squares from the XO; { $allowed } are allowed to join his charge.
no-earshot = { $unit } is { $squares } squares from the commander, who can be heard at { $allowed }.

## Firing
no-resolve = { $unit } has no attack to resolve.
no-cannot-fire = { $primate } can't fire in this attack.
no-fired-already = { $primate } has fired in this attack already.
no-other-roll = That weapon of { $primate } is not fired in this roll: special weapons roll on their own.
no-such-roll = That roll is over, or nobody can fire in it.
no-selector = The weapon of { $primate } has no fire selector.
no-manned-twice = Somebody else mans the emplacement that { $primate } is to fire.
no-site = { $unit } can't put its weapon up at { $cell }: it needs cover on or beside the square, inside the zone.
no-spare = { $primate } has no spare { $ammo } for a weapon that has to be loaded.
no-smoke = { $primate } has no smoke grenade.
no-throw = { $primate } throws a grenade { $reach } squares far; that square is { $squares } off, or not on the board.
no-fires-twice = { $primate } fires once in an attack, not twice.
no-nobody-fires = Nobody fires; name a target or hold fire.
no-too-many-targets = { $primate } names { $named } targets; its Rate of Fire covers { $most }.
no-in-target = { $primate } does not belong to { $unit }, which is under attack.
no-named-twice = { $primate } names { $target } twice.
no-target-reach = { $target } is out of reach: { $squares } squares from { $primate }, whose weapon reaches { $reach }.
no-target-sight = { $primate } does not see { $target }.
no-target-armor = { $primate } can't hurt { $target }: damage { $damage } against armor { $armor }.
no-fractions = { $first } and { $second } are both named by less than a whole Rate of Fire; only one enemy may be.

## Overrun, flight, close combat
no-leader-leads = { $primate } leads the charge himself: he is not pinned.
no-take-lead = { $primate } can't lead the charge: he is pinned, gone, or takes no part.
no-on-foot = Nobody of { $unit } is on foot.
no-charge-far = { $unit } is { $squares } squares off; { $left } can be walked.
no-contact = That path never comes beside { $unit }; { $left } squares are left.
no-charge-long = { $primate } would walk { $cost } squares; the charge has { $left } left.
no-charge-off = { $primate } would leave the table; a charge stays on it.
no-charge-sphere = { $primate } would end { $squares } squares from { $leader }'s sphere, and { $leader } takes no part.
no-charged-before = { $unit } has been charged in this action already.
no-follower = { $primate } does not follow in this charge.
no-follow = { $primate } could not have walked to { $cell }: { $left } squares are left to keep step with the lead.
no-foot-only = Nobody drives, gets in or gets out here; { $primate } stays as it is.
no-path-later = { $primate } takes the lead where he stands; where to go on to is asked next.
no-route = The rest of the route can't be walked.
no-flee-beside = { $primate } can't flee to { $cell }: a charger is beside it.
no-flee-route = { $primate } can't flee to { $cell }: it lies on the route of the charge.
no-flee-farther = { $primate } must end farther from the charge's lead: { $squares } squares, { $before } before.
no-must-flee = { $primate } has somewhere to flee to and must go.
no-losses = { $due } fall here; { $named } are named.
no-fighting = { $primate } does not fight here, or is named twice.

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
order-smoke = Smoke
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
order-overrun = Overrun
order-place = Placing followers
order-lead = Taking the lead
order-abort = Breaking off
order-flee = Fleeing
order-stand = Standing firm
order-flee-to = Where to flee
order-lose = Naming losses
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
window-name-get-down = dropping or going on
window-name-watch = deciding on overwatch
window-name-successor = naming a new leader
window-name-regroup = placing followers
window-name-new-lead = naming a new lead
window-name-press-on = pressing on or breaking off
window-name-stand = fleeing or standing firm
window-name-flee-move = where to flee
window-name-losses = naming losses
window-name-damage = choosing damage
window-name-bail-out = placing survivors
window-name-charge-on = charging on

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
ask-regroup = { $side }: where do the others of { $unit } stand?
ask-new-lead = { $side }: who leads the charge of { $unit } now?
ask-press-on = { $side }: does { $unit } press on?
ask-stand = { $side }: does { $unit } flee or stand firm?
ask-flee-move = { $side }: where does { $unit } flee?
ask-losses = { $side }: who of { $unit } falls?
ask-ground = { $side }: does the ground stay as it lies?
ask-deploy = { $side }: where does the platoon stand?
ask-damage = { $side }: what damage does the vehicle of { $unit } take?
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
mark-prone = lying flat
mark-committed = attack committed
mark-lead = leads the charge
mark-caught = caught

## What dice are rolled for
roll-first-turn = who moves first
roll-attack = attack
roll-rout = rout
roll-close-combat = close combat

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
said-emplaced = { $unit } sets up its heavy weapon beside cover.
said-attack-wasted = { $unit } has nobody left to shoot at: the attack is wasted.
said-in-the-open = Not everyone of { $unit } is at cover, so it is not hidden.
said-special-order = By order of the commander { $unit } has one more action.
said-get-down = { $unit } stops and drops prone.
said-fire-held = { $unit } holds its fire.
said-charge-over = The charge of { $unit } is over.
said-charge-broken = Nobody of { $unit } is left to charge.
said-charge-short = { $unit } can't reach its target any more; the charge stops.
said-charge-aborted = { $unit } breaks off its charge.
said-flees = { $unit } flees.
said-all-caught = { $unit } is caught: nobody can get away.

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
