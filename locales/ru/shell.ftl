### Оболочка веб-клиента: всё вокруг игры.

## Games and bots

game-stone-age = Каменный век
game-stone-age-about = Племя, кубики, голодные зимы. 2–4 игрока
game-endless-winter = Вечная зима
game-endless-winter-about = Племена, стада, мегалиты. 2–4 игрока
bot-random = Случайный бот
bot-random-about = Делает любой разрешённый ход
bot-greedy = Быстрый бот
bot-greedy-about = Берёт то, что лучше всего прямо сейчас
bot-uct = Вдумчивый бот
bot-uct-about = Перед ходом мысленно играет много партий
bot-level = Бот, уровень { $number }
bot-level-about = От 1 (снисходительный) до 9 (очень сильный)

## Pages

app-title = Ochre: играйте в «Каменный век» и «Вечную зиму»
page-title = { $page } · Ochre
screen-rules = Правила
screen-settings = Настройки
screen-about = Об Ochre
screen-import = Открыть запись или позицию
screen-unknown = Страница не найдена
navigation = Страницы
skip-to-content = К содержанию
loading = Загрузка …
close = Закрыть
cancel = Отмена
done = Готово
copy = Копировать
copied = Скопировано
try-again = Попробовать ещё раз
try-now = Попробовать сейчас
understood = Понятно
back-home = На главную
something-wrong = Что-то пошло не так. Ничего не потеряно: попробуйте ещё раз.
offline = Нет сети. Ничего не потеряно: партии продолжатся, когда она появится.
server-unreachable = Сервер сейчас не отвечает.

## Start page

choose-game = Какая игра?
new-table = Новый стол: { $game }
who-plays = Кто играет?
preset-bots = Против ботов
preset-here = На этом устройстве
preset-link = С друзьями по ссылке
seat-number = Место за столом { $number }
seat-colour = Цвет места { $number }: { $colour }. Изменить
colour-change = Изменить цвет
colour-1 = синий
colour-2 = красный
colour-3 = бирюзовый
colour-4 = жёлтый
who-sits = Кто сидит на месте { $number }?
name-of-seat = Имя на месте { $number }
which-bot = Какой бот?
sitter-me = Вы
sitter-here = Это устройство
sitter-link = По ссылке
sitter-bot = Бот
sitter-none = Никто
sitter-link-note = отправьте ссылку, без регистрации
sitter-none-note = человек или бот
your-name = Ваше имя
default-name = Гость
default-name-numbered = Игрок { $number }
clock = Время на ход
clock-none = без предела
clock-live = живая игра
clock-days = дни
clock-live-note = У каждого { $minutes } мин и ещё { $seconds } с после каждого хода.
clock-days-note = На каждый ход: { $time }.
clock-out-note = Если время выйдет, бот будет играть, пока вы не вернётесь.
more-options = Другие параметры
seating = Места
seating-random = по жребию
seating-as-joined = как указано
seating-random-note = Места и цвета решит жребий в начале партии.
seating-as-joined-note = Каждый сохраняет своё место и цвет.
visibility = Кто может смотреть
visibility-public = все
visibility-unlisted = у кого есть ссылка
visibility-private = никто
visibility-public-note = Стол виден на главной странице: кто угодно может смотреть и сесть на свободное место.
visibility-unlisted-note = Стола нет в списках. Скрытые карты остаются скрытыми.
visibility-private-note = Этот стол видят только игроки.
projection-about = Показывать, каким был бы счёт, если бы игра закончилась сейчас
option-edition = Издание
option-round-limit = Последний раунд
option-none = без предела
option-choose-setup = Выбор карт подготовки
option-choose-chiefs = Выбор карт подготовки и вождей
option-short-era-1 = Короткая I эпоха
option-glacier-tokens = Жетоны ледников
option-rest-tokens = Жетоны отдыха
start-with =
    { $count ->
        [one] Начать: { $count } игрок
        [few] Начать: { $count } игрока
        [many] Начать: { $count } игроков
       *[other] Начать: { $count } игрока
    }
