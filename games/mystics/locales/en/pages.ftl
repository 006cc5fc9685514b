## Mice and Mystics: page, header, lists

myp-game = Mice and Mystics
myp-book = The rules of Mice and Mystics
myp-rules = The rules in our own words, numbered so that every event and every refusal can cite one. M is the printed game; numbers with D are rulings where it is silent or its translations differ, those with C say what the cards do, and those with H are of our own design.
myp-fact-players = 1–4 players
myp-fact-minutes = 60–90 minutes
myp-face-chapter = Chapter { $chapter }
myp-standing = The hourglass is on page { $page } of { $end }; { $foes ->
    [0] no enemies
    [one] one enemy on the board
   *[other] { $foes } enemies on the board
    }.
myp-title = { $chapter }, round { $round }{ $who ->
    [none] {""}
   *[other] : { $who }
    }
myp-chapter-short = { $number } · { $name }
myp-chapter-number = Chapter { $number }
myp-order = Turn order
myp-round = Round { $round }

## The clock, the wheel, the track

myp-clock = The clock
myp-pages-left = { $count ->
    [0] the last page
    [one] one page to the end
   *[other] { $count } pages to the end
    }
myp-page-here = the hourglass is on page { $page }
myp-page-end = the chapter ends on page { $page }
myp-page-over = passed
myp-wheel = { $count } of { $all } cheese on the wheel
myp-of = of { $all }
myp-surge-in = { $count ->
    [0] a surge comes
    [one] 1 more brings a surge
   *[other] { $count } more bring a surge
    }
myp-track = Initiative, round { $round }, from the top of the track
myp-track-empty = The track is empty until the mice have set out.
myp-figures = { $who } × { $count }
myp-hp = { $left } of { $life } life left
myp-turn-state = { $state ->
    [now] now
    [next] next
    [acted] acted
    [captured] captured
   *[waits] waits
    }
myp-raised = moved up in an ambush

## The room

myp-room = The room
myp-room-of = { $side }, seen from above
myp-room-in-words = The room in words
myp-larger = Zoom in
myp-space-name = { $space ->
    [tree] tree
    [bed] bed
    [bookcase] bookcase
    [chair] chair
    [chair1] chair 1
    [chair2] chair 2
    [chest] chest
    [clock] clock
    [counter] worktop
    [dresser] dresser
    [logs] logs
    [mantel] mantelpiece
    [pipe] pipe
    [steps] steps
    [stool] stool
    [table] table
   *[other] { $space }
    }
myp-space = { $space }: { $things }.
myp-space-empty = { $space }: empty.
myp-stands = { $plight ->
    [stunned] { $who }, stunned
    [webbed] { $who }, webbed
    [down] { $who }, knocked down
    [charmed] { $who }, charmed
    [captured] { $who }, captured
    [hidden] { $who }, unseen
    [golem] { $who } as a golem
   *[none] { $who }
    }
myp-foe-stands = { $plight ->
    [down] { $who }, { $left } of { $life } life, knocked down
    [dazed] { $who }, { $left } of { $life } life, dazed
   *[none] { $who }, { $left } of { $life } life
    }
myp-on-space = { $what ->
    [trap] a mousetrap
    [hook] an end of the fishhook
    [fork] the Dinner Fork
    [grape] the Grape
    [snare] a snare
    [entry] minions enter here
    [cross] a red cross
    [water] water
    [flip] the tile can be turned over here
    [barred] minions do not enter
    [search] a special search
    [task] a task
   *[hazard] a danger
    }
myp-at-exit = { $edge ->
    [north] beside the north exit
    [east] beside the east exit
    [south] beside the south exit
   *[west] beside the west exit
    }
myp-space-choices = { $count ->
    [one] One choice here
   *[other] { $count } choices here
    }
myp-plan = The tiles
myp-tile-who = mice: { $mice }, enemies: { $foes }
myp-unseen = not visited yet
myp-signs = Signs on the floor
myp-sign = { $sign ->
    [entry] minions enter
    [flip] turn the tile over
    [room] way out, rooms
    [under] way out, under the floor
    [yellow] down costs 1, up costs 3
    [red] no mouse crosses
    [trap] a trap, on its red cross
    [current] the current
    [sight] line of sight
   *[stop] the walk ends there
    }

## The mice

myp-mice = The mice
myp-your-turn = your turn
myp-is-asked = choosing
myp-class = { $class ->
    [leader] leader
    [warrior] warrior
    [tinkerer] tinkerer
    [healer] healer
    [she_healer] healer
    [scamp] scamp
    [archer] archer
    [she_archer] archer
   *[mystic] mystic
    }
