# Words of the window: bars, panels, cards, keys.

side-vermilion = Vermilion
side-cobalt = Cobalt
side-amber = Amber
side-violet = Violet

window-motto = A squad wargame of armed primates
window-round = Round { $round }
window-turn = Turn { $round }
window-of-rounds = of { $rounds }
window-undo-about = Takes back the last order and what followed it.
window-redo-about = Gives the orders again that you took back last.
window-rule-named = Rule { $rule }
window-rules = Rules
window-menu = Menu
window-log = Log
window-forecast = Attack forecast
window-forecast-charge = Charge forecast
window-attack-sum = Attack
window-defense-sum = Defense
window-they-could = They could, in turn
window-targets = { $count ->
    [one] 1 target
   *[other] { $count } targets
}
window-shooters = { $count ->
    [one] 1 shooter
   *[other] { $count } shooters
}
window-fewer-targets = Fewer targets
window-more-targets = More targets
window-more = { $count } more
window-fewer = Fewer
window-best = Best
window-usual = Default
window-back-to-form = Back to: { $form }
window-form-further = { $left } { $right }: every answer
window-key-enter = Enter
window-set-up = Set up a battle
window-start = Start battle
window-back = Back
window-seed = Seed
window-ground-seed = Ground seed
window-new-seed = New seed
window-resume = Resume
window-save = Save
window-settings = Settings
window-title = Back to the title
window-concede = Concede
concede-for = Concede for { $side }?
concede-about = Victory goes to { $side }. You can take this back with Undo.
concede-about-shown = Victory goes to { $side }. What was secret is shown then, so you can't take this back.
concede-not = Play on
window-quit = Quit
window-look = Look at the board
window-again = Play again
window-again-swapped = Swap sides
window-again-about = New dice are rolled. To repeat a battle with the same dice, look at the board and open the dice beside the log.
window-theatre = Replay
window-watch-again = Replay from the start
window-leave-theatre = Leave the replay
window-ready = Ready
window-pass-to = Pass to { $side }
window-pass-blind = There may be a decision for you.
window-pass-idle = Nothing to decide
window-pass-idle-about = The other side goes on.
window-watch-their-turn = Watch their turn again
window-scale = Interface scale
window-palette = Side colors
window-speed = Animation speed
window-times = { $count }×
window-at-once = Instant
window-reduced-motion = Reduce motion
window-pass-card = Hand-over card between players
window-their-turn = Show their last turn before mine
window-ask-me = Ask me
window-take-marked = The marked one
window-ask-adviser = The adviser
window-on = On
window-off = Off

badge-outside = outside the sphere of influence, missing at the end of this turn
badge-pinned = pinned
badge-recovering = recovering
badge-out-of-ammo = out of ammunition
badge-hidden = hidden
badge-overwatch = on overwatch
badge-braced = braced
badge-committed = will fire
badge-carrying = carrying
badge-must-fall-back = must fall back this turn
badge-falling-back = falling back
badge-leaderless = without a leader
badge-out-of-command = out of command
badge-running = running: easier to hit
badge-ground = on the ground: harder to hit
badge-dug-in = dug in
badge-has-acted = has acted this turn
badge-unable = can't act
badge-panic = panics: loses calls
badge-held = in a grip
badge-aiming = aims
badge-off-phase = off-phase shot used: must aim again
badge-repeating = does the same in every phase
badge-mounted = rides
badge-idle = won't be called

