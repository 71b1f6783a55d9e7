import type { tripDialogs as en } from "../../en/trips/trip-dialogs.ts";
import type { Translated } from "../../translated.ts";

export const tripDialogs = {
  newTitle: "Новая поездка",
  editTitle: "Изменить поездку",
  create: "Создать поездку",
  created: "Поездка «{{name}}» создана. Теперь добавьте первый день.",
  createdWithDays_one: "Поездка «{{name}}» создана, в ней {{count}} день.",
  createdWithDays_few: "Поездка «{{name}}» создана, в ней {{count}} дня.",
  createdWithDays_many: "Поездка «{{name}}» создана, в ней {{count}} дней.",
  createdWithDays_other: "Поездка «{{name}}» создана, в ней {{count}} дня.",
  daysFailed: "Поездка «{{name}}» создана, но без дней. {{reason}}",
  where: "Куда",
  wherePlaceholder: "Город или регион",
  whereNotFound: "Ничего не найдено. Уточните название или оставьте поле пустым.",
  datesHint: "Если даты ещё не известны, оставьте их пустыми.",
  details: "Валюта, карта, черновик",
  saved: "Поездка «{{name}}» сохранена.",
  namePlaceholder: "Например: Весна в Грузии",
  isDraftHint: "Черновики хранятся в отдельном разделе.",
  deleteTitle: "Удалить «{{name}}»?",
  deleteText: "Вместе с ней исчезнут все дни, точки, расходы и заметки. Отменить это нельзя.",
  deleteOffline: "Нет связи. Удалить поездку можно будет, когда она появится.",
  deleteDo: "Удалить поездку",
  deleted: "Поездка «{{name}}» удалена.",
  notDeleted: "Поездка «{{name}}» не удалена и снова на месте. {{reason}}",
} as const satisfies Translated<typeof en>;
