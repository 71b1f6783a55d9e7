import type { markup as en } from "../../en/notes/markup.ts";
import type { Translated } from "../../translated.ts";

export const markup = {
  tools: {
    bold: "Полужирный",
    italic: "Курсив",
    strike: "Зачёркнутый",
    code: "Код",
    link: "Ссылка",
    checklist: "Добавить задачу",
  },
} as const satisfies Translated<typeof en>;
