### Стол «Каменного века».

## Места

sa-place-hunt = Охотничьи угодья
sa-place-forest = Лес
sa-place-clay-pit = Овраг
sa-place-quarry = Карьер
sa-place-river = Река
sa-place-tool-maker = Кузница
sa-place-hut = Хижина
sa-place-field = Амбар
sa-place-card = Карта за { $cost }
sa-place-building = Здание { $number }
sa-about-hunt = По кубику за каждого человека; сумма ÷ 2 даёт еду. Сколько угодно людей.
sa-about-gather = По кубику за каждого человека; сумма ÷ { $divisor }: { $goods }. Место для 7 человек.
sa-about-tool-maker = Один человек: новое орудие или лучшее.
sa-about-hut = Два человека: ещё один человек в вашем племени.
sa-about-field = Один человек: хлебная шкала +1, еда каждый раунд.
sa-any-number = сколько угодно
sa-nobody = никого нет
sa-can-place = Сюда можно поставить людей
sa-can-use = Это место можно использовать сейчас
sa-no-card = карты нет
sa-no-building = стопка пуста
sa-stack-left = Осталось карточек: { $n }
sa-deck-left = колода { $n }

## Ресурсы

sa-wood = дерево
sa-brick = кирпич
sa-clay = глина
sa-stone = камень
sa-gold = золото
sa-food = еда
sa-letter-wood = Д
sa-letter-brick = Ки
sa-letter-clay = Г
sa-letter-stone = Ка
sa-letter-gold = З
sa-n-wood = { $n } { $n ->
    [one] бревно
    [few] бревна
    [many] брёвен
   *[other] бревна
}
sa-n-brick = { $n } { $n ->
    [one] кирпич
    [few] кирпича
    [many] кирпичей
   *[other] кирпича
}
sa-n-clay = { $n } { $n ->
    [one] глина
   *[other] глины
}
sa-n-stone = { $n } { $n ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}
sa-n-gold = { $n } { $n ->
    [one] золото
   *[other] золота
}
sa-n-food = { $n } { $n ->
    [one] еда
   *[other] еды
}
sa-n-people = { $n } { $n ->
    [one] человек
    [few] человека
    [many] человек
   *[other] человека
}
sa-n-points = { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
sa-n-buildings = { $n } { $n ->
    [one] здание
    [few] здания
    [many] зданий
   *[other] здания
}
sa-n-farmer = { $n } { $n ->
    [one] фермер
    [few] фермера
    [many] фермеров
   *[other] фермера
}
sa-n-toolmaker = { $n } { $n ->
    [one] кузнец
    [few] кузнеца
    [many] кузнецов
   *[other] кузнеца
}
sa-n-builder = { $n } { $n ->
    [one] строитель
    [few] строителя
    [many] строителей
   *[other] строителя
}
sa-n-shaman = { $n } { $n ->
    [one] шаман
    [few] шамана
    [many] шаманов
   *[other] шамана
}

## Карты и здания

sa-top-food = еда
sa-top-points = очки
sa-top-dice-for-all = кубики для всех
sa-top-dice-for = 2 кубика: { $goods }
sa-top-tool = орудие
sa-top-agriculture = земледелие
sa-top-extra-card = дополнительная карта
sa-top-one-use-tool = одноразовое орудие
sa-top-two-resources = 2 по выбору
sa-text-dice-for-all = По кубику на игрока; начиная с вас, каждый берёт один: дерево, кирпич или глина, камень, золото, орудие или земледелие
sa-text-dice-for = Бросьте 2 кубика, можно добавить орудия: { $goods }
sa-text-tool = Новое орудие или лучшее
sa-text-agriculture = Хлебная шкала +1
sa-text-extra-card = Карта из колоды; считается только её нижняя часть
sa-text-one-use-tool = Орудие номиналом { $value } к одному броску, потом его нет
sa-text-two-resources = Один раз, сейчас или позже: любые 2 ресурса
sa-text-symbol = { $symbol }: разные символы возводятся в квадрат
sa-text-farmer = { $people } × хлебная шкала
sa-text-toolmaker = { $people } × номиналы орудий
sa-text-builder = { $people } × здания
sa-text-shaman = { $people } × люди
sa-profession-farmer = фермер
sa-profession-toolmaker = кузнец
sa-profession-builder = строитель
sa-profession-shaman = шаман
sa-symbol-medicine = медицина
sa-symbol-art = искусство
sa-symbol-music = музыка
sa-symbol-writing = письменность
sa-symbol-time = часы
sa-symbol-pottery = гончарное дело
sa-symbol-transport = транспорт
sa-symbol-weaving = ткачество
sa-now = Сейчас:
sa-later = В конце:
sa-card-hidden = карта, которую знает только владелец
sa-cost-range = от 1 до 7 ресурсов
sa-cost-count = ресурсов: { $count }, видов: { $kinds }
sa-tile-kinds = видов: { $kinds }
sa-tile-any = любые ресурсы
sa-points-sum = очки по уплаченному

## Стол

sa-board = Игровое поле
sa-score-track = Шкала подсчёта очков
sa-player = Игрок { $seat }
sa-you = вы
sa-bot = бот
sa-first = первый игрок
sa-acts = выбирает
sa-people = Люди
sa-people-left = Люди: { $home } из { $people }
sa-resources = Ресурсы
sa-tools = Орудия
sa-none-yet = пока нет
sa-no-tools = без орудий
sa-once-value = одноразовое орудие { $value }
sa-tool-value = орудие { $value }
sa-tool-ready = орудие { $value }, готово
sa-tool-used = орудие { $value }, использовано
sa-two-resources-short = 2 по выбору
sa-agriculture = Земледелие
sa-built = Здания
sa-cards = Карты
sa-all-cards = Карты и здания: { $name }
sa-meal = +{ $grown } амбар, −{ $people } люди
sa-food-left = останется еды: { $n }
sa-food-missing = не хватит еды: { $n }
sa-score = Счёт
sa-where-from = Откуда очки
sa-source = Источник
sa-total = Итого
sa-projection = Если бы игра закончилась сейчас
sa-close = Закрыть
sa-cancel = Отмена
sa-tab-board = Поле
sa-tab-mat = Планшет
sa-tab-cards = Карты
sa-tab-rivals = Соперники
sa-tab-log = Журнал

## Подсказка

sa-your-turn = Ваш ход, { $name }:
sa-waiting = Ожидаем ход: { $name }
sa-setup = Стол готовится к игре
sa-game-over = Игра окончена
sa-phase-setup = Раунд { $round }
sa-phase-placing = Раунд { $round }, размещение людей
sa-phase-using = Раунд { $round }, выполнение действий
sa-phase-feeding = Раунд { $round }, кормление людей
sa-ask-place = куда идут люди?
sa-ask-use = какое место следующее?
sa-ask-tools = добавить орудия? ({ $place })
sa-ask-build = построить здание? ({ $place })
sa-how-many = сколько людей? ({ $place })
sa-likely = { $n } { $n ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
}: в среднем { $amount }
sa-places-left = Осталось мест: { $n }
sa-unfold = К вопросу

## Вопросы

sa-act-place = { $place }: разместить { $people }
sa-act-use = Выполнить действие: { $place }
sa-act-tools = Орудия: { $tools }
sa-act-pay = Заплатить: { $heap }
sa-act-decline = Отказаться
sa-act-die = Взять кубик { $face }: { $gives }
sa-act-take = Использовать карту: { $heap }
sa-act-feed = Доплатить ресурсами: { $heap }
sa-act-starve = Потерять 10 очков
sa-place-button = Разместить: { $people }
sa-roll = Бросить { $n } { $n ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
}
sa-bone = { $total }: по одному за каждые { $divisor }
sa-which-tools = Какие орудия добавить к броску?
sa-add = добавить { $n }
sa-once = один раз
sa-by-hand = Выбрать орудия вручную
sa-take-amount = Взять: { $amount }
sa-pay-card = заплатите { $n } { $n ->
    [one] любой ресурс
    [few] любых ресурса
    [many] любых ресурсов
   *[other] любого ресурса
}
sa-pay-heap = Заплатить: { $heap }
sa-build-for = Построить: { $points }
sa-least = Дешевле всего: { $points }
sa-most = Больше всего очков: { $points }
sa-left = останется { $n }
sa-more = больше: { $goods }
sa-less = меньше: { $goods }
sa-you-keep = остаётся
sa-cant-pay = Ресурсов не хватает.
sa-decline-means = Останется здесь, человек вернётся, ничего не заплачено.
sa-use-two = Карта: 2 ресурса по выбору
sa-take-two = возьмите 2 любых ресурса
sa-take-once = один раз за игру
sa-keep-card = Оставить карту
sa-dice-for-all = возьмите один из кубиков
sa-dice-must = Каждый кубик что-то даёт; остальные по очереди берут другие.
sa-hungry = Людей: { $people }, не хватает еды: { $missing }
sa-hungry-rule = По ресурсу за каждую недостающую еду: за всю или ни за одну.
sa-cant-feed = Ресурсов не хватает.

## Добыча

sa-gain-nothing = ничего
sa-gain-tool = +1 орудие
sa-gain-agriculture = земледелие +1
sa-gain-person = +1 человек
sa-gain-one-use-tool = одноразовое орудие { $value }
sa-gain-two-resources = 2 ресурса по выбору, один раз

## Журнал

sa-log = Журнал ходов
sa-log-empty = Пока ничего не произошло.
sa-since = после вашего хода
sa-show-moment = Показать этот момент
sa-turn-placing = Раунд { $round }, размещение
sa-turn-using = Раунд { $round }, действия
sa-turn-feeding = Раунд { $round }, кормление
sa-turn-over = Конец игры
sa-log-round = Начинается раунд { $round }; первый игрок: { $name }
sa-log-place = { $place }: { $people }
sa-log-card-roll = карта
sa-log-card = карта за: { $paid }
sa-log-building = здание за: { $paid }; { $points }
sa-log-decline = отказывается: { $place }
sa-log-for-all = кубики для всех: { $dice }
sa-log-for-all-short = кубики для всех
sa-log-die = кубик { $face }: { $gives }
sa-log-extra = берёт дополнительную карту
sa-log-no-extra = дополнительной карты нет: колода пуста
sa-log-take = два ресурса: { $heap }
sa-log-grown = амбар: +{ $food }
sa-log-fed = племя ест: { $food }
sa-log-paid = вместо еды: { $heap }
sa-log-starved = не хватает: { $missing }; теряет 10 очков

## Конец игры

sa-final = Заключительный подсчёт очков
sa-result = Результат
sa-to-result = К результату
sa-count-of = { $n } из { $of }
sa-count-again = Посчитать ещё раз
sa-see-board = Посмотреть поле
sa-after-rounds = Сыграно раундов: { $n }
sa-wins = Победа: { $name }, { $points }
sa-shared-win = Общая победа: { $names }, { $points }
sa-end-cards = недостаточно карт цивилизации
sa-end-buildings = закончилась стопка зданий
sa-end-round-limit = достигнут предел раундов
sa-source-buildings = Здания
sa-source-cards = Карты очков
sa-source-starvation = Голод
sa-source-resources = Ресурсы
sa-source-culture = Наборы символов
sa-source-farmers = Фермеры
sa-source-toolmakers = Кузнецы
sa-source-builders = Строители
sa-source-shamans = Шаманы

## Справка

sa-help = Клавиши и справка
sa-help-dots = Всё, что обведено нарисованными точками, можно сейчас выбрать.
sa-help-ask = Задержитесь на месте или карте либо нажмите долго, и появится описание. Коснитесь места без точек, и оно объяснит, почему недоступно.
sa-key-arrows = от места к месту, от ответа к ответу
sa-key-digits = число людей или ответ по его номеру
sa-key-enter = выбрать; в вопросе главная кнопка
sa-key-steps = на одного человека больше или меньше
sa-key-decline = отказаться от карты или здания
sa-key-undo = отменить ход
sa-key-undo-all = отменить всё, что ещё можно отменить
sa-key-f6 = между вопросом и полем
sa-key-log = к журналу
sa-key-escape = закрыть или забыть только что начатое
sa-key-help = эта страница

## Почему так нельзя

sa-refusal-not-now = { $waits ->
    [placement] Сейчас размещают людей.
    [place] Сейчас выбирают следующее место.
    [tools] Сейчас выбирают орудия для броска.
    [payment] Сейчас время заплатить или отказаться.
    [die] Сейчас берут один из кубиков.
    [feeding] Сейчас доплачивают ресурсами или теряют 10 очков.
    [nothing] Игра окончена.
   *[other] Сначала нужно что-то открыть или бросить кубики.
}
sa-refusal-no-such-place = Такого места нет.
sa-refusal-nobody-placed = Разместите хотя бы одного человека.
sa-refusal-too-few-people = Слишком мало людей: осталось { $available }, нужно { $wanted }.
sa-refusal-already-there = Ваши люди уже здесь в этом раунде: { $place }.
sa-refusal-exact-number = { $exactly ->
    [one] Сюда ставят ровно одного человека: { $place }.
   *[other] Сюда ставят сразу людей: { $exactly } ({ $place }).
}
sa-refusal-occupied = Занято в этом раунде: { $place }.
sa-refusal-no-room = { $room ->
    [0] Заполнено: { $place }.
   *[other] Свободных колец: { $room } ({ $place }).
}
sa-refusal-too-many-players = { $players ->
    [2] Вдвоём: за раунд сюда может только один игрок ({ $place }).
   *[other] Игроков { $players }: за раунд сюда могут только двое ({ $place }).
}
sa-refusal-village-closed = Игроков { $players }: за раунд можно занять только два места из трёх: кузница, хижина, амбар.
sa-refusal-no-card = Здесь нет карты: { $place }.
sa-refusal-no-building = Здесь нет здания: { $place }.
sa-refusal-nobody-there = Здесь нет ваших людей: { $place }.
sa-refusal-tool-not-ready = Нет столько готовых орудий номиналом { $value }.
sa-refusal-no-one-use-tool = Нет одноразового орудия номиналом { $value }.
sa-refusal-card-price = Эта карта стоит ровно { $pieces }, а не { $paid }.
sa-refusal-fixed-price = Стоит ровно столько, сколько на карточке: { $tile }.
sa-refusal-count-price = Стоит ровно { $pieces } ресурсов; видов: { $kinds }.
sa-refusal-range-price = Стоит от 1 до 7 ресурсов, а не { $paid }.
sa-refusal-too-few-resources = Таких ресурсов у вас нет.
sa-refusal-no-such-die = Нет кубика с { $face }.
sa-refusal-no-two-resources = Нет открытой карты с двумя ресурсами.
sa-refusal-not-two-resources = Карта даёт ровно 2 ресурса, а не { $taken }.
sa-refusal-missing-food = Не хватает еды: { $missing }. Заплатите ровно столько ресурсов, а не { $paid }, или потеряйте 10 очков.
sa-refusal-wrong-dice = Нужно бросить кубиков: { $expected }, а не { $rolled }.
sa-refusal-wrong-spot = Сначала открывают другое: { $place }.
sa-refusal-card-seen = Этой карты уже нет в колоде.
sa-refusal-tile-seen = Эту карточку уже открыли.
