# How a list ends: "a, b and c".
list-and = { $others } and { $last }

answer-face = { $face }
answer-named = { $name }

## What went wrong at the table

error-stale-step = The game has moved on: this choice belongs to step { $expected }, the table is at step { $step }.
error-stale-question = The dice have moved on: this answer belongs to question { $expected }, the table is at question { $number }.
error-unknown-choice = There is no choice called “{ $id }”.
error-another-games-choice = The choice “{ $id }” does not belong to this game.
error-unknown-thing = There is nothing called “{ $thing }” on the table.
error-no-way = There is no way to “{ $thing }” now.
error-refused = { $reason } (Rule { $rule })
error-game-over = This game is over.
error-given-up = This game was given up.
error-hidden-record = While several people play with hidden cards, the record of the game is kept back. You can download it when the game is over.
error-question-open = A roll or a draw comes first: enter what came up.
error-no-question-open = Nothing has to be rolled or drawn now.
error-impossible-answer = “{ $name }” cannot come up here.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to redo.
error-no-such-step = There is no step { $step }; the game has come to step { $last }.
error-no-secret = The dice of this game cannot be rolled here: its secret is unknown.
error-unreadable-setup = The setup of the game cannot be read.
error-bad-position = The practice position cannot be set up ({ $at }: { $what }).
error-unreadable-script = The line “{ $line }” does not say what is rolled or drawn.
error-refused-setup = This game cannot be set up: { $reason }
error-answers-left = { $left ->
    [one] One result too many was entered.
   *[other] { $left } results too many were entered.
    } Nothing was changed.
error-not-at-the-table = The dice of this game were not rolled by hand, so there is nothing to correct.
error-nothing-to-amend = Nothing was rolled or drawn in step { $step } that could be corrected.
error-leftover-answers = { $given ->
    [one] 1 result was entered
   *[other] { $given } results were entered
    } for dice and draws, but the setup needs { $needed }.

## What is wrong with a record

error-record = This record cannot be used: { $code ->
    [record-truncated] its end is missing.
    [record-malformed] it is damaged.
    [record-unknown-format] its format is unknown here.
    [record-edited] it was changed after it was published.
    [record-wrong-game] it belongs to another game.
    [record-other-rules] it was played under rules other than the present ones.
    [record-other-content] it was played with cards other than the present ones; it needs the pack that it was played with.
    [record-setup] the game cannot be set up as it says.
    [record-bad-fork] it branches off a game later than that game goes.
    [record-unknown-choice] one of its choices does not exist.
    [record-refused] a rule forbids one of its choices.
    [record-after-the-end] it continues after the end of the game.
    [record-impossible-answer] one of its rolls or draws could not have come up.
    [record-missing-answer] one of its rolls or draws is missing.
    [record-leftover-answers] it holds more rolls and draws than the game asks for.
    [record-changed-answers] a choice that was taken back and made again had a different result.
    [record-nothing-to-undo] it takes back a choice where there is none.
    [record-wrong-takeback] it is wrong about what was taken back.
    [record-nothing-to-amend] it corrects a roll or a draw where there is none.
    [record-nothing-to-redo] it redoes a choice where none was taken back.
    [record-drift] played again, the game comes to a different position.
    [record-commitment-mismatch] its seed is not the one that was sealed at the beginning.
    [record-agreement] the contributions of its players to chance do not fit together.
    [record-no-seed-expected] it contains a seed, but the game was played with real dice.
    [record-stream-mismatch] one of its rolls or draws did not come from the seed.
    [record-no-end] it reveals the seed before the game has ended.
   *[other] it contradicts itself.
    }

## Going back in a game

table-took-back = { $choices ->
    [one] One choice was taken back.
   *[other] { $choices } choices were taken back.
    }{ $crossed ->
    [chance] {" "}Dice or cards had been asked for.
    [reveal] {" "}Something had been revealed.
   *[nothing] {""}
    }
table-played-again = { $choices ->
    [one] One choice was played again.
   *[other] { $choices } choices were played again.
    }
table-corrected = An entry was corrected.
