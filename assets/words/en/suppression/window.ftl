# Suppression Actions in the window.

suppression-book = Suppression Actions
suppression-book-about = Another set of rules: each unit takes one action a turn, and enemy fire leaves markers on it. With one marker it can't take a Major action, with two it can't fire, and with three it falls back.
suppression-round-about = Each side takes one turn per round. In it, each of its units takes one action.
suppression-window-set-up = Set-up
suppression-question-set-up = Which unit sets up, and where? The square is its leader's.
suppression-question-lead = Who leads this swarm until its next turn?
suppression-army-check = { $check }: passes with { $percent } %
suppression-question-officer = Fewer than half of the units are left. Which leader tests the morale of the army?
suppression-question-consolidate = Where does the winner move, up to 3 squares?
suppression-window-lead = Leader of a swarm
suppression-window-officer = Officer
suppression-window-act = Action Phase
suppression-window-charge = Assault Phase
suppression-window-consolidate = Victor's move
suppression-order-set-up = Set up
suppression-order-lead = Leads
suppression-order-officer = Tests
suppression-order-end-actions = End the Action Phase
suppression-order-end-assault = End the Assault Phase
suppression-order-consolidate = Move here
suppression-order-stay = Stay here
suppression-model = { $weapon } { $number }
suppression-group-major = Major
suppression-group-minor = Minor
suppression-group-free = Free
suppression-group-charge = Assault
suppression-way-move-first = Move, then shoot
suppression-way-shoot-first = Shoot, then move
suppression-force = { $name }, { $points } points
suppression-force-points = { $points } points
suppression-piece-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
suppression-is-halt = The others gather around the leader.
suppression-is-go-to-ground = Nobody moves or shoots; the unit is harder to hit.
suppression-is-fall-back = The unit runs for its own edge.
suppression-is-advance = A normal move.
suppression-is-open-fire = The unit shoots from where it stands.
suppression-is-halt-and-fire = The others gather around the leader, then the unit shoots.
suppression-is-shooting-advance = The unit moves and shoots, in either order, less well.
suppression-is-move-then-shoot = The unit moves, then shoots from there, less well.
suppression-is-shoot-then-move = The unit shoots from where it stands, less well, then moves.
suppression-is-focus-fire = The unit takes aim and shoots better.
suppression-is-at-the-double = Twice the normal move; the unit is easier to hit.

