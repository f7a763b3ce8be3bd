### Il tavolo di Stone Age.

## Luoghi

sa-place-hunt = Terreno di caccia
sa-place-forest = Foresta
sa-place-clay-pit = Pozzo di argilla
sa-place-quarry = Cava
sa-place-river = Fiume
sa-place-tool-maker = Fabbricante di attrezzi
sa-place-hut = Capanna
sa-place-field = Campo
sa-place-card = Carta da { $cost }
sa-place-building = Costruzione { $number }
sa-about-hunt = Un dado per ogni lavoratore; la somma ÷ 2 dà alimenti. Quanti lavoratori vuoi.
sa-about-gather = Un dado per ogni lavoratore; la somma ÷ { $divisor }: { $goods }. Posto per 7 lavoratori.
sa-about-tool-maker = Un lavoratore: un attrezzo nuovo, o uno migliore.
sa-about-hut = Due lavoratori: un lavoratore in più nella tua tribù.
sa-about-field = Un lavoratore: produzione agricola +1, alimenti in ogni round.
sa-any-number = quanti ne vuoi
sa-nobody = nessuno qui
sa-can-place = Puoi piazzare lavoratori qui
sa-can-use = Puoi usare questo luogo ora
sa-no-card = nessuna carta
sa-no-building = la pila è vuota
sa-stack-left = Tessere rimaste: { $n }
sa-deck-left = mazzo { $n }

## Risorse

sa-wood = legno
sa-brick = mattone
sa-clay = argilla
sa-stone = pietra
sa-gold = oro
sa-food = alimenti
sa-letter-wood = L
sa-letter-brick = M
sa-letter-clay = A
sa-letter-stone = P
sa-letter-gold = O
sa-n-wood = { $n } legno
sa-n-brick = { $n ->
    [one] { $n } mattone
   *[other] { $n } mattoni
}
sa-n-clay = { $n } argilla
sa-n-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
sa-n-gold = { $n } oro
sa-n-food = { $n ->
    [one] { $n } alimento
   *[other] { $n } alimenti
}
sa-n-people = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
sa-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
sa-n-buildings = { $n ->
    [one] { $n } costruzione
   *[other] { $n } costruzioni
}
sa-n-farmer = { $n ->
    [one] { $n } contadino
   *[other] { $n } contadini
}
sa-n-toolmaker = { $n ->
    [one] { $n } fabbricante di attrezzi
   *[other] { $n } fabbricanti di attrezzi
}
sa-n-builder = { $n ->
    [one] { $n } costruttore di capanne
   *[other] { $n } costruttori di capanne
}
sa-n-shaman = { $n ->
    [one] { $n } sciamano
   *[other] { $n } sciamani
}

## Carte e costruzioni

sa-top-food = alimenti
sa-top-points = punti
sa-top-dice-for-all = dadi per tutti
sa-top-dice-for = 2 dadi: { $goods }
sa-top-tool = attrezzo
sa-top-agriculture = produzione agricola
sa-top-extra-card = carta supplementare
sa-top-one-use-tool = attrezzo monouso
sa-top-two-resources = 2 a scelta
sa-text-dice-for-all = Un dado per giocatore; a cominciare da te ognuno ne prende uno: legno, mattone o argilla, pietra, oro, attrezzo o produzione agricola
sa-text-dice-for = Lancia 2 dadi, attrezzi ammessi: { $goods }
sa-text-tool = Un attrezzo nuovo, o uno migliore
sa-text-agriculture = Produzione agricola +1
sa-text-extra-card = Una carta dal mazzo; conta solo la parte inferiore
sa-text-one-use-tool = Un attrezzo da { $value } per un solo lancio, poi è perso
sa-text-two-resources = Una volta, ora o più tardi: 2 risorse qualsiasi
sa-text-symbol = { $symbol }: il numero di simboli diversi al quadrato
sa-text-farmer = { $people } × produzione agricola
sa-text-toolmaker = { $people } × valore degli attrezzi
sa-text-builder = { $people } × costruzioni
sa-text-shaman = { $people } × lavoratori
sa-profession-farmer = contadino
sa-profession-toolmaker = fabbricante di attrezzi
sa-profession-builder = costruttore di capanne
sa-profession-shaman = sciamano
sa-symbol-medicine = erboristeria
sa-symbol-art = arte
sa-symbol-music = musica
sa-symbol-writing = scrittura
sa-symbol-time = tempo
sa-symbol-pottery = terraglie
sa-symbol-transport = trasporto
sa-symbol-weaving = tessitura
sa-now = Ora:
sa-later = Alla fine:
sa-card-hidden = una carta nota solo a chi la possiede
sa-cost-range = da 1 a 7 risorse
sa-cost-count = risorse: { $count }, generi: { $kinds }
sa-tile-kinds = generi: { $kinds }
sa-tile-any = risorse qualsiasi
sa-points-sum = punti secondo quanto paghi

