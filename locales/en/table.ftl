## The table: page and header

table-skip = Skip to your decision
table-undo = Take back: { $choice }{ $crosses ->
    [dice] . This takes back a roll; the dice will fall the same way again.
    [draw] . This takes back a draw; the same will be drawn again.
   *[nothing] .
    }
table-undo-hidden = the last choice
table-undo-nothing = There is nothing to take back
table-redo = Play again: { $choice }.
table-redo-nothing = Nothing was taken back
table-fork = Try it another way: a new game from this step
table-rulebook = Rulebook
table-settings = Settings

## The city

table-thing-named = { $name }

## Keys and the map

table-zoom-in = Larger map
table-zoom-out = Smaller map
table-zoom-all = The whole map
table-again = Show again
table-keys = Keys
table-close = Close
table-key = { $what ->
    [choose] choose what carries this letter or so many dice
    [end] the last button of the decision
    [undo] take back, play again
    [watch] one step back or on, while you watch something
    [zoom] larger and smaller map
    [board] to the board, and back to the decision
    [arrows] on the board: the next place or card that way
    [again] show again what just happened
    [back] back to everything you can do, or to the game
   *[help] these keys
    }

## The decision

table-only-looking = Here you can only look.
table-not-now = What is not possible now, and why

## What happened

table-log = What happened
table-log-at = at { $step }
table-log-earlier = What happened before
table-step-back = One step back
table-step-on = One step on
table-also = also

## The rats' turn

table-watch-at = { $at } of { $all }
table-watch-next = Next
table-watch-done = To your turn
table-watch-pause = Pause
table-watch-play = Play
table-watch-skip = Skip to the end

## An earlier step

table-past = An earlier step
table-past-step = Step { $step } of { $last }
table-past-then = What was chosen:
table-first = The beginning
table-previous = Previous
table-next = Next
table-last = The last step
table-fork-here = Play on from here in a new game
table-to-now = Back to the game

## The end

table-given-up = The game was given up
table-new-game = A new game
table-replay = Watch it again from the beginning
table-record = The record
table-proof-how = Before the first move this game promised to use one secret. Now the secret is shown: anyone can check that it fits the promise, and that every die and every draw came from it.
table-proof-commitment = The promise
table-proof-seed = The secret

# Who sits where

table-company = Who plays?
table-company-say = Each seat is a person’s, or one of our players sits there and moves by itself.
table-company-at = Who sits here
table-company-set = Seat them like this
table-company-note = A player of ours can stand in for somebody; whoever comes back takes the seat back.
table-company-hidden = A player of ours knows no more than its seat does. Whoever takes its seat sees its hand.
table-seat = Player { $number }
table-seat-alone = The only seat
table-person = A person
table-level = { $level ->
    [hatchling] Hatchling
    [forager] Forager
    [scout] Scout
    [pathfinder] Pathfinder
   *[elder] Elder
}
table-level-text = { $level ->
    [hatchling] just out of the nest, follows its whims
    [forager] takes what lies nearest
    [scout] seldom misses a good move
    [pathfinder] sees where a path leads
   *[elder] the strongest we have
}
table-thinking = { table-level } (player { $number }) is thinking …
table-thinking-alone = { table-level } is thinking …
table-thinking-say = The page updates by itself.

# Hints

table-hint = Hint
table-hint-title = What looks best?
table-hint-win = { $percent }% to win, give or take { $margin }
table-hint-term = { $term ->
    [cheese] cheese { $change }
    [devoured] cheese devoured { $change }
    [health] health { $change }
    [caged] rats in the cage { $change }
    [points] points { $change }
    [rival-points] points of the best rival { $change }
    [resources] resources { $change }
    [pages] pages left { $change }
    [minions] minions { $change }
    [wounds] wounds { $change }
    [captured] captured mice { $change }
   *[cards] cards in hand { $change }
}
table-hint-looks = { $count ->
    [one] One look ahead.
   *[other] { $count } looks ahead.
}
table-hint-stop = Stop

# What may come of a choice

table-odds-title = Where may a choice lead?
table-odds-choice = The choice
table-odds-ask = Try it out
table-odds-mean = { $change }, give or take { $margin }
table-odds-part = { $parts ->
    [one] { $from }: { $percent }%
   *[several] { $from } to { $to }: { $percent }%
}
table-odds-nothing = Nothing that counts will change before your next decision.
table-odds-samples = { $count ->
    [one] Sampled, not exact: tried out once, up to your next decision.
   *[other] Sampled, not exact: tried out { $count } times, up to your next decision.
}

# Looking back

table-review = Look back at this game
table-review-title = Looking back
table-review-lead = The chance to win after each of your choices, judged by a search that knew no more than you did, and what would have been better.
table-review-so-far = { $done } of { $all } choices looked at. The page updates by itself.
table-review-line = The chance to win
table-review-described = The chance to win over the game: from { $first }% to { $last }%.
table-review-swings = Where it turned
table-review-none = No choice cost much.
table-review-better = Better: { $choice }
table-review-cost = The chance to win became { $to }% instead of { $from }%.
table-review-unsure = That may be no more than chance in the looks ahead.
table-review-look = Look at step { $step }
table-review-again = Play on from here
table-review-all = Every choice
table-review-step = Step
table-review-choice = Choice
table-review-win = Chance to win
table-review-best = Better
table-review-back = Back to the table