## What a volley, a shell or a charge would come to
suppression-need-nothing = always
suppression-need-impossible = impossible
suppression-term-bs = Ballistic Skill
suppression-term-aim = { $action }: Ballistic Skill
suppression-term-ev = Their Evasion
suppression-term-ground = On the ground: Evasion
suppression-term-running = Running: Evasion
suppression-term-exposed = On a road: Evasion
suppression-term-concealed = Concealed: Evasion
suppression-term-sharp = Concealed, but the weapon is Sharp
suppression-term-long = Long range: Evasion
suppression-term-long-template = Long range: needed number
suppression-term-hit = Needed to hit
suppression-term-strength = Strength of the { $weapon }
suppression-term-to = Their Toughness
suppression-term-protected = Hard cover: Toughness
suppression-term-dug-in = Dug in: Toughness
suppression-term-wound = Needed to wound
suppression-term-lands = Needed to land there
suppression-term-ws = Weapon Skill
suppression-term-st = Strength : Toughness
suppression-term-check = Holds on
suppression-shots = { $count } × { $weapon }: { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}
suppression-average-hits = Hits
suppression-average-falls = Casualties
suppression-part-average = On average
suppression-part-markers = Markers
suppression-part-casualties = Casualties
suppression-part-template = The shell
suppression-part-under = If it lands there, { $count } of { $unit } under it
suppression-part-drift = With drift, on average
suppression-drift-theirs = Enemy casualties
suppression-drift-ours = Our own casualties
suppression-template-there = Lands there, by a hit or without drift
suppression-template-drifts = Drifts 1 to 3 squares
suppression-own-under = { $count } of our own { $unit } are under it.
suppression-morale-check = Must check its morale
suppression-morale-falls-back = Fails it: falls back at once
suppression-chance-markers = { $more ->
    [0] No marker
    [1] 1 marker more: { $step }
   *[other] { $more } markers more: { $step }
}
suppression-step-free-of-markers = any action
suppression-step-one = no Major action
suppression-step-two = Free actions only
suppression-step-three = must fall back
suppression-casualties-all = Wiped out
suppression-casualties-half = { $half } or more casualties: checks its morale
suppression-casualties-any = Some casualties
suppression-casualties-some = Fewer than { $half } casualties
suppression-casualties-none = No casualties
suppression-check = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}, { $limit } or less
suppression-part-strikes = { $unit } strike
suppression-part-fight = The fight
suppression-fight-theirs-fall = Enemy casualties, on average
suppression-fight-ours-fall = Our own casualties, on average
suppression-fight-won = We win
suppression-fight-destroys = They are wiped out
suppression-fight-routs = They fall back
suppression-fight-breaks-off = We break off
suppression-fight-routed = We fall back
suppression-fight-destroyed = We are wiped out
suppression-fire-title = { $unit } at { $target }: { $action }
suppression-fire-dice = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}: { $hits } hits and { $falls } casualties on average
suppression-fire-template = { $under } under the template; with drift, { $falls } casualties on average
suppression-fire-falling = { $unit } is falling back: it must rally first.
suppression-fire-markers = { $unit } has { $markers } markers: it must lose some before it can shoot.
suppression-fire-no-sight = Nobody there sees the target.
suppression-fire-no-range = The target is out of range.
suppression-fire-too-near = The target is too near for the template.
suppression-fire-no-hit = No die can hit the target.
suppression-fire-no-weapon = No weapon there can shoot at this target.

## The page of a unit
suppression-page-line = { $kind }, { $left } of { $all }, { $points } points
suppression-page-unit = Trait
suppression-page-kit = { $kind }: { $weapons }
suppression-page-carry = { $count } × { $weapon }
suppression-page-weapon = range { $least ->
    [0] { $range }
   *[other] { $least } to { $range }
}, { $template ->
    [0] { $shots ->
        [1] 1 shot
       *[other] { $shots } shots
    }
   *[other] template
}, Str { $strength }
suppression-page-command = Command radius
suppression-page-radius = { $outside ->
    [0] { $radius } squares
   *[other] { $radius } squares, { $outside } outside
}
suppression-page-may = May take
suppression-page-check = Leadership check
suppression-number-mv = Mv
suppression-number-mv-about = Move: how many squares a primate moves in an Advance.
suppression-number-bs = BS
suppression-number-bs-about = Ballistic Skill: how well the unit shoots.
suppression-number-ev = Ev
suppression-number-ev-about = Evasion: how hard it is to hit. Go To Ground adds 1 and At The Double takes 1 away until the unit's next turn.
suppression-number-to = To
suppression-number-to-about = Toughness: how hard its primates are to wound.
suppression-number-ld = Ld
suppression-number-ld-about = Leadership: the dice of its checks. The command radius is twice this.
suppression-number-nv = Nv
suppression-number-nv-about = Nerve: a die of a check succeeds if it shows this or less. Each marker after the first lowers it by 1, but never below 1.
suppression-number-ws = WS
suppression-number-ws-about = Weapon Skill: how well it strikes in an assault.
suppression-number-st = Str
suppression-number-st-about = Strength: how hard it strikes in an assault.
suppression-trait-deputies = Deputies
suppression-trait-deputies-about = If the leader falls, another primate takes over, with a Leadership 1 lower.
suppression-trait-swarm = Swarm
suppression-trait-swarm-about = Its owner names the leader in each Starting Phase.
suppression-trait-slippery = Slippery
suppression-trait-slippery-about = Markers don't count when it tries to rally.
suppression-trait-suppressive = Suppressive
suppression-trait-suppressive-about = Each hit counts twice toward markers.
suppression-trait-heavy = Heavy
suppression-trait-heavy-about = It can't be fired in a Shooting Advance.
suppression-trait-sharp = Sharp
suppression-trait-sharp-about = Concealment of the target doesn't count.
suppression-trait-template = Template
suppression-trait-template-about = It hits every primate in 3 by 3 squares, friends too.
suppression-trait-indirect = Indirect
suppression-trait-indirect-about = It may be aimed at a square that any friendly leader sees.
suppression-model-leader = leader
suppression-model-deputy = deputy leads
suppression-model-outside = out of command
suppression-limit-acted = Has acted: { $action }.
suppression-limit-falling = Falling back: it tries to rally in its next Starting Phase.
suppression-limit-markers = { $markers ->
    [1] 1 marker
   *[other] { $markers } markers
}: { $step }.
suppression-limit-leaderless = No leader: no Major action, and no moves but Fall Back.
suppression-limit-command = { $count ->
    [1] 1 primate
   *[other] { $count } primates
} out of command: no Major action.

