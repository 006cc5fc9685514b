## Tippek

cli-hint-beaten = { $count } ellenféllel kevesebb
cli-hint-come = { $count } ellenféllel több
cli-hint-captured = { $count } fogságba esett egér

## Egerek és Igézetek a terminálban

cli-mystics = { $chapter }. fejezet, { $name }. { $round }. forduló; oldal: { $page }, a vége: { $end }; sajt a sajtkeréken: { $wheel }/{ $full }.
cli-mystics-objective = Cél: { $text }
cli-mystics-goals = Elérve: { $met }/{ $of }.
cli-mystics-card = { $now ->
    [yes] [{ $name }]
   *[no] { $name }
    }
cli-mystics-track = Cselekvési sor: { $cards }.
cli-mystics-nothing = semmi
cli-mystics-spot = { $side } { $space }
cli-mystics-mouse = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}({ $player }. játékos)
    }, { $spot }: sebzés { $wounds }, méreg { $poison }, életpont { $life }; sajt { $cheese }; harc { $battle }, védelem { $defence }, tudás { $lore }, mozgás { $movement }.
cli-mystics-away = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}({ $player }. játékos)
    }: fogságban.
cli-mystics-plight = { $plight ->
    [stunned] elkábult
    [webbed] behálózva
    [down] kiütve
    [charmed] elbűvölve
    [hidden] láthatatlan
    [rescued] megmentve: ebben a fordulóban nincs köre
   *[golem] gólem
    }
cli-mystics-plights = - Állapota: { $plights }.
cli-mystics-gear = - Viseli: { $cards }.
cli-mystics-pack = - Hátizsákban: { $cards }.
cli-mystics-tricks = - Trükkök: { $cards }.
cli-mystics-abilities = - Képességek: { $cards }.
cli-mystics-enemy = {"  "}enemy:{ $index } { $name }, { $spot }: sebzés { $wounds }/{ $life }{ $state ->
    [down] , kiütve
    [dazed] , kábult
   *[up] {""}
    }
cli-mystics-stash = A tárolóban: { $items }.
cli-mystics-turn = Hátralévő mozgás: { $left }.
