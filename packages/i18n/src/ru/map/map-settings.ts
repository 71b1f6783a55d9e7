import type { mapSettings as en } from "../../en/map/map-settings.ts";
import type { Translated } from "../../translated.ts";

export const mapSettings = {
  open: "Настройки карты",
  layout: "Расположение",
  layouts: {
    vertical: "Карта сверху, план снизу",
    pointsLeft: "План слева",
    horizontal: "План справа",
  },
  offline: "Карта офлайн",
  downloads: "Скачать",
  calendar: "Внешний календарь",
  paneWidth: "Ширина плана",
  paneHeight: "Высота плана",
} as const satisfies Translated<typeof en>;
