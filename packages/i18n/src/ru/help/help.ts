import type { help as en } from "../../en/help/help.ts";
import type { Translated } from "../../translated.ts";

export const help = {
  lead: "Что здесь можно делать — коротко.",
  search: "Поиск по справке",
  clear: "Очистить поиск",
  contents: "Содержание",
  found_one: "{{count}} ответ",
  found_few: "{{count}} ответа",
  found_many: "{{count}} ответов",
  found_other: "{{count}} ответа",
  nothing: "Таких слов в справке нет. Попробуйте другие или меньше слов.",
  keys: "Клавиши",
  action: "Что делают",
  showTours: "Показать подсказки снова",
  toursShown: "Каждый экран снова расскажет о себе, когда вы его откроете.",
} as const satisfies Translated<typeof en>;
