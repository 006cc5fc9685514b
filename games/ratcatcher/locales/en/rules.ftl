## The Ratcatcher: words that other texts are made of

# A zone and its district: at the end of a clause, and in the middle of one.
rc-zone = { $zone }, { $district }
    .mid = { $zone }, { $district },

# A rat. The common ones by colour, the others by name.
rc-rat = { $rat ->
    [white] a white rat
    [brown] a brown rat
    [black] a black rat
    [nemesis] the nemesis
   *[named] { $name }
    }
    .start = { $rat ->
    [white] A white rat
    [brown] A brown rat
    [black] A black rat
    [nemesis] The nemesis
   *[named] { $name }
    }

# What the tallyman sells.
rc-ware = { $ware ->
    [die] an attack die
    [yellow] a yellow marker
    [purple] a purple marker
    [health] 1 health
   *[cheese] a magic cheese
    }

# A price in rats.
rc-price = { $price ->
    [one] 1 rat
   *[other] { $price } rats
    }

# What a cheese can go towards.
rc-slot = { $slot ->
    [attack] attack
    [movement] movement
    [accuracy] accuracy
    [defence] defence
    [health] health
    [trap] the traps
    [yellow] unlocking the yellow ability
    [yellow-refill] refilling the yellow ability
    [purple] unlocking the purple ability
   *[purple-refill] refilling the purple ability
    }

# Ordinary hits; sixes and other lethal dice are counted by themselves.
rc-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
    }
    .more = { $hits ->
    [0] {""}
    [one] {" "}and 1 hit
   *[other] {" "}and { $hits } hits
    }

# What an attack rolled: what was needed, and what came of it.
rc-result = { $need ->
    [6] A 6 was needed
   *[other] A { $need } or more was needed
    }: { $lethal ->
    [0] { rc-hits }
    [one] 1 lethal wound{ rc-hits.more }
   *[other] { $lethal } lethal wounds{ rc-hits.more }
    }.

# What is left to divide. Fives are lethal for some traps only.
rc-left = { $sixes ->
    [0] { $fives ->
        [0] { rc-hits }
        [one] 1 lethal five{ rc-hits.more }
       *[other] { $fives } lethal fives{ rc-hits.more }
    }
    [one] 1 six{ $fives ->
        [0] {""}
        [one] , 1 lethal five
       *[other] , { $fives } lethal fives
    }{ rc-hits.more }
   *[other] { $sixes } sixes{ $fives ->
        [0] {""}
        [one] , 1 lethal five
       *[other] , { $fives } lethal fives
    }{ rc-hits.more }
    }

rc-wounds = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
    }

## Setup

rc-setup-no-ratcatcher = There is no ratcatcher called “{ $name }”.
rc-setup-no-nemesis = There is no nemesis called “{ $name }”.

## The end

rc-end-tenth-cheese = You won: the tenth magic cheese is yours. { $nemesis } went home hungry.
rc-end-nemesis-killed = You won: { $nemesis } is dead.
rc-end-cheese-devoured = You lost: the rats have devoured their tenth magic cheese. The city belongs to { $nemesis }.
rc-end-dead = You lost: your health is 0. The city belongs to { $nemesis }.

## Questions

rc-ask-actions = What will you do?
rc-ask-before-rats = The city has grown. What will you use before the rats’ turn?
rc-ask-place = Where will { $name } stand?
rc-ask-fill = What will the cheese go towards?
rc-ask-divide = Whom will you hit in { rc-zone }? Still to give: { rc-left }.
rc-ask-divide-trap = Whom will the trap hit in { rc-zone }? Still to give: { rc-left }.
rc-ask-pay = Which rats will pay for { rc-ware }? { $left ->
    [one] 1 more is needed.
   *[other] { $left } more are needed.
    }
rc-ask-charm = Which rat will you lead from { $from } to { $to }? { $left ->
    [one] You may lead 1 more.
   *[other] You may lead { $left } more.
    }
