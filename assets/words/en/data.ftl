# Faults and notes of files. A fault is shown behind its file and path, so it begins in lower case.

## The file as a whole
data-unreadable = can't be read: { $why }
data-folder = is a folder, not a file
data-too-large = is larger than { $largest } MiB, the most that is read
data-no-text = is no text (UTF-8)
data-kind = is no file of ours; known are .level.ron, .roster.ron, .opponent.ron, strengths.ron and a profile such as monkeys.ron
data-more = and { $count } more faults

## Shape
data-format = { $given } is not known; this version reads format { $format }
data-format-missing = is missing; a file begins with `format: { $format }`
data-syntax = can't be read here: { $why }
data-type = expected { $expected } but found { $found }
data-missing = the field `{ $field }` is missing
data-deep = is nested too deep
data-twice = `{ $given }` is there twice

## Names and numbers
data-unknown = no { $what } `{ $given }`; known are { $known }
data-unknown-near = no { $what } `{ $given }`; did you mean `{ $near }`?
data-unknown-none = no { $what } `{ $given }`; there is none to choose from
data-range = { $given } is out of range; { $least } to { $most } is right
data-name = `{ $given }` is no name; 1 to { $most } letters on one line are right
data-about = is too long or has line breaks; up to { $most } letters on one line are right
data-empty = is empty; at least one entry is needed

## Profiles
data-bands = must grow from short to medium to long
data-chart = has one entry for each of the results 1 to 6
data-ground-first = the first kind must be plain open ground: not slow, no cover, no top
data-primate-size = Large is the largest size of a primate
data-ammo-class = ammunition is Ballistic, Grenade or Special(size)

## Rosters
data-book = { $given } can't be played yet; Monkeys can
roster-no-command = has no command squad; 1.11 makes one of the four squads a command squad
roster-squads = has { $given } standard squads; { $least } are right, a platoon has four squads and a command squad is one of them (1.11)
roster-squads-range = has { $given } standard squads; { $least } to { $most } are right (1.11)
roster-too-dear = costs { $cost } scrap; at most { $scrap } may be spent on it (1.9)
roster-too-dear-all = cost { $cost } scrap together; at most { $scrap } may be spent on { $count } platoons (1.9, 1.10)
roster-uneven = costs { $cost } scrap where its share is { $scrap }; others have less (1.10)
roster-squad-size = { $given } primates are no squad; { $least } to { $most } are (1.12)
roster-teams = { $given } fireteams are no command squad; { $least } to { $most } are, with the CO and the XO (1.13)
roster-team-size = { $given } primates are no fireteam; exactly { $most } are (1.13)
roster-team-kind = { $given } is no kind of fireteam; Veteran, Grenadier and Tankbuster are (section 8)
roster-vehicles = has { $given } vehicles; a squad has at most { $most } (1.12, 1.13)
roster-name-shared = `{ $given }` is the name of one; a line with a count can't have a name
roster-unarmed = is empty; every primate keeps at least one weapon (1.14)
roster-only-emplaced = has only what must be put up; every primate keeps at least one weapon that it can carry (1.14, 4.10)
roster-weapons = has { $given } weapons; a primate carries at most { $most }
roster-too-big = `{ $given }` is { $size }; a { $bearer } primate carries at most one size more than its own and mans at most two more (4.10, T-99)
roster-emplaced = `{ $given }` is { $size }, two sizes more than its { $bearer } owner: it stands where it is put up, and braced members beside it may fire it (4.10, T-99)
roster-too-much = takes { $load } slots ({ $list }); a primate has { $most } (4.10)
roster-spare = spare { $ammo }
roster-spare-big = spares of the { $weapon } are two sizes too large for a { $bearer } primate (4.10, 6.2)
roster-spare-plain = `{ $given }` is always at hand for reloading and need not be bought (6.2)
roster-ammo-class = `{ $given }` fits none of its weapons; it fits { $known } (6.2)
roster-armor-stack = `{ $given }` can't be worn with `{ $worn }`: one helmet and one other armor are right (G-21)
roster-gear-bearer = `{ $given }` needs a primate of size { $least } or more; this one is { $bearer } ({ $rule })
roster-gear-weapon = `{ $given }` serves none of its weapons; it serves { $known } ({ $rule })
roster-gear-selector = `{ $given }` can't feed the { $weapon } that has a fire selector ({ $rule })
roster-corporal-sergeant = the first of a squad is its sergeant; the corporal stands further down (G-12)
roster-corporal-few = a squad of { $given } can't be split; { $least } or more can (G-12)
roster-corporal-second = is the second corporal of the platoon after the one of { $squad }; one squad a platoon may split (G-12)
roster-corporal-shared = a line with a count can't be the corporal; give him a line of his own (G-12)
roster-corporal-team = fireteams have no corporal; squads have (G-12, G-13)
roster-talent-list = `{ $given }` is for { $whose }; { $holder } may buy { $known } (section 8)
roster-holder-co = CO
roster-holder-xo = XO
roster-holder-veteran = veterans
roster-holder-grenadier = grenadiers
roster-holder-tankbuster = tankbusters
roster-team-veteran = veteran team
roster-team-grenadier = grenadier team
roster-team-tankbuster = tankbuster team
roster-half = { $squad } second half
roster-mounts = names { $given } mounts; the { $vehicle } has { $most } (section 7)
roster-mount-weapon = `{ $given }` ({ $size }) does not fit a { $mount } mount; { $known } do (G-23)
roster-operator = the { $vehicle } needs an operator from its own squad, of size { $size } or { $smaller }, who drives nothing else (G-23)
roster-clan-mixed = `{ $given }` can't be in a squad of { $home }, who share it with their own kind only (5.1)
roster-clan-leader = `{ $given }` may not lead { $home }: only their own kind or an ape of larger size may (5.1)
roster-bill = { $platoon }
roster-bill-line = { $unit }: { $count } { $what } with { $with }, { $each } each: { $sum }
roster-bill-plain = { $unit }: { $count } { $what }, { $each } each: { $sum }
roster-bill-single = { $unit }: { $what }: { $sum }
roster-bill-spares = spares: { $spares }
roster-bill-emplaced = { $weapon } (put up)
roster-bill-corporal = corporal's stripes
roster-bill-total = { $total } of { $scrap } scrap

