## Hints

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
cli-everdell-ability = { $sort ->
    [power] - Power: { $name }.
   *[ability] - Workers’ ability: { $name }.
    }
cli-everdell-on-power = - On it: point tokens { $tokens }; { $stock }.
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
cli-everdell-note-rats = marked by the rats
cli-everdell-note-marked = marked by Nightweave
cli-everdell-note-figure = the spider
cli-everdell-note-achieved = achieved: { $who }
cli-everdell-note-have = { $have } of { $need }
cli-everdell-locations = Locations: { $spaces }.
cli-everdell-market = { $name }: { $tokens }
cli-everdell-award = Garland award: { $name }. { $text } { $counts }
cli-everdell-award-count = { $who } { $count }
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
cli-everdell-river = River: { $spots }.
cli-everdell-wonders = Wonders: { $wonders }.
cli-everdell-note-pearl = face down, 1 pearl
cli-everdell-pearls = - Pearls { $pearls }; ambassador { $at ->
    [home] at home
   *[out] at { $place }
    }; adornments in hand { $held }
cli-everdell-adornments-held = - Your adornments: { $adornments }.
cli-everdell-adornments-hers = - Adornments that are trophies: { $adornments }.
cli-everdell-adornments = - Adornments played: { $adornments }.
cli-everdell-station = Station: { $cards }.
cli-everdell-visitors = Visitors at the station: { $visitors }.
cli-everdell-visitors-of = - Visitors: { $visitors }.
cli-everdell-snails = { $count ->
    [one] 1 card face down beside the snails
   *[other] { $count } cards face down beside the snails
    }
cli-everdell-leaf = - Golden tokens { $golden }; sides of the ticket { $ticket }; reserved: { $reserved }.

## Spirecrest

cli-everdell-weather = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
    }: { $name }. { $text }
cli-everdell-section = { $area ->
    [foothills] Foothills
    [peaks] Peaks
   *[ridge] Ridge
    }: { $side ->
    [up] { $tiles }
   *[down] map tiles face down
    }{ $count ->
    [0] {"."}
   *[other] . Rabbits: { $rabbits }.
    }
cli-everdell-tile = { $name } ({ $pay } for { $points ->
    [one] 1 point
   *[other] { $points } points
    })
cli-everdell-turned = - { $thing }: { $name }{ $cost ->
    [0] , free
   *[other] , costs { $cost }
    }. { $text }
cli-everdell-mined = Revealed in the mines: { $cards }.
cli-everdell-discoveries = - Discoveries: { $discoveries }.
cli-everdell-steps = - Expedition: { $steps }. Steps walked: { $walked }.
