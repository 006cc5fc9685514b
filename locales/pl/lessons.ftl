## Lekcje krok po kroku

lesson-rc-walk = Ser i kto na nim siedzi
lesson-rc-walk-about = Chodź, zbieraj ser i złap pierwszego szczura.
lesson-rc-walk-1 = Wygrywasz, gdy masz dziesięć magicznych serów. Jeden leży tuż obok, na trawie, i nikt go nie pilnuje. Krok kosztuje jeden punkt ruchu.
lesson-rc-walk-2 = Ser zbiera się od razu i za darmo. Teraz opłaca ulepszenie: każdy ser kładziesz na polu swojej planszy. Ruch ma tylko jedno pole, więc ulepszenie działa natychmiast.
lesson-rc-walk-3 = Masz o jeden punkt więcej. Obok leży drugi ser, ale siedzi na nim biały szczur, a pilnowanego sera nie da się zebrać. Mimo to tam idź.
lesson-rc-walk-4 = Atakujesz to, co jest w twoim obszarze. Wybierz, iloma z trzech kości rzucasz: na jednego białego szczura wystarczą dwie, trzecia zostanie na później. Trafia 4 lub więcej.
lesson-rc-walk-5 = Piątka trafia, dwójka nie. Przydziel trafienie białemu szczurowi: jedno wystarczy, żeby go złapać.
lesson-rc-walk-6 = Szczur siedzi w klatce rachmistrza, a że nikt już nie pilnował sera, od razu był twój. Połóż go tam, gdzie chcesz być silniejszy.
lesson-rc-walk-end = To jest serce gry: iść, przebić się i zebrać. Wygrywa ten, kto pierwszy zdobędzie dziesięć serów.

lesson-rc-trap = Pułapka na progu
lesson-rc-trap-about = Zastaw pułapkę i zobacz turę szczurów.
lesson-rc-trap-1 = Brązowy szczur obok poluje na ciebie: brązowe przybiegają i gryzą. Zastaw pułapkę tam, dokąd przybiegnie, czyli w swoim obszarze.
lesson-rc-trap-2 = Teraz zakończ turę. Szczury się ruszają, potem działają pułapki, potem gryzą, potem pożerają ser, a na końcu pojawiają się nowe.
lesson-rc-trap-3 = Przyszedł, pułapka zadziałała i trafiła. Trafienia pułapki przydzielasz tak jak własne.
lesson-rc-trap-end = Kości, ruch i pułapka wróciły, a brązowy szczur siedzi w klatce i nikogo nie ugryzł. Szczury najpierw się ruszają, potem działają pułapki, a dopiero potem ktoś gryzie: pułapka tam, dokąd idą, jest warta więcej niż tam, gdzie są.

lesson-rc-danger = Pięć zjada ser
lesson-rc-danger-about = Zauważ niebezpieczeństwo w porę i je rozprosz.
lesson-rc-danger-1 = Na serze siedzi pięć białych szczurów. Jeśli w turze szczurów nadal będzie ich pięć, pożrą go, a dziesięć pożartych serów to przegrana. Idź do nich.
lesson-rc-danger-2 = Sama twoja obecność ich nie powstrzyma; pomoże tylko to, że będzie ich mniej. Rzuć wszystkim, co masz.
lesson-rc-danger-3 = Dwa trafienia. Białe szczury słabo się bronią: jedno trafienie łapie jednego.
lesson-rc-danger-4 = I jeszcze jednego.
lesson-rc-danger-5 = Zostały trzy: za mało, żeby coś pożreć. Zakończ turę i patrz na gniazdo.
lesson-rc-danger-end = Ser jest bezpieczny: trzy to za mało. Ugryzły cię raz, wszystkie pospolite szczury z twojego obszaru razem. A czarny szczur wylosowany dla gniazda sprowadził następnego, więc miasto znów się zapełnia. Nie musisz łapać wszystkich; pilnuj, żeby nie było ich pięć.

