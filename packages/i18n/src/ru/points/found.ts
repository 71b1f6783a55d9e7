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
  away: "{{distance}} от точки «{{name}}»",
  asking: "Ищем сведения об этом месте…",
  nothingKnown: "Об этом месте ничего не известно.",
  askingOffline: "Нет связи. Узнать, что здесь, можно будет, когда она появится.",
  askingFailed: "Не удалось узнать об этом месте. {{reason}}",
  nearest: "Ближайшее место: {{name}}, {{distance}}",
} as const satisfies Translated<typeof en>;
