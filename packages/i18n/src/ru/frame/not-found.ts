import type { notFound as en } from "../../en/frame/not-found.ts";
import type { Translated } from "../../translated.ts";

export const notFound = {
  pageTitle: "Страница не найдена",
  imgAlt: "Бобёр в очках для плавания что-то ищет под водой",
  lead: "Мы нырнули, но такой страницы тут нет",
  desc: "Возможно, в адресе опечатка или страницу переместили либо удалили.",
  tip: "Подсказка: с главной страницы можно попасть куда угодно.",
  cta: "На главную",
} as const satisfies Translated<typeof en>;