rc-ask-smoke = Which rat will you smoke out of your zone? { $left ->
    [one] You may smoke out 1 more.
   *[other] You may smoke out { $left } more.
    }
rc-ask-target = { $rat ->
    [white] A white rat in { rc-zone.mid } is as near to one target as to another.
    [brown] A brown rat in { rc-zone.mid } is as near to one target as to another.
    [black] A black rat in { rc-zone.mid } is as near to one target as to another.
    [nemesis] The nemesis in { rc-zone.mid } is as near to one target as to another.
   *[named] { $name } in { rc-zone.mid } is as near to one target as to another.
    } Which will it make for?{ $count ->
    [one] {""}
   *[other] {" "}Rats still to choose for: { $count }.
    }
rc-ask-way = { $rat ->
    [white] A white rat in { rc-zone.mid } has several ways to { $target }.
    [brown] A brown rat in { rc-zone.mid } has several ways to { $target }.
    [black] A black rat in { rc-zone.mid } has several ways to { $target }.
    [nemesis] The nemesis in { rc-zone.mid } has several ways to { $target }.
   *[named] { $name } in { rc-zone.mid } has several ways to { $target }.
    } Which will it take?{ $count ->
    [one] {""}
   *[other] {" "}Rats still to choose for: { $count }.
    }
rc-ask-traps = Which trap will go off next?
rc-ask-nest = Where will { $nemesis } appear?
rc-ask-empty = The bag is empty. Which district will send its rats back to it?
rc-ask-bag-reward = Your cage was emptied into the bag: { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
    }. Which reward will you take?

## Choices

rc-do-walk = Walk to { rc-zone }
rc-do-trap = Set a trap in { rc-zone.mid } for { $cost } movement
rc-do-attack = Attack with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }
rc-do-hit = { $rat ->
    [white] Catch a white rat
    [brown] Catch a brown rat
    [black] Catch a black rat
    [nemesis] Wound the nemesis
   *[named] Hit { $name }
    } with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
    }
rc-do-lethal = { $rat ->
    [white] Catch a white rat with a lethal die
    [brown] Catch a brown rat with a lethal die
    [black] Catch a black rat with a lethal die
    [nemesis] Wound the nemesis with a lethal die
   *[named] Hit { $name } with a lethal die
    }
rc-do-waste = Discard the remaining hits
rc-do-use = Use { $ability }{ $strength ->
    [0] {""}
   *[other] {" "}(strength { $strength })
    }
rc-do-use-in = Use { $ability } in { rc-zone }{ $strength ->
    [0] {""}
   *[other] {" "}(strength { $strength })
    }
rc-do-use-from = Use { $ability }: lead up to { $strength ->
    [one] 1 rat
   *[other] { $strength } rats
    } to you from { rc-zone }
rc-do-use-to = Use { $ability }: lead up to { $strength ->
    [one] 1 rat
   *[other] { $strength } rats
    } away from you to { rc-zone }
rc-do-lead = Lead { rc-rat }
rc-do-smoke = Smoke out { rc-rat }
rc-do-stop = Leave the other rats
rc-do-collect = Collect the cheese here
rc-do-buy = Buy { rc-ware } for { rc-price }
rc-do-pay = Pay with { rc-rat }
rc-do-pay-rest = Pay the rest with white, then brown, then black rats
rc-do-reward = Take the reward for { $name }: { $gift }
rc-do-fill = Put the cheese towards { rc-slot } ({ $filled } of { $capacity } slots filled)
rc-do-place = Place it in column { $x }, row { $y }, { $turn ->
    [0] upright
    [1] turned a quarter to the right
    [2] upside down
   *[3] turned a quarter to the left
    }
rc-do-pick-trap = Set off the trap in { rc-zone }
rc-do-pick-nest = Let the nemesis appear in { rc-zone }
rc-do-pick-way = Let it run through { rc-zone }
rc-do-pick-target = Let it make for { rc-zone }
rc-do-in-order = Set off the remaining traps in the order of the districts
rc-do-empty = Empty { $district } into the bag
rc-do-bag-reward = Take { rc-ware } for { rc-price }
rc-do-no-bag-reward = Take no reward
rc-do-end = End your actions
rc-do-end-expansion = On to the rats’ turn

