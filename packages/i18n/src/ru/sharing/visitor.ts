import type { visitor as en } from "../../en/sharing/visitor.ts";
import type { Translated } from "../../translated.ts";

export const visitor = {
  badLinkTitle: "Ссылка неполная",
  badLinkText: "Часть ссылки потерялась, и непонятно, какую поездку открыть.",
  badLinkTip: "Попросите прислать ссылку ещё раз и откройте или скопируйте её целиком.",
  offline: "Нет связи. Скопировать поездку можно будет, когда она появится.",
  copyTitle: "Скопировать «{{name}}»",
  copyText:
    "У вас появится своя личная копия, её можно менять как угодно. Расходов, заметок и броней автора в ней нет.",
  copyOwnText: "Появится ещё одна личная поездка со всеми расходами, заметками и бронями.",
  copyStart: "Первый день копии",
  copyStartHint: "Оставьте пустым, чтобы даты не менялись.",
  keepWeekdays: "Сохранить дни недели",
  keepWeekdaysHint: "Копия начнётся в ближайший такой же день недели: {{weekday}}.",
  allDays: "Выбрать все",
  noDays: "Снять выбор",
  result_one: "{{count}} день: {{dates}}",
  result_few: "{{count}} дня: {{dates}}",
  result_many: "{{count}} дней: {{dates}}",
  result_other: "{{count}} дня: {{dates}}",
  noneChosen: "Выберите хотя бы один день.",
  loadingDays: "Загружаем дни…",
  copyDo: "Скопировать поездку",
  logInToCopy: "Войти и скопировать",
  logInHint: "После входа или регистрации вы вернётесь сюда, и всё выбранное сохранится.",
  copied: "Поездка «{{name}}» теперь есть среди ваших.",
  daysGone: "Некоторых выбранных дней больше нет. Выберите заново.",
} as const satisfies Translated<typeof en>;