make-and-invite =
    { $count ->
        [one] Пригласить { $count } человека
        [few] Пригласить { $count } человек
        [many] Пригласить { $count } человек
       *[other] Пригласить { $count } человека
    }
dice-sealed = Кубики запечатаны ещё до начала, а после партии их можно проверить.
continue = Продолжить
public-tables = Открытые столы
show-public = Открытые столы ({ $count })
show-mine = Мои партии
no-public-tables = Сейчас никто не играет открыто.
welcome-title = Добро пожаловать в Ochre
welcome-play = Играйте сразу: против ботов, на одном устройстве или с друзьями по ссылке. Без регистрации.
welcome-learn = Учитесь играя: выбрать можно только разрешённое, а каждый отказ называет своё правило.
welcome-keep = Закрывайте страницу когда угодно: ваши игры будут ждать здесь.
title-waiting = ({ $count }) Ваш ход
import-link = Открыть запись или позицию
about-short = Независимо от издателей. Об Ochre
with = с кем: { $names }
round = Раунд { $round }
seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
stage-lobby = Ожидаем игроков
stage-running = Идёт
stage-paused = Пауза
stage-over = Окончена

## Opening files

import-about = Запись повторяет партию; с позиции можно играть дальше на этом устройстве.
import-drop = Перетащите файл сюда
import-choose = Выбрать файл
import-paste = Или вставьте текст
import-open = Открыть
import-too-large = Этот файл слишком велик для записи или позиции.

## Joining

join-title = Вас приглашают
join-game = Вас приглашают: { $game }
at-the-table = За столом
join-already = Вы уже сидите за этим столом: { $name }.
join-another = Занять и это место
join-note = Регистрация не нужна. Имя видят все за столом. Место достанется тому, кто первым воспользуется ссылкой.
take-seat = Занять место
only-watch = Только смотреть
to-the-table = К столу
recover-title = Перенести своё место на это устройство
recover-about = Введите код восстановления, который вы получили, когда сели за стол.
recover-go = Вернуть моё место
recovery-code = Код восстановления
recovery-code-of = Код восстановления: { $name }
recovery-about = С ним ваше место можно перенести на другое устройство. Никому его не показывайте.
recovery-elsewhere = Код был показан на устройстве, где вы сели за стол.

## Lobby

lobby-title = { $game }: перед партией
who-sits-where = Кто где сидит
seat-free = Свободное место
seat-free-note = ждёт игрока
you = вы
host = хозяин стола
server = сервер
bot = бот
here-now = здесь
away = отсутствует
invite = Пригласить
free-seat = Освободить место
bot-instead = Бот
bot-instead-of = Посадить бота на место { $seat }
start-game = Начать партию
lobby-missing =
    { $count ->
        [one] Ещё свободно { $count } место: отправьте ссылку или посадите бота.
        [few] Ещё свободны { $count } места: отправьте ссылки или посадите ботов.
        [many] Ещё свободно { $count } мест: отправьте ссылки или посадите ботов.
       *[other] Ещё свободно { $count } места: отправьте ссылки или посадите ботов.
    }
lobby-ready = Все на местах.
lobby-wait-host = Все на местах. Партию начинает хозяин стола.
lobby-watching = Вы зритель. Чтобы сесть, нужна ссылка от хозяина стола.
lobby-sit = Этот стол открыт для всех: садитесь на свободное место.
invite-title = Приглашение на место { $seat }
invite-link = Ссылка-приглашение
invite-about = Кто первым её откроет, тот и займёт место, без регистрации. После этого ссылка не действует.
invite-elsewhere = Ссылка была показана на устройстве, где создан стол. С новой ссылкой старая перестанет действовать.
invite-watch = Ссылка без места только для просмотра: скрытых карт не видно.
share = Поделиться …
new-link = Новая ссылка
qr-label = QR-код ссылки-приглашения
qr-note = или покажите через стол

## At the table

