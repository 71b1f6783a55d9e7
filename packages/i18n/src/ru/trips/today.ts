import type { today as en } from "../../en/trips/today.ts";
import type { Translated } from "../../translated.ts";

export const today = {
  tell: "Как идёт день",
  here: "Я на месте",
  hereAt: "Я на месте: {{name}}",
  leave: "Выхожу",
  leaveFrom: "Выхожу: {{name}}",
  late: "Опоздаю…",
  lateBy: "Опоздаю на {{time}}",
  laterThanPlan: "Позже плана на {{time}}",
  earlierThanPlan: "Раньше плана на {{time}}",
  asPlanned: "По плану",
  backToPlan: "Вернуться к плану",
  planned: "по плану {{time}}",
  skipped: "сегодня пропускаем",
  saidReached: "{{name}}: на месте в {{time}}",
  saidLeft: "{{name}}: выход в {{time}}",
  saidLate: "Остаток дня сдвинут",
  saidBack: "День снова идёт по плану",
  now: "Сейчас",
  next: "Дальше",
  until: "до {{time}}",
  navigateTo: "Проложить маршрут: {{name}}",
  dayDone: "На сегодня всё",
} as const satisfies Translated<typeof en>;
