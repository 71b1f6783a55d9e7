import type { print as en } from "../../en/trips/print.ts";
import type { Translated } from "../../translated.ts";

export const print = {
  day: "День {{number}}",
  startsAt: "начало в\u00a0{{time}}",
  hiddenPoints_one: "{{count}} необязательная точка не напечатана.",
  hiddenPoints_few: "{{count}} необязательные точки не напечатаны.",
  hiddenPoints_many: "{{count}} необязательных точек не напечатано.",
  hiddenPoints_other: "{{count}} необязательной точки не напечатано.",
  openAllDay: "открыто весь день",
  closedThatDay: "в этот день закрыто",
  notes: "Заметки и задачи",
  costs: "Расходы",
  total: "Итого",
  dayMap: "Карта дня",
} as const satisfies Translated<typeof en>;
