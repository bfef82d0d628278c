# Charges and hiding in the window: buttons, forecasts, decisions.

hint-order-hide = Sneaks at half Speed from cover to cover; overwatch must find it before it can fire.
hint-order-charge = Runs into close combat with an enemy unit, all the way in one action.
hint-order-special = The CO spends one of his actions, and { $unit } gains one.
accept-hide = Hide
accept-charge = Charge!
accept-special = Give the order
draft-hide = Nobody moves; the unit is hidden from now on.
draft-charge = Those on foot who are not pinned run; there is no way back once it is seen.
draft-charge-joined = { $count ->
    [one] { $who } joins the charge.
   *[other] { $count } join the charge: { $who }.
}
draft-special = The CO loses an action, { $unit } gains one.
draft-detect = { $unit } is on watch: it finds the unit with { $chance }, and may fire only then.
state-prone = prone
fact-hidden = Hidden
fact-talent = Talent
fact-talent-of-co = From the CO
fact-talent-of-xo = From the XO
talent-ambush = Whoever looks for hidden units of the platoon within { $squares } squares of the CO has { $number } on the die.
talent-discipline = The platoon has { $number } Morale within { $squares } squares of the CO.
talent-get-down = A unit of the platoon that sets off overwatch within { $squares } squares of the CO may stop there and drop prone, which counts as cover.
talent-range-practice = The whole platoon has { $number } Accuracy, even when the CO is lost.
talent-special-order = The CO spends one of his actions, and a unit of the platoon within { $squares } squares of him has one more.
talent-buck-up = The platoon has { $number } Morale within { $squares } squares of the XO.
talent-charge = Primates of the platoon within { $squares } squares of the XO join his charge for no action, each with { $number } in close combat and in defense against fire.
talent-follow-me = Who has lost his sergeant or corporal may keep to the XO instead: within 6 squares of him they are inside the sphere.
talent-steady-aim = While braced they have { $number } Accuracy.
talent-old-hands = They have { $number } Morale.
talent-strong-arm = Grenades that they throw or launch reach { $count ->
    [one] one range band farther.
   *[other] { $count } range bands farther.
}
talent-set-charges = While braced the Area of Effect of their weapons is { $number } squares wider.
talent-weak-spot = Their weapons have { $number } Damage against vehicles.
talent-quick-tube = While braced they reload a One-Shot weapon for no action.
terms-close-combat = { $count } armed for close combat, { $each } each
terms-berserk = { $count } berserk, { $each } each
terms-joined = { $count } joined the charge, { $each } each
terms-hidden = Out of hiding, half again
window-chargers-sum = Chargers
window-charged-sum = Charged
window-chargers = { $count ->
    [one] One charges
   *[other] { $count } charge
}
window-charged = { $count ->
    [one] One is charged
   *[other] { $count } are charged
}
chain-reaction = At { $squares } squares they fire { $sums }
chain-stands = They stand firm
chain-fires = and then fire { $sums }
chain-fires-not = and can't fire
chain-nobody = nobody falls
chain-reaction-not = At { $squares } squares they can't fire
chain-fight-whole = Close combat, if none fall first
chain-fight = Close combat
chain-falls = { $count } fall
chain-line = { $what }: { $value }
clash-end = { $charged } charged, { $chargers } { $chargers ->
    [one] charger falls
   *[other] chargers fall
}
clash-victim = { $name } adds { $value } to their score.
charge-cost = { $cost } of { $speed }
question-regroup = where do the others of { $unit } stand?
question-new-lead = who leads the charge of { $unit } on?
question-press-on = does { $unit } press on at { $target }?
question-stand = does { $unit } flee from { $chargers } or stand firm?
question-flee = where does { $unit } run?
question-losses = whom does { $unit } lose?
question-charge-on = does { $unit } charge on?
card-press-on = Press on
card-press-on-not = The charge can't be brought home any more.
card-abort-stay = Break off and stay
card-abort-cover = Break off for cover
card-abort-gather = Break off and gather
card-stand = Stand firm
card-stand-test = Tests { $morale } on a die, { $need } needed; if it fails, it flees.
card-flee = Flee
card-flee-run = { $count ->
    [0] Nobody can get away.
    [one] One gets away.
   *[other] { $count } get away.
}
card-caught = { $count ->
    [one] { $who } is caught and fights at once.
   *[other] Caught, and fighting at once: { $who }.
}
card-charge = Charge { $unit }
card-left = { $left } squares are left.
card-run-on = Run on
card-run-on-is = To the end of the route, { $left } squares are left.
card-halt = Halt
card-halt-is = The unit stays where it is; { $left } squares are given up.
card-detects = Must find it first: a die { $bonus }, { $chance }. Then it may fire:
hint-losses = { $count ->
    [one] Who falls?
   *[other] Which { $count } fall?
}
accept-lose = { $who ->
    [one] Lose this one
   *[other] Lose these { $who }
}
accept-lose-more = Name { $count } more
hint-new-lead = Who leads the charge from here?
accept-lead = { $name } leads
hint-regroup = The others close up. Drag one elsewhere, or take it.
hint-flee = They run. Drag one elsewhere, or take it.
hint-flee-caught = { $count ->
    [one] { $who } can't get away and is caught. Drag the others elsewhere, or take it.
   *[other] { $who } can't get away and are caught. Drag the others elsewhere, or take it.
}
accept-places = Stand there
accept-flee = Run there
tray-close-combat = Close combat
tray-explosion = Explosion
tray-injured = { $count ->
    [one] One is injured.
   *[other] { $count } are injured.
}
