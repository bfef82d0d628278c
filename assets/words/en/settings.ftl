# Words of the settings and the credits.

## The window
act-full-screen = Full screen
settings-mode = Window mode
settings-mode-about = Play in a window or on the whole screen. The full-screen key switches between the two.
settings-window = Window
settings-full-screen = Full screen
settings-size = Window size
settings-size-value = { $wide } x { $tall }
settings-size-about = The size of the window, in pixels. You can also drag its edges.

## What each setting does
window-scale-about = Makes all text, buttons and cards larger or smaller. The board has its own zoom.
window-palette-about = The colors of the two sides. The second pair is easier to tell apart if you confuse red and blue.
window-speed-about = How fast counters move and dice fall. "Instant" shows only the result.
window-reduced-motion-about = Counters and the view jump to their new place instead of gliding.
window-pass-card-about = For two players at one computer: a card covers the board until the next player is ready. Where a side has something to hide, there is one anyway.
window-their-turn-about = For two players at one computer: the other side's turn is replayed before yours.
window-edge-scroll-about = Moves the board when the pointer touches the edge of the window.
window-follow-about = Brings whatever happens into view.
window-speech = Opponents talk
window-speech-about = A computer opponent says at most one line in each of its turns, on a card and in the log.
window-hints-about = Short hints during your first battles. Switch them off and on to see all of them again.
window-sound-about = Turns all sounds off or on. The volumes below stay as they are.
voice-all-about = The volume of everything. The volumes below are shares of it.
voice-dice-about = Dice rolling on the felt.
voice-fire-about = Shots, grenades and explosions.
voice-table-about = Cards, counters, pins and routs.
voice-hands-about = Buttons, pages and errors.

## Credits and licenses
title-credits = Credits and licenses
title-credits-about = The fonts, the libraries and the terms of use.
title-quit = Quit
title-quit-about = Close the game. A battle in progress is saved.
credits-leaf-game = The game
credits-leaf-fonts = Fonts
credits-leaf-libraries = Libraries
credits-game = Monkeys With Guns { $version }
credits-library = { $name } { $version }
credits-art = That includes its pictures, counters, sounds and levels, which were made for it.
credits-choose = You may use, change and share the game under either of the two licenses below; the choice is yours.
credits-fonts = Both fonts come under the SIL Open Font License.
credits-libraries = The game is built with these { $count } open-source libraries, or tested with them. Each is listed with its version and license.
