import type { connection as en, tooltips as enTooltips } from "../../en/frame/connection.ts";
import type { Translated } from "../../translated.ts";

export const connection = {
  noServer: "Сервер не отвечает. Изменения отправятся позже.",
  back: "Связь восстановлена",
  sending_one: "Связь восстановлена. Отправляется {{count}} изменение.",
  sending_few: "Связь восстановлена. Отправляются {{count}} изменения.",
  sending_many: "Связь восстановлена. Отправляется {{count}} изменений.",
  sending_other: "Связь восстановлена. Отправляется {{count}} изменения.",
} as const satisfies Translated<typeof en>;

export const tooltips = {
  noInternet: "Нет сети: изменения отправятся позже",
  noServer: "Сервер не отвечает: изменения отправятся позже",
} as const satisfies Translated<typeof enTooltips>;
