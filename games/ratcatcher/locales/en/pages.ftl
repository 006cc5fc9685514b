## Statistics

memory-by-pair = How often you win: ratcatcher and nemesis
memory-ratcatcher = Ratcatcher
memory-cheeses = { $points ->
    [one] 1 cheese
   *[other] { $points } cheeses
    }

memory-scores-cheese = Cheeses at the end
memory-parts-cheese = Where the cheese came from

## Home

# Who plays against whom.
site-versus = { $ratcatcher } v. { $nemesis }
site-resume-race = Round { $round }. The rats have devoured { $devoured ->
    [0] no cheese yet
    [one] 1 cheese of ten
   *[other] { $devoured } cheeses of ten
    }, you have gained { $cheese ->
    [0] none
   *[other] { $cheese }
    }.

site-one-player = 1 player
site-minutes = 30 to 45 minutes
site-ratcatcher = The Ratcatcher
site-ratcatcher-text = The cheese is going, the rats are coming. Walk the city, set your traps, and gain ten cheeses before the rats devour as many.
site-ratcatcher-cover = A ratcatcher with a lantern in a moonlit street, rats all around.
site-ratcatcher-book = The rules of The Ratcatcher
site-ratcatcher-rules = The rules in our own words, numbered so that every event and every refusal can cite one. Numbers with A are rulings where the rulebook is silent; numbers with H are of our own design.

## A new game

site-new-title = A new game of The Ratcatcher
site-new-lead = Choose your ratcatcher, your nemesis, and how hard the night will be.
site-new-who = Who plays?
site-new-who-say = Each ratcatcher has strengths, a trap and two abilities of their own.
site-new-foe = Against whom?
site-new-foe-say = The nemesis comes when the rats have devoured enough cheese, and grows with every further bite.
site-new-ours = Values and abilities are of our own design wherever the rulebook does not print them.
site-new-sources = Sources
site-new-mode = How hard?
site-new-mode-say = Hard begins on the red-framed side of district 00, without its cheese and with one more district around it.
site-mode = { $mode ->
    [hard] Hard
   *[standard] Standard
    }
site-new-options = Eight questions on which players disagree
site-new-options-say = Where the rulebook can be read in two ways we chose one, with a reason. You may choose the other.
site-default = our ruling
site-new-begin = Begin
site-new-fair = The dice come from a secret that is sealed now and opened at the end, so that you can check every roll.
# The name of a value on a board, said by screen readers and tooltips.
site-figure = { $figure ->
    [attack] Attack dice
    [movement] Movement
    [accuracy] A die hits on
    [defence] Defence
    [health] Health
    [bite] Bite dice
    [deployment] Rats it brings each round
    [bonus] Movement beyond the die
   *[other] { $figure }
    }
site-trap = { $name }: { $count ->
    [one] 1 trap
   *[other] { $count } traps
    } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }, hits on { $accuracy } or more.
site-sticky = Rats that enter stop there.
site-upgraded = { $upgrade ->
    [extra_die] Upgraded: one more die.
    [better_accuracy] Upgraded: hits on one lower, too.
    [sticky] Upgraded: rats that enter stop there.
   *[lethal_five] Upgraded: a five is lethal like a six.
    }
site-with-yellow = With the first ability unlocked it is stronger by { $more }.
site-target = { $target ->
    [cheese] Goes for the cheese.
    [ratcatcher] Goes for you.
    [trap] Goes for your traps.
   *[marker] Goes for markers.
    }
# The readings of the rulings that a player may choose.
rct-reading = { $reading ->
    [next_deployment] Nests of a district that wakes up deploy in the next deploying step
    [at_once] Nests of a district that wakes up deploy immediately
    [after_nests] Black rats breed if they are there after nests and nemesis have deployed
    [before_nests] Black rats breed if they are there before the nests deploy
    [traps_wound] A trap can wound the nemesis
    [traps_spare_nemesis] A trap never wounds the nemesis
    [lost] Leftover bonus dice are lost
    [kept] Leftover bonus dice are kept
    [one] At most one cheese is devoured in a zone each turn
    [all] All cheeses of a zone are devoured in one turn
    [present_when_devoured] Only rats that were at the meal go back to the bag
    [all_in_zone] All white and black rats of the zone go back to the bag
    [as_printed] An attribute has as many levels as its board prints
    [one_each] Each attribute can be upgraded once
    [traps_work] Traps go off in inactive districts too
    [traps_sleep] Traps in inactive districts do not go off
   *[other] { $reading }
    }
