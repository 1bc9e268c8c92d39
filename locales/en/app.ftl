### What the app says. What `$who` stands for is told in `$whoIs`: `you` for the reader, `other` for anybody else.

app-name = Kuzhi
app-menu = Menu
app-settings = Settings
app-skip = To the board
app-update = There is a newer version.
app-update-now = Use it
app-offline-ready = Kuzhi now works without a network.

page-play = Play
page-learn = Learn
page-puzzles = Puzzles
page-study = Study
page-about = About

side-south = South
side-north = North
name-you = You
name-computer = Computer
plate-level = level { $level }
plate-seeds = { $seeds ->
    [one] 1 seed won
   *[other] { $seeds } seeds won
}
plate-round = round { $round }

## The board

board-label = The board
board-row = { $seat }’s row
board-hole = { $seat } { $number }: { $seeds ->
    [0] empty
    [one] 1 seed
   *[other] { $seeds } seeds
}{ $state ->
    [closed] , closed
    [playable] , can be played
   *[other] {""}
}.
board-store = { $seat }’s store: { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}

## What to do

prompt-first = Choose a hole in your row. Its seeds travel the way the arrows point.
prompt-turn = { $whoIs ->
    [you] Your turn.
   *[other] { $who } to move.
}
prompt-thinking = The computer is thinking …
prompt-pass = { $whoIs ->
    [you] You have no seeds to sow and must pass.
   *[other] { $who } has no seeds to sow and must pass.
}
prompt-forced = The rules leave one move. Look at the board, then let it run.
prompt-confirm = Touch the hole again to sow it, or another one to change your mind.

bar-label = What you can do
bar-confirm = Sow this hole
bar-pass = Pass
bar-go = Go on
bar-new = New
bar-undo = Undo
bar-redo = Redo
bar-hint = Hint
bar-truth = Values

hint-thinking = Looking ahead …
hint-exact = Hole { $hole } is best: { $gain } from here on.
hint-guess = Hole { $hole } looks best: about { $gain } from here on.
value-exact = Worth { $value } from here on.
value-guess = Probably worth { $value } from here on.

## What a move did

told-pass = { $whoIs ->
    [you] You had no seeds to sow and passed.
   *[other] { $who } had no seeds to sow and passed.
}
told-sow = { $whoIs ->
    [you] You sowed hole { $hole }.
   *[other] { $who } sowed hole { $hole }.
}
told-sow-laps = { $whoIs ->
    [you] You sowed hole { $hole } in { $laps } laps.
   *[other] { $who } sowed hole { $hole } in { $laps } laps.
}
told-caught = { $whoIs ->
    [you] { $seeds ->
        [one] You captured 1 seed.
       *[other] You captured { $seeds } seeds.
    }
   *[other] { $seeds ->
        [one] { $who } captured 1 seed.
       *[other] { $who } captured { $seeds } seeds.
    }
}
told-swept = { $whoIs ->
    [you] { $seeds ->
        [one] You swept 1 seed across the gap.
       *[other] You swept { $seeds } seeds across the gap.
    }
   *[other] { $seeds ->
        [one] { $who } swept 1 seed across the gap.
       *[other] { $who } swept { $seeds } seeds across the gap.
    }
}
told-stored = { $seeds ->
    [one] One seed fell into the store.
   *[other] { $seeds } seeds fell into the store.
}
told-given = { $whoIs ->
    [you] { $seeds ->
        [one] You got 1 seed from it.
       *[other] You got { $seeds } seeds from it.
    }
   *[other] { $seeds ->
        [one] { $who } got 1 seed from it.
       *[other] { $who } got { $seeds } seeds from it.
    }
}
told-nothing = Nothing was captured.
told-endless = The sowing would never have ended, so it was stopped.
told-again = { $whoIs ->
    [you] You move again.
   *[other] { $who } moves again.
}

## How it ended

