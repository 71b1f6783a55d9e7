import type { bestDays as en } from "../../en/order/best-days.ts";
import type { Translated } from "../../translated.ts";

export const bestDays = {
  title: "Точки по дням",
  first: "С какого дня",
  last: "По какой день",
  kept: "Отели, вокзалы, аэропорты, рестораны, точки с бронью, а также оплаченные и с датами действия остаются в своих днях.",
  searching: "Распределяем точки по дням…",
  failed: "Распределить точки не удалось. Закройте окно и попробуйте ещё раз.",
  tooFewDays_one: "Выберите хотя бы {{count}} день.",
  tooFewDays_few: "Выберите хотя бы {{count}} дня.",
  tooFewDays_many: "Выберите хотя бы {{count}} дней.",
  tooFewDays_other: "Выберите хотя бы {{count}} дня.",
  tooManyDays_one: "Выберите не больше {{count}} дня.",
  tooManyDays_few: "Выберите не больше {{count}} дней.",
  tooManyDays_many: "Выберите не больше {{count}} дней.",
  tooManyDays_other: "Выберите не больше {{count}} дня.",
  tooManyStops_one: "В выбранных днях может быть не больше {{count}} точки. Выберите меньше дней.",
  tooManyStops_few: "В выбранных днях может быть не больше {{count}} точек. Выберите меньше дней.",
  tooManyStops_many: "В выбранных днях может быть не больше {{count}} точек. Выберите меньше дней.",
  tooManyStops_other:
    "В выбранных днях может быть не больше {{count}} точки. Выберите меньше дней.",
  noneFound: "Лучше распределить точки не получилось.",
  was: "раньше: {{date}}",
  apply: "Применить",
} as const satisfies Translated<typeof en>;
