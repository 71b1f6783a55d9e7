import type { pickExisting as en } from "../../en/points/pick-existing.ts";
import type { Translated } from "../../translated.ts";

export const pickExisting = {
  title: "Добавить в день: {{day}}",
  search: "Название или адрес",
  empty: "В поездке пока нет точек.",
  notFound: "Точек не найдено",
  more_one: "И ещё {{count}}. Уточните название.",
  more_few: "И ещё {{count}}. Уточните название.",
  more_many: "И ещё {{count}}. Уточните название.",
  more_other: "И ещё {{count}}. Уточните название.",
  addNone: "Добавить точки",
  add_one: "Добавить {{count}} точку",
  add_few: "Добавить {{count}} точки",
  add_many: "Добавить {{count}} точек",
  add_other: "Добавить {{count}} точки",
} as const satisfies Translated<typeof en>;
