## Lekcje krok po kroku

lesson-ev-gather = Dwaj robotnicy i Farma
lesson-ev-gather-about = Wyślij robotników, zbieraj i zagraj pierwszą kartę.
lesson-ev-gather-1 = W turze robisz jedną rzecz: umieszczasz robotnika, zagrywasz kartę albo przygotowujesz się do następnej pory roku. Masz na ręce Farmę za dwie gałązki i jedną żywicę. Najpierw gałązki.
lesson-ev-gather-2 = Robotnik zostaje tam do następnej pory roku. Drugi przyniesie żywicę, a do tego kartę.
lesson-ev-gather-3 = Teraz zapłać za Farmę. Trafia do twojego miasta, a że jest zielona, od razu daje jagodę.
lesson-ev-gather-end = Zbierać, a potem budować: na tym to tutaj polega. Zielone karty płacą od razu i znowu przy każdej produkcji, więc najwięcej są warte te wczesne. Krostawiec, z którym tu grasz, bierze po każdej twojej karcie jedną z łąki.

lesson-ev-token = Kto mieszka na Farmie
lesson-ev-token-about = Niech budowla sprowadzi stworzenie za darmo.
lesson-ev-token-1 = Żona kosztuje dwie jagody, a masz jedną. Na Farmie są jednak wymienieni Mąż i Żona: takie stworzenie można raz zagrać za darmo, a Farma jest wtedy zajęta. Wprowadź Żonę.
lesson-ev-token-2 = Jest jeszcze druga Farma. Użyj jej dla Męża.
lesson-ev-token-3 = Gdy w mieście są Żona i Farma, Mąż przynosi dowolny surowiec. Którego potrzebujesz najbardziej?
lesson-ev-token-end = Każda budowla robi to raz. Zanim coś zbudujesz, spójrz na stworzenia na ręce, a miasto opłaci się samo. Mąż i Żona też należą do siebie: na koniec para jest warta trzy punkty więcej.

lesson-ev-season = Gdy nadchodzi wiosna
lesson-ev-season-about = Przygotuj się do pory roku: robotnicy wracają, a produkcja płaci.
lesson-ev-season-1 = Obaj robotnicy są zajęci i nie stać cię na nic, co by się przydało. Czas się przygotować: wracają do domu, dołącza nowy, a wiosną każda zielona karta produkuje.
lesson-ev-season-2 = Trzej robotnicy w domu, jagoda z Farmy i kamyk z Kopalni. Wyślij kogoś znowu.
lesson-ev-season-end = Nikt na nikogo nie czeka: pora roku zmienia się każdemu wtedy, gdy się przygotuje. Ostatnia jest jesień; kto nie ma już nic do zrobienia, pasuje. Niebieska karta, jak Sąd, działa przez całą grę.

lesson-ev-event = Punkty za to, co już stoi
lesson-ev-event-about = Zdobądź wydarzenie i zobacz, co liczy się na końcu.
lesson-ev-event-1 = W twoim mieście są cztery zielone karty. Tego wymaga Święto plonów: wyślij tam robotnika, a punkty są twoje na stałe.
lesson-ev-event-2 = A drugim robotnikiem coś na Sąd, który masz na ręce: kosztuje gałązkę, żywicę i dwa kamyki.
lesson-ev-event-end = Wydarzenie należy do tego, kto przyjdzie pierwszy. Na koniec dodajesz karty, żetony punktów, karty fioletowe, wydarzenia i podróż. Teraz wiesz już dość na całą grę.
