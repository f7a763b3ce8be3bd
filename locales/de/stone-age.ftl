### Der Tisch von Stone Age.

## Orte

sa-place-hunt = Jagd
sa-place-forest = Wald
sa-place-clay-pit = Lehmgrube
sa-place-quarry = Steinbruch
sa-place-river = Fluss
sa-place-tool-maker = Werkzeug­macher
sa-place-hut = Hütte
sa-place-field = Acker
sa-place-card = Karte für { $cost }
sa-place-building = Gebäude { $number }
sa-about-hunt = Ein Würfel je Person; die Summe ÷ 2 ist Nahrung. Beliebig viele Personen.
sa-about-gather = Ein Würfel je Person; die Summe ÷ { $divisor }: { $goods }. Platz für 7 Personen.
sa-about-tool-maker = Eine Person: ein neues Werkzeug oder ein besseres.
sa-about-hut = Zwei Personen: eine Person mehr in deinem Stamm.
sa-about-field = Eine Person: Ackerbau +1, Nahrung in jeder Runde.
sa-any-number = beliebig viele
sa-nobody = niemand hier
sa-can-place = Du kannst hier Personen einsetzen
sa-can-use = Du kannst diesen Ort jetzt nutzen
sa-no-card = keine Karte
sa-no-building = Stapel ist leer
sa-stack-left = Plättchen übrig: { $n }
sa-deck-left = Stapel { $n }

## Rohstoffe

sa-wood = Holz
sa-brick = Ziegel
sa-clay = Lehm
sa-stone = Stein
sa-gold = Gold
sa-food = Nahrung
sa-letter-wood = H
sa-letter-brick = Z
sa-letter-clay = L
sa-letter-stone = S
sa-letter-gold = G
sa-n-wood = { $n } Holz
sa-n-brick = { $n } Ziegel
sa-n-clay = { $n } Lehm
sa-n-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
sa-n-gold = { $n } Gold
sa-n-food = { $n } Nahrung
sa-n-people = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
sa-n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sa-n-buildings = { $n } Gebäude
sa-n-farmer = { $n ->
    [one] { $n } Bauer
   *[other] { $n } Bauern
}
sa-n-toolmaker = { $n } Werkzeug­macher
sa-n-builder = { $n } Hütten­bauer
sa-n-shaman = { $n ->
    [one] { $n } Schamane
   *[other] { $n } Schamanen
}

## Karten und Gebäude

sa-top-food = Nahrung
sa-top-points = Punkte
sa-top-dice-for-all = Würfelleiste
sa-top-dice-for = 2 Würfel: { $goods }
sa-top-tool = Werkzeug
sa-top-agriculture = Ackerbau
sa-top-extra-card = Kartenbonus
sa-top-one-use-tool = einmaliges Werkzeug
sa-top-two-resources = 2 nach Wahl
sa-text-dice-for-all = Ein Würfel je Mitspieler; bei dir beginnend nimmt jeder einen: Holz, Ziegel oder Lehm, Stein, Gold, Werkzeug oder Ackerbau
sa-text-dice-for = Wirf 2 Würfel, Werkzeug erlaubt: { $goods }
sa-text-tool = Ein neues Werkzeug oder ein besseres
sa-text-agriculture = Ackerbau +1
sa-text-extra-card = Eine Karte vom Stapel; nur ihr unterer Bereich zählt
sa-text-one-use-tool = Ein Werkzeug mit Wert { $value } für einen Wurf, dann ist es weg
sa-text-two-resources = Einmal, jetzt oder später: 2 beliebige Rohstoffe
sa-text-symbol = { $symbol }: Anzahl verschiedener Symbole im Quadrat
sa-text-farmer = { $people } × Ackerleiste
sa-text-toolmaker = { $people } × Werkzeugwert
sa-text-builder = { $people } × Gebäude
sa-text-shaman = { $people } × Personen
sa-profession-farmer = Bauer
sa-profession-toolmaker = Werkzeug­macher
sa-profession-builder = Hüttenbauer
sa-profession-shaman = Schamane
sa-symbol-medicine = Heilkunde
sa-symbol-art = Kunst
sa-symbol-music = Musik
sa-symbol-writing = Schrift
sa-symbol-time = Zeit
sa-symbol-pottery = Töpferei
sa-symbol-transport = Transport
sa-symbol-weaving = Weberei
sa-now = Jetzt:
sa-later = Am Ende:
sa-card-hidden = eine Karte, die nur ihr Besitzer kennt
sa-cost-range = 1 bis 7 Rohstoffe
sa-cost-count = { $count } Rohstoffe, { $kinds ->
    [one] { $kinds } Sorte
   *[other] { $kinds } Sorten
}
sa-tile-kinds = { $kinds ->
    [one] 1 Sorte
   *[other] { $kinds } Sorten
}
sa-tile-any = beliebige Rohstoffe
sa-points-sum = Punkte je nach Zahlung

