## The editor of grounds (src/panels/editor, src/screens/editor)

title-editor = Grounds
title-editor-about = Generate a ground, touch it up, save it.
title-editor-short = Draw a ground.

editor-head = A ground of your own
editor-head-ambush = Lay out the ground for the ambush
editor-leaf-ground = Ground
editor-leaf-figures = Figures
editor-leaf-battle = Battle
editor-fought-for = Scenario
editor-fought = { $size }   |   { $scenario }: { $first } against { $second }
editor-under-hex = Hex ({ $x }, { $y }): { $kind }
editor-under = Column { $x }, row { $y }: { $kind }, { $soil ->
    [0] flat
    [one] soil 1 square high
   *[other] soil { $soil } squares high
 }
editor-reckoning = computing ...
editor-brush = Tools
editor-brush-about = Click or drag on the board; Enter works at the cursor. On symmetric grounds, both halves change.
editor-manner-brush = Brush
editor-manner-brush-about = Paints wherever you click or drag.
editor-manner-rectangle = Rectangle
editor-manner-rectangle-about = Drag from corner to corner. Esc cancels.
editor-manner-fill = Fill
editor-manner-fill-about = One click fills the connected area of the same kind and height.
editor-manner-key = { $about } Key: { $key }, and again for the brush.
editor-width = Width
editor-places = Zones and objectives
editor-zones = Zones
editor-no-zone = No zone
editor-goal = Objective { $number }
editor-places-about = Draw where each side sets up. On symmetric grounds, the other half follows.
editor-places-own = Back to the scenario's own
editor-places-own-about = Each side sets up where the scenario says, and the objectives return to their places.
editor-misplaced = { $side }: { $what }
editor-zone-empty = its zone is empty. Draw it, or return to the scenario's own.
editor-zone-ragged = the edge of its zone is too ragged for a level file. Draw it straighter.
editor-goal-size = An objective covers too many squares.
editor-top = House { $top }
editor-raise = Higher
editor-lower = Lower
editor-eraser = Eraser
editor-grow = Generated
editor-drawn = Edited by hand. Turning a dial generates another ground; undo brings this one back.
editor-ambush = The attacker may lay any ground: with the brush, from a file, or from another seed.
editor-undo = Undo { $count }
editor-redo = Redo { $count }
editor-load = Load
editor-load-about = Load a level or a Tiled map: its ground, its scenario, its zones and objectives, and its rosters if it names any. The editor says what it doesn't take over.
editor-level = Save level
editor-level-about = Save a level file with the scenario and the rosters. You can play it and edit it by hand.
editor-map = Save map
editor-map-about = A map for the Tiled editor, with the picture of its tiles beside it.
editor-picture = Save picture
editor-picture-about = The board as a PNG picture, 32 pixels per square.
editor-play = Play it
editor-lay = Use this ground
editor-save-level = Save as a level
editor-save-map = Save as a Tiled map
editor-save-picture = Save as a picture
editor-place = It will be saved to { $path }.
editor-proposed = { $style } { $density }, seed { $seed }
editor-over = A file with this name already exists. Save again to replace it.
editor-over-lost = A file with this name already exists. Saving again replaces it, and the level loses { $parts }.
editor-lost = Not taken over: { $parts }. Saved under another name, the level in the file keeps { $count ->
    [one] it
   *[other] them
}.
editor-copy = { $name }, edited
lost-goal = its goal
lost-length = its length
lost-set-up = how the sides set up
lost-names = the names of the sides
lost-zones = the zones
lost-forces = its forces
lost-standing = its standing orders
editor-written = Saved as { $name }
editor-shelf = Load a ground
editor-rename = Rename
editor-rename-head = A new name
editor-renamed = Renamed to { $name }
editor-taken = A file with this name already exists. Choose another name.
editor-delete = Delete
editor-delete-sure = Really delete?
editor-drawing-lost = The ground that you had drawn can't be read, so it is in the wastebasket now: { $path }. { $why }
editor-drawing-stays = The ground that you had drawn can't be read: { $why }
editor-shipped = Shipped with the game
editor-path = Or the path of a level or Tiled map
plan-pieces = Pieces
plan-pieces-about = How large each wood, ruin or other piece of terrain is.
plan-pieces-small = Small
plan-pieces-small-about = Many small pieces, scattered over the board.
plan-pieces-medium = Medium
plan-pieces-medium-about = Pieces of medium size.
plan-pieces-large = Large
plan-pieces-large-about = A few large pieces with open ground between them.
plan-about-drawn = { $style }, drawn by hand: { $density } % of it is not open.
plan-about-drawn-alone = Drawn by hand: { $density } % of it is not open.
editor-cover = { $count } % terrain
plan-edit = Draw it yourself

## The way back from a battle
window-back-to-ground = Back to the ground
window-back-to-lab = Back to the lab
editor-other-book = That ground belongs to another rule book, so it can't be laid here.