# The kinds of records, in lists.
rct-record-kind = { $kind ->
    [pack] The game as a whole
    [ability] Abilities
    [rat] Common rats
    [supply] Supply
    [token] Mystery tokens
    [price] The tallyman’s prices
    [district] Districts
    [nemesis] Nemesis rats
    [peculiar] Peculiar rats
    [ratcatcher] Ratcatchers
   *[other] { $kind }
    }

## My games

site-round = Round { $round }
site-race-them = Rats
site-race-us = You
site-outcome = { $outcome ->
    [tenth-cheese] Won: ten cheeses are yours
    [nemesis-killed] Won: the nemesis is dead
    [cheese-devoured] Lost: the rats have devoured ten cheeses
    [dead] Lost: you have no health left
   *[other] Over
    }
# What was done in a game and may go with winning.
study-upgrade = { $slot ->
    [attack] Upgrade: attack
    [movement] Upgrade: movement
    [accuracy] Upgrade: accuracy
    [defence] Upgrade: defence
    [health] Upgrade: health
    [trap] Upgrade: traps
    [yellow] Yellow ability unlocked
    [yellow-refill] Yellow ability refilled
    [purple] Purple ability unlocked
   *[purple-refill] Purple ability refilled
    }
study-bought = { $ware ->
    [die] Bought: attack die
    [yellow] Bought: yellow marker
    [purple] Bought: purple marker
    [health] Bought: health
   *[cheese] Bought: cheese
    }

## The table: page and header

table-game = The Ratcatcher
table-title = Round { $round }: { $ratcatcher } v. { $nemesis }
table-versus = { $ratcatcher } v. { $nemesis }
table-round = Round { $round }
table-phase-setup = Setting up
table-phase = { $phase ->
    [refresh] Refresh
    [yours] Your actions
    [growth] Expansion
   *[rats] The rats
    }

## The city

table-city = The city
table-city-of = The city: { $count ->
    [one] one district
   *[other] { $count } districts
    }
table-city-in-words = The city in words
table-zone-name = { $zone }, { $district }
table-zone = { $zone }, { $district }: { $things }.
table-zone-empty = { $zone }, { $district }: empty.
table-thing-you = you
table-thing-rats = { $rat ->
    [white] { $count ->
        [1] a white rat
        [2] two white rats
        [3] three white rats
        [4] four white rats
       *[other] { $count } white rats
    }
    [brown] { $count ->
        [1] a brown rat
        [2] two brown rats
        [3] three brown rats
        [4] four brown rats
       *[other] { $count } brown rats
    }
   *[black] { $count ->
        [1] a black rat
        [2] two black rats
        [3] three black rats
        [4] four black rats
       *[other] { $count } black rats
    }
    }
table-thing-nest = { $count ->
    [one] a nest
   *[other] { $count } nests
    }
table-thing-hatchery = { $count ->
    [one] a hatchery
   *[other] { $count } hatcheries
    }
table-thing-cheese = { $count ->
    [one] a cheese
   *[other] { $count } cheeses
    }
table-thing-cheese-danger = { $count ->
    [one] a cheese with { $rats } of the { $need } rats it takes
   *[other] { $count } cheeses with { $rats } of the { $need } rats it takes
    }
table-thing-health = { $count ->
    [one] a health marker
   *[other] { $count } health markers
    }
table-thing-yellow = { $count ->
    [one] a yellow marker
   *[other] { $count } yellow markers
    }
table-thing-purple = { $count ->
    [one] a purple marker
   *[other] { $count } purple markers
    }
table-thing-token = { $count ->
    [one] a mystery token
   *[other] { $count } mystery tokens
    }
table-thing-trap = { $count ->
   *[other] a trap
    }
table-thing-lure = { $count ->
   *[other] your lure
    }
table-thing-decoy = { $count ->
   *[other] your decoy
    }
table-thing-barricade = { $count ->
   *[other] your barricade
    }
table-thing-ruse = { $count ->
   *[other] your false cheese
    }
