## Everdell: words that other texts are made of

# The people, and who plays against them. Where a text knows who reads it, { $reader } is the name
# of the argument that is the reader: a wording for “who” says “you”.
ev-who-seat = Player { $number }
ev-who-rival = The opponent
ev-who-nightweave = Nightweave
ev-who-rugwort = Rugwort
ev-who-nobody = nobody

ev-some-card = a card
ev-for-named = { $name }
ev-for-event = The event
ev-for-reservation = Your reservation token
ev-for-ticket = Your train ticket
ev-for-journey = Journey

# Resources and the like, as what is gained or paid.
ev-amount-nothing = nothing
ev-amount-twig = { $count ->
    [one] { $count } twig
   *[other] { $count } twigs
    }
ev-amount-resin = { $count } resin
ev-amount-pebble = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
    }
ev-amount-berry = { $count ->
    [one] { $count } berry
   *[other] { $count } berries
    }
ev-amount-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
    }
ev-amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
ev-amount-wild = { $count ->
    [one] { $count } token of the axolotls
   *[other] { $count } tokens of the axolotls
    }
ev-amount-point = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
    }

# Places for workers.
ev-at-basic = “{ $name }”
ev-at-forest = “{ $name }” in the forest
ev-at-clearing = { $clearing ->
    [upper_left] the upper left clearing
    [upper_right] the upper right clearing
    [lower_right] the lower right clearing
    [trail] beside the lizards
   *[lower_left] the lower left clearing
    }
ev-at-haven = “{ $name }”
ev-at-journey = “{ $name }”
ev-at-event = “{ $name }”
ev-at-card = “{ $name }” ({ $reader ->
    [who] your city
   *[other] { $who }
    })
ev-at-some-card = { $reader ->
    [who] a card of your city
   *[other] a card ({ $who })
    }
ev-at-home = home
ev-at-nowhere = a place that is gone
ev-at-her-city = a card of her city
ev-at-open-card = a card with the OPEN sign
ev-at-basic-event = a basic event
ev-at-special-event = a special event
ev-at-any-wonder = a wonder, with an adornment

# What Nightweave can do.
ev-act-draw = draw a card
ev-act-discard = discard a card
ev-act-play-hand = play a card from hand
ev-act-play-meadow = play a card from the meadow
ev-act-play-meadow-draw = play a card from the meadow and draw one
ev-act-play-meadow-discard = play a card from the meadow and discard one
ev-act-enter-meadow = enter the meadow
ev-act-ambassador = send the ambassador to the river
ev-act-nothing = nothing
ev-act-worker = a worker to { $place }{ $tokens ->
    [none] {""}
    [level] , with as many point tokens as her level
   *[fixed] , with { $points ->
        [one] { $points } point token
       *[other] { $points } point tokens
    }
    }

## The end

ev-end-counted = { $winners ->
    [one] { $who } wins with { $points } points.
   *[other] { $who } share the victory with { $points } points each.
    }
ev-end-won = { $reader ->
    [who] { $rival ->
        [nightweave] You have beaten Nightweave, { $points } to { $rival-points }. The forest breathes again.
       *[rugwort] You have beaten Rugwort, { $points } to { $rival-points }. The city is yours.
    }
   *[other] { $rival ->
        [nightweave] { $who }: Nightweave is beaten, { $points } to { $rival-points }.
       *[rugwort] { $who }: Rugwort is beaten, { $points } to { $rival-points }.
    }
    }
ev-end-beaten = { $rival ->
    [nightweave] Nightweave keeps the forest with { $rival-points } points against { $points }.
   *[rugwort] Rugwort keeps the city with { $rival-points } points against { $points }.
    }

## Questions

ev-waiting = { $decision ->
    [turn] It is { $who }’s turn.
   *[other] { $who } is making a choice.
    }
ev-ask-turn = What will you do?
ev-ask-market = Which token of the market do you use?
ev-label-market = { $side ->
    [trade] Trade: { $text }
   *[gain] Gain: { $text }
    }
ev-ask-power = { $step ->
    [archive] Which card of the meadow goes on your pile?
    [network] Will you discard a card to activate a green one?
    [trail] Which forest card comes into play for you alone?
    [consider] Will you discard a card or draw one?
    [draw] Will you draw a card?
    [mark] Where will the rats put the marker?
    [keep] Which power will you keep?
    [missing] Which resource do the mice find?
    [invest] What will you store with the turtles?
    [take-back] Will you take back what the turtles keep?
    [hunt] Which card do the platypuses find?
    [draw-freely] Will you draw from the deck or the meadow?
   *[draw-more] Will you draw 1 card more?
    }
ev-ask-share = Who will you give { $card } to, to draw 2 cards?
ev-label-own-forest = Use the forest card itself
ev-label-draw-one = Draw 1 card
ev-label-mark = Put the marker on { $card }
ev-ask-stand-in = You must pay { $cost }. Will something else replace part of it?
ev-ask-trade = Which of the resources will you pay for { $what }?
ev-ask-again = Will you discard a card to activate { $card } a second time?
ev-label-keep-power = { $name }: { $text }
ev-label-stand-in = Pay { $pay } in place of { $what }
ev-label-invest = Store { $what }
ev-label-take-back = Take { $what }
ev-label-draw-more = Draw 1 card more
ev-label-power = Pay 1 token of the platypuses for a resource and a card
ev-ask-gain-all-of = Which resource do you gain { $count } of?
ev-ask-gain = Which resource will you gain?{ $left ->
    [one] {""}
   *[other] {" "}You may choose { $left }.
    }
ev-ask-draw-meadow = Which meadow card will you draw?{ $left ->
    [one] {""}
   *[other] {" "}You may draw { $left }.
    }
ev-ask-discard = { $source }: which card will you discard? { $missing ->
    [0] You may discard { $left } more.
   *[other] { $missing } to go.
    }
ev-ask-give-cards = { $source }: which card will you give away? To: { $to }. { $left ->
    [one] 1 card to go.
   *[other] { $left } cards to go.
    }
ev-ask-give-resources = { $source }: which resource will you give away? To: { $to }. { $missing ->
    [0] You may give { $left } more.
   *[other] { $missing } to go.
    }
ev-ask-pay = { $source }: which resource will you pay? { $missing ->
    [0] You may pay { $left } more.
   *[other] { $missing } to go.
    }
ev-ask-pay-mix = { $source }: which card or resource will you give up? { $missing ->
    [0] You may give up { $left } more.
   *[other] { $missing } to go.
    }