your-turn = Ваш ход
your-turn-name = Ваш ход, { $name }
title-your-turn = Ваш ход, { $name }!
waiting-for = Ожидаем ход: { $name }
game-over = Игра окончена
undo = Отменить ход
undo-turn = Отменить весь ход
sound = Звук
time-left = Осталось времени
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
menu = Меню
menu-unread =
    { $count ->
        [one] Меню, { $count } новое сообщение
        [few] Меню, { $count } новых сообщения
        [many] Меню, { $count } новых сообщений
       *[other] Меню, { $count } нового сообщения
    }
menu-seats = Игроки и ссылки
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
send = Отправить
log = Журнал ходов
log-undo = { $name } отменяет ход.
log-start = Партия начинается.
pause = Пауза
resume = Продолжить
paused-text = Стол на паузе. Время не идёт.
wants-pause = Просит паузу: { $names }
agree = Согласиться
replay = Повтор партии
download-record = Скачать запись
report = Сообщить об ошибке
report-about = Сохранён файл: { $file }. В нём игра, какой вы можете её видеть, версия Ochre и ваш браузер, без секретов и ссылок на места. Отправьте его тому, кто держит этот сервер, и опишите ошибку. На странице «Открыть запись или позицию» он снова открывает игру.
leave = Выйти из-за стола
delete-table = Удалить стол
delete-about = Стол и его журнал исчезнут для всех. Этого нельзя отменить.
delete-yes = Удалить
let-bot-play = Пусть играет бот
let-bot-play-alone = За столом не останется ни одного человека: боты сразу доиграют эту игру до конца.
invite-instead = Пригласить человека
webhook = Адрес, который вызвать, когда ход: { $name }
webhook-about = Для чатов и ваших программ: Ochre отправляет туда запрос. Оставьте пустым, чтобы отключить.
webhook-title = Сообщать другим программам
save = Сохранить
saved = Сохранено
take-back-seat = Вернуться за стол
bot-stands-in = пока играет { $bot }
bot-plays = Бот играет за игрока { $name }.
bot-plays-time = Время вышло: { $name }. Пока играет бот.
link-for-seat = Новая ссылка на место { $seat }. Кто первым её откроет, тот сядет:
watch-link = Ссылка для зрителей
watch-link-about = Чтобы смотреть, место не нужно. Скрытые карты остаются скрытыми:
connection-lost = Соединение потеряно.
connection-lost-text = Пробуем восстановить. Осмотритесь; ход подождёт, пока связь вернётся.
connection-back = Соединение восстановлено.
curtain-title = { $name }, ваш ход
curtain-text = Возьмите устройство. Остальные не смотрят.
curtain-open = Это я, { $name }
choose-action = Что вы делаете?
find-choice = Поиск среди вариантов ({ $count })
final = Этого нельзя отменить
the-board = Стол

## Refusals

refusal-unreachable = Сервер недоступен. Ничего не потеряно: попробуйте ещё раз.
refusal-stale = На столе уже всё изменилось. Взгляните ещё раз и выберите.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-bot-plays = За вас играет бот. Сначала вернитесь за стол.
refusal-not-seated = Вы не сидите за этим столом.
refusal-not-host = Это может только хозяин стола.
refusal-bad-link = Эта ссылка больше не открывает места. Попросите новую или введите код восстановления.
refusal-bad-code = Ни у одного места за этим столом нет такого кода. Проверьте каждую букву.
refusal-taken = Кто-то успел раньше: место занято.
refusal-no-free-seat = За этим столом нет свободного места для вас. Попросите ссылку у хозяина стола.
refusal-empty-seat = Есть свободное место. Отправьте ссылку или посадите бота.
refusal-not-begun = Партия ещё не началась.
refusal-begun = Партия уже началась.
refusal-over = Игра окончена.
refusal-not-over = Игра ещё не закончена.
refusal-paused = Стол на паузе. Сначала продолжите.
refusal-no-undo = Этого уже нельзя отменить.
refusal-too-many = Слишком много запросов. Подождите немного и попробуйте ещё раз.
refusal-unavailable = Сейчас стол не удаётся сохранить. Ничего не потеряно: попробуйте чуть позже.
refusal-internal = На сервере что-то пошло не так. Ничего не потеряно: попробуйте чуть позже.