told-over-no-seeds = The round is over: whoever was to move has no seeds.
told-over-row-empty = The round is over: a row is empty.
told-over-starved = The round is over: a player has no seeds and cannot be given any.
told-over-majority = The round is over: more than half of the { $total } seeds are won.
told-over-few-seeds = The round is over: { $seeds ->
    [0] no seed is left
    [one] only one seed is left
   *[other] only { $seeds } seeds are left
} on the board.
told-over-board-empty = The round is over: the board is empty.
told-over-endless = The round is over: the sowing would never have ended.
told-over-repetition = The round is over: the same position has come back too often.
told-over-agreement = The round is over: you agreed to stop.
told-score = { $southWho }: { $south }. { $northWho }: { $north }.
told-odd-seed = One seed is left over and goes to { $whoIs ->
    [you] you
   *[other] { $who }
}.
told-unscored = { $seeds ->
    [one] One seed scores for nobody.
   *[other] { $seeds } seeds score for nobody.
}
told-wins = { $whoIs ->
    [you] You win!
   *[other] { $who } wins.
}
told-draw = It is a draw.
told-match-exhausted = { $whoIs ->
    [you] The match is over: you cannot fill a hole.
   *[other] The match is over: { $who } cannot fill a hole.
}
told-match-round-limit = The match is over: the last round has been played.
told-match-wins = { $whoIs ->
    [you] You win the match!
   *[other] { $who } wins the match.
}
told-match-draw = The match is a draw.

ended-next = Round { $round }
ended-again = Play again
ended-study = Study this game
ended-other-row = The other row brought { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}.

## Why something is refused

refusal-no-such-hole = The board has no such hole.
refusal-not-yours = That hole is in the other row. Choose one of your own.
refusal-closed = That hole is closed in this round.
refusal-empty = That hole is empty. Choose one that holds seeds.
refusal-forced = Only hole { $hole } may be played.
refusal-must-feed = The other player has no seeds. Choose a hole whose seeds reach their row.
refusal-endless = That sowing would never end. Choose another hole.
refusal-must-pass = You have no seeds to sow: pass.
refusal-cannot-pass = You have seeds to sow and may not pass.
refusal-over = The round is over.

error-engine = The rules could not be loaded. Load the page again.
error-no-such-game = There is no game “{ $game }”.
error-not-now = That is not possible now.
error-sides-first = First the sides have to be chosen.
error-too-long = That is too long to be a game.
error-total = There are { $found } seeds, but this game has { $expected }. In Study any number will do.
error-unsolvable = The positions of this game have no exact values.
error-other-digest = The record was played under other rules; it is shown as far as it can be played.
error-move = Move { $number }, { $action }, cannot be played. What came before it is shown.
error-long-link = Only the first { $most } moves of this link are shown; it has more.

## What is wrong with something typed

fault-place = { $place ->
    [hole] { $row ->
        [south] South’s hole { $number }
       *[north] North’s hole { $number }
    }
    [row] { $row ->
        [south] South’s row
       *[north] North’s row
    }
    [store] { $row ->
        [south] South’s store
       *[north] North’s store
    }
    [mover] Side to move
    [field] Field { $number }
   *[text] Position
}
fault-missing = { fault-place } is missing.
fault-number = { fault-place }: “{ $found }” is not a whole number from 0 to 255.
fault-seeds = { fault-place }: “{ $found }” is not a number of seeds; give a whole number from 0 to 255, or x for a closed hole.
fault-rows = Write both rows with a slash between them, each with as many holes as the other, 1 to 16, and commas between the holes.
fault-mover = { fault-place }: “{ $found }” is not a side; write s or n.
fault-trailing = “{ $found }” cannot stand after a position.
fault-long = That is too long to be a position.
fault-holes = { fault-place } has { $given } holes, but this game has { $wanted }.
fault-total = { $total } seeds are too many; 255 can be handled.
fault-row-closed = { fault-place }: at least one hole must be open.
fault-no-closed = { fault-place }: this game has no closed holes.
fault-move = “{ $found }” is not a move; write a hole such as 3 or S3.

