# Faults and notes of files. A fault is shown behind its file and path, so it begins in lower case.

## The file as a whole
data-unreadable = can't be read: { $why }
data-folder = is a folder, not a file
data-irregular = is not a regular file but a device, a pipe or a socket
data-too-large = is larger than { $largest } MiB, the most that is read
data-no-text = isn't text (UTF-8)
data-no-kind = the book `{ $book }` has no files of this kind
data-kind = isn't a file of this game; known files end in .level.ron, .roster.ron, .opponent.ron, .campaign.ron, .temper.ron, .replay.ron, .script.ron, .campaign-script.ron or .lesson.ron, or are strengths.ron or a profile such as monkeys.ron
data-more = and { $count } more errors

## Shape
data-format = { $given } is unknown; this version reads format { $format }
data-format-missing = is missing; a file starts with `format: { $format }`
data-syntax = can't be read here: { $why }
data-letter = `{ $given }` makes no sense here
data-count = { $given ->
    [one] 1 value is
   *[other] { $given } values are
} given; { $wanted } are needed
data-wants-more = the file ends too early: something isn't closed
data-wants-end = something follows after the end of the file's content
data-wants-comma = expected a comma or a closing bracket
data-wants-list = expected a list in `[` and `]`
data-wants-list-end = expected a comma, or `]` to close the list
data-wants-map = expected a map in `{"{"}` and `{"}"}`
data-wants-colon = expected a colon
data-wants-map-end = expected a comma, or `{"}"}` to close the map
data-wants-fields = expected values in `(` and `)`
data-wants-fields-end = expected a comma, or `)` to close the group
data-wants-whole = expected a whole number
data-wants-number = expected a number
data-wants-smaller = the number { $given } is too small or too large
data-wants-smaller-field = { $given } is too small or too large for `{ $field }`
data-wants-truth = expected `true` or `false`
data-wants-letter = expected one character in single quotes, such as 'r'
data-wants-text = expected text in double quotes
data-wants-text-end = the text isn't closed by a double quote
data-wants-word = expected a name without quotes
data-wants-comment-end = the comment isn't closed
data-type = expected { $expected } but found { $found }
data-missing = the field `{ $field }` is missing
data-many = has { $given } entries; at most { $most } are read
data-deep = is nested more than { $most } deep
data-no-own-ground = The rule book { $book } has no battles on grounds of your own.
data-twice = `{ $given }` appears twice

## Names and numbers
data-unknown = no { $what } `{ $given }`; choose from { $known }
data-unknown-near = no { $what } `{ $given }`; did you mean `{ $near }`?
data-unknown-none = no { $what } `{ $given }`; there is none to choose from
data-range = { $given } is out of range; it must be { $least } to { $most }
data-name = `{ $given }` isn't a valid name; use 1 to { $most } letters on one line, without control or invisible characters
data-about = isn't a valid description; use up to { $most } letters on one line, without control or invisible characters
data-empty = is empty; at least one entry is needed

## Profiles
data-bands = must increase from short to medium to long
data-chart = must have one entry for each of the results 1 to 6
data-ground-first = the first kind must be plain open ground: not slow, no cover, no top
data-primate-size = Large is the largest size for a primate
data-ammo-class = ammunition must be Ballistic, Grenade or Special(size)