ev-ask-amount = { $source }: { $why ->
    [monk] how many berries will you give away, 0 to { $most }?
    [doctor] how many berries will you pay, 0 to { $most }?
    [woodcarver] how many twigs will you pay, 0 to { $most }?
    [fireworks] how many twigs will you put there, 0 to { $most }?
    [performer] how many berries will you put there, 0 to { $most }?
   *[other] how many, at most { $most }?
    }
ev-ask-opponent = { $source }: { $why ->
    [fool] whose city gets the Fool?
    [leader] who gets one of the drawn cards?
    [robber] with whom will you swap hands?
    [pirate-ship] into whose city does the ship sail?
   *[other] which opponent?
    }
ev-ask-pick = { $source }: { $why ->
    [ruins] which construction will you discard?
    [university] which card of your city will you discard?
    [thieves] which critter goes under the event?
    [cure] which card of your city will you discard?
    [against-rugwort] which card of Rugwort’s city goes?
    [spider-city] which card of her city does the worker visit?
    [spider-open] which card with the OPEN sign does the worker visit?
    [darkdeep] which critter of your city will you discard?
    [silver-scale] which construction does it go under?
    [treasure] on which Storehouse do the tokens come?
    [race] which card goes under the event?
   *[other] which card?
    }{ $left ->
    [one] {""}
   *[other] {" "}You may choose { $left }.
    }
ev-ask-discard-meadow = { $source }: which meadow card will you discard? { $left ->
    [one] 1 to go.
   *[other] { $left } to go.
    }
ev-ask-whether = { $source }: { $why ->
    [plan] will you thwart it?
    [plot] will you thwart it?
    [nasty] will you pay to spare yourself?
   *[other] will you use it?
    }
ev-ask-judge = You must pay { $cost }. Which resource will the Judge exchange?
ev-ask-imprison = Which critter goes to the Dungeon?
ev-ask-bill = You must pay { $cost }. Which resource will you save? { $off ->
    [one] 1 to go.
   *[other] { $off } to go.
    }
ev-ask-spend = You must pay { $cost }. How many tokens of the Treasury will you use?
ev-ask-produce = Which green card produces next?
ev-ask-activate = Which green card will you activate?{ $left ->
    [one] {""}
   *[other] {" "}You may activate { $left }.
    }
ev-ask-store = What will you store?
ev-ask-farm = { $card }: what will it do?
ev-ask-keep = Which card will you keep? The other is given away.
ev-ask-scrolls = { $where ->
    [under] Which card will you put under the event?
   *[hand] Which card will you take to your hand?
    }
ev-ask-offer = { $invitation ->
    [queen] Which card will you play free? Its base value may be 3 at most.
    [inn] Which meadow card will you play for 3 resources less?
    [pigeon] Which of the revealed cards will you play free? Its base value may be 3 at most.
    [cemetery] Which of the revealed cards will you play free?
    [meadow] Which of the two cards will you play for 1 resource less?
    [green-acorn] Which card will you play for 4 resources less?
    [cirrus] Which card will you play free? Its base value may be 3 at most.
    [tomb] Which card will you play free?
    [card] { $source }: which card will you play?
    [adornment] { $source }: which card will you play free?
    [treasure] Which meadow card will you play free? Its base value may be 3 at most.
    [laboratory] { $source }: which card will you play for less?
   *[pigs] Will you play the top Farm free?
    }
ev-ask-pile = Where will you reveal cards from?
ev-ask-worker = { $source }: { $why ->
    [ranger] which worker will you move?
    [well-run] which worker will you take back?
   *[other] which worker?
    }
ev-ask-move = The worker came from { $from }. Where will it go?
ev-ask-copy = { $which ->
    [basic] Which basic location will you copy?
    [basic-or-forest] Which basic location or forest card will you copy?
    [opponents] Which place of an opponent will you copy?
    [forest] Which forest card will you use?
   *[occupied] Which occupied location will you use?
    }
ev-ask-clock = Which of your workers’ places will the Clock Tower use once more?
ev-ask-mini = { $step ->
    [figure] Where will the spider go?
    [feed] Which resource do the spiders bring?
    [stoats] How many cards will the stoats plan with?
    [stoats-gain] What do the stoats bring?
    [leader] Which of the drawn cards will you give away?
    [warrior] What will you give away?
    [hare] How many cards will you draw?
    [swipple] Which green card will you activate?
    [amilla] Which event will you achieve?
    [crier] Who gets two of your cards?
    [carnival] Cards or resources?
    [juggler] How will you use your twigs?
    [stadium] Which colour will you name?
    [rowdy] Which green card will you take?
    [rowdy-victim] Which of your green cards will Nightweave take?
   *[other] What will you choose?
    }
ev-ask-module = { $source }: { $step ->
    [fill] which card will fill the space?
    [nasty] will you pay to keep a token from Nightweave?
    [toll] what will you pay to the web?
    [trap] will you pay to keep a token from Nightweave?
    [barricade] will you pay to keep your card free of the web?
    [extortion] will you pay to keep the tokens from Nightweave?
    [use-blue] will you pay so that your blue card works?
    [price] what will you pay?
    [either] which price will you pay?
    [gaze] which of the two cards is discarded?
    [trial] which card from your hand will Nightweave take?
    [web] where will the web token go?
    [unravel] which card with the OPEN sign will Nightweave play?
    [takeover] will a worker hold on to the card?
   *[other] what will you choose?
    }

## Choices

ev-label-place = Place a worker: { $place }
ev-label-event = Achieve { $place }
ev-label-play-free = { $from ->
    [hand] Play { $card } from your hand, free
    [meadow] Play { $card } from the meadow, free
    [shown] Play the revealed { $card }, free
    [legend] Play your legend { $card }, free
    [station] Play { $card } from the station, free
    [reserved] Play the reserved { $card }, free
    [beside] Play { $card } that lies by a discovery, free
    [archive] Play { $card } from the pile of the bats, free
   *[pile] Play { $card } from the pile, free
    }
ev-label-play-cost = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } for { $cost }
ev-label-play-token = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } free for { $with }
ev-label-play-golden = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } free for { $with }, with a golden token
ev-label-play-reserved = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } for 1 resource less than { $cost }
ev-label-play-inventor = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } for up to 3 resources less; { $with } is discarded
ev-label-play-crane = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } for up to 3 resources less; { $with } is discarded
ev-label-play-innkeeper = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } for up to 3 berries less; { $with } is discarded
ev-label-play-dungeon = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } for up to 3 resources less; a critter goes to { $with }
ev-label-play-judge = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    }; the Judge exchanges one of { $cost }
ev-label-play-treasury = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } with tokens of { $with }
ev-label-play-bridge = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    } onto { $with } for up to 3 resources less
ev-label-play-offer = { $from ->
    [hand] Play { $card } from your hand
    [meadow] Play { $card } from the meadow
    [shown] Play the revealed { $card }
    [legend] Play your legend { $card }
    [station] Play { $card } from the station
    [reserved] Play the reserved { $card }
    [beside] Play { $card } that lies by a discovery
    [archive] Play { $card } from the pile of the bats
   *[pile] Play { $card } from the pile
    }{ $invitation ->
    [inn] {" "}for 3 resources less
    [green-acorn] {" "}for 4 resources less
    [meadow] {" "}for 1 resource less
    [none] {" "}if something invites you
    [card] {""}
   *[other] , free
    }
