### The vocabulary of rule files in sentences. See `rule_words.rs` for how the keys are made.

rule-without = Without “{ $heading }”.
rule-neutral = { $meaning } ({ $value })
rules-also-called = Also called: { $names }.
rules-presets = Presets
rules-options = Disputed points; a star marks the choice in force
rules-sources = Sources
rules-digest = Digest of these rules: { $digest }

## The board

rule-heading-board = The board
rule-board-holes = There are two rows of { $value } holes each, and a store for each player.
rule-board-stores-captures-only = Nothing is sown into the stores; they keep what is captured.
rule-board-stores-sown-by-owner = Players sow into their own store, which lies at the right end of their row, and leave out the other player's.

## The set-up

rule-heading-setup = The set-up
rule-setup-seeds = Each hole begins with { $value ->
    [one] one seed
   *[other] { $value } seeds
}.
rule-setup-seeds-list = The holes of each row begin with these numbers of seeds, from their owner's left: { $value }.
rule-setup-first-south = South moves first.
rule-setup-first-north = North moves first.
rule-heading-deal = The deal
rule-deal-least = All seeds are scattered at random{ $value ->
    [0] {"."}
    [one] , but every hole gets one first.
   *[other] , but every hole gets { $value } first.
}
rule-heading-ritual = The choice of sides
rule-ritual-manner-odd-or-even = One player hides one seed or two and asks “odd or even?”. A right guess lets the guesser choose a side; after a wrong one the asker chooses.
rule-ritual-manner-lot = A lot decides who chooses a side.
rule-ritual-manner-skipped = Nothing is played for the sides: the first player sits in the South.

## A turn

rule-heading-turn = A turn
rule-turn-from-any-own = A player sows from any hole of their own row that holds seeds.
rule-turn-from-leftmost-own = A player must sow from the first hole of their own row that holds seeds, counted from their left.
rule-turn-from-rightmost-own = A player must sow from the first hole of their own row that holds seeds, counted from their right.
rule-turn-direction-counterclockwise = Seeds are sown counter-clockwise: along one's own row to the right, then along the other row.
rule-turn-direction-clockwise = Seeds are sown clockwise: along one's own row to the left, then along the other row.
rule-turn-stuck-passes = A player without seeds passes.
rule-turn-stuck-cannot-happen = No player ever has to pass.
rule-turn-again-never = Players take turns, one move each.
rule-turn-again-last-seed-in-own-store = A player whose last seed falls into their own store moves again.
rule-heading-feeding = The duty to feed
rule-feeding-tested-after-capture = A player whose opponent has no seeds must play a move that leaves seeds in the opponent's row, after its captures.
rule-feeding-tested-placed = A player whose opponent has no seeds must sow at least one seed into the opponent's row, even if the same move captures it.

## Sowing

rule-heading-sowing = Sowing
rule-sowing-origin-sown = A lap that comes round to the hole it began in sows there too.
rule-sowing-origin-skipped = A lap that comes round to the hole it began in leaves that hole out.
rule-sowing-relay-none = When the seeds in hand are sown, the sowing is over.
rule-sowing-relay-next-hole = When the seeds in hand are sown, the player lifts all seeds of the next hole and sows on. An empty next hole ends the sowing.
rule-sowing-relay-last-hole = When the last seed falls into a hole that held seeds, the player lifts all of them and sows on, unless they are captured. A last seed in an empty hole ends the sowing.
rule-sowing-closed-holes-skipped = Closed holes are passed over as if they were not there.
rule-sowing-closed-holes-empty = Closed holes are never sown, but count as empty holes for whoever looks at the next hole or the one beyond.
rule-sowing-endless-stop = Sowing that would never end stops where it begins to repeat itself; nothing more is captured, and the turn is over.
rule-sowing-endless-forbidden = A move whose sowing would never end may not be played, unless there is no other.
rule-sowing-endless-end-round = Sowing that would never end ends the round; the seeds on the board are shared equally.

## Captures