## Rosters
data-book = a file of { $given } can't be used here; only one of { $wanted } can
roster-no-command = has no command squad; by 1.11, one of the four squads is a command squad
roster-squads = has { $given } standard squads and needs { $least }: a platoon has four squads, and one of them is a command squad (1.11)
roster-squads-range = has { $given } standard squads; it needs { $least } to { $most } (1.11)
roster-too-dear = costs { $cost } scrap; the limit is { $scrap } (1.9)
roster-too-dear-all = cost { $cost } scrap together; the limit for { $count } platoons is { $scrap } (1.9, 1.10)
roster-uneven = costs { $cost } scrap; its share is { $scrap }, but others cost less (1.10)
roster-squad-size = a squad has { $least } to { $most } primates, not { $given } (1.12)
roster-teams = a command squad has { $least } to { $most } fireteams besides the CO and the XO, not { $given } (1.13)
roster-team-size = a fireteam has exactly { $most } primates, not { $given } (1.13)
roster-veterans-size = such a unit has { $least } to { $most } primates, not { $given }
roster-veterans-kind = the unit `{ $given }` can't be of that kind or have talents: only the CO, the XO and fireteams have talents, and only fireteams have a kind
roster-post = no unit of a platoon that has fought before is called `{ $given }`; write `1` to `4`, `co`, `xo`, `f1` or `f2`
roster-hurts = a new primate has no injuries; only a platoon that has fought before has them (G-19)
roster-team-kind = { $given } isn't a kind of fireteam; use Veteran, Grenadier or Tankbuster (section 8)
roster-vehicles = has { $given } vehicles; a squad has at most { $most } (1.12, 1.13)
roster-name-shared = `{ $given }` can only name a single primate; a line with a count can't have a name
roster-unarmed = is empty; every primate must keep at least one weapon (1.14)
roster-only-emplaced = has only weapons that must be set up; every primate must keep at least one weapon that it can carry (1.14, 4.10)
roster-weapons = has { $given } weapons; a primate carries at most { $most }
roster-too-big = `{ $given }` is { $size }; a { $bearer } primate can carry weapons one size larger and man weapons two sizes larger (4.10, T-99)
roster-emplaced = `{ $given }` is { $size }, two sizes more than its { $bearer } owner: it stays where it is set up, and braced members next to it can fire it (4.10, T-99)
roster-too-much = takes { $load } slots ({ $list }); a primate has { $most } (4.10)
roster-spare = spare { $ammo }
roster-spare-big = spares of the { $weapon } are two sizes too large for a { $bearer } primate (4.10, 6.2)
roster-mount-spare = `{ $given }` fits no one-shot weapon on its mounts; these do: { $known } (6.1, T-169)
roster-weapon-spares = is one spare too many for a weapon; a weapon may have { $most }
roster-mount-spares = is one round too many for a mount; a mount may have { $most } (T-169)
roster-spare-plain = `{ $given }` is always available for reloading, so you needn't buy it (6.2)
roster-ammo-class = `{ $given }` fits none of its weapons; it fits { $known } (6.2)
roster-armor-stack = `{ $given }` can't be worn with `{ $worn }`: a primate wears one helmet and one other piece of armor (G-21)
roster-gear-bearer = `{ $given }` needs a primate of size { $least } or larger; this one is { $bearer } ({ $rule })
roster-gear-weapon = `{ $given }` fits none of its weapons; it fits { $known } ({ $rule })
roster-gear-selector = `{ $given }` can't feed the { $weapon } with the fire selector ({ $rule })
roster-corporal-sergeant = the first primate of a squad is its sergeant; make a later one the corporal (G-12)
roster-corporal-few = a squad of { $given } can't be split; it needs { $least } or more (G-12)
roster-corporal-second = is a second corporal in the platoon, after the one of { $squad }; only one squad per platoon may split (G-12)
roster-corporal-shared = a line with a count can't be the corporal; give the corporal a separate line (G-12)
roster-corporal-team = a fireteam has no corporal; only squads do (G-12, G-13)
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
roster-mount-weapon = `{ $given }` ({ $size }) doesn't fit a { $mount } mount; { $known } do (G-23)
roster-operator = the { $vehicle } needs its own operator from its squad, of size { $size } or { $smaller } (G-23)
roster-clan-mixed = `{ $given }` can't be in a squad of { $home }, which only accept their own kind (5.1)
roster-clan-leader = `{ $given }` can't lead { $home }: only their own kind or a larger ape can (5.1)
roster-bill = { $platoon }
roster-bill-line = { $unit }: { $count } { $what } with { $with }, { $each } each: { $sum }
roster-bill-plain = { $unit }: { $count } { $what }, { $each } each: { $sum }
roster-bill-single = { $unit }: { $what }: { $sum }
roster-bill-spares = spares: { $spares }
roster-bill-emplaced = { $weapon } (set up)
roster-bill-corporal = corporal
roster-bill-total = { $total } of { $scrap } scrap

## Levels
level-size = a board of { $width } x { $height } is not possible; it must be { $narrow } x { $low } to { $wide } x { $high }
level-row = is { $given } long; the other rows are { $width }
level-letter = `{ $given }` at column { $column } is not in the legend, which has { $known }
level-heights = has { $given ->
    [one] 1 row
   *[other] { $given } rows
}; the board has { $height }
level-height-row = `{ $given }` isn't a row of heights; use { $width } digits
level-grow = { $why }
level-off-board = { $given } is off the board; the last cell is { $last }
level-block = { $from } to { $to } isn't a block; name the top left cell first, then the bottom right one
level-two-sides = has { $given } sides; a battle has two
level-key = '{ $given }' isn't the letter of this side; use '{ $key }'
level-same-edge = { $given } is also the other side's edge; each side needs its own
level-fewer-squads = has fewer than four squads: { $count } (T-04)
level-padded = { $name } gets { $count ->
    [one] one empty platoon
   *[other] { $count } empty platoons
}, so that both sides have the same number (T-10)
level-no-place = unit { $unit } has no place; write something like "{ $unit }": Around((3, 5))
level-cells = names { $given ->
    [one] 1 cell
   *[other] { $given } cells
}; unit { $unit } has { $size ->
    [one] 1 primate
   *[other] { $size } primates
} on foot
level-place-unit = is a unit; write Around((3, 5)) or Cells([(3, 5), (3, 6)])
level-place-vehicle = is a vehicle; write Around((3, 5)), Facing((3, 5), East) or Manned(at: (3, 5), faces: East, crew: [(2, Operator)])
level-no-parking-place = all its members ride, so its vehicles need places of their own; write something like "r1.f1!1": Facing((3, 5), East)
level-half = half { $unit } has { $given } primates and needs { $least } or more: the corporal leads everyone after it in the roster (G-12)
level-seat = number { $number } can't sit there in the { $vehicle }: an operator is of its size or one smaller, mounts count from 1, and a seat holds one (G-23)
level-passengers = the { $vehicle } has room for { $most }, and a Large primate counts as two (G-23)
level-no-parking = the { $vehicle } can't be on { $cell }: it needs { $side } x { $side } squares of the board without buildings and nearly level (G-22)
level-no-room-vehicle = there is no room for the { $vehicle } within 6 squares of { $cell } inside its zone (G-22)
level-zone = { $cell } is outside its side's zone: { $zone }
level-taken = { $cell } is taken by { $unit }; only one primate fits on a cell (T-22)
level-sphere = { $cell } is outside the sphere of influence of the sergeant on { $sergeant }: within { $far } of it, or within { $near } of a member that is inside (T-24)
level-no-room = only { $room } of { $size } primates of the unit fit around { $cell }, inside its zone and within 6 squares

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
check-temper = temper "{ $name }": attacks from { $odds } % on, and tries a battle { $tries ->
    [one] once
   *[other] { $tries } times
 } before
