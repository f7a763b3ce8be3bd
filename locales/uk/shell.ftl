### Оболонка вебклієнта: усе довкола гри.

## Games and bots

game-stone-age = Кам'яна доба
game-stone-age-about = Плем'я, кубики, голодні зими. 2–4 гравці
game-endless-winter = Вічна зима
game-endless-winter-about = Племена, стада, мегаліти. 2–4 гравці
bot-random = Випадковий бот
bot-random-about = Робить будь-який дозволений хід
bot-greedy = Швидкий бот
bot-greedy-about = Бере те, що найкраще просто зараз
bot-uct = Вдумливий бот
bot-uct-about = Перед ходом програє багато партій подумки
bot-level = Бот, рівень { $number }
bot-level-about = Від 1 (поблажливий) до 9 (дуже сильний)

## Pages

app-title = Ochre: грайте в «Кам'яну добу» та «Вічну зиму»
page-title = { $page } · Ochre
screen-rules = Правила
screen-settings = Налаштування
screen-about = Про Ochre
screen-import = Відкрити запис або позицію
screen-unknown = Сторінку не знайдено
navigation = Сторінки
skip-to-content = До вмісту
loading = Завантаження …
close = Закрити
cancel = Скасувати
done = Готово
copy = Копіювати
copied = Скопійовано
try-again = Спробувати ще раз
try-now = Спробувати зараз
understood = Зрозуміло
back-home = На головну
something-wrong = Щось пішло не так. Нічого не втрачено: спробуйте ще раз.
offline = Немає мережі. Нічого не втрачено: ігри продовжаться, щойно вона з'явиться.
server-unreachable = Сервер зараз не відповідає.

## Start page

choose-game = Яка гра?
new-table = Новий стіл: { $game }
who-plays = Хто грає?
preset-bots = Проти ботів
preset-here = На цьому пристрої
preset-link = З друзями за посиланням
seat-number = Місце { $number }
seat-colour = Колір місця { $number }: { $colour }. Змінити
colour-change = Змінити колір
colour-1 = синій
colour-2 = червоний
colour-3 = бірюзовий
colour-4 = жовтий
who-sits = Хто сидить на місці { $number }?
name-of-seat = Ім'я на місці { $number }
which-bot = Який бот?
sitter-me = Ви
sitter-here = Цей пристрій
sitter-link = За посиланням
sitter-bot = Бот
sitter-none = Ніхто
sitter-link-note = надішліть посилання, без реєстрації
sitter-none-note = людина або бот
your-name = Ваше ім'я
default-name = Гість
default-name-numbered = Гравець { $number }
clock = Час на роздуми
clock-none = без меж
clock-live = наживо
clock-days = дні
clock-live-note = У кожного { $minutes } хв і ще { $seconds } с після кожного ходу.
clock-days-note = На кожен хід: { $time }.
clock-out-note = Якщо час вийде, бот гратиме, доки ви не повернетеся.
more-options = Інші параметри
seating = Місця
seating-random = за жеребом
seating-as-joined = як указано
seating-random-note = Місця й кольори вирішить жереб на початку гри.
seating-as-joined-note = Кожен зберігає своє місце й колір.
visibility = Хто може дивитися
visibility-public = усі
visibility-unlisted = хто має посилання
visibility-private = ніхто
visibility-public-note = Стіл видно на головній сторінці: будь-хто може дивитися й сісти на вільне місце.
visibility-unlisted-note = Столу немає у списках. Приховані карти лишаються прихованими.
visibility-private-note = Цей стіл бачать лише гравці.
projection-about = Показувати, яким був би рахунок, якби гра скінчилася зараз
option-edition = Видання
option-round-limit = Останній раунд
option-none = без меж
option-choose-setup = Вибір карт підготовки
option-choose-chiefs = Вибір вождів і карт підготовки
option-short-era-1 = Коротша I епоха
option-glacier-tokens = Жетони льодовиків
option-rest-tokens = Жетони відпочинку
start-with =
    { $count ->
        [one] Почати: { $count } гравець
        [few] Почати: { $count } гравці
        [many] Почати: { $count } гравців
       *[other] Почати: { $count } гравця
    }