rule-heading-capture-while-sowing = Capture while sowing
rule-capture-while-sowing-count = A hole is captured as soon as a seed makes its count one of: { $value }.
rule-capture-while-sowing-taken-by-sower = The player who is sowing takes what is captured on the way.
rule-capture-while-sowing-taken-by-hole-owner = The owner of the hole takes what is captured in it, whoever is sowing.
rule-capture-while-sowing-last-seed-included = The last seed of a lap captures like the others.
rule-capture-while-sowing-last-seed-left = What the last seed of a lap makes is left in the hole.
rule-heading-capture-sweep = Capture across a gap
rule-capture-sweep-takes-hole-beyond = When sowing stops before an empty hole, the player takes the seeds of the hole just beyond it.
rule-capture-sweep-takes-next-occupied = When sowing stops before an empty hole, the player takes the seeds of the next hole beyond it that holds any.
rule-capture-sweep-run-single = A capture across the gap takes one hole.
rule-capture-sweep-run-alternating = If the hole after the one taken across the gap is empty and the one beyond it is not, that one is taken too, and so on.
rule-capture-sweep-then-turn-over = After a capture across the gap the turn is over.
rule-capture-sweep-then-relay-on = After a capture across the gap the player lifts the seeds of the hole after the one taken and sows on, if there are any.
rule-heading-capture-last-seed = Capture by the last seed
rule-capture-last-seed-count = The last seed captures if it makes the count of its hole one of: { $value }.
rule-capture-last-seed-rows-both = The last seed captures in both rows.
rule-capture-last-seed-rows-own = The last seed captures in the player's own row only.
rule-capture-last-seed-rows-opponent = The last seed captures in the opponent's row only.
rule-capture-last-seed-run-none = Only the hole of the last seed is captured.
rule-capture-last-seed-run-backwards = The holes just before the hole of the last seed are captured too, as long as they hold such a count.
rule-capture-last-seed-run-forwards = The holes just after the hole of the last seed are captured too, as long as they hold such a count.
rule-capture-last-seed-run-taken-together = The holes of such a run are settled first and then taken together.
rule-capture-last-seed-run-taken-one-by-one = The holes of such a run are taken one by one, each before the next is looked at.
rule-capture-last-seed-opposite-left = The holes opposite captured ones stay as they are.
rule-capture-last-seed-opposite-taken = Whatever lies in the holes opposite captured ones is taken too.
rule-capture-last-seed-grand-slam-stands = A capture may take everything the opponent has.
rule-capture-last-seed-grand-slam-captures-nothing = A capture that would leave the opponent without seeds takes nothing.
rule-heading-capture-lone-seed = Capture by a lone seed
rule-capture-lone-seed-needs-opposite-occupied = If the last seed falls into an empty hole of the player's own row and the hole opposite holds seeds, all of them go to the player's store.
rule-capture-lone-seed-needs-nothing = If the last seed falls into an empty hole of the player's own row, it goes to the player's store with whatever lies opposite.

## Ends

rule-heading-end-empty-row = The end: an empty row
rule-end-empty-row-whose-mover = The round ends when the player to move has no seeds in their row.
rule-end-empty-row-whose-either = The round ends when either row is empty.
rule-end-empty-row-rest-opponent = The opponent of the player without seeds takes all that is left.
rule-end-empty-row-rest-empty-player = The player without seeds takes all that is left.
rule-end-empty-row-rest-row-owner = Each player keeps what lies in their own row.
rule-heading-end-few-seeds = The end: few seeds
rule-end-few-seeds-at-most = The round ends when { $value ->
    [0] no seed is left on the board
    [one] no more than one seed is left on the board
   *[other] no more than { $value } seeds are left on the board
}.
rule-end-few-seeds-rest-shared = The last seeds on the board are shared equally; an odd one belongs to neither.
rule-end-few-seeds-rest-row-owner = Each player keeps those of the last seeds that lie in their own row.
rule-end-few-seeds-rest-nobody = The last seeds on the board score for nobody.
rule-heading-end-starved = The end: starvation
rule-end-starved-rest-starved = When a player has no seeds and cannot be fed, that player takes all that is left.
rule-end-starved-rest-feeder = When a player has no seeds and cannot be fed, the other takes all that is left.
rule-end-starved-rest-row-owner = When a player has no seeds and cannot be fed, each player keeps what lies in their own row.
rule-heading-end-majority = The end: more than half
rule-end-majority-then-over = Whoever has stored more than half of the game's { $total } seeds has won, and play stops; the seeds on the board score for nobody.
rule-end-majority-then-play-on = Play goes on when a player has stored more than half of the game's { $total } seeds.
rule-heading-repetition = Repetition
rule-repetition-count = The round ends when the same board with the same player to move comes up for the { $value ->
    [2] second
    [3] third
   *[other] { $value }th
} time.
rule-repetition-rest-shared = After a repetition the seeds on the board are shared equally; an odd one belongs to neither. Players may agree to this earlier.
rule-repetition-rest-row-owner = After a repetition each player keeps what lies in their own row. Players may agree to this earlier.
rule-repetition-rest-nobody = After a repetition the seeds on the board score for nobody. Players may agree to this earlier.

## Matches

rule-heading-match = The match
rule-match-refill = For the next round, players fill the holes of their own row from what they own, { $value } in each. Holes that cannot be filled are closed for the round.
rule-match-fill-from-own-left = Players begin to fill holes at their own left.
rule-match-fill-from-own-right = Players begin to fill holes at their own right.
rule-match-remainder-kept = Seeds that fill no hole stay in the store.
rule-match-starter-alternates = The player who did not move first in one round moves first in the next.
rule-match-over-cannot-fill-a-hole = The match ends when a player cannot fill a single hole; the other wins.
rule-match-rounds = The match ends after { $value ->
    [one] one round
   *[other] { $value } rounds
} at the latest.
rule-match-rounds-until-exhausted = The match has as many rounds as that takes.

