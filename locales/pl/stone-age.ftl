### Stół „Epoki kamienia”.

## Miejsca

sa-place-hunt = Tereny łowów
sa-place-forest = Las
sa-place-clay-pit = Kopalnia gliny
sa-place-quarry = Kamieniołom
sa-place-river = Rzeka
sa-place-tool-maker = Narzędzio­wnia
sa-place-hut = Chata
sa-place-field = Pole
sa-place-card = Karta za { $cost }
sa-place-building = Budynek { $number }
sa-about-hunt = Jedna kość za każdą figurkę; suma ÷ 2 to żywność. Dowolna liczba figurek.
sa-about-gather = Jedna kość za każdą figurkę; suma ÷ { $divisor }: { $goods }. Miejsce dla 7 figurek.
sa-about-tool-maker = Jedna figurka: nowe narzędzie albo lepsze.
sa-about-hut = Dwie figurki: jeszcze jedna figurka w twoim plemieniu.
sa-about-field = Jedna figurka: tor żywności +1, żywność w każdej rundzie.
sa-any-number = dowolna liczba
sa-nobody = nikogo tu nie ma
sa-can-place = Możesz tu umieścić figurki
sa-can-use = Możesz teraz użyć tego miejsca
sa-no-card = brak karty
sa-no-building = stos jest pusty
sa-stack-left = Pozostało żetonów: { $n }
sa-deck-left = stos kart: { $n }

## Surowce

sa-wood = drewno
sa-brick = cegła
sa-clay = glina
sa-stone = kamień
sa-gold = złoto
sa-food = żywność
sa-letter-wood = D
sa-letter-brick = C
sa-letter-clay = G
sa-letter-stone = K
sa-letter-gold = Z
sa-n-wood = { $n } { $n ->
    [one] drewno
   *[other] drewna
}
sa-n-brick = { $n } { $n ->
    [one] cegła
    [few] cegły
    [many] cegieł
   *[other] cegły
}
sa-n-clay = { $n } { $n ->
    [one] glina
   *[other] gliny
}
sa-n-stone = { $n } { $n ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}
sa-n-gold = { $n } { $n ->
    [one] złoto
   *[other] złota
}
sa-n-food = { $n } { $n ->
    [one] żywność
   *[other] żywności
}
sa-n-people = { $n } { $n ->
    [one] figurka
    [few] figurki
    [many] figurek
   *[other] figurki
}
sa-n-points = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
sa-n-buildings = { $n } { $n ->
    [one] budynek
    [few] budynki
    [many] budynków
   *[other] budynku
}
sa-n-farmer = { $n } { $n ->
    [one] farmer
    [few] farmerów
    [many] farmerów
   *[other] farmera
}
sa-n-toolmaker = { $n } { $n ->
    [one] wytwórca narzędzi
    [few] wytwórców narzędzi
    [many] wytwórców narzędzi
   *[other] wytwórcy narzędzi
}
sa-n-builder = { $n } { $n ->
    [one] budowniczy
    [few] budowniczych
    [many] budowniczych
   *[other] budowniczego
}
sa-n-shaman = { $n } { $n ->
    [one] szaman
    [few] szamanów
    [many] szamanów
   *[other] szamana
}

## Karty i budynki

