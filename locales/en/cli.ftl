## The game in a plain terminal

cli-head = { $round ->
    [0] Setting up
   *[other] Round { $round }
    }. Your cheese: { $cheese } of 10. Devoured: { $devoured } of 10.
cli-you = { $name } in { $zone }. Health { $health } of { $most-health }, movement { $movement } of { $most-movement }, dice { $dice } of { $most-dice }, traps { $traps } of { $most-traps }; accuracy { $accuracy }+, defence { $defence }.
cli-ability = { $colour ->
    [yellow] Yellow
   *[purple] Purple
    } ability, { $name }: markers { $markers } of { $most }.
cli-ability-locked = { $colour ->
    [yellow] Yellow
   *[purple] Purple
    } ability, { $name }: locked.
cli-slots = Cheese slots: { $slots }.
cli-slot = { $slot ->
    [attack] attack
    [movement] movement
    [accuracy] accuracy
    [defence] defence
    [health] health
    [trap] traps
    [yellow] yellow ability
    [yellow-refill] yellow refill
    [purple] purple ability
   *[purple-refill] purple refill
    } { $filled }/{ $all }
cli-caught = Caught, with a reward to claim: { $name } ({ $id }).
cli-nemesis = { $name } in { $zone }. Health { $health } of { $most-health }; movement +{ $movement }, bite { $bite }, accuracy { $accuracy }+, defence { $defence }, deployment { $deployment }.
cli-nemesis-away = { $name }, not yet in the city. Health { $health } of { $most-health }; movement +{ $movement }, bite { $bite }, accuracy { $accuracy }+, defence { $defence }, deployment { $deployment }.
cli-rats = Common rats, white, brown and black: { $white }, { $brown }, { $black } in the bag; { $caged-white }, { $caged-brown }, { $caged-black } in your cage.
cli-district = { $number } { $name } (column { $x }, row { $y })
cli-district-asleep = { $number } { $name } (column { $x }, row { $y }), asleep
cli-zone = {"  "}{ $zone }: { $things }. Next to { $near }.
cli-nothing = nothing
cli-over = The game is over. Type save FILE to keep it, log to read it, undo to take the last choice back, or quit.
cli-help = Type the number or the name of a choice, or one of these:
    look: the table in words
    choices: the question again, with its choices
    why THING: why something is not allowed, such as { $game ->
        [everdell] why meadow:3, why basic:two_resin or why prepare
       *[ratcatcher] why 07b, why price:cheese or why here
    }
    rule ID: a rule, such as { $game ->
        [everdell] rule E7.2
       *[ratcatcher] rule R13.1
    }
    hint: the three choices that look best to a search, with the chance to win
    odds CHOICE: where a choice may lead, by its number or name
    undo, redo: take the last choice back, play it again
    log: what happened so far
    told: what was rolled and drawn so far
    correct STEP ANSWERS: correct what was told in a step
    save FILE: keep the record of the game
    quit: leave
cli-progress = Answer { $number } of about { $total }; { $together ->
    [1] one at a time.
   *[other] up to { $together } in one line.
    }
cli-correct-how = Say which step and all its answers, such as correct 12 5 6 1; told lists them.
cli-type-help = Type choices to see what can be chosen, or help.
cli-why-not = No rule stands against it.
cli-things = { $game ->
    [everdell] Things are called such as meadow:3, hand:inn, card:0:2, basic:two_resin, forest:upper_left, event:grand_tour, journey:3, haven or prepare.
   *[ratcatcher] Things are called such as 07b, rat:white, dice:3, slot:attack, price:cheese, ability:yellow, place:1,0 or here.
    }
cli-no-rule = There is no rule { $id }.
cli-odds-exact = Exact: { $odds }.
cli-save-where = Say where: save FILE.
cli-saved = The game is kept in { $path }.
cli-not-saved = The game could not be written to { $path }: { $reason }

## Hints

cli-hint = In { $times } looks ahead: { $parts }.
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
   *[other] { $count } cheeses gained
    }
cli-hint-devoured = { $count ->
    [one] 1 cheese devoured
   *[other] { $count } cheeses devoured
    }
cli-hint-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
    }
cli-hint-healed = { $count ->
    [one] 1 health regained
   *[other] { $count } health regained
    }
cli-hint-caged = { $count ->
    [one] 1 more rat in the cage
   *[other] { $count } more rats in the cage
    }
cli-hint-paid = { $count ->
    [one] 1 rat fewer in the cage
   *[other] { $count } rats fewer in the cage
    }
cli-hint-points = { $count ->
    [one] 1 point gained
   *[other] { $count } points gained
    }
cli-hint-points-lost = { $count ->
    [one] 1 point lost
   *[other] { $count } points lost
    }
cli-hint-resources = { $count ->
    [one] 1 resource gained
   *[other] { $count } resources gained
    }
cli-hint-resources-spent = { $count ->
    [one] 1 resource spent
   *[other] { $count } resources spent
    }
cli-hint-cards = { $count ->
    [one] 1 more card in hand
   *[other] { $count } more cards in hand
    }
cli-hint-cards-spent = { $count ->
    [one] 1 card fewer in hand
   *[other] { $count } cards fewer in hand
    }
cli-hint-beaten = { $count ->
    [one] 1 minion fewer
   *[other] { $count } minions fewer
    }
cli-hint-come = { $count ->
    [one] 1 minion more
   *[other] { $count } minions more
    }
cli-hint-captured = { $count ->
    [one] 1 mouse captured
   *[other] { $count } mice captured
    }