## Tavolo

sa-board = Tabellone
sa-score-track = Barra punteggio
sa-player = Giocatore { $seat }
sa-you = tu
sa-bot = bot
sa-first = giocatore iniziale
sa-acts = sta scegliendo
sa-people = Lavoratori
sa-people-left = Lavoratori: { $home } di { $people }
sa-resources = Risorse
sa-tools = Attrezzi
sa-none-yet = ancora nessuno
sa-no-tools = senza attrezzi
sa-once-value = attrezzo monouso { $value }
sa-tool-value = attrezzo { $value }
sa-tool-ready = attrezzo { $value }, disponibile
sa-tool-used = attrezzo { $value }, usato
sa-two-resources-short = 2 a scelta
sa-agriculture = Produzione agricola
sa-built = Costruzioni
sa-cards = Carte
sa-all-cards = Carte e costruzioni: { $name }
sa-meal = +{ $grown } campo, −{ $people } lavoratori
sa-food-left = alimenti che restano: { $n }
sa-food-missing = alimenti mancanti: { $n }
sa-score = Punteggio
sa-where-from = Da dove vengono i punti
sa-source = Fonte
sa-total = Totale
sa-projection = Se la partita finisse adesso
sa-close = Chiudi
sa-cancel = Annulla
sa-tab-board = Tabellone
sa-tab-mat = Plancia
sa-tab-cards = Carte
sa-tab-rivals = Avversari
sa-tab-log = Registro

## Riga di stato

sa-your-turn = Tocca a te, { $name }:
sa-waiting = In attesa di { $name }
sa-setup = Il tavolo viene preparato
sa-game-over = Partita finita
sa-phase-setup = Round { $round }
sa-phase-placing = Round { $round }, piazzamento dei lavoratori
sa-phase-using = Round { $round }, esecuzione delle azioni
sa-phase-feeding = Round { $round }, nutrizione
sa-ask-place = dove vanno i lavoratori?
sa-ask-use = quale luogo usi ora?
sa-ask-tools = aggiungi attrezzi? ({ $place })
sa-ask-build = costruisci? ({ $place })
sa-how-many = quanti lavoratori? ({ $place })
sa-likely = { $n ->
    [one] 1 dado: in media { $amount }
   *[other] { $n } dadi: in media { $amount }
}
sa-places-left = Luoghi da usare: { $n }
sa-unfold = Torna alla domanda

## Domande