## Tisch

sa-board = Spielplan
sa-score-track = Zählleiste
sa-player = Spieler { $seat }
sa-you = du
sa-bot = Bot
sa-first = Startspieler
sa-acts = wählt
sa-people = Personen
sa-people-left = Personen: { $home } von { $people } übrig
sa-resources = Rohstoffe
sa-tools = Werkzeuge
sa-none-yet = noch keine
sa-no-tools = ohne Werkzeug
sa-once-value = einmaliges Werkzeug { $value }
sa-tool-value = Werkzeug { $value }
sa-tool-ready = Werkzeug { $value }, bereit
sa-tool-used = Werkzeug { $value }, benutzt
sa-two-resources-short = 2 nach Wahl
sa-agriculture = Ackerbau
sa-built = Gebäude
sa-cards = Karten
sa-all-cards = Karten und Gebäude: { $name }
sa-meal = +{ $grown } Acker, −{ $people } Personen
sa-food-left = { $n } Nahrung bleibt übrig
sa-food-missing = { $n } Nahrung wird fehlen
sa-score = Punktestand
sa-where-from = Woher die Punkte kommen
sa-source = Quelle
sa-total = Summe
sa-projection = Wenn das Spiel jetzt endete
sa-close = Schließen
sa-cancel = Abbrechen
sa-tab-board = Plan
sa-tab-mat = Tableau
sa-tab-cards = Karten
sa-tab-rivals = Gegner
sa-tab-log = Verlauf

## Zeile oben

sa-your-turn = Du bist dran, { $name }:
sa-waiting = Warten auf { $name }
sa-setup = Der Tisch wird aufgebaut
sa-game-over = Spiel beendet
sa-phase-setup = Runde { $round }
sa-phase-placing = Runde { $round }, Personen einsetzen
sa-phase-using = Runde { $round }, Aktionen ausführen
sa-phase-feeding = Runde { $round }, Personen ernähren
sa-ask-place = wohin gehen deine Personen?
sa-ask-use = welcher Ort kommt als Nächstes?
sa-ask-tools = Werkzeuge dazu? ({ $place })
sa-ask-build = bauen? ({ $place })
sa-how-many = wie viele Personen? ({ $place })
sa-likely = { $n } Würfel: im Schnitt { $amount }
sa-places-left = Noch zu nutzende Orte: { $n }
sa-unfold = Zurück zur Frage

## Fragen

sa-act-place = { $place }: { $people } einsetzen
sa-act-use = Aktion ausführen: { $place }
sa-act-tools = Werkzeuge: { $tools }
sa-act-pay = { $heap } bezahlen
sa-act-decline = Verzichten
sa-act-die = Würfel { $face } nehmen: { $gives }
sa-act-take = Karte einsetzen: { $heap }
sa-act-feed = Fehlende Nahrung mit Rohstoffen bezahlen: { $heap }
sa-act-starve = 10 Punkte verlieren
sa-place-button = { $people } einsetzen
sa-roll = { $n } Würfel werfen
sa-bone = { $total }: ein Stück je { $divisor }
sa-which-tools = Welche Werkzeuge kommen zum Wurf?
sa-add = { $n } dazu
sa-once = einmal, dann weg
sa-by-hand = Werkzeuge einzeln wählen
sa-take-amount = { $amount } nehmen
sa-pay-card = bezahle { $n ->
    [one] 1 beliebigen Rohstoff
   *[other] { $n } beliebige Rohstoffe
}
sa-pay-heap = { $heap } bezahlen
sa-build-for = Für { $points } bauen
sa-least = Am wenigsten: { $points }
sa-most = Meiste Punkte: { $points }
sa-left = { $n } übrig
sa-more = mehr { $goods }
sa-less = weniger { $goods }
sa-you-keep = du behältst
sa-cant-pay = Das kannst du nicht bezahlen.
sa-decline-means = Es bleibt liegen, die Person kommt heim, nichts wird bezahlt.
sa-use-two = Karte: 2 beliebige Rohstoffe
sa-take-two = nimm 2 beliebige Rohstoffe
sa-take-once = einmal im Spiel
sa-keep-card = Karte behalten
sa-dice-for-all = nimm einen der Würfel
sa-dice-must = Jeder Würfel bringt etwas; die übrigen nehmen reihum die anderen.
sa-hungry = { $people } Personen, fehlende Nahrung: { $missing }
sa-hungry-rule = Ein Rohstoff je fehlender Nahrung: für alles oder nichts.
sa-cant-feed = Du hast nicht genug Rohstoffe.

