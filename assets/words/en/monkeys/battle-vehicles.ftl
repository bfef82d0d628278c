## Vehicles on the screen
area-siege = Siege
hint-order-vehicle = Drive, get in or get out. Click a primate and then a seat or the hull; click ground to drive there.
orders-no-vehicle = { $unit } has no vehicle, and there is no abandoned one here.
path-ride = { $cost } of { $speed }, then rides
sheet-vehicle = { $unit }: { $kind }
sheet-nobodys = Abandoned { $kind }
sheet-nobody = has no owner; a new driver takes it over
ride-operator = driver
ride-passenger = passenger
seat-operator = Driver
seat-passenger = Passenger
seat-room-for = Seats, gunners included
seat-room = { $count ->
    [0] full
   *[other] { $count } free
}
seat-left = left side
seat-right = right side
seat-by-driver = driver fires
mount-none = no weapon
mount-own = { $weapon }, its own
mount-own-any = gunner's own
mount-own-none = no weapon that fits
mount-broken = destroyed
mount-empty = empty
mount-rounds = { $left } of { $rounds } rounds
fact-vehicle-speed = Speed
fact-vehicle-armor = Armor
fact-height = Height above the ground
fact-immobile = Immobilized
fact-yes = yes
fact-of = { $now } of { $full }
fact-load = Loaded with
fact-spares = Spare loads
offer-all-in = Everyone in
offer-all-out = Everyone out
offer-turn-left = Turn left
offer-turn-right = Turn right
offer-rise = Rise
offer-sink = Sink
draft-rides = { $name }: { $cost } of Speed { $speed }, then aboard: { $seat }.
draft-leaves = { $name } gets out: { $cost } of Speed { $speed }.
draft-all-in = { $count } get into { $vehicle }:
draft-all-out = Get out: { $who }.
draft-seat = { $seat }: { $who }.
draft-drives = { $vehicle } drives { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, for { $cost } of Speed { $speed }.
accept-drive = Drive there
accept-board = Get in
accept-leave = Get out
damage-speed = Speed
damage-speed-is = It loses a fifth of its Speed: { $left } of { $full } is left.
damage-speed-none = It can't move any more.
damage-armor = Armor
damage-armor-is = Its Armor drops from { $now } to { $left }.
damage-weapon = { $weapon }
damage-weapon-is = It is destroyed and never fires again.
question-damage = what damage does { $vehicle } take?
question-bail-out = where do they climb out of { $vehicle }?
question-blast-die = { $vehicle } blows up: which die counts against { $name }?
hint-bail-out = They climb out beside the wreck, where their ghosts are. Drag a ghost to move it.
accept-bail-out = Climb out
order-damage = Taking damage
roll-main = Main roll
roll-special = { $weapon } of { $name }
forecast-friends = { $count ->
    [one] { $who } is in the blast.
   *[other] { $who } are in the blast.
}
result-vehicle-minor = { $count ->
    [one] the vehicle is damaged
   *[other] { $count } vehicles are damaged
}
result-vehicle-immobile = { $count ->
    [one] the vehicle is immobilized
   *[other] { $count } vehicles are immobilized
}
result-vehicle-destroy = { $count ->
    [one] the vehicle is destroyed
   *[other] { $count } vehicles are destroyed
}
smoke-throw = Smoke
shell-fire = Shell hex
hint-shell = Fire the guns at an enemy troop in another hex. Press again for the next troop.
accept-shell = Fire at that hex
draft-shell = After you end the turn, { $guns ->
    [one] one gun fires
   *[other] { $guns } guns fire
} at { $troop }, each at a random square of its grid. { $squads ->
    [one] One of the 36 squares holds a squad.
   *[other] { $squads } of the 36 squares hold a squad.
}
term-blast = Others in the blast
hint-smoke = Click a square for the grenade; the disc shows what the smoke covers.
accept-smoke = Throw smoke there
draft-smoke = { $name } throws smoke after you end the turn; it covers everything within { $radius } squares.
draft-load = { $name } loads { $ammo }.
selector-on = Selector: one more target, less Damage
shooter-with = { $name }, { $weapon }
shooter-rides = { $name } has nothing to fire there.
shooter-drives = { $name } drives.
shooter-passenger = { $name } is a passenger.
shooter-port = { $name }'s gunport faces away.
shooter-other-roll = { $name }'s weapon rolls on its own, or has already fired.
target-vehicle = { $name }: Size and Armor { $size }
fact-carried = Carries { $weapon }