## Rewards of peculiar rats

rc-gift-dice = { $count ->
    [one] 1 attack die
   *[other] { $count } attack dice
    }
rc-gift-health = { $count } health
rc-gift-cheese = { $count ->
    [one] 1 magic cheese
   *[other] { $count } magic cheeses
    }
rc-gift-markers = { $colour ->
    [yellow] { $count ->
        [one] 1 yellow marker
       *[other] { $count } yellow markers
    }
   *[purple] { $count ->
        [one] 1 purple marker
       *[other] { $count } purple markers
    }
    }
rc-gift-mystery = a mystery token in your zone
rc-gift-collected = what it has collected on its card

## Events: your turn

rc-told-round = Round { $round } began.
rc-told-refreshed = Your refresh brought { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
    }, { $movement } movement and { $traps ->
    [one] 1 trap
   *[other] { $traps } traps
    }.
rc-told-not-refreshed = Your first turn began without a refresh.
rc-told-walked = You walked from { $from } to { rc-zone }.
rc-told-trap-set = You set a trap in { rc-zone.mid } for { $cost } movement.
rc-told-rolled = You attacked in { rc-zone.mid } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }: { $faces }. { rc-result }
rc-told-rolled-volley = Your ability attacked in { rc-zone.mid } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }: { $faces }. { rc-result }
rc-told-rolled-trap = The trap in { rc-zone.mid } rolled { $dice ->
    [one] 1 die
   *[other] { $dice } dice
    }: { $faces }. { rc-result }
rc-told-caught = { rc-rat.start } was caught in { rc-zone }.
rc-told-caught-lethal = { rc-rat.start } was caught in { rc-zone.mid } by a lethal die.
rc-told-nemesis-wounded = The nemesis was wounded and has { $left } health left.
rc-told-nemesis-wounded-lethal = A lethal die wounded the nemesis; it has { $left } health left.
rc-told-vanished = The nemesis slipped away from { $from } to { rc-zone }.
rc-told-wasted = { $hits ->
    [one] The last hit went unused.
   *[other] The last { $hits } hits went unused.
    }
rc-told-used = You used your ability { $ability }.
rc-told-used-in = You used your ability { $ability } in { rc-zone }.
rc-told-led = { rc-rat.start } was led from { $from } to { rc-zone }.
rc-told-smoked-out = { rc-rat.start } fled from { rc-zone.mid } into the bag.
rc-told-cheese-collected = You collected the magic cheese in { rc-zone }.
rc-told-cheese-gained = You gained a magic cheese: { $total } of 10.
rc-told-slot-filled = The cheese went towards { rc-slot }.
rc-told-set-aside = No slot was free: the cheese lies beside your board.
rc-told-upgraded = { $slot ->
    [attack] Your attack rose by 1 die
    [movement] Your movement rose by 1
    [accuracy] Your accuracy improved by 1
    [defence] Your defence rose by 1
    [health] Your health and its maximum rose by 1
   *[trap] Your traps were upgraded
    }{ $level ->
    [1] {""}
   *[other] {" "}(level { $level })
    }.
rc-told-unlocked = { $colour ->
    [yellow] Your yellow ability was unlocked.
   *[purple] Your purple ability was unlocked.
    }
rc-told-refilled = { $colour ->
    [yellow] Your yellow ability was refilled.
   *[purple] Your purple ability was refilled.
    }
rc-told-health-gained = You gained 1 health and have { $now } now.
rc-told-markers-gained = You gained { rc-gift-markers }.
rc-told-dice-gained = You gained { rc-gift-dice }.
rc-told-paid = You paid with { $rat ->
    [white] { $count ->
        [one] 1 white rat
       *[other] { $count } white rats
    }
    [brown] { $count ->
        [one] 1 brown rat
       *[other] { $count } brown rats
    }
   *[black] { $count ->
        [one] 1 black rat
       *[other] { $count } black rats
    }
    }.
