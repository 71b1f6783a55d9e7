import type { later as en } from "../../en/frame/later.ts";
import type { Translated } from "../../translated.ts";

export const later = {
  badge: "Пока не готово",
  helpText:
    "Здесь появятся ответы на вопросы и экскурсии по каждому экрану. А пока кнопки сами говорят, что делают.",
  toTrips: "К моим поездкам",
  toMap: "Назад к карте",
  toStart: "На главную",
} as const satisfies Translated<typeof en>;
