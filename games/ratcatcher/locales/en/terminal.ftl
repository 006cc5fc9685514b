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

## Hints

cli-hint-devoured = { $count ->
    [one] 1 cheese devoured
   *[other] { $count } cheeses devoured
    }
cli-hint-caged = { $count ->
    [one] 1 more rat in the cage
   *[other] { $count } more rats in the cage
    }
cli-hint-paid = { $count ->
    [one] 1 rat fewer in the cage
   *[other] { $count } rats fewer in the cage
    }