sa-act-place = { $place }: piazza { $people }
sa-act-use = Esegui l'azione: { $place }
sa-act-tools = Attrezzi: { $tools }
sa-act-pay = Paga { $heap }
sa-act-decline = Rinuncia
sa-act-die = Scegli il dado { $face }: { $gives }
sa-act-take = Usa la carta: { $heap }
sa-act-feed = Paga il resto con risorse: { $heap }
sa-act-starve = Perdi 10 punti
sa-place-button = Piazza { $people }
sa-roll = { $n ->
    [one] Lancia 1 dado
   *[other] Lancia { $n } dadi
}
sa-bone = { $total }: un pezzo ogni { $divisor }
sa-which-tools = Quali attrezzi aggiungi al lancio?
sa-add = aggiungi { $n }
sa-once = una volta sola
sa-by-hand = Scegli gli attrezzi a mano
sa-take-amount = Prendi { $amount }
sa-pay-card = paga { $n ->
    [one] 1 risorsa qualsiasi
   *[other] { $n } risorse qualsiasi
}
sa-pay-heap = Paga { $heap }
sa-build-for = Costruisci per { $points }
sa-least = Meno valore: { $points }
sa-most = Più punti: { $points }
sa-left = resta { $n }
sa-more = più { $goods }
sa-less = meno { $goods }
sa-you-keep = ti resta
sa-cant-pay = Non puoi pagarla.
sa-decline-means = Resta qui, il lavoratore torna, non paghi nulla.
sa-use-two = Carta: 2 risorse a scelta
sa-take-two = prendi 2 risorse qualsiasi
sa-take-once = una volta per partita
sa-keep-card = Tieni la carta
sa-dice-for-all = scegli uno dei dadi
sa-dice-must = Ogni dado dà qualcosa; gli altri vanno agli altri giocatori, a turno.
sa-hungry = { $people } lavoratori, alimenti mancanti: { $missing }
sa-hungry-rule = Una risorsa per ogni alimento mancante: per tutti o per nessuno.
sa-cant-feed = Non hai abbastanza risorse.

## Guadagni

sa-gain-nothing = niente
sa-gain-tool = +1 attrezzo
sa-gain-agriculture = produzione agricola +1
sa-gain-person = +1 lavoratore
sa-gain-one-use-tool = attrezzo monouso { $value }
sa-gain-two-resources = 2 risorse a scelta, una volta

## Registro

sa-log = Registro
sa-log-empty = Non è ancora successo niente.
sa-since = dal tuo ultimo turno
sa-show-moment = Mostra questo momento
sa-turn-placing = Round { $round }, piazzamento
sa-turn-using = Round { $round }, azioni
sa-turn-feeding = Round { $round }, nutrizione
sa-turn-over = Fine del gioco
sa-log-round = Comincia il round { $round }; giocatore iniziale: { $name }
sa-log-place = { $place }: { $people }
sa-log-card-roll = carta
sa-log-card = carta per { $paid }
sa-log-building = costruzione per { $paid }: { $points }
sa-log-decline = rinuncia: { $place }
sa-log-for-all = dadi per tutti: { $dice }
sa-log-for-all-short = dadi per tutti
sa-log-die = dado { $face }: { $gives }
sa-log-extra = pesca una carta supplementare
sa-log-no-extra = nessuna carta supplementare: il mazzo è vuoto
sa-log-take = due risorse: { $heap }
sa-log-grown = campo: +{ $food }
sa-log-fed = la tribù mangia: { $food }
sa-log-paid = invece degli alimenti: { $heap }
sa-log-starved = mancano { $missing }, perde 10 punti

## La fine

sa-final = Punteggio finale
sa-result = Risultato
sa-to-result = Al risultato
sa-count-of = { $n } di { $of }
sa-count-again = Conta di nuovo
sa-see-board = Guarda il tabellone
sa-after-rounds = Round giocati: { $n }
sa-wins = Vince { $name }: { $points }
sa-shared-win = Vittoria condivisa: { $names }, { $points }
sa-end-cards = carte di civilizzazione insufficienti
sa-end-buildings = una pila di costruzioni è vuota
sa-end-round-limit = limite di round raggiunto
sa-source-buildings = Costruzioni
sa-source-cards = Carte punti
sa-source-starvation = Fame
sa-source-resources = Risorse
sa-source-culture = Serie di simboli
sa-source-farmers = Contadini
sa-source-toolmakers = Fabbricanti di attrezzi
sa-source-builders = Costruttori di capanne
sa-source-shamans = Sciamani

## Aiuto

