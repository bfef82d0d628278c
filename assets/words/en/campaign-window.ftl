### Campaigns in the window.

## The title

title-campaign = Campaign
title-campaign-about = March over a map, fight, and go on with those who are left.
title-campaign-short = A war over a map.
window-back-to-campaign = Back to the campaign
campaign-saves-itself = The campaign is saved after every order.

## The set-up

campaign-set-up = Choose a campaign
campaign-begin = Begin campaign
campaign-saved = Saved campaigns
campaign-saved-about = { $stands } - { $when }
campaign-saved-all = Load or delete
campaign-saved-none = No campaigns saved yet. The game saves a campaign after every order.
campaign-saved-here = { $stands }, on the table
campaign-saved-gone = This campaign isn't saved here any more.
campaign-name = Save the campaign
campaign-name-about = The game saves the campaign after every order. What you name here is a copy that it never changes.
campaign-name-over = A copy with this name already exists. Save again to replace it.
campaign-offered = { $campaign }, round { $round }
campaign-save-later = the computer is still working on it. Try again when it is done
campaign-resume-about = Go on with this campaign.
campaign-reading = Reading { $name }: all of its battles are checked.
campaign-damaged = The campaign can't be read: { $why }
campaign-fault = A campaign file can't be used: { $why }
campaign-size = { $tribes ->
    [one] 1 tribe
   *[other] { $tribes } tribes
}, { $hexes } hexes, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
campaign-how = Each round, the tribes move their troops in turn. A troop that enters a hex with enemies fights for it. Towns bring scrap and points every round. The last tribe on the map wins, or the one with the most points after the last round; if points are equal, the one with the most scrap.
campaign-seats = Who plays
campaign-person = Person
campaign-nobody-plays = Nobody
campaign-nobody-plays-about = The tribe stays away from this campaign.
campaign-person-about = Plays at this computer.
campaign-script = { $name }, scripted
campaign-script-about = The computer plays. In battle: { $about }
campaign-temper = On the map: { $name }
campaign-temper-of = How { $tribe } plays on the map
campaign-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
campaign-begins-with = Begins with { $points } victory { $points ->
    [one] point
   *[other] points
}
campaign-troop-line = { $troop }: { $primates } primates{ $vehicles ->
    [0] { "" }
    [one] , 1 vehicle
   *[other] , { $vehicles } vehicles
}; { $hexes ->
    [one] 1 hex a turn
   *[other] { $hexes } hexes a turn
}

## The bars

