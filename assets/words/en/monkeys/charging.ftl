# Charges and hiding in the window: buttons, forecasts, decisions.

hint-order-hide = A stealth action: a move at half Speed that ends in terrain or at cover. Both sides still see the unit, but overwatch must detect it before it can fire at it, and its first attack out of hiding has half again as much power.
hint-order-charge = Runs into close combat with an enemy unit, all in one action.
hint-order-special = The CO spends one of its actions, and { $unit } gains one.
accept-hide = Hide
accept-charge = Charge!
accept-special = Give the order
draft-hide = No one moves. The unit is hidden from overwatch from now on, until it attacks, charges, makes a plain move or is detected. Its first attack out of hiding has half again as much power.
draft-charge = Every unpinned member on foot charges. The charge can break off only after its target has fired at it on the way.
draft-charge-joined = { $count ->
    [one] { $who } joins the charge.
   *[other] { $count } join the charge: { $who }.
}
draft-special = The CO spends an action, and { $unit } gains one.
draft-detect = { $unit } is on overwatch: it detects the unit with { $chance }, and can only fire if it does.
state-prone = prone
fact-hidden = Hidden
fact-hidden-from = from overwatch
fact-talent = Talent
fact-talent-of-co = From the CO
fact-talent-of-xo = From the XO
talent-ambush = A roll to detect hidden units of the platoon within { $squares } squares of the CO has { $number }.
talent-discipline = The platoon has { $number } Morale within { $squares } squares of the CO.
talent-get-down = A unit of the platoon that triggers overwatch within { $squares } squares of the CO may stop there and drop prone, which counts as cover.
talent-range-practice = The whole platoon has { $number } Accuracy, even when the CO is off the board.
talent-special-order = The CO spends one of its actions, and a unit of the platoon within { $squares } squares gains one.
talent-buck-up = The platoon has { $number } Morale within { $squares } squares of the XO.
talent-charge = Primates of the platoon within { $squares } squares of the XO can join its charge without spending an action, each with { $number } in close combat and in defense against fire.
talent-follow-me = Members that have lost their sergeant or corporal may follow the XO instead: within 6 squares of it they are inside the sphere of influence.
talent-steady-aim = While braced they have { $number } Accuracy.
talent-old-hands = They have { $number } Morale.
talent-strong-arm = Grenades that they throw or launch reach { $count ->
    [one] one range band farther.
   *[other] { $count } range bands farther.
}
talent-set-charges = While braced, the Area of Effect of their weapons is { $number } squares wider.
talent-weak-spot = Their weapons have { $number } Damage against vehicles.
talent-quick-tube = While braced they reload a One-Shot weapon without spending an action.
terms-close-combat = { $count } armed for close combat, { $each } each
terms-berserk = { $count } berserk, { $each } each
terms-joined = { $count } joined the charge, { $each } each
terms-hidden = Out of hiding, half again
chain-reaction = At { $squares } squares they fire { $sums }
chain-hidden = If they fire on the way
chain-hidden-not = nothing is added for hiding
chain-stands = They stand firm, if they try
chain-fires = and then fire { $sums }
chain-fires-not = and can't fire
chain-nobody = no one is wounded
chain-watch = { $unit } on overwatch fires { $sums }
chain-watch-not = { $unit } on overwatch can't fire
chain-reaction-not = At { $squares } squares they can't fire
chain-fight-whole = Close combat if all get there
chain-fight-caught = Close combat with those who are caught
chain-own-fire = If it stands firm, it fires { $sums }
chain-fight-pinned = Close combat (pinned, they neither fire nor flee)
chain-fight = Close combat
chain-falls = { $count } wounded
chain-flees = If they flee or fail the test
chain-flees-is = { $caught ->
    [0] { $away ->
        [one] 1 gets away
       *[other] all { $away } get away
    }
   *[other] { $caught } caught, close combat { $sums }
}
chain-pursuit = { $unit } on overwatch then fires { $sums }
chain-whole = On average
chain-if-stood = If they try to stand, on average
chain-if-fled = If they flee, on average
chain-whole-is = { $chargers } casualties in { $unit }, { $charged } in { $target }
chain-whole-none = no casualties
chain-line = { $what }: { $value }
clash-end = { $charged ->
    [0] { $chargers ->
        [0] no one is injured
        [one] 1 charger injured
       *[other] { $chargers } chargers injured
    }
   *[other] { $chargers ->
        [0] injured: { $charged } of the charged
        [one] injured: { $charged } of the charged, 1 charger
       *[other] injured: { $charged } of the charged, { $chargers } chargers
    }
}
clash-victim = { $name } adds { $value } to their score.
charge-no-route = No route of up to { $left } squares comes next to { $target }.
charge-others = { $count ->
    [one] 1 more enemy unit can't be charged either.
   *[other] { $count } more enemy units can't be charged either.
}
charge-cost = { $cost } of { $speed }
question-regroup = where do the others in { $unit } go?
question-regroup-again = the fight is won. Where do the others in { $unit } go before it charges on or halts?
question-new-lead = who leads the charge of { $unit } from here?
question-press-on = should { $unit } press on at { $target }?
question-stand = should { $unit } flee from { $chargers } or stand firm?
question-flee = where does { $unit } flee?
question-losses = which members of { $unit } are injured?
question-charge-on = should { $unit } charge on?
card-press-on = Press on
card-press-on-not = The charge can't reach its target any more.
card-abort-stay = Break off and stay
card-abort-cover = Break off for cover
card-abort-gather = Break off and regroup
card-stand = Stand firm
card-stand-test = Tests Morale: a die { $morale }, needs { $need }. If it fails, it flees.
card-stand-chance = { $chance } chance to stand firm. If it fails, it flees.
card-about = On average { $fallen }.
card-flee = Flee
card-flee-run = { $count ->
    [0] No one can get away.
    [one] 1 gets away.
   *[other] { $count } get away.
}
card-caught = { $count ->
    [one] { $who } is caught and fights at once.
   *[other] Caught, and fighting at once: { $who }.
}
card-charge = Charge { $unit }
card-run-on = Go on
card-run-on-is = To the end of the route: { $left } squares are left.
card-halt = Halt
card-halt-is = The unit stays where it is and gives up { $left } squares.
card-detects = Must detect it first: a die { $bonus }, needs { $need } ({ $chance }). Then it can fire:
hint-losses = { $count ->
    [one] Who is injured?
   *[other] Which { $count } are injured?
}
accept-lose = { $who ->
    [one] Lose this one
   *[other] Lose these { $who }
}
accept-lose-more = Name { $count } more
hint-new-lead = Who leads the charge from here?
accept-lead = { $name } leads the charge
hint-regroup = The others close up. Drag one to move it, or accept.
hint-regroup-stay = The others stay where they are. Drag one to move it, or accept.
hint-flee = They flee. Drag one to move it, or accept.
hint-flee-caught = { $count ->
    [one] { $who } can't get away and is caught. Drag one of the others to move it, or accept.
   *[other] { $who } can't get away and are caught. Drag one of the others to move it, or accept.
}
accept-places = Go there
accept-flee = Flee there
tray-close-combat = Close combat
tray-explosion = Explosion
