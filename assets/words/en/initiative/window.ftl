# Initiative Ladder in the window.

initiative-window-set-up = Set-up
initiative-window-carrier = Carrier of the load
initiative-window-declare = What is repeated
initiative-calm-declare = Calm turn: one move each, and no calls
initiative-window-repeat = A repeated action
initiative-window-call = A call
initiative-window-watch = Opportunity fire
initiative-question-set-up = Where does the next character start?
initiative-question-carrier = Which character carries the { $load }?
initiative-question-watch = { $who } is crossing your aim: fire now? { $ahead ->
    [0] It goes no farther.
    [1] It has 1 square to go.
   *[other] It has { $ahead } squares to go.
}
initiative-group-repeat = Repeated
initiative-group-shoot = Shoot
initiative-group-move = Move
initiative-group-melee = Melee
initiative-group-other = Other
initiative-way-direction = Direction
initiative-way-area = Area
initiative-way-target = At { $target }
initiative-carrier = { $kind } carries it
initiative-lurk-offer = Choose where it aims
initiative-lurk-ask = Click where it aims: in a direction, or at an area (see the sheet). Enter sets it up; Esc chooses the square again.
initiative-way-move = Only move
initiative-way-then-fire = And fire
initiative-move-fire = { $move }, then fire at { $target }
initiative-move-fight = { $move } and { $attack }: { $target }
initiative-fire-with-aim = Aimed fire
initiative-ready-change = Take the { $weapon }
initiative-say-point-out = Point out { $other }
initiative-say-steady = Steady { $other }
initiative-say-beside = { $say }; { $action }
initiative-watch-fire = { $kind } fires
initiative-watch-shot = { $title }: { $dice } ({ $need }). { $percent } to hit.

initiative-is-fire = All shots of the weapon at one enemy. The aim is used up.
initiative-is-aim = The next shot is a level easier, unless the weapon fires bursts, and it may fire at enemies that move where it aims.
initiative-is-reload = One reload action; some weapons need two.
initiative-is-crawl = { $far ->
    [1] 1 square
   *[other] { $far } squares
}, lying flat.
initiative-is-walk = Up to { $far } squares. Some weapons can be fired at the end.
initiative-is-trot = Up to { $far } squares. Some weapons can be fired at the end.
initiative-is-repeated = { $action } in every phase, before anyone is called. { $phases ->
    [1] It is there after 1 phase.
   *[other] It is there after { $phases } phases.
}
initiative-goes-on = { $action }, { $squares ->
    [1] 1 square
   *[other] { $squares } squares
} along its path. { $left ->
    [0] That is the end of it.
    [1] 1 square is left after that.
   *[other] { $left } squares are left after that.
}
initiative-is-break-off = It stops here. At its next call it may only go prone or duck.
initiative-is-run = Up to { $far } squares. Nothing else but a diving blow.
initiative-is-go-prone = Beyond Short range it is harder to hit.
initiative-is-stand-up = It gets up. It can also get up while it moves, at half the distance.
initiative-is-duck = Up to 2 squares, into cover or behind it.
initiative-is-armed = With the knife in hand. Click an enemy that it can reach.
initiative-is-strike = With bare hands. Click an enemy that it can reach.
initiative-is-grapple = A hit holds the enemy.
initiative-is-dive = A hit throws the enemy down. The attacker falls either way.
initiative-is-escape = It rolls to break the hold. If it does, it may walk or trot away.
initiative-is-let-go = It lets go of the enemy that it holds.
initiative-is-ready = Another weapon, a second belt, the radio, or the load.
initiative-is-talk = One sentence: point out an enemy that it sees, or steady a friend who panics.
initiative-is-mount = It mounts the animal beside it.
initiative-is-dismount = It dismounts beside its mount.
initiative-is-hold = It does nothing in this phase. It isn't aiming, so it can't fire at movers either.
initiative-is-hold-watches = It does nothing now. Its aim stays, and it may still fire at movers in this phase.
initiative-is-hold-side-fired = It does nothing now. Its aim stays, but its side has already fired at a mover in this phase.
initiative-is-hold-aims = It does nothing now. Its aim stays, but as it is it can't fire at movers.
initiative-is-hold-broken = It does nothing in this phase. From its next call on it may do anything again.
initiative-is-hold-declare = Nothing is repeated: it is called as usual.
initiative-is-let-pass = Nobody fires here. You are asked again when the shot gets better, when cover changes, and at the last square.
initiative-is-let-go-by = Nobody fires. This was the last square of its move: the chance is gone.
initiative-pass-move = Let this one pass
initiative-pass-move-about = Nobody fires at { $who } in the rest of this move, and you aren't asked again about it.
initiative-pass-phase = Let all pass
initiative-pass-phase-about = Nobody fires at movers in the rest of this phase, and you aren't asked again until the next one.

