## Gra w zwykłym terminalu

cli-nothing = nic
cli-over = Partia skończona. Wpisz save PLIK, żeby ją zachować, log, żeby ją przeczytać, undo, żeby cofnąć ostatni wybór, albo quit.
cli-help = Wpisz numer albo nazwę wyboru lub jedno z poleceń:
    look: stół słowami
    choices: pytanie jeszcze raz, z wyborami
    why RZECZ: dlaczego czegoś nie wolno, na przykład why { $thing }
    rule NUMER: zasada, na przykład rule { $rule }
    hint: trzy wybory, które po przeszukaniu wyglądają najlepiej, z szansą na wygraną
    odds WYBÓR: do czego może prowadzić wybór o tym numerze lub nazwie
    undo, redo: cofnij ostatni wybór, zagraj go ponownie
    log: co się dotąd wydarzyło
    told: co dotąd wypadło
    correct KROK WYNIKI: popraw to, co podano w kroku
    save PLIK: zachowaj zapis gry
    quit: wyjdź
cli-help-go = go RZECZ: przejdź do rzeczy odległej o kilka kroków, na przykład go { $thing }
cli-progress = Odpowiedź { $number } z około { $total }; { $together ->
    [1] po jednej.
   *[other] w jednym wierszu najwyżej { $together }.
    }
cli-correct-how = Podaj krok i wszystkie jego wyniki, na przykład correct 12 5 6 1; told je wymienia.
cli-type-help = Wpisz choices, żeby zobaczyć, co można wybrać, albo help.
cli-why-not = Żadna zasada się temu nie sprzeciwia.
cli-things = Przykłady nazw: { $things }.
cli-no-rule = Nie ma zasady { $id }.
cli-odds-exact = Dokładnie: { $odds }.
cli-save-where = Podaj plik: save PLIK.
cli-saved = Partia zapisana w pliku { $path }.
cli-not-saved = Nie udało się zapisać partii w pliku { $path }: { $reason }

## Podpowiedzi

cli-hint = Symulacje: { $times }. Wynik: { $parts }.
cli-hint-nothing = Do twojej następnej tury niewiele się zmieni.
cli-hint-won = { $count ->
    [one] 1 wygrana partia
    [few] { $count } wygrane partie
   *[many] { $count } wygranych partii
    }
cli-hint-lost = { $count ->
    [one] 1 przegrana partia
    [few] { $count } przegrane partie
   *[many] { $count } przegranych partii
    }
cli-hint-cheese = { $count ->
    [one] 1 zdobyty ser
    [few] { $count } zdobyte sery
   *[many] { $count } zdobytych serów
    }
cli-hint-wounds = { $count ->
    [one] 1 rana
    [few] { $count } rany
   *[many] { $count } ran
    }
cli-hint-healed = { $count ->
    [one] 1 odzyskany punkt zdrowia
    [few] { $count } odzyskane punkty zdrowia
   *[many] { $count } odzyskanych punktów zdrowia
    }
cli-hide = Naciśnij Enter, by ukryć swoje karty.
cli-pass = Teraz gra gracz { $player }. Przekaż klawiaturę; naciśnij Enter, gdy nikt inny nie patrzy.
cli-moves = Ruch – { $who } (gracz { $player }):
cli-kind = gracz { $kind }
cli-review-player = Gracz { $player }
cli-review-decision = { $choice }: szanse na wygraną { $before }% przed, { $chosen }% ± { $margin } po.

## Mice and Mystics w terminalu

cli-backed-up = { $count ->
    [one] Zapisano { $count } partię w pliku { $path }. Są w nim sekrety partii, które jeszcze trwają: przechowuj go tak, by nikt inny nie mógł go przeczytać.
    [few] Zapisano { $count } partie w pliku { $path }. Są w nim sekrety partii, które jeszcze trwają: przechowuj go tak, by nikt inny nie mógł go przeczytać.
   *[many] Zapisano { $count } partii w pliku { $path }. Są w nim sekrety partii, które jeszcze trwają: przechowuj go tak, by nikt inny nie mógł go przeczytać.
}
cli-restored = { $count ->
    [one] Przywrócono { $count } partię; wszystko odczytano ponownie i zgadza się z kopią.
    [few] Przywrócono { $count } partie; wszystko odczytano ponownie i zgadza się z kopią.
   *[many] Przywrócono { $count } partii; wszystko odczytano ponownie i zgadza się z kopią.
}
cli-restored-strange = W te partie nie da się grać w programie uruchomionym w ten sposób; zachowano je bez zmian:
cli-pace = { $rate } na sekundę, zostało { $left }
cli-left = zostało { $left }
