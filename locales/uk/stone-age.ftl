### Стіл «Кам'яної доби».

## Локації

sa-place-hunt = Мисливські угіддя
sa-place-forest = Ліс
sa-place-clay-pit = Глинище
sa-place-quarry = Каменярня
sa-place-river = Річка
sa-place-tool-maker = Майстерня
sa-place-hut = Хатина
sa-place-field = Лани
sa-place-card = Карта за { $cost }
sa-place-building = Будівля { $number }
sa-about-hunt = По кубику за кожну фігурку; сума ÷ 2 дає їжу. Скільки завгодно фігурок.
sa-about-gather = По кубику за кожну фігурку; сума ÷ { $divisor }: { $goods }. Місця для 7 фігурок.
sa-about-tool-maker = Одна фігурка: нове знаряддя або краще.
sa-about-hut = Дві фігурки: ще одна фігурка у вашому племені.
sa-about-field = Одна фігурка: трек землеробства +1, їжа щораунду.
sa-any-number = скільки завгодно
sa-nobody = нікого немає
sa-can-place = Сюди можна поставити фігурки
sa-can-use = Цю локацію можна використати зараз
sa-no-card = карти немає
sa-no-building = стос порожній
sa-stack-left = Залишилося плиток: { $n }
sa-deck-left = колода { $n }

## Ресурси

sa-wood = деревина
sa-brick = цегла
sa-clay = глина
sa-stone = камінь
sa-gold = золото
sa-food = їжа
sa-letter-wood = Д
sa-letter-brick = Ц
sa-letter-clay = Г
sa-letter-stone = К
sa-letter-gold = З
sa-n-wood = { $n } { $n ->
    [one] деревина
   *[other] деревини
}
sa-n-brick = { $n } { $n ->
    [one] цеглина
    [few] цеглини
    [many] цеглин
   *[other] цеглини
}
sa-n-clay = { $n } { $n ->
    [one] глина
   *[other] глини
}
sa-n-stone = { $n } { $n ->
    [one] камінь
    [few] камені
    [many] каменів
   *[other] каменя
}
sa-n-gold = { $n } { $n ->
    [one] золото
   *[other] золота
}
sa-n-food = { $n } { $n ->
    [one] їжа
   *[other] їжі
}
sa-n-people = { $n } { $n ->
    [one] фігурка
    [few] фігурки
    [many] фігурок
   *[other] фігурки
}
sa-n-points = { $n } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
sa-n-buildings = { $n } { $n ->
    [one] будівля
    [few] будівлі
    [many] будівель
   *[other] будівлі
}
sa-n-farmer = { $n } { $n ->
    [one] землероб
    [few] землероби
    [many] землеробів
   *[other] землероба
}
sa-n-toolmaker = { $n } { $n ->
    [one] майстер
    [few] майстри
    [many] майстрів
   *[other] майстра
}
sa-n-builder = { $n } { $n ->
    [one] будівельник
    [few] будівельники
    [many] будівельників
   *[other] будівельника
}
sa-n-shaman = { $n } { $n ->
    [one] шаман
    [few] шамани
    [many] шаманів
   *[other] шамана
}

## Карти й будівлі

