## Podpowiedzi

cli-hint-beaten = { $count ->
    [one] o 1 sługusa mniej
   *[other] o { $count } sługusów mniej
    }
cli-hint-come = { $count ->
    [one] o 1 sługusa więcej
   *[other] o { $count } sługusów więcej
    }
cli-hint-captured = { $count ->
    [one] 1 schwytana mysz
    [few] { $count } schwytane myszy
   *[many] { $count } schwytanych myszy
    }

## Mice and Mystics w terminalu

cli-mystics = Rozdział { $chapter }, { $name }. Runda { $round }; strona { $page }, koniec na stronie { $end }; ser na kole: { $wheel } z { $full }.
cli-mystics-objective = Cel: { $text }
cli-mystics-goals = Osiągnięte: { $met } z { $of }.
cli-mystics-card = { $now ->
    [yes] [{ $name }]
   *[no] { $name }
    }
cli-mystics-track = Inicjatywa: { $cards }.
cli-mystics-nothing = nic
cli-mystics-spot = { $side } { $space }
cli-mystics-mouse = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(gracz { $player })
    }, { $spot }: rany { $wounds } i trucizna { $poison } z { $life }; ser { $cheese }; walka { $battle }, obrona { $defence }, wiedza { $lore }, ruch { $movement }.
cli-mystics-away = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(gracz { $player })
    }: schwytana.
cli-mystics-plight = { $plight ->
    [stunned] ogłuszenie
    [webbed] oplątanie
    [down] powalenie
    [charmed] zauroczenie
    [hidden] niewidoczność
    [rescued] uratowana: bez tury w tej rundzie
   *[golem] golem
    }
cli-mystics-plights = - Stan: { $plights }.
cli-mystics-gear = - Nałożone: { $cards }.
cli-mystics-pack = - W plecaku: { $cards }.
cli-mystics-tricks = - Sztuczki: { $cards }.
cli-mystics-abilities = - Zdolności: { $cards }.
cli-mystics-enemy = {"  "}enemy:{ $index } { $name }, { $spot }: rany { $wounds } z { $life }{ $state ->
    [down] , na ziemi
    [dazed] , bez ruchu
   *[up] {""}
    }
cli-mystics-stash = W schowku: { $items }.
cli-mystics-turn = Pozostały ruch: { $left }.