cli-hide = Press Enter to hide your cards.
cli-pass = It is player { $player }’s turn. Pass the keyboard; press Enter when nobody else is looking.
cli-moves = { $who } (player { $player }) moves:
cli-kind = The player { $kind }
cli-review-player = Player { $player }
cli-review-decision = { $choice }: chance to win { $before }% before, { $chosen }% ± { $margin } after.

## Everdell in a terminal

cli-everdell = Turn { $turn }. Cards in the deck: { $deck }; in the discard pile: { $discard }.
cli-everdell-you = you
cli-everdell-amount = { $resource ->
    [twig] { $count ->
        [one] { $count } twig
       *[other] { $count } twigs
    }
    [resin] { $count } resin
    [pebble] { $count ->
        [one] { $count } pebble
       *[other] { $count } pebbles
    }
   *[berry] { $count ->
        [one] { $count } berry
       *[other] { $count } berries
    }
    }
cli-everdell-player = { $whose ->
    [own] You
   *[other] { $who }
    }, { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
    }: { $stock }; point tokens { $tokens }; workers at home { $home } of { $workers }; hand { $hand } of { $limit }; score so far { $score }.
cli-everdell-player-passed = { $whose ->
    [own] You have passed
   *[other] { $who } has passed
    }, { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
    }: { $stock }; point tokens { $tokens }; workers at home { $home } of { $workers }; hand { $hand } of { $limit }; score so far { $score }.
cli-everdell-ability = - Workers’ ability: { $name }.
cli-everdell-out = - Workers out: { $places }.
cli-everdell-city = - City, { $spaces } of { $limit }: { $cards }.
cli-everdell-rival-city = { $rival ->
    [nightweave] - Nightweave’s city: { $cards }.
   *[rugwort] - Rugwort’s city: { $cards }.
    }
cli-everdell-hand = - Cards in hand: { $count }
cli-everdell-webbed = - Caught in the web: { $count }
cli-everdell-meadow = Meadow:
cli-everdell-card = {"  "}{ $thing } { $name }: { $colour ->
    [traveler] tan
    [production] green
    [destination] red
    [governance] blue
   *[prosperity] purple
    } { $sort ->
    [critter] critter
   *[construction] construction
    }, worth { $points }, costs { $cost }
cli-everdell-empty = {"  "}{ $thing } (empty)
cli-everdell-shown = On the table: { $count }
cli-everdell-noted = { $thing } ({ $notes })
cli-everdell-note-occupied = occupied
cli-everdell-note-down = face down
cli-everdell-note-web = web
cli-everdell-note-open = open
cli-everdell-note-tokens = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
    }
cli-everdell-note-held = underneath: { $cards }
cli-everdell-note-workers = worker: { $who }
cli-everdell-note-nightweave = Nightweave sits here
cli-everdell-note-rat = a rat blocks it
cli-everdell-note-marked = marked by Nightweave
cli-everdell-note-figure = the spider
cli-everdell-note-achieved = achieved: { $who }
cli-everdell-note-have = { $have } of { $need }
cli-everdell-locations = Locations: { $spaces }.
cli-everdell-events = Events: { $events }.
cli-everdell-lair = Nightweave, level { $level }, { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
    }: spiders at home { $home } of { $spiders }; cards in hand { $hand }; point tokens { $tokens }; trophies { $trophies }, face down { $hidden }; score so far { $score }.
cli-everdell-modules = - With her: { $modules }.
cli-everdell-rats = Rugwort, year { $year }: point tokens { $tokens }; score so far { $score }.
cli-everdell-rats-out = - Rats: { $places }.

## Mice and Mystics in a terminal

cli-mystics = Chapter { $chapter }, { $name }. Round { $round }; page { $page }, the end is on page { $end }; cheese on the wheel: { $wheel } of { $full }.
cli-mystics-objective = Goal: { $text }
cli-mystics-goals = Reached: { $met } of { $of }.
cli-mystics-card = { $now ->
    [yes] [{ $name }]
   *[no] { $name }
    }
cli-mystics-track = Initiative: { $cards }.
cli-mystics-nothing = nothing
cli-mystics-spot = { $side } { $space }
cli-mystics-mouse = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(player { $player })
    }, { $spot }: wounds { $wounds } and poison { $poison } of { $life }; cheese { $cheese }; battle { $battle }, defence { $defence }, lore { $lore }, move { $movement }.
cli-mystics-away = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(player { $player })
    }: captured.
cli-mystics-plight = { $plight ->
    [stunned] stunned
    [webbed] webbed
    [down] knocked down
    [charmed] charmed
    [hidden] unseen
    [rescued] rescued: no turn this round
   *[golem] a golem
    }
cli-mystics-plights = - Is { $plights }.
cli-mystics-gear = - Wears and holds: { $cards }.
cli-mystics-pack = - In the pack: { $cards }.
cli-mystics-tricks = - Tricks: { $cards }.
cli-mystics-abilities = - Abilities: { $cards }.
cli-mystics-enemy = {"  "}enemy:{ $index } { $name }, { $spot }: wounds { $wounds } of { $life }{ $state ->
    [down] , knocked down
    [dazed] , dazed
   *[up] {""}
    }
cli-mystics-stash = In the stash: { $items }.
cli-mystics-turn = Movement left: { $left }.
cli-backed-up = { $count ->
    [one] One game is kept in { $path }. Secrets of games that go on are in it: keep it where nobody else can read it.
   *[other] { $count } games are kept in { $path }. Secrets of games that go on are in it: keep it where nobody else can read it.
}
cli-restored = { $count ->
    [one] One game was restored, and everything was read back and is as it was.
   *[other] { $count } games were restored, and everything was read back and is as it was.
}
cli-restored-strange = These cannot be played by this program as it was started, and were kept as they are:
cli-pace = { $rate } a second, { $left } left
cli-left = { $left } left
