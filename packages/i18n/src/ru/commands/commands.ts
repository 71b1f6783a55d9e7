import type { commands as en } from "../../en/commands/commands.ts";
import type { Translated } from "../../translated.ts";

export const commands = {
  title: "Перейти",
  search: "Поездка, день, точка, страница",
  nothing: "Ничего не нашлось. Попробуйте другое слово.",
  keys: "Показать все клавиши",
  theme: "Тема: {{name}}",
  language: "Язык: {{name}}",
  groups: {
    days: "Дни",
    points: "Точки",
    actions: "Действия",
    pages: "Страницы",
    trips: "Поездки",
  },
} as const satisfies Translated<typeof en>;
