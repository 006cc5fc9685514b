acorns-title = Makkok
acorns-text = Végy el egy–három makkot; aki az utolsót elveszi, nyer.
acorns-cover = Egy halom makk.
acorns-players = 2 játékos
acorns-first = Tizenkettes halom
acorns-book = A Makkok szabályai
acorns-rules = Négy szabály és egy mókus.
acorns-heap = A halomban 5–30 makk van, nem { $heap }.
acorns-size = Makkok a halomban
acorns-begin = Kezdés
acorns-too-many = Egyet, kettőt vagy hármat végy el, és ne többet, mint amennyi van: { $heap }.
acorns-prompt = { $player }. játékos: hányat veszel el a { $heap } makkból?
acorns-over = { $player }. játékos vette el az utolsó makkot.
acorns-take = { $count ->
    [one] Végy el egy makkot
   *[other] Végy el { $count } makkot
    }
acorns-took = { $count ->
    [one] { $player }. játékos elvesz egy makkot.
   *[other] { $player }. játékos elvesz { $count } makkot.
    }
acorns-rolled = { $face ->
    [6] A mókus hoz egy makkot.
   *[other] { $face }: nincs mókus.
    }
acorns-won = { $player }. játékos elvette az utolsó makkot.
acorns-chance = Dobj a mókusért
acorns-face = { $face }
acorns-table = Halom: { $heap }, elvéve { $first } és { $second }
acorns-hint = { $left } marad.
