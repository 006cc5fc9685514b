## Beside the box

beside-begin = With the physical game
beside-begin-say = Roll the real dice and draw the real cards. Hedgerow asks what came up, does everything else and keeps the rules.

## What is asked

beside-tap = Tap what you see.
beside-choose = Choose what came up.
beside-in-order = { $count } times: enter the results in order.
beside-type = What is it? Type the start of its name.
beside-all = { $count ->
    [one] The only one left
   *[other] All { $count } possible results
    }
beside-left = { $count } left
beside-die = Die { $number }
beside-draw = Draw { $number }
beside-done = Done
beside-progress = Answer { $number } of about { $total }
beside-not-yet = Take this choice back
beside-back = Take the last answer back
beside-so-far = What has happened so far
beside-big = Large view for a phone
beside-whole = Show the whole table
beside-correct-last = Correct the last entry
beside-correct = All entries

## Before a game

beside-deal = { $game }: lay out the box
beside-deal-lead = Lay out the physical game and enter what was dealt. The address of this page keeps your answers.
beside-lays = What to lay out
beside-deal-done = Everything is laid out
beside-deal-done-say = Check your entries. Then the game can begin.
beside-deal-begin = Begin the game
beside-again = Enter it again
beside-again-say = Later entries are kept as far as they still fit.
beside-hidden = hidden from you

## Entries

beside-told = Your entries
beside-told-lead = Every roll and every draw of this game. If an entry is wrong, correct it, and the game is played again from there.
beside-told-nothing = Nothing has been rolled or drawn yet.
beside-beginning = The beginning
beside-to-table = To the table
beside-change = Correct
beside-change-say = The game is played again from here. You see what is no longer possible, and the record keeps the old line.
beside-change-do = Correct and play again
beside-more = With this answer more dice or cards are needed: enter them.
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
    [one] This choice is no longer possible, or waits for an answer
   *[other] These { $count } choices are no longer possible, or wait for an answer
    }
beside-old-line = The record keeps the old line and the new one.
