## Suppression Actions: why an order can't be given.

suppression-no-window = { $order } does not answer the window { $window }.
suppression-no-battle = The battle is over.
suppression-no-unit = There is no unit { $unit } in this battle.
suppression-no-model = { $model } is not on the board, or not in this unit.
suppression-no-yours = { $unit } belongs to the other player.
suppression-no-gone = { $unit } has no primates on the board.
suppression-no-acted = { $unit } has already acted in this phase: { $action }.
suppression-no-markers = { $unit } has { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}, too many for a { $category } action.
suppression-no-must-fall-back = { $unit } has { $markers } markers: with 3 or more it must fall back.
suppression-no-command = { $outside ->
    [one] 1 primate of { $unit } was
   *[other] { $outside } primates of { $unit } were
} outside the command radius of { $radius } when the phase began: no Major action.
suppression-no-leader = { $unit } has no leader: no Major action and no moves but Fall Back.
suppression-no-falling = { $unit } is falling back and has not rallied.

suppression-no-moves = Nobody moves in this action: { $action }.
suppression-no-leader-stays = { $model } is the leader, and the others gather around it: it doesn't move.
suppression-no-leader-first = { $model } is the leader and must move first.
suppression-no-twice = { $model } can't move twice in one action.
suppression-no-place = { $model } can't stand on { $cell }.
suppression-no-free = { $model } can't end on { $cell }: { $by } is there.
suppression-no-far = { $model } would move { $cost } squares; it may move { $far }.
suppression-no-far-rough = { $model } would move { $cost } squares through difficult ground; it may move { $far } there.
suppression-no-way = { $model } has no way to { $cell }.
suppression-no-slow = { $model } can't enter, leave or cross slow ground At The Double: { $cell }.
suppression-no-leaves = { $model } must end within { $radius } cells of its leader if it can, and { $cell } is farther away.
suppression-no-nearest = { $model } can't end within { $radius } cells of its leader, so it must end as near as it can: nearer than { $cell }.
suppression-no-closer = At The Double leads toward the enemy: the leader of { $unit } must end nearer to an enemy unit than it began.

suppression-no-target = This action needs a target: { $action }.
suppression-no-fire = Nobody shoots in this action: { $action }.
suppression-no-before = Only a Shooting Advance may shoot before it moves, not this action: { $action }.
suppression-no-enemy = { $target } is not an enemy.
suppression-no-sight = Nobody in { $unit } sees the target.
suppression-no-range = The target is out of range: the weapons of { $unit } that could fire at it reach up to { $range } squares.
suppression-no-near = The target is too near: { $unit } needs { $least } squares or more.
suppression-no-hit = { $unit } would need { $need } on a die with 6 sides.
suppression-no-heavy = { $unit } can't fire a heavy weapon in a Shooting Advance.
suppression-no-weapon = { $unit } has no weapon for such a target.

suppression-no-set-up = { $unit } is already set up.
suppression-no-cells = { $unit } has { $models } primates, but { $given } cells are given.
suppression-no-zone = { $model } can't be set up on { $cell }: the zone ends before it.
suppression-no-radius = { $model } must be set up within { $radius } cells of its leader; { $cell } is farther away.

suppression-no-named = { $unit } is not the unit whose leader is named now.
suppression-no-officer = { $unit } has no leader to test the morale of the army.

suppression-no-charge-acted = { $unit } can't charge after this action: { $action }.
suppression-no-charge-markers = { $unit } has { $markers } markers; with more than 1 it can't charge.
suppression-no-charge-again = { $unit } has already charged in this phase.
suppression-no-charge-far = { $unit } is more than { $far } squares away.
suppression-no-charge-adjacent = No primate would end next to { $unit }.
