## The table: page and header

table-skip = Skip to your decision
table-undo = Take back: { $choice }{ $crosses ->
    [dice] . This takes back a roll; the dice will fall the same way again.
    [draw] . This takes back a draw; the same will be drawn again.
   *[nothing] .
    }
table-undo-hidden = your last choice
table-undo-nothing = There is nothing to take back
table-redo = Redo: { $choice }.
table-redo-nothing = There is nothing to redo
table-fork = Try something else: a new game from this step
table-rulebook = Rulebook
table-settings = Settings

## The city

table-thing-named = { $name }

## Keys and the map

table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-all = The whole map
table-again = Show again
table-keys = Keys
table-close = Close
table-key = { $what ->
    [choose] choose the option with this letter, or this many dice
    [end] the last button of the decision
    [undo] take back, redo
    [watch] one step back or forward while you watch
    [zoom] zoom in and out
    [board] to the board, and back to the decision
    [arrows] on the board: the next place or card in that direction
    [again] show again what just happened
    [back] back to all your choices, or to the game
   *[help] these keys
    }

## The decision

table-only-looking = You are watching.
table-not-now = Not available, and why

## What happened

table-log = Log
table-log-at = step { $step }
table-log-earlier = Earlier
table-step-back = Previous step
table-step-on = Next step
table-also = also

## The rats' turn

table-watch-at = { $at } of { $all }
table-watch-next = Next
table-watch-done = Your turn
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
table-fork-here = Start a new game from here
table-to-now = Back to the present

## The end

table-given-up = The game was given up
table-new-game = A new game
table-replay = Watch it from the start
table-record = Record
table-proof-how = Before the first move this game committed to one secret. Now the secret is shown, and anyone can check that it fits the promise and that every die and every draw came from it.
table-proof-commitment = The promise
table-proof-seed = The secret

# Who sits where

table-company = Players
table-company-say = Each seat belongs to a person or to a computer player.
table-company-watch = Let a computer player play
table-company-at = Who plays here
table-company-set = Apply
table-company-note = A computer player can fill in; the person gets the seat back on return.
table-company-hidden = A computer player knows only what its seat may see. If you take over its seat, you see its hand.
table-seat = Player { $number }
table-seat-alone = Who plays
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
table-thinking-say = This page updates automatically.

# Hints

table-hint = Hint
table-hint-title = Suggest a move
table-hint-win = { $percent }% to win, ± { $margin }
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
    [one] 1 simulation.
   *[other] { $count } simulations.
}
table-hint-stop = Stop

# What may come of a choice

table-odds-title = Likely outcomes
table-odds-choice = Choice
table-odds-ask = Estimate
table-odds-all = All outcomes
table-odds-mean = { $change }, ± { $margin }
table-odds-part = { $parts ->
    [one] { $from }: { $percent }%
   *[several] { $from } to { $to }: { $percent }%
}
table-odds-nothing = Nothing that counts changes before your next decision.
table-odds-samples = { $count ->
    [one] Estimated from 1 sample, up to your next decision.
   *[other] Estimated from { $count } samples, up to your next decision.
}

# Looking back

table-review = Review this game
table-review-title = Review
table-review-lead = Your chance to win after each choice, judged by a search that knew no more than you did, and what would have been better.
table-review-so-far = { $done } of { $all } choices reviewed. This page updates automatically.
table-review-line = Chance to win
table-review-described = Chance to win over the game: from { $first }% to { $last }%.
table-review-swings = Costly choices
table-review-none = No choice cost much.
table-review-better = Better: { $choice }
table-review-cost = The chance to win became { $to }% instead of { $from }%.
table-review-unsure = The difference may be chance.
table-review-look = See step { $step }
table-review-again = Play from here
table-review-all = All choices
table-review-step = Step
table-review-choice = Choice
table-review-win = Chance to win
table-review-best = Better
table-review-back = Back to the table
table-review-marks = A number marks a costly choice. An arrow marks a turn of fortune.
table-review-turns = Turns of fortune
table-review-turns-say = What happened between your choices: dice, draws, the rules of an opponent, other players. No choice was to blame.
table-review-turns-none = The chance to win never changed much between two choices.
table-review-turn = { $way ->
    [up] Up from { $from }% to { $to }%.
   *[down] Down from { $from }% to { $to }%.
}
table-review-turn-by = { $by ->
    [others] Other players moved.
   *[chance] Dice, draws or the game itself decided.
}
table-review-turn-more = { $count ->
    [one] One more event
   *[other] { $count } more events
}
table-review-round = { $unit ->
    [turn] T{ $round }
   *[round] R{ $round }
}

## A table that is seen whole

table-panes = What is shown
table-tabs = Parts of the table
table-sheet-up = The whole question
table-tray = Rolled; { $need } or more hits
table-tray-hit = hit
table-more-choices = All choices
table-share = Share
table-shared = Address copied
table-show-all = All your choices

## The page of a finished game, to be shared

end-picture = The table at the end. { $title }: { $result }
end-save-svg = Save as picture (SVG)
end-save-png = Save as picture (PNG)
end-story = The story of the game
end-turn = The turning point
end-turn-chance = At step { $step } the chance to win went from { $from }% to { $to }%.
end-turn-score = The largest change of the score. A review also weighs the chance to win.
end-turn-see = See this step
end-points = Points by source
end-counts = What counted
end-medals = Medals
end-onward = Onward
end-table = To the table
end-share = Page to share
