import type { pointForm as en } from "../../en/points/point-form.ts";
import type { Translated } from "../../translated.ts";

export const pointForm = {
  newTitle: "Новая точка",
  editTitle: "Изменить точку",
  groups: { what: "Что", when: "Когда", booking: "Бронь", more: "Ещё" },
  waitHint: "Иначе план ждёт у\u00a0закрытых дверей, и\u00a0всё дальнейшее время дня сдвигается.",
  excludeHint: "Точка останется на карте, а маршрут пройдёт мимо.",
  workingHoursPlaceholder: "Пн–Вс 10:00–18:00",
  minutesUnit: "мин",
  onTheDay: "День",
  noPlace: "Место пока не выбрано.",
  choosePlace: "Выберите место или нажмите на карту",
  changeOnMap: "Изменить на карте",
  sharedTwice:
    "Эта точка стоит ещё и здесь: {{days}}. Название, тип, описание, место, адрес, сайт, часы работы, цена и проживание изменятся и там, остальное — только в этом дне.",
  shared:
    "Эта точка стоит ещё и здесь: {{days}}. Название, тип, описание, место, адрес, сайт, часы работы, цена и проживание изменятся во всех {{stops}} местах плана, остальное — только в этом дне.",
  hoursUnderstood: "Понято так:",
} as const satisfies Translated<typeof en>;
