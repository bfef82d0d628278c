# Files of battles.

replay-book = belongs to the rule book `{ $given }`; a battle of `{ $ours }` is needed here
replay-rules = recorded with version { $given } of the rules; this program uses version { $ours }
replay-profiles = recorded with the profiles { $given }; this program has { $ours }
replay-hash = `{ $given }` is not a hash (16 digits, 0 to 9 and a to f)
replay-verified = verified: the hash of each of { $turns } { $turns ->
        [one] turn
       *[other] turns
    }, and the seal over everything that the file says{ $open ->
        [0] {""}
        [one] , the order of the open turn included
       *[other] , the { $open } orders of the open turn included
    }
battle-broken-off = broken off after { $orders } orders: the battle does not end
orders-refused = order { $place }, { $order }: { $why } ({ $rule })

picture-turn = { $round }, { $side }. { $first }: { $firsts } left, { $second }: { $seconds } left.
beyond-north = { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } beyond the northern edge
beyond-east = { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } beyond the eastern edge
beyond-south = { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } beyond the southern edge
beyond-west = { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } beyond the western edge
picture-over = The battle is over. { $first }: { $firsts } left, { $second }: { $seconds } left.
save-done = Saved as { $name }
save-failed = Not saved: { $why }
rename-failed = Not renamed: { $why }
delete-failed = Not deleted: { $why }
deleted = { $name } is in the wastebasket now.
save-nothing = there is no battle to save
save-no-folder = this system has no folder for saved battles