rc-told-bought = You received { rc-ware } for { rc-price }.
rc-told-reward-taken = You claimed the reward for { $name }.
rc-told-reward-lost = { $name } brought you no reward.
rc-told-actions-ended = You ended your actions.

## Events: the city

rc-told-no-expansion = The city stayed as it was: { $cheese } magic cheeses lay in it.
rc-told-expansion = { $cheese ->
    [0] No magic cheese was left in the city
   *[one] Only 1 magic cheese was left in the city
    }, so it had to grow by { $districts ->
    [one] 1 district
   *[other] { $districts } districts
    }.
rc-told-deck-empty = There was no further district to place.
rc-told-district-drawn = { $district } ({ $number }) was drawn.
rc-told-district-unplaceable = { $district } ({ $number }) fitted nowhere and went under the deck.
rc-told-district-placed = { $district } ({ $number }) was placed.
rc-told-joined = A way opened between { $here } and { $there }.
rc-told-token-revealed = The mystery token in { rc-zone.mid } was { $token ->
    [health] a health marker
    [cheese] a magic cheese
    [yellow] a yellow marker
    [purple] a purple marker
    [peculiar] a peculiar rat
   *[nest] a nest
    }.
rc-told-no-token = No mystery token was left for { rc-zone }.
rc-told-cheese-laid = A magic cheese was laid in { rc-zone }.
rc-told-health-laid = A health marker was laid in { rc-zone }.
rc-told-marker-laid = { $colour ->
    [yellow] A yellow marker
   *[purple] A purple marker
    } was laid in { rc-zone }.
rc-told-supply-empty = The supply had no marker left for { rc-zone }.
rc-told-peculiar-deployed = { $name } turned up in { rc-zone }.
rc-told-no-peculiar = No peculiar rat was left to come.
rc-told-deployed = { rc-rat.start } came to { rc-zone }.
rc-told-bred = The black rat in { rc-zone.mid } brought another along.
rc-told-bag-filled-inactive = The bag was empty: { $count ->
    [one] 1 rat
   *[other] { $count } rats
    } went back to it from inactive districts.
rc-told-bag-filled-cage = The bag was empty: { $count ->
    [one] 1 rat
   *[other] { $count } rats
    } went back to it from your cage.
rc-told-bag-filled-district = The bag was empty: { $count ->
    [one] 1 rat
   *[other] { $count } rats
    } went back to it from { $district } ({ $number }).
rc-told-draws-lost = No rat could be found for the bag: { $count ->
    [one] 1 rat was
   *[other] { $count } rats were
    } not deployed.
rc-told-woke = { $district } ({ $number }) became active.
rc-told-woke-again = { $district } ({ $number }) became active again.
rc-told-slept = { $district } ({ $number }) became inactive.

## Events: the rats' turn

rc-told-step = { $step ->
    [1] The rats set out: step 1, movement.
    [2] Step 2, the traps.
    [3] Step 3, the bites.
    [4] Step 4, devouring cheese.
    [5] Step 5, deploying rats.
    [6] Step 6, whether the city grows.
   *[7] Step 7, clean-up.
    }
rc-told-moment = { $moment ->
    [your-turn] Your turn was over.
    [nemesis-moved] The movement of the nemesis was over.
    [peculiars-moved] The movement of the peculiar rats was over.
    [brown-moved] The movement of the brown rats was over.
    [black-moved] The movement of the black rats was over.
    [white-moved] The movement of the white rats was over.
    [traps] The traps were done.
    [bites] The biting was over.
    [devoured] The devouring was over.
    [deployed] The new rats were all in place.
    [expanded] It was settled whether the city grows.
   *[cleaned-up] The round was over.
    }
rc-told-nemesis-rolled = The nemesis rolled a { $face } for its movement{ $bonus ->
    [0] {""}
   *[other] {" "}and added { $bonus }
    }.