ev-label-play-banner = Play your legend { $card } free; { $with } is discarded
ev-label-prepare = { $season ->
    [winter] Prepare for winter
    [spring] Prepare for spring
    [summer] Prepare for summer
   *[autumn] Prepare for autumn
    }
ev-label-pass = Pass for the rest of the game
ev-label-take = Take { $what }
ev-label-store = Store { $stock }
ev-label-pay = Pay { $what }
ev-label-give = Give { $what }
ev-label-save = Save { $what }
ev-label-swap = Pay { $to } in place of { $from }
ev-label-give-card = Give { $card }
ev-label-discard = Discard { $card }
ev-label-choose = Choose { $card }
ev-label-module-card = { $step ->
    [fill] Put { $card } there
    [trial] Let Nightweave take { $card }
   *[other] Discard { $card }
    }
ev-label-discard-meadow = Discard { $card } from the meadow
ev-label-draw-meadow = Draw { $card }
ev-label-keep = Keep { $card }
ev-label-put-under = Put { $card } under the event
ev-label-take-shown = Take { $card }
ev-label-card = Choose { $card }
ev-label-card-elsewhere = Choose { $card } ({ $owner })
ev-label-worker = { $why ->
    [ranger] Move the worker from { $place }
   *[other] Take the worker from { $place }
    }
ev-label-clock = Use { $place } once more
ev-label-spot = Use { $place }
ev-label-seat = { $who }
ev-label-number = { $why ->
    [monk] Give { $number ->
        [one] { $number } berry
       *[other] { $number } berries
    }
    [doctor] Pay { $number ->
        [one] { $number } berry
       *[other] { $number } berries
    }
    [woodcarver] Pay { $number ->
        [one] { $number } twig
       *[other] { $number } twigs
    }
    [fireworks] Put { $number ->
        [one] { $number } twig
       *[other] { $number } twigs
    } there
    [performer] Put { $number ->
        [one] { $number } berry
       *[other] { $number } berries
    } there
    [treasury] Use { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
    [stoats] Discard { $number } cards
    [hare] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    [carnival] { $number ->
        [0] Cards
       *[other] Resources
    }
    [juggler] { $number ->
        [0] Pay 3 twigs for points
       *[other] Pay 1 twig for another card
    }
    [price] Pay 1 point token
    [either] { $number ->
        [2] Pay 2 of the resource that is asked for
       *[other] Pay 3 resources or cards
    }
    [takeover] Send a worker
   *[other] { $number }
    }
ev-label-yes = Yes ({ $source })
ev-label-farm = Gain { $gain }
ev-label-farm-paid = Pay { $pay } and gain { $gain }
ev-label-colour = { $colour ->
    [traveler] Tan
    [production] Green
    [destination] Red
    [governance] Blue
   *[prosperity] Purple
    }
ev-label-from-deck = From the deck
ev-label-from-discard = From the discard pile
ev-label-done = { $decision ->
    [consider] Leave the hand as it is
    [share] Keep it
    [stand-in] Pay it as it is
    [missing] Take nothing
    [trade] Pay nothing
    [again] Do not activate it again
    [invest] Leave it as it is
    [draw-more] No
    [whether] No
    [offer] Play no card
    [opponent] Nobody
    [clock] Let the Clock Tower rest
    [farm] Use nothing
    [draw-meadow] Draw no more
    [discard] Discard no more
    [takeover] Let the card go
    [stoats] Not this time
    [either] Pay nothing
    [nasty] Pay no more
    [trap] Pay nothing
    [barricade] Pay nothing
    [extortion] Pay no more
    [use-blue] Pay nothing
    [crier] Nobody
    [river] Leave it
    [mirror] Use none
    [cruise] Take 5 point tokens instead
    [invite] Nobody
    [discover] Take none
    [search] Name no card
    [stay] Come home
    [snatch] Take no more
    [prospect] Neither
   *[other] No more
    }

## Events

ev-told-forest-laid = { $clearing ->
    [upper_left] The upper left clearing
    [upper_right] The upper right clearing
    [lower_right] The lower right clearing
   *[lower_left] The lower left clearing
    } offers “{ $name }”.
ev-told-special-laid = Among the special events is { $place }.
ev-told-begins = { $reader ->
    [who] You begin.
   *[other] { $who } begins.
    }
ev-told-turn-begins = { $reader ->
    [who] Your turn begins.
   *[other] It is { $who }’s turn.
    }
ev-told-drew = { $reader ->
    [who] You draw
   *[other] { $who } draws
    } { $card }.
ev-told-drew-hidden = { $reader ->
    [who] You draw
   *[other] { $who } draws
    } a card.
ev-told-not-drawn = { $reader ->
    [who] You could not draw
   *[other] { $who } could not draw
    } { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
    }
ev-told-drew-meadow = { $reader ->
    [who] You draw
   *[other] { $who } draws
    } { $card } from meadow space { $place }.
ev-told-filled = { $card } comes to meadow space { $place }.
ev-told-reshuffled = The discard pile is shuffled and becomes the deck.
ev-told-placed = { $reader ->
    [who] You place
   *[other] { $who } places
    } a worker: { $place }.
ev-told-moved = { $reader ->
    [who] You move
   *[other] { $who } moves
    } a worker from { $from } to { $place }.
ev-told-came-back = { $reader ->
    [who] You take
   *[other] { $who } takes
    } a worker back from { $place }.
ev-told-worker-lost = { $reader ->
    [who] One of your workers leaves
   *[other] { $who } loses a worker: it leaves
    } the game.
ev-told-recalled = { $reader ->
    [who] Your workers come home.
   *[other] { $who }: the workers come home.
    }
ev-told-stays = { $reader ->
    [who] Your worker stays for good: { $place }.
   *[other] { $who }: a worker stays for good: { $place }.
    }
ev-told-copied = { $reader ->
    [who] You copy
   *[other] { $who } copies
    } { $place }.
ev-told-gained = { $reader ->
    [who] You gain
   *[other] { $who } gains
    } { $stock }.
ev-told-paid = { $reader ->
    [who] You pay
   *[other] { $who } pays
    } { $stock }.
ev-told-points = { $reader ->
    [who] You gain
   *[other] { $who } gains
    } { $count ->
    [one] { $count } point token.
   *[other] { $count } point tokens.
    }
ev-told-points-paid = { $reader ->
    [who] You give up
   *[other] { $who } gives up
    } { $count ->
    [one] { $count } point token.
   *[other] { $count } point tokens.
    }
ev-told-tokens-on = { $reader ->
    [who] You put
   *[other] { $who } puts
    } { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
    } on { $card }.
ev-told-token-off = { $reader ->
    [who] You take
   *[other] { $who } takes
    } a token off { $card }.
ev-told-discarded = { $reader ->
    [who] You discard
   *[other] { $who } discards
    } { $card }.
ev-told-discarded-hidden = { $reader ->
    [who] You discard
   *[other] { $who } discards
    } a card from hand.
ev-told-discarded-meadow = { $card } is discarded from meadow space { $place }.
ev-told-left-city = { $card } leaves { $reader ->
    [who] your city
   *[other] the city ({ $who })
    }{ $to ->
    [hand] {" "}and goes to a hand
    [city] {" "}and goes to another city
    [under] {" "}and goes under a card
    [trophies] {" "}and becomes a trophy
    [box] {" "}and the game
   *[discard] {""}
    }.
ev-told-gave-card = { $reader ->
    [who] You give { $card } to { $to }.
    [to] { $who } gives you { $card }.
   *[other] { $who } gives { $card } to { $to }.
    }
ev-told-gave-card-hidden = { $reader ->
    [who] You give a card to { $to }.
    [to] { $who } gives you a card.
   *[other] { $who } gives a card to { $to }.
    }
ev-told-nobody-took = { $reader ->
    [who] Nobody could take your card { $card }; it is discarded.
   *[other] { $who }: nobody could take { $card }; it is discarded.
    }
ev-told-nobody-took-hidden = { $reader ->
    [who] Nobody could take your card; it is discarded.
   *[other] { $who }: nobody could take the card; it is discarded.
    }
ev-told-gave-resources = { $reader ->
    [who] You give { $stock } to { $to }.
    [to] { $who } gives you { $stock }.
   *[other] { $who } gives { $stock } to { $to }.
    }
ev-told-nobody-took-resources = { $reader ->
    [who] Nobody could take your { $stock }; it all goes back to the supply.
   *[other] { $who }: nobody could take { $stock }; it all goes back to the supply.
    }
ev-told-played = { $reader ->
    [who] You play
   *[other] { $who } plays
    } { $card }.
ev-told-played-elsewhere = { $reader ->
    [who] You play { $card } into another city ({ $owner }).
    [owner] { $who } plays { $card } into your city.
   *[other] { $who } plays { $card } into another city ({ $owner }).
    }
ev-told-put-under = { $reader ->
    [who] You put
   *[other] { $who } puts
    } { $card } underneath.
ev-told-stored = { $reader ->
    [who] You store
   *[other] { $who } stores
    } { $stock }.
ev-told-activated = { $reader ->
    [who] Your card { $card } is activated.
   *[other] { $who } activates { $card }.
    }
ev-told-activated-elsewhere = { $reader ->
    [who] You copy { $card } ({ $owner }).
    [owner] { $who } copies your card { $card }.
   *[other] { $who } copies { $card } ({ $owner }).
    }
ev-told-triggered = { $reader ->
    [who] Your card { $card } takes effect.
   *[other] { $who }: { $card } takes effect.
    }
ev-told-revealed = { $reader ->
    [who] You reveal
   *[other] { $who } reveals
    } { $card }{ $from ->
    [discard] {" "}from the discard pile
    [hand] {" "}from hand
   *[deck] {" "}from the deck
    }.
ev-told-looked = { $reader ->
    [who] You look
   *[other] { $who } looks
    } at { $card }.
ev-told-looked-hidden = { $reader ->
    [who] You look
   *[other] { $who } looks
    } at a card.
ev-told-took-shown = { $reader ->
    [who] You take
   *[other] { $who } takes
    } { $card } to hand.
ev-told-took-shown-hidden = { $reader ->
    [who] You take
   *[other] { $who } takes
    } a card to hand.
ev-told-discarded-shown = { $card } is discarded.
ev-told-declined = { $reader ->
    [who] You play
   *[other] { $who } plays
    } no card this time.
ev-told-achieved = { $reader ->
    [who] You achieve
   *[other] { $who } achieves
    } { $place }.
ev-told-prepared = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
    } begins for { $reader ->
    [who] you.
   *[other] { $who }.
    }
