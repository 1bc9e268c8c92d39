### What is said about values, and about searches and tables that find them.

## Help

help-any-tables = An endgame table to ask; without this, the largest that fits of those named in KUZHI_TABLES
help-any-nodes = Search at most so many nodes
help-any-time = Search at most so long, such as 500ms, 10s or 2min
help-any-threads = Search on so many threads
help-any-memory = Use so much memory for what has been found out, such as 16MiB or 2GiB
help-analyse = Look ahead as far as the limits allow, and compare the moves
help-analyse-depth = Look at most so many moves ahead
help-analyse-lines = How many of the best moves get a value; all, if nothing is said
help-analyse-time = Search at most so long, such as 500ms, 10s or 2min; 3s, if no limit is named
help-analyse-memory = Use so much memory for what has been found out, such as 256MiB; 64MiB, if nothing is said
help-solve-memory = Use so much memory for what has been found out, such as 2GiB; 16MiB, if nothing is said
help-solve = Find the exact value of a position and of each of its moves
help-solve-match = Find who wins the match, from every division of the seeds, on one thread; not with --position, --tables or --resume
help-solve-resume = Keep the search in this file, and take it up again from there
help-solve-keep_every = Write that file so often while the search goes on

help-any-file = The table file
help-tables = Build endgame tables, and look into them
help-tables-build = Build a table into a file
help-tables-build-seeds = The most seeds on a board that the table holds
help-tables-build-out = The file; a build that was stopped is taken up again
help-tables-build-memory = Use at most so much memory; 8GiB, or what the machine has to spare if that is less, if nothing is said
help-tables-build-threads = Build on so many threads; on all cores, if nothing is said
help-tables-info = Tell what a table file holds, and how its values are spread
help-tables-probe = Look up the value of a position
help-tables-probe-game = The game that the table is of, if the file does not say it
help-tables-verify = Read all of a table file, and find some of its values again by search
help-tables-verify-game = The game that the table is of, if the file does not say it
help-tables-verify-samples = How many values of each layer to find again, no value twice; all, where there are no more
help-tables-verify-nodes = Give up a search after so many nodes
help-tables-verify-seed = The number that the values to be found again are drawn with
help-tables-inspect = Tell where things stand in a table file
help-tables-inspect-game = The game that the table is of, if the file does not say it
help-tables-inspect-position = Tell where the value of this position stands

help-match = Let programs play each other, each opening from both seats
help-match-south = Who plays: level:1 to level:8; depth:N, a plain search so many moves ahead; time:MS, the engine with so many milliseconds a move; greedy, for what a move wins at once; or random
help-match-north = Who plays against it
help-match-ladder = Instead, let each level play the one below
help-match-games = How many rounds: an even number, two for each opening
help-match-sprt = Stop as soon as it is decided, with errors of 5 %, which of two differences of ratings fits better, such as 0,10
help-match-nodes = The strongest level may search so many nodes for each move
help-match-time = The strongest level may think so long about each move, instead of so many nodes
help-match-openings = How many moves of an opening are drawn at random
help-match-seed = The number that everything left to chance is drawn with

## Errors

error-table-refused = --tables: { $file }: { $reason }
warning-table-left-out = KUZHI_TABLES: { $file } is left out: { $reason }
error-no-openings = --openings: no round of this game goes on after so many moves
error-table-of-no-game = --game: the file does not name a built-in game; say which game or rule file it is of
error-memory-of-machine = --memory: { $asked } were asked for, but the machine has only { $there } to spare; ask for less, or end other programs first
error-table-memory = --memory: a table of up to { $seeds } seeds on { $threads ->
    [one] one thread
   *[other] { $threads } threads
} needs at least { $needed }, but may use { $allowed }; allow that much, or ask for fewer seeds or threads
error-table-no-memory = --memory: the table needs { $needed }, and the system does not give them

## Exact values

solve-value = The position is worth { $value } to { $side ->
    [south] South
   *[north] North
}, who is to move.
solve-not-proven = Not proven: { $depth } moves ahead, the position seems to be worth { $value } to { $side ->
    [south] South
   *[north] North
}, who is to move.
solve-bounds = It is proven to be worth from { $low } to { $high }.
solve-move-not-proven = { "  " }{ $move }: { $value } (not proven; from { $low } to { $high })
solve-so-far = between { $low } and { $high }
solve-looking = { $move }: { $depth } moves ahead
solve-building = building a table of all boards of up to { $seeds } seeds: { $share } %
solve-line = Best line: { $line }
solve-score = South { $south }, North { $north }.
solve-searched = { $nodes ->
    [one] One node
   *[other] { $nodes } nodes
} searched in { $seconds } s, under the rules with the play digest { $digest }.
solve-with-table = Boards of up to { $seeds } seeds were looked up in { $file }.
solve-with-built-table = Boards of up to { $seeds } seeds were looked up in a table that was built for this.
solve-resumed = It also rests on what { $file } had kept of earlier searches, with the tables that they asked.
solve-played-on = The round is decided; the values are those of playing on.

