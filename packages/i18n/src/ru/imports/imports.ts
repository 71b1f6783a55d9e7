import type { imports as en } from "../../en/imports/imports.ts";
import type { Translated } from "../../translated.ts";

export const imports = {
  open: "Импорт",
  openTrip: "Импортировать поездку",
  openInto: "Импорт в эту поездку",
  dropHere: "Отпустите файл, чтобы посмотреть, что в нём",
  onlyOne: "Прочитан только первый файл. Импортируйте остальные по одному.",
} as const satisfies Translated<typeof en>;