record-empty = The record is empty.
record-unknown = Line { $line }: “{ $found }” is not understood.
record-place = Line { $line }: “{ $found }” cannot stand there.
record-comment = Line { $line }: a comment is not closed.
record-position = Line { $line }: the position cannot be read.
record-move = Line { $line }: the move cannot be read.
record-result = Line { $line }: “{ $found }” is not the result that the moves end with.
record-no-result = Round { $round } has no result.
record-more = There are further problems.
replay-start = Round { $round } does not begin as a round of this game does.
replay-next = Round { $round } does not begin where the round before it leads.
replay-over = Round { $round }: the match was over before it.
replay-choices = Round { $round }: in this game sides are not chosen so.
replay-move = Round { $round }: move { $move } may not be played.
replay-gain = Round { $round }: move { $move } wins { $found }, not { $written }.
replay-end = Round { $round } does not end as the record says.

## The choice of sides

ritual-ask = Odd or even? One seed or two are hidden in the fist.
ritual-odd = Odd
ritual-even = Even
ritual-was-odd = There was one seed.
ritual-was-even = There were two seeds.
ritual-right = The guess was right.
ritual-wrong = The guess was wrong.
ritual-choose = Choose a side. Take your time and read the board.
ritual-south = The lower row
ritual-north = The upper row
ritual-wait = The other player chooses a side.

## A new game

new-title = New game
new-game = Game
new-who = Who plays?
new-computer = Against the computer
new-across = Two people at this device
new-level = Level { $level }
new-level-text = { $level ->
    [1] Very easy: dreams half of the time
    [2] Easy: sees what it can take
    [3] Easy: sees your answer
    [4] Middling: four moves ahead
    [5] Good: six moves ahead
    [6] Strong: nine moves ahead
    [7] Very strong: sixteen moves ahead
   *[8] As strong as it gets
}
new-rounds = How long?
new-one-round = One round
new-match = A match, until somebody cannot fill a hole
new-options = Rules that are disputed
new-begin = Begin
ask-title = A game is in progress
ask-text = You are playing { $game }. Go on with it, or begin { $other } instead? The game in progress is then over.
ask-on = Go on with it
ask-new = Begin the new one
kept-title = Your last game
kept-part = Not all that was kept of it could be read. It goes on from where it could be played, and what was kept has been put aside on this device.
kept-none = It could not be read. What was kept has been put aside on this device, and a new game begins.
options-preset = Ready-made rules
options-usual = The usual ones
sheet-close = Close

## The moves

moves-title = Moves ({ $count })
moves-none = No move has been made yet.
moves-lost = −{ $seeds }
review-start = What was it worth?
review-start-over = Which moves mattered?
review-running = Looking at every move …
review-mistakes = These moves gave something away.
review-none = Nothing was given away.
review-what-if = Move { $move }: { $played } gave away { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}; { $better } was better.
review-try = Try it from there
graph-label = How far the lower row was ahead after every move; in the end { $value }
graph-legend = Above the line the lower row is ahead. Hollow points are estimates; a diamond is a mistake.

## Settings

set-language = Language
set-digits = Digits of this language
set-speed = Speed of the seeds
set-speed-slow = Slow
set-speed-normal = Usual
set-speed-fast = Fast
set-speed-off = Off
set-sound = Sound
set-confirm = Confirm every move
set-turned = Turn the far row when two people play
set-look = Colours
set-look-auto = Like the device
set-look-light = Light
set-look-dark = Dark
set-orientation = Board
set-orientation-auto = As it fits
set-orientation-landscape = Wide
set-orientation-portrait = Tall
set-pieces = Pieces
set-pieces-usual = As usual for the game
set-pieces-cowrie = Cowries
set-pieces-tamarind = Tamarind seeds
set-pieces-manjadi = Red seeds (manjadi)
set-pieces-bead = Beads
set-pieces-pebble = Pebbles
set-pieces-seed = Grey seeds