act-choose = Confirm the draft or the marked answer
act-back = Back
act-pick-up = Pick up what is at the cursor, or put it down
act-cursor-up = Cursor up; replay: turn back
act-cursor-down = Cursor down; replay: next turn
act-cursor-left = Cursor left; replay: order back
act-cursor-right = Cursor right; replay: next order
act-pan-up = View up
act-pan-down = View down
act-pan-left = View left
act-pan-right = View right
act-zoom-in = Zoom in
act-zoom-out = Zoom out
act-whole-board = Show the whole board
act-go-active = Go to the active platoon
act-next-unit = Next unit that can act
act-previous-unit = Previous unit that can act
act-one = First answer or unit
act-two = Second answer or unit
act-three = Third answer or unit
act-four = Fourth answer or unit
act-five = Fifth answer or unit
act-six = Sixth answer or unit
act-seven = Seventh answer or unit
act-eight = Eighth answer or unit
act-nine = Ninth answer or unit
act-move = Move
act-attack = Attack
act-overwatch = Overwatch
act-brace = Brace
act-reload = Reload
act-hide = Hide
act-charge = Charge
act-vehicle = Vehicle
act-smoke = Smoke
act-shell = Shell another hex
act-grapple = Grapple
act-dive = Diving blow
act-escape = Escape
act-let-go = Let go
act-duck = Duck
act-special-order = Special order
act-crate = Pick up a crate
act-leave = Leave the board
act-done = Done
act-end-turn = End turn
act-line-of-sight = Line of sight from here (hold)
act-threat = Where enemies could shoot (hold)
act-breakdown = Full breakdown (hold)
act-fewer-targets = Fewer targets
act-more-targets = More targets
act-undo = Undo
act-redo = Redo
act-help = Rules for what is under the pointer
act-skip = Skip to the next decision
act-ledger = Ledger
act-column = Record sheet
act-menu = Menu
act-next-view = Next view of the whole board
act-rolls = Dice of the battle
act-advice = Ask for advice
act-reasons = Why the opponent did that
window-edge-scroll = Scroll at the edges of the map
window-follow = Follow the action

## Settings, page by page
settings-look = Display
settings-sound = Sound
settings-keys = Keys
settings-decisions = Decisions
window-sound = Sound
voice-all = Everything
voice-dice = Dice
voice-fire = Shots and explosions
voice-table = Cards, pins and routs
voice-hands = Buttons and pages
window-decisions-about = Decisions that you leave to the game take the marked answer, or what the adviser thinks best. Undo takes them back.

## Keys and buttons
act-buttons = Move between the map and the panel buttons
keys-cursor = Cursor
keys-view = View
keys-units = Units and answers
keys-orders = Orders
keys-look = Looking closer
keys-game = The game
keys-in-book = { $book }: { $orders }
keys-waiting = press...
keys-none = nothing
keys-conflict = { $key } also does: { $others }. Choose another key for one of them.
keys-fixed = { $key } always does this, so you can always go back.
keys-default = Reset all keys
keys-press = Press the new key or button: { $act }. Esc cancels, Backspace clears it.
keys-taken = { $key } already does: { $others }.
keys-never = { $key } always does: { $others }. It can't be reassigned.
keys-take = Reassign it
keys-another = Another

## Saved battles
window-load = Load
saves-head = Saved battles
saves-none = No battles saved yet. The game saves after every order.
saves-last = Where you left it
saves-slot = Autosave
saves-record = Finished battle
saves-reading = reading...
saves-damaged = Can't be played
saves-damaged-why = This save can't be played and is left unchanged: { $why }
saves-now = just now
saves-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
saves-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
saves-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
saves-round = round { $round }
saves-turn = turn { $round }
saves-round-of = { $round } of { $rounds }
saves-over = over
saves-turns = { $count ->
    [one] In the first turn of the battle
   *[other] In turn { $count } of both sides together
}
saves-left = { $left } of { $all } left
saves-load = Load
saves-watch = Watch
saves-delete = Delete
saves-delete-sure = Really delete?
saves-name = Save the battle
saves-of-campaign = { $level } in the campaign { $campaign }
saves-campaign-gone = The campaign { $campaign } has gone on without this battle. You play it by itself, and the campaign stays as it is.
saves-campaign-missing = The campaign { $campaign } isn't saved here any more. You play this battle by itself.
saves-campaign-unread = The campaign { $campaign } can't be read. You play this battle by itself.
saves-name-about = The game saves the battle after every order. It never overwrites a save that you named.
saves-name-over = A save with this name already exists. Save again to replace it.
saves-offered = { $level }, { $round }
name-tray = Dice tray
