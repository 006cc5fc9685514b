## Zagadki: tytuł, zadanie i dlaczego rozwiązanie jest takie

puzzle-rc-stride = O krok za mało
puzzle-rc-stride-ask = Zdobądź w tej turze dziesiąty ser. Masz osiem i jeden punkt ruchu.
puzzle-rc-stride-why = Pierwszy ser zapełnia ulepszenie ruchu, a to od razu daje brakujący punkt.

puzzle-rc-bridge = Po deskach
puzzle-rc-bridge-ask = Zdobądź w tej turze dziesiąty ser. Dwa sery leżą obok ciebie, trzeci za kładką.
puzzle-rc-bridge-why = Tylko z obszaru z połączeniem dojdziesz do następnego sera, i tylko dzięki ulepszeniu ruchu.

puzzle-rc-die = Z pustymi rękami
puzzle-rc-die-ask = Zdobądź w tej turze dziesiąty ser. Nie masz już kości ataku; na następnej wypadnie 4.
puzzle-rc-die-why = Niepilnowany ser opłaca pierwszy poziom ataku, a ten od razu daje kość.

puzzle-rc-aim = Wystarczy trójka
puzzle-rc-aim-ask = Zdobądź w tej turze dziesiąty ser. Na twojej kości wypadnie 3, a trafiasz od 4.
puzzle-rc-aim-why = Drugi ser zapełnia celność i odtąd trafia też trójka.

puzzle-rc-split = Kto dostanie szóstkę?
puzzle-rc-split-ask = Zdobądź w tej turze dziesiąty ser. Pilnują go czarny i brązowy szczur. Na twoich dwóch kościach wypadną 6 i 4.
puzzle-rc-split-why = Szóstka rani bez względu na obronę, więc należy się czarnemu; na brązowego wystarczy czwórka.

puzzle-rc-loan = Pożyczka z klatki
puzzle-rc-loan-ask = Zdobądź w tej turze dziesiąty ser. Pilnuje go czarny szczur. Masz jedną kość; na każdej wypadnie 4.
puzzle-rc-loan-why = Na czarnego szczura trzeba dwóch trafień. Dwa szczury z klatki kupują drugą kość, jeszcze przed atakiem.

puzzle-rc-fence = Dwanaście szczurów za ser
puzzle-rc-fence-ask = Zdobądź w tej turze dziesiąty ser. W mieście nie ma żadnego sera. Na twoich dwóch kościach wypadną 5 i 4.
puzzle-rc-fence-why = W klatce siedzi dziesięć szczurów, a rachmistrz sprzedaje ser za dwanaście. Czarny zabrałby oba trafienia.

puzzle-rc-king = Niech żyje nikt
puzzle-rc-king-ask = Zgładź w tej turze Króla Szczurów. Na czterech kościach wypadną 4, 5, 4 i 6.
puzzle-rc-king-why = Pierwsza rana kosztuje trzy trafienia; drugą zadaje sama szóstka. Białe szczury to nie twoja sprawa.

puzzle-rc-errand = Dwa sery, jedna kość
puzzle-rc-errand-ask = Zdobądź w tej turze dziesiąty ser. Oba sery są pilnowane, a masz jedną kość. Na dwóch następnych wypadną 4 i 5.
puzzle-rc-errand-why = Ser zdobyty pierwszą kością opłaca drugą, a kroków wystarczy tylko wtedy, gdy zaczniesz od bliższego obszaru.

puzzle-rc-two = Wszystko naraz
puzzle-rc-two-ask = Zdobądź w tej turze dziesiąty ser. Potrzebnych serów pilnują biały i czarny szczur. Na kościach wypadną 4, potem 3 i 3.
puzzle-rc-two-why = Biały szczur trafia do klatki, razem z drugim płacą za kość, a jego ser sprawia, że trafia trójka. Dwie trójki to dwa trafienia, dość na czarnego.