## Levels
level-size = a board of { $width } x { $height } can't be played; { $narrow } x { $low } to { $wide } x { $high } can
level-row = is { $given } long; the first row is { $width }
level-letter = `{ $given }` at column { $column } is not in the legend; known are { $known }
level-heights = has { $given } rows; the board has { $height }
level-height-row = `{ $given }` is no row of heights; { $width } digits are
level-grow = { $why }
level-off-board = { $given } lies off the board, whose last cell is { $last }
level-block = { $from } to { $to } is no block; name the top left cell first, then the bottom right one
level-two-sides = has { $given } sides; a battle has two
level-key = '{ $given }' is not the letter of this side; '{ $key }' is
level-same-edge = { $given } is the edge of the other side too; each side has its own
level-fewer-squads = has fewer than four squads: { $count } (T-04)
level-padded = { $name } gets { $count ->
    [one] one empty platoon
   *[other] { $count } empty platoons
}, so that both sides have as many (T-10)
level-no-place = unit { $unit } has no place; write for example "{ $unit }": Around((3, 5))
level-cells = names { $given } cells; unit { $unit } has { $size } primates on foot
level-place-unit = is a unit; write Around((3, 5)) or Cells([(3, 5), (3, 6)])
level-place-vehicle = is a vehicle; write Around((3, 5)), Facing((3, 5), East) or Manned(at: (3, 5), faces: East, crew: [(2, Operator)])
level-no-parking-place = all its members ride, so its vehicles need places of their own; write for example "r1.f1!1": Facing((3, 5), East)
level-half = half { $unit } has { $given } primates; { $least } or more are right: the corporal leads those behind him in the roster (G-12)
level-seat = number { $number } can't sit there in the { $vehicle }: operators are of its size or one smaller, mounts are counted from 1, and a seat takes one (G-23)
level-passengers = the { $vehicle } has room for { $most }, and a Large primate counts two (G-23)
level-no-parking = the { $vehicle } can't stand on { $cell }: it needs { $side } x { $side } squares of the board without buildings and nearly level (G-22)
level-no-room-vehicle = within 6 squares of { $cell } is no room for the { $vehicle } inside its zone (G-22)
level-zone = { $cell } lies outside the zone of its side: { $zone }
level-taken = { $cell } is taken by { $unit }; one primate stands on a cell (T-22)
level-sphere = { $cell } is outside the sphere of influence of the sergeant on { $sergeant }: within { $far } of it, or within { $near } of a member who is inside (T-24)
level-no-room = round { $cell } is room for { $room } of { $size } primates of the unit, inside its zone and within 6 squares

## Names of the sides where a level is made in a hurry
side-first = Vermilion
side-second = Cobalt

## What monkeys check says
check-level = level "{ $name }", { $width } x { $height }, { $coverage } % terrain; { $first } { $firsts } against { $second } { $seconds }
check-roster = roster "{ $name }", { $count ->
    [one] one platoon
   *[other] { $count } platoons
}
check-opponent = opponent "{ $name }", { $lines } considerations, { $roles } roles
check-strengths = { $count } strengths of opponents
check-profiles = profiles of Monkeys With Guns: { $clans } clans, { $weapons } weapons, { $grounds } kinds of ground, hash { $hash }
check-note = note: { $note }

## Opponents
opponent-curve = must lie to the right of the point before it

## Lessons
lesson-no-steps = is empty; a lesson has at least one step
lesson-no-words = has no sentence `{ $name }` in the files of words
lesson-endless = step `{ $step }`: the lesson never ends
lesson-stuck = step `{ $step }`: nothing that it waits for can be done while { $asked } is asked
lesson-refused = step `{ $step }`: its own order is refused: { $why }
check-lesson = { $name }: a lesson of { $count } steps, played through with { $orders } orders

## Maps of the Tiled editor (src/data/tiled)

tiled-unreadable = this is no map of the Tiled editor: { $why }
tiled-shape = the map must be orthogonal and of a fixed size, not infinite
tiled-no-ground = the map has no tile layer; the ground is the one called `{ $name }`, or the first one
tiled-no-kind = this tile does not say what it is: give it a property `kind`, or a class, such as `forest`
tiled-top = a top of { $given } squares; { $least } to { $most } are possible
tiled-soil = this tile does not say how high the soil is: give it a whole number `soil`, 0 to 9
tiled-zone = a zone is a rectangle