sa-top-food = żywność
sa-top-points = punkty
sa-top-dice-for-all = kości dla wszystkich
sa-top-dice-for = 2 kości: { $goods }
sa-top-tool = narzędzie
sa-top-agriculture = tor żywności
sa-top-extra-card = dodatkowa karta
sa-top-one-use-tool = narzędzie jednorazowe
sa-top-two-resources = 2 do wyboru
sa-text-dice-for-all = Jedna kość na gracza; zaczynając od ciebie, każdy bierze jedną: drewno, cegła albo glina, kamień, złoto, narzędzie lub tor żywności
sa-text-dice-for = Rzuć 2 kośćmi, narzędzia dozwolone: { $goods }
sa-text-tool = Nowe narzędzie albo lepsze
sa-text-agriculture = Tor żywności +1
sa-text-extra-card = Karta ze stosu; liczy się tylko jej dolna część
sa-text-one-use-tool = Narzędzie o wartości { $value } do jednego rzutu, potem znika
sa-text-two-resources = Jeden raz, teraz lub później: dowolne 2 surowce
sa-text-symbol = { $symbol }: liczbę różnych symboli podnosi się do kwadratu
sa-text-farmer = { $people } × tor żywności
sa-text-toolmaker = { $people } × wartość narzędzi
sa-text-builder = { $people } × budynki
sa-text-shaman = { $people } × ludzie
sa-profession-farmer = farmer
sa-profession-toolmaker = wytwórca narzędzi
sa-profession-builder = budowniczy
sa-profession-shaman = szaman
sa-symbol-medicine = lecznictwo
sa-symbol-art = sztuka
sa-symbol-music = muzyka
sa-symbol-writing = piśmiennictwo
sa-symbol-time = nauka
sa-symbol-pottery = garncarstwo
sa-symbol-transport = transport
sa-symbol-weaving = tkactwo
sa-now = Teraz:
sa-later = Na koniec:
sa-card-hidden = karta, którą zna tylko właściciel
sa-cost-range = od 1 do 7 surowców
sa-cost-count = surowce: { $count }, rodzaje: { $kinds }
sa-tile-kinds = rodzaje: { $kinds }
sa-tile-any = dowolne surowce
sa-points-sum = punkty według zapłaty

## Stół

sa-board = Plansza
sa-score-track = Tor punktacji
sa-player = Gracz { $seat }
sa-you = ty
sa-bot = bot
sa-first = gracz rozpoczynający
sa-acts = wybiera
sa-people = Ludzie
sa-people-left = Ludzie: { $home } z { $people }
sa-resources = Surowce
sa-tools = Narzędzia
sa-none-yet = jeszcze brak
sa-no-tools = bez narzędzi
sa-once-value = narzędzie jednorazowe { $value }
sa-tool-value = narzędzie { $value }
sa-tool-ready = narzędzie { $value }, niewykorzystane
sa-tool-used = narzędzie { $value }, wykorzystane
sa-two-resources-short = 2 do wyboru
sa-agriculture = Tor żywności
sa-built = Budynki
sa-cards = Karty
sa-all-cards = Karty i budynki: { $name }
sa-meal = +{ $grown } pole, −{ $people } ludzie
sa-food-left = zostanie żywności: { $n }
sa-food-missing = zabraknie żywności: { $n }
sa-score = Wynik
sa-where-from = Skąd są punkty
sa-source = Źródło
sa-total = Razem
sa-projection = Gdyby gra skończyła się teraz
sa-close = Zamknij
sa-cancel = Anuluj
sa-tab-board = Plansza
sa-tab-mat = Zasoby
sa-tab-cards = Karty
sa-tab-rivals = Rywale
sa-tab-log = Dziennik

## Podpowiedź

sa-your-turn = Twoja kolej, { $name }:
sa-waiting = Czekamy na ruch: { $name }
sa-setup = Stół jest przygotowywany
sa-game-over = Koniec gry
sa-phase-setup = Runda { $round }
sa-phase-placing = Runda { $round }, umieszczanie ludzi
sa-phase-using = Runda { $round }, wykonywanie akcji
sa-phase-feeding = Runda { $round }, żywienie ludzi
sa-ask-place = dokąd idą twoi ludzie?
sa-ask-use = które miejsce teraz?
sa-ask-tools = dodać narzędzia? ({ $place })
sa-ask-build = zbudować? ({ $place })
sa-how-many = ile figurek? ({ $place })
sa-likely = { $n } { $n ->
    [one] kość
   *[other] kości
}: średnio { $amount }
sa-places-left = Pozostało miejsc: { $n }
sa-unfold = Wróć do pytania

## Pytania