ev-told-passed = { $reader ->
    [who] You pass
   *[other] { $who } passes
    } for the rest of the game.
ev-told-nothing = { $why }: there is nothing to do.
ev-told-counted = { $reader ->
    [who] You have
   *[other] { $who } has
    } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
    }
ev-told-moment = { $reader ->
    [who] You are done.
   *[other] { $who } is done.
    }

## Events: Nightweave

ev-told-activity = Nightweave turns up { $name }; she is in { $season ->
    [winter] winter.
    [spring] spring.
    [summer] summer.
   *[autumn] autumn.
    }
ev-told-activities-shuffled = Nightweave’s activity cards are shuffled.
ev-told-tries = Nightweave’s { $attempt ->
    [1] first action
    [2] second action
   *[other] backup action
    }: { $act }.
ev-told-impossible = { $attempt ->
    [1] The first action
    [2] The second action
   *[other] The backup action
    } is impossible: { $reason ->
    [empty-row] nothing stands in the row.
    [empty-hand] she has no card in hand.
    [full-city] her city is full.
    [in-meadow] she already sits in the meadow.
    [spiders-out] she has no worker left.
    [basic-closed] with Newleaf she goes to no basic location.
    [ambassador-out] her ambassador is not at home.
    [wonder-too-dear] she can pay for neither a wonder nor an adornment.
    [second-special-event] she has taken a special event this season.
    [card-taken] no card has a free place for her.
   *[all-taken] every place of this kind is blocked.
    }
ev-told-backs-up = Nightweave takes her backup action.
ev-told-blocked = { $direction ->
    [clockwise] Blocked: { $place }. Nightweave searches clockwise.
   *[counter] Blocked: { $place }. Nightweave searches counter-clockwise.
    }