## What is not there

rule-without-deal = Every round begins with the same numbers of seeds in the holes; none are scattered.
rule-without-ritual = No side is chosen; the first player sits in the South.
rule-without-feeding = A player whose opponent has no seeds need not give any.
rule-without-capture-while-sowing = Nothing is captured while sowing.
rule-without-capture-last-seed = The last seed captures nothing by the count of its hole.
rule-without-capture-lone-seed = A lone last seed captures nothing.
rule-without-capture-sweep = Nothing is captured across a gap.
rule-without-end-empty-row = An empty row does not end the round.
rule-without-end-few-seeds = The round does not end because few seeds are left.
rule-without-end-starved = The round does not end because a player cannot be fed.
rule-without-end-majority = Play goes on when a player has stored more than half of all seeds.
rule-without-match = A round stands for itself; there are no matches.

## What is asked where sources disagree

rule-ask-board-holes = How many holes has a row?
rule-ask-board-stores = Is anything sown into the stores?
rule-ask-setup-seeds = How many seeds begin in a hole?
rule-ask-setup-first = Who moves first?
rule-ask-deal = How do the seeds lie at the beginning?
rule-ask-deal-least = How many seeds does every hole get in a random deal?
rule-ask-ritual = Are the sides chosen?
rule-ask-ritual-manner = How are the sides chosen?
rule-ask-turn-from = Which holes may a player sow from?
rule-ask-turn-direction = Which way are seeds sown?
rule-ask-turn-stuck = What does a player do who has no seeds to sow?
rule-ask-turn-again = When does a player move again?
rule-ask-feeding = Must a player without seeds be given some?
rule-ask-feeding-tested = When does a move count as feeding a player without seeds?
rule-ask-sowing-origin = Does a long lap sow into the hole it began in?
rule-ask-sowing-relay = How does one lap lead to the next?
rule-ask-sowing-closed-holes = What are closed holes to those who sow and capture?
rule-ask-sowing-endless = What if sowing would never end?
rule-ask-capture-while-sowing = Is anything captured while sowing?
rule-ask-capture-while-sowing-count = Which counts are captured while sowing?
rule-ask-capture-while-sowing-taken-by = Who gets what is captured while sowing?
rule-ask-capture-while-sowing-last-seed = Does the last seed of a lap capture like the others?
rule-ask-capture-last-seed = Does the last seed capture by the count of its hole?
rule-ask-capture-last-seed-count = Which counts does the last seed capture?
rule-ask-capture-last-seed-rows = In which rows does the last seed capture?
rule-ask-capture-last-seed-run = Which neighbours are captured with the hole of the last seed?
rule-ask-capture-last-seed-run-taken = Are several holes captured together or one by one?
rule-ask-capture-last-seed-opposite = What happens to the holes opposite captured ones?
rule-ask-capture-last-seed-grand-slam = May a capture take everything the opponent has?
rule-ask-capture-lone-seed = Does a last seed capture that falls into an empty hole?
rule-ask-capture-lone-seed-needs = When does a last seed capture that falls into an empty hole?
rule-ask-capture-sweep = Is anything captured across an empty hole?
rule-ask-capture-sweep-takes = Which hole beyond the gap is captured?
rule-ask-capture-sweep-run = Can more than one hole be captured across gaps?
rule-ask-capture-sweep-then = How does the turn go on after a capture across the gap?
rule-ask-end-empty-row = Does an empty row end the round?
rule-ask-end-empty-row-whose = Whose empty row ends the round?
rule-ask-end-empty-row-rest = Who gets what is left when a row is empty?
rule-ask-end-few-seeds = Does the round end when few seeds are left?
rule-ask-end-few-seeds-at-most = With how few seeds does the round end?
rule-ask-end-few-seeds-rest = Who gets the seeds that are left at the end?
rule-ask-end-starved = What if a player has no seeds and cannot be fed?
rule-ask-end-starved-rest = Who gets what is left when a player cannot be fed?
rule-ask-end-majority = Does having more than half of the seeds end the round?
rule-ask-end-majority-then = Does having more than half of the seeds end the round?
rule-ask-repetition-count = How often may the same position come up?
rule-ask-repetition-rest = Who gets what is left after a repetition?
rule-ask-match = Are several rounds played as a match?
rule-ask-match-refill = With how many seeds are holes filled for the next round?
rule-ask-match-fill-from = At which end do players begin to fill their holes?
rule-ask-match-remainder = What happens to seeds that fill no hole?
rule-ask-match-starter = Who begins the next round?
rule-ask-match-over = When is the match over?
rule-ask-match-rounds = How many rounds has a match?

# Disputes whose names stand for the same thing in all games.

option-fours-to = Who gets the fours?
option-last-seed-four = Is a four taken that the last seed of a lap makes?