sa-top-food = їжа
sa-top-points = очки
sa-top-dice-for-all = нагорода для всіх
sa-top-dice-for = 2 кубики: { $goods }
sa-top-tool = знаряддя
sa-top-agriculture = землеробство
sa-top-extra-card = додаткова карта
sa-top-one-use-tool = одноразове знаряддя
sa-top-two-resources = 2 на вибір
sa-text-dice-for-all = По кубику на гравця; починаючи з вас, кожен бере один: деревина, цегла або глина, камінь, золото, знаряддя чи землеробство
sa-text-dice-for = Киньте 2 кубики, можна додати знаряддя: { $goods }
sa-text-tool = Нове знаряддя або краще
sa-text-agriculture = Трек землеробства +1
sa-text-extra-card = Карта з колоди; рахується лише її нижня частина
sa-text-one-use-tool = Знаряддя номіналом { $value } до одного кидка, потім його немає
sa-text-two-resources = Один раз, зараз чи пізніше: будь-які 2 ресурси
sa-text-symbol = { $symbol }: різні символи підносяться до квадрата
sa-text-farmer = { $people } × трек землеробства
sa-text-toolmaker = { $people } × номінали знарядь
sa-text-builder = { $people } × будівлі
sa-text-shaman = { $people } × фігурки
sa-profession-farmer = землероб
sa-profession-toolmaker = майстер
sa-profession-builder = будівельник
sa-profession-shaman = шаман
sa-symbol-medicine = медицина
sa-symbol-art = мистецтво
sa-symbol-music = музика
sa-symbol-writing = писемність
sa-symbol-time = годинник
sa-symbol-pottery = гончарство
sa-symbol-transport = транспорт
sa-symbol-weaving = ткацтво
sa-now = Зараз:
sa-later = Наприкінці:
sa-card-hidden = карта, яку знає лише власник
sa-cost-range = від 1 до 7 ресурсів
sa-cost-count = ресурсів: { $count }, типів: { $kinds }
sa-tile-kinds = типів: { $kinds }
sa-tile-any = будь-які ресурси
sa-points-sum = очки за витраченим

## Стіл

sa-board = Ігрове поле
sa-score-track = Трек очок
sa-player = Гравець { $seat }
sa-you = ви
sa-bot = бот
sa-first = перший гравець
sa-acts = обирає
sa-people = Фігурки
sa-people-left = Фігурки: { $home } з { $people }
sa-resources = Ресурси
sa-tools = Знаряддя
sa-none-yet = ще немає
sa-no-tools = без знарядь
sa-once-value = одноразове знаряддя { $value }
sa-tool-value = знаряддя { $value }
sa-tool-ready = знаряддя { $value }, доступне
sa-tool-used = знаряддя { $value }, використане
sa-two-resources-short = 2 на вибір
sa-agriculture = Землеробство
sa-built = Будівлі
sa-cards = Карти
sa-all-cards = Карти й будівлі: { $name }
sa-meal = +{ $grown } лани, −{ $people } фігурки
sa-food-left = залишиться їжі: { $n }
sa-food-missing = бракуватиме їжі: { $n }
sa-score = Рахунок
sa-where-from = Звідки очки
sa-source = Джерело
sa-total = Разом
sa-projection = Якби гра закінчилася зараз
sa-close = Закрити
sa-cancel = Скасувати
sa-tab-board = Поле
sa-tab-mat = Планшет
sa-tab-cards = Карти
sa-tab-rivals = Суперники
sa-tab-log = Журнал

## Підказка

sa-your-turn = Ваш хід, { $name }:
sa-waiting = Очікуємо на хід: { $name }
sa-setup = Стіл готується до гри
sa-game-over = Гру завершено
sa-phase-setup = Раунд { $round }
sa-phase-placing = Раунд { $round }, розміщення фігурок
sa-phase-using = Раунд { $round }, виконання дій
sa-phase-feeding = Раунд { $round }, годування племені
sa-ask-place = куди йдуть фігурки?
sa-ask-use = яка локація наступна?
sa-ask-tools = додати знаряддя? ({ $place })
sa-ask-build = отримати будівлю? ({ $place })
sa-how-many = скільки фігурок? ({ $place })
sa-likely = { $n } { $n ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
}: у середньому { $amount }
sa-places-left = Залишилося локацій: { $n }
sa-unfold = До запитання

## Запитання

