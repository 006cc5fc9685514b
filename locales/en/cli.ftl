## The game in a plain terminal

cli-nothing = nothing
cli-over = The game is over. Type save FILE to keep it, log to read it, undo to take the last choice back, or quit.
cli-help = Type the number or the name of a choice, or one of these:
    look: the table in words
    choices: the question again, with its choices
    why THING: why something is not allowed, such as why { $thing }
    rule ID: a rule, such as rule { $rule }
    hint: the three best choices by a search, with the chance to win
    odds CHOICE: likely outcomes of a choice, by its number or name
    undo, redo: take the last choice back, or redo it
    log: what happened so far
    told: all rolls and draws so far
    correct STEP ANSWERS: correct the rolls and draws of a step
    save FILE: keep the record of the game
    quit: leave
cli-help-go = go THING: walk to a thing that is several steps away, such as go { $thing }
cli-progress = Answer { $number } of about { $total }; { $together ->
    [1] one at a time.
   *[other] up to { $together } in one line.
    }
cli-correct-how = Give the step and all its answers, such as correct 12 5 6 1; told lists them.
cli-type-help = Type choices to see what can be chosen, or help.
cli-why-not = No rule forbids it.
cli-things = Examples of names: { $things }.
cli-no-rule = There is no rule { $id }.
cli-odds-exact = Exact: { $odds }.
cli-save-where = Name a file: save FILE.
cli-saved = The game is saved in { $path }.
cli-not-saved = The game could not be written to { $path }: { $reason }

## Hints

cli-hint = { $times } simulations: { $parts }.
cli-hint-nothing = Little changes before your next turn.
cli-hint-won = { $count ->
    [one] 1 game won
   *[other] { $count } games won
    }
cli-hint-lost = { $count ->
    [one] 1 game lost
   *[other] { $count } games lost
    }
cli-hint-cheese = { $count ->
    [one] 1 cheese gained
   *[other] { $count } cheese gained
    }
cli-hint-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
    }
cli-hint-healed = { $count ->
    [one] 1 health regained
   *[other] { $count } health regained
    }
cli-hide = Press Enter to hide your cards.
cli-pass = It is player { $player }’s turn. Pass the keyboard; press Enter when nobody else is looking.
cli-moves = { $who } (player { $player }) moves:
cli-kind = The player { $kind }
cli-review-player = Player { $player }
cli-review-decision = { $choice }: chance to win { $before }% before, { $chosen }% ± { $margin } after.

## Mice and Mystics in a terminal

cli-backed-up = { $count ->
    [one] One game is kept in { $path }. Secrets of unfinished games are in it: keep it where nobody else can read it.
   *[other] { $count } games are kept in { $path }. Secrets of unfinished games are in it: keep it where nobody else can read it.
}
cli-restored = { $count ->
    [one] One game was restored. Everything was read back and is identical.
   *[other] { $count } games were restored. Everything was read back and is identical.
}
cli-restored-strange = With its present options this program cannot play these; they are kept unchanged:
cli-pace = { $rate } a second, { $left } left
cli-left = { $left } left
