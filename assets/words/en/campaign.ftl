### Campaigns: files, refusals, the chronicle.

## Files

campaign-blank = a blank means that there is no hex, so it can't be a kind
campaign-letter = no kind has the letter `{ $given }`
campaign-no-hex = a map has at least one hex
campaign-off-map = there is no hex at column { $column }, row { $row }
campaign-key = the key of a tribe is a small letter other than `n`, not `{ $given }`
campaign-handicap = names two tribes at least, and not all of them: those begin with their own `points`
campaign-taken = another tribe's troop begins in this hex
campaign-squad-twice = another squad of this troop is called { $given } too: rename one of them, or choose another platoon
campaign-too-dear = the troops cost { $cost } scrap together, and the tribe has { $scrap } (C-01)
campaign-uneven = the tribes don't all have the same troops, platoons and scrap
campaign-hash = the file and what happens in it have the hash { $found }, not { $said } as the file says: it was changed, or played under other rules
check-campaign = campaign "{ $name }": { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
 }, { $tribes } tribes, { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 }
campaign-natives = Natives
campaign-natives-name = no tribe may be called { $given }: those who march nowhere are

## Refusals

campaign-no-over = the campaign is over
campaign-no-asked = something else must be decided first: { $asked }
campaign-no-yours = { $troop } isn't a troop of the tribe whose turn it is
campaign-no-designated = { $troop } already has its place in the order
campaign-no-map = { $hex } isn't on the map
campaign-no-far = { $hex } isn't next to the hex where the troop is
campaign-no-spent = the troop has marched as far as it can: { $hexes ->
    [one] one hex a turn
   *[other] { $hexes } hexes a turn
}
campaign-no-here = { $troop } isn't an enemy in the same hex
campaign-no-edges = the scenario says where both sides set up
campaign-no-broad-edge = sides set up at the narrow edges, west and east
campaign-no-same-edge = the troop sets up there already
campaign-no-battle = the battle can't be fought: { $why }
campaign-no-other = this isn't the battle that the campaign is waiting for
campaign-no-diverges = the battle can't be verified: { $why }
campaign-no-open = the battle isn't over
campaign-no-fates = { $given } decisions for { $wrecks ->
    [one] one wreck
   *[other] { $wrecks } wrecks
}
campaign-no-torch = a repair needs a living primate with an engineering torch in the troop
campaign-no-scrap = the tribe lacks { $short } scrap
campaign-no-unit = platoon { $platoon } has no unit { $unit }
campaign-no-room = { $unit } has two vehicles already
campaign-no-driver = nobody in { $unit } can drive the { $vehicle }
campaign-no-target = { $troop } isn't an enemy on the map
campaign-no-marched = { $troop } has already marched this turn; guns fire instead of marching
campaign-no-guns = { $troop } has no gun that reaches another hex, or nobody fit to fire it
campaign-no-gun-reach = { $troop } is { $hexes } hexes away; the guns reach { $reach ->
    [one] one hex
   *[other] { $reach } hexes
}
campaign-no-hit = nobody in { $troop } is fit, so there is nobody to hit
campaign-no-squares = { $given } squares for { $squads ->
    [one] one squad
   *[other] { $squads } squads
}
campaign-no-grid = the grid has no square { $column }, { $row }: its columns and rows go from 1 to 6
campaign-no-square = another squad is on square { $column }, { $row } of the grid
campaign-no-answer = that can't be answered here: { $why }
campaign-no-concede = a shelling can't be conceded
campaign-no-way = the troop may not retreat to { $hex }
campaign-no-camp-battle = swaps and purchases wait until the battle and its aftermath are over
campaign-no-camp-troop = { $troop } isn't a troop of a tribe on the map
campaign-no-camp-turn = { $troop } exchanges platoons only in a turn of its own tribe
campaign-no-camp-pair = only two troops of the same tribe can exchange platoons; { $troop } and { $other } can't
campaign-no-camp-apart = { $troop } and { $other } aren't in the same hex
campaign-no-camp-platoon = { $troop } has no platoon { $platoon }
campaign-no-camp-wiped-out = nobody is left in { $platoon }, and only platoons with somebody in them are exchanged
campaign-no-camp-soldier = nobody of that number serves there in { $troop }
campaign-no-camp-same = it serves there already
campaign-no-camp-hq = { $unit } isn't a standard squad: officers and fireteams exchange no primates
campaign-no-camp-kind = { $unit } can't change places with { $other }: squads go to squads, fireteams to fireteams, and officers stay
campaign-no-camp-few = { $unit } would have { $left } primates left; a squad needs { $least }
campaign-no-camp-teams = the command squad of { $platoon } needs a fireteam
campaign-no-camp-full = { $platoon } has no room for one more
campaign-one-of-them = one of them
campaign-command-squad = the command squad
campaign-no-camp-unsound = they can't serve together: { $why }
campaign-no-camp-driver = nobody left in { $unit } could drive its vehicle
campaign-no-camp-item = there is no { $item } to take
campaign-no-camp-useless = the primate can't use it: { $why }
campaign-no-camp-round = scrap is spent between rounds, when the tribe is asked
campaign-no-camp-town = { $troop } isn't in a town that its tribe holds
campaign-no-camp-sale = that can't be bought: { $why }
campaign-no-camp-scrap = the tribe lacks { $short } scrap
campaign-no-squad-there = the platoon has no unit `{ $post }` that could take it
campaign-full = { $platoon } has room for { $most } standard squads (1.11)