rc-told-moved = From { $from }, { $rat ->
    [white] { $count ->
        [one] a white rat
       *[other] { $count } white rats
    }
    [brown] { $count ->
        [one] a brown rat
       *[other] { $count } brown rats
    }
    [black] { $count ->
        [one] a black rat
       *[other] { $count } black rats
    }
    [nemesis] the nemesis
   *[named] { $name }
    } ran { $steps ->
    [one] 1 zone
   *[other] { $steps } zones
    } to { rc-zone } (target: { $target }).
rc-told-stayed = { $rat ->
    [white] No white rat left { rc-zone }: they could not get nearer to a target.
    [brown] No brown rat left { rc-zone }: they could not get nearer to a target.
    [black] No black rat left { rc-zone }: they could not get nearer to a target.
    [nemesis] The nemesis stayed in { rc-zone }: it could not get nearer to a target.
   *[named] { $name } stayed in { rc-zone }: it could not get nearer to a target.
    }
rc-told-stayed-arrived = { $rat ->
    [white] No white rat left { rc-zone }: their target was there.
    [brown] No brown rat left { rc-zone }: their target was there.
    [black] No black rat left { rc-zone }: their target was there.
    [nemesis] The nemesis stayed in { rc-zone }: its target was there.
   *[named] { $name } stayed in { rc-zone }: its target was there.
    }
rc-told-packed = { $name } took a marker in { rc-zone.mid } onto its card.
rc-told-scrapped = { $name } took the trap in { rc-zone.mid } onto its card.
rc-told-gorged = In { rc-zone.mid } the nemesis devoured { $morsel ->
    [trap] the trap
    [health_marker] the health markers
    [ability_marker] the ability markers
    [mystery_token] the mystery tokens
    [peculiar] the peculiar rats
   *[cheese] the magic cheese
    }.
rc-told-trap-sprung = The trap in { rc-zone.mid } went off.
rc-told-nemesis-bit = The nemesis rolled its bite: { $faces }. { $need ->
    [6] A 6 was needed
   *[other] A { $need } or more was needed
    }: { $sixes ->
    [0] { rc-hits }
    [one] 1 six{ rc-hits.more }
   *[other] { $sixes } sixes{ rc-hits.more }
    }.
rc-told-bitten = { $biter ->
    [nemesis] The nemesis bit with { $strength } against your defence of { $defence }, and each six was an extra wound: { rc-wounds }.
    [commons] The common rats bit with { $strength } against your defence of { $defence }: { rc-wounds }.
   *[named] { $name } bit with { $strength } against your defence of { $defence }: { rc-wounds }.
    }
rc-told-wounded = You took { rc-wounds } and have { $left } health left.
rc-told-sickened = The bite made you ill: you have 1 less movement next turn.
rc-told-cheese-safe = The cheese in { rc-zone.mid } was left alone: the rats there counted as { $count }, and 5 are needed.
rc-told-devoured = Rats devoured the cheese in { rc-zone }: they counted as { $count }, and 5 are enough.
rc-told-ruse-devoured = { $count ->
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
   *[other] { $count }
    } rats fell for the false cheese in { rc-zone.mid } and went back to the bag.
rc-told-progress = Progress reached { $step } of 10.
rc-told-returned = Rats went back to the bag from { rc-zone }: { $white } white, { $black } black.
rc-told-raised = { $attribute ->
    [movement] The nemesis’s movement bonus rose by 1.
    [bite] The nemesis’s bite rose by 1 die.
    [accuracy] The nemesis’s accuracy improved by 1.
    [defence] The nemesis’s defence rose by 1.
   *[deployment] The nemesis’s deployment rose by 1.
    }
rc-told-mutated = The nemesis rolled a { $face } for its mutation: { $attribute ->
    [movement] its movement bonus mutated
    [bite] its bite mutated
    [accuracy] its accuracy mutated
    [defence] its defence mutated
    [deployment] its deployment mutated
   *[nothing] no attribute mutated
    }.