sa-act-place = { $place }: umieść { $people }
sa-act-use = Wykonaj akcję: { $place }
sa-act-tools = Narzędzia: { $tools }
sa-act-pay = Zapłać: { $heap }
sa-act-decline = Zrezygnuj
sa-act-die = Weź kość { $face }: { $gives }
sa-act-take = Użyj karty: { $heap }
sa-act-feed = Dopłać surowcami: { $heap }
sa-act-starve = Strać 10 punktów
sa-place-button = Umieść: { $people }
sa-roll = Rzuć { $n } { $n ->
    [one] kością
   *[other] kośćmi
}
sa-bone = { $total }: po jednym za każde { $divisor }
sa-which-tools = Które narzędzia dodać do rzutu?
sa-add = dodaj { $n }
sa-once = jeden raz
sa-by-hand = Wybierz narzędzia ręcznie
sa-take-amount = Weź: { $amount }
sa-pay-card = zapłać { $n } { $n ->
    [one] dowolny surowiec
    [few] dowolne surowce
    [many] dowolnych surowców
   *[other] dowolnego surowca
}
sa-pay-heap = Zapłać: { $heap }
sa-build-for = Zbuduj za { $points }
sa-least = Najtaniej: { $points }
sa-most = Najwięcej punktów: { $points }
sa-left = zostanie { $n }
sa-more = więcej: { $goods }
sa-less = mniej: { $goods }
sa-you-keep = zostaje
sa-cant-pay = Brakuje surowców.
sa-decline-means = Zostaje tutaj, figurka wraca, nic nie płacisz.
sa-use-two = Karta: 2 dowolne surowce
sa-take-two = weź 2 dowolne surowce
sa-take-once = raz w grze
sa-keep-card = Zachowaj kartę
sa-dice-for-all = weź jedną z kości
sa-dice-must = Każda kość coś daje; resztę po kolei biorą inni.
sa-hungry = Figurki: { $people }, brakuje żywności: { $missing }
sa-hungry-rule = Jeden surowiec za każdą brakującą żywność: za całą albo za żadną.
sa-cant-feed = Brakuje surowców.

## Zdobycze

sa-gain-nothing = nic
sa-gain-tool = +1 narzędzie
sa-gain-agriculture = tor żywności +1
sa-gain-person = +1 figurka
sa-gain-one-use-tool = narzędzie jednorazowe { $value }
sa-gain-two-resources = 2 surowce do wyboru, jeden raz

## Dziennik

sa-log = Dziennik gry
sa-log-empty = Jeszcze nic się nie wydarzyło.
sa-since = od twojego ostatniego ruchu
sa-show-moment = Pokaż ten moment
sa-turn-placing = Runda { $round }, umieszczanie
sa-turn-using = Runda { $round }, akcje
sa-turn-feeding = Runda { $round }, żywienie
sa-turn-over = Koniec gry
sa-log-round = Zaczyna się runda { $round }; gracz rozpoczynający: { $name }
sa-log-place = { $place }: { $people }
sa-log-card-roll = karta
sa-log-card = karta za: { $paid }
sa-log-building = budynek za: { $paid }; { $points }
sa-log-decline = rezygnuje: { $place }
sa-log-for-all = kości dla wszystkich: { $dice }
sa-log-for-all-short = kości dla wszystkich
sa-log-die = kość { $face }: { $gives }
sa-log-extra = bierze dodatkową kartę
sa-log-no-extra = brak dodatkowej karty: stos jest pusty
sa-log-take = dwa surowce: { $heap }
sa-log-grown = pole: +{ $food }
sa-log-fed = plemię zjada: { $food }
sa-log-paid = zamiast żywności: { $heap }
sa-log-starved = brakuje: { $missing }; traci 10 punktów

## Koniec gry

sa-final = Końcowa punktacja
sa-result = Wynik
sa-to-result = Do wyniku
sa-count-of = { $n } z { $of }
sa-count-again = Policz jeszcze raz
sa-see-board = Zobacz planszę
sa-after-rounds = Rozegrane rundy: { $n }
sa-wins = Wygrana: { $name }, { $points }
sa-shared-win = Wspólne zwycięstwo: { $names }, { $points }
sa-end-cards = niewystarczająca liczba kart cywilizacji
sa-end-buildings = opróżniony stos budynków
sa-end-round-limit = osiągnięto limit rund
sa-source-buildings = Budynki
sa-source-cards = Karty punktów
sa-source-starvation = Głód
sa-source-resources = Surowce
sa-source-culture = Zestawy symboli
sa-source-farmers = Farmerzy
sa-source-toolmakers = Wytwórcy narzędzi
sa-source-builders = Budowniczowie
sa-source-shamans = Szamani

## Pomoc

