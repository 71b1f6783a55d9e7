import type { offline as en } from "../../en/frame/offline.ts";
import type { Translated } from "../../translated.ts";

export const offline = {
  newVersionAvailable: "Доступна новая версия",
  updateButton: "Обновить",
  laterButton: "Позже",
  offline: "Нет сети",
  noInternetConnection: "Нет подключения к интернету",
  asOf: "По состоянию на {{at}}",
  dropped: "Не хватило места: «{{name}}» больше не откроется без сети.",
} as const satisfies Translated<typeof en>;
