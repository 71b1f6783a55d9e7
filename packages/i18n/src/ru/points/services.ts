import type { services as en } from "../../en/points/services.ts";
import type { Translated } from "../../translated.ts";

export const services = {
  search: "Поиск места",
  searchPlaceholder: "Место, адрес, координаты",
  find: "Найти",
  searching: "Ищем…",
  results: "Найденные места",
  resultsCount_one: "Найдено {{count}} место. Выберите его стрелками и клавишей Enter.",
  resultsCount_few: "Найдено {{count}} места. Выберите нужное стрелками и клавишей Enter.",
  resultsCount_many: "Найдено {{count}} мест. Выберите нужное стрелками и клавишей Enter.",
  resultsCount_other: "Найдено {{count}} места. Выберите нужное стрелками и клавишей Enter.",
  clear: "Очистить поиск",
  recent: "Недавние запросы",
  forget: "Очистить",
  everywhere: "Искать «{{text}}» везде",
  inTrip: "В этой поездке: {{days}}",
  town: "Населённый пункт",
  distances: "Расстояния — от последней точки дня",
  fromLastPoint: "{{distance}} от последней точки дня",
  offline: "Нет сети. Найдутся только точки этой поездки.",
  offlineStored: "Нет сети. Найдутся точки этой поездки и сохранённые места вокруг них.",
} as const satisfies Translated<typeof en>;
