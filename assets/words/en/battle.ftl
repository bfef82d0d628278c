# Files of battles.

replay-rules = played by version { $given } of the rules; this program plays version { $ours }
replay-profiles = played with the profiles { $given }; this program has { $ours }
orders-refused = order { $place }, { $order }: { $why } ({ $rule })

path-cost = { $cost } of Speed { $speed }
sight-blocked = { $kind }, square { $place } of the line
picture-turn = Round { $round }, { $side }. { $first }: { $firsts } left, { $second }: { $seconds } left.
picture-over = The battle is over. { $first }: { $firsts } left, { $second }: { $seconds } left.
save-done = Saved: { $path }
save-failed = Not saved: { $why }
save-nothing = there is no battle to save
save-no-folder = this system names no folder for saves
title-last-battle = From where it was left.
