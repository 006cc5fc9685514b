## What is practised

learn-practice = Practice
learn-practice-say = Practice does not count: take back and try anything you like.

## Examples of a rule

learn-examples = Examples
learn-examples-say = Each one is a small game: what is done, what follows, and what is refused. Try it at a table of your own.
learn-examples-more = { $count ->
    [one] One more example
   *[other] { $count } more examples
    }
learn-example = Example { $number }
learn-example-show = Show the board
learn-example-setup = A game that is set up like this is refused.
learn-example-begins = The game begins.
learn-example-next = In the example, this is done now:
learn-example-over = That is the whole example. Continue as you like.
learn-try = Try it
learn-position = The position at the beginning of the example, drawn as at the table
learn-may = Possible now:
learn-may-not = Not possible now:
learn-and-more = { $count ->
    [one] One more thing happens.
   *[other] { $count } more things happen.
    }
learn-to-rule = To the rule
learn-again = Start again

## Lessons

learn-title = Learn to play
learn-lead = You play, and learn what matters on the way, with the rule beside it. There is nothing to read beforehand, and you may try other things at any time.
learn-way-rules = Rulebook
learn-way-rules-say = Every rule, with examples that you can play
learn-way-puzzles = Puzzles
learn-way-puzzles-say = Ten positions for each game, and one of the day
learn-way-glossary = Glossary
learn-way-glossary-say = The terms of the games in three languages
learn-course = { $count ->
    [one] One lesson
   *[other] { $count } lessons
    }, { $done ->
    [0] none of them finished
   *[other] { $done } finished
    }
learn-begin = Begin
learn-once-more = Play again
learn-done = Finished
learn-lesson = Lesson
learn-lesson-at = Step { $at } of { $all }
learn-lesson-progress = Progress of the lesson
learn-one-of = One of these:
learn-watch = See what happens, step by step. The lesson continues when you are back at the table.
learn-strayed = You did something else: { $choice }. That is allowed, too.
learn-strayed-say = See where it leads, and play on as long as you like. To return to the lesson, take it back.
learn-strayed-back = Back to the lesson
learn-next-lesson = Next: { $lesson }
learn-play-now = Play a game
learn-all-lessons = All lessons

## Puzzles

learn-puzzles-title = Puzzles
learn-puzzles-lead = Find the way to the goal. A search of every possibility has proved that each puzzle has exactly the solutions it claims.
learn-puzzles-of = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
    }, { $solved ->
    [0] none of them solved
   *[other] { $solved } solved
    }
learn-today = Puzzle of the day
learn-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
    }
learn-within = { $count ->
    [one] In one choice
   *[other] In at most { $count } choices
    }
learn-solve = Solve
learn-puzzle = Puzzle
learn-puzzle-left = { $left ->
    [one] One choice is left.
   *[other] { $left } choices are left.
    }
learn-puzzle-missed = The goal can no longer be reached from here. Take back as much as you like, or start again.
learn-puzzle-solved = Solved.
learn-next-puzzle = Next puzzle
learn-all-puzzles = All puzzles
learn-solution = Show the first step of the solution
learn-solution-on = Next step
learn-solution-whatever = From here the goal can be reached with any roll or draw.
learn-solutions = There are { $count } solutions in all.

## Glossary

learn-glossary-title = Glossary
learn-glossary-lead = The terms of the games, what they mean, and the rule that defines them.
learn-glossary-what = Meaning

## Readings

learn-readings-title = Readings: { $game }
learn-readings-lead = The editions of this game do not agree everywhere. Each question comes with its rule, its possible readings, and the editions that follow them.
learn-readings-apart = { $count ->
    [one] On one question they differ
   *[other] On { $count } questions they differ
    }
learn-readings-agreed = Questions on which the editions agree or are silent
learn-readings-choose = Choose readings for a game
learn-readings-link = Where the editions differ