ev-told-no-space = Nightweave finds no free place.
ev-told-rolled = The 8-sided die shows { $face }.
ev-told-spider-took = Nightweave takes { $card } from meadow space { $place } to her hand.
ev-told-spider-took-station = Nightweave takes { $card } from the station to her hand.
ev-told-entered-station = Nightweave goes to space { $place } of the station.
ev-told-spider-drew = Nightweave draws a card.
ev-told-spider-discarded = Nightweave discards { $card }.
ev-told-spider-discarded-hidden = Nightweave discards a card.
ev-told-entered = Nightweave sits down in meadow space { $place }.
ev-told-spiders-home = Nightweave and her spiders come home.
ev-told-spiders-joined = { $count ->
    [one] { $count } spider joins Nightweave.
   *[other] { $count } spiders join Nightweave.
    }
ev-told-trophy = { $card } becomes Nightweave’s trophy.
ev-told-trophy-hidden = A face-down card becomes Nightweave’s trophy.
ev-told-spider-finished = Nightweave has finished her game.

## Events: Rugwort

ev-told-rat-came = A rat comes to { $place }.
ev-told-rat-left = The rat at { $place } leaves the game.
ev-told-rat-moved = A rat moves from { $from } to { $place }.
ev-told-rat-blocks = A rat blocks meadow space { $place }.
ev-told-rat-took = Rugwort takes { $card } from meadow space { $place }.

## Events: personalities, plans and plots

ev-told-web = A web token is put on { $place }.
ev-told-webs-gone = The web tokens are taken away.
ev-told-personality = { $name } speaks: { $card } in meadow space { $place }.
ev-told-personality-active = Nightweave’s personality: { $name }.
ev-told-plan = Nightweave’s plan: { $name }.
ev-told-plot-drawn = Nightweave’s new plot: { $name }.
ev-told-plot = The plot in effect: { $name }.
ev-told-thwarted-plan = { $reader ->
    [who] You thwart
   *[other] { $who } thwarts
    } the plan { $name }.
ev-told-thwarted-plot = { $reader ->
    [who] You thwart
   *[other] { $who } thwarts
    } the plot { $name }.
ev-told-turned-down = { $reader ->
    [who] Your card { $card } is turned face down.
   *[other] { $who }: { $card } is turned face down.
    }
ev-told-turned-up = { $reader ->
    [who] Your card { $card } is face up again.
   *[other] { $who }: { $card } is face up again.
    }
ev-told-turned-away = { $reader ->
    [who] Your card { $card } is caught in the web.
   *[other] { $who }: { $card } is caught in the web.
    }
ev-told-turned-away-hidden = { $reader ->
    [who] A card in your hand is caught in the web.
   *[other] { $who }: a card in hand is caught in the web.
    }
ev-told-turned-back = { $reader ->
    [who] Your card { $card } is free again.
   *[other] { $who }: { $card } is free again.
    }
ev-told-turned-back-hidden = { $reader ->
    [who] A card in your hand is free again.
   *[other] { $who }: a card in hand is free again.
    }

## Events: mini-expansions

ev-told-legend-dealt = { $reader ->
    [who] Your legend is { $card }.
   *[other] { $who } has the legend { $card }.
    }
ev-told-token-laid = A token of the market is laid out: { $name }.
ev-told-token-turned = { $side ->
    [trade] The token { $name } now trades.
   *[gain] The token { $name } now gives.
    }
ev-told-award-laid = The garland award is { $name }.
ev-told-marker = { $reader ->
    [who] You put
   *[other] { $who } puts
    } the marker of the rats on meadow space { $place }.
ev-told-power-dealt = { $reader ->
    [who] You are dealt the power { $name }.
   *[other] { $who } is dealt the power { $name }.
    }
ev-told-power-dealt-hidden = { $who } is dealt a player power.
ev-told-explored = { $reader ->
    [who] You take
   *[other] { $who } takes
    } the axolotls’ token of { $place }.
ev-told-wild-paid = { $reader ->
    [who] You spend
   *[other] { $who } spends
    } { $count ->
    [one] 1 token
   *[other] { $count } tokens
    } of the axolotls as resources.
ev-told-trail-seen = { $reader ->
    [who] You look at the forest card “{ $name }”.
   *[other] { $who } looks at the forest card “{ $name }”.
    }
ev-told-trail-seen-hidden = { $who } looks at a forest card.
ev-told-trail-laid = { $reader ->
    [who] You put
   *[other] { $who } puts
    } the forest card “{ $name }” in play for the lizards alone.
ev-told-ability-dealt = { $sort ->
    [power] { $reader ->
        [who] You keep the power { $name }.
       *[other] { $who } keeps the power { $name }.
    }
   *[ability] { $reader ->
        [who] Your workers are { $name }.
       *[other] { $who } has the workers’ ability { $name }.
    }
    }
ev-told-ability = { $sort ->
    [power] { $reader ->
        [who] Your power helps: { $name }.
       *[other] { $who }: the power helps: { $name }.
    }
   *[ability] { $reader ->
        [who] Your workers’ ability helps: { $name }.
       *[other] { $who }: the workers’ ability helps: { $name }.
    }
    }
ev-told-figure-moved = { $reader ->
    [who] You put
   *[other] { $who } puts
    } the spider on { $place }.
ev-told-hands-swapped = { $reader ->
    [who] You swap hands with { $with }.
    [with] { $who } swaps hands with you.
   *[other] { $who } swaps hands with { $with }.
    }
ev-told-named = { $reader ->
    [who] You name
   *[other] { $who } names
    } { $colour ->
    [traveler] tan.
    [production] green.
    [destination] red.
    [governance] blue.
   *[prosperity] purple.
    }
ev-told-die-resource = The die stands for { $resource ->
    [twig] twigs.
    [resin] resin.
    [pebble] pebbles.
   *[berry] berries.
    }

## What chance is asked

ev-chance = { $what ->
    [first] Draw lots: who begins?
    [forest] Draw a forest card.
    [special] Draw a special event.
    [discard] Draw a card from the discard pile.
    [d8] Roll the 8-sided die.
    [activity] Turn up Nightweave’s next activity card.
    [her-hand] Which part of Nightweave’s hand does her top card come from?
    [her-card] Turn up the top card of Nightweave’s hand.
    [trophy] Turn up a hidden trophy.
    [hand-card] Draw a card from the hand at random.
    [personality] Draw a personality.
    [plot] Draw a plot.
    [legend] Draw a legend.
    [ability] Draw an ability of workers or a player power.
    [meadow] Turn up a card for the meadow.
    [reveal] Reveal a card from the deck.
    [farm] Draw a Farm from the pile of the pigs.
    [plan] Draw a plan.
    [unseen] Turn up a card of hers that nobody has seen.
    [river] Turn up a river card.
    [adornment] Draw an adornment.
    [award] Draw a garland award.
    [market] Draw a token of the market.
    [station] Turn up a card for the station.
    [train] Draw a train tile.
    [visitor] Turn up a visitor.
    [d12] Roll the 12-sided die.
    [weather] Turn up a weather card.
    [tile] Draw a map tile of the section.
    [discovery] Turn up a discovery.
    [pile] Draw a card at random from the pile of the snails.
   *[card] Draw a card from the deck.
    }
