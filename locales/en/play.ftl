### What is said about positions and moves, and at the table.

seat-south = South
seat-north = North

## The board

picture-store = { $who }: { $seeds }

## What can be done

may-play = { $who } may play: { $moves }
must-pass = { $who } has no seeds to sow and must pass: pass

## What a move did

did-sow = { $who } sowed hole { $hole }: { $captured ->
    [0] nothing captured
    [one] one seed captured
   *[other] { $captured } seeds captured
}.
did-sow-laps = { $who } sowed hole { $hole }: { $laps ->
    [one] one lap
   *[other] { $laps } laps
}, { $captured ->
    [0] nothing captured
    [one] one seed captured
   *[other] { $captured } seeds captured
}.
did-sow-into-store = { $seeds ->
    [one] One seed fell into { $who }'s store.
   *[other] { $seeds } seeds fell into { $who }'s store.
}
did-give = { $other } got { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} from it.
did-endless = The sowing would never have ended, so it was stopped.
did-again = { $who } moves again.
did-pass = { $who } had no seeds to sow and passed.

## A trace

trace-lift = { $hole }: { $seeds ->
    [one] one seed lifted
   *[other] { $seeds } seeds lifted
}
trace-drops = { "  " }sown: { $holes }
trace-store = { $seat }'s store
trace-take = { $hole }: { $seeds ->
    [one] one seed taken
   *[other] { $seeds } seeds taken
} by { $to } { $why ->
    [while-sowing] while sowing
    [sweep] across the gap
    [last-seed] by the last seed
    [run] in a run with it
    [opposite] as the hole opposite
    [lone-seed] with the lone seed
   *[other] ({ $why })
}
trace-stop = { $why ->
    [lap-over] the lap is over
    [next-empty] the next hole is empty
    [last-was-empty] the last seed fell into an empty hole
    [capture] the last seed made a capture
    [in-store] the last seed fell into the store
    [endless] stopped: it would never end
   *[other] stopped ({ $why })
}
trace-again = the same player moves again
trace-pass = pass

## Why a move is refused

refused-no-such-hole = the board has no such hole
refused-not-yours = it is { $mover }'s turn, and that hole is not { $mover }'s
refused-closed = that hole is closed in this round
refused-empty = that hole is empty
refused-forced = only hole { $hole } may be played
refused-must-feed = the other player has no seeds, and this move gives them none; play a hole that reaches their row
refused-endless = the sowing would never end, and other moves do end
refused-must-pass = you have no seeds to sow and must pass
refused-cannot-pass = you have seeds to sow and may not pass
refused-over = the round is over ({ $reason })

## How a round ends

over-no-seeds = The round is over: { $who } has no seeds to sow.
over-row-empty = The round is over: { $who } has no seeds left.
over-starved = The round is over: { $other } has no seeds, and { $who } cannot give any.
over-majority = The round is over: { $who } has more than half of the game's { $total } seeds.
over-few-seeds = The round is over: { $seeds ->
    [0] no seed is left
    [one] only one seed is left
   *[other] only { $seeds } seeds are left
} on the board.
over-board-empty = The round is over: the board is empty.
over-endless = The round is over: the sowing would never have ended.
over-repetition = The round is over: the same position has come back too often.
over-agreement = The round is over: the players agreed to stop.
score = South { $south }, North { $north }.
score-of-nobody = { $seeds ->
    [one] One seed scores
   *[other] { $seeds } seeds score
} for nobody.
score-of-the-poorer = One seed is left over; it joins the smaller store, { $who }'s.
score-of-the-next-to-begin = One seed is left over; it goes to { $who }, who moves first in the next round.
wins = { $who } wins.
draw = It is a draw.

## Matches

match-next-round = Round { $round }. South owns { $south }, North { $north }. { $starter } moves first.
match-over-exhausted = The match is over: { $poorer } cannot fill a hole.
match-over-round-limit = The match is over: the last round has been played.
match-stopped = The match is stopped here, after { $rounds } rounds. --rounds allows more.
match-owned = South owns { $south }, North { $north }.

## At the table

play-welcome = { $game }. Type help to see what you can do.
play-seed = What chance decides here comes from the number { $seed }; --seed { $seed } plays it again.

play-offer-pass = { $who } has no seeds to sow and must pass. Press Enter to pass.
play-what-now = Type the number of a hole, or help.
play-not-a-move = “{ $text }” is not a move: type a number from 1 to { $holes }, or help.
play-no-choice = There is nothing to choose now: type the number of a hole, or help.
play-no-question = Nobody has asked a question: type the number of a hole, or help.
play-refused = Not possible: { $why }.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-hint = Try { $move }: the gain from here should be { $gain }.
play-agree-question = { $who } offers to stop here and share out the seeds as after a repetition. { $other }, do you agree? (yes or no)
play-not-agreed = { $other } does not agree. Play goes on.
play-stopped = Play stops here. South { $south }, North { $north }, and { $seeds } on the board.
play-save-where = Say where: save FILE
play-saved = The record is in { $file }.
play-help =
    A number    sows that hole; each player counts from their own left
    pass        passes, where the rules make you
    moves       shows what you may play
    board       draws the board again
    hint        suggests a move, with what it should gain
    undo        goes back to your last turn
    agree       offers the other player to stop here
    save FILE   writes the record of the game
    quit        leaves

## The opening ritual

ritual-player = { $which ->
    [first] Player 1
   *[second] Player 2
} ({ $kind ->
    [computer] computer:{ $level }
   *[human] human
})
ritual-question = { $asker } hides one seed or two and asks { $guesser }: odd or even?
ritual-guess = { $player } guesses: guess odd, or guess even
ritual-side = { $player } chooses a side: side south, or side north
ritual-not-now = That has to wait until the sides are settled.
ritual-chose = { $player }: { $choice }
ritual-hidden = { $seeds ->
    [one] One seed was hidden
   *[other] Two seeds were hidden
}: the guess was { $guess ->
    [right] right
   *[wrong] wrong
}.
ritual-seats = South: { $south }. North: { $north }. { $mover } moves first.

## Records

replay-round = Round { $round }
replay-other-digest = warning: the record was played under rules with the digest { $written }; these have { $found }. It is replayed all the same.