sa-help = Klawisze i pomoc
sa-help-dots = Wszystko, co otaczają malowane kropki, można teraz wybrać.
sa-help-ask = Zatrzymaj się na miejscu lub karcie albo przytrzymaj dłużej, a pojawi się opis. Dotknij miejsca bez kropek, a powie, dlaczego nie można go użyć.
sa-key-arrows = od miejsca do miejsca, od odpowiedzi do odpowiedzi
sa-key-digits = liczba figurek albo odpowiedź według numeru
sa-key-enter = wybierz; w pytaniu główny przycisk
sa-key-steps = o jedną figurkę więcej lub mniej
sa-key-decline = rezygnacja z karty lub budynku
sa-key-undo = cofnij
sa-key-undo-all = cofnij wszystko, co można cofnąć
sa-key-f6 = między pytaniem a planszą
sa-key-log = do dziennika
sa-key-escape = zamknij albo porzuć to, co tylko zaczęte
sa-key-help = ta strona

## Dlaczego nie można

sa-refusal-not-now = { $waits ->
    [placement] Teraz umieszcza się figurki.
    [place] Teraz wybiera się następne miejsce.
    [tools] Teraz wybiera się narzędzia do rzutu.
    [payment] Teraz czas zapłacić albo zrezygnować.
    [die] Teraz bierze się jedną z kości.
    [feeding] Teraz dopłaca się surowcami albo traci 10 punktów.
    [nothing] Gra się skończyła.
   *[other] Najpierw trzeba coś odkryć albo rzucić kośćmi.
}
sa-refusal-no-such-place = Nie ma takiego miejsca.
sa-refusal-nobody-placed = Umieść przynajmniej jedną figurkę.
sa-refusal-too-few-people = Za mało figurek: zostało { $available }, potrzeba { $wanted }.
sa-refusal-already-there = Twoje figurki już tu są w tej rundzie: { $place }.
sa-refusal-exact-number = { $exactly ->
    [one] Mieści się tu dokładnie jedna figurka: { $place }.
   *[other] Tyle figurek naraz: { $exactly } ({ $place }).
}
sa-refusal-occupied = Zajęte w tej rundzie: { $place }.
sa-refusal-no-room = { $room ->
    [0] Pełne: { $place }.
   *[other] Wolne pierścienie: { $room } ({ $place }).
}
sa-refusal-too-many-players = { $players ->
    [2] We dwoje: w rundzie tylko jeden gracz ({ $place }).
   *[other] Graczy { $players }: w rundzie tylko dwóch ({ $place }).
}
sa-refusal-village-closed = Graczy { $players }: w rundzie można zająć tylko dwa z trzech miejsc: narzędziownia, chata, pole.
sa-refusal-no-card = Nie ma tu karty: { $place }.
sa-refusal-no-building = Nie ma tu budynku: { $place }.
sa-refusal-nobody-there = Nie ma tu twoich figurek: { $place }.
sa-refusal-tool-not-ready = Nie masz tylu niewykorzystanych narzędzi o wartości { $value }.
sa-refusal-no-one-use-tool = Nie masz narzędzia jednorazowego o wartości { $value }.
sa-refusal-card-price = Ta karta kosztuje dokładnie { $pieces }, nie { $paid }.
sa-refusal-fixed-price = Kosztuje dokładnie to, co jest na żetonie: { $tile }.
sa-refusal-count-price = Kosztuje dokładnie tyle surowców: { $pieces }; rodzajów: { $kinds }.
sa-refusal-range-price = Kosztuje od 1 do 7 surowców, nie { $paid }.
sa-refusal-too-few-resources = Nie masz tych surowców.
sa-refusal-no-such-die = Żadna kość nie pokazuje { $face }.
sa-refusal-no-two-resources = Nie masz odkrytej karty z dwoma surowcami.
sa-refusal-not-two-resources = Karta daje dokładnie 2 surowce, nie { $taken }.
sa-refusal-missing-food = Brakuje żywności: { $missing }. Zapłać dokładnie tyle surowców, nie { $paid }, albo strać 10 punktów.
sa-refusal-wrong-dice = Trzeba rzucić tyloma kośćmi: { $expected }, nie { $rolled }.
sa-refusal-wrong-spot = Najpierw odkrywa się coś innego: { $place }.
sa-refusal-card-seen = Tej karty nie ma już w stosie.
sa-refusal-tile-seen = Ten żeton był już odkryty.