sa-act-place = { $place }: розмістити { $people }
sa-act-use = Виконати дію: { $place }
sa-act-tools = Знаряддя: { $tools }
sa-act-pay = Витратити: { $heap }
sa-act-decline = Відмовитися
sa-act-die = Взяти кубик { $face }: { $gives }
sa-act-take = Використати карту: { $heap }
sa-act-feed = Замінити їжу ресурсами: { $heap }
sa-act-starve = Втратити 10 очок
sa-place-button = Розмістити: { $people }
sa-roll = Кинути { $n } { $n ->
    [one] кубик
    [few] кубики
    [many] кубиків
   *[other] кубика
}
sa-bone = { $total }: по одному за кожні { $divisor }
sa-which-tools = Які знаряддя додати до кидка?
sa-add = додати { $n }
sa-once = один раз
sa-by-hand = Обрати знаряддя вручну
sa-take-amount = Отримати: { $amount }
sa-pay-card = витратьте { $n } { $n ->
    [one] будь-який ресурс
    [few] будь-які ресурси
    [many] будь-яких ресурсів
   *[other] будь-якого ресурсу
}
sa-pay-heap = Витратити: { $heap }
sa-build-for = Отримати будівлю: { $points }
sa-least = Найдешевше: { $points }
sa-most = Найбільше очок: { $points }
sa-left = лишиться { $n }
sa-more = більше: { $goods }
sa-less = менше: { $goods }
sa-you-keep = залишається
sa-cant-pay = Ресурсів не вистачає.
sa-decline-means = Вона залишається тут, фігурка повертається, нічого не витрачено.
sa-use-two = Карта: 2 ресурси на вибір
sa-take-two = візьміть 2 ресурси на вибір
sa-take-once = один раз за гру
sa-keep-card = Залишити карту
sa-dice-for-all = візьміть один із кубиків
sa-dice-must = Кожен кубик щось дає; решту по черзі беруть інші.
sa-hungry = Фігурок: { $people }, бракує їжі: { $missing }
sa-hungry-rule = Один ресурс за кожну одиницю їжі: за всю або за жодну.
sa-cant-feed = Ресурсів не вистачає.

## Здобутки

sa-gain-nothing = нічого
sa-gain-tool = +1 знаряддя
sa-gain-agriculture = землеробство +1
sa-gain-person = +1 фігурка
sa-gain-one-use-tool = одноразове знаряддя { $value }
sa-gain-two-resources = 2 ресурси на вибір, один раз

## Журнал

sa-log = Журнал ходів
sa-log-empty = Ще нічого не сталося.
sa-since = після вашого ходу
sa-show-moment = Показати цю мить
sa-turn-placing = Раунд { $round }, розміщення
sa-turn-using = Раунд { $round }, виконання дій
sa-turn-feeding = Раунд { $round }, годування
sa-turn-over = Кінець гри
sa-log-round = Починається раунд { $round }; перший гравець: { $name }
sa-log-place = { $place }: { $people }
sa-log-card-roll = карта
sa-log-card = карта за: { $paid }
sa-log-building = будівля за: { $paid }; { $points }
sa-log-decline = відмовляється: { $place }
sa-log-for-all = нагорода для всіх: { $dice }
sa-log-for-all-short = нагорода для всіх
sa-log-die = кубик { $face }: { $gives }
sa-log-extra = отримує додаткову карту
sa-log-no-extra = додаткової карти немає: колода порожня
sa-log-take = два ресурси: { $heap }
sa-log-grown = лани: +{ $food }
sa-log-fed = плем'я з'їдає: { $food }
sa-log-paid = замість їжі: { $heap }
sa-log-starved = бракує: { $missing }; втрачає 10 очок

## Кінець гри

sa-final = Остаточний підрахунок очок
sa-result = Результат
sa-to-result = До результату
sa-count-of = { $n } з { $of }
sa-count-again = Порахувати ще раз
sa-see-board = Подивитися поле
sa-after-rounds = Зіграно раундів: { $n }
sa-wins = Перемога: { $name }, { $points }
sa-shared-win = Спільна перемога: { $names }, { $points }
sa-end-cards = вичерпалася колода карт цивілізації
sa-end-buildings = вичерпався стос будівель
sa-end-round-limit = досягнуто межі раундів
sa-source-buildings = Будівлі
sa-source-cards = Карти очок
sa-source-starvation = Голод
sa-source-resources = Ресурси
sa-source-culture = Набори символів
sa-source-farmers = Землероби
sa-source-toolmakers = Майстри
sa-source-builders = Будівельники
sa-source-shamans = Шамани

## Довідка

