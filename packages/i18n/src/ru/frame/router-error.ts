import type { routerError as en } from "../../en/frame/router-error.ts";
import type { Translated } from "../../translated.ts";

export const routerError = {
  title: "Что-то пошло не так!",
  text: "Всё сохранённое цело. Попробуйте ещё раз или вернитесь на главную.",
  show: "Показать ошибку",
  hide: "Скрыть ошибку",
  fallback: "Не найдено",
  incomplete: "Страница загрузилась не полностью.",
  reload: "Обновить",
} as const satisfies Translated<typeof en>;