make-and-invite =
    { $count ->
        [one] Запросити { $count } людину
        [few] Запросити { $count } людей
        [many] Запросити { $count } людей
       *[other] Запросити { $count } людини
    }
dice-sealed = Кубики запечатано ще до початку, а після гри їх можна перевірити.
continue = Продовжити
public-tables = Відкриті столи
show-public = Відкриті столи ({ $count })
show-mine = Мої ігри
no-public-tables = Зараз ніхто не грає відкрито.
welcome-title = Вітаємо в Ochre
welcome-play = Грайте одразу: проти ботів, на одному пристрої або з друзями за посиланням. Без реєстрації.
welcome-learn = Вчіться граючи: вибрати можна лише дозволене, а кожна відмова називає своє правило.
welcome-keep = Закривайте сторінку коли завгодно: ваші ігри чекатимуть тут.
title-waiting = ({ $count }) Ваш хід
import-link = Відкрити запис або позицію
about-short = Незалежно від видавців. Про Ochre
with = з: { $names }
round = Раунд { $round }
seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
stage-lobby = Очікуємо на гравців
stage-running = Триває
stage-paused = Пауза
stage-over = Завершено

## Opening files

import-about = Запис відтворює гру; з позиції можна грати далі на цьому пристрої.
import-drop = Перетягніть файл сюди
import-choose = Вибрати файл
import-paste = Або вставте текст
import-open = Відкрити
import-too-large = Цей файл завеликий для запису чи позиції.

## Joining

join-title = Вас запрошено
join-game = Вас запрошено: { $game }
at-the-table = За столом
join-already = Ви вже сидите за цим столом: { $name }.
join-another = Зайняти й це місце
join-note = Реєстрація не потрібна. Ім'я бачать усі за столом. Місце дістанеться тому, хто першим скористається посиланням.
take-seat = Зайняти місце
only-watch = Лише дивитися
to-the-table = До столу
recover-title = Перенести своє місце на цей пристрій
recover-about = Введіть код відновлення, який ви отримали, коли сіли за стіл.
recover-go = Повернути моє місце
recovery-code = Код відновлення
recovery-code-of = Код відновлення: { $name }
recovery-about = З ним ваше місце можна перенести на інший пристрій. Нікому його не показуйте.
recovery-elsewhere = Код було показано на пристрої, де ви сіли за стіл.

## Lobby

lobby-title = { $game }: перед грою
who-sits-where = Хто де сидить
seat-free = Вільне місце
seat-free-note = чекає на гравця
you = ви
host = господар столу
server = сервер
bot = бот
here-now = тут
away = не тут
invite = Запросити
free-seat = Звільнити місце
bot-instead = Бот
bot-instead-of = Посадити бота на місце { $seat }
start-game = Почати гру
lobby-missing =
    { $count ->
        [one] Ще вільне { $count } місце: надішліть посилання або посадіть бота.
        [few] Ще вільні { $count } місця: надішліть посилання або посадіть ботів.
        [many] Ще вільно { $count } місць: надішліть посилання або посадіть ботів.
       *[other] Ще вільно { $count } місця: надішліть посилання або посадіть ботів.
    }
lobby-ready = Усі на місцях.
lobby-wait-host = Усі на місцях. Гру починає господар столу.
lobby-watching = Ви глядач. Щоб сісти, потрібне посилання від господаря столу.
lobby-sit = Цей стіл відкритий для всіх: сідайте на вільне місце.
invite-title = Запрошення на місце { $seat }
invite-link = Посилання-запрошення
invite-about = Хто першим його відкриє, той і займе місце, без реєстрації. Після цього посилання не діє.
invite-elsewhere = Посилання було показано на пристрої, де створено стіл. З новим посиланням старе перестане діяти.
invite-watch = Посилання без місця лише для перегляду: прихованих карт не видно.
share = Поділитися …
new-link = Нове посилання
qr-label = QR-код посилання-запрошення
qr-note = або покажіть через стіл

## At the table

