## Obok pudełka

beside-begin = Z prawdziwą grą
beside-begin-say = Rzucasz prawdziwymi kośćmi i dobierasz prawdziwe karty. Hedgerow pyta, co wypadło, robi całą resztę i pilnuje zasad.

## O co się pyta

beside-tap = Dotknij tego, co widzisz.
beside-choose = Wybierz, co wypadło.
beside-in-order = { $count ->
    [one] { $count } raz
   *[other] { $count } razy
    }, jedno po drugim: podaj wyniki w tej kolejności.
beside-type = Co to jest? Wpisz początek nazwy.
beside-all = { $count ->
    [one] Jedyne, co zostało
    [few] Wszystkie { $count } możliwości
   *[many] Wszystkie { $count } możliwości
    }
beside-left = zostało: { $count }
beside-die = Kość { $number }
beside-draw = Losowanie { $number }
beside-done = Gotowe
beside-progress = Odpowiedź { $number } z około { $total }
beside-not-yet = Cofnij ten wybór
beside-back = Cofnij ostatnią odpowiedź
beside-so-far = Co się już wydarzyło
beside-big = Duży widok na telefon obok pudełka
beside-whole = Pokaż cały stół
beside-correct-last = Popraw ostatni wynik
beside-correct = Wszystkie podane wyniki

## Przed grą

beside-deal = { $game }: rozłóż grę
beside-deal-lead = Rozłóż prawdziwą grę i podawaj po kolei, co wylosowano. Adres tej strony przechowuje twoje odpowiedzi.
beside-lays = Co rozłożyć
beside-deal-done = Wszystko rozłożone
beside-deal-done-say = Przejrzyj podane wyniki. Potem można zaczynać.
beside-deal-begin = Zacznij grę
beside-again = Podaj jeszcze raz
beside-again-say = To, co następuje później, zostaje, o ile nadal jest możliwe.
beside-hidden = zakryte przed tobą

## Co podano

beside-told = Podane wyniki
beside-told-lead = Wszystkie rzuty i losowania tej partii. Jeśli któryś podano źle, popraw go, a partia zostanie rozegrana od tego miejsca na nowo.
beside-told-nothing = Jeszcze niczego nie rzucono ani nie wylosowano.
beside-beginning = Początek
beside-to-table = Do stołu
beside-change = Popraw
beside-change-say = Partia zostanie stąd rozegrana na nowo. Zobaczysz, co nie jest już możliwe, a zapis zachowa dawny przebieg.
beside-change-do = Popraw i rozegraj na nowo
beside-more = Przy tym wyniku rzuca się lub losuje więcej: podaj, co wypadło.
beside-changed = Poprawiono
beside-kept = { $count ->
    [0] Nie trzeba było powtarzać późniejszych wyborów.
    [one] Powtórzono jeden późniejszy wybór.
    [few] Powtórzono { $count } późniejsze wybory.
   *[many] Powtórzono { $count } późniejszych wyborów.
    }
beside-shortened = { $count ->
    [one] Tu potrzeba teraz mniej kości lub kart
   *[other] W tych wyborach potrzeba teraz mniej kości lub kart ({ $count })
    }
beside-lost = { $count ->
    [one] Ten wybór nie jest już możliwy albo czeka na odpowiedź
   *[other] Te wybory nie są już możliwe albo czekają na odpowiedź ({ $count })
    }
beside-old-line = Zapis zachowuje dawny i nowy przebieg.