campaign-hq = HQ of { $platoon }

## The chronicle

chronicle-round = Round { $round }
chronicle-turn = Choice of { $tribe }: the troop that moves next.
chronicle-turn-of = Move of { $troop }.
chronicle-skipped = The turn of { $troop } was skipped: nobody is left there.
chronicle-designated = { $troop } became { $place ->
    [1] First Troop
    [2] Second Troop
    [3] Third Troop
   *[other] troop { $place }
}.
chronicle-marched = { $troop } marched to { $hex }.
chronicle-took = { $tribe } took { $hex }.
chronicle-took-natives = The natives took { $hex }.
chronicle-shelled = { $troop } shelled { $other }.
chronicle-shell-lost = A shell fell on { $column }, { $row }, where nobody was.
chronicle-shell = A shell fell on { $column }, { $row } and struck { $squad } with a { $face }: { $fallen ->
    [0] no casualties
    [one] 1 casualty
   *[other] { $fallen } casualties
}{ $wrecks ->
    [0] .
    [one] , a vehicle was destroyed.
   *[other] , { $wrecks } vehicles were destroyed.
}
chronicle-set-up = { $troop } set up in the { $edge }.
chronicle-met = { $troop } met { $other } at { $hex }.
chronicle-unfit = { $troop } had nobody fit to fight.
chronicle-won = { $troop } beat { $other }{ $rounds ->
    [0] { "" } without a shot
    [one] { "" } in one round
   *[other] { "" } in { $rounds } rounds
}.
chronicle-drawn = { $troop } and { $other } parted after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: a draw.
chronicle-casualty = { $name } of { $troop }, { $pile }, rolls { $dice }: { $what }.
chronicle-pile-wounded = wounded
chronicle-pile-hollow = wounded by hollow points
chronicle-pile-injured = injured
chronicle-pile-routed = routed
chronicle-pile-missing = missing
chronicle-pile-retreated = retreated
chronicle-fate-recovered = back in the ranks
chronicle-fate-rests = misses the next battle
chronicle-fate-hand = Accuracy −1 for good
chronicle-fate-leg = Speed −6 for good
chronicle-fate-limp = Speed −3 for good
chronicle-fate-dead = dead
chronicle-fate-deserted = deserted, with the gear
chronicle-taken = { $troop } took the gear of the dead: { $items ->
    [one] one item
   *[other] { $items } items
}.
chronicle-crates = { $troop } brought { $crates ->
    [one] one crate
   *[other] { $crates } crates
} home, worth { $scrap } scrap.
chronicle-equipped = { $name } of { $troop } took up { $item }.
chronicle-traded = { $troop } and { $other } exchanged platoons.
chronicle-regrouped = { $troop } regrouped.
chronicle-reinforced = { $troop } received reinforcements for { $scrap } scrap.
chronicle-gear = { $troop } sold gear for { $scrap } scrap.
chronicle-unmended-torch = Nobody in { $troop } had an engineering torch, so no wreck could be repaired.
chronicle-unmended-scrap = { $troop } had too little scrap to repair a wreck.
chronicle-unmended-room = No unit of { $troop } had room for a wreck and somebody to drive it, so none could be repaired.
chronicle-spent = { $troop } lost { $scrap } scrap in worth: ammunition that was fired.
chronicle-sold = { $troop } sold a wreck ({ $vehicle }) for { $scrap } scrap.
chronicle-repaired = { $troop } repaired a wreck ({ $vehicle }) for { $scrap } scrap. { $unit } had room for it.
chronicle-lost = { $troop } lost a vehicle ({ $vehicle }).
chronicle-captured = { $troop } kept a captured vehicle ({ $vehicle }). { $unit } had room for it.
chronicle-retreated = { $troop } retreated to { $hex }.
chronicle-destroyed = The end of { $troop }: nobody is left there.
chronicle-income = { $tribe } received { $scrap } scrap and { $points ->
    [one] one point
   *[other] { $points } points
}.
chronicle-victory = { $tribe } won { $how }.
chronicle-over-points = by points
chronicle-over-scrap = by scrap, with as many points
chronicle-over-last = as the last tribe on the map
chronicle-over-nobody = over nobody
chronicle-draw = Nobody won.

