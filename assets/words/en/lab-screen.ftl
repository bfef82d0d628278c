## The lab in the window (src/panels/lab, src/screens/lab)

title-lab = Lab
title-lab-about = What terrain does to the game.
title-lab-short = What terrain does.

lab-head = The lab
lab-question = The question
lab-about = Every board is played from both sides. The same question gives the same answer on every machine.
lab-from = Density from
lab-from-about = The lowest density: how much of the ground is not open, in percent.
lab-to = to
lab-to-about = The highest density.
lab-step = in steps of
lab-step-about = How far the points of the curve are apart. Each point takes the same number of battles.
lab-book = Rule book
lab-book-about = The rules by which the battles are fought.
lab-ground = Ground
lab-ground-about = Generated: a new ground for every board, at several densities. Or a level: one ground for all battles.
lab-ground-grown = Generated
lab-own-short = The level's own
lab-scenario = Scenario
lab-scenario-about = What the battles are fought for.
lab-roster-a-about = The troops of this contender. A and B change sides on every board.
lab-roster-a = Roster A
lab-roster-b = Roster B
lab-roster-b-about = { lab-roster-a-about }
lab-opponent-a-about = The scripted opponent that plays this contender, and its strength.
lab-opponent-a = A is led by
lab-opponent-b = B is led by
lab-opponent-b-about = { lab-opponent-a-about }
lab-boards = Boards per point
lab-boards-about = How many different grounds are fought on at each density.
lab-battles-a-point = Battles per point
lab-battles-a-point-about = How many battles are fought at each density, on all its boards together. More battles make the result more certain.
lab-question-total = { $count } battles
lab-run = Run
lab-stop = Stop
lab-compare = Compare the rule books
lab-compare-about = Plays every rule book on grounds of the same densities and seeds, one book after another, with quick opponents on both sides. You get one curve per book.
lab-waits = { $total }; a stopped run continues where it was.
lab-progress = { $done } of { $all } battles, { $rate } per second, { $left } left
lab-finished = Finished: { $name }
lab-stopped = Stopped after { $done } of { $all } battles; run again to continue.
lab-first-battles = Playing the first battles.
lab-empty = Ask a question and let battles answer it: how does density change who wins, how long a battle takes, and what it costs?
lab-measure = Measure
lab-axis = Squares that are not open
lab-leaf-curves = Curves
lab-leaf-board = Board
lab-point = Density
lab-choose-point = Choose a point of the curve to see its boards and battles.
lab-at = At { $density } %
lab-density-value = { $density } %
lab-carried = { $count } battles on { $boards ->
    [one] one board
   *[other] { $boards } boards
 }
lab-carried-pairs = { $count } battles in { $boards ->
    [one] one pair
   *[other] { $boards } pairs
 }
lab-axis-rounds = Rounds per battle
lab-axis-casualties = Casualties of both sides per battle
lab-axis-share = Share of battles
lab-axis-decisions = Decisions of both players per battle
lab-axis-minutes = Minutes at a table per battle
lab-axis-pace = Decisions with several answers, per hour at a table
lab-axis-lost = Share of both sides' strength
lab-axis-forced = Share of decisions with a single answer
lab-other-question = Another question is still being run. You can start this one when it has finished.
lab-not-asked = not in this run
lab-board = Board { $board } of { $boards }
lab-looking = loading ...
lab-no-marks = Results appear when the run finishes
lab-battles-here = Battles on this board
lab-row = { $rounds } rounds, { $lost } casualties
lab-wins = { $number }: { $who } ({ $color }) wins
lab-draw = { $number }: draw, A was { $color }
lab-fetching = Playing the battle again ...
lab-watch = Watch the replay.
lab-laid-deaths = Casualties
lab-laid-shots-from = Shots from
lab-laid-shots-at = Under fire
lab-laid-traffic = Traffic
lab-laid-pins = Pinned
lab-runs = Runs
lab-runs-about = Show an earlier run, or compare one with the run that is shown.
lab-runs-head = Earlier runs
lab-rename = Rename
lab-rename-head = Rename the run
lab-rename-about = The run's folder gets this name. The same question still continues this run.
lab-rename-taken = A run or file with the name { $name } exists. Choose another name.
lab-rename-empty = Type a name first.
lab-rename-failed = Not renamed: { $why }
lab-delete = Delete
lab-delete-sure = Really delete?
lab-delete-running = This run is under way. Stop it first.
lab-show = Show
lab-show-beside = Compare
lab-plot = Save plot
lab-plot-about = The curves as a picture (PNG) and as a drawing (SVG), beside the run's tables.
lab-report = Report
lab-report-later = The report can be written when the run has finished.
lab-report-about = One page with everything: tables, curves, heat maps.
lab-nothing = There is nothing to save yet.

## Runs that are there
lab-run-finished = { $name }, finished { $when }
lab-run-stopped = { $name }, stopped { $when }. To continue it, choose Show, then Run.
lab-run-running = { $name }, running now
lab-no-runs = No runs yet. Set the question on the left, then choose Run.
lab-already = This question has already been answered, so its curves are shown. Change the seed to ask it again on other boards.

## The legend of a heat map
lab-heat-none = none
lab-heat-one = { $count }
lab-heat-range = ≤{ $to }
lab-heat-head = Counts on each square of this board, over all its battles; each shade up to the number on it.