myp-at = at { $space }
myp-at-other = at { $space }, { $side }
myp-captive = captured
myp-led = played by player { $player }
myp-value = { $value ->
    [battle] battle
    [defence] defence
    [lore] lore
    [move] move
   *[life] life
    }
myp-life = { $left } of { $life } life left, { $wounds } wounds, { $poison } poison wounds, { $cheese } cheese
myp-plight = { $plight ->
    [captured] captured
    [stunned] stunned
    [webbed] webbed
    [down] knocked down
    [charmed] charmed
    [hidden] unseen
    [rescued] rescued: no turn this round
   *[golem] a golem
    }
myp-lasting = { $what ->
    [fury] +{ $count } in attack
    [shelter] +{ $count } in defence
    [fortifies] fortifies the tile
   *[leads] leads the battle
    }
myp-gear = Equipment
myp-slot = { $slot ->
    [paw] paw
    [head] head
    [body] body
    [neck] neck
    [belt] belt
   *[tail] tail
    }
myp-pack = { $count } of { $room }
myp-costs = { $cheese } cheese
myp-kept = { $place ->
    [gear] equipped.
    [pack] in the pack.
   *[trick] a trick.
    }
myp-kind = { $kind ->
    [weapon] weapon
    [armour] armour
    [accessory] accessory
    [item] item
    [scroll] scroll
    [trick] trick
    [event] event
   *[party] party item
    }
myp-face = { $face ->
    [cheese] cheese, 1
    [sword] sword, 2, star
    [both] sword with shield, 3
    [bow] bow, 2
    [both_star] sword with shield, 3, star
   *[bow_star] bow, 1, star
    }

## The decision

myp-decides = Player { $number } decides
myp-strike = Strike: { $who }
myp-nothing-here = Nothing can be done here now.
myp-foe-values = attack { $battle }, defence { $defence }, life { $left }, { $reach ->
    [ranged] at range
   *[melee] in melee
    }
myp-lead = { $who } is at { $space }. { $targets ->
    [0] No enemy is within reach.
    [one] One enemy is within reach.
   *[other] { $targets } enemies are within reach.
    } { $acted ->
    [yes] Action used. { $left } movement left.
   *[no] Action available. { $left } movement left.
    }
myp-attack-dice = dice in attack
myp-defence-dice = dice in defence
myp-mark = { $mark ->
    [poison] its wounds are poison
    [stun] stuns the mouse it wounds
    [charm] charms the mouse it wounds
    [web] webs the mouse it wounds
   *[steal] it steals cheese in place of wounds
    }
myp-group = { $group ->
    [attack] Attack
    [action] Action
    [task] Tasks of the chapter
    [item] Party items
    [free] Free actions
    [give] Swap
   *[choose] Choose
    }
myp-walk = Walk · { $left } movement left
myp-climb = climb
myp-stop = stop
myp-attack-with = Attack · { $dice ->
    [one] one die
   *[other] { $dice } dice
    }, { $weapon }
myp-fists = bare paws
myp-with-ability = With an ability card
myp-it-rolls = it rolls { $dice }{ $left ->
    [1] {""}
   *[other] , life { $left }
    }
myp-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }
myp-tenths = { $whole }.{ $tenth }%
myp-fraction = { $whole ->
    [1] { $part }
   *[other] { $part }/{ $whole }
    }
myp-chance = { $of ->
    [defeated] beaten { $chance }
    [wounded] wounded { $chance }
    [blocked] blocked { $chance }
   *[missed] no hit { $chance }
    }
myp-roll = { $dice ->
    [one] Roll one die
   *[other] Roll { $dice } dice
    }
myp-stake-cheese = Cheese for { $who }, at least one
myp-stake-surge = A surge if { $who } rolls at least { $need } cheese

## What lies beside

myp-aim = Your goal
myp-chapter-rules = { $count ->
    [one] One rule of this chapter
   *[other] { $count } rules of this chapter
    }
myp-here-text = The story here: { $side }
myp-goal-reach = All mice in { $side }
myp-goal-clear = No minions left in { $side }
myp-goal-defeat = Defeat { $who }
myp-goal-deed = { $known ->
    [yes] { $name }
   *[no] The deed of this chapter
    }
myp-creature = { $creature ->
    [brodie] Brodie
    [vanestra] Vanestra
   *[other] { $name }
    }
