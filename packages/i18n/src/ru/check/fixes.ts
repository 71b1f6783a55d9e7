import type { fixes as en } from "../../en/check/fixes.ts";
import type { Translated } from "../../translated.ts";

export const fixes = {
  open: "Как исправить",
  searching: "Ищем, как исправить…",
  failed: "Найти исправления не удалось. Обновите страницу, чтобы попробовать ещё раз.",
  apply: "Применить",
  applyWhat: "Применить: {{fix}}",
  applied: "Готово. {{fix}}.",

  leaveEarlier: "Начать «{{day}}» раньше на {{duration}}",
  leaveLater: "Начать «{{day}}» позже на {{duration}}",
  stayShorter: "Пробыть в «{{name}}» на {{duration}} меньше",
  swap: "Поменять местами «{{name}}» и «{{other}}»",
  goByCar: "До «{{name}}» — на машине",
  goByBus: "До «{{name}}» — на автобусе",
  addNight: "Ещё одна ночь в «{{name}}»: с {{date}}",
  moveDay: "Перенести «{{name}}» на {{date}}",
  drop: "Убрать «{{name}}» из плана",

  begin: "Начало дня «{{day}}»: {{change}}",
  arrival: "Приезд в «{{name}}»: {{change}}",
  end: "Конец дня «{{day}}»: {{change}}",
  checkIn: "Заселение: {{change}}",
  checkOut: "Выезд: {{change}}",
  unknown: "неизвестно",
  estimated: "Время примерное, пока не построены новые маршруты.",
  less: "Дешевле на {{amount}}.",
  more: "Дороже на {{amount}}.",
  samePrice: "Указанная цена не изменится.",
  alsoSolves_one: "Заодно уйдёт ещё {{count}} замечание.",
  alsoSolves_few: "Заодно уйдут ещё {{count}} замечания.",
  alsoSolves_many: "Заодно уйдут ещё {{count}} замечаний.",
  alsoSolves_other: "Заодно уйдут ещё {{count}} замечания.",
  come: "Появится, но не так серьёзно: «{{place}}». {{finding}}",
} as const satisfies Translated<typeof en>;
