### The program itself: help pages, errors, and what its commands say.

## Help

help-kuzhi = Play and study traditional two-row mancala games
help-kuzhi-lang = The language of texts: a tag such as en
help-any-lang = The language of texts: a tag such as en
help-any-json = Answer in JSON
help-any-game = A built-in game, or the path of a rule file
help-any-set = Settle an option: --set OPTION=CHOICE, as often as needed; see `kuzhi rules`
help-any-position = A position: South's holes, a slash, North's holes, South's store, North's store, side to move; or as Aalina or PlayStrategy write it
help-any-ascii = Draw boards with nothing but ASCII

help-games = List the games that are built in
help-rules = Tell the rules of a game
help-play = Play a game
help-play-south = Who plays South: human, computer, or computer:1 (weakest) to computer:8
help-play-north = Who plays North. Where a ritual settles the sides, --south is the player who hides and --north the player who guesses; a person who plays the computer guesses in any case
help-play-match = Play a match: rounds until a player is exhausted
help-play-rounds = Play a match of at most so many rounds
help-play-seed = The number that deals, the ritual and the computer's choice between equal moves are drawn with
help-play-record = Write the record of the game to this file
help-show = Draw a position
help-show-as = Write the position in this notation; other programs' have no closed holes and no further fields
help-show-seed = The number that a random deal is drawn with
help-legal = List the moves that may be played
help-apply = Play a move in a position
help-apply-move = The move: the number of a hole, or pass
help-apply-trace = Tell step by step what happens
help-apply-batch = Answer lines of JSON from the input, such as {"{"}"position": "…", "move": "3"{"}"}
help-perft = Count the sequences of moves
help-perft-depth = How many moves deep, at most 200
help-perft-divide = Count below each first move
help-check = Say what is wrong with a rule file, and run its worked examples
help-check-file = The rule file, or a built-in game
help-replay = Walk through the record of a game
help-replay-file = The record; an .ogn file is read as Oware Game Notation
help-replay-as = Write the record in this form instead: kuzhi, or ogn for Oware Game Notation
help-replay-game = Read it as a record of this game, whatever the record says
help-serve = Serve the app: play, learn and study in a browser
help-serve-listen = The address and port to listen on
help-serve-open = Open it in a browser
help-bench = Play and search a fixed suite, and measure it
help-bench-games = Which games; all that are built in where none is named
help-bench-rounds = How many random rounds of each
help-bench-depth = How many moves to look ahead in the searches

## Errors

error-set-without-choice = --set: “{ $given }” has no choice; expected OPTION=CHOICE
error-unknown-game = game: there is no “{ $game }”; expected one of { $known }, or the path of a rule file
error-unreadable-file = { $file }: cannot be read: { $reason }
error-unwritable-file = { $file }: cannot be written: { $reason }
error-file-exists = { $file }: something stands there already, and is not written over; name another file, or move that one away
error-file-too-large = { $file }: is larger than { $megabytes } megabytes
error-impossible-total = --position: { $total } seeds on the board and in the stores together, but this game is played with { $expected }
error-round-field = --position: round: “{ $value }” is not the number of a round; expected one from 1 to { $most }
error-first-field = --position: first: “{ $value }” is not a side; expected s or n
error-no-rounds = { $field }: { $game } is not played in rounds
error-record-of-no-game = record: the header Game is missing; say with --game what it is a record of
error-record-of-unknown-game = record: the header Game names “{ $game }”, which is not built in ({ $known }); say with --game which game or rule file it is a record of
error-record-set = record: the header Set has “{ $given }”; expected option=choice

## Diagnostics

diagnostic-expected = expected { $expected }
diagnostic-suggestion = did you mean “{ $suggestion }”?
check-problems = { $count ->
    [one] One problem.
   *[other] { $count } problems.
}
check-failures = { $count ->
    [one] One thing does not come out as an example says.
   *[other] { $count } things do not come out as the examples say.
}
check-fine = { $file }: fine, with { $examples ->
    [one] one worked example
   *[other] { $examples } worked examples
}.

built-in-file = the built-in rule file of { $game }

## Answers

games-more = `kuzhi rules GAME` tells how one is played, `kuzhi play GAME` plays it.
perft-total = { $nodes ->
    [one] One sequence
   *[other] { $nodes } sequences
} in { $seconds } s
bench-line = { $game }: { $moves } moves and { $laps } laps in { $rounds } rounds, checksum { $checksum }, { $rate } million moves/s; { $nodes } nodes searched, { $speed } million nodes/s

## Serving

serve-at = The app is at { $address } (Ctrl-C ends it).
