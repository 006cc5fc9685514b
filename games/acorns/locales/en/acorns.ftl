acorns-title = Acorns
acorns-text = Take one to three acorns. The player who takes the last one wins.
acorns-cover = A heap of acorns.
acorns-players = 2 players
acorns-first = A heap of twelve
acorns-book = Rules of Acorns
acorns-rules = Four rules, and a squirrel.
acorns-heap = The heap has 5 to 30 acorns, not { $heap }.
acorns-size = Acorns in the heap
acorns-begin = Begin
acorns-too-many = Take one to three, and no more than lie there: { $heap }.
acorns-prompt = Player { $player }: how many of { $heap } acorns do you take?
acorns-over = Player { $player } took the last acorn.
acorns-take = { $count ->
    [one] Take one acorn
   *[other] Take { $count } acorns
    }
acorns-took = { $count ->
    [one] Player { $player } takes one acorn.
   *[other] Player { $player } takes { $count } acorns.
    }
acorns-rolled = { $face ->
    [6] The squirrel brings an acorn.
   *[other] A { $face }: no squirrel.
    }
acorns-won = Player { $player } has taken the last acorn.
acorns-chance = Roll for the squirrel
acorns-face = { $face }
acorns-table = Heap { $heap }, taken { $first } and { $second }
acorns-hint = It leaves { $left }.
