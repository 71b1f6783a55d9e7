import type { mapTools as en } from "../../en/map/map-tools.ts";
import type { Translated } from "../../translated.ts";

export const mapTools = {
  view: "Что показывает карта",
  showMarkers: "Точки",
  showExcluded: "Точки вне маршрута",
  fullScreen: "На весь экран",
  leaveFullScreen: "Выйти из полноэкранного режима",
  fullScreenFailed: "Браузер не разрешил полноэкранный режим.",
  measure: "Измерить расстояние",
  measureHint: "Нажимайте на карту вдоль маршрута.",
  measured: "Измеренное расстояние",
  undoVertex: "Убрать последнюю отметку",
  measureDone: "Готово",
  follow: "Моё местоположение",
  locating: "Определяем местоположение…",
  locationRefused:
    "Доступ к местоположению закрыт. Разрешите его этому сайту в настройках браузера и попробуйте снова.",
  locationUnavailable:
    "Не удалось определить местоположение. Включите геолокацию на устройстве или выйдите на открытое место и попробуйте снова.",
  locationTimedOut: "Не удалось определить местоположение. Попробуйте на открытом месте.",
  locationMissing:
    "Этот браузер не может определить местоположение. Нужен защищённый адрес (https://) и более новый браузер.",
  spot: "Это место",
  copyCoordinates: "Скопировать {{coordinates}}",
  copied: "Скопировано: {{coordinates}}",
  notCopied: "Скопировать не удалось. Координаты: {{coordinates}}.",
  whatIsHere: "Что здесь?",
  addPoint: "Добавить точку здесь",
  measureFrom: "Измерить отсюда",
  tapMap: "Указать на карте",
  pickHint: "Подвиньте карту под перекрестие или нажмите на неё.",
  useSpot: "Выбрать это место",
} as const satisfies Translated<typeof en>;
