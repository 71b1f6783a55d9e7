import type { downloads as en } from "../../en/exports/downloads.ts";
import type { Translated } from "../../translated.ts";

export const downloads = {
  title: "Скачать «{{name}}»",
  files: {
    pdf: "PDF",
    pdfFor: "Читать без сети, печатать, отправлять",
    kmz: "KMZ",
    kmzFor: "Organic Maps, Google Планета Земля, «Мои карты»",
    gpx: "GPX",
    gpxFor: "OsmAnd, Komoot, Garmin и другие навигаторы",
    geojson: "GeoJSON",
    geojsonFor: "QGIS и другие программы для карт",
    calendar: "Календарь (ICS)",
    calendarFor: "Календари Google, Apple и Outlook",
    json: "JSON",
    jsonFor: "Вся поездка с расходами и заметками, чтобы загрузить её снова",
  },
  offline: "Нет связи. Скачать файлы можно будет, когда она появится.",
  preparing: "Готовим файл…",
  received: "Получено {{size}}…",
  receivedOf: "Получено {{size}} из {{whole}}…",
  done: "Скачано: {{file}}",
  failed: "{{file}} не удалось скачать. {{reason}}",
  status: "HTTP error! status: {{status}}",
} as const satisfies Translated<typeof en>;