## The turn
suppression-phase-starting = Starting Phase
suppression-phase-starting-about = Units that are falling back rally or are destroyed, and the others try to lose markers. A click shows what was rolled.
suppression-phase-action = Action Phase
suppression-phase-action-about = Each unit may take one action, in any order you like.
suppression-phase-assault = Assault Phase
suppression-phase-assault-about = Units that advanced, halted or did nothing may charge.
suppression-score-about = Points for objectives: 1 for each one held at the end of a round. Held now: { $first } and { $second } of { $all }.
suppression-seize-about = Objectives held now: { $first } and { $second } of { $all }.
suppression-must-fall-back = { $markers } markers: must fall back
suppression-must-leave = { $markers } markers: must fall back from its own edge, and is destroyed
suppression-end-actions = { $may ->
    [0] End phase – all have acted
    [1] { $must ->
        [0] End phase – 1 has not acted
       *[other] End phase – 1 must fall back
    }
   *[other] { $must ->
        [0] End phase – { $may } have not acted
       *[other] End phase – { $may } have not acted, { $must } must fall back
    }
}
suppression-end-actions-short = End phase ({ $may })
suppression-end-actions-about = { $may ->
    [0] Ends the Action Phase.
   *[other] { $must ->
        [0] Ends the Action Phase. Units that have not acted do nothing.
       *[other] Ends the Action Phase. Units that have not acted do nothing, but those with 3 or more markers fall back.
    }
}
suppression-end-assault = { $may ->
    [0] End the turn
    [1] End the turn – 1 can charge
   *[other] End the turn – { $may } can charge
}
suppression-end-assault-short = End turn ({ $may })
suppression-end-assault-about = Ends the Assault Phase, and with it the turn.
suppression-table-morale = Heavy casualties
suppression-table-starting = Starting Phase
suppression-table-check-army = Army
suppression-table-check-rally = Rally
suppression-table-check-recover = Markers
suppression-table-check-morale = Morale
suppression-result-rallies = { $left ->
    [0] Rallies, no marker left
    [1] Rallies, 1 marker left
   *[other] Rallies, { $left } markers left
}
suppression-result-destroyed = Destroyed
suppression-result-stays = The army stays
suppression-result-leaves = The army leaves
suppression-result-holds = Holds
suppression-result-falls-back = Falls back
suppression-result-recovers = { $left ->
    [0] No marker left
    [1] 1 marker left
   *[other] { $left } markers left
}
suppression-result-keeps = Keeps its markers
suppression-tray-title = { $unit }: { $why }
suppression-tray-to-hit = to hit
suppression-tray-to-kill = to wound
suppression-tray-check-army = morale of the army
suppression-tray-check-rally = rally
suppression-tray-check-recover = against markers
suppression-tray-check-morale = morale
suppression-tray-check-assault = morale in the assault
suppression-tray-fall-back = way back
suppression-tray-template = shell
suppression-tray-drift-direction = drift, direction
suppression-tray-drift = drift, distance
suppression-roll-need = { $need }+
suppression-roll-limit = { $need } or less
suppression-luck-hits = Hits
suppression-luck-wounds = Casualties among those hit
suppression-luck-shells = Shells on their square
suppression-luck-checks = Successes in checks
suppression-tray-needs = { $need }+: { $hits } of { $dice }
suppression-tray-check = { $need } or less: { $hits } of { $dice }