## Kept searches

solve-kept-unwritable = --resume: { $file } cannot be written: { $reason }
solve-kept-unreadable = --resume: { $file } cannot be read: { $reason }
solve-kept-in-use = --resume: { $file } is being written by another search
solve-kept-foreign = --resume: { $file } cannot be kept: { $other } is no search that was kept, and is not written over
solve-kept-cut-off = --resume: { $file } is no search that was kept, or only a part of one; remove it or name another file
solve-kept-something-else = --resume: { $file } is not a search that was kept by this version; name another file
solve-kept-other-rules = --resume: { $file } is a search under other rules, with the play digest { $digest }
solve-kept-other-holes = --resume: { $file } is a search with other holes closed
solve-kept-damaged = --resume: { $file } is damaged: it does not fit its checksum; remove it or name another file
solve-kept-too-large = --resume: { $file } holds more than --memory has room for: it needs { $needed }
solve-kept-lost = --resume: { $lost } of the { $boards } boards that { $file } holds have no room in --memory and are forgotten; without --memory all have

## Analysis

analyse-so-far = { $depth } moves ahead: { $value }, { $line }
analyse-head = { " " }Move  Value   Line
analyse-searched = { $nodes ->
    [one] One node
   *[other] { $nodes } nodes
} searched in { $seconds } s, { $depth } moves ahead. A value with = is proven, one with ~ is what is seen so far.

## Matches

match-solving-rounds = the rounds
match-solving-outcomes = who wins the match
match-won-by = { $side ->
    [south] South
   *[north] North
} wins the match with best play.
match-won-by-nobody = With best play, neither player can force the match to be won.
match-unfinished = Not complete: { $solved } of { $rounds } rounds are solved; who wins the match is not known yet.
match-best-line = Best play: { $line }.
match-margin-line = Both for most seeds: { $line }.
match-line-won = { $side ->
    [south] South
   *[north] North
} wins
match-line-drawn = a draw
match-line-repeats = and so on for ever, as from round { $round }
match-slip = At { $first }:{ $other } { $player ->
    [first] the player who moves first
   *[other] the other player
} lets { $what ->
    [win] a win
   *[safety] a match that is not lost
} slip by playing for most seeds{ $when ->
    [at-once] {"."}
   *[punished] , if the other gives up seeds to punish it.
}
match-table-head = First Other  Value   Then   Best  Winner
match-rounds-head = First Other  Value   Then
match-table-winner = { $winner ->
    [first] first
    [other] other
   *[nobody] neither
}
match-searched = { $nodes } nodes searched in { $seconds } s, { $margins } s of them for the values of rounds, under the rules with the play digest { $digest }. Values are what the player who moves first gains; Then and Best are what that player owns after the round, if both play for most seeds and with best play.
match-rounds-searched = { $nodes ->
    [one] One node
   *[other] { $nodes } nodes
} searched in { $seconds } s, under the rules with the play digest { $digest }. Values are what the player who moves first gains; Then is what that player owns after the round, if both play for most seeds.

## Tables

tables-built = { $file }: { $positions } positions of up to { $seeds } seeds, in { $bytes } bytes, built in { $seconds } s.
tables-stopped = stopped; the layers that are finished are kept in { $file }.partial, and the same command goes on from there
tables-course = { $seeds } of { $most } seeds, sweep { $sweep } [{ $bar }], { $share } % of all
tables-info = { $label }: { $positions } positions of up to { $seeds } seeds, under the rules with the play digest { $digest }.
tables-info-layer = { "  " }{ $seeds } seeds: { $positions } positions in { $bytes } bytes
tables-not-covered = The table does not cover this position.
tables-verified = All is well: { $positions } values in { $blocks } blocks fit their checksums and counts; { $compared } were compared with those of their moves, and { $solved } were found again by search.
tables-verified-whole = { $layers ->
    [one] One layer has
   *[other] { $layers } layers have
} no more values than the { $samples } of each layer that were to be found again; there all of them were compared.
tables-inspect-head = Seeds      Positions   Blocks           From          Bytes
tables-place = { $place }: value { $value }, number { $offset } in block { $block }, whose { $bytes } bytes begin at { $from } and have the checksum { $checksum }.

## Programs against each other

contest-result = { $first } against { $other }: { $rounds } rounds, { $won } won, { $drawn } drawn, { $lost } lost, { $score } %, Elo { $elo }.
contest-test = Log-likelihood ratio { $likelihood } of ±{ $bound }: { $decision ->
    [first] the difference is rather { $elo0 } than { $elo1 }
    [second] the difference is rather { $elo1 } than { $elo0 }
   *[open] not decided between { $elo0 } and { $elo1 }
}.
ladder-head = { "   " }Level  Against     Score   Rounds Rating   Elo of the step, 95 %