myp-stash = The stash
myp-stash-count = { $count ->
    [0] no party items
    [one] 1 party item
   *[other] { $count } party items
    }
myp-item-placed = on the board: { $spaces }
myp-item-unowned = not found yet
myp-die = The action die
myp-die-shows = { $what ->
    [sword] sword hits
    [bow] bow hits
    [shield] shield
    [cheese] cheese
   *[star] star
    }
myp-decks = Decks and honours
myp-deck-search = search cards
myp-deck-discard = discarded
myp-deck-standard = standard encounters
myp-deck-difficult = difficult encounters
myp-open-card = Open encounter: { $name }
myp-tales = Story achievements
myp-honours = Individual achievements

## What happened

myp-log = Log
myp-log-turn = { $who }
myp-log-begin = Setup
myp-log-before = Earlier
myp-watch = What just happened

## The story

myp-vignette = A picture of the chapter: { $chapter }
myp-ours = our own story and numbers
myp-begin = Begin
myp-other-mice = Choose other mice
myp-an-hour = About an hour. You can stop after any turn.
myp-asks = This chapter
myp-term-objective = Objective
myp-term-defeat = Defeat
myp-term-defeat-text = The hourglass reaches page { $page }, or the chapter’s own defeat condition is met.
myp-term-party = Party
myp-term-party-text = { $count ->
    [one] One mouse sets out.
   *[other] { $count } mice set out.
    }
myp-term-end = Last page
myp-term-end-text = Page { $page }. A surge or a capture turns a page.
myp-pages = The hourglass starts on page { $page }, the chapter ends on page { $end }
myp-term-rules = In this chapter
myp-ended = { $outcome ->
    [victory] Victory
    [time-out] Out of time
    [all-captured] All mice captured
    [given-up] Given up
   *[lost] Defeat
    }
myp-ended-how = { $outcome ->
    [victory] In round { $round }, on page { $page } of { $end }.
    [time-out] The hourglass reached the end in round { $round }, on page { $page } of { $end }.
    [all-captured] All were captured in round { $round }, on page { $page } of { $end }.
   *[lost] It was lost in round { $round }, on page { $page } of { $end }.
    }
myp-next-chapter = To the next chapter
myp-look-room = Look at the room
myp-campaign = The campaign
myp-campaign-say = What the party has lived through so far, chapter by chapter, and what it takes along.
myp-campaign-single = This is a single chapter so far. Continue from its end, and it becomes a campaign.
myp-campaign-over = The story is told to its end.
myp-past = { $outcome ->
    [won] won in round { $round }, on page { $page }
   *[lost] lost in round { $round }, on page { $page }
    }
myp-past-now = being played: round { $round }, page { $page }
myp-past-open = still to come
myp-brings = What the mice have learned
myp-keep = One card for each mouse
myp-keep-say = The starting equipment stays. Each mouse may also keep one card that it had at the end.
myp-keep-nothing = nothing
myp-onward = Next
myp-onward-say = Abilities and story achievements are carried over; party items, individual achievements and cheese are not.
myp-onward-again = Try again
myp-onward-look = Choose mice and readings
myp-story = The story so far
myp-back = Back to the table
myp-feats = Tally
myp-feat = { $feat ->
    [defeated] enemies defeated
    [wounds] wounds dealt
    [cheese] cheese gained
    [found] cards found
    [captured] times captured
   *[steps] moves
    }

## A table that is seen whole

myp-pane-map = Tile
myp-pane-me = Mice
myp-pane-foe = Enemies
myp-pane-spaces = spaces to choose
myp-pane-hurt = mice in need
myp-pane-foes = enemies on the board
myp-foes = Enemies
myp-no-foes = No enemies here.
myp-reach = { $reach ->
    [ranged] attacks at range
   *[melee] attacks in melee
    }
myp-not-set-out = not on the board yet
myp-pack-of = Pack
myp-signs-short = Signs
myp-tray = What was rolled
myp-tap-space = Choose a space on the tile.
myp-tap-walk = choose a space on the tile
myp-walk-short = Walk
myp-spaces = All spaces
myp-more-targets = Other targets
myp-walk-costs = { $cost } of { $left } movement{ $ends ->
    [stops] ; the walk ends there
    [climbs] ; the mouse climbs with a roll
   *[free] {""}
    }.
myp-given-up = Unused: { $acted ->
    [no] an action{ $left ->
        [0] {""}
       *[other] , { $left } movement
    }
   *[yes] { $left } movement
    }
