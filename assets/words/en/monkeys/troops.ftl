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
troops-plain-load = Plain
troops-spare-count = { $ammo } × { $count }
troops-spare-more = One more of these
troops-spare-fewer = One { $ammo } fewer
troops-carried-spares = spare { $spares }
troops-copy-primate = Another one like it
troops-dismiss = Dismiss
troops-lead = Make it the sergeant
troops-corporal = Corporal
troops-sergeant = { $name }, sergeant
troops-is-corporal = { $name }, corporal
troops-co = Commanding officer
troops-xo = Executive officer
troops-veterans = Veterans
troops-grenadiers = Grenadiers
troops-tankbusters = Tankbusters
troops-name-platoon = The name of the platoon
troops-subject-roster = the roster
troops-subject-platoon = the platoon "{ $name }"
troops-subject-command = the command squad
troops-subject-co = the commanding officer
troops-subject-xo = the executive officer
troops-subject-veterans = the veteran team
troops-subject-grenadiers = the grenadier team
troops-subject-tankbusters = the tankbuster team
troops-subject-primate = { $clan } { $number } of { $unit }
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
troops-try-told = It wins { $mean } % (95 %: { $low } to { $high } %) after { $count } of { $all } battles. Draws count half.
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