## Numbers, line by line
initiative-fire-quick = Quick shots, { $weapon }
initiative-fire-aimed = Aimed fire, { $weapon }
initiative-fire-bursts = Bursts, { $weapon }
initiative-fire-shots = { $count ->
    [1] 1 shot on a d20
   *[other] { $count } shots on a d20
}
initiative-fire-dice = { $count ->
    [1] 1 burst of dice
   *[other] { $count } bursts of dice
}
initiative-band-0 = Short
initiative-band-1 = Medium
initiative-band-2 = Long
initiative-band-3 = Extreme
initiative-level-0 = Average: × 2
initiative-level-1 = Difficult: × 1
initiative-level-2 = Formidable: × 1/2
initiative-level-3 = Impossible: × 1/4
initiative-level-4 = no shot
initiative-level-5 = no shot
initiative-level-6 = no shot
initiative-level-7 = no shot
initiative-term-range = { $band } range, { $far } squares ({ $metres } m)
initiative-term-covered = Target covered
initiative-term-low = Target prone or small, beyond Short
initiative-term-moved = The shooter moved
initiative-term-mounted = The shooter rides
initiative-term-aimed = Aimed
initiative-term-easier = 1 level easier
initiative-term-harder = 1 level harder
initiative-term-fewer = { $dice ->
    [0] no change
    [1] –1 die
   *[other] –{ $dice } dice
}
initiative-term-level = Level
initiative-term-number = First shot: at most
initiative-term-later = Later shots: at most
initiative-term-burst = Dice of a burst
initiative-term-recoil = Recoil { $recoil } a burst, Strength { $strength }
initiative-term-dice = Dice, burst by burst
initiative-term-melee = Melee asset
initiative-term-helpless = Target prone or held: × 2
initiative-term-dive = Diving blow: × 1/2
initiative-term-at-most = At most, on a d20
initiative-term-damage = Damage
initiative-chance-dead = Dead
initiative-chance-out = Out of action
initiative-chance-hit = Hit, can still act
initiative-chance-missed = Missed
initiative-note-wounds = Worst wound afterward: slight { $slight }, serious { $serious }, critical { $critical }.
initiative-note-down = Knocked down { $down }; panics { $panic }.
initiative-note-panic = Panics { $panic }.
initiative-note-reload-lost = What has been reloaded so far is lost.
initiative-note-surprise = It hasn't detected the shooter: it panics before the first shot { $panic }.
initiative-note-strays = A stray may hit { $names }.
initiative-note-strays-friends = A stray may hit our own side: { $names }.
initiative-note-aim = These are the odds when it next fires, with the first shot aimed, and of opportunity fire if the enemy is seen now.
initiative-note-dive = The attacker ends prone, hit or miss.
initiative-note-grapple = A hit holds the enemy. Until the holder lets go or the other escapes, they can only strike each other.

## The page of a character
initiative-page-line = { $kind }{ $vest ->
    [0] {""}
   *[other] , vest { $vest }
}{ $helmet ->
    [0] {""}
   *[other] , helmet { $helmet }
}
initiative-page-kit = { $kind }, Initiative { $initiative }, { $weapon }
initiative-page-initiative = Initiative
initiative-page-initiative-about = It is called { $left } of { $full } times a turn. Its worst wound counts: { $worst }. A slight one costs 1, a serious one 3, and at 0 it can't act.
initiative-page-bears = bears { $capacity }
initiative-page-taken = { $taken }: { $wound }
initiative-page-capacity-about = { $taken } damage so far. Up to { $half } is a scratch, up to { $capacity } slight, up to { $twice } serious, above that critical. { $armor ->
    [0] No armor.
   *[other] Armor takes off { $armor } die.
}
initiative-page-in-hand = In hand: { $weapon }
initiative-page-carried = { $weapon }
initiative-page-blade = { $dice }d6 + { $plus }, adjacent
initiative-page-shots = Short { $short }, { $shots ->
    [1] 1 shot
   *[other] { $shots } shots
}, { $dice }d6, { $rounds }/{ $magazine }
initiative-page-bursts = Short { $short }, { $shots } bursts, { $dice }d6, { $rounds }/{ $magazine }
initiative-page-reloading = Reloading
initiative-page-reloaded = { $done } of { $of }
initiative-page-aims = Aims
initiative-page-aim-target = at { $target }
initiative-page-aim-arc = in a direction
initiative-page-aim-area = at the area around { $x },{ $y }
initiative-page-off-phase = off-phase shot used
initiative-page-repeats = Repeats
initiative-page-body = Body
initiative-number-str = STR
initiative-number-str-about = Strength: recoil beyond it spoils later shots, and it counts toward what the body bears.
initiative-number-con = CON
initiative-number-con-about = Constitution: what head and body bear.
initiative-number-agi = AGI
initiative-number-agi-about = Agility: minus the bulk of the weapon, it decides who is called first. A hit of twice this knocks it down.
initiative-number-rifle = Rifle
initiative-number-rifle-about = Rifle asset
initiative-number-side = Side
initiative-number-side-about = Sidearm asset
initiative-number-melee = Melee
initiative-number-melee-about = Melee asset
initiative-trait-small = Small
initiative-trait-small-about = Beyond Short range it is a level harder to hit.
initiative-trait-mount = Mount
initiative-trait-mount-about = It carries a rider and does nothing by itself.
initiative-trait-automatic = Automatic
initiative-trait-automatic-about = It fires bursts of 5 rounds. Aim doesn't help them, and others beside the target may be hit.
initiative-trait-walk-fire = Walk-fire
initiative-trait-walk-fire-about = It can be fired at the end of a walk or trot.
initiative-trait-belt = Belt
initiative-trait-belt-about = A second belt can be linked, so that the next reload isn't needed.
initiative-state-dead = dead
initiative-state-unable = can't act
initiative-state-panic = panics
initiative-state-held = held
initiative-state-holding = holds an enemy
initiative-state-prone = prone
initiative-state-undetected = undetected
initiative-state-aiming = aims
initiative-state-mounted = rides
initiative-state-ridden = ridden
initiative-state-load = carries the { $load }
initiative-state-last-seen = last seen here
initiative-location-head = Head
initiative-location-chest = Chest
initiative-location-abdomen = Abdomen
initiative-location-right-arm = Right arm
initiative-location-left-arm = Left arm
initiative-location-right-leg = Right leg
initiative-location-left-leg = Left leg
initiative-wound-unhurt = unhurt
initiative-wound-scratch = scratch
initiative-wound-slight = slight
initiative-wound-serious = serious
initiative-wound-critical = critical
initiative-limit-dead = Dead.
initiative-limit-unable = Initiative 0: it can't act.
initiative-limit-phase = Initiative { $initiative }: not called in phase { $phase }.
initiative-limit-panic = Panics: it loses its next { $calls ->
    [1] call
   *[other] { $calls } calls
}.
initiative-limit-acted = It has acted in this phase.
initiative-limit-broken = It has broken off: in its next call it may only go prone, duck, or hold. After that it is free.
initiative-limit-held = Held: it can only strike or escape.
initiative-limit-off-phase = Off-phase shot used: it must aim again before the next.

