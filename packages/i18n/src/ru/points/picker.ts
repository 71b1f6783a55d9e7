import type { picker as en } from "../../en/points/picker.ts";
import type { Translated } from "../../translated.ts";

export const picker = {
  open: "Добавить точку из поездки",
  isHere: "уже есть в этом дне",
  addedOne: "В день «{{day}}» добавлена точка «{{name}}».",
  added_one: "В день «{{day}}» добавлена {{count}} точка из поездки.",
  added_few: "В день «{{day}}» добавлены {{count}} точки из поездки.",
  added_many: "В день «{{day}}» добавлено {{count}} точек из поездки.",
  added_other: "В день «{{day}}» добавлено {{count}} точки из поездки.",
  putOnDays: "Добавить и в другие дни…",
  nightsMissing_one: "Вы остаётесь ещё на {{count}} ночь. Добавить «{{name}}» и в этот день?",
  nightsMissing_few: "Вы остаётесь ещё на {{count}} ночи. Добавить «{{name}}» и в эти дни?",
  nightsMissing_many: "Вы остаётесь ещё на {{count}} ночей. Добавить «{{name}}» и в эти дни?",
  nightsMissing_other: "Вы остаётесь ещё на {{count}} ночи. Добавить «{{name}}» и в эти дни?",
  put: "Добавить",
  onMoreDays_one: "Точка «{{name}}» добавлена ещё на {{count}} день.",
  onMoreDays_few: "Точка «{{name}}» добавлена ещё на {{count}} дня.",
  onMoreDays_many: "Точка «{{name}}» добавлена ещё на {{count}} дней.",
  onMoreDays_other: "Точка «{{name}}» добавлена ещё на {{count}} дня.",
} as const satisfies Translated<typeof en>;
