import type { conflicts as en } from "../../en/frame/conflicts.ts";
import type { Translated } from "../../translated.ts";

export const conflicts = {
  title: "Пока вы правили, это изменили в другом месте. Выберите, что оставить, и сохраните.",
  theirs: "Теперь там: {{value}}",
  mine: "У вас: {{value}}",
  value: "«{{value}}»",
  whole: "Показать целиком",
  empty: "пусто",
  filled: "заполнено",
  on: "да",
  off: "нет",
  keep: "Оставить моё",
  take: "Взять то",
} as const satisfies Translated<typeof en>;