keys-title = Keys
keys-digits = play a hole of your row
keys-digits-key = 1–{ $last }
keys-arrows = go from hole to hole
keys-arrows-key = Arrows
keys-enter = play the hole you are on
keys-enter-key = Enter
keys-escape = finish a move at once, close a sheet
keys-escape-key = Esc
keys-undo = take back
keys-undo-key = U
keys-hint = ask for a hint
keys-hint-key = H
keys-help = this list
keys-help-key = ?

## Learning

learn-first-game = A first game, with advice
learn-try = { $count ->
    [one] Try it
   *[other] Try it ({ $count } positions)
}
learn-variant = This position shows another reading of the rules.
learn-sow = Sow hole { $hole }.
learn-other = That is possible too. To see the rule, go back and sow hole { $hole }.
learn-done = That is the rule.
learn-again = Once more
learn-previous = Back
learn-next = Next

## Puzzles

puzzle-today = The puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-task = One hole is clearly better than all others. Which?
puzzle-grade = { $moves ->
    [one] One move ahead is enough.
   *[other] Look { $moves } moves ahead.
}
puzzle-right = Right! The next best hole is worth { $gap } less.
puzzle-wrong = Another hole is worth { $gap } more.
puzzle-show = Show the values
puzzle-study = Study it
puzzle-solved = Solved: { $count } of { $all }.

## Study

study-thinking = Looking at the position …
study-exact = With best play, whoever is to move gains { $value } from here on.
study-guess = As far as can be seen: about { $value } for whoever is to move.
study-turn = Turn round
study-why = Why?
study-share = Copy a link
study-copied = Copied
study-copy = Copy this link:
study-too-long = A link carries { $most } moves at most. Save this game as a file, under Records.
why-title = How best play goes on
why-back = A seed back
why-step = A seed on
setup-title = Set up a position
setup-text = The position as text
setup-hole = Hole { $number }
setup-store = Store
setup-mover = Who is to move?
setup-help = Each row from its owner’s left; x for a closed hole; the last number of a row is the store.
setup-show = Show it
setup-start = Back to the beginning
records-title = Records
records-text = A record of a game
records-write = Write this game here
records-save = Save as a file
records-read = Show what stands here
records-file = Open a file
records-more = Further problems: { $count }
records-back = Back to what was there

## Seed by seed

why-last = The move, seed by seed
step-lift = Lap { $lap }: { $seeds } lifted from { $where }.
step-drop = A seed into { $where }. In hand: { $hand }.
step-store = A seed into the store. In hand: { $hand }.
step-take-while-sowing = That makes { $seeds } in { $where }: they are taken.
step-take-sweep = Beyond the empty hole, { $where } is swept: { $seeds }.
step-take-last-seed = The last seed makes { $seeds } in { $where }: they are taken.
step-take-run = Beside it, { $where } is taken too: { $seeds }.
step-take-opposite = Opposite, { $where } is taken: { $seeds }.
step-take-lone-seed = A lone seed in an empty hole: { $seeds } taken from { $where }.
step-to = { $whoIs ->
    [you] That is yours.
   *[other] That goes to { $who }.
}
step-stop-lap-over = All seeds are sown.
step-stop-next-empty = The next hole is empty, so the sowing stops.
step-stop-last-was-empty = The last seed fell into an empty hole, so the sowing stops.
step-stop-capture = The capture ends the sowing.
step-stop-in-store = The last seed fell into the store.
step-stop-endless = The sowing would never end, so it is stopped.

## About

about-app = Kuzhi plays and studies the traditional two-row mancala games. What is known of every move is exact wherever it can be computed, and is said to be an estimate wherever it cannot. The app works without a network, and what you do stays on your device.
about-also = Also called: { $names }
about-disputed = What is disputed
about-disputed-how = Sources disagree on these points. The first answer is the usual one here; choose another when you begin a new game.
about-see = Look at it
about-sources = Sources
about-digest = Digest of the usual rules:
