import type { offline as en, tooltips as enTooltips } from "../../en/frame/offline.ts";
import type { Translated } from "../../translated.ts";

export const offline = {
  newVersionAvailable: "Доступна новая версия",
  updateButton: "Обновить",
  laterButton: "Позже",
  noInternetConnection: "Нет подключения к интернету",
  noServer: "Сервер не отвечает. Изменения сохранятся здесь и отправятся позже.",
  back: "Связь восстановлена",
  asOf: "По состоянию на {{at}}",
  dropped: "Не хватило места: «{{name}}» больше не откроется без сети.",
} as const satisfies Translated<typeof en>;

export const tooltips = {
  noInternet: "Нет сети: изменения сохранятся здесь и отправятся позже",
  noServer: "Сервер не отвечает: изменения сохранятся здесь и отправятся позже",
} as const satisfies Translated<typeof enTooltips>;
