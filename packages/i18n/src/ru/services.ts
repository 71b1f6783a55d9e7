import type { Translated } from "../catalogue.ts";
import type { services as en } from "../en/services.ts";

export const services = {
  search: "Поиск места",
  searchPlaceholder: "Место, адрес или координаты",
  searching: "Ищем…",
  results: "Найденные места",
  resultsCount_one: "Найдено {{count}} место. Выберите его стрелками и клавишей Enter.",
  resultsCount_few: "Найдено {{count}} места. Выберите нужное стрелками и клавишей Enter.",
  resultsCount_many: "Найдено {{count}} мест. Выберите нужное стрелками и клавишей Enter.",
  resultsCount_other: "Найдено {{count}} места. Выберите нужное стрелками и клавишей Enter.",
  clear: "Очистить поиск",
} as const satisfies Translated<typeof en>;
