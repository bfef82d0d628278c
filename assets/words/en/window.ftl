# Words of the window: bars, panels, cards, keys.

side-vermilion = Vermilion
side-cobalt = Cobalt
side-amber = Amber
side-violet = Violet

window-motto = A squad wargame of armed primates
window-round = Round { $round }
window-of-rounds = of { $rounds }
window-undo = Undo { $count }
window-rules = Rules
window-menu = Menu
window-log = Log
window-forecast = Attack forecast
window-attack-sum = Attack
window-defense-sum = Defense
window-they-could = They could, in turn
window-targets = { $count ->
    [one] One target
   *[other] { $count } targets
}
window-shooters = { $count ->
    [one] One shooter
   *[other] { $count } shooters
}
window-fewer-targets = Fewer targets
window-more-targets = More targets
window-more = { $count } more
window-fewer = Fewer
window-best = Best
window-key-enter = Enter
window-set-up = Set up a battle
window-start = Start the battle
window-back = Back
window-seed = Seed
window-new-seed = Roll another seed
window-resume = Go on
window-save = Save
window-settings = Settings
window-title = Title
window-concede = Concede the battle
window-quit = Quit
window-again = Again
window-again-swapped = Change sides
window-theatre = Replay
window-ready = Ready
window-pass-to = Pass to { $side }
window-scale = Size of everything, in per cent
window-palette = Colours of the sides
window-speed = Speed
window-times = { $count }×
window-at-once = At once
window-reduced-motion = Cuts instead of motion
window-pass-card = A card when the seat is passed
window-decisions = When you are to decide
window-ask-me = Ask me
window-take-marked = Take the marked one
window-on = On
window-off = Off

badge-outside = left outside, lost at the end of this turn
badge-pinned = pinned
badge-recovering = recovering
badge-out-of-ammo = out of ammunition
badge-hidden = hidden
badge-overwatch = on overwatch
badge-braced = braced
badge-committed = attack committed
badge-carrying = carrying

act-choose = Take the draft or the marked answer
act-back = One step back
act-pick-up = Pick up what stands at the cursor, or put it down
act-cursor-up = Cursor up
act-cursor-down = Cursor down
act-cursor-left = Cursor left
act-cursor-right = Cursor right
act-pan-up = View up
act-pan-down = View down
act-pan-left = View left
act-pan-right = View right
act-zoom-in = Nearer
act-zoom-out = Farther
act-whole-board = The whole board
act-go-active = Go to the active platoon
act-next-unit = Next unit that can act
act-previous-unit = Previous unit that can act
act-one = First
act-two = Second
act-three = Third
act-four = Fourth
act-five = Fifth
act-six = Sixth
act-move = Move
act-attack = Attack
act-overwatch = Overwatch
act-brace = Brace
act-reload = Reload
act-hide = Hide
act-charge = Charge
act-vehicle = Vehicle
act-done = Done
act-end-turn = End turn
act-line-of-sight = Line of sight from here (hold)
act-threat = Spheres, watched cells, threat (hold)
act-breakdown = Every term (hold)
act-fewer-targets = Fewer targets
act-more-targets = More targets
act-undo = Undo
act-redo = Redo
act-help = Rules of what is under the pointer
act-skip = Skip to the next decision
act-ledger = Ledger
act-column = Record sheet
act-menu = Menu
