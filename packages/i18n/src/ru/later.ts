import type { Translated } from "../catalogue.ts";
import type { later as en } from "../en/later.ts";

export const later = {
  badge: "Пока не готово",
  catalogText:
    "Здесь можно будет смотреть поездки, которыми делятся другие, и копировать их себе. Бобёр ещё только валит первое дерево для полок.",
  helpText:
    "Здесь появятся ответы на вопросы и экскурсии по каждому экрану. А пока кнопки сами говорят, что делают.",
  printText: "Здесь можно будет напечатать поездку или день либо сохранить их в PDF.",
  toTrips: "К моим поездкам",
  toMap: "Назад к карте",
  toStart: "На главную",
} as const satisfies Translated<typeof en>;
