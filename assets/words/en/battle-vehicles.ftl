## Vehicles on the screen
area-siege = Siege
hint-order-vehicle = Drive, get in, get out. Click a primate and then a seat or the hull; click ground to drive there.
orders-no-vehicle = { $unit } has no vehicle, and no abandoned one stands here.
path-ride = { $cost } of { $speed }, then rides
sheet-vehicle = { $unit }: { $kind }
sheet-nobodys = Abandoned { $kind }
sheet-nobody = belongs to nobody; whoever takes the wheel takes it over
ride-operator = driver
ride-gunner = gunner
ride-passenger = passenger
seat-operator = Driver
seat-passenger = Passenger
seat-room = { $count ->
    [0] full
   *[other] { $count } free
}
seat-pintle = Pintle
seat-turret = Turret
seat-fixed = Fixed gun
seat-gunport-left = Left gunport
seat-gunport-right = Right gunport
seat-free = free
seat-by-driver = { $mount }, fired by the driver
mount-none = no weapon
mount-broken = shot to pieces
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
draft-rides = { $name }: { $cost } of { $speed }, then rides as { $seat }.
draft-leaves = { $name } gets out: { $cost } of { $speed }.
draft-drives = { $vehicle } drives { $cost } of Speed { $speed }.
accept-drive = Drive there
accept-board = Get in
accept-leave = Get out
damage-speed = Speed
damage-speed-is = A fifth of its Speed is gone: { $left } of { $full } is left.
damage-speed-none = It can't move any more.
damage-armor = Armor
damage-armor-is = Its Armor is { $left } then, no longer { $now }.
damage-weapon = { $weapon }
damage-weapon-is = It is shot to pieces and never fires again.
question-damage = which damage does { $vehicle } take?
question-bail-out = where do they climb out of { $vehicle }?
question-blast-die = { $vehicle } blows up: which die counts against { $name }?
hint-bail-out = They climb out beside the wreck, where their ghosts stand. Drag a ghost to put one elsewhere.
accept-bail-out = Climb out
order-damage = Taking damage
roll-main = Main roll
roll-special = { $weapon } of { $name }
forecast-friends = { $count ->
    [one] { $who } stands in the blast.
   *[other] { $who } stand in the blast.
}
result-vehicle-minor = { $count ->
    [one] the vehicle is damaged
   *[other] { $count } vehicles are damaged
}
result-vehicle-immobile = { $count ->
    [one] the vehicle is stopped
   *[other] { $count } vehicles are stopped
}
result-vehicle-destroy = { $count ->
    [one] the vehicle is destroyed
   *[other] { $count } vehicles are destroyed
}
smoke-throw = Smoke
term-blast = Others in the blast
abbreviations = apc smg
hint-smoke = Click a square for the grenade; the disc is what the smoke covers.
accept-smoke = Throw smoke there
draft-smoke = { $name } throws smoke when the orders end; it covers { $radius } squares around.
draft-load = { $name } loads { $ammo }.
selector-on = Selector: one more target, less Damage
shooter-with = { $name }, { $weapon }
shooter-rides = { $name } rides and mans no weapon that could fire.
shooter-other-roll = { $name }'s weapon rolls on its own, or has fired.
target-vehicle = { $name }: Size and Armor { $size }
fact-carried = Carries { $weapon }
