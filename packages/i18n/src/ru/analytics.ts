import type { Translated } from "../catalogue.ts";
import type { analytics as en } from "../en/analytics.ts";

export const analytics = {
  title: "Можно учесть ваш визит?",
  what: "Отдельный сервис аналитики узнает, какого рода страницы вы открываете, а после входа — ещё и id вашего аккаунта. Но не ваши поездки, почту или сетевой адрес. Решение можно изменить в настройках.",
  allow: "Разрешить",
  refuse: "Нет, спасибо",
  share: "Сообщать аналитике, какие страницы я открываю",
  shared: "Вид страниц и id вашего аккаунта, но не ваши поездки, почту или сетевой адрес.",
} as const satisfies Translated<typeof en>;
