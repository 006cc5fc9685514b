## Mice and Mystics: words that other texts are made of

# Mice by their names, in the cases that Polish and Hungarian need.
my-mouse = { $mouse ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-mouse-acc = { $mouse ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-mouse-gen = { $mouse ->
    [collin] Collin’s
    [nez] Nez’s
    [tilda] Tilda’s
    [filch] Filch’s
    [lily] Lily’s
   *[maginos] Maginos’
    }
my-mouse-ins = { $mouse ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-mouse-dat = { $mouse ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-other = { $other ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-other-acc = { $other ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-other-dat = { $other ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
# Mice and enemies in a fight; an enemy with its space.
my-at = { $at ->
    [none] {""}
   *[other] {" "}at { $at }
    }
my-whom-at = { $whom-at ->
    [none] {""}
   *[other] {" "}at { $whom-at }
    }
my-who = { $who ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
    [maginos] Maginos
    [roach] The roach
    [rat_warrior] The rat warrior
    [elite_rat_warrior] The elite rat warrior
    [spider] The spider
    [centipede] The centipede
    [captain_vurst] Captain Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [minion] The minion
   *[nobody] Something
    }{ my-at }
my-who-acc = { $who ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
    [maginos] Maginos
    [roach] the roach
    [rat_warrior] the rat warrior
    [elite_rat_warrior] the elite rat warrior
    [spider] the spider
    [centipede] the centipede
    [captain_vurst] Captain Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [minion] the minion
   *[nobody] somebody
    }{ my-at }
my-who-gen = { $who ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
    [maginos] Maginos
    [roach] the roach
    [rat_warrior] the rat warrior
    [elite_rat_warrior] the elite rat warrior
    [spider] the spider
    [centipede] the centipede
    [captain_vurst] Captain Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [minion] the minion
   *[nobody] somebody
    }{ my-at }
my-whom-acc = { $whom ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
    [maginos] Maginos
    [roach] the roach
    [rat_warrior] the rat warrior
    [elite_rat_warrior] the elite rat warrior
    [spider] the spider
    [centipede] the centipede
    [captain_vurst] Captain Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [minion] the minion
   *[nobody] somebody
    }{ my-whom-at }
my-kind = { $creature ->
    [roach] Roach
    [rat_warrior] Rat warrior
    [elite_rat_warrior] Elite rat warrior
    [spider] Spider
    [centipede] Centipede
    [captain_vurst] Captain Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
   *[vanestra] Vanestra
    }
# Spaces: most by letter and number, a few by what they are.
my-space = { $space ->
    [tree] the tree
    [bed] the bed
    [bookcase] the bookcase
    [chair] the chair
    [chair1] the first chair
    [chair2] the second chair
    [chest] the chest
    [clock] the clock
    [counter] the worktop
    [dresser] the dresser
    [logs] the logs
    [mantel] the mantelpiece
    [pipe] the pipe
    [steps] the steps
    [stool] the stool
    [table] the table
   *[other] { $space }
    }
my-named = “{ $name }”
# Dice, by what they show; a star stands beside it.
my-die-cheese = { $count ->
    [one] { $count } cheese
   *[other] { $count } cheese
    }
my-die-sword = { $count ->
    [one] { $count } sword ★
   *[other] { $count } swords ★
    }
my-die-both = { $count ->
    [one] { $count } sword-and-shield
   *[other] { $count } sword-and-shields
    }
my-die-bow = { $count ->
    [one] { $count } bow
   *[other] { $count } bows
    }
my-die-both-star = { $count ->
    [one] { $count } sword-and-shield ★
   *[other] { $count } sword-and-shields ★
    }
my-die-bow-star = { $count ->
    [one] { $count } bow ★
   *[other] { $count } bows ★
    }
my-die-none = no dice
# What an effect or an ability gives for a while.
my-bonus-battle = +{ $count } battle
my-bonus-defence = +{ $count } defence
my-bonus-movement = +{ $count } movement
# Where an effect comes from.
my-from-first = the first steps into a new place
my-from-surge = the surge
my-from-gift = the chapter

## How a chapter ends

my-end = { $ending ->
    [victory] “{ $name }”: the mice have done it. Victory.
    [time-out] “{ $name }”: time has run out. The mice are defeated.
    [all-captured] “{ $name }”: every mouse is captured. The mice are defeated.
   *[lost] “{ $name }”: the chapter is lost. The mice are defeated.
    }

## Questions

my-ask-learn = { $level ->
    [no] Which ability does { my-mouse } begin with?
   *[yes] Which ability does { my-mouse } learn for 6 cheese?
    }
my-ask-set-out = { $side }: where does { my-mouse } begin?
my-ask-disguise = Rat warriors are coming. Will the party spend the Disguises to slip by them?
my-ask-entry = { my-kind }: several entry spaces are equally good. Choose one.
my-ask-way = { my-who }: several ways are equally short. Choose one.
my-ask-boss-cards = { my-who }: which two cards come onto the track?
my-ask-command = Will { my-mouse } exchange the card on the track with that of another mouse?
my-ask-preempt = Will { my-mouse } immediately shoot at an enemy that has just arrived?
my-ask-turn = What will { my-mouse } do?{ $scurry ->
    [yes] {" "}It is scurrying: a free action now ends the scurry.
   *[no] {""}
    }
my-ask-rescue = { my-mouse } is free again. On which space?
my-ask-react = { my-who } attacks { my-whom-acc }. Will { my-mouse } react?
my-ask-boss-wound = { my-who }: which card takes the wound? { $left ->
    [one] 1 wound to go.
   *[other] { $left } wounds to go.
    }
my-ask-treasure = Once in a chapter { my-mouse } knows where to look. Which party item will it be?
my-ask-pick = Which of the two cards does { my-mouse } keep?
my-ask-found = { my-mouse } has found “{ $card }”. Will you keep it?
my-ask-overfull = { my-mouse } carries more than 3 cards in the pack. Which one is discarded?
my-ask-land = { $side }: where does { my-mouse } stand?
my-ask-share = { my-mouse } and { my-other } share. What changes hands?
my-ask-equip = What does { my-mouse } put on or take off?
my-ask-target = “{ $card }”: on whom or where does { my-mouse } use it?
my-ask-aim = “{ $ability }”: on whom or where does { my-mouse } use it?{ $left ->
    [one] {""}
   *[other] {" "}There can be { $left } more.
    }
my-ask-order = { my-mouse } has been given an order. Which action will it be?
my-ask-vanish = Where does { my-mouse } appear?

## Choices

my-do-learn = Learn “{ $ability }”
my-do-walk = Walk to { $space }
my-do-climb = Try to climb out of the water to { $space }
my-do-stand-up = Stand up
my-do-scurry = Scurry: move again
my-do-attack = { $reach ->
    [melee] Strike
   *[ranged] Shoot at
    } { my-whom-acc }{ $weapon ->
    [none] {""}
   *[other] {" "}with “{ $weapon }”
    }{ $ability ->
    [none] {""}
   *[other] {""}, using “{ $ability }”
    }
my-do-search = Search
my-do-special = Search: { $name }
my-do-recover = Recover
my-do-exit = Explore through the exit in the { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
    }{ $side ->
    [none] {""}
   *[other] : { $side }
    }
my-do-flip = Explore over the flip space: { $side }
my-do-share = Share with { my-mouse-ins }
my-do-give = Give “{ $card }”
my-do-take = Take “{ $card }”
my-do-give-cheese = Give 1 cheese
my-do-take-cheese = Take 1 cheese
my-do-equip = Equip
my-do-wear = Put on “{ $card }”
my-do-stow = Put “{ $card }” into the pack
my-do-level = Level up for 6 cheese
my-do-use = Use “{ $card }”
my-do-ability = Use “{ $ability }” for { $cost } cheese
my-do-mend = Mend a wound of { my-mouse-acc } for 1 cheese
my-do-named = { $name }
my-do-inspired = Pay 1 cheese for one more action
my-do-place-hook = Stretch “{ $name }” from here to { $space }
my-do-take-up = Pick up “{ $name }”
my-do-place-fork = Put “{ $name }” down here
my-do-launch = Launch { my-mouse-acc } to { $space }
my-do-disarm = Remove the mousetrap: { $space }
my-do-bait = Lay “{ $name }” as bait: { $space }
my-do-catapult = Shoot “{ $name }” at { my-whom-acc }
my-do-end = End the turn
my-do-space = { $why ->
    [set-out] Begin at { $space }
    [entry] Enter at { $space }
    [way] Run to { $space }
    [land] Stand at { $space }
    [vanish] Appear at { $space }
    [set_trap] Set the snare at { $space }
    [mystic_blast] Blast everyone at { $space }
   *[other] Choose { $space }
    }
my-do-spot = At { $space }: { $side }
my-do-mouse = { $why ->
    [command] Exchange cards with { my-mouse-ins }
    [give_order] Give { my-mouse-dat } an order
    [heal] Help { my-mouse-acc }
   *[other] Choose { my-mouse-acc }
    }
my-do-enemy = Aim at { my-whom-acc }
my-do-card = { $why ->
    [boss-cards] “{ $name }” comes onto the track
   *[other] “{ $name }” takes the wound
    }
my-do-held = { $why ->
    [overfull] Discard “{ $card }”
   *[other] Keep “{ $card }”
    }
my-do-treasure = Take “{ $name }”
my-do-sell = Discard it for 1 cheese
my-do-yes = { $why ->
    [disguise] Spend the Disguises
   *[other] Keep it
    }
my-do-done = { $why ->
    [disguise] Keep the Disguises and fight
    [command] Leave the order as it is
    [preempt] Hold the shot
    [react] Do nothing
    [treasure] Draw from the deck
    [share] Done sharing
    [equip] Done equipping
    [order] Ignore the order
   *[other] Done
    }

## What happens

my-told-learned = { my-mouse } learns “{ $ability }”{ $cost ->
    [0] .
   *[other] {" "}for { $cost } cheese.
    }
my-told-set-out = { my-mouse } sets out at { $space } ({ $side }).
my-told-joined = { my-mouse } joins the party at { $space }.
my-told-wore = { my-mouse } equips “{ $card }”.
my-told-stowed = { my-mouse } puts “{ $card }” into the pack.
my-told-dealt = Position { $place } on the track: { $name }.
my-told-appended = At the bottom of the track: { $name }.
my-told-card-gone = A card leaves the track: { $name }.
my-told-ambushed = Ambush: { $name } moves up the track by { $count }.
my-told-swapped = Two cards change places on the track: { $name } and { $other }.
my-told-to-top = The card of { my-mouse-acc } goes to the top of the track.
my-told-round = Round { $round } begins.
my-told-begins-mouse = It is { my-mouse-gen } turn.
my-told-begins-foe = It is the turn of this card: { $name }.
my-told-ends-mouse = { my-mouse } ends the turn.
my-told-ends-foe = The turn of this card is over: { $name }.
my-told-skipped = { my-mouse } is captured and loses the turn.
my-told-move-die = { my-mouse } rolls { $number } and can go { $left ->
    [one] { $left } space.
   *[other] { $left } spaces.
    }
my-told-scurries = { my-mouse } scurries: { $number } on the die, { $left ->
    [one] { $left } space to go.
   *[other] { $left } spaces to go.
    }
my-told-walked = { my-mouse } goes from { $from } to { $to }.
my-told-vanished = { my-mouse } vanishes at { $from } and stands at { $to }.
my-told-climbed = { $out ->
    [yes] { my-mouse } climbs out of the water: { $space }.
   *[no] { my-mouse } cannot get out of the water: { $space } is out of reach.
    }
my-told-stood-up = { my-mouse } stands up again.
my-told-trap-held = The mousetrap does not snap under { my-mouse-gen } paws.
my-told-trap-snapped = The mousetrap snaps at { $space } and catches { my-mouse-acc }.
my-told-trap-gone = The mousetrap at { $space } is gone.
my-told-drifted = The current carries { my-mouse-acc } to { $space }.
my-told-drifted-off = The current carries { my-mouse-acc } away.
my-told-rolled = { my-who } rolls { $roll ->
    [attack] for the attack
    [defence] for the defence
    [search] for the search
    [recover] to get free
    [trap] against the mousetrap
    [climb] to climb out
   *[test] for the test
    }: { $faces }.
my-told-attacks = { $reach ->
    [melee] { my-who } attacks { my-whom-acc }
   *[ranged] { my-who } shoots at { my-whom-acc }
    }{ $weapon ->
    [none] {""}
   *[other] {" "}with “{ $weapon }”
    }{ $ability ->
    [none] {""}
   *[other] {""}, using “{ $ability }”
    }: { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
    }
my-told-attacks-all = { my-who } attacks everyone there{ $ability ->
    [none] {""}
   *[other] {" "}with “{ $ability }”
    }: { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
    }
my-told-hits = { $hits ->
    [0] No hits.
    [one] { $hits } hit.
   *[other] { $hits } hits.
    }
my-told-blocked = { my-who } { $blocked ->
    [0] blocks none
   *[other] blocks { $blocked }
    } of { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
    }
my-told-wounded = { $poison ->
    [no] { my-who } takes { $count ->
        [one] { $count } wound.
       *[other] { $count } wounds.
    }
   *[yes] { my-who } takes { $count ->
        [one] { $count } poison wound.
       *[other] { $count } poison wounds.
    }
    }
my-told-boss-wounded = “{ $name }” has { $wounds ->
    [one] { $wounds } wound now.
   *[other] { $wounds } wounds now.
    }
my-told-defeated-by = { my-mouse } defeats { my-who-acc }.
my-told-defeated = { my-who } is defeated and leaves the board.
my-told-left = { my-who } leaves the board.
my-told-stolen = { $greedy ->
    [no] { $count } cheese is stolen from { my-mouse-acc }.
   *[yes] Greedy roaches steal { $count } cheese from { my-mouse-acc } and put it on the wheel.
    }
my-told-cheese = { my-mouse } gains { $count } cheese.
my-told-cheese-paid = { my-mouse } pays { $count } cheese.
my-told-wheel = { $count } cheese goes on the wheel, which now has { $now }.
my-told-wheel-off = { $count } cheese comes off the wheel.
my-told-healed = { $poison ->
    [no] { my-mouse } recovers from { $count ->
        [one] { $count } wound.
       *[other] { $count } wounds.
    }
   *[yes] { my-mouse } shakes off { $count ->
        [one] { $count } poison wound.
       *[other] { $count } poison wounds.
    }
    }
my-told-afflicted = { $plight ->
    [stunned] { my-who } is stunned.
    [webbed] { my-who } is caught in a web.
    [down] { my-who } is knocked down.
    [charmed] { my-who } is charmed.
    [hidden] { my-who } is hidden from the minions.
    [golem] { my-who } turns into a cheddar golem.
   *[other] Something happens to { my-who-gen }.
    }
my-told-freed = { $plight ->
    [stunned] { my-mouse } is no longer stunned.
    [webbed] { my-mouse } is free of the web.
    [down] { my-mouse } is on all fours again.
    [charmed] { my-mouse } shakes off the charm.
    [hidden] { my-mouse } can be seen again.
    [golem] { my-mouse } is a mouse again.
   *[other] { my-mouse } recovers.
    }
my-told-captured = { my-mouse } is captured and leaves the board.
my-told-rescued = The others rescue { my-mouse-acc }, who is back at { $space }.
my-told-searched = { $found ->
    [yes] { my-mouse } has found something.
   *[no] { my-mouse } finds nothing.
    }
my-told-nothing-left = There is nothing left to find.
my-told-drew = { my-mouse } finds “{ $card }”.
my-told-drew-party = The party finds “{ $card }”.
my-told-returned = “{ $card }” goes back into the search deck.
my-told-kept = { $keep ->
    [trick] { my-mouse } keeps the trick “{ $card }”.
    [pack] { my-mouse } keeps “{ $card }” in the pack.
   *[gear] { my-mouse } wears “{ $card }”.
    }
my-told-sold = { my-mouse } discards “{ $card }” for cheese.
my-told-discarded = { my-mouse } discards “{ $card }”.
my-told-gave = { my-mouse } gives “{ $card }” to { my-other-dat }.
my-told-gave-cheese = { my-mouse } gives 1 cheese to { my-other-dat }.
my-told-used = { my-mouse } uses “{ $card }”.
my-told-happens = { my-mouse } comes upon “{ $card }”.
my-told-ability = { my-mouse } uses “{ $ability }”.
my-told-mended = { my-mouse } dresses a wound.
my-told-bonus = { my-mouse } gains { $bonus }.
my-told-stashed = “{ $name }” is in the stash.
my-told-placed = “{ $name }” lies at { $space }.
my-told-stretched = “{ $name }” is stretched from { $from } to { $to }.
my-told-treasure-lost = “{ $name }” is left behind.
my-told-launched = { my-mouse } flies through the air and lands at { $space }.
my-told-thrown = { $burst ->
    [yes] { my-who } shoots the Grape at { $space }: it bursts.
   *[no] { my-who } shoots the Grape at { $space }: it stays whole and bowls them over.
    }
my-told-explores = { my-mouse } leads the mice through the exit in the { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
    }.
my-told-flips = { my-mouse } leads the mice over the flip space.
my-told-turned = The tile is turned over: { $side }.
my-told-landed = { my-mouse } arrives at { $space } ({ $side }).
my-told-visited = A new place: { $side }.
my-told-encounter = An encounter: “{ $name }”.
my-told-encounter-gone = “{ $name }” goes to the discard pile.
my-told-disguised = In their disguises the mice slip by { $count ->
    [one] { $count } rat warrior.
   *[other] { $count } rat warriors.
    }
my-told-arrived = { my-who } comes to { $space }.
my-told-too-few = No figures are left: { my-kind }, { $count }.
my-told-mousetraps = Mousetraps are set: { $side }.
my-told-greedy = The roaches are greedy: what they steal goes on the wheel.
my-told-hourglass = The hourglass is on page { $page }.
my-told-end-marker = The party gains a page of time: the chapter ends on page { $page }.
my-told-surge = A surge, but no minions come.
my-told-surge-card = A surge: “{ $name }”.
my-told-surge-side = A special surge: { $side }.
my-told-time-is-short = Time is short.
my-told-foe-die = { my-who } rolls { $number } and can go { $reach ->
    [one] { $reach } space.
   *[other] { $reach } spaces.
    }
my-told-foe-walked = { my-who } goes from { $from } to { $to }, after { my-mouse-acc }.
my-told-foe-walked-bait = { my-who } goes from { $from } to { $to }, after the Grape.
my-told-foe-stays = { $why ->
    [with-mouse] { my-who } stays where it is: it shares a space with a mouse.
    [sees-mouse] { my-who } stays where it is: it sees a mouse.
    [no-way] { my-who } stays: there is no way.
    [stood-up] { my-who } stands up.
    [dazed] { my-who } does nothing this time.
   *[other] { my-who } has the Grape.
    }
my-told-no-target = { my-who } reaches nobody.
my-told-charmed-walked = Charmed, { my-mouse } goes from { $from } to { $to }, after { my-other-acc }.
my-told-pounced = { my-who } pounces.
my-told-chase-dice = { my-who } rolls { $faces } and can run { $reach ->
    [one] { $reach } space.
   *[other] { $reach } spaces.
    }
my-told-ran = { my-who } runs from { $from } to { $to }.
my-told-boss-card = A card comes into play: “{ $name }”.
my-told-snare = { $caught ->
    [no] A snare lies at { $space }.
   *[yes] The snare at { $space } catches a minion.
    }
my-told-task = { $success ->
    [yes] { my-mouse } has done it: { $name }.
   *[no] { my-mouse } tries in vain: { $name }.
    }
my-told-hazard = { $success ->
    [yes] { my-mouse } gets away: { $name }.
   *[no] It strikes { my-mouse-acc }: { $name }.
    }
my-told-effect = Effect: { $source }.
my-told-collapsed = “{ $side }” collapses with everyone on it.
my-told-flag = { $up ->
    [yes] Something has changed: the story continues.
   *[no] Things are as before.
    }
my-told-honour = { my-mouse } earns “{ $name }”.
my-told-tale = The party earns a story achievement: “{ $name }”.
my-told-ended = { $ending ->
    [victory] The mice have done it: victory.
    [time-out] The hourglass has run out.
    [all-captured] Every mouse is captured.
   *[lost] The chapter is lost.
    }

## What chance decides

my-dice = { $count ->
    [1] Roll a die
   *[other] Roll { $count } dice
    }
my-chance = { $what ->
    [move] Roll the movement die of the mouse.
    [attack] { my-dice } for the attack.
    [defence] { my-dice } for the defence.
    [search] { my-dice } for the search.
    [recover] Roll a die to get free of the web.
    [trap] Roll a die against the mousetrap.
    [climb] Roll a die to climb out of the water.
    [minion] Roll the movement die of the minion.
    [chase] { my-dice } for Brodie’s chase.
    [ambush] Roll a die for the ambush.
    [grape] Toss the Grape.
    [initiative] Draw the next initiative card.
    [boss] Draw a card of the boss.
    [encounter-kind] Draw the next encounter card: is it standard or difficult?
    [encounter] Which encounter card is it?
    [search-card] Draw a search card.
   *[other] { my-dice } for the test.
    }
my-chance-of = { my-who }
my-chance-place = For position { $place } on the initiative track
my-answer = { $answer ->
    [cheese] Cheese, 1
    [sword] Sword, 2, star
    [both] Sword with shield, 3
    [bow] Bow, 2
    [both_star] Sword with shield, 3, star
    [bow_star] Bow, 1, star
    [standard] Standard
    [difficult] Difficult
    [burst] It burst
   *[whole] It stayed whole
    }

## Why something is refused: the setup

my-setup-players = One to four people can play, not { $players }.
my-setup-chapter = The storybook has chapters 1 to { $last }; there is no chapter { $chapter }.
my-setup-mice = This chapter is for { $need ->
    [one] { $need } mouse
   *[other] { $need } mice
    }; you have chosen { $have }.
my-setup-twice = { $mouse } can be chosen only once.
my-setup-barred = { $mouse } cannot take part in this chapter.
my-setup-must = { $mouse } must take part in this chapter.
my-setup-leaders = Every mouse needs a player.
my-setup-idle = Player { $seat } has no mouse: each player takes at least one.
my-setup-ability = { $mouse } cannot know an ability of another class.
my-setup-kept = { $mouse } cannot keep this card from chapter to chapter: { $card }.
my-setup-taken = { $mouse } cannot keep “{ $card }”: no copy of this card is left.

## Why something is refused: the rules

my-no-over = The chapter is over.
my-no-answer = Another decision comes first.
my-no-cheese = Costs { $need } cheese; this mouse has { $have }.
my-no-card = The mouse has no such card there.
my-no-space = That space is not possible: choose a marked one.
my-no-action = The mouse has already taken its action this turn.
my-no-action-stunned = A stunned mouse can only recover.
my-no-walk-web = A webbed mouse cannot move; it must recover first.
my-no-walk-down = A mouse that is knocked down must stand up first.
my-no-walk-done = The move of this turn is over.
my-no-walk-scurry = The scurry is over: the mouse has done something else since.
my-no-walk-left = The way costs { $need } movement; { $have } is left.
my-no-walk-full = That space is full.
my-no-walk-there = There is no way to that space.
my-no-walk-red = A red line lies between: mice do not cross it.
my-no-walk-water = From the water a mouse can reach only adjacent spaces.
my-no-walk-upstream = Mice cannot swim against the current.
my-no-leave = Minions hold the mouse back: to leave, the space needs as many mice as minions ({ $need }); it has { $have }.
my-no-stand-up = The mouse is on its feet already.
my-no-scurry = Scurrying comes after a move: the mouse has not moved yet.
my-no-scurry-web = A webbed mouse cannot scurry; it must recover first.
my-no-recover = The mouse is neither stunned nor webbed.
my-no-weapon = An attack of this kind needs a weapon for it.
my-no-target = There is no such target here.
my-no-target-far = That is too far: the target must be on the same or an adjacent space.
my-no-target-sight = Something blocks the line of sight.
my-no-target-near = A minion is close by: a ranged attack can only be aimed at minions close by.
my-no-wound = That mouse has no wound.
my-no-mend = Only Tilda mends wounds.
my-no-mend-again = Tilda has already mended a mouse this turn.
my-no-order = An order is for one action only: attack, search, recover or explore.
my-no-inspired = Inspire allows one more action after the first, once.
my-no-learn = The mouse cannot learn this ability: it belongs to another class, or is taken.
my-no-rescue = The mouse comes back only beside another mouse, where there is room.
my-no-sell = This card cannot be discarded for cheese.
my-no-ability = The mouse has not learned this ability.
my-no-ability-again = The mouse has already used an ability card in this turn of the track.
my-no-ability-attack = This ability cannot be used with this attack.
my-no-ability-first = This ability comes before everything else in the turn.
my-no-ability-after = This ability follows right after a melee attack.
my-no-ability-now = This ability cannot be used at this moment.
my-no-ability-left = There is no ability left for this mouse to learn.
my-no-reaction-own = Only the mouse that is attacked can use this.
my-no-reaction-defence = Against this attack there is no defence.
my-no-use-now = This card cannot be used at this moment.
my-no-use-needs = The mouse does not meet the requirement of this card.
my-no-search-again = The mouse has already found something here.
my-no-search-side = The mouse has already found something on the other side of this tile.
my-no-search-web = A webbed mouse cannot search in this game; it must recover first.
my-no-special = There is no such search in this chapter.
my-no-special-here = This search is for other spaces.
my-no-special-again = It has been found already.
my-no-exit = The mouse is not beside this exit.
my-no-exit-beyond = Nothing lies beyond this exit.
my-no-exit-meets = This exit does not meet an exit of its colour.
my-no-exit-taken = The tile beyond would have to be turned over, but someone stands on it.
my-no-explore-minions = There are minions on the tile: no mouse can explore until they are gone.
my-no-explore-web = A webbed mouse cannot explore in this game; it must recover first.
my-no-flip = The mouse is not on a flip space.
my-no-flip-hook = This flip space needs the Fishhook & Thread.
my-no-flip-cog = Only a tinkerer or a scamp can turn this cog.
my-no-free-again = The mouse has already taken this free action this turn.
my-no-free-other = In this game a mouse has one free action in a turn, and has taken it.
my-no-free-fallen = A stunned mouse, or one that is knocked down, has no free actions.
my-no-free-water = In the water there are no free actions.
my-no-scroll-again = The mouse has already used a scroll this turn.
my-no-share-far = Only mice on the same or an adjacent space can share.
my-no-share-again = The mouse has already shared this turn.
my-no-wear = There is nothing here to put on.
my-no-wear-needs = The mouse does not meet the requirement of this card.
my-no-slot = That slot is taken: take something off first.
my-no-paws = This takes { $need ->
    [one] { $need } free paw
   *[other] { $need } free paws
    }; the mouse has { $have }.
my-no-treasure = The party does not have this item in its stash.
my-no-hook-same = The other end must be on another space.
my-no-hook-water = One of the two ends must be on dry ground.
my-no-hook-far = In this game the thread reaches two spaces at most.
my-no-hook-end = The mouse is at neither end of the thread.
my-no-fork-here = The fork does not lie where the mouse stands.
my-no-fork-water = The fork cannot be put down in the water.
my-no-launch-mouse = Only another mouse on the space of the fork can be launched.
my-no-disarm = The fork does not remove mousetraps in this game.
my-no-disarm-trap = There is no mousetrap on that space, or it is too far.
my-no-bait-far = The bait is laid on an adjacent space.
my-no-bait-taken = The bait is laid on an empty space.
my-no-task = There is no such task in this chapter.
my-no-task-here = This is done on other spaces.
my-no-task-again = This has been done already.
my-no-need-flag = Something else has to happen first.
my-no-need-no-flag = It is no longer possible after what has happened.
my-no-need-minions = There must be no minion on the tile.
my-no-need-class = This is for a mouse of another class.
my-no-need-hero = This is for another mouse.
my-no-need-card = The mouse lacks the card that is needed for it.
my-no-need-treasure = The party lacks the party item that is needed for it.
my-no-need-tale = The party lacks the story achievement that is needed for it.
my-no-need-no-tale = The party has a story achievement that rules it out.
my-no-need-present = The creature that it needs is not on the board.
my-no-need-absent = A creature on the board prevents it.
