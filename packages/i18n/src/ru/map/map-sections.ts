import type { mapSections as en } from "../../en/map/map-sections.ts";
import type { Translated } from "../../translated.ts";

export const mapSections = {
  source: "Источник карты",
  sourceHint: "Эту карту увидят все, кто откроет поездку.",
  layoutHint: "Только для вас и только в этом браузере.",
  trip: "Настройки поездки",
  tripHint: "Название, валюта, число путешественников, черновик.",
  changeTrip: "Изменить поездку",
  offlineHint: "Поездка и её карта на этом устройстве, чтобы открыть без сети.",
  downloadsHint: "Поездка файлом: для других программ и в дорогу.",
  importHint: "Дни и места из файла или списка — в эту поездку.",
  calendarHint: "Поездка в вашем календаре. Изменения приходят туда сами.",
  sharing: "Доступ",
  sharingHint: "Кто может читать эту поездку.",
  isPrivate: "Видите только вы.",
  isPublic: "Открытая: может читать каждый, у кого есть ссылка.",
  isListed: "Открытая и видна в каталоге.",
} as const satisfies Translated<typeof en>;
