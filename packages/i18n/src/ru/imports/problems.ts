import type { importProblems as en } from "../../en/imports/problems.ts";
import type { Translated } from "../../translated.ts";

export const importProblems = {
  names: {
    trip: "Импортированная поездка",
    day: "День {n}",
    point: "Точка {n}",
    start: "Старт",
    finish: "Финиш",
  },
  formats: {
    kml: "KML",
    gpx: "GPX",
    geojson: "GeoJSON",
    json: "JSON",
    zip: "ZIP",
    csv: "CSV",
    ics: "iCalendar (ICS)",
    text: "список мест",
  },
  refusals: {
    empty: "В этом файле ничего нет. Сохраните его в другом приложении ещё раз.",
    tooLarge:
      "Файл слишком большой: можно до {{megabytes}} МБ. Сохраняйте по одному слою, списку или году.",
    unknownFormat:
      "Castor не знает этот формат. Он читает KML, KMZ, GPX, GeoJSON, CSV, ICS, списки мест и свой JSON.",
    spreadsheet:
      "Это книга с таблицами. Сохраните её как CSV в редакторе таблиц и импортируйте этот файл.",
    encrypted: "Архив закрыт паролем. Распакуйте его и импортируйте файл, который внутри.",
    broken: "Файл повреждён или обрезан: это не {{format}}. Сохраните или скачайте его ещё раз.",
    brokenAt:
      "Файл повреждён или обрезан: строка {{line}} не похожа на {{format}}. Сохраните или скачайте его ещё раз.",
    unsafe: "В файле объявлены сущности XML, картам они не нужны. Castor такой файл не открывает.",
    tooComplex: "В файле слишком много частей, или они слишком вложены. Импортируйте по частям.",
    tooManyPoints:
      "В поездке может быть до {{max}} точек, а в файле их больше. Сохраните по частям.",
    tooManyDays: "В поездке может быть до {{max}} дней, а в файле их больше. Сохраните по частям.",
    nothingFound: "В этом файле нет мест.",
    onlyLinked:
      "В файле только ссылка на карту. В «Моих картах» выгрузите её без обновления по сетевой ссылке.",
    noColumns:
      "Нет столбца с названиями или координатами. Назовите столбцы «название», «широта» и «долгота». В файле есть: {{names}}.",
    tooSlow: "Файл не прочитан за {{seconds}} с. Импортируйте по частям.",
  },
  warnings: {
    withoutPosition_one: "У {{count}} места нет координат.",
    withoutPosition_few: "У {{count}} мест нет координат.",
    withoutPosition_many: "У {{count}} мест нет координат.",
    withoutPosition_other: "У {{count}} места нет координат.",
    shortLinks_one:
      "{{count}} короткая ссылка не говорит, где место. Откройте её и вставьте длинный адрес.",
    shortLinks_few:
      "{{count}} короткие ссылки не говорят, где места. Откройте их и вставьте длинные адреса.",
    shortLinks_many:
      "{{count}} коротких ссылок не говорят, где места. Откройте их и вставьте длинные адреса.",
    shortLinks_other:
      "{{count}} короткой ссылки не говорят, где места. Откройте их и вставьте длинные адреса.",
    badPositions_one: "Пропущена {{count}} запись: таких координат на Земле нет.",
    badPositions_few: "Пропущены {{count}} записи: таких координат на Земле нет.",
    badPositions_many: "Пропущено {{count}} записей: таких координат на Земле нет.",
    badPositions_other: "Пропущено {{count}} записи: таких координат на Земле нет.",
    eventsWithoutPlace_one: "Пропущено {{count}} событие без места.",
    eventsWithoutPlace_few: "Пропущены {{count}} события без места.",
    eventsWithoutPlace_many: "Пропущено {{count}} событий без места.",
    eventsWithoutPlace_other: "Пропущено {{count}} события без места.",
    repeatedEvents_one: "{{count}} повторяющееся событие взято один раз, в первый день.",
    repeatedEvents_few: "{{count}} повторяющихся события взяты по одному разу, в первый день.",
    repeatedEvents_many: "{{count}} повторяющихся событий взяты по одному разу, в первый день.",
    repeatedEvents_other: "{{count}} повторяющегося события взяты по одному разу, в первый день.",
    assumedZone: "Время показано по поясу {{zone}}: в файле нет часовых поясов мест.",
    cutTexts_one: "{{count}} текст был слишком длинным и сокращён.",
    cutTexts_few: "{{count}} текста были слишком длинными и сокращены.",
    cutTexts_many: "{{count}} текстов были слишком длинными и сокращены.",
    cutTexts_other: "{{count}} текста были слишком длинными и сокращены.",
    skippedShapes_one: "Пропущена {{count}} область или другая фигура.",
    skippedShapes_few: "Пропущены {{count}} области или другие фигуры.",
    skippedShapes_many: "Пропущено {{count}} областей и других фигур.",
    skippedShapes_other: "Пропущено {{count}} области и других фигур.",
    networkLinks_one: "Пропущена {{count}} часть: в файле на неё только ссылка.",
    networkLinks_few: "Пропущены {{count}} части: в файле на них только ссылки.",
    networkLinks_many: "Пропущено {{count}} частей: в файле на них только ссылки.",
    networkLinks_other: "Пропущено {{count}} части: в файле на них только ссылки.",
    skippedFiles: "Из архива не взято: {{names}}.",
    guessedEncoding: "Похоже, текст в кодировке {{encoding}}. Проверьте, читаются ли названия.",
    unknownColumns: "Не взяты столбцы: {{names}}.",
  },
} as const satisfies Translated<typeof en>;