rc-told-nemesis-healed = The nemesis recovered and has { $health } health now.
rc-told-strengthened = For the rest of the game, the { $attribute ->
    [movement] movement
    [bite] bite
   *[defence] defence
    } of { $rat ->
    [white] white
    [brown] brown
   *[black] black
    } rats rose by 1.
rc-told-nemesis-deployed = The nemesis entered the city in { rc-zone }.
rc-told-markers-returned = The markers you had placed went back to the supply.
rc-told-cleared = { $district } ({ $number }) was cleared. Common rats: { $rats }{ $peculiars ->
    [0] {""}
   *[other] , peculiar rats: { $peculiars }
    }{ $markers ->
    [0] {""}
   *[other] , markers: { $markers }
    }{ $tokens ->
    [0] {""}
   *[other] , mystery tokens: { $tokens }
    }.
rc-told-traps-returned = { $count ->
    [one] Your trap
   *[other] Your { $count } traps
    } came back from the city.
rc-told-ended = { $ending ->
    [tenth-cheese] The tenth magic cheese became yours. You won.
    [nemesis-killed] The nemesis fell. You won.
    [cheese-devoured] The rats devoured their tenth magic cheese. You lost.
   *[dead] Your health fell to 0. You lost.
    }

## What chance is asked

rc-dice = { $count ->
    [1] Roll a die
   *[other] Roll { $count } dice
    }
rc-chance = { $what ->
    [attack] { rc-dice } for your attack.
    [trap] { rc-dice } for the trap.
    [nemesis-move] Roll a die for the movement of the nemesis.
    [nemesis-bite] { rc-dice } for the bite of the nemesis.
    [mutation] Roll a die for the mutation.
    [rat] Draw a rat from the bag.
    [token] Draw a mystery token.
    [peculiar] Draw a peculiar rat.
   *[district] Draw a district.
    }
rc-chance-zone = For { rc-zone }
rc-answer-district = { $number } { $district }
rc-answer = { $answer ->
    [white] White rat
    [brown] Brown rat
    [black] Black rat
    [health] Health marker
    [cheese] Magic cheese
    [yellow] Yellow marker
    [purple] Purple marker
    [peculiar] Peculiar rat
   *[nest] Nest
    }

## Why something is not allowed

no-game-over = The game is over.
no-not-asked = Another decision comes first.
no-rats-turn = Wait for your turn; now it is the rats’ turn.
no-actions-over = Your actions are over; only abilities, the tallyman and rewards are open now.
no-attack-open = Divide the hits of this attack first.
no-pay-none = No rat of this colour is in your cage.
no-lead-none = No such common rat is there.
no-lead-barricade = A barricade closes that zone; no rat can be led into it.
no-smoke-none = No such common rat is in your zone.
no-pick-target = That is not one of the nearest targets.
no-pick-way = That is not on one of the shortest ways.
no-pick-trap = No trap there is waiting to go off.
no-pick-nest = The nemesis cannot appear there.
no-pick-district = Choose a district with the fewest rats.
no-walk-not-near = That zone is not next to yours.
no-walk-no-movement = A step costs { $need } movement; you have { $have }.
no-trap-far = A trap goes in your zone or in one next to it.
no-trap-second = There is already a trap there.
no-trap-none-left = { $need ->
    [one] Your only trap is set; none is left for this turn.
   *[other] All { $need } of your traps are set; none is left for this turn.
    }
no-trap-cost = A trap costs { $need } movement; you have { $have }.
no-attack-dice = { $have ->
    [0] You have no attack die left; you cannot roll { $need }.
    [one] You have 1 attack die; you cannot roll { $need }.
   *[other] You have { $have } attack dice; you cannot roll { $need }.
    }