ev-chance-hand = For the hand of player { $player }
ev-chance-meadow = For meadow space { $place }
ev-chance-forest = For the next clearing
ev-chance-player = For player { $player }
ev-chance-station = For space { $place } of the station
ev-chance-train = Beside space { $place } of the station
ev-chance-token = For the next place in the row
ev-chance-river = Where it lies: { $place }
ev-chance-weather = For { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
    }
ev-chance-section = Section: { $area ->
    [foothills] Foothills
    [peaks] Peaks
   *[ridge] Ridge
    }
ev-answer-first = Player { $player } begins
ev-answer-part = { $part ->
    [unseen] A card from the deck that nobody has seen
    [known] A card that somebody has seen
   *[legend] A legend
    }

## Setup

ev-setup-players = { $rival ->
    [nightweave] { $least } or { $most } players can play against Nightweave.
    [rugwort] Rugwort plays against 1 player.
   *[none] Without an automated opponent, { $least } to { $most } people play.
    }
ev-setup-too-few = { $what ->
    [powers] There are powers of Newleaf for { $most } people; for more add those of Bellfaire or leave them out.
    [abilities] There are abilities for { $most } people; leave them out for more.
   *[legends] One pack has legends for { $most } people; for more take both packs or none.
    }
ev-setup-level = Nightweave has the levels 0 to 4; there is no level { $level }.
ev-setup-year = Rugwort has the years 1 to 3; there is no year { $year }.
ev-setup-modules-no-expansion = A personality, a plan or plots cannot be combined with another expansion.
ev-setup-no-rugwort-award = No source says how Rugwort’s city competes for a garland award; leave it out against him.
ev-setup-no-nightweave = Personalities, plans and plots are Nightweave’s; choose her as the opponent.
ev-setup-no-personality = Nightweave has no personality called “{ $name }”.
ev-setup-no-plan = Nightweave has no plan called “{ $name }”.
ev-setup-plans-solo = Plans and plots are for one player against Nightweave; two can play with a personality.
ev-setup-plan-or-plots = Nightweave has a plan or plots; both together are too much.
ev-setup-whim-alone = The Weaver’s Whim changes personalities; choose one to begin with.
ev-setup-swarm-level = This plan needs Nightweave at level 1 or higher.
ev-setup-modules-alone = In this game personalities, plans and plots are not mixed with mini-expansions. The options can allow it.

## Why something is not allowed

no-answer-to-this = Another decision comes first.
no-worker = All your workers are out. Play a card, or prepare for the next season.
no-place = There is no place for a worker there.
no-free-place = This place is taken: a worker stands there until its owner prepares for a season.
no-unlocked-place = The second place is locked; the critter that unlocks it is missing from the city.
no-open-sign = You can visit cards of other cities only if they show the OPEN sign.
no-face-down = This card lies face down and cannot be used.
no-cards = { $need ->
    [one] You need 1 card in hand
   *[other] You need { $need } cards in hand
    }; you have { $have }.
no-resources = { $need ->
    [one] You need 1 more resource.
   *[other] You need { $need } more resources.
    }
no-berries = { $need ->
    [one] You need 1 more berry.
   *[other] You need { $need } more berries.
    }
no-copied-store = A Miner Mole cannot copy a Storehouse of another city.
no-city-cards = { $need ->
    [one] You need a card in your city that can be discarded.
   *[other] You need { $need } cards in your city that can be discarded.
    }
no-city-space = Your city is full: { $have } of { $need } spaces are taken.
no-hand-room = Your hand is full; no card fits in.
no-meadow-card = There is no card in the meadow that you can take.
no-blocked-card = One of Rugwort’s rats blocks this card.
no-journey-yet = Journeys begin in autumn.
no-event-cards = Your city does not meet this event yet: { $have } of { $need }.
no-free-event = Each event is achieved once, and this one is no longer free.
no-card-to-play = There is no card that you can play there now.
no-stored = Nothing is stored on this card.
no-place-to-copy = None of the places that it may copy can be used.
no-such-worker = None of your workers can be taken from there.
no-same-place = The worker moves to another place than the one it comes from.
no-card = There is no card there that you can play.
no-second-unique = This card is unique, and your city already has one.
no-banned-name = A legend in your city has taken this card’s place.
no-fool-place = No opponent’s city has a free space and no Fool yet.
no-ruin = The Ruins need a construction in your city that can be discarded.
no-free-construction = Constructions cannot be played free for a construction; that is for critters.
no-free-legend = A legend is free only for the card on its banner.
no-free-builder = No such construction in your city plays this critter free.
no-second-token = An occupied token already lies on this construction; each can be used once.
no-invitation = Nothing invites you to play a card in this way now.
no-such-offer = The offer is not meant for this card.
no-own-green = There is no green card to activate in your city.
no-second-market = Only one of your workers may stand on the market.
no-second-hunt = The platypuses have already hunted this turn.
no-trail = This forest card is for the player with the lizards alone.
no-power-token = No token is left on the platypuses.
no-power-to-use = You have no player power to use as an action.
no-market-token = No token of the market is of use: all ask for a trade that you cannot pay.
no-green-card = No opponent’s city has a green card that can be taken.
no-receiver = This cannot be given there: a player who has passed, or has a full hand, takes nothing.
no-legend = A legend can be neither discarded from a city, nor copied, nor taken.
no-other-card = It has to be one of the cards just drawn from the meadow.
no-marked-card = Nightweave guards this card; you may neither draw nor play it.
no-matching-card = To take this card you need another card of its colour in hand, for its space.
no-point-token = To take this card you need a point token for Nightweave.
no-berry-toll = This card costs 1 berry more, even if it is free; you have none.
no-toll = The web has its price: { $need ->
    [one] 1 card from your hand or 1 resource.
   *[other] { $need } cards from your hand or resources, in any mix.
    } You can spare { $have }.
no-toll-cards = The web has its price: { $need ->
    [one] 1 card from your hand.
   *[other] { $need } cards from your hand.
    } You can spare { $have }.
no-toll-resources = The web has its price: { $need ->
    [one] 1 resource.
   *[other] { $need } resources.
    } You can spare { $have }.