## Gewinne

sa-gain-nothing = nichts
sa-gain-tool = +1 Werkzeug
sa-gain-agriculture = Ackerbau +1
sa-gain-person = +1 Person
sa-gain-one-use-tool = einmaliges Werkzeug { $value }
sa-gain-two-resources = 2 beliebige Rohstoffe, einmal

## Spielverlauf

sa-log = Spielverlauf
sa-log-empty = Noch ist nichts geschehen.
sa-since = seit deinem letzten Zug
sa-show-moment = Diesen Moment zeigen
sa-turn-placing = Runde { $round }, Einsetzen
sa-turn-using = Runde { $round }, Aktionen
sa-turn-feeding = Runde { $round }, Ernähren
sa-turn-over = Spielende
sa-log-round = Runde { $round } beginnt; Startspieler: { $name }
sa-log-place = { $place }: { $people }
sa-log-card-roll = Karte
sa-log-card = Karte für { $paid }
sa-log-building = Gebäude für { $paid }: { $points }
sa-log-decline = verzichtet: { $place }
sa-log-for-all = Würfelleiste: { $dice }
sa-log-for-all-short = Würfelleiste
sa-log-die = Würfel { $face }: { $gives }
sa-log-extra = zieht eine zusätzliche Karte
sa-log-no-extra = keine zusätzliche Karte, der Stapel ist leer
sa-log-take = zwei Rohstoffe: { $heap }
sa-log-grown = Acker: +{ $food }
sa-log-fed = isst { $food }
sa-log-paid = statt Nahrung: { $heap }
sa-log-starved = { $missing } fehlt, verliert 10 Punkte

## Das Ende

sa-final = Schlusswertung
sa-result = Ergebnis
sa-to-result = Zum Ergebnis
sa-count-of = { $n } von { $of }
sa-count-again = Noch einmal zählen
sa-see-board = Spielplan ansehen
sa-after-rounds = { $n ->
    [one] Nach 1 Runde
   *[other] Nach { $n } Runden
}
sa-wins = { $name } gewinnt: { $points }
sa-shared-win = Geteilter Sieg: { $names }, { $points }
sa-end-cards = nicht genug Zivilisationskarten
sa-end-buildings = ein Gebäudestapel ist leer
sa-end-round-limit = die Rundengrenze ist erreicht
sa-source-buildings = Gebäude
sa-source-cards = Siegpunktkarten
sa-source-starvation = Hunger
sa-source-resources = Rohstoffe
sa-source-culture = Symbolsätze
sa-source-farmers = Bauern
sa-source-toolmakers = Werkzeugmacher
sa-source-builders = Hüttenbauer
sa-source-shamans = Schamanen

## Hilfe

