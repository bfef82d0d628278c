# Rosters of Monkeys With Guns, and how they are built by hand.

troops-size-line = { $platoons ->
    [one] 1 platoon
   *[other] { $platoons } platoons
 }, { $primates } primates, { $cost } of { $scrap } scrap
troops-fresh-platoon = First
troops-fresh-further = Platoon 2
troops-fresh-squad = Squad 1
troops-left = { $cost } of { $scrap } scrap, { $left } left
troops-over = { $cost } of { $scrap } scrap, { $left } too much
troops-scrap-sum = { $total } scrap
troops-bill-plain = { $unit }: { $count ->
    [one] { $what }
   *[other] { $count } { $what }
}
troops-bill-line = { $unit }: { $count } { $what } with { $with }
troops-nobody = Nobody yet
troops-add-squad = Add a squad of five
troops-add-command = Add a command squad
troops-add-team = Add a fireteam
troops-platoon = Platoon
troops-copy-platoon = Duplicate
troops-add-platoon = Another platoon
troops-drop-platoon = Remove
troops-drop-command = Remove command
troops-scrap = Scrap for each platoon
troops-scrap-each = { $scrap } scrap
troops-enlist = Add a primate
troops-size = Size of the squad
troops-train = Trained as
troops-talents = Talents
troops-unit = Unit
troops-copy-unit = Duplicate
troops-drop-unit = Remove
troops-add-vehicle = Add a vehicle
troops-drop-vehicle = Remove it
troops-mount = { $vehicle }, mount { $number }: { $mount }
troops-mount-side = { $mount }, { $side }
troops-crew-driver = { $vehicle }: who drives
troops-crew-gunner = { $vehicle }: who mans mount { $number }
troops-crew-passengers = { $vehicle }: who else rides
troops-crew-who = { $number }. { $name }
troops-crew-usual = Default
troops-crew-usual-about = The last members of the unit that fit are the drivers, and those before them man the guns.
troops-mount-spares = { $vehicle }: spare rounds
troops-pintle = pintle
troops-turret = turret
troops-fixed = fixed
troops-gunport = gunport
troops-left-side = left
troops-right-side = right
troops-rear-side = rear
troops-empty = Empty
troops-weapons = Weapons
troops-more-weapons = The same again
troops-weapon-more = { $count ->
    [one] Another { $weapon }
   *[other] { $weapon } × { $count }, another
}
troops-weapon-fewer = One { $weapon } fewer
troops-ammo = First load
troops-spares = Spare loads
troops-armor = Armor
troops-gear = Accessories
troops-rank = Primate
troops-clan = Clan
troops-spare-count = { $ammo } × { $count }
troops-spare-more = One more of these
troops-spare-fewer = One { $ammo } fewer
troops-carried-spares = spare { $spares }
troops-copy-primate = Another one like it
troops-dismiss = Dismiss
troops-lead = Make it the sergeant
troops-lead-about = The sergeant leads the squad, and the others stay near it.
troops-corporal = Corporal
troops-corporal-about = If the squad is split when it deploys, the corporal leads the second half (G-12).
troops-sergeant = { $name }, sergeant
troops-is-corporal = { $name }, corporal
troops-co = Commanding officer
troops-xo = Executive officer
troops-veterans = Veterans
troops-grenadiers = Grenadiers
troops-tankbusters = Tankbusters
troops-subject-roster = the roster
troops-subject-platoon = the platoon "{ $name }"
troops-subject-command = the command squad
troops-subject-co = the commanding officer
troops-subject-xo = the executive officer
troops-subject-veterans = the veteran team
troops-subject-grenadiers = the grenadier team
troops-subject-tankbusters = the tankbuster team
troops-subject-primate = { $clan } { $number } of { $unit }
troops-name-platoon = The name of the platoon
troops-name-unit = The name of the unit
troops-name-primate = The name of the primate
troops-name-listed = Leave it empty for a name from the list.
troops-firepower = Firepower
troops-firepower-about = Attack power if everyone fires the best weapon once at that distance.
troops-short = { $squares } squares
troops-medium = { $squares } squares
troops-long = { $squares } squares
troops-staying = Staying power
troops-staying-about = Defense power of all: Size and Armor.
troops-primates = Primates
troops-defense = Defense
troops-speed = Speed
troops-speed-about = Squares in a move action, on foot.
troops-slowest = Slowest
troops-fastest = Fastest
troops-costs = Scrap
troops-costs-about = What it is spent on.
troops-spent-primates = Primates
troops-spent-arms = Arms
troops-spent-gear = Armor, gear
troops-spent-talents = Talents
troops-spent-vehicles = Vehicles
troops-try-none = How often does it win against the other roster?
troops-try-first = The first battle is being played.
troops-try-told = Chance to win: { $low } to { $high } % after { $count } of { $all } battles. Draws count half.
troops-try-faulty = This roster has errors. Fix them first.
troops-try-other-faulty = The other roster has errors.
troops-try-nobody = Choose a roster to compare with first.
troops-sheet-line = { $cost } of { $scrap } scrap, { $primates } primates. Firepower at 12, 24 and 48 squares: { $power }. Defense: { $defense }.
troops-sheet-plain = { $count ->
    [one] { $what }
   *[other] { $count } { $what }
 }
