import type { found as en } from "../../en/points/found.ts";
import type { Translated } from "../../translated.ts";

export const found = {
  card: "Найденное место",
  spot: "Место на карте",
  defaultName: "Точка {{number}}",
  addTo: "Добавить в «{{day}}»",
  addOn: "Добавить на {{date}}",
  added: "Добавлено",
  addedTo: "Добавлено в «{{day}}»: {{name}}.",
  otherDay: "Выбрать другой день",
  newDay: "Новый день, {{date}}",
  details: "Детали…",
  noPlace: "Место пока не выбрано.",
  choosePlace: "Выберите место или нажмите на карту",
  tapMap: "Указать на карте",
  changeOnMap: "Изменить на карте",
  pickHint: "Подвиньте карту под перекрестие или нажмите на неё.",
  useSpot: "Выбрать это место",
  away: "{{distance}} от точки «{{name}}»",
} as const satisfies Translated<typeof en>;