no-blue-card = Blue cards cannot be drawn while this plot is in effect.
no-ordered-place = Nightweave’s orders close this place.
no-low-value = Only a card with a base value of { $need } or less will do; this one has { $have }.
no-two-abilities = Only one card-playing ability can be used for a card.
no-crane = The Crane has to be face up in your city, and helps constructions only.
no-innkeeper = The Innkeeper has to be face up in your city, and helps critters only.
no-dungeon = There is no Dungeon in your city that could be used.
no-prisoner = The Dungeon needs a free cell and a critter of your city that may go there.
no-judge = The Judge helps only when one resource of the cost, exchanged for one that you have, is enough.
no-treasury = The Treasury has no tokens left.
no-bridge = The Bridge has to be empty and face up, and carries constructions only.
no-banner = The card on this legend’s banner is not there.
no-cost-with-banner = The card on this legend’s banner is in your city; discard it, and the legend is free.
no-second-activation = This card has already been activated in this chain.
no-season-after = Autumn is the last season; play on, or pass.
no-idle-workers = { $have ->
    [one] Place all your workers first: 1 is still at home.
   *[other] Place all your workers first: { $have } are still at home.
    }
no-early-pass = You can pass only in autumn; prepare for the next season instead.

## Pearlbrook

ev-setup-pearlbrook-rugwort = Pearlbrook is not played against Rugwort.
ev-ask-brook = { $step ->
    [ferry] Which river card will the Ferry take you to?
    [mirror] Which adornment of an opponent will you use?
    [adorn-cost] For which card will you gain what it costs?
    [join] Which construction will the Messenger share a space with?
    [cruise] Will you search the deck for a Wife?
    [resort] Which critter of the meadow goes under the event?
    [invite] Who gets a card from your hand?
    [gain-either] Which will you gain?
   *[other] What will you choose?
    }
ev-ask-river = { $card }: will you use it?
ev-ask-citizen = { $card }: which card will you discard? { $left } to go.
ev-ask-repeat = Which tan card will you use again? You may choose { $left }.
ev-label-river = Use { $card }
ev-label-adorn = Play the adornment { $name } for 1 pearl
ev-label-mirror = Use the adornment { $name }
ev-label-cruise = Search the deck for a Wife and play her free
ev-label-wonder = Build { $place }
ev-label-ambassador = Send your ambassador: { $place }
ev-at-river = The river
ev-at-shoal = The Shoal
ev-at-some-wonder = The wonder
ev-at-wonder = “{ $name }”
ev-at-spot = { $spot ->
    [three_green] the spot for 3 green cards
    [two_red] the spot for 2 red cards
    [two_blue] the spot for 2 blue cards
    [two_tan] the spot for 2 tan cards
   *[shoal] the Shoal
    }{ $card ->
    [up] {" "}(“{ $name }”)
   *[none] {""}
    }
ev-told-adornment-dealt = { $reader ->
    [who] You get
   *[other] { $who } gets
    } the adornment “{ $name }”.
ev-told-adornment-dealt-hidden = { $who } gets an adornment.
ev-told-ambassador = { $reader ->
    [who] You send your ambassador
   *[other] { $who } sends the ambassador
    }: { $place }.
ev-told-river-turned = { $reader ->
    [who] You turn up
   *[other] { $who } turns up
    } “{ $name }” at { $place }.
ev-told-river-used = { $reader ->
    [who] You use
   *[other] { $who } uses
    } the river card “{ $name }”.
ev-told-pearls = { $reader ->
    [who] You gain
   *[other] { $who } gains
    } { $count ->
    [one] { $count } pearl.
   *[other] { $count } pearls.
    }
ev-told-pearls-paid = { $reader ->
    [who] You pay
   *[other] { $who } pays
    } { $count ->
    [one] { $count } pearl.
   *[other] { $count } pearls.
    }
ev-told-adorned = { $reader ->
    [who] You use
   *[other] { $who } uses
    } the adornment “{ $name }”.
ev-told-adornment-turned = Nightweave turns up the adornment “{ $name }” as a trophy.
ev-told-ambassador-joined = A frog ambassador joins Nightweave.
ev-told-built = { $reader ->
    [who] You build
   *[other] { $who } builds
    } { $place }.
ev-told-joins = { $reader ->
    [who] In your city
   *[other] In the city of { $who }
    } the { $card } shares the space of a construction.
ev-told-sailed = { $reader ->
    [to] The { $card } of { $who } sails into your city.
   *[other] The { $card } of { $who } sails into the city of { $to }.
    }
ev-told-not-found = There is no { $card } in the deck.
no-ambassador = Your ambassador is not at home.
no-river-place = An ambassador cannot go there.
no-worker-there = Only ambassadors go there.
no-tokens = Point tokens needed: { $need }; you have { $have }.
no-free-spot = An ambassador is already there.
no-river-cards = You need { $need } cards of that colour in your city; you have { $have }.
no-river-card = You cannot pay for any river card there.
no-free-wonder = This wonder has already been built.
no-pearls = { $need ->
    [one] You need 1 pearl
   *[other] You need { $need } pearls
    }; you have { $have }.
no-adornment = You do not hold this adornment.
no-basic-events = With Pearlbrook there are no basic events.
no-harbour = No opponent has a free space for the ship.
no-messenger-place = The Messenger needs a construction that has no other Messenger.
no-citizen-card = The citizen does not want this card.
no-mirrored = The Mirror cannot use this adornment.
no-repeat = The Compass cannot use this card again.
no-room-for-wife = There is no room for a Wife in your city.
no-critter = Only critters of the meadow go under this event.

## Newleaf

ev-setup-newleaf-rugwort = Newleaf is not played against Rugwort.
ev-ask-leaf = { $step ->
    [tile] Which train tile will you gain?
    [dig] Which card of meadow or station goes? { $left } to go.
    [gather] Which card of meadow or station will you draw? { $left } to go.
    [dismiss] Which visitor goes?
    [welcome] Which visitor joins you?
    [conductor] Which red card will the Conductor use?
    [air-balloon] Which tan card will the Air Balloon use?
    [unload] What will you take from the Freight Car?
    [poet] Which colour does the Poet name?
    [recite] Which card of that colour do you draw? They do not all fit.
    [lamplighter] Where do you draw the next card?
   *[other] What will you choose?
    }
ev-ask-give-one = { $source }: who gets a card from your hand?
no-golden-token = You have no golden token left.
no-golden-pair = A golden token on that construction does not pay for this critter.
no-inventor = The Inventor is not in your city.
no-borrowed-card = That card cannot be used from another city.
no-main-road = A Main Road stays in its city.
ev-setup-no-station = Visitors and the knoll need the station.
ev-label-reserve = Reserve { $card }
ev-label-ticket = Use your train ticket
ev-label-train = Gain the train tile: { $name }
ev-label-dismiss = Discard { $name }
ev-label-welcome = Take { $name }
ev-told-train-laid = A train tile comes to the station: { $name }.
ev-told-train = { $reader ->
    [who] You gain
   *[other] { $who } gains
    } the train tile: { $name }.