myp-look-back = Look back
myp-tales-open = { $count ->
    [one] One more can be earned.
   *[other] { $count } more can be earned.
    }

myp-lays-tiles = Tiles, this side up
myp-lays-at = row { $row }, column { $column }
myp-lays-mice = Mice with their starting equipment
myp-lays-decks = Decks
myp-lays-decks-say = The search cards, shuffled. Standard encounters: { $standard }, difficult: { $difficult }.
myp-lays-clock = The hourglass on page 1, the chapter-end marker on page { $end }, no cheese on the wheel.

## A new game

myp-new-title = A chapter of Mice and Mystics
myp-new-lead = Choose a chapter and the mice that set out. Everything else is set as recommended.
myp-new-chapter = The chapter
myp-new-chapter-say = Eleven in all, to play in order or in any order you like.
myp-new-mice-count = { $count ->
    [one] one mouse
   *[other] { $count } mice
    }
myp-new-end = ends on page { $page }
myp-new-mice = The mice
myp-new-mice-say = Choose as many as the chapter needs, or none to let it choose for you.
myp-new-needs = { $count ->
    [one] “{ $name }” needs one mouse.
   *[other] “{ $name }” needs { $count } mice.
    }
myp-new-must = { $who } must come
myp-new-barred = { $who } may not
myp-new-leads = Played by
myp-new-by-turns = the next player
myp-person = player { $number }
myp-new-players = How many people
myp-new-players-say = All play together at one device. Each plays some of the mice.
myp-new-player-count = { $count ->
    [one] one person
   *[other] { $count } people
    }
myp-new-achievements = Play with individual achievements
myp-new-achievements-say = A mouse that does what an achievement asks keeps it, and the party gains a page of time.
myp-new-readings = Readings of the rules
myp-new-readings-say = The translations differ in places. One click follows one of them throughout.
myp-preset = { $preset ->
    [recommended] recommended
    [polish] as in the Polish edition
    [hungarian] as in the Hungarian edition
   *[own] one by one
    }
myp-preset-say = { $preset ->
    [polish] Follows the Polish translation wherever it decides; everything else is as recommended.
    [hungarian] Follows the Hungarian translation wherever it decides; everything else is as recommended.
   *[recommended] Where the translations differ or are silent, each question below is answered as the rest of the rules suggests.
    }
myp-preset-instead = recommended: { $reading }
myp-new-options = Every question, one by one
myp-new-options-say = These settings count when “one by one” is chosen above.
myp-new-ours = Chapters, texts and most numbers are ours; names and rules are the game’s.
myp-new-begin = Set out
myp-new-quick = Play chapter 1 now
myp-reading = { $reading ->
    [chosen] the players choose
    [both_cards] both cards, the upper one first
    [first_card] only the upper card
    [end_of_turn] at the end of the turn
    [end_of_movement] after every movement
    [all_but_party_items] all but events and party items
    [listed_kinds] weapons, armour, accessories, scrolls and tricks
    [any_card] all but events
    [tile_side] once on each side
    [whole_tile] once on both sides together
    [equipped_and_tricks] equipment beyond its own, and tricks; every marker comes off
    [tricks_only] only tricks; only wounds and poison come off
    [after_attack] after the attack
    [by_chapter] only what the chapter says
    [mousetraps] it removes mousetraps
    [empty] on an empty space
    [any] on any space
    [everyone] every figure
    [enemies] only enemies of the thrower
    [immune] large figures are spared
    [can_be_hit] large figures can be hit
    [one_mouse] with one mouse
    [all_near] with all mice near
    [end_marker] the chapter-end marker moves on
    [hourglass] the hourglass moves back
    [same_tile] on the same tile
    [same_space] on the same space
    [allowed] it has its free actions
    [refused] it has none
    [counts] it counts as the search of the tile
    [separate] it does not count
    [new_round] a new round begins
    [below] play continues below
    [deal_anew] all cards are dealt anew
    [append] new cards go to the bottom
    [at_once] at the sixth cheese
    [wheel] to the wheel
    [mouse] to the mouse
    [highest] the highest on the track
    [nearest] the nearest
    [each_kind] each kind once
    [one_in_all] one free action in all
    [closed] the cards below move up
    [filled] the place stays free for a new card
    [all_water] in all water
    [currents] only in water with a current
    [by_die] as far as the die allows
    [as_needed] as far as it must, without a die
    [life_full] wounds equal to life
    [more_than_life] more wounds than life
    [own_turn] in its own turn
    [last_minion] when the last minion is gone
    [moving] moving and scurrying
    [moving_and_searching] moving, scurrying and searching
    [scurrying] only scurrying
    [at_end] a mouse at one of the ends
    [any_mouse] any mouse
    [fullest_space] when his own space is chosen, or no other has figures
    [several_spaces] also when all figures stand on one other space
    [his_space] when all mice stand on his space
    [one_space] when all mice stand on one space, wherever it is
    [small_ranged] first the small ranged ones, far away
    [all_ranged] first all ranged ones, far away, large ones too
    [last_figure] with the last figure of its kind
    [each_figure] with each figure that is defeated
    [only_without] only mice that bring none along choose one
    [every_chapter] each mouse chooses one in every chapter
    [explores] it can explore
    [stays] it cannot explore
    [act_at_once] they act in that turn
    [wait] they wait for the next turn
    [any_space] to any space of the tile
    [two_spaces] two spaces at most
   *[random] two at random
    }