## The turn
initiative-phase-declare = Repeat
initiative-phase-declare-about = Before phase 6: characters that do the same thing all turn are declared. They do it in every phase, before all calls.
initiative-phase-about = Everyone with Initiative { $phase } or more is called, those with { $phase } first.
initiative-queue-done = { $kind }, Initiative { $initiative }: has been called.
initiative-queue-now = { $kind } is called now: Initiative { $initiative }, and { $quick } for Agility minus the weapon's bulk.
initiative-queue-next = { $kind }: Initiative { $initiative }, and { $quick } for Agility minus the weapon's bulk. Among equals, the higher goes first.
initiative-queue-panic = { $kind } panics: it loses { $calls ->
    [1] 1 more call
   *[other] { $calls } more calls
}.
initiative-queue-acted = { $kind } has acted in this phase already, by opportunity fire or by what it repeats.
initiative-queue-wounded = { $kind }: Initiative { $initiative }, so it isn't called in phase { $phase } any more.
initiative-end-declare-calm = Nobody sees an enemy: each character makes the move declared for it, or nothing. Nobody is called until somebody sees an enemy.
initiative-end-declare-first = Your side declares nothing more. The calls begin when both sides are done.
initiative-end-declare-last = Nothing more is declared: the calls begin.
initiative-board-range = { $weapon }: Short, up to { $short } squares
initiative-board-range-far = Medium up to { $medium }, Long up to { $long } squares
initiative-board-ahead = { $count ->
    [0] ends here
    [1] 1 square to go
   *[other] { $count } squares to go
}
initiative-force-strengths = { $first } against { $second } characters
initiative-turn-about = A turn has six phases. In each, everyone is called whose Initiative is at least its number.
initiative-board-phases = { $phases } phases
initiative-objective-place = The { $place }
# What is held, and what is carried, if the level has no name for it; both are read after "the".
initiative-place = marked place
initiative-load = load
initiative-objective-goal = The way out

## The tray
initiative-tray-title = { $unit }: { $why }
initiative-tray-at-most = { $need } or less: { $hits } of { $dice }
initiative-tray-sixes = { $need } or more hits: { $hits }
initiative-tray-needs = ≤ { $need }
initiative-luck-hits = Hits
initiative-luck-panic = Panics
initiative-tray-sum = { $dice ->
    [1] { $sum }
   *[other] together { $sum }
}
initiative-tray-to-hit = to hit
initiative-tray-burst = a burst
initiative-tray-location = where it hits
initiative-tray-damage = damage
initiative-tray-panic = panic
initiative-tray-who-is-first = who is first
initiative-tray-melee = a blow
initiative-tray-escape = an escape
initiative-chance-held = Held
initiative-damage = { $dice }d6{ $plus ->
    [0] {""}
    [-1] {" "}– 1
   *[other] {" "}+ { $plus }
}
initiative-tray-set-up-first = who sets up first
initiative-tray-rating = Initiative for this battle
initiative-order-ready = Ready

# What terrain does, at the pointer.
initiative-ground-slow = each square costs double
initiative-ground-closed = nobody enters
initiative-ground-cover = cover
initiative-ground-brush = its third square blocks sight
initiative-ground-solid = blocks sight
