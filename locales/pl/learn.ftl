## Co się ćwiczy

learn-practice = Ćwiczenie
learn-practice-say = Ćwiczenia się nie liczą: cofaj i próbuj, czego chcesz.

## Przykłady zasady

learn-examples = Przykłady
learn-examples-say = Każdy z nich to mała partia: co się robi, co z tego wynika i na co zasady nie pozwalają. Wypróbuj je przy własnym stole.
learn-examples-more = { $count ->
    [one] Jeszcze jeden przykład
    [few] Jeszcze { $count } przykłady
   *[many] Jeszcze { $count } przykładów
    }
learn-example = Przykład { $number }
learn-example-show = Pokaż planszę
learn-example-setup = Partia przygotowana w ten sposób jest odrzucana.
learn-example-begins = Partia się rozpoczyna.
learn-example-next = W przykładzie następuje teraz:
learn-example-over = To już cały przykład. Graj dalej, jak chcesz.
learn-try = Wypróbuj
learn-position = Pozycja na początku przykładu, narysowana jak przy stole
learn-may = Teraz można:
learn-may-not = Teraz nie można:
learn-and-more = { $count ->
    [one] I dzieje się jeszcze jedna rzecz.
    [few] I dzieją się jeszcze { $count } rzeczy.
   *[many] I dzieje się jeszcze { $count } rzeczy.
    }
learn-to-rule = Do zasady
learn-again = Od początku

## Lekcje

learn-title = Naucz się grać
learn-lead = Grasz i na bieżąco dowiadujesz się, co jest ważne, a zasada jest zawsze obok. Niczego nie trzeba czytać wcześniej, a w każdej chwili możesz spróbować czegoś innego.
learn-way-rules = Zasady
learn-way-rules-say = Każda zasada z przykładami, które można rozegrać
learn-way-puzzles = Zagadki
learn-way-puzzles-say = Po dziesięć pozycji do każdej gry i jedna na dziś
learn-way-glossary = Słowniczek
learn-way-glossary-say = Pojęcia z gier w trzech językach
learn-course = { $count ->
    [one] Jedna lekcja
    [few] { $count } lekcje
   *[many] { $count } lekcji
    }, { $done ->
    [0] żadnej nie ukończono
   *[other] ukończone: { $done }
    }
learn-begin = Zacznij
learn-once-more = Jeszcze raz
learn-done = Ukończona
learn-lesson = Lekcja
learn-lesson-at = Krok { $at } z { $all }
learn-lesson-progress = Postęp lekcji
learn-one-of = Jedno z tych:
learn-watch = Zobacz krok po kroku, co się dzieje. Lekcja potoczy się dalej, gdy wrócisz do stołu.
learn-strayed = Wybrano coś innego: { $choice }. To też jest dozwolone.
learn-strayed-say = Zobacz, co z tego wyniknie, i graj dalej, jak długo chcesz. Żeby wrócić do lekcji, cofnij ruch.
learn-strayed-back = Wróć do lekcji
learn-next-lesson = Dalej: { $lesson }
learn-play-now = Zagraj
learn-all-lessons = Wszystkie lekcje

## Zagadki

learn-puzzles-title = Zagadki
learn-puzzles-lead = Znajdź drogę do celu. Przeszukanie wszystkich możliwości dowiodło, że każda zagadka ma dokładnie te rozwiązania, które podaje.
learn-puzzles-of = { $count ->
    [one] Jedna zagadka
    [few] { $count } zagadki
   *[many] { $count } zagadek
    }, { $solved ->
    [0] żadnej nie rozwiązano
   *[other] rozwiązane: { $solved }
    }
learn-today = Zagadka dnia
learn-difficulty = { $difficulty ->
    [easy] Łatwa
    [medium] Średnia
   *[hard] Trudna
    }
learn-within = { $count ->
    [one] W jednym wyborze
    [few] Najwyżej w { $count } wyborach
   *[many] Najwyżej w { $count } wyborach
    }
learn-solve = Rozwiąż
learn-puzzle = Zagadka
learn-puzzle-left = { $left ->
    [one] Został jeden wybór.
    [few] Zostały { $left } wybory.
   *[many] Zostało { $left } wyborów.
    }
learn-puzzle-missed = Stąd celu nie da się już osiągnąć. Cofnij, ile chcesz, albo zacznij od początku.
learn-puzzle-solved = Rozwiązane.
learn-next-puzzle = Następna zagadka
learn-all-puzzles = Wszystkie zagadki
learn-solution = Pokaż pierwszy krok rozwiązania
learn-solution-on = I następny
learn-solution-whatever = Cokolwiek teraz wypadnie, cel da się osiągnąć.
learn-solutions = Wszystkich dróg do celu: { $count }.

## Słowniczek

learn-glossary-title = Słowniczek
learn-glossary-lead = Jak się co nazywa, co to znaczy i która zasada określa to dokładnie.
learn-glossary-what = Co to jest

## Interpretacje

learn-readings-title = Interpretacje: { $game }
learn-readings-lead = Wydania tej gry nie wszędzie mówią to samo. Przy każdym pytaniu podano zasadę, możliwe interpretacje i wydania, które je przyjmują.
learn-readings-apart = { $count ->
    [one] Różnią się w jednej sprawie
    [few] Różnią się w { $count } sprawach
   *[many] Różnią się w { $count } sprawach
    }
learn-readings-agreed = Pytania, w których wydania są zgodne albo milczą
learn-readings-choose = Wybierz interpretacje do gry
learn-readings-link = Czym różnią się wydania
