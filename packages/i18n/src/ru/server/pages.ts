import type { pages as en } from "../../en/server/pages.ts";
import type { Translated } from "../../translated.ts";

export const pages = {
  days_one: "{{count}} день",
  days_few: "{{count}} дня",
  days_many: "{{count}} дней",
  days_other: "{{count}} дня",
  points_one: "{{count}} точка",
  points_few: "{{count}} точки",
  points_many: "{{count}} точек",
  points_other: "{{count}} точки",
  placesAndMore: "{{places}} и не только",
  owner: "Поездка в Castor, автор: {{owner}}.",
  ofNobody: "Поездка в Castor.",
  pictureAlt: "Карта поездки «{{name}}»: точки, соединённые по дням",
  indexPictureAlt: "Castor: поездки на карте, день за днём",
  catalogTitle: "Каталог поездок",
  catalogText:
    "Поездки, которыми делятся другие: откройте на карте по дням и скопируйте понравившуюся в свой аккаунт.",
  catalogPicture: "Скопируйте и измените под себя",
  helpTitle: "Помощь",
  helpText: "Как спланировать поездку в Castor: дни, точки, маршруты, расходы, заметки и ссылки.",
} as const satisfies Translated<typeof en>;