ev-told-station-filled = { $card } comes to space { $place } of the station.
ev-told-drew-station = { $reader ->
    [who] You draw { $card } from the station.
   *[other] { $who } draws { $card } from the station.
    }
ev-told-discarded-station = { $card } of the station is discarded.
ev-told-visitor-laid = A visitor arrives: { $name }.
ev-told-visitor-gone = { $reader ->
    [who] You send { $name } away.
   *[other] { $who } sends { $name } away.
    }
ev-told-visitor = { $reader ->
    [who] { $name } joins you.
   *[other] { $name } joins { $who }.
    }
ev-told-visitors-shuffled = The visitors that were discarded are shuffled into the stacks.
ev-told-reserved = { $reader ->
    [who] You reserve { $card }.
   *[other] { $who } reserves { $card }.
    }
ev-told-reserved-gone = { $reader ->
    [who] You discard your reserved card: { $card }.
   *[other] { $who } discards the reserved card: { $card }.
    }
ev-ask-follow = Will you give a card of your pile away to use { $card }, too?
ev-label-follow = Give a card of the pile and use { $card }
ev-label-archive = Put { $card } on your pile
ev-told-pile = { $reader ->
    [who] You lay
   *[other] { $who } lays
    } { $count } cards face down beside the snails.
ev-told-archived = { $reader ->
    [who] You put { $card } on your pile.
   *[other] { $who } puts { $card } on their pile.
    }
ev-told-ticket = { $reader ->
    [who] You use your train ticket.
   *[other] { $who } uses the train ticket.
    }
no-second-worker = You already have a worker there.
no-station-card = No card lies there.
no-second-reservation = A card already lies under your reservation token.
no-reservation-token = Your reservation token lies turned over until you prepare.
no-reserved-card = Only a reserved card is paid for this way.
no-ticket = Your train ticket is used up.
no-return-yet = The return side can be used once you have prepared for summer.
no-traveller = No worker of yours can go to another place.

## Spirecrest

ev-setup-spirecrest-rugwort = No source says what Rugwort does in Spirecrest; leave it out against him.
ev-setup-one-major = Play one of the large expansions at a time, or choose the reading that lets them mix.
ev-ask-spire = { $step ->
    [chart] Which map tile will you add to your expedition?
    [discover] Which discovery will you take?
    [lights] Which of the revealed cards will you take?
    [fill-hand] From where will you draw a card?
    [move-here] Which of your workers moves here?
    [stay] Will Stubblehoof stay where it is and use its space again?
    [snatch] Which of the discarded cards will Firebeak take?
   *[other] What will you choose?
    }
ev-ask-walk = Will you walk on to { $step } for { $points ->
    [one] 1 point?
   *[other] { $points } points?
    }
ev-ask-mine = Cards revealed in the mines: { $count }. Will you reveal one more?
ev-ask-tuck = { $name }: which card goes under it? You may choose { $left }.
ev-ask-search = { $name }: which card will you search the deck for?
ev-ask-prospect = The Prospector: will you discard or draw a card? Point tokens left: { $left }.
ev-ask-her-discovery = Where does Nightweave’s worker go?
ev-label-tile = Chart { $name }: costs { $pay }, { $points ->
    [one] 1 point
   *[other] { $points } points
    }
ev-label-discover = Take { $name }{ $cost ->
    [0] , free
    [one] {" "}for 1 resource or card
   *[other] {" "}for { $cost } resources or cards
    }
ev-label-beast = { $name }: { $place }
ev-label-walk = Walk to { $step }: pay { $pay }
ev-label-camp = Stop here
ev-label-mine = Reveal one more
ev-label-leave-mine = Stop and take the cards
ev-label-tuck = Put { $card } underneath
ev-label-search = Search for { $card }
ev-label-stay = Stay at { $place }
ev-at-discovery = “{ $name }”
ev-at-discovery-row = The discovery
ev-at-weather = The weather
ev-at-expedition = The expedition
ev-at-hand-limit = Too many cards
ev-told-weather = The weather turns: { $name }.
ev-told-tile-laid = The map tile “{ $name }” lies along the trail.
ev-told-charted = { $reader ->
    [who] You add
   *[other] { $who } adds
    } “{ $name }” to the expedition.
ev-told-discovery-turned = A discovery is turned up: “{ $name }”.
ev-told-discovered = { $reader ->
    [who] You take
   *[other] { $who } takes
    } the discovery “{ $name }”.
ev-told-travelled = { $reader ->
    [who] Your rabbit travels
   *[other] The rabbit of { $who } travels
    } { $area ->
    [foothills] to the Foothills.
    [peaks] to the Peaks.
    [ridge] to the Ridge.
   *[expedition] to the expedition.
    }
ev-told-beast-joined = { $reader ->
    [who] “{ $name }” takes the place of one of your workers.
   *[other] “{ $name }” takes the place of a worker of { $who }.
    }
ev-told-beast-acts = { $reader ->
    [who] You place
   *[other] { $who } places
    } “{ $name }”.
ev-told-beast-stays = “{ $name }” stays where it is.
ev-told-displayed = { $card } is laid beside Stormvale.
ev-told-sought = { $reader ->
    [who] You search
   *[other] { $who } searches
    } the deck for { $card }.
ev-told-drew-discard = { $reader ->
    [who] You draw
   *[other] { $who } draws
    } { $card } from the discard pile.
ev-told-drew-discard-hidden = { $reader ->
    [who] You draw
   *[other] { $who } draws
    } a card from the discard pile.
ev-told-walked = { $reader ->
    [who] You reach
   *[other] { $who } reaches
    } { $step }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
    }
ev-told-camped = { $reader ->
    [who] Your expedition
   *[other] The expedition of { $who }
    } ends after { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
    }
no-discovery = This discovery is not turned up.
no-discovery-cost = You need { $need ->
    [one] 1 resource or card
   *[other] { $need } resources or cards
    }; you have { $have }.
no-weather = The weather closes it.
no-open-discovery = This discovery of another player does not show the OPEN sign.
no-colours = You need hand cards of { $need } colours; you have { $have }.
no-such-mover = No worker can move here from there.
no-beast = You have no such big critter at home.
no-beast-place = This big critter cannot go there.
no-truffle-card = Truffle cannot use this card.
