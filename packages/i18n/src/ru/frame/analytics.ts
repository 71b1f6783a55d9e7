import type { analytics as en } from "../../en/frame/analytics.ts";
import type { Translated } from "../../translated.ts";

export const analytics = {
  share: "Сообщать аналитике, какие страницы я открываю",
  shared: "Вид страниц и id вашего аккаунта, но не ваши поездки, почту или сетевой адрес.",
} as const satisfies Translated<typeof en>;
