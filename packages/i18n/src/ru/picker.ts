import type { Translated } from "../catalogue.ts";
import type { picker as en } from "../en/picker.ts";

export const picker = {
  open: "Добавить точку из поездки",
  title: "Добавить в день: {{day}}",
  search: "Название или адрес",
  isHere: "уже есть в этом дне",
  empty: "В поездке пока нет точек.",
  notFound: "Такой точки в поездке нет.",
  more_one: "И ещё {{count}}. Уточните название.",
  more_few: "И ещё {{count}}. Уточните название.",
  more_many: "И ещё {{count}}. Уточните название.",
  more_other: "И ещё {{count}}. Уточните название.",
  addNone: "Добавить точки",
  add_one: "Добавить {{count}} точку",
  add_few: "Добавить {{count}} точки",
  add_many: "Добавить {{count}} точек",
  add_other: "Добавить {{count}} точки",
  addedOne: "В день «{{day}}» добавлена точка «{{name}}».",
  added_one: "В день «{{day}}» добавлена {{count}} точка из поездки.",
  added_few: "В день «{{day}}» добавлены {{count}} точки из поездки.",
  added_many: "В день «{{day}}» добавлено {{count}} точек из поездки.",
  added_other: "В день «{{day}}» добавлено {{count}} точки из поездки.",
  putOnDays: "Добавить на другие дни…",
  daysTitle: "«{{name}}» на другие дни",
  daysText: "Точка останется здесь и встанет в конец каждого выбранного дня.",
  everyNight_one: "Ещё {{count}} ночь проживания",
  everyNight_few: "Ещё {{count}} ночи проживания",
  everyNight_many: "Ещё {{count}} ночей проживания",
  everyNight_other: "Ещё {{count}} ночи проживания",
  nightsMissing_one:
    "Впереди ещё {{count}} ночь в этом отеле. Поставить «{{name}}» и на этот день?",
  nightsMissing_few: "Впереди ещё {{count}} ночи в этом отеле. Поставить «{{name}}» и на эти дни?",
  nightsMissing_many:
    "Впереди ещё {{count}} ночей в этом отеле. Поставить «{{name}}» и на эти дни?",
  nightsMissing_other:
    "Впереди ещё {{count}} ночи в этом отеле. Поставить «{{name}}» и на эти дни?",
  put: "Добавить",
  onMoreDays_one: "Точка «{{name}}» добавлена ещё на {{count}} день.",
  onMoreDays_few: "Точка «{{name}}» добавлена ещё на {{count}} дня.",
  onMoreDays_many: "Точка «{{name}}» добавлена ещё на {{count}} дней.",
  onMoreDays_other: "Точка «{{name}}» добавлена ещё на {{count}} дня.",
  sharedTwice:
    "Эта точка стоит ещё и здесь: {{days}}. Название, тип, описание, место, адрес, сайт, часы работы, цена и проживание изменятся и там, остальное — только в этом дне.",
  shared:
    "Эта точка стоит ещё и здесь: {{days}}. Название, тип, описание, место, адрес, сайт, часы работы, цена и проживание изменятся во всех {{stops}} местах плана, остальное — только в этом дне.",
} as const satisfies Translated<typeof en>;
