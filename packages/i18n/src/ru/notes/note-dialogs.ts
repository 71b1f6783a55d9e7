import type { noteDialogs as en } from "../../en/notes/note-dialogs.ts";
import type { Translated } from "../../translated.ts";

export const noteDialogs = {
  newTitle: "Новая заметка",
  editTitle: "Заметка",
  replyTitle: "Ответ",
  editReplyTitle: "Ответ",
  replyTo: "К заметке «{{name}}»",
  textHint: "Кнопка «Добавить задачу» превращает строку в задачу.",
  choosePoint: "Какая точка?",
  anyPlace: "эта точка",
  noSuchPoint: "Точек не найдено",
  moveTitle: "Перенести «{{name}}»",
  moveText: "Ответы перейдут вместе с ней.",
} as const satisfies Translated<typeof en>;
