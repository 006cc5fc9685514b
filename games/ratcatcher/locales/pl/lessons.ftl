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
lesson-rc-trap-about = Rozstaw pułapkę i zobacz turę szczurów.
lesson-rc-trap-1 = Brązowy szczur obok poluje na ciebie: brązowe przybiegają i gryzą. Rozstaw pułapkę tam, dokąd przybiegnie, czyli w swoim obszarze.
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
