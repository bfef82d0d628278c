# What is wrong with files of Monkeys With Guns. A fault is shown behind its file and path, so it begins in lower case.

## Profiles
data-bands = must increase from short to medium to long
data-chart = must have one entry for each of the results 1 to 6
data-primate-size = Large is the largest size for a primate
data-ammo-class = ammunition must be Ballistic, Grenade or Special(size)

## Rosters
roster-no-command = { $subject } has no command squad; by 1.11, one of the four squads is a command squad
roster-squads = { $subject } has { $given ->
    [one] 1 standard squad
   *[other] { $given } standard squads
} and needs { $least }: a platoon has four squads, and a command squad is one of them (1.11)
roster-squads-range = { $subject } has { $given } standard squads; it needs { $least } to { $most } (1.11)
roster-too-dear = { $subject } costs { $cost } scrap; the limit is { $scrap } (1.9)
roster-too-dear-all = the platoons cost { $cost } scrap together; the limit for { $count } platoons is { $scrap } (1.9, 1.10)
roster-uneven = { $subject } costs { $cost } scrap; its share is { $scrap }, but others cost less (1.10)
roster-squad-size = a squad has { $least } to { $most } primates, not { $given } (1.12)
roster-teams = a command squad has { $least } to { $most } fireteams besides the CO and the XO, not { $given } (1.13)
roster-team-size = a fireteam has exactly { $most } primates, not { $given } (1.13)
roster-veterans-size = such a unit has { $least } to { $most } primates, not { $given }
roster-veterans-kind = the unit `{ $given }` can't be of that kind or have talents: only the CO, the XO and fireteams have talents, and only fireteams have a kind
roster-post = no unit of a platoon that has fought before is called `{ $given }`; write `1` to `4`, `co`, `xo`, `f1` or `f2`
roster-hurts = a new primate has no injuries; only a platoon that has fought before has them (G-19)
roster-team-kind = { $given } isn't a kind of fireteam; use Veteran, Grenadier or Tankbuster (section 8)
roster-vehicles = { $subject } has { $given } vehicles; a squad has at most { $most } (1.12, 1.13)
roster-name-shared = `{ $given }` can only name a single primate; a line with a count can't have a name
roster-unarmed = { $subject } has no weapon; every primate must keep at least one (1.14)
roster-only-emplaced = { $subject } has only weapons that must be set up; every primate must keep at least one weapon that it can carry (1.14, 4.10)
roster-weapons = { $subject } has { $given } weapons; a primate carries at most { $most }
roster-too-big = `{ $given }` is { $size }; a { $bearer } primate can carry weapons one size larger and man weapons two sizes larger (4.10, T-99)
roster-emplaced = `{ $given }` is { $size }, two sizes more than its { $bearer } owner: it stays where it is set up, and braced members next to it can fire it (4.10, T-99)
roster-too-much = { $subject } takes { $load } slots ({ $list }); a primate has { $most } (4.10)
roster-spare = spare { $ammo }
roster-spare-big = spares of the { $weapon } are two sizes too large for a { $bearer } primate (4.10, 6.2)
roster-mount-spare = `{ $given }` fits no one-shot weapon on its mounts; these do: { $known } (6.1, T-169)
roster-weapon-spares = a weapon may have { $most } spares; this is one too many
roster-mount-spares = a mount may have { $most } rounds; this is one too many (T-169)
roster-spare-plain = `{ $given }` is always available for reloading, so you needn't buy it (6.2)
roster-ammo-class = `{ $given }` fits none of its weapons; it fits { $known } (6.2)
roster-armor-stack = `{ $given }` can't be worn with `{ $worn }`: a primate wears one helmet and one other piece of armor (G-21)
roster-gear-bearer = `{ $given }` needs a primate of size { $least } or larger; this one is { $bearer } ({ $rule })
roster-gear-weapon = `{ $given }` fits none of its weapons; it fits { $known } ({ $rule })
roster-gear-selector = `{ $given }` can't feed the { $weapon } with the fire selector ({ $rule })
roster-corporal-sergeant = the first primate of a squad is its sergeant; make a later one the corporal (G-12)
roster-corporal-few = a squad of { $given } can't be split; it needs { $least } or more (G-12)
roster-corporal-second = { $subject } is a second corporal in the platoon, after the one of { $squad }; only one squad per platoon may split (G-12)
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
roster-mounts = { $subject } names { $given } mounts; the { $vehicle } has { $most } (section 7)
roster-mount-weapon = `{ $given }` ({ $size }) doesn't fit a { $mount } mount; { $known } do (G-23)
roster-operator = the { $vehicle } needs its own operator from its squad, of size { $size } or { $smaller } (G-23)
roster-clan-mixed = { $given } can't be in a squad of { $home }, which only accept their own kind (5.1)
roster-clan-leader = { $given } can't lead { $home }: only their own kind or a larger ape can (5.1)
roster-bill = { $platoon }
roster-bill-line = { $unit }: { $count } { $what } with { $with }, { $each } each: { $sum }
roster-bill-plain = { $unit }: { $count } { $what }, { $each } each: { $sum }
roster-bill-single = { $unit }: { $what }: { $sum }
roster-bill-spares = spares: { $spares }
roster-bill-emplaced = { $weapon } (set up)
roster-bill-corporal = corporal
roster-bill-total = { $total } of { $scrap } scrap

## Levels
level-letter = `{ $given }` at column { $column } is not in the legend, which has { $known }
level-heights = has { $given ->
    [one] 1 row
   *[other] { $given } rows
}; the board has { $height }
level-height-row = `{ $given }` isn't a row of heights; use { $width } digits
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
check-profiles = profiles of Monkeys With Guns: { $clans } clans, { $weapons } weapons, { $grounds } kinds of ground, hash { $hash }

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
tiled-attributes = an element has more than { $most } attributes
tiled-number = `{ $what }` is `{ $given }`; it must be { $least } to { $most }
tiled-number-one = `{ $what }` is `{ $given }`; it must be { $least }
tiled-not-number = `{ $what }` is `{ $given }`; it must be a number
tiled-color = `{ $what }` is `{ $given }`; it must be a color, such as `#ff8800`
tiled-word = `{ $what }` is `{ $given }`; it must be one of: { $known }
tiled-point = point { $place } of `{ $what }`, `{ $given }`, must be two numbers with a comma between them, such as `16,32`
tiled-missing = `{ $what }` is missing
tiled-no-name = `{ $what }` is empty; it must name a file in the folder of the map
tiled-stray = only one element may be in the file, with everything inside it; remove what is before or after it
tiled-letter = the character { $code } is not allowed in XML; remove it
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
