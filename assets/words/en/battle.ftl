# Files of battles.

replay-rules = played by version { $given } of the rules; this program plays version { $ours }
replay-profiles = played with the profiles { $given }; this program has { $ours }
orders-refused = order { $place }, { $order }: { $why } ({ $rule })
