## Stół: strona i nagłówek

table-skip = Przejdź do decyzji
table-undo = Cofnij: { $choice }{ $crosses ->
    [dice] . To cofa rzut; kości wypadną znów tak samo.
    [draw] . To cofa losowanie; wypadnie znów to samo.
   *[nothing] .
    }
table-undo-hidden = ostatni wybór
table-undo-nothing = Nie ma czego cofnąć
table-redo = Powtórz: { $choice }.
table-redo-nothing = Niczego nie cofnięto
table-fork = Spróbuj inaczej: nowa partia od tego kroku
table-rulebook = Zasady
table-settings = Ustawienia

## Miasto

table-thing-named = { $name }

## Klawisze i mapa

table-zoom-in = Większa mapa
table-zoom-out = Mniejsza mapa
table-zoom-all = Cała mapa
table-again = Pokaż jeszcze raz
table-keys = Klawisze
table-close = Zamknij
table-key = { $what ->
    [choose] wybór z tą literą albo tyle kości
    [end] ostatni przycisk decyzji
    [undo] cofnij, powtórz
    [watch] krok wstecz lub naprzód podczas oglądania
    [zoom] większa i mniejsza mapa
    [board] na planszę i z powrotem do decyzji
    [arrows] na planszy: najbliższe pole lub karta w tę stronę
    [again] pokaż jeszcze raz, co się właśnie stało
    [back] powrót do wszystkich możliwości albo do gry
   *[help] te klawisze
    }

## Decyzja

table-only-looking = Tu można tylko patrzeć.
table-not-now = Czego teraz nie można i dlaczego

## Dziennik

table-log = Dziennik
table-log-at = krok { $step }
table-log-earlier = Co było wcześniej
table-step-back = Krok wstecz
table-step-on = Krok naprzód
table-also = także

## Tura szczurów

table-watch-at = { $at } z { $all }
table-watch-next = Dalej
table-watch-done = Do twojej tury
table-watch-pause = Wstrzymaj
table-watch-play = Odtwarzaj
table-watch-skip = Przejdź na koniec

## Wcześniejszy krok

table-past = Wcześniejszy krok
table-past-step = Krok { $step } z { $last }
table-past-then = Wybrano:
table-first = Początek
table-previous = Poprzedni
table-next = Następny
table-last = Ostatni krok
table-fork-here = Graj stąd dalej w nowej partii
table-to-now = Wróć do gry

## Koniec

table-given-up = Partia została poddana
table-new-game = Nowa gra
table-replay = Obejrzyj od początku
table-record = Zapis partii
table-proof-how = Przed pierwszym ruchem gra zobowiązała się użyć jednego sekretu. Teraz sekret jest jawny: każdy może sprawdzić, że pasuje do zobowiązania i że to z niego wziął się każdy rzut i każde losowanie.
table-proof-commitment = Zobowiązanie
table-proof-seed = Sekret

# Kto gdzie siedzi

table-company = Kto gra?
table-company-say = Każde miejsce należy do człowieka albo zajmuje je gracz komputerowy.
table-company-watch = Niech gra gracz komputerowy
table-company-at = Kto tu siedzi
table-company-set = Zatwierdź miejsca
table-company-note = Gracz komputerowy może kogoś zastąpić; kto wróci, odzyska swoje miejsce.
table-company-hidden = Gracz komputerowy wie tylko tyle, ile widać z jego miejsca. Kto je zajmie, zobaczy jego karty.
table-seat = Gracz { $number }
table-seat-alone = Kto gra
table-person = Człowiek
table-level = { $level ->
    [hatchling] Pisklę
    [forager] Zbieracz
    [scout] Zwiadowca
    [pathfinder] Tropiciel
   *[elder] Nestor
}
table-level-text = { $level ->
    [hatchling] prosto z gniazda, ulega zachciankom
    [forager] bierze, co leży najbliżej
    [scout] rzadko przeoczy dobry ruch
    [pathfinder] widzi, dokąd prowadzi ścieżka
   *[elder] najsilniejszy ze wszystkich
}
table-thinking = { table-level } (gracz { $number }) namyśla się…
table-thinking-alone = { table-level } namyśla się…
table-thinking-say = Strona odświeża się sama.

# Podpowiedzi

table-hint = Podpowiedź
table-hint-title = Co wygląda najlepiej?
table-hint-win = { $percent }% szans na wygraną, z dokładnością do { $margin }
table-hint-term = { $term ->
    [cheese] ser { $change }
    [devoured] pożarty ser { $change }
    [health] zdrowie { $change }
    [caged] szczury w klatce { $change }
    [points] punkty { $change }
    [rival-points] punkty najlepszego rywala { $change }
    [resources] surowce { $change }
    [pages] pozostałe strony { $change }
    [minions] sługusi { $change }
    [wounds] rany { $change }
    [captured] schwytane myszy { $change }
   *[cards] karty na ręce { $change }
}
table-hint-looks = { $count ->
    [one] 1 symulacja.
    [few] { $count } symulacje.
   *[many] { $count } symulacji.
}
table-hint-stop = Wystarczy

