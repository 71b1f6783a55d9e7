import type { mapSettings as en } from "../../en/map/map-settings.ts";
import type { Translated } from "../../translated.ts";

export const mapSettings = {
  open: "Настройки карты",
  source: "Источник карты",
  sourceHint: "Эту карту увидят все, кто откроет поездку.",
  layout: "Расположение",
  layoutHint: "Только для вас и только в этом браузере.",
  layouts: {
    vertical: "Карта сверху, план снизу",
    pointsLeft: "План слева",
    horizontal: "План справа",
  },
  trip: "Настройки поездки",
  tripHint: "Название, валюта, число путешественников, черновик.",
  changeTrip: "Изменить поездку",
  offline: "Карта офлайн",
  offlineHint: "Поездка и её карта на этом устройстве, чтобы открыть без сети.",
  downloads: "Скачать",
  downloadsHint: "Поездка файлом: для других программ и в дорогу.",
  calendar: "Внешний календарь",
  calendarHint: "Поездка в вашем календаре. Изменения приходят туда сами.",
  paneWidth: "Ширина плана",
  paneHeight: "Высота плана",
} as const satisfies Translated<typeof en>;
