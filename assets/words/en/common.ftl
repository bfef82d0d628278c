# Words that every book and screen shares.

game-name = Monkeys With Guns
