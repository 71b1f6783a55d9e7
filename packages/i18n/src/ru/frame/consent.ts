import type { consent as en } from "../../en/frame/consent.ts";
import type { Translated } from "../../translated.ts";

export const consent = {
  title: "Можно собирать статистику посещений?",
  what: "Отдельный сервис аналитики узнает, какого рода страницы вы открываете, а после входа — ещё и id вашего аккаунта. Ваши поездки, почту и сетевой адрес он не узнает. Решение можно изменить в настройках.",
  allow: "Разрешить",
  refuse: "Нет, спасибо",
} as const satisfies Translated<typeof en>;
