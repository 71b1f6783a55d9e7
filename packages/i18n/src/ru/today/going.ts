import type { going as en } from "../../en/today/going.ts";
import type { Translated } from "../../translated.ts";

export const going = {
  breaks: "Что теперь не получится",
  breaksIn: "{{place}}: {{finding}}",
  more_one: "и ещё {{count}}",
  more_few: "и ещё {{count}}",
  more_many: "и ещё {{count}}",
  more_other: "и ещё {{count}}",
  works: "На остальное времени хватает.",
  dropAll: "Успеете всё остальное, если пропустить: {{names}}.",
  dropSome: "Успеете больше, если пропустить: {{names}}.",
  skip: "Пропустить сегодня",
  skipWhat: "Пропустить сегодня: {{names}}",
  skipped: "Сегодня пропускаем: {{names}}",
  unskip: "Не пропускать",
  unskipWhat: "Не пропускать: {{names}}",
  unskipped: "Снова в планах на сегодня: {{names}}",
  toPlan: "Внести в план",
  planned: "План обновлён по ходу дня",
  keep: "Сохранить как заметку",
  kept: "Сохранено в заметках дня",
  noteTitle: "Как было",
  noteStay: "{{name}}: {{from}}–{{to}}",
  noteReached: "{{name}}: с {{time}}",
  noteLeft: "{{name}}: до {{time}}",
  noteSkipped: "{{name}}: пропустили",
} as const satisfies Translated<typeof en>;
