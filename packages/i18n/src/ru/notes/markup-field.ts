import type { markupField as en } from "../../en/notes/markup-field.ts";
import type { Translated } from "../../translated.ts";

export const markupField = {
  toolbar: "Оформление",
  view: "Текст или просмотр",
  write: "Текст",
  preview: "Просмотр",
  empty: "Пока ничего не написано",
  tooLong_one: "Длиннее допустимого на {{count}} символ (не больше {{max}}).",
  tooLong_few: "Длиннее допустимого на {{count}} символа (не больше {{max}}).",
  tooLong_many: "Длиннее допустимого на {{count}} символов (не больше {{max}}).",
  tooLong_other: "Длиннее допустимого на {{count}} символа (не больше {{max}}).",
} as const satisfies Translated<typeof en>;