## What is written on the board.

suppression-board-range = { $weapon }: { $half } squares, long range { $range }
suppression-board-lands = On target { $percent } %

## Words of the book with what they mean
suppression-glossary = marker markers falling ground running dug command radius check deputy major must
suppression-glossary-marker = marker
suppression-glossary-marker-means = Suppression markers: with 1 the unit takes no Major action, with 2 only Free ones, and with 3 or more it must fall back (R4).
suppression-glossary-markers = markers
suppression-glossary-markers-means = Suppression markers: with 1 the unit takes no Major action, with 2 only Free ones, and with 3 or more it must fall back (R4).
suppression-glossary-falling = falling back
suppression-glossary-falling-means = Falling back: in its next Starting Phase it makes a leadership check. If it fails, it is destroyed (R12, G9).
suppression-glossary-ground = on the ground
suppression-glossary-ground-means = On the ground: Evasion +1 until its next Starting Phase, or until it has to fall back (R10, A3).
suppression-glossary-running = running
suppression-glossary-running-means = Running: Evasion −1 until its next Starting Phase (R18, A3).
suppression-glossary-dug = dug in
suppression-glossary-dug-means = Dug in: Toughness +1 until the unit first moves (G26).
suppression-glossary-command = out of command
suppression-glossary-command-means = Out of command: outside the leader's command radius. If anyone is when the Action Phase begins, the unit takes no Major action (R6).
suppression-glossary-radius = command radius
suppression-glossary-radius-means = Command radius: twice the unit's Leadership, in squares from its leader. Members that can end a move inside it must (A2, A21).
suppression-glossary-check = leadership check
suppression-glossary-check-means = Leadership check: as many dice as the unit's Leadership. A die that shows its Nerve or less is a success, and one success passes (G6).
suppression-glossary-deputy = deputy leads
suppression-glossary-deputy-means = A deputy leads: the unit's Leadership is 1 lower for the rest of the battle (G18).
suppression-glossary-major = Major action
suppression-glossary-major-means = Major actions: Halt And Fire, Shooting Advance, Focus Fire and At The Double. They need a unit without markers and in command (R4, R6).
suppression-glossary-must = must fall back
suppression-glossary-must-means = Must fall back: with 3 or more markers the unit runs for its own edge, at the latest when the Action Phase ends (R4, A4).

# What terrain does, at the pointer.
suppression-ground-slow = no At The Double in or out
suppression-ground-difficult = members that touch it move half as far
suppression-ground-impassable = nobody enters
suppression-ground-conceals = Evasion +1
suppression-ground-protects = Toughness +1
suppression-ground-exposes = Evasion -1
suppression-ground-woods = its third square blocks sight
suppression-ground-solid = blocks sight

# Who stays behind in a move, on the page of the draft.
suppression-held-behind = { $count ->
    [one] 1 stays behind: it stands in slow ground (G24).
   *[other] { $count } stay behind: they stand in slow ground (G24).
}
suppression-stay-behind = { $count ->
    [one] 1 stays where it is.
   *[other] { $count } stay where they are.
}
suppression-leave-command = { $count ->
    [one] 1 would be out of command (R6).
   *[other] { $count } would be out of command (R6).
}

# Views of the whole board.
suppression-view-mist = Mist hides everything beyond { $far } squares
suppression-view-target = { $percent } for markers, casualties: { $fallen }
