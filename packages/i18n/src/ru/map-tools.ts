import type { Translated } from "../catalogue.ts";
import type { mapTools as en } from "../en/map-tools.ts";

export const mapTools = {
  view: "Что показывает карта",
  showMarkers: "Точки",
  showExcluded: "Точки вне пути",
  fullScreen: "На весь экран",
  leaveFullScreen: "Выйти из полноэкранного режима",
  fullScreenFailed: "Браузер не разрешил полноэкранный режим.",
  measure: "Измерить расстояние",
  measureHint: "Нажимайте на карту вдоль пути.",
  measured: "Измеренное расстояние",
  undoVertex: "Убрать последнюю отметку",
  measureDone: "Готово",
  follow: "Следовать за мной",
  locating: "Определяем, где вы…",
  locationRefused:
    "Браузеру нельзя сообщать, где вы. Разрешите этому сайту доступ к местоположению в настройках браузера и попробуйте снова.",
  locationUnavailable:
    "Не удалось определить, где вы. Включите геолокацию на устройстве или выйдите на открытое место и попробуйте снова.",
  locationTimedOut:
    "Определить, где вы, не удалось за отведённое время. Попробуйте снова, лучше под открытым небом.",
  locationMissing:
    "Этот браузер не может сообщить, где вы. Нужен защищённый адрес (https://) и более новый браузер.",
  spot: "Это место",
  copyCoordinates: "Скопировать {{coordinates}}",
  copied: "Скопировано: {{coordinates}}",
  notCopied: "Скопировать не удалось. Координаты: {{coordinates}}.",
  whatIsHere: "Что здесь?",
  addPoint: "Добавить точку здесь",
  measureFrom: "Измерить отсюда",
  asking: "Узнаём, что здесь…",
  nothingKnown: "Об этом месте ничего не известно.",
  askingFailed: "Не удалось узнать, что здесь. {{reason}}",
  distanceAway: "{{distance}} отсюда",
} as const satisfies Translated<typeof en>;
