# The card of a lesson, whatever the lesson is.
lesson-step = { $step } of { $all }
lesson-next = Next
lesson-done = Finish
lesson-skip = Skip
lesson-skip-about = This step is done for you.
lesson-again = Start over
lesson-again-about = The lesson begins anew.
lesson-leave = Leave
lesson-leave-about = To the title. The lesson waits where you left it.

title-lesson = Lesson
title-lesson-about = Your first battle, in ten minutes.

## Hints of the first battles, each shown once. Keys stand in by name.
hint-understood = Understood
hint-understood-about = The hint is not shown again.
hint-none = No hints
hint-none-about = No further hints. The settings bring them back.
window-hints = Hints
hint-first-empty-title = Out of ammunition
hint-first-empty = A 1 on the die emptied this squad's weapons. It can't shoot, nor watch, until it spends an action to reload ({ $reload }).
hint-first-pinned-title = Pinned
hint-first-pinned = Somebody in this squad is pinned, the red arrow shows who: he stays where he is and doesn't shoot this turn. Then he gets up by himself.
hint-first-watched-title = Someone watches
hint-first-watched = An enemy squad with the eye is on overwatch. Whoever walks into its sight is shot at; beads on a drafted path show where, before you commit.
hint-first-ground-title = The ground
hint-first-ground = Both players look at the ground before anybody stands on it. Keep it, or have it grown anew once.
hint-first-deploy-title = Setting up
hint-first-deploy = Platoons set up in turns, each unit inside the lit zone. Click where the leader shall stand, or press { $accept } to take the planner's place.
hint-first-designate-title = Which platoon?
hint-first-designate = In each round every platoon acts once, and the sides take turns. Begin with the one that has most to win, or most to lose.
hint-first-act-title = Two actions a squad
hint-first-act = Click a square to draft a walk, an enemy to draft an attack; the second click takes it. { $next } goes to the next squad, { $undo } takes back, { $help } explains what is under the pointer, { $end } ends the turn.
hint-first-volley-title = How many targets?
hint-first-volley = More targets ({ $more }) may fall at once, fewer ({ $fewer }) are easier to hit. The odds in the sheet follow. Those you don't name are safe.
hint-first-die-title = One die counts
hint-first-die = The stronger side keeps one of its dice for everybody. Under each die stands what it would do; the best is marked.
hint-first-watch-title = Overwatch
hint-first-watch = An enemy has come into sight of your watching squad. It fires once: now, or at somebody who comes later.
hint-first-regroup-title = The others follow
hint-first-regroup = At every stop of a charge the others run to places round their leader. { $accept } takes the places that the planner found; drag a pale counter to change one.
hint-first-stand-title = Flee or stand?
hint-first-stand = Your squad is being charged. Who flees gets away if he is far enough; who passes a Morale test stands, shoots first, and fights.
hint-first-successor-title = A new leader
hint-first-successor = The squad has lost its leader. An acting one holds only 2 squares together, so choose him who stands in the middle.
hint-first-damage-title = Minor damage
hint-first-damage = The owner of a damaged vehicle chooses what breaks: a weapon, speed or armor.