sa-help = Tasten und Hilfe
sa-help-dots = Was von gemalten Punkten umgeben ist, kann jetzt gewählt werden.
sa-help-ask = Verweile auf einem Ort oder einer Karte, oder drücke lange, und es steht da, was er tut. Tippe auf einen Ort ohne Punkte, und er sagt, warum es nicht geht.
sa-key-arrows = von Ort zu Ort, von Antwort zu Antwort
sa-key-digits = Anzahl Personen, oder eine Antwort nach ihrer Stelle
sa-key-enter = wählen; in einer Frage der Hauptknopf
sa-key-steps = eine Person mehr oder weniger
sa-key-decline = auf Karte oder Gebäude verzichten
sa-key-undo = rückgängig
sa-key-undo-all = alles zurücknehmen, was sich zurücknehmen lässt
sa-key-f6 = zwischen Frage und Spielplan
sa-key-log = zum Spielverlauf
sa-key-escape = schließen, oder verwerfen, was nur begonnen ist
sa-key-help = diese Seite

## Warum etwas nicht geht

sa-refusal-not-now = { $waits ->
    [placement] Jetzt werden Personen eingesetzt.
    [place] Jetzt wird der nächste Ort gewählt.
    [tools] Jetzt werden Werkzeuge für den Wurf gewählt.
    [payment] Jetzt wird bezahlt oder verzichtet.
    [die] Jetzt wird einer der Würfel genommen.
    [feeding] Jetzt wird fehlende Nahrung bezahlt, oder 10 Punkte gehen verloren.
    [nothing] Das Spiel ist beendet.
   *[other] Zuerst muss etwas aufgedeckt oder gewürfelt werden.
}
sa-refusal-no-such-place = Diesen Ort gibt es nicht.
sa-refusal-nobody-placed = Setze mindestens eine Person ein.
sa-refusal-too-few-people = Zu wenige Personen: { $available } übrig, { $wanted } gewünscht.
sa-refusal-already-there = Du hast in dieser Runde schon Personen hier: { $place }.
sa-refusal-exact-number = { $exactly ->
    [one] Hierher gehört genau eine Person: { $place }.
   *[other] Hierher gehören genau { $exactly } Personen auf einmal: { $place }.
}
sa-refusal-occupied = In dieser Runde besetzt: { $place }.
sa-refusal-no-room = { $room ->
    [0] Voll: { $place }.
   *[other] Freie Ringe: { $room } ({ $place }).
}
sa-refusal-too-many-players = { $players ->
    [2] Zu zweit darf nur einer von euch in einer Runde hierher: { $place }.
   *[other] Zu { $players } Spielern dürfen nur zwei von euch in einer Runde hierher: { $place }.
}
sa-refusal-village-closed = Mit { $players } Spielern dürfen in einer Runde nur zwei der drei Orte besetzt werden: Werkzeugmacher, Hütte, Acker.
sa-refusal-no-card = Hier liegt keine Karte: { $place }.
sa-refusal-no-building = Hier liegt kein Gebäude: { $place }.
sa-refusal-nobody-there = Du hast niemanden hier: { $place }.
sa-refusal-tool-not-ready = So viele unbenutzte Werkzeuge mit Wert { $value } hast du nicht.
sa-refusal-no-one-use-tool = Kein einmaliges Werkzeug mit Wert { $value }.
sa-refusal-card-price = Diese Karte kostet genau { $pieces }, nicht { $paid }.
sa-refusal-fixed-price = Kostet genau, was auf dem Plättchen steht: { $tile }.
sa-refusal-count-price = Kostet genau { $pieces } Rohstoffe; Sorten: { $kinds }.
sa-refusal-range-price = Kostet 1 bis 7 Rohstoffe, nicht { $paid }.
sa-refusal-too-few-resources = Diese Rohstoffe hast du nicht.
sa-refusal-no-such-die = Kein Würfel zeigt { $face }.
sa-refusal-no-two-resources = Du hast keine offene Karte mit zwei Rohstoffen.
sa-refusal-not-two-resources = Die Karte gibt genau 2 Rohstoffe, nicht { $taken }.
sa-refusal-missing-food = Fehlende Nahrung: { $missing }. Bezahle genau so viele Rohstoffe, nicht { $paid }, oder verliere 10 Punkte.
sa-refusal-wrong-dice = Es müssen { $expected } Würfel geworfen werden, nicht { $rolled }.
sa-refusal-wrong-spot = Zuerst wird etwas anderes aufgedeckt: { $place }.
sa-refusal-card-seen = Diese Karte ist nicht mehr im Stapel.
sa-refusal-tile-seen = Dieses Plättchen wurde schon aufgedeckt.