## Why a scripted tribe does what it does

tribe-fights = They meet, so they fight.
tribe-marched = { $troop } marched as far as possible.
tribe-designates = { $troop } had the most to gain.
tribe-engages = The weakest of them: { $troop }.
tribe-sells = Nobody needs this gear, and it brings scrap.
tribe-swaps = { $troop } had a fresh platoon in the same town.
tribe-buys = The most worn: { $troop }. This is the best of what { $scrap } scrap buys.
tribe-keeps = It keeps { $scrap } scrap.
tribe-mends = The { $vehicle } is worth { $worth } scrap, and repairing it costs { $scrap }.
tribe-scraps = No wreck is worth repairing.
tribe-guards = { $hex } is its own, and an enemy is near.
tribe-goes = { $hex } is worth having.
tribe-shells = { $guns ->
    [one] Its gun reaches
   *[other] Its { $guns } guns reach
} { $troop }, with { $squads ->
    [one] one squad
   *[other] { $squads } squads
} on 36 squares.
tribe-aims = The guns of { $troop } take what is worth most.
tribe-spreads = Shells are coming for { $troop }, and any square is as good as another.
tribe-approaches = { $hex } is worth fighting for.
tribe-attacks = Its chance to win { $hex } is { $percent } %{ $tries ->
    [0] , by strength
   *[other] , by strength and { $won } of { $tries } quick tries won
}.
tribe-dares = It would lose by waiting, and its chance to win { $hex } is { $percent } %{ $tries ->
    [0] , by strength
   *[other] , by strength and { $won } of { $tries } quick tries won
}.
tribe-spares = Its chance to win { $hex } is only { $percent } %{ $tries ->
    [0] , by strength
   *[other] , by strength and { $won } of { $tries } quick tries won
}.
tribe-stays = { $troop } had nothing to win.
tribe-retires = { $troop } had { $percent } % of full strength left, and { $hex } can reinforce it.
tribe-falls-back-home = { $hex } is on the way to a town of its own.
tribe-falls-back-near = { $hex } is near what it wants next.

## The command line

campaign-verified-laid = verified: { $orders } orders and everything that followed, with dice laid out by a script
campaign-verified = verified: { $orders } orders and everything that followed