## Words of the forms of private packs

# The kinds of records, in lists.
myt-record-kind = { $kind ->
    [pack] The game as a whole
    [ability] Abilities
    [card] Search cards
    [hero] Mice
    [foe] Minions
    [encounter] Encounters
    [honour] Individual achievements
    [tale] Story achievements
    [side] Tiles
    [chapter] Chapters
   *[other] { $kind }
    }
myt-record-word = { $word ->
    [accessory] accessory
    [action] as an action
    [after_attack] after an attack
    [armour] armour
    [attack] with an attack
    [attacked] when attacked
    [battle] as a battle action
    [belt] belt
    [blue] blue
    [blunt] blunt
    [body] body
    [cog] tinkerers and scamps
    [command] Command
    [drawn] when it is drawn
    [encounter] an encounter
    [enter] when a mouse enters
    [event] event
    [first] first in the turn
    [fishhook] with Fishhook & Thread
    [free] at any time in the turn
    [gap] gap
    [head] head
    [item] item
    [large] large
    [lesson] Lesson Learned
    [level] level yellow line
    [magic] magic
    [melee] melee
    [mend] Mend
    [mice] all mice of the tile
    [minion] one minion
    [minions] all minions of the tile
    [missile] missile
    [move_cheese] a cheese on the movement die
    [move_number_1] a 1 on the movement die
    [move_number_2] a 2 on the movement die
    [move_number_3] a 3 on the movement die
    [move_star] a star on the movement die
    [near] a mouse nearby
    [neck] neck
    [never] never
    [nothing] no figure
    [orange] orange
    [own] the mouse itself
    [party] party item
    [paw] paw
    [pilfer] Pilfer
    [placed] when minions were placed
    [plain] any mouse
    [ranged] ranged
    [red] red line
    [scroll] scroll
    [sharp] sharp
    [small] small
    [space] all minions of a space
    [tail] Tail Paw
    [thrift] Thrift
    [treasure] Tinkerer’s Treasure
    [trick] trick
    [turn] in the turn
    [turn_end] at the end of a turn
    [turn_start] at the start of a turn
    [weapon] weapon
    [yellow] yellow line
   *[other] “{ $word }”
    }

## Statistics

memory-by-chapter = How often you win: chapter by chapter
memory-chapter = Chapter

memory-parts-mice = Who defeated how many

## Home

site-mystics = Mice and Mystics
site-mystics-text = Turned into mice by a wicked spell, the heroes go under the floorboards. Stay together and mind the clock.
site-mystics-cover = A mouse with a needle for a sword in a castle hall.

## A finished chapter to be shared

myp-end-page = page of the hourglass
myp-end-turn = { $what ->
    [gained] The mice gained { $count } life in a single step.
   *[lost] The mice lost { $count } life in a single step.
    }
myp-story-places = The mice visited { $count ->
    [one] one place
   *[other] { $count } places
    }.
myp-story-first = The first to defeat an enemy, in round { $round }: { $mouse }.
myp-story-most = Most enemies defeated: { $mouse }, { $count }.
myp-story-blow = The worst blow, in round { $round }, hit { $mouse }: { $count ->
    [one] one wound
   *[other] { $count } wounds
    }.
myp-story-unhurt = No mouse took a single wound.
myp-story-name = { $mouse }
myp-story-captured = Captured on the way: { $mice }.
myp-story-free = Not one mouse was captured.
myp-story-cheese = Most cheese gained: { $mouse }, { $count }.