sa-help = Клавіші й довідка
sa-help-dots = Усе, що обведене намальованими крапками, можна зараз обрати.
sa-help-ask = Затримайтеся на локації чи карті або натисніть довго, і з'явиться опис. Торкніться локації без крапок, і вона пояснить, чому недоступна.
sa-key-arrows = від локації до локації, від відповіді до відповіді
sa-key-digits = кількість фігурок або відповідь за її номером
sa-key-enter = обрати; у запитанні головна кнопка
sa-key-steps = на одну фігурку більше чи менше
sa-key-decline = відмовитися від карти чи будівлі
sa-key-undo = відмінити хід
sa-key-undo-all = відмінити все, що ще можна відмінити
sa-key-f6 = між запитанням і полем
sa-key-log = до журналу
sa-key-escape = закрити або забути щойно почате
sa-key-help = ця сторінка

## Чому так не можна

sa-refusal-not-now = { $waits ->
    [placement] Зараз розміщують фігурки.
    [place] Зараз обирають наступну локацію.
    [tools] Зараз обирають знаряддя до кидка.
    [payment] Зараз час заплатити або відмовитися.
    [die] Зараз беруть один із кубиків.
    [feeding] Зараз замінюють їжу ресурсами або втрачають 10 очок.
    [nothing] Гру завершено.
   *[other] Спершу треба щось відкрити або кинути кубики.
}
sa-refusal-no-such-place = Такої локації немає.
sa-refusal-nobody-placed = Розмістіть принаймні одну фігурку.
sa-refusal-too-few-people = Замало фігурок: залишилося { $available }, потрібно { $wanted }.
sa-refusal-already-there = Ваші фігурки вже тут у цьому раунді: { $place }.
sa-refusal-exact-number = { $exactly ->
    [one] Сюди ставлять рівно одну фігурку: { $place }.
   *[other] Сюди ставлять одразу фігурок: { $exactly } ({ $place }).
}
sa-refusal-occupied = Зайнято в цьому раунді: { $place }.
sa-refusal-no-room = { $room ->
    [0] Заповнено: { $place }.
   *[other] Вільних кіл: { $room } ({ $place }).
}
sa-refusal-too-many-players = { $players ->
    [2] Удвох: за раунд сюди може лише один гравець ({ $place }).
   *[other] Гравців { $players }: за раунд сюди можуть лише двоє ({ $place }).
}
sa-refusal-village-closed = Гравців { $players }: за раунд можна зайняти лише дві з трьох локацій селища: майстерня, хатина, лани.
sa-refusal-no-card = Тут немає карти: { $place }.
sa-refusal-no-building = Тут немає будівлі: { $place }.
sa-refusal-nobody-there = Тут немає ваших фігурок: { $place }.
sa-refusal-tool-not-ready = Немає стільки доступних знарядь номіналом { $value }.
sa-refusal-no-one-use-tool = Немає одноразового знаряддя номіналом { $value }.
sa-refusal-card-price = Ця карта коштує рівно { $pieces }, а не { $paid }.
sa-refusal-fixed-price = Коштує рівно стільки, скільки на плитці: { $tile }.
sa-refusal-count-price = Коштує рівно { $pieces } ресурсів; типів: { $kinds }.
sa-refusal-range-price = Коштує від 1 до 7 ресурсів, а не { $paid }.
sa-refusal-too-few-resources = Таких ресурсів у вас немає.
sa-refusal-no-such-die = Немає кубика з { $face }.
sa-refusal-no-two-resources = Немає відкритої карти з двома ресурсами.
sa-refusal-not-two-resources = Карта дає рівно 2 ресурси, а не { $taken }.
sa-refusal-missing-food = Бракує їжі: { $missing }. Витратьте рівно стільки ресурсів, а не { $paid }, або втратьте 10 очок.
sa-refusal-wrong-dice = Треба кинути кубиків: { $expected }, а не { $rolled }.
sa-refusal-wrong-spot = Спершу відкривають інше: { $place }.
sa-refusal-card-seen = Цієї карти вже немає в колоді.
sa-refusal-tile-seen = Цю плитку вже відкрили.