campaign-round = Round { $round } of { $rounds }
campaign-score-about = { $tribe }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $scrap } scrap, { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}
campaign-news = Round { $round } is over
campaign-news-nothing = Nobody holds anything that brings scrap or points.
campaign-news-poor = Nothing to buy for { $tribe }: no scrap is left.
campaign-news-away = Nothing to buy for { $tribe }: no troop is in a town that the tribe holds.
campaign-news-about = Dismisses this note.
campaign-undo = Undo
campaign-panel = Details
campaign-redo = Redo
campaign-nothing-to-undo = Nothing to undo: you can go back only as far as the last die roll or meeting.
campaign-nothing-to-redo = Nothing to redo.
campaign-turn-designate = { $tribe }: the next troop
campaign-turn-camp = { $tribe }: in camp
campaign-turn-act = { $tribe }: move of { $troop }
campaign-turn-fight = { $tribe }: battle of { $troop }
campaign-turn-salvage = { $tribe }: wrecks for { $troop }
campaign-turn-grid = { $tribe }: shells on { $troop }
campaign-turn-retreat = { $tribe }: retreat of { $troop }
campaign-next-over = The campaign is over. { $how } The chronicle tells its story.
campaign-next-script = The computer plays { $tribe }.
campaign-next-march = March to { $hex }? Click it again or press Enter.
campaign-next-attack = Attack { $foes } at { $hex }? Click it again or press Enter. You can't undo that.
campaign-next-shell = Shell { $troop }? Press the button again. Each shell falls on one of 36 squares, and only hurts a squad on it. The turn is over then, and you can't undo it.
campaign-foe = { $troop } ({ $fit })
campaign-against = Against
campaign-chance = Chance to win
campaign-chance-about = { $low } to { $high } % after { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}
campaign-chance-come = { $tries ->
    [one] 1 try so far
   *[other] { $tries } tries so far
}
campaign-next-end = { $troop } hasn't marched yet. Press "End its turn" again if it should stay where it is.
campaign-next-act = Click a marked hex to march there, or a marked enemy to attack: { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}.
campaign-next-act-or-shell = Click a marked hex to march there, or a marked enemy to attack: { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}. Or shell an enemy at the crosshairs.
campaign-next-spent = This troop can't march any farther in this round. End its turn.
campaign-next-retreat = Your troop has lost. Click one of the marked hexes: it retreats there.
campaign-next-retreat-to = Retreat to { $hex }? Click it again or press Enter. You can't undo that.
campaign-next-camp = The round is over. Troops in your towns can be reinforced: open their camp, then go on to the next round.
campaign-next-designate = Choose the troop that moves next. Troops move in this order in every round.
campaign-retreat = Retreat
campaign-retreat-about = The troop goes back to the chosen hex.
campaign-march = March
campaign-march-where = choose a hex first: click a marked one on the map
campaign-march-spent = the troop can't march any farther in this round
campaign-march-about = The troop marches to the chosen hex.
campaign-attack = Attack
campaign-attack-about = The troop enters the hex, and there is a battle at once.
campaign-call-off = Call off
campaign-call-off-about = Nothing has been ordered yet: the troop stays where it is.
campaign-take-back = Take back
campaign-take-back-about = Takes back the last hex that the troop marched. You can do that until enemies meet or a die is rolled.
campaign-shell = Shell { $troop }
campaign-shell-about = Instead of marching: { $guns ->
    [one] the gun of the troop fires
   *[other] each of the troop's { $guns } guns fires
} at a random square of the grid on which the squads of { $troop } are.
campaign-supported = Supporting guns
campaign-guns = Guns
campaign-guns-reach = { $count ->
    [one] 1 gun
   *[other] { $count } guns
}, reach { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
campaign-over-to-next = Go on
campaign-over-to-next-about = Your tribe buys nothing more in this round.
campaign-done = End its turn
campaign-done-about = The troop stays where it is, and the next tribe moves.
campaign-thinking = Move of { $tribe }.
campaign-settling = The battle is being fought. This takes a moment.
campaign-checking = The battle is being taken into the campaign.
campaign-no-battle-waits = the campaign isn't waiting for a battle

## The side panel

campaign-leaf-troop = Troop
campaign-leaf-tribes = Tribes
campaign-leaf-chronicle = Chronicle
campaign-under = { $hex }{ $kind ->
    [none] { "" }
   *[other] : { $kind }
}, held by { $holder }{ $scrap ->
    [0] { "" }
   *[other] , { $scrap } scrap a round
}{ $points ->
    [0] { "" }
    [one] , 1 point a round
   *[other] , { $points } points a round
}
campaign-nobody = nobody
campaign-troop-at = { $troop }, { $hex }
campaign-troop-about = { $tribe }, at { $hex }
campaign-destroyed = Destroyed
campaign-all-troops = Troops
campaign-other-troops = Other troops
campaign-fit = Fit primates
campaign-resting = Miss the next battle
campaign-platoons = Platoons
campaign-worth = Worth in scrap
campaign-vehicles = Vehicles
campaign-speed = March
campaign-hexes = { $count ->
    [one] 1 hex a turn
   *[other] { $count } hexes a turn
}
campaign-order = Place in the order
campaign-place = { $place ->
    [1] First Troop
    [2] Second Troop
    [3] Third Troop
   *[other] Troop { $place }
}
campaign-no-place = not chosen yet
campaign-rests = resting
campaign-hurt-accuracy = Accuracy −{ $less }
campaign-hurt-speed = Speed −{ $less }
campaign-battles = { $count ->
    [one] 1 battle fought
   *[other] { $count } battles fought
}
campaign-down = { $count ->
    [one] 1 enemy down
   *[other] { $count } enemies down
}
campaign-held-by = Held by
campaign-ground = Ground
campaign-density = { $style }, { $percent } %
campaign-scrap-a-round = Scrap a round
campaign-points-a-round = Points a round
campaign-points = Points
campaign-scrap = Scrap
campaign-income = Each round
campaign-both = { $scrap } scrap, { $points ->
    [one] 1 point
   *[other] { $points } points
}
campaign-reason = Reason for its last order: { $why }
campaign-on-the-map = Plays on the map
campaign-troops-left = Troops on the map
campaign-ledger = Ledger
campaign-spent = { $round }: { $what }
campaign-spent-by = { $round }: { $what }, { $troop }
campaign-began-with = Left after mustering
campaign-for-gear = Gear of the dead
campaign-for-wreck = Wreck sold: { $vehicle }
campaign-for-repair = Wreck repaired: { $vehicle }
campaign-for-crates = Crates
campaign-before = Before that
campaign-for-income = Income
campaign-for-reinforcements = Reinforcements
campaign-for-other = Other
campaign-dead = Roll of honor: { $count }
campaign-grave = { $name }, { $unit }: { $hex }, round { $round }; { $battles ->
    [one] 1 battle
   *[other] { $battles } battles
}{ $down ->
    [0] .
    [one] , 1 enemy down.
   *[other] , { $down } enemies down.
}
campaign-moment-about = Show the map as it was then.
campaign-next-then = The map as it was then. Click the same line again, or press Escape, to come back to now.
campaign-sheet-empty = Point at a hex or click a troop to see what it is.
campaign-watch = Watch this battle
campaign-watch-about = Shows the battle on the table, from its beginning.

campaign-pass = Pass to { $tribe }
campaign-pass-about = The next decision is this tribe's.
campaign-ready = Ready
campaign-ready-about = Take the seat.

## A meeting

campaign-meeting = { $troop } met { $other } at { $hex }
campaign-meeting-about = Ground: { $kind }, { $percent } % terrain. Scenario: { $scenario }.
campaign-natives-yours = You command the natives here.
campaign-natives-led = The player of { $tribe } commands the natives here.
campaign-fights-next = Next in this hex: { $others }. To stay, { $troop } must beat all of them.
campaign-attacks = Attacks - { $player }
campaign-defends = Defends - { $player }
campaign-led-by-script = the computer
campaign-if-beaten = Retreats to
campaign-if-beaten-gone = nowhere: destroyed
campaign-odds = After { $tries } quick tries, the chance to win is { $low } to { $high } % for { $troop }.{ $draws ->
    [0] {""}
   *[other] { " " }Draws: { $draws } % of the tries. Then the attacker retreats.
} The computer plays both sides in them.
campaign-odds-come = Quick tries of this battle are being played: { $tries } so far.
campaign-begun = This battle has begun. Pick up where you left off, or let the computer play the rest. The chances below are those at its start.
campaign-edge = Sets up in the
campaign-edge-turn = Defend in the { $edge }
campaign-edge-turn-about = { $troop } was here first, so its player picks its edge (C-36).
campaign-edge-late = the battle has begun, so its edges can't change
campaign-settle = Settle
campaign-settle-about = The computer plays both sides right away, from where you left the battle if you have begun it. You can watch it afterwards.
campaign-fight = Play battle
campaign-fight-on = Go on with the battle
campaign-fight-on-about = The battle waits where you left it.
campaign-fight-about = You play the battle yourself and come back to the map with its result.

## What follows from a battle

campaign-rolled = { $count ->
    [one] 1 casualty is
   *[other] { $count } casualties are
} rolled for; { $recovered ->
    [0] nobody recovers
    [one] 1 recovers
   *[other] { $recovered } recover
} at once.
campaign-decided = { $scenario }: { $how }
campaign-conceded = One side has conceded.
campaign-table = Table for those who { $key ->
    [missing] are missing
    [routed] have routed
    [injured] are injured
    [hollow] are wounded by hollow points, of two dice the higher one
   *[other] are wounded
}: { $rows }.
campaign-table-row = { $dice }: { $fate }
campaign-losses = { $tribe }: { $fates }
campaign-losses-fate = { $fate } ({ $count })
campaign-no-casualties = No casualties.
campaign-read = Continue
campaign-read-about = Back to the map.
campaign-army = Army of { $tribe }
campaign-army-own = The campaign's own army
campaign-army-of = Army: { $name }
campaign-no-roster = no roster is called { $name }
campaign-shot-title = A shell has struck
campaign-shot-fell = The shell came down on column { $column }, row { $row }, where { $squad } is.
campaign-shot-dice = Dice on the table: { $dice }.
campaign-shot-die = Which die counts? A 1 does nothing, 2 and 3 only shake those who were pinned, and 4 to 6 wound everybody in the open.
campaign-shot-rout = { $unit } has lost its leader and its nerve. Which die counts? On a 4 to 6, the rest of it routs.
campaign-shot-strike = Whom does the shell hit directly?
campaign-shot-damage = What does the hit take from the vehicle?
campaign-shot-successor = Who leads { $unit } now?
campaign-shot-check = Whose leader check comes first?
campaign-shot-answer = Your answer
campaign-shot-keep = Keep the { $face }
campaign-shot-usual = { $answer } (the usual answer)
campaign-shot = Continue
campaign-shot-about = The guns fire on.
campaign-turn-shot = { $tribe }: a shell has struck
campaign-next-engage = Choose whom to fight first: to stay, your troop must beat all of them.
campaign-engage-about = Your troop fights { $troop } first.
campaign-designate-about = Next to move: { $troop }, at this place of the order in every round.
campaign-grid-title = Shells on { $troop }
campaign-grid-asks = { $guns ->
    [one] A gun
   *[other] { $guns } guns
} of { $troop } will fire at this grid. For each shell two dice are rolled: the column, then the row. The rules leave it to you where your squads are: click a squad, then a square. No square is safer than another.
campaign-grid = Place them here
campaign-grid-about = The shells fall.
campaign-square = Column { $column }, row { $row }
campaign-salvage-title = Salvage
campaign-salvage-asks = Decide for each wreck: sell it, or repair it for one of your units. Your tribe has { $scrap } scrap.
campaign-salvage-torch = { $name } of { $unit } bears the torch that repairs them.
campaign-wreck = { $vehicle }, wreck of { $troop }
campaign-fate-sell = Sell for { $scrap } scrap
campaign-fate-repair = Repair for { $scrap } scrap, for { $unit }
campaign-salvage = Done
campaign-salvage-about = The wrecks are sold and repaired as chosen.

## The camp

camp-open = Camp
camp-open-about = Regroup this troop, equip it, and reinforce it.
camp-title = { $troop } in camp
camp-purse = { $scrap } scrap
camp-close = Back to the map
camp-close-about = Closes the camp. What you changed stays, and Undo takes it back.
camp-next-free = Click or drag a primate, a unit, a platoon or a thing, then click where it is to go.
camp-next-held = { $piece }: click a marked place, or press Escape to let go.
camp-stays-in-troop = squads and primates stay in their troop; only whole platoons change places with those of another
camp-next-nowhere = { $piece } can't go anywhere else here. Click a place to see why, or press Escape.
camp-platoon = { $count } strong{ $rests ->
    [0] { "" }
   *[other] , { $rests } resting
}
camp-platoon-beside = { $troop }, { $count } strong{ $rests ->
    [0] { "" }
   *[other] , { $rests } resting
}
camp-strong = { $count } strong
camp-primate = { $name }: { $gear }
camp-store = Store
camp-store-empty = The store is empty. The winner of a battle takes the gear of the dead.
camp-sell = Sell for { $scrap }
camp-sell-about = Your tribe gets half of what it cost.
camp-shop = Reinforcements
camp-shop-later = They are bought at the end of a round, by troops in towns that their tribe holds.
camp-shop-elsewhere = This troop isn't in a town that your tribe holds.
camp-shop-empty = This troop has no room for anyone else.
camp-buy = { $scrap } scrap
camp-buy-about = For the platoon { $platoon }. Primates also bring their clan's weapon.
camp-buys-squad = Another { $clan } squad of { $count }, { $name }
camp-buys-officer = { $name } again, a { $clan }
camp-buys-team = { $name } again: { $count } { $clan } primates
camp-buys-primate = Another { $clan } for { $unit }
camp-buys-armed = Another { $clan } for { $unit }, with { $kit }
camp-offer-for = { $words } ({ $platoon })
camp-buys-vehicle = Another vehicle for { $unit }: { $kind }

## The end

campaign-over-points = The last round is over. Victory points decide; if they are equal, scrap does.
campaign-over-last = Only one tribe has troops left on the map.
campaign-over-nobody = No tribe has troops left on the map.
campaign-over-won = Well marched!
campaign-over-row = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $scrap } scrap, { $troops ->
    [one] 1 troop left
   *[other] { $troops } troops left
}, { $dead } dead, { $gone ->
    [one] 1 deserter
   *[other] { $gone } deserters
}
campaign-over-battles = Battles fought
campaign-over-hero = Most enemies down, { $tribe }
campaign-over-hero-row = { $name } of { $troop }: { $down }
campaign-look = Look at the map
campaign-look-about = Closes this card. The map and the chronicle stay.
campaign-to-title = Title
campaign-to-title-about = Back to the title. The campaign stays in the list of saved campaigns.
