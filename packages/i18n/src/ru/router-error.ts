import type { Translated } from "../catalogue.ts";
import type { routerError as en } from "../en/router-error.ts";

export const routerError = {
  title: "Что-то пошло не так!",
  text: "Всё сохранённое цело. Попробуйте ещё раз или вернитесь на главную.",
  show: "Показать ошибку",
  hide: "Скрыть ошибку",
  fallback: "Не найдено",
} as const satisfies Translated<typeof en>;
