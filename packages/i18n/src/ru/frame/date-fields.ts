import type { dateFields as en } from "../../en/frame/date-fields.ts";
import type { Translated } from "../../translated.ts";

export const dateFields = {
  previousMonth: "Предыдущий месяц",
  nextMonth: "Следующий месяц",
  previousYear: "Предыдущий год",
  nextYear: "Следующий год",
  hours: "Часы",
  minutes: "Минуты",
  example: "Например: 5 дек, завтра или {{date}}",
  notUnderstood: "Это не дата. Попробуйте так: 5 дек, завтра или {{date}}.",
  time: "Время",
  amPm: "AM или PM",
  clear: "Убрать дату",
} as const satisfies Translated<typeof en>;