your-turn = Ваш хід
your-turn-name = Ваш хід, { $name }
title-your-turn = Ваш хід, { $name }!
waiting-for = Очікуємо на хід: { $name }
game-over = Гру завершено
undo = Відмінити
undo-turn = Відмінити весь хід
sound = Звук
time-left = Залишилося часу
days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
menu = Меню
menu-unread =
    { $count ->
        [one] Меню, { $count } нове повідомлення
        [few] Меню, { $count } нові повідомлення
        [many] Меню, { $count } нових повідомлень
       *[other] Меню, { $count } нового повідомлення
    }
menu-seats = Гравці й посилання
chat = Чат
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
send = Надіслати
log = Журнал ходів
log-undo = { $name } відміняє хід.
log-start = Гра починається.
pause = Пауза
resume = Продовжити
paused-text = Стіл на паузі. Час не йде.
wants-pause = Просить паузу: { $names }
agree = Згода
replay = Повтор гри
download-record = Завантажити запис
report = Повідомити про помилку
report-about = Збережено файл: { $file }. У ньому гра, якою ви можете її бачити, версія Ochre і ваш браузер, без секретів і посилань на місця. Надішліть його тому, хто тримає цей сервер, і опишіть помилку. На сторінці «Відкрити запис або позицію» він знову відкриває гру.
leave = Вийти з-за столу
delete-table = Видалити стіл
delete-about = Стіл і його журнал зникнуть для всіх. Цього не можна відмінити.
delete-yes = Видалити
let-bot-play = Хай грає бот
let-bot-play-alone = За столом не лишиться жодної людини: боти одразу дограють цю гру до кінця.
invite-instead = Запросити людину
webhook = Адреса, яку викликати, коли хід: { $name }
webhook-about = Для чатів і ваших програм: Ochre надсилає туди запит. Залиште порожнім, щоб вимкнути.
webhook-title = Повідомляти інші програми
save = Зберегти
saved = Збережено
take-back-seat = Повернутися за стіл
bot-stands-in = поки що грає { $bot }
bot-plays = Бот грає за гравця { $name }.
bot-plays-time = Час вичерпано: { $name }. Поки що грає бот.
link-for-seat = Нове посилання на місце { $seat }. Хто першим його відкриє, той сяде:
watch-link = Посилання для глядачів
watch-link-about = Щоб дивитися, місце не потрібне. Приховані карти лишаються прихованими:
connection-lost = З'єднання втрачено.
connection-lost-text = Пробуємо відновити. Роздивляйтеся; хід зачекає, доки зв'язок повернеться.
connection-back = З'єднання відновлено.
curtain-title = { $name }, ваш хід
curtain-text = Візьміть пристрій. Решта не дивиться.
curtain-open = Це я, { $name }
choose-action = Що ви робите?
find-choice = Пошук серед варіантів ({ $count })
final = Цього не можна відмінити
the-board = Стіл

## Refusals

refusal-unreachable = Сервер недоступний. Нічого не втрачено: спробуйте ще раз.
refusal-stale = На столі вже все змінилося. Погляньте ще раз і виберіть.
refusal-not-your-turn = Зараз не ваш хід.
refusal-bot-plays = За вас грає бот. Спершу поверніться за стіл.
refusal-not-seated = Ви не сидите за цим столом.
refusal-not-host = Це може лише господар столу.
refusal-bad-link = Це посилання вже не відкриває місця. Попросіть нове або скористайтеся кодом відновлення.
refusal-bad-code = Жодне місце за цим столом не має такого коду. Перевірте кожну літеру.
refusal-taken = Хтось встиг раніше: місце зайняте.
refusal-no-free-seat = За цим столом немає вільного місця для вас. Попросіть посилання в господаря столу.
refusal-empty-seat = Є вільне місце. Надішліть посилання або посадіть бота.
refusal-not-begun = Гра ще не почалася.
refusal-begun = Гра вже почалася.
refusal-over = Гру завершено.
refusal-not-over = Гра ще не скінчилася.
refusal-paused = Стіл на паузі. Спершу продовжте гру.
refusal-no-undo = Цього вже не можна відмінити.
refusal-too-many = Забагато запитів. Зачекайте трохи й спробуйте ще раз.
refusal-unavailable = Зараз стіл не вдається зберегти. Нічого не втрачено: спробуйте за мить.
refusal-internal = На сервері щось пішло не так. Нічого не втрачено: спробуйте за мить.