lesson-rc-tallyman = Co sprzedaje rachmistrz
lesson-rc-tallyman-about = Zamień złapane szczury na to, czego ci trzeba.
lesson-rc-tallyman-1 = Sera obok pilnuje czarny szczur. Broni się: żeby go złapać, trzeba dwóch trafień. Została ci jedna kość ataku, ale w klatce siedzi sześć szczurów. Za dwa kupisz jeszcze jedną kość na tę turę.
lesson-rc-tallyman-2 = Wybierasz, kim płacisz. Kto wychodzi z klatki, wraca do worka i może się kiedyś znów pojawić: brązowe gryzą, białe jedzą.
lesson-rc-tallyman-3 = Dwie kości. Idź tam.
lesson-rc-tallyman-4 = I rzuć obiema.
lesson-rc-tallyman-5 = Dwa trafienia, akurat dość.
lesson-rc-tallyman-6 = Ser jest twój. Może też odblokować zdolność: na polu żółtym albo fioletowym. Zdolności używa się za jej znaczniki, w każdej chwili swojej tury.
lesson-rc-tallyman-end = Szczury w klatce to pieniądze; wydane, wracają do worka. Rachmistrz sprzedaje w każdej chwili twojej tury. Teraz wiesz już dość na całą grę.

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

lesson-my-fight = Miecze w łapki
lesson-my-fight-about = Podejdź do szczura i stocz z nim walkę.
lesson-my-fight-1 = Tura Collina. Może się ruszyć i wykonać jedną akcję. Dwa pola dalej stoi szczurzy wojownik, a mieczem sięga się na własne i przyległe pola.
lesson-my-fight-2 = Teraz go dosięga. Miecze na kościach trafiają, potem szczur broni się, rzucając na tarcze. Pasek pokazuje szanse jeszcze przed rzutem.
lesson-my-fight-3 = Dwa trafienia i ani jednej tarczy: wojownik pokonany. Zakończ turę Collina; następny na torze inicjatywy jest Nez.
lesson-my-fight-end = Jeden ruch i jedna akcja, w dowolnej kolejności: tak wygląda tura myszy. Wojownik z jednym życiem pada od jednej rany, a gdy znika ostatnia figurka jego karty, znika też karta z toru inicjatywy.

lesson-my-search = Coś pod deskami
lesson-my-search-about = Przeszukaj pomieszczenie i załóż, co znajdziesz.
lesson-my-search-1 = W pobliżu nie ma przeciwnika: to dobra chwila na przeszukiwanie. Eksplozja na kości oznacza znalezioną kartę.
lesson-my-search-2 = Hełm z naparstka. Zachowaj go: trafia do plecaka.
lesson-my-search-3 = W plecaku nikogo nie chroni. Nałożenie wyposażenia to darmowa akcja, raz w turze.
lesson-my-search-4 = Załóż go.
lesson-my-search-5 = To na razie wszystko.
lesson-my-search-6 = Collin użył już akcji, a może jeszcze iść. Zakończ jego turę, gdy zechcesz.
lesson-my-search-end = Każda mysz może przeszukać każdą płytkę raz, a żeby coś znaleźć, trzeba eksplozji na kości. Nakładanie, dzielenie się i nauka nie kosztują akcji.

lesson-my-explore = Za następnymi drzwiami
lesson-my-explore-about = Wejdźcie razem na nową płytkę i zobaczcie, kto tam mieszka.
lesson-my-explore-1 = Na tej płytce nie ma przeciwnika, a Collin stoi przy wyjściu. Eksploracja to akcja, a ruszają wszyscy.
lesson-my-explore-2 = Wybierasz, gdzie wejdą: na pola przy wyjściu nowej płytki. Najpierw Collin.
lesson-my-explore-3 = Następna mysz. Na polu mieści się tylko kilka.
lesson-my-explore-4 = I następna.
lesson-my-explore-5 = Ostatnia; potem zobaczysz, kto tu mieszka.
lesson-my-explore-end = Kto eksploruje, zabiera całą drużynę. Za pierwszym razem na danej stronie płytki karta spotkania mówi, kto tam jest; potem kolejność ustala się na nowo, a zasadzka może kogoś przesunąć w górę. Wychodźcie dopiero wtedy, gdy jesteście gotowi.

lesson-my-cheese = Do czego jest ser
lesson-my-cheese-about = Zdobądź w walce ser i naucz się za niego zdolności.
lesson-my-cheese-1 = Collin ma pięć serów, o jeden za mało. Każdy ser, który wypadnie w ataku, jest jego, nawet gdy atak chybi.
lesson-my-cheese-2 = Bez trafienia, ale jest szósty ser. Za sześć mysz uczy się zdolności swojej klasy, w darmowej akcji.
lesson-my-cheese-3 = Niech nauczy się Zwodu. W swojej turze mysz może użyć jednej karty zdolności i płaci za to serem.
lesson-my-cheese-end = Ser wyrzucony przez myszy czyni je mądrzejszymi; ser wyrzucony przez przeciwników trafia na koło, a pełne koło sprowadza falę. Teraz wiesz już dość na cały rozdział.