check-strengths = { $count } strengths of opponents
check-profiles = profiles of Monkeys With Guns: { $clans } clans, { $weapons } weapons, { $grounds } kinds of ground, hash { $hash }
check-note = note: { $note }

## Opponents
opponent-line = must be 1 to { $most } letters long, on one line, without control characters
opponent-curve = must be to the right of the point before it

## Lessons
lesson-no-steps = is empty; a lesson needs at least one step
lesson-no-words = has no sentence `{ $name }` in the word files
lesson-other-level = this lesson uses another level or another seed
lesson-none-of-book = this rule book has no lessons
lesson-passed = has more steps than the lesson, which has { $count }
lesson-laid = the lesson doesn't lay out these dice after this many orders
lesson-untrue = step `{ $step }`: it says { $claim }, which is not so
lesson-endless = step `{ $step }`: the lesson never ends
lesson-stuck = step `{ $step }`: nothing that it waits for is possible while { $asked } is open
lesson-refused = step `{ $step }`: its own order is refused: { $why }
check-lesson = { $name }: a lesson of { $count ->
    [one] 1 step
   *[other] { $count } steps
}, played through with { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}
check-replay = a replay of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
check-script = a script of { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

## Maps of the Tiled editor (src/data/tiled)

tiled-unreadable = isn't a map of the Tiled editor: { $why }
tiled-shape = the map must be orthogonal and have a fixed size, not infinite
tiled-no-ground = the map has no tile layer; the ground is the layer called `{ $name }`, or the first one
tiled-no-kind = this tile doesn't say what it is: give it a property `kind`, or a class, such as `forest`
tiled-top = a top of { $given } squares isn't possible; use { $least } to { $most }
tiled-soil = this tile doesn't say how high the soil is: give it a whole number `soil`, 0 to 9
tiled-no-set = tile number { $number } at { $cell } belongs to no tileset: the tilesets before this layer have higher numbers
tiled-no-tile = the tileset `{ $set }` has no tile { $tile }
tiled-on-map = { $what } (the tile is at { $cell } of the map)
tiled-not-tiles = this layer must be a tile layer
tiled-not-objects = this layer must be an object layer
tiled-layer-twice = there are several layers of this name; keep one
tiled-level = the property `level` of the map must be a string
tiled-zone = a zone must be a rectangle that isn't turned
tiled-broken = this is not a map that the Tiled editor would write: reading it failed
tiled-deep = elements are nested more than { $most } deep
tiled-many = has more than { $most } { $what }
tiled-number = `{ $what }` is `{ $given }`; it must be { $least } to { $most }
tiled-encoding = the tiles of a layer are read as CSV, or as Base64 that is plain or compressed by zlib or gzip; choose one of these as the map's Tile Layer Format
tiled-tile = entry { $place } of the layer, `{ $given }`, is not the number of a tile
tiled-count =
    the layer has { $given ->
        [one] 1 tile
       *[other] { $given } tiles
    }; the map has { $count } squares
tiled-bytes = the tiles of the layer have { $given } bytes; { $count } squares need { $need }, 4 each
tiled-bytes-more = the tiles of the layer unpack to more than { $need } bytes; { $count } squares need { $need }, 4 each
tiled-packed = the packed tiles of the layer have { $given } bytes; { $count } squares never need more than { $most }
tiled-data = a tile layer must have exactly one element `data`, which holds its tiles
tiled-outside = is outside the folder of the map; move the tilesets and templates of a map into its folder
tiled-again = is named twice, or names itself; each file of a map is read once