## The end, and replays

win-one = Перемога: { $names } ({ $points })
win-shared = Спільна перемога: { $names } ({ $points })
rematch = Реванш
rematch-join = До реваншу
watch-replay = Дивитися повтор
share-replay = Поділитися повтором
share-replay-about = За цим посиланням гру побачить кожен, хто може бачити стіл.
fair-dice = Чи чесні були кубики?
fair-about = Перш ніж хтось сів за стіл, сервер запечатав таємне число; кожне місце додало своє. Тепер його відкрито. Завантажте запис, і програма перевірить кожен кубик:
fair-command = Команда
fair-commitment = Печатка:
replay-of = Повтор гри: { $game }
replay-first = На початок
replay-turn-back = На хід назад
replay-back = На крок назад
replay-forward = На крок уперед
replay-turn-forward = На хід уперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Зупинити
replay-step = Крок
replay-failed = Цей момент зараз не вдається завантажити. Спробуйте інший.
turn-of = Хід: { $name }
share-moment = Поділитися моментом
share-moment-about = Це посилання показує саме цей момент гри.
play-on = Грати звідси
play-on-about = Відкрити цю позицію як нову гру на цьому пристрої
play-on-hidden = У цій позиції від вас щось приховано. Звідси можна буде грати, коли гра завершиться.

## Settings

language = Мова
theme = Тема
theme-system = як у системі
theme-light = світла
theme-dark = темна
theme-switch = Світла чи темна тема
animation = Анімація
animation-normal = звичайна
animation-fast = швидка
animation-off = вимкнено
sound-about = Короткий звук, коли мій хід
notify-about = Сповіщення системи, коли мій хід, а я дивлюся деінде
notify-denied = Браузер не дозволяє сповіщень від цієї сторінки. Це можна змінити в його налаштуваннях.
confirm-about = Питати перед кубиками та всім, чого не можна відмінити
pass-about = Не питати про знаряддя, які нічого не змінять
your-data = Ваші дані
your-data-about = Ochre знає лише ім'я та ваші ігри. Їх можна забрати із собою або видалити.
export-data = Завантажити мої дані
erase-data = Видалити мої дані
erase-about = Ваше ім'я зникне з усіх столів, місця буде звільнено. Цього не можна відмінити.
erase-yes = Видалити все
erase-done = Ваші дані видалено.

## Rules

rules-of = Правила: { $game }
rules-note = Пронумеровані правила, за якими діє програма. Відмова називає номер правила.
rules-english = Ці правила англійською.
rules-search = Пошук
rules-none = Немає правила з такими словами.
rules-failed = Правила зараз не вдається завантажити.

## About

about-games = Ochre грає в «Кам'яну добу» та «Вічну зиму: Палеоіндіанці» за точними правилами: з друзями за посиланням, на одному пристрої або проти ботів.
about-independent = Ochre — незалежний проєкт. Він не пов'язаний з авторами чи видавцями цих ігор; їхні назви вжито лише для того, щоб сказати, які правила втілено. Усі тексти, код і малюнки наші власні.
about-fair = Кубики й карти походять із таємного числа, яке запечатують до гри й відкривають після неї, тож кожен може їх перевірити.
about-data = Без реєстрації, реклами й стеження: досить імені та посилання.
about-licence = Ochre — вільна програма за ліцензією MIT або Apache 2.0.

## When something isn't there

trouble-unknown = Такої сторінки немає
trouble-unknown-text = Можливо, адреса неповна. Почніть із головної сторінки.
trouble-load = Не вдалося завантажити
trouble-load-text = Сервер зараз не відповідає. Нічого не втрачено: спробуйте за мить.
trouble-no-table = Стіл не знайдено
trouble-no-table-text = Його видалено, або адреса неповна. Попросіть нове посилання в того, хто його надіслав.
trouble-private = Це приватний стіл
trouble-private-text = Його бачать лише гравці. Попросіть у господаря столу посилання на місце.