sa-help = Tasti e aiuto
sa-help-dots = Tutto ciò che è cinto da punti dipinti si può usare ora.
sa-help-ask = Fermati su un luogo o una carta, o premi a lungo, e ti dice cosa fa. Tocca un luogo senza punti e ti dice perché non si può usare.
sa-key-arrows = da un luogo all'altro, da una risposta all'altra
sa-key-digits = numero di lavoratori, o una risposta secondo il suo posto
sa-key-enter = scegli; in una domanda il pulsante principale
sa-key-steps = un lavoratore in più o in meno
sa-key-decline = rinuncia a una carta o a una costruzione
sa-key-undo = annulla mossa
sa-key-undo-all = annulla tutto ciò che si può annullare
sa-key-f6 = tra la domanda e il tabellone
sa-key-log = al registro
sa-key-escape = chiudi, o lascia ciò che è solo iniziato
sa-key-help = questa pagina

## Perché non si può

sa-refusal-not-now = { $waits ->
    [placement] Ora si piazzano i lavoratori.
    [place] Ora si sceglie il prossimo luogo.
    [tools] Ora si scelgono gli attrezzi per il lancio.
    [payment] Ora si paga o si rinuncia.
    [die] Ora si sceglie uno dei dadi.
    [feeding] Ora si pagano gli alimenti mancanti o si perdono 10 punti.
    [nothing] La partita è finita.
   *[other] Prima bisogna scoprire qualcosa o lanciare i dadi.
}
sa-refusal-no-such-place = Questo luogo non esiste.
sa-refusal-nobody-placed = Piazza almeno un lavoratore.
sa-refusal-too-few-people = Troppo pochi lavoratori: ne restano { $available }, ne servono { $wanted }.
sa-refusal-already-there = Hai già lavoratori qui in questo round: { $place }.
sa-refusal-exact-number = { $exactly ->
    [one] Qui va esattamente un lavoratore: { $place }.
   *[other] Qui vanno esattamente { $exactly } lavoratori insieme: { $place }.
}
sa-refusal-occupied = Occupato in questo round: { $place }.
sa-refusal-no-room = { $room ->
    [0] Pieno: { $place }.
   *[other] Anelli liberi: { $room } ({ $place }).
}
sa-refusal-too-many-players = { $players ->
    [2] In 2 giocatori, solo uno di voi per round: { $place }.
   *[other] In { $players } giocatori, solo due di voi per round: { $place }.
}
sa-refusal-village-closed = In { $players } giocatori si possono occupare solo due luoghi su tre per round: fabbricante di attrezzi, capanna, campo.
sa-refusal-no-card = Qui non c'è una carta: { $place }.
sa-refusal-no-building = Qui non c'è una costruzione: { $place }.
sa-refusal-nobody-there = Non hai nessuno qui: { $place }.
sa-refusal-tool-not-ready = Non hai tanti attrezzi disponibili da { $value }.
sa-refusal-no-one-use-tool = Non hai un attrezzo monouso da { $value }.
sa-refusal-card-price = Questa carta costa esattamente { $pieces }, non { $paid }.
sa-refusal-fixed-price = Costa esattamente ciò che è sulla tessera: { $tile }.
sa-refusal-count-price = Costa esattamente { $pieces } risorse; generi: { $kinds }.
sa-refusal-range-price = Costa da 1 a 7 risorse, non { $paid }.
sa-refusal-too-few-resources = Non hai queste risorse.
sa-refusal-no-such-die = Nessun dado mostra { $face }.
sa-refusal-no-two-resources = Non hai una carta scoperta con due risorse.
sa-refusal-not-two-resources = La carta dà esattamente 2 risorse, non { $taken }.
sa-refusal-missing-food = Alimenti mancanti: { $missing }. Paga esattamente altrettante risorse, non { $paid }, o perdi 10 punti.
sa-refusal-wrong-dice = Si lanciano { $expected } dadi, non { $rolled }.
sa-refusal-wrong-spot = Prima si scopre altro: { $place }.
sa-refusal-card-seen = Questa carta non è più nel mazzo.
sa-refusal-tile-seen = Questa tessera è già stata scoperta.