troops-sheet-with = { $count } { $what }: { $with }
troops-sheet-clans = Clans
troops-sheet-clan = { $clan }: Size { $size }, Speed { $speed }, Accuracy { $accuracy }, Morale { $morale }
troops-sheet-weapons = Weapons
troops-sheet-weapon = { $weapon }: Damage { $damage }, Rate { $targets }, range { $range }, Accuracy { $accuracy }
troops-sheet-blade = { $weapon }: close combat { $bonus }
troops-sheet-far = any
troops-platoon-about = Add squads and a command squad on the right. Choose a unit on the left to change it.

## What can be bought, in figures
troops-clan-armor = Natural armor { $armor }.
troops-clan-weapon = Comes with a weapon: { $weapon }.
troops-trait-ape = An ape: shares squads with every clan that mixes, and may lead monkeys smaller than itself.
troops-trait-own-kind-only = Keeps to its own kind: there is no other clan in its squads, and only a larger ape may lead them.
troops-trait-own-leader = -1 Morale while another clan leads its squad.
troops-trait-wants-own-kind = -1 Morale while anyone of another clan is in its squad.
troops-trait-arboreal = Climbs at full Speed. Open ground more than 2 squares from anything to climb is rough for it (2.5).
troops-trait-climber = Climbs at full Speed.
troops-trait-ignores-rough = Rough ground doesn't slow it.
troops-trait-swimmer = Water doesn't slow it.
troops-trait-leads-talapoins = May lead squads of talapoins.
troops-trait-leads-monkeys = May lead squads of any monkeys.
troops-weapon-size = Size { $size }. A primate carries weapons up to one Size larger than itself.
troops-mark-ammo = Uses rounds of its own, of Size { $size }.
troops-mark-special = Special weapon: it fires in an attack roll of its own (T-47).
troops-mark-one-shot = One-Shot: empty after every shot (T-100).
troops-mark-thrown = Thrown: gone after the throw. Spares are more of them.
troops-mark-targeting = Targeting smoke: artillery may be centered on its square (6.1).
troops-mark-area = Area of Effect { $count }: everyone within that many squares of a target is targeted, too (T-156).
troops-mark-arc = Firing Arc { $count }: it can see and fire from up to that many squares above itself (3.8).
troops-mark-smoke = Makes smoke within { $count } squares (G-28).
troops-mark-rounds = Comes with { $count } rounds.
troops-load-line = { $ammo }: { $does }
troops-load-free = The usual load, free and always there for reloading.
troops-load-damage = { $number } Damage.
troops-load-pins = { $number } on the pin tests that it causes.
troops-load-twice = Primates that it wounds roll twice after the battle, and the worse roll counts.
troops-load-fits = Fits { $weapons }.
troops-armor-line = Armor { $armor }, takes { $slots } of 2 slots.
troops-armor-powered = Powered: its wearer counts as one Size larger.
troops-armor-helmet = It can be worn with one other piece of armor (G-21).
troops-gear-backpack = Its weapon never runs out of ammunition. It uses a single kind, which costs { $price } times as much.
troops-gear-bayonet = { $number } in close combat.
troops-gear-berserk = { $number } in close combat, { $accuracy } Accuracy.
troops-gear-scope = { $accuracy } Accuracy from { $squares } squares on.
troops-gear-selector = In each attack its weapon may fire faster: { $rate } more on its Rate of Fire, { $damage } Damage.
troops-gear-torch = Repairs captured wrecks after the battle.
troops-vehicle-line = { $vehicle }: Size { $size }, Speed { $speed }, Armor { $armor }
troops-vehicle-seats = { $drivers ->
    [one] 1 driver
   *[other] { $drivers } drivers
} of Size { $size } or one smaller, { $passengers ->
    [0] no passengers
    [one] 1 passenger
   *[other] { $passengers } passengers
}.
troops-vehicle-mount = { $mount }: { $weapon }
troops-vehicle-mounts = { $count } × { $mount }
troops-mount-free = empty
troops-trait-rugged = Difficult ground doesn't slow it.
troops-trait-open-topped = Open: its riders can be shot, in cover, and its passengers may fire (T-95).
troops-trait-flying = It flies over all terrain and can rise (G-26).
troops-team-talents = { $team } may buy these talents: { $talents }.
