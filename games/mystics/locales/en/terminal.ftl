## Hints

cli-hint-beaten = { $count ->
    [one] 1 minion fewer
   *[other] { $count } minions fewer
    }
cli-hint-come = { $count ->
    [one] 1 minion more
   *[other] { $count } minions more
    }
cli-hint-captured = { $count ->
    [one] 1 mouse captured
   *[other] { $count } mice captured
    }

## Mice and Mystics in a terminal

cli-mystics = Chapter { $chapter }, { $name }. Round { $round }; page { $page }, the end is on page { $end }; cheese on the wheel: { $wheel } of { $full }.
cli-mystics-objective = Goal: { $text }
cli-mystics-goals = Reached: { $met } of { $of }.
cli-mystics-card = { $now ->
    [yes] [{ $name }]
   *[no] { $name }
    }
cli-mystics-track = Initiative: { $cards }.
cli-mystics-nothing = nothing
cli-mystics-spot = { $side } { $space }
cli-mystics-mouse = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(player { $player })
    }, { $spot }: wounds { $wounds } and poison { $poison } of { $life }; cheese { $cheese }; battle { $battle }, defence { $defence }, lore { $lore }, move { $movement }.
cli-mystics-away = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(player { $player })
    }: captured.
cli-mystics-plight = { $plight ->
    [stunned] stunned
    [webbed] webbed
    [down] knocked down
    [charmed] charmed
    [hidden] unseen
    [rescued] rescued: no turn this round
   *[golem] a golem
    }
cli-mystics-plights = - Is { $plights }.
cli-mystics-gear = - Wears and holds: { $cards }.
cli-mystics-pack = - In the pack: { $cards }.
cli-mystics-tricks = - Tricks: { $cards }.
cli-mystics-abilities = - Abilities: { $cards }.
cli-mystics-enemy = {"  "}enemy:{ $index } { $name }, { $spot }: wounds { $wounds } of { $life }{ $state ->
    [down] , knocked down
    [dazed] , dazed
   *[up] {""}
    }
cli-mystics-stash = In the stash: { $items }.
cli-mystics-turn = Movement left: { $left }.