# Do czego może prowadzić wybór

table-odds-title = Do czego może prowadzić wybór?
table-odds-choice = Wybór
table-odds-ask = Wypróbuj
table-odds-all = Wszystkie wyniki
table-odds-mean = { $change }, z dokładnością do { $margin }
table-odds-part = { $parts ->
    [one] { $from }: { $percent }%
   *[several] od { $from } do { $to }: { $percent }%
}
table-odds-nothing = Do twojej następnej decyzji nie zmieni się nic, co się liczy.
table-odds-samples = { $count ->
    [one] Oszacowane, nie obliczone dokładnie: jedna próba, aż do twojej następnej decyzji.
    [few] Oszacowane, nie obliczone dokładnie: { $count } próby, aż do twojej następnej decyzji.
   *[many] Oszacowane, nie obliczone dokładnie: { $count } prób, aż do twojej następnej decyzji.
}

# Spojrzenie wstecz

table-review = Spójrz wstecz na tę partię
table-review-title = Spojrzenie wstecz
table-review-lead = Szanse na wygraną po każdym twoim wyborze, w ocenie kogoś, kto wiedział tyle co ty, i to, co byłoby lepsze.
table-review-so-far = Obejrzane wybory: { $done } z { $all }. Strona odświeża się sama.
table-review-line = Szanse na wygraną
table-review-described = Szanse na wygraną w ciągu partii: od { $first }% do { $last }%.
table-review-swings = Wybory, które dużo kosztowały
table-review-none = Żaden wybór nie kosztował wiele.
table-review-better = Lepiej: { $choice }
table-review-cost = Szanse na wygraną: { $to }% zamiast { $from }%.
table-review-unsure = To może być przypadek: przewidywania nie są dokładne.
table-review-look = Zobacz krok { $step }
table-review-again = Graj dalej od tego miejsca
table-review-all = Wszystkie wybory
table-review-step = Krok
table-review-choice = Wybór
table-review-win = Szanse na wygraną
table-review-best = Lepiej
table-review-back = Wróć do stołu
table-review-marks = Liczba oznacza wybór, który dużo kosztował. Strzałka oznacza odmianę losu.
table-review-turns = Odmiany losu
table-review-turns-say = Co się stało między twoimi wyborami: kości, dobierane karty, ruchy przeciwnika według zasad, inni gracze. Żaden wybór nie jest temu winien.
table-review-turns-none = Między dwoma wyborami szanse na wygraną ani razu nie zmieniły się znacząco.
table-review-turn = { $way ->
    [up] W górę: z { $from }% na { $to }%.
   *[down] W dół: z { $from }% na { $to }%.
}
table-review-turn-by = { $by ->
    [others] Ruszali się inni gracze.
   *[chance] Zdecydowały kości, dobierane karty albo sama gra.
}
table-review-turn-more = { $count ->
    [one] Jeszcze { $count } zdarzenie
    [few] Jeszcze { $count } zdarzenia
    [many] Jeszcze { $count } zdarzeń
   *[other] Jeszcze { $count } zdarzenia
}
table-review-round = { $unit ->
    [turn] T{ $round }
   *[round] R{ $round }
}

## Stół widziany w całości

table-panes = Co jest pokazane
table-tabs = Części stołu
table-sheet-up = Całe pytanie
table-tray = Wyrzucono; trafia { $need } lub więcej
table-tray-hit = trafienie
table-more-choices = Wszystkie możliwości
table-share = Udostępnij
table-shared = Adres skopiowany
table-show-all = Wszystko, co możesz zrobić

## Strona skończonej partii do pokazania innym

end-picture = Stół na koniec partii. { $title }: { $result }
end-save-svg = Zapisz jako obraz (SVG)
end-save-png = Zapisz jako obraz (PNG)
end-story = Historia partii
end-turn = Punkt zwrotny
end-turn-chance = W kroku { $step } szanse na wygraną zmieniły się z { $from }% na { $to }%.
end-turn-score = To największa zmiana wyniku. Spojrzenie wstecz bierze też pod uwagę szanse na wygraną.
end-turn-see = Zobacz ten krok
end-points = Punkty według źródeł
end-counts = Co się liczyło
end-medals = Medale
end-onward = Dalej
end-table = Do stołu
end-share = Strona do pokazania innym
