import type { putOnDays as en } from "../../en/points/put-on-days.ts";
import type { Translated } from "../../translated.ts";

export const putOnDays = {
  title: "Добавить «{{name}}» в другие дни",
  text: "Точка останется здесь и встанет в конец каждого выбранного дня.",
  everyNight_one: "Ещё {{count}} ночь проживания",
  everyNight_few: "Ещё {{count}} ночи проживания",
  everyNight_many: "Ещё {{count}} ночей проживания",
  everyNight_other: "Ещё {{count}} ночи проживания",
} as const satisfies Translated<typeof en>;
