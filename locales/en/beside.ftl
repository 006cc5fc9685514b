## Beside the box

beside-begin = With the physical game
beside-begin-say = With the physical game you roll the real dice and draw the real cards. Hedgerow asks what came up, does all the rest and keeps the rules.

## What is asked

beside-tap = Tap what you see.
beside-choose = Choose what came up.
beside-in-order = { $count } times, one after the other: say what came up in that order.
beside-type = What is it? Type the beginning of its name.
beside-all = { $count ->
    [one] The one that is left
   *[other] All { $count } that can come up
    }
beside-left = { $count } left
beside-die = Die { $number }
beside-draw = Draw { $number }
beside-done = That is it
beside-progress = Answer { $number } of about { $total }
beside-not-yet = Take this choice back
beside-back = Take the last answer back
beside-so-far = What has happened so far
beside-big = Large, for a phone beside the box
beside-whole = Show the whole table
beside-correct-last = Correct what you told last
beside-correct = Everything told so far

## Before a game

beside-deal = { $game }: lay out the box
beside-deal-lead = Lay out the physical game and say, one after the other, what was dealt. This page’s address keeps your answers.
beside-deal-done = Everything is laid out
beside-deal-done-say = Look through what you told. Then the game can begin.
beside-deal-begin = Begin the game
beside-again = Say it again
beside-again-say = What comes after it is kept as far as it can still be so.
beside-hidden = hidden from you

## What was told

beside-told = What you told
beside-told-lead = Every roll and every draw of this game. If one was told wrongly, correct it, and the game is played again from there.
beside-told-nothing = Nothing has been rolled or drawn yet.
beside-beginning = The beginning
beside-to-table = To the table
beside-change = Correct it
beside-change-say = The game is played again from here. What is no longer possible is named, and the record keeps the old line.
beside-change-do = Correct and play again
beside-more = With this answer more is rolled or drawn: say what came up.
beside-changed = Corrected
beside-kept = { $count ->
    [0] No later choice had to be played again.
    [one] One later choice was played again.
   *[other] { $count } later choices were played again.
    }
beside-shortened = { $count ->
    [one] Fewer dice or cards are needed here now
   *[other] Fewer dice or cards are needed in these { $count } choices now
    }
beside-lost = { $count ->
    [one] This choice is not possible any more, or waits for an answer
   *[other] These { $count } choices are not possible any more, or wait for an answer
    }
beside-old-line = The record keeps the old line and the new one.
