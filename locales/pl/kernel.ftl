# Jak kończy się wyliczenie: „a, b i c”.
list-and = { $others } i { $last }

answer-face = { $face }
answer-named = { $name }

## Co poszło nie tak przy stole

error-stale-step = Partia poszła już dalej: ten wybór należy do kroku { $expected }, a przy stole trwa krok { $step }.
error-stale-question = Rzuty poszły już dalej: ta odpowiedź należy do pytania { $expected }, a teraz otwarte jest pytanie { $number }.
error-unknown-choice = Nie ma wyboru o nazwie „{ $id }”.
error-another-games-choice = Wybór „{ $id }” nie należy do tej gry.
error-unknown-thing = Na stole nie ma niczego o nazwie „{ $thing }”.
error-no-way = Teraz nie prowadzi tam żadna droga: „{ $thing }”.
error-refused = { $reason } (Zasada { $rule })
error-game-over = Ta partia jest zakończona.
error-given-up = Ta partia została poddana.
error-hidden-record = Dopóki kilka osób gra z ukrytymi kartami, zapis partii nie jest udostępniany. Będzie dostępny po jej zakończeniu.
error-question-open = Najpierw rzut albo losowanie: podaj, co wypadło.
error-no-question-open = Teraz niczego się nie rzuca ani nie losuje.
error-impossible-answer = Wynik „{ $name }” nie może tu wypaść.
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego powtórzyć.
error-no-such-step = Nie ma kroku { $step }; partia doszła do kroku { $last }.
error-no-secret = Tu nie da się rzucić kośćmi tej partii: jej sekret nie jest znany.
error-unreadable-setup = Nie da się odczytać ustawień gry.
error-bad-position = Nie da się ustawić pozycji do ćwiczenia ({ $at }: { $what }).
error-unreadable-script = Wiersz „{ $line }” nie mówi, co ma wypaść.
error-refused-setup = Nie da się rozłożyć tej gry: { $reason }
error-answers-left = Podano za dużo wyników: { $left ->
    [one] jeden jest zbędny
    [few] { $left } są zbędne
   *[many] { $left } jest zbędnych
    }. Nic się nie zmieniło.
error-not-at-the-table = W tej partii nikt nie rzucał prawdziwymi kośćmi: nie ma czego poprawiać.
error-nothing-to-amend = W kroku { $step } nie było rzutu ani losowania, które można poprawić.
error-leftover-answers = Wyniki rzutów i losowań: podano { $given }, a do rozłożenia gry trzeba { $needed }.

## Co jest nie tak z zapisem

error-record = Tego zapisu nie da się użyć: { $code ->
    [record-truncated] brakuje jego końca.
    [record-malformed] jest uszkodzony.
    [record-unknown-format] jego format nie jest tu znany.
    [record-edited] zmieniono go po opublikowaniu.
    [record-wrong-game] należy do innej gry.
    [record-other-rules] rozegrano go według innych zasad niż obecne.
    [record-other-content] rozegrano go innymi kartami niż obecne; potrzebny jest zestaw, którym grano.
    [record-setup] gry nie da się rozłożyć tak, jak podaje.
    [record-bad-fork] odgałęzia się od partii później, niż ta partia sięga.
    [record-unknown-choice] jeden z jego wyborów nie istnieje.
    [record-refused] zasada zabrania jednego z jego wyborów.
    [record-after-the-end] ciągnie się po zakończeniu partii.
    [record-impossible-answer] jeden z jego rzutów lub losowań nie mógł tak wypaść.
    [record-missing-answer] brakuje w nim rzutu lub losowania.
    [record-leftover-answers] jest w nim więcej rzutów i losowań, niż gra ich potrzebuje.
    [record-changed-answers] wybór cofnięty i podjęty ponownie przyniósł inny wynik.
    [record-nothing-to-undo] cofa wybór tam, gdzie żadnego nie było.
    [record-wrong-takeback] niezgodnie z prawdą podaje, co cofnięto.
    [record-nothing-to-amend] poprawia rzut lub losowanie tam, gdzie żadnego nie było.
    [record-nothing-to-redo] powtarza wybór tam, gdzie żadnego nie cofnięto.
    [record-drift] partia dochodzi do innej pozycji, niż podaje zapis.
    [record-commitment-mismatch] ziarno nie jest tym, które zapieczętowano na początku.
    [record-agreement] wkład graczy w los jest w nim niespójny.
    [record-no-seed-expected] podaje ziarno, a grano prawdziwymi kośćmi.
    [record-stream-mismatch] jeden z jego rzutów lub losowań nie pochodzi z ziarna.
    [record-no-end] ujawnia ziarno, zanim partia się skończyła.
   *[other] jest wewnętrznie sprzeczny.
    }

## Cofanie się w partii

table-took-back = { $choices ->
    [one] Cofnięto jeden wybór.
    [few] Cofnięto { $choices } wybory.
   *[other] Cofnięto { $choices } wyborów.
    }{ $crossed ->
    [chance] {" "}Potrzebne już były kości lub karty.
    [reveal] {" "}Coś zostało już pokazane.
   *[nothing] {""}
    }
table-played-again = { $choices ->
    [one] Zagrano ponownie jeden wybór.
    [few] Zagrano ponownie { $choices } wybory.
   *[other] Zagrano ponownie { $choices } wyborów.
    }
table-corrected = Poprawiono wynik rzutu lub losowania.