## The end, and replays

win-one = Победа: { $names } ({ $points })
win-shared = Общая победа: { $names } ({ $points })
rematch = Реванш
rematch-join = К реваншу
watch-replay = Смотреть повтор
share-replay = Поделиться повтором
share-replay-about = По этой ссылке партию увидит каждый, кто может видеть стол.
fair-dice = Честны ли были кубики?
fair-about = Прежде чем кто-то сел за стол, сервер запечатал тайное число; каждое место добавило своё. Теперь оно открыто. Скачайте запись, и программа проверит каждый кубик:
fair-command = Команда
fair-commitment = Печать:
replay-of = Повтор партии: { $game }
replay-first = В начало
replay-turn-back = На ход назад
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-turn-forward = На ход вперёд
replay-last = В конец
replay-play = Показать
replay-pause = Остановить
replay-step = Шаг
replay-failed = Этот момент сейчас не удаётся загрузить. Попробуйте другой.
turn-of = Ход: { $name }
share-moment = Поделиться моментом
share-moment-about = Эта ссылка показывает именно этот момент партии.
play-on = Играть отсюда
play-on-about = Открыть эту позицию как новую партию на этом устройстве
play-on-hidden = В этой позиции от вас что-то скрыто. Отсюда можно будет играть, когда партия закончится.

## Settings

language = Язык
theme = Тема
theme-system = как в системе
theme-light = светлая
theme-dark = тёмная
theme-switch = Светлая или тёмная тема
animation = Анимация
animation-normal = обычная
animation-fast = быстрая
animation-off = выключена
sound-about = Короткий звук, когда мой ход
notify-about = Уведомление системы, когда мой ход, а я смотрю в другое место
notify-denied = Браузер не разрешает уведомления от этой страницы. Это можно изменить в его настройках.
confirm-about = Спрашивать перед кубиками и всем, чего нельзя отменить
pass-about = Не спрашивать об орудиях, которые ничего не изменят
your-data = Ваши данные
your-data-about = Ochre знает только имя и ваши партии. Их можно забрать с собой или удалить.
export-data = Скачать мои данные
erase-data = Удалить мои данные
erase-about = Ваше имя исчезнет со всех столов, места будут освобождены. Этого нельзя отменить.
erase-yes = Удалить всё
erase-done = Ваши данные удалены.

## Rules

rules-of = Правила: { $game }
rules-note = Пронумерованные правила, которым следует программа. Отказ называет номер правила.
rules-english = Эти правила на английском.
rules-search = Поиск
rules-none = Нет правила с такими словами.
rules-failed = Правила сейчас не удаётся загрузить.

## About

about-games = Ochre играет в «Каменный век» и «Вечную зиму: Палеоиндейцы» по точным правилам: с друзьями по ссылке, на одном устройстве или против ботов.
about-independent = Ochre — независимый проект. Он не связан с авторами и издателями этих игр; их названия использованы только для того, чтобы сказать, какие правила воплощены. Все тексты, код и рисунки наши собственные.
about-fair = Кубики и карты происходят из тайного числа, которое запечатывают до партии и открывают после неё, так что каждый может их проверить.
about-data = Без регистрации, рекламы и слежки: достаточно имени и ссылки.
about-licence = Ochre — свободная программа под лицензией MIT или Apache 2.0.

## When something isn't there

trouble-unknown = Такой страницы нет
trouble-unknown-text = Возможно, адрес неполный. Начните с главной страницы.
trouble-load = Не удалось загрузить
trouble-load-text = Сервер сейчас не отвечает. Ничего не потеряно: попробуйте чуть позже.
trouble-no-table = Стол не найден
trouble-no-table-text = Он удалён, или адрес неполный. Попросите новую ссылку у того, кто её прислал.
trouble-private = Это закрытый стол
trouble-private-text = Его видят только игроки. Попросите у хозяина стола ссылку на место.