table-thing-asleep = inactive district
table-bag = The bag
table-bag-unseen = { $count ->
    [one] 1 rat unseen
   *[other] { $count } rats unseen
    }
table-bag-kind = { $count } { $rat ->
    [white] white
    [brown] brown
   *[black] black
    }
table-districts = Districts
table-districts-left = { $count ->
    [0] all are placed
    [one] 1 not yet placed
   *[other] { $count } not yet placed
    }
table-city-cheese = { $count ->
    [0] no cheese in the city:
    [one] 1 cheese in the city:
   *[other] { $count } cheeses in the city:
    }
table-growth-due = it expands at the next check
table-growth-none = no expansion yet

## The progress of the rats

table-track = Progress of the rats
table-devoured = devoured
table-your-cheese = your cheese
table-of = of { $all }
table-step = Step { $step }: { $effects }
table-effect-none = no effect
table-effect-end = the rats win
table-effect-peculiar = a peculiar rat appears
table-effect-nemesis = the { $name } arrives
table-effect-raise = the nemesis gains 1 { $attribute ->
    [movement] movement
    [bite] bite
    [accuracy] accuracy
    [defence] defence
   *[deployment] deployment
    }
table-effect-mutation = a mutation
table-effect-deploy = { $count ->
    [one] one common rat is deployed
   *[other] { $count } common rats are deployed
    }
table-effect-strengthen = { $rat ->
    [white] white rats
    [brown] brown rats
   *[black] black rats
    } gain 1 { $attribute ->
    [movement] movement
    [bite] bite
   *[defence] defence
    }

## The boards

table-your-board = Your board
table-values-ours = our values
table-values-ours-why = No source gives these values; they are of our own design.
table-attribute = { $attribute ->
    [attack] Attack
    [movement] Movement
    [traps] Traps
    [accuracy] Accuracy
    [defence] Defence
    [health] Health
    [bite] Bite
   *[deployment] Deployment
    }
table-some-of = { $some } of { $all }
table-sick = { $count } fewer next turn
table-trap-values = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }, { $need }+
table-steady = steady light
table-slots = { $filled } of { $all ->
    [one] one slot filled
   *[other] { $all } slots filled
    }
table-slots-none = no slots
table-locked = locked
table-where = Where?
table-aside = { $count ->
    [one] One cheese lies beside the board.
   *[other] { $count } cheeses lie beside the board.
    }
table-cage = The cage
table-cage-empty = The cage is empty
table-cage-holds = In the cage: { $things }
table-rats = { $count ->
    [one] 1 rat
   *[other] { $count } rats
    }
table-ware = { $ware ->
    [die] an attack die
    [yellow] a yellow marker
    [purple] a purple marker
    [health] one health
   *[cheese] magic cheese
    }
