import type { analytics as en } from "../../en/frame/analytics.ts";
import type { Translated } from "../../translated.ts";

export const analytics = {
  title: "Можно собирать статистику посещений?",
  what: "Отдельный сервис аналитики узнает, какого рода страницы вы открываете, а после входа — ещё и id вашего аккаунта. Ваши поездки, почту и сетевой адрес он не узнает. Решение можно изменить в настройках.",
  allow: "Разрешить",
  refuse: "Нет, спасибо",
  share: "Сообщать аналитике, какие страницы я открываю",
  shared: "Вид страниц и id вашего аккаунта, но не ваши поездки, почту или сетевой адрес.",
} as const satisfies Translated<typeof en>;