no-attack-no-rat = There is no rat there to attack.
no-use-locked = This ability is still locked.
no-use-no-marker = Using this ability costs { $need } marker; you have { $have }.
no-use-marked = There is already such a marker there.
no-use-not-next = Only in a zone next to yours.
no-use-far = Only in your zone or in one next to it.
no-ruse-other-district = The false cheese goes in the district you are in.
no-ruse-cheese = A magic cheese lies in your district; a false one needs a district without one.
no-barricade-rats = Rats are in that zone; a barricade needs an empty one.
no-collect-rats = Rats still stand on this cheese; the zone must be free of them.
no-collect-full = You already hold as many of these markers as you may.
no-collect-locked = The ability of these markers is still locked.
no-collect-healthy = Your health is full; the marker stays where it is.
no-collect-nothing = There is nothing to collect here.
no-buy-price = For { rc-ware } you need { $need ->
    [one] 1 rat
   *[other] { $need } rats
    }; you have { $have }.
no-buy-locked = The tallyman sells no markers of a locked ability.
no-buy-full = You may have at most { $need } of these; you have { $have }.
no-buy-none-left = The supply has none left.
no-buy-die-lost = You could no longer roll it: unused bonus dice are lost at the refresh.
no-reward-not-caught = You do not hold the card of this rat.
no-reward-taken = The card is discarded: it gives only one of its rewards.
no-reward-other = This card has no such reward.
no-slot-black = Your board has no slot for this.
no-slot-locked = Unlock this ability first.
no-slot-refilled = This ability has been refilled already; that can be done only once in a game.
no-slot-second-level = In this game each attribute can be upgraded only once.
no-slot-full = All slots of this upgrade are filled: { $have } of { $need }.
no-place-taken = There is already a district there.
no-place-unjoined = No pair of connectors would meet there.
no-place-not-start = The first districts must join district 00.
no-place-join-yours = It must join the district you are in, because it can.
no-place-join-active = It must join an active district, because it can.
no-hit-not-here = This rat is not where the attack is.
no-hit-guarded = A peculiar rat shields the common rats here; it has to be caught first.
no-hit-flies = It flies; no trap can hit it.
no-hit-dodges = It dodges everything but a six.
no-hit-trap-nemesis = In this game traps do not wound the nemesis.
no-hit-no-six = This needs a lethal die; you have none left.
no-waste-lethal = A lethal die is left, and a rat that it can catch.
no-hit-too-few = This needs { $need ->
    [one] 1 hit
   *[other] { $need } hits
    }; you have { $have } left.

## Words of the forms of private packs

rct-record-word = { $word ->
    [ability_marker] ability marker
    [arches] arches
    [barrel] a barrel
    [better_accuracy] better accuracy
    [black] black rats
    [blind] your accuracy is worse beside it
    [boat] a boat
    [brood] counts as a nest
    [brown] brown rats
    [call] two common rats come with it
    [cheese] magic cheese
    [court] common rats beside it defend better
    [die] attack die
    [dodge] only sixes catch it
    [drive] common rats beside it go further
    [extra_die] one more die
    [flags] flagstones
    [fly] lures, barricades and traps do not hold it
    [gnaw] bites when you leave its zone
    [gorge] devours things where it stops
    [grass] grass
    [guard] guards common rats beside it
    [hard] hard game
    [health] health
    [health_marker] health marker
    [house-a] a first house
    [house-b] a second house
    [house-c] a third house
    [lamp] a lamp
    [last_bite] bites before it is caught
    [lethal_five] a five is lethal
    [marker] nearest marker
    [mystery_token] mystery token
    [nest] nest
    [none] no effect
    [nursery] nests of its district bring more
    [pack] takes a marker
    [peculiar] peculiar rat
    [planks] planks
    [purple] purple marker
    [ratcatcher] the ratcatcher
    [scrap] takes a trap
    [sicken] its bite costs movement
    [standard] standard game
    [sticky] sticky
    [straw] straw
    [tiles] tiles
    [trap] trap
    [tree] a tree
    [vanish] slips away when wounded
    [waves] water
    [well] a well
    [white] white rats
    [yellow] yellow marker
   *[other] “{ $word }”
    }