table-peculiars = Peculiar rats
table-caught = caught
table-on-card = On its card:
table-or = or
table-reward = { $what ->
    [dice] { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
    [health] { $count } health
    [cheese] { $count } cheese
    [yellow] { $count ->
        [one] 1 yellow marker
       *[other] { $count } yellow markers
    }
    [purple] { $count ->
        [one] 1 purple marker
       *[other] { $count } purple markers
    }
    [mystery] a mystery token
   *[collected] what it has collected
    }
table-target = { $target ->
    [cheese] goes for cheese
    [ratcatcher] goes for you
    [trap] goes for traps
   *[marker] goes for markers
    }
table-foe-away = not yet in the city
table-foe-health = Health { $some } of { $all }
table-die-and = { $bonus ->
    [0] die
   *[other] die + { $bonus }
    }
table-raised = raised by { $count }
table-mutated = mutated
table-guts = In its guts
table-gut = The first { $morsel ->
    [trap] trap
    [health_marker] health marker
    [ability_marker] ability marker
    [mystery_token] mystery token
    [peculiar] peculiar rat
   *[cheese] cheese
    }: { $effect }{ $done ->
    [yes] {" (done)"}
   *[no] {""}
    }
table-common-rats = Common rats as they are now
table-kind = { $rat ->
    [white] white rats
    [brown] brown rats
   *[black] black rats
    }

## The decision

table-lead-here = { $rats ->
    [0] { $cheese ->
        [yes] No rat shares your zone, and cheese lies in it.
       *[no] No rat shares your zone.
    }
    [one] { $cheese ->
        [yes] One rat shares your zone and its cheese.
       *[no] One rat shares your zone.
    }
   *[other] { $cheese ->
        [yes] { $rats } rats share your zone and its cheese.
       *[no] { $rats } rats share your zone.
    }
    }
table-lead-danger = In { $zone }, { $district }, the rats count { $rats } of the { $need } needed.
table-group-attack = Attack here · accuracy { $need }+
table-group-walk = Walk · { $left } movement left
table-group-trap = Set a trap for { $cost } movement · { $left } in hand
table-group-use = { $ability } · { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
    }
table-group-hit = Assign hits
table-group-rat = Which rat
table-group-pay = Pay with
table-group-fill = Put the cheese on
table-group-place = Where, and which way up
table-group-pick = Choose
table-group-empty = Which district
table-group-bag-reward = Reward for the returned rats
table-cage-sells = You can afford something from the tallyman.
table-here = here
table-dice = { $count ->
    [1] One die
    [2] Two dice
    [3] Three dice
    [4] Four dice
    [5] Five dice
    [6] Six dice
   *[other] { $count } dice
    }
table-gain = { $slot ->
    [attack] +1 attack die, one now
    [movement] +1 movement, one now
    [accuracy] hits on one lower, too
    [defence] +1 defence
    [health] +1 health, one now
    [trap] { $trap ->
        [die] traps roll one more die
        [accuracy] traps hit on one lower, too
        [sticky] rats stop at your traps
       *[five] fives of your traps are lethal
    }
    [yellow] unlocks the ability with all its markers
    [purple] unlocks the ability with all its markers
   *[other] brings all its markers back
    }
table-odds-caught = { $count ->
    [0] none
    [one] one rat
   *[other] { $count } rats
    } { $certain ->
    [yes] for certain
   *[no] { $size ->
        [large] { $chance } ({ $percent }%)
       *[small] { $chance }
    }
    }
table-odds-wounds = { $count ->
    [0] no wound
    [one] one wound
   *[other] { $count } wounds
    } { $certain ->
    [yes] for certain
   *[no] { $size ->
        [large] { $chance } ({ $percent }%)
       *[small] { $chance }
    }
    }
table-gnawers = Brown teeth are near: gnawers bite when you leave.
table-cell = { $sides }
table-cell-side = { $side ->
    [north] north of { $district }
    [east] east of { $district }
    [south] south of { $district }
   *[west] west of { $district }
    }
table-numeral = { $count ->
    [one] An expansion from here adds one district.
   *[other] An expansion from here adds { $count } districts.
    }
table-place = { $cell }, { $turn ->
    [none] upright
    [right] turned to the right
    [over] upside down
   *[left] turned to the left
    }

## What happened

table-log-turn = { $whose ->
    [setup] Setting up
    [rats] Round { $round }, the rats
   *[yours] Round { $round }, you
    }
table-just = { $text }
table-log-way = { $count } from { $from } to { $to }
table-log-moved = { $rat ->
    [white] White rats walked:
    [brown] Brown rats walked:
    [black] Black rats walked:
    [nemesis] The nemesis walked:
   *[named] { $name } walked:
    } { $ways }.
table-log-stayed = { $rat ->
    [white] White rats stayed
    [brown] Brown rats stayed
    [black] Black rats stayed
    [nemesis] The nemesis stayed
   *[named] { $name } stayed
    } in { $zones }.
table-log-deployed = { $cause ->
    [filling] New in { $zone } ({ $district }):
    [nest] The nest in { $zone } ({ $district }) sent
    [black] A black rat in { $zone } ({ $district }) brought
    [nemesis] The nemesis in { $zone } ({ $district }) brought
    [brood] The broodmother in { $zone } ({ $district }) brought
    [call] The bell called to { $zone } ({ $district }):
    [token] The new nest in { $zone } ({ $district }) sent
   *[track] The feast drew to { $zone } ({ $district }):
    } { $rats }{ $bred ->
    [0] {""}
    [one] ; a black rat bred one of them
   *[other] ; black rats bred { $bred } of them
    }.
table-log-caught = You caught { $rats } in { $zone } ({ $district }).
table-log-smoked = The smoke in { $zone } ({ $district }) drove { $rats } back into the bag.
table-log-paid = You paid with { $rats }.
table-log-zone-count = { $zone } ({ $count })
table-log-safe = Too few rats to devour a cheese: { $zones }.
table-log-pair = { $one } with { $other }
table-log-joined = Joined: { $pairs }.
table-log-slept = Fell asleep: { $districts }.
table-log-woke = Active now: { $districts }.
table-log-woke-again = Awake again: { $districts }.

## The rats' turn

table-moment = { $moment ->
    [your-turn] Your turn ends
    [nemesis-moved] The nemesis moves
    [peculiars-moved] The peculiar rats move
    [brown-moved] The brown rats move
    [black-moved] The black rats move
    [white-moved] The white rats move
    [traps] The traps go off
    [bites] The rats bite
    [devoured] The rats eat
    [deployed] New rats come
    [expanded] Does the city grow?
    [cleaned-up] Clean-up
   *[rest] Next
    }
table-quiet = Nothing happened.

## An earlier step

table-past-moment = part { $moment } of { $all }
table-steps = Steps of this game

## The end

table-won = You have won
table-lost = The rats have won
table-tally = { $what ->
    [rounds] Rounds
    [choices] Choices made
    [cheese] Cheese gained
    [devoured] Cheese devoured
    [caught] Common rats caught
    [peculiars] Peculiar rats caught
    [traps] Traps set
    [wounds] Wounds suffered
    [health] Health left
    [dice] Dice rolled
   *[districts] Districts in the city
    }
table-proof = Were the dice fair?
table-proof-check = Download the record and check it with Hedgerow’s own command, or with any program that follows the published description.

## A table that is seen whole

table-pane-map = Map
table-pane-me = Me
table-pane-foe = Rats
table-pane-log = Log
table-pane-places = places to choose
table-pane-wares = wares that you can afford
table-pane-peculiars = peculiar rats
table-pane-lines = new lines
table-foes = The rats
table-zone-holds = Here: { $things }.
table-zone-holds-nothing = Nothing lies or stands here.
table-way = Walk to { $zone }, { $district }, for { $steps } movement
table-way-safe = Nothing bites on the way.
table-way-bites = Gnawers bite as you leave { $zones }: { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
}.
table-way-stops = You stop after { $steps ->
    [one] the first step
   *[other] { $steps } steps
} and decide again.
table-way-through = by way of { $zones }
table-way-farther = Farther, in several steps:
table-tap-place = Choose a place on the map.
table-group-reward = Rewards of caught rats
table-go-on = Continue
table-gain-next = Next cheese: { $brings }.
table-gain-later = Next cheese: { $filled } of { $need }, no effect yet. Then: { $brings }.
table-slots-full = All slots are filled.
table-all-counts = All counts
# A value of the nemesis, short enough for a fifth of a narrow column.
table-attribute-short = { $attribute ->
    [movement] Move
    [bite] Bite
    [accuracy] Hits
    [defence] Def.
   *[deployment] Nest
    }

## A finished game to be shared

rct-end-turn = { $who ->
    [you] { $count ->
        [one] You gained one cheese on the rats in a single step.
       *[other] You gained { $count } cheeses on the rats in a single step.
    }
   *[rats] { $count ->
        [one] The rats gained one cheese on you in a single step.
       *[other] The rats gained { $count } cheeses on you in a single step.
    }
    }
rct-story-city = The city grew to { $count ->
    [one] one district
   *[other] { $count } districts
    } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    }.
rct-story-first = The first rat was caught in round { $round }.
rct-story-throw = The best roll, in round { $round }, had { $count ->
    [one] one hit
   *[other] { $count } hits
    }.
rct-story-bite = The worst bite, in round { $round }, cost { $count } health.
rct-story-unbitten = Not one rat bit through to the skin.
rct-story-caught = Caught: { $count ->
    [0] no common rat
    [one] one common rat
   *[other] { $count } common rats
    } and { $peculiars ->
    [0] no peculiar rat
    [one] one peculiar rat
   *[other] { $peculiars } peculiar rats
    }.
rct-story-cheese = When it was over, you had gained { $count } of the ten cheeses, and the rats had devoured { $devoured }.
